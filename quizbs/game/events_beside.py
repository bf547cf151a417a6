"""Events beside the cards, which they never change. Stored for ever, like all events."""

import msgspec


class BetLaid(msgspec.Struct, frozen=True, tag="bet"):
    """A seat bets on whether the claim whose cards are about to turn, or else the next play, is a lie."""

    seat: int
    lie: bool


class Reacted(msgspec.Struct, frozen=True, tag="reacted"):
    """A seat shows one of the reactions (0–3)."""

    seat: int
    which: int


class Read(msgspec.Struct, frozen=True, tag="read"):
    """A seat has read the explanation."""

    seat: int
