"""Watches whether anything can be saved: while it cannot, everybody is told and the clocks stand still."""

import logging
import secrets
from collections.abc import Callable

from quizbs.game import Refused
from quizbs.session.storage_trouble import TROUBLES

_TRIES = 1.0  # seconds between two tries to save something

_log = logging.getLogger(__name__)


class StorageWatch:
    """``trouble()`` is a key of ``TROUBLES`` while nothing can be saved, else ""; ``save()`` tries to.

    ``told()`` is called when that changes, ``resume(since, about)`` when it works again, to give the clocks the time
    that was lost since then (seconds) under a name that is new each time.
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
        if self._known and now - self._tried_at >= _TRIES:
            self._tried_at = now
            try:
                self._save()
            except Refused:  # it is noted as the trouble that it is
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
        _log.error("nothing can be saved: %s", TROUBLES[found].short if found else "no longer so")
        self._told()
        return not found
