"""A person's name and seat are written together or not at all, whatever fails in between."""

import itertools
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from flask.testing import FlaskClient

from quizbs.app import App
from quizbs.game import Refused
from quizbs.game.actors import Host
from quizbs.lesson.commands import Deal, Lock, Remove, Unlock
from quizbs.live.admission import name_chooser
from quizbs.live.lesson_log import Busy
from quizbs.live.live_lesson import LiveLesson
from quizbs.store.database import Unavailable
from quizbs.store.ledger import Ledger
from quizbs.web.access import SEAT
from tests.web.app import teacher_of
from tests.web.test_naming import CLASS, lesson_id
from tests.web.test_pages import ORIGIN, browser, joins, names, opened

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    return teacher_of(app)


def rows(app: App, code: str) -> list[str]:
    return [one.name for one in app.store.people.in_lesson(lesson_id(app, code))]


def test_seat_can_be_taken_over_several_times(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, preset="cheater")
    lesson = lesson_id(app, code)
    for name in ("ann", "bob", "cem"):
        joins(app, code, typed=name)
    app.school.registry.lead(lesson).act(Host(), "deal", Deal())
    for number in range(6):
        app.school.registry.lead(lesson).act(Host(), f"remove{number}", Remove(3))
        phone, answer = joins(app, code, typed=f"dan{number}")
        assert (answer.status_code, answer.location) == (303, "/play")
        for waits in app.school.waiting_room.held(lesson_id(app, code)):
            app.school.waiting_room.let_in(waits.lesson, waits.id)
        assert f'data-lesson="{code}"' in phone.get("/play").text
    assert sorted(names(app, code)) == ["ann", "bob", "dan5"]


def test_two_taps_on_the_join_button_add_one_person(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher)
    phone = browser(app)
    phone.get(f"/j/{code}")
    for _ in range(2):
        phone.delete_cookie(SEAT)  # as if the second tap came before the first response, or that was lost
        assert phone.post(f"/j/{code}", data={"typed": "ann"}, headers=ORIGIN).location == "/play"
    assert f'data-lesson="{code}"' in phone.get("/play").text
    assert names(app, code) == rows(app, code) == ["ann"]


def test_tablet_can_be_used_by_the_next_student(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher)
    phone = browser(app)
    for name in ("ann", "bob"):
        phone.get(f"/j/{code}")
        phone.post(f"/j/{code}", data={"typed": name}, headers=ORIGIN)
        phone.get("/play")
        phone.post("/leave", headers=ORIGIN)
    assert names(app, code) == ["ann", "bob"]


def test_join_while_database_is_busy_adds_one_seat(
    app: App, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, act = opened(teacher, naming="roster", roster=CLASS), LiveLesson.act

    def away(*_: object) -> None:
        raise Busy

    def unsure(*said: Any) -> None:
        act(*said)
        raise Busy

    phone = browser(app)
    phone.get(f"/j/{code}")
    tries: list[tuple[Callable[..., Any], int]] = [(away, 503), (unsure, 503), (act, 303)]
    for how, status in tries:
        with monkeypatch.context() as world:
            world.setattr(LiveLesson, "act", how)
            assert phone.post(f"/j/{code}", data={"real": "0"}, headers=ORIGIN).status_code == status
    assert f'data-lesson="{code}"' in phone.get("/play").text
    assert len(names(app, code)) == len(rows(app, code)) == 1
    assert joins(app, code, real="0")[1].status_code == 409


def test_name_and_seat_are_written_together_or_not_at_all(
    app: App, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = opened(teacher, naming="roster", roster=CLASS)
    ledger = app.school.registry._shared.writing.ledger
    write: Any = ledger.enqueue
    joins(app, code, real="1")
    phone = browser(app)
    phone.get(f"/j/{code}")
    before = app.store.database.commits
    assert phone.post(f"/j/{code}", data={"real": "0"}, headers=ORIGIN).location == "/play"
    assert app.store.database.commits == before + 1
    assert phone.post(f"/j/{code}", data={"real": "0"}, headers=ORIGIN).location == "/play"  # a second tap
    assert app.store.database.commits == before + 1

    class Killed(BaseException):
        """The process is killed at this point."""

    def killed(*row: Any) -> Any:
        *row_itself, beside, after, line = row

        def then_killed(db: object) -> None:
            beside(db)
            raise Killed

        return write(*row_itself, then_killed, after, line)

    with monkeypatch.context() as world:
        world.setattr(ledger, "enqueue", killed)
        with pytest.raises(Killed):
            joins(app, code, real="2")
    assert len(rows(app, code)) == 2
    assert joins(app, code, real="1")[1].status_code == 409  # the name is ticked already, so nobody is added
    assert len(rows(app, code)) == 2
    assert joins(app, code, real="2")[1].location == "/play"
    assert names(app, code) == rows(app, code)


def test_admission_writes_name_and_seat_in_one_transaction(
    app: App, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = opened(teacher, naming="held")
    lesson, room, registry = lesson_id(app, code), app.school.waiting_room, app.school.registry
    for _ in range(2):
        joins(app, code, typed="Ann")
    first, second = room.held(lesson)
    before = app.store.database.commits
    room.let_in(lesson, first.id)
    assert app.store.database.commits == before + 1

    def away(*_: object) -> None:
        raise Unavailable

    with monkeypatch.context() as world:
        world.setattr(registry._shared.writing.ledger, "enqueue", away)
        with pytest.raises(Busy):
            room.let_in(lesson, second.id)
    registry.lead(lesson).act(Host(), "lock", Lock())
    with pytest.raises(Refused, match="locked"):
        room.let_in(lesson, second.id)
    assert room.held(lesson) == [second]
    registry.lead(lesson).act(Host(), "unlock", Unlock())
    room.let_in(lesson, second.id)
    assert (room.held(lesson), names(app, code)) == ([], ["Ann", "Ann 2"])


def test_partner_joins_and_leaves_in_one_transaction(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher)
    joins(app, code, typed="ann")
    (ann,) = app.store.people.in_lesson(lesson_id(app, code))
    for work, there in (
        (lambda: app.school.sharing.add(ann, "", device="tablet"), 2),
        (lambda: app.school.sharing.part(ann, app.school.sharing.partners_of(ann)[1].id), 1),
    ):
        before = app.store.database.commits
        work()
        assert app.store.database.commits == before + 1
        assert len(rows(app, code)) == len(app.school.sharing.partners_of(ann)) == there


def test_many_joins_with_failing_writes_give_distinct_names(
    app: App, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson, count, add = lesson_id(app, opened(teacher)), itertools.count(1), Ledger._add

    def sometimes(*said: Any) -> None:
        if next(count) % 3 == 0:
            raise Unavailable
        add(*said)

    def comes(number: int) -> str:
        for _ in range(20):
            with suppress(Refused):
                return app.school.admission.admit(lesson, name_chooser("Ann"), device=f"phone {number}")[0].name
        raise AssertionError("never got in")

    monkeypatch.setattr(Ledger, "_add", sometimes)
    with ThreadPoolExecutor(20) as crowd:
        given = sorted(crowd.map(comes, range(20)))
    assert len(set(given)) == 20
    assert sorted(one.name for one in app.store.people.in_lesson(lesson)) == given
    assert len(app.school.registry.lesson(lesson).present) == 20
