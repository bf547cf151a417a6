"""Bets: guesses about the next play, belief in a claim, and bets on a call until its first card is seen."""

from __future__ import annotations

from typing import Any

import pytest

from quizbs.game import commands as c
from quizbs.game.events import BetLaid
from quizbs.game.stamp import first_turn, moments
from tests.support.game_story import WALL, Story

ALL = {"bets": True, "beliefs": True, "guesses": True}
HANDS: dict[str, Any] = {
    "ann": "AS AH KS 5S",
    "bob": "2S 3H 3D 5H",
    "cem": "4S 4H 4D 5D",
    "dan": "6S 6H 6D 5C",
    "eve": "7S 7H 7D 8C",
}


def table(**options: Any) -> Story:
    return Story("ann bob cem dan eve", questions=False, **(ALL | options)).deal(pile="9S 9H", **HANDS)


def saw(story: Story) -> dict[str, int]:
    return {name: found.saw for name, seat in story.names.items() if (found := story.game.tally.get(seat)) is not None}


def test_all_others_may_bet_after_call() -> None:
    story = table(guesses=False).plays("ann", "AS KS").calls("bob")
    story.may("cem", "bet").may("eve", "bet").may("ann").may("bob")
    story.bets("cem dan", lie=True).bets("eve", lie=False)
    story.sees("cem", {"you": {"bet": {"lie": True, "right": None}}})
    story.stamped().sees("cem", {"you": {"bet": {"lie": True, "right": True}}})
    story.sees("eve", {"you": {"bet": {"lie": False, "right": False}}})
    assert saw(story) == {"bob": 0, "cem": 1, "dan": 1}, "the caller has the call, and a wrong bet takes nothing"


def test_bet_may_be_changed_until_the_first_card_is_visible() -> None:
    story = table(guesses=False).plays("ann", "AS KS").calls("bob").bets("cem", lie=False).waits(2.8)
    story.bets("cem", lie=True).waits(0.02).phase("turning").may("cem")
    story.refuses("closed", lambda late: late.bets("cem", lie=False))
    story.stamped()
    assert saw(story)["cem"] == 1


def test_same_bet_tapped_twice_is_one_event() -> None:
    story = table().bets("cem", lie=True).bets("cem", lie=True).plays("ann", "AS KS").calls("bob")
    story.bets("dan", lie=False).bets("dan", lie=False).bets("dan", lie=True)
    laid = [(event.seat, event.lie) for event in story.log if isinstance(event, BetLaid)]
    assert laid == [(3, True), (4, False), (4, True)]


def test_late_bet_never_counts_for_the_next_claim() -> None:
    story = table(guesses=False).plays("ann", "AS KS").calls("bob").turned().plays("bob", "2S").calls("cem")
    story.refuses("closed", lambda late: late.bets("dan", lie=True, turn=1))
    story.bets("dan", lie=True, turn=2)


def test_missing_bet_costs_nothing() -> None:
    story = table().plays("ann", "AS AH").calls("bob").stamped()
    assert saw(story) == {"bob": 0}
    story.sees("cem", {"you": {"bet": None}})


def test_all_others_may_bet_on_an_uncalled_last_card() -> None:
    story = Story("ann bob cem", questions=False, bets=True).deal(ann="AS", bob="2S 3S", cem="4S 5S")
    story.plays("ann", "AS").runs_out().phase("turning").bets("bob", lie=True).bets("cem", lie=False).stamped()
    assert saw(story) == {"cem": 1}


def test_bets_are_hidden_until_a_card_is_visible() -> None:
    story = table(guesses=False).plays("ann", "AS KS").calls("bob")
    before = {name: story.view(name) for name in (WALL, "ann", "bob", "eve")}
    story.bets("cem dan", lie=True)
    assert {name: story.view(name) for name in before} == before
    story.waits(2.81).sees(WALL, {"challenge": {"bets": {"lie": 2, "true": 0}}})


def test_single_bet_is_never_revealed() -> None:
    story = table().plays("ann", "AS KS").calls("bob").bets("cem", lie=True).stamped()
    story.sees(WALL, {"challenge": {"bets": None}})


def test_first_card_turns_after_time_for_bets_even_in_short_show() -> None:
    for number, short in ((1, False), (3, False), (3, True)):
        assert first_turn(number, short=short, bets=True) == 2.6
    assert moments(3, 1, 3, bets=True) == moments(3, 1, 1)
    assert moments(1, None, 3, short=True, bets=True) == (3.015, 3.44)
    story = table(short_show=True).plays("ann", "AS KS").calls("bob")
    assert story.left() == pytest.approx(2.705)


def test_believing_a_claim_is_a_bet_on_its_truth() -> None:
    story = table(guesses=False).plays("ann", "AS AH").believes("cem dan").calls("bob")
    story.sees("cem", {"you": {"bet": {"lie": False, "right": None}}}).bets("dan", lie=True).stamped()
    assert saw(story) == {"bob": 0, "cem": 1}
    story.sees("ann", {"you": {"fooled": 1}}).sees("cem", {"you": {"fooled": None}})


def test_caught_cheat_sees_how_many_had_believed() -> None:
    story = table(bets=False).plays("ann", "KS").believes("cem dan").calls("bob")
    story.sees("ann", {"you": {"fooled": None}}).stamped().sees("ann", {"you": {"fooled": 2}})
    assert saw(story) == {"bob": 0}


def test_belief_is_no_bet_without_the_beliefs_option() -> None:
    story = table(beliefs=False).plays("ann", "AS").believes("cem").calls("bob").stamped()
    assert saw(story) == {"bob": 0}
    story.sees("ann", {"you": {"fooled": None}})


def test_guess_about_the_next_play_counts_once_cards_are_turned() -> None:
    story = table(bets=False).may("ann", "play").may("cem", "bet").bets("cem eve", lie=True).bets("dan", lie=False)
    story.sees("cem", {"you": {"bet": {"lie": True, "right": None}}})
    story.plays("ann", "KS").sees("cem", {"you": {"bet": None}}).calls("bob").stamped()
    assert saw(story) == {"bob": 0, "cem": 1, "eve": 1}


def test_guess_about_an_uncalled_play_does_not_count() -> None:
    story = table().bets("cem", lie=True).plays("ann", "KS").stands().plays("bob", "2S").stands()
    assert saw(story) == {}
    assert not story.game.turn.bets


def test_guess_of_the_caller_does_not_count() -> None:
    story = table().bets("bob", lie=True).plays("ann", "KS").calls("bob").stamped()
    assert saw(story) == {"bob": 0}
    assert story.game.tally[story.names["bob"]].caught == 1


def test_guess_lasts_one_turn_and_is_refused_for_an_open_card() -> None:
    story = table().bets("cem", lie=True).plays("ann", "KS")
    story.refuses("closed", lambda late: late.bets("cem", lie=False, turn=1))
    first = Story("ann bob cem", "bottle", starter="left_of_dealer", guesses=True).deal(ann="AS", bob="2S", cem="3S")
    first.may("bob").refuses("closed", lambda early: early.bets("bob", lie=True))


def test_guests_may_bet_and_autoplay_seats_may_not() -> None:
    story = table(guesses=False).guest("gil").autoplays("dan").plays("ann", "KS").calls("bob")
    story.may("gil", "bet").may("dan").bets("gil", lie=True).stamped()
    assert saw(story) == {"bob": 0, "gil": 1}


def test_player_who_takes_over_a_hand_has_no_bet() -> None:
    story = table().bets("cem", lie=True).plays("ann", "KS").calls("bob")
    story.does(c.TakeHand(story.names["cem"], story.now)).sees("cem", {"you": {"bet": None}}).stamped()
    assert saw(story)["cem"] == 0


def test_bets_are_refused_during_pause() -> None:
    story = table().plays("ann", "KS").calls("bob").pauses().may("cem")
    story.refuses("paused", lambda late: late.bets("cem", lie=True)).resumes().bets("cem", lie=True)
