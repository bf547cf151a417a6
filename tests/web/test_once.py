"""QR codes are drawn once, and every wrong code or key costs the same work."""

from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient
from sqlalchemy import event
from sqlalchemy.engine import Engine

from quizbs.app import App
from quizbs.game import Refused
from quizbs.game.actors import Host
from quizbs.game.commands import Overrule
from quizbs.lesson.commands import Deal
from quizbs.rate_limits.limits import RateLimits
from quizbs.web.pages import qr
from tests.web.app import teacher_of
from tests.web.test_naming import lesson_id
from tests.web.test_pages import ORIGIN, browser, joins, names, opened


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    return teacher_of(app)


@pytest.fixture
def asked() -> Iterator[list[str]]:
    """Yield the list of SQL statements that are executed."""
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    yield asked
    event.remove(Engine, "before_cursor_execute", note)


@pytest.mark.parametrize("path", ["/qr/{code}.svg", "/qr/check.svg"])
def test_qr_code_is_drawn_once(app: App, teacher: FlaskClient, path: str) -> None:
    path = path.format(code=opened(teacher))
    first = browser(app).get(path)
    drawn = qr.svg.cache_info().misses
    assert [browser(app).get(path).text for _ in range(20)] == [first.text] * 20
    assert qr.svg.cache_info().misses == drawn
    again = browser(app).get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.text) == (304, "")


@pytest.mark.parametrize("key", ["x", "0" * 36, "ä" * 36])
def test_wrong_key_takes_equal_work_for_every_code(app: App, teacher: FlaskClient, asked: list[str], key: str) -> None:
    code = opened(teacher, naming="typed")
    for number in range(10):
        joins(app, code, typed=f"s{number}")
    guesser = browser(app)
    guesser.get("/check")
    work = []
    for tried in (code, "ZZZZ", "Z99Z"):
        asked.clear()
        assert guesser.get(f"/back/{tried}/{key}").status_code == 404
        work.append(list(asked))
    assert work[0]
    assert work == [work[0]] * 3


def test_request_of_a_stranger_for_a_desk_reads_no_lesson(app: App, teacher: FlaskClient, asked: list[str]) -> None:
    code, stranger = opened(teacher), browser(app)
    for page in (
        "",
        "/remote",
        "/remote.svg",
        "/plan?minutes=30",
        "/answers",
        "/class",
        "/report",
        "/over",
        "/seat/1.svg",
    ):
        for tried in (code, "ZZZZ"):
            asked.clear()
            assert stranger.get(f"/desk/{tried}{page}").status_code in {403, 404}, page
            assert not any("lessons" in statement for statement in asked), page


def test_key_of_other_lesson_opens_nothing(app: App, teacher: FlaskClient) -> None:
    code, other = opened(teacher, naming="typed"), opened(teacher, naming="typed")
    joins(app, code, typed="ann")
    listed = app.school.lesson_start.find(code)
    assert listed
    ann = app.store.people.in_lesson(listed.id)[0]
    key = app.school.keyring.back_key(ann.id, ann.token_hash)
    assert browser(app).get(f"/back/{other}/{key}").status_code == 404
    assert browser(app).get(f"/back/{code}/{key}").status_code == 200


def test_device_that_joins_repeatedly_has_to_wait(app: App, teacher: FlaskClient) -> None:
    app.school.joining._limits = RateLimits(clock=lambda: 1000.0)  # with a stopped clock, on any computer
    code = opened(teacher, naming="typed")
    bad, first = joins(app, code, typed="bad")
    answers = [first]
    for _ in range(6):
        bad.get("/play")
        bad.post("/leave", headers=ORIGIN)
        answers.append(bad.post(f"/j/{code}", data={"typed": "bad"}, headers=ORIGIN))
    assert [answer.status_code for answer in answers] == [303] * 5 + [429] * 2
    assert "Lots of people are joining right now" in answers[-1].text
    assert joins(app, code, typed="ann")[1].status_code == 303
    assert len(names(app, code)) == 6


def test_host_act_on_a_game_of_another_lesson_is_refused(app: App, teacher: FlaskClient) -> None:
    own, other = (lesson_id(app, opened(teacher)) for _ in range(2))
    game = f"{other}.1"
    for lesson in (own, other):
        app.school.host_actions.fill(lesson, 3)
        app.school.registry.lead(lesson).act(Host(), "deal1", Deal())
    with pytest.raises(Refused, match="closed"):
        app.school.registry.lead(other).act(Host(), "judge1", Overrule(1, right=True, game=game))
    with pytest.raises(Refused, match="not_now"):
        app.school.registry.lead(own).act(Host(), "judge1", Overrule(1, right=True, game=game))
