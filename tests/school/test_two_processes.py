"""Two processes on one PostgreSQL database: one leads a lesson, and nginx forwards all its requests there."""

from __future__ import annotations

import re
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import requests
from sqlalchemy import text

from quizbs.store import advisory_lease
from quizbs.store.ledger import Ledger
from quizbs.store.lessons import Lessons
from quizbs.web.server import middleware
from tests.school.pupil import CUT_OFF
from tests.school.school import SCRIPTS, nginx_is_there
from tests.support.timeouts import PATIENCE
from tests.web.shipped import TALKATIVE, Browser, PollingScreen, Screen, host, open_lesson, student, until
from tests.web.test_metrics import figures

if TYPE_CHECKING:
    from collections.abc import Callable

    from quizbs.store.database import Database
    from tests.school.school import Process, School

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.skipif(not nginx_is_there(), reason="this machine has no nginx"),
]


# Limited to this schema, since other tests have connections of the same kind.
CUT_LEASES = text(
    "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND datname = current_database()"
    " AND application_name = current_setting('application_name')"
)


def leader(school: School, database: Database, code: str) -> Process:
    """Return the process that leads the lesson with this code."""
    listed = Lessons(database).by_code(code)
    assert listed
    with database.read() as db:
        name = db.scalar(text("SELECT leader FROM lessons WHERE id = :id"), {"id": listed.id})
    (leads,) = [process for process in school.processes if name and str(process.port) == name.partition(".")[0]]
    return leads


def shown(server: Process) -> dict[str, float]:
    """Return the number of connected screens of a process by their kind."""
    told = figures(requests.get(f"{server.base}/metrics", timeout=PATIENCE).text)
    return {kind: value for (name, kind), value in told.items() if name == "quizbs_screens"}


def pushed(screen: Screen, found: Callable[[dict[str, Any]], Any]) -> None:
    """Wait until the screen has been sent a view, unasked, for which ``found`` returns true."""
    began, seen = time.monotonic(), 0
    while time.monotonic() - began < PATIENCE:
        while seen < len(screen.views):
            if found(screen.views[seen]):
                screen.views.clear()
                return
            seen += 1
        screen.listen(1.0)
    raise AssertionError("waited in vain for a view")


def test_all_screens_of_a_lesson_are_served_by_its_leader(school: Callable[..., School], database: Database) -> None:
    both = school(TALKATIVE, front=True)
    both.start(), both.start()
    assert both.nginx
    teacher = host(both.processes[0])
    for number in range(3):  # of several lessons, some are led by a process that nginx doesn't ask first
        asked = teacher.server = both.processes[number % 2]
        code = open_lesson(teacher)  # the process that serves the lesson's wall first becomes its leader
        teacher.server = both.nginx
        assert leader(both, database, code) is asked
        phones = [
            kind(student(both.nginx, code, name), "phone", code)
            for kind, name in ((Screen, "ann"), (PollingScreen, "bob"))
        ]
        wall = Screen(teacher, "wall", code)
        for screen in (*phones, wall):
            screen.wait_for(lambda view: [seat["name"] for seat in view["lesson"]["seats"]] == ["ann", "bob"])
        assert wall.act("lock") == {"done": True}
        for phone in phones:
            phone.wait_for(lambda view: view["lesson"]["locked"])
            assert phone.act("practised") == {"done": True}
        assert shown(asked)["phone"] >= 2
        for screen in (*phones, wall):
            screen.close()
    for server in both.processes:
        assert " ERROR " not in server.log
        assert "Traceback" not in server.log


def test_bots_and_clocks_continue_after_their_process_dies(school: Callable[..., School], database: Database) -> None:
    both = school(TALKATIVE, 5, front=True)
    both.start(), both.start()
    assert both.nginx
    teacher = host(both.processes[0])
    teacher.server = both.nginx
    code = open_lesson(teacher)
    wall = Screen(teacher, "wall", code)
    anns = student(both.nginx, code, "ann")
    ann = Screen(anns, "phone", code)
    assert wall.act("bots", seats=4) == {"done": True}
    assert wall.act("deal") == {"done": True}
    pushed(ann, lambda view: view["game"] and view["game"]["phase"] == "turn")
    last = ann.wait_for(lambda view: view["game"])["version"][2]
    dead = leader(both, database, code)
    dead.stop(signal.SIGKILL)
    again = until(lambda: back(anns, code), "the phone")
    pushed(again, lambda view: view["game"] and view["version"][2] > last + 5)
    assert leader(both, database, code) is not dead


def back(browser: Browser, code: str) -> Screen | None:
    """Return a new connection of a phone, ``None`` if nginx finds no process for it."""
    try:
        screen = Screen(browser, "phone", code)
    except CUT_OFF:
        return None
    return None if screen.refused else screen


STRANGE = ("/socket.io/?EIO=4&transport=polling&lesson={}", "/desk/{}", "/wall/{}", "/remote/{}?key=x", "/back/{}/x")


def test_leader_name_is_revealed_to_members_only(school: Callable[..., School], database: Database) -> None:
    both = school(TALKATIVE)
    one, two = both.start(), both.start()
    teacher = host(one)
    code = open_lesson(teacher)
    ann = student(one, code, "ann")

    def of_two(browser: Browser, path: str, code: str) -> tuple[int, str]:
        answer = browser.get(two.base + path.format(code), timeout=PATIENCE, allow_redirects=False)
        return answer.status_code, answer.headers.get("X-Accel-Redirect", "")

    carried = 503, f"@{one.port}"
    for path in STRANGE:
        known, unknown = (of_two(Browser(two), path, guess) for guess in (code, "ZZZZZ9"))
        assert known == unknown != carried, path
    assert of_two(Browser(two), "/j/{}", code) == carried, "it was counted as a guess before"
    assert of_two(ann, STRANGE[0], code) == of_two(ann, "/play", "") == of_two(ann, "/j/{}", code) == carried
    assert of_two(ann, STRANGE[0], "ZZZZZ9") != carried
    assert of_two(teacher, "/desk/{}", code) == carried
    guesser = Browser(two)
    guesser.page("/j/ZZZZZ8")
    while of_two(guesser, "/j/{}", "ZZZZZ9")[0] != 429:
        pass
    assert of_two(guesser, "/j/{}", code)[0] == 429, "nor by a right guess after wrong ones"


@pytest.mark.long
def test_hung_leader_is_replaced_in_ten_seconds(school: Callable[..., School], database: Database) -> None:
    both = school(TALKATIVE, front=True)
    both.start(), both.start()
    assert both.nginx
    teacher = host(both.processes[0])
    teacher.server = both.nginx
    code = open_lesson(teacher)
    anns = student(both.nginx, code, "ann")
    ann, bob = Screen(anns, "phone", code), PollingScreen(student(both.nginx, code, "bob"), "phone", code)
    hangs = leader(both, database, code)
    began = time.monotonic()
    hangs.child.send_signal(signal.SIGSTOP)
    try:
        ann.say("act", {"id": "latelatelate", "act": {"do": "practised"}})  # sent to the leader while it hangs
        cid = student(both.nginx, code, "cid")
        assert Screen(cid, "phone", code).act("practised") == {"done": True}
        took = time.monotonic() - began
        leads = leader(both, database, code)
        again = back(anns, code)
        assert again
        assert again.act("practised") == {"done": True}
    finally:
        hangs.child.send_signal(signal.SIGCONT)
    assert took < 10.0
    assert leads is not hangs
    assert ann.closes(), "it has nothing to show any more"
    with pytest.raises(CUT_OFF):
        bob.sync()
    assert leader(both, database, code) is leads
    assert again.sync()["you"]["seat"] == 1
    listed = Lessons(database).by_code(code)
    assert listed
    assert not [row for row in Ledger(database).read(listed.id) if "latelatelate" in row.command_id]


def test_nginx_timeout_is_between_those_of_ping_and_phone() -> None:
    (waits,) = re.findall(r"^        proxy_read_timeout (\d+)s;", (SCRIPTS / "nginx.conf").read_text(), re.MULTILINE)
    (line,) = (Path(advisory_lease.__file__).parents[1] / "frontend" / "line").glob("connect.[jt]s")
    (phone,) = re.findall(r"^    timeout: (\d+),", line.read_text(), re.MULTILINE)
    assert max(middleware.PING, advisory_lease.PATIENCE) < int(waits) < int(phone) / 1000
