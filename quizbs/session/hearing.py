"""What other processes tell, and what this one does about it: read what is new, and show it to its own screens."""

from collections.abc import Callable, Sequence
from typing import Any

from quizbs.session.coordinator import lesson_of
from quizbs.session.outbox import Outbox
from quizbs.session.screens import Screens
from quizbs.session.streams import Streams

AGAIN = 5.0  # seconds between two looks for what was stored by a process that died before it told anybody


class Hearing:
    """Takes the notes of other processes.

    ``rows()`` is called when another process has written something else than the ledger, each of ``came`` with a lesson
    when somebody has joined it there.
    """

    def __init__(
        self,
        streams: Streams,
        outbox: Outbox,
        screens: Screens,
        rows: Callable[[], object],
        came: Sequence[Callable[[str], object]],
    ) -> None:
        self._streams, self._outbox, self._screens = streams, outbox, screens
        self._rows, self._came = rows, came

    def hear(self, process: str, about: str, more: Any) -> None:
        """Take a note of another process."""
        kind, _, which = about.partition(" ")
        match kind:
            case "stream":
                if self._streams.hear(which, more) and lesson_of(which) in self._screens.lessons():
                    self._outbox.show(which)
            case "rows":
                self._rows()
            case "people":
                for note in self._came:
                    note(which)
            case "pulse":
                self._outbox.pulse_here(which)
            case _:  # that the other process is alive, or a word of a newer quizbs
                pass

    def look(self) -> None:
        """Follow up what was stored and perhaps never told: whoever wrote it may be dead. Raises ``Busy``."""
        behind = self._streams.behind()
        if behind:
            self._rows()  # and who wrote a row may have written others beside it
        for stream in behind:
            if lesson_of(stream) in self._screens.lessons():
                self._outbox.touch(stream)
