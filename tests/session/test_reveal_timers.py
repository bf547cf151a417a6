"""Cards turn at their own moments: the process wakes up for each of them, and never for a table that stands still."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quizbs.game import commands as c
from quizbs.game.bottle import TURNS
from quizbs.game.stamp import moments
from quizbs.game.state import GameState
from quizbs.session.reveal_timers import RevealTimers
from quizbs.store.database import Unavailable
from tests.session.test_games_of_lesson import School
from tests.story import by, given

TABLE = "x.1"


class Timer:
    """What is to be done later, in place of the event loop's timers."""

    def __init__(self) -> None:
        self.due: list[tuple[float, Callable[[str, str], None], str, str]] = []

    def later(self, seconds: float, do: Callable[[str, str], None], lesson: str, game: str) -> "Timer":
        self.due = [(seconds, do, lesson, game)]
        return self

    def kill(self, *, block: bool) -> None:
        assert not block, "whoever called waits for nobody"
        self.due.clear()

    def fires(self) -> float:
        ((seconds, do, lesson, game),) = self.due
        self.due.clear()
        do(lesson, game)
        return seconds


class Watched(School):
    """A table of bots at which nobody acts by itself, and every change is told to ``RevealTimers``."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.timer = Timer()
        self.moments = RevealTimers(self.play, lambda: self.time, self.timer.later)
        self.open()
        self.runs(lambda game: game.phase == "turn" and bool(game.turn.claim and game.turn.claim.open))

    def does(self, command: Any, name: str) -> GameState:
        self.act("x", given(command).actor, name, given(command).command)
        self.moments.happened("x", [TABLE])
        return self.game

    def called(self) -> GameState:
        claim = self.game.turn.claim
        assert claim is not None
        caller = next(seat for seat in self.game.seats if seat != claim.seat and seat not in claim.believers)
        return self.does(by(caller, c.Call(claim.number)), "call")


@pytest.fixture
def school(tmp_path: Path) -> Watched:
    return Watched(tmp_path)


def test_each_face_and_the_stamp_come_at_their_moment(school: Watched) -> None:
    assert school.timer.due == []
    game = school.called()
    began, challenge = school.time, game.turn.challenge
    assert challenge is not None
    true = sum(card[0] == challenge.claim.rank for card in challenge.claim.cards)
    times = moments(len(challenge.claim.cards), None if challenge.claim.honest else true + 1, challenge.number)
    for at in times:
        assert school.timer.due[0][0] == pytest.approx(began + at - school.time + 0.002)
        school.time = began + at
        school.timer.fires()
        school.moments.happened("x", [TABLE])
    assert school.game.phase == "reveal"
    assert school.timer.due == [], "all other clocks belong to the ticker"


def test_the_bottle_stops_at_its_moment(tmp_path: Path) -> None:
    school, timer = School(tmp_path, "bottle").open(), Timer()
    moments = RevealTimers(school.play, lambda: school.time, timer.later)
    moments.happened("x", [TABLE])
    phase = school.game.phase
    assert phase == "spinning"
    assert timer.due[0][0] == pytest.approx(TURNS + 0.002)
    school.time += TURNS
    timer.fires()
    assert school.game.phase == "turn"


def test_nobody_wakes_up_for_a_table_that_stands_still(school: Watched) -> None:
    school.called()
    school.does(c.Pause(), "pause")
    assert school.timer.due == []
    school.time += 100
    school.does(c.Resume(), "resume")
    closes_at = school.game.clock.closes_at
    assert closes_at is not None
    assert school.timer.due[0][0] == pytest.approx(closes_at - school.time + 0.002)
    school.moments.stop()
    assert school.timer.due == []


def test_a_lesson_has_no_such_moments(school: Watched) -> None:
    school.called()
    before = list(school.timer.due)
    school.moments.happened("x", [])
    assert school.timer.due == before


def test_what_fails_is_left_to_the_ticker(school: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    school.called()
    school.time += 30

    def away(*_: object) -> None:
        raise Unavailable("the disk is full")

    monkeypatch.setattr("quizbs.store.ledger.Ledger.line_up", away)
    school.timer.fires()
    assert school.game.phase == "turning"
    monkeypatch.undo()
    assert school.play.tick("x")
    assert school.game.phase != "turning"
