"""The moments of a reveal, each at its own time: the ticker looks too seldom for cards that turn one by one."""

import logging
from collections.abc import Callable
from typing import Any

import gevent

from quizbs.game import Refused
from quizbs.play import Play
from quizbs.rounds import table_of
from quizbs.web.oneline import where

_SURE = 0.002  # seconds more, so that a timer that fires a little early does not find nothing due

_log = logging.getLogger(__name__)


class Moments:
    """Looks at a table again when its next card turns or its stamp falls. Where that fails the ticker comes soon.

    ``later(seconds, do, stream)`` has something done later and returns what can be killed.
    """

    def __init__(self, play: Play, clock: Callable[[], float], later: Callable[..., Any] = gevent.spawn_later) -> None:
        self._play, self._clock, self._later = play, clock, later
        self._waiting: dict[str, Any] = {}

    def happened(self, stream: str) -> None:
        """Take notice of a change in a stream. Raises ``Busy``."""
        if not table_of(stream):
            return
        self._forget(stream)
        _, table = self._play.now(stream)
        if table.phase == "turning" and table.paused_at is None and table.closes_at is not None:
            seconds = max(0.0, table.closes_at - self._clock()) + _SURE
            self._waiting[stream] = self._later(seconds, self._look, stream)

    def stop(self) -> None:
        """Look at nothing any more."""
        for stream in list(self._waiting):
            self._forget(stream)

    def _forget(self, stream: str) -> None:
        if (waiting := self._waiting.pop(stream, None)) is not None:
            waiting.kill(block=False)

    def _look(self, stream: str) -> None:
        self._waiting.pop(stream, None)
        try:
            self._play.tick(stream)
        except Refused as refused:
            _log.info("%s: %s", stream, refused.code)
        except Exception as error:
            _log.error("a card could not be turned: %s", where(error))
