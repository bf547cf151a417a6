"""The check-up of a bank: what a teacher may want to improve in its questions before the next lesson."""

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from typing import NamedTuple

from quizbs.message import Message
from quizbs.quiz.picture import digest_of
from quizbs.quiz.question import Question
from quizbs.teacher.library import gist, shorter

# letters that a class reads or types quickly; an import reports only what hardly fits a screen (``banks.limits``)
COMFORTABLE_TEXT, COMFORTABLE_CHOICE, COMFORTABLE_WHOLE, COMFORTABLE_TYPED = 200, 75, 420, 40
MAX_LISTED_REMARKS = 5  # if more questions have the same remark, it is listed once for all of them
KINDS = ("picture", "result", "twice", "long", "explanation")  # the most serious first
MIN_ANSWERS = 3  # least answers that say something about a question

Results = Mapping[str, tuple[int, int]]  # right answers and all answers, by question text


class Remark(NamedTuple):
    """A remark on a question that could be improved. ``kind`` is one of ``KINDS``, ``says`` the remark.

    ``position`` is that of the question in the bank, ``question`` its shortened text. ``times``: how many questions
    have the same remark.
    """

    kind: str
    position: int
    question: str
    says: Message
    times: int = 1  # number of questions with this remark


def folded(all_remarks: Sequence[Remark]) -> list[Remark]:
    """Return the remarks as they are listed.

    A remark that more than ``MAX_LISTED_REMARKS`` questions share is listed once, with the number of these questions.
    """
    alike = Counter((remark.kind, remark.says) for remark in all_remarks)
    shown: dict[tuple[str, Message, int], Remark] = {}
    for remark in all_remarks:
        same = (remark.kind, remark.says)
        many = alike[same] > MAX_LISTED_REMARKS
        key = (*same, -1 if many else remark.position)
        shown.setdefault(key, remark._replace(times=alike[same]) if many else remark)
    return list(shown.values())


def remarks(placed: Mapping[int, Question], results: Results, stored: Container[str] = ()) -> list[Remark]:
    """Return all remarks on a bank's questions (by position), the most serious kind first, in order within a kind.

    ``stored`` are the digests of the stored pictures.
    """
    first: dict[tuple[str, ...], int] = {}
    all_remarks = []
    for position, question in placed.items():
        text = shorter(question.text, 80)
        for kind, says in (*_long(question), *_missing(question, stored), *_result(question, results)):
            all_remarks.append(Remark(kind, position, text, says))
        other = first.setdefault(gist(question), position)
        if other != position:
            says = Message("banks-check-twice", {"text": shorter(placed[other].text)})
            all_remarks.append(Remark("twice", position, text, says))
    return sorted(all_remarks, key=lambda remark: KINDS.index(remark.kind))


def _long(question: Question) -> Iterator[tuple[str, Message]]:
    longest = max((len(choice.text) for choice in question.choices), default=0)
    whole = len(question.text) + sum(len(choice.text) for choice in question.choices)
    if len(question.text) > COMFORTABLE_TEXT:
        yield "long", Message("banks-check-long-text", {"count": len(question.text), "most": COMFORTABLE_TEXT})
    elif whole > COMFORTABLE_WHOLE:
        yield "long", Message("banks-check-long-whole", {"count": whole, "most": COMFORTABLE_WHOLE})
    if longest > COMFORTABLE_CHOICE:
        yield "long", Message("banks-check-long-choice", {"count": longest, "most": COMFORTABLE_CHOICE})
    if question.accept and len(question.accept[0]) > COMFORTABLE_TYPED:
        yield "long", Message("banks-check-long-typed", {"count": len(question.accept[0])})


def _missing(question: Question, stored: Container[str]) -> Iterator[tuple[str, Message]]:
    if not question.explanation:
        yield "explanation", Message("banks-check-no-explanation")
    if question.image and digest_of(question.image) not in stored:
        yield "picture", Message("banks-check-no-picture", {"name": shorter(question.image)})


def _result(question: Question, results: Results) -> Iterator[tuple[str, Message]]:
    right, answers = results.get(question.text, (0, 0))
    if answers >= MIN_ANSWERS and right in (0, answers):
        yield "result", Message("banks-check-all-right" if right else "banks-check-all-wrong", {"count": answers})
