"""The rules of one game of cards: pure, without a clock, chance, file, socket or database.

Time and chance are arguments. ``decide(game, actor, command, now, chance)`` returns events or raises ``Refused``;
``evolve(game, event)`` returns the game after an event; ``due(game, now)`` returns the command for an expired deadline;
``view_for(game, seat, now)`` is the only output to screens. Every rule is written in ``docs/rules.md``; comments name
its ids (A5, B15, C3, 17).
"""

from quizbs.game.commands import Command
from quizbs.game.deciding import decide, due
from quizbs.game.events import Event
from quizbs.game.evolve import evolve, replay
from quizbs.game.refusal import Refused
from quizbs.game.state import NO_GAME, GameState
from quizbs.game.views.game_view import view_for

__all__ = [
    "NO_GAME",
    "Command",
    "Event",
    "GameState",
    "Refused",
    "decide",
    "due",
    "evolve",
    "replay",
    "view_for",
]
