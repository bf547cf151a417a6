"""Writes ``quizbs/bots/lengths.json``, from which the planner computes how many games fit into a lesson.

``python -m tests.benchmarks.lengths`` plays a hundred games for each family of rules, number of players, deck and
kind of table (four hundred for typical tables), and stores two dozen representative ones, all equally likely. It takes
half an hour; the same seed gives the same file. ``--only`` rewrites one family and keeps the others.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from click import echo
from msgspec.structs import replace

from quizbs.bots import simulated_lengths
from quizbs.bots.children import PLAY_STYLES, Style
from quizbs.bots.simulation import Pace, SimulatedGame, TableHistory, class_of
from quizbs.game.cards import RANKS, Rank, fits

if TYPE_CHECKING:
    from quizbs.game.options import Options

FILE = Path(simulated_lengths.__file__).with_name("lengths.json")
KEPT = 24
LONGEST = 400  # turns: longer than any lesson
PACE = Pace()
TYPICAL = 4  # times as many games of typical tables: plans are made for those


def courses(options: Options, players: int, style: Style, games: int) -> list[TableHistory]:
    """Play this many games and return their histories."""
    chance = Random(f"{players}{options.deck}{style}")
    alone = replace(options, answer_along=False)
    return [
        SimulatedGame(alone, class_of(PLAY_STYLES[style], players, chance), PACE, chance).play(longest=LONGEST)
        for _ in range(games)
    ]


def standing_for(done: list[TableHistory]) -> tuple[tuple[int, int, int], ...]:
    """Return turns, challenges and questions of representative games: the median of each of ``KEPT`` equal parts."""
    ordered = sorted(done, key=lambda course: course.seconds)
    middles = [ordered[int((part + 0.5) * len(ordered) / KEPT)] for part in range(KEPT)]
    return tuple((course.turns, course.challenges, course.questions) for course in middles)


def known_of(done: list[TableHistory]) -> simulated_lengths.Known:
    """Return the averages and representative lengths of games, as they are stored."""
    challenges = sum(course.challenges for course in done)
    return simulated_lengths.Known(
        called=round(sum(course.called for course in done) / sum(course.claims for course in done), 3),
        turning=round(sum(course.turning for course in done) / challenges, 2),
        thrown=round(sum(course.thrown for course in done) / challenges, 3),
        games=standing_for(done),
    )


def measured(options: Options, games: int) -> dict[str, dict[Style, simulated_lengths.Known]]:
    """Return averages and lengths of one family of rules, by number of players and deck, and by kind of table."""
    found: dict[str, dict[Style, simulated_lengths.Known]] = {}
    for players in simulated_lengths.KNOWN_PLAYERS:
        for deck in map(Rank, RANKS[4:]):
            if players < options.fewest_seats or not fits(players, deck):
                continue
            by_style: dict[Style, simulated_lengths.Known] = {}
            for style in PLAY_STYLES:
                many = TYPICAL * games if style == "typical" else games
                by_style[style] = known_of(courses(replace(options, deck=deck), players, style, many))
            found[simulated_lengths.key(players, deck)] = by_style
        echo(f"{players} players")
    return found


def main() -> None:
    """Play the games and write the file."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--games", type=int, default=100)
    words.add_argument("--only", choices=simulated_lengths.FAMILIES)
    asked = words.parse_args()
    for name, options in simulated_lengths.FAMILIES.items():
        if asked.only in (None, name):
            echo(name)
            write(name, measured(options, asked.games))


def write(name: str, found: dict[str, dict[Style, simulated_lengths.Known]]) -> None:
    """Write the measurements of one family of rules, keeping those of the others."""
    tables = msgspec.json.decode(FILE.read_bytes(), type=dict[str, Any]) | {name: found}
    lines = [
        f" {msgspec.json.encode(family).decode()}:{msgspec.json.encode(tables[family]).decode()}"
        for family in simulated_lengths.FAMILIES
        if family in tables
    ]
    FILE.write_text("{\n" + ",\n".join(lines).replace('},"', '},\n  "') + "\n}\n")


if __name__ == "__main__":
    main()
