"""The events of *Trick the class*, stored for ever like those of ``quizbs.lesson.events``. Times are seconds."""

import msgspec

from quizbs.quiz.question import Question


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer to choose from: the truth, a lie (its position by arrival), or a wrong choice of the question."""

    text: str
    lie: int | None = None
    truth: bool = False


class TrickAsked(msgspec.Struct, frozen=True, tag="trick_asked"):
    """A trick started: everybody writes a lie until ``closes_at``.

    ``filtered``: a word filter replaces the teacher's review.
    """

    at: float
    number: int
    question: Question
    language: str
    closes_at: float
    filtered: bool = False


class LieWritten(msgspec.Struct, frozen=True, tag="lie_written"):
    """A seat wrote a lie, which replaces its earlier one."""

    seat: int
    text: str
    at: float


class LieDiscarded(msgspec.Struct, frozen=True, tag="lie_discarded"):
    """The teacher excluded a lie (``on``), or included it again."""

    lie: int
    on: bool


class TrickMissed(msgspec.Struct, frozen=True, tag="trick_missed"):
    """A seat isn't awaited any more because its phone is absent (``on``), or is awaited again."""

    seat: int
    on: bool


class TrickLengthened(msgspec.Struct, frozen=True, tag="trick_lengthened"):
    """The step got its time once more, until ``closes_at``."""

    at: float
    closes_at: float


class TrickLookedAt(msgspec.Struct, frozen=True, tag="trick_looked_at"):
    """Writing ended, and the teacher reviews the lies."""

    at: float


class TrickVoting(msgspec.Struct, frozen=True, tag="trick_voting"):
    """The vote started: everybody chooses among these answers until ``closes_at``."""

    at: float
    closes_at: float
    tiles: tuple[Tile, ...]


class TileChosen(msgspec.Struct, frozen=True, tag="tile_chosen"):
    """A seat chose the tile at this shown position as the truth."""

    seat: int
    tile: int
    at: float


class TrickReveals(msgspec.Struct, frozen=True, tag="trick_reveals"):
    """The reveal started: tiles turn in this ``order`` of positions, the truth last, the first one at ``closes_at``."""

    at: float
    closes_at: float
    order: tuple[int, ...]


class TileTurned(msgspec.Struct, frozen=True, tag="tile_turned"):
    """A tile turned. At ``closes_at`` the next one turns or, after the last, the trick ends."""

    at: float
    closes_at: float


class LieOwned(msgspec.Struct, frozen=True, tag="lie_owned"):
    """An author said "It was me"."""

    seat: int


class LieKept(msgspec.Struct, frozen=True, tag="lie_kept"):
    """The teacher saved this lie in the bank."""

    lie: int


class TrickEnded(msgspec.Struct, frozen=True, tag="trick_ended"):
    """The trick ended."""

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
