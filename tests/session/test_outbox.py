"""The one way out of an act: what is touched is followed up once, shown once a turn, and never from within."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from quizbs.game import Refused
from quizbs.session.outbox import PACE, Outbox

if TYPE_CHECKING:
    from collections.abc import Callable


class Followed:
    """An outbox, what it had done, and a loop whose next turn comes when it is told to."""

    def __init__(self) -> None:
        self.time = 100.0
        self.calls: list[tuple[float, Callable[[], None]]] = []
        self.outbox = Outbox(lambda wait, do: self.calls.append((self.time + wait, do)), lambda: self.time)
        self.steps: list[tuple[str, str, tuple[str, ...]]] = []
        self.owed: dict[str, str] = {}  # what a stream, once it is settled, touches in turn
        self.outbox.deliver(self.settle, self.publish)

    def settle(self, lesson: str, streams: object) -> None:
        assert isinstance(streams, tuple)
        self.steps.append(("settle", lesson, streams))
        for stream in streams:
            if stream in self.owed:
                self.outbox.touch(self.owed.pop(stream))

    def publish(self, lesson: str, streams: object) -> None:
        assert isinstance(streams, tuple)
        self.steps.append(("publish", lesson, streams))

    def turn(self) -> None:
        """Let the loop turn once."""
        due = [(at, do) for at, do in self.calls if at <= self.time]
        self.calls = [call for call in self.calls if call not in due]
        for _, do in due:
            do()


def test_what_follows_from_an_act_is_settled_before_its_answer_and_shown_once_after_it() -> None:
    followed = Followed()
    followed.owed = {"game:x.1": "lesson:x", "lesson:x": "game:x.2"}
    followed.outbox.touch("game:x.1")
    settled = [
        ("settle", "x", ("game:x.1",)),
        ("settle", "x", ("lesson:x",)),
        ("settle", "x", ("game:x.2",)),
    ]
    assert followed.steps == settled
    followed.turn()
    assert followed.steps == [*settled, ("publish", "x", ("game:x.1", "lesson:x", "game:x.2"))]
    followed.turn()
    assert len(followed.steps) == 4


def test_acts_within_one_turn_are_shown_together_lesson_by_lesson() -> None:
    followed = Followed()
    for stream in ("game:x.1", "game:y.1", "game:x.2", "game:x.1"):
        followed.outbox.touch(stream)
    assert len(followed.calls) == 1
    followed.turn()
    assert followed.steps[4:] == [("publish", "x", ("game:x.1", "game:x.2")), ("publish", "y", ("game:y.1",))]


def test_a_class_that_comes_in_is_told_of_its_newcomers_together() -> None:
    followed = Followed()
    shown: list[float] = []
    for number in range(200):  # one each hundredth of a second
        followed.time = 100.0 + number / 100
        followed.outbox.touch("lesson:x")
        for _ in range(2):  # who is due, and then what they have to show
            followed.turn()
        shown += [followed.time] if followed.steps[-1][0] == "publish" else []
    assert shown[0] == 100.0
    assert 2.0 / PACE - 2 <= len(shown) <= 2.0 / PACE + 1
    assert all(later - sooner >= PACE - 1e-9 for sooner, later in itertools.pairwise(shown))
    followed.time += PACE
    for _ in range(2):
        followed.turn()
    assert followed.steps[-1] == ("publish", "x", ("lesson:x",))  # the last one is told as well
    assert followed.calls == []


def test_a_table_does_not_wait_for_a_class_that_is_told_later() -> None:
    followed = Followed()
    followed.outbox.touch("lesson:x")
    followed.turn()
    followed.steps.clear()
    followed.owed = {"game:x.1": "lesson:x"}
    followed.outbox.touch("game:x.1")
    followed.outbox.touch("lesson:y")
    followed.turn()
    assert followed.steps[3:] == [("publish", "x", ("game:x.1",)), ("publish", "y", ("lesson:y",))]
    followed.time += PACE
    followed.turn()
    followed.turn()
    assert followed.steps[5:] == [("publish", "x", ("lesson:x",))]


def test_what_is_gathered_is_settled_together_and_other_lessons_wait_for_nobody() -> None:
    followed = Followed()
    with followed.outbox.gathering("x"):
        followed.outbox.touch("game:x.1")
        followed.outbox.touch("game:y.1")
        followed.turn()
        assert [step[:2] for step in followed.steps] == [("settle", "y"), ("publish", "y")]
        followed.outbox.touch("game:x.1")
        followed.outbox.touch("game:x.2")
    followed.turn()
    assert followed.steps[2:] == [
        ("settle", "x", ("game:x.1", "game:x.2")),
        ("publish", "x", ("game:x.1", "game:x.2")),
    ]


def test_an_act_while_its_lesson_is_being_shown_is_shown_next() -> None:
    followed = Followed()
    shown: list[tuple[str, ...]] = []

    def publish(_lesson: str, streams: object) -> None:
        assert isinstance(streams, tuple)
        shown.append(streams)
        if len(shown) == 1:
            followed.outbox.touch("game:x.2")
            assert len(shown) == 1, "published from within publishing"

    followed.outbox.deliver(followed.settle, publish)
    followed.outbox.touch("game:x.1")
    followed.turn()
    assert shown == [("game:x.1",)]
    followed.turn()
    assert shown == [("game:x.1",), ("game:x.2",)]


@pytest.mark.parametrize("trouble", [Refused("busy"), KeyError("ann")])
def test_a_failure_is_told_without_its_values_and_spoils_no_later_act(
    trouble: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    followed = Followed()

    def fails(_lesson: str, _streams: object) -> None:
        raise trouble

    followed.outbox.deliver(fails, followed.publish)
    followed.outbox.touch("game:x.1")
    followed.turn()
    followed.outbox.touch("game:x.2")
    followed.turn()
    assert followed.steps == [("publish", "x", ("game:x.1",)), ("publish", "x", ("game:x.2",))]
    assert "not published" in caplog.text
    assert "ann" not in caplog.text


def test_pulses_wait_until_they_are_taken() -> None:
    outbox = Outbox(lambda _wait, _do: None)
    outbox.pulse("x")
    outbox.pulse("nobody looks")
    assert outbox.take_pulses({"x", "y"}) == {"x"}
    assert outbox.take_pulses({"x", "y"}) == set()
    outbox.pulse_everywhere()
    assert outbox.take_pulses({"x", "y"}) == {"x", "y"}
