"""The bottle that decides who goes first (C1): it turns for a while, and before it stops nothing knows the answer."""

from random import Random

from quizbs.game.clocks import turn_closes
from quizbs.game.events import Pointed
from quizbs.game.options import Options
from quizbs.game.stamp import SHORT
from quizbs.game.state import GameState

TURNS = 2.6  # seconds


def stops_at(options: Options, now: float) -> float:
    """Return when a bottle stops that begins to turn now."""
    return now + TURNS * (SHORT if options.short_show else 1.0)


def pointed(game: GameState, now: float, chance: Random) -> list[Pointed]:
    """Return at whom the bottle points now that it stops; the clock of the first turn begins."""
    seat = chance.choice(game.seats)
    return [Pointed(seat, now, turn_closes(game, seat, game.turn.number, now))]
