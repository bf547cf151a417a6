"""The input of all views of a lesson, and who the viewers are."""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from quizbs.game.actors import Player
from quizbs.game.moments import until
from quizbs.game.state import GameState
from quizbs.game.views.view_types import ClockView
from quizbs.lesson.session_state import SessionState
from quizbs.lesson.views.stage import Stage

Names = Mapping[int, str]
Fields = dict[str, Any]  # of the desk's view, which is made of them


class Wall(msgspec.Struct, frozen=True):
    """The projector, which shows nothing private. With ``host`` it has the teacher's bar of safe controls."""

    host: bool = False


class Desk(msgspec.Struct, frozen=True):
    """The teacher's own page, on the laptop or on the phone that is the remote. Students don't see it."""


Viewer = Player | Wall | Desk


class SpokenWords(msgspec.Struct, frozen=True):
    """The words that students say aloud and the letters on their cards: in the language of the wall, on all phones.

    ``call_words`` are by preset. ``letters`` has what is printed on cards, by rank, unless that is the rank itself.
    """

    call_words: Mapping[str, str]
    letters: Mapping[str, str]


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """The input of all views: a lesson at ``now`` (s). ``version`` is the lesson's.

    ``games`` has, by table, the id, version and state of its newest game. ``names`` are the names of seats, ``people``
    those of persons by their ids, ``heads`` the persons' animals, ``typed`` the persons whose names weren't drawn.
    ``real`` (by seat) and ``ticked`` (by person) are real names, for the teacher only. ``stage`` says which table the
    walls show. ``aloud`` may be missing where nothing is shown to people.
    """

    session: SessionState
    version: int
    games: Mapping[int, tuple[str, int, GameState | None]]
    names: Names
    address: str  # what a student types, shown on the wall
    now: float
    people: Mapping[str, str] = {}
    heads: Mapping[str, str] = {}
    typed: Collection[str] = ()
    real: Names = {}
    ticked: Mapping[str, str] = {}
    stage: Stage = Stage()
    aloud: SpokenWords = SpokenWords({}, {})

    def game(self, table: int) -> GameState | None:
        """Return the newest game at a table, ``None`` if it isn't opened."""
        _, _, game = self.games.get(table, ("", 0, None))
        return game if game is not None and game.phase else None

    def name_of(self, person: str) -> str:
        """Return the name of a person by their id, "…" if unknown."""
        return self.people.get(person, "…")

    @property
    def at(self) -> float:
        """Return the time of the class's clocks (s). During a freeze that is when it began."""
        return self.now if self.frozen_at is None else self.frozen_at

    @property
    def frozen_at(self) -> float | None:
        """Return when the freeze began (s), ``None`` without a freeze."""
        return self.session.frozen.at if self.session.frozen else None


def clock(closes_at: float, began_at: float, frozen_at: float | None = None) -> ClockView:
    """Return a clock with the time left until ``closes_at`` and the whole time.

    The clock stands still since ``frozen_at``, if set.
    """
    return ClockView(until(closes_at, frozen_at), round((closes_at - began_at) * 1000))
