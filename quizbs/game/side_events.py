"""Events that don't change the cards: bets, reactions, reading. They are stored for ever, like all events."""

import msgspec


class BetLaid(msgspec.Struct, frozen=True, tag="bet"):
    """A seat bet that the claim whose cards are about to turn, or otherwise the next play, is a lie (or, ``False``,
    true).
    """

    seat: int
    lie: bool


class Reacted(msgspec.Struct, frozen=True, tag="reacted"):
    """A seat showed reaction ``which`` (0–3)."""

    seat: int
    which: int


class Read(msgspec.Struct, frozen=True, tag="read"):
    """A seat has read the explanation."""

    seat: int
