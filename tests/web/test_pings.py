"""Pings: sent some time after the last answer, over both transports, by one timer for all connections."""

from types import SimpleNamespace
from typing import Any

import engineio
import pytest
from engineio.packet import MESSAGE, PING, Packet
from engineio.socket import Socket

from quizbs.web.server.pings import Pings


class Engine:
    """An Engine.IO server without a network, with a clock that the test sets."""

    def __init__(self) -> None:
        self.now = 100.0
        self.server: Any = engineio.Server(async_mode="gevent", ping_interval=5, ping_timeout=5, monitor_clients=False)
        self.server.quizbs_links = set()
        self.pings = Pings(self.server, lambda: self.now)

    def comes(self, name: str) -> Socket:
        """Return the socket of a new connection."""
        one = Socket(self.server, name)
        self.server.sockets[name] = one
        one.schedule_ping()
        return one


@pytest.fixture
def engine() -> Engine:
    return Engine()


def asked(one: Socket) -> int:
    """Return how many pings a socket has been sent since the last call."""
    sent = [one.queue.get(block=False) for _ in range(one.queue.qsize())]
    kinds = [packet.packet_type for packet in sent if packet is not None]  # None marks the end of the queue
    assert set(kinds) <= {PING}
    return len(kinds)


def test_connection_is_pinged_once_some_seconds_after_an_answer(engine: Engine) -> None:
    ann = engine.comes("ann")
    engine.now += 3
    bob = engine.comes("bob")
    engine.now += 1.9
    engine.pings.ask()
    assert (asked(ann), asked(bob)) == (0, 0)
    engine.now += 0.1
    engine.pings.ask()
    engine.pings.ask()
    assert (asked(ann), asked(bob)) == (1, 0)
    engine.now += 4
    engine.pings.ask()
    assert (asked(ann), asked(bob)) == (0, 1), "who has not answered is not asked again"
    ann.receive(Packet(3))  # the answer
    engine.now += 5
    engine.pings.ask()
    assert (asked(ann), asked(bob)) == (1, 0)


def test_closed_connection_is_not_pinged(engine: Engine) -> None:
    ann = engine.comes("ann")
    ann.close(wait=False, abort=True)
    engine.now += 5
    engine.pings.ask()
    assert asked(ann) == 0


def test_silent_connection_is_closed_and_forgotten(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = engine.comes("ann"), engine.comes("bob")
    engine.now += 5
    engine.pings.ask()
    bob.receive(Packet(3))
    monkeypatch.setattr("engineio.socket.time", SimpleNamespace(time=lambda: (ann.last_ping or 0.0) + 5.1))
    engine.pings.end_silent()
    engine.pings.end_silent()
    assert (ann.closed, bob.closed) == (True, False)
    assert list(engine.server.sockets) == ["bob"]


def test_failing_ping_does_not_block_others(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = engine.comes("ann"), engine.comes("bob")

    def broken(_packet: Packet) -> None:
        raise RuntimeError

    monkeypatch.setattr(ann, "send", broken)
    engine.now += 5
    engine.pings.ask()
    assert asked(bob) == 1
    assert "couldn't ask a connection: RuntimeError" in caplog.text


def test_background_tasks_still_run(engine: Engine) -> None:
    done: list[Any] = []
    engine.server.start_background_task(done.append, Packet(MESSAGE, "one")).join()
    assert [each.data for each in done] == ["one"]
