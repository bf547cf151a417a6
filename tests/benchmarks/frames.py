"""Measures how smoothly the wall plays its shows: the longest frame of each, and the frames longer than 50 ms.

``python -m tests.benchmarks.frames [--rounds 3] [--slowed 4] [--unrehearsed] [scene…]``

Chromium draws the wall at 1280×720 with a processor slowed 4 ×, like an old school laptop, and gets the views of
a film (``tests.tools.film``) at their times. The page was opened in the lobby, as in a lesson. A frame lasts from one
``requestAnimationFrame`` to the next, seen by the page itself; without a graphics card it waits for the picture to be
painted, too, and for anything else that runs on the machine. What the page itself does is in the last two columns: the
longest task of its main thread, in time of the processor, and how many such tasks took longer than 50 ms.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.benchmarks.measured import say
from tests.browser.table_of_bots import chromium
from tests.tools.catalogue import served, state
from tests.tools.film import SCENES, Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

PLAYED = {  # by the name of a scene: the film that plays it
    "deal": "deal",
    "reveal": "call-lie",
    "answer": "answer-right",
    "question at a door": "door-question-right",
    "deal at three tables": "room-deal",
    "podium of a table": "finale-table",
    "podiums of a class": "finale-class",
}
LONG = 50.0  # ms
SETTLES = 1_000  # ms to wait until nothing is drawn any more
TRACED = ["toplevel", "blink.user_timing"]
BEGINS = "scene begins"
MOST = 16_000  # ms of a scene that are measured
WATCHES = """([timed, begins]) => {
  timed.forEach(([at, view]) => setTimeout(() => window.catalogue.on.view(view), at));
  window.frames_seen = [];
  let last = performance.now();
  const next = (now) => (window.frames_seen.push(now - last), (last = now), requestAnimationFrame(next));
  setTimeout(() => (performance.mark(begins), requestAnimationFrame(next)));
}"""


@dataclass
class Seen:
    """The frames of one scene and the tasks of the page's main thread, in ms."""

    frames: list[float]
    tasks: list[float]

    @property
    def longest(self) -> float:
        return max(self.frames)

    @property
    def long(self) -> int:
        return sum(frame > LONG for frame in self.frames)


def seen(browser: Browser, address: str, scene: Scene, slowed: float, *, rehearsed: bool) -> Seen:
    """Play a scene once and return its frames and tasks. ``rehearsed``: the wall may prepare its shows first."""
    width, height = scene.size
    with browser.new_context(viewport={"width": width, "height": height}) as context:
        page = context.new_page()
        if not rehearsed:
            page.route("**/rehearsal*", lambda route: route.abort())
        lobby = "lobby-class" if scene.page == "all-calm" else "lobby-five"
        page.goto(f"{address}/{lobby}")
        page.wait_for_function("name => document.documentElement.dataset.shown === name", arg=lobby)
        page.wait_for_load_state("networkidle")
        if rehearsed:
            page.wait_for_function("() => performance.getEntriesByName('rehearsed').length")
        opened = state(scene.page)[1]
        (start, before), *after = scene.views if len(scene.views) > 1 else [(0, opened), *scene.views]
        page.evaluate("view => window.catalogue.on.view(view)", before)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
        page.wait_for_timeout(SETTLES)
        browser.start_tracing(page=page, categories=TRACED)
        # The page itself shows the views at their times: a message from here would be part of a frame.
        timed = [(at - start, view) for at, view in after]
        page.evaluate(WATCHES, [timed, BEGINS])
        page.wait_for_timeout(min(MOST, scene.ends - start))
        frames = page.evaluate("() => window.frames_seen.slice(2)")
        return Seen(frames, tasks(browser.stop_tracing()))


def tasks(trace: bytes) -> list[float]:
    """Return the durations (ms) of the tasks of the page's main thread since the scene began."""
    events = json.loads(trace)["traceEvents"]
    begins = next(event for event in events if event["name"] == BEGINS)
    mine = [event for event in events if (event["pid"], event["tid"]) == (begins["pid"], begins["tid"])]
    return [
        event["tdur"] / 1000
        for event in mine
        if event["name"].endswith("RunTask") and event["ts"] > begins["ts"] and "tdur" in event
    ]


def rows(asked: argparse.Namespace, play: Callable[[Scene], Seen]) -> None:
    """Print a line for each scene: of ``asked.rounds`` rounds, the one with the median longest frame."""
    say("| scene | frames | longest | over 50 ms | longest task | over 50 ms |")
    say("|---|---|---|---|---|---|")
    for name in asked.scenes or PLAYED:
        rounds = sorted((play(SCENES[PLAYED[name]]()) for _ in range(asked.rounds)), key=lambda one: one.longest)
        middle = rounds[len(rounds) // 2]
        share = f"{middle.long} ({middle.long / len(middle.frames):.1%})"
        work = f"{max(middle.tasks):.0f} ms | {sum(task > LONG for task in middle.tasks)}"
        say(f"| {name} | {len(middle.frames)} | {middle.longest:.0f} ms | {share} | {work} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", choices=[*PLAYED, []], metavar="scene")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--slowed", type=float, default=4)
    parser.add_argument("--unrehearsed", action="store_true", help="without the rehearsal, to compare")
    asked = parser.parse_args()
    with served(keep=True) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        rows(asked, lambda scene: seen(browser, address, scene, asked.slowed, rehearsed=not asked.unrehearsed))
        browser.close()


if __name__ == "__main__":
    main()
