"""How long the pages after a lesson take for a class of forty with sixty answers each, from the database to the page.

``python -m tests.benchmarks.report``; exit code 1 if a page takes longer than it may.
"""

import sys
import tempfile
import time
from pathlib import Path

from quizbs.game import Event
from quizbs.quiz.question import Choice, Kind, Question
from quizbs.quiz.wording import wording
from quizbs.reports.answers import AnswerRecord, AskedQuestion, LessonRecord, Participant, record
from quizbs.store.codec import Codec
from tests.reports.simulated import Simulated
from tests.web.app import app_in, teacher_of
from tests.web.past_lessons import stored

STUDENTS, ANSWERS = 40, 60
MOST = 0.3  # s
TIMES = 7


def lesson() -> LessonRecord:
    """Return a lesson in which everybody answered everything once, and two thirds right."""
    choices = tuple(Choice(text, right=text == "right") for text in ("right", "near", "far", "absurd"))
    bank = [
        Question(
            f"q{n}", f"Question {n}, which is as long as questions are?", Kind.CHOICE, choices, topic=f"Topic {n % 7}"
        )
        for n in range(ANSWERS)
    ]
    asked = [AskedQuestion("space", wording(one), one, 30.0) for one in bank]
    answers = [
        AnswerRecord(
            1,
            f"x.{person % 8}",
            f"person{person:02}",
            one.question.text,
            (person + 2 * number) % 3 > 0,
            200.0 + number,
            table=person % 8 + 1,
            bank="space",
            question=one.question.id,
            wording=one.wording,
            topic=one.question.topic,
            kind="choice",
            chosen=(0,) if (person + 2 * number) % 3 else (1,),
            seconds=7.5,
        )
        for number, one in enumerate(asked)
        for person in range(STUDENTS)
    ]
    return LessonRecord(100.0, answers, asked, [Participant(f"person{n:02}", n % 8 + 1) for n in range(STUDENTS)])


def main() -> int:
    """Print the best time of each page; return 1 if one is too slow."""
    slow = 0
    with tempfile.TemporaryDirectory() as folder, app_in(Path(folder)) as app:
        teacher = teacher_of(app)
        stored(app, "l1", lesson(), time.time() - 2400)
        for path in ("/report/l1", "/report/l1/answers", "/report/l1/class", "/lessons"):
            took = []
            for _ in range(TIMES):
                begun = time.perf_counter()
                answer = teacher.get(path)
                took.append(time.perf_counter() - begun)
                if answer.status_code != 200:
                    raise SystemExit(f"{path}: {answer.status_code}")
            best = min(took)
            slow += best > MOST
            sys.stdout.write(f"{path}: {1000 * best:.0f} ms (at most {1000 * MOST:.0f})\n")
    best = replayed()
    sys.stdout.write(f"more while the lesson is open, to read its ledger: {1000 * best:.0f} ms\n")
    return 1 if slow else 0


def replayed() -> float:
    """Return the fewest seconds to read the ledger of eight tables that were asked sixty questions each."""
    class_, codec = Simulated(1, STUDENTS // 5, ANSWERS, size=ANSWERS), Codec[Event](Event)
    ledger = {f"x.{n}": [(at, codec.write(list(each))) for at, each in t.rows] for n, t in enumerate(class_.tables, 1)}
    took = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        record(class_.lesson, lambda game: [(at, codec.read(text)) for at, text in ledger[game]])
        took.append(time.perf_counter() - begun)
    return min(took)


if __name__ == "__main__":
    raise SystemExit(main())
