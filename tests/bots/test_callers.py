"""Which cards simulated children throw away, and how often a seat wins that calls in another way than the others."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from quizbs.bots.callers import CALLERS, wins
from quizbs.bots.children import PLAY_STYLES, THROWS, Throws, card_to_discard, child
from quizbs.game.cards import Card, Rank
from quizbs.game.options import PRESETS
from quizbs.game.state import GameDeck, GameState, Turn

TYPICAL = PLAY_STYLES["typical"]
CLASSROOM = replace(PRESETS["classroom"], deck="J")


def game(hand: str, *, seat: int = 1, turn: int = 3) -> GameState:
    """Return a game of five with all ranks in which ``seat`` has this hand, and the seat ``turn`` must play fours."""
    cards = tuple(Card(card) for card in hand.split())
    deck = GameDeck(ranks="A23456789TJQK", hands={seat: cards})
    return GameState(seats=(1, 2, 3, 4, 5), deck=deck, turn=Turn(seat=turn, rank=Rank("4")))


def test_last_needed_card_counts_from_own_next_turn() -> None:
    """After a call it is the next seat's turn: seat 1 will have to play 7, Q, 4 and so on to 5, 10, 2."""
    careful = child(TYPICAL, Random(1), 0.5, "needed last")
    assert card_to_discard(careful, game("7H TD 2S QC"), 1, Random(1)) == "2S"
    assert card_to_discard(careful, game("7H TD QC"), 1, Random(1)) == "TD"
    assert (
        card_to_discard(careful, game("7H TD 2S QC", seat=3), 3, Random(1)) == "QC"
    )  # four, nine ... ten, two, seven, queen


def test_random_thrower_throws_each_card_equally_often() -> None:
    careless = child(TYPICAL, Random(1), 0.5, "any card")
    chance = Random(3)
    thrown = Counter(card_to_discard(careless, game("7H TD 2S QC"), 1, chance) for _ in range(400))
    assert all(count == pytest.approx(100, abs=30) for count in thrown.values())


def test_half_of_simulated_children_throw_any_card_away() -> None:
    chance = Random(2)
    kinds = Counter(child(TYPICAL, chance, 0.5).throws for _ in range(400))
    assert set(kinds) == set(THROWS)
    assert kinds["any card"] == pytest.approx(200, abs=40)


def won(way: str, throws: Throws, games: int) -> float:
    return wins(CLASSROOM, 5, TYPICAL, CALLERS[way], throws, games, Random(4))


@pytest.mark.parametrize(
    ("games", "more"), [pytest.param(120, 0.0, id="few"), pytest.param(300, 0.05, marks=pytest.mark.thorough)]
)
def test_calling_on_evidence_beats_calling_on_a_whim(games: int, more: float) -> None:
    assert won("on evidence", "any card", games) > won("every second claim", "any card", games) + more


@pytest.mark.thorough
def test_never_calling_loses_against_good_throwers() -> None:
    assert won("on evidence", "needed last", 300) > won("never", "needed last", 300) + 0.05


@pytest.mark.thorough
def test_calling_as_most_do_wins_a_fair_share() -> None:
    assert won("as most do", "any card", 300) == pytest.approx(0.2, abs=0.06)


def test_calls_are_limited_by_the_rules() -> None:
    """A player that calls every claim still has a limited number of wrong calls."""
    limited = replace(CLASSROOM, call_tokens=1, calls_in_row=1)
    for way in CALLERS.values():
        assert 0 <= wins(limited, 3, TYPICAL, way, None, 10, Random(1)) <= 1
