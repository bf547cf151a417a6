"""Whole games over real sockets, with every byte that a device gets read for what it may not know.

The bank is tagged: each explanation and each typed answer holds a word that stands nowhere else. Cards are known by
their faces: a face may stand only where the protocol shows cards that this viewer may see.
"""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.shipped import Browser, Screen, Server, host, running, student

TAG = re.compile(r"tag(?:why|typed)\d+x")
FACE = re.compile(r"[A23456789TJQK][SHDC]\d?")
QUICK = {"opt.window": "0", "opt.reveal_time": "3", "opt.explain_time": "5", "opt.turn_time": "15", "opt.deck": "7"}
ACTS = 20  # of one connection
SHOWN_TO_ALL = ("challenge", "open_card", "log")  # where turned cards stand


def tagged_bank() -> str:
    rows = ["Question,Answer,Wrong 1,Wrong 2,Explanation,Also accept"]
    for number in range(30):
        rows.append(f"Choice {number}?,yes {number},no {number},never {number},tagwhy{number}x,")
        rows.append(f"Typed {number}?,tagtyped{number}x,,,tagwhy{number + 100}x,tagtyped{number + 100}x")
    return "\n".join(rows)


def faces(part: Any, path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], str]]:
    """Every card in a message, and where it stands."""
    if isinstance(part, dict):
        return [found for name, inner in part.items() for found in faces(inner, (*path, name))]
    if isinstance(part, list):
        return [found for inner in part for found in faces(inner, path)]
    return [(path, part)] if isinstance(part, str) and FACE.fullmatch(part) else []


class Watcher(Screen):
    """A screen that looks at every packet with the eyes of somebody who wants to cheat."""

    frames = 0
    explained = 0  # tags that came when they were due: the scan sees them
    acts = 0

    def version(self) -> list[Any]:
        """The stamp of the newest view that came."""
        newest: list[Any] = self.views[-1]["version"] if self.views else [0, "", 0]
        return newest

    def catch_up(self, version: list[Any]) -> dict[str, Any]:
        """Read on until the view with this version is here; return the newest."""
        while self.version() < version:
            self._next(lambda text: text.startswith('42["view"') or None)
        return self.views[-1]

    def _take(self, text: str) -> None:
        type(self).frames += 1
        for tag in TAG.findall(text):
            assert tag in self.told(text), f"{tag} came too early"
            type(self).explained += 1
        if text.startswith(("42", "43")):
            message = json.loads(text[text.index("[") :])
            assert leaks(message) == []
        super()._take(text)

    def told(self, text: str) -> str:
        """What of a packet may hold answers: the result of a question that was answered."""
        message = json.loads(text[text.index("[") :])
        results = [result for view in views(message) if (result := _of(view, "table", "question", "result"))]
        return json.dumps(results)


def views(message: list[Any]) -> list[dict[str, Any]]:
    """The views in a packet: an event ``view`` or the answer to a sync."""
    said = (
        message[1:]
        if message and message[0] == "view"
        else [one.get("view") for one in message if isinstance(one, dict)]
    )
    return [view for view in said if isinstance(view, dict)]


def _of(view: Any, *names: str) -> Any:
    for name in names:
        view = view.get(name) if isinstance(view, dict) else None
    return view


def leaks(message: list[Any]) -> list[tuple[tuple[str, ...], str]]:
    """Cards that stand where no card may stand, or that this viewer may not see."""
    wrong = []
    for view in views(message):
        hand = {card["face"] for card in _of(view, "table", "you", "hand") or []}
        turned = {card["face"] for card in _of(view, "table", "challenge", "cards") or []}
        for path, card in faces(view):
            if path[:3] == ("table", "you", "hand"):
                continue
            if path[:3] == ("table", "you", "can"):
                if card not in turned | hand:
                    wrong.append((path, card))
            elif path[:1] != ("table",) or path[1] not in SHOWN_TO_ALL:
                wrong.append((path, card))
    return wrong


def choose(view: dict[str, Any], chance: random.Random) -> dict[str, Any] | None:
    """A move by chance, calling often so that many questions come."""
    table = view["table"]
    can = _of(table, "you", "can") or {}
    if "answer" in can:
        count = len(table["question"]["choices"])
        given = {"choices": [chance.randrange(count)]} if count else {"text": chance.choice(["no idea", "tagtyped1x"])}
        return {"do": "answer", "question": can["answer"], **given}
    if "ask" in can:
        ask = can["ask"]
        card = chance.choice(ask["cards"])["card"]
        return {"do": "ask", "challenge": ask["challenge"], "card": card, "answerer": chance.choice(ask["answerers"])}
    if "discard" in can:
        return {"do": "discard", "challenge": can["discard"]["challenge"], "card": can["discard"]["cards"][0]}
    if "ready" in can:
        return {"do": "ready", "question": can["ready"]}
    if "call" in can:
        return {"do": "call" if chance.random() < 0.2 else "believe", "claim": can["call"]}
    if "play" in can and not table["wait"]:
        play = can["play"]
        count = chance.randint(play["least"], max(play["least"], min(2, play["most"])))
        return {"do": "play", "turn": play["turn"], "cards": chance.sample(play["cards"], count)}
    return None


def bring(teacher: Browser) -> str:
    """Add the tagged bank and return its key."""
    page = teacher.form("/host/bank", text=tagged_bank(), title="Tagged").text
    kept = re.search(r'name="kept" value="([^"]+)"', page)
    assert kept, page
    after = teacher.form("/host/import", kept=kept[1]).text
    key = re.search(r'name="bank" value="([^"]+)" data-title="Tagged"', after)
    assert key, after
    return key[1]


@pytest.mark.parametrize("preset", ["classroom", "cheater"])
def test_no_byte_tells_a_device_what_it_may_not_know(tmp_path: Path, preset: str) -> None:
    chance = random.Random(preset)
    with running(tmp_path) as server:
        teacher, students, code = seated(server, preset)
        wall = Watcher(teacher, "wall", code)
        phones = [Watcher(browser, "phone", code) for browser in students]
        wall.views.append(wall.sync())
        assert wall.act("deal") == {"done": True}
        newest = wall.wait_for(lambda view: view["table"])
        for _ in range(150):
            shown = [phone.catch_up(newest["version"]) for phone in phones]
            if newest["table"]["phase"] == "over":
                break
            able = [(at, act) for at, view in enumerate(shown) if (act := choose(view, chance)) is not None]
            before = wall.version()
            if able:
                at, act = chance.choice(able)
                assert phones[at].act(**act) == {"done": True}, (act, newest)
                phones[at].acts += 1
                if phones[at].acts >= ACTS:  # a phone that says more is taken for a flood; a new one is welcome
                    phones[at] = Watcher(students[at], "phone", code)
                    phones[at].views.append(phones[at].sync())
            else:
                wall.act("skip", step=newest["table"]["step"])  # refused when the clock was quicker
            newest = wall.catch_up([*before[:2], before[2] + 1])
        assert Watcher.frames > 400
        assert Watcher.explained > 0
        assert not TAG.search(server.log)


def seated(server: Server, preset: str) -> tuple[Browser, list[Browser], str]:
    """A lesson with the tagged bank: host, four students, code; their pages are read as well."""
    teacher = host(server)
    opened = teacher.form("/host/open", bank=bring(teacher), preset=preset, **QUICK)
    code = opened.url.rpartition("/")[2]
    students = [student(server, code, name) for name in ("ann", "bob", "cem", "dan")]
    pages = [browser.page("/play").text for browser in students] + [teacher.page(f"/wall/{code}").text]
    assert not [tag for page in pages for tag in TAG.findall(page)]
    return teacher, students, code
