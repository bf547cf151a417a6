"""What has happened in a lesson. Stored for ever: fields are added with a default; no name and no tag is changed."""

import msgspec

from quizbs.game.events import Place
from quizbs.lesson.commands import Game


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The lobby is open."""

    at: float
    lesson: str
    code: str
    game: Game
    most: int


class Prepared(msgspec.Struct, frozen=True, tag="prepared"):
    """From the next round on this is played."""

    game: Game


class SeatTaken(msgspec.Struct, frozen=True, tag="seat_taken"):
    """Somebody came in and has a sign (0–7)."""

    seat: int
    person: str
    sign: int
    bot: str = ""


class Practised(msgspec.Struct, frozen=True, tag="practised"):
    """Somebody answered the practice question."""

    seat: int
    choices: tuple[int, ...]
    right: bool


class PracticeFinished(msgspec.Struct, frozen=True, tag="practice_finished"):
    """Somebody knows the game now, or says so."""

    seat: int


class SeatRemoved(msgspec.Struct, frozen=True, tag="seat_removed"):
    """A name was taken out."""

    seat: int


class Locked(msgspec.Struct, frozen=True, tag="locked"):
    """Nobody new comes in."""


class Unlocked(msgspec.Struct, frozen=True, tag="unlocked"):
    """People may come in again."""


class RoundDealt(msgspec.Struct, frozen=True, kw_only=True, tag="round_dealt"):
    """A round begins: this table is to be opened with these seats, clockwise, and their signs."""

    at: float
    number: int
    table: str
    seats: tuple[int, ...]
    signs: tuple[int, ...]
    dealer: int
    game: Game


class RoundFinished(msgspec.Struct, frozen=True, tag="round_finished"):
    """A table has played to its end."""

    table: str
    places: tuple[Place, ...]


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The lesson is over."""

    at: float


Event = (
    Started
    | Prepared
    | SeatTaken
    | Practised
    | PracticeFinished
    | SeatRemoved
    | Locked
    | Unlocked
    | RoundDealt
    | RoundFinished
    | Closed
)
