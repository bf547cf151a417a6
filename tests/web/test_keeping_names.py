"""The class label, and how long names are kept: chosen before or after the lesson, and shown to students."""

import html
from datetime import date, timedelta

import pytest
from flask.testing import FlaskClient

from quizbs.app import App
from quizbs.store.lessons import ListedLesson
from quizbs.teacher.name_retention import day_of, end_of
from quizbs.web.pages.dates import long, short
from tests.web.app import teacher_of
from tests.web.test_pages import ORIGIN, browser, opened


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    return teacher_of(app)


def lesson(app: App, code: str) -> ListedLesson:
    found = app.school.lesson_start.find(code)
    assert found
    return found


def today() -> date:
    return date.today()  # noqa: DTZ011 -- of this computer, as the pages mean it


def text_of(client: FlaskClient, path: str) -> str:
    return html.unescape(client.get(path).text)


@pytest.mark.parametrize("naming", ["made", "typed", "held", "roster"])
def test_join_page_shows_who_sees_names_and_until_when(app: App, teacher: FlaskClient, naming: str) -> None:
    code = opened(teacher, naming=naming, roster="Ann\nBob")
    latest = long(today() + timedelta(days=365), today())
    page = text_of(browser(app), f"/j/{code}")
    seen = {
        "roster": "Only your teacher sees your real name next to this one.",
        "held": "Your teacher sees a typed name first, then your class.",
    }.get(naming, "Only your class and your teacher see this.")
    rule = f"Deleted a day after the lesson, unless your teacher keeps it for your marks (until {latest} at most)."
    assert f"{seen} {rule}" in page


def test_date_chosen_before_the_lesson_cannot_be_extended(app: App, teacher: FlaskClient) -> None:
    until = today() + timedelta(days=30)
    code = opened(teacher, until=until.isoformat())
    told = f"keeps it for your marks until {long(until, today())}. Then it is deleted."
    assert told in text_of(browser(app), f"/j/{code}")
    listed = lesson(app, code)
    assert listed.names_until == listed.names_at_most == end_of(until)
    later = {"until": (until + timedelta(days=1)).isoformat()}
    assert teacher.post(f"/lesson/{listed.id}/names", data=later, headers=ORIGIN).status_code == 409


@pytest.mark.parametrize("until", [0, 367, None])
def test_date_outside_the_allowed_range_is_refused(app: App, teacher: FlaskClient, until: int | None) -> None:
    typed = "soon" if until is None else (today() + timedelta(days=until)).isoformat()
    form = {"bank": "space", "preset": "classroom", "naming": "made", "until": typed}
    answer = teacher.post("/host/open", data=form, headers=ORIGIN)
    assert answer.status_code == 409
    assert "Please choose a date from tomorrow until" in answer.text
    code = opened(teacher)
    names = f"/lesson/{lesson(app, code).id}/names"
    assert teacher.post(names, data={"until": typed}, headers=ORIGIN).status_code == 409
    assert lesson(app, code).names_until is None


def test_names_can_be_kept_a_week_and_reset_by_one_tap_each(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher)
    page = text_of(teacher, f"/desk/{code}/class")
    week = today() + timedelta(days=7)
    assert f"Keep them until {short(week, today())}" in page
    names = f"/lesson/{lesson(app, code).id}/names"
    kept = teacher.post(names, data={"keep": week.isoformat()}, headers=ORIGIN)
    assert (kept.status_code, lesson(app, code).names_until) == (303, end_of(week))
    assert f"Names are kept until {short(week, today())}." in text_of(teacher, f"/desk/{code}/class")
    teacher.post(names, data={"keep": "usual"}, headers=ORIGIN)
    assert lesson(app, code).names_until is None
    assert "Names are deleted a day after the lesson." in text_of(teacher, f"/desk/{code}/class")


def test_label_has_a_maximum_length_and_is_suggested_later(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, label=" 8b  Tue ")
    assert lesson(app, code).label == "8b Tue"
    assert '<option value="8b Tue">' in teacher.get("/host").text
    label = f"/lesson/{lesson(app, code).id}/label"
    assert teacher.post(label, data={"label": "7a\u202e"}, headers=ORIGIN).status_code == 303
    assert lesson(app, code).label == "7a"
    long_one = teacher.post(label, data={"label": "a" * 13}, headers=ORIGIN)
    assert (long_one.status_code, "at most 12 characters" in long_one.text) == (409, True)
    form = {"bank": "space", "preset": "classroom", "naming": "made", "label": "b" * 13}
    assert "at most 12 characters" in teacher.post("/host/open", data=form, headers=ORIGIN).text
    assert lesson(app, code).label == "7a"


def test_only_teacher_may_keep_names(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, label="Quartz")
    student, id_ = browser(app), lesson(app, code).id
    for path in (f"/lesson/{id_}/label", f"/lesson/{id_}/names", "/lesson/none/names"):
        assert student.post(path, data={"label": "x", "keep": "delete"}, headers=ORIGIN).status_code == 403
    answer = student.get(f"/desk/{code}/class")
    assert (answer.status_code, "Quartz" in answer.text) == (403, False)
    assert lesson(app, code).label == "Quartz"


def test_class_is_deleted_only_with_the_typed_word(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, label="8b")
    wrong = teacher.post("/host/kept/delete-label", data={"label": "8b", "word": "no"}, headers=ORIGIN)
    assert (wrong.status_code, lesson(app, code).label) == (409, "8b")
    done = teacher.post("/host/kept/delete-label", data={"label": "8b", "word": "delete"}, headers=ORIGIN)
    assert (done.status_code, lesson(app, code).label) == (303, "")
    assert "The class is deleted." in teacher.get(done.location).text
    again = teacher.post("/host/kept/delete-label", data={"label": "8b", "word": "delete"}, headers=ORIGIN)
    assert again.status_code == 409


def test_end_of_a_day_belongs_to_that_day() -> None:
    day = date(2026, 3, 28)
    assert day_of(end_of(day)) == day
    assert day_of(end_of(day) + 1) == day + timedelta(days=1)
