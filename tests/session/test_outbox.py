"""The one way out of an act: what has changed is kept, shown once a turn, and never from within."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from quizbs.game import Refused
from quizbs.session.outbox import PACE, Outbox

if TYPE_CHECKING:
    from collections.abc import Callable, Collection


class Followed:
    """An outbox, what it had done, and a loop whose next turn comes when it is told to."""

    def __init__(self) -> None:
        self.time = 100.0
        self.calls: list[tuple[float, Callable[[], None]]] = []
        self.outbox = Outbox(lambda wait, do: self.calls.append((self.time + wait, do)), lambda: self.time)
        self.steps: list[tuple[str, ...]] = []
        self.outbox.deliver(self.store, self.publish)

    def store(self, lesson: str) -> None:
        self.steps.append(("store", lesson))

    def publish(self, lesson: str, parts: Collection[str]) -> None:
        self.steps.append(("publish", lesson, *sorted(parts)))

    def turn(self) -> None:
        """Let the loop turn once."""
        due = [(at, do) for at, do in self.calls if at <= self.time]
        self.calls = [call for call in self.calls if call not in due]
        for _, do in due:
            do()


def test_what_is_kept_beside_an_act_comes_before_its_answer_and_its_view_after() -> None:
    followed = Followed()
    followed.outbox.touch("x", {"", "x.1"})
    assert followed.steps == [("store", "x")]
    for _ in range(2):
        followed.turn()
        assert followed.steps == [("store", "x"), ("publish", "x", "", "x.1")]


def test_acts_within_one_turn_are_shown_together_lesson_by_lesson() -> None:
    followed = Followed()
    for game in ("x.1", "y.1", "x.2", "x.1"):
        followed.outbox.touch(game[0], {game})
    assert len(followed.calls) == 1
    followed.turn()
    assert followed.steps == [("publish", "x", "x.1", "x.2"), ("publish", "y", "y.1")]


def test_a_class_that_comes_in_is_told_of_its_newcomers_together() -> None:
    followed = Followed()
    shown: list[float] = []
    for number in range(200):  # one each hundredth of a second
        followed.time = 100.0 + number / 100
        followed.outbox.touch("x", {""})
        for _ in range(2):  # who is due, and then what they have to show
            followed.turn()
        shown += [followed.time] if followed.steps[-1][0] == "publish" else []
    assert shown[0] == 100.0
    assert 2.0 / PACE - 2 <= len(shown) <= 2.0 / PACE + 1
    assert all(later - sooner >= PACE - 1e-9 for sooner, later in itertools.pairwise(shown))
    followed.time += PACE
    for _ in range(2):
        followed.turn()
    assert followed.steps[-1] == ("publish", "x", "")  # the last one is told as well
    assert followed.calls == []


def test_a_table_does_not_wait_for_a_class_that_is_told_later() -> None:
    followed = Followed()
    followed.outbox.touch("x", {""})
    followed.turn()
    followed.steps.clear()
    followed.outbox.touch("x", {"", "x.1"})
    followed.outbox.touch("y", {""})
    followed.turn()
    assert followed.steps == [("store", "x"), ("store", "y"), ("publish", "x", "x.1"), ("publish", "y", "")]
    followed.time += PACE
    followed.turn()
    followed.turn()
    assert followed.steps[4:] == [("publish", "x", "")]


def test_what_another_process_has_followed_up_is_only_shown() -> None:
    followed = Followed()
    followed.outbox.show("x", {"", "x.1"})
    followed.turn()
    assert followed.steps == [("publish", "x", "", "x.1")]


def test_an_act_while_its_lesson_is_being_shown_is_shown_next() -> None:
    followed = Followed()
    shown: list[set[str]] = []

    def publish(_lesson: str, parts: Collection[str]) -> None:
        shown.append(set(parts))
        if len(shown) == 1:
            followed.outbox.touch("x", {"x.2"})
            assert len(shown) == 1, "published from within publishing"

    followed.outbox.deliver(followed.store, publish)
    followed.outbox.touch("x", {"x.1"})
    followed.turn()
    assert shown == [{"x.1"}]
    followed.turn()
    assert shown == [{"x.1"}, {"x.2"}]


@pytest.mark.parametrize("trouble", [Refused("busy"), KeyError("ann")])
def test_a_failure_is_told_without_its_values_and_spoils_no_later_act(
    trouble: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    followed = Followed()

    def fails(_lesson: str) -> None:
        raise trouble

    followed.outbox.deliver(fails, followed.publish)
    for parts in ({"", "x.1"}, {"x.2"}):
        followed.outbox.touch("x", parts)
        followed.turn()
    assert followed.steps == [("publish", "x", "", "x.1"), ("publish", "x", "x.2")]
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
