"""A round alone ends when its page has been closed for a minute; other lessons stay open."""

import re
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import Engine, event

from quizbs.app import App
from quizbs.live.screen import Screen
from quizbs.store.database import Database
from quizbs.store.lessons import Lessons
from quizbs.teacher.housekeeping import Housekeeping
from tests.live.running import Line
from tests.web.app import teacher_of
from tests.web.test_naming import lesson_id
from tests.web.test_pages import ORIGIN, opened


class Left:
    """An app without connected screens; ``at`` is its clock."""

    def __init__(self, app: App) -> None:
        self.app, self.at = app, 0.0
        self.keeps = Housekeeping(app.store, app.school.registry, app.school.lesson_reports, lambda: self.at)

    def after(self, seconds: float) -> list[str]:
        """Let time pass, with housekeeping every ten seconds; return the codes of the lessons that are still open."""
        for _ in range(round(seconds / 10)):
            self.keeps.end_rounds_alone()
            self.at += 10
        self.keeps.end_rounds_alone()
        return [listed.code for listed in self.app.school.lesson_start.still_open()]


@pytest.fixture
def left(app: App) -> Left:
    return Left(app)


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    return teacher_of(app)


def rehearsed(teacher: FlaskClient) -> str:
    """Begin a round alone, and return its code."""
    bank = re.search(r'name="bank" value="([^"]+)"', teacher.get("/host").text)
    assert bank
    form: dict[str, Any] = {"bank": bank[1], "preset": "classroom", "naming": "made", "rehearse": "bots"}
    return teacher.post("/host/open", data=form, headers=ORIGIN).location.rpartition("/")[2]


def test_rehearsal_ends_a_minute_after_its_page_is_closed(app: App, teacher: FlaskClient, left: Left) -> None:
    code = rehearsed(teacher)
    assert left.after(50) == [code]
    assert left.after(10) == []
    assert app.school.lesson_start.find(code) is None
    assert "names" not in teacher.get("/host").text.partition("A lesson is open")[2]


def test_rehearsal_continues_while_a_screen_is_connected(app: App, teacher: FlaskClient, left: Left) -> None:
    code = rehearsed(teacher)
    lesson, page = app.school.registry.lead(lesson_id(app, code)), Screen("page", None, Line())
    lesson.screens["page"] = page
    assert left.after(120) == [code]
    lesson.screens.clear()
    assert left.after(30) == [code]
    lesson.screens["page"] = page
    assert left.after(10) == [code]
    lesson.screens.clear()
    assert left.after(50) == [code], "the minute begins anew"
    assert left.after(10) == []


def test_lesson_with_a_class_is_not_ended_without_screens(app: App, teacher: FlaskClient, left: Left) -> None:
    code = opened(teacher)
    assert left.after(600) == [code]


def test_lessons_in_use_are_recorded_in_one_transaction(app: App, teacher: FlaskClient) -> None:
    codes = [opened(teacher) for _ in range(3)]
    for code in codes:
        app.school.registry.lead(lesson_id(app, code)).add(Screen(code, None, Line()))
    before = app.store.database.commits
    app.school.housekeeping.touch()
    assert app.store.database.commits == before + 1, "after each of them people and lists are read again"


def test_check_of_open_lessons_needs_one_query(app: App, teacher: FlaskClient, left: Left) -> None:
    codes = [opened(teacher), opened(teacher), rehearsed(teacher)]
    assert set(left.after(0)) == {*codes}
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    Lessons(Database(app.store.database.url)).touch([lesson_id(app, codes[0])], 1e12)
    app.store.database.listen()  # so nothing that was read before is believed
    event.listen(Engine, "before_cursor_execute", note)
    left.keeps.end_rounds_alone()
    event.remove(Engine, "before_cursor_execute", note)
    assert len(asked) == 1
    assert len(left.after(60)) == 2
