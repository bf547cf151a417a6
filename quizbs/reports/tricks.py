"""Results of *Trick the class*: the wrong answer that fooled most is what to teach."""

import msgspec

from quizbs.lesson.state import Lesson
from quizbs.lesson.trick.lies import truth_of


class FooledMost(msgspec.Struct, frozen=True):
    """A round: its question, the right answer, the most successful wrong answer, how many chose it, of how many."""

    text: str
    right: str
    lie: str
    fooled: int
    voters: int


def fooled_most(lesson: Lesson) -> tuple[FooledMost, ...]:
    """Return the rounds of a lesson in which a wrong answer fooled a student, in order; never its author."""
    found = []
    for trick in lesson.tricks:
        wrong = [(trick.votes(at), -at) for at, tile in enumerate(trick.tiles) if not tile.truth]
        fooled, at = max(wrong, default=(0, 0))
        if trick.is_told and fooled:
            lie = trick.tiles[-at].text
            found.append(FooledMost(trick.question.text, truth_of(trick.question), lie, fooled, len(trick.chosen)))
    return tuple(found)
