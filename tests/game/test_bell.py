"""What a lesson does to a game: bell and last lap, freezes, autoplay and its end, guests, and what is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from quizbs.game.accommodation import Accommodation
from quizbs.game.commands import LastLap
from quizbs.game.options import TIMES
from quizbs.game.place import Place
from quizbs.game.turn_counts import turns_of
from tests.support.game_story import WALL, Story, asks

if TYPE_CHECKING:
    from collections.abc import Callable

LEAF = asks("What makes a leaf green?", "chlorophyll", "carotene", "water")


def game(preset: str = "cheater", accommodations: dict[str, Accommodation] | None = None, **options: Any) -> Story:
    on = {"KH": LEAF, "3D": LEAF}
    return Story("ann bob cem", preset, **options).deal(
        ann="AS KH 9S 5D", bob="2C 3D 6D", cem="3H 4D 4H", pile="8C", questions=on, accommodations=accommodations
    )


# --- the bell


def test_bell_gives_equal_turns_then_fewest_cards_win() -> None:
    story = game().plays("ann", "AS KH").bell().tells("laid", "last_lap").sees(WALL, {"last_lap": {"turns": 2}})
    story.stands().plays("bob", "2C").sees(WALL, {"last_lap": {"turns": 1}}).stands().plays("cem", "3H").phase("last")
    story.sees(WALL, {"last_lap": {"turns": 0}, "clock": {"left": 10000}, "claim": {"last": False, "open": True}})
    story.refuses("closed", lambda s: s.plays("ann", "9S")).stands().phase("over").places(ann=1, bob=1, cem=1)
    story.sees(WALL, {"winner": None})


def test_without_bell_no_last_lap_is_announced() -> None:
    game().sees(WALL, {"last_lap": None}).refuses("not_now", lambda _: Story("ann bob cem").bell())


def test_bell_at_lap_end_keeps_call_window_of_open_claim() -> None:
    story = game().plays("ann", "AS").stands().plays("bob", "2C").stands().plays("cem", "4D").waits(1).bell()
    story.phase("last").clock(10).may("ann", "call", "believe").may("bob", "call", "believe").may("cem")
    story.calls("bob").turned().phase("over").holds(cem="3H 4H 8C AS 2C 4D")
    story.places(bob=1, ann=2, cem=3)


def test_bell_at_lap_end_without_claim_ends_game() -> None:
    story = game().plays("ann", "AS").stands().plays("bob", "2C").stands().plays("cem", "3H").believes("ann bob")
    story.bell().phase("over").tells("last_lap", "ended").refuses("over", lambda s: s.bell())
    game().bell().phase("over")  # no seat has had a turn


def test_challenge_in_progress_is_finished_after_the_bell() -> None:
    story = game().plays("ann", "AS").stands().plays("bob", "2C").stands().plays("cem", "4D").calls("ann").bell()
    story.turned().phase("over")
    story = game().plays("ann", "KH").calls("bob").turned().asks("bob", "KH", "ann").bell().answers("ann", "water")
    story.explained().turn("bob", "2").plays("bob", "2C").stands().plays("cem", "3H").stands().phase("over")


def test_last_card_in_last_lap_wins_as_usual() -> None:
    story = Story("ann bob cem").deal(ann="AS 9S", bob="2C", cem="3H 4D").plays("ann", "AS").stands().bell()
    story.plays("bob", "2C").phase("last").stands().turned().wins("bob")
    story = Story("ann bob cem", "bs").deal(ann="AS 9S", bob="2C", cem="3H 4D").plays("ann", "AS").stands().bell()
    story.plays("bob", "2C").calls("cem").turned().wins("bob")


def test_caught_last_card_in_last_turn_has_no_winner() -> None:
    story = Story("ann bob", "bs").deal(ann="AS 9S", bob="KS", pile="8C").plays("ann", "AS").stands().bell()
    story.plays("bob", "KS").calls("ann").turned().phase("over").holds(bob="8C AS KS").sees(WALL, {"winner": None})


def test_first_lap_has_a_clock_after_the_bell() -> None:
    story = game("classroom").plays("ann", "AS").waits(3).no_clock().bell().clock(30).runs_out().turn("cem", "3")
    story.clock(33, of=30).runs_out().phase("last")
    game("classroom").plays("ann", "AS").bell().clock(33, of=30)
    game().plays("ann", "AS").waits(13).bell().clock(20, of=30)  # a clock that runs is left alone
    game("classroom").plays("ann", "AS").autoplays("bob").waits(1).bell().waits(4).turn("cem", "3")


def test_bell_rings_only_once_even_during_a_pause() -> None:
    game().plays("ann", "AS").bell().refuses("closed", lambda s: s.does(LastLap()))
    game("classroom").plays("ann", "AS").waits(3).pauses().waits(99).bell().clock(30).resumes().clock(30)


# --- the bell where nothing has a time limit

WITHOUT = dict.fromkeys(TIMES, 0)  # for ``window`` 0 means no least time


def unlimited(preset: str = "cheater", **options: Any) -> Story:
    return game(preset, **(WITHOUT | options)).no_clock()


def caught(preset: str = "cheater", **options: Any) -> Story:
    """Return a game in which Bob has caught Ann, and the turned cards are shown."""
    return unlimited(preset, **options).plays("ann", "KH").calls("bob").stamped().no_clock()


def asked(preset: str = "cheater", **options: Any) -> Story:
    """Return a game in which Bob has caught Ann and asks her."""
    story = caught(preset, **options).skips()
    return (story if story.game.phase == "answering" else story.asks("bob", "KH", "ann")).no_clock()


STEPS: list[tuple[str, Callable[[], Story], float]] = [
    ("turn", lambda: unlimited().plays("ann", "AS"), 30),
    ("turn", lambda: unlimited("classroom").plays("ann", "AS").believes("bob cem"), 30),
    ("last", lambda: unlimited().plays("ann", "AS KH 9S 5D").believes("bob"), 10),
    ("reveal", caught, 3),
    ("choosing", lambda: caught().skips(), 20),
    ("answering", asked, 30),
    ("answering", lambda: asked("classroom").answers("ann", "water").answers("bob", "water"), 30),
    ("discard", lambda: asked("alone").answers("ann", "water"), 10),
    ("explaining", lambda: asked().answers("ann", "water").ready("bob"), 8),
]


@pytest.mark.parametrize("paused", [False, True])
@pytest.mark.parametrize(("phase", "step", "seconds"), STEPS)
def test_bell_limits_an_unlimited_step_to_its_usual_time(
    phase: str, step: Callable[[], Story], seconds: float, paused: bool
) -> None:
    story = step().waits(100).phase(phase).no_clock()
    if paused:
        story.pauses().waits(50).bell().waits(500).clock(seconds).resumes().tells("last_lap", "resumed")
    else:
        story.bell().tells("last_lap")
    story.clock(seconds).waits(seconds - 0.1).phase(phase)
    before = story.game.clock.step
    assert story.waits(0.1).game.clock.step > before
    story.waits(600).phase("over")


def test_after_the_bell_every_step_has_its_usual_time() -> None:
    story = unlimited("alone").plays("ann", "AS").bell().clock(30).runs_out().turn("cem", "3").clock(30)
    story = unlimited("alone").plays("ann", "KH").bell().calls("bob").stamped().clock(3).runs_out()
    story.phase("answering").clock(30).runs_out().phase("discard").clock(10).discards("bob", "6D").phase("explaining")
    story.clock(8).runs_out().turn("bob", "2").clock(30).plays("bob", "3D").clock(30).plays("cem", "4D").phase("last")
    story.clock(10).runs_out().phase("over")
    story = unlimited().plays("ann", "AS KH").bell().calls("bob").stamped().runs_out().phase("choosing").clock(20)
    story.runs_out().turn("bob", "2").clock(30)


def test_last_claim_keeps_call_window_after_bell() -> None:
    story = unlimited().plays("ann", "AS").plays("bob", "2C").plays("cem", "4D").waits(100).bell().phase("last")
    story.clock(10).runs_out().phase("over")


def test_question_keeps_own_time_limit_after_bell() -> None:
    slow = asks("Why?", "so", "thus", "hence", time=45)
    story = Story("ann bob cem", "alone", **WITHOUT).deal(ann="KH AS", bob="2C 3D", cem="3H", questions={"KH": slow})
    story.plays("ann", "KH").calls("bob").stamped().skips().no_clock().bell().clock(45)


def test_unlimited_seat_has_double_time_in_last_lap() -> None:
    story = game(accommodations={"bob": Accommodation(time=0)}).plays("ann", "AS").waits(100).turn("bob", "2").bell()
    story.sees(WALL, {"clock": None})  # the seat's own clock is private
    story.sees("bob", {"you": {"clock": {"left": 60000}}}).waits(59.9).turn("bob", "2").waits(0.1).turn("cem", "3")
    story = game(accommodations={"bob": Accommodation(time=0)}).plays("ann", "AS").bell().stands()
    story.clock(30).sees("bob", {"you": {"clock": {"left": 60000, "of": 60000}}}).waits(60).turn("cem", "3")
    story = game(accommodations={"bob": Accommodation(time=1.5)}, turn_time=0).plays("ann", "AS").bell().stands()
    story.clock(30).waits(45).turn("cem", "3")
    story = game().plays("ann", "AS").bell().stands().accommodations("bob", time=0).waits(59.9).turn("bob", "2")
    story.waits(0.1).turn("cem", "3")


def test_unlimited_answerer_has_a_limit_after_the_bell() -> None:
    story = (
        game("classroom", accommodations={"ann": Accommodation(time=0)})
        .plays("ann", "KH")
        .calls("bob")
        .turned()
        .phase("answering")
    )
    story.waits(50).bell().waits(59.9).phase("answering").waits(0.1).phase("discard")
    story = game("classroom", answer_time=0).plays("ann", "KH").calls("bob").turned().autoplays("ann", why="away")
    story.waits(100).phase("answering").bell().waits(29.9).phase("answering").waits(0.1).phase("discard")


def test_bell_does_not_change_a_running_clock() -> None:
    story = game(choose_time=0).plays("ann", "KH").calls("bob").turned().no_clock().autoplays("bob").clock(2)
    story.waits(1).bell().clock(1, of=2)
    game().plays("ann", "KH").calls("bob").bell().stamped().clock(3)


# --- freeze and pause


def test_host_pause_survives_end_of_freeze() -> None:
    story = game().waits(10).pauses().pauses("freeze").sees(WALL, {"paused": True, "paused_by": ["freeze", "host"]})
    story.tells("dealt", "paused").waits(50).resumes("freeze").tells("dealt", "paused").clock(20, of=30)
    story.sees(WALL, {"paused": True, "paused_by": ["host"]}).refuses("paused", lambda s: s.plays("ann", "AS"))
    story.waits(50).resumes().clock(20, of=30).sees(WALL, {"paused": False, "paused_by": []}).plays("ann", "AS")


def test_second_pause_and_second_resume_are_refused() -> None:
    story = game().refuses("not_now", lambda s: s.resumes("freeze")).pauses("freeze")
    story.refuses("paused", lambda s: s.pauses("freeze")).refuses("not_now", Story.resumes)
    story.pauses().resumes().sees(WALL, {"paused": True}).resumes("freeze").sees(WALL, {"paused": False})


# --- autoplay


def test_returning_phone_ends_only_absence_autoplay() -> None:
    story = game().autoplays("bob", why="away").sees(WALL, {"seats": [{}, {"autoplay": True}, {}]})
    story.autoplays("bob", on=False, why="away").sees(WALL, {"seats": [{}, {"autoplay": False}, {}]})
    story.autoplays("bob").refuses("closed", lambda s: s.autoplays("bob", on=False, why="away"))
    story.refuses("closed", lambda s: s.autoplays("bob", why="away")).autoplays("bob", on=False)
    story.refuses("closed", lambda s: s.autoplays("bob", on=False, why="away"))


def test_stronger_autoplay_reason_replaces_weaker() -> None:
    story = game().waits(5).autoplays("ann", why="away").clock(2).waits(1).autoplays("ann").clock(1, of=2)
    story.tells("dealt", "autoplay").refuses("closed", lambda s: s.autoplays("ann", on=False, why="away"))
    story.autoplays("ann", why="removed").refuses("closed", lambda s: s.autoplays("ann", on=False))
    story.autoplays("ann", on=False, why="removed").clock(30).tells("autoplay", "autoplay")


# --- guests


def test_guest_has_no_hand() -> None:
    story = game().guest("dan").refuses("closed", lambda s: s.guest("dan"))
    story.guest("dan", on=False).refuses("closed", lambda s: s.guest("dan", on=False))
    story.refuses("not_yours", lambda s: s.guest("ann"))


# --- what is counted


def test_each_turn_is_counted_for_its_seat() -> None:
    story = Story("ann bob cem").deal(
        ann="AS 4S 9S", bob="2C 5D 6D", cem="3H 6C 4H", starter="bob", questions={"AS": LEAF}
    )
    counts = [[turns_of(story.game, seat) for seat in (1, 2, 3)]]
    for _ in range(5):
        story.skips()
        counts.append([turns_of(story.game, seat) for seat in (1, 2, 3)])
    assert counts == [[0, 0, 0], [0, 1, 0], [0, 1, 1], [1, 1, 1], [1, 2, 1], [1, 2, 2]]


@pytest.mark.parametrize(("card", "caught"), [("KH", 1), ("AS", 0)])
def test_places_record_calls_and_answers(card: str, caught: int) -> None:
    story = game().plays("ann", card).calls("bob").turned()
    if caught:
        story.asks("bob", "KH", "ann").answers("ann", "chlorophyll")
    story.ends()
    places = {place.seat: place for place in story.game.places}
    assert (places[2].calls, places[2].caught) == (1, caught)
    assert (places[1].asked, places[1].right) == (caught, caught)
    assert {seat: place.cards for seat, place in places.items()} == {1: 5, 2: 3, 3: 3} if caught else {1: 3, 2: 5, 3: 3}
    assert places[3] == Place(3, places[3].place, cards=3)


@pytest.mark.parametrize("chooses", [True, False])
def test_places_reflect_a_discard_after_the_last_claim(chooses: bool) -> None:
    story = Story("ann bob cem", "classroom", questions=False).deal(ann="AS KH 9S", bob="2C 3D 6D", cem="4D 5D 7D")
    story.plays("ann", "AS KH").stands().bell().plays("bob", "2C").stands().plays("cem", "4D").calls("bob").turned()
    story = story.phase("discard").discards("bob", "3D") if chooses else story.phase("discard").runs_out()
    story.phase("over").sees(WALL, {"places": [{"cards": 1}, {"cards": 1}, {"cards": 6}]}).places(ann=1, bob=1, cem=3)
    story = Story("ann bob cem", "classroom", questions=False).deal(ann="AS KH 9S 9H", bob="2C 3D 6D", cem="4D 5D 7D")
    story.plays("ann", "AS KH").stands().bell().plays("bob", "2C").stands().plays("cem", "4D").calls("bob").turned()
    (story.discards("bob", "3D") if chooses else story.runs_out()).places(bob=1, ann=2, cem=3)
