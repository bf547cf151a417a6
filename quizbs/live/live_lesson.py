"""A running lesson: its log, its screens and its timer."""

import itertools
import logging
from collections.abc import Callable, Collection
from functools import partial
from math import inf

import msgspec

from quizbs.error_log import where
from quizbs.game import Refused
from quizbs.game.actors import Actor
from quizbs.lesson import SessionState
from quizbs.lesson.deciding import Command as LessonCommand
from quizbs.lesson.deciding import next_due
from quizbs.lesson.lesson_state import LessonState
from quizbs.lesson.views.memo import Memo
from quizbs.lesson.views.stage import Stage, staged
from quizbs.lesson.views.timed_changes import changes_at
from quizbs.lesson.views.whole import Scene
from quizbs.live.bots import BotPlayers
from quizbs.live.gestures import Gestures
from quizbs.live.gone_phones import GonePhones
from quizbs.live.lesson_log import Busy, LessonLog, Parts
from quizbs.live.people import LessonPeople
from quizbs.live.pulse import send_pulse
from quizbs.live.screen import STALE, TOO_SLOW, Screen
from quizbs.live.shared_services import Cancelable, SharedServices
from quizbs.live.snapshot import LessonSnapshot, all_names, earlier_answers, seat_names
from quizbs.live.spoken_words import spoken_words
from quizbs.live.waiting import Waiting
from quizbs.live.walls import Walls
from quizbs.store.ledger import SameTransaction

PACE = 0.15  # seconds between two views of the session for a whole class: N joins must not cause N² messages
PULSE = 0.25  # minimum seconds between two pulses of a lesson
SURE = 0.002  # seconds added to a timer, so that it never fires early
AGAIN = 1.0  # seconds before a failed step is retried

_log = logging.getLogger(__name__)


class LiveLesson:
    """One running lesson.

    ``act`` and ``tick`` change it. ``flush`` sends the resulting views in the next turn of the event loop, so that all
    acts of one turn are sent together. A change of the session concerns everybody, so it is sent at most once per
    ``PACE`` (s): a class that joins gets its newcomers in batches. The timer fires when a command is due, or when a
    view changes by time alone; without screens it is off.
    """

    def __init__(self, id_: str, shared: SharedServices) -> None:
        self.id, self._shared, self._log = id_, shared, LessonLog(id_, shared.writing)
        self.is_busy = self._log.is_busy
        self.screens: dict[str, Screen] = {}
        self.people = LessonPeople(id_, shared.store, partial(shared.writing.edition, id_))
        self.waiting = Waiting(self.people, lambda: self.lesson, self.pulse, shared.clock)
        self._is_solo_round: bool | None = None
        self.unseen_since: float | None = None  # since when a solo round has had no screen (s)
        self._looks = itertools.count(1)
        self._released: set[str] = set()  # people whose names were released; removed people don't return
        self._dirty: set[str] = set()
        self._shown_at, self._is_paced = -inf, False
        self._pulse_due, self._pulsed_at = False, -inf
        self._timer: Cancelable | None = None
        self._wakes_at = inf
        self._bots = BotPlayers(self.act, shared.writing.chance)
        self._gone_phones, self.gestures = GonePhones(self.act), Gestures(shared.clock)
        self._reset_screens()

    def _reset_screens(self) -> None:
        self._memo, self._walls, self._stage = Memo(), Walls(), Stage()
        self._changes_at: float | None = None
        self._here: list[int] | None = None  # cached result of ``here``; reset when a screen connects or disconnects
        self._gone_phones.forget()
        self._wake_at(None)

    @property
    def state(self) -> LessonState:
        """Return the session with its games. Raises ``Busy``."""
        return self._log.now()[1]

    @property
    def lesson(self) -> SessionState:
        """Return the session without its games. Raises ``Busy``."""
        return self.state.session

    def is_solo_round(self) -> bool:
        """Return whether the teacher plays this lesson alone with bots. Raises ``Busy``."""
        if self._is_solo_round is None and self.lesson.phase:
            self._is_solo_round = self.lesson.alone
        return bool(self._is_solo_round)

    def act(self, actor: Actor, act_id: str, command: LessonCommand, extra: SameTransaction | None = None) -> int:
        """Carry out a command once, however often its actor sends it with this id, and return its version.

        ``extra`` runs in the same transaction; its exceptions are raised here. Raises ``Refused`` if the rules
        don't allow the command, ``Busy`` if it could not be stored.
        """
        try:
            version, parts = self._log.act(actor, act_id, command, extra)
        except Busy:  # it may have been written despite the exception
            self.people.changed()
            raise
        if parts:
            self._apply_change(parts)
        return version

    def tick(self) -> bool:
        """Carry out due commands until nothing is due. Return whether any command was due. Raises ``Busy``."""
        done = False
        for parts in self._log.tick():
            done = True
            self._apply_change(parts)
        return done

    def _apply_change(self, parts: Parts) -> None:
        """Store the results of a change of ``parts``, and schedule the views of these parts."""
        if "" in parts:
            self._try(self._store_results)
        self.show(parts)

    def _store_results(self) -> None:
        """Store the results of a closed lesson, and free the names that removed people have ticked. Raises ``Busy``."""
        state, shared = self.lesson, self._shared
        if state.phase == "closed":
            shared.save_results(self.id)
            shared.store.lessons.close(self.id, shared.writing.clock())
        gone = {person for seat in state.seats if seat.removed for person in seat.people} - self._released
        if gone:  # names they have ticked can be ticked again by their real owners
            self.people.release(gone)
            self._released |= gone

    def show(self, parts: Collection[str]) -> None:
        """Schedule the views of changed parts in the next turn; those of the session ("") at most once per ``PACE``."""
        changed = set(parts)
        if "" in changed:
            now = self._shared.clock()
            if (wait := self._shown_at + PACE - now) > 0:
                changed.discard("")
                if not self._is_paced:
                    self._is_paced = True
                    self._shared.later(wait, self._show_session)
            else:
                self._shown_at = now
        if changed:
            if not self._dirty:
                self._shared.later(0.0, self.flush)
            self._dirty |= changed

    def _show_session(self) -> None:
        self._is_paced, self._shown_at = False, -inf
        self.show({""})

    def flush(self) -> None:
        """Send the changed views to the screens that they concern, and set the timer."""
        parts, self._dirty = self._dirty, set()
        self._try(lambda: self._flush(parts))

    def _flush(self, parts: set[str]) -> None:
        if "" in parts:
            self._dismiss()
        self._publish(() if "" in parts else parts)
        self._set_timer()

    def _try(self, follow: Callable[[], None]) -> None:
        try:
            follow()
        except Refused as refused:  # the rows are committed; the next view or sync has them
            _log.error("lesson %s: not published (%s)", self.id, refused.code)
        except Exception as error:
            _log.error("lesson %s: not published: %s", self.id, where(error))

    def _set_timer(self, not_before: float = -inf) -> None:
        if self.screens:
            moments = (next_due(self.state), self._changes_at, self._stage.again)
            at = min((at for at in moments if at is not None), default=None)
            self._wake_at(None if at is None else max(at, not_before))

    def _wake_at(self, at: float | None) -> None:
        """Set the timer to the time ``at`` (s); ``None`` switches it off."""
        if at == self._wakes_at:
            return
        if self._timer is not None:
            self._timer.kill(block=False)
            self._timer, self._wakes_at = None, inf
        if at is not None:
            seconds = max(0.0, at - self._shared.writing.clock()) + SURE
            self._timer, self._wakes_at = self._shared.later(seconds, self._wake), at

    def _wake(self) -> None:
        """Carry out what is due, and send the views that time alone has changed."""
        self._timer, self._wakes_at = None, inf
        now, done = self._shared.writing.clock(), False
        try:
            if self._shared.watch.check():
                done = self.tick()
                if any(at is not None and at <= now for at in (self._changes_at, self._stage.again)):
                    self._changes_at = None
                    self._publish()
        except Refused as refused:
            _log.info("lesson %s: %s", self.id, refused.code)
        except Exception as error:
            _log.error("lesson %s: couldn't do what was due: %s", self.id, where(error))
        self._try(lambda: self._set_timer(-inf if done else now + AGAIN))

    # --- Views

    def snapshot(self) -> LessonSnapshot:
        """Return a snapshot of the lesson for its screens. Raises ``Busy``."""
        number, shared, whole = next(self._looks), self._shared, self.state
        state = whole.session
        everybody, ticked, _ = self.people.now()
        people, heads, typed, names, real = self._memo.get(
            "names", 0, (state, everybody, ticked), None, lambda: all_names(state, everybody, ticked)
        )
        games, now = whole.at_tables(), shared.writing.clock()
        self._stage = staged(self._stage, self._walls.watch, state, games, now)
        scene = Scene(
            session=state,
            version=whole.version(),
            games=games,
            names=names,
            people=people,
            heads=heads,
            typed=typed,
            real=real,
            ticked=ticked,
            address=shared.connectivity.typed(),
            now=now,
            stage=self._stage,
            aloud=spoken_words(state.language),
        )
        # an earlier moment stays: some screens have not been sent that change
        if (at := changes_at(scene)) is not None:
            self._changes_at = at if self._changes_at is None else min(at, self._changes_at)
        return LessonSnapshot(number, scene, self._memo)

    def earlier_answers(self) -> list[dict[str, object]]:
        """Return the answers of each table's earlier games, with the names people had at the time. Raises ``Busy``."""
        return earlier_answers(self.state, self.people.now().names)

    def here(self) -> list[int]:
        """Return the seats whose phones are connected, sorted."""
        if self._here is None:
            self._here = sorted(screen.seat for screen in self.screens.values() if screen.seat is not None)
        return self._here

    def _publish(self, games: Collection[str] = ()) -> None:
        """Send each screen the changes of its view. Without screens nothing is computed.

        If only ``games`` have changed, phones at other tables are skipped, and so are phones that only say "look at the
        projector" while a card turns there.
        """
        if not self.screens:
            return
        shown = self.snapshot()
        elsewhere = shown.elsewhere(games) if games else ()
        for screen in list(self.screens.values()):
            if screen.seat in elsewhere or (
                games and shown.hides_cards_until_stamp(screen.seat) and screen.is_up_to_date_with(shown)
            ):
                continue
            self._send_view(screen, shown)

    def _send_view(self, screen: Screen, shown: LessonSnapshot) -> None:
        if screen.is_newer_than(shown):
            return
        waiting = screen.waiting
        if waiting >= TOO_SLOW:
            self.drop(screen)
            return
        screen.is_behind = waiting >= STALE
        if screen.is_behind:
            return
        try:
            screen.send("view", screen.changes_since_last(shown))
        except Exception as error:  # a failure of one screen must not stop the others
            _log.error("couldn't show a view: %s", where(error))

    def full_view(self, screen: Screen, have: tuple[int, str, int] | None) -> msgspec.Raw | None:
        """Return a screen's whole view, ``None`` if the screen has that version already.

        Raises ``Busy``, and ``Refused`` (``not_yours``) if the screen has disconnected.
        """
        shown = self.snapshot()
        if screen.sid not in self.screens:
            raise Refused("not_yours")
        while screen.is_newer_than(shown):  # a newer view was sent meanwhile
            shown = self.snapshot()
        if not screen.is_behind and tuple(shown.version(screen.seat, desk=screen.desk)) == have:
            return None
        screen.is_behind = False
        return msgspec.Raw(screen.full_view(shown))

    # --- Screens

    def add(self, screen: Screen) -> None:
        """Add a screen. A phone that had its seat before is notified that the seat has moved."""
        if screen.seat is not None:
            for other in [other for other in self.screens.values() if other.seat == screen.seat]:
                self._send_away(other, "moved", {})
        self.screens[screen.sid] = screen
        self._here, self._pulse_due = None, True
        self._set_timer()

    def remove(self, screen: Screen) -> None:
        """Remove a screen that is disconnected or has lost its credential."""
        if self.screens.pop(screen.sid, None) is None:
            return
        self._here, self._pulse_due = None, bool(self.screens)
        if self.screens:
            self.set_visible(screen, on=False)
        else:
            self._reset_screens()

    def drop(self, screen: Screen) -> None:
        """Close a screen's connection, so that it reconnects and gets a new view."""
        self.remove(screen)
        screen.cut()

    def cut(self, *, hosts_only: bool = False) -> None:
        """Close the connections of all screens, with ``hosts_only`` of walls and desks only.

        Screens that still have their credential reconnect.
        """
        for screen in [screen for screen in self.screens.values() if screen.seat is None or not hosts_only]:
            self.drop(screen)

    def _send_away(self, screen: Screen, event: str, more: dict[str, object]) -> None:
        self.remove(screen)
        screen.farewell(event, more)

    def dismiss(self, why: str, seat: int | None = None, *, everybody: bool = False) -> None:
        """Notify all phones, or those of one seat, that their credential is invalid (``why``), and disconnect them.

        With ``everybody`` walls and desks too, because the lesson was deleted.
        """
        for screen in list(self.screens.values()):
            if everybody or (screen.seat is not None and seat in {None, screen.seat}):
                self._send_away(screen, "gone", {"why": why})

    def dismiss_remote(self) -> None:
        """Notify the lesson's remote that its access has ended, and disconnect it."""
        for screen in [screen for screen in self.screens.values() if screen.desk and not screen.host]:
            self._send_away(screen, "gone", {"why": "ended"})

    def _dismiss(self) -> None:
        """Notify the phones whose people have left the lesson, or all phones if it is closed."""
        state = self.lesson
        if state.phase == "closed":
            self.dismiss("closed")
        for seat in state.seats:
            if seat.removed:
                self.dismiss("removed" if seat.person in state.entry.out else "cleared", seat.seat)

    def set_visible(self, screen: Screen, *, on: bool) -> None:
        """Record whether a wall is visible, or a phone shows called cards itself, and send the changed views."""
        if self._walls.set_visible(screen, on=on):
            self.show({""})

    def follow(self, table: int) -> None:
        """Show one table on all walls; 0 for all tables. The rules don't depend on it, so it isn't stored."""
        if self._walls.follow(table):
            self.show({""})
        self.pulse()

    # --- Periodic work

    def pulse(self) -> None:
        """Schedule a pulse: which seats are connected and who waits for the teacher."""
        self._pulse_due = True

    def beat(self, *, well: bool) -> None:
        """Send delayed views and a due pulse; if storage is ``well``, let bots and autoplay act.

        Called a few times a second.
        """
        late = [screen for screen in self.screens.values() if screen.is_behind]
        if any(screen.waiting < STALE for screen in late):
            shown = self.snapshot()
            for screen in late:
                self._send_view(screen, shown)
        if self.waiting.has_changed():
            self.pulse()
        if self._pulse_due and self._shared.clock() - self._pulsed_at >= PULSE:
            self._pulse_due, self._pulsed_at = False, self._shared.clock()
            send_pulse(
                self.screens.values(), self.here(), self._shared, self._walls.watch.followed, self.waiting.for_desk
            )
        if well and self.screens:
            self.run_bots_and_absences()

    def run_bots_and_absences(self, here: Collection[int] | None = None) -> None:
        """Carry out the bots' decisions that are due, and update autoplay for absent phones."""
        state, now = self.state, self._shared.writing.clock()
        self._bots.act_due(state, lambda: seat_names(state.session, self.people.now().names), now)
        self._gone_phones.update(self.state, self.here() if here is None else here, now)
