"""Pings: one greenlet pings all connections, over either transport, and closes those that don't answer.

Engine.IO, which is pinned, starts a greenlet for each ping, and checks one connection after the other, with a pause
after each: with a thousand idle phones that was a third of the work.
"""

import logging
import time
from collections import deque
from collections.abc import Callable

import gevent
from engineio import Server, packet
from engineio.socket import Socket

from quizbs.error_log import where

_EACH = 0.2  # seconds between two checks
_log = logging.getLogger(__name__)


class Pings:
    """Pings every connection of an Engine.IO server ``ping_interval`` seconds after its last answer.

    It runs in a greenlet of its own that never blocks: no phone may lose its connection because a disk is slow.
    """

    def __init__(self, engine: Server, clock: Callable[[], float] = time.monotonic) -> None:
        self._engine, self._clock = engine, clock
        self._due: deque[tuple[float, Socket]] = deque()  # sorted, since all wait for the same time
        self._asks: gevent.Greenlet | None = None  # the greenlet that sends pings, while there are connections
        self._begin = engine.start_background_task
        engine.start_background_task = self._task

    def _task(self, task: Callable[..., object], *given: object, **named: object) -> object:
        """Start a background task for Engine.IO, except the task that waits for a connection's next ping: ``_due``
        replaces it.
        """
        if getattr(task, "__func__", None) is not Socket._send_ping:  # noqa: SLF001 -- there is no other way in
            return self._begin(task, *given, **named)
        self._due.append((self._clock() + self._engine.ping_interval, task.__self__))  # type: ignore[attr-defined]
        self._asks = self._asks or gevent.spawn(self._run)
        return None

    def _run(self) -> None:
        while self._due:
            gevent.sleep(_EACH)
            self.ask()
        self._asks = None

    def ask(self) -> None:
        """Send the pings that are due now."""
        now = self._clock()
        while self._due and self._due[0][0] <= now:
            _, connection = self._due.popleft()
            if connection.closing or connection.closed:
                continue
            connection.last_ping = time.time()  # Engine.IO measures the answer from here
            try:
                connection.send(packet.Packet(packet.PING))
            except Exception as error:  # a failure of one connection must not stop the others
                _log.error("couldn't ask a connection: %s", where(error))

    def end_silent(self) -> None:
        """Close the connections whose clients haven't answered. Called every second.

        A WebSocket that was opened while the client still polls, and isn't used, gets no ping: it is closed once it has
        been silent for too long.
        """
        now = time.monotonic()
        for link in list(self._engine.quizbs_links):
            link.cut_if_silent(now)
        for eio_sid, engine_socket in list(self._engine.sockets.items()):
            if engine_socket.closed:
                self._engine.sockets.pop(eio_sid, None)
            elif not engine_socket.closing:
                engine_socket.check_ping_timeout()
