"""A lesson of twelve phones at three tables, or thirty at six, over real sockets, from the first name to the farewell.

All play random moves as fast as possible, with a freeze, a killed server, drop-outs and late students in between, until
a real bell ends the cards.
"""

import re
import signal
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.benchmarks.moves import choose
from tests.web.shipped import TALKATIVE, Browser, Screen, Server, host, hurried, open_lesson, running, student, until

DONE = {"done": True}
FASTER = 4  # the lesson's clock is so many times faster, the phones' isn't
THOUGHT = 0.15  # seconds between two acts of one phone
TWO_CARDS = 0.3  # share of plays with two cards, which let the asker choose a question
PATIENCE = 180.0  # seconds for events that need several moves, or a bell of a minute, on a busy machine
FINISHING = {"answer", "ask", "believe", "discard", "ready"}  # acts that finish a challenge
ALL = FINISHING | {"call", "play"}
PLAYED = ("play", "believe", "call", "ask", "answer")  # acts that must occur in the lesson
# The only refusals that may occur: the game had moved on a moment before.
LATE = {"closed", "too_early", "not_your_turn", "not_now", "paused", "believed", "over"}


class RandomPhone:
    """A student's phone that makes random moves among those that it offers."""

    def __init__(self, browser: Browser, code: str, number: int) -> None:
        self.browser, self.code = browser, code
        self.chance = Random(number)
        self.done: Counter[str] = Counter()
        self.opens()

    def opens(self) -> None:
        self.screen = Screen(self.browser, "phone", self.code)
        self.view, self.came, self.read = self.screen.sync(), time.monotonic(), len(self.screen.views)
        self.thinks_until = 0.0

    @property
    def seat(self) -> int:
        return int(self.view["you"]["seat"])

    @property
    def hand(self) -> list[dict[str, Any]]:
        return list(self.view["game"]["you"]["hand"])

    def looks(self) -> None:
        self.screen.drain()
        if len(self.screen.views) > self.read:
            self.view, self.came, self.read = self.screen.views[-1], time.monotonic(), len(self.screen.views)

    def presses(self, only: Collection[str]) -> None:
        now = time.monotonic()
        view = self.view
        if view["game"]:
            wait = max(0, view["game"]["wait"] - 1000 * FASTER * (now - self.came))  # counted down since the view came
            view = view | {"game": view["game"] | {"wait": wait}}
        act = choose(view, self.chance) if now >= self.thinks_until else None
        if act is None or act["do"] not in only:
            return
        if act["do"] == "play" and self.chance.random() < TWO_CARDS:
            play = view["game"]["you"]["can"]["play"]
            act |= {"cards": self.chance.sample(play["cards"], min(2, play["most"], len(play["cards"])))}
        said = self.screen.act(**act)
        assert said == DONE or said["refused"] in LATE, (act, said)
        self.thinks_until = now + THOUGHT
        self.done[act["do"] if said == DONE else "refused"] += 1


class ClassOnServer:
    """A class of ``people`` phones at ``tables`` tables, with a wall and a desk."""

    def __init__(self, server: Server, people: int, tables: int) -> None:
        self.server, self.people, self.tables_laid = server, people, tables
        self.teacher = host(server)
        self.code = open_lesson(self.teacher, preset="classroom", **{"opt.window": "4", "opt.reveal_time": "3"})
        browsers = [student(server, self.code, f"s{number}") for number in range(1, people + 1)]
        self.phones = [RandomPhone(browser, self.code, number) for number, browser in enumerate(browsers, 1)]
        self.away: list[RandomPhone] = []
        self.looks_on()

    def looks_on(self) -> None:
        self.wall, self.desk = Screen(self.teacher, "wall", self.code), Screen(self.teacher, "desk", self.code)
        for one in (self.wall, self.desk):
            one.views.append(one.sync())

    def says(self, do: str, **fields: Any) -> None:
        assert self.desk.act(do, **fields) == DONE, do

    @property
    def lesson(self) -> dict[str, Any]:
        return dict(self.desk.views[-1]["lesson"])

    @property
    def tables(self) -> list[dict[str, Any]]:
        """Return the games on the desk."""
        return [one["view"] for one in self.desk.views[-1]["games"] if one["view"]]

    def goes_on(self, found: Callable[[], Any], what: str, only: Collection[str] = ALL) -> None:
        """Let all phones play, with the acts in ``only``, until ``found`` returns true; ``what`` is for the failure."""

        def plays() -> bool:
            for screen in (self.wall, self.desk):
                screen.drain()
            for phone in self.phones:
                phone.looks()
            if found():
                return True
            for phone in self.phones:
                phone.presses(only)
            return False

        try:
            until(plays, what, PATIENCE)
        except AssertionError as error:
            stands = [(one["phase"], one["turn_number"], one["paused"], one["clock"]) for one in self.tables]
            raise AssertionError(f"waited in vain: {what}; the tables: {stands}") from error

    def all_see(self, found: Callable[[dict[str, Any]], Any], what: str) -> None:
        """Wait, without playing, until ``found`` returns true for the view of every phone."""
        self.goes_on(lambda: all(found(phone.view) for phone in self.phones), what, ())

    def laps(self) -> bool:
        """Return whether every table has played more than a lap."""
        return min(game["turn_number"] for game in self.tables) > 5

    def undone(self) -> set[str]:
        """Return the acts of ``PLAYED`` that no phone has done yet."""
        return set(PLAYED) - {act for phone in self.phones for act, times in phone.done.items() if times}

    def seat_at_table(self, seat: int) -> dict[str, Any]:
        """Return the public data of a seat."""
        return next(one for game in self.tables for one in game["seats"] if one["seat"] == seat)

    def has_its_hand(self, phone: RandomPhone) -> bool:
        """Return whether this phone, and not the server, plays all the cards of its seat."""
        seen = self.seat_at_table(phone.seat)
        return not seen["autoplay"] and len(phone.hand) == seen["cards"] > 0


@pytest.fixture
def room(tmp_path: Path, size: tuple[int, int]) -> Iterator[ClassOnServer]:
    program = hurried(TALKATIVE, FASTER)
    with running(tmp_path, program=program, QUIZBS_SHARED_ADDRESS="on") as server:
        yield ClassOnServer(server, *size)
        logs = sorted(tmp_path.glob("log-*.txt"))
        assert len(logs) == 2
        assert not re.search(" ERROR |Traceback", said := "".join(log.read_text() for log in logs)), said


SIZES = [
    pytest.param((12, 3), id="twelve phones at three tables"),
    pytest.param((30, 6), id="thirty phones at six tables", marks=pytest.mark.thorough),
]


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_whole_class_plays_a_lesson_through_a_killed_server(room: ClassOnServer) -> None:
    _all_find_their_tables(room)
    room.goes_on(lambda: room.laps() and not room.undone(), "more than a lap at every table, and of every act one")
    room.goes_on(lambda: all(one["phase"] == "turn" for one in room.tables), "the end of every challenge", FINISHING)
    room.says("bell", minutes=30)  # late enough even on a slow machine
    _all_stands_still(room)
    _server_is_killed(room)
    _some_drop_out_and_one_returns(room)
    _two_come_late(room)
    _bell_rings(room)
    _all_are_ranked(room)
    room.says("close")
    for phone in room.phones:
        assert phone.screen.wait_event("gone")[1] == {"why": "closed"}


def _all_find_their_tables(room: ClassOnServer) -> None:
    """Check that cards come to a table when all its people have sat down."""
    room.says("deal")
    room.all_see(lambda view: view["you"]["can"].get("sit"), "a table to find")
    room.goes_on(lambda: room.lesson["tables"], "the tables on the desk", ())
    equal = [room.people // room.tables_laid] * room.tables_laid
    assert [len(table["seats"]) for table in room.lesson["tables"]] == equal
    for phone in room.phones:
        assert phone.view["game"] is None
        assert phone.screen.act("sit") == DONE
    room.all_see(lambda view: view["game"] and view["game"]["you"]["hand"], "cards")
    room.goes_on(lambda: len(room.tables) == room.tables_laid, "what is played on the desk", ())


def _clocks(room: ClassOnServer) -> dict[int, tuple[int, dict[str, int] | None]]:
    """Return by seat the step of its table and the clock on its phone, the table's or its own."""
    tables = {phone.seat: phone.screen.sync()["game"] for phone in room.phones}
    return {seat: (game["step"], game["clock"] or game["you"]["clock"]) for seat, game in tables.items()}


def _all_stands_still(room: ClassOnServer) -> None:
    """Check that a freeze reaches all phones and stops all clocks except the bell, and that they continue after it."""
    _freezes(room)
    for phone in room.phones:
        game = phone.view["game"]
        cards = [phone.hand[0]["id"]]
        assert phone.screen.act("play", turn=game["turn_number"], cards=cards)["refused"] == "paused"
    before = room.desk.sync()
    clocks = _clocks(room)
    assert any(clock for _, clock in clocks.values())
    while room.desk.sync()["lesson"]["bell"]["left"] > before["lesson"]["bell"]["left"] - 1000:
        time.sleep(0.1)
    assert _clocks(room) == clocks
    began = time.monotonic()
    room.says("unfreeze")
    for seat, (step, now) in _clocks(room).items():
        before_it, clock = clocks[seat]
        if clock and now and step == before_it:
            assert clock["left"] - 1000 * FASTER * (time.monotonic() - began) - 1 <= now["left"] <= clock["left"]
    _all_go_on(room)


def _freezes(room: ClassOnServer) -> None:
    room.says("freeze", message="Eyes up")
    room.all_see(lambda view: view["lesson"]["frozen"] == {"message": "Eyes up"} and view["game"]["paused"], "freeze")


def _all_go_on(room: ClassOnServer) -> None:
    room.all_see(lambda view: not view["lesson"]["frozen"] and not view["game"]["paused"], "that it goes on")


def _server_is_killed(room: ClassOnServer) -> None:
    """Kill and restart the server, during a freeze, and check that all phones have the same seats and hands."""
    _freezes(room)
    before = [(phone.view["you"], phone.hand) for phone in room.phones]
    room.server.stop(signal.SIGKILL)
    room.server.start()
    with ThreadPoolExecutor(room.people) as pool:  # all at once
        list(pool.map(RandomPhone.opens, room.phones))
    room.looks_on()
    room.all_see(lambda view: view["game"], "the tables")
    assert [(phone.view["you"], phone.hand) for phone in room.phones] == before
    room.says("unfreeze")
    _all_go_on(room)


def _some_drop_out_and_one_returns(room: ClassOnServer) -> None:
    """Disconnect up to four phones at different tables; check that the server plays for them until one returns."""
    seats = [table["seats"][0] for table in room.lesson["tables"][:4]]
    room.away = [phone for phone in room.phones if phone.seat in seats]
    room.phones = [phone for phone in room.phones if phone not in room.away]
    for phone in room.away:
        phone.screen.close()

    def told() -> bool:
        needs = {one["seat"] for one in room.lesson["needs"] if one["why"] == "autoplay"}
        return needs == set(seats) and all(room.seat_at_table(seat)["autoplay"] for seat in seats)

    # Nobody else plays: a game near its end could be over before the bots take over.
    room.goes_on(told, "a bot for each, and the desk told", ())
    back = room.away.pop(0)
    back.opens()
    room.phones.append(back)
    room.goes_on(lambda: room.has_its_hand(back), "the owner's own hand", ())
    assert all(room.seat_at_table(phone.seat)["autoplay"] for phone in room.away)


def _two_come_late(room: ClassOnServer) -> None:
    """Let two late students join: the first answers along, the second takes over the hand of a removed student."""
    guest = RandomPhone(student(room.server, room.code, "late"), room.code, room.people + 1)
    assert (guest.seat, guest.view["you"]["guest"], guest.hand) == (room.people + 1, True, [])
    leaver = room.away.pop()
    room.says("remove", seat=leaver.seat)
    browser = student(room.server, room.code, "later")
    _let_in(room)
    heir = RandomPhone(browser, room.code, room.people + 2)
    room.phones += [guest, heir]
    room.goes_on(lambda: room.has_its_hand(heir), "the hand's new owner", ())
    assert (heir.seat, heir.view["you"]["guest"]) == (leaver.seat, False)


def _ranked(game: dict[str, Any]) -> int:
    """Return how many seats have a place; seats that the server mostly played for have none."""
    return sum(one["place"] is not None for one in game["places"])


def _let_in(room: ClassOnServer) -> None:
    """Admit the student who waits for approval after the removal."""

    def waits() -> list[dict[str, Any]]:
        room.desk.drain()
        told = [said[0]["held"] for name, *said in room.desk.events if name == "pulse" and said[0].get("held")]
        return told[-1] if told else []

    (one,) = until(waits, "the name that waits")
    room.says("let_in", person=one["person"])


def _bell_rings(room: ClassOnServer) -> None:
    """Set a bell, and check that the cards stop at every table after a last lap."""
    room.says("bell", minutes=1)  # 40 s of it are for the cards
    room.goes_on(lambda: room.lesson["bell"]["rang"], "the bell")
    room.all_see(lambda view: view["game"]["last_lap"] or view["game"]["phase"] == "over", "the last lap")
    room.goes_on(lambda: room.lesson["standings"], "the end of every game")


def _all_are_ranked(room: ClassOnServer) -> None:
    """Check the places: fewest cards first at each table; phones show their own place, and nobody else's last one."""
    assert len(room.tables) == room.tables_laid
    for game in room.tables:
        places = game["places"]
        placed = [one for one in places if one["place"] is not None]
        assert [one["place"] for one in placed] == sorted(one["place"] for one in placed)
        assert [one["cards"] for one in placed] == sorted(one["cards"] for one in placed)
        assert sum(one["cards"] for one in places) + game["pile"] + game["gone"] == 4 * len(game["deck"]["ranks"])
    podiums = room.wall.wait_for(lambda view: view["lesson"]["standings"])["lesson"]["standings"]["podiums"]
    assert set(podiums) == {"match", "cards", "knowledge", "detective", "helpful"}
    assert podiums["match"]
    assert all(one["place"] <= 3 for podium in podiums.values() for one in podium)
    room.all_see(lambda view: view["you"]["place"], "the own place")
    ranked = {one["seat"]: _ranked(game) for game in room.tables for one in game["places"]}
    for phone in room.phones:
        game = phone.view["you"]["place"]["game"]
        if phone.seat > room.people:  # a guest, who had no cards
            assert game["place"] is None
        else:
            assert game["of"] == ranked[phone.seat]
