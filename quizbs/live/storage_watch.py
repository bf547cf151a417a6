"""Watches whether data can be saved. While it can't, every screen says so and the clocks stop."""

import logging
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from quizbs.game import Refused

_TRIES = 1.0  # seconds between two tries to save something

_log = logging.getLogger(__name__)


class StorageTrouble(NamedTuple):
    """One kind of it: ``title`` for a page, what to do for ``teacher`` and ``student``, ``short`` for the log."""

    title: str
    teacher: str
    student: str
    short: str


TROUBLES: Final = {
    "full": StorageTrouble(
        "The disk is full",
        "Nothing is lost, but quizbs can’t save anything new. Free some space on the laptop, then try again: "
        "the game carries on where it stopped.",
        "The laptop is full. Tell your teacher. Nothing is lost.",
        "the disk is full: free some space",
    ),
    "damaged": StorageTrouble(
        "The data file is damaged",
        "Stop quizbs with Ctrl+C and restore a backup: quizbs restore FILE. Without a backup, "
        "move quizbs.db to another folder and start quizbs again.",
        "Something is wrong with the laptop. Tell your teacher.",
        "the data file is damaged: restore a backup",
    ),
    "disk": StorageTrouble(
        "The disk doesn’t work",
        "quizbs can’t read or write its data file. Is the disk write-protected, unplugged or broken? Once it works "
        "again, the game carries on where it stopped.",
        "The laptop can’t save anything. Tell your teacher.",
        "the disk doesn't work: is it write-protected, unplugged or broken?",
    ),
    "server": StorageTrouble(
        "The database doesn’t answer",
        "PostgreSQL is out of reach. Start it, or look at the network: the game carries on where it stopped. "
        "Nothing is lost.",
        "The game’s server can’t save anything. Tell your teacher. Nothing is lost.",
        "PostgreSQL doesn't answer: start it, or look at the network",
    ),
    "away": StorageTrouble(
        "The data file is missing",
        "It was moved or deleted, or its disk is gone. Put it back and try again. If that doesn’t help, "
        "restart quizbs. Nothing is lost.",
        "The laptop can’t find its data. Tell your teacher.",
        "the data file is missing: put it back, or restart quizbs",
    ),
}


class StorageWatch:
    """``trouble()`` is a key of ``TROUBLES`` while nothing can be saved, otherwise "".

    ``save()`` tries to save. ``told()`` is called when the trouble changes. ``resume(since, about)`` is called when
    saving works again, to give the clocks back the time lost since then (seconds), under a name that is new each time.
    """

    def __init__(
        self,
        trouble: Callable[[], str],
        save: Callable[[], object],
        told: Callable[[], object],
        resume: Callable[[float, str], object],
        clock: Callable[[], float],
    ) -> None:
        self._trouble, self._save, self._told, self._resume = trouble, save, told, resume
        self._clock = clock
        self._known, self._since, self._tried_at = "", 0.0, float("-inf")

    def look(self) -> bool:
        """Return whether all is well. Called before the clocks are looked at."""
        now = self._clock()
        if self._known and (not self._trouble() or now - self._tried_at >= _TRIES):
            self._tried_at = now
            try:
                self._save()
            except Refused:  # the database has noted its trouble
                return self._note(now)
        return self._note(now)

    def _note(self, now: float) -> bool:
        found = self._trouble()
        if found == self._known:
            return not found
        if not self._known:
            self._since = now
        if not found:
            self._resume(self._since, secrets.token_hex(8))
        self._known = found
        _log.error(f"can't save: {TROUBLES[found].short}" if found else "saving works again")
        self._told()
        return not found
