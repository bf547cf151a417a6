"""A page and three simulated students at a table of Classroom; each move waits until all screens show the last one.

The deal, every shuffle and every decision of the others come from fixed seeds, and nothing depends on a clock, so
the same student plays the same game each time. The tests decide what the student on the page does.
"""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING, Any

from tests.browser.table_of_bots import OPTIONS
from tests.web.shipped import SILENT, Screen, host, hurried, open_lesson, running, student

if TYPE_CHECKING:
    import contextlib
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.table_of_bots import Overheard
    from tests.web.shipped import Server

OTHERS = ("Ann", "Bob", "Cleo")
CURIOUS = 0.1  # share of the possibly true claims that the others call
COPIES = 4  # cards of a rank in the deck
LONG = dict.fromkeys(("answer_time", "choose_time", "discard_time", "explain_time", "turn_time"), "600")
HALVED = {"odd_card": "taken"}  # the rule under which the games of the seeds were counted
PATIENCE = 60.0  # seconds for one move on a busy machine
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# quizbs with a fixed seed for the rules; tokens of seats and of the host are still random.
LOADED = """
import random, secrets
random.SystemRandom = lambda: random.Random({seed})
{patient}
"""


def loaded(folder: Path, seed: int) -> contextlib.AbstractContextManager[Server]:
    """Run a server whose shuffles follow from ``seed``."""
    return running(folder, program=("-c", LOADED.format(seed=seed, patient=hurried(SILENT)[1])))


class Table:
    """A lesson of the student and three others. The student joins at ``address`` first; ``deal`` adds the others."""

    def __init__(self, server: Server) -> None:
        self.server = server
        browser = host(server)
        self.code = open_lesson(
            browser, "classroom", **{f"opt.{name}": one for name, one in (OPTIONS | LONG | HALVED).items()}
        )
        self.address = f"{server.base}/j/{self.code}"
        self.wall = Screen(browser, "wall", self.code)
        self.others: list[tuple[Screen, Random]] = []
        self._newest = (0, 0)

    def deal(self) -> None:
        for number, name in enumerate(OTHERS, 1):
            screen = Screen(student(self.server, self.code, name), "phone", self.code)
            self.others.append((screen, Random(number)))
        assert self.wall.act("deal") == {"done": True}
        self._newest = stamp(self.wall.wait_for(lambda view: view["game"] is not None))

    def in_step(self, page: Page, overheard: Overheard) -> dict[str, Any]:
        """Return the student's view once the page has drawn the newest one. ``overheard`` is the page's connection."""
        ends = time.monotonic() + PATIENCE
        while overheard.view is None or stamp(overheard.view) < self._newest:
            assert time.monotonic() < ends, "the page did not hear of the last move"
            page.evaluate(DRAWN)
        page.evaluate(DRAWN)
        self._newest = max(self._newest, stamp(overheard.view))
        for screen in (self.wall, *(other for other, _ in self.others)):
            self._catch_up(screen)  # the server would disconnect a screen that reads nothing for long
        return overheard.view

    def goes_on(self) -> None:
        """Let one of the other students make a move, first one who may call; if none can, the host skips a step."""
        views = [self._catch_up(screen) for screen, _ in self.others]
        may = [view["game"]["you"]["can"].keys() - BESIDE for view in views]
        at = next((at for at, can in enumerate(may) if "call" in can), None)
        at = at if at is not None else next((at for at, can in enumerate(may) if can - {"play"}), None)
        at = at if at is not None else next((at for at, can in enumerate(may) if can), None)  # all have read by then
        if at is None:
            step = self._catch_up(self.wall)["game"]["step"]
            said = self.wall.act("skip", step=step)
            assert said == {"done": True} or said["refused"] == "closed", said  # the stamp fell by itself
            return self._see(self.wall)
        screen, chance = self.others[at]
        do, fields = decision(views[at]["game"], chance)
        assert screen.act(do, **fields) == {"done": True}
        return self._see(screen)

    def _see(self, screen: Screen) -> None:
        """Record the version that the move of this screen has made."""
        before = self._newest
        while stamp(screen.views[-1]) <= before:
            next_view(screen)
        self._newest = stamp(screen.views[-1])

    def _catch_up(self, screen: Screen) -> dict[str, Any]:
        while not screen.views or stamp(screen.views[-1]) < self._newest:
            next_view(screen)
        return screen.views[-1]


BESIDE = {"bet", "react"}  # acts that the game doesn't wait for


def decision(table: dict[str, Any], chance: Random) -> tuple[str, dict[str, Any]]:
    """Return what one of the others does next: the act and its fields."""
    can, hand, claim = table["you"]["can"], table["you"]["hand"], table["claim"]
    match min(can.keys() - BESIDE, key=lambda name: (name == "play", name)):  # reads before the next play
        case "answer":
            count = len(table["question"]["choices"])
            given = {"choices": [chance.randrange(count)]} if count else {"text": "no idea"}
            return "answer", {"question": can["answer"], **given}
        case "ask":
            ask = can["ask"]
            card = chance.choice(ask["cards"])["card"]
            return "ask", {"challenge": ask["challenge"], "card": card, "answerer": ask["least_asked"]}
        case "believe" | "call":
            held = sum(card["face"][0] == claim["rank"] for card in hand)
            doubts = held + claim["count"] > COPIES or claim["last"] or chance.random() < CURIOUS
            return "call" if doubts else "believe", {"claim": can["call"]}
        case "discard":
            challenge, cards = can["discard"]["challenge"], can["discard"]["cards"]
            return "discard", {"challenge": challenge, "card": chance.choice(cards)}
        case "play":
            play = can["play"]
            true = [card["id"] for card in hand if card["id"] in play["cards"] and card["face"][0] == play["rank"]]
            cards = true[: play["usual"]] or [chance.choice(play["cards"])]
            return "play", {"turn": play["turn"], "cards": cards}
        case other:
            return other, {"question": can[other]}


def next_view(screen: Screen) -> None:
    """Read messages until a view comes."""
    had = len(screen.views)
    screen._next(lambda _: len(screen.views) > had or None)


def stamp(view: dict[str, Any]) -> tuple[int, int]:
    """Return the version of a view of a lesson with one table, as numbers that can be compared."""
    lesson, _, table = view["version"]
    return lesson, table or 0


def waits_for_student(view: dict[str, Any]) -> bool:
    """Return whether the next move is the student's; a play waits until all others have believed the claim."""
    table = view["game"]
    can = table["you"]["can"]
    undecided = table["claim"] and table["claim"]["open"]
    return bool(can.keys() & {"call", "answer", "ask", "discard", "ready"} or ("play" in can and not undecided))
