"""The animals of students: which one each gets, and on which screens it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from quizbs.game.options import PRESETS
from quizbs.lesson.commands import GameSetup
from quizbs.live.drawn_names import HEADS, WORDS
from tests.web.app import teacher_of
from tests.web.test_naming import lesson_id
from tests.web.test_pages import ORIGIN, browser, joins, opened

if TYPE_CHECKING:
    from flask.testing import FlaskClient

    from quizbs.app import App


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    return teacher_of(app)


def heads(app: App, code: str) -> dict[str, str]:
    """Return the animals on a phone by the students' names."""
    view = app.school.registry.lead(lesson_id(app, code)).snapshot().view(1)
    return {seat["name"]: seat["head"] for seat in view["lesson"]["seats"]}


def may_take_another(app: App, code: str) -> list[bool]:
    """Return for each seat whether its phone offers another animal."""
    snapshot = app.school.registry.lead(lesson_id(app, code)).snapshot()
    return [snapshot.view(seat["seat"])["you"]["other_head"] for seat in snapshot.view(1)["lesson"]["seats"]]


def test_animals_are_unique_in_a_class(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="typed")
    for number in range(15):
        joins(app, code, typed=f"student {number}")
        joins(app, code)
    found = heads(app, code)
    assert may_take_another(app, code) == [True, False] * 15
    assert len(found) == 30
    assert len(set(found.values())) == 30
    assert set(found.values()) <= set(HEADS)
    assert all(head in name.lower() for name, head in found.items() if not name.startswith("student"))


def test_student_with_a_typed_name_may_change_the_animal(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="typed")
    phone, _ = joins(app, code, typed="ann")
    joins(app, code, typed="bob")
    before = heads(app, code)
    answer = phone.post("/head", headers=ORIGIN)
    assert (answer.status_code, answer.headers["Location"]) == (303, "/play")
    after = heads(app, code)
    assert after["ann"] not in before.values()
    assert after["bob"] == before["bob"]


def test_student_with_a_drawn_name_keeps_the_animal(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="made")
    phone, _ = joins(app, code)
    before = heads(app, code)
    phone.post("/head", headers=ORIGIN)
    assert heads(app, code) == before


def test_drawn_names_are_in_the_language_of_the_wall(app: App, teacher: FlaskClient) -> None:
    setup = GameSetup(preset="classroom", options=PRESETS["classroom"])
    listed = app.school.lesson_start.open(setup, "held", language="de")
    for number in range(8):
        joins(app, listed.code, typed=f"student {number}" if number % 2 else "")
    for waits in app.school.waiting_room.held(listed.id):
        app.school.waiting_room.let_in(listed.id, waits.id, drawn=True)
    app.school.joining.seat_bot(listed.id, "sprout")
    words = WORDS["de"]
    german = {name for adjective in words.adjectives for name in words.names_with(adjective).values()}
    found = heads(app, listed.code)
    assert (len(found), set(found) <= german) == (9, True)


def test_change_of_animal_without_a_seat_is_redirected(app: App) -> None:
    answer = browser(app).post("/head", headers=ORIGIN)
    assert (answer.status_code, answer.headers["Location"]) == (303, "/play")


def test_student_given_a_drawn_name_gets_its_animal(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="held")
    lesson = lesson_id(app, code)
    joins(app, code, typed="ann")
    joins(app, code, typed="rude")
    ann, rude = app.school.waiting_room.held(lesson)
    app.school.waiting_room.let_in(lesson, ann.id)
    app.school.waiting_room.let_in(lesson, rude.id, drawn=True)
    (drawn,) = (name for name in heads(app, code) if name != "ann")
    assert heads(app, code)[drawn] in drawn.lower()
    assert heads(app, code)["ann"] == ann.head
