"""Makes records of lessons for tests of the store."""

import secrets
from collections.abc import Callable, Iterable

from quizbs.quiz.question import Choice, Kind, Question
from quizbs.quiz.wording import wording
from quizbs.reports.answers import AnswerRecord, AskedQuestion, LessonRecord, Participant
from quizbs.store.people import NameTag, People, Person, Taken

NAMES = "ann bob cem dee eve fay gus hal".split()


def comes(
    people: People, lesson: str, token_hash: str, at: float, call: Callable[[Taken], NameTag], device: str = ""
) -> Person:
    """Add a person to a lesson and return them; ``call`` chooses the name tag from those taken."""
    newcomer = Person(secrets.token_hex(8), lesson, "", token_hash, at, device=device)
    return people._database.write(lambda db: people.join(db, newcomer, call))


def only(answers: Iterable[AnswerRecord]) -> LessonRecord:
    """Return a lesson record that has only answers."""
    return LessonRecord(None, list(answers), [], [])


def choice(number: int, topic: str = "") -> Question:
    """Return a question with the right choice first."""
    choices = (Choice("yes", right=True), Choice("no"), Choice("perhaps"))
    return Question(f"q{number}", f"Question {number}?", Kind.CHOICE, choices, topic=topic)


def lesson_of(people: int, questions: int, at: float, bank: str = "space") -> LessonRecord:
    """Return a lesson in which all are asked all questions; the first half of the people answer wrong at first.

    Those are asked again, and are right then.
    """
    asked = [AskedQuestion(bank, wording(choice(n)), choice(n), 30.0) for n in range(questions)]
    found = []
    for number, one in enumerate(asked):
        for place, person in enumerate(NAMES[:people]):
            right = not (number == 0 and place < people // 2 + 1)
            answer = AnswerRecord(1, "l.1", person, one.question.text, right, at + number + place / 100)
            answer = answer._replace(bank=bank, question=one.question.id, wording=one.wording, kind="choice")
            found.append(answer._replace(chosen=(0,) if right else (1,), seconds=5.0))
    again = [
        answer._replace(right=True, chosen=(0,), repeat=True, at=at + 900.0) for answer in found if not answer.right
    ]
    return LessonRecord(at, [*found, *again], asked, [Participant(person) for person in NAMES[:people]])
