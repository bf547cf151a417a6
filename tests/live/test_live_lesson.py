"""A running lesson: what its screens are sent and when, and its single timer."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from quizbs.game import commands as c
from quizbs.game.actors import Host, Program
from quizbs.game.bottle import TURNS
from quizbs.game.stamp import moments
from quizbs.game.state import GameState
from quizbs.lesson.commands import AskClass, AskTrick, Close, Deal, Lock, Remove, SetBell, Start, TakeSeat, Unlock
from quizbs.lesson.dealing import LEAST_LEFT
from quizbs.lesson.deciding import next_due
from quizbs.live.live_lesson import AGAIN, PACE, PULSE, SURE
from quizbs.live.registry import GRACE
from quizbs.live.screen import STALE, TOO_SLOW, Screen
from quizbs.store.database import Unavailable
from tests.live.test_games_of_lesson import School
from tests.support.game_story import by, given


class Shown(School):
    """A lesson with a wall and a phone for each student."""

    def __init__(self, folder: Path, people: int = 3, **more: Any) -> None:
        super().__init__(folder, bots=0, **more)
        self.act("x", Host(), "start", Start("x", "K7Q4", self.setup))
        for number in range(1, people + 1):
            self.act("x", Program(), f"p{number}", TakeSeat(f"p{number}"))
        self.phones = {seat: Screen(f"phone {seat}", seat, self.line) for seat in range(1, people + 1)}
        self.wall = Screen("wall", None, self.line, host=True)
        for screen in (*self.phones.values(), self.wall):
            self.live.add(screen)
        self.time += 1
        self.timers.turn()
        self.heard()

    def does(self, command: Any) -> None:
        """Carry out a command with a new id, as its actor if it is a ``By``, otherwise as the host."""
        self.act("x", given(command).actor, f"{command}{self.time}", given(command).command)

    def heard(self) -> dict[str, list[str]]:
        """Return the names of the events that each screen was sent since the last call, by screen."""
        return self.line.heard()


@pytest.fixture
def here(tmp_path: Path) -> Shown:
    return Shown(tmp_path)


EVERYBODY = {sid: ["view"] for sid in ("phone 1", "phone 2", "phone 3", "wall")}


def test_acts_in_one_turn_of_the_event_loop_are_sent_together(here: Shown) -> None:
    here.does(Deal())
    here.does(c.Pause())
    assert here.heard() == {}
    here.timers.turn()
    assert here.heard() == EVERYBODY


def test_changes_of_a_class_are_sent_at_once_then_at_limited_rate(here: Shown) -> None:
    here.does(Lock())
    here.timers.turn()
    assert here.heard() == EVERYBODY
    for command in (Unlock(), Lock(), Unlock()):
        here.does(command)
        here.timers.turn()
    assert here.heard() == {}
    here.time += PACE
    assert here.timers.fire() == pytest.approx(PACE)
    here.timers.turn()
    assert here.heard() == EVERYBODY


def test_phones_of_other_tables_are_not_sent_a_play(tmp_path: Path) -> None:
    here = Shown(tmp_path, people=8)
    here.does(Deal())  # where everybody sits
    here.time += 1
    here.does(Deal())
    here.timers.turn()
    here.heard()
    game = here.game
    ids = (game.deck.ids[game.deck.hands[game.turn.seat][0]],)
    here.does(by(game.turn.seat, c.Play(game.turn.number, ids)))
    here.timers.turn()
    assert here.heard().keys() == {"wall", *(f"phone {seat}" for seat in game.seats)}


def test_failing_screen_does_not_block_others(here: Shown, caplog: pytest.LogCaptureFixture) -> None:
    here.line.fails = {"phone 1"}
    here.does(Lock())
    here.timers.turn()
    assert here.heard().keys() == {"phone 2", "phone 3", "wall"}
    assert "couldn't show a view" in caplog.text


def test_slow_phone_gets_newest_view_dead_one_is_cut(here: Shown) -> None:
    here.line.behind = {"phone 1": STALE, "phone 2": TOO_SLOW}
    here.does(Lock())
    here.timers.turn()
    assert here.heard().keys() == {"phone 3", "wall"}
    assert here.line.dropped == ["phone 2"]
    assert here.live.here() == [1, 3]
    here.live.beat(well=False)
    assert "view" not in here.heard().get("phone 1", [])
    here.line.behind = {}
    here.live.beat(well=False)
    assert here.heard()["phone 1"] == ["view"]


def test_newest_phone_of_a_seat_replaces_the_older_one(here: Shown) -> None:
    newer = Screen("newer", 1, here.line)
    here.live.add(newer)
    assert here.heard() == {"phone 1": ["moved"]}
    assert here.live.here() == [1, 2, 3]
    assert set(here.live.screens) == {"newer", "phone 2", "phone 3", "wall"}


def test_phone_that_connects_is_present_at_once(here: Shown) -> None:
    here.live.remove(here.phones[2])
    assert here.live.here() == [1, 3]
    here.live.add(here.phones[2])
    assert here.live.here() == [1, 2, 3]


def test_screens_get_the_reason_for_a_removal_or_the_end(here: Shown) -> None:
    here.does(Remove(2))
    here.timers.turn()
    assert here.line.said["phone 2"] == [("gone", {"why": "removed"})]
    here.heard()
    here.time += 1
    here.does(Close())
    here.timers.turn()
    assert here.heard() == {"phone 1": ["gone"], "phone 3": ["gone"], "wall": ["view"]}


def test_pulse_names_connected_seats_at_limited_rate(here: Shown) -> None:
    here.live.beat(well=False)
    assert here.line.said["phone 2"][-1] == ("pulse", {"here": [1, 2, 3]})
    here.heard()
    here.live.remove(here.phones[1])
    here.live.beat(well=False)
    assert here.heard() == {}
    here.time += PULSE
    here.live.beat(well=False)
    reach = here.shared.connectivity.report()
    assert here.line.said["wall"][-1] == ("pulse", {"here": [2, 3], "reach": reach, "follow": 0})


def test_sync_is_empty_if_current_and_repairs_otherwise(here: Shown) -> None:
    phone = here.phones[1]
    assert here.live.full_view(phone, None) is not None
    version: Any = tuple(here.live.snapshot().version(1))
    assert here.live.full_view(phone, version) is None
    here.does(Lock())
    assert here.live.full_view(phone, version) is not None


def test_stage_depends_on_visible_walls_and_phones_showing_cards(here: Shown) -> None:
    other = Screen("other", None, here.line, host=True)
    here.live.add(other)
    here.time += 1
    here.live.set_visible(here.wall, on=True)
    here.live.set_visible(other, on=True)
    here.live.remove(here.wall)
    assert here.live._walls.watch.seen, "another one still shows it"
    here.live.set_visible(here.phones[3], on=True)
    here.live.follow(2)
    here.time += 1
    here.timers.turn()
    assert (here.live._walls.watch.followed, here.live._walls.watch.own) == (2, frozenset({3}))
    for screen in list(here.live.screens.values()):
        here.live.remove(screen)
    assert here.live._walls.watch == type(here.live._walls.watch)()


# --- The one timer


class Watched(Shown):
    """A lesson whose cards have been dealt and shown."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.does(Deal())
        self.turn()

    def turn(self) -> None:
        """Run a turn of the event loop, and discard the recorded messages."""
        self.timers.turn()
        self.heard()

    def called(self) -> GameState:
        game = self.game
        ids = (game.deck.ids[game.deck.hands[game.turn.seat][0]],)
        self.does(by(game.turn.seat, c.Play(game.turn.number, ids)))
        claim = self.game.turn.claim
        assert claim is not None
        self.does(by(next(seat for seat in game.seats if seat != claim.seat), c.Call(claim.number)))
        self.turn()
        return self.game


@pytest.fixture
def table(tmp_path: Path) -> Watched:
    return Watched(tmp_path)


def waits(here: Shown) -> list[float]:
    """Return the delays (s) of the lesson's timer, without the long one for views that change by themselves."""
    return [each.seconds for each in here.timers.waiting if each.do == here.live._wake and each.seconds < 40]


def wakes(here: Shown) -> float:
    """Fire the lesson's timer, and return its delay in seconds."""
    (each,) = (each for each in here.timers.waiting if each.do == here.live._wake)
    here.timers.waiting.remove(each)
    each.do()
    return each.seconds


def test_each_face_and_the_stamp_are_sent_at_their_moment(table: Watched) -> None:
    game = table.called()
    began, challenge = table.time, game.turn.challenge
    assert challenge is not None
    true = sum(card[0] == challenge.claim.rank for card in challenge.claim.cards)
    for at in moments(len(challenge.claim.cards), None if challenge.claim.honest else true + 1, challenge.number):
        assert waits(table) == [pytest.approx(began + at - table.time + SURE)]
        table.time = began + at
        wakes(table)
        table.turn()
    assert table.game.phase == "reveal"


def test_bottle_stops_when_its_time_is_over(tmp_path: Path) -> None:
    here = Shown(tmp_path, preset="bottle")
    here.does(Deal())
    here.timers.turn()
    phases = [here.game.phase]
    assert waits(here) == [pytest.approx(TURNS + SURE)]
    here.time += TURNS
    wakes(here)
    phases.append(here.game.phase)
    assert phases == ["spinning", "turn"]


def test_paused_table_sets_no_timer(table: Watched) -> None:
    table.called()
    table.does(c.Pause())
    table.turn()
    assert waits(table) == []
    table.time += 100
    wakes(table)  # for a view that has changed by itself
    table.turn()
    table.does(c.Resume())
    table.turn()
    closes_at = table.game.clock.closes_at
    assert closes_at is not None
    assert waits(table) == [pytest.approx(closes_at - table.time + SURE)]


def test_timer_exists_only_with_screens(table: Watched) -> None:
    table.called()
    for screen in list(table.live.screens.values()):
        table.live.remove(screen)
    assert waits(table) == []
    table.live.add(Screen("wall", None, table.line))
    assert len(waits(table)) == 1


@pytest.mark.parametrize("well", [True, False])
def test_failed_due_step_is_retried(table: Watched, monkeypatch: pytest.MonkeyPatch, well: bool) -> None:
    table.called()
    table.time += 30

    def away(*_: object) -> None:
        raise Unavailable("the disk is full")

    with monkeypatch.context() as trouble:
        if well:
            trouble.setattr("quizbs.store.ledger.Ledger.enqueue", away)
        else:
            table.shared.watch.stopped_since = table.time
        wakes(table)
        assert table.game.phase == "turning"
        assert waits(table) == [pytest.approx(AGAIN + SURE)]
    table.shared.watch.clocks_resumed()
    table.time += AGAIN
    wakes(table)
    assert table.game.phase != "turning"


def test_missed_moment_is_sent_after_a_later_snapshot(tmp_path: Path) -> None:
    here = Shown(tmp_path, people=8)
    here.does(SetBell(30))
    here.does(Deal())  # where everybody sits
    until = here.lesson.bell.cards_until
    assert until is not None
    here.time = until - LEAST_LEFT - 5
    here.does(Deal())
    here.timers.turn()
    here.time += 6
    game = here.game
    here.does(by(game.turn.seat, c.Play(game.turn.number, (game.deck.ids[game.deck.hands[game.turn.seat][0]],))))
    here.timers.turn()  # phones of the other table are not sent this play
    assert waits(here) == [pytest.approx(5, abs=0.1)], "the timer is still set to that moment"


def test_phone_that_looks_up_gets_its_own_bet(table: Watched) -> None:
    table.live.set_visible(table.wall, on=True)
    table.turn()
    game = table.called()
    claim = game.turn.claim
    assert claim is not None
    assert game.turn.challenge is not None
    seat = next(seat for seat in game.seats if seat not in (claim.seat, game.turn.challenge.caller))
    table.does(by(seat, c.Bet(claim.number, lie=True)))
    table.timers.turn()
    assert table.heard()[f"phone {seat}"] == ["view"]


def test_screens_change_with_time_alone(here: Shown) -> None:
    here.does(SetBell(10))
    here.timers.turn()
    here.heard()
    ends = here.lesson.bell.cards_until
    assert ends is not None
    here.time = ends - 150
    wakes(here)
    assert here.heard() == EVERYBODY
    assert here.lesson.bell.rang is False


# --- The registry


def test_cache_is_limited_and_keeps_shown_lessons(here: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quizbs.live.registry.KNOWN", 3)
    for name in "abcdeab":
        here.act(name, Host(), "start", Start(name, name, here.setup))
    assert len(here.registry._lessons) == 3
    assert here.registry.lead("x") is here.live
    assert [here.registry.lesson(name).code for name in "abcde"] == [*"abcde"]
    assert [lesson.id for lesson in here.registry.shown()] == ["x"]
    assert here.registry.kinds() == {"phone": 3, "wall": 1, "desk": 0}


def test_lesson_that_carries_out_an_act_stays_in_the_cache(here: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quizbs.live.registry.KNOWN", 2)
    here.act("a", Host(), "start", Start("a", "a", here.setup))
    live = here.registry.lead("a")

    def meanwhile(_: Connection) -> type[bool]:
        assert here.registry.lesson("b").phase == ""
        return bool

    live.act(Host(), "lock", Lock(), meanwhile)
    assert here.registry.lead("a") is live, "else two objects lead one lesson"
    assert here.registry.lesson("a").entry.locked
    here.registry.lesson("c")
    here.registry.lesson("d")
    assert here.registry.lead("a") is not live


def test_lesson_dropped_from_the_cache_loses_only_its_screens(here: Shown) -> None:
    here.registry.forget("x")
    assert sorted(here.line.dropped) == sorted(EVERYBODY)
    again = here.registry.lead("x")
    assert again is not here.live
    assert again.state == here.live.state


def test_failing_lesson_does_not_block_others(here: Shown, caplog: pytest.LogCaptureFixture) -> None:
    here.act("y", Host(), "start", Start("y", "Y", here.setup))
    other = here.registry.lead("y")
    other.add(Screen("y wall", None, here.line))

    def fails(**_: object) -> None:
        raise RuntimeError

    here.live.beat = fails  # type: ignore[method-assign]
    for _ in here.registry.beat():
        pass
    assert here.heard() == {"y wall": ["pulse"]}
    assert "RuntimeError" in caplog.text


@pytest.mark.parametrize("command", [AskClass("q1"), AskTrick("q1")])
def test_question_to_class_gets_back_time_without_server(here: Shown, command: Any) -> None:
    here.store.lessons.open("x", "K7Q4", "", here.time)
    here.does(command)
    before, stopped = next_due(here.live.state), here.time
    assert before is not None
    here.time += 100
    here.registry.resume(stopped, "again")
    assert next_due(here.live.state) == pytest.approx(before + 100 + GRACE)
