"""What may be asked of a lesson."""

import msgspec

from quizbs.game.events import Place
from quizbs.game.options import Options
from quizbs.quiz.question import Question


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: a preset with its options, and the bank whose questions lie on the cards (``""``: none)."""

    preset: str
    options: Options
    bank: str = ""
    title: str = ""  # of the bank, as the class reads it
    language: str = ""  # of the bank, as "en"
    questions: int = 0  # in the bank
    practice: Question | None = None  # for the lobby's tutorial; it lies on no card


class Start(msgspec.Struct, frozen=True):
    """Open a lesson with its join code; ``most`` seats at the most."""

    lesson: str
    code: str
    game: Game
    most: int = 40


class Prepare(msgspec.Struct, frozen=True):
    """Play something else from the next round on."""

    game: Game


class TakeSeat(msgspec.Struct, frozen=True):
    """A person comes in. ``person`` is an opaque id; ``bot`` names the kind of bot that plays, if it is one."""

    person: str
    bot: str = ""


class Practise(msgspec.Struct, frozen=True):
    """Answer the practice question of the tutorial, by the places of its choices."""

    seat: int
    choices: tuple[int, ...]


class FinishPractice(msgspec.Struct, frozen=True):
    """Has been through the tutorial, or skips it: ready to play."""

    seat: int


class Remove(msgspec.Struct, frozen=True):
    """Take a name out; its secret opens nothing any more."""

    seat: int


class Lock(msgspec.Struct, frozen=True):
    """Let in nobody new."""


class Unlock(msgspec.Struct, frozen=True):
    """Let people in again."""


class Deal(msgspec.Struct, frozen=True):
    """Begin the next round with everybody present."""


class FinishRound(msgspec.Struct, frozen=True):
    """Note that a table has played to its end. Only the system says so."""

    table: str
    places: tuple[Place, ...]


class Close(msgspec.Struct, frozen=True):
    """The lesson is over."""


SeatCommand = Practise | FinishPractice
HostCommand = Prepare | Remove | Lock | Unlock | Deal | Close
Command = Start | TakeSeat | FinishRound | SeatCommand | HostCommand
