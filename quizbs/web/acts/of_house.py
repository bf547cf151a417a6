"""What the host asks of the house and not of a game: bots, names, an address, a question drawn from the bank."""

from typing import Annotated

from msgspec import Meta

from quizbs.web.acts.common import Act, Number

MOST_WITH_BOTS = 8  # seats that bots may fill a lesson up to: each has a sign of its own

_Person = Annotated[str, Meta(max_length=40)]


class Bots(Act, frozen=True, tag="bots"):
    """Let bots take seats until so many are taken; they leave as everybody does."""

    seats: Annotated[int, Meta(ge=1, le=MOST_WITH_BOTS)]


class Address(Act, frozen=True, tag="address"):
    """Show students this address of the computer's."""

    address: Annotated[str, Meta(max_length=100)]


class LetIn(Act, frozen=True, tag="let_in"):
    """Let somebody in whose typed name the teacher has seen; ``drawn``: under a drawn name instead."""

    person: _Person
    drawn: bool = False


class AskClass(Act, frozen=True, tag="ask_class"):
    """Put a question of the bank to the whole class, one that was asked least."""


class Follow(Act, frozen=True, tag="follow"):
    """Show this table on every wall, or with 0 all of them."""

    group: Number


class UseDeck(Act, frozen=True, tag="use_deck"):
    """Play with this deck from the next deal on: the last rank, or "fit"."""

    deck: Annotated[str, Meta(max_length=3)]


OfHouse = Bots | Address | LetIn | AskClass | Follow | UseDeck
