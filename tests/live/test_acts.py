"""What a screen may ask for: commands, read strictly, and who may send them."""

from typing import Any

import pytest

from quizbs.game import Refused
from quizbs.game import commands as game
from quizbs.game import rules as game_rules
from quizbs.game.actors import Actor, Host, Player, Remote
from quizbs.lesson import commands as lesson
from quizbs.lesson import rules as lesson_rules
from quizbs.live import acts
from quizbs.live import host_commands as host


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
        ("play", {"turn": 3, "cards": [1], "seat": 2}),  # the seat is that of the credential
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
def test_what_is_no_act_is_not_understood(do: str, fields: dict[str, Any]) -> None:
    assert refusal(Host(), do, **fields) == "not_understood"


def test_act_of_somebody_else_is_not_yours() -> None:
    assert refusal(Player(1), "close") == "not_yours"
    assert refusal(Player(1), "address", address="10.0.0.1") == "not_yours"
    assert refusal(Host(), "sit") == "not_yours"
    assert refusal(Remote(), "believe", claim=1) == "not_yours"
    assert refusal(Remote(), "end_remote") == "not_yours"


def test_every_command_that_may_be_sent_is_carried_out() -> None:
    program = {*acts.commands_of(host.ProgramCommand), *acts.commands_of(game.LaptopCommand)}
    players = {*game_rules._OF_A_PLAYER, *lesson_rules._OF_A_PLAYER}
    others = {*game_rules._OF_OTHERS, *lesson_rules._OF_OTHERS}
    assert {*acts.commands_of(game.PlayerCommand)} == players
    assert {*acts.commands_of(game.HostCommand)} <= others | program
