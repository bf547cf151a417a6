"""Questions over the games of a lesson: which a short deck drops, when repeats start, which were missed."""

from collections.abc import Iterable, Sequence
from typing import Literal

from quizbs.game.cards import Rank, deck_of
from quizbs.game.state import GameState
from quizbs.quiz.card_questions import without_a_card
from quizbs.quiz.question import Question

# Questions in 20 minutes at one table with the rules of Classroom and typical players: "answered" in the output of
# ``quizbs simulate``.
_IN_20_MINUTES = {2: 16, 3: 18, 4: 18, 5: 19, 6: 20, 7: 22, 8: 23}
_LARGER = 15  # with several decks, up to forty players
_TIMES = {"calm": 0.84, "typical": 1.0, "hot": 1.33}  # factor of the number of questions, by kind of table


def questions_off_deck(bank: Iterable[Question], ranks: str) -> list[Question]:
    """Return the questions whose pinned cards are all missing from a deck of these ranks, like ``"A2345"``."""
    return without_a_card(bank, deck_of(Rank(ranks[-1]), 1))


def minutes_until_repeats(
    questions: int, players: int, pace: Literal["calm", "typical", "hot"] | float = "typical"
) -> float:
    """Return after how many minutes a table has been asked all ``questions`` of a bank.

    ``pace`` is the kind of table, or the measured number of questions a minute. ``inf`` at a pace of 0. Each table has
    the whole bank.
    """
    if isinstance(pace, str):
        pace = _TIMES[pace] * _IN_20_MINUTES.get(players, _LARGER) / 20
    return questions / pace if pace > 0 else float("inf")


def missed_in(games: Sequence[GameState]) -> tuple[str, ...]:
    """Return the ids of questions that were missed when last asked in these games, which are in order, oldest first."""
    missed: frozenset[str] = frozenset()
    for game in games:
        missed = missed - frozenset(game.questions.asked) | game.questions.missed
    return tuple(sorted(missed))
