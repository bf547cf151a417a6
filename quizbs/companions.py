"""Lets bots sit in a lesson: each one gets its own view, as a phone would, and acts by the same commands."""

from collections.abc import Callable
from random import Random

import msgspec

from quizbs.bots.sprout import Move, choose, occasion
from quizbs.game import Refused
from quizbs.lesson import Names, Player, view_for
from quizbs.lesson.view import Scene
from quizbs.play import Play
from quizbs.rounds import Rounds, table_stream


class _Thought(msgspec.Struct):
    """What a bot has made up its mind to do, and when."""

    about: str
    move: Move
    at: float


class Companions:
    """The bots of all lessons in this process. Call ``look`` often; it acts for every bot whose time has come."""

    def __init__(
        self, play: Play, rounds: Rounds, names: Callable[[str], Names], clock: Callable[[], float], chance: Random
    ) -> None:
        self._play, self._rounds, self._names = play, rounds, names
        self._clock, self._chance = clock, chance
        self._thoughts: dict[tuple[str, int], _Thought] = {}
        self._acts = 0

    def look(self, lesson_id: str) -> None:
        """Let every bot of a lesson see its view and, if it has thought long enough, act."""
        version, lesson, table_version, table = self._rounds.now(lesson_id)
        bots = [one.seat for one in lesson.present if one.bot]
        if not bots or table is None or lesson.round is None:
            return
        scene = Scene(
            lesson=lesson,
            table=table,
            versions=(version, table_version),
            names=self._names(lesson_id),
            address="",
            now=self._clock(),
        )
        for seat in bots:
            self._think(lesson.round.table, seat, scene)

    def _think(self, table: str, seat: int, scene: Scene) -> None:
        view = view_for(scene, Player(seat))
        about = occasion(view)
        thought = self._thoughts.get((table, seat))
        if about is None:
            self._thoughts.pop((table, seat), None)
            return
        if thought is None or thought.about != about:
            move = choose(view, self._chance)
            if move is not None:
                self._thoughts[table, seat] = _Thought(about, move, scene.now + move.after)
            return
        if thought.at <= scene.now:
            del self._thoughts[table, seat]
            self._acts += 1
            try:
                self._play.act(
                    table_stream(table), f"seat {seat}", f"bot{self._acts}-{scene.now}", thought.move.command
                )
            except Refused:
                return  # somebody was quicker; the next view tells
