"""The greatest lie of a round that nobody called: when all games are over, its player may show it to the class.

Until it is shown only that seat knows of it.
"""

from collections.abc import Callable

import msgspec

from quizbs.game.actors import Actor, Player
from quizbs.game.deeds import NO_DEEDS, Bluff, Deeds
from quizbs.game.refusal import Refused, require
from quizbs.game.state import GameState
from quizbs.lesson import commands as c
from quizbs.lesson import events as e
from quizbs.lesson.lesson_state import LessonState
from quizbs.lesson.session_state import GameRecord, SessionState


class Unseen(msgspec.Struct, frozen=True):
    """A lie that nobody called, with the id of its game and its player. ``short``: it is shown in half the time."""

    game: str
    seat: int
    lie: Bluff
    short: bool


def unseen(session: SessionState, game_of: Callable[[GameRecord], GameState | None]) -> Unseen | None:
    """Return the greatest uncalled lie of the games that have just ended, ``None`` if no present player has one."""
    if not session.over_everywhere:
        return None
    found = [
        Unseen(dealt.game, seat, lie, dealt.setup.options.short_show)
        for dealt in session.current.values()
        if dealt.setup.options.unseen and (game := game_of(dealt)) is not None
        for seat in dealt.seats
        if _is_own(session, dealt, seat) and (lie := _deeds(game, seat).best_bluff) is not None
    ]
    return max(found, key=lambda candidate: (candidate.lie.size, candidate.lie.number, -candidate.seat), default=None)


def _deeds(game: GameState, seat: int) -> Deeds:
    return game.deeds.get(seat, NO_DEEDS)


def _is_own(session: SessionState, dealt: GameRecord, seat: int) -> bool:
    """Return whether the seat's present player had its hand when the game ended."""
    player = session.seat(seat)
    return player is not None and not player.bot and seat not in dealt.away and player.since <= dealt.over_at


def may_show(session: SessionState, seat: int, found: Unseen | None) -> bool:
    """Return whether the seat may show the lie ``found`` now."""
    return found is not None and found.seat == seat and session.lie is None and not session.halted


def resolve(state: LessonState, actor: Actor, command: c.ShowLie) -> c.PutLie:
    """Return the command with the lie that a player shows.

    Raises ``Refused``: ``not_yours``, or ``closed`` unless all games of that round are over and no later one is dealt.
    """
    session = state.session
    require(command.round == len(session.games) and session.over_everywhere, "closed")
    shown = session.lie
    if shown is not None and isinstance(actor, Player) and shown.seat == actor.seat:
        return c.PutLie(shown.game, shown.rank, shown.cards)
    found = unseen(session, lambda dealt: state.game(dealt.game))
    if found is None or not isinstance(actor, Player) or found.seat != actor.seat:
        raise Refused("not_yours")
    return c.PutLie(found.game, found.lie.rank, found.lie.cards)


def show(session: SessionState, seat: int, command: c.PutLie, now: float) -> list[e.Event]:
    """Return the event that shows a lie; nothing if it is shown already."""
    require(not session.halted, "paused")
    require(any(dealt.game == command.game for dealt in session.current.values()) and session.over_everywhere, "closed")
    if session.lie is not None:
        require(session.lie.seat == seat, "closed")
        return []
    return [e.LieShown(now, command.game, seat, command.rank, command.cards)]
