"""The three sources of names: drawn names with three spins, typed names with approval, a list of real names."""

import re
from io import BytesIO
from typing import Any

import pytest
from flask.testing import FlaskClient

from quizbs.app import App
from quizbs.game import Refused
from quizbs.game.actors import Host
from quizbs.lesson.commands import Lock, Remove, Unlock
from quizbs.live.admission import name_chooser
from quizbs.live.lesson_log import Busy
from quizbs.live.live_lesson import LiveLesson
from quizbs.live.names import LONGEST, roster
from quizbs.live.waiting import GONE
from quizbs.web.access import SEAT
from tests.web.app import teacher_of
from tests.web.test_pages import ORIGIN, browser, joins, names, opened

CLASS = "Name\nAnnika Berg\nBo Clarke\nCem Demir\n"


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    return teacher_of(app)


def lesson_id(app: App, code: str) -> str:
    listed = app.school.lesson_start.find(code)
    assert listed
    return listed.id


def offered(client: FlaskClient, address: str) -> str:
    found = re.search(r'name="name" value="([^"]+)"', client.get(address).text)
    assert found
    return found[1]


def looked_up(client: FlaskClient, path: str, letters: str) -> list[tuple[str, str]]:
    """Return the names of the teacher's list that a page offers for these letters, with their positions."""
    page = client.post(path, data={"who": letters}, headers=ORIGIN)
    return re.findall(r'name="real" value="(\d+)"><bdi>([^<]+)<', page.text)


def test_drawn_name_can_be_changed_three_times(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="made")
    phone = browser(app)
    first = offered(phone, f"/j/{code}")
    assert offered(phone, f"/j/{code}") == first
    spun = [offered(phone, f"/j/{code}?spin={spin}") for spin in range(4)]
    assert spun[0] == first
    assert len(set(spun)) == 4
    assert "Another name" not in phone.get(f"/j/{code}?spin=3").text
    for nonsense in ("99", "-1", "x", "1e9", "٣"):
        assert offered(phone, f"/j/{code}?spin={nonsense}") in spun
    phone.post(f"/j/{code}", data={"name": spun[2], "take": "offered", "spin": "2"}, headers=ORIGIN)
    assert names(app, code) == [spun[2]]


def test_lesson_with_drawn_names_ignores_typed_ones(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="made")
    assert "Type a name" not in browser(app).get(f"/j/{code}").text
    for form in ({"typed": "Rude Word"}, {"name": "Rude Word", "take": "offered"}):
        joins(app, code, **form)
    assert all("Rude" not in name and len(name) <= LONGEST for name in names(app, code))
    assert len(names(app, code)) == 2


def test_approved_typed_name_joins_without_another_tap(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="held")
    phone, answer = joins(app, code, typed="Annika")
    assert answer.location == "/play"
    assert names(app, code) == []
    waits = phone.get("/play")
    assert "Your teacher is checking your name" in waits.text
    assert waits.headers["Refresh"] == f"3; url=/play?waited={code}&lesson={code}"
    assert phone.get(f"/j/{code}").location == "/play"  # a second scan keeps the waiting name
    (held,) = app.school.waiting_room.held(lesson_id(app, code))
    assert held.name == "Annika"
    for _ in range(2):  # a second tap changes nothing
        app.school.waiting_room.let_in(lesson_id(app, code), held.id)
    with pytest.raises(Refused, match="closed"):
        app.school.waiting_room.let_in(lesson_id(app, code), "nobody")
    assert names(app, code) == ["Annika"]
    assert f'data-lesson="{code}"' in phone.get("/play").text


def test_waiting_name_is_marked_while_its_page_is_closed(
    app: App, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, now = opened(teacher, naming="held"), [0.0]
    room = app.school.registry.lead(lesson_id(app, code)).waiting
    monkeypatch.setattr(room, "_clock", lambda: now[0])
    phone, _ = joins(app, code, typed="Annika")
    joins(app, code, typed="Bob")
    phone.get("/play")

    def shown() -> list[tuple[str, bool]]:
        return [(waits["name"], waits["gone"]) for waits in room.desk_rows()]

    assert shown() == [("Annika", False), ("Bob", False)]
    now[0] += GONE
    phone.get("/play")
    assert not room.has_changed()
    now[0] += 1
    assert [room.has_changed(), room.has_changed()] == [True, False]
    assert shown() == [("Annika", False), ("Bob", True)]
    now[0] += GONE
    assert shown() == [("Annika", True), ("Bob", True)]
    phone.get("/play")
    assert shown() == [("Annika", False), ("Bob", True)]
    for waits in room.held():
        app.school.waiting_room.let_in(lesson_id(app, code), waits.id)
    assert names(app, code) == ["Annika", "Bob"]


def test_doubtful_name_waits_even_if_typed_names_need_no_approval(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="typed")
    for name in ("Siriporn", "Kikelomo"):
        joins(app, code, typed=name)
    assert names(app, code) == ["Kikelomo"]
    assert [waits.name for waits in app.school.waiting_room.held(lesson_id(app, code))] == ["Siriporn"]


def test_unwanted_name_is_replaced_by_drawn_one(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="held")
    joins(app, code, typed="xX Slayer Xx")
    lesson = lesson_id(app, code)
    (held,) = app.school.waiting_room.held(lesson)
    app.school.waiting_room.let_in(lesson, held.id, drawn=True)
    (name,) = names(app, code)
    assert "Slayer" not in name
    assert app.school.waiting_room.held(lesson) == []


def test_equal_waiting_name_gets_a_number_on_admission(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="held")
    lesson = lesson_id(app, code)
    joins(app, code, typed="Dora")
    app.school.waiting_room.let_in(lesson, app.school.waiting_room.held(lesson)[0].id)
    phone, _ = joins(app, code, typed="dora")
    joins(app, code, typed="DORA")
    page = phone.get("/play").text
    assert "<bdi>dora</bdi>" in page  # a number would reveal to a stranger which names are in the lesson
    assert [one.name for one in app.school.waiting_room.held(lesson)] == ["dora", "DORA"]
    for waits in app.school.waiting_room.held(lesson):
        app.school.waiting_room.let_in(lesson, waits.id)
    assert names(app, code) == ["Dora", "dora 2", "DORA 3"]


def test_waiting_name_does_not_count_as_taken(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="held")
    lesson = lesson_id(app, code)
    joins(app, code, typed="Dora")
    joins(app, code, typed="dora")
    first, second = app.school.waiting_room.held(lesson)
    app.school.waiting_room.let_in(lesson, second.id)
    assert names(app, code) == ["dora"]  # a number would reveal to the class which names are waiting
    app.school.waiting_room.let_in(lesson, first.id)
    assert sorted(names(app, code)) == ["Dora 2", "dora"]
    joins(app, code, typed="Emil")
    seated, _ = app.school.admission.admit(lesson, name_chooser("Emil"))
    assert seated.name == "Emil"


def test_name_keeps_waiting_after_a_failed_admission(
    app: App, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = opened(teacher, naming="held")
    lesson = lesson_id(app, code)
    phone, _ = joins(app, code, typed="Annika")
    (held,) = app.school.waiting_room.held(lesson)
    app.school.registry.lead(lesson).act(Host(), "lock1", Lock())
    for drawn in (False, True):
        with pytest.raises(Refused, match="locked"):
            app.school.waiting_room.let_in(lesson, held.id, drawn=drawn)
        assert [one.name for one in app.school.waiting_room.held(lesson)] == ["Annika"]
    app.school.registry.lead(lesson).act(Host(), "unlock1", Unlock())

    def busy(*_: object) -> None:
        raise Busy

    with monkeypatch.context() as away:
        away.setattr(LiveLesson, "act", busy)
        with pytest.raises(Busy):
            app.school.waiting_room.let_in(lesson, held.id)
    assert "Your teacher is checking your name" in phone.get("/play").text
    app.school.waiting_room.let_in(lesson, held.id)
    assert names(app, code) == ["Annika"]
    assert f'data-lesson="{code}"' in phone.get("/play").text


def test_second_admission_finds_a_seat_stored_despite_an_error(
    app: App, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = opened(teacher, naming="held")
    lesson, act = lesson_id(app, code), LiveLesson.act
    joins(app, code, typed="xX Slayer Xx")
    (held,) = app.school.waiting_room.held(lesson)

    def unsure(*said: Any) -> None:
        act(*said)
        raise Busy

    with monkeypatch.context() as away:
        away.setattr(LiveLesson, "act", unsure)
        with pytest.raises(Busy):
            app.school.waiting_room.let_in(lesson, held.id, drawn=True)
    (name,) = names(app, code)
    assert "Slayer" not in name
    app.school.waiting_room.let_in(lesson, held.id)
    assert names(app, code) == [name]
    assert app.school.waiting_room.held(lesson) == []


def test_drawn_name_joins_without_approval(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="held")
    phone = browser(app)
    name = offered(phone, f"/j/{code}")
    phone.post(f"/j/{code}", data={"name": name, "take": "offered"}, headers=ORIGIN)
    assert names(app, code) == [name]


def test_name_on_the_list_can_be_picked_once(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="roster", roster=CLASS)
    assert looked_up(browser(app), f"/j/{code}", "an") == [("0", "Annika Berg")]
    _, answer = joins(app, code, real="0")
    assert answer.location == "/play"
    for place in ("0", "7", "", "x", "9999"):
        other, again = joins(app, code, real=place)
        assert again.status_code == 409
        assert "pick your own name" in again.text
        assert other.get_cookie(SEAT) is None
    looked = browser(app).post(f"/j/{code}", data={"who": "an"}, headers=ORIGIN).text
    assert 'name="real"' not in looked
    assert '<bdi>Annika Berg</bdi></b> <span class="join-quiet">already taken' in looked
    assert "Ask to join" in looked
    assert "No name on the class list" not in looked
    (seen,) = names(app, code)
    assert "Annika" not in seen


def test_ticked_name_is_released_when_student_is_removed(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="roster", roster=CLASS)
    lesson = lesson_id(app, code)
    prankster, _ = joins(app, code, real="0")
    prankster.post("/together", data={"take": "offered", "real": "1"}, headers=ORIGIN)
    joins(app, code, real="2")
    app.school.registry.lead(lesson).act(Host(), "remove1", Remove(1))
    for place in ("0", "1"):
        assert joins(app, code, real=place)[1].location == "/play"
    assert joins(app, code, real="2")[1].status_code == 409
    app.school.waiting_room.let_all_in(lesson, [one.id for one in app.school.waiting_room.held(lesson)])
    shown = app.school.registry.lead(lesson).snapshot().view(None, desk=True)["lesson"]["names"]
    assert sorted(shown.values()) == ["Annika Berg", "Bo Clarke", "Cem Demir"]


def test_equal_names_on_the_list_are_numbered(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="roster", roster="Ann Berg\nBo Clarke\nAnn Berg\n")
    assert looked_up(browser(app), f"/j/{code}", "ann") == [("0", "Ann Berg (1)"), ("2", "Ann Berg (2)")]
    joins(app, code, real="0")
    assert looked_up(browser(app), f"/j/{code}", "ann") == [("2", "Ann Berg (2)")]
    assert joins(app, code, real="2")[1].location == "/play"
    shown = app.school.registry.lead(lesson_id(app, code)).snapshot().view(None, desk=True)["lesson"]["names"]
    assert sorted(shown.values()) == ["Ann Berg (1)", "Ann Berg (2)"]


def test_too_long_list_is_refused_completely(app: App, teacher: FlaskClient) -> None:
    form = {"bank": "space", "preset": "classroom", "naming": "roster"}
    page = teacher.post(
        "/host/open", data=form | {"roster": "\n".join(f"name {number}" for number in range(201))}, headers=ORIGIN
    )
    assert page.status_code == 409
    assert "That list has 201 names" in page.text


def test_lesson_after_one_with_a_class_list_opens_without_list(app: App, teacher: FlaskClient) -> None:
    opened(teacher, naming="roster", roster=CLASS)
    page = teacher.get("/host").text
    assert "last time a class list" in page
    picked = re.findall(r'name="naming" value="(\w+)"[^>]* checked', page)
    assert picked == ["made"]
    opened(teacher, naming=picked[0])


@pytest.mark.parametrize("naming", ["typed", "held"])
@pytest.mark.parametrize(("typed", "word"), [("sh1t head", "read out loud"), ("Teacher", "somebody else")])
def test_unusable_name_is_refused_with_the_reason(
    app: App, teacher: FlaskClient, naming: str, typed: str, word: str
) -> None:
    code = opened(teacher, naming=naming)
    phone, page = joins(app, code, typed=typed)
    assert page.status_code == 409
    assert word in page.text
    assert f'value="{typed}"' in page.text
    assert phone.get_cookie(SEAT) is None
    assert names(app, code) == []
    assert app.school.waiting_room.held(lesson_id(app, code)) == []
    partner = joins(app, code, take="offered")[0]
    if naming == "typed":
        assert word in partner.post("/together", data={"typed": typed}, headers=ORIGIN).text


def test_fully_ticked_list_admits_no_further_student(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="roster", roster="Annika Berg\n")
    joins(app, code, real="0")
    for form in ({"take": "offered"}, {"real": "0"}):
        assert joins(app, code, **form)[1].status_code == 409
    assert len(names(app, code)) == 1


def test_list_without_names_is_reported(app: App, teacher: FlaskClient) -> None:
    form = {"bank": "space", "preset": "classroom", "naming": "roster", "roster": " \n;;\nName\n"}
    page = teacher.post("/host/open", data=form, headers=ORIGIN)
    assert page.status_code == 409
    assert "paste your class list" in page.text
    assert app.school.lesson_start.newest() is None


def test_list_file_may_have_any_encoding(app: App, teacher: FlaskClient) -> None:
    file = (BytesIO("Name\r\nJürgen Groß\r\nZoë Noël\r\n".encode("cp1252")), "class.csv")
    form = {"bank": "space", "preset": "classroom", "naming": "roster", "roster_file": file}
    page = teacher.post("/host/open", data=form, headers=ORIGIN, content_type="multipart/form-data")
    assert page.status_code == 303
    code = page.location.rpartition("/")[2]
    assert looked_up(browser(app), f"/j/{code}", "gross") == [("0", "Jürgen Groß")]


# Another phone for a seat


def back(app: App, code: str, seat: int) -> str:
    """Return the address in the desk's QR code for this seat."""
    listed = app.school.lesson_start.find(code)
    assert listed
    sits = app.school.registry.lesson(listed.id).seat(seat)
    person = next(one for one in app.store.people.in_lesson(listed.id) if sits and one.id == sits.person)
    return f"/back/{code}/{app.school.keyring.back_key(person.id, person.token_hash)}"


def test_seat_moves_to_another_phone_once(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="typed")
    old, _ = joins(app, code, typed="ann")
    assert teacher.get(f"/desk/{code}/seat/1.svg").status_code == 200
    assert teacher.get(f"/desk/{code}/seat/9.svg").status_code == 404
    assert browser(app).get(f"/desk/{code}/seat/1.svg").status_code == 404
    link, new = back(app, code, 1), browser(app)
    assert "Play here" in new.get(link).text
    assert f'data-lesson="{code}"' in old.get("/play").text  # opening the link alone changes nothing
    assert new.post(link, headers=ORIGIN).location == "/play"
    assert f'data-lesson="{code}"' in new.get("/play").text
    stopped = old.get("/play")
    assert stopped.status_code == 409
    assert "Your teacher moved this seat to another phone" in stopped.text
    assert 'class="button' not in stopped.text
    assert names(app, code) == ["ann"]
    stranger = browser(app)
    assert stranger.get(link).status_code == 404
    assert stranger.post(link, headers=ORIGIN).location == "/play"
    assert stranger.get_cookie(SEAT) is None
    assert back(app, code, 1) != link


def test_link_to_a_removed_seat_opens_and_reveals_nothing(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="typed")
    joins(app, code, typed="ann")
    link, stranger = back(app, code, 1), browser(app)
    app.school.registry.lead(lesson_id(app, code)).act(Host(), "remove1", Remove(1))
    for page in (stranger.get(link), stranger.post(link, headers=ORIGIN)):
        assert page.status_code == 409
        assert "Your teacher removed you" in page.text
        assert "ann" not in re.sub(r"<[^>]+>|\s+", " ", page.text).split()
    assert stranger.get_cookie(SEAT) is None


@pytest.mark.parametrize(
    ("pasted", "read"),
    [
        ("ann\nbob", ["ann", "bob"]),
        ("\ufeffName\r\nann\r\n\r\nbob\r\n", ["ann", "bob"]),
        ("First name;Last name\nAnn;Berg\nBo;Clarke", ["Ann Berg", "Bo Clarke"]),
        ('"Berg","Ann"', ["Berg Ann"]),
        ("Nr;Vorname;Nachname\n1;Ann;Berg\n2;Bo;Clarke", ["Ann Berg", "Bo Clarke"]),
        ("Lp.\tImię\tNazwisko\n1\tAnna\tKowalska", ["Anna Kowalska"]),
        ("Nombre y apellidos\nAna Ruiz", ["Ana Ruiz"]),
        ("Ad;Soyad\nEge;Kaya", ["Ege Kaya"]),
        ("Ad\nEva", ["Ad", "Eva"]),
        ("الاسم\nسارة", ["سارة"]),
        ("1. Ann Berg\n2) Bo", ["Ann Berg", "Bo"]),
        ("017\n018", ["017", "018"]),
        ("น้ำ\nप्रियांका\n李 明", ["น้ำ", "प्रियांका", "李 明"]),
        ("Ann Berg\nBo\nann berg", ["Ann Berg (1)", "Bo", "ann berg (2)"]),
        ("Ann\nAnn (1)\nAnn", ["Ann (2)", "Ann (1)", "Ann (3)"]),
        (f"{'x' * 70}\n{'x' * 80}", [f"{'x' * 60} (1)", f"{'x' * 60} (2)"]),
        ("a\u202ebc\x00", ["abc"]),
        ("x" * 100, ["x" * 60]),
        ("\n".join(f"name {number}" for number in range(300)), [f"name {number}" for number in range(300)]),
    ],
)
def test_pasted_class_list_is_read_in_any_usual_form(pasted: str, read: list[str]) -> None:
    assert roster(pasted) == read


# One phone, several students


def test_up_to_four_share_a_phone_and_leave_again(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="typed")
    phone, _ = joins(app, code, typed="ann")
    for name in ("bob", "cem", "dan"):
        assert phone.post("/together", data={"typed": name}, headers=ORIGIN).location == "/together"
    page = phone.get("/together").text
    assert [name for name in ("ann", "bob", "cem", "dan") if f"<bdi>{name}</bdi>" in page] == [
        "ann",
        "bob",
        "cem",
        "dan",
    ]
    assert "Add " not in page
    assert names(app, code) == ["ann & bob & cem & dan"]
    one_more = phone.post("/together", data={"typed": "eve"}, headers=ORIGIN)
    assert one_more.status_code == 409
    assert "Four people already share this phone" in one_more.text
    leaver = re.search(r'name="leaves" value="([^"]+)" aria-label="Remove cem', page)
    assert leaver
    phone.post("/together", data={"leaves": leaver[1]}, headers=ORIGIN)
    again = phone.post("/together", data={"leaves": leaver[1]}, headers=ORIGIN)  # a second tap
    assert again.status_code == 409
    assert names(app, code) == ["ann & bob & dan"]


def test_sharing_needs_a_seat_and_removes_own_partners_only(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="typed")
    stranger = browser(app)
    assert stranger.get("/together").location == "/"
    assert stranger.post("/together", data={"typed": "eve"}, headers=ORIGIN).location == "/"
    phone, _ = joins(app, code, typed="ann")
    joins(app, code, typed="bob")
    listed = app.school.lesson_start.find(code)
    assert listed
    bob = app.school.registry.lesson(listed.id).seats[1].person
    assert phone.post("/together", data={"leaves": bob}, headers=ORIGIN).status_code == 409
    assert names(app, code) == ["ann", "bob"]


def test_partners_tick_their_own_names(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="roster", roster=CLASS)
    phone, _ = joins(app, code, real="0")
    assert phone.post("/together", data={"take": "offered", "real": "0"}, headers=ORIGIN).status_code == 409
    assert phone.post("/together", data={"take": "offered", "real": "2"}, headers=ORIGIN).status_code == 303
    assert looked_up(phone, "/together", "cl") == [("1", "Bo Clarke")]
    assert looked_up(phone, "/together", "ce") == []
