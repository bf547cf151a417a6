"""Phones that lose their seat, and the remote: each is notified, and its old credential is refused."""

import re
from pathlib import Path

import pytest

from quizbs.live.keyring import Keyring
from quizbs.store.database import Database
from quizbs.store.key_values import KeyValues
from quizbs.store.lessons import Lessons
from quizbs.store.people import People
from tests.web.shipped import STAYING, Browser, Screen, Server, host, hurried, open_lesson, running, student, until

DONE = {"done": True}


@pytest.fixture
def desk(teacher: Browser, code: str) -> Screen:
    return Screen(teacher, "desk", code)


def farewell(screen: Screen) -> str:
    why: str = screen.wait_event("gone")[1]["why"]
    return why


def link_of(teacher: Browser, code: str) -> tuple[str, str]:
    """Return the path of a remote's link, and its key."""
    told = teacher.page(f"/desk/{code}/remote").json()["path"]
    path, _, key = told.partition("?key=")
    return path, key


def test_remote_link_opens_the_desk_on_one_phone_only(
    server: Server, teacher: Browser, code: str, desk: Screen
) -> None:
    path, key = link_of(teacher, code)
    phone, second, third = Browser(server), Browser(server), Browser(server)
    for looks in (phone, second, third):
        assert "Use this phone" in looks.page(f"{path}?key={key}").text
        assert looks.page(f"/desk/{code}").status_code == 403  # opening the link alone signs nobody in
    assert phone.form(path, key=key).url.endswith(f"/desk/{code}")
    assert phone.form(path, key=key).url.endswith(f"/desk/{code}")  # a second tap
    for late in (second.form(path, key=key), third.page(f"{path}?key={key}")):
        assert late.status_code == 403
        assert "doesn’t work any more" in late.text
    assert second.page(f"/desk/{code}").status_code == 403
    assert link_of(teacher, code)[0] == ""
    assert teacher.page(f"/desk/{code}/remote.svg").status_code == 404
    assert desk.act("lock") == DONE


def test_ended_remote_loses_access_at_once(server: Server, teacher: Browser, code: str, desk: Screen) -> None:
    path, key = link_of(teacher, code)
    phone = Browser(server)
    phone.form(path, key=key)
    student(server, code, "ann")
    assert phone.page(f"/desk/{code}/seat/1.svg").status_code == 200
    remote = Screen(phone, "desk", code)
    assert remote.act("end_remote") == {"refused": "not_yours"}
    assert desk.act("end_remote") == DONE
    assert farewell(remote) == "ended"
    assert Screen(phone, "desk", code).refused["data"]["why"] == "ended"
    for shut in (f"/desk/{code}", f"/desk/{code}/plan?minutes=30", f"/desk/{code}/seat/1.svg"):
        assert phone.page(shut).status_code in {403, 404}
    assert phone.page(f"/desk/{code}/questions").status_code == 404
    assert desk.act("end_remote") == DONE  # a second tap is harmless
    again, fresh = link_of(teacher, code)
    assert fresh != key
    assert Browser(server).form(again, key=key).status_code == 403
    assert phone.form(again, key=fresh).status_code == 200
    assert Screen(phone, "desk", code).act("lock") == DONE


def test_previous_phone_is_notified_of_moved_seat(server: Server, teacher: Browser, code: str, desk: Screen) -> None:
    old, new = student(server, code, "ann"), Browser(server)
    phone = Screen(old, "phone", code)
    seat = teacher.page(f"/desk/{code}/seat/1.svg")
    assert seat.status_code == 200
    new.page("/")
    link = server_link(server, code)
    assert new.form(link).url.endswith("/play")
    assert farewell(phone) == "given"
    assert Screen(old, "phone", code).refused["data"]["why"] == "given"  # also if it was disconnected meanwhile
    page = old.page("/play")
    assert "Your teacher moved this seat to another phone" in page.text
    assert 'class="button' not in page.text
    assert Screen(new, "phone", code).sync()["you"]["seat"] == 1
    assert desk.act("remove", seat=1) == DONE


def server_link(server: Server, code: str) -> str:
    """Return the address in the QR code for seat 1, computed with the server's own secret key."""
    database = Database(f"sqlite:///{server.folder / 'quizbs.db'}")
    lesson = Lessons(database).by_code(code)
    assert lesson
    (person,) = People(database).in_lesson(lesson.id)
    key = Keyring(KeyValues(database).secret_key().encode()).back_key(person.id, person.token_hash)
    database.close()
    return f"/back/{code}/{key}"


def test_removed_and_cleared_phones_get_different_texts(
    server: Server, teacher: Browser, code: str, desk: Screen
) -> None:
    ann, bob = student(server, code, "ann"), student(server, code, "bob")
    phones = [Screen(one, "phone", code) for one in (ann, bob)]
    assert desk.act("remove", seat=1) == DONE
    assert farewell(phones[0]) == "removed"
    assert desk.act("clear", seats=[2, 1, 9]) == DONE
    assert farewell(phones[1]) == "cleared"
    assert Screen(ann, "phone", code).refused["data"]["why"] == "removed"
    assert Screen(bob, "phone", code).refused["data"]["why"] == "cleared"
    view = desk.sync()["lesson"]
    assert view["watch"]["left"] > 590_000
    assert [one["name"] for one in view["out"]] == ["ann"]
    assert desk.act("let_back", person=view["out"][0]["person"]) == DONE
    assert Screen(ann, "phone", code).refused["data"]["why"] == "cleared"


def test_partners_are_listed_and_removed_one_by_one(server: Server, teacher: Browser, code: str, desk: Screen) -> None:
    phone = student(server, code, "ann")
    for name in ("bob", "cem"):
        assert phone.form("/together", typed=name).status_code == 200
    shared = desk.sync()["lesson"]["shared"]["1"]
    assert [(one["name"], one["holds"]) for one in shared] == [("ann", True), ("bob", False), ("cem", False)]
    screen = Screen(phone, "phone", code)
    assert desk.act("part", person=shared[0]["person"]) == DONE  # the person who joined first on this phone
    view = screen.wait_for(lambda view: view["you"].get("partners") == ["bob", "cem"])
    assert view["lesson"]["seats"][0]["people"] == ["bob", "cem"]
    assert view["lesson"]["seats"][0]["name"] == "bob & cem"
    assert re.search(r"<bdi>bob</bdi>", phone.page("/together").text)
    assert desk.act("part", person=shared[1]["person"]) == DONE
    assert desk.act("part", person=shared[2]["person"]) == {"refused": "closed"}  # the last person needs *remove*
    assert desk.act("part", person=shared[0]["person"]) == {"refused": "closed"}
    assert Screen(phone, "phone", code).sync()["lesson"]["seats"][0]["name"] == "cem"
    assert desk.sync()["lesson"]["watch"]


@pytest.mark.parametrize("how", ["end_remote", "close"])
def test_open_connection_of_an_ended_remote_is_rate_limited(tmp_path: Path, how: str) -> None:
    little = 100.0, 1.0
    few = {f"quizbs.rate_limits.limits.{name}": little for name in ("OF_DEVICE", "OF_STRANGERS")}
    with running(tmp_path, program=hurried({**STAYING, **few})) as own:
        teacher = host(own)
        code = open_lesson(teacher)
        path, key = link_of(teacher, code)
        phone = Browser(own)
        phone.form(path, key=key)
        line = Screen(phone, "check", code)
        assert {phone.page(f"/desk/{code}").status_code for _ in range(60)} == {200}
        assert line.ask("echo")["transport"] == "websocket"
        assert Screen(teacher, "desk", code).act(how) == DONE
        until(lambda: phone.page("/check").status_code == 429, "no more pages")
        assert line.ask("echo") == {"refused": "busy"}
        assert teacher.page("/host").status_code == 200
