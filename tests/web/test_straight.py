"""What a socket takes at once goes at once, and whatever it doesn't take follows, whole and in order."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import gevent.socket
import pytest
from engineio.packet import MESSAGE, Packet
from gevent.queue import JoinableQueue

from quizbs.web.server.websocket import _Link, _Straight, frame
from tests.patience import PATIENCE

LARGE = "x" * 1_000_000  # more than any socket takes at once


@pytest.fixture
def ends() -> Iterator[tuple[Any, Any]]:
    """Both ends of a connection."""
    near, far = gevent.socket.socketpair()
    far.settimeout(PATIENCE)
    with near, far:
        yield near, far


def straight(near: Any, **said: bool) -> Any:
    """The queue of a connection that is in use, or as ``said``."""
    engine_socket = SimpleNamespace(queue=JoinableQueue(), upgraded=True, upgrading=False)
    vars(engine_socket).update(said)
    return _Straight(engine_socket, _Link(near, PATIENCE))


def framed(text: str) -> bytes:
    return frame(b"4" + text.encode())


def read(far: Any, size: int) -> bytes:
    received = b""
    while len(received) < size:
        received += far.recv(65_536)
    return received


def test_what_fits_is_there_at_once_and_nothing_waits(ends: tuple[Any, Any]) -> None:
    near, far = ends
    queue = straight(near)
    queue.put(Packet(MESSAGE, "one"))
    queue.put(Packet(MESSAGE, "two"))
    assert queue.qsize() == 0
    assert read(far, 10) == framed("one") + framed("two")


def test_what_the_socket_cuts_off_follows_and_what_comes_meanwhile_waits_its_turn(ends: tuple[Any, Any]) -> None:
    near, far = ends
    queue = straight(near)
    queue.put(Packet(MESSAGE, LARGE))
    queue.put(Packet(MESSAGE, "small"))
    assert queue.qsize() == 1
    whole = framed(LARGE)
    assert read(far, len(whole)) == whole
    queue.put(Packet(MESSAGE, "later"))  # the socket has room again, but somebody stands before it
    assert [queue.get(block=False).data for _ in range(2)] == ["small", "later"]


def test_nothing_goes_to_a_connection_that_still_changes_over_from_polling(ends: tuple[Any, Any]) -> None:
    near, far = ends
    far.setblocking(False)
    for said in ({"upgraded": False}, {"upgrading": True}):
        queue = straight(near, **said)
        queue.put(Packet(MESSAGE, "early"))
        assert queue.qsize() == 1
    with pytest.raises(BlockingIOError):
        far.recv(1)


def test_a_connection_that_is_over_leaves_it_to_whoever_writes(ends: tuple[Any, Any]) -> None:
    near, far = ends
    queue = straight(near)
    far.close()
    near.close()
    queue.put(Packet(MESSAGE, "nobody"))
    assert queue.qsize() == 1
