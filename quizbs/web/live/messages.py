"""Messages of a socket, read strictly; ``quizbs.web.acts`` says which command each becomes."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from quizbs.game.refusal import Refused
from quizbs.lesson import commands as lesson
from quizbs.session.acts.common import Number
from quizbs.session.acts.of_host import OfHost
from quizbs.session.acts.of_house import OfHouse
from quizbs.session.acts.of_player import OfPlayer

Act = OfPlayer | OfHost | OfHouse


def read(message: object) -> Act:
    """Return the act that a message asks for. Raises ``Refused`` (``not_understood``) for anything else."""
    try:
        act: Act = msgspec.convert(message, Act, strict=True)
    except (msgspec.MsgspecError, RecursionError, TypeError, ValueError) as error:
        raise Refused("not_understood") from error
    return act


class Have(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client has already: the version of the view that it shows, or nothing."""

    have: tuple[Number, Annotated[str, Meta(max_length=60)], Number] | None = None


def read_have(message: object) -> Have:
    """Return what a ``sync`` says. Raises ``Refused`` (``not_understood``) for anything else."""
    try:
        return msgspec.convert(message, Have, strict=True)
    except (msgspec.MsgspecError, RecursionError, TypeError, ValueError) as error:
        raise Refused("not_understood") from error


def is_for_lesson(command: Any) -> bool:
    """Tell whether a command is for the lesson's stream; all others are for the table's."""
    return isinstance(command, lesson.SeatCommand | lesson.HostCommand)
