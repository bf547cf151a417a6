"""Running lessons for tests: the test moves the clock and fires the timers, and screens record their messages."""

import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from quizbs.game.refusal import Refused
from quizbs.live.addresses import Reach
from quizbs.live.connectivity import Connectivity
from quizbs.live.lesson_log import Writing
from quizbs.live.lesson_rules import Rules
from quizbs.live.registry import LessonRegistry
from quizbs.live.shared_services import SharedServices
from quizbs.live.storage_watch import StorageWatch
from quizbs.store.database import Database
from quizbs.store.ledger import Ledger
from quizbs.store.store import Store


class Waiting:
    """A scheduled call, as the event loop's timers return it."""

    def __init__(self, timers: "Timers", seconds: float, do: Callable[[], None]) -> None:
        self.timers, self.seconds, self.do = timers, seconds, do

    def kill(self, *, block: bool) -> None:
        assert not block, "whoever called waits for nobody"
        self.timers.waiting.remove(self)


class Timers:
    """Scheduled calls, in place of the event loop's timers."""

    def __init__(self) -> None:
        self.waiting: list[Waiting] = []

    def __call__(self, seconds: float, do: Callable[[], None]) -> Waiting:
        self.waiting.append(Waiting(self, seconds, do))
        return self.waiting[-1]

    def turn(self) -> None:
        """Run one turn of the event loop: all calls without a delay."""
        now = [each for each in self.waiting if not each.seconds]
        for each in now:
            self.waiting.remove(each)
        for each in now:
            each.do()

    def fire(self) -> float:
        """Run the call with the shortest delay, and return the delay in seconds."""
        each = min(self.waiting, key=lambda each: each.seconds)
        self.waiting.remove(each)
        each.do()
        return each.seconds


class Line:
    """Records the events sent to each screen. ``behind``: by screen, the number of packets that it hasn't read."""

    def __init__(self) -> None:
        self.said: dict[str, list[tuple[str, Any]]] = {}
        self.behind: dict[str, int] = {}
        self.dropped: list[str] = []
        self.fails: set[str] = set()

    def send(self, sid: str, event: str, written: bytes) -> None:
        if sid in self.fails:
            raise ConnectionError("no line")
        self.said.setdefault(sid, []).append((event, json.loads(written)))

    def waiting(self, sid: str) -> int:
        return self.behind.get(sid, 0)

    def farewell(self, sid: str, event: str, more: dict[str, Any]) -> None:
        self.said.setdefault(sid, []).append((event, more))

    def drop(self, sid: str) -> None:
        self.dropped.append(sid)

    def heard(self) -> dict[str, list[str]]:
        """Return the events that each screen was sent since the last call."""
        said, self.said = self.said, {}
        return {sid: [event for event, _ in events] for sid, events in said.items()}


class Running:
    """A server process without web parts; the test moves its clock ``time``."""

    def __init__(self, database: Database, rules: Rules[Any, Any, Any], seed: int = 5) -> None:
        self.time, self.database, self.store = 1_000.0, database, Store(database)
        self.timers, self.line = Timers(), Line()
        self.shared = SharedServices(
            self.store,
            Writing(Ledger(database), rules, lambda: self.time, random.Random(seed)),
            StorageWatch(self.store, lambda: self.time),
            Connectivity(Reach(8000, found=list)),
            later=self.timers,
            clock=lambda: self.time,
        )
        self.registry = LessonRegistry(self.shared)

    def act(self, lesson: str, actor: Any, act_id: str, command: Any) -> int:
        return self.registry.lead(lesson).act(actor, act_id, command)

    def look(self, lesson: str, here: Any = ()) -> None:
        """Run due commands, bots, and autoplay for absent phones of the lesson with the id ``lesson``.

        ``here`` are the seats with a connected phone.
        """
        with suppress(Refused):
            self.registry.lead(lesson).tick()
        self.registry.lead(lesson).run_bots_and_absences(here)
