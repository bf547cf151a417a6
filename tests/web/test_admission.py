"""A name and a seat belong together, whatever fails in between: nobody sits there whom no phone plays."""

from typing import TYPE_CHECKING, Any

import pytest
from flask.testing import FlaskClient

from quizbs.app import App
from quizbs.game.actors import Host
from quizbs.lesson.commands import Deal, Remove
from quizbs.live.admission import NOBODY, called
from quizbs.live.lesson_log import Busy
from quizbs.live.live_lesson import LiveLesson
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
    return [one.name for one in app.store.people.of(lesson_id(app, code))]


def test_one_after_the_other_takes_over_the_same_seat(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, preset="cheater")
    lesson = lesson_id(app, code)
    for name in ("ann", "bob", "cem"):
        joins(app, code, typed=name)
    app.school.registry.lesson(lesson).act(Host(), "deal", Deal())
    for number in range(6):
        app.school.registry.lesson(lesson).act(Host(), f"remove{number}", Remove(3))
        phone, answer = joins(app, code, typed=f"dan{number}")
        assert (answer.status_code, answer.location) == (303, "/play")
        for waits in app.school.waiting_room.held(lesson_id(app, code)):
            app.school.waiting_room.let_in(waits.lesson, waits.id)
        assert f'data-lesson="{code}"' in phone.get("/play").text
    assert sorted(names(app, code)) == ["ann", "bob", "dan5"]


def test_two_taps_on_the_button_are_one_person(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher)
    phone = browser(app)
    phone.get(f"/j/{code}")
    for _ in range(2):
        phone.delete_cookie(SEAT)  # the second tap goes before the first is answered, or its answer is lost
        assert phone.post(f"/j/{code}", data={"typed": "ann"}, headers=ORIGIN).location == "/play"
    assert f'data-lesson="{code}"' in phone.get("/play").text
    assert names(app, code) == rows(app, code) == ["ann"]


def test_a_shared_tablet_seats_the_next_one_when_the_first_has_played(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher)
    phone = browser(app)
    for name in ("ann", "bob"):
        phone.get(f"/j/{code}")
        phone.post(f"/j/{code}", data={"typed": name}, headers=ORIGIN)
        phone.get("/play")
        phone.post("/leave", headers=ORIGIN)
    assert names(app, code) == ["ann", "bob"]


def test_who_meets_a_busy_database_has_one_seat_in_the_end(
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
    ledger = app.school.registry._around.writing.ledger
    write: Any = ledger.line_up
    joins(app, code, real="1")
    phone = browser(app)
    phone.get(f"/j/{code}")
    before = app.store.database.commits
    assert phone.post(f"/j/{code}", data={"real": "0"}, headers=ORIGIN).location == "/play"
    assert app.store.database.commits == before + 1
    assert phone.post(f"/j/{code}", data={"real": "0"}, headers=ORIGIN).location == "/play"  # a second tap
    assert app.store.database.commits == before + 1

    class Killed(BaseException):
        """The process ends here."""

    def killed(*row: Any) -> Any:
        *row_itself, beside, after, line = row

        def then_killed(db: object) -> None:
            beside(db)
            raise Killed

        return write(*row_itself, then_killed, after, line)

    with monkeypatch.context() as world:
        world.setattr(ledger, "line_up", killed)
        with pytest.raises(Killed):
            joins(app, code, real="2")
    assert len(rows(app, code)) == 2
    assert joins(app, code, real="1")[1].status_code == 409  # ticked by somebody else, and nobody was added
    assert len(rows(app, code)) == 2
    assert joins(app, code, real="2")[1].location == "/play"
    assert names(app, code) == rows(app, code)


def test_a_row_that_never_got_its_seat_vanishes_and_its_name_is_free(
    app: App, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = opened(teacher, naming="roster", roster=CLASS)
    lesson = lesson_id(app, code)
    joins(app, code, real="1")
    partner, _ = app.school.admission.come(
        lesson, called("dan")
    )  # the process ended before they shared the seat they came for
    assert app.school.admission._rosters.tick(lesson, 0, partner.id)
    app.school.admission.sweep(lesson)
    assert len(rows(app, code)) == 2  # it may still be on its way
    later = app.school.admission._clock() + NOBODY + 1
    monkeypatch.setattr(app.school.admission, "_clock", lambda: later)
    app.school.admission.sweep(lesson)
    assert len(rows(app, code)) == 1
    assert names(app, code) == rows(app, code)
    assert joins(app, code, real="0")[1].location == "/play"
