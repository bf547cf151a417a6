"""Measures the bytes of the messages to a phone after each act at its table, by kind of act.

``python -m tests.benchmarks.view_bytes [--people 24] [--games 4]``

A class sits at several tables; one plays random games of Classroom, and each phone of this table is sent the changed
fields. ``first`` is the first message, which holds the whole view.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter, defaultdict
from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from quizbs.lesson import Player
from quizbs.lesson import commands as c
from tests.benchmarks import chance_player
from tests.benchmarks.measured import say
from tests.lesson.story import CLASSROOM, Class
from tests.support.screen_lines import ScreenLines

if TYPE_CHECKING:
    from collections.abc import Iterator


def sent(people: int, number: int) -> Iterator[tuple[str, int]]:
    """Play a game; yield for each message to a phone the act before it ("first" if no act was) and its bytes."""
    here = Class(people, setup=CLASSROOM).does(c.Deal(), c.Deal())
    seats = here.session.current[1].seats
    opening = replace(chance_player.opening("classroom", len(seats), number), seats=seats, dealer=seats[0])
    names = {f"person{seat}": f"Student {seat}" for seat in range(1, people + 1)}
    line, told, act, before = ScreenLines(), Counter[str](), "first", Counter[str]()
    sizes: list[int] = []
    for version, game in enumerate(chance_player.play(opening, Random(number), told)):
        if before != told:  # messages of the step before, kept until its name was known
            (act,) = (told - before).keys()
            before = told.copy()
            yield from ((("first" if act == "Open" else act), size) for size in sizes)
        here.now = max(game.clock.began_at, game.clock.free_at)
        scene = replace(here.scene({1: ("f3kq.1", version, game)}), people=names)
        sizes = [len(line.message(scene, Player(seat))) for seat in seats]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=24)
    parser.add_argument("--games", type=int, default=4)
    asked = parser.parse_args()
    found: defaultdict[str, list[int]] = defaultdict(list)
    for number in range(asked.games):
        for act, size in sent(asked.people, number):
            found[act].append(size)
    say(f"{'':14}{'messages':>9}{'mean':>7}{'most':>7}")
    acts = [size for act, sizes in found.items() if act != "first" for size in sizes]
    for act, sizes in (("all acts", acts), *sorted(found.items())):
        say(f"{act:14}{len(sizes):9}{statistics.mean(sizes):7.0f}{max(sizes):7}")


if __name__ == "__main__":
    main()
