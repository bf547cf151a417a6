"""The events of *Trick the class*, stored for ever like those of ``quizbs.lesson.events``. Times are in seconds."""

import msgspec

from quizbs.quiz.question import Question


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer to choose from: the truth, a lie by its place, or a wrong choice of the question itself."""

    text: str
    lie: int | None = None
    truth: bool = False


class TrickAsked(msgspec.Struct, frozen=True, tag="trick_asked"):
    """Everybody writes a lie until ``closes_at``. With ``filtered`` the teacher doesn't review them."""

    at: float
    number: int
    question: Question
    language: str
    closes_at: float
    filtered: bool = False


class LieWritten(msgspec.Struct, frozen=True, tag="lie_written"):
    """A seat has written this lie, which replaces its earlier one."""

    seat: int
    text: str
    at: float


class LieDiscarded(msgspec.Struct, frozen=True, tag="lie_discarded"):
    """The teacher excludes a lie, or includes it again."""

    lie: int
    on: bool


class TrickMissed(msgspec.Struct, frozen=True, tag="trick_missed"):
    """This seat isn't awaited, because its phone is absent; or it is back."""

    seat: int
    on: bool


class TrickLengthened(msgspec.Struct, frozen=True, tag="trick_lengthened"):
    """The step is repeated, until ``closes_at``."""

    at: float
    closes_at: float


class TrickLookedAt(msgspec.Struct, frozen=True, tag="trick_looked_at"):
    """Writing is over, and the teacher reviews the lies."""

    at: float


class TrickVoting(msgspec.Struct, frozen=True, tag="trick_voting"):
    """Everybody chooses among these answers until ``closes_at``."""

    at: float
    closes_at: float
    tiles: tuple[Tile, ...]


class TileChosen(msgspec.Struct, frozen=True, tag="tile_chosen"):
    """A seat chooses the tile at this place as the truth."""

    seat: int
    tile: int
    at: float


class TrickReveals(msgspec.Struct, frozen=True, tag="trick_reveals"):
    """The tiles turn in this ``order``, the truth last; the first at ``closes_at``."""

    at: float
    closes_at: float
    order: tuple[int, ...]


class TileTurned(msgspec.Struct, frozen=True, tag="tile_turned"):
    """The next tile has turned; the one after it turns at ``closes_at``, or the round ends then."""

    at: float
    closes_at: float


class LieOwned(msgspec.Struct, frozen=True, tag="lie_owned"):
    """An author says "It was me"."""

    seat: int


class LieKept(msgspec.Struct, frozen=True, tag="lie_kept"):
    """The teacher saves this lie in the bank."""

    lie: int


class TrickEnded(msgspec.Struct, frozen=True, tag="trick_ended"):
    """The round is over."""

    at: float


TrickEvent = (
    TrickAsked
    | LieWritten
    | LieDiscarded
    | TrickMissed
    | TrickLengthened
    | TrickLookedAt
    | TrickVoting
    | TileChosen
    | TrickReveals
    | TileTurned
    | LieOwned
    | LieKept
    | TrickEnded
)
