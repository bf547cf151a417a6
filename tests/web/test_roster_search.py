"""Finding one's name in a teacher's list with two letters and a tap, without showing strangers the class list."""

import re

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from quizbs.app import App
from quizbs.game.actors import Host
from quizbs.lesson.commands import Lock
from quizbs.live.roster_search import MAX_RESULTS, search
from tests.web.test_pages import ORIGIN, browser, joins, names, opened

CLASS = [
    "Annika Berg",
    "Jürgen Groß",
    "Zoë O'Neil",
    "Łukasz Ørsted",
    "Anne-Marie de la Cruz",
    "Bo Clarke",
    "İpek Yılmaz",
    "王小明",
    "김민준",
    "李 明",
    "मनु शर्मा",
]


def free(listed: list[str]) -> dict[int, tuple[str, bool]]:
    return {place: (name, True) for place, name in enumerate(listed)}


def hits(typed: str) -> list[str]:
    return list(search(free(CLASS), typed).names.values())


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("an", ["Anne-Marie de la Cruz", "Annika Berg"]),
        (" AN ", ["Anne-Marie de la Cruz", "Annika Berg"]),
        ("be", ["Annika Berg"]),
        ("Berg, Annika", ["Annika Berg"]),
        ("a b", ["Annika Berg"]),
        ("jurg", ["Jürgen Groß"]),
        ("jue", ["Jürgen Groß"]),
        ("oer", ["Łukasz Ørsted"]),
        ("JÜ", ["Jürgen Groß"]),
        ("gross", ["Jürgen Groß"]),
        ("zoe", ["Zoë O'Neil"]),
        ("oneil", ["Zoë O'Neil"]),
        ("o’n", ["Zoë O'Neil"]),
        ("lu", ["Łukasz Ørsted"]),
        ("or", ["Łukasz Ørsted"]),
        ("annemarie", ["Anne-Marie de la Cruz"]),
        ("marie c", ["Anne-Marie de la Cruz"]),
        ("bo", ["Bo Clarke"]),
        ("ip", ["İpek Yılmaz"]),
        ("yilmaz", ["İpek Yılmaz"]),
        ("王小", ["王小明"]),
        ("김민", ["김민준"]),
        ("김", ["김민준"]),
        ("王", ["王小明"]),
        ("小明", ["王小明"]),
        ("李", ["李 明"]),
        ("明", ["李 明", "王小明"]),
        ("मी", []),
        ("मनु", ["मनु शर्मा"]),
        ("nn", []),
        ("a", []),
        ("", []),
        ("  ", []),
        ("--", []),
        ("a.", []),
        ("*%_", []),
        ("annika annika", []),
        ("e\u0301\u0301\u0301", []),
    ],
)
def test_name_is_found_by_two_letters_in_any_spelling(typed: str, expected: list[str]) -> None:
    assert sorted(hits(typed)) == sorted(expected)


def test_at_most_eight_names_are_shown() -> None:
    crowd = {number: (f"Anna B{number:02}", True) for number in range(30)} | {99: ("Anna B", True)}
    some = search(crowd, "an")
    assert (len(some.names), some.more) == (MAX_RESULTS, True)
    whole = search(crowd, "Anna B")
    assert 99 in whole.names  # the whole name finds it, even if others start with the same letters
    assert search(crowd, "anna b2").more
    assert list(search(crowd, "anna b29").names) == [29]


def test_ticked_names_are_listed_apart_after_free_ones() -> None:
    crowd = {number: (f"Anna B{number:02}", number >= 20) for number in range(26)}
    some = search(crowd, "an")
    assert list(some.names) == [20, 21, 22, 23, 24, 25]
    assert (list(some.taken), some.more) == (["Anna B00", "Anna B01"], True)


# On the pages


@pytest.fixture
def code(app: App) -> str:
    teacher = browser(app)
    teacher.get(app.school.host_path)
    return opened(teacher, naming="roster", roster="\n".join(CLASS))


def looks(client: FlaskClient, path: str, who: str) -> TestResponse:
    return client.post(path, data={"who": who, "spin": "0"}, headers=ORIGIN)


def told(page: TestResponse) -> list[str]:
    """Return the names of the list that a page contains."""
    text = page.text.replace("&#39;", "'")
    return [name for name in CLASS if name in text]


def test_student_joins_by_two_letters_and_a_tap(app: App, code: str) -> None:
    phone = browser(app)
    page = looks(phone, f"/j/{code}", "be")
    assert page.status_code == 200
    assert told(page) == ["Annika Berg"]
    place = re.search(r'name="real" value="(\d+)"><bdi>Annika Berg<', page.text)
    offered = re.search(r'name="name" value="([^"]+)"', page.text)
    assert place
    assert offered
    form = {"name": offered[1], "spin": "0", "real": place[1]}
    assert phone.post(f"/j/{code}", data=form, headers=ORIGIN).location == "/play"
    assert names(app, code) == [offered[1]]
    again = looks(browser(app), f"/j/{code}", "be")
    assert told(again) == ["Annika Berg"]  # shown as ticked, so that the student of this name can ask the teacher
    assert 'name="real"' not in again.text


def test_names_are_shown_only_for_typed_letters(app: App, code: str) -> None:
    seated, _ = joins(app, code, real="5")
    for client, path in ((browser(app), f"/j/{code}"), (seated, "/together")):
        assert told(client.get(path)) == []
        assert told(client.get(f"{path}?who=an")) == []  # letters in the address don't count
        for nothing in ("", " ", "a", "%", "[", "\0\0", "x" * 9000):
            assert told(looks(client, path, nothing)) == [], nothing
        assert "No name on the class list starts like that" in looks(client, path, "qq").text
        assert "<b>qq" not in looks(client, path, "<b>qq").text


def test_partners_are_found_in_the_same_way(app: App, code: str) -> None:
    seated, _ = joins(app, code, real="5")
    page = looks(seated, "/together", "zo")
    assert told(page) == ["Zoë O'Neil"]
    place = re.search(r'name="real" value="(\d+)"', page.text)
    assert place
    assert seated.post("/together", data={"real": place[1]}, headers=ORIGIN).location == "/together"
    assert 'name="real"' not in (again := looks(seated, "/together", "zo")).text
    assert "Ask to join" in again.text


def test_device_that_searches_many_names_has_to_wait(app: App, code: str) -> None:
    stranger = browser(app)
    stranger.get("/")
    statuses = [looks(stranger, f"/j/{code}", "an").status_code for _ in range(12)]
    assert statuses == [200] * 10 + [429] * 2
    page = looks(stranger, f"/j/{code}", "an")
    assert told(page) == []
    assert "Wait a moment" in page.text
    pupil = browser(app)
    pupil.get("/")
    assert told(looks(pupil, f"/j/{code}", "jü")) == ["Jürgen Groß"]


def test_closed_lesson_reveals_no_names(app: App, code: str) -> None:
    listed = app.school.lesson_start.find(code)
    assert listed
    app.school.registry.lead(listed.id).act(Host(), "lock1", Lock())
    page = looks(browser(app), f"/j/{code}", "an")
    assert page.status_code == 409
    assert told(page) == []


def test_lesson_without_a_list_has_nothing_to_look_up(app: App) -> None:
    teacher = browser(app)
    teacher.get(app.school.host_path)
    code = opened(teacher, naming="typed")
    assert browser(app).post(f"/j/{code}", data={"who": "an", "typed": "ann"}, headers=ORIGIN).location == "/play"
