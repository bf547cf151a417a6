"""What the host may ask of the program itself, beside the commands of a table and of the lesson."""

from typing import Annotated

import msgspec
from msgspec import Meta

from quizbs.game.commands import Number

MOST_WITH_BOTS = 8  # seats that bots may fill a lesson up to: each has a sign of its own

Person = Annotated[str, Meta(max_length=40)]
People = Annotated[tuple[Person, ...], Meta(min_length=1, max_length=200)]
Short = Annotated[str, Meta(max_length=40)]


class Bots(msgspec.Struct, frozen=True):
    """Let bots take seats until so many are taken; they leave as everybody does."""

    seats: Annotated[int, Meta(ge=1, le=MOST_WITH_BOTS)]


class Fill(msgspec.Struct, frozen=True):
    """Let bots sit down at a table that has no cards until four do."""

    table: Annotated[int, Meta(ge=1, le=2**31 - 1)]


class ShowAddress(msgspec.Struct, frozen=True):
    """Show students this address of the computer's."""

    address: Annotated[str, Meta(max_length=100)]


class LetIn(msgspec.Struct, frozen=True):
    """Let somebody in whose typed name the teacher has seen; ``drawn``: under a drawn name instead."""

    person: Person
    drawn: bool = False


class LetAllIn(msgspec.Struct, frozen=True):
    """Let all of these in, who wait, under the names that they have."""

    people: People


class TurnAway(msgspec.Struct, frozen=True):
    """Turn these away, who wait; with ``out`` their devices stay out."""

    people: People
    out: bool


class Part(msgspec.Struct, frozen=True):
    """Remove one of several who share a phone; the others play on with it."""

    person: Person


class EndRemote(msgspec.Struct, frozen=True):
    """Let the phone that is the remote open nothing more, so that another one may become it."""


class PickQuestion(msgspec.Struct, frozen=True):
    """Ask the whole class a question of the bank: this one, or with "" one that was asked least."""

    question: Annotated[str, Meta(max_length=200)] = ""


class ChooseRules(msgspec.Struct, frozen=True):
    """Play by this preset, with these options set by hand, from the next deal on; ``match`` is what decides it.

    The values are texts, like those of the set-up form.
    """

    preset: Short
    options: Annotated[dict[Short, Annotated[str, Meta(max_length=60)]], Meta(max_length=80)] = {}
    match: Short = ""


class Follow(msgspec.Struct, frozen=True):
    """Show this table on every wall, or with 0 all of them."""

    table: Number


class UseDeck(msgspec.Struct, frozen=True):
    """Play with this deck from the next deal on: the last rank, or "fit"."""

    deck: Annotated[str, Meta(max_length=3)]


HostCommand = (
    Bots
    | Fill
    | ShowAddress
    | LetIn
    | LetAllIn
    | TurnAway
    | Part
    | EndRemote
    | PickQuestion
    | ChooseRules
    | Follow
    | UseDeck
)
