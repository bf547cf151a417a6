"""Bots in a lesson. Each decides from its own view, as a player does from a phone, and sends the same commands."""

from collections.abc import Callable
from random import Random

import msgspec

from quizbs.bots import BOTS, CURIOUS, Bot, BotMove, occasion
from quizbs.game import Refused
from quizbs.game.actors import Actor, Player
from quizbs.lesson import Names, view_for
from quizbs.lesson.deciding import Command as LessonCommand
from quizbs.lesson.lesson_state import LessonState
from quizbs.lesson.views.whole import Scene

Act = Callable[[Actor, str, LessonCommand], object]
"""Carries out a command with an id, as ``LiveLesson.act`` does."""


class _PlannedMove(msgspec.Struct):
    """A bot's decision (``move``) in the situation ``about``, and when it is to be carried out (``at``, s)."""

    about: str
    move: BotMove
    at: float


class BotPlayers:
    """The bots of a lesson. ``act_due`` is called often, and carries out the decisions that are due."""

    def __init__(self, act: Act, chance: Random) -> None:
        self._act, self._chance = act, chance
        self._bots: dict[tuple[str, int], Bot] = {}  # by game and seat; a bot's memory is of a single game
        self._thoughts: dict[tuple[str, int], _PlannedMove] = {}
        self._acts = 0

    def act_due(self, state: LessonState, names: Callable[[], Names], now: float) -> None:
        """Send every bot its view, and carry out the decisions whose thinking time is over."""
        session = state.session
        places = {
            (session.current[seat.table].game, seat.seat): seat.bot
            for seat in session.present
            if seat.bot and seat.table in session.current
        }
        for gone in self._bots.keys() - places.keys():
            del self._bots[gone]
            self._thoughts.pop(gone, None)
        if not places or session.halted:
            return
        games = state.at_tables()
        scene = Scene(session=session, version=state.version(), games=games, names=names(), address="", now=now)
        for place, kind in places.items():
            self._think(place, kind, scene)

    def _think(self, place: tuple[str, int], kind: str, scene: Scene) -> None:
        bot = self._bots.get(place)
        if bot is None:
            bot = self._bots[place] = BOTS[kind](self._chance, CURIOUS)
        view = view_for(scene, Player(place[1]))
        bot.observe(view)
        about = occasion(view)
        thought = self._thoughts.get(place)
        if about is None:
            self._thoughts.pop(place, None)
        elif thought is None or thought.about != about:
            move = bot.move(view)
            if move is not None:
                self._thoughts[place] = _PlannedMove(about, move, scene.now + move.after)
        elif thought.at <= scene.now:
            del self._thoughts[place]
            self._acts += 1
            try:
                self._act(Player(place[1]), f"bot{self._acts}-{scene.now}", thought.move.command)
            except Refused:
                return  # another player acted first; the bot decides again from the next view
