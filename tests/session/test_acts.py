"""What a screen may ask for: the table of acts, read strictly."""

from typing import Any

import pytest

from quizbs.game import Refused
from quizbs.game import commands as game
from quizbs.lesson import commands as lesson
from quizbs.session import acts
from quizbs.session import host_commands as host


def asked(do: str, **fields: Any) -> acts.ActRequest:
    return acts.read({"id": "a1b2c3d4", "do": do, **fields})


@pytest.mark.parametrize(
    ("do", "fields", "seat", "command"),
    [
        ("play", {"turn": 3, "cards": [1, 2]}, 4, game.Play(4, 3, (1, 2))),
        ("answer", {"question": 1, "text": "oak"}, 2, game.Answer(2, 1, None, "oak")),
        ("leave_class", {"number": 1}, 2, lesson.LeaveClass(2, 1)),
        ("pause", {}, None, game.Pause("host")),
        ("arrange", {"way": "random"}, None, lesson.Arrange("random")),
        ("move", {"seat": 1, "table": 2, "at_once": True}, None, lesson.Move(1, 2, at_once=True)),
        ("prepare", {"preset": "bs"}, None, host.ChooseRules("bs")),
    ],
)
def test_an_act_becomes_its_command(do: str, fields: dict[str, Any], seat: int | None, command: Any) -> None:
    assert asked(do, **fields).command(seat) == command


def test_an_act_of_the_host_says_which_table_it_means() -> None:
    assert (asked("pause", table=2).table, asked("pause").table) == (2, 0)
    assert asked("overrule", question=1, right=True, game="x.1").game == "x.1"


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("play", {"turn": 3, "cards": [1], "seat": 2}),  # the seat is that of the credential
        ("pause", {"by": "bell"}),  # the server's
        ("autoplay", {"seat": 1, "on": True, "why": "away"}),
        ("arrange", {"way": "random", "apart": []}),
        ("answer", {"question": 1}),
        ("answer", {"question": 1, "choices": [0], "text": "oak"}),
        ("believe", {"claim": -1}),
        ("believe", {"claim": 2**31}),
        ("believe", {"claim": "1"}),
        ("freeze", {"message": "x" * (lesson.LONGEST_MESSAGE + 1)}),
        ("bell", {"minutes": lesson.LONGEST_BELL + 1}),
        ("clear", {"seats": []}),
        ("tick", {}),
    ],
)
def test_what_is_no_act_is_not_understood(do: str, fields: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        asked(do, **fields)
    assert refused.value.code == "not_understood"


def test_no_command_of_the_clock_or_of_the_system_can_be_asked_for() -> None:
    ours = {game.Open, game.Due, game.Extend, game.TakeHand, game.Saw, game.LastLap, lesson.Start, lesson.TakeSeat}
    ours |= {lesson.Ring, lesson.Extend, lesson.MissClass, lesson.AddPartner}
    assert not ours & {act.command for act in acts.ACTS.values()}
