"""The log of a lesson: a command is decided, its events are appended to the ledger, and only after that applied."""

import logging
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from random import Random
from typing import Generic

from quizbs.game.actors import Actor, Clock, Host, Player, Remote
from quizbs.game.refusal import Refused
from quizbs.live.lesson_rules import Command, Event, Rules, State
from quizbs.store.codec import Codec
from quizbs.store.database import Unavailable
from quizbs.store.lease import Lease
from quizbs.store.ledger import Conflict, Ledger, LedgerEntry, LessonOver, NotLed, Repeated, SameTransaction

TRIES = 40  # attempts to decide a command before it is refused as "busy"
AT_ONCE = 50  # rows that are read and replayed before other greenlets run
STEPS = 200  # most due commands in a row; more of them mean a fault in the rules

_log = logging.getLogger(__name__)

Parts = frozenset[str]
"""Parts of a lesson: its games by their ids, "" for the session."""

Proposal = tuple[str, Actor, Command]
"""A command's id in its lesson, its actor, and the command."""

Propose = Callable[[int, State], Proposal[Command] | None]
"""Returns the command to carry out, given version and state."""

Outcome = tuple[int, Parts]
"""The version of a command, and the parts that this call has changed."""


class Busy(Refused):
    """The database doesn't answer, or too many processes write to one lesson. The caller may retry.

    Its code is ``busy``.
    """

    def __init__(self) -> None:
        super().__init__("busy")


def edition_of(lease: Lease, external_writes: Callable[[], object]) -> Callable[[str], object]:
    """Return a function from a lesson to its edition: a value that changes once another process may have written to it.

    For a lesson that another process leads, the edition changes with each call. ``external_writes()`` returns a value
    that changes when another program has written to the SQLite file.
    """

    def edition(lesson: str) -> object:
        since = lease.since(lesson)
        return object() if since is None else (since, external_writes())

    return edition


@dataclass(frozen=True)
class Writing(Generic[State, Command, Event]):
    """What logs need in order to write.

    ``edition(lesson)`` returns the same value as long as no other process can have written. ``alone``: this program is
    the only writer, so that a refusal is final. ``lose(lesson)`` is called when the ledger reports that another process
    leads a lesson.
    """

    ledger: Ledger
    rules: Rules[State, Command, Event]
    clock: Callable[[], float]
    chance: Random
    edition: Callable[[str], object] = lambda _lesson: object()
    alone: bool = False
    lose: Callable[[str], object] = bool

    @cached_property
    def codec(self) -> Codec[Event]:
        """Return the codec for the events of the rules."""
        return Codec[Event](self.rules.events)


class _Step(Generic[State]):
    """Version and state after a command, and the parts that the command changed.

    Once the event ``ended`` is set, ``stored`` says whether the command was written.
    """

    def __init__(self, version: int, state: State, command_id: str = "", parts: Parts = frozenset()) -> None:
        self.version, self.state, self.command_id, self.parts = version, state, command_id, parts
        self.ended = threading.Event()
        self.stored = False

    def wait_until_stored(self) -> bool:
        """Wait until the write has ended. Return whether it succeeded."""
        self.ended.wait()
        return self.stored


class LessonLog(Generic[State, Command, Event]):
    """The commands of one lesson, and the state that results from them.

    Commands are decided under the lock ``_turn``. ``_stored`` is a consistent pair of version and state, so that
    reading needs no lock. ``_taken`` has the version of each command. ``_under_way`` are the steps, by command, that
    were decided on top of each other and aren't on disk yet; readers don't see them.
    """

    def __init__(self, lesson: str, writing: Writing[State, Command, Event]) -> None:
        self._lesson, self._writing, self._turn = lesson, writing, threading.Lock()
        self._line = writing.ledger.line()
        self._restart()

    def _restart(self) -> None:
        self._stored: tuple[int, State] = (0, self._writing.rules.start)
        self._taken, self._under_way = dict[str, int](), dict[str, _Step[State]]()
        self._read_at: object = object()

    def is_busy(self) -> bool:
        """Return whether a command is being decided or written."""
        return self._turn.locked() or bool(self._under_way)

    def now(self) -> tuple[int, State]:
        """Return version and state; version 0 is the state before any command.

        Raises ``Busy`` if the database has to be read and doesn't answer.
        """
        return self._stored if self._read_at == self._writing.edition(self._lesson) else self._catch_up()

    def act(self, actor: Actor, act_id: str, command: Command, extra: SameTransaction | None = None) -> Outcome:
        """Carry out a command once, however often its actor sends it with this id.

        Return its version and the parts that this call has changed: none if the command was carried out before.
        ``extra`` runs in the same transaction; its exceptions are raised here. Raises ``Refused`` if the rules
        don't allow the command, ``Busy`` if it could not be stored.
        """
        proposal = command_id(actor, act_id), actor, command
        return self._change(lambda _version, _state: proposal, extra)

    def tick(self) -> Iterator[Parts]:
        """Carry out due commands until nothing is due, and yield the parts that each of them has changed.

        The database isn't read if nothing is due in the cached state. Raises ``Busy``.
        """
        proposed, refusing = list[Command](), set[Command]()
        due = partial(self._due, proposed, refusing)
        if self._stored[0] and due(*self._stored) is None:
            return
        for _ in range(STEPS):
            try:
                version, parts = self._change(due)
            except Busy:
                raise
            except Refused as refused:
                _log.error("%s: what is due was refused: %s %s", self._lesson, type(proposed[-1]).__name__, refused)
                refusing.add(proposed[-1])
            else:
                if not version:
                    return
                yield parts
        _log.error("%s: something is always due", self._lesson)

    def _due(
        self, proposed: list[Command], refusing: set[Command], version: int, state: State
    ) -> Proposal[Command] | None:
        """Return the next due command that isn't in ``refusing``, and add it to ``proposed``; ``None`` if none is due.

        ``refusing`` are commands that were refused before: a fault in the rules must not stop other games.
        """
        for command in self._writing.rules.due(state, self._writing.clock()):
            if command not in refusing:
                proposed.append(command)
                return f"due:{version}", Clock(), command
        return None

    def _catch_up(self) -> tuple[int, State]:
        """Read and apply the rows that other processes have written. Return version and state."""
        edition = self._writing.edition(self._lesson)
        version, state = self._stored
        while rows := self._newer(version):
            for row in rows:
                try:
                    version, state = row.version, self._after(state, row.events)
                except Exception as error:  # a damaged file: an unreadable lesson must not block others
                    _log.error("%s: can't read a row: %s", self._lesson, type(error).__name__)
                    raise Busy from error
                self._taken[row.command_id] = version
            if len(rows) < AT_ONCE:
                break
            time.sleep(0)  # let other greenlets run
        if version >= self._stored[0]:  # else another greenlet has read more meanwhile
            self._stored = version, state
        self._read_at = edition
        return self._stored

    def _newer(self, version: int) -> list[LedgerEntry]:
        try:
            return self._writing.ledger.read(self._lesson, version, AT_ONCE)
        except Unavailable as error:
            raise Busy from error

    def _after(self, state: State, events: str) -> State:
        evolve = self._writing.rules.evolve
        for event in self._writing.codec.read(events):
            state = evolve(state, event)
        return state

    def _change(self, propose: Propose[State, Command], extra: SameTransaction | None = None) -> Outcome:
        """Carry out the command that ``propose`` returns for version and state.

        Return its version and the changed parts; version 0 if ``propose`` returned ``None``. ``extra`` is written in
        the same transaction.
        """
        for attempt in range(TRIES):
            try:
                outcome = self._attempt(propose, extra)
            except Conflict:
                with self._turn:
                    self._back_off(attempt)
            else:
                if outcome is not None:
                    return outcome
        raise Busy

    def _attempt(self, propose: Propose[State, Command], extra: SameTransaction | None) -> Outcome | None:
        """Try once to do what ``_change`` does. Return ``None`` if the command has to be decided again.

        Raises ``Conflict``.
        """
        with self._turn:
            end = self._start_attempt(propose, extra)
        return end()  # outside the lock: the next command is decided on this one while the disk writes

    def _start_attempt(
        self, propose: Propose[State, Command], extra: SameTransaction | None
    ) -> Callable[[], Outcome | None]:
        """Decide the proposed command and start to write it.

        Return a function that waits and returns the result of ``_attempt``.
        """
        last = next(reversed(self._under_way.values()), None)
        if last is None or last.version <= self._stored[0]:
            last = _Step(*self.now())
        proposal = propose(last.version, last.state)
        if proposal is None:
            return lambda: (0, frozenset())
        if (taken := self._taken.get(proposal[0])) is not None:
            return lambda: (taken, frozenset())
        if (same := self._under_way.get(proposal[0])) is not None:
            return lambda: (same.version, frozenset()) if same.wait_until_stored() else None
        try:
            return partial(self._end, *self._decide(last, proposal, extra))
        except Refused as refused:
            return partial(self._refuse, last, refused)

    def _refuse(self, last: _Step[State], refused: Refused) -> None:
        """Raise the refusal, unless the state on which the command was decided is out of date or was never stored."""
        if last.command_id:
            if last.wait_until_stored():
                raise refused
        elif self._writing.alone or isinstance(refused, Busy) or self._catch_up()[0] == last.version:
            raise refused

    def _decide(
        self, last: _Step[State], proposal: Proposal[Command], extra: SameTransaction | None
    ) -> tuple[_Step[State], Callable[[], None]]:
        """Decide a command and start to store it. Return its step, and a function that waits for the disk."""
        id_, actor, command = proposal
        now, of = self._writing.clock(), self._writing
        events = of.codec.write(of.rules.decide(last.state, actor, command, now, of.chance))
        # Decoded from the JSON text before it is stored: an event that can't be read back is never stored, and the
        # state in memory equals that of a replay.
        state = self._after(last.state, events)
        step = _Step(last.version + 1, state, id_, of.rules.changed(last.state, state))
        seat = actor.seat if isinstance(actor, Player) else None
        try:
            wait = of.ledger.enqueue(
                self._lesson, step.version, id_, now, seat, events, extra, last.command_id or None, self._line
            )
        except Unavailable as error:
            raise Busy from error
        self._under_way[id_] = step
        return step, wait

    def _end(self, step: _Step[State], wait: Callable[[], None]) -> Outcome:
        """Wait for the disk, make the step visible to readers, and return its version and changed parts."""
        try:
            wait()
            step.stored = True
            self._taken[step.command_id] = step.version
            if step.version > self._stored[0]:
                self._stored = step.version, step.state
            return step.version, step.parts
        except Unavailable as error:
            self._read_at = object()  # invalid, because the row may have been written despite the exception
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
                self._under_way.clear()  # commands decided on this step conflict, and are decided again
            step.ended.set()

    def _back_off(self, attempt: int) -> None:
        # Without a random wait, one of 320 commands gave up on PostgreSQL.
        time.sleep(self._writing.chance.uniform(0, 0.002 * 2 ** min(attempt, 6)))
        before = self._stored[0]
        if self._catch_up()[0] == before:  # no conflicting row: the ledger was cleared meanwhile
            self._restart()


def command_id(actor: Actor, act_id: str) -> str:
    """Return the id of a command in its lesson. The prefix keeps a screen from using the id of another actor."""
    match actor:
        case Player(seat):
            return f"seat {seat}:{act_id}"
        case Host() | Remote():
            return f"host:{act_id}"
        case _:
            return act_id
