"""Rules saved as a preset, the bell on the set-up page, and resuming open lessons."""

import re

import pytest
from flask.testing import FlaskClient

from quizbs.app import App
from tests.web.app import teacher_of
from tests.web.test_pages import ORIGIN, opened


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    return teacher_of(app)


def test_rules_saved_under_a_name_become_a_preset(app: App, teacher: FlaskClient) -> None:
    opened(teacher, preset="cheater", keep="  8b  on\tMondays ", **{"opt.call_tokens": "3", "opt.turn_time": "45"})
    page = teacher.get("/host").text
    assert 'value="own:8b on Mondays"' in page
    assert "Yours: Cheater with 2 changed" in page
    code = opened(teacher, preset="own:8b on Mondays", **{"opt.turn_time": "60"})
    listed = app.school.lesson_start.find(code)
    assert listed
    game = app.school.registry.lesson(listed.id).setup
    assert (game.preset, game.options.call_tokens, game.options.turn_time) == ("cheater", 3, 60)
    assert teacher.post("/host/preset/drop", data={"name": "8b on Mondays"}, headers=ORIGIN).location == "/host"
    page = teacher.get("/host").text
    assert "own:8b on Mondays" not in page
    assert re.search(r'value="classroom"[^>]* checked', page)  # something is ticked all the same


def test_deleted_own_preset_is_reported(teacher: FlaskClient) -> None:
    form = {"bank": "space", "preset": "own:gone"}
    page = teacher.post("/host/open", data=form, headers=ORIGIN)
    assert page.status_code == 409


def test_preset_name_is_escaped_and_shortened(teacher: FlaskClient) -> None:
    opened(teacher, keep="<b>" + "x" * 60)
    page = teacher.get("/host").text
    assert "<b>xxx" not in page
    assert "x" * 31 not in page


@pytest.mark.parametrize(("typed", "minutes"), [("35", 35), (" 40 ", 40), ("", None)])
def test_bell_can_be_set_with_the_lesson(app: App, teacher: FlaskClient, typed: str, minutes: int | None) -> None:
    listed = app.school.lesson_start.find(opened(teacher, bell=typed))
    assert listed
    lesson = app.school.registry.lesson(listed.id)
    left = None if lesson.bell.rings_at is None else round((lesson.bell.rings_at - lesson.bell.set_at) / 60)
    assert left == minutes


@pytest.mark.parametrize("typed", ["soon", "-5", "9999", "241", "3.5"])
def test_invalid_bell_is_reported(app: App, teacher: FlaskClient, typed: str) -> None:
    form = {"bank": "space", "preset": "classroom", "bell": typed}
    page = teacher.post("/host/open", data=form, headers=ORIGIN)
    assert page.status_code == 409
    assert "For the end of class, please write the minutes" in page.text
    assert app.school.lesson_start.newest() is None


def test_every_open_lesson_can_be_resumed(teacher: FlaskClient) -> None:
    codes = [opened(teacher) for _ in range(3)]
    page = teacher.get("/host").text
    assert all(f"/wall/{code}" in page for code in codes)
    assert f"/desk/{codes[-1]}" in page


def test_small_bank_shows_for_how_long_it_is_enough(app: App, teacher: FlaskClient) -> None:
    assert "enough for about" not in teacher.get("/host").text
    app.school.catalog.save("Few", app.school.catalog.content("space")[0][:15], "few.csv")
    assert "enough for about 16 min" in teacher.get("/host").text


@pytest.mark.parametrize(("sent", "weights"), [("", (2, 1)), ("1:1", (1, 1)), ("0:1", (0, 1)), ("9:9", (2, 1))])
def test_match_weights_are_chosen_at_set_up(
    app: App, teacher: FlaskClient, sent: str, weights: tuple[int, int]
) -> None:
    listed = app.school.lesson_start.find(opened(teacher, match=sent))
    assert listed
    assert app.school.registry.lesson(listed.id).setup.weights == weights
    assert re.search(rf'value="{weights[0]}:{weights[1]}" selected', teacher.get("/host").text)
