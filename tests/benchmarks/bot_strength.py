"""Measures how often a stronger bot beats three weaker ones: ``python -m tests.benchmarks.bot_strength``.

One bot against three of another kind, seats changed in turn, curiosity off. At four seats 25 % of the games would be
fair; clearly stronger means more than 35 %.
"""

from __future__ import annotations

import argparse
from itertools import combinations
from math import sqrt
from random import Random

from click import echo

from quizbs.bots import BOTS, Bot
from tests.benchmarks.chance_player import opening
from tests.bots.arena import Arena


def wins(one: type[Bot], others: type[Bot], games: int, preset: str, seats: int = 4, seed: int = 1) -> float:
    """Return the share of games that a bot of class ``one`` wins if bots of class ``others`` have the other seats."""
    won = 0.0
    chance = Random(seed)
    for number in range(games):
        at = 1 + number % seats
        bots = {seat: (one if seat == at else others)(chance) for seat in range(1, seats + 1)}
        places = Arena(opening(preset, seats, number // seats), bots, chance).play().places
        first = [place.seat for place in places if place.place == 1]
        won += (at in first) / len(first)
    return won / games


def main() -> None:
    """Play the games and print the shares."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--games", type=int, default=2000)
    words.add_argument("--preset", action="append", help="default: classroom and cheater")
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    for preset in asked.preset or ("classroom", "cheater"):
        for weaker, stronger in combinations(BOTS.values(), 2):
            share = wins(stronger, weaker, asked.games, preset, seed=asked.seed)
            about = 1.96 * sqrt(share * (1 - share) / asked.games)
            echo(f"{preset}: {stronger.name} against three of {weaker.name}: {share:.1%} ± {about:.1%} (fair 25 %)")


if __name__ == "__main__":
    main()
