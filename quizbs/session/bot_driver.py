"""Lets bots play in a lesson: each one gets its own view, like a phone, and acts by the same commands."""

from collections.abc import Callable
from random import Random

import msgspec

from quizbs.bots import BOTS, CURIOUS, Bot, BotMove, occasion
from quizbs.game import Refused
from quizbs.game.actors import Player
from quizbs.lesson import Names, view_for
from quizbs.lesson.views.whole import Scene
from quizbs.session.streams import Streams


class _Thought(msgspec.Struct):
    """What a bot has made up its mind to do, and when."""

    about: str
    move: BotMove
    at: float


class BotDriver:
    """The bots of all lessons in this process. Call ``look`` often: it acts for every bot that is due."""

    def __init__(
        self,
        streams: Streams,
        names: Callable[[str], Names],
        clock: Callable[[], float],
        chance: Random,
    ) -> None:
        self._streams, self._names = streams, names
        self._clock, self._chance = clock, chance
        self._bots: dict[tuple[str, int], Bot] = {}  # by table and seat: a bot remembers one game
        self._thoughts: dict[tuple[str, int], _Thought] = {}
        self._acts = 0

    def look(self, lesson_id: str) -> None:
        """Show every bot of a lesson its view, and let it act once it has thought long enough."""
        state = self._streams.state(lesson_id)
        lesson = state.lesson
        bots = [seat for seat in lesson.present if seat.bot and seat.table in lesson.current]
        self._forget(lesson_id, {(lesson.current[seat.table].game, seat.seat) for seat in bots})
        if not bots or lesson.halted:
            return
        scene = Scene(
            lesson=lesson,
            version=state.version(),
            games=state.at_tables(),
            names=self._names(lesson_id),
            address="",
            now=self._clock(),
        )
        for seat in bots:
            self._think(lesson.current[seat.table].game, seat.seat, seat.bot, scene)

    def _forget(self, lesson_id: str, sitting: set[tuple[str, int]]) -> None:
        """Forget bots that no longer sit at a table."""
        for place in [place for place in self._bots if place[0].partition(".")[0] == lesson_id]:
            if place not in sitting:
                del self._bots[place]
                self._thoughts.pop(place, None)

    def _think(self, game: str, seat: int, kind: str, scene: Scene) -> None:
        bot = self._bots.get((game, seat))
        if bot is None:
            bot = self._bots[game, seat] = BOTS[kind](self._chance, CURIOUS)
        view = view_for(scene, Player(seat))
        bot.looks(view)
        about = occasion(view)
        thought = self._thoughts.get((game, seat))
        if about is None:
            self._thoughts.pop((game, seat), None)
            return
        if thought is None or thought.about != about:
            move = bot.move(view)
            if move is not None:
                self._thoughts[game, seat] = _Thought(about, move, scene.now + move.after)
            return
        if thought.at <= scene.now:
            del self._thoughts[game, seat]
            self._acts += 1
            try:
                self._streams.act(
                    scene.lesson.lesson, Player(seat), f"bot{self._acts}-{scene.now}", thought.move.command
                )
            except Refused:
                return  # somebody was quicker; the next view says so
