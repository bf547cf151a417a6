"""What has happened beside the cards: nothing of it changes one. Stored for ever, like all events."""

import msgspec


class BetLaid(msgspec.Struct, frozen=True, tag="bet"):
    """A seat bets on whether the claim whose cards are about to turn, or else the play that comes, is a lie."""

    seat: int
    lie: bool


class Read(msgspec.Struct, frozen=True, tag="read"):
    """A seat has read the explanation."""

    seat: int
