"""A saved class: its label, list and settings are restored until its date, and one tap deletes it."""

import html
import json
import re
import time
from datetime import date, timedelta

import pytest
from flask.testing import FlaskClient

from quizbs.app import App
from quizbs.store import one_person, retention
from quizbs.store.classes import Classes, SavedClass
from quizbs.teacher.name_retention import HALF_A_YEAR, day_of, end_of
from quizbs.web.pages.dates import long
from tests.web.app import teacher_of
from tests.web.test_pages import ORIGIN, browser, joins, opened

NAMES = ("Anna Ott", "Bo Ek")
IN_A_MONTH = timedelta(days=30)


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    return teacher_of(app)


@pytest.fixture
def classes(app: App) -> Classes:
    return Classes(app.store.database)


def today() -> date:
    return day_of(time.time())


def form(**more: str) -> dict[str, str]:
    until = (today() + IN_A_MONTH).isoformat()
    return {
        "label": "8b",
        "naming": "roster",
        "roster": "\n".join(NAMES),
        "keep_class": "yes",
        "class_until": until,
        "preset": "bs",
        "students": "14",
    } | more


def page_of(teacher: FlaskClient, path: str) -> str:
    return html.unescape(teacher.get(path).text)


def test_class_is_saved_with_list_settings_and_date(teacher: FlaskClient, classes: Classes) -> None:
    opened(teacher, **form())
    (kept,) = classes.list()
    assert (kept.label, kept.names, kept.until) == ("8b", NAMES, end_of(today() + IN_A_MONTH))
    assert {"preset": "bs", "students": 14}.items() <= json.loads(kept.settings).items()


def test_chosen_class_fills_in_label_list_and_settings(teacher: FlaskClient) -> None:
    opened(teacher, **form())
    opened(teacher, preset="classroom", label="9a", students="3")
    plain = page_of(teacher, "/host")
    assert 'href="/host?class=8b"' in plain
    assert NAMES[0] not in plain
    page = page_of(teacher, "/host?class=8b")
    assert re.search(r'id="label"[^>]* value="8b"', page)
    assert "\n".join(NAMES) in page
    for field in ('name="preset" value="bs"', 'name="naming" value="roster"', 'name="keep_class" value="yes"'):
        assert re.search(rf"{field}[^>]* checked", page), field
    assert re.search(r'id="students"[^>]* value="14"', page)
    assert (
        f'name="class_until" type="date" max="{today() + timedelta(days=365)}" value="{today() + IN_A_MONTH}"' in page
    )


def test_label_field_has_no_placeholder_without_a_class(teacher: FlaskClient) -> None:
    assert 'placeholder="8b"' not in page_of(teacher, "/host")


def test_new_class_is_kept_half_a_year_by_default(teacher: FlaskClient) -> None:
    page = page_of(teacher, "/host")
    assert f'value="{today() + HALF_A_YEAR}" aria-label="Keep this class until"' in page
    assert not re.search(r'name="keep_class"[^>]* checked', page)


def test_class_is_not_saved_without_tick(teacher: FlaskClient, classes: Classes) -> None:
    opened(teacher, **form(keep_class=""))
    assert classes.list() == []


def test_lesson_without_the_tick_saves_only_the_settings(teacher: FlaskClient, classes: Classes) -> None:
    opened(teacher, **form())
    opened(teacher, **form(keep_class="", roster="Cara", preset="cheater"))
    (kept,) = classes.list()
    assert kept.names == NAMES
    assert json.loads(kept.settings)["preset"] == "cheater"


def test_lesson_with_drawn_names_keeps_the_class_list(teacher: FlaskClient, classes: Classes) -> None:
    opened(teacher, **form())
    opened(teacher, **form(naming="made"))
    assert classes.list()[0].names == NAMES


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"label": " "}, "To keep this class, please give it a short name, like 8b."),
        ({"class_until": ""}, "Please choose a date from tomorrow until"),
        ({"class_until": "2999-01-01"}, "Please choose a date from tomorrow until"),
    ],
)
def test_class_that_cannot_be_kept_is_refused_and_the_list_stays(
    teacher: FlaskClient, classes: Classes, wrong: dict[str, str], says: str
) -> None:
    answer = teacher.post("/host/open", data=form(**wrong) | {"bank": "space"}, headers=ORIGIN)
    page = html.unescape(answer.text)
    assert answer.status_code == 409
    assert says in page
    assert "\n".join(NAMES) in page
    assert classes.list() == []


def test_join_page_shows_until_when_the_class_list_is_kept(app: App, teacher: FlaskClient) -> None:
    told = f"Your class list keeps your real name until {long(today() + IN_A_MONTH, today())}."
    assert told in page_of(browser(app), f"/j/{opened(teacher, **form())}")
    assert told not in page_of(browser(app), f"/j/{opened(teacher, **form(label='9a', keep_class=''))}")


def test_class_is_deleted_with_one_tap(teacher: FlaskClient, classes: Classes) -> None:
    opened(teacher, **form())
    assert "Delete <bdi>8b</bdi> and its list" in page_of(teacher, "/host?class=8b")
    for _ in range(2):  # the same tap twice
        assert teacher.post("/host/class/drop", data={"label": "8b"}, headers=ORIGIN).location == "/host"
    assert classes.list() == []


@pytest.mark.parametrize(("path", "word"), [("delete-label", "delete"), ("delete-everything", "delete everything")])
def test_class_can_be_deleted_on_the_stored_data_page(
    teacher: FlaskClient, classes: Classes, path: str, word: str
) -> None:
    classes.save(SavedClass("8b", NAMES, "{}", time.time() + 1000))
    assert '<b class="stored-data-what" dir="auto">8b</b>' in page_of(teacher, "/host/kept")
    gone = teacher.post(f"/host/kept/{path}", data={"label": "8b", "word": word}, headers=ORIGIN)
    assert gone.status_code == 303
    assert classes.list() == []


def test_class_is_deleted_on_its_date(app: App, classes: Classes) -> None:
    classes.save(SavedClass("8b", NAMES, "{}", 1000.0))
    retention.purge(app.store.database, 999.0)
    assert len(classes.list()) == 1
    retention.purge(app.store.database, 1001.0)
    assert classes.list() == []


def test_deleted_student_is_removed_from_the_class_list(app: App, teacher: FlaskClient, classes: Classes) -> None:
    code = opened(teacher, **form())
    lesson = app.school.lesson_start.find(code)
    assert lesson is not None
    joins(app, code, real="0")
    (person,) = app.store.people.in_lesson(lesson.id)
    until = classes.list()[0].until
    assert one_person.rows_about(app.store.database, lesson.id, person.id)["classes"] == [
        {"label": "8b", "name": NAMES[0], "until": until}
    ]
    app.store.database.write(lambda db: one_person.forget(db, lesson.id, person.id))
    assert classes.list()[0].names == NAMES[1:]


def test_settings_of_a_newer_quizbs_are_ignored(teacher: FlaskClient, classes: Classes) -> None:
    classes.save(SavedClass("8b", NAMES, '{"naming": 7}', time.time() + 1000))
    page = teacher.get("/host?class=8b")
    assert page.status_code == 200
    assert NAMES[0] in page.text
