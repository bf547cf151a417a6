"""Packets of sockets: validating and encoding them. ``quizbs.live.acts`` interprets their content.

Engine.IO and Socket.IO answer some malformed packets with an exception deep inside, a traceback in the log, or by
holding memory; so they only get packets that our own client could have sent.
"""

import io
import json
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

import msgspec
from socketio import packet

from quizbs.web.server.gate import FRAME, SOCKET_PATH

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

MALFORMED = "malformed"
"""The event that replaces an unreadable message with a number, which expects an answer; others close the socket."""
_NONSENSE = "?"

_ENGINE = re.compile(r"1|2probe|3|5|4[0-3].*", re.DOTALL)  # close, probe, pong, upgrade, message
_SOCKET = re.compile(r"([0-3])(/[^,]{0,100},?)?([0-9]{0,15})(.*)", re.DOTALL)  # type, namespace, id, JSON
_TO_CHANGE = {"2probe", "5"}  # packets of an upgrade; if they came in a poll, engineio would wait forever
_MOST_IN_ONE_POLL = 16  # as in engineio.payload
_RESERVED = {"connect", "disconnect", "message", "json", "*"}  # events that a client could use to call our own hooks
_encode = msgspec.json.Encoder().encode


def well_formed(text: object) -> bool:
    """Return whether ``text`` is an Engine.IO packet that our client could send: text, never binary."""
    return isinstance(text, str) and len(text) <= FRAME and _ENGINE.fullmatch(text) is not None


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    unique = dict(pairs)
    if len(unique) != len(pairs):
        raise ValueError("a key is there twice")
    return unique


_read = json.JSONDecoder(object_pairs_hook=_unique).decode


def read_json(text: str) -> object:
    """Return parsed JSON.

    Raises ``ValueError`` for invalid JSON, NaN, lone surrogates, repeated keys and deep nesting.
    """
    try:
        msgspec.json.decode(text)
        return _read(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise ValueError("not our JSON") from error


class JsonPacket(packet.Packet):  # type: ignore[misc]
    """A Socket.IO packet in JSON, never binary.

    Decoding never raises: unreadable text becomes the event ``MALFORMED``.
    """

    uses_binary_events = False
    namespace: str | None
    id: int | None
    data: object

    def encode(self) -> str:
        """Return the packet as text."""
        place = f"{self.namespace}," if self.namespace not in {None, "/"} else ""
        name = "" if self.id is None else str(self.id)
        written = "" if self.data is None else _encode(self.data).decode()
        return f"{self.packet_type}{place}{name}{written}"

    def decode(self, encoded_packet: str) -> int:
        """Parse the text of a packet. Return the number of binary attachments, which is always 0."""
        self.packet_type, self.namespace, self.id, self.data = packet.EVENT, "/", None, [_NONSENSE]
        parts = _SOCKET.fullmatch(encoded_packet)
        if parts is None:
            return 0
        kind, place, name, rest = parts.groups()
        self.namespace = place.rstrip(",").partition("?")[0] if place else "/"
        if name:
            self.id, self.data = int(name), [MALFORMED]
        try:
            content = read_json(rest) if rest else None
        except ValueError:
            return 0
        if int(kind) == packet.EVENT and not _is_event(content):
            return 0
        if int(kind) == packet.ACK and not isinstance(content, list):
            return 0
        self.packet_type, self.data = int(kind), content
        return 0


def event(name: str, written: bytes) -> str:
    """Return the text of a packet with an event whose only argument is ``written``, encoded JSON."""
    return f'{packet.EVENT}["{name}",{written.decode()}]'


def _is_event(content: object) -> bool:
    return isinstance(content, list) and bool(content) and isinstance(content[0], str) and content[0] not in _RESERVED


def checked_polls(inner: "WSGIApplication") -> "WSGIApplication":
    """Return a WSGI app that validates every polling POST before it passes requests to ``inner``.

    Lengths are limited by the gate. JSONP, which only browsers of 2010 need, is refused as well: it would let any page
    run our answers as a script.
    """

    def app(environ: "WSGIEnvironment", start: "StartResponse") -> Iterable[bytes]:
        if environ.get("PATH_INFO", "").startswith(SOCKET_PATH):
            if "j" in parse_qs(environ.get("QUERY_STRING", ""), keep_blank_values=True):
                return _refuse(start)
            if environ["REQUEST_METHOD"] == "POST":
                body = environ["wsgi.input"].read(int(environ.get("CONTENT_LENGTH") or 0))
                if not _is_valid_payload(body):
                    return _refuse(start)
                environ["wsgi.input"] = io.BytesIO(body)
        try:
            return inner(environ, start)
        except KeyError:  # engineio's error for a POST of an ended session
            return _refuse(start)

    return app


def _is_valid_payload(body: bytes) -> bool:
    try:
        parts = body.decode().split("\x1e")
    except UnicodeDecodeError:
        return False
    return len(parts) <= _MOST_IN_ONE_POLL and all(well_formed(part) and part not in _TO_CHANGE for part in parts)


def _refuse(start: "StartResponse") -> Iterable[bytes]:
    headers = [("Content-Type", "text/plain; charset=utf-8"), ("X-Content-Type-Options", "nosniff")]
    start("400 Bad Request", headers)
    return [b"not understood"]
