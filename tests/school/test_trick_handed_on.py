"""Trick the class on PostgreSQL: a round continues on another process, with the lies already written."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING, Any

import pytest

from quizbs.store.lessons import Lessons
from quizbs.store.people import People
from tests.web.shipped import SILENT, Screen, host, open_lesson, student, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from quizbs.store.database import Database
    from tests.school.school import School

pytestmark = pytest.mark.postgres
LIES = {"ann": "  Сидней 🦘 ", "bob": 'O\'Hara "x"; DROP TABLE people --', "cem": "Сидней 🦘", "dan": "é" * 60}


def round_of(screen: Screen) -> Any:
    return screen.sync()["lesson"]["trick"]


def test_round_continues_on_another_process_after_a_kill(school: Callable[..., School], database: Database) -> None:
    both = school(SILENT)
    dies, lives = both.start(), both.start()
    teacher = host(dies)
    code = open_lesson(teacher)
    browsers = {name: student(dies, code, name) for name in LIES}
    phones = {name: Screen(browser, "phone", code) for name, browser in browsers.items()}
    desk = Screen(teacher, "desk", code)
    assert desk.act("ask_trick") == {"done": True}
    assert phones["ann"].act("write_lie", number=1, text=" \u200b ") == {"refused": "empty"}
    assert phones["ann"].act("write_lie", number=1, text="x" * 61) == {"refused": "too_long"}
    for name, lie in LIES.items():
        assert phones[name].act("write_lie", number=1, text=lie) == {"done": True}
    assert until(lambda: round_of(desk)["phase"] == "glance", "everybody to have written")

    dies.stop(signal.SIGKILL)
    teacher.server = lives
    for browser in browsers.values():
        browser.server = lives
    desk = until(lambda: None if (line := Screen(teacher, "desk", code)).refused else line, "the desk at the other one")
    phones = {name: Screen(browser, "phone", code) for name, browser in browsers.items()}
    assert round_of(desk)["phase"] == "glance"
    assert phones["bob"].sync()["you"]["trick"]["lie"] == LIES["bob"]
    assert desk.act("go_on_trick", number=1, step=round_of(desk)["step"]) == {"done": True}
    tiles = [tile["text"] for tile in round_of(desk)["tiles"]]
    assert {lie.strip().casefold() for lie in LIES.values()} <= {tile.rstrip(".").casefold() for tile in tiles}
    assert len(tiles) == 4, "two wrote the same"
    for name, phone in phones.items():
        at = next(at for at, tile in enumerate(tiles) if ("Сидней" if name in ("bob", "dan") else "DROP") in tile)
        assert phone.act("choose_tile", number=1, tile=at) == {"done": True}
    while not (turned := round_of(desk))["turned"] or len(turned["turned"]) < len(tiles):
        desk.act("go_on_trick", number=1, step=turned["step"])
    votes = {tile["text"][:4]: tile["votes"] for tile in round_of(desk)["tiles"]}
    assert votes["Сидн"] == 2
    assert [phones[name].sync()["you"]["trick"]["points"] for name in LIES] == [2, 2, 2, 0]
    listed = Lessons(database).by_code(code)
    assert listed
    assert len(People(database).in_lesson(listed.id)) == 4
    for server in both.processes:
        assert "Traceback" not in server.log
