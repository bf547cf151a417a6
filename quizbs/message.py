"""Messages without their words, for code that doesn't know in which language they will be read."""

from collections.abc import Mapping, Sequence

import msgspec


class Message(msgspec.Struct, frozen=True):
    """The id of a message in ``quizbs.words``, and its facts.

    A fact may be a message itself, and so may the items of a list.
    """

    id: str
    facts: "Mapping[str, str | int | float | bool | Message | Sequence[str | Message]]" = {}

    def __hash__(self) -> int:
        return hash(self.id)


MessageFact = str | int | float | bool | Message | Sequence[str | Message]
