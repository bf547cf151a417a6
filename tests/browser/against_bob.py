"""A game between the page of any browser, driven by scripts in the page, and Bob, a student simulated by messages."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.browser.by_script import ByScript
    from tests.web.shipped import Screen

AGAIN = 1.0  # seconds until Bob repeats an act that was refused


class Bob(threading.Thread):
    """A student who plays by raw messages, in a thread of his own since browsers are slow, and has the wall skip shows.

    Bob makes false claims and calls each claim of the other; if he is ``honest``, he does neither.
    """

    def __init__(self, phone: Screen, wall: Screen, *, honest: bool = False) -> None:
        super().__init__(daemon=True)
        self.phone, self.wall, self.honest = phone, wall, honest
        self._over = threading.Event()
        self._failed: BaseException | None = None

    def run(self) -> None:
        try:
            self._play()
        except BaseException as failed:
            self._failed = failed

    def _play(self) -> None:
        done, again = None, 0.0
        while not self._over.wait(0.1):
            self.phone.drain()
            self.wall.drain()
            view = self.phone.views[-1] if self.phone.views else None
            if view and view["game"] and (view["version"] != done or time.monotonic() > again):
                done, again = view["version"], time.monotonic() + AGAIN
                self._act(view["game"], view["game"]["you"]["can"])

    def stop(self) -> None:
        """Stop playing. Raises the exception that has ended the game early, if there was one."""
        self._over.set()
        self.join()
        if self._failed:
            raise self._failed

    def _act(self, game: dict[str, Any], can: dict[str, Any]) -> None:
        hand = game["you"]["hand"]
        if can.get("call") is not None and not self.honest:
            self.phone.act("call", claim=can["call"])
        elif play := can.get("play"):
            wanted = [card["id"] for card in hand if (card["face"][0] == game["rank"]) == self.honest]
            cards = wanted[: play["most"] if self.honest else 1] or [hand[0]["id"]]
            self.phone.act("play", turn=play["turn"], cards=cards)
        elif ask := can.get("ask"):
            self.phone.act("ask", challenge=ask["challenge"], card=0, answerer=ask["answerers"][0])
        elif can.get("answer") is not None:
            given = {"choices": [0]} if game["question"]["choices"] else {"text": "seven"}
            self.phone.act("answer", question=can["answer"], **given)
        elif can.get("discard"):
            self.phone.act("discard", challenge=can["discard"]["challenge"], card=hand[0]["id"])
        elif can.get("ready") is not None:
            self.phone.act("ready", question=can["ready"])
        elif game["phase"] in {"turning", "reveal"}:
            self.wall.act("skip", step=game["step"])


def plays_on(ann: ByScript, seen: set[str]) -> bool:
    """Do what Ann's page asks for now, and add its kind to ``seen``; return whether call, answer and turn are in it."""
    if ann.tap("[data-screen~=call] .button.button-call"):
        seen.add("call")
    elif ann.tap("label.choice:not(.is-still)"):
        seen.add("answer")
    elif ann.there(".question-typed input"):
        ann.evaluate(
            """() => { const field = document.querySelector(".question-typed input"); field.value = "seven";
               field.dispatchEvent(new Event("input", { bubbles: true })); }"""
        )
        seen.add("answer")
    elif not ann.there("[data-screen~=call]"):
        ann.tap(".hand button.card")
    its_turn = ann.there("[data-screen~=turn]")
    if ann.tap(".dock button.button-go"):
        seen.add("turn" if its_turn else "more")
    return {"call", "answer", "turn"} <= seen
