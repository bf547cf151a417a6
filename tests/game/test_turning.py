"""From the call to the stamp: faces turn one by one, and nothing reveals the verdict before (``docs/rules.md``)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from quizbs.game import NO_GAME, due, evolve, replay, view_for
from quizbs.game import commands as c
from quizbs.game.actors import Clock
from quizbs.game.events import Called
from quizbs.game.options import PRESETS
from quizbs.game.stamp import moments
from quizbs.lesson import replay as lesson_after
from quizbs.lesson.commands import GameSetup
from quizbs.lesson.events import Prepared, Started
from tests.game.test_golden import GOLDEN
from tests.game.test_questions import LEAF
from tests.support.game_story import CODEC, WALL, Story, by

THREE = "AS AH AD"


def turning(cards: str = THREE, preset: str = "alone", **options: Any) -> Story:
    """Return a game in which Ann has laid these cards as aces, and Bob has called."""
    hand = f"{THREE} AC KH KD KC KS QH QD QC"
    story = Story("ann bob cem", preset, **options).deal(
        ann=hand, bob="2C 3D 4S", cem="4D 4H", pile="8C", questions={"AS": LEAF, "KH": LEAF}
    )
    return story.plays("ann", cards).calls("bob").phase("turning")


def seen(story: Story, who: str = WALL) -> list[str]:
    return [card["face"] for card in story.view(who)["challenge"]["cards"]]


# --- the moments


def test_faces_turn_in_sequence_then_stamp() -> None:
    story = turning()
    came = []
    for left in moments(3, None, 1):
        story.waits(1000 + left - story.now - 0.001)
        came.append(len(seen(story)))
        story.waits(0.001)
    assert came == [0, 1, 2, 3]
    story.phase("reveal").clock(3).sees(WALL, {"challenge": {"honest": True, "loser": 2}})
    assert story.now == pytest.approx(1000 + 6.02)


@pytest.mark.parametrize(("cards", "after"), [("KH", 4.28), ("AS KH", 5.15), ("KH KD KS", 3.42), ("KH AS QH AH", 5.16)])
def test_stamp_follows_deciding_card_after_delay(cards: str, after: float) -> None:
    story = turning(cards, most_cards=4).stamped()
    assert story.now - 1000 == pytest.approx(after)
    assert len(seen(story)) == len(cards.split()), "cards that lie face down turn with the stamp"


def test_reveal_is_faster_from_the_third_call_on() -> None:
    story = Story("ann bob cem", "bs", truth="free").deal(ann="KH KD KS 2S", bob="QH QD QS", cem="JH JD JS")
    took = []
    for name, card, caller in [("ann", "KH", "bob"), ("bob", "QH", "cem"), ("cem", "JH", "ann"), ("ann", "KD", "bob")]:
        story.plays(name, card).calls(caller)
        called = story.now
        story.stamped()
        took.append(round(story.now - called, 3))
        story.turned()
    assert took == [4.28, 4.28, 3.38, 3.38]


def test_short_reveal_halves_time_and_pause_holds_it() -> None:
    story = turning("AS KH", short_show=True)
    came = []
    for left in moments(2, None, 1, short=True):
        story.waits(1000 + left - story.now - 0.001)
        came.append(len(seen(story)))
        story.waits(0.001)
    assert came == [0, 1, 2]
    assert story.phase("reveal").now == pytest.approx(1000 + 5.15 / 2)
    held = turning("KH", short_show=True).waits(1).pauses().waits(500).phase("turning").resumes().stamped()
    assert held.now == pytest.approx(1500 + 4.28 / 2)


def test_uncalled_last_card_turns_as_late_as_a_called_one() -> None:
    story = Story("ann bob cem").deal(ann="KS", bob="2C 3D", cem="4D 4H").plays("ann", "KS").stands()
    story.phase("turning").waits(3.42).sees(WALL, {"challenge": {"called": False, "honest": None, "cards": []}})
    story.waits(0.02).sees(WALL, {"challenge": {"honest": None, "cards": [{"face": "KS", "true": None}]}})
    story.tells("laid", "shown").waits(0.85).phase("reveal").tells("shown", "stamped")


def test_whole_hand_turns_in_the_time_of_four_cards() -> None:
    hand = " ".join(rank + suit for rank in "A23456" for suit in "SHDC")
    story = (
        Story("ann bob cem", overclaim=True).deal(ann=hand, bob="7S 8S", cem="7H 8H").plays("ann", hand).calls("bob")
    )
    story.stamped()
    assert story.now - 1000 == pytest.approx(2.6 + 2.61 / 23 * 4 + 0.82, abs=0.001), "the fifth card is no ace"
    assert len(seen(story)) == 24


def test_true_cards_turn_first_in_an_order_of_random_suits() -> None:
    orders = set()
    for seed in range(60):
        story = turning("KD AS QH AH", seed=seed).stamped()
        order = seen(story)
        assert {face[0] for face in order[:2]} == {"A"}
        orders.add(tuple(order))
    assert len(orders) == 4


def test_question_is_chosen_by_shown_card_order() -> None:
    story = turning("KH AS", ask_caught="must").turned().phase("choosing")
    assert [card["face"] for card in story.view("bob")["you"]["can"]["ask"]["cards"]] == ["AS", "KH"]
    story.asks("bob", "AS", "ann").sees(WALL, {"question": {"card": 0}})


# --- what stops it, and what does not


def test_skip_jumps_to_stamp_then_past_it() -> None:
    story = turning("AS KH", ask_caught="must").waits(1)
    step = story.game.clock.step
    story.skips().phase("reveal").sees(WALL, {"challenge": {"honest": False, "cards": [{}, {}]}}).clock(3)
    story.refuses("closed", lambda s: s.does(c.Skip(step))).skips().phase("choosing")


def test_skip_sent_before_a_face_turned_still_skips() -> None:
    story = turning()
    step = story.game.clock.step
    story.waits(3.0).does(c.Skip(step)).phase("reveal")


@pytest.mark.parametrize("by", ["host", "freeze"])
def test_pause_stops_turning_cards(by: Any) -> None:
    story = turning().waits(3.0).pauses(by).waits(500)
    assert len(seen(story)) == 1
    assert story.now - 1000 == 503
    story.resumes(by).stamped()
    assert story.now - 1000 == pytest.approx(506.02)


def test_reveal_is_extended_by_outage() -> None:
    story = turning().waits(3.0)
    story.now += 60
    story.extends(65).stamped()
    assert story.now - 1000 == pytest.approx(71.02)


def test_delays_of_slow_server_do_not_add_up() -> None:
    story = turning()
    for at in (2.9, 3.75, 5.2):
        story.now = 1000 + at
        command = due(story.game, story.now)
        assert command is not None
        story.does(by(Clock(), command))
    assert len(seen(story)) == 3
    story.phase("turning").stamped()
    assert story.now - 1000 == pytest.approx(6.02)


def test_autoplay_and_bell_do_not_change_the_reveal() -> None:
    story = (
        turning().waits(1).autoplays("ann").autoplays("bob").autoplays("cem").accommodations("bob", time=10.0).bell()
    )
    story.stamped()
    assert story.now - 1000 == pytest.approx(6.02)
    story.clock(2)  # without a present player the cards lie open for two seconds


def test_replay_during_reveal_gives_same_state() -> None:
    story = turning("AS KH KD")
    while story.game.phase == "turning":
        again = replay(CODEC.read(CODEC.write(story.log)))
        assert again == story.game
        story.waits(story.left())


def test_early_end_shows_verdict_and_settles() -> None:
    story = turning("KH").waits(1).ends().phase("over").tells("stamped", "took", "ended")
    assert story.game.tally[2].caught == 1
    assert story.game.tally[1].picked_up == 2


def test_reveal_accepts_no_commands() -> None:
    story = turning()
    for name in ("ann", "bob", "cem"):
        story.may(name)
    story.refuses("closed", lambda s: s.calls("cem")).refuses("closed", lambda s: s.believes("cem"))
    story.refuses("closed", lambda s: s.plays("bob", "2C"))


def test_call_costs_its_token_at_the_stamp() -> None:
    story = turning(call_tokens=2).sees(WALL, {"seats": [{"tokens": 2}] * 3}).stamped()
    story.sees(WALL, {"seats": [{"tokens": 2}, {"tokens": 1}, {"tokens": 2}]})
    turning("KH", call_tokens=2).stamped().sees(WALL, {"seats": [{"tokens": 2}] * 3})


# --- games of earlier releases


def test_old_stored_game_turns_all_cards_at_once() -> None:
    game = NO_GAME
    rows = (GOLDEN / "0.2" / "cheater.jsonl").read_text(encoding="utf-8").splitlines()
    shown = 0
    for event in (event for row in rows for event in CODEC.read(row)):
        game = evolve(game, event)
        assert game.phase != "turning"
        assert game.options.reveal_time == 3, "four seconds from the call were usual then"
        if isinstance(event, Called):
            view = view_for(game, None, 0.0)
            assert view is not None
            assert len(view["challenge"]["cards"]) == view["challenge"]["claim"]["count"]
            assert [line["what"] for line in view["log"]][-2:] == ["called", "stamped"]
            shown += 1
    assert shown > 3


@pytest.mark.parametrize(("stored", "now"), [(4, 3), (0, 0), (3, 3), (6, 6)])
def test_old_lesson_keeps_the_meaning_of_its_reveal_time(stored: int, now: int) -> None:
    setup = GameSetup(preset="bs", options=replace(PRESETS["bs"], reveal_time=stored))
    before = Started(0.0, "l", "K7Q4", setup, 40)
    assert lesson_after([before]).setup.options.reveal_time == now
    assert lesson_after([replace(before, stamp=True)]).setup.options.reveal_time == stored
    prepared = lesson_after([replace(before, stamp=True), Prepared(setup)])
    assert prepared.setup.options.reveal_time == now
