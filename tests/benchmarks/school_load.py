"""A school on the network: classes of phones that play by the views that come, and walls. In a process of its own.

It speaks raw HTTP and WebSocket, and reads its views only when their owner is about to act and only what that takes, so
that it is not the limit; ``share`` of its figures is how much of a processor it took itself.
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

OWN = "127.0.{}.1"  # where a class is: no limit for an address is met by another class
_decode, _asdict = msgspec.json.decode, msgspec.structs.asdict
_PONG = b"\x81\x81\x00\x00\x00\x003"
_MASK = b"\x00" * 4


class _Game(msgspec.Struct):
    """The fields of a game that say what may be done, those that have changed. ``wait`` is a moment of the server's."""

    question: dict[str, Any] | UnsetType | None = UNSET
    wait: dict[str, int] | int | UnsetType | None = UNSET


class _Own(msgspec.Struct):
    """What one seat may do."""

    can: dict[str, Any] | UnsetType = UNSET


class _Message(msgspec.Struct):
    """What a message says to somebody who is about to act; all else in it is skipped."""

    now: int
    game: _Game | UnsetType | None = UNSET
    hand: _Own | UnsetType | None = UNSET
    you: _Own | UnsetType | None = UNSET


_message = msgspec.json.Decoder(_Message).decode
_NO_SECTION = dict[str, Any]()


class Shown:
    """What a phone may do, by the messages that it has read. Each has the fields that have changed."""

    def __init__(self) -> None:
        self._now = 0
        self._sections: dict[str, dict[str, Any] | None] = {}

    def read(self, text: bytes) -> None:
        """Read one more message."""
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
        """Return what ``choose`` looks at, ``since`` ms after the newest message came."""
        game, you = self._sections.get("game"), self._sections.get("you")
        if game is not None:
            wait = game.get("wait") or 0
            left = wait["ends"] - self._now if isinstance(wait, dict) else wait
            game = game | {"wait": max(0, left - since), "you": self._sections.get("hand")}
        return {"game": game, "you": you or _NO_SECTION}


class Figures:
    """What was counted since the last ``reset``."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Start again."""
        self.answered: list[float] = []  # ms from an act to its answer
        self.shown: list[float] = []  # ms from an act to the next view of who acted
        self.refused: Counter[str] = Counter()
        self.views: Counter[str] = Counter()  # by kind of screen
        self.bytes: Counter[str] = Counter()
        self.troubles: list[str] = []
        self._began, self._worked = time.monotonic(), time.process_time()

    def told(self) -> dict[str, Any]:
        """Return them."""
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
    """One WebSocket of a screen; frames are read as they come."""

    def __init__(self, link: Any, kind: str, figures: Figures) -> None:
        self._link, self._kind, self._figures = link, kind, figures
        self._read = bytearray()
        self._acks: dict[int, gevent.event.AsyncResult] = {}
        self._number = 0
        self._shown, self._unread = Shown(), list[bytes]()
        self._newest_at = 0.0
        self.came = gevent.event.Event()  # a view, since this was cleared

    def say(self, text: str) -> None:
        """Send one message."""
        said = text.encode()
        length = bytes([0x80 | len(said)]) if len(said) < 126 else b"\xfe" + len(said).to_bytes(2, "big")
        self._link.sendall(b"\x81" + length + _MASK + said)

    def ask(self, event: str, said: object, patience: float = 60.0) -> Any:
        """Send an event and return what it is answered with."""
        self._number += 1
        number, answer = self._number, gevent.event.AsyncResult()
        self._acks[number] = answer
        self.say(f"42{number}{json.dumps([event, said])}")
        return answer.get(timeout=patience)

    def listen(self) -> None:
        """Read until the connection is over."""
        while part := self._link.recv(262_144):
            self._read += part
            while (frame := self._frame()) is not None:
                self._take(frame)

    def show(self, message: bytes) -> None:
        """Take what is to be shown; a wall only counts it."""
        if self._kind == "phone":
            self._unread.append(message)
        self._newest_at = time.monotonic()
        self.came.set()

    def view(self) -> dict[str, Any]:
        """Return what its owner may do now; what they had to wait for a turn is over with time."""
        for message in self._unread:
            self._shown.read(message)
        self._unread.clear()
        return self._shown.view((time.monotonic() - self._newest_at) * 1000)

    def _frame(self) -> bytes | None:
        """Return the next whole message that was read, if any."""
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
    """One phone, or a projector that only looks on."""

    def __init__(self, port: int, code: str, number: int, at: str, figures: Figures) -> None:
        super().__init__(port, code, number, at)
        self._figures, self._chance = figures, random.Random(number)

    def sit(self) -> None:
        """Take a seat."""
        self.open_page()
        with self._link() as link:
            self._ask(link, f"/j/{self._code}", form=f"typed={self._name}".encode())

    def look(self, kind: str, cookies: dict[str, str] | None = None) -> Line:
        """Connect as a screen of this kind and return its line, with its first view."""
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
        """Play until the end; or, where there is no game, act ``every`` so many seconds."""
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
        """Carry out an act and wait for a view, so that the next one is about something else."""
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
    """The phones and walls of classes, each a code and the host's cookies for its wall.

    A class with the cookie ``every`` has no lesson: its phones act every so many seconds.
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
        """Give every phone a seat, one of each class at a time."""
        for room in () if self._every else zip(*self._rooms, strict=True):
            gevent.joinall([gevent.spawn(pupil.sit) for pupil in room], raise_error=True)
        return "seated"

    def look(self) -> int:
        """Connect everybody, and return how many phones there are."""
        for wall, (_, cookies) in zip(self._walls, self._classes, strict=True):
            wall.look("wall", cookies)
        self._lines = [(pupil, pupil.look("phone")) for room in self._rooms for pupil in room]
        return len(self._lines)

    def play(self) -> bool:
        """Let everybody play."""
        for pupil, line in self._lines:
            gevent.spawn(pupil.play, line, self._every)
        return True

    def reset(self) -> bool:
        """Begin counting."""
        self._figures.reset()
        return True

    def tell(self) -> dict[str, Any]:
        """Return what was counted."""
        return self._figures.told()


def load(port: int, classes: list[tuple[str, dict[str, str]]], phones: int, line: Any) -> None:
    """Do what ``line`` names, which are methods of ``School``, and send what each returns, until it is closed."""
    gc.disable()  # for the minute that it lives: else an answer waits up to 50 ms for its phone
    school = School(port, classes, phones)
    pool = gevent.get_hub().threadpool
    with contextlib.suppress(EOFError):
        while True:
            asked = pool.apply(line.recv)  # the loop goes on meanwhile
            line.send(getattr(school, asked)())
