"""How fast are the rules beside other engines? Random play, in steps a second of CPU time.

``python -m tests.benchmarks.rules_speed`` plays quizbs, RLCard's ``uno``, OpenSpiel's ``python_block_dominoes`` and its
``crazy_eights`` (C++, five players, driven from Python) by turns for short slices, and prints the best slice of each:
a busy machine slows them all alike, so the ratios count and not the digits. A step is one accepted action, for
OpenSpiel also a deal of a card. The other engines are no part of quizbs; what is missing is left out and said:
``pip install rlcard open-spiel``, best in an environment of its own.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

from click import echo

from tests.benchmarks import chance_player

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SEATS = 5


def quizbs(preset: str) -> Callable[[Random, int], int]:
    """Return a player of whole games of this preset at a table of five."""

    def play(chance: Random, number: int) -> int:
        return sum(1 for _ in chance_player.play(chance_player.opening(preset, SEATS, number), chance))

    return play


def uno() -> Callable[[Random, int], int]:
    """Return a player of RLCard's uno."""
    env = import_module("rlcard").make("uno", config={"seed": 1})

    def play(chance: Random, _: int) -> int:
        steps = 0
        state, _player = env.reset()
        while not env.is_over():
            state, _player = env.step(chance.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


def open_spiel(name: str, **parameters: int) -> Callable[[Random, int], int]:
    """Return a player of a game of OpenSpiel."""
    import_module("open_spiel.python.games")
    game: Any = import_module("pyspiel").load_game(name, parameters)

    def play(chance: Random, _: int) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, odds)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


OURS = "quizbs classroom"
ENGINES: dict[str, Callable[[], Callable[[Random, int], int]]] = {
    OURS: lambda: quizbs("classroom"),
    "quizbs cheater": lambda: quizbs("cheater"),
    "quizbs bs": lambda: quizbs("bs"),
    "rlcard uno": uno,
    "open_spiel python_block_dominoes": lambda: open_spiel("python_block_dominoes"),
    "open_spiel crazy_eights, 5 players (C++)": lambda: open_spiel("crazy_eights", players=5),
}


def installed() -> Iterator[tuple[str, Callable[[Random, int], int]]]:
    """Yield the engines that this environment has."""
    for name, engine in ENGINES.items():
        try:
            yield name, engine()
        except ImportError as missing:
            echo(f"{name}: left out ({missing})")


def measure(slices: int, seconds: float) -> dict[str, tuple[float, float]]:
    """Return steps a second in the best slice, and steps in a game, of each engine."""
    engines = dict(installed())
    chances = {name: Random(1) for name in engines}
    games: Counter[str] = Counter()
    steps: Counter[str] = Counter()
    best: dict[str, float] = dict.fromkeys(engines, 0.0)
    for _ in range(slices):
        for name, play in engines.items():
            done, began = 0, time.process_time()
            while (spent := time.process_time() - began) < seconds:
                done += play(chances[name], games[name])
                games[name] += 1
            steps[name] += done
            best[name] = max(best[name], done / spent)
    return {name: (best[name], steps[name] / games[name]) for name in engines}


def mix(games: int = 200) -> Counter[str]:
    """Return how often each command is given in random play of Classroom."""
    told: Counter[str] = Counter()
    chance = Random(2)
    for number in range(games):
        for _ in chance_player.play(chance_player.opening("classroom", SEATS, number), chance, told=told):
            pass
    return told


def main() -> None:
    """Measure and print."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--slices", type=int, default=7)
    words.add_argument("--seconds", type=float, default=0.5, help="CPU seconds of each slice")
    asked = words.parse_args()
    speeds = measure(asked.slices, asked.seconds)
    ours = speeds[OURS][0]
    echo(f"{'random play, best slice':42}{'steps/s':>10}{'steps/game':>12}{OURS + ' is':>22}")
    for name, (speed, length) in speeds.items():
        echo(f"{name:42}{speed:10,.0f}{length:12.0f}{ours / speed:18.2f} x as fast")
    told = mix()
    shares = ", ".join(f"{name} {count / told.total():.0%}" for name, count in told.most_common())
    echo(f"commands of {OURS}: {shares}")


if __name__ == "__main__":
    main()
