"""quizbs's WebSocket alone: messages are sent at once, whole and in order, and read whole."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import gevent
import gevent.socket
import pytest
from engineio.packet import MESSAGE, Packet
from gevent.queue import JoinableQueue
from wsproto.connection import Connection, ConnectionType
from wsproto.events import Event, TextMessage

from quizbs.web.server.websocket import EngineWebSocket, _DirectQueue, _Link, frame
from tests.support.timeouts import PATIENCE

LARGE = "x" * 1_000_000  # more than any socket takes at once


@pytest.fixture
def ends() -> Iterator[tuple[Any, Any]]:
    """Yield both ends of a connection: the server's and the client's."""
    near, far = gevent.socket.socketpair()
    far.settimeout(PATIENCE)
    with near, far:
        yield near, far


def reader(near: Any) -> Any:
    """Return a server-side WebSocket after the handshake."""
    web = EngineWebSocket(lambda _web: [], SimpleNamespace(ping_interval=PATIENCE, ping_timeout=0))
    web._link = _Link(near, PATIENCE)
    return web


def direct_queue(near: Any, **state: bool) -> Any:
    """Return a queue that writes straight to the socket; ``state`` overrides the Engine.IO socket's ``upgraded`` and
    ``upgrading``.
    """
    engine_socket = SimpleNamespace(queue=JoinableQueue(), upgraded=True, upgrading=False)
    vars(engine_socket).update(state)
    return _DirectQueue(engine_socket, reader(near).take)


def framed(text: str) -> bytes:
    return frame(b"4" + text.encode())


def read(far: Any, size: int) -> bytes:
    received = b""
    while len(received) < size:
        received += far.recv(65_536)
    return received


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 200_000])
def test_message_of_any_length_is_one_frame(size: int) -> None:
    text = ("é" * size)[: size // 2] + "x" * (size % 2)  # "é" has two bytes
    client = Connection(ConnectionType.CLIENT)
    client.receive_data(frame(text.encode()))
    found = [part for part in client.events() if isinstance(part, TextMessage)]
    assert "".join(part.data for part in found) == text
    assert found[-1].message_finished


def test_fitting_message_is_sent_without_queueing(ends: tuple[Any, Any]) -> None:
    near, far = ends
    queue = direct_queue(near)
    queue.put(Packet(MESSAGE, "one"))
    queue.put(Packet(MESSAGE, "two"))
    assert queue.qsize() == 0
    assert read(far, 10) == framed("one") + framed("two")


def test_rest_of_partial_write_precedes_later_messages(ends: tuple[Any, Any]) -> None:
    near, far = ends
    queue = direct_queue(near)
    queue.put(Packet(MESSAGE, LARGE))
    queue.put(Packet(MESSAGE, "small"))
    assert queue.qsize() == 1
    whole = framed(LARGE)
    assert read(far, len(whole)) == whole
    queue.put(Packet(MESSAGE, "later"))  # the socket has room again, but an earlier message still waits
    assert [queue.get(block=False).data for _ in range(2)] == ["small", "later"]


def test_waiting_sender_is_not_overtaken_on_release(ends: tuple[Any, Any]) -> None:
    near, far = ends
    link = _Link(near, PATIENCE)
    link._turn.acquire()
    waits = gevent.spawn(link.send, framed("first"))
    gevent.idle()
    link._turn.release()
    assert not link.take(framed("second"))
    waits.join(PATIENCE)
    assert link.take(framed("second"))
    assert read(far, len(framed("first") + framed("second"))) == framed("first") + framed("second")


def test_nothing_is_sent_during_upgrade_from_polling(ends: tuple[Any, Any]) -> None:
    near, far = ends
    far.setblocking(False)
    for state in ({"upgraded": False}, {"upgrading": True}):
        queue = direct_queue(near, **state)
        queue.put(Packet(MESSAGE, "early"))
        assert queue.qsize() == 1
    with pytest.raises(BlockingIOError):
        far.recv(1)


def test_newer_of_two_upgrades_gets_the_messages(ends: tuple[Any, Any]) -> None:
    near, far = ends
    engine_socket = SimpleNamespace(queue=JoinableQueue(), upgraded=True, upgrading=False)
    older, gone = gevent.socket.socketpair()
    with older, gone:
        for link in (older, near):
            engine_socket.queue = _DirectQueue(engine_socket, reader(link).take)
        engine_socket.queue.put(Packet(MESSAGE, "to the newer"))
        assert read(far, len(framed("to the newer"))) == framed("to the newer")


def test_message_to_a_closed_connection_is_queued(ends: tuple[Any, Any]) -> None:
    near, far = ends
    queue = direct_queue(near)
    far.close()
    near.close()
    queue.put(Packet(MESSAGE, "nobody"))
    assert queue.qsize() == 1


def sent(*events: Event) -> bytes:
    """Return the bytes that a client sends for these events."""
    client = Connection(ConnectionType.CLIENT)
    return b"".join(client.send(event) for event in events)


def test_fragment_is_not_a_message_of_its_own(ends: tuple[Any, Any]) -> None:
    near, far = ends
    web = reader(near)
    pieces = sent(TextMessage("42[", message_finished=False), TextMessage('"a long one"]'))
    alone = sent(TextMessage("42[1]"))
    for written in (alone, pieces[:9], pieces[9:15], pieces[15:], alone):
        far.sendall(written)
        assert web._read()
    assert [web.wait() for _ in range(3)] == ["42[1]", '42["a long one"]', "42[1]"]


def test_frame_inside_unfinished_message_closes_connection(ends: tuple[Any, Any]) -> None:
    near, far = ends
    web = reader(near)
    far.sendall(sent(TextMessage("42[", message_finished=False)))
    assert web._read()
    far.sendall(sent(TextMessage("42[1]")))  # RFC 6455, 5.4: no other message may come in between
    assert web.wait() is None


def test_silent_connection_is_cut_and_its_reader_ends(ends: tuple[Any, Any]) -> None:
    near, far = ends
    web = reader(near)
    far.sendall(sent(TextMessage("42[1]")))
    assert web.wait() == "42[1]"
    waits = gevent.spawn(web.wait)
    gevent.idle()
    heard = web._link.heard_at
    web.cut_if_silent(heard + PATIENCE)  # a little longer than a ping may take
    far.sendall(sent(TextMessage("42[2]")))
    assert waits.get(timeout=PATIENCE) == "42[2]"
    waits = gevent.spawn(web.wait)
    web.cut_if_silent(web._link.heard_at + PATIENCE + 10)
    assert waits.get(timeout=PATIENCE) is None
