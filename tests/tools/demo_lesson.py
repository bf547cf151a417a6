"""Records a lesson for the demo pages: six children at one table, played by the real server on a simulated clock.

One seed decides everything random, so each recording is the same. All messages to the wall and to one child's phone are
recorded with their times.
"""

from __future__ import annotations

import functools
import itertools
import json
import random
import secrets
import tempfile
from collections.abc import Callable
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import msgspec
from msgspec.structs import replace

from quizbs.app import App
from quizbs.bots.bot import Bot, occasion
from quizbs.bots.counter import Counter
from quizbs.bots.detective import Detective
from quizbs.config import Settings
from quizbs.game import Refused
from quizbs.game import commands as c
from quizbs.game.actors import Player, Program
from quizbs.game.options import PRESETS
from quizbs.lesson.commands import Deal, FinishPractice, ShowLie
from quizbs.live.addresses import Reach
from quizbs.live.keyring import token_hash
from quizbs.live.screen import Screen
from quizbs.live.shared_services import SharedServices
from quizbs.web.access import SEAT
from tests.support.held_view import HeldView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flask.testing import FlaskClient

    from quizbs.live.live_lesson import LiveLesson
    from quizbs.quiz.question import Question

Event = tuple[int, str, Any]  # ms since the beginning, name, and data

HOME, ADDRESS, PORT = "127.0.0.1", "192.168.1.7", 8000
BEGAN = 1_789_977_600.0  # a Monday in September, 8 o'clock UTC
FIRST, TRIES = 18, 60  # the first seed, and how many seeds are tried
TICK = 0.05  # seconds
BEAT = 5  # ticks between two beats
CHILDREN, DECK = 6, "5"  # few cards each, for a short game
DARES = 0.25, 0.06  # share of claims called without a reason, by the child with the phone and by the others
COME = 1.2  # seconds between two children who join
BESIDE = 5  # this child joins at once with the one before: with five, the wall would say that the deck doesn't fit
DEALT = 3.5  # seconds from the last child to the deal
GAME = 150.0  # seconds of the game at most
FINALE = 22.5  # seconds from the end of the game until the lie that nobody called is shown
LIE = 13.5  # seconds that this lie is shown
REPORT = 9.0  # seconds that the report is shown
KNOWS = 0.7  # share of questions that a child answers right
BETS, LIES = 0.8, 0.6  # share of calls that a child bets on, and share of bets that are on a lie
LEAST = 2.2  # least seconds between two acts of a child, so that its taps can be seen
# Phases that the recorded game must reach, and acts that the recorded phone must do.
PHASES = {"turn", "turning", "reveal", "answering", "explaining", "over"}
ACTS = {"play", "call", "answer"}


class TooDull(Exception):
    """A lesson didn't show all parts of the game, or took too long."""


@dataclass
class Recording:
    """The recorded messages of a lesson. ``moments`` are the times of the game's phases; ``pages`` HTML by name."""

    wall: list[Event] = field(default_factory=list)
    phone: list[Event] = field(default_factory=list)
    moments: list[tuple[int, str]] = field(default_factory=list)
    pages: dict[str, str] = field(default_factory=dict)
    qr: str = ""
    ends: int = 0


class Time:
    """A simulated clock, with timers that replace those of the event loop."""

    def __init__(self) -> None:
        self.now = BEGAN
        self._timers: list[_Timer] = []

    def __call__(self) -> float:
        return self.now

    def later(self, seconds: float, do: Callable[[], None]) -> _Timer:
        """Schedule a call after this many seconds, and return its timer."""
        self._timers.append(_Timer(self._timers, self.now + seconds, do))
        return self._timers[-1]

    def tick(self) -> None:
        """Advance the clock by ``TICK``, and run due timers."""
        self.now = round(self.now + TICK, 3)
        while due := [timer for timer in self._timers if timer.at <= self.now]:
            first = min(due, key=lambda timer: timer.at)
            self._timers.remove(first)
            first.do()


@dataclass(eq=False)
class _Timer:
    timers: list[_Timer]
    at: float
    do: Callable[[], None]

    def kill(self, *, block: bool) -> None:
        assert not block
        self.timers.remove(self)


Move = Callable[[], tuple[c.PlayerGameCommand, float] | None]
"""Decides on a command, and how many seconds to think before it."""


class Child:
    """A simulated child that plays by its phone's views, after some thinking time.

    ``mind`` is the bot that plays its cards; ``answers`` are all questions by text, of which it knows a share.
    """

    def __init__(self, mind: Bot, chance: random.Random, answers: dict[str, Question]) -> None:
        self._mind, self._chance, self._answers = mind, chance, answers
        self._about = ""
        self._plan: tuple[c.PlayerGameCommand, float] | None = None

    def looks(self, view: dict[str, Any], now: float) -> None:
        """Take in a view, and plan an act if there is something new to decide."""
        if not view["game"] or "you" not in view["game"]:
            return
        self._mind.observe(view)
        about, decide = self._occasion(view)
        if about == self._about:
            return
        self._about = about
        move = decide()
        self._plan = (move[0], now + move[1]) if move else None

    def due(self, now: float) -> c.PlayerGameCommand | None:
        """Return the planned command, once, when its time has come."""
        if self._plan is None or self._plan[1] > now:
            return None
        (command, _), self._plan = self._plan, None
        return command

    def _occasion(self, view: dict[str, Any]) -> tuple[str, Move]:
        """Return a key for the decision that the view asks for ("" for none), and the act that the child chooses."""
        can = view["game"]["you"]["can"]
        if (number := can.get("answer", can.get("along"))) is not None:
            return f"answer {number}", lambda: self._answer(number, view["game"]["question"])
        if view["game"]["phase"] == "turning" and "bet" in can:
            return f"bet {can['bet']}", lambda: self._bet(can["bet"])
        return occasion(view) or "", lambda: self._move(view)

    def _answer(self, number: int, asked: dict[str, Any]) -> tuple[c.PlayerGameCommand, float]:
        known, knows = self._answers[asked["text"]], self._chance.random() < KNOWS
        after = self._chance.uniform(4.0, 7.0)
        if not asked["choices"]:
            return c.Answer(number, text=known.accept[0] if knows else "no idea"), after
        right = {choice.text for choice in known.choices if choice.right}
        fits = [at for at, text in enumerate(asked["choices"]) if (text in right) == knows]
        return c.Answer(number, choices=tuple(fits if knows else fits[:1])), after

    def _bet(self, turn: int) -> tuple[c.PlayerGameCommand, float] | None:
        if self._chance.random() > BETS:
            return None
        return c.Bet(turn, lie=self._chance.random() < LIES), self._chance.uniform(0.9, 1.6)

    def _move(self, view: dict[str, Any]) -> tuple[c.PlayerGameCommand, float] | None:
        move = self._mind.move(view)
        return (move.command, max(move.after, LEAST)) if move else None


class _Line:
    """The connections of all screens. ``heard`` has the listener of each connection."""

    def __init__(self) -> None:
        self.heard: dict[str, Callable[[str, Any], None]] = {}

    def send(self, sid: str, event: str, written: bytes) -> None:
        self.heard[sid](event, json.loads(written))

    def waiting(self, sid: str) -> int:
        return 0

    def farewell(self, sid: str, event: str, more: dict[str, Any]) -> None:
        raise AssertionError(f"{sid} was sent away: {event}")

    def drop(self, sid: str) -> None:
        raise AssertionError(f"{sid} was dropped")


@contextmanager
def _app(folder: Path, time: Time, chance: random.Random) -> Iterator[App]:
    """Yield an app with this clock and random generator, on an address as in a classroom."""
    with ExitStack() as instead:
        school = "quizbs.teacher.school"
        instead.enter_context(patch(f"{school}.Clock", lambda: time))
        instead.enter_context(patch.object(random, "SystemRandom", lambda: chance))
        instead.enter_context(patch.object(secrets, "token_hex", lambda count: chance.randbytes(count).hex()))
        found = functools.partial(Reach, found=lambda: [("Wi-Fi", ADDRESS)])
        instead.enter_context(patch(f"{school}.Reach", found))
        services = functools.partial(SharedServices, later=time.later, clock=time)
        instead.enter_context(patch(f"{school}.SharedServices", services))
        app = App(Settings(data=folder, database=f"sqlite:///{folder / 'quizbs.db'}"), PORT)
        try:
            yield app
        finally:
            app.stop()


class _Lesson:
    """A lesson that is played and recorded."""

    def __init__(self, app: App, time: Time, chance: random.Random) -> None:
        self.app, self.time, self.chance = app, time, chance
        self.recording, self.line = Recording(), _Line()
        school = app.school
        bank = next(entry for entry in school.catalog.offered() if entry.title == "Space")
        questions = school.catalog.content(bank.key)[0]
        self.answers = {question.text: question for question in questions}
        options = replace(PRESETS["classroom"], deck=DECK, nemesis=False)
        setup = school.lesson_start.setup("classroom", options, bank, questions)
        self.listed = school.lesson_start.open(setup)
        self.live: LiveLesson = school.registry.lead(self.listed.id)
        self.children: dict[int, Child] = {}
        self.views: dict[int, dict[str, Any]] = {}
        self.acts = itertools.count(1)
        self.began = time.now
        self.phase = ""

    def at(self) -> int:
        """Return the ms since the beginning."""
        return round((self.time.now - self.began) * 1000)

    def connect(self, sid: str, seat: int | None, heard: Callable[[str, Any], None]) -> None:
        """Connect a screen, whose first act is a sync as on real screens."""
        self.line.heard[sid] = heard
        screen = Screen(sid, seat, self.line, host=seat is None)
        self.live.add(screen)
        whole = self.live.full_view(screen, None)
        assert whole is not None
        heard("view", json.loads(bytes(whole)))
        if seat is None:
            self.live.set_visible(screen, on=True)

    def joins(self, number: int) -> str:
        """Let a child join; return the token of its seat."""
        school, device = self.app.school, f"child {number}"
        offered = school.joining.offer(self.listed, device, 0)
        token = school.joining.take_seat(self.listed, offered, device=device)
        school.connectivity.answered(f"{ADDRESS}:{PORT}", device, "websocket")
        person = school.joining.person(token_hash(token))
        assert person is not None
        seat = school.registry.seat_of(person)
        mind: Bot = Counter(self.chance, DARES[1]) if number else Detective(self.chance, DARES[0])
        self.children[seat] = Child(mind, self.chance, self.answers)
        held = HeldView()

        def heard(event: str, said: Any) -> None:
            if number == 0:
                self.recording.phone.append((self.at(), event, said))
            if event == "view":
                self.views[seat] = held.take(said)

        self.live.act(Player(seat), f"practised{seat:011}", FinishPractice())
        self.connect(f"phone {seat}", seat, heard)
        return token

    def wall(self) -> None:
        """Connect the wall."""
        held = HeldView()

        def heard(event: str, said: Any) -> None:
            self.recording.wall.append((self.at(), event, said))
            if event == "view":
                game = held.take(said)["game"]
                self.goes_on(game["phase"] if game else "lobby")

        self.connect("wall", None, heard)

    def goes_on(self, phase: str) -> None:
        """Record the time at which a phase begins."""
        if phase != self.phase:
            self.phase = phase
            self.recording.moments.append((self.at(), phase))

    def passes(self, seconds: float, until: Callable[[], bool] = lambda: False) -> None:
        """Let time pass, while all children play, for some seconds or until ``until`` returns true."""
        for tick in range(round(seconds / TICK)):
            if until():
                return
            self.time.tick()
            for seat, view in self.views.items():
                self.children[seat].looks(view, self.time.now)
                if (command := self.children[seat].due(self.time.now)) is not None:
                    self.does(seat, command)
            if tick % BEAT == 0:
                self.live.beat(well=True)

    def shows_lie(self) -> None:
        """Let the child with the recorded phone show the greatest lie that nobody called, if it was this child's."""
        seat = min(self.children)
        if (number := self.views[seat]["you"]["can"].get("show_lie")) is not None:
            self.recording.moments.append((self.at(), "lie"))
            self.does(seat, ShowLie(number))
            self.passes(LIE)

    def does(self, seat: int, command: c.PlayerCommand) -> None:
        """Carry out a command of a child, and record it if the child has the recorded phone."""
        try:
            self.live.act(Player(seat), f"demo{next(self.acts):016}", command)
        except Refused:
            return  # another child was faster
        if seat == min(self.children):
            self.recording.phone.append((self.at(), "act", msgspec.to_builtins(command)))


def recorded() -> Recording:
    """Play lessons with one seed after the other; return the first that shows all parts of the game."""
    for seed in range(FIRST, FIRST + TRIES):
        with suppress(TooDull), tempfile.TemporaryDirectory() as folder:
            return played(Path(folder), seed)
    raise TooDull("another game is played now: look for a better seed")


def played(folder: Path, seed: int) -> Recording:
    """Play and record a lesson with this seed. Raises ``TooDull``."""
    time, chance = Time(), random.Random(seed)
    with _app(folder, time, chance) as app:
        lesson = _Lesson(app, time, chance)
        teacher, student = app.web.flask.test_client(), app.web.flask.test_client()
        _page(teacher, app.school.host_path)
        student.set_cookie(SEAT, lesson.joins(0), domain=HOME)
        lesson.wall()
        recording, code = lesson.recording, lesson.listed.code
        recording.pages = {"wall": _page(teacher, f"/wall/{code}"), "phone": _page(student, "/play")}
        recording.qr = _page(teacher, f"/qr/{code}.svg")
        for number in range(1, CHILDREN):
            if number != BESIDE:
                lesson.passes(COME)
            lesson.joins(number)
        lesson.passes(DEALT)
        lesson.live.act(Program(), "demo:deal", Deal())
        lesson.passes(GAME, lambda: lesson.phase == "over")
        _judge(recording)
        lesson.passes(FINALE)
        lesson.shows_lie()
        recording.pages["report"] = _page(teacher, "/lessons/sample")
        recording.moments.append((lesson.at(), "report"))
        recording.ends = lesson.at() + round(REPORT * 1000)
        return recording


def _page(client: FlaskClient, path: str) -> str:
    answer = client.get(path, base_url=f"http://{HOME}:{PORT}", follow_redirects=True)
    assert answer.status_code == 200, path
    return answer.text


def _judge(recording: Recording) -> None:
    seen = [moment for _, moment in recording.moments]
    did = {said["do"] for _, event, said in recording.phone if event == "act"}
    if missing := (PHASES - set(seen)) | (ACTS - did):
        raise TooDull(f"without {', '.join(sorted(missing))}")
