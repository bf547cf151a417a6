"""Every sample of the catalogue has the shape of real views: their fields, all of them, with their kinds of values."""

from __future__ import annotations

import pytest

from tests.browser.states import DESK, PHONE, WALL
from tests.view_shapes import Shape, role, shapes

# What games and lessons by chance come to too seldom; the rules' own tests tell each of these.
SELDOM = {
    "view.lesson.practice is object, and was null",
    "view.you.practised is object, and was null",
    "view.you.class is object, and was null",
    "view.you.moved_from is number, and was null",
    "view.you.can.leave_class is in no view",
    "view.you.can.look_class is in no view",
    "view.game.settled.hunter.seat is null, and was number",
    "view.lesson.moving.* is in no view",
    "view.lesson.class_question.clock is null, and was object",
    "view.lesson.needs.[].good is in no view",
    "view.lesson.needs.[].to is in no view",
    "view.lesson.deal.good is in no view",
    "view.lesson.deal.decks is in no view",
    "view.lesson.class_question.clock.left is null, and was number",
    "view.lesson.class_question.clock.of is null, and was number",
    "view.lesson.class_question.result.answer.[] is string, and was number",
}


@pytest.fixture(scope="module")
def real() -> dict[str, Shape]:
    return shapes()


def test_every_sample_has_the_shape_of_a_real_view(real: dict[str, Shape]) -> None:
    samples = {**WALL, **DESK, **PHONE}
    found = {name: sorted(set(real[role(view)].differences(view)) - SELDOM) for name, view in samples.items()}
    assert {name: differences for name, differences in found.items() if differences} == {}


def test_a_field_that_no_view_has_and_one_that_is_missing_are_found(real: dict[str, Shape]) -> None:
    sample = WALL["turn-claim"]
    assert "view.old is in no view" in real["wall"].differences(sample | {"old": 1})
    without = {name: value for name, value in sample.items() if name != "version"}
    assert "view.version is missing" in real["wall"].differences(without)
    assert "view.game is number, and was null or object" in real["wall"].differences(sample | {"game": 3})
