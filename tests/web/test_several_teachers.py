"""Several teachers on one quizbs: another teacher's data doesn't exist for them; sign-in links; removal."""

from __future__ import annotations

import io
import itertools
import re
import time
from datetime import timedelta
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from quizbs.game.commands import HostCommand, LaptopCommand
from quizbs.game.options import PRESETS
from quizbs.live.acts import commands_of
from quizbs.live.keyring import token_hash
from quizbs.store.database import Database
from quizbs.store.owners import FIRST
from quizbs.store.schema import metadata
from quizbs.store.teachers import LINK_LASTS, Teachers
from quizbs.teacher.name_retention import day_of
from quizbs.teacher.sign_in import SignIn
from tests.web.app import teacher_of
from tests.web.past_lessons import simulated, stored
from tests.web.shipped import SILENT, Screen, host, hurried, in_with_link, open_lesson, running, student
from tests.web.test_pages import ORIGIN, browser, joins, opened

if TYPE_CHECKING:
    from pathlib import Path

    from flask.testing import FlaskClient

    from quizbs.app import App
    from tests.support.cli_runner import CliRunner

LABEL, TITLE, QUESTION, NAME, PRESET = "8bquirina", "Zephyrkunde", "Wolframfrage?", "Ottokarlin", "Vexelregeln"
CANARIES = (LABEL, TITLE, QUESTION, NAME, PRESET, "tagname")
CONTENT = b"a picture"
PICTURE = f"{blake2b(CONTENT, digest_size=16).hexdigest()}.webp"
BANK = f"Question,Answer,Wrong 1,Card,Image\n{QUESTION},Yes,No,AS,{PICTURE}\n{QUESTION} 2,1,2,,\nbroken,,,,\n"
TYPED = ["delete", "delete everything", "sign out"]

# Routes open to everybody: what they show needs a code or a key in the address, or is public.
OPEN_TO_ALL = {
    *("join.choose_name", "join.take_seat", "join.code_to_scan", "join.start", "join.type_code", "join.play"),
    *("join.leave", "join.another_head", "together.together", "together.share", "new_phone.look", "new_phone.take"),
    *("files.static_file", "check.check", "check.code_to_scan", "healthz", "readyz", "who_is_here"),
    *("sign_in.look", "sign_in.take", "metrics", "desk.look_at_remote", "desk.become_remote"),
    *("languages.tried_words", "wifi.to_scan"),
}
KINDS = {"bank_export.file": "csv", "report_files.save": "answers"}


class Owned(NamedTuple):
    """The ids and names of a teacher's data that addresses and forms may contain."""

    code: str
    lesson_id: str
    key: str
    import_id: str
    person: str
    label: str
    preset: str
    name: str  # the name of a picture


NOBODYS = Owned("ZZZZ", "0" * 12, f"own-{'0' * 16}", "1" * 16, "2" * 16, "nichtsda", "auchnicht", f"{'3' * 32}.webp")


def sign_in(app: App) -> SignIn:
    return SignIn(app.store.teachers, time.time)


def signed_in(app: App, teacher: str) -> FlaskClient:
    """Return a browser in which a teacher has signed in by a link."""
    client = browser(app)
    path = sign_in(app).link(teacher)
    assert "Sign in here" in client.get(path).text
    assert client.post("/sign-in", data={"key": path.partition("=")[2]}, headers=ORIGIN).location == "/host"
    return client


def uploaded(client: FlaskClient) -> str:
    file = {"file": (io.BytesIO(BANK.encode()), f"{TITLE}.csv"), "title": TITLE}
    location = client.post("/banks/upload", data=file, headers=ORIGIN).location
    return str(location.rpartition("/")[2])


def tomorrow() -> str:
    return (day_of(time.time()) + timedelta(days=1)).isoformat()


def owned_by(app: App, client: FlaskClient) -> list[Owned]:
    """Give a teacher data of each kind: an open lesson and a closed one, a bank, a draft, rules, a label; return it."""
    app.store.pictures.save(2, 2, CONTENT, time.time())
    kept = client.post(f"/banks/import/{uploaded(client)}", data={"title": TITLE}, headers=ORIGIN).location
    key = kept.rpartition("/")[2]
    client.post(f"/banks/{key}/details", data={"title": TITLE, "about": NAME, "language": "en"}, headers=ORIGIN)
    code = opened(client, bank=key, label=LABEL, keep=PRESET, keep_class="yes", class_until=tomorrow())
    joins(app, code, typed=NAME)
    lesson = app.store.lessons.by_code(code)
    assert lesson is not None
    over = stored(app, "ffffffffffff", simulated(1), time.time() - 2400, label=LABEL, code="K7Q4")
    import_id = uploaded(client)
    return [
        Owned(code, lesson.id, key, import_id, app.store.people.in_lesson(lesson.id)[0].id, LABEL, PRESET, PICTURE),
        Owned("K7Q4", over.id, key, import_id, app.store.people.in_lesson(over.id)[0].id, LABEL, PRESET, PICTURE),
    ]


def address(app: App, rule: Any, of: Owned) -> str:
    endpoint = rule.endpoint
    more = {"card": "AS", "place": "0", "row": 4, "seat": 1, "kind": KINDS.get(endpoint, "")}
    values = {**more, **of._asdict()}
    path = app.web.flask.url_map.bind("127.0.0.1").build(endpoint, {name: values[name] for name in rule.arguments})
    return path + ("?minutes=20" if endpoint == "desk.plan" else "")


def form(of: Owned, word: str) -> dict[str, str]:
    fields = {"lesson": of.lesson_id, "bank": of.key, "other": of.key, "person": of.person, "label": of.label}
    rules = {"preset": "classroom", "naming": "made", "name": of.preset, "keep": "usual", "number": "1"}
    rules |= {"picture": of.name}
    return fields | rules | {"word": word, "title": "Taken", "away": "1", "position": "0", "off": "1", "banks": "1"}


def rows_of(app: App, owners: set[str]) -> dict[str, list[str]]:
    """Return all rows of the database, by table, without those of other owners."""
    with app.store.database.read() as db:
        whole = {table: [row._asdict() for row in db.execute(table.select())] for table in metadata.sorted_tables}
    others = {
        str(row[name])
        for rows in whole.values()
        for row in rows
        for name in ("id", "owner")
        if name in row and row.get("owner", FIRST) not in owners
    }
    return {
        table.name: sorted(line for row in rows if not any(id_ in (line := repr(row)) for id_ in others) and line)
        for table, rows in whole.items()
        if table.name not in ("question_sums", "pictures")
    }


@pytest.fixture
def two(app: App) -> None:
    """Add two teachers; the first one becomes the owner of all existing data."""
    for name in ("Ada", "Bo"):
        app.store.teachers.add(name, time.time())


def second(teachers: Teachers) -> str:
    return next(id_ for id_ in teachers.signed_in() if id_ != FIRST)


def seen(answer: Any, of: Owned) -> tuple[int, str, str]:
    """Return a response without the names in ``of``, to compare; assert that it has no data of the other teacher."""
    said = answer.text + (answer.location or "")
    for value in of:
        said = said.replace(value, "…")
    assert not any(canary in said for canary in CANARIES), answer.request.path
    return answer.status_code, answer.mimetype, re.sub(r"\d\d:\d\d|[0-9a-f]{16}|nonce=.{24}", "", said)


def assert_alike(app: App, client: FlaskClient, rule: Any, of: Owned) -> None:
    """Assert that a route answers the same for another teacher's data and for data that doesn't exist."""
    paths = [(one, address(app, rule, one)) for one in (of, NOBODYS)]
    if "GET" in rule.methods:
        mine, none = (seen(client.get(path), one) for one, path in paths)
        assert mine == none, rule
        return
    for word in TYPED if rule.endpoint.startswith("keeping.") else ("",):
        mine, none = (seen(client.post(path, data=form(one, word), headers=ORIGIN), one) for one, path in paths)
        assert mine == none, rule


@pytest.mark.usefixtures("two")
def test_data_of_another_teacher_is_not_found_on_any_page(app: App) -> None:
    theirs, other = signed_in(app, FIRST), signed_in(app, second(app.store.teachers))
    owned = owned_by(app, theirs)
    other.post("/host/open", data={"bank": "space", "preset": "bs", "naming": "made"}, headers=ORIGIN)
    before = rows_of(app, {FIRST})
    rules = [rule for rule in app.web.flask.url_map.iter_rules() if rule.endpoint not in OPEN_TO_ALL]
    for rule in rules:
        for of in owned:
            assert_alike(app, other, rule, of)
    assert len(rules) > 60
    assert rows_of(app, {FIRST}) == before

    for rule in rules:  # for the owner all of it exists
        if "GET" in (rule.methods or ()) and not rule.endpoint.startswith("transfer."):  # only without other teachers
            answers = {theirs.get(address(app, rule, of)).status_code for of in owned}
            assert 200 in answers or 303 in answers, rule


@pytest.mark.usefixtures("two")
def test_forms_cannot_use_data_of_another_teacher(app: App) -> None:
    owned = owned_by(app, signed_in(app, FIRST))[0]
    other = signed_in(app, second(app.store.teachers))
    bank = app.school.catalog.for_teacher(second(app.store.teachers)).save("Mine", (), "")
    for path, fields in (
        (f"/banks/{bank}/merge", {"other": owned.key}),
        ("/host/open", {"bank": owned.key, "preset": PRESET, "naming": "made"}),
        ("/host/fits", {"bank": owned.key, "students": "24"}),
    ):
        assert not any(canary in other.post(path, data=fields, headers=ORIGIN).text for canary in CANARIES), path
    for path in (f"/host?bank={owned.key}", f"/banks?archived={owned.key}", "/banks?q=kunde", "/lessons?class=8b"):
        assert not any(canary in other.get(path).text for canary in CANARIES), path


def test_picture_is_visible_to_its_teacher_and_their_class(app: App) -> None:
    laptop = teacher_of(app)
    owned = owned_by(app, laptop)[0]
    path = f"/picture/{PICTURE}"
    assert browser(app).get(path).status_code == 200, "a laptop has one teacher"
    for name in ("Ada", "Bo"):
        app.store.teachers.add(name, time.time())
    ada, bo = signed_in(app, FIRST), signed_in(app, second(app.store.teachers))
    bos = opened(bo)
    sits, elsewhere = joins(app, owned.code, typed="ann")[0], joins(app, bos, typed="ben")[0]
    remote, given = browser(app), str(ada.get(f"/desk/{owned.code}/remote").json["path"])  # type: ignore[index]
    remote.post(given.partition("?")[0], data={"key": given.partition("=")[2]}, headers=ORIGIN)
    seen_by = [client.get(path).status_code for client in (ada, sits, remote, bo, elsewhere, browser(app), laptop)]
    assert seen_by == [200, 200, 200, 404, 404, 404, 404]

    # Naming a picture in a form or a file doesn't give access to it.
    bank = app.school.catalog.for_teacher(second(app.store.teachers)).save("Mine", (), "")
    fields = {"text": "Q?", "way": "pick", "choice1": "Yes", "right1": "1", "choice2": "No", "picture": PICTURE}
    assert bo.post(f"/banks/{bank}/question/new", data=fields, headers=ORIGIN).status_code == 303
    bo.post(f"/banks/import/{uploaded(bo)}", data={"title": "Mine too"}, headers=ORIGIN)
    assert bo.get(path).status_code == 404
    assert ada.get(path).status_code == 200

    new = app.store.pictures.save(2, 2, b"another one", time.time())
    assert bo.get(f"/picture/{new}").status_code == 200, "in no question yet: the form shows it"
    assert bo.post(f"/banks/{bank}/question/new", data=fields | {"picture": new}, headers=ORIGIN).status_code == 303
    assert [client.get(f"/picture/{new}").status_code for client in (bo, elsewhere, ada, sits)] == [200, 200, 404, 404]


@pytest.mark.usefixtures("two")
def test_second_teacher_learns_no_results(app: App) -> None:
    stored(app, "ffffffffffff", simulated(1), time.time() - 2400)
    texts = [question.text for question in app.school.catalog.content("space")[0]]
    results = app.store.question_results
    assert results.for_teacher(FIRST).last_time(texts)
    assert results.for_teacher(second(app.store.teachers)).last_time(texts) == {}
    reports = app.school.lesson_reports
    assert reports.for_teacher(FIRST).of_class("8b")
    assert reports.for_teacher(second(app.store.teachers)).of_class("8b") == []
    again = app.school.lesson_start.for_teacher(second(app.store.teachers)).open(
        app.school.lesson_start.setup("classroom", PRESETS["classroom"], app.school.catalog.find("space"), ()),
        label="8b",
    )
    assert reports.still_open(again.id, "space") == []


@pytest.mark.usefixtures("two")
def test_sign_in_link_works_once_for_three_days_until_replaced(app: App) -> None:
    now, opens = time.time(), app.store.teachers
    first, newer = sign_in(app).link(FIRST), sign_in(app).link(FIRST)
    client = browser(app)
    assert client.get(first).status_code == 403
    assert client.get(newer).status_code == client.get(newer).status_code == 200, "looking uses nothing up"
    key = newer.partition("=")[2]
    assert opens.opened_by(token_hash(key), now + LINK_LASTS - 60) == FIRST
    assert opens.opened_by(token_hash(key), now + LINK_LASTS + 60) is None
    assert client.post("/sign-in", data={"key": key}, headers=ORIGIN).location == "/host"
    assert client.get("/host").status_code == 200
    assert client.post("/sign-in", data={"key": key}, headers=ORIGIN).location == "/host", "a second tap"
    stranger = browser(app)
    for path in (newer, "/sign-in", "/sign-in?key=ä"):
        assert stranger.get(path).status_code == 403
    assert "Ask your admin for a new one" in stranger.post("/sign-in", data={"key": key}, headers=ORIGIN).text
    assert stranger.get("/host").status_code == 403
    assert "link that your admin gave you" in stranger.get("/host").text


def test_first_teacher_added_invalidates_the_start_address(app: App) -> None:
    owner = teacher_of(app)
    code = opened(owner)
    assert owner.get("/host").status_code == 200
    app.store.teachers.add("Ada", time.time())
    assert browser(app).get(app.school.host_path).status_code == 403
    assert owner.get("/host").status_code == owner.get(f"/desk/{code}").status_code == 403
    ada = signed_in(app, FIRST)
    assert ada.get(f"/wall/{code}").status_code == 200, "the first has what was there"
    app.store.teachers.remove(FIRST, time.time())
    app.school.deletion.apply()
    assert owner.get("/host").status_code == ada.get("/host").status_code == 403
    assert browser(app).get(app.school.host_path).status_code == 303, "nobody is left: it is a laptop again"


@pytest.mark.usefixtures("two")
def test_removed_teacher_is_out_and_data_continues(app: App) -> None:
    gone, keeps = signed_in(app, second(app.store.teachers)), signed_in(app, FIRST)
    code = opened(gone, label=LABEL)
    key = gone.post(f"/banks/import/{uploaded(gone)}", data={"title": TITLE}, headers=ORIGIN).location
    listed = app.store.lessons.by_code(code)
    assert listed is not None
    remote = browser(app)
    path = str(gone.get(f"/desk/{code}/remote").json["path"])  # type: ignore[index]
    remote.post(path.partition("?")[0], data={"key": path.partition("=")[2]}, headers=ORIGIN)
    assert remote.get(f"/desk/{code}").status_code == 200
    app.store.teachers.remove(second(app.store.teachers), time.time(), to=FIRST)
    assert gone.get("/host").status_code == gone.get(f"/wall/{code}").status_code == 403
    assert remote.get(f"/desk/{code}").status_code == 403
    assert keeps.get(f"/wall/{code}").status_code == keeps.get(key).status_code == 200

    app.store.teachers.add("Cy", time.time())
    third = signed_in(app, second(app.store.teachers))
    code = opened(third, label=LABEL)
    key = third.post(f"/banks/import/{uploaded(third)}", data={"title": TITLE}, headers=ORIGIN).location
    before = rows_of(app, {FIRST})
    app.store.teachers.remove(second(app.store.teachers), time.time())
    assert third.get(key).status_code == 403
    assert app.store.lessons.by_code(code) is None
    left = rows_of(app, {FIRST})
    assert {name: rows for name, rows in left.items() if name not in ("teachers", "lessons")} == {
        name: rows for name, rows in before.items() if name not in ("teachers", "lessons")
    }
    assert all(row.owner in (FIRST, "") or not row.code for row in app.store.lessons.with_data())


@pytest.mark.usefixtures("two")
def test_sign_out_affects_one_teacher_only(app: App) -> None:
    ada, elsewhere, bo = signed_in(app, FIRST), signed_in(app, FIRST), signed_in(app, second(app.store.teachers))
    assert ada.post("/host/kept/sign-out", data={"word": "sign out"}, headers=ORIGIN).status_code == 303
    assert [client.get("/host").status_code for client in (ada, elsewhere, bo)] == [200, 403, 200]
    stolen = ada.get_cookie(app.web.access.host_name)
    assert stolen is not None
    forger = browser(app)
    for forged in (
        stolen.value.replace(FIRST, second(app.store.teachers), 1),
        stolen.value[:-1],
        second(app.store.teachers),
        "..",
    ):
        forger.set_cookie(app.web.access.host_name, forged)
        assert forger.get("/host").status_code == 403


def test_teacher_commands_add_list_and_remove_teachers(quizbs: CliRunner, tmp_path: Path) -> None:
    said = quizbs("teacher", "list", within=tmp_path)
    assert "one owner" in said.stdout
    added = quizbs("teacher", "add", "Ada  Lovelace", within=tmp_path)
    assert "Ada Lovelace gets the banks and lessons" in added.stdout
    assert re.search(r"http://\S+/sign-in\?key=[\w-]{32}\n", added.stdout)
    assert quizbs("teacher", "add", "Ada Lovelace", within=tmp_path).returncode == 1
    assert quizbs("teacher", "add", " ", within=tmp_path).returncode == 1
    assert "gets the banks" not in quizbs("teacher", "add", "Bo", within=tmp_path).stdout
    (tmp_path / "a.csv").write_text(BANK)
    assert "--teacher NAME" in quizbs("import", "a.csv", within=tmp_path).stderr
    assert quizbs("import", "a.csv", "--teacher", "Bo", within=tmp_path).returncode == 0
    assert "a.csv" not in quizbs("export", "a", "--teacher", "Ada Lovelace", within=tmp_path).stderr
    assert quizbs("export", "a", "--teacher", "Bo", "-o", "b.csv", within=tmp_path).returncode == 0
    told = quizbs("teacher", "list", within=tmp_path).stdout.splitlines()
    assert told == ["Ada Lovelace: 0 banks, 0 lessons, link not used yet", "Bo: 1 bank, 0 lessons, link not used yet"]
    assert re.search("key=", quizbs("teacher", "link", "Bo", within=tmp_path).stdout)
    assert "each opens the reports of their own" in quizbs("report", "K7Q4", within=tmp_path).stderr
    asked = quizbs("teacher", "remove", "Bo", within=tmp_path)
    assert (asked.returncode, "Bo has 1 bank and 0 lessons" in asked.stderr) == (1, True)
    for wrong in (("Bo", "--give-to", "Bo"), ("Bo", "--give-to", "Cy"), ("Cy", "--delete")):
        assert quizbs("teacher", "remove", *wrong, within=tmp_path).returncode == 1
    assert quizbs("teacher", "remove", "Bo", "--give-to", "Ada Lovelace", within=tmp_path).returncode == 0
    assert quizbs("teacher", "list", within=tmp_path).stdout.startswith("Ada Lovelace: 1 bank")
    assert quizbs("teacher", "remove", "Ada Lovelace", "--delete", within=tmp_path).returncode == 0
    assert "one owner" in quizbs("teacher", "list", within=tmp_path).stdout


def refused(screen: Screen) -> str:
    return str(screen.refused["data"]["why"])


def test_screens_and_acts_cannot_use_a_lesson_of_another_teacher(tmp_path: Path) -> None:
    with running(tmp_path, program=hurried(SILENT)) as server:
        owner = host(server)
        code = open_lesson(owner)
        phone = Screen(student(server, code, NAME), "phone", code)
        laptops = Screen(owner, "wall", code)
        database = Database(f"sqlite:///{tmp_path / 'quizbs.db'}")
        teachers = Teachers(database)
        for name in ("Ada", "Bo"):
            teachers.add(name, time.time())
        assert laptops.closes()
        assert refused(Screen(owner, "wall", code)) == "unknown"
        ada, bo = in_with_link(server, database, FIRST), in_with_link(server, database, second(teachers))
        wall = Screen(ada, "wall", code)
        bos = open_lesson(bo)
        desks = itertools.cycle([Screen(bo, "desk", bos) for _ in range(3)])  # several, since each has a rate limit
        for screen in ("wall", "desk"):
            for which in (code, "ZZZZ"):
                assert refused(Screen(bo, screen, which)) == "closed"
        before = wall.sync()
        for command in (*commands_of(HostCommand), *commands_of(LaptopCommand)):
            name = str(command.__struct_config__.tag)
            if name != "close":
                next(desks).ask("act", {"id": f"about{name}".replace("_", ""), "act": {"do": name}})
                for watching in (wall, phone):
                    watching.drain()
        assert wall.sync()["lesson"] == before["lesson"]
        assert phone.sync()["lesson"]["code"] == code
        teachers.remove(FIRST, time.time(), to=second(teachers))
        assert wall.closes()
        assert refused(Screen(ada, "wall", code)) == "unknown"
        assert Screen(bo, "wall", code).act("lock") == {"done": True}
        database.close()
        assert "Traceback" not in server.log
