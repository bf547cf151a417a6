"""Acts: requests that screens send over their sockets. An act has an id and a command.

The class of the command says which actors may send it.
"""

import functools
import operator
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta

from quizbs.game import commands as game
from quizbs.game.actors import Actor, Host, Player, Remote
from quizbs.game.commands import HostCommand, LaptopCommand, PlayerCommand, WireCommand
from quizbs.game.refusal import Refused
from quizbs.lesson import commands as lesson
from quizbs.live import host_commands as host

__all__ = ["MAY_SEND", "Act", "commands_of", "read"]

MAY_SEND: Final = {Player: PlayerCommand, Host: HostCommand | LaptopCommand, Remote: HostCommand}


def commands_of(kind: type[WireCommand]) -> list[type[WireCommand]]:
    """Return the command classes derived from ``kind``, sorted by name."""
    named = (each for module in (game, lesson, host) for each in vars(module).values())
    kinds = {each for each in named if isinstance(each, type) and issubclass(each, kind)}
    return sorted((each for each in kinds if not each.__subclasses__()), key=lambda each: each.__name__)


if TYPE_CHECKING:
    Command = PlayerCommand | HostCommand | LaptopCommand
else:  # the union is built at run time, so that it contains new command classes without a list of them
    Command = functools.reduce(operator.or_, commands_of(WireCommand))


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request of a screen. The screen chooses the ``id``; when it retries, it sends the same one."""

    id: Annotated[str, Meta(pattern=r"\A[A-Za-z0-9]{8,40}\Z")]
    act: Command


def read(message: object, actor: Actor) -> Act:
    """Parse a message as an act.

    Raises ``Refused``: ``not_understood``, or ``not_yours`` (the actor may not send it).
    """
    try:
        act = msgspec.convert(message, Act, strict=True)
    except (msgspec.MsgspecError, RecursionError, TypeError, ValueError) as error:
        raise Refused("not_understood") from error
    if not isinstance(act.act, MAY_SEND[type(actor)]):
        raise Refused("not_yours")
    return act
