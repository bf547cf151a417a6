"""Reactions: a seat's head on the wall shows one of four symbols, once in a turn and never while cards turn."""

from random import Random

from msgspec.structs import replace

from quizbs.game.commands import React
from quizbs.game.events import Event, Reacted
from quizbs.game.refusal import require
from quizbs.game.state import GameState, takes_part

_BETWEEN = frozenset({"turn", "last"})  # cards turn in none of these phases, and the wall draws all heads


def reaction_turn(game: GameState, seat: int) -> int | None:
    """Return the number of the turn in which a seat may show a reaction now, ``None`` if it may not."""
    if not game.options.reactions or not takes_part(game, seat) or seat in game.autoplay or seat in game.bots:
        return None
    if game.phase not in _BETWEEN or game.clock.paused_at is not None or seat in game.turn.reactions:
        return None
    return game.turn.number


def react(game: GameState, seat: int, command: React, _: float, __: Random) -> list[Event]:
    """Return the event of a reaction; nothing for a second one in the same turn."""
    if command.turn == game.turn.number and seat in game.turn.reactions:
        return []
    require(command.turn == reaction_turn(game, seat), "closed")
    return [Reacted(seat, command.which)]


def with_reaction(game: GameState, event: Reacted) -> GameState:
    """Return the game with the seat's reaction added to the present turn."""
    reactions = game.turn.reactions | {event.seat: event.which}
    return replace(game, turn=replace(game.turn, reactions=reactions))
