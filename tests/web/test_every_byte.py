"""Whole games over real sockets; every byte that a device gets is scanned for secrets (`watcher`)."""

import json
import random
import re
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from quizbs.lesson.mirror import LEAST_CLAIMS
from quizbs.store.database import Database
from quizbs.store.teachers import Teachers
from tests.web.shipped import SILENT, Browser, Server, host, hurried, in_with_link, running, student
from tests.web.watcher import TAG, Watcher, bring, choose, misplaced

QUICK = {"opt.window": "0", "opt.reveal_time": "3", "opt.explain_time": "5", "opt.turn_time": "60", "opt.deck": "7"}
FASTER = 4  # the lessons' clock is so many times faster
SKIPS = 0.4  # how often the teacher skips to the stamp, as a share
ACTS = 10  # acts of a connection (besides syncs) before it would count as a flood
STEPS = 150  # of a game
DONE = {"done": True}
FIRST = re.compile(r'<script type="application/json" id="first-view">(.*?)</script>', re.DOTALL)


class ScannedLesson:
    """A lesson with students who make random moves, a wall and a desk; all of them scan what they get."""

    def __init__(
        self,
        server: Server,
        chance: random.Random,
        people: int,
        teacher: Browser | None,
        **form: str,
    ) -> None:
        self.teacher, self.chance = teacher or host(server), chance
        self.seen: dict[str, int] = {}
        roster = "\n".join(f"tagreal{number}x Berg" for number in range(people)) if form["naming"] == "roster" else ""
        opened = self.teacher.form("/host/open", bank=bring(self.teacher), roster=roster, **QUICK, **form)
        self.code = opened.url.rpartition("/")[2]
        self.desk = Watcher(self.teacher, "desk", self.code, self.seen)
        self.students = [self.joins(server, at, form["naming"]) for at in range(people)]
        self.wall = Watcher(self.teacher, "wall", self.code, self.seen)
        self.phones = [self.phone(at) for at in range(people)]
        self.claims: Counter[int] = Counter()  # claims by phone in the present game

    def joins(self, server: Server, number: int, naming: str) -> Browser:
        if naming == "typed":
            return student(server, self.code, f"pupil {number}")
        browser = Browser(server)
        form = {"real": str(number)} if naming == "roster" else {"typed": f"tagheld{number}x"}
        assert browser.form(f"/j/{self.code}", **form).url.endswith("/play")
        if naming == "held":  # the teacher reads the typed name, and admits the student under a drawn one
            while not (waits := self.desk.wait_event("pulse")[1].get("held")):
                self.desk.events.clear()
            assert self.desk.act("let_in", person=waits[0]["person"], drawn=True) == DONE
            self.desk.events.clear()
        return browser

    def phone(self, at: int) -> Watcher:
        return Watcher(self.students[at], "phone", self.code, self.seen, at + 1)

    def look_at_pages(self) -> None:
        """Scan the pages of all devices: a phone's page has the first view of its own seat, and no other data."""
        for own, one in enumerate(self.students, 1):
            page = one.page("/play").text
            first = FIRST.search(page)
            assert first
            view = json.loads(first[1])
            assert view["game"]
            self.seen["pages"] = self.seen.get("pages", 0) + 1
            wrong = misplaced(view, "phone", own)
            assert not wrong, wrong
            assert not TAG.search(page.replace(first[0], ""))
        assert not TAG.search(self.teacher.page(f"/wall/{self.code}").text)

    def step(self, table: int) -> bool:
        """Let a phone of a table, or its clock, make a step; return whether the game still runs."""
        here = [at for at, phone in enumerate(self.phones) if phone.views[-1]["you"]["table"] == table]
        shown = {at: self.phones[at].views[-1] for at in here}
        game = shown[here[0]]["game"]
        if game["phase"] == "over":
            return False
        if game["phase"] == "turning" and "pages" not in self.seen:
            self.look_at_pages()  # while only some cards have turned
        able = [(at, act) for at, view in shown.items() if (act := choose(view, self.chance)) is not None]
        before = {at: self.phones[at].version() for at in here}
        watched = {one: one.version() for one in (self.wall, self.desk)}
        if able:
            at, act = self.chance.choice(able)
            said = self.phones[at].act(**act)
            assert said == DONE or said["refused"] == "closed", (act, said)  # the clock may have ended the step first
            self.phones[at].acts += 1
            self.claims[at] += act["do"] == "play" and said == DONE
        elif game["phase"] != "turning" or self.chance.random() < SKIPS:  # else the next card turns by itself
            self.desk.act("skip", step=game["step"], table=table)  # refused if the clock has ended the step first
            self.desk.acts += 1
        for one, (lesson, game, number) in watched.items():
            one.catch_up([lesson, game, number + 1])
        for each, (lesson, game, number) in before.items():
            self.phones[each].catch_up([lesson, game, number + 1])
        self.renew()
        return True

    def renew(self) -> None:
        """Reconnect screens that have sent many acts, before they count as a flood; others take in their messages."""
        if self.desk.acts >= ACTS:
            self.desk.close()
            self.desk = Watcher(self.teacher, "desk", self.code, self.seen)
        for at, phone in enumerate(self.phones):
            if phone.acts >= ACTS:
                phone.close()
                self.phones[at] = self.phone(at)
            self.phones[at].drain()


def signs_in(server: Server) -> Browser:
    database = Database(f"sqlite:///{server.folder / 'quizbs.db'}")
    try:
        return in_with_link(server, database, Teachers(database).add("tagteacher1x", time.time()))
    finally:
        database.close()


def of_anybody(room: ScannedLesson, log: str) -> list[str]:
    """Return the names, answers, codes and keys that a log contains."""
    browsers = (room.teacher, *room.students)
    secret = [cookie.value for browser in browsers for cookie in browser.cookies if cookie.value]
    secret += [room.code, *(f"pupil {number}" for number in range(len(room.students)))]
    return [*(one for one in secret if one in log), *TAG.findall(log)]


@pytest.mark.long
@pytest.mark.parametrize(
    ("preset", "log"), [("classroom", "json"), pytest.param("cheater", "text", marks=pytest.mark.thorough)]
)
def test_no_byte_sent_reveals_hidden_data(tmp_path: Path, preset: str, log: str) -> None:
    with running(tmp_path, program=hurried(SILENT, FASTER), QUIZBS_LOG=log) as server:
        teacher = signs_in(server) if log == "json" else None  # a JSON log doesn't have the start address
        room = ScannedLesson(server, random.Random(preset), 4, teacher, preset=preset, naming="typed")
        plays_to_the_end(room)
        assert of_anybody(room, server.log) == []
        lines = [line for line in server.log.splitlines() if line]
        assert "quizbs is running" in lines[0]
        assert log == "text" or all(json.loads(line) for line in lines)


@pytest.mark.parametrize("people", [4, 9])
def test_no_byte_sent_reveals_starter_before_bottle_stops(tmp_path: Path, people: int) -> None:
    with running(tmp_path, program=hurried(SILENT, 1), QUIZBS_SHARED_ADDRESS="on") as server:
        room = ScannedLesson(server, random.Random(people), people, None, preset="bottle", naming="typed")
        assert room.desk.act("deal") == DONE
        for phone in room.phones if people > 8 else ():
            assert phone.act("sit") == DONE
        screens = (room.wall, room.desk, *room.phones)
        for screen in screens:
            screen.wait_for(lambda view: _phases(view) == {"turn"})
        assert room.seen["spinning"] >= len(room.phones)
        told = {_starter(phone.views[-1]["game"]) for phone in room.phones}
        assert len(told) == len(room.wall.views[-1]["games"]) == (2 if people > 8 else 1)
        assert {_starter(shown["view"]) for one in (room.wall, room.desk) for shown in one.views[-1]["games"]} == told


def _phases(view: dict[str, Any]) -> set[str]:
    games = view["games"] if "games" in view else [{"view": view["game"]}]
    return {shown["view"]["phase"] if shown["view"] else "" for shown in games} or {""}


def _starter(game: dict[str, Any]) -> int:
    starter: int = game["starter"]["seat"]
    assert (game["turn"], game["log"][-1]["what"], game["log"][-1]["seat"]) == (starter, "pointed", starter)
    return starter


def plays_to_the_end(room: ScannedLesson) -> None:
    """Play a game of the class at one table, scanning every byte, and check that the scan saw everything."""
    assert room.desk.act("deal") == DONE
    for phone in room.phones:
        phone.views.append(phone.wait_for(lambda view: view["game"]))
    enough = False
    for at in range(3 * STEPS):
        going = room.step(1)
        enough = {"why", "turning"} <= room.seen.keys() and max(room.claims.values(), default=0) >= LEAST_CLAIMS
        if enough and (not going or at > STEPS):
            break
        if not going:  # a random game may have no call
            assert room.desk.act("deal_table", table=1) == DONE
            room.claims.clear()
            for phone in room.phones:
                phone.views.append(phone.wait_for(lambda view: view["game"]["phase"] != "over"))
    assert enough
    assert room.seen["packets"] > 400
    room.look_at_pages()
    assert room.seen["pages"] > len(room.students)  # also during a game
    assert room.desk.act("end", table=1)
    for at, phone in enumerate(room.phones):
        shown = phone.wait_for(lambda view: view["game"]["phase"] == "over")["you"]["mirror"]
        assert shown or room.claims[at] < LEAST_CLAIMS
        assert not shown or shown["claims"] >= room.claims[at]  # more where the clock played for a phone


@pytest.mark.long
@pytest.mark.parametrize(
    ("naming", "quiet"), [("roster", "false"), pytest.param("held", "true", marks=pytest.mark.thorough)]
)
def test_no_byte_of_one_table_is_sent_to_another(tmp_path: Path, naming: str, quiet: str) -> None:
    form = {"preset": "classroom", "naming": naming, "opt.answer_along": "true", "opt.quiet": quiet}
    with running(tmp_path, program=hurried(SILENT, FASTER), QUIZBS_SHARED_ADDRESS="on") as server:
        room = ScannedLesson(server, random.Random(naming), 9, None, **form)
        assert room.desk.act("accommodate", seat=3, accommodation={"time": 2, "fewer": True}) == DONE
        assert room.desk.act("deal") == DONE
        for phone in room.phones:
            assert phone.act("sit") == DONE
        for phone in room.phones:
            phone.views.append(phone.wait_for(lambda view: view["game"]))
        going = {1, 2}
        for _ in range(400):
            going = {table for table in going if room.step(table)}
            if not going:
                break
        for table in going:
            assert room.desk.act("end", table=table) == DONE
        shown = room.wall.wait_for(lambda view: view["lesson"]["standings"])
        mirrors = [phone.wait_for(lambda view: view["lesson"]["standings"])["you"]["mirror"] for phone in room.phones]
        assert any(mirrors)
        assert quiet == "false" or not any(found["reader"] for found in mirrors if found)
        assert len(shown["games"]) == 2
        assert room.seen["why"] > 0
        assert room.seen["real" if naming == "roster" else "held"] > 0
        room.look_at_pages()
        assert room.seen["pages"] > len(room.students)  # also during a game
        assert not TAG.search(server.log)


def test_watcher_reports_misplaced_secrets() -> None:
    game: dict[str, Any] = {"phase": "answering", "step": 1, "challenge": None, "question": None}
    asked = game | {"question": {"result": {"answer": [1], "explanation": "tagwhy1x", "right": True}}}
    challenge: dict[str, Any] = {"honest": None, "loser": None, "cards": [{"face": "AS", "true": None}]}
    rest = dict.fromkeys(("clock", "choosing", "question", "settled"))
    dealt = {"what": "dealt", "cards": 17, "pile": 1, "starter": None}
    seats = [{"seat": 1, "next": False}, {"seat": 2, "next": False}]
    spins: dict[str, Any] = game | {"phase": "spinning", "turn": None, "starter": {"seat": None}}
    spins |= {"seats": seats, "log": [dealt], "you": {"own_rank": None, "can": {}}}
    turning = game | rest | {"phase": "turning", "wait": 0, "challenge": challenge, "log": [{"what": "called"}]}
    assert misplaced({"game": turning}, "phone", 1) == misplaced({"game": spins}, "phone", 1) == []
    along = game | {"question": {"along": {"answered": 1, "of": 3, "seats": [2]}}}
    for view, screen in (
        ({"game": asked}, "phone"),
        ({"game": along}, "phone"),
        ({"game": game | {"seats": [{"seat": 1, "hand": []}]}}, "phone"),
        ({"game": game | {"pile": ["AS"]}}, "phone"),
        ({"game": turning | {"clock": {"left": 900, "of": 4280}}}, "phone"),
        ({"game": turning | {"wait": 900}}, "phone"),
        ({"game": turning | {"you": {"can": {"bet": 7}}}}, "phone"),
        ({"game": turning | {"you": {"can": {}, "bet": {"lie": True, "right": True}}}}, "phone"),
        ({"game": turning | {"you": {"can": {}, "fooled": 2}}}, "phone"),
        ({"game": turning | {"challenge": challenge | {"cards": [], "bets": {"lie": 2, "true": 0}}}}, "wall"),
        ({"game": turning | {"you": {"can": {}}, "seats": [{"seat": 2, "bet": {"lie": True}}]}}, "phone"),
        ({"game": turning | {"challenge": challenge | {"honest": True}}}, "phone"),
        ({"game": turning | {"challenge": challenge | {"loser": 2}}}, "desk"),
        ({"game": turning | {"challenge": challenge | {"cards": [{"face": "AS", "true": True}]}}}, "phone"),
        ({"game": turning | {"log": [{"what": "stamped", "honest": True}]}}, "desk"),
        ({"game": spins | {"turn": 2}}, "phone"),
        ({"game": spins | {"starter": {"seat": 2}}}, "phone"),
        ({"game": spins | {"seats": [seats[0], seats[1] | {"next": True}]}}, "phone"),
        ({"game": spins | {"log": [dealt | {"starter": 2}]}}, "phone"),
        ({"game": spins | {"you": {"own_rank": "A", "can": {}}}}, "phone"),
        ({"game": spins | {"you": {"own_rank": None, "can": {"play": {}}}}}, "phone"),
        ({"games": [{"view": None, "ahead": {"honest": False}}]}, "desk"),
        ({"games": [{"view": None, "ahead": None}]}, "phone"),
        ({"game": game, "you": {"mirror": {"bluffs": 2}}}, "phone"),
        ({"game": game, "you": {"lie": {"seat": 1, "rank": "A", "cards": []}}}, "phone"),
        ({"game": game | {"phase": "over"}, "you": {"lie": {"cards": ["KH"]}}}, "wall"),
        ({"game": game | {"phase": "over"}, "lesson": {"lie": {"cards": [{"face": "KH"}]}}}, "phone"),
        ({"game": game | {"phase": "over"}, "lesson": {"lie": {"cards": [{"face": "KH"}]}}}, "desk"),
        ({"game": game | {"phase": "over"}, "you": {"mirror": {"bluffs": 2}}}, "wall"),
        ({"game": game | {"phase": "over", "seats": [{"mirror": {}}]}}, "phone"),
        ({"games": [{"view": game | {"you": {}}}]}, "wall"),
        ({"game": game | {"you": {}}}, "wall"),
        ({"lesson": {"names": {"1": "tagreal1x"}}}, "wall"),
        ({"lesson": {"seats": [{"name": "tagreal1x"}]}}, "desk"),
        ({"lesson": {"accommodations": {}}}, "phone"),
        ({"game": game | {"you": {"along": {"given": {"text": "tagsaid2x"}}}}}, "phone"),
    ):
        assert misplaced(view, screen, 1), view
    ahead = {"honest": False, "loser": 2, "cards": [{"face": "AS", "true": True}], "faces": [0], "stamp": 9}
    assert misplaced({"games": [{"view": None, "ahead": ahead}]}, "wall", None) == []
    assert misplaced({"lesson": {"names": {"1": "tagreal1x"}, "accommodations": {}}}, "desk", None) == []
    assert misplaced({"game": game | {"you": {"along": {"given": {"text": "tagsaid1x"}}}}}, "phone", 1) == []
