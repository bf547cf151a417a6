"""Processes behind nginx, set up as in docs/school: lessons continue when one of them fails."""

from __future__ import annotations

import contextlib
import os
import random
import re
import signal
import statistics
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from quizbs.store.database import Database
from quizbs.store.ledger import Ledger
from quizbs.store.lessons import Lessons
from quizbs.store.migrations import migrate
from tests.school.pupil import CUT_OFF, Pupil
from tests.school.school import LIVELY, Cluster, School, nginx_is_there
from tests.school.test_two_processes import CUT_LEASES, leader
from tests.web.shipped import Screen, host, open_lesson, student, until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.skipif(not nginx_is_there(), reason="this machine has no nginx"),
]
KILLS = 100 if os.environ.get("QUIZBS_THOROUGH") else 12
GAME = {"opt.window": "0", "opt.reveal_time": "3", "opt.turn_time": "60"}
DONE = {"done": True}


class Class:
    """A lesson behind nginx, with phones over both transports and a desk."""

    def __init__(self, school: School, database: Database) -> None:
        assert school.nginx
        self.school, self.database, self.nginx = school, database, school.nginx
        self.teacher = host(school.processes[0])
        self.teacher.server = self.nginx
        self.code = open_lesson(self.teacher, preset="classroom", **GAME)
        self.pupils = [
            Pupil(student(self.nginx, self.code, f"tagpupil{number}x"), self.code, polling=number > 1)
            for number in range(4)
        ]
        self.comes_back()

    def comes_back(self) -> None:
        """Open the teacher's desk on the process that nginx chooses, with retries."""

        def opens() -> bool:
            with contextlib.suppress(*CUT_OFF):
                self.desk = Screen(self.teacher, "desk", self.code)
                return not self.desk.refused
            return False

        until(opens, "the desk", each=0.05)

    def says(self, do: str, **fields: Any) -> None:
        """Send an act of the desk, on a new connection if the old one is cut."""

        def done() -> bool:
            try:
                return bool(self.desk.act(do, **fields) == DONE)
            except CUT_OFF:
                self.comes_back()
                return False

        until(done, do, each=0.05)

    def acknowledged(self) -> int:
        return sum(len(pupil.done) for pupil in self.pupils)

    def plays(self, acts: int) -> None:
        """Let the students play until this many more acts are done."""
        enough = self.acknowledged() + acts
        self.until(lambda: self.acknowledged() >= enough, f"{acts} more acts")

    def until(self, found: Callable[[], Any], what: str) -> None:
        """Let the students play until ``found`` returns true; ``what`` names it in the failure."""

        def plays() -> bool:
            for pupil in self.pupils:
                pupil.looks()
                pupil.acts()
            if self.pupils[0].view["game"] and self.pupils[0].view["game"]["phase"] == "over":
                self.says("deal")
            return bool(found())

        until(plays, what, 120.0)

    def all_was_kept(self) -> int:
        """Assert that every acknowledged act is in the ledger once, and nothing else is; return how many these are."""
        listed = Lessons(self.database).by_code(self.code)
        assert listed
        rows = Ledger(self.database).read(listed.id)
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        stored = Counter(row.command_id.partition(":")[2] for row in rows)
        told = [id_ for pupil in self.pupils for id_ in pupil.done]
        assert {id_: stored[id_] for id_ in told} == dict.fromkeys(told, 1)
        assert len(told) == len(set(told))
        return len(told)

    def nobody_is_named(self, folder: Path) -> None:
        """Assert that no log of a process or of nginx has a name, the code, a cookie or a question."""
        browsers = (self.teacher, *(pupil.browser for pupil in self.pupils))
        secret = [cookie.value for browser in browsers for cookie in browser.cookies if cookie.value]
        logs = {log: log.read_text() for log in folder.rglob("log-*.txt")}
        assert len(logs) > len(self.school.processes)
        for log, said in logs.items():
            assert [one for one in (*secret, self.code, "tagpupil") if one in said] == [], log

    def no_trouble(self, *allowed: str) -> None:
        """Assert that no process has logged an error, except lines that contain one of ``allowed``."""
        for process in self.school.processes:
            for log in process.folder.glob("log-*.txt"):
                lines = [line for line in log.read_text().splitlines() if re.search(" ERROR |Traceback", line)]
                assert [line for line in lines if not any(one in line for one in allowed)] == []


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """Yield a running PostgreSQL cluster of the test's own."""
    if not Cluster.programs():
        pytest.skip("this machine has no PostgreSQL of Debian's")
    made = Cluster(tmp_path)
    yield made
    made.stop()


@pytest.mark.long
def test_lesson_survives_restarts_of_processes_nginx_and_database(cluster: Cluster, tmp_path: Path) -> None:
    with (
        contextlib.closing(Database(cluster.url)) as database,
        contextlib.closing(School(cluster.url, tmp_path, LIVELY, 5, front=True)) as school,
    ):
        migrate(database)
        school.start(), school.start()
        here = Class(school, database)
        here.says("deal")
        here.plays(10)
        # The connection that holds the leader's lock is cut.
        with database.read() as db:
            assert len(db.execute(CUT_LEASES).all()) == 1
        here.plays(10)
        # nginx is restarted.
        here.nginx.stop()
        here.nginx.start()
        here.plays(10)
        # A third process is added, and another one drained: the lesson moves, and the drained process ends by itself.
        school.start()
        one = leader(school, database, here.code)
        one.child.send_signal(signal.SIGTERM)
        here.until(lambda: one.child.poll() is not None, "the end of the drained process")
        two = leader(school, database, here.code)
        here.plays(10)
        # PostgreSQL stops at once: everybody waits, clocks stop, and the lesson continues when PostgreSQL is back.
        cluster.stop()
        until(lambda: "can't save" in two.log, "what the log says of it")
        cluster.start()
        here.plays(10)
        here.says("end")
        until(lambda: here.pupils[0].looks()["game"]["phase"] == "over", "the end of the game")
        kept = here.all_was_kept()
        here.says("close")
        until(lambda: Lessons(database).past(), "the end of the lesson")
        assert kept >= 50
        assert one.child.poll() == 0
        here.no_trouble("can't save", "saving works again", ": busy", "(busy)")
        here.nobody_is_named(tmp_path)


@pytest.mark.long
def test_killed_processes_neither_lose_nor_repeat_commands(school: Callable[..., School], database: Database) -> None:
    both = school(LIVELY, 5, front=True, quick=True)
    both.start(), both.start()
    chance = random.Random(7)
    here = Class(both, database)
    here.says("deal")
    for pupil in here.pupils:
        pupil.back_after.clear()
    for _ in range(KILLS):
        process = leader(both, database, here.code)

        def claimed() -> bool:
            game = here.pupils[0].view["game"]
            return bool(game and game["claim"] and game["phase"] == "turn")

        here.until(claimed, "a claim")
        for pupil in here.pupils:
            pupil.looks()
            if chance.random() < 0.5:
                with contextlib.suppress(*CUT_OFF):
                    pupil.says_and_hears_nothing()
        process.stop(signal.SIGKILL)
        here.plays(2)
        process.start()
    kept = here.all_was_kept()
    back = [seconds for pupil in here.pupils for seconds in pupil.back_after]
    # nginx sends nothing to a process that refused a connection until the next full second of its clock is over: for
    # two seconds at most. If the other process is killed within that time, a returning phone waits until it is over.
    sys.stdout.write(
        f"{KILLS} kills, {kept} acts, back after {statistics.median(back):.2f} s, {max(back):.2f} at most\n"
    )
    assert kept >= 2 * KILLS
    here.no_trouble()
