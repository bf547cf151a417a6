"""The lines of a game's log as screens get them."""

from collections.abc import Mapping

from msgspec import Struct

from quizbs.game.log import Happening

Seat = int
Rank = str
Face = str


class LogLine(Struct, frozen=True, tag_field="what"):
    """A line of the log. ``n`` increases by one with each line."""

    n: int


class DealtLine(LogLine, frozen=True, tag="dealt"):
    """The cards were dealt: ``cards`` to each seat, and ``pile`` to the middle.

    ``starter`` is null while the bottle turns.
    """

    starter: Seat | None
    cards: int
    pile: int


class PointedLine(LogLine, frozen=True, tag="pointed"):
    """The bottle stopped and points at the seat that starts."""

    seat: Seat


class OpenedLine(LogLine, frozen=True, tag="opened"):
    """The starter played a card face up."""

    seat: Seat
    face: Face
    autoplay: bool


class LaidLine(LogLine, frozen=True, tag="laid"):
    """A seat played ``count`` cards face down as ``rank``. ``last``: its hand is empty."""

    seat: Seat
    count: int
    rank: Rank
    autoplay: bool
    last: bool


class PassedLine(LogLine, frozen=True, tag="passed"):
    """A seat passed its turn."""

    seat: Seat
    autoplay: bool


class StoodLine(LogLine, frozen=True, tag="stood"):
    """Nobody called a seat's claim of ``count`` cards. ``last``: they were its last ones."""

    seat: Seat
    count: int
    rank: Rank
    last: bool


class CalledLine(LogLine, frozen=True, tag="called"):
    """A claim was called. ``seat`` is the caller, null if calls are quiet."""

    seat: Seat | None
    claimant: Seat
    count: int
    rank: Rank


class ShownLine(LogLine, frozen=True, tag="shown"):
    """A seat's last cards are turned although nobody called, because ``Options.last_card`` is ``honest``."""

    seat: Seat


class StampedLine(LogLine, frozen=True, tag="stamped"):
    """The verdict on a claim is public."""

    claimant: Seat
    count: int
    rank: Rank
    honest: bool


class AskedLine(LogLine, frozen=True, tag="asked"):
    """``seat`` asked ``answerer`` a question. Whichever of them is the caller is null if calls are quiet."""

    seat: Seat | None
    answerer: Seat | None


class DeclinedLine(LogLine, frozen=True, tag="declined"):
    """The asker skipped the question."""

    seat: Seat | None


class AnsweredLine(LogLine, frozen=True, tag="answered"):
    """The asked seat answered. ``right`` is null if no answer came in time."""

    seat: Seat | None
    right: bool | None


class TookLine(LogLine, frozen=True, tag="took"):
    """A seat picked up ``cards`` of the pile; ``left`` cards are out of the game."""

    seat: Seat | None
    cards: int
    left: int


class DiscardedLine(LogLine, frozen=True, tag="discarded"):
    """A right caller threw away a card."""

    seat: Seat | None


class OverruledLine(LogLine, frozen=True, tag="overruled"):
    """The teacher ruled whether the seat's answer counts as right."""

    seat: Seat | None
    right: bool


class AutoplayLine(LogLine, frozen=True, tag="autoplay"):
    """A bot plays for the seat from now on, or stopped."""

    seat: Seat
    on: bool


class WonLine(LogLine, frozen=True, tag="won"):
    """The seat won: it got rid of all its cards."""

    seat: Seat


class LastLapLine(LogLine, frozen=True, tag="last_lap"):
    """The last lap began."""


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

# By kind of line: its class, and which stored fields it shows, in order. Other fields never leave the server.
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
    """Return a stored line as screens get it."""
    line, facts = _LINES[happening.what]
    return line(happening.n, *(getattr(happening, name) for name in facts))
