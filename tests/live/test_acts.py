"""Acts that screens send: parsed strictly into commands, and allowed only to certain senders."""

from random import Random
from typing import Any

import msgspec
import pytest

from quizbs.game import Refused
from quizbs.game import commands as game
from quizbs.game import decide as decide_in_game
from quizbs.game.actors import Actor, Host, Player, Remote
from quizbs.lesson import commands as lesson
from quizbs.lesson.consequences import BankContent
from quizbs.lesson.deciding import decide
from quizbs.lesson.lesson_state import LessonState
from quizbs.live import acts
from quizbs.live import host_commands as host
from tests.lesson.story import Class
from tests.support.game_story import Story


def command(actor: Actor, do: str, **fields: Any) -> Any:
    return acts.read({"id": "a1b2c3d4", "act": {"do": do, **fields}}, actor).act


def refusal(actor: Actor, do: str, **fields: Any) -> str:
    with pytest.raises(Refused) as refused:
        command(actor, do, **fields)
    return refused.value.code


@pytest.mark.parametrize(
    ("actor", "do", "fields", "expected"),
    [
        (Player(4), "play", {"turn": 3, "cards": [1, 2]}, game.Play(3, (1, 2))),
        (Player(2), "answer", {"question": 1, "text": "oak"}, game.Answer(1, None, "oak")),
        (Player(2), "leave_class", {"number": 1}, lesson.LeaveClass(1)),
        (Host(), "pause", {}, game.Pause()),
        (Remote(), "pause", {"table": 2}, game.Pause(table=2)),
        (Host(), "overrule", {"question": 1, "right": True, "game": "x.1"}, game.Overrule(1, True, "x.1")),
        (Host(), "move", {"seat": 1, "table": 2, "at_once": True}, lesson.Move(1, 2, at_once=True)),
        (Remote(), "prepare", {"preset": "bs"}, host.ChooseRules("bs")),
        (Host(), "end_remote", {}, host.EndRemote()),
    ],
)
def test_act_is_read_as_its_command(actor: Actor, do: str, fields: dict[str, Any], expected: Any) -> None:
    assert command(actor, do, **fields) == expected


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("play", {"turn": 3, "cards": [1], "seat": 2}),  # an act can't name a seat, which is that of the sender
        ("pause", {"by": "bell"}),
        ("autoplay", {"seat": 1, "on": True, "why": "away"}),
        ("arrange", {"way": "random", "apart": []}),
        ("believe", {"claim": -1}),
        ("believe", {"claim": 2**31}),
        ("believe", {"claim": "1"}),
        ("freeze", {"message": "x" * (lesson.LONGEST_MESSAGE + 1)}),
        ("bell", {"minutes": lesson.LONGEST_BELL + 1}),
        ("clear", {"seats": []}),
        ("tick", {}),
        ("take_seat", {"person": "p1"}),
        ("extend", {"seconds": 5}),
        ("ring", {}),
    ],
)
def test_malformed_act_is_refused(do: str, fields: dict[str, Any]) -> None:
    assert refusal(Host(), do, **fields) == "not_understood"


def test_act_of_somebody_else_is_refused() -> None:
    assert refusal(Player(1), "close") == "not_yours"
    assert refusal(Player(1), "address", address="10.0.0.1") == "not_yours"
    assert refusal(Host(), "sit") == "not_yours"
    assert refusal(Remote(), "believe", claim=1) == "not_yours"
    assert refusal(Remote(), "end_remote") == "not_yours"


def test_every_command_that_screens_may_send_is_carried_out() -> None:
    program = (host.ProgramCommand, game.LaptopCommand)
    sent: list[tuple[Actor, Any]] = [(Player(1), each) for each in acts.commands_of(game.PlayerCommand)]
    sent += [(Host(), each) for each in acts.commands_of(game.HostCommand) if not issubclass(each, program)]
    assert [kind.__name__ for actor, kind in sent if _reply(actor, kind) == "not_yours"] == []


def _reply(actor: Actor, kind: Any) -> str:
    """Send a command of the class ``kind`` in which each field is 1; return the code of its refusal, "" for none."""
    given = kind(**{field.name: 1 for field in msgspec.structs.fields(kind) if field.required})
    try:
        if issubclass(kind, game.PlayerGameCommand | game.HostGameCommand):
            decide_in_game(Story("ann bob").deal(ann="AS 2H", bob="2C 3D").game, actor, given, 0.0, Random(1))
        else:
            decide(LessonState(Class(2).session), actor, given, 0.0, Random(1), lambda _: BankContent())
    except Refused as refused:
        return refused.code
    except (AttributeError, TypeError):  # the command was let through, but 1 is no value for its fields
        pass
    return ""
