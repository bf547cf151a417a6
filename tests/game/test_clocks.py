"""Every clock of a game: how long each step lasts, what follows when time runs out, and steps without a limit."""

from __future__ import annotations

from typing import Any

import pytest

from quizbs.game import due
from quizbs.game.accommodation import Accommodation
from quizbs.game.actors import Clock
from quizbs.game.commands import Skip
from quizbs.game.options import PRESETS
from tests.support.game_story import WALL, Story, asks, by, typed

LEAF = asks("What makes a leaf green?", "chlorophyll", "carotene", "water")
SLOW = typed("How many legs has a spider?", "8", "eight", time=45)
ROOT = asks("What do roots take up?", "water", "light", "sugar")
DAY = 86_400.0


def game(preset: str = "cheater", **options: Any) -> Story:
    return Story("ann bob cem", preset, **options).deal(
        ann="AS KH 9S 5D", bob="2C 3D", cem="4D 4H", pile="8C", questions={"KH": LEAF, "9S": SLOW, "AS": ROOT}
    )


def answering(preset: str = "cheater", card: str = "KH", **options: Any) -> Story:
    """Return a game in which Bob has caught Ann, who is asked the question on ``card``."""
    story = game(preset, **options).plays("ann", card).calls("bob").turned()
    return story if story.game.phase == "answering" else story.asks("bob", card, "ann")


# --- turn


def test_turn_timeout_plays_all_cards_of_rank() -> None:
    story = Story("ann bob cem").deal(ann="AS AH KH", bob="2C 3D", cem="4D 4H").clock(30).waits(30)
    story.turn("bob", "2").holds(ann="KH").sees(WALL, {"claim": {"autoplay": True, "count": 2, "rank": "A"}})
    story.sees(WALL, {"log": [{"what": "dealt"}, {"what": "laid", "autoplay": True}]})


def test_turn_timeout_plays_random_card_without_rank() -> None:
    laid = set()
    for seed in range(20):
        story = Story("ann bob cem", seed=seed).deal(ann="QS QH KH", bob="2C 3D", cem="4D 4H").waits(30)
        story.sees(WALL, {"claim": {"autoplay": True, "count": 1}})
        laid |= {"QS", "QH", "KH"} - {str(card) for card in story.game.deck.hands[1]}
    assert laid == {"QS", "QH", "KH"}


def test_automatic_play_may_be_called() -> None:
    story = Story("ann bob cem").deal(ann="QS KH", bob="2C 3D", cem="4D 4H").waits(30)
    story.calls("cem").stamped().sees(WALL, {"challenge": {"honest": False, "loser": 1}})


def test_automatic_play_respects_the_most_cards_option() -> None:
    story = Story("ann bob cem", most_cards=2).deal(ann="AS AH AD KH", bob="2C 3D", cem="4D 4H").waits(30)
    story.sees(WALL, {"claim": {"count": 2}})


def test_timeout_opens_with_a_random_card_in_preset_bottle() -> None:
    story = Story("ann bob cem", "bottle").deal(ann="7S 7H", bob="2C 3D", cem="4D 4H").waits(30).turn("cem", "8")
    story.tells("dealt", "opened").sees(WALL, {"log": [{"what": "dealt"}, {"what": "opened", "autoplay": True}]})


def test_turn_clock_starts_when_the_play_is_allowed() -> None:
    story = game().waits(12).plays("ann", "AS").clock(33, of=30).waits(3).clock(30).waits(29.9).turn("bob", "2")
    story.waits(0.2).turn("cem", "3")


def test_turn_after_the_open_card_has_a_whole_clock() -> None:
    story = Story("ann bob cem", "bottle").deal(ann="7S 7H", bob="2C 3D", cem="4D 4H").waits(20).plays("ann", "7S")
    story.clock(30)


def test_turn_after_a_challenge_has_a_whole_clock() -> None:
    game().plays("ann", "KH").waits(20).calls("cem").turned().declines("cem").turn("bob", "2").clock(30)


def test_turn_time_of_0_means_no_limit() -> None:
    story = game(turn_time=0).no_clock().waits(DAY).turn("ann", "A").plays("ann", "AS").no_clock().waits(DAY)
    story.turn("bob", "2").calls("cem").turned().declines("ann").turn("bob", "2").no_clock()
    assert Story("ann bob cem", turn_time=0).opens().game.clock.closes_at is None


def test_turn_without_a_clock_is_slow_after_45_seconds() -> None:
    story = game("alone").waits(44.5).sees(WALL, {"slow": False}).waits(0.5)
    for who in ("ann", "bob", WALL):
        story.sees(who, {"slow": True})
    story.pauses().sees(WALL, {"slow": False})


def test_turn_with_a_clock_is_never_slow() -> None:
    game(turn_time=90).waits(60).sees(WALL, {"slow": False})


def test_first_lap_has_no_time_limit() -> None:
    story = game("alone").waits(DAY).turn("ann", "A").plays("ann", "AS").no_clock().stands()
    story.plays("bob", "2C").no_clock().waits(DAY).plays("cem", "4D").clock(33, of=30).stands().turn("ann", "4")
    story.clock(30)


# --- the window


def test_next_play_waits_for_minimum_time_and_shows_it() -> None:
    story = game().plays("ann", "AS").sees("bob", {"wait": 3000, "you": {"can": {"play": {"turn": 2}}}})
    story.waits(1.25).refuses("too_early", lambda s: s.plays("bob", "2C"), left=1750)
    story.waits(1.7499).refuses("too_early", lambda s: s.plays("bob", "2C"), left=1).sees(WALL, {"wait": 1})
    story.waits(0.0001).sees(WALL, {"wait": 0}).plays("bob", "2C")


def test_call_window_of_7_seconds_delays_the_next_play() -> None:
    story = game(window=7).plays("ann", "AS").waits(6.9).refuses("too_early", lambda s: s.plays("bob", "2C"))
    story.waits(0.1).plays("bob", "2C")


def test_call_window_of_0_seconds_delays_no_play() -> None:
    game(window=0).plays("ann", "AS").sees(WALL, {"wait": 0}).plays("bob", "2C").turn("cem", "3")


def test_claim_may_be_called_until_the_next_play() -> None:
    story = game(turn_time=0).plays("ann", "KH").waits(DAY).calls("cem").stamped()
    story.sees(WALL, {"wait": 0})


def test_next_player_may_play_once_all_believe() -> None:
    story = game().plays("ann", "KH").waits(1).believes("bob").refuses("too_early", lambda s: s.plays("bob", "2C"))
    story.believes("cem").tells("laid", "stood").sees(WALL, {"wait": 0}).clock(30)
    story.refuses("closed", lambda s: s.calls("cem")).plays("bob", "2C").turn("cem", "3")


def test_late_believers_do_not_lengthen_the_turn() -> None:
    game().plays("ann", "KH").waits(3 + 20).believes("bob cem").clock(10, of=30).waits(10).turn("cem", "3")


def test_last_card_may_be_called_for_its_full_time() -> None:
    story = Story("ann bob cem", "alone", last_window=15).deal(ann="AS", bob="2C 3D", cem="4D 4H")
    story.plays("ann", "AS").clock(15).refuses("closed", lambda s: s.plays("bob", "2C")).waits(14.9).phase("last")
    story.waits(0.1).wins("ann")


def test_last_card_wins_once_all_believe() -> None:
    story = Story("ann bob cem", "alone").deal(ann="KS", bob="2C 3D", cem="4D 4H").plays("ann", "KS")
    story.believes("bob").phase("last").believes("cem").wins("ann")


def test_last_card_is_shown_once_all_believe_in_preset_cheater() -> None:
    story = Story("ann bob cem").deal(ann="KS", bob="2C 3D", cem="4D 4H").plays("ann", "KS").believes("bob cem")
    story.turned().holds(ann="KS").turn("bob", "2")


def test_last_window_of_0_means_no_limit() -> None:
    story = Story("ann bob cem", "alone", last_window=0).deal(ann="KS", bob="2C 3D", cem="4D 4H")
    story.plays("ann", "KS").no_clock().waits(DAY).phase("last").believes("bob cem").wins("ann")


# --- reveal, choosing, answering, discard, explaining


def test_turned_cards_are_shown_for_the_reveal_time() -> None:
    story = game(reveal_time=6).plays("ann", "KH").calls("bob").stamped().clock(6).waits(5.9).phase("reveal")
    story.waits(0.1).phase("choosing")


def test_unlimited_reveal_lasts_until_teacher_continues() -> None:
    story = game(reveal_time=0).plays("ann", "KH").calls("bob").stamped().no_clock().waits(DAY).phase("reveal")
    story.skips().phase("choosing")
    story = Story("ann bob cem", reveal_time=0).deal(ann="AS", bob="2C 3D", cem="4D 4H").plays("ann", "AS").stands()
    story.stamped().no_clock().skips().wins("ann")


def test_choice_timeout_asks_no_optional_question() -> None:
    story = game().plays("ann", "KH").calls("bob").turned().clock(20).waits(20)
    story.turn("bob", "2").tells("declined", "took")


def test_choice_timeout_asks_random_mandatory_question() -> None:
    asked = set()
    for seed in range(20):
        story = Story("ann bob cem", "alone", seed=seed)
        story.deal(ann="AS KH 9S 5D", bob="2C 3D", cem="4D 4H", questions={"KH": LEAF, "9S": SLOW})
        story.plays("ann", "AS KH 9S").calls("bob").turned().phase("choosing").waits(20).phase("answering")
        asked.add(story.asked().text)
    assert asked == {LEAF.text, SLOW.text}


def test_choice_timeout_picks_least_asked_answerer() -> None:
    story = game(ask_wrong="must").plays("ann", "AS").calls("bob").turned()
    story.sees("ann", {"you": {"can": {"ask": {"least_asked": 2}}}}).asks("ann", "AS", "bob").answers("bob", "water")
    story.explained().plays("bob", "3D").stands().plays("cem", "4D").stands()
    story = (
        game(ask_wrong="must")
        .plays("ann", "AS")
        .calls("cem")
        .turned()
        .waits(20)
        .sees(WALL, {"question": {"answerer": 2}})
    )


def test_choose_time_of_0_means_no_limit() -> None:
    game(choose_time=0).plays("ann", "KH").calls("bob").turned().no_clock().waits(DAY).phase("choosing")


def test_answer_timeout_counts_as_unanswered() -> None:
    story = answering().clock(30).waits(30).phase("explaining")
    story.sees(WALL, {"question": {"result": {"right": False, "given": None}}})
    story.sees(WALL, {"log": [*[{}] * 5, {"what": "answered", "seat": 1, "right": None}, {"what": "took"}]})


def test_question_may_have_its_own_time_limit() -> None:
    answering(card="9S").clock(45).waits(44.9).phase("answering").waits(0.1).phase("explaining")


@pytest.mark.parametrize("preset", ["classroom", "cheater"])
@pytest.mark.parametrize(("own", "seconds"), [(None, 43), (60, 60), (5, 43)])  # 511 letters, 12 a second
def test_long_question_has_at_least_reading_time(preset: str, own: int | None, seconds: int) -> None:
    question = asks("x" * 500, "one", "two", "three", time=own)
    story = Story("ann bob cem", preset).deal(
        ann="KH 9S 5D",
        bob="2C 3D",
        cem="4D 4H",
        pile="8C",
        questions={"KH": question},
        accommodations={"ann": Accommodation(time=2)},
    )
    story.plays("ann", "KH").calls("bob").turned()
    story = story if story.game.phase == "answering" else story.asks("bob", "KH", "ann")
    story.clock(seconds).sees("ann", {"you": {"clock": {"of": 2000 * seconds}}})


@pytest.mark.parametrize(
    ("pile", "own", "text", "seconds"),
    [
        ("", None, "Short?", 15),
        ("8C", None, "Short?", 15),
        ("8C 8D", None, "Short?", 30),  # three cards at stake
        ("8C", 20, "Short?", 20),  # never less than the question's own time
        ("8C", None, "x" * 225, 20),  # 237 letters, 12 a second
        ("8C", 20, "x" * 345, 30),
    ],
)
def test_question_about_a_small_pile_has_less_time(pile: str, own: int | None, text: str, seconds: int) -> None:
    quick = PRESETS["classroom"].quick_time
    question = asks(text, "yes", "no", "perhaps", time=own)
    slow = {"ann": Accommodation(time=2)}
    for options in ({"answer_along": True}, {"answer_along": False}):
        story = Story("ann bob cem", "classroom", quick_time=quick, **options).deal(
            ann="KH 9S 5D", bob="2C 3D", cem="4D 4H", pile=pile, questions={"KH": question}, accommodations=slow
        )
        story.plays("ann", "KH").calls("bob").turned().phase("answering")
        story.clock(seconds).sees("ann", {"you": {"clock": {"of": 2000 * seconds}}})  # extra time multiplies it


def test_small_pile_never_adds_time_or_a_limit_to_a_question() -> None:
    answering("classroom", quick_time=15, answer_time=10).clock(10)
    answering("classroom", quick_time=15, answer_time=0).no_clock()
    answering("classroom", quick_time=0).clock(30)
    assert [PRESETS[preset].quick_time for preset in ("classroom", "cheater", "bs", "bottle")] == [15, 0, 0, 0]


def test_answer_time_of_0_means_no_limit_for_any_question() -> None:
    answering(card="9S", answer_time=0).no_clock().waits(DAY).phase("answering").answers("ann", "8")
    answering(answer_time=0).no_clock()


def test_discard_time_of_0_means_no_limit() -> None:
    story = answering("alone", discard_time=0).answers("ann", "water").phase("discard").no_clock().waits(DAY)
    story.discards("bob", "3D").phase("explaining")


def test_explanation_is_shown_for_the_explain_time() -> None:
    answering(explain_time=12).answers("ann", "water").clock(12).waits(11.9).phase("explaining").waits(0.1).turn(
        "bob", "2"
    )


def test_unlimited_explanation_lasts_until_all_are_ready() -> None:
    story = answering(explain_time=0).answers("ann", "water").no_clock().waits(DAY).ready("ann bob").phase("explaining")
    story.ready("cem").turn("bob", "2")


# --- due


def test_nothing_is_due_before_the_clock_has_run_out() -> None:
    story = game()
    assert due(story.game, story.now + 29.99) is None
    assert due(story.game, story.now + 30) == Skip(story.game.clock.step)
    story.refuses("closed", lambda s: s.does(by(Clock(), Skip(s.game.clock.step))))


def test_due_command_runs_once() -> None:
    story = game()
    step = story.game.clock.step
    story.waits(30).turn("bob", "2").refuses("closed", lambda s: s.does(by(Clock(), Skip(step))))


def test_call_before_clock_tick_still_counts() -> None:
    story = Story("ann bob cem", "alone").deal(ann="KS", bob="2C 3D", cem="4D 4H").plays("ann", "KS")
    story.now += 10.5
    story.calls("bob").stamped()


# --- pause, resume, more time


def test_pause_stops_every_clock_and_every_seat() -> None:
    story = game().plays("ann", "KH").waits(1).pauses().tells("laid", "paused").waits(DAY).turn("bob", "2")
    story.sees(WALL, {"paused": True, "wait": 2000}).sees("bob", {"you": {"clock": {"left": 32000, "of": 30000}}})
    for name in ("ann", "bob", "cem"):
        story.may(name)
    for step in (lambda s: s.calls("bob"), lambda s: s.believes("bob"), lambda s: s.plays("bob", "2C"), Story.pauses):
        story.refuses("paused", step)
    story.refuses("paused", Story.skips).resumes().sees(WALL, {"paused": False, "wait": 2000}).clock(32, of=30)
    story.refuses("too_early", lambda s: s.plays("bob", "2C"), left=2000).waits(2).plays("bob", "2C")


def test_pause_during_a_question_stops_clock_and_answers() -> None:
    story = answering().waits(10).pauses().waits(100).clock(20, of=30)
    story.refuses("paused", lambda s: s.answers("ann", "water")).resumes().clock(20, of=30).waits(20).phase(
        "explaining"
    )


def test_nothing_is_due_during_a_pause() -> None:
    story = game().pauses()
    assert due(story.game, story.now + DAY) is None
    story.now += DAY
    story.refuses("closed", lambda s: s.does(by(Clock(), Skip(s.game.clock.step))))


def test_resume_of_a_running_game_is_refused() -> None:
    game().refuses("not_now", Story.resumes)


def test_game_without_clocks_can_be_paused_and_resumed() -> None:
    game(turn_time=0).pauses().no_clock().waits(DAY).resumes().no_clock().plays("ann", "AS")


def test_outage_extends_clock_and_call_window() -> None:
    story = game().plays("ann", "KH").waits(1)
    story.now += 60
    story.extends(65).sees(WALL, {"wait": 7000}).clock(37, of=30).waits(7).plays("bob", "2C")


def test_outage_does_not_reopen_expired_call_window() -> None:
    story = game().plays("ann", "KH").waits(4)
    story.now += 60
    story.extends(65, since=story.now - 60).sees(WALL, {"wait": 0}).plays("bob", "2C")


def test_first_play_is_allowed_at_once_after_an_outage() -> None:
    game().extends(65).sees(WALL, {"wait": 0}).plays("ann", "AS")


def test_outage_gives_an_open_call_window_its_full_time_again() -> None:
    story = game().plays("ann", "KH").waits(1)
    story.now += 60
    story.extends(65, since=story.now - 60).sees(WALL, {"wait": 7000})


def test_restart_keeps_call_window() -> None:
    story = game().plays("ann", "KH").waits(1)
    story.now += 60
    story.extends(60, since=story.now - 60, grace=5).sees(WALL, {"wait": 2000}).clock(37, of=30)
    story.waits(2).plays("bob", "2C")


def test_repeated_crashes_do_not_block_the_next_play() -> None:
    story = game().plays("ann", "KH")
    for _ in range(3):
        story.now += 2
        story.extends(2, since=story.now - 2, grace=5)
    story.sees(WALL, {"wait": 0}).clock(35 + 3, of=30).plays("bob", "2C")


def test_outage_starts_no_clock() -> None:
    game(turn_time=0).extends(30).no_clock()


def test_outage_during_a_pause_does_not_change_the_clock() -> None:
    story = game().waits(10).pauses().waits(5)
    story.now += 60
    story.extends(65).clock(20, of=30).waits(10).resumes().clock(20, of=30)


def test_finished_game_has_no_clock_and_refuses_commands() -> None:
    story = game().ends().no_clock().sees(WALL, {"clock": None, "turn": None, "rank": None})
    for step in (
        Story.pauses,
        Story.resumes,
        Story.skips,
        Story.ends,
        lambda s: s.extends(5),
        lambda s: s.autoplays("ann"),
    ):
        story.refuses("over", step)


@pytest.mark.parametrize("preset", ["alone", "cheater", "bs", "bottle"])
def test_idle_table_continues_by_itself(preset: str) -> None:
    story = Story("ann bob cem", preset).opens(bank=(LEAF, ROOT, SLOW)).waits(3600)
    if preset == "alone":
        story.turn("ann", "A")  # its first lap has no clock
    else:
        story.phase("over")
