"""A question that a teacher types during a lesson. It is asked once, and saved in a bank only on request."""

from hashlib import sha256

from quizbs.game.refusal import require
from quizbs.quiz.question import Choice, Kind, Question

_OWN = "own "


def own_question(text: str, right: str, wrong: tuple[str, ...] = ()) -> Question:
    """Return a question with this right answer and these wrong ones; without wrong ones its answer is typed.

    The same words make the same id. Empty and repeated wrong answers are dropped. Raises ``Refused``:
    ``not_understood`` without a question or a right answer.
    """
    text, right = _tidy(text), _tidy(right)
    require(text and right, "not_understood")
    different = {typed.casefold(): typed for each in reversed(wrong) if (typed := _tidy(each))}
    others = [typed for folded, typed in reversed(different.items()) if folded != right.casefold()]
    id_ = _OWN + sha256(repr((text, right, *others)).encode()).hexdigest()[:12]
    if not others:
        return Question(id_, text, Kind.TYPED, accept=(right,))
    return Question(id_, text, Kind.CHOICE, (Choice(right, right=True), *map(Choice, others)))


def is_own(question: Question) -> bool:
    """Return whether a teacher typed the question during a lesson, so that it may be in no bank."""
    return question.id.startswith(_OWN)


def _tidy(typed: str) -> str:
    return " ".join(typed.split())
