"""The one way to change a stream: read, decide, append, publish. What may happen is up to its rules."""

import contextlib
import itertools
import logging
import random
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from quizbs.error_log import where
from quizbs.game.refusal import Refused
from quizbs.store.codec import Codec
from quizbs.store.database import Unavailable
from quizbs.store.ledger import Beside, Conflict, Ledger, LessonOver, Repeated

TRIES = 40  # how often a command is decided anew before it is refused as "busy"
STEPS = 200  # how many things may fall due one after the other before something must be wrong
KNOWN = 2_000  # streams whose state is kept in memory: a school day of 25 classes

State = TypeVar("State")
Command = TypeVar("Command")
Event = TypeVar("Event")

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class StreamRules(Generic[State, Command, Event]):
    """The pure rules of one kind of stream.

    ``decide(state, command, now, chance)`` returns the events of a command or raises ``Refused``; ``evolve`` returns
    the state after an event; ``due(state, now)`` the command that the clock demands by now, if any. ``events`` is the
    union of the event structs. ``now`` is in seconds, as ``quizbs.clock`` returns it.
    """

    start: State
    decide: Callable[[State, Command, float, random.Random], Sequence[Event]]
    evolve: Callable[[State, Event], State]
    due: Callable[[State, float], Command | None]
    events: Any


class Busy(Refused):
    """The database doesn't answer, or too many change the same stream: try again. Code ``busy``."""

    def __init__(self) -> None:
        super().__init__("busy")


class _Step:
    """Version and state after a command; ``stored`` says whether it is on the disk once it has ``ended``."""

    def __init__(self, version: int, state: Any, command_id: str = "") -> None:
        self.version = version
        self.state = state
        self.command_id = command_id
        self.ended = threading.Event()
        self.stored = False

    def lasts(self) -> bool:
        """Wait for the end; return whether it was stored."""
        self.ended.wait()
        return self.stored


class _Stream:
    """A stream as this process knows it; ``turn`` is held while deciding what comes next.

    ``standing`` is version and state, always of the same moment, so that reading needs no turn. ``taken`` is the
    version of each command. ``under_way`` are the steps that were decided one on the other and are not yet on the disk,
    by their commands: nobody is told of them. ``read_at`` is what ``outside`` returned before the ledger was last read,
    ``heard`` the newest version that another process has told of.
    """

    def __init__(self, rules: StreamRules[Any, Any, Any], codec: Codec[Any]) -> None:
        self.turn = threading.Lock()
        self.rules = rules
        self.codec = codec
        self.restart()

    def restart(self) -> None:
        self.standing: tuple[int, Any] = (0, self.rules.start)
        self.taken: dict[str, int] = {}
        self.under_way: dict[str, _Step] = {}
        self.read_at: object = None
        self.heard = 0

    def after(self, state: Any, events: str) -> Any:
        for event in self.codec.read(events):
            state = self.rules.evolve(state, event)
        return state


class Streams:
    """Changes streams and knows their state.

    ``rules`` maps the kind of a stream, which is its name up to the first colon (``table`` for ``table:…``), to its
    rules. ``chance`` deals and shuffles. ``publish(stream)`` is called after each change, outside every lock, and
    before it ``tell(stream, version)``, for other processes. Any number of them may do this on the same ledger.

    What this process knows is believed for as long as ``outside()`` returns the same and ``hear`` tells of nothing
    newer. The ledger tells whoever is late all the same, since it takes each version once; unless it is ``alone``, a
    refusal is looked at again for that. ``found(stream)`` is called, within a lock, when rows of others come to light
    of which nobody told: whoever looked shows them to nobody, and no later look finds them.
    """

    def __init__(
        self,
        ledger: Ledger,
        rules: Mapping[str, StreamRules[Any, Any, Any]],
        clock: Callable[[], float],
        chance: random.Random,
        publish: Callable[[str], None],
        outside: Callable[[], object] | None = None,
        *,
        alone: bool = False,
        tell: Callable[[str, int], object] | None = None,
        found: Callable[[str], object] = bool,
    ) -> None:
        self._ledger = ledger
        self._rules = {kind: (of_kind, Codec[Any](of_kind.events)) for kind, of_kind in rules.items()}
        self._clock = clock
        self._chance = chance
        self._publish = publish
        self._outside = outside or itertools.count().__next__  # never the same: somebody else may always have written
        self._alone, self._told_to, self._found = alone, tell, found
        self._streams: OrderedDict[str, _Stream] = OrderedDict()
        self._register = threading.Lock()

    def now(self, stream: str) -> tuple[int, Any]:
        """Return version and state; version 0: nothing has happened yet.

        Raises ``Busy`` if the database has to be asked and doesn't answer, ``KeyError`` for an unknown kind of stream.
        """
        return self._believed(stream, self._known(stream))

    def act(
        self,
        stream: str,
        who: str,
        act_id: str,
        command: Any,
        seat: int | None = None,
        beside: Beside | None = None,
    ) -> int:
        """Carry out a command once, however often it arrives under this id, and return its version.

        What is to be written ``beside`` its row is written with it or not at all; what that raises is raised here.

        ``who`` is the viewer, set by the server and never by a message, so that no client can take another's id or the
        system's (``due``, ``open``, ``restart``). Raises ``Refused`` if the rules don't allow it, ``Busy`` if it could
        not be stored.
        """
        if not who or ":" in who:
            raise ValueError(f"{who!r} isn't a viewer's name")
        command_id = f"{who}:{act_id}"
        version, new = self._change(stream, lambda _version, _state: (command_id, command), seat, beside)
        if new:
            self._tell(stream, version)
        return version

    def hear(self, stream: str, version: int) -> bool:
        """Take note of a version that another process has written; return whether this one didn't know it."""
        known = self._streams.get(stream)
        if known is None:
            return True
        known.heard = max(known.heard, version)
        return version > known.standing[0]

    def behind(self) -> list[str]:
        """Return the streams of which the ledger has more than this process knows. Raises ``Busy``."""
        known = {stream: of.standing[0] for stream, of in list(self._streams.items())}
        try:
            ahead = self._ledger.beyond(known)
        except Unavailable as error:
            raise Busy from error
        return [stream for stream in ahead if self.hear(stream, known[stream] + 1)]

    def tick(self, stream: str) -> bool:
        """Carry out what the clock demands until nothing is due; return whether anything was.

        Any process may do so at any time: the id ``due:<version>`` is the same for all, so it happens once. If this
        process knows that nothing is due, the database isn't asked. Raises ``Busy``.
        """
        known = self._known(stream)
        if known.standing[0] and known.rules.due(known.standing[1], self._clock()) is None:
            return False

        def due(version: int, state: Any) -> tuple[str, Any] | None:
            command = known.rules.due(state, self._clock())
            return None if command is None else (f"due:{version}", command)

        done = False
        for _ in range(STEPS):
            try:
                version, new = self._change(stream, due, None)
            except Busy:
                raise
            except Refused as refused:
                _log.error("%s: what is due was refused: %s", stream, refused)
                return done
            if not version:
                return done
            done = True
            if new:
                self._tell(stream, version)
        _log.error("%s: something is always due", stream)
        return done

    def forget(self, stream: str) -> None:
        """Forget a stream; the ledger has it all."""
        with self._register:
            self._streams.pop(stream, None)

    def _known(self, stream: str) -> _Stream:
        if (known := self._streams.get(stream)) is not None:
            return known
        with self._register:
            if stream not in self._streams:
                self._streams[stream] = _Stream(*self._rules[stream.partition(":")[0]])
                if len(self._streams) > KNOWN:
                    self._streams.popitem(last=False)
            return self._streams[stream]

    def _believed(self, stream: str, known: _Stream) -> tuple[int, Any]:
        """Return version and state as they are known, or if they may be old as the ledger has them."""
        believed = known.heard <= known.standing[0] and known.read_at == self._outside()
        return known.standing if believed else self._catch_up(stream, known)

    def _catch_up(self, stream: str, known: _Stream) -> tuple[int, Any]:
        outside, heard = self._outside(), known.heard
        version, state = known.standing
        untold = version > 0 and heard <= version
        try:
            rows = self._ledger.read(stream, version)
        except Unavailable as error:
            raise Busy from error
        for row in rows:
            version, state = row.version, self._after(stream, known, state, row.events)
            known.taken[row.command_id] = version
        if version >= known.standing[0]:  # else somebody was quicker meanwhile
            known.standing = version, state
        known.read_at = outside
        if known.heard == heard:  # whatever was told, this is what the ledger has
            known.heard = 0
        if rows and untold:
            self._found(stream)
        return known.standing

    @staticmethod
    def _after(stream: str, known: _Stream, state: Any, events: str) -> Any:
        try:
            return known.after(state, events)
        except Exception as error:  # a damaged file: one lesson that cannot be read must not keep the others away
            _log.error("%s: can't read a row: %s", stream, type(error).__name__)
            raise Busy from error

    def _change(
        self,
        stream: str,
        propose: Callable[[int, Any], tuple[str, Any] | None],
        seat: int | None,
        beside: Beside | None = None,
    ) -> tuple[int, bool]:
        """Return the version and whether this call made it; version 0 if nothing is proposed."""
        known = self._known(stream)
        with self._register:  # what changes is kept, however many others are looked at
            if stream in self._streams:
                self._streams.move_to_end(stream)
        for attempt in range(TRIES):
            try:
                found = self._tried(stream, known, propose, seat, beside)
            except Conflict:
                with known.turn:
                    self._give_way(stream, known, attempt)
            else:
                if found is not None:
                    return found
        raise Busy

    def _tried(
        self,
        stream: str,
        known: _Stream,
        propose: Callable[[int, Any], tuple[str, Any] | None],
        seat: int | None,
        beside: Beside | None,
    ) -> tuple[int, bool] | None:
        """Return the same as ``_change``, ``None`` if it has to be decided anew. Raises ``Conflict`` as well."""
        with contextlib.ExitStack() as turn:
            turn.enter_context(known.turn)
            last = self._last(stream, known)
            proposal = propose(last.version, last.state)
            if proposal is None:
                return 0, False
            command_id, command = proposal
            if command_id in known.taken:
                return known.taken[command_id], False
            if (same := known.under_way.get(command_id)) is not None:
                turn.close()
                return (same.version, False) if same.lasts() else None
            try:
                step, wait = self._begin(stream, known, last, command_id, command, seat, beside)
            except Refused as refused:
                self._refuse(stream, known, last, refused, turn)
                return None
            if self._alone:
                turn.close()  # what comes next is decided on this one, while the disk is awaited
            return self._end(known, step, wait)

    def _last(self, stream: str, known: _Stream) -> _Step:
        """Return the newest step: one that is not yet on the disk, or what is."""
        under_way = list(known.under_way.values())
        if under_way and under_way[-1].version > known.standing[0]:
            return under_way[-1]
        return _Step(*self._believed(stream, known))

    def _begin(
        self,
        stream: str,
        known: _Stream,
        last: _Step,
        command_id: str,
        command: Any,
        seat: int | None,
        beside: Beside | None,
    ) -> tuple[_Step, Callable[[], None]]:
        """Decide what a command does, and begin to store it; return the step and what waits for the disk."""
        now = self._clock()
        events = known.codec.write(known.rules.decide(last.state, command, now, self._chance))
        # From the text and before it is stored: what could not be read again never gets in, and the state in
        # memory is the one that a replay makes.
        step = _Step(last.version + 1, known.after(last.state, events), command_id)
        after = last.command_id or None
        try:
            wait = self._ledger.line_up(stream, step.version, command_id, now, seat, events, beside, after)
        except Unavailable as error:
            raise Busy from error
        known.under_way[command_id] = step
        return step, wait

    @staticmethod
    def _end(known: _Stream, step: _Step, wait: Callable[[], None]) -> tuple[int, bool]:
        """Wait for the disk, and then let everybody know the step."""
        try:
            wait()
        except Unavailable as error:
            raise Busy from error
        except LessonOver as error:
            raise Refused("over") from error
        except Repeated as repeated:
            return repeated.version, False
        else:
            step.stored = True
            known.taken[step.command_id] = step.version
            if step.version > known.standing[0]:
                known.standing = step.version, step.state
            return step.version, True
        finally:
            if step.stored:
                known.under_way.pop(step.command_id, None)
            else:
                known.under_way.clear()  # whatever was decided on it conflicts, and is decided anew
            step.ended.set()

    def _refuse(self, stream: str, known: _Stream, last: _Step, refused: Refused, turn: contextlib.ExitStack) -> None:
        """Raise a refusal, unless it came from what others have changed meanwhile or from what was never stored."""
        if last.command_id:
            turn.close()
            if last.lasts():
                raise refused
        elif self._alone or isinstance(refused, Busy) or self._catch_up(stream, known)[0] == last.version:
            raise refused

    def _give_way(self, stream: str, known: _Stream, attempt: int) -> None:
        # Without a wait of random length, one of 320 gave up on PostgreSQL.
        time.sleep(self._chance.uniform(0, 0.002 * 2 ** min(attempt, 6)))
        before = known.standing[0]
        if self._catch_up(stream, known)[0] == before:  # nobody was faster: the ledger was cleared under us
            known.restart()

    def _tell(self, stream: str, version: int) -> None:
        if self._told_to is not None:
            self._told_to(stream, version)
        try:
            self._publish(stream)
        except Exception as error:  # the row is committed all the same, and the next sync brings it
            _log.error("%s: not published: %s", stream, where(error))
