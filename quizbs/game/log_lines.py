"""The lines of a game's log, as everybody may read them."""

from collections.abc import Mapping

from msgspec import Struct

from quizbs.game.log import Happening

Seat = int
Rank = str
Face = str


class LogLine(Struct, frozen=True, tag_field="what"):
    """What happened; ``n`` increases by one with each line."""

    n: int


class DealtLine(LogLine, frozen=True, tag="dealt"):
    """The cards were dealt."""

    starter: Seat | None
    cards: int
    pile: int


class PointedLine(LogLine, frozen=True, tag="pointed"):
    """The bottle points at a seat."""

    seat: Seat


class OpenedLine(LogLine, frozen=True, tag="opened"):
    """A card was played face up."""

    seat: Seat
    face: Face
    autoplay: bool


class LaidLine(LogLine, frozen=True, tag="laid"):
    """Cards were played face down."""

    seat: Seat
    count: int
    rank: Rank
    autoplay: bool
    last: bool


class PassedLine(LogLine, frozen=True, tag="passed"):
    """A turn was passed."""

    seat: Seat
    autoplay: bool


class StoodLine(LogLine, frozen=True, tag="stood"):
    """A claim was accepted by all."""

    seat: Seat
    count: int
    rank: Rank
    last: bool


class CalledLine(LogLine, frozen=True, tag="called"):
    """A claim was called."""

    seat: Seat | None
    claimant: Seat
    count: int
    rank: Rank


class ShownLine(LogLine, frozen=True, tag="shown"):
    """A last card is shown by rule."""

    seat: Seat


class StampedLine(LogLine, frozen=True, tag="stamped"):
    """The verdict on a claim."""

    claimant: Seat
    count: int
    rank: Rank
    honest: bool


class AskedLine(LogLine, frozen=True, tag="asked"):
    """A question was asked."""

    seat: Seat | None
    answerer: Seat | None


class DeclinedLine(LogLine, frozen=True, tag="declined"):
    """No question was asked."""

    seat: Seat | None


class AnsweredLine(LogLine, frozen=True, tag="answered"):
    """A question was answered; ``right`` is null if no answer came in time."""

    seat: Seat | None
    right: bool | None


class TookLine(LogLine, frozen=True, tag="took"):
    """Cards were picked up; ``left`` are gone for good."""

    seat: Seat | None
    cards: int
    left: int


class DiscardedLine(LogLine, frozen=True, tag="discarded"):
    """A right caller has thrown a card away."""

    seat: Seat | None


class OverruledLine(LogLine, frozen=True, tag="overruled"):
    """The teacher's ruling."""

    seat: Seat | None
    right: bool


class AutoplayLine(LogLine, frozen=True, tag="autoplay"):
    """A bot plays for a seat, or stops."""

    seat: Seat
    on: bool


class WonLine(LogLine, frozen=True, tag="won"):
    """A seat has got rid of all cards."""

    seat: Seat


class LastLapLine(LogLine, frozen=True, tag="last_lap"):
    """The cards stop."""


class PausedLine(LogLine, frozen=True, tag="paused"):
    """The game is paused."""


class ResumedLine(LogLine, frozen=True, tag="resumed"):
    """The game continues."""


class EndedLine(LogLine, frozen=True, tag="ended"):
    """The teacher has ended the game."""


Line = (
    DealtLine
    | PointedLine
    | OpenedLine
    | LaidLine
    | PassedLine
    | StoodLine
    | CalledLine
    | ShownLine
    | StampedLine
    | AskedLine
    | DeclinedLine
    | AnsweredLine
    | TookLine
    | DiscardedLine
    | OverruledLine
    | AutoplayLine
    | WonLine
    | LastLapLine
    | PausedLine
    | ResumedLine
    | EndedLine
)

# The fields of each kind of line, in order; a fact that isn't named here never leaves the server.
_LINES: Mapping[str, tuple[type[Line], tuple[str, ...]]] = {
    "dealt": (DealtLine, ("seat", "count", "left")),
    "pointed": (PointedLine, ("seat",)),
    "opened": (OpenedLine, ("seat", "face", "autoplay")),
    "laid": (LaidLine, ("seat", "count", "rank", "autoplay", "last")),
    "passed": (PassedLine, ("seat", "autoplay")),
    "stood": (StoodLine, ("seat", "count", "rank", "last")),
    "called": (CalledLine, ("seat", "other", "count", "rank")),
    "shown": (ShownLine, ("seat",)),
    "stamped": (StampedLine, ("seat", "count", "rank", "yes")),
    "asked": (AskedLine, ("seat", "other")),
    "declined": (DeclinedLine, ("seat",)),
    "answered": (AnsweredLine, ("seat", "yes")),
    "took": (TookLine, ("seat", "count", "left")),
    "discarded": (DiscardedLine, ("seat",)),
    "overruled": (OverruledLine, ("seat", "yes")),
    "autoplay": (AutoplayLine, ("seat", "yes")),
    "won": (WonLine, ("seat",)),
    "last_lap": (LastLapLine, ()),
    "paused": (PausedLine, ()),
    "resumed": (ResumedLine, ()),
    "ended": (EndedLine, ()),
}


def log_line(happening: Happening) -> Line:
    """Return a line of the log for everybody."""
    line, facts = _LINES[happening.what]
    return line(happening.n, *(getattr(happening, name) for name in facts))
