"""Named sample views of the projector, as the server would send them. Data only: the loader is ``catalogue``."""

from copy import deepcopy
from typing import Any

View = dict[str, Any]

FOUR = ("ann", "bob", "cem", "dan")
FIVE = ("Ann", "Bob", "Cem", "Dan", "Anneliese")
LONG = (
    "Maximilian-Henri",
    "Wilhelmina-Marie",
    "MMMMMMMMMMMMMMMM",
    "Ann",
    "Alexandra-Sophie",
    "Bartholomew-Jude",
    "Christopher-Jean",
    "WWWWWWWWWWWWWWWW",
)
FIRST = ("Ann", "Bob", "Cem", "Dan", "Annika", "Bobbie", "Cemile", "Daniel", "Anneke", "Bobo")
CLASS = tuple(name if not turn else f"{name} {'BCD'[turn - 1]}." for turn in range(4) for name in FIRST)

LONG_QUESTION = (
    "A ship leaves harbour at dawn, sails due north for three hours at a steady twelve knots, then turns to the "
    "east and keeps that course for four hours at the same speed, while a second ship, which left the same harbour "
    "an hour later, steers north-east in a straight line without ever changing course. If neither wind nor current "
    "touches them, how fast must the second ship sail, in knots and to the nearest whole number, so that "
    "both meet at the moment when the first one ends its run eastwards?"
)
LONG_CHOICES = tuple(
    f"{lead} the second ship has one hour less for a straight way of sixty miles, its speed is that way "
    f"divided by six hours: close to {knots} knots."
    for lead, knots in (("Because", "ten"), ("Although", "twelve"), ("Since then", "eight"), ("So long as", "nine"))
)
GAS = {
    "number": 9,
    "asker": 1,
    "answerer": 2,
    "card": 1,
    "kind": "choice",
    "text": "Which gas do plants take in for photosynthesis?",
    "topic": "Biology",
    "lang": "en",
    "choices": ["Oxygen", "Carbon dioxide", "Nitrogen", "Hydrogen"],
    "stakes": {"right": 4, "wrong": 8},
    "result": None,
}
GAS_WHY = (
    "Leaves take carbon dioxide from the air and, with light and water, build sugar. Oxygen is what they give back."
)
LOG_BELIEF = [
    {"n": 1, "what": "dealt", "cards": 10, "pile": 2, "starter": 1},
    {"n": 2, "what": "laid", "seat": 1, "count": 2, "rank": "5", "autoplay": False, "last": False},
    {"n": 3, "what": "stood", "seat": 1, "count": 2, "rank": "5", "last": False},
]


def lesson_of(names: tuple[str, ...], **over: Any) -> View:
    """A lesson with these names on seats 1, 2, 3 …"""
    return {
        "code": "K7Q4",
        "address": "192.168.1.7:8000",
        "phase": "playing",
        "round": 1,
        "locked": False,
        "preset": "classroom",
        "call_word": "Doubt it!",
        "bank": "Plants and cells",
        "questions": True,
        "stakes": "half",
        "truth": "free",
        "practice": None,
        "seats": [
            {"seat": n, "name": name, "sign": (n - 1) % 8, "bot": False, "ready": True}
            for n, name in enumerate(names, 1)
        ],
        "deal": {"refused": "not_now"},
        **over,
    }


SHARED_CLOCK = ("last", "reveal", "explaining")


def game_of(names: tuple[str, ...], **over: Any) -> View:
    """A table at which it is seat 3's turn to lay sevens and nothing is open."""
    cards = (9, 4, 12, 7, 12, 3, 8, 1)
    return {
        "phase": "turn",
        "step": 31,
        "paused": False,
        "clock": None if over.get("phase") == "answering" else {"left": 22000, "of": 30000},
        "wait": 0,
        "lap": 2,
        "deck": {"ranks": "A23456789TJQK", "decks": 1 if len(names) < 9 else 5, "step": 1},
        "starter": {"seat": 2, "how": "dealer"},
        "direction": 1,
        "seats": [
            {"seat": n, "sign": (n - 1) % 8, "cards": cards[(n - 1) % 8], "autoplay": False, "next": n == 3}
            for n in range(1, len(names) + 1)
        ],
        "turn": 3,
        "turn_number": 12,
        "rank": "7",
        "open_card": None,
        "pile": 5,
        "gone": 0,
        "claim": None,
        "challenge": None,
        "choosing": None,
        "question": None,
        "settled": None,
        "ready": [],
        "log": deepcopy(LOG_BELIEF),
        "places": None,
        "winner": None,
        **over,
    }


def seen(lesson: View, game: View | None, *, host: bool = True) -> View:
    """The wall's whole view."""
    version = [7, "t1", 31] if game else [7, "", 0]
    return {"version": version, "you": {"role": "wall", "host": host}, "lesson": lesson, "game": game}


def lobby(count: int, **over: Any) -> View:
    deal = None if 3 <= count <= 8 else {"refused": "need_players", "least": 3, "most": 8}
    names = CLASS[:count] if "names" not in over else over.pop("names")
    return seen(lesson_of(names, **{"phase": "lobby", "round": 0, "deal": deal, **over}), None)


TOGETHER = "Maxim… & WWWWW… & Ann & Barth…"  # four on one phone, as they are shortened
SHARED = ("Ann & Bob", TOGETHER, *CLASS[2:8])


def claim(**over: Any) -> View:
    return {
        "number": 11,
        "seat": 2,
        "count": 3,
        "rank": "6",
        "autoplay": False,
        "last": False,
        "open": True,
        "believers": [3, 5],
        "voters": 4,
        **over,
    }


def challenge(**over: Any) -> View:
    return {
        "number": 4,
        "claim": {"number": 11, "seat": 2, "count": 3, "rank": "7"},
        "called": over.get("caller", 1) is not None,
        "caller": 1,
        "honest": False,
        "loser": 2,
        "pile": 8,
        "cards": [{"face": "7S", "true": True}, {"face": "7D", "true": True}, {"face": "KH", "true": False}],
        **over,
    }


def turning(faces: str, count: int, up: int, **over: Any) -> View:
    """A wall on which ``up`` of so many cards have turned; the rest of these faces is what it alone is told ahead."""
    cards = [{"face": face, "true": face[0] == "7"} for face in faces.split()]
    honest = all(card["true"] for card in cards)
    seen = [card | {"true": None} for card in cards[:up]]
    one = challenge(claim={"number": 11, "seat": 2, "count": count, "rank": "7"}, honest=None, loser=None, cards=seen)
    called = {"what": "called", "seat": 1, "claimant": 2, "count": count, "rank": "7"}
    base = {"phase": "turning", "clock": None, "pile": 8, "challenge": one, "turn": 3, "rank": "8", "log": log(called)}
    view = at(**(base | over))
    left = [0 if place < up else 1000 + 870 * (place - up) for place in range(count)]
    ahead = {"honest": honest, "loser": 1 if honest else 2, "cards": cards, "faces": left, "stamp": left[-1] + 850}
    return view | {"games": [{"table": 1, "game": "t1", "over": False, "view": view["game"], "ahead": ahead}]}


def settled(**over: Any) -> View:
    return {"loser": 2, "takes": 4, "leaves": 4, "why": "caught", "hunter": None, **over}


def asked(**over: Any) -> View:
    return {**deepcopy(GAS), **over}


def answered(right: bool, given: Any, **over: Any) -> View:
    result = {"right": right, "given": given, "answer": [1], "explanation": GAS_WHY, "overruled": False}
    return asked(result={**result, **over.pop("result", {})}, **over)


def at(names: tuple[str, ...] = FIVE, lesson: View | None = None, **over: Any) -> View:
    return seen(lesson_of(names, **(lesson or {})), shared(game_of(names, **over)))


def shared(game: View) -> View:
    """The table as all see it: who is to act has the clock of the step alone."""
    return game if game["phase"] in SHARED_CLOCK else game | {"clock": None}


def log(*last: View) -> list[View]:
    return [*deepcopy(LOG_BELIEF), *({"n": 4 + n, **entry} for n, entry in enumerate(last))]


SHOWN = challenge(
    caller=None, honest=None, loser=None, cards=[], claim={"number": 11, "seat": 2, "count": 1, "rank": "7"}
)
CAUGHT: View = {"phase": "reveal", "pile": 8, "challenge": challenge(), "turn": 3, "rank": "8"}
RIGHT: View = {
    "phase": "explaining",
    "clock": {"left": 6000, "of": 8000},
    "challenge": challenge(),
    "settled": settled(),
    "rank": "8",
    "question": answered(True, {"choices": [1]}),
    "pile": 0,
    "gone": 4,
    "ready": [1],
}
PLACES = [
    {"seat": 3, "place": 1, "cards": 0, "right": 3, "asked": 4},
    {"seat": 2, "place": 2, "cards": 3, "right": 5, "asked": 6},
    {"seat": 1, "place": 3, "cards": 5, "right": 2, "asked": 5},
    {"seat": 5, "place": 4, "cards": 9, "right": 4, "asked": 5},
    {"seat": 4, "place": 5, "cards": 14, "right": 0, "asked": 1},
]

