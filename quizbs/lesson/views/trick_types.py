"""The fields of *Trick the class* in views."""

from typing import Literal

from msgspec import Struct

from quizbs.game.views.view_types import ClockView, Seat


class TileView(Struct, frozen=True):
    """An answer to choose from. ``votes`` and ``truth`` are null until it has turned.

    ``by``: seats that said "It was me".
    """

    text: str
    votes: int | None
    truth: bool | None
    by: tuple[Seat, ...]


class TrickView(Struct, frozen=True, kw_only=True):
    """The public part of *Trick the class*. ``most``: letters of a lie.

    ``done`` seats have written or voted, ``of`` so many. ``tiles``: the answers to choose from; ``turned``: the
    positions of the revealed ones, the newest last. ``explanation`` is empty until the truth has turned.
    """

    number: int
    step: int
    phase: Literal["writing", "glance", "voting", "reveal"]
    text: str
    picture: str
    topic: str
    lang: str
    most: int
    done: int
    of: int
    clock: ClockView | None
    tiles: tuple[TileView, ...]
    turned: tuple[int, ...]
    explanation: str


class OwnTrickView(Struct, frozen=True, kw_only=True):
    """A player's part in *Trick the class*: the lie, the position of its tile, and the position of the chosen one.

    ``fooled`` (how many chose the lie) is null until the lie is revealed; ``right``, ``points`` and ``total``, the
    points of all such questions in the lesson, are null until the truth is. ``owned``: has said "It was me".
    """

    lie: str | None
    tile: int | None
    chosen: int | None
    fooled: int | None
    right: bool | None
    points: int | None
    total: int | None
    owned: bool


class LieView(Struct, frozen=True, kw_only=True):
    """A lie as the teacher sees it, without its authors. ``writers``: how many wrote it. ``doubtful``: it may be rude.

    ``votes`` is null until the truth has turned. ``kept``: saved in the bank.
    """

    lie: int
    text: str
    writers: int
    discarded: bool
    doubtful: bool
    votes: int | None
    kept: bool
