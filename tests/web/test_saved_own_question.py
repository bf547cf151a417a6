"""A question typed on the spot is saved to one of the teacher's banks if the teacher ticks that."""

import html

import pytest
from flask.testing import FlaskClient

from quizbs.app import App
from quizbs.game import Refused
from quizbs.game.actors import Host
from quizbs.lesson.commands import AskOwn, EndClass
from quizbs.quiz.question import Choice, Kind, Question
from tests.web.app import teacher_of
from tests.web.test_naming import lesson_id
from tests.web.test_pages import joins, opened

RIVER = Question("r1", "Which is a river?", Kind.CHOICE, (Choice("Nile", right=True), Choice("Fuji")))
PICKED = AskOwn("What grew there?", "moss", ("mouse", ""), save=True)
TYPED = AskOwn("And where?", "North side", save=True)


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    return teacher_of(app)


def lesson_with(app: App, teacher: FlaskClient, **form: str) -> str:
    code = opened(teacher, **form)
    for name in ("ann", "bob"):
        joins(app, code, typed=name)
    return lesson_id(app, code)


def asks(app: App, lesson: str, *commands: AskOwn) -> None:
    """Ask one question after the other, each command with its own id."""
    for command in commands:
        number = len(app.school.registry.lesson(lesson).questions) + 1
        app.school.host_actions.do(lesson, f"own{number}", command)
        app.school.registry.lead(lesson).act(Host(), f"end{number}", EndClass(number))


def texts(app: App, key: str) -> list[str]:
    return [question.text for question in app.school.catalog.content(key)[0]]


def test_typed_question_is_saved_to_the_lessons_bank(app: App, teacher: FlaskClient) -> None:
    key = app.school.catalog.save("Rivers", (RIVER,), "")
    lesson = lesson_with(app, teacher, bank=key)
    asks(app, lesson, PICKED, TYPED)
    assert texts(app, key) == [RIVER.text, "What grew there?", "And where?"]
    _, picked, typed = app.school.catalog.content(key)[0]
    assert [(choice.text, choice.right) for choice in picked.choices] == [("moss", True), ("mouse", False)]
    assert (typed.kind, typed.accept) == (Kind.TYPED, ("North side",))
    assert "What grew there?" in html.unescape(teacher.get(f"/banks/{key}").text)
    assert 'value="mouse"' in teacher.get(f"/banks/{key}/question/1").text


def test_question_asked_twice_is_saved_once(app: App, teacher: FlaskClient) -> None:
    key = app.school.catalog.save("Rivers", (RIVER,), "")
    lesson = lesson_with(app, teacher, bank=key)
    for _ in range(2):  # a late second tap
        app.school.host_actions.do(lesson, "own1", PICKED)
    app.school.registry.lead(lesson).act(Host(), "end1", EndClass(1))
    asks(app, lesson, PICKED)
    assert texts(app, key) == [RIVER.text, "What grew there?"]


def test_typed_question_is_saved_to_my_questions_with_shipped_bank(app: App, teacher: FlaskClient) -> None:
    asks(app, lesson_with(app, teacher), PICKED, TYPED)
    asks(app, lesson_with(app, teacher), PICKED)
    (mine,) = [entry for entry in app.school.catalog.offered() if entry.own]
    assert mine.title == "My questions"
    assert texts(app, mine.key) == ["What grew there?", "And where?"]


def test_typed_question_is_saved_only_if_valid_and_ticked(app: App, teacher: FlaskClient) -> None:
    lesson = lesson_with(app, teacher)
    asks(app, lesson, AskOwn("What grew there?", "moss"))
    with pytest.raises(Refused, match="not_understood"):
        asks(app, lesson, AskOwn("What grew there?", " ", save=True))
    app.school.host_actions.do(lesson, "own2", AskOwn("Why?", "rain"))
    with pytest.raises(Refused):
        app.school.host_actions.do(lesson, "own3", PICKED)  # while a question is open
    assert not [entry for entry in app.school.catalog.offered() if entry.own]
