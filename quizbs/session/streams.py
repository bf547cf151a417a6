"""The one way to change a lesson: read, decide, append, publish. What may happen is up to its rules."""

import contextlib
import itertools
import logging
import random
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

from quizbs.error_log import where
from quizbs.game.actors import Actor, Clock, Host, Player, Remote
from quizbs.game.refusal import Refused
from quizbs.game.state import GameState
from quizbs.lesson.lesson_state import LessonState
from quizbs.session.stream_rules import Propose, StreamRules
from quizbs.store.codec import Codec
from quizbs.store.database import Unavailable
from quizbs.store.lease import Lease
from quizbs.store.ledger import Beside, Conflict, Ledger, LessonOver, NotLed, Repeated

TRIES = 40  # how often a command is decided anew before it is refused as "busy"
AT_ONCE = 100  # rows that are replayed before others have their turn
STEPS = 200  # how many things may fall due one after the other before something must be wrong
KNOWN = 300  # lessons whose state is kept in memory: a school day of 25 classes

_log = logging.getLogger(__name__)


class Busy(Refused):
    """The database doesn't answer, or too many change the same lesson: try again. Code ``busy``."""

    def __init__(self) -> None:
        super().__init__("busy")


def _command_id(actor: Actor, act_id: str) -> str:
    """Return the id of a command in its lesson: no screen can use the id of another one, or one of the program's."""
    match actor:
        case Player(seat):
            return f"seat {seat}:{act_id}"
        case Host() | Remote():
            return f"host:{act_id}"
        case _:
            return act_id


class _Step:
    """Version and state after a command that changed ``parts``; once it has ``ended``, whether it is ``stored``."""

    def __init__(self, version: int, state: Any, command_id: str = "", parts: frozenset[str] = frozenset()) -> None:
        self.version, self.state, self.command_id, self.parts = version, state, command_id, parts
        self.ended = threading.Event()
        self.stored = False

    def lasts(self) -> bool:
        """Wait for the end; return whether it was stored."""
        self.ended.wait()
        return self.stored


class _Stream:
    """A lesson as this process knows it; ``turn`` is held while deciding what comes next.

    ``standing`` is version and state, always of the same moment, so that reading needs no turn. ``taken`` is the
    version of each command. ``under_way`` are the steps that were decided one on the other and are not yet on the disk,
    by their commands: nobody is told of them. ``read_at`` is the edition of the lesson when the ledger was last read.
    """

    def __init__(self, rules: StreamRules[Any, Any, Any], codec: Codec[Any]) -> None:
        self.turn = threading.Lock()
        self.rules, self.codec = rules, codec
        self.restart()

    def restart(self) -> None:
        self.standing: tuple[int, Any] = (0, self.rules.start)
        self.taken, self.under_way = dict[str, int](), dict[str, _Step]()
        self.read_at: object = object()

    def after(self, state: Any, events: str) -> Any:
        for event in self.codec.read(events):
            state = self.rules.evolve(state, event)
        return state


class Streams:
    """Changes lessons with their games, and knows their state.

    ``chance`` deals and shuffles. ``publish(lesson, parts)`` is called after each change, outside every lock.

    Only lessons of the ``lease`` are changed, and what is known of them is believed for as long as ``outside()``
    returns the same; of any other lesson the ledger is asked each time. It tells whoever is late all the same, since
    it takes each version once; unless this is ``alone``, a refusal is looked at again for that.
    """

    def __init__(
        self,
        ledger: Ledger,
        rules: StreamRules[Any, Any, Any],
        clock: Callable[[], float],
        chance: random.Random,
        publish: Callable[[str, frozenset[str]], None],
        outside: Callable[[], object] | None = None,
        *,
        alone: bool = False,
        lease: Lease | None = None,
    ) -> None:
        self._lease = lease or Lease()
        self._ledger, self._rules, self._codec = ledger, rules, Codec[Any](rules.events)
        self._clock, self._chance, self._publish = clock, chance, publish
        self._outside = outside or itertools.count().__next__  # never the same: somebody else may always have written
        self._alone = alone
        self._streams: OrderedDict[str, _Stream] = OrderedDict()
        self._register = threading.Lock()

    def now(self, lesson: str) -> tuple[int, Any]:
        """Return version and state; version 0: nothing has happened yet.

        Raises ``Busy`` if the database has to be asked and doesn't answer.
        """
        return self._believed(lesson, self._known(lesson))

    def state(self, lesson: str) -> LessonState:
        """Return a lesson with its games. Raises ``Busy``."""
        state: LessonState = self.now(lesson)[1]
        return state

    def game(self, game: str) -> GameState:
        """Return a game by its id. Raises ``Busy``."""
        return self.state(game.partition(".")[0]).game(game)

    def act(
        self,
        lesson: str,
        actor: Actor,
        act_id: str,
        command: Any,
        beside: Beside | None = None,
    ) -> int:
        """Carry out a command once, however often its actor gives it under this id, and return its version.

        What is to be written ``beside`` its row is written with it or not at all; what that raises is raised here.
        Raises ``Refused`` if the rules don't allow it, ``Busy`` if it could not be stored.
        """
        proposal = _command_id(actor, act_id), actor, command
        version, parts = self._change(lesson, lambda _version, _state: proposal, beside)
        if parts is not None:
            self._tell(lesson, parts)
        return version

    def tick(self, lesson: str) -> bool:
        """Carry out what the clock demands until nothing is due; return whether anything was.

        Any process may do so at any time: the id ``due:<version>`` is the same for all, so it happens once. If this
        process knows that nothing is due, the database isn't asked. Raises ``Busy``.
        """
        known, asked, refusing, done = self._known(lesson), list[Any](), set[Any](), False
        due = partial(self._due, known, asked, refusing)
        if known.standing[0] and due(*known.standing) is None:
            return False
        for _ in range(STEPS):
            try:
                version, parts = self._change(lesson, due)
            except Busy:
                raise
            except Refused as refused:
                _log.error("%s: what is due was refused: %s %s", lesson, type(asked[-1]).__name__, refused)
                refusing.add(asked[-1])
                continue
            if not version:
                return done
            done = True
            if parts is not None:
                self._tell(lesson, parts)
        _log.error("%s: something is always due", lesson)
        return done

    def _due(
        self, known: _Stream, asked: list[Any], refusing: set[Any], version: int, state: Any
    ) -> tuple[str, Actor, Any] | None:
        """Return what is due next, without what was refused: a fault in the rules, and other games go on."""
        for command in known.rules.due(state, self._clock()):
            if command not in refusing:
                asked.append(command)
                return f"due:{version}", Clock(), command
        return None

    def hand_over(self, lesson: str) -> None:
        """Let whichever process is asked next lead a lesson."""
        if self._lease.me is not None and self._lease.since(lesson) is not None:
            self._lease.give_back(lesson)
            self.forget(lesson)

    def forget(self, lesson: str) -> None:
        """Forget a lesson; the ledger has it all."""
        with self._register:
            self._streams.pop(lesson, None)

    def _known(self, lesson: str) -> _Stream:
        if (known := self._streams.get(lesson)) is not None:
            return known
        with self._register:
            if lesson not in self._streams:
                self._streams[lesson] = _Stream(self._rules, self._codec)
                if len(self._streams) > KNOWN:
                    self._streams.popitem(last=False)
            return self._streams[lesson]

    def _believed(self, lesson: str, known: _Stream) -> tuple[int, Any]:
        """Return version and state as they are known, or if they may be old as the ledger has them."""
        return known.standing if known.read_at == self._edition(lesson) else self._catch_up(lesson, known)

    def _edition(self, lesson: str) -> object:
        """Return what ``known.read_at`` is for as long as nobody else can have written."""
        since = self._lease.since(lesson)
        return object() if since is None else (since, self._outside())

    def _catch_up(self, lesson: str, known: _Stream) -> tuple[int, Any]:
        edition = self._edition(lesson)
        version, state = known.standing
        try:
            rows = self._ledger.read(lesson, version)
        except Unavailable as error:
            raise Busy from error
        for number, row in enumerate(rows, start=1):
            if number % AT_ONCE == 0:
                time.sleep(0)  # whoever waits has their turn
            version, state = row.version, self._after(lesson, known, state, row.events)
            known.taken[row.command_id] = version
        if version >= known.standing[0]:  # else somebody was quicker meanwhile
            known.standing = version, state
        known.read_at = edition
        return known.standing

    @staticmethod
    def _after(lesson: str, known: _Stream, state: Any, events: str) -> Any:
        try:
            return known.after(state, events)
        except Exception as error:  # a damaged file: one lesson that cannot be read must not keep the others away
            _log.error("%s: can't read a row: %s", lesson, type(error).__name__)
            raise Busy from error

    def _change(self, lesson: str, propose: Propose, beside: Beside | None = None) -> tuple[int, frozenset[str] | None]:
        """Return the version and what this call has changed, ``None`` if another one made it; version 0 if nothing is
        proposed.
        """
        self._lease.take(lesson)
        known = self._known(lesson)
        with self._register:  # what changes is kept, however many others are looked at
            if lesson in self._streams:
                self._streams.move_to_end(lesson)
        for attempt in range(TRIES):
            try:
                found = self._tried(lesson, known, propose, beside)
            except Conflict:
                with known.turn:
                    self._give_way(lesson, known, attempt)
            else:
                if found is not None:
                    return found
        raise Busy

    def _tried(
        self,
        lesson: str,
        known: _Stream,
        propose: Propose,
        beside: Beside | None,
    ) -> tuple[int, frozenset[str] | None] | None:
        """Return the same as ``_change``, ``None`` if it has to be decided anew. Raises ``Conflict`` as well."""
        with contextlib.ExitStack() as turn:
            turn.enter_context(known.turn)
            last = self._last(lesson, known)
            proposal = propose(last.version, last.state)
            if proposal is None:
                return 0, None
            command_id, *_ = proposal
            if command_id in known.taken:
                return known.taken[command_id], None
            if (same := known.under_way.get(command_id)) is not None:
                turn.close()
                return (same.version, None) if same.lasts() else None
            try:
                step, wait = self._begin(lesson, known, last, proposal, beside)
            except Refused as refused:
                self._refuse(lesson, known, last, refused, turn)
                return None
            if self._alone:
                turn.close()  # what comes next is decided on this one, while the disk is awaited
            return self._end(lesson, known, step, wait)

    def _last(self, lesson: str, known: _Stream) -> _Step:
        """Return the newest step: one that is not yet on the disk, or what is."""
        under_way = list(known.under_way.values())
        if under_way and under_way[-1].version > known.standing[0]:
            return under_way[-1]
        return _Step(*self._believed(lesson, known))

    def _begin(
        self,
        lesson: str,
        known: _Stream,
        last: _Step,
        proposal: tuple[str, Actor, Any],
        beside: Beside | None,
    ) -> tuple[_Step, Callable[[], None]]:
        """Decide what a command does, and begin to store it; return the step and what waits for the disk."""
        now, (command_id, actor, command) = self._clock(), proposal
        events = known.codec.write(known.rules.decide(last.state, actor, command, now, self._chance))
        # From the text and before it is stored: what could not be read again never gets in, and the state in
        # memory is the one that a replay makes.
        state = known.after(last.state, events)
        step = _Step(last.version + 1, state, command_id, known.rules.changed(last.state, state))
        after, seat = last.command_id or None, actor.seat if isinstance(actor, Player) else None
        try:
            wait = self._ledger.line_up(lesson, step.version, command_id, now, seat, events, beside, after)
        except Unavailable as error:
            raise Busy from error
        known.under_way[command_id] = step
        return step, wait

    def _end(
        self, lesson: str, known: _Stream, step: _Step, wait: Callable[[], None]
    ) -> tuple[int, frozenset[str] | None]:
        """Wait for the disk, and then let everybody know the step."""
        try:
            wait()
        except Unavailable as error:
            known.read_at = object()  # the row may be there all the same
            raise Busy from error
        except NotLed as error:
            self._lease.lose(lesson)
            raise Busy from error
        except LessonOver as error:
            raise Refused("over") from error
        except Repeated as repeated:
            return repeated.version, None
        else:
            step.stored = True
            known.taken[step.command_id] = step.version
            if step.version > known.standing[0]:
                known.standing = step.version, step.state
            return step.version, step.parts
        finally:
            if step.stored:
                known.under_way.pop(step.command_id, None)
            else:
                known.under_way.clear()  # whatever was decided on it conflicts, and is decided anew
            step.ended.set()

    def _refuse(self, lesson: str, known: _Stream, last: _Step, refused: Refused, turn: contextlib.ExitStack) -> None:
        """Raise a refusal, unless it came from what others have changed meanwhile or from what was never stored."""
        if last.command_id:
            turn.close()
            if last.lasts():
                raise refused
        elif self._alone or isinstance(refused, Busy) or self._catch_up(lesson, known)[0] == last.version:
            raise refused

    def _give_way(self, lesson: str, known: _Stream, attempt: int) -> None:
        # Without a wait of random length, one of 320 gave up on PostgreSQL.
        time.sleep(self._chance.uniform(0, 0.002 * 2 ** min(attempt, 6)))
        before = known.standing[0]
        if self._catch_up(lesson, known)[0] == before:  # nobody was faster: the ledger was cleared under us
            known.restart()

    def _tell(self, lesson: str, parts: frozenset[str]) -> None:
        try:
            self._publish(lesson, parts)
        except Exception as error:  # the row is committed all the same, and the next sync brings it
            _log.error("%s: not published: %s", lesson, where(error))
