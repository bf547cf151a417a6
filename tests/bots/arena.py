"""Whole games between bots by the real rules, on a simulated clock."""

from collections.abc import Mapping
from random import Random

from msgspec.structs import replace

from quizbs.bots.bot import Bot, BotMove, occasion
from quizbs.game import NO_GAME, GameState, Refused, decide, due, replay
from quizbs.game import commands as c
from quizbs.game.actors import Clock, Player, Session
from quizbs.game.moments import View, out_of_json
from quizbs.game.views.game_view import shared_view
from quizbs.game.views.seat_view import seen_from


class Unfinished(Exception):
    """A game took longer on its clock than the limit for ``Arena.play``."""


class Arena:
    """A game between bots, one at each seat of the command ``opening``.

    A bot sees the view of its seat whenever that changes, and acts after its thinking time.
    """

    def __init__(self, opening: c.Open, bots: Mapping[int, Bot], chance: Random) -> None:
        self.now = 0.0  # seconds
        deal = replace(opening, bots=tuple(bots))  # the rules don't wait for bots to answer along
        self.game: GameState = replay(decide(NO_GAME, Session(), deal, self.now, chance))
        self._bots = bots
        self._chance = chance
        self._thoughts: dict[int, tuple[str, float, BotMove]] = {}

    def play(self, longest: float = 36_000.0) -> GameState:
        """Play to the end and return the game. Raises ``Unfinished`` after ``longest`` seconds of the game's clock."""
        while self.game.phase != "over":
            if self.now > longest:
                raise Unfinished(f"not over after {longest:.0f} s")
            self._look()
            actor, command = self._next()
            try:
                self.game = replay(decide(self.game, actor, command, self.now, self._chance), self.game)
            except Refused:
                continue  # somebody was quicker; the next view says so
        return self.game

    def _look(self) -> None:
        shared = shared_view(self.game, self.now)
        for seat, bot in self._bots.items():
            self._thinks(seat, bot, {"game": out_of_json(seen_from(self.game, shared, seat, self.now), self.now)})

    def _thinks(self, seat: int, bot: Bot, view: View) -> None:
        about = occasion(view)
        if about is None:
            bot.observe(view)
            self._thoughts.pop(seat, None)
        elif seat not in self._thoughts or self._thoughts[seat][0] != about:
            move = bot.move(view)
            if move is not None:
                self._thoughts[seat] = (about, self.now + move.after, move)

    def _next(self) -> tuple[Player | Clock, c.Command]:
        """Set the clock to the next bot's move or deadline, and return its actor and its command."""
        closes_at = self.game.clock.closes_at
        seat = min(self._thoughts, key=lambda one: self._thoughts[one][1], default=None)
        if seat is not None and (closes_at is None or self._thoughts[seat][1] < closes_at):
            _, at, move = self._thoughts.pop(seat)
            self.now = max(self.now, at)
            return Player(seat), move.command
        self.now = max(self.now, closes_at or self.now)
        command = due(self.game, self.now)
        if command is None:
            raise Unfinished("nobody has anything to do")
        return Clock(), command
