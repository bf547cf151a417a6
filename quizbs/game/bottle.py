"""The bottle that decides who starts (rule C1). It turns for a while; the result is drawn when it stops."""

from random import Random

from quizbs.game.clocks import turn_closes
from quizbs.game.events import Pointed
from quizbs.game.options import Options
from quizbs.game.stamp import SHORT
from quizbs.game.state import GameState

TURNS = 2.6  # seconds


def stops_at(options: Options, now: float) -> float:
    """Return when a bottle that starts to turn at ``now`` stops (s)."""
    return now + TURNS * (SHORT if options.short_show else 1.0)


def pointed_event(game: GameState, now: float, chance: Random) -> list[Pointed]:
    """Return the event of the stopped bottle with the seat it points at. The clock of the first turn starts."""
    seat = chance.choice(game.seats)
    return [Pointed(seat, now, turn_closes(game, seat, game.turn.number, now))]
