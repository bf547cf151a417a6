"""Precomputed lengths of simulated games, so that the planner needn't simulate.

``lengths.json`` is written by ``python -m tests.benchmarks.lengths`` from the real rules and the children of
``quizbs.bots.children``; rewrite it when either has changed.
"""

from bisect import bisect_right
from functools import cache
from importlib.resources import files

import msgspec

from quizbs.bots.children import Style
from quizbs.bots.simulation import Pace, open_for
from quizbs.game.cards import Rank
from quizbs.game.options import PRESETS, Options
from quizbs.game.stamp import BRISK, SCENE, SHORT, first_turn

KNOWN_PLAYERS = range(2, 9)


class Known(msgspec.Struct, frozen=True):
    """Simulated games at one kind of table, and averages over their challenges."""

    called: float  # share of plays that were called
    turning: float  # mean seconds from a call to its stamp
    thrown: float  # cards thrown away per challenge
    games: tuple[tuple[int, int, int], ...]  # turns, challenges, questions; all equally likely, shortest first

    def length(self, game: tuple[float, float, float], pace: Pace, options: Options) -> float:
        """Return how many seconds a game lasts; ``game``: its numbers of turns, challenges and questions."""
        turns, challenges, questions = game
        turning = self.turning * (SHORT if options.short_show else 1)
        challenge = pace.call + turning + open_for(options) + self.thrown * pace.throwing
        return turns * pace.turn + challenges * challenge + _waits(challenges, options) + questions * pace.question

    def seconds(self, pace: Pace, options: Options) -> list[float]:
        """Return how many seconds each of ``games`` lasts at this pace, shortest first."""
        return sorted(self.length(game, pace, options) for game in self.games)


def _waits(challenges: float, options: Options) -> float:
    """Return how many seconds a game's challenges wait for bets, before their first card turns."""
    if not options.bets:
        return 0.0
    first, later = (SCENE - first_turn(number, short=options.short_show) for number in (1, BRISK))
    return min(challenges, BRISK - 1) * first + max(0.0, challenges - BRISK + 1) * later


Games = dict[str, dict[str, dict[Style, Known]]]  # by family of rules, by players and last rank, by kind of table

# Rules that change the length of games; compared with children's play, the other options matter little.
FAMILIES: dict[str, Options] = {
    "half and hunter": msgspec.structs.replace(PRESETS["classroom"], bets=False),
    "half": msgspec.structs.replace(PRESETS["classroom"], hunter=False, bets=False),
    "whole pile": msgspec.structs.replace(PRESETS["cheater"], bets=False),
    "whole pile, calls limited": msgspec.structs.replace(PRESETS["cheater"], call_tokens=3, bets=False),
    "honest": PRESETS["bs"],
}


def family(options: Options) -> str:
    """Return the name in ``FAMILIES`` of rules whose games last about as long as with these options."""
    if options.stakes == "half" and options.questions:
        return "half and hunter" if options.hunter else "half"
    if options.truth == "must":
        return "honest"
    return "whole pile, calls limited" if options.call_tokens else "whole pile"


@cache
def _tables() -> Games:
    return msgspec.json.decode(files("quizbs.bots").joinpath("lengths.json").read_bytes(), type=Games)


def key(players: int, deck: Rank) -> str:
    """Return the key in ``lengths.json`` for games with this many players and a deck up to rank ``deck``."""
    return f"{players}{deck}"


def known(options: Options, players: int, deck: Rank) -> dict[Style, Known] | None:
    """Return the precomputed games by kind of table.

    The result is ``None`` if this number of players and deck wasn't simulated.
    """
    return _tables()[family(options)].get(key(players, deck))


def share_within(ordered: list[float], seconds: float) -> float:
    """Return the share of games that end within ``seconds``; ``ordered``: their lengths in seconds, shortest first.

    It is interpolated between two games. Each simulated game stands for games of about its length, some of
    which last up to a quarter longer than the longest simulated one.
    """
    at = bisect_right(ordered, seconds)
    if at == 0:
        return 0.0
    if at == len(ordered):
        longer = max(0.0, 1 - (seconds - ordered[-1]) / (ordered[-1] / 4))
        return 1 - 0.5 * longer / len(ordered)
    before, after = ordered[at - 1], ordered[at]
    return (at - 0.5 + (seconds - before) / (after - before)) / len(ordered)
