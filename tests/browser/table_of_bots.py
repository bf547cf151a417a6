"""A student and three bots at a table of Classroom, on the real server; the host skips the bots' thinking time.

The tests decide what the student does; nothing here reads the student's page.
"""

from __future__ import annotations

import contextlib
import json
import threading
from typing import TYPE_CHECKING, Any

import requests
import websocket

from tests.conftest import CHROMIUM_ARGUMENTS, chromium_path
from tests.support.held_view import HeldView
from tests.web.shipped import Screen, host, open_lesson

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Playwright, WebSocket

    from tests.web.shipped import Server

SEATS = 4
OPTIONS = {
    "deck": "5",
    "answer_along": "false",  # a player by keyboard or without sight answers alone
    "window": "2",
    "last_window": "10",
    "turn_time": "60",
    "reveal_time": "3",
    "choose_time": "30",
    "answer_time": "60",
    "discard_time": "20",
    "explain_time": "20",
}


class Table:
    """A lesson with one table. The student joins at ``address``; then ``deal`` seats the bots and deals."""

    def __init__(self, server: Server, **options: str) -> None:
        self.code = open_lesson(
            host_browser := host(server),
            "classroom",
            **{f"opt.{name}": one for name, one in (OPTIONS | options).items()},
        )
        self.address = f"{server.base}/j/{self.code}"
        self.wall = Screen(host_browser, "wall", self.code)
        self._over = threading.Event()
        self._host = threading.Thread(target=self._waits_for_no_bot, daemon=True)

    def deal(self) -> None:
        """Seat the bots, deal, and from now on skip the bots' thinking time."""
        assert self.wall.act("bots", seats=SEATS) == {"done": True}
        self.wall.wait_for(lambda view: len(view["lesson"]["seats"]) == SEATS)
        assert self.wall.act("deal") == {"done": True}
        self._host.start()

    def close(self) -> None:
        """Stop the host, and close the wall."""
        self._over.set()
        with contextlib.suppress(OSError, websocket.WebSocketException):
            self.wall.close()
        if self._host.is_alive():
            self._host.join(40)

    def _waits_for_no_bot(self) -> None:
        ends = (ConnectionError, websocket.WebSocketException, OSError, AssertionError, requests.RequestException)
        view, skipped = self.wall.sync(), None
        with contextlib.suppress(*ends):
            while not self._over.is_set():
                table = view["game"]
                if table and table["step"] != skipped and not table["wait"] and may_skip(view):
                    skipped = table["step"]
                    self.wall.act("skip", step=skipped)
                    view = self.wall.views[-1]
                elif table and table["wait"] and may_skip(view):
                    self._over.wait(table["wait"] / 1000)
                    view = self.wall.sync()
                else:
                    view = self.wall._next(lambda text: self.wall.views[-1] if text.startswith('42["view"') else None)


def may_skip(view: dict[str, Any]) -> bool:
    """Return whether the game waits for bots only, and the student can't or needn't act on the newest claim."""
    table = view["game"]
    (student,) = (seat["seat"] for seat in view["lesson"]["seats"] if not seat["bot"])
    if table["phase"] == "choosing":
        return bool(table["choosing"]["asker"] != student)
    if table["phase"] == "answering":
        return bool(table["question"]["answerer"] != student)
    if table["phase"] == "explaining":
        return student in table["ready"]
    claim = table["claim"]
    open_to_student = claim and claim["open"] and student not in claim["believers"]
    return bool(table["phase"] == "turn" and table["turn"] != student and not open_to_student)


class Overheard:
    """What the server sends to a page: the newest ``view`` and the ``refused`` acts, for tests to compare."""

    def __init__(self, page: Page) -> None:
        self.view: dict[str, Any] | None = None
        self.refused: list[str] = []
        page.on("websocket", self._line)

    def _line(self, line: WebSocket) -> None:
        held = HeldView()
        line.on("framereceived", lambda frame: self._frame(held, frame))

    def _frame(self, held: HeldView, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        if text.startswith('42["view"'):
            self._take(held.take(json.loads(text[2:])[1]))
        elif text.startswith("43"):
            (said,) = json.loads(text[text.index("[") :])
            if said and said.get("view"):
                self._take(held.take(said["view"]))
            if said and said.get("refused") not in (None, "too_early"):  # the phone itself repeats an early play
                self.refused.append(said["refused"])

    def _take(self, view: dict[str, Any]) -> None:
        if self.view is None or view["version"] >= self.view["version"]:
            self.view = view


def chromium(playwright: Playwright) -> Browser:
    """Start the Chromium that the tests use, for a command outside pytest."""
    return playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_ARGUMENTS)
