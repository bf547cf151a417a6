"""Results of *Trick the class*: which student's wrong answer fooled most."""

import msgspec

from quizbs.lesson.session_state import SessionState
from quizbs.lesson.trick.lies import truth_of


class FooledMost(msgspec.Struct, frozen=True):
    """A question of *Trick the class*, its right answer, and the wrong answer (``lie``) that fooled most students.

    ``fooled`` of ``voters`` students chose the lie.
    """

    text: str
    right: str
    lie: str
    fooled: int
    voters: int


def fooled_most(session: SessionState) -> tuple[FooledMost, ...]:
    """Return the questions of *Trick the class* in which a wrong answer fooled a student, in the order asked.

    The author of a wrong answer is never named.
    """
    questions = []
    for trick in session.tricks:
        wrong = [(trick.votes(at), -at) for at, tile in enumerate(trick.tiles) if not tile.truth]
        fooled, at = max(wrong, default=(0, 0))
        if trick.is_revealed and fooled:
            lie = trick.tiles[-at].text
            questions.append(FooledMost(trick.question.text, truth_of(trick.question), lie, fooled, len(trick.chosen)))
    return tuple(questions)
