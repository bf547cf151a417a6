"""The clients of a school: classes of phones that make random moves, and walls, in a process of its own.

It speaks raw HTTP and WebSocket, and parses a view only when its phone is about to act, and only the fields needed, so
that it isn't the bottleneck; the figure ``share`` is the part of a processor that it used itself.
"""

import contextlib
import gc
import itertools
import json
import os
import random
import time
from collections import Counter
from typing import Any

import gevent
import gevent.event
import gevent.socket
import msgspec
from msgspec import UNSET, UnsetType

from tests.benchmarks.join_storm import UPGRADE, Phone
from tests.benchmarks.moves import THOUGHT, choose, wait_of

OWN = "127.0.{}.1"  # the address of a class: each has its own, so that classes share no rate limit
_decode, _asdict = msgspec.json.decode, msgspec.structs.asdict
_PONG = b"\x81\x81\x00\x00\x00\x003"
_MASK = b"\x00" * 4


class _Game(msgspec.Struct):
    """The changed fields of a game that say what may be done. ``wait`` is a time on the server's clock."""

    question: dict[str, Any] | UnsetType | None = UNSET
    wait: dict[str, int] | int | UnsetType | None = UNSET


class _Own(msgspec.Struct):
    """The changed fields of a hand: what its seat may do."""

    can: dict[str, Any] | UnsetType = UNSET


class _Message(msgspec.Struct):
    """The parts of a message that a phone needs before it acts; the rest isn't parsed."""

    now: int
    game: _Game | UnsetType | None = UNSET
    hand: _Own | UnsetType | None = UNSET
    you: _Own | UnsetType | None = UNSET


_message = msgspec.json.Decoder(_Message).decode
_NO_SECTION = dict[str, Any]()


class Shown:
    """What a phone may do, put together from messages that each hold the changed fields."""

    def __init__(self) -> None:
        self._now = 0
        self._sections: dict[str, dict[str, Any] | None] = {}

    def read(self, text: bytes) -> None:
        """Take in the next message."""
        message = _message(text)
        self._now = message.now
        for name in ("game", "hand", "you"):
            said, held = getattr(message, name), self._sections.get(name)
            if said is None:
                self._sections[name] = None
            elif said is not UNSET:
                fields = {field: value for field, value in _asdict(said).items() if value is not UNSET}
                self._sections[name] = (held or {}) | fields

    def view(self, since: float) -> dict[str, Any]:
        """Return the part of a view that ``choose`` reads, ``since`` ms after the newest message came."""
        game, you = self._sections.get("game"), self._sections.get("you")
        if game is not None:
            wait = game.get("wait") or 0
            left = wait["ends"] - self._now if isinstance(wait, dict) else wait
            game = game | {"wait": max(0, left - since), "you": self._sections.get("hand")}
        return {"game": game, "you": you or _NO_SECTION}


class Figures:
    """Counts and times since the last ``reset``."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Clear all counts and times."""
        self.answered: list[float] = []  # ms from an act to its answer
        self.shown: list[float] = []  # ms from an act to the next view of the phone that acted
        self.refused: Counter[str] = Counter()
        self.views: Counter[str] = Counter()  # by kind of screen
        self.bytes: Counter[str] = Counter()
        self.troubles: list[str] = []
        self._began, self._worked = time.monotonic(), time.process_time()

    def told(self) -> dict[str, Any]:
        """Return the figures by name, for the table."""
        seconds = time.monotonic() - self._began
        return {
            "seconds": seconds,
            "answered": self.answered,
            "shown": self.shown,
            "refused": dict(self.refused),
            "views": dict(self.views),
            "bytes": dict(self.bytes),
            "troubles": self.troubles[:3],
            "share": (time.process_time() - self._worked) / seconds,
        }


class Line:
    """The WebSocket of one screen, with the views that it has received."""

    def __init__(self, link: Any, kind: str, figures: Figures) -> None:
        self._link, self._kind, self._figures = link, kind, figures
        self._read = bytearray()
        self._acks: dict[int, gevent.event.AsyncResult] = {}
        self._number = 0
        self._shown, self._unread = Shown(), list[bytes]()
        self._newest_at = 0.0
        self.came = gevent.event.Event()  # set when a view comes

    def say(self, text: str) -> None:
        """Send a text message."""
        said = text.encode()
        length = bytes([0x80 | len(said)]) if len(said) < 126 else b"\xfe" + len(said).to_bytes(2, "big")
        self._link.sendall(b"\x81" + length + _MASK + said)

    def ask(self, event: str, said: object, patience: float = 60.0) -> Any:
        """Send an event and return the answer to it."""
        self._number += 1
        number, answer = self._number, gevent.event.AsyncResult()
        self._acks[number] = answer
        self.say(f"42{number}{json.dumps([event, said])}")
        return answer.get(timeout=patience)

    def listen(self) -> None:
        """Read messages until the connection is closed."""
        while part := self._link.recv(262_144):
            self._read += part
            while (frame := self._frame()) is not None:
                self._take(frame)

    def show(self, message: bytes) -> None:
        """Take in a message with a view; a wall only counts it."""
        if self._kind == "phone":
            self._unread.append(message)
        self._newest_at = time.monotonic()
        self.came.set()

    def view(self) -> dict[str, Any]:
        """Return what the phone may do now, with the waiting time before a play as it is by now."""
        for message in self._unread:
            self._shown.read(message)
        self._unread.clear()
        return self._shown.view((time.monotonic() - self._newest_at) * 1000)

    def _frame(self) -> bytes | None:
        """Return the next complete message that was received, ``None`` if there is no complete one."""
        read = self._read
        if len(read) < 2:
            return None
        length, at = read[1] & 0x7F, 2
        if length > 125:
            wide = 2 if length == 126 else 8
            if len(read) < 2 + wide:
                return None
            length, at = int.from_bytes(read[2 : 2 + wide], "big"), 2 + wide
        if len(read) < at + length:
            return None
        frame = bytes(read[at : at + length])
        del read[: at + length]
        return frame

    def _take(self, frame: bytes) -> None:
        if frame == b"2":
            self._link.sendall(_PONG)
        elif frame.startswith(b'42["view",'):
            self._figures.views[self._kind] += 1
            self._figures.bytes[self._kind] += len(frame)
            self.show(frame[10:-1])
        elif frame.startswith(b"43"):
            at = frame.index(b"[")
            if (waiting := self._acks.pop(int(frame[2:at]), None)) is not None:
                waiting.set(frame[at:])


class Pupil(Phone):
    """A phone that plays, or a projector that only receives."""

    def __init__(self, port: int, code: str, number: int, at: str, figures: Figures) -> None:
        super().__init__(port, code, number, at)
        self._figures, self._chance = figures, random.Random(number)

    def sit(self) -> None:
        """Take a seat."""
        self.open_page()
        with self._link() as link:
            self._ask(link, f"/j/{self._code}", form=f"typed={self._name}".encode())

    def look(self, kind: str, cookies: dict[str, str] | None = None) -> Line:
        """Connect as a screen of this kind, wait for the first view, and return the connection."""
        self._cookies |= cookies or {}
        link = self._link()
        self._ask(link, f"/socket.io/?EIO=4&transport=websocket&lesson={self._code}", *UPGRADE)
        line = Line(link, kind, self._figures)
        gevent.spawn(self._guarded, line.listen)
        line.say("40" + json.dumps({"screen": kind, "lesson": self._code}))
        answer = line.ask("sync", {"have": None})
        line.show(msgspec.json.encode(_decode(answer)[0]["view"]))
        return line

    def _guarded(self, do: Any) -> None:
        try:
            do()
        except Exception as error:
            self._figures.troubles.append(repr(error))

    def play(self, line: Line, every: float = 0.0) -> None:
        """Play for ever. If the server has no game, act every ``every`` seconds."""
        self._guarded(lambda: self._tap(line, every) if every else self._play(line))

    def _tap(self, line: Line, every: float) -> None:
        gevent.sleep(self._chance.uniform(0, every))
        for acts in itertools.count(1):
            gevent.sleep(self._chance.uniform(0.5 * every, 1.5 * every))
            self._does(line, {}, f"act{os.getpid()}{acts:06}", sees=False)

    def _play(self, line: Line) -> None:
        acts = 0
        while True:
            gevent.sleep(self._chance.uniform(*THOUGHT))
            line.came.wait()
            line.came.clear()
            while (act := choose(view := line.view(), self._chance)) is None and (wait := wait_of(view)):
                gevent.sleep(wait / 1000)
            if act is not None:
                acts += 1
                self._does(line, act, f"act{os.getpid()}{acts:06}")

    def _does(self, line: Line, act: dict[str, Any], name: str, *, sees: bool = True) -> None:
        """Send an act and, if it ``sees`` views, wait for the next one, so that the next act follows a newer view."""
        began = time.perf_counter()
        answer = _decode(line.ask("act", {"id": name, "act": act}))[0]
        took = (time.perf_counter() - began) * 1000
        if "refused" in answer:
            self._figures.refused[answer["refused"]] += 1
            line.came.set()
            return
        self._figures.answered.append(took)
        if sees and line.came.wait(3):
            self._figures.shown.append((time.perf_counter() - began) * 1000)


class School:
    """The phones and walls of ``classes``, each the code of a lesson and the host's cookies, for its wall.

    If the cookies have the item ``every``, there is no lesson: the phones act at this interval, in seconds.
    """

    def __init__(self, port: int, classes: list[tuple[str, dict[str, str]]], phones: int) -> None:
        self._figures = Figures()
        self._classes, self._every = classes, float(classes[0][1].get("every", 0))
        self._rooms = [[self._pupil(port, at, number) for number in range(phones)] for at in range(len(classes))]
        self._walls = [self._pupil(port, at, 0) for at in range(len(classes))]
        self._lines: list[tuple[Pupil, Line]] = []

    def _pupil(self, port: int, at: int, number: int) -> Pupil:
        return Pupil(port, self._classes[at][0], 1000 * at + number, OWN.format(at + 1), self._figures)

    def sit(self) -> str:
        """Give every phone a seat, one phone of each class at a time. Return "seated", which ``load`` sends back."""
        for room in () if self._every else zip(*self._rooms, strict=True):
            gevent.joinall([gevent.spawn(pupil.sit) for pupil in room], raise_error=True)
        return "seated"

    def look(self) -> int:
        """Connect all walls and phones, and return the number of phones."""
        for wall, (_, cookies) in zip(self._walls, self._classes, strict=True):
            wall.look("wall", cookies)
        self._lines = [(pupil, pupil.look("phone")) for room in self._rooms for pupil in room]
        return len(self._lines)

    def play(self) -> bool:
        """Let all phones play from now on. Return ``True``, which ``load`` sends back."""
        for pupil, line in self._lines:
            gevent.spawn(pupil.play, line, self._every)
        return True

    def reset(self) -> bool:
        """Clear the figures. Return ``True``, which ``load`` sends back."""
        self._figures.reset()
        return True

    def tell(self) -> dict[str, Any]:
        """Return the figures since the last ``reset``."""
        return self._figures.told()


def load(port: int, classes: list[tuple[str, dict[str, str]]], phones: int, line: Any) -> None:
    """Call the methods of ``School`` whose names come over ``line``, and send back their results, until it closes."""
    gc.disable()  # this process lives a minute; a collection would delay the reading of an answer by up to 50 ms
    school = School(port, classes, phones)
    pool = gevent.get_hub().threadpool
    with contextlib.suppress(EOFError):
        while True:
            asked = pool.apply(line.recv)  # in a thread, so that gevent's loop continues
            line.send(getattr(school, asked)())
