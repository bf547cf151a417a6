"""A screen that scans every byte it gets for secrets, and a bank with tagged words that make secrets recognisable.

In the tagged bank each explanation, feedback and typed answer has a unique word; so have real names, waiting names and
typed answers of students. Cards are recognised by their faces. This module lists the paths in views at which each of
them, and each revealing field (``given``, ``ease`` …), may occur; `T` in a path is a game, the viewer's own or any.
"""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

from tests.support.held_view import counted
from tests.web.shipped import Browser, Screen

TAG = re.compile(r"tag(why|not|typed|real|held|said)(\d+)x")
FACE = re.compile(r"[A23456789TJQK][SHDC]\d?")

Path = tuple[str, ...]

RESULT = ("T", "question", "result")
CLASS_RESULT = ("lesson", "class_question", "result")
PRACTISED = ("you", "practised")
OWN_ALONG = ("T", "you", "along")
OWN_CLASS = ("you", "class")
OWN_BET = ("T", "you", "bet")
BETS = ("T", "challenge", "bets")
HAND = ("T", "you", "hand")
TO_ASK = ("T", "you", "can", "ask", "cards")
TURNED = (("T", "challenge", "cards"), ("T", "open_card"), ("T", "log", "face"), HAND, TO_ASK)
AFTER = ("explaining", "discard", "turn", "last", "over")  # phases in which an answer is public

# By revealing field: all paths at which it may occur. The desk has a few more (`DESK`).
PLACES: dict[str, tuple[Path, ...]] = {
    "answer": (RESULT, CLASS_RESULT, PRACTISED, ("T", "you", "can")),
    "explanation": (RESULT, CLASS_RESULT, PRACTISED),
    "feedback": (RESULT, CLASS_RESULT),
    "given": (RESULT, CLASS_RESULT, PRACTISED, OWN_ALONG, OWN_CLASS),
    "right": (
        RESULT,
        (*RESULT, "row"),
        (*RESULT, "knew"),
        CLASS_RESULT,
        PRACTISED,
        OWN_ALONG,
        OWN_CLASS,
        OWN_BET,
        ("T", "log"),
        ("T", "places"),
        ("T", "question", "stakes"),
        ("T", "choosing", "stakes"),
        ("you", "place", "game", "knowledge"),
        ("you", "place", "match", "knowledge"),
        ("you", "mirror"),
    ),
    "overruled": (RESULT,),
    "accommodation": (("you",), ("T", "you")),
    "without": (("you",), ("T", "you")),
    "hand": (("T", "you"),),
    "own_rank": (("T", "you"),),
    "played_for": (("T", "you"),),
    "caller": (("T", "challenge"), ("T", "you")),
    "along": (("T", "question"), ("T", "you"), ("T", "you", "can")),
    "names": (),
    "accommodations": (),
    "apart": (),
    "needs": (),
    "waits": (),
    "answers": (),
    "held": (),  # only in pulses
    "ahead": (),
    "honest": (("T", "challenge"), ("T", "log")),
    "true": (("T", "challenge", "cards"), BETS),
    "bet": (("T", "you"), ("T", "you", "can")),
    "bets": (("T", "challenge"),),
    "loser": (("T", "challenge"), ("T", "settled")),
    "wins": (("T", "challenge"),),
    "mirror": (("you",),),
    "reader": (("you", "mirror"),),
}
AHEAD = ("games", "ahead")  # data of a reveal that only the projector gets
WALL: dict[str, tuple[Path, ...]] = {
    "ahead": (("games",),),
    "honest": (*PLACES["honest"], AHEAD),
    "true": (*PLACES["true"], (*AHEAD, "cards"), ("lesson", "lie", "cards")),
    "loser": (*PLACES["loser"], AHEAD),
}
JUDGED = ("lesson", "answers")
DESK: dict[str, tuple[Path, ...]] = {
    **dict.fromkeys(("names", "accommodations", "apart", "needs", "waits", "answers"), (("lesson",),)),
    **{name: (*PLACES[name], JUDGED) for name in ("given", "right")},
}


def tagged_bank() -> str:
    rows = ["Question,Answer,Wrong 1,Wrong 2,Why not 1,Explanation,Also accept"]
    for number in range(30):
        rows.append(f"Choice {number}?,yes {number},no {number},never {number},tagnot{number}x,tagwhy{number}x,")
        rows.append(f"Typed {number}?,tagtyped{number}x,,,,tagwhy{number + 100}x,tagtyped{number + 100}x")
    return "\n".join(rows)


def bring(teacher: Browser) -> str:
    """Add the tagged bank and return its key."""
    seen = teacher.form("/banks/upload", text=tagged_bank(), title="Tagged", then="play")
    after = teacher.form(seen.url.removeprefix(teacher.server.base), title="Tagged").text
    key = re.search(r'name="bank" value="([^"]+)" data-title="Tagged"', after)
    assert key, after
    return key[1]


def parts(part: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield each part of a message with its path; items of lists have the path of their list."""
    yield path, part
    if isinstance(part, list):
        for inner in part:
            yield from parts(inner, path)
    if isinstance(part, dict):
        for name, inner in part.items():
            yield from parts(inner, (*path, name))


def within(path: Path, *roots: Path) -> bool:
    return any(path[: len(root)] == root for root in roots)


def of_table(path: Path) -> Path:
    """Return a path in which a game among all games is written like the viewer's own."""
    if path[:2] == ("games", "view"):
        return ("T", *path[2:])
    return ("T", *path[1:]) if path[:1] == ("game",) else path


# The lie nobody saw: on its player's phone once all games are over, and on all screens once it is shown.
LIE: dict[str, tuple[Path, ...]] = {
    "phone": (("you", "lie", "cards"),),
    "wall": (("lesson", "lie", "cards"),),
    "desk": (),
}


def misplaced(view: dict[str, Any], screen: str, own: int | None) -> list[tuple[Path, Any]]:
    """Return the parts of a view that may not be there for this screen; ``own`` is the seat of a phone."""
    wrong: list[tuple[Path, Any]] = []
    known = PLACES | {"desk": DESK, "wall": WALL}.get(screen, {})
    turned = (*TURNED, *LIE.get(screen, ()), *([(*AHEAD, "cards")] if screen == "wall" else []))
    for full, value in parts(view):
        path = of_table(full)
        if path[:2] == ("T", "you") and (screen != "phone" or full[:1] != ("game",)):
            wrong.append((full, value))
        if path and path[-1] in known and path[:-1] not in known[path[-1]]:
            wrong.append((full, value))
        if isinstance(value, str):
            if FACE.fullmatch(value) and not within(path, *turned):
                wrong.append((full, value))
            wrong += [(full, value) for tag in TAG.finditer(value) if not tag_may(tag, path, screen, own)]
        if isinstance(value, dict) and {"phase", "step"} <= value.keys():
            wrong += [(full, how) for how in too_early(value)]
    wrong += too_early_of_oneself(view, screen)
    return wrong


def too_early_of_oneself(view: dict[str, Any], screen: str) -> list[tuple[Path, Any]]:
    """Return the parts of a view about the phone's own player that may only be there after the game."""
    over = screen == "phone" and (view.get("game") or {}).get("phase") == "over"
    found = {name: view.get("you", {}).get(name) for name in ("lie", "mirror")}
    return [(("you", name), value) for name, value in found.items() if value and not over]


def tag_may(tag: re.Match[str], path: Path, screen: str, own: int | None) -> bool:
    """Return whether a tagged word may occur at this path for this screen."""
    match tag[1]:
        case "real":
            return screen == "desk" and within(path, ("lesson", "names"))
        case "said" | "typed" if screen == "desk" and path == (*JUDGED, "given"):
            return True
        case "said":
            return path == (*RESULT, "given", "text") or (int(tag[2]) == own and within(path, OWN_ALONG, OWN_CLASS))
        case "held":
            return False
        case "typed" if path in ((*OWN_ALONG, "given", "text"), (*OWN_CLASS, "given", "text")):
            return True  # it is this seat's own guess
        case _:
            return within(path, RESULT, CLASS_RESULT, PRACTISED)


def too_early(game: dict[str, Any]) -> list[str]:
    """Return the parts of a game's view that reveal something too early."""
    early = []
    question, own = game["question"] or {}, game.get("you") or {}
    if question.get("result") and game["phase"] not in AFTER:
        early.append("the result")
    if not question.get("result") and (own.get("along") or {}).get("right") is not None:
        early.append("whether the own answer is right")
    if set(question.get("along") or ()) - {"answered", "of", "who"}:
        early.append("what was answered along")
    asked = [card["face"] for card in ((own.get("can") or {}).get("ask") or {}).get("cards", [])]
    turned = {card["face"] for card in (game["challenge"] or {}).get("cards", [])}
    if not turned.issuperset(asked):
        early.append("a card to ask about that is not turned")
    moment = {"turning": before_the_stamp, "spinning": before_the_bottle_stops}.get(game["phase"])
    return early + (moment(game) if moment else [])


def before_the_bottle_stops(game: dict[str, Any]) -> list[str]:
    """Return the parts of a game's view that reveal the first player while the bottle turns."""
    own = game.get("you") or {}
    early = [name for name, seat in (("starter", game["starter"]["seat"]), ("turn", game["turn"])) if seat is not None]
    early += [f"seat {seat['seat']} is next" for seat in game["seats"] if seat["next"]]
    early += [f"a line of the log: {line['what']}" for line in game["log"] if line.get("seat") or line.get("starter")]
    return early + [*own.get("can", {})] + ["the own rank"] * (own.get("own_rank") is not None)


def before_the_stamp(game: dict[str, Any]) -> list[str]:
    """Return the parts of a game's view that reveal the verdict while cards turn."""
    challenge, own = game["challenge"], game.get("you") or {}
    early = [name for name in ("honest", "loser") if challenge[name] is not None]
    early += ["a mark" for card in challenge["cards"] if card["true"] is not None]
    early += [name for name in ("clock", "choosing", "question", "settled") if game[name] is not None]
    can = set(own.get("can", {})) - ({"bet"} if not challenge["cards"] else set())  # a phone that looks up has no cards
    early += ["time left", *can] if game["wait"] or can else []
    early += ["bets"] if challenge.get("bets") and not challenge["cards"] else []
    early += ["whether the own bet is right"] if (own.get("bet") or {}).get("right") is not None else []
    early += ["how many believed"] if own.get("fooled") is not None else []
    told = [line["what"] for line in game["log"]]
    if told and told[-1] in {"stamped", "took", "asked"}:
        early.append(f"a line of the log: {told[-1]}")
    return early


class Watcher(Screen):
    """A screen that scans every packet. ``seen`` counts the packets and, by kind, the tagged words in them."""

    acts = 0

    def __init__(self, browser: Browser, screen: str, code: str, seen: dict[str, int], own: int | None = None) -> None:
        self.screen, self.seen, self.own = screen, seen, own
        super().__init__(browser, screen, code)
        self.views.append(self.sync())

    def version(self) -> list[Any]:
        """Return the version of the newest received view."""
        newest: list[Any] = self.views[-1]["version"]
        return newest

    def catch_up(self, version: list[Any]) -> dict[str, Any]:
        """Read messages until the view has this version or a later one; return the newest view."""
        while self.version() < version:
            self._next(lambda text: text.startswith('42["view"') or None)
        self.drain()
        return self.views[-1]

    def _take(self, text: str) -> None:
        self.seen["packets"] = self.seen.get("packets", 0) + 1
        for tag in TAG.finditer(text):
            self.seen[tag[1]] = self.seen.get(tag[1], 0) + 1
        super()._take(text)
        if text.startswith(("42", "43")):
            message = json.loads(text[text.index("[") :])
            name, said = (message[0], message[1:]) if text.startswith("42") else ("", message)
            for one in said:
                if name == "view" or (isinstance(one, dict) and one.get("view")):
                    self._reads(self.views[-1] if name == "view" else next(reversed(self._acks.values()))[0]["view"])
                else:
                    waits = name == "pulse" and self.screen == "desk"
                    assert not FACE.search(json.dumps(one)) or name == "pulse", one
                    assert waits or not TAG.search(json.dumps(one)), one

    def _reads(self, view: dict[str, Any]) -> None:
        """Scan a view, and check that each field of its message is in the view."""
        self._counts_faces(view)
        wrong = misplaced(view, self.screen, self.own)
        assert not wrong, wrong
        self._has_its_place(view)

    def _has_its_place(self, view: dict[str, Any]) -> None:
        message = dict(self.held.bare)
        now = message.pop("now")
        del message["version"], message["at"]
        for table, fields in message.pop("games", {}).items():
            shown = next((one for one in view["games"] if one["table"] == int(table)), None)
            assert fields is None or holds(shown, fields, now), fields
        hand = message.pop("hand", None)
        assert hand is None or holds(view["game"]["you"], hand, now), hand
        for name, fields in message.items():
            assert fields is None or holds(view[name], fields, now), fields

    def _counts_faces(self, view: dict[str, Any]) -> None:
        """Count the views of games during a reveal, before the stamp, or while the bottle turns."""
        game = view["game"]
        if game and game["phase"] == "spinning":
            self.seen["spinning"] = self.seen.get("spinning", 0) + 1
        if game and game["phase"] == "turning" and game["challenge"]["cards"]:
            self.seen["turning"] = self.seen.get("turning", 0) + 1


def holds(shown: Any, fields: dict[str, Any], now: int) -> bool:
    """Return whether the shown view has all these fields; a log must end with the new lines."""
    for name, value in fields.items():
        if name == "view" and value is not None:
            same = holds(shown[name], value, now)
        elif name == "log":
            same = shown[name][len(shown[name]) - len(value) :] == value
        else:
            same = shown[name] == counted(value, now)
        if not same:
            return False
    return True


def choose(view: dict[str, Any], chance: random.Random) -> dict[str, Any] | None:
    """Return a random act, with many calls so that many questions come; ``None`` if there is no act."""
    game = view["game"]
    can = game["you"]["can"] if game and "you" in game else {}
    if "answer" in can or "along" in can:
        choices = set(range(len(game["question"]["choices"]))) - set(game["you"]["without"])
        said = chance.choice([f"tagsaid{view['you']['seat']}x", "tagtyped1x"])
        given = {"choices": [chance.choice(sorted(choices))]} if choices else {"text": said}
        return {"do": "answer", "question": can["answer" if "answer" in can else "along"], **given}
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
    if "play" in can and not game["wait"]:
        play = can["play"]
        count = chance.randint(play["least"], max(play["least"], min(2, play["most"])))
        return {"do": "play", "turn": play["turn"], "cards": chance.sample(play["cards"], count)}
    if "bet" in can and game["you"]["bet"] is None:
        return {"do": "bet", "turn": can["bet"], "lie": chance.random() < 0.5}
    return None
