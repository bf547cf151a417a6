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

STATES: dict[str, View] = {
    # the lobby
    "lobby-empty": lobby(0),
    "lobby-two": lobby(2),
    "lobby-five": lobby(5),
    "lobby-learning": lobby(
        5, seats=[{"seat": n, "name": name, "sign": n - 1, "ready": n < 4} for n, name in enumerate(FIVE, 1)]
    ),
    "lobby-class": lobby(
        31,
        deal=None,
        seats=[
            {"seat": n, "name": name, "sign": (n - 1) % 8, "bot": n > 29, "ready": n % 4 != 2}
            for n, name in enumerate(CLASS[:31], 1)
        ],
    ),
    "lobby-bots": lobby(
        4,
        deal=None,
        seats=[
            {"seat": n, "name": name, "sign": n - 1, "bot": True, "ready": True} for n, name in enumerate(FIVE[:4], 1)
        ],
    ),
    "lobby-no-network": lobby(0, address=""),
    "lobby-no-stakes": lobby(4, preset="cheater", call_word="Cheater!", stakes="none"),
    "lobby-bs": lobby(4, preset="bs", call_word="B.S.", questions=False, truth="all"),
    "lobby-long-names": lobby(8, names=LONG),
    "lobby-shared": lobby(8, names=SHARED),
    "lobby-thirteen": lobby(13, deal={"refused": "not_coprime"}),
    "lobby-forty": lobby(40, deal={"refused": "need_decks", "decks": 5}, locked=True),
    "lobby-six-symbols": lobby(3, code="K7Q4MX", address="quizbs.school-am-see.example"),
    "lobby-bottle": lobby(4, preset="bottle", call_word="BS", questions=False, truth="any"),
    # a turn
    "turn-first-lap": at(phase="turn", lap=1, clock=None, rank="A", pile=2, turn=2, log=log()[:1]),
    "turn-quiet": at(),
    "turn-automatic": at(
        claim=claim(count=1, autoplay=True, believers=[]),
        log=log({"what": "laid", "seat": 2, "count": 1, "rank": "6", "autoplay": True, "last": False}),
    ),
    "turn-wait": at(claim=claim(believers=[]), wait=2600, clock=None, pile=8),
    "turn-claim": at(claim=claim(), pile=8),
    "turn-claim-four": at(FOUR, claim=claim(count=4, rank="Q", voters=3, believers=[1, 3, 4][:2]), rank="K", pile=40),
    "turn-five-aces": at(claim=claim(count=5, rank="A"), pile=11, rank="2"),
    "turn-eight-long": at(
        LONG, claim=claim(seat=7, count=4, rank="Q", voters=7, believers=[1, 3, 4, 8]), turn=8, rank="K", pile=31
    ),
    "turn-six": at((*FIVE, "bob"), claim=claim(seat=6, rank="T", voters=5, believers=[1]), turn=1, rank="J"),
    "turn-three": at(FIVE[:3], claim=claim(seat=2, voters=2, believers=[])),
    "turn-two": at(FIVE[:2], claim=claim(seat=1, voters=1, believers=[]), turn=2),
    "turn-thirteen": at(CLASS[:13], claim=claim(voters=12)),
    "turn-forty": at(
        CLASS, claim=claim(seat=21, count=4, rank="Q", voters=39, believers=[*range(1, 18)]), turn=22, pile=120
    ),
    "turn-no-limit": at(claim=claim(), clock=None),
    "turn-wall-only": seen(lesson_of(FIVE), game_of(FIVE, claim=claim()), host=False),
    "last-card": at(
        phase="last", clock={"left": 7000, "of": 10000}, claim=claim(last=True, count=1, believers=[3]), pile=8
    ),
    "last-card-long": at(
        LONG, phase="last", clock={"left": 7000, "of": 10000}, claim=claim(seat=8, last=True, count=2, voters=7), pile=8
    ),
    "bottle-open": at(
        FOUR,
        lesson={"preset": "bottle", "call_word": "BS", "questions": False},
        open_card="7H",
        pile=1,
        lap=1,
        starter={"seat": 2, "how": "bottle"},
        direction=-1,
        turn=1,
        rank="8",
        clock=None,
        log=[
            {"n": 1, "what": "dealt", "cards": 13, "pile": 0, "starter": 2},
            {"n": 2, "what": "opened", "seat": 2, "face": "7H", "autoplay": False},
        ],
    ),
    "bottle-spin": at(
        (*FIVE, "bob"),
        lesson={"preset": "bottle", "call_word": "BS", "questions": False},
        pile=4,
        lap=1,
        direction=-1,
        starter={"seat": 5, "how": "bottle"},
        turn=5,
        rank="A",
        turn_number=1,
        clock=None,
        log=[{"n": 1, "what": "dealt", "cards": 8, "pile": 4, "starter": 5}],
    ),
    # a reveal
    "turning-none": turning("7S 7D KH", 3, 0),
    "turning-some": turning("7S 7D KH", 3, 2),
    "turning-all": turning("7S 7D KH", 3, 3),
    "turning-shown": turning("KH", 1, 0, challenge=SHOWN, log=log({"what": "shown", "seat": 2})),
    "turning-twenty-cards": turning(" ".join(f"{rank}{suit}" for rank in "7K245" for suit in "SHDC"), 20, 11),
    "reveal-caught": at(**CAUGHT, clock={"left": 3000, "of": 4000}),
    "reveal-true": at(
        phase="reveal",
        pile=8,
        rank="8",
        clock=None,
        challenge=challenge(honest=True, loser=1, cards=[{"face": f"7{suit}", "true": True} for suit in "SHD"]),
    ),
    "reveal-shown": at(
        phase="reveal",
        pile=8,
        rank="7",
        lesson={"preset": "cheater", "call_word": "Cheater!"},
        clock=None,
        challenge=challenge(
            caller=None, claim={"number": 11, "seat": 2, "count": 1, "rank": "6"}, cards=[{"face": "QC", "true": False}]
        ),
    ),
    "reveal-shown-true": at(
        phase="reveal",
        pile=8,
        rank="7",
        lesson={"preset": "cheater", "call_word": "Cheater!"},
        clock=None,
        challenge=challenge(
            caller=None,
            honest=True,
            loser=None,
            claim={"number": 11, "seat": 2, "count": 1, "rank": "6"},
            cards=[{"face": "6C", "true": True}],
        ),
    ),
    "reveal-twenty-cards": at(
        CLASS,
        phase="reveal",
        pile=90,
        clock=None,
        challenge=challenge(
            claim={"number": 11, "seat": 3, "count": 20, "rank": "Q"},
            caller=8,
            loser=3,
            pile=90,
            cards=[{"face": f"{rank}{suit}", "true": rank == "Q"} for rank in "QQQQT" for suit in "SHDC"],
        ),
    ),
    "reveal-eight-cards": at(
        LONG,
        phase="reveal",
        pile=31,
        clock=None,
        challenge=challenge(
            claim={"number": 11, "seat": 3, "count": 8, "rank": "Q"},
            caller=8,
            loser=3,
            pile=31,
            cards=[
                {"face": f"{rank}{suit}", "true": rank == "Q"}
                for rank, suit in zip("QQQQTK3A", "SDSDHCHC", strict=True)
            ],
        ),
    ),
    "choosing": at(
        **{**CAUGHT, "phase": "choosing"},
        clock={"left": 14000, "of": 20000},
        choosing={"asker": 1, "answerers": [2], "optional": False},
    ),
    "choosing-anyone": at(
        phase="choosing",
        pile=8,
        rank="8",
        clock={"left": 14000, "of": 20000},
        lesson={"preset": "cheater", "call_word": "Cheater!"},
        choosing={"asker": 2, "answerers": [1, 3, 4, 5], "optional": True},
        challenge=challenge(honest=True, loser=1, cards=[{"face": f"7{suit}", "true": True} for suit in "SHD"]),
    ),
    "settled-no-question": at(
        phase="turn",
        pile=0,
        rank="8",
        challenge=challenge(),
        settled=settled(takes=8, leaves=0),
        log=log(
            {"what": "called", "seat": 1, "claimant": 2, "count": 3, "rank": "7"},
            {"what": "stamped", "claimant": 2, "count": 3, "rank": "7", "honest": False},
            {"what": "took", "seat": 2, "cards": 8, "left": 0},
        ),
    ),
    # a question
    "question": at(phase="answering", challenge=challenge(), question=asked(), pile=8),
    "question-long": at(
        LONG,
        phase="answering",
        pile=31,
        challenge=challenge(),
        question=asked(text=LONG_QUESTION, choices=list(LONG_CHOICES), answerer=3, stakes={"right": 16, "wrong": 31}),
    ),
    "question-mixed": at(
        phase="answering",
        challenge=challenge(),
        question=asked(
            text="Which of these words means book?",
            choices=["كتاب يقرأ فيه الناس", "مدرسة كبيرة", "ספר", "Haus"],
            lang="en",
        ),
        clock={"left": 20000, "of": 30000},
    ),
    # an answer
    "answer-right": at(**RIGHT),
    "answer-wrong": at(
        **{**RIGHT, "question": answered(False, {"choices": [0]}), "settled": settled(takes=8, leaves=0), "gone": 0}
    ),
    "answer-overruled": at(
        **{
            **RIGHT,
            "question": answered(
                True,
                {"text": "CO2 gas"},
                kind="typed",
                choices=[],
                result={"answer": ["carbon dioxide"], "overruled": True},
            ),
        }
    ),
    "answer-long": at(
        LONG,
        **{
            **RIGHT,
            "question": answered(
                True,
                {"choices": [0]},
                text=LONG_QUESTION,
                choices=list(LONG_CHOICES),
                answerer=3,
                stakes={"right": 16, "wrong": 31},
                result={"answer": [0], "explanation": LONG_QUESTION},
            ),
            "settled": settled(loser=3, takes=16, leaves=15),
        },
    ),
    "discard": at(
        **{
            **RIGHT,
            "phase": "discard",
            "settled": settled(hunter={"seat": 1, "done": False}),
            "clock": {"left": 8000, "of": 10000},
        }
    ),
    "discarded": at(
        **{**RIGHT, "settled": settled(hunter={"seat": 1, "done": True}), "log": log({"what": "discarded", "seat": 1})}
    ),
    # the end and the rest
    "paused": at(claim=claim(), paused=True, pile=8),
    "paused-last": at(
        phase="last", clock={"left": 7000, "of": 10000}, claim=claim(last=True, count=1), pile=8, paused=True
    ),
    "paused-question": at(phase="answering", challenge=challenge(), question=asked(), pile=8, paused=True),
    "podium": at(
        phase="over",
        winner=3,
        clock=None,
        turn=None,
        rank=None,
        places=deepcopy(PLACES),
        lesson={"deal": None},
        log=log({"what": "won", "seat": 3}),
    ),
    "podium-long": at(
        LONG, winner=3, phase="over", clock=None, turn=None, rank=None, places=deepcopy(PLACES), lesson={"deal": None}
    ),
    "podium-shared": at(
        (TOGETHER, "Ann & Bob", *LONG[2:5]),
        winner=3,
        phase="over",
        clock=None,
        turn=None,
        rank=None,
        places=deepcopy(PLACES),
        lesson={"deal": None},
    ),
    "podium-tie": at(
        phase="over",
        clock=None,
        turn=None,
        rank=None,
        lesson={"deal": None},
        places=[
            {**place, "place": rank, "cards": 3 + rank} for place, rank in zip(PLACES, (1, 1, 3, 4, 5), strict=True)
        ],
        log=log({"what": "ended"}),
    ),
    "podium-no-questions": at(
        phase="over",
        winner=3,
        clock=None,
        turn=None,
        rank=None,
        lesson={"questions": False, "preset": "bs", "call_word": "B.S.", "truth": "all", "deal": None},
        places=[{**place, "right": 0, "asked": 0} for place in deepcopy(PLACES)],
    ),
    "closed": seen(lesson_of(FIVE, phase="closed"), None),
}
