"""A round alone that was begun on the set-up page ends when its page has been closed for a minute."""

import re
from typing import Any

import pytest
from flask.testing import FlaskClient

from quizbs.app import App
from quizbs.teacher.housekeeping import GONE, Housekeeping
from tests.web.app import teacher_of
from tests.web.test_pages import ORIGIN


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    return teacher_of(app)


def rehearsed(teacher: FlaskClient) -> str:
    """Begin a round alone, and return its code."""
    bank = re.search(r'name="bank" value="([^"]+)"', teacher.get("/host").text)
    assert bank
    form: dict[str, Any] = {"bank": bank[1], "preset": "classroom", "naming": "made", "rehearse": "bots"}
    return teacher.post("/host/open", data=form, headers=ORIGIN).location.rpartition("/")[2]


def test_rehearsal_ends_a_minute_after_its_page_is_closed(app: App, teacher: FlaskClient) -> None:
    code, at = rehearsed(teacher), 0.0
    kept = Housekeeping(app.store, app.school.registry, app.school.lesson_reports, lambda: at)
    kept.end_rounds_alone()
    at += GONE
    kept.end_rounds_alone()
    assert app.school.lesson_start.find(code) is None
    assert "names" not in teacher.get("/host").text.partition("A lesson is open")[2]
