"""Monitoring of the storage. While data can't be saved, every screen says so and the clocks stop."""

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from quizbs.game import Refused
from quizbs.store.store import Store

_TRIES = 1.0  # seconds between two attempts to save

_log = logging.getLogger(__name__)


TROUBLES: Final = {
    "full": "the disk is full: free some space",
    "damaged": "the data file is damaged: restore a backup",
    "disk": "the disk doesn't work: is it write-protected, unplugged or broken?",
    "server": "PostgreSQL doesn't answer: start it, or look at the network",
    "away": "the data file is missing: put it back, or restart quizbs",
}
"""The kinds of storage failures, and their texts for the log. What pages say about them is in words/en/page.ftl."""


class StorageWatch:
    """Whether data can be saved, and since when the clocks have been stopped because saving failed.

    ``stopped_since`` (s) keeps that time until ``clocks_resumed`` is called, since the clocks have to be moved first.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self.stopped_since: float | None = None
        self._known, self._tried_at = "", float("-inf")

    @property
    def trouble(self) -> str:
        """Return why data can't be saved: a key of ``TROUBLES``, "" if it can."""
        return self._store.database.trouble

    def save(self) -> None:
        """Store a heartbeat, which says that the program runs. Raises ``Unavailable``."""
        self._store.database.glance()
        self._store.key_values.beat(self._clock())

    def check(self) -> bool:
        """Return whether clocks may run. If saving failed before, try again first."""
        now = self._clock()
        if self._known and (not self.trouble or now - self._tried_at >= _TRIES):
            self._tried_at = now
            with suppress(Refused):  # the database has recorded its trouble
                self.save()
        if (trouble := self.trouble) != self._known:
            if self.stopped_since is None:
                self.stopped_since = now
            self._known = trouble
            _log.error(f"can't save: {TROUBLES[trouble]}" if trouble else "saving works again")
        return self.stopped_since is None

    def clocks_resumed(self) -> None:
        """Record that the clocks run again, after they were moved by the time for which they were stopped."""
        self.stopped_since = None

    def why_not_ready(self) -> str:
        """Return why a load balancer should send no requests to this process, "" if it may send them.

        Raises ``Unavailable``.
        """
        self._store.key_values.last_beat()
        return "another program has locked the database" if self._store.database.is_locked else ""
