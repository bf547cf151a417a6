"""The bottle and the steps of a reveal, each at its exact time: the scheduler looks too seldom for that."""

import logging
from collections.abc import Callable
from typing import Any

import gevent

from quizbs.error_log import where
from quizbs.game import Refused
from quizbs.session.coordinator import game_of, lesson_of
from quizbs.session.streams import Streams

_SURE = 0.002  # seconds more, so that a timer that fires a little early does not find nothing due

_log = logging.getLogger(__name__)


class RevealTimers:
    """Looks at a game again when its bottle stops, its next card turns or its stamp falls.

    If that fails, the scheduler follows soon. Only in lessons that this process ``looks_after``.
    ``later(seconds, do, stream)`` schedules a call and returns something that can be killed.
    """

    def __init__(
        self,
        streams: Streams,
        clock: Callable[[], float],
        later: Callable[..., Any] = gevent.spawn_later,
        looks_after: Callable[[str], bool] = bool,
    ) -> None:
        self._streams, self._clock, self._later, self._looks_after = streams, clock, later, looks_after
        self._waiting: dict[str, Any] = {}

    def happened(self, stream: str) -> None:
        """Take note of a change in a stream. Raises ``Busy``."""
        if not game_of(stream):
            return
        self._forget(stream)
        _, game = self._streams.now(stream)
        turns = game.phase in ("spinning", "turning") and game.clock.paused_at is None
        if turns and game.clock.closes_at is not None and self._looks_after(lesson_of(stream)):
            seconds = max(0.0, game.clock.closes_at - self._clock()) + _SURE
            self._waiting[stream] = self._later(seconds, self._look, stream)

    def stop(self) -> None:
        """Cancel everything."""
        for stream in list(self._waiting):
            self._forget(stream)

    def _forget(self, stream: str) -> None:
        if (waiting := self._waiting.pop(stream, None)) is not None:
            waiting.kill(block=False)

    def _look(self, stream: str) -> None:
        self._waiting.pop(stream, None)
        try:
            self._streams.tick(stream)
        except Refused as refused:
            _log.info("%s: %s", stream, refused.code)
        except Exception as error:
            _log.error("couldn't stop a bottle or turn a card: %s", where(error))
