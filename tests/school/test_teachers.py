"""Teachers of a school with several processes: all notice new and removed teachers; only nginx's header signs in."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING

import pytest
from websocket import WebSocketException

from quizbs.store.erasure import Erasure
from quizbs.store.lessons import Lessons
from quizbs.store.owners import FIRST
from quizbs.store.teachers import Teachers
from quizbs.teacher.sign_in import SignIn
from tests.school.school import nginx_is_there
from tests.web.shipped import SILENT, Browser, Screen, in_with_link, open_lesson, until
from tests.web.test_several_teachers import refused, second

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from quizbs.store.database import Database
    from tests.school.school import School
    from tests.web.shipped import Server

pytestmark = pytest.mark.postgres
HEADER = "X-Remote-User"


@pytest.fixture
def teachers(database: Database) -> Iterator[Teachers]:
    """Yield the teachers of the database, none before and none after the test."""
    teachers = Teachers(database)
    yield teachers
    for one in teachers.list():
        teachers.remove(one.id, time.time())


def added(teachers: Teachers) -> str:
    """Add two teachers and return the id of the second one."""
    for name in ("Ada", "Bo"):
        teachers.add(name, time.time())
    return second(teachers)


def status(browser: Browser, server: Server, path: str) -> int:
    browser.server = server
    return browser.page(path).status_code


def screen(browser: Browser, server: Server, which: str, code: str) -> Screen:
    browser.server = server
    return Screen(browser, which, code)


def test_removed_teacher_is_signed_out_of_all_processes(
    school: Callable[..., School], teachers: Teachers, database: Database
) -> None:
    both = school(SILENT)
    one, two = servers = both.start(), both.start()
    bo_id = added(teachers)
    ada, bo = in_with_link(one, database, FIRST), in_with_link(two, database, bo_id)
    again = Browser(two)
    path = SignIn(teachers, time.time).link(FIRST)
    assert Browser(one).form("/sign-in", key=path.partition("=")[2]).url.endswith("/host")
    assert again.form("/sign-in", key=path.partition("=")[2]).status_code == 403, "used, at whichever process"

    code, bos = open_lesson(ada), open_lesson(bo)
    remote = Browser(one)
    given = ada.page(f"/desk/{code}/remote").json()["path"]
    remote.form(given.partition("?")[0], key=given.partition("=")[2])
    adas = [screen(ada, one, "wall", code), screen(remote, one, "desk", code)]
    assert refused(screen(bo, one, "wall", code)) == "closed"
    assert refused(screen(ada, two, "desk", bos)) == refused(screen(ada, two, "desk", "ZZZZ")) == "closed"

    bos_wall = screen(bo, two, "wall", bos)
    teachers.add("Cy", time.time())
    teachers.remove(FIRST, time.time(), to=bo_id)
    assert [status(ada, server, "/host") for server in servers] == [403, 403]
    assert status(ada, one, f"/wall/{code}") == 403
    assert all(one.closes() for one in adas), "long before they would be missed"
    assert status(remote, one, f"/desk/{code}") == 403, "nothing old is believed"
    assert refused(screen(ada, one, "wall", code)) == "unknown"
    assert refused(screen(remote, one, "desk", code)) in ("ended", "unknown")
    bo.server = one
    until(lambda: "refused" if Screen(bo, "wall", code).refused is None else None, "what was handed over")
    assert bos_wall.closes(), "it may come back at once"
    assert screen(bo, two, "wall", bos).sync()["lesson"]["code"] == bos
    for server in servers:
        assert " ERROR " not in server.log
        assert "Ada" not in server.log


def noticed(browser: Browser, database: Database) -> None:
    """Wait until the process has checked for changed teachers, which it does every second."""
    for _ in range(2):
        lesson = Lessons(database).by_code(open_lesson(browser))
        assert lesson
        wall = Screen(browser, "wall", lesson.code)
        Erasure(database).lesson(lesson.id, time.time())
        with contextlib.suppress(ConnectionError, WebSocketException):  # closed after an earlier change of teachers
            assert wall.wait_event("gone")


def test_added_teacher_closes_no_screen(school: Callable[..., School], teachers: Teachers, database: Database) -> None:
    server = school(SILENT).start()
    bo = in_with_link(server, database, added(teachers))
    noticed(bo, database)
    code = open_lesson(bo)
    wall = Screen(bo, "wall", code)
    in_with_link(server, database, teachers.add("Cy", time.time()))
    noticed(bo, database)
    assert wall.sync()["lesson"]["code"] == code


@pytest.mark.skipif(not nginx_is_there(), reason="this machine has no nginx")
def test_only_the_header_set_by_nginx_signs_a_teacher_in(
    school: Callable[..., School], teachers: Teachers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUIZBS_SIGN_IN_HEADER", HEADER)
    monkeypatch.setenv("QUIZBS_SIGN_IN_VALUE", "$arg_as")
    behind = school(SILENT, front=True)
    behind.environ |= {"QUIZBS_SIGN_IN_HEADER": HEADER, "QUIZBS_SIGN_IN_FROM": "127.0.0.1"}
    server = behind.start()
    added(teachers)
    assert behind.nginx
    visitor = Browser(behind.nginx)
    visitor.headers[HEADER] = "Ada"
    assert visitor.page("/host").status_code == 403, "nginx has said nothing, and the visitor's word is lost"
    assert visitor.page("/host?as=Ada").status_code == 200
    assert "Ada" not in server.log
