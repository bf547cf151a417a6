"""What the host asks of the house: which question the whole class gets."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quizbs.app import House
from quizbs.game import commands as game
from quizbs.game.table import Table
from quizbs.lesson import commands as lesson
from quizbs.rounds import lesson_stream
from quizbs.web.acts.of_house import AskClass
from tests.web.house import house_in
from tests.web.test_pages import browser, joins, opened


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with house_in(tmp_path) as house:
        yield house


def asked_at_a_table(house: House, code: str) -> tuple[str, Table]:
    """Let two students play until one of them is asked; the lesson and that table."""
    for name in ("ann", "bob"):
        joins(house, code, typed=name)
    listed = house.opening.find(code)
    assert listed
    house.play.act(lesson_stream(listed.id), "host", "deal1", lesson.Deal())
    house.live.look(listed.id)
    stream = house.live.table_of(listed.id)
    for number in range(60):
        table: Table = house.play.now(stream)[1]
        if table.phase == "answering":
            return listed.id, table
        command = next(filter(None, (wants(house, listed.id, seat) for seat in table.seats)), game.Skip(table.step))
        house.play.act(stream, "test", f"step{number}", command)
        house.live.look(listed.id)
    raise AssertionError("nobody was asked")


def wants(house: House, lesson_id: str, seat: int) -> Any:
    """What a seat does to get to a question: call whatever may be called, ask whatever may be asked, else lay."""
    can = house.live.shown(lesson_id).view(seat)["table"]["you"]["can"]
    if "call" in can:
        return game.Call(seat, can["call"])
    if "ask" in can:
        return game.Ask(seat, can["ask"]["challenge"], can["ask"]["cards"][0]["card"], can["ask"]["answerers"][0])
    if "play" in can:
        return game.Play(seat, can["play"]["turn"], tuple(can["play"]["cards"][: can["play"]["least"]]))
    return None


def test_the_class_is_not_asked_what_somebody_is_asked_at_a_table_just_now(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    teacher = browser(house)
    teacher.get(house.host_path)
    lesson_id, table = asked_at_a_table(house, opened(teacher, **{"opt.window": "0"}))
    assert table.asking
    open_now = table.questions[table.asking.question]
    other = next(one for one in table.questions.values() if one.id not in table.asked)
    for number in (1, 2):  # the other one was asked more often, and is the better one all the same
        house.play.act(lesson_stream(lesson_id), "host", f"ask{number}", lesson.AskClass(other, "en"))
        house.play.act(lesson_stream(lesson_id), "host", f"end{number}", lesson.EndClass(number))
    for number, (bank, expected) in enumerate((((open_now, other), other), ((open_now,), open_now)), 3):
        monkeypatch.setattr(house.hosting, "_bank", lambda _key, bank=bank: (bank, "en"))
        house.hosting.do(lesson_id, AskClass(f"askclass{number}"))
        assert house.live.lesson(lesson_id).questions[-1].question.id == expected.id
        house.play.act(lesson_stream(lesson_id), "host", f"end{number}", lesson.EndClass(number))
