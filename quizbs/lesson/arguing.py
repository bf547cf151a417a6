"""*Argue* (``docs/rules.md``): a class that is split on a question argues and votes again before it sees the answer."""

from collections import Counter

from quizbs.game.refusal import require
from quizbs.lesson import events as e
from quizbs.lesson.session_state import ClassAnswer, ClassQuestion, SessionState

ARGUES = 60.0  # seconds
MIN_VOTERS = 5  # with fewer voters no counts are shown
LEAST, MOST = 0.35, 0.7  # share right between which talking helps most (Crouch and Mazur 2001)


def splits(session: SessionState, asked: ClassQuestion) -> bool:
    """Return whether the class should argue after its first vote: enough voted, and neither few nor most were right."""
    if not session.setup.options.argue or asked.first or not asked.question.choices:
        return False
    right = sum(answer.right for answer in asked.answers)
    return len(asked.answers) >= MIN_VOTERS and LEAST <= right / len(asked.answers) <= MOST


def groups(asked: ClassQuestion) -> list[int]:
    """Return how many gave the same answer, for each given answer, largest number first.

    The answers aren't included.
    """
    return sorted(Counter(frozenset(answer.choices or ()) for answer in asked.answers).values(), reverse=True)


def vote_again(asked: ClassQuestion, now: float, seconds: float) -> list[e.Event]:
    """Return the event that starts the second vote, with a time limit of ``seconds``."""
    require(asked.arguing, "closed")
    return [e.ClassVotesAgain(now, now + seconds)]


def twice(asked: ClassQuestion) -> list[tuple[ClassAnswer, ClassAnswer]]:
    """Return the first and the second answer of each seat that answered twice in time."""
    before = {answer.seat: answer for answer in asked.first}
    again = (answer for answer in asked.answers if not answer.late)
    return [(before[answer.seat], answer) for answer in again if answer.seat in before]


def counts(asked: ClassQuestion, answers: list[ClassAnswer]) -> list[int]:
    """Return how often each choice was chosen, in shown order."""
    given = Counter(place for answer in answers for place in answer.choices or ())
    return [given[place] for place in range(len(asked.order))]
