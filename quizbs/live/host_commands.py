"""Commands of the host that the program itself carries out, without the rules of game or session."""

from typing import Annotated

from msgspec import Meta, field

from quizbs.game.commands import HostCommand, LaptopCommand, Number
from quizbs.lesson.commands import AskOwn, KeepLie

MOST_WITH_BOTS = 8  # most seats that bots may fill a lesson up to: each has a sign of its own

Person = Annotated[str, Meta(max_length=40)]
People = Annotated[tuple[Person, ...], Meta(min_length=1, max_length=200)]
Short = Annotated[str, Meta(max_length=40)]
Chosen = Annotated[str, Meta(max_length=60)]


class ProgramCommand(HostCommand, frozen=True):
    """A command of the host that the program carries out itself (bots, waiting list, addresses), without the rules."""


class Bots(ProgramCommand, frozen=True):
    """Add bots until this many seats are taken. Bots are removed like players."""

    seats: Annotated[int, Meta(ge=1, le=MOST_WITH_BOTS)]


class Fill(ProgramCommand, frozen=True):
    """Add bots to a table that has no cards yet until it has four players."""

    table: Annotated[int, Meta(ge=1, le=2**31 - 1)]


class ShowAddress(LaptopCommand, frozen=True, tag="address"):
    """Show students ``address``, one of this computer's, in every lesson."""

    address: Annotated[str, Meta(max_length=100)]


class LetIn(ProgramCommand, frozen=True):
    """Admit a person whose typed name waits for the teacher's approval; with ``drawn`` under a drawn name."""

    person: Person
    drawn: bool = False


class LetAllIn(ProgramCommand, frozen=True):
    """Admit these waiting people under their own names."""

    people: People


class TurnAwayWaiting(ProgramCommand, frozen=True, tag="turn_away"):
    """Reject these waiting people; with ``out`` exclude their devices."""

    people: People
    out: bool


class AddStudent(ProgramCommand, frozen=True):
    """Add a name to the lesson's class list, and to the list of the class that the lesson belongs to, if any."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]


class Part(ProgramCommand, frozen=True):
    """Remove one of several people who share a phone. The others continue to play."""

    person: Person


class EndRemote(LaptopCommand, frozen=True):
    """End the access of the lesson's remote, so that another phone can become the remote."""


class ChooseRules(ProgramCommand, frozen=True, tag="prepare"):
    """Use this preset with these options from the next deal on. Values are texts, as in the set-up form.

    ``match`` is how cards and knowledge count in the match, such as "2:1".
    """

    preset: Short
    options: Annotated[dict[Short, Annotated[str, Meta(max_length=60)]], Meta(max_length=80)] = field(
        default_factory=dict
    )
    match: Short = ""


class Follow(ProgramCommand, frozen=True):
    """Show this table on every wall; 0 for all tables."""

    table: Number


class UseDeck(ProgramCommand, frozen=True):
    """Use this deck from the next deal on: its last rank, or "fit"."""

    deck: Annotated[str, Meta(max_length=3)]


ForProgram = ProgramCommand | LaptopCommand | AskOwn | KeepLie
