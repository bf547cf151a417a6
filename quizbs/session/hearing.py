"""What other processes tell, and what this one does about it: read what is new, and show it to its own screens."""

import logging
from collections.abc import Callable, Sequence
from typing import Any

from quizbs.session.elsewhere import Elsewhere
from quizbs.session.outbox import Outbox
from quizbs.session.rate_limits import RateLimits
from quizbs.session.screens import Screens
from quizbs.session.stages import Stages
from quizbs.session.streams import Busy, Streams

_log = logging.getLogger(__name__)

AGAIN = 5.0  # seconds between two looks for what was stored by a process that died before it told anybody


class Hearing:
    """Takes the notes of other processes.

    ``tell("hello")`` asks the others to say again what they have said. ``rows()`` is called when another process has
    written something else than the ledger, each of ``came`` with a lesson when somebody has joined it there.
    """

    def __init__(
        self,
        streams: Streams,
        outbox: Outbox,
        screens: Screens,
        elsewhere: Elsewhere,
        stages: Stages,
        limits: RateLimits,
        tell: Callable[[str], object],
        rows: Callable[[], object],
        came: Sequence[Callable[[str], object]],
    ) -> None:
        self._streams, self._outbox, self._screens = streams, outbox, screens
        self._elsewhere, self._stages, self._limits = elsewhere, stages, limits
        self._tell, self._rows, self._came = tell, rows, came

    def hear(self, process: str, about: str, more: Any) -> None:  # noqa: C901 -- a list
        """Take a note of another process."""
        self._elsewhere.alive(process)
        kind, _, which = about.partition(" ")
        match kind:
            case "lesson":
                if self._streams.hear(which, more) and which in self._screens.lessons():
                    self._show(which, more)
            case "rows":
                self._rows()
            case "people":
                for note in self._came:
                    note(which)
            case "pulse":
                self._outbox.pulse_here(which)
            case "here":
                self._screens.hear(process, which, more)
            case "stage":
                self._stages.hear(which, more)
                self._screens.restage(which)
            case "remote":
                self._screens.dismiss_remote_here(which)
            case "spent":
                self._limits.hear(about, more)
            case "hello":
                self._screens.tell_all()
            case "gone":
                self._screens.end_of(process)
            case _:  # that the other process is alive, or a word of a newer quizbs
                pass

    def _show(self, lesson: str, version: int) -> None:
        """Show what another process has changed in a lesson, and followed up itself."""
        try:
            self._outbox.show(lesson, self._streams.read_on(lesson, version))
        except Busy:
            _log.info("what another process has written: busy")

    def missed(self) -> None:
        """Make up for notes that may have been lost."""
        self._tell("hello")
        self._rows()
        try:
            self.look()
        except Busy:  # the database has just come back, and goes again; `look` is called every few seconds
            _log.info("what may have been missed: busy")

    def sweep(self) -> None:
        """Forget processes that have died. Called every second."""
        for process in self._elsewhere.silent():
            self._screens.end_of(process)

    def look(self) -> None:
        """Follow up what was stored and perhaps never told: whoever wrote it may be dead. Raises ``Busy``."""
        behind = self._streams.behind()
        if behind:
            self._rows()  # and who wrote a row may have written others beside it
        for lesson in behind:
            if lesson in self._screens.lessons():
                self._outbox.touch(lesson, self._streams.read_on(lesson))
