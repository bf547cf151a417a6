"""What processes tell each other beside the ledger: screens, doors, wrong codes, what was spent."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from quizbs.game import Refused
from quizbs.session.elsewhere import SILENT, Elsewhere, ScreensThere
from quizbs.session.rate_limits import JOINS_OF_DEVICE, OF_DEVICE, RateLimits
from quizbs.session.stages import Stages
from tests.lesson.test_stage import Stand

if TYPE_CHECKING:
    from collections.abc import Callable


def as_told(more: Any) -> Any:
    """Return what arrives of a note."""
    return json.loads(msgspec.json.encode(more() if callable(more) else more))


class Two:
    """The limits of two processes, which hear of each other. ``said`` is all that was told."""

    def __init__(self, *, public: bool = False) -> None:
        self.now, self.said = 1000.0, list[str]()
        self.limits = [
            RateLimits(public=public, clock=lambda: self.now, tell=self.to(other), mark=self.mark) for other in (1, 0)
        ]

    def to(self, other: int) -> Callable[[str, object], None]:
        def tell(about: str, more: object) -> None:
            self.said.append(about)
            self.limits[other].hear(about, as_told(more))

        return tell

    @staticmethod
    def mark(name: str) -> str:
        return hashlib.sha256(name.encode()).hexdigest()


def test_who_spends_too_much_at_one_process_waits_at_the_other() -> None:
    two, (holds, each_second) = Two(), OF_DEVICE
    while two.limits[0].charge("bad", "a", 4.0, patience=0.0) is not None:
        pass
    spent_there = 0.0
    while two.limits[1].charge("bad", "a", 4.0, patience=0.0) is not None:
        spent_there += 4.0
    assert spent_there <= holds / 2
    two.now += 1.0
    turns = sum(two.limits[turn % 2].charge("bad", "a", 4.0, patience=0.0) is not None for turn in range(100))
    assert turns * 4.0 <= each_second + 4.0, "both together allow what one does"
    assert two.limits[1].charge("good", "b", 4.0) == 0.0


def test_nobody_is_told_of_who_spends_little_and_nobody_by_name() -> None:
    two = Two()
    for _ in range(10):
        two.limits[0].charge("good", "198.51.100.7", 4.0)
        two.limits[0].may_join("lesson", f"d{_}", "198.51.100.7")
    assert not two.said
    joined = sum(two.limits[turn % 2].may_join("lesson", "bad", "198.51.100.7") for turn in range(20))
    assert joined <= JOINS_OF_DEVICE[0] * 1.5
    assert two.said
    assert not any(name in about for about in two.said for name in ("bad", "198.51", "lesson"))


def test_wrong_codes_count_at_both_processes() -> None:
    two = Two(public=True)

    def guess(process: int, code: str = "AAAAAA") -> str:
        try:
            return two.limits[process].codes.look(lambda code: code if code == "RIGHTS" else None, code, "bad") or "no"
        except Refused as refused:
            return refused.code

    assert guess(0) == "no"
    assert guess(1) == "wait"
    two.now += 0.3
    assert guess(1) == "no"
    assert guess(0) == "wait"
    two.now += 0.3
    assert guess(0) == "wait", "each wrong code, wherever, makes the wait longer"
    two.now += 0.3
    assert guess(0, "RIGHTS") == "RIGHTS"


def test_screens_of_several_processes_are_added_up() -> None:
    now = 0.0
    elsewhere = Elsewhere(lambda: now)
    for process, there in (
        ("one", ScreensThere({1: 5, 2: 9}, wall=True, followed=(7.0, 2))),
        ("two", ScreensThere({1: 8}, own=frozenset({3}), followed=(9.0, 0))),
    ):
        elsewhere.alive(process)
        assert elsewhere.hear(process, "x", as_told(there)) == there
    both = ScreensThere({1: 8, 2: 9}, wall=True, own=frozenset({3}), followed=(9.0, 0))
    assert elsewhere.of("x") == both
    assert elsewhere.of("y") == ScreensThere()
    elsewhere.hear("one", "x", None)
    assert elsewhere.of("x").seats == {1: 8}
    now = SILENT / 2
    elsewhere.alive("one")
    now = SILENT + 1
    assert elsewhere.silent() == ["two"]
    assert elsewhere.forget("two") == ["x"]
    assert elsewhere.of("x") == ScreensThere()
    assert elsewhere.silent() == []


class Hall:
    """Two processes with screens of one class. The first one looks after the lesson, until it is gone."""

    def __init__(self) -> None:
        self.here, self.decides = Stand(14), 0
        self.elsewhere = [Elsewhere(), Elsewhere()]
        self.stages = [self.made(process) for process in (0, 1)]

    def made(self, process: int) -> Stages:
        def tell(lesson: str, stage: Any) -> None:
            self.stages[1 - process].hear(lesson, as_told(stage))

        return Stages(
            lambda: self.here.now, self.elsewhere[process], lambda _lesson: self.decides == process, tell=tell
        )

    def wall(self, process: int, *, seen: bool) -> None:
        self.stages[process].wall("x", "w", seen=seen)
        self.elsewhere[1 - process].hear("them", "x", as_told(ScreensThere(wall=seen)))

    def shown(self, process: int) -> Any:
        scene = self.here.scene()
        return self.stages[process].now("x", scene.lesson, scene.games, self.here.now)


@pytest.mark.parametrize("wall", [0, 1])
def test_a_door_is_the_same_at_all_processes(wall: int) -> None:
    hall = Hall()
    hall.wall(wall, seen=True)
    hall.here.calls(2)
    assert hall.shown(1).door.table == 2, "who does not decide opens it too, for a moment"
    assert hall.shown(0).door.table == 2
    hall.here.calls(1)
    for process in (1, 0, 1):
        stage = hall.shown(process)
        assert stage.door.table == 2
        assert (stage.called[2].on_wall, stage.called[1].on_wall) == (True, False)
    hall.stages[1].hear("x", as_told({"door": {"table": 3, "since": 1.0, "moment": ["g", 1]}}))
    assert hall.shown(1).door.table == 3, "what the other one has decided counts"
    hall.decides = 1  # the other one has died
    hall.wall(wall, seen=False)
    assert hall.shown(1).door is None


def test_the_table_that_was_followed_last_is_followed_everywhere() -> None:
    hall = Hall()
    hall.stages[0].follow("x", 2)
    hall.elsewhere[1].hear("them", "x", as_told(ScreensThere(followed=hall.stages[0].followed("x"))))
    assert hall.stages[1].watch("x").followed == 2
    hall.here.now += 1
    hall.stages[1].follow("x", 0)
    assert hall.stages[1].watch("x").followed == 0
