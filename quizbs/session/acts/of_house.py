"""What the host asks of the house and not of a game: bots, names, an address, a question drawn from the bank."""

from typing import Annotated

import msgspec
from msgspec import Meta

from quizbs.session.acts.common import Act, Number

FULL = 4  # hands that make a good table
MOST_WITH_BOTS = 8  # seats that bots may fill a lesson up to: each has a sign of its own

_Person = Annotated[str, Meta(max_length=40)]
_Short = Annotated[str, Meta(max_length=40)]
_Options = Annotated[dict[_Short, Annotated[str, Meta(max_length=60)]], Meta(max_length=80)]


class Bots(Act, frozen=True, tag="bots"):
    """Let bots take seats until so many are taken; they leave as everybody does."""

    seats: Annotated[int, Meta(ge=1, le=MOST_WITH_BOTS)]


class Fill(Act, frozen=True, tag="fill"):
    """Let bots sit down at a table that has no cards until four do."""

    group: Annotated[int, Meta(ge=1, le=2**31 - 1)]


class Address(Act, frozen=True, tag="address"):
    """Show students this address of the computer's."""

    address: Annotated[str, Meta(max_length=100)]


class LetIn(Act, frozen=True, tag="let_in"):
    """Let somebody in whose typed name the teacher has seen; ``drawn``: under a drawn name instead."""

    person: _Person
    drawn: bool = False


class LetAllIn(Act, frozen=True, tag="let_all_in"):
    """Let all of these in, who wait, under the names that they have."""

    people: Annotated[tuple[_Person, ...], Meta(min_length=1, max_length=200)]


class TurnAway(Act, frozen=True, tag="turn_away"):
    """Do not let these in, who wait; with ``out`` their devices stay out."""

    people: Annotated[tuple[_Person, ...], Meta(min_length=1, max_length=200)]
    out: bool


class Part(Act, frozen=True, tag="part"):
    """Remove one of several who share a phone; the others play on with it."""

    person: _Person


class EndRemote(Act, frozen=True, tag="end_remote"):
    """The phone that is the remote ceases to be it, and another one may become it."""


class AskClass(Act, frozen=True, tag="ask_class"):
    """Put a question of the bank to the whole class: this one, or with "" one that was asked least."""

    question: Annotated[str, Meta(max_length=200)] = ""


class Prepare(Act, frozen=True, tag="prepare"):
    """Play by this preset, with these options set by hand, from the next deal on; ``match`` is what decides it.

    The values are texts as those of the set-up form.
    """

    preset: _Short
    options: _Options = msgspec.field(default_factory=dict)
    match: _Short = ""


class Follow(Act, frozen=True, tag="follow"):
    """Show this table on every wall, or with 0 all of them."""

    group: Number


class UseDeck(Act, frozen=True, tag="use_deck"):
    """Play with this deck from the next deal on: the last rank, or "fit"."""

    deck: Annotated[str, Meta(max_length=3)]


OfHouse = Bots | Fill | Address | LetIn | LetAllIn | TurnAway | Part | EndRemote | AskClass | Follow | UseDeck | Prepare
