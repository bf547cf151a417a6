"""The other processes on the same database: what they are told, what they are heard of, and who looks after what.

A note is a short word about something and a little more: a lesson and its version, who is here. Never a view, never a
name. Notes may get lost; whoever needs the truth reads the ledger.
"""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import URL

from quizbs.tally import Durations

Hear = Callable[[str, str, Any], None]
"""``hear(process, about, more)``: what another process has told. ``more`` is plain data."""


class Neighbours:
    """There are none: a SQLite file has one process, which looks after everything. The port, and its first adapter.

    ``lag`` is how long notes took until the others could hear them.
    """

    def __init__(self) -> None:
        self.lag = Durations()

    @contextmanager
    def starting(self) -> Iterator[bool]:
        """Join the others. Returns whether nobody else is running; a process that comes meanwhile waits.

        Raises ``Unavailable``.
        """
        yield True

    @contextmanager
    def in_turn(self) -> Iterator[None]:
        """Let no other process do the same at the same time. Raises ``Unavailable``."""
        yield

    def listen(self, hear: Hear, missed: Callable[[], None]) -> None:
        """Call ``hear`` for each note of others from now on, and ``missed`` whenever some may have been lost."""

    def tell(self, about: str, more: object = None) -> None:
        """Tell the others soon. Of several notes about the same, the newest is told.

        A function as ``more`` is called when the note leaves.
        """

    def news(self) -> object:
        """Return a new value as soon as what others have written may have gone unheard."""

    def looks_after(self, lesson: str) -> bool:
        """Return whether this process, and no other, looks after a lesson's bots and clocks. It tries to, if nobody
        does.
        """
        return True

    def keep(self, lessons: Collection[str]) -> None:
        """Leave all other lessons to the others."""

    def number(self) -> int:
        """Return a number that is higher than any that a process has got before; 0 where nobody compares."""
        return 0

    def stop(self) -> None:
        """Tell what is still to be told, and leave."""


def neighbours_on(url: URL) -> Neighbours:
    """Return what connects this process with the others on a database."""
    if url.get_backend_name() != "postgresql":
        return Neighbours()
    from quizbs.store.notices import Notices

    return Notices(url)
