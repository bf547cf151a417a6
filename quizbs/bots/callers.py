"""What calling is worth: one seat among typical children that calls in a way of its own, and how often it wins."""

from collections.abc import Mapping
from random import Random

from msgspec.structs import replace

from quizbs.bots.children import Calls, Child, Temper, Throws, calls, likely_cheat
from quizbs.bots.simulation import Pace, SimulatedGame, class_of
from quizbs.game.legal_moves import may_call
from quizbs.game.options import Options
from quizbs.game.state import Claim, GameState

UNLIKELY = 0.8  # how likely a cheat is where the own cards speak against a claim
LONGEST = 400  # turns: longer than any lesson


def _never(_: Child, __: GameState, ___: int, ____: Claim, _____: Random) -> bool:
    return False


def _last_cards(_: Child, game: GameState, seat: int, claim: Claim, __: Random) -> bool:
    return claim.last and may_call(game, seat, claim)


def _on_evidence(_: Child, game: GameState, seat: int, claim: Claim, __: Random) -> bool:
    return likely_cheat(game, seat, claim) >= UNLIKELY and may_call(game, seat, claim)


def _every_second(_: Child, game: GameState, seat: int, claim: Claim, chance: Random) -> bool:
    return chance.random() < 0.5 and may_call(game, seat, claim)


CALLERS: Mapping[str, Calls] = {
    "never": _never,
    "last cards only": _last_cards,
    "on evidence": _on_evidence,
    "as most do": calls,
    "every second claim": _every_second,
}


def wins(
    options: Options, players: int, temper: Temper, way: Calls, throws: Throws | None, games: int, chance: Random
) -> float:
    """Return which share of so many games one seat wins that calls in this way; the others call as children do.

    ``throws``: what everybody at the table throws away. The seat is another one in each game, since beginning helps.
    Raises ``Refused`` where no game can be dealt.
    """
    alone = replace(options, answer_along=False)  # quicker, and to the cards it is all the same
    won = 0
    for number in range(games):
        seat = 1 + number % players
        children = class_of(temper, players, chance, throws)
        won += SimulatedGame(alone, children, Pace(), chance, {seat: way}).play(longest=LONGEST).winner == seat
    return won / games
