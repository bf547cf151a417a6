"""Which way of calling wins most: simulated games of one special caller among typical children."""

from collections.abc import Mapping
from random import Random

from msgspec.structs import replace

from quizbs.bots.children import Calls, Child, PlayStyle, Throws, calls, likely_cheat
from quizbs.bots.simulation import Pace, SimulatedGame, class_of
from quizbs.game.legal_moves import may_call
from quizbs.game.options import Options
from quizbs.game.state import Claim, GameState

UNLIKELY = 0.8  # minimum probability of a cheat, judged from the caller's cards
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
    options: Options, players: int, play_style: PlayStyle, way: Calls, throws: Throws | None, games: int, chance: Random
) -> float:
    """Return the share of games won by a seat that calls as ``way`` says, among children with this ``play_style``.

    ``throws``: which card right callers throw away. The seat changes from game to game, since the first to play has an
    advantage. Raises ``Refused`` if no game can be dealt.
    """
    alone = replace(options, answer_along=False)  # faster, with the same effect on cards
    won = 0
    for number in range(games):
        seat = 1 + number % players
        children = class_of(play_style, players, chance, throws)
        won += SimulatedGame(alone, children, Pace(), chance, {seat: way}).play(longest=LONGEST).winner == seat
    return won / games
