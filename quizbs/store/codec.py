"""Encoding events as JSON text, and decoding them.

An event is stored under the tag of its struct, which can't change while rows exist. A new field needs a default, so
that older rows can still be decoded.
"""

from collections.abc import Sequence
from types import GenericAlias, UnionType
from typing import Generic, TypeVar

import msgspec

Event = TypeVar("Event")


class Codec(Generic[Event]):
    """Encodes and decodes events. ``events`` is the union of their structs, each frozen and with a unique tag.

    Raises ``TypeError`` if two structs can't be distinguished.
    """

    def __init__(self, events: UnionType) -> None:
        self._encoder = msgspec.json.Encoder()
        self._decoder: msgspec.json.Decoder[list[Event]] = msgspec.json.Decoder(GenericAlias(list, events))

    def write(self, events: Sequence[Event]) -> str:
        """Return events as JSON text."""
        return self._encoder.encode(list(events)).decode()

    def read(self, text: str) -> list[Event]:
        """Return the events of a stored text. Raises ``msgspec.DecodeError`` if the text is invalid."""
        return self._decoder.decode(text)
