"""The data about one student can be shown, saved and deleted; files and sums without names have none of it."""

import html
import json
import re
import time
import zipfile
from io import BytesIO

import pytest
from click.testing import CliRunner
from flask.testing import FlaskClient
from sqlalchemy import select

from quizbs.app import App
from quizbs.cli.main import commands
from quizbs.game.actors import Host, Player
from quizbs.game.commands import Call, Play
from quizbs.lesson.commands import Close, Deal
from quizbs.reports.answers import AnswerRecord
from quizbs.store.lessons import ListedLesson
from quizbs.store.people import Person
from quizbs.store.schema import metadata
from tests.web.app import teacher_of
from tests.web.past_lessons import simulated, stored
from tests.web.test_pages import ORIGIN, browser, joins, opened

REAL = "Ottokarline Vexelburg"
TYPED = "zephyrinette"
SUMS = ("lesson_sums", "asked_sums", "item_sums", "question_sums", "asked_questions")


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    return teacher_of(app)


@pytest.fixture
def lesson(app: App) -> ListedLesson:
    """Store a class with a list, in which each student's first answer was typed, and return the lesson."""

    def typed(one: AnswerRecord) -> AnswerRecord:
        return one._replace(typed=TYPED, chosen=None, kind="typed") if one.person == "person03" else one

    record = simulated(1)
    listed = stored(app, "l1", record._replace(answers=[typed(one) for one in record.answers]), time.time() - 2400)
    app.school.admission._rosters.save("l1", [f"{REAL} {number:02}" for number in range(25)])
    for number, person in enumerate(app.store.people.in_lesson("l1")):
        assert app.school.admission._rosters.tick("l1", number, person.id)
    return listed


def person(app: App, name: str, lesson: str = "l1") -> Person:
    return next(one for one in app.store.people.in_lesson(lesson) if one.name == name)


def text_of(client: FlaskClient, path: str, status: int = 200) -> str:
    answer = client.get(path)
    assert answer.status_code == status
    return " ".join(html.unescape(answer.text).split())


def deleted(client: FlaskClient, one: Person, word: str = "delete") -> tuple[int, str]:
    data = {"lesson": one.lesson, "person": one.id, "word": word}
    answer = client.post("/host/kept/delete-student", data=data, headers=ORIGIN, follow_redirects=True)
    return answer.status_code, html.unescape(answer.text)


def test_data_of_a_student_can_be_shown_saved_and_deleted(app: App, teacher: FlaskClient, lesson: ListedLesson) -> None:
    them = person(app, "tagname03x")
    assert f'href="/host/kept/{lesson.id}"' in text_of(teacher, "/host/kept")
    assert f'href="/host/kept/{lesson.id}"' in text_of(teacher, f"/report/{lesson.id}")
    listed = text_of(teacher, f"/host/kept/{lesson.id}")
    assert listed.count(REAL) == 25
    path = re.search(rf'href="(/host/kept/{lesson.id}/{them.id})"', listed)
    assert path
    shown = text_of(teacher, path[1])
    assert REAL in shown
    mine = [one for one in app.school.lesson_reports.facts(lesson).answers if one.person == them.id]
    assert shown.count("<tr><td") == len(mine) > 5
    assert TYPED in shown
    file = teacher.get(f"{path[1]}/file")
    told = json.loads(file.text)
    assert (file.headers["Cache-Control"], len(told["stored"]["results"])) == ("no-store", len(mine))
    assert told["stored"]["rosters"][0]["name"].startswith(REAL)
    assert told["stored"]["people"][0]["name"] == "tagname03x"
    assert not re.search(r"tagname(?!03x)", file.text)

    status, said = deleted(teacher, them, "yes")
    assert (status, "Please type “delete”" in said) == (409, True)
    before = app.school.lesson_reports.facts(lesson)
    status, said = deleted(teacher, them, " Delete ")
    assert (status, "The student is deleted." in said) == (200, True)
    after = app.school.lesson_reports.facts(lesson)
    assert {one.person for one in before.answers} - {one.person for one in after.answers} == {them.id}
    assert (after.sums.students, after.sums.first) == (24, len(after.first))
    pages = "".join(text_of(teacher, f"/report/{lesson.id}{path}") for path in ("", "/answers"))
    assert them.id not in pages
    assert "tagname03x" not in pages
    for again in (deleted(teacher, them), deleted(teacher, them._replace(lesson="none"))):
        assert (again[0], "already deleted" in again[1]) == (409, True)
    text_of(teacher, path[1], 409)
    text_of(teacher, f"{path[1]}/file", 409)
    text_of(teacher, "/host/kept/none", 409)


def test_only_teacher_sees_student_data(app: App, lesson: ListedLesson) -> None:
    student, them = browser(app), person(app, "tagname03x")
    for path in (
        f"/host/kept/{lesson.id}",
        f"/host/kept/{lesson.id}/{them.id}",
        f"/host/kept/{lesson.id}/{them.id}/file",
    ):
        assert (REAL in student.get(path).text, student.get(path).status_code) == (False, 403)
    assert deleted(student, them)[0] == 403
    assert person(app, "tagname03x") == them


def test_plays_of_a_student_are_listed_after_the_lesson(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher)
    for name in ("Annika", "Bertil", "Cemile"):
        joins(app, code, typed=name)
    listed = app.school.lesson_start.find(code)
    assert listed
    lesson = listed.id
    app.school.registry.lead(lesson).act(Host(), "deal", Deal())
    app.school.registry.lead(lesson).tick()
    (dealt,) = app.school.registry.lesson(lesson).games
    stream = dealt.game
    game = app.school.registry.state(stream.partition(".")[0]).game(stream)
    seat = game.turn.seat
    hands = {each: list(game.deck.hands[each]) for each in game.seats}
    at = {app.school.registry.seat_of(one): one for one in app.store.people.in_lesson(lesson)}
    them = at[seat]
    app.school.registry.lead(lesson).act(Player(seat), "play", Play(game.turn.number, (game.deck.ids[hands[seat][0]],)))
    caller = next(each for each in game.seats if each != seat)
    app.school.registry.lead(lesson).act(Player(caller), "call", Call(game.turn.number))

    path = f"/host/kept/{lesson}/{them.id}"
    open_now = teacher.get(f"{path}/file").text
    assert json.loads(open_now)["ledger"] == []
    assert "still open" in text_of(teacher, path)
    status, said = deleted(teacher, them)
    assert (status, "End it at the desk first" in said) == (409, True)

    app.school.registry.lead(lesson).act(Host(), "close", Close())
    app.school.lesson_reports.save(lesson)
    app.store.lessons.close(lesson, time.time())
    acts = json.loads(teacher.get(f"{path}/file").text)["ledger"]
    of_game = [one for one in acts if "game" in one]
    assert [one["type"] for one in of_game][:2] == ["dealt", "laid"]
    assert of_game[0]["hand"] == hands[seat]
    assert all(one.get("seat", seat) == seat for one in acts)
    other = f"/host/kept/{lesson}/{at[caller].id}/file"
    theirs = json.loads(teacher.get(other).text)["ledger"]
    assert [one["type"] for one in theirs if "game" in one][:2] == ["dealt", "called"]
    assert not any(one in theirs for one in of_game)

    assert deleted(teacher, them)[0] == 200
    assert json.loads(teacher.get(other).text)["ledger"] == []
    assert app.school.registry.lesson(lesson).phase == "", "no screen shows the lesson from memory"


def test_no_file_or_page_without_names_contains_a_name(app: App, teacher: FlaskClient, lesson: ListedLesson) -> None:
    """No name, id or typed word is in any file or page without names, or in any column of a sum."""
    secret = [REAL, "tagname", TYPED, *(one.id for one in app.store.people.in_lesson(lesson.id))]
    report = f"/report/{lesson.id}"
    told = {path: teacher.get(f"{report}{path}").data for path in ("?names=no", "/class")}
    told |= {kind: teacher.get(f"{report}/files/{kind}?names=no").data for kind in ("answers", "students", "workbook")}
    book = zipfile.ZipFile(BytesIO(told.pop("workbook")))
    told |= {name: book.read(name) for name in book.namelist()}
    env = {"QUIZBS_DATA": str(app.store.database.url.database).removesuffix("/quizbs.db")}
    for more in ((), ("--json",)):
        told[f"report {more}"] = (
            CliRunner().invoke(commands, ["report", "l1", "--without-names", *more], env=env).stdout_bytes
        )
    made = teacher.post(f"{report}/warm-up", headers=ORIGIN).location
    told["warm-up"] = teacher.get(made).data
    asked = next(one.wording for one in app.school.lesson_reports.facts(lesson).answers)
    told |= {
        path: teacher.get(path).data
        for path in (
            f"/wall/{lesson.code}/learnt",
            f"{report}/slip?question={asked}",
            "/lessons",
            f"/lessons?class={lesson.label}",
            f"/host?class={lesson.label}",
        )
    }
    with app.store.database.read() as db:
        for name in SUMS:
            rows = db.execute(select(metadata.tables[name])).all()
            assert rows or name in ("item_sums", "question_sums"), name
            told[name] = str(rows).encode()
    assert all(len(found) > 2 or name in SUMS for name, found in told.items())
    assert [(name, word) for name, found in told.items() for word in secret if word.encode() in found] == []
    with_names = teacher.get(f"{report}/files/answers").data
    assert all(word.encode() in with_names for word in (REAL, TYPED)), "the same search finds them where they are"
