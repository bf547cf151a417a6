"""The bottle and the steps of a reveal, each at its exact time: the scheduler looks too seldom for that."""

import logging
from collections.abc import Callable, Iterable
from typing import Any

import gevent

from quizbs.error_log import where
from quizbs.game import Refused
from quizbs.session.streams import Streams

_SURE = 0.002  # seconds more, so that a timer that fires a little early does not find nothing due

_log = logging.getLogger(__name__)


class RevealTimers:
    """Looks at a game again when its bottle stops, its next card turns or its stamp falls.

    If that fails, the scheduler follows soon.
    ``later(seconds, do, lesson, game)`` schedules a call and returns something that can be killed.
    """

    def __init__(
        self,
        streams: Streams,
        clock: Callable[[], float],
        later: Callable[..., Any] = gevent.spawn_later,
    ) -> None:
        self._streams, self._clock, self._later = streams, clock, later
        self._waiting: dict[str, Any] = {}

    def happened(self, lesson: str, games: Iterable[str]) -> None:
        """Take note of a change in these games of a lesson. Raises ``Busy``."""
        for game in games:
            self._forget(game)
            state = self._streams.game(game)
            turns = state.phase in ("spinning", "turning") and state.clock.paused_at is None
            if turns and state.clock.closes_at is not None:
                seconds = max(0.0, state.clock.closes_at - self._clock()) + _SURE
                self._waiting[game] = self._later(seconds, self._look, lesson, game)

    def stop(self) -> None:
        """Cancel everything."""
        for game in list(self._waiting):
            self._forget(game)

    def _forget(self, game: str) -> None:
        if (waiting := self._waiting.pop(game, None)) is not None:
            waiting.kill(block=False)

    def _look(self, lesson: str, game: str) -> None:
        self._waiting.pop(game, None)
        try:
            self._streams.tick(lesson)
        except Refused as refused:
            _log.info("%s: %s", game, refused.code)
        except Exception as error:
            _log.error("couldn't stop a bottle or turn a card: %s", where(error))
