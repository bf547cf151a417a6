"""Two processes on one PostgreSQL database: what one stores, the other one shows, whatever happens to their notes."""

from __future__ import annotations

import random
import signal
import time
from typing import TYPE_CHECKING, Any

import pytest
import requests
from sqlalchemy import text

from quizbs.game.actors import Host
from quizbs.lesson.commands import Unlock
from quizbs.session.hearing import AGAIN
from quizbs.session.stream_rules import lesson_rules
from quizbs.session.streams import Streams
from quizbs.store.ledger import Ledger
from quizbs.store.lessons import Lessons
from tests.patience import PATIENCE
from tests.web.shipped import TALKATIVE, Screen, host, open_lesson, student, until
from tests.web.test_metrics import figures

if TYPE_CHECKING:
    from collections.abc import Callable

    from quizbs.store.database import Database
    from tests.school.school import School

pytestmark = pytest.mark.postgres
# Of this schema alone: other tests have connections of the same kind.
CUT_LISTENING = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE query = 'LISTEN \"quizbs_' || current_schema() || '\"'"
)


def pushed(screen: Screen, found: Callable[[dict[str, Any]], Any]) -> float:
    """Wait for a view that the screen is sent without asking for it; return the seconds until then."""
    began, seen = time.monotonic(), 0
    while time.monotonic() - began < PATIENCE:
        while seen < len(screen.views):
            if found(screen.views[seen]):
                screen.views.clear()
                return time.monotonic() - began
            seen += 1
        screen.listen(1.0)
    raise AssertionError("waited in vain for a view")


def pulsed(screen: Screen, **wanted: Any) -> bool:
    """Return whether the newest pulse that has come says this."""
    screen.drain()
    pulses = [event[1] for event in screen.events if event[0] == "pulse"]
    return bool(pulses) and wanted.items() <= pulses[-1].items()


def locked(view: dict[str, Any]) -> bool:
    return bool(view["lesson"]["locked"])


def unlocked(view: dict[str, Any]) -> bool:
    return not view["lesson"]["locked"]


def test_what_one_stores_the_other_one_shows(school: Callable[..., School], database: Database) -> None:
    both = school(TALKATIVE)
    one, two = both.start(), both.start()
    teacher = host(one)
    code = open_lesson(teacher)
    ann = Screen(student(one, code, "ann"), "phone", code)
    bob = Screen(student(two, code, "bob"), "phone", code)
    cem = Screen(student(two, code, "cem"), "phone", code)
    for phone in (ann, bob, cem):
        phone.wait_for(lambda view: [seat["name"] for seat in view["lesson"]["seats"]] == ["ann", "bob", "cem"])
    wall = Screen(teacher, "wall", code)

    assert wall.act("lock") == {"done": True}
    assert pushed(bob, locked) < AGAIN / 2

    # The connections on which they listen are cut: they open new ones, and show what they have missed.
    with database.read() as db:
        assert len(db.execute(CUT_LISTENING).all()) == 2
    assert wall.act("unlock") == {"done": True}
    pushed(bob, unlocked)
    assert wall.act("lock") == {"done": True}
    assert pushed(bob, locked) < AGAIN / 2

    # A process that stored something and died before it told anybody.
    listed = Lessons(database).by_code(code)
    assert listed
    dead = Streams(Ledger(database), lesson_rules(lambda _: ((), "")), time.time, random.Random(), lambda *_: None)
    dead.act(listed.id, Host(), "unlockedonce", Unlock())
    assert pushed(bob, unlocked) < 10.0
    pushed(ann, unlocked)

    for phone in (bob, cem):
        assert phone.act("practised") == {"done": True}

    # Each process counts for itself, how long its notes take too.
    ours, others = (figures(requests.get(f"{server.base}/metrics", timeout=PATIENCE).text) for server in (one, two))
    assert (ours["quizbs_screens", "phone"], others["quizbs_screens", "phone"]) == (1, 2)
    assert (ours["quizbs_act_seconds_count", "done"], others["quizbs_act_seconds_count", "done"]) == (3, 2)
    for told in (ours, others):
        assert 0 < told["quizbs_note_seconds_sum", ""] / told["quizbs_note_seconds_count", ""] < 1.0
    for server in (one, two):
        assert " ERROR " not in server.log
        assert "Traceback" not in server.log


def test_bots_and_clocks_go_on_when_their_process_dies(school: Callable[..., School]) -> None:
    both = school(TALKATIVE, faster=5)
    one, two = both.start(), both.start()
    teacher = host(one)
    code = open_lesson(teacher)
    wall = Screen(teacher, "wall", code)  # the first to look at it: its process looks after it
    ann = Screen(student(two, code, "ann"), "phone", code)
    assert wall.act("bots", seats=4) == {"done": True}
    assert wall.act("deal") == {"done": True}
    pushed(ann, lambda view: view["game"] and view["game"]["phase"] == "turn")
    one.stop(signal.SIGKILL)
    last = ann.wait_for(lambda view: view["game"])["version"][2]
    pushed(ann, lambda view: view["game"] and view["version"][2] > last + 5)
    assert " ERROR " not in two.log


def test_two_processes_know_whose_phones_are_where(school: Callable[..., School]) -> None:
    both = school(TALKATIVE)
    one, two = both.start(), both.start()
    teacher = host(one)
    code = open_lesson(teacher)
    anns, bobs = student(one, code, "ann"), student(two, code, "bob")
    wall = Screen(teacher, "wall", code)
    ann, bob = Screen(anns, "phone", code), Screen(bobs, "phone", code)

    def here(screen: Screen, seats: list[int]) -> None:
        until(lambda: pulsed(screen, here=seats), f"{seats} are here")

    here(wall, [1, 2])
    here(bob, [1, 2])
    # The newest phone of a seat has it, wherever it is connected.
    anns.server = two
    again = Screen(anns, "phone", code)
    assert ann.wait_event("moved")
    assert again.act("practised") == {"done": True}
    here(wall, [1, 2])
    anns.server = one
    third = Screen(anns, "phone", code)
    assert again.wait_event("moved")
    assert third.sync()["you"]["seat"] == 1
    # Walls everywhere follow the same table, and a remote is ended wherever it is.
    teacher.server = two
    other = Screen(teacher, "wall", code)
    assert wall.act("follow", table=1) == {"done": True}
    until(lambda: pulsed(other, follow=1), "the table is followed")
    # What a process had is gone with it.
    two.stop(signal.SIGKILL)
    here(wall, [1])
    assert " ERROR " not in one.log
