"""What the host asks of the program: which question the whole class gets."""

from typing import Any

import pytest

from quizbs.app import App
from quizbs.game import commands as game_commands
from quizbs.game.actors import Host
from quizbs.game.state import GameState
from quizbs.lesson import commands as lesson
from quizbs.live.host_commands import PickQuestion
from tests.story import by, given
from tests.web.test_pages import browser, joins, opened


def asked_at_a_table(app: App, code: str) -> tuple[str, GameState]:
    """Let two students play until one of them is asked; the lesson and that table."""
    for name in ("ann", "bob"):
        joins(app, code, typed=name)
    listed = app.lesson_start.find(code)
    assert listed
    app.registry.lesson(listed.id).act(Host(), "deal1", lesson.Deal())
    app.registry.lesson(listed.id).tick()
    stream = app.registry.session(listed.id).rounds[0].game
    for number in range(60):
        game: GameState = app.registry.state(stream.partition(".")[0]).game(stream)
        if game.phase == "answering":
            return listed.id, game
        command = next(
            filter(None, (wants(app, listed.id, seat) for seat in game.seats)), game_commands.Skip(game.clock.step)
        )
        app.registry.lesson(listed.id).act(given(command).actor, f"step{number}", given(command).command)
        app.registry.lesson(listed.id).tick()
    raise AssertionError("nobody was asked")


def wants(app: App, lesson_id: str, seat: int) -> Any:
    """What a seat does to get to a question: call whatever may be called, ask whatever may be asked, else lay."""
    can = app.registry.lesson(lesson_id).snapshot().view(seat)["game"]["you"]["can"]
    if "call" in can:
        return by(seat, game_commands.Call(can["call"]))
    if "ask" in can:
        return by(
            seat, game_commands.Ask(can["ask"]["challenge"], can["ask"]["cards"][0]["card"], can["ask"]["answerers"][0])
        )
    if "play" in can:
        return by(seat, game_commands.Play(can["play"]["turn"], tuple(can["play"]["cards"][: can["play"]["least"]])))
    return None


def test_the_class_is_not_asked_what_somebody_is_asked_at_a_table_just_now(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    teacher = browser(app)
    teacher.get(app.host_path)
    lesson_id, game = asked_at_a_table(app, opened(teacher, **{"opt.window": "0"}))
    assert game.turn.asking
    open_now = game.questions.bank[game.turn.asking.question]
    other = next(one for one in game.questions.bank.values() if one.id not in game.questions.asked)
    for number in (1, 2):  # the other one was asked more often, and is the better one all the same
        app.registry.lesson(lesson_id).act(Host(), f"ask{number}", lesson.AskClass(other, "en"))
        app.registry.lesson(lesson_id).act(Host(), f"end{number}", lesson.EndClass(number))
    for number, (bank, expected) in enumerate((((open_now, other), other), ((open_now,), open_now)), 3):
        monkeypatch.setattr(app.host_actions, "_bank", lambda _key, bank=bank: (bank, "en"))
        app.host_actions.do(lesson_id, f"askclass{number}", PickQuestion())
        assert app.registry.session(lesson_id).questions[-1].question.id == expected.id
        app.registry.lesson(lesson_id).act(Host(), f"end{number}", lesson.EndClass(number))
