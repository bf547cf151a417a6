"""Where students should look while cards turn: at a wall, or at their phones (``docs/protocol.md``).

With several tables a wall enlarges one of them, as if through a door. If a table was on a wall from its call on, its
phones say "Look up!" and show no cards before the stamp. All other phones turn the cards themselves. The rules don't
depend on any of this, and it isn't stored.
"""

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from quizbs.game.state import GameState
from quizbs.lesson.session_state import SessionState

Games = Mapping[int, tuple[str, int, GameState | None]]
HELD: Final = 6.0  # minimum seconds for which a table stays enlarged

# Priority of a phase for the whole room. In other phases no table is enlarged.
_WORTH: Final = {"turning": 5, "reveal": 5, "choosing": 4, "answering": 3, "explaining": 2, "discard": 2, "last": 1}
_OPENS: Final = frozenset(_WORTH) - {"reveal"}  # a table whose stamp has fallen isn't enlarged any more


class WallWatch(msgspec.Struct, frozen=True):
    """The walls and phones of a lesson. ``seen``: a wall is visible. ``followed``: the table that all walls show, 0 for
    none.

    ``own``: the seats whose phones show the cards themselves.
    """

    seen: bool = False
    followed: int = 0
    own: frozenset[int] = frozenset()


class EnlargedTable(msgspec.Struct, frozen=True):
    """The table that the wall enlarges, since when (s), and for which claim (game id and number of the claim)."""

    table: int
    since: float
    challenge: tuple[str, int]


class _Called(msgspec.Struct, frozen=True):
    """A table's newest challenge (``number`` in game ``game``), and whether a wall has shown it from the call on."""

    game: str
    number: int
    on_wall: bool

    def is_about(self, other: "_Called") -> bool:
        """Return whether both are about the same challenge."""
        return (self.game, self.number) == (other.game, other.number)


class Stage(msgspec.Struct, frozen=True):
    """What the walls show. ``door``: the enlarged table; ``called`` has each table's newest challenge; ``own`` is as in
    ``WallWatch``.

    ``ends``: the tables whose finale is played on a wall. ``again``: when to compute the stage again without an event
    (s).
    """

    door: EnlargedTable | None = None
    called: dict[int, _Called] = {}
    own: frozenset[int] = frozenset()
    ends: frozenset[int] = frozenset()
    again: float | None = None

    def hides_cards_until_stamp(self, table: int, seat: int) -> bool:
        """Return whether the seat's phone shows no cards before the stamp, because they are on a wall."""
        called = self.called.get(table)
        return called is not None and called.on_wall and seat not in self.own

    def ends_up(self, table: int, seat: int) -> bool:
        """Return whether the seat's phone hides the end of its game until a wall has shown it."""
        return table in self.ends and seat not in self.own


def staged(before: Stage, watch: WallWatch, session: SessionState, games: Games, now: float) -> Stage:
    """Return the stage at ``now`` (s), which follows ``before``.

    No card is missed: a challenge that no wall shows any more stays on the phones, even if a wall returns. Phones with
    a screen reader show the cards themselves.
    """
    read_to = frozenset(player.seat for player in session.present if player.accommodation.read_aloud)
    watch = replace(watch, own=watch.own | read_to) if read_to else watch
    playing = {table: (id_, game) for table, (id_, _, game) in games.items() if game is not None and game.phase}
    fresh = {table for table, (id_, game) in playing.items() if _is_fresh(before.called.get(table), id_, game)}
    door = _door(before.door, playing, fresh, now) if watch.seen and _shows_all(session, games, watch) else None
    shown = _shown(session, games, watch, door)
    called = dict(before.called)
    for table, (id_, game) in playing.items():
        if game.turn.challenge is None or game.phase != "turning":
            continue
        known, number = before.called.get(table), game.turn.challenge.number
        if table in fresh:
            called[table] = _Called(id_, number, table in shown)
        elif known and known.number == number and known.on_wall and table not in shown:
            called[table] = replace(known, on_wall=False)
    again = None if door is None else door.since + HELD
    ends = frozenset(games) if watch.seen and session.over_everywhere else shown
    return Stage(door, called, watch.own, ends, again if again is not None and again > now else None)


def _is_fresh(known: _Called | None, id_: str, game: GameState) -> bool:
    """Return whether the game's call is newer than ``known``. An older snapshot of the same game isn't."""
    if game.phase != "turning" or game.turn.challenge is None:
        return False
    return known is None or known.game != id_ or game.turn.challenge.number > known.number


def _shows_all(session: SessionState, games: Games, watch: WallWatch) -> bool:
    """Return whether the walls show all tables at once."""
    several = len(games) > 1 or len(session.seating.tables) > 1
    return several and session.phase != "seating" and (len(games) < 2 or watch.followed not in games)


def _shown(session: SessionState, games: Games, watch: WallWatch, door: EnlargedTable | None) -> frozenset[int]:
    """Return the tables whose cards a wall shows."""
    if not watch.seen:
        return frozenset()
    if _shows_all(session, games, watch):
        return frozenset() if door is None else frozenset({door.table})
    if len(games) > 1:
        return frozenset({watch.followed} & games.keys())
    return frozenset(games) if len(session.seating.tables) <= 1 else frozenset()


def _door(
    before: EnlargedTable | None, playing: Mapping[int, tuple[str, GameState]], fresh: set[int], now: float
) -> EnlargedTable | None:
    """Return the table to enlarge, ``None`` for none.

    The enlarged table stays while its challenge is shown and settled, and at least ``HELD`` seconds; then the table
    with the most important step follows.
    """
    kept = playing.get(before.table) if before is not None else None
    if before is not None and kept is not None:
        if before.table in fresh and challenge_key(*kept) != before.challenge:
            return EnlargedTable(before.table, now, challenge_key(*kept))
        if kept[1].phase in _WORTH and challenge_key(*kept) == before.challenge:
            return before
        if now - before.since < HELD:
            return before
    open_to = [
        table
        for table, (_, game) in playing.items()
        if game.phase in _OPENS and game.clock.paused_at is None and (game.phase != "turning" or table in fresh)
    ]
    if not open_to:
        return None
    table = max(open_to, key=lambda table: (_WORTH[playing[table][1].phase], -table))
    return EnlargedTable(table, now, challenge_key(*playing[table]))


def challenge_key(id_: str, game: GameState) -> tuple[str, int]:
    """Return the game's id and the number of its newest claim, which identify what a table was enlarged for."""
    turn = game.turn
    claim = turn.challenge.claim if turn.challenge else turn.claim
    return id_, claim.number if claim else 0
