"""Whole games by the real rules on a real ledger: two processes take turns, and a third one replays it all."""

import random
from contextlib import suppress

import pytest

from quizbs.bots import BotMove
from quizbs.bots.sprout import Sprout
from quizbs.game import NO_GAME, Command, Event, GameState, Refused, decide, due, evolve, view_for
from quizbs.game.actors import Host, Player, Program
from quizbs.game.commands import Open, Pause, Resume
from quizbs.game.options import PRESETS
from quizbs.live.lesson_log import Writing
from quizbs.live.rules import Rules
from quizbs.quiz.question import Choice, Kind, Question
from quizbs.store.database import Database
from quizbs.store.ledger import Ledger
from tests.store.counter import Play


def due_in(game: GameState, now: float) -> list[Command]:
    return [command] if (command := due(game, now)) else []


def changed(before: GameState, after: GameState) -> frozenset[str]:
    return frozenset() if before is after else frozenset({""})


TABLE = Rules(NO_GAME, decide, evolve, due_in, changed, Event)
SEATS = (1, 2, 3, 4, 5)
BANK = tuple(
    Question(f"q{number}", f"{number} + {number}?", Kind.CHOICE, (Choice(str(2 * number), True), Choice("0")))
    for number in range(1, 60)
)
LONGEST = 20_000  # looks at the table; a game that is not over by then never ends


class Hall:
    """Two processes on one ledger, and a clock that the test moves on."""

    def __init__(self, database: Database) -> None:
        self.now = 1000.0
        self.chance = random.Random(11)
        self.ledger = Ledger(database)
        self.plays = [self.play(), self.play()]

    def play(self) -> Play:
        return Play(Writing(self.ledger, TABLE, lambda: self.now, self.chance))

    def moves(self, game: GameState) -> list[tuple[int, BotMove]]:
        seen = ((seat, Sprout(self.chance, 0.1).move({"game": view_for(game, seat, self.now)})) for seat in SEATS)
        return [(seat, move) for seat, move in seen if move is not None]

    def look(self, number: int) -> GameState:
        """Let one seat act, or the clock, in one of the two processes; return the table after it."""
        play = self.plays[number % 2]
        moves = self.moves(play.now("t")[1])
        if moves and number % 7:  # now and then nobody moves, and the clock decides
            seat, move = self.chance.choice(moves)
            self.now += move.after
            play.tick("t")
            with suppress(Refused):  # the clock was first
                play.act("t", Player(seat), f"act{number}", move.command)
        else:
            self.now += 5
            play.tick("t")
        game = play.now("t")[1]
        assert isinstance(game, GameState)
        return game


GAMES = [
    *(pytest.param("sqlite", preset) for preset in PRESETS),
    pytest.param("postgresql", "bottle", marks=pytest.mark.postgres),
]


@pytest.mark.parametrize(("url", "preset"), GAMES, indirect=["url"])
def test_a_whole_game_replays_to_the_same_table(database: Database, preset: str) -> None:
    hall = Hall(database)
    opening = Open(options=PRESETS[preset], seats=SEATS, signs=SEATS, dealer=1, bank=BANK, language="en")
    assert hall.plays[0].act("t", Program(), "t", opening) == 1
    assert hall.plays[1].act("t", Program(), "t", opening) == 1  # the other process dealt already

    for number in range(LONGEST):
        if hall.look(number).phase == "over":
            break
        if number == 20:
            hall.plays[0].act("t", Host(), "p", Pause())
            hall.now += 3600
            assert not hall.plays[1].tick("t")
            hall.plays[1].act("t", Host(), "r", Resume())
    version, game = hall.plays[0].now("t")
    assert game.phase == "over"
    assert hall.plays[1].now("t") == (version, game)
    assert hall.play().now("t") == (version, game)
    assert [row.version for row in hall.ledger.read("t")] == list(range(1, version + 1))
