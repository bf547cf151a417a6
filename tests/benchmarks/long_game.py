"""A game that does not end: what its 2,000th event costs beside its 50th, and how soon it is there after a restart.

``python -m tests.benchmarks.long_game [--events 2000] [--rounds 3] [--before VENV]``

Three at a table play one false card each, and are always called, so hands stay as they are and only the game grows
older. ``early`` are two hundred events after the first fifty, ``late`` the last two hundred: the server's processor
time for each event, views and all. The last events of the long game take turns, ten at a time, with the first of a new
one in another lesson on the same server, as a machine is twice as fast in one second as in another. ``opens`` is the
time from the start of the program anew until a phone of the long game has its first view. With ``--before``, quizbs as
installed in another environment takes turns with this one. Medians.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.benchmarks.measured import UNLIMITED, may_compare, say, states, worked
from tests.web.shipped import Screen, Server, host, open_lesson, running, student

PART = 200  # events in each of the two measurements
TURN = 10  # events of the one game, then of the other
WARM = 50  # events before the first
Row = tuple[float, float, float]


class Table:
    """Three phones and the wall that shows them."""

    def __init__(self, server: Server) -> None:
        teacher = host(server)
        free = {"opt.truth": "free", "opt.reveal_time": "0"}
        code = open_lesson(teacher, "bs", **free)
        self._phones = [Screen(student(server, code, name), "phone", code) for name in ("ann", "bob", "cem")]
        self._wall = Screen(teacher, "wall", code)
        assert self._wall.act("deal") == {"done": True}
        self._shown, *_ = (screen.wait_for(lambda view: view["game"]) for screen in (self._wall, *self._phones))

    @property
    def events(self) -> int:
        """How many events the game has."""
        return int(self._shown["version"][2])

    def lasts(self, events: int) -> None:
        """Play until the game has so many events."""
        while self.events < events:
            before = self.events
            self._goes_on(self._shown["game"])
            while self.events == before:
                self._wall.listen(1.0)
                self._shown = self._wall.views[-1]
            self._wall.views[:] = self._wall.views[-1:]

    def _goes_on(self, game: dict[str, Any]) -> None:
        if game["phase"] != "turn":
            done = self._wall.act("skip", step=game["step"])
        elif game["claim"] and game["claim"]["open"]:
            done = self._phones[game["claim"]["seat"] % 3].act("call", claim=game["claim"]["number"])
        else:
            phone = self._phones[game["turn"] - 1]
            phone.drain()
            hand = phone.views[-1]["game"]["you"]["hand"]
            lie = next(card["id"] for card in hand if card["face"][0] != game["rank"])
            done = phone.act("play", turn=game["turn_number"], cards=[lie])
        assert done == {"done": True}, done
        for phone in self._phones:
            phone.drain()
            phone.views[:] = phone.views[-1:]

    def opens(self, server: Server) -> float:
        """Start the server anew and return the seconds until the first phone has its view."""
        phone = self._phones[0]
        server.stop()
        began = time.monotonic()
        server.start()
        assert Screen(phone.browser, "phone", phone.code).sync()["game"]
        return time.monotonic() - began


def measure(events: int, python: str) -> Row:
    """Return ms of processor for an event early and late, and the seconds until it is there after a restart."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), program=UNLIMITED, python=python, prepared=False) as server,
    ):
        old = Table(server)
        old.lasts(events - PART)
        young = Table(server)
        young.lasts(WARM)
        costs = [(_cost(server, young), _cost(server, old)) for _ in range(PART // TURN)]
        early, late = (statistics.fmean(column) for column in zip(*costs, strict=True))
        return early, late, old.opens(server)


def _cost(server: Server, table: Table) -> float:
    began, before = table.events, worked(server)
    table.lasts(began + TURN)
    return (worked(server) - before) * 1000 / (table.events - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=3)
    may_compare(parser)
    asked = parser.parse_args()
    rows: dict[str, list[Row]] = {}
    for _ in range(asked.rounds):
        for name, python in states(asked).items():
            rows.setdefault(name, []).append(measure(asked.events, python))
    say(f"| {asked.events:,} events | early, each | late, each | late / early | opens after a restart |")
    say("|---|---|---|---|---|")
    for name, found in rows.items():
        early, late, opens = (statistics.median(column) for column in zip(*found, strict=True))
        say(f"| {name} | {early:.2f} ms | {late:.2f} ms | {late / early:.2f} | {opens:.2f} s |")


if __name__ == "__main__":
    main()
