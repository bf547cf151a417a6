"""Minimal rules for testing the log: a counter, with refusals, random numbers and a deadline like real rules."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from quizbs.game.actors import Actor
from quizbs.game.refusal import Refused
from quizbs.live.lesson_log import LessonLog, Writing
from quizbs.live.lesson_rules import Rules
from quizbs.store.ledger import SameTransaction

LIMIT = 10.0  # seconds until the bell rings after an addition


class Add(msgspec.Struct, frozen=True):
    """Add ``by`` to the total, if that is still ``seen`` (``None``: in any case)."""

    by: int
    seen: int | None = None


class Claim(msgspec.Struct, frozen=True):
    """Claim to be first, which only one seat can."""

    seat: int


class Ring(msgspec.Struct, frozen=True):
    """Ring the bell, at the deadline."""


class Break(msgspec.Struct, frozen=True):
    """Make an event that ``evolve`` can't apply, as a bug in rules might."""


class Added(msgspec.Struct, frozen=True, tag="added"):
    by: int
    drawn: float
    rings_at: float


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    seat: int


class Rung(msgspec.Struct, frozen=True, tag="rung"):
    at: float


class Broken(msgspec.Struct, frozen=True, tag="broken"):
    pass


class Counter(msgspec.Struct, frozen=True):
    total: int = 0
    drawn: tuple[float, ...] = ()
    first: int | None = None
    rings_at: float | None = None
    bells: int = 0


Command = Add | Claim | Ring | Break
Event = Added | Claimed | Rung | Broken


def decide(state: Counter, _: Actor, command: Command, now: float, chance: random.Random) -> list[Event]:
    match command:
        case Add(by, seen):
            if seen not in (None, state.total):
                raise Refused("closed", total=state.total)
            return [Added(by, chance.random(), now + LIMIT)]
        case Claim(seat):
            if state.first is not None:
                raise Refused("closed")
            return [Claimed(seat)]
        case Ring():
            return [Rung(now)]
        case Break():
            return [Added(1, 0.5, now), Broken()]


def evolve(state: Counter, event: Event) -> Counter:
    match event:
        case Added(by, drawn, rings_at):
            return msgspec.structs.replace(
                state, total=state.total + by, drawn=(*state.drawn, drawn), rings_at=rings_at
            )
        case Claimed(seat):
            return msgspec.structs.replace(state, first=seat)
        case Rung():
            return msgspec.structs.replace(state, bells=state.bells + 1, rings_at=None)
        case Broken():
            raise AssertionError("no rule for this")


def due(state: Counter, now: float) -> list[Command]:
    return [Ring()] if state.rings_at is not None and now >= state.rings_at else []


def changed(before: Counter, after: Counter) -> frozenset[str]:
    return frozenset() if before == after else frozenset({""})


COUNTER: Rules[Counter, Command, Event] = Rules(Counter(), decide, evolve, due, changed, Event)
RESTLESS: Rules[Counter, Command, Event] = Rules(
    Counter(), decide, evolve, lambda _state, _now: [Add(1)], changed, Event
)


class Play:
    """The logs of one process, by lesson. Each command calls ``publish(lesson, parts)`` with the changed parts."""

    def __init__(self, writing: Writing, publish: Callable[[str, frozenset[str]], object] = lambda *_: None) -> None:
        self._writing, self._publish = writing, publish
        self._logs: dict[str, LessonLog] = {}

    def log(self, lesson: str) -> LessonLog:
        if lesson not in self._logs:
            self._logs[lesson] = LessonLog(lesson, self._writing)
        return self._logs[lesson]

    def now(self, lesson: str) -> tuple[int, Any]:
        return self.log(lesson).now()

    def act(self, lesson: str, actor: Actor, act_id: str, command: Any, extra: SameTransaction | None = None) -> int:
        version, parts = self.log(lesson).act(actor, act_id, command, extra)
        if parts:
            self._publish(lesson, parts)
        return version

    def tick(self, lesson: str) -> bool:
        done = False
        for parts in self.log(lesson).tick():
            done = True
            self._publish(lesson, parts)
        return done
