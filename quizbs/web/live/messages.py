"""What a socket may say apart from acts, read strictly."""

from typing import Annotated

import msgspec
from msgspec import Meta

from quizbs.game.commands import Number
from quizbs.game.refusal import Refused


class Have(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The version of the view that a client shows, or nothing."""

    have: tuple[Number, Annotated[str, Meta(max_length=60)], Number] | None = None


def read_have(message: object) -> Have:
    """Return what a ``sync`` says. Raises ``Refused`` (``not_understood``) for anything else."""
    try:
        return msgspec.convert(message, Have, strict=True)
    except (msgspec.MsgspecError, RecursionError, TypeError, ValueError) as error:
        raise Refused("not_understood") from error
