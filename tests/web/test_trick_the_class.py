"""Trick the class in a stored lesson: starting rounds at the desk, and saving lies to a bank."""

import pytest
from flask.testing import FlaskClient

from quizbs.app import App
from quizbs.game import Refused
from quizbs.game.actors import Host, Player
from quizbs.lesson import commands as c
from quizbs.live.gone_phones import GONE_ASKING, GonePhones
from quizbs.quiz.question import Choice, Kind, Question
from quizbs.teacher.kept_lies import with_wrong
from tests.web.app import teacher_of
from tests.web.test_naming import lesson_id
from tests.web.test_pages import joins, opened

RIVER = Question(
    "r1", "Which is a river?", Kind.CHOICE, (Choice("Nile", right=True), Choice("Fuji", feedback="A hill."))
)
CITY = Question("r2", "Which city is at its mouth?", Kind.TYPED, accept=("Alexandria",))
BOTH = Question("r3", "Is it long?", Kind.TRUE_FALSE, (Choice("True", right=True), Choice("False")))
NAMES = ("ann", "bob", "cem")


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    return teacher_of(app)


def lesson_with(app: App, teacher: FlaskClient, **form: str) -> str:
    code = opened(teacher, **form)
    for name in NAMES:
        joins(app, code, typed=name)
    return lesson_id(app, code)


def a_round(app: App, lesson: str, question: str) -> None:
    """Play a round to its end: the first two students write lies, the third writes nothing."""
    live = app.school.registry.lead(lesson)
    number = len(live.lesson.tricks) + 1
    live.act(Host(), f"begin{number}", c.AskTrick(question, filtered=True))
    for seat, lie in enumerate(("Amazonas", "Mount Cook"), 1):
        live.act(Player(seat), f"lie{number}.{seat}", c.WriteLie(number, lie))
    while (trick := live.lesson.trick) is not None and not trick.is_revealed:
        live.act(Host(), f"on{number}.{trick.step}", c.GoOnTrick(number, trick.step))


def keeps(app: App, lesson: str, number: int, lie: int, act: str = "") -> None:
    app.school.host_actions.do(lesson, act or f"keep{number}.{lie}", c.KeepLie(number, lie))


def test_saved_lie_becomes_a_wrong_choice_without_feedback(app: App, teacher: FlaskClient) -> None:
    key = app.school.catalog.save("Rivers", (RIVER, CITY), "")
    lesson = lesson_with(app, teacher, bank=key)
    a_round(app, lesson, "r1")
    keeps(app, lesson, 1, 0)
    keeps(app, lesson, 1, 0)  # repeated, which changes nothing
    keeps(app, lesson, 1, 1)
    river, city = app.school.catalog.content(key)[0]
    assert [(choice.text, choice.right, choice.feedback) for choice in river.choices] == [
        ("Nile", True, ""),
        ("Fuji", False, "A hill."),
        ("Amazonas", False, ""),
        ("Mount Cook", False, ""),
    ]
    assert city == CITY
    page = teacher.get(f"/banks/{key}/question/0").text
    assert 'value="Amazonas"' in page


def test_saved_lie_about_a_typed_question_adds_a_choice_question(app: App, teacher: FlaskClient) -> None:
    key = app.school.catalog.save("Rivers", (RIVER, CITY), "")
    lesson = lesson_with(app, teacher, bank=key)
    a_round(app, lesson, "r2")
    keeps(app, lesson, 1, 0)
    keeps(app, lesson, 1, 1)
    _, city, chosen = app.school.catalog.content(key)[0]
    assert (city, chosen.kind) == (CITY, Kind.CHOICE)
    assert [choice.text for choice in chosen.choices] == ["Alexandria", "Amazonas", "Mount Cook"]


def test_saved_lie_about_a_shipped_question_is_in_my_questions(app: App, teacher: FlaskClient) -> None:
    lesson = lesson_with(app, teacher)
    a_round(app, lesson, "")
    keeps(app, lesson, 1, 1)
    (mine,) = [entry for entry in app.school.catalog.offered() if entry.own]
    assert mine.title == "My questions"
    (question,) = app.school.catalog.content(mine.key)[0]
    assert [choice.text.lower() for choice in question.choices if not choice.right][-1] == "mount cook"


def test_question_with_eight_choices_gets_no_further_one() -> None:
    full = Question("f", "Which?", Kind.CHOICE, tuple(Choice(str(at), right=not at) for at in range(8)))
    assert with_wrong(full, "9") == full
    assert with_wrong(RIVER, "fuji") == RIVER


def test_only_questions_suitable_for_lies_are_offered(app: App, teacher: FlaskClient) -> None:
    key = app.school.catalog.save("Rivers", (BOTH, RIVER, CITY), "")
    code = opened(teacher, bank=key)
    offered = teacher.get(f"/desk/{code}/questions?trick").json
    assert sorted(one["question"] for one in offered or ()) == ["r1", "r2"]
    assert len(teacher.get(f"/desk/{code}/questions").json or ()) == 3


def test_question_about_its_choices_is_found_by_search_only(app: App, teacher: FlaskClient) -> None:
    of_these = Question("r4", "Which of these is long?", Kind.CHOICE, (Choice("Nile", right=True), Choice("Rur")))
    code = opened(teacher, bank=app.school.catalog.save("Rivers", (of_these, CITY), ""))
    offered = (teacher.get(f"/desk/{code}/questions?trick{find}").json for find in ("", "&find=long"))
    assert [[one["text"] for one in each or ()] for each in offered] == [[CITY.text], [of_these.text]]


def test_question_about_its_own_choices_is_not_drawn(app: App, teacher: FlaskClient) -> None:
    of_these = Question("r4", "Which of these is long?", Kind.CHOICE, (Choice("Nile", right=True), Choice("Rur")))
    key = app.school.catalog.save("Rivers", (of_these, CITY), "")
    lesson = lesson_with(app, teacher, bank=key)
    for number in range(1, 5):
        a_round(app, lesson, "")
        assert app.school.registry.lead(lesson).lesson.tricks[-1].question.text == CITY.text
        app.school.registry.lead(lesson).act(Host(), f"end{number}", c.EndTrick(number))
    a_round(app, lesson, app.school.catalog.content(key)[0][0].id)
    assert app.school.registry.lead(lesson).lesson.tricks[-1].question.text == of_these.text, "the teacher's choice"


def test_round_is_refused_without_a_suitable_question(app: App, teacher: FlaskClient) -> None:
    key = app.school.catalog.save("Rivers", (BOTH,), "")
    lesson = lesson_with(app, teacher, bank=key)
    with pytest.raises(Refused, match="not_now"):
        app.school.registry.lead(lesson).act(Host(), "begin", c.AskTrick())


def test_phone_absent_for_ten_seconds_is_not_awaited(app: App, teacher: FlaskClient) -> None:
    lesson = lesson_with(app, teacher, bank=app.school.catalog.save("Rivers", (RIVER,), ""))
    live = app.school.registry.lead(lesson)
    live.act(Host(), "begin", c.AskTrick("r1", filtered=True))
    phones = GonePhones(live.act)
    for now, here, away in ((0.0, {1, 2}, ()), (GONE_ASKING, {1, 2}, (3,)), (GONE_ASKING + 1, {1, 2, 3}, ())):
        phones.update(live.state, here, now)
        assert live.lesson.trick
        assert live.lesson.trick.away == set(away)


def test_report_names_top_lie_without_author(app: App, teacher: FlaskClient) -> None:
    lesson = lesson_with(app, teacher, bank=app.school.catalog.save("Rivers", (RIVER,), ""))
    live = app.school.registry.lead(lesson)
    live.act(Host(), "begin", c.AskTrick("r1", filtered=True))
    for seat, lie in enumerate(("Amazonas", "Mount Cook", "Mount Cook"), 1):
        live.act(Player(seat), f"lie{seat}", c.WriteLie(1, lie))
    live.tick()
    tiles = [tile.text for tile in live.lesson.tricks[0].tiles]
    for seat, text in ((1, "Mount Cook"), (2, "Nile"), (3, "Amazonas")):
        live.act(Player(seat), f"vote{seat}", c.ChooseTile(1, tiles.index(text)))
    live.tick()
    while live.lesson.trick and not live.lesson.trick.is_revealed:
        live.act(Host(), f"on{live.lesson.trick.step}", c.GoOnTrick(1, live.lesson.trick.step))
    for closed in (False, True):
        if closed:
            live.act(Host(), "close", c.Close())
        listed = app.store.lessons.find(lesson)
        assert listed
        (round_,) = app.school.lesson_reports.facts(listed).tricks
        assert (round_.right, round_.fooled, round_.voters) == ("Nile", 1, 3)
        assert round_.lie in {"Amazonas", "Mount Cook"}
        page = teacher.get(f"/desk/{listed.code}/report", follow_redirects=True).text
        assert "What fooled most" in page


def test_round_continues_after_a_restart(app: App, teacher: FlaskClient) -> None:
    lesson = lesson_with(app, teacher, bank=app.school.catalog.save("Rivers", (RIVER,), ""))
    a_round(app, lesson, "r1")
    before = app.school.registry.lesson(lesson)
    app.school.registry.forget(lesson)
    assert app.school.registry.lesson(lesson) == before
