"""What has happened in a lesson: decide, append to the ledger, and only then believe it."""

import logging
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from random import Random
from typing import Any

from quizbs.game.actors import Actor, Clock, Host, Player, Remote
from quizbs.game.refusal import Refused
from quizbs.live.rules import Rules
from quizbs.store.codec import Codec
from quizbs.store.database import Unavailable
from quizbs.store.lease import Lease
from quizbs.store.ledger import Beside, Conflict, Ledger, LessonOver, NotLed, Repeated, Row

TRIES = 40  # how often a command is decided anew before it is refused as "busy"
AT_ONCE = 50  # rows that are read and replayed before others have their turn
STEPS = 200  # how many things may fall due one after the other before something must be wrong

_log = logging.getLogger(__name__)

Parts = frozenset[str]
"""Parts of a lesson: its games by their ids, "" for the session."""

Proposal = tuple[str, Actor, Any]
"""The id of a command in its lesson, who gives it, and the command."""

Propose = Callable[[int, Any], Proposal | None]
"""Returns what to carry out, given version and state."""

Outcome = tuple[int, Parts]
"""The version of a command, and what this call has changed."""


class Busy(Refused):
    """The database doesn't answer, or too many change the same lesson: try again. Code ``busy``."""

    def __init__(self) -> None:
        super().__init__("busy")


def edition_of(lease: Lease, outside: Callable[[], object]) -> Callable[[str], object]:
    """Return what returns, for a lesson, the same for as long as nobody but this process can have written to it.

    Of a lesson that it doesn't lead that is never so; on SQLite ``outside()`` tells of other programs.
    """

    def edition(lesson: str) -> object:
        since = lease.since(lesson)
        return object() if since is None else (since, outside())

    return edition


@dataclass(frozen=True)
class Writing:
    """How logs are written.

    ``edition(lesson)`` stays equal for as long as nobody else can have written. ``alone``: nobody else does while this
    program runs, so that a refusal stands. ``lose(lesson)`` is called when the ledger says that another process leads a
    lesson.
    """

    ledger: Ledger
    rules: Rules[Any, Any, Any]
    clock: Callable[[], float]
    chance: Random
    edition: Callable[[str], object] = lambda _lesson: object()
    alone: bool = False
    lose: Callable[[str], object] = bool

    @cached_property
    def codec(self) -> Codec[Any]:
        """Return what writes events as text, and reads them."""
        return Codec[Any](self.rules.events)


class _Step:
    """Version and state after a command that changed ``parts``; once it has ``ended``, whether it is ``stored``."""

    def __init__(self, version: int, state: Any, command_id: str = "", parts: Parts = frozenset()) -> None:
        self.version, self.state, self.command_id, self.parts = version, state, command_id, parts
        self.ended = threading.Event()
        self.stored = False

    def lasts(self) -> bool:
        """Wait for the end; return whether it was stored."""
        self.ended.wait()
        return self.stored


class LessonLog:
    """The commands of one lesson, and the state that follows from them.

    ``_turn`` is held while deciding what comes next. ``_stored`` is version and state, always of the same moment, so
    that reading needs no turn. ``_taken`` is the version of each command. ``_under_way`` are the steps that were
    decided one on the other and are not yet on the disk, by their commands: nobody is told of them.
    """

    def __init__(self, lesson: str, writing: Writing) -> None:
        self._lesson, self._writing, self._turn = lesson, writing, threading.Lock()
        self._line = writing.ledger.line()
        self._restart()

    def _restart(self) -> None:
        self._stored: tuple[int, Any] = (0, self._writing.rules.start)
        self._taken, self._under_way = dict[str, int](), dict[str, _Step]()
        self._read_at: object = object()

    def is_busy(self) -> bool:
        """Return whether a command is being decided or is on its way to the disk."""
        return self._turn.locked() or bool(self._under_way)

    def now(self) -> tuple[int, Any]:
        """Return version and state; version 0: nothing has happened yet.

        Raises ``Busy`` if the database has to be asked and doesn't answer.
        """
        return self._stored if self._read_at == self._writing.edition(self._lesson) else self._catch_up()

    def act(self, actor: Actor, act_id: str, command: Any, beside: Beside | None = None) -> Outcome:
        """Carry out a command once, however often its actor gives it under this id.

        Return its version and what this call has changed, nothing if it was carried out before. What is to be written
        ``beside`` its row is written with it or not at all; what that raises is raised here. Raises ``Refused`` if the
        rules don't allow it, ``Busy`` if it could not be stored.
        """
        proposal = command_id(actor, act_id), actor, command
        return self._change(lambda _version, _state: proposal, beside)

    def tick(self) -> Iterator[Parts]:
        """Carry out what the clock demands until nothing is due; return what each step has changed.

        If it is known that nothing is due, the database isn't asked. Raises ``Busy``.
        """
        asked, refusing = list[Any](), set[Any]()
        due = partial(self._due, asked, refusing)
        if self._stored[0] and due(*self._stored) is None:
            return
        for _ in range(STEPS):
            try:
                version, parts = self._change(due)
            except Busy:
                raise
            except Refused as refused:
                _log.error("%s: what is due was refused: %s %s", self._lesson, type(asked[-1]).__name__, refused)
                refusing.add(asked[-1])
            else:
                if not version:
                    return
                yield parts
        _log.error("%s: something is always due", self._lesson)

    def _due(self, asked: list[Any], refusing: set[Any], version: int, state: Any) -> Proposal | None:
        """Return what is due next, without what was refused: a fault in the rules, and other games go on."""
        for command in self._writing.rules.due(state, self._writing.clock()):
            if command not in refusing:
                asked.append(command)
                return f"due:{version}", Clock(), command
        return None

    def _catch_up(self) -> tuple[int, Any]:
        """Read what others have written."""
        edition = self._writing.edition(self._lesson)
        version, state = self._stored
        while rows := self._newer(version):
            for row in rows:
                try:
                    version, state = row.version, self._after(state, row.events)
                except Exception as error:  # a damaged file: a lesson that can't be read must not keep others away
                    _log.error("%s: can't read a row: %s", self._lesson, type(error).__name__)
                    raise Busy from error
                self._taken[row.command_id] = version
            if len(rows) < AT_ONCE:
                break
            time.sleep(0)  # whoever waits has their turn
        if version >= self._stored[0]:  # else somebody was quicker meanwhile
            self._stored = version, state
        self._read_at = edition
        return self._stored

    def _newer(self, version: int) -> list[Row]:
        try:
            return self._writing.ledger.read(self._lesson, version, AT_ONCE)
        except Unavailable as error:
            raise Busy from error

    def _after(self, state: Any, events: str) -> Any:
        evolve = self._writing.rules.evolve
        for event in self._writing.codec.read(events):
            state = evolve(state, event)
        return state

    def _change(self, propose: Propose, beside: Beside | None = None) -> Outcome:
        """Carry out what is proposed for this version and state; return version 0 if that is nothing."""
        for attempt in range(TRIES):
            try:
                found = self._tried(propose, beside)
            except Conflict:
                with self._turn:
                    self._give_way(attempt)
            else:
                if found is not None:
                    return found
        raise Busy

    def _tried(self, propose: Propose, beside: Beside | None) -> Outcome | None:
        """Return the same as ``_change``, ``None`` if it has to be decided anew. Raises ``Conflict`` as well."""
        with self._turn:
            end = self._begun(propose, beside)
        return end()  # what comes next is decided on this one, while the disk is awaited

    def _begun(self, propose: Propose, beside: Beside | None) -> Callable[[], Outcome | None]:
        """Decide what is proposed; return what waits for its end, and returns the same as ``_tried``."""
        last = next(reversed(self._under_way.values()), None)
        if last is None or last.version <= self._stored[0]:
            last = _Step(*self.now())
        proposal = propose(last.version, last.state)
        if proposal is None:
            return lambda: (0, frozenset())
        if (taken := self._taken.get(proposal[0])) is not None:
            return lambda: (taken, frozenset())
        if (same := self._under_way.get(proposal[0])) is not None:
            return lambda: (same.version, frozenset()) if same.lasts() else None
        try:
            return partial(self._end, *self._decide(last, proposal, beside))
        except Refused as refused:
            return partial(self._refuse, last, refused)

    def _refuse(self, last: _Step, refused: Refused) -> None:
        """Raise a refusal, unless it came from what others have changed meanwhile or from what was never stored."""
        if last.command_id:
            if last.lasts():
                raise refused
        elif self._writing.alone or isinstance(refused, Busy) or self._catch_up()[0] == last.version:
            raise refused

    def _decide(self, last: _Step, proposal: Proposal, beside: Beside | None) -> tuple[_Step, Callable[[], None]]:
        """Decide what a command does, and begin to store it; return the step and what waits for the disk."""
        id_, actor, command = proposal
        now, of = self._writing.clock(), self._writing
        events = of.codec.write(of.rules.decide(last.state, actor, command, now, of.chance))
        # From the text and before it is stored: what could not be read again never gets in, and the state in
        # memory is the one that a replay makes.
        state = self._after(last.state, events)
        step = _Step(last.version + 1, state, id_, of.rules.changed(last.state, state))
        seat = actor.seat if isinstance(actor, Player) else None
        try:
            wait = of.ledger.line_up(
                self._lesson, step.version, id_, now, seat, events, beside, last.command_id or None, self._line
            )
        except Unavailable as error:
            raise Busy from error
        self._under_way[id_] = step
        return step, wait

    def _end(self, step: _Step, wait: Callable[[], None]) -> Outcome:
        """Wait for the disk, and then let everybody know the step."""
        try:
            wait()
            step.stored = True
            self._taken[step.command_id] = step.version
            if step.version > self._stored[0]:
                self._stored = step.version, step.state
            return step.version, step.parts
        except Unavailable as error:
            self._read_at = object()  # the row may be there all the same
            raise Busy from error
        except NotLed as error:
            self._writing.lose(self._lesson)
            raise Busy from error
        except LessonOver as error:
            raise Refused("over") from error
        except Repeated as repeated:
            return repeated.version, frozenset()
        finally:
            if step.stored:
                self._under_way.pop(step.command_id, None)
            else:
                self._under_way.clear()  # whatever was decided on it conflicts, and is decided anew
            step.ended.set()

    def _give_way(self, attempt: int) -> None:
        # Without a wait of random length, one of 320 gave up on PostgreSQL.
        time.sleep(self._writing.chance.uniform(0, 0.002 * 2 ** min(attempt, 6)))
        before = self._stored[0]
        if self._catch_up()[0] == before:  # nobody was faster: the ledger was cleared under us
            self._restart()


def command_id(actor: Actor, act_id: str) -> str:
    """Return the id of a command in its lesson: no screen can use the id of another one, or one of the program's."""
    match actor:
        case Player(seat):
            return f"seat {seat}:{act_id}"
        case Host() | Remote():
            return f"host:{act_id}"
        case _:
            return act_id
