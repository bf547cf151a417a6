"""How the open points of the written rules were settled, by their numbers in ``docs/rules.md`` (Settled)."""

from __future__ import annotations

from typing import Any

import pytest

from quizbs.game.options import PRESETS
from tests.support.game_story import WALL, Story, asks

LEAF = asks("What makes a leaf green?", "chlorophyll", "carotene", "water")
ROOT = asks("What do roots take up?", "water", "light", "sugar")


def game(preset: str = "cheater", **options: Any) -> Story:
    return Story("ann bob cem", preset, **options).deal(
        ann="AS KH 9S 5D", bob="2C 3D", cem="4D 4H", pile="8C", questions={"KH": LEAF, "AS": ROOT}
    )


@pytest.mark.parametrize("cards", ["AS AH KH", "KH AS AH", "AS KH AH"])
def test_07_one_false_card_makes_the_whole_play_a_lie(cards: str) -> None:
    story = Story("ann bob cem").deal(ann="AS AH KH 9S", bob="2C", cem="3D").plays("ann", cards).calls("bob")
    story.stamped()
    story.sees(WALL, {"challenge": {"honest": False, "loser": 1}})


def test_14_of_two_callers_the_first_counts() -> None:
    story = game().plays("ann", "KH").calls("cem").refuses("closed", lambda s: s.calls("bob"))
    story.sees(WALL, {"challenge": {"caller": 3}}).refuses("closed", lambda s: s.calls("cem"))
    story.refuses("closed", lambda s: s.believes("bob"))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("card", ["AS", "KH"])
def test_17_seat_after_player_continues_after_challenge(preset: str, card: str) -> None:
    story = Story("ann bob cem", preset, opening="hidden_aces", truth="free", direction="clockwise")
    story.deal(ann="AS KH 9S", bob="2C", cem="3D").plays("ann", card).calls("cem").turned().turn("bob", "2")


def test_18_the_pile_is_empty_after_a_challenge() -> None:
    story = game().plays("ann", "AS").stands().plays("bob", "3D").calls("ann").turned().pile(0).turn("cem", "3")
    story.plays("cem", "4D").sees(WALL, {"pile": 1, "claim": {"rank": "3"}})


def test_19_pile_is_taken_after_question_and_answer() -> None:
    story = game().plays("ann", "KH").calls("bob").pile(2).turned().pile(2).asks("bob", "KH", "ann").pile(2)
    story.holds(ann="AS 9S 5D").answers("ann", "water").pile(0).holds(ann="AS 9S 5D 8C KH")
    story.tells("called", "stamped", "asked", "answered", "took")


def test_20_all_challenged_cards_may_be_asked() -> None:
    game().plays("ann", "AS KH").calls("bob").turned().asks("bob", "AS", "ann").sees(
        WALL, {"question": {"text": ROOT.text}}
    )


def test_31_leaving_players_do_not_end_the_game() -> None:
    story = game().autoplays("bob").autoplays("cem").plays("ann", "AS").waits(5)
    assert story.game.phase == "turn"
    assert story.game.winner is None
