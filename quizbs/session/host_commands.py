"""What the host may ask of the program itself, apart from the commands of a game and of the lesson."""

from typing import Annotated

import msgspec
from msgspec import Meta

from quizbs.game.commands import Number

MOST_WITH_BOTS = 8  # seats that bots may fill a lesson up to: each has a sign of its own

Person = Annotated[str, Meta(max_length=40)]
People = Annotated[tuple[Person, ...], Meta(min_length=1, max_length=200)]
Short = Annotated[str, Meta(max_length=40)]
Line = Annotated[str, Meta(max_length=200)]


class Bots(msgspec.Struct, frozen=True):
    """Let bots take seats until this many are taken. They leave the way everybody does."""

    seats: Annotated[int, Meta(ge=1, le=MOST_WITH_BOTS)]


class Fill(msgspec.Struct, frozen=True):
    """Let bots sit down at a table without cards until it has four players."""

    table: Annotated[int, Meta(ge=1, le=2**31 - 1)]


class ShowAddress(msgspec.Struct, frozen=True):
    """Show students this address of the computer."""

    address: Annotated[str, Meta(max_length=100)]


class LetIn(msgspec.Struct, frozen=True):
    """Let in a person whose typed name the teacher has seen; ``drawn``: under a drawn name instead."""

    person: Person
    drawn: bool = False


class LetAllIn(msgspec.Struct, frozen=True):
    """Let all these waiting people in, under their own names."""

    people: People


class TurnAwayWaiting(msgspec.Struct, frozen=True):
    """Turn these waiting people away; with ``out`` their devices stay out."""

    people: People
    out: bool


class AddStudent(msgspec.Struct, frozen=True):
    """Add a name to the lesson's class list, and to that of its class if it is kept."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]


class Part(msgspec.Struct, frozen=True):
    """Remove one of several people who share a phone; the others keep playing."""

    person: Person


class EndRemote(msgspec.Struct, frozen=True):
    """End the remote's access, so that another phone can become the remote."""


class PickQuestion(msgspec.Struct, frozen=True):
    """Ask the whole class this question of the bank, or with "" one of the least asked."""

    question: Annotated[str, Meta(max_length=200)] = ""


class AskOwn(msgspec.Struct, frozen=True):
    """Ask the whole class a question that is in no bank, with wrong answers to choose from, or to be typed.

    ``save`` adds it to a bank of the teacher's.
    """

    text: Annotated[str, Meta(max_length=500)]
    right: Line
    wrong: Annotated[tuple[Line, ...], Meta(max_length=5)] = ()
    save: bool = False


class ChooseRules(msgspec.Struct, frozen=True):
    """Play by this preset with these options from the next deal on; ``match`` decides the match.

    The values are texts, like those of the set-up form.
    """

    preset: Short
    options: Annotated[dict[Short, Annotated[str, Meta(max_length=60)]], Meta(max_length=80)] = {}
    match: Short = ""


class Follow(msgspec.Struct, frozen=True):
    """Show this table on every wall, or with 0 all of them."""

    table: Number


class UseDeck(msgspec.Struct, frozen=True):
    """Play with this deck from the next deal on: its last rank, or "fit"."""

    deck: Annotated[str, Meta(max_length=3)]


HostCommand = (
    Bots
    | Fill
    | ShowAddress
    | LetIn
    | LetAllIn
    | TurnAwayWaiting
    | AddStudent
    | Part
    | EndRemote
    | PickQuestion
    | AskOwn
    | ChooseRules
    | Follow
    | UseDeck
)
