"""Where names come from: drawn ones with three spins, typed ones that a teacher looks at, a list of real names."""

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from quizbs.app import House
from quizbs.game import Refused
from quizbs.lesson.commands import Lock, Remove, Unlock
from quizbs.play import Busy
from quizbs.rounds import lesson_stream
from quizbs.web.access import SEAT
from quizbs.web.names import LONGEST, roster
from tests.web.house import house_in, teacher_of
from tests.web.test_pages import ORIGIN, browser, joins, names, opened

CLASS = "Name\nAnnika Berg\nBo Clarke\nCem Demir\n"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with house_in(tmp_path) as house:
        yield house


@pytest.fixture
def teacher(house: House) -> FlaskClient:
    return teacher_of(house)


def lesson_id(house: House, code: str) -> str:
    listed = house.opening.find(code)
    assert listed
    return listed.id


def offered(client: FlaskClient, address: str) -> str:
    found = re.search(r'name="name" value="([^"]+)"', client.get(address).text)
    assert found
    return found[1]


def looked_up(client: FlaskClient, path: str, letters: str) -> list[tuple[str, str]]:
    """The names of the teacher's list that a page offers for these letters, with their places."""
    page = client.post(path, data={"who": letters}, headers=ORIGIN)
    return re.findall(r'name="real" value="(\d+)"><bdi>([^<]+)<', page.text)


def test_a_drawn_name_stays_until_it_is_spun_and_there_are_three_spins(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="made")
    phone = browser(house)
    first = offered(phone, f"/j/{code}")
    assert offered(phone, f"/j/{code}") == first
    spun = [offered(phone, f"/j/{code}?spin={spin}") for spin in range(4)]
    assert spun[0] == first
    assert len(set(spun)) == 4
    assert "Another name" not in phone.get(f"/j/{code}?spin=3").text
    for nonsense in ("99", "-1", "x", "1e9", "٣"):
        assert offered(phone, f"/j/{code}?spin={nonsense}") in spun
    phone.post(f"/j/{code}", data={"name": spun[2], "take": "offered", "spin": "2"}, headers=ORIGIN)
    assert names(house, code) == [spun[2]]


def test_where_names_are_drawn_nobody_brings_one(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="made")
    assert "Type a name" not in browser(house).get(f"/j/{code}").text
    for form in ({"typed": "Rude Word"}, {"name": "Rude Word", "take": "offered"}):
        joins(house, code, **form)
    assert all("Rude" not in name and len(name) <= LONGEST for name in names(house, code))
    assert len(names(house, code)) == 2


def test_a_typed_name_waits_for_the_teacher_and_then_comes_in_without_a_tap(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="held")
    phone, answer = joins(house, code, typed="Annika")
    assert answer.location == "/play"
    assert names(house, code) == []
    waits = phone.get("/play")
    assert "looking at the name" in waits.text
    assert waits.headers["Refresh"] == "3"
    assert phone.get(f"/j/{code}").location == "/play"  # who scans again waits on, and holds no second name
    (held,) = house.doors.glance.held(lesson_id(house, code))
    assert held.name == "Annika"
    house.doors.glance.let_in(lesson_id(house, code), held.id)
    with pytest.raises(Refused, match="closed"):  # a second tap
        house.doors.glance.let_in(lesson_id(house, code), held.id)
    assert names(house, code) == ["Annika"]
    assert f'data-lesson="{code}"' in phone.get("/play").text


def test_a_name_the_teacher_does_not_want_gives_way_to_a_drawn_one(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="held")
    joins(house, code, typed="xX Slayer Xx")
    lesson = lesson_id(house, code)
    (held,) = house.doors.glance.held(lesson)
    house.doors.glance.let_in(lesson, held.id, drawn=True)
    (name,) = names(house, code)
    assert "Slayer" not in name
    assert house.doors.glance.held(lesson) == []


def test_a_name_that_waits_gets_its_number_when_it_comes_in(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="held")
    lesson = lesson_id(house, code)
    joins(house, code, typed="Dora")
    house.doors.glance.let_in(lesson, house.doors.glance.held(lesson)[0].id)
    phone, _ = joins(house, code, typed="dora")
    joins(house, code, typed="DORA")
    page = phone.get("/play").text
    assert "<bdi>dora</bdi>" in page  # a number would tell somebody outside who is in the room
    assert [one.name for one in house.doors.glance.held(lesson)] == ["dora", "DORA"]
    for waits in house.doors.glance.held(lesson):
        house.doors.glance.let_in(lesson, waits.id)
    assert names(house, code) == ["Dora", "dora 2", "DORA 3"]


def test_who_cannot_be_let_in_goes_on_waiting(
    house: House, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = opened(teacher, naming="held")
    lesson = lesson_id(house, code)
    phone, _ = joins(house, code, typed="Annika")
    (held,) = house.doors.glance.held(lesson)
    house.play.act(lesson_stream(lesson), "host", "lock1", Lock())
    for drawn in (False, True):
        with pytest.raises(Refused, match="locked"):
            house.doors.glance.let_in(lesson, held.id, drawn=drawn)
        assert [one.name for one in house.doors.glance.held(lesson)] == ["Annika"]
    house.play.act(lesson_stream(lesson), "host", "unlock1", Unlock())

    def busy(*_: object) -> None:
        raise Busy

    with monkeypatch.context() as away:
        away.setattr(house.play, "act", busy)
        with pytest.raises(Busy):
            house.doors.glance.let_in(lesson, held.id)
    assert "looking at the name" in phone.get("/play").text
    house.doors.glance.let_in(lesson, held.id)
    assert names(house, code) == ["Annika"]
    assert f'data-lesson="{code}"' in phone.get("/play").text


def test_who_was_seated_although_the_database_said_nothing_is_let_in_by_a_second_tap(
    house: House, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = opened(teacher, naming="held")
    lesson, act = lesson_id(house, code), house.play.act
    joins(house, code, typed="xX Slayer Xx")
    (held,) = house.doors.glance.held(lesson)

    def unsure(*said: Any) -> None:
        act(*said)
        raise Busy

    with monkeypatch.context() as away:
        away.setattr(house.play, "act", unsure)
        with pytest.raises(Busy):
            house.doors.glance.let_in(lesson, held.id, drawn=True)
    (name,) = names(house, code)
    assert "Slayer" not in name
    house.doors.glance.let_in(lesson, held.id)
    assert names(house, code) == [name]
    assert house.doors.glance.held(lesson) == []


def test_a_drawn_name_waits_for_nobody(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="held")
    phone = browser(house)
    name = offered(phone, f"/j/{code}")
    phone.post(f"/j/{code}", data={"name": name, "take": "offered"}, headers=ORIGIN)
    assert names(house, code) == [name]


def test_a_name_of_the_list_is_ticked_once_and_the_class_sees_a_drawn_one(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="roster", roster=CLASS)
    assert looked_up(browser(house), f"/j/{code}", "an") == [("0", "Annika Berg")]
    _, answer = joins(house, code, real="0")
    assert answer.location == "/play"
    for place in ("0", "7", "", "x", "9999"):
        other, again = joins(house, code, real=place)
        assert again.status_code == 409
        assert "pick your own name" in again.text
        assert other.get_cookie(SEAT) is None
    looked = browser(house).post(f"/j/{code}", data={"who": "an"}, headers=ORIGIN).text
    assert 'name="real"' not in looked
    assert '<bdi>Annika Berg</bdi></b> <span class="join-quiet">taken already' in looked
    assert "Ask your teacher" in looked
    assert "No name here begins like that" not in looked
    (seen,) = names(house, code)
    assert "Annika" not in seen


def test_a_name_is_free_again_when_the_teacher_takes_out_who_ticked_it(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="roster", roster=CLASS)
    lesson = lesson_id(house, code)
    prankster, _ = joins(house, code, real="0")
    prankster.post("/together", data={"take": "offered", "real": "1"}, headers=ORIGIN)
    joins(house, code, real="2")
    house.play.act(lesson_stream(lesson), "host", "remove1", Remove(1))
    for place in ("0", "1"):
        assert joins(house, code, real=place)[1].location == "/play"
    assert joins(house, code, real="2")[1].status_code == 409
    house.doors.glance.let_all_in(lesson, [one.id for one in house.doors.glance.held(lesson)])
    shown = house.live.shown(lesson).view(None, desk=True)["lesson"]["names"]
    assert sorted(shown.values()) == ["Annika Berg", "Bo Clarke", "Cem Demir"]


def test_two_of_one_name_both_find_theirs(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="roster", roster="Ann Berg\nBo Clarke\nAnn Berg\n")
    assert looked_up(browser(house), f"/j/{code}", "ann") == [("0", "Ann Berg (1)"), ("2", "Ann Berg (2)")]
    joins(house, code, real="0")
    assert looked_up(browser(house), f"/j/{code}", "ann") == [("2", "Ann Berg (2)")]
    assert joins(house, code, real="2")[1].location == "/play"
    shown = house.live.shown(lesson_id(house, code)).view(None, desk=True)["lesson"]["names"]
    assert sorted(shown.values()) == ["Ann Berg (1)", "Ann Berg (2)"]


def test_a_list_that_is_too_long_is_refused_and_nobody_is_dropped(house: House, teacher: FlaskClient) -> None:
    form = {"bank": "space", "preset": "classroom", "naming": "roster"}
    page = teacher.post(
        "/host/open", data=form | {"roster": "\n".join(f"name {number}" for number in range(201))}, headers=ORIGIN
    )
    assert page.status_code == 409
    assert "That list has 201 names" in page.text


def test_after_a_lesson_with_a_class_list_the_next_one_opens_at_once(house: House, teacher: FlaskClient) -> None:
    opened(teacher, naming="roster", roster=CLASS)
    page = teacher.get("/host").text
    assert "paste it again" in page
    picked = re.findall(r'name="naming" value="(\w+)" checked', page)
    assert picked == ["made"]
    opened(teacher, naming=picked[0])


@pytest.mark.parametrize("naming", ["typed", "held"])
@pytest.mark.parametrize(("typed", "word"), [("sh1t head", "read aloud"), ("Teacher", "somebody else")])
def test_a_name_that_is_not_taken_is_refused_in_words(
    house: House, teacher: FlaskClient, naming: str, typed: str, word: str
) -> None:
    code = opened(teacher, naming=naming)
    phone, page = joins(house, code, typed=typed)
    assert page.status_code == 409
    assert word in page.text
    assert f'value="{typed}"' in page.text
    assert phone.get_cookie(SEAT) is None
    assert names(house, code) == []
    assert house.doors.glance.held(lesson_id(house, code)) == []
    partner = joins(house, code, take="offered")[0]
    if naming == "typed":
        assert word in partner.post("/together", data={"typed": typed}, headers=ORIGIN).text


def test_when_all_names_are_ticked_nobody_else_comes_in(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="roster", roster="Annika Berg\n")
    joins(house, code, real="0")
    for form in ({"take": "offered"}, {"real": "0"}):
        assert joins(house, code, **form)[1].status_code == 409
    assert len(names(house, code)) == 1


def test_a_list_without_names_is_told(house: House, teacher: FlaskClient) -> None:
    form = {"bank": "space", "preset": "classroom", "naming": "roster", "roster": " \n;;\nName\n"}
    page = teacher.post("/host/open", data=form, headers=ORIGIN)
    assert page.status_code == 409
    assert "paste the names of your class" in page.text
    assert house.opening.newest() is None


def test_a_list_may_come_as_a_file_of_any_encoding(house: House, teacher: FlaskClient) -> None:
    file = (BytesIO("Name\r\nJürgen Groß\r\nZoë Noël\r\n".encode("cp1252")), "class.csv")
    form = {"bank": "space", "preset": "classroom", "naming": "roster", "roster_file": file}
    page = teacher.post("/host/open", data=form, headers=ORIGIN, content_type="multipart/form-data")
    assert page.status_code == 303
    code = page.location.rpartition("/")[2]
    assert looked_up(browser(house), f"/j/{code}", "gross") == [("0", "Jürgen Groß")]


# Another phone for a seat


def back(house: House, code: str, seat: int) -> str:
    """The address that the desk's picture of this seat holds."""
    listed = house.opening.find(code)
    assert listed
    sits = house.live.lesson(listed.id).seat(seat)
    person = next(one for one in house.doors.people.of(listed.id) if sits and one.id == sits.person)
    return f"/back/{code}/{house.access.back_key(person.id, person.token_hash)}"


def test_another_phone_takes_over_a_seat_once_and_the_first_one_stops(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="typed")
    old, _ = joins(house, code, typed="ann")
    assert teacher.get(f"/desk/{code}/seat/1.svg").status_code == 200
    assert teacher.get(f"/desk/{code}/seat/9.svg").status_code == 404
    assert browser(house).get(f"/desk/{code}/seat/1.svg").status_code == 404
    link, new = back(house, code, 1), browser(house)
    assert "Play here" in new.get(link).text
    assert f'data-lesson="{code}"' in old.get("/play").text  # looking at the link has changed nothing
    assert new.post(link, headers=ORIGIN).location == "/play"
    assert f'data-lesson="{code}"' in new.get("/play").text
    stopped = old.get("/play")
    assert stopped.status_code == 409
    assert "Your teacher gave this seat to another phone" in stopped.text
    assert 'class="button' not in stopped.text
    assert names(house, code) == ["ann"]
    stranger = browser(house)
    assert stranger.get(link).status_code == 404
    assert stranger.post(link, headers=ORIGIN).location == "/play"
    assert stranger.get_cookie(SEAT) is None
    assert back(house, code, 1) != link


def test_the_code_of_a_seat_that_was_taken_out_opens_nothing_and_names_nobody(
    house: House, teacher: FlaskClient
) -> None:
    code = opened(teacher, naming="typed")
    joins(house, code, typed="ann")
    link, stranger = back(house, code, 1), browser(house)
    house.play.act(lesson_stream(lesson_id(house, code)), "host", "remove1", Remove(1))
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
        ("Ann Berg\nBo\nann berg", ["Ann Berg (1)", "Bo", "ann berg (2)"]),
        ("Ann\nAnn (1)\nAnn", ["Ann (2)", "Ann (1)", "Ann (3)"]),
        (f"{'x' * 70}\n{'x' * 80}", [f"{'x' * 60} (1)", f"{'x' * 60} (2)"]),
        ("a\u202ebc\x00", ["abc"]),
        ("x" * 100, ["x" * 60]),
        ("\n".join(f"name {number}" for number in range(300)), [f"name {number}" for number in range(300)]),
    ],
)
def test_a_pasted_list_is_read_as_a_teacher_has_it(pasted: str, read: list[str]) -> None:
    assert roster(pasted) == read


# One phone, several students


def test_up_to_four_share_a_phone_and_leave_again(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="typed")
    phone, _ = joins(house, code, typed="ann")
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
    assert names(house, code) == ["ann & bob & cem & dan"]
    one_more = phone.post("/together", data={"typed": "eve"}, headers=ORIGIN)
    assert one_more.status_code == 409
    assert "Four share this phone already" in one_more.text
    leaver = re.search(r'name="leaves" value="([^"]+)" aria-label="cem', page)
    assert leaver
    phone.post("/together", data={"leaves": leaver[1]}, headers=ORIGIN)
    again = phone.post("/together", data={"leaves": leaver[1]}, headers=ORIGIN)  # a second tap
    assert again.status_code == 409
    assert names(house, code) == ["ann & bob & dan"]


def test_a_shared_phone_needs_a_seat_and_takes_no_stranger_out(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="typed")
    stranger = browser(house)
    assert stranger.get("/together").location == "/"
    assert stranger.post("/together", data={"typed": "eve"}, headers=ORIGIN).location == "/"
    phone, _ = joins(house, code, typed="ann")
    joins(house, code, typed="bob")
    listed = house.opening.find(code)
    assert listed
    bob = house.live.lesson(listed.id).seats[1].person
    assert phone.post("/together", data={"leaves": bob}, headers=ORIGIN).status_code == 409
    assert names(house, code) == ["ann", "bob"]


def test_partners_tick_their_own_names(house: House, teacher: FlaskClient) -> None:
    code = opened(teacher, naming="roster", roster=CLASS)
    phone, _ = joins(house, code, real="0")
    assert phone.post("/together", data={"take": "offered", "real": "0"}, headers=ORIGIN).status_code == 409
    assert phone.post("/together", data={"take": "offered", "real": "2"}, headers=ORIGIN).status_code == 303
    assert looked_up(phone, "/together", "cl") == [("1", "Bo Clarke")]
    assert looked_up(phone, "/together", "ce") == []
