"""The log of a lesson on a real ledger, within one process: commands run once and in order, even after failures."""

import random
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection

from quizbs.game.actors import Player, Program, Remote
from quizbs.game.refusal import Refused
from quizbs.live.lesson_log import STEPS, Busy, Writing
from quizbs.live.lesson_rules import Rules
from quizbs.store.database import Database
from quizbs.store.ledger import Ledger, LedgerEntry
from tests.store.counter import COUNTER, LIMIT, RESTLESS, Add, Break, Claim, Command, Counter, Play
from tests.support.timeouts import PATIENCE

T = TypeVar("T")


class Watch:
    """A clock that the test advances."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Hall:
    """A ledger with a clock; each ``play()`` acts as another process that shares only the ledger."""

    def __init__(self, database: Database) -> None:
        self.ledger, self.is_alone = Ledger(database), database.is_single_process
        self.watch = Watch()
        self.published: list[str] = []

    def play(
        self,
        publish: Callable[[str, frozenset[str]], None] | None = None,
        *,
        alone: bool = False,
        rules: Rules[Any, Any, Any] = COUNTER,
    ) -> Play:
        publish = publish or (lambda lesson, _: self.published.append(lesson))
        return Play(Writing(self.ledger, rules, self.watch, random.Random(7), alone=alone), publish)


class ReadingCounted(Ledger):
    """A ledger that counts how often it is read."""

    read_times = 0

    def read(self, lesson: str, after: int = 0, most: int | None = None) -> list[LedgerEntry]:
        self.read_times += 1
        return super().read(lesson, after, most)


@pytest.fixture
def hall(database: Database) -> Hall:
    return Hall(database)


def together(calls: Sequence[Callable[[], T]]) -> list[T | Exception]:
    """Start all calls at the same moment in threads of their own; return the result or exception of each."""
    gate = threading.Barrier(len(calls))

    def run(call: Callable[[], T]) -> T | Exception:
        gate.wait(timeout=30)
        try:
            return call()
        except Exception as error:
            return error

    with ThreadPoolExecutor(len(calls)) as crowd:
        return list(crowd.map(run, calls))


def test_each_command_increments_the_version_of_a_stream(hall: Hall) -> None:
    play = hall.play()
    assert play.now("counter:a") == (0, Counter())
    assert play.act("counter:a", Player(1), "one", Add(2)) == 1
    assert play.act("counter:a", Player(2), "one", Add(3)) == 2
    version, state = play.now("counter:a")
    assert (version, state.total) == (2, 5)
    assert [(row.command_id, row.seat, row.at) for row in hall.ledger.read("counter:a")] == [
        ("seat 1:one", 1, 1000.0),
        ("seat 2:one", 2, 1000.0),
    ]
    assert hall.published == ["counter:a", "counter:a"]


def test_refusal_changes_and_publishes_nothing(hall: Hall) -> None:
    play = hall.play()
    play.act("counter:a", Player(1), "one", Claim(1))
    before = play.now("counter:a")
    with pytest.raises(Refused) as refused:
        play.act("counter:a", Player(2), "one", Claim(2))
    assert refused.value.code == "closed"
    assert play.now("counter:a") == before
    assert len(hall.ledger.read("counter:a")) == len(hall.published) == 1
    with pytest.raises(Refused):  # a refused command isn't stored, so the same id is decided again
        play.act("counter:a", Player(2), "one", Claim(2))


def test_repeated_command_is_run_once(hall: Hall) -> None:
    play, elsewhere = hall.play(), hall.play()
    assert play.act("counter:a", Player(1), "x", Claim(1)) == 1
    assert play.act("counter:a", Player(1), "y", Add(1)) == 2
    assert (
        play.act("counter:a", Player(1), "x", Claim(1)) == 1
    )  # the repeat isn't refused, though a new decision would be a refusal
    assert elsewhere.act("counter:a", Player(1), "x", Claim(1)) == 1
    assert hall.play().act("counter:a", Player(1), "y", Add(1)) == 2
    assert elsewhere.now("counter:a")[0] == 2
    assert hall.published == ["counter:a", "counter:a"]


def test_simultaneous_equal_commands_run_once(hall: Hall) -> None:
    processes = [hall.play() for _ in range(4)]
    calls = [partial(play.act, "counter:a", Player(1), "tap", Add(1)) for play in processes for _ in range(5)]
    assert together(calls) == [1] * 20
    assert processes[0].now("counter:a")[1].total == 1


def test_one_of_thirty_simultaneous_claims_wins(hall: Hall) -> None:
    processes = [hall.play() for _ in range(5)]
    calls = [partial(processes[seat % 5].act, "counter:a", Player(seat), "mine", Claim(seat)) for seat in range(30)]
    outcomes = together(calls)
    assert outcomes.count(1) == 1
    assert sorted(str(outcome) for outcome in outcomes if outcome != 1) == ["closed"] * 29
    winner = outcomes.index(1)
    for play in processes:
        version, state = play.now("counter:a")
        assert (version, state.first) == (1, winner)


def test_no_read_modify_write_of_three_processes_is_lost(hall: Hall) -> None:
    processes = [hall.play() for _ in range(3)]

    def add(number: int) -> None:
        play = processes[number % 3]
        for turn in range(100):
            for attempt in range(5000):
                total = play.now("counter:a")[1].total
                with suppress(Refused):  # another thread was first
                    play.act("counter:a", Player(number), f"{turn}-{attempt}", Add(1, seen=total))
                    break
            else:
                raise AssertionError("never got through")

    assert together([partial(add, number) for number in range(6)]) == [None] * 6
    version, state = hall.play().now("counter:a")
    assert (version, state.total) == (600, 600)


class Late:
    """An addition to a row's transaction that blocks the writer until ``goes`` is set, and then may fail."""

    def __init__(self, *, fails: bool) -> None:
        self.fails = fails
        self.began, self.goes = threading.Event(), threading.Event()

    def __call__(self, _: Connection) -> Callable[[], object]:
        self.began.set()
        assert self.goes.wait(PATIENCE)
        if self.fails:
            raise OSError("no room beside it")
        return object


def is_where_it_waits(known: Any, number: int, call: Future[Any]) -> bool:
    """Return whether a call has ended, is being written as number ``number``, or waits for a row being written."""
    under_way = list(known._under_way.values())
    return call.done() or len(under_way) == number or any(step.ended._cond._waiters for step in under_way)


def lined_up(play: Play, late: Late, first: Command, calls: Sequence[Callable[[], Any]]) -> list[object]:
    """Make ``calls`` while the row of ``first`` is being written; return the results or exceptions of all."""
    known = play.log("counter:a")
    with ThreadPoolExecutor(1 + len(calls)) as crowd:
        given: list[Future[Any]] = [crowd.submit(play.act, "counter:a", Player(0), "first", first, late)]
        assert late.began.wait(PATIENCE)
        for number, call in enumerate(calls, 2):
            given.append(crowd.submit(call))
            ends = time.monotonic() + PATIENCE
            while not is_where_it_waits(known, number, given[-1]):
                assert time.monotonic() < ends
                time.sleep(0.001)
        late.goes.set()
        return [one.exception() or one.result() for one in given]


def test_next_command_is_decided_during_a_disk_write(hall: Hall) -> None:
    play, late = hall.play(alone=hall.is_alone), Late(fails=False)
    adds = [partial(play.act, "counter:a", Player(number), "x", Add(1)) for number in range(1, 4)]
    assert lined_up(play, late, Add(5), adds) == [1, 2, 3, 4]
    assert play.now("counter:a") == hall.play().now("counter:a")
    assert play.now("counter:a")[1].total == 8


def test_row_is_visible_only_after_disk_write(hall: Hall) -> None:
    play, late = hall.play(alone=hall.is_alone), Late(fails=False)
    seen: list[object] = []
    calls = [lambda: seen.append((play.now("counter:a"), list(hall.published)))]
    assert lined_up(play, late, Add(5), calls) == [1, None]
    assert seen == [((0, Counter()), [])]


def test_command_decided_on_a_lost_row_is_decided_again(hall: Hall) -> None:
    play, late = hall.play(alone=hall.is_alone), Late(fails=True)
    failed, *others = lined_up(
        play, late, Claim(0), [partial(play.act, "counter:a", Player(n), "x", Add(n)) for n in range(1, 4)]
    )
    assert isinstance(failed, OSError)
    assert sorted(map(str, others)) == ["1", "2", "3"]
    assert play.now("counter:a") == hall.play().now("counter:a")
    assert (play.now("counter:a")[1].total, play.now("counter:a")[1].first) == (6, None)


def test_lost_row_causes_no_refusal(hall: Hall) -> None:
    play, late = hall.play(alone=hall.is_alone), Late(fails=True)
    failed, second = lined_up(play, late, Claim(0), [partial(play.act, "counter:a", Player(1), "x", Claim(1))])
    assert isinstance(failed, OSError)
    assert second == 1
    assert play.now("counter:a")[1].first == 1


def test_refusal_waits_until_its_cause_is_written(hall: Hall) -> None:
    play, late = hall.play(alone=hall.is_alone), Late(fails=False)
    first, second = lined_up(play, late, Claim(0), [partial(play.act, "counter:a", Player(1), "x", Claim(1))])
    assert (first, str(second)) == (1, "closed")


@pytest.mark.parametrize("fails", [False, True])
def test_repeat_of_pending_command_runs_once(hall: Hall, fails: bool) -> None:
    play, late = hall.play(alone=hall.is_alone), Late(fails=fails)
    first, again = lined_up(play, late, Add(5), [partial(play.act, "counter:a", Player(0), "first", Add(5))])
    assert (isinstance(first, OSError), again) == (fails, 1)
    assert play.now("counter:a") == (1, hall.play().now("counter:a")[1])
    assert play.now("counter:a")[1].total == 5


def test_no_simultaneous_add_of_one_process_is_lost(hall: Hall) -> None:
    play = hall.play(alone=hall.is_alone)

    def add(number: int) -> None:
        for turn in range(100):
            play.act("counter:a", Player(number), str(turn), Add(1))

    assert together([partial(add, number) for number in range(6)]) == [None] * 6
    assert play.now("counter:a") == hall.play().now("counter:a")
    assert (play.now("counter:a")[0], play.now("counter:a")[1].total) == (600, 600)


def test_replayed_state_equals_live_state(hall: Hall) -> None:
    live = hall.play()
    dice = random.Random(3)
    for number in range(40):
        live.act("counter:a", Player(1), str(number), Add(dice.randint(-5, 5)))
        hall.watch.now += dice.uniform(0, 2 * LIMIT)
        live.tick("counter:a")
        assert hall.play().now("counter:a") == live.now("counter:a")
    assert live.now("counter:a")[1].bells > 5


def test_due_command_runs_once_in_time(hall: Hall) -> None:
    play, elsewhere = hall.play(), hall.play()
    assert not play.tick("counter:a")
    play.act("counter:a", Player(1), "x", Add(1))
    hall.watch.now += LIMIT - 0.001
    assert not play.tick("counter:a")
    assert not elsewhere.tick("counter:a")
    hall.watch.now += 0.001
    assert elsewhere.tick("counter:a")
    assert not elsewhere.tick("counter:a")
    play.tick("counter:a")
    assert play.now("counter:a")[1].bells == 1
    assert [row.command_id for row in hall.ledger.read("counter:a")] == ["seat 1:x", "due:1"]
    assert hall.published == ["counter:a", "counter:a"]


def test_tick_of_an_idle_lesson_reads_no_database(database: Database) -> None:
    hall = Hall(database)
    hall.ledger = ledger = ReadingCounted(database)
    play = hall.play()
    play.act("counter:a", Player(1), "x", Add(1))
    ledger.read_times = 0
    for _ in range(10):
        assert not play.tick("counter:a")
    assert ledger.read_times == 0
    assert not hall.play().tick("counter:a")  # a new process must read the ledger
    assert ledger.read_times == 1


def test_simultaneous_ticks_run_due_command_once(hall: Hall) -> None:
    processes = [hall.play() for _ in range(6)]
    for round_ in range(5):
        processes[round_].act("counter:a", Player(1), str(round_), Add(1))
        hall.watch.now += LIMIT
        outcomes = together([partial(play.tick, "counter:a") for play in processes for _ in range(3)])
        assert True in outcomes
        assert not [outcome for outcome in outcomes if isinstance(outcome, Exception)]
        assert processes[0].now("counter:a")[1].bells == round_ + 1
    assert len(hall.ledger.read("counter:a")) == 10


def test_deadline_moved_by_other_process_is_respected(hall: Hall) -> None:
    play, elsewhere = hall.play(), hall.play()
    play.act("counter:a", Player(1), "x", Add(1))
    hall.watch.now += LIMIT
    elsewhere.act("counter:a", Player(1), "y", Add(1))  # postpones the bell, which ``play`` doesn't know yet
    assert not play.tick("counter:a")
    assert play.now("counter:a")[1].bells == 0


def test_tick_runs_a_limited_number_of_due_commands(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    assert hall.play(rules=RESTLESS).tick("restless:a")
    assert len(hall.ledger.read("restless:a")) == STEPS
    assert "always due" in caplog.text


def test_exception_in_the_rules_stores_nothing(hall: Hall) -> None:
    play = hall.play()
    play.act("counter:a", Player(1), "x", Add(1))
    with pytest.raises(AssertionError, match="no rule for this"):
        play.act("counter:a", Player(1), "y", Break())
    assert play.now("counter:a")[1].total == 1
    assert play.act("counter:a", Player(1), "z", Add(1)) == 2
    assert hall.play().now("counter:a") == play.now("counter:a")


def test_command_ids_are_distinct_for_each_kind_of_sender(hall: Hall) -> None:
    play = hall.play()
    play.act("counter:a", Player(1), "due:1", Add(1))
    hall.watch.now += LIMIT
    assert play.tick("counter:a")
    play.act("counter:a", Remote(), "due:1", Add(1))
    play.act("counter:a", Program(), "open:a", Add(1))
    ids = ["seat 1:due:1", "due:1", "host:due:1", "open:a"]
    assert [row.command_id for row in hall.ledger.read("counter:a")] == ids


def test_cleared_stream_is_read_again(hall: Hall, database: Database) -> None:
    play = hall.play()
    for number in range(3):
        play.act("counter:a", Player(1), str(number), Add(1))
    database.write(lambda db: db.exec_driver_sql("DELETE FROM ledger"))
    assert play.act("counter:a", Player(1), "new", Add(7)) == 1
    assert play.now("counter:a")[1].total == 7


def test_busy_is_a_refusal() -> None:
    assert Busy().code == "busy"
    assert isinstance(Busy(), Refused)
