"""Rules C (``docs/rules.md``), *Spin the bottle*: a test for each of their statements C1–C13."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from quizbs.game import commands as c
from quizbs.game import decide
from quizbs.game.actors import Clock
from quizbs.game.events import Pointed
from quizbs.game.options import PRESETS
from tests.support.game_story import WALL, Story


def bottle(names: str = "ann bob cem", **options: Any) -> Story:
    return Story(names, "bottle", **options)


def opened() -> Story:
    """Return a game in which Ann has opened with a seven, and Cem, the next counter-clockwise, must play an eight."""
    return bottle().deal(ann="7H KH", bob="2C 9D", cem="8D 8H 4H").plays("ann", "7H")


def test_c1_the_bottle_decides_by_chance_who_begins() -> None:
    starters = {bottle(seed=seed).opens(dealer="ann").runs_out().game.starter for seed in range(40)}
    assert starters == {1, 2, 3}


def test_c1_starter_is_unknown_until_bottle_stops() -> None:
    story = bottle().opens().waits(2.5).phase("spinning")
    for name in (WALL, "ann", "bob", "cem"):
        story.sees(name, {"starter": {"seat": None, "how": "bottle"}, "turn": None, "clock": None})
        view = story.view(name)
        assert not any(seat["next"] for seat in view["seats"])
        assert [(line["what"], line["starter"]) for line in view["log"]] == [("dealt", None)]
    for name, seat in story.names.items():
        story.may(name).refuses("closed", partial(_plays_first, name=name, seat=seat))


def _plays_first(story: Story, name: str, seat: int) -> Story:
    return story.plays(name, str(story.game.deck.hands[seat][0]))


def test_c1_spin_may_end_at_any_seat() -> None:
    spinning = bottle().opens()
    ends = [decide(spinning.game, Clock(), c.Skip(1), spinning.now + 2.6, Random(seed))[0] for seed in range(40)]
    assert {pointed.seat for pointed in ends if isinstance(pointed, Pointed)} == {1, 2, 3}


def test_c1_the_first_turn_begins_when_the_bottle_stops() -> None:
    story = bottle(first_lap_clock=True, turn_time=20).opens().waits(2.6).clock(20)
    starter = next(name for name, seat in story.names.items() if seat == story.game.starter)
    story.turn(starter, story.game.turn.rank).may(starter, "play").tells("dealt", "pointed")  # type: ignore[arg-type]
    story.sees(WALL, {"starter": {"seat": story.game.starter, "how": "bottle"}})
    bottle(short_show=True).opens().waits(1.2).phase("spinning").waits(0.1).phase("turn")


def test_c1_pause_stops_the_bottle_and_bell_ends_the_game() -> None:
    bottle().opens().waits(1).pauses().waits(60).resumes().waits(1.5).phase("spinning").waits(0.1).phase("turn")
    bottle().opens().skips().phase("turn")
    bottle().opens().bell().phase("over")
    bottle().opens().ends().phase("over")


def test_c2_hands_are_equal_and_the_remainder_starts_the_pile() -> None:
    story = bottle().opens()
    assert [len(hand) for hand in story.game.deck.hands.values()] == [17, 17, 17]
    story.pile(1)


def test_c3_starter_plays_uncallable_open_card() -> None:
    story = bottle().deal(ann="7H KH", bob="2C 9D", cem="8D 8H 4H")
    story.sees("ann", {"rank": None, "you": {"can": {"play": {"open": True, "least": 1, "most": 1, "rank": None}}}})
    story.refuses("too_many", lambda s: s.plays("ann", "7H KH"))
    story.plays("ann", "7H").pile(1).turn("cem", "8")
    story.sees(WALL, {"open_card": "7H", "claim": None, "wait": 0})
    story.refuses("closed", lambda s: s.calls("bob", claim=0)).refuses("closed", lambda s: s.calls("bob", claim=1))
    story.refuses("closed", lambda s: s.believes("bob", claim=1)).may("bob").may("cem", "play")


def test_c4_next_counter_clockwise_plays_next_rank() -> None:
    story = opened().plays("cem", "8D").stands()
    story.turn("bob", "9").sees(WALL, {"direction": -1, "open_card": None, "pile": 2}).never_reads(WALL, "8D")


def test_c5_claim_has_the_due_rank_and_the_number_of_cards() -> None:
    opened().plays("cem", "8D 8H").sees(WALL, {"claim": {"seat": 3, "rank": "8", "count": 2}})


def test_c5_holder_of_several_true_cards_may_play_one() -> None:
    story = opened().sees("cem", {"you": {"can": {"play": {"least": 1, "most": 2, "truth": "any"}}}})
    story.plays("cem", "8H").sees(WALL, {"claim": {"count": 1}})


def test_c6_player_with_the_rank_may_not_bluff() -> None:
    story = opened().refuses("must_be_true", lambda s: s.plays("cem", "4H"))
    story.refuses("must_be_true", lambda s: s.plays("cem", "8D 4H"))
    story = bottle().deal(ann="7H KH", bob="2C 9D", cem="5D 5H 4H").plays("ann", "7H")
    story.sees("cem", {"you": {"can": {"play": {"truth": "bluff", "most": 3}}}}).plays("cem", "5D 4H")
    story.sees(WALL, {"claim": {"rank": "8", "count": 2}})


def test_c7_wrong_caller_takes_all_with_open_card() -> None:
    opened().plays("cem", "8D").calls("ann").turned().holds(ann="KH 7H 8D", cem="8H 4H").pile(0).turn("bob", "9")


def test_c8_third_player_plays_after_an_uncalled_claim() -> None:
    opened().plays("cem", "8D").stands().turn("bob", "9").plays("bob", "9D").stands().turn("ann", "T").pile(3)


def test_c9_caught_player_takes_all_cards() -> None:
    story = bottle().deal(ann="7H KH", bob="2C 9D", cem="5D 5H 4H").plays("ann", "7H").plays("cem", "5D")
    story.calls("bob").turned().holds(cem="5H 4H 7H 5D").pile(0).turn("bob", "9")


def test_c10_uncalled_bluff_cannot_be_called_later() -> None:
    story = bottle().deal(ann="7H KH", bob="2C 9D", cem="5D 5H 4H").plays("ann", "7H").plays("cem", "5D").stands()
    story.turn("bob", "9").pile(2).plays("bob", "9D").refuses("closed", lambda s: s.calls("ann", claim=1))


def test_c11_later_players_claim_the_next_rank_face_down() -> None:
    story = opened().plays("cem", "8D").stands().plays("bob", "9D").stands()
    story.turn("ann", "T").plays("ann", "KH").sees(WALL, {"claim": {"rank": "T"}, "open_card": None})


def test_c12_later_claims_may_be_called_whether_true_or_false() -> None:
    story = opened().plays("cem", "8D").stands().plays("bob", "9D").calls("cem").turned()
    story.holds(cem="8H 4H 7H 8D 9D", bob="2C").turn("ann", "T").plays("ann", "KH").calls("bob").turned()
    story.holds(ann="KH").pile(0).turn("cem", "J")


def test_c13_who_runs_out_of_cards_wins() -> None:
    story = bottle().deal(ann="7H KH", bob="2C 9D", cem="8D").plays("ann", "7H").plays("cem", "8D").stands().wins("cem")
    story.places(cem=1, ann=2, bob=3)


def test_c13_who_is_caught_with_the_last_card_has_not_run_out() -> None:
    story = bottle().deal(ann="7H KH", bob="2C 9D", cem="5D").plays("ann", "7H").plays("cem", "5D")
    story.calls("ann").turned().holds(cem="7H 5D").turn("bob", "9")


def test_open_card_appears_once_per_game() -> None:
    story = opened().plays("cem", "8D").calls("ann").turned().turn("bob", "9").plays("bob", "9D")
    story.sees(WALL, {"open_card": None, "claim": {"rank": "9"}, "pile": 1})


def test_bottle_has_no_questions() -> None:
    assert not PRESETS["bottle"].questions
