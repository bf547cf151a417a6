"""Named sample views of a phone, as the server would send them (docs/protocol.md). Data only; ``catalogue`` loads it.

``STEPS`` names what is tapped before a state is looked at: what only the phone knows is reached as a player would.
"""

from __future__ import annotations

from typing import Any

from tests.browser.hand_written import LONG, LONG_CHOICES, LONG_QUESTION, challenge, claim, game_of, lesson_of, shared

View = dict[str, Any]

SIX = ("Ann", "Bob", "Cem", "Dan", "Ella", "Finn")
ME = 1
HAND = "AS 3H 4D 5C 7S 7D 8H 9C TD JD QS QH KC"
QUESTIONS = {
    "7S": "What is the largest organ of the human body?",
    "JD": "Which gas do plants take in for photosynthesis?",
    "4D": "Which metal is liquid at room temperature?",
    "QH": "In which organ of a plant does photosynthesis mostly take place?",
}
GAS: View = {
    "number": 9,
    "asker": 4,
    "answerer": ME,
    "card": 1,
    "kind": "choice",
    "text": "Which gas do plants take in for photosynthesis?",
    "topic": "Biology",
    "lang": "en",
    "choices": ["Oxygen", "Carbon dioxide", "Nitrogen", "Hydrogen"],
    "stakes": {"right": 4, "wrong": 8},
    "result": None,
}
WHY = "Leaves take in carbon dioxide and water. With light they make sugar, and set oxygen free."
HEBREW: View = GAS | {
    "lang": "he",
    "text": "איזה גז קולטים צמחים בפוטוסינתזה?",
    "choices": ["חמצן", "פחמן דו־חמצני", "חנקן", "מימן"],
    "topic": "ביולוגיה",
}
MULTI: View = GAS | {
    "kind": "multi",
    "text": "Which of these are noble gases?",
    "choices": ["Helium", "Oxygen", "Neon", "Chlorine", "Argon", "Hydrogen"],
}
TYPED: View = GAS | {"kind": "typed", "text": "What is the capital of Portugal?", "choices": [], "topic": "Capitals"}
LOG = [
    {"n": 28, "what": "laid", "seat": 3, "count": 1, "rank": "5", "autoplay": False, "last": False},
    {"n": 29, "what": "stood", "seat": 3, "count": 1, "rank": "5", "last": False},
    {"n": 30, "what": "laid", "seat": 2, "count": 2, "rank": "6", "autoplay": True, "last": False},
    {"n": 31, "what": "stood", "seat": 2, "count": 2, "rank": "6", "last": False},
]
CALLED = {"n": 32, "what": "called", "seat": 4, "claimant": 1, "count": 3, "rank": "7"}
STAMPED = {"n": 33, "what": "stamped", "claimant": 1, "count": 3, "rank": "7", "honest": False}


def cards(faces: str, questions: dict[str, str] = QUESTIONS) -> list[View]:
    """A hand from faces: ids as the server gives them."""
    return [
        {"id": 11 + place, "face": face, "question": questions.get(face)} for place, face in enumerate(faces.split())
    ]


def ids(faces: str, *wanted: str) -> list[int]:
    """The ids of some cards of a hand."""
    return [card["id"] for card in cards(faces) if card["face"] in wanted]


def phone(
    game: View | None,
    *,
    names: tuple[str, ...] = SIX,
    me: int = ME,
    hand: str = HAND,
    own_rank: str | None = "K",
    can: View | None = None,
    **lesson: Any,
) -> View:
    """The whole view of one seat."""
    whole = lesson_of(names, **lesson)
    del whole["deal"], whole["address"]
    if game is not None:
        acts = can and can.keys() & {"play", "ask", "discard"}
        clock = game["clock"] if acts and shared(game)["clock"] is None else None
        mine = {"seat": me, "hand": cards(hand), "own_rank": own_rank, "can": can or {}, "clock": clock}
        seats = [seat | {"cards": len(hand.split())} if seat["seat"] == me else seat for seat in game["seats"]]
        game = shared(game) | {"you": mine, "seats": seats}
    version = [7, "t1", 31] if game else [7, "", 0]
    return {"version": version, "you": {"role": "player", "seat": me}, "lesson": whole, "game": game}


PRACTICE = {"text": GAS["text"], "lang": "en", "choices": GAS["choices"]}
PRACTISED = {"given": [1], "right": True, "answer": [1], "explanation": WHY}


def learner(practised: View | None = None, **lesson: Any) -> View:
    """A phone in the lobby that has not been through the tutorial."""
    view = phone(None, **{"phase": "lobby", "round": 0, "practice": PRACTICE, **lesson})
    view["lesson"]["seats"] = [seat | {"ready": seat["seat"] > 3} for seat in view["lesson"]["seats"]]
    view["you"]["practised"] = practised
    return view


def at(names: tuple[str, ...] = SIX, **over: Any) -> View:
    """A table with a log; seat 1 sits at the phone."""
    return game_of(names, **{"log": LOG, "pile": 5, **over})


def my_turn(hand: str = HAND, *, names: tuple[str, ...] = SIX, play: View | None = None, **over: Any) -> View:
    """It is my turn to lay sevens."""
    can = {
        "turn": 12,
        "cards": [card["id"] for card in cards(hand)],
        "least": 1,
        "most": 4,
        "usual": 4,
        "rank": "7",
        "truth": "free",
        "open": False,
        **(play or {}),
    }
    return phone(at(names, turn=ME, **over), names=names, hand=hand, own_rank="7", can={"play": can})


def window(**over: Any) -> View:
    """Dan's three tens lie open; I am not the next to lay."""
    can = over.pop("can", {"call": 11, "believe": 11})
    hand = over.pop("hand", HAND)
    names = over.pop("names", SIX)
    one = claim(**{"seat": 4, "rank": "T", "count": 3, "believers": [3, 5], "voters": 5, **over.pop("claim", {})})
    clock = {"left": 18000, "of": 30000}
    game = at(names, **{"turn": 5, "rank": "J", "pile": 8, "clock": clock, "claim": one, **over})
    if one["last"]:
        game["seats"] = [seat | {"cards": 0} if seat["seat"] == one["seat"] else seat for seat in game["seats"]]
    return phone(game, names=names, hand=hand, can=can)


def reveal(mine: str, **over: Any) -> View:
    """A call at which I am the caught one, the caller or neither."""
    seat, caller = {"claimant": (1, 4), "caller": (2, 1), "neither": (2, 4)}[mine]
    honest = over.pop("honest", False)
    faces = over.pop("faces", [("7H", True), ("7D", True)] if honest else [("7H", True), ("JS", False), ("4C", False)])
    one = challenge(
        claim={"number": 11, "seat": seat, "count": len(faces), "rank": "7"},
        caller=caller,
        honest=honest,
        loser=caller if honest else seat,
        cards=[{"face": face, "true": true} for face, true in faces],
    )
    can = over.pop("can", {})
    base = {"phase": "reveal", "challenge": one, "rank": "8", "turn": 3, "pile": 8, "log": [*LOG, CALLED, STAMPED]}
    return phone(at(**{**base, **over}), can=can)


def turning(mine: str, count: int, up: str, **over: Any) -> View:
    """A call at which these faces have turned so far."""
    view = reveal(mine, phase="turning", clock=None, log=[*LOG, CALLED], **over)
    one = view["game"]["challenge"]
    one |= {"honest": None, "loser": None, "cards": [{"face": face, "true": None} for face in up.split()]}
    one["claim"] = one["claim"] | {"count": count}
    return view


def choosing(mine: str, **over: Any) -> View:
    """The asker is at the question."""
    asker = over.pop("asker", 1 if mine == "caller" else 4)
    answerers = over.pop("answerers", [1 if mine == "claimant" else 2])
    stakes = {"right": 4, "wrong": 8} if len(answerers) == 1 else None
    choice = {"asker": asker, "answerers": answerers, "optional": over.pop("optional", False), "stakes": stakes}
    return reveal(mine, phase="choosing", choosing=choice, clock={"left": 14000, "of": 20000}, **over)


def ask(answerers: list[int], *, optional: bool = False, long: bool = False) -> View:
    """What the asker may pick from."""
    texts = [QUESTIONS["7S"], QUESTIONS["JD"], LONG_QUESTION if long else QUESTIONS["4D"]]
    return {
        "challenge": 4,
        "optional": optional,
        "answerers": answerers,
        "least_asked": answerers[-1],
        "cards": [
            {"card": place, "face": face, "question": text, "topic": topic}
            for place, (face, text, topic) in enumerate(
                zip(("7H", "JS", "4C"), texts, ("Biology", "Biology", "Chemistry"), strict=True)
            )
        ],
    }


def answering(question: View, *, mine: bool = True, along: bool = False, **over: Any) -> View:
    """A question is open."""
    one = question | {"answerer": ME if mine else 2}
    can = {"answer": 9} if mine or along else {}
    base = {"phase": "answering", "clock": None, "can": can}
    view = reveal("claimant" if mine else "neither", **{**base, "question": one, **over})
    if can and view["game"]["phase"] == "answering":
        view["game"]["you"]["clock"] = {"left": 19000, "of": 30000}
    return view


def explaining(question: View, result: View, *, mine: bool = True, settled: View | None = None, **over: Any) -> View:
    """The answer and why."""
    full = {"right": True, "given": {"choices": [1]}, "answer": [1], "explanation": WHY, "overruled": False, **result}
    takes = 4 if full["right"] else 8
    loser = 1 if mine else 2
    done = {"loser": loser, "takes": takes, "leaves": 8 - takes, "why": "caught", "hunter": None}
    return answering(
        question | {"result": full},
        mine=mine,
        **{
            "phase": "explaining",
            "settled": settled or done,
            "pile": 0,
            "clock": {"left": 5000, "of": 8000},
            "can": {"ready": 9},
            "ready": [3, 4],
            **over,
        },
    )


def place(seat: int, where: int, left: int, right: int, asked: int) -> View:
    return {"seat": seat, "place": where, "cards": left, "right": right, "asked": asked}


FORTY = (
    "AS AH AD AC 2S 2H 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 6S 6H 6D 7S 7H 7D 8S 8H 8D 8C 9S 9H 9D TS TH TD JS JH JD "
    "QH QD KS KC"
)
THIRTY = " ".join(FORTY.split()[:28])
PLACES = [place(5, 1, 0, 3, 4), place(1, 2, 2, 9, 12), place(4, 3, 5, 1, 3), place(2, 4, 7, 0, 2), place(6, 5, 9, 2, 2)]
LONG_CHOICE = GAS | {"text": LONG_QUESTION, "choices": list(LONG_CHOICES)}
LONG_SHORT = GAS | {"text": LONG_QUESTION, "choices": ["Eight knots", "Nine knots", "Ten knots", "Twelve knots"]}
LAST: View = {"claim": {"seat": 5, "count": 1, "rank": "K", "last": True, "believers": []}, "phase": "last"}
MUST = ids(HAND, "7S", "7D")
SETTLED = {"loser": 2, "takes": 8, "leaves": 0, "why": "caught", "hunter": None}
HUNT = {"loser": 2, "takes": 4, "leaves": 4, "why": "caught", "hunter": {"seat": 1, "done": False}}

TWO_LINES = GAS | {"text": "Which organ of the human body makes the bile that digests the fat", "stakes": GAS["stakes"]}
FRACTIONS = GAS | {
    "text": "What is $\\frac{1}{2}+\\frac{1}{4}$?",
    "choices": ["$\\frac{3}{4}$", "$\\frac{2}{6}$", "$\\frac{1}{8}$", "$\\frac{1}{6}$"],
}
EIGHT_CHOICES = GAS | {"choices": [*GAS["choices"], "Helium", "Neon", "Argon", "Ozone"]}


def fewer(view: View, *without: int) -> View:
    """The same for a seat from which the teacher takes wrong choices away."""
    view["game"]["you"]["without"] = list(without)
    return view


STATES: dict[str, View] = {
    "phone-practice-honest": learner(),
    "phone-practice-honest-picked": learner(),
    "phone-practice-honest-other": learner(),
    "phone-practice-cheat": learner(),
    "phone-practice-cheat-picked": learner(),
    "phone-practice-call": learner(),
    "phone-practice-believed": learner(call_word="Spoilsport, stop!"),
    "phone-practice-caught": learner(),
    "phone-practice-question": learner(),
    "phone-practice-question-picked": learner(stakes="none"),
    "phone-practice-right": learner(PRACTISED),
    "phone-practice-wrong": learner(PRACTISED | {"given": [0], "right": False}),
    "phone-practice-done": learner(practice=None, questions=False, preset="bs", truth="all"),
    "phone-lobby": phone(None, phase="lobby", round=0),
    "phone-lobby-thirty": phone(None, names=tuple(f"{name} {n}" for n in range(4) for name in LONG), phase="lobby"),
    "phone-lobby-cards-only": phone(
        None, phase="lobby", questions=False, preset="bs", truth="all", call_word="B.S.!", bank=""
    ),
    "phone-late": phone(None),
    "phone-turn-first-lap": my_turn(HAND.replace("7S 7D ", ""), lap=1, clock=None, names=SIX),
    "phone-turn": my_turn(),
    "phone-turn-picked": my_turn(),
    "phone-turn-reading": my_turn(),
    "phone-turn-honest": my_turn(),
    "phone-turn-must-all": my_turn(play={"truth": "all", "cards": MUST, "least": 2, "most": 2}),
    "phone-turn-must-refused": my_turn(play={"truth": "any", "cards": MUST, "most": 2}),
    "phone-turn-bluff": my_turn(HAND.replace("7S 7D ", ""), play={"truth": "bluff", "most": 1}),
    "phone-turn-over": my_turn(play={"most": 8}),
    "phone-turn-too-many": my_turn(),
    "phone-turn-open-card": my_turn(play={"most": 1, "rank": None, "open": True}, rank=None, lap=1, clock=None, log=[]),
    "phone-turn-forty": my_turn(FORTY, names=SIX),
    "phone-turn-twenty-eight": my_turn(THIRTY, names=SIX),
    "phone-turn-last-card": my_turn("JD"),
    "phone-turn-after-challenge": my_turn(settled=SETTLED, pile=0),
    "phone-turn-armed": my_turn(wait=2400, clock={"left": 30000, "of": 30000}),
    "phone-waiting": phone(at(turn=4, rank="T", clock={"left": 18000, "of": 30000})),
    "phone-waiting-eight": phone(
        at(LONG, turn=7, rank="Q", clock={"left": 18000, "of": 30000}),
        names=LONG,
        hand="AS 3H 4D 5C 7S TD JD KC",
        own_rank="A",
    ),
    "phone-waiting-hidden": phone(at(turn=4, rank="T")),
    "phone-waiting-counter": phone(at(turn=3, rank="T", direction=-1, open_card="9H")),
    "phone-claim": window(),
    "phone-claim-tapped": window(),
    "phone-claim-hidden": window(),
    "phone-claim-automatic": window(claim={"autoplay": True}, clock=None),
    "phone-claim-eight": window(names=LONG, claim={"count": 4, "rank": "Q"}),
    "phone-claim-forty": window(hand=FORTY),
    "phone-claim-believed": window(can={}, claim={"believers": [1, 3, 5]}),
    "phone-claim-mine": window(can={}, claim={"seat": 1}, turn=2),
    "phone-claim-next": window(
        turn=1,
        wait=1800,
        claim={"seat": 6},
        can={"call": 11, "believe": 11, "play": my_turn()["game"]["you"]["can"]["play"] | {"rank": "J"}},
    ),
    "phone-claim-next-picked": window(
        turn=1,
        claim={"seat": 6},
        can={"call": 11, "believe": 11, "play": my_turn()["game"]["you"]["can"]["play"] | {"rank": "J"}},
    ),
    "phone-claim-next-armed": window(
        turn=1,
        wait=60000,
        claim={"seat": 6},
        can={"call": 11, "believe": 11, "play": my_turn()["game"]["you"]["can"]["play"] | {"rank": "J"}},
    ),
    "phone-last": window(**LAST, clock={"left": 7000, "of": 10000}),
    "phone-last-mine": window(**{**LAST, "claim": LAST["claim"] | {"seat": 1}}, can={}, hand=""),
    "phone-paused": window(paused=True, can={}),
    "phone-offline": window(),
    "phone-moved": window(),
    "phone-removed": window(),
    "phone-cleared": window(),
    "phone-given": window(),
    "phone-caught-me": choosing("claimant"),
    "phone-caught-other": choosing("neither"),
    "phone-turning-shown": turning("neither", 2, "7H"),
    "phone-true": choosing("neither", honest=True, asker=2, answerers=[4]),
    "phone-true-me": choosing("claimant", honest=True, asker=1, answerers=[4], can={"ask": ask([4])}),
    "phone-choose": choosing("caller", can={"ask": ask([2])}),
    "phone-choose-picked": choosing("caller", can={"ask": ask([2])}),
    "phone-choose-whom": choosing(
        "caller", answerers=[2, 3, 4, 5, 6], can={"ask": ask([2, 3, 4, 5, 6], optional=True)}
    ),
    "phone-choose-long": choosing("caller", can={"ask": ask([2], long=True, optional=True)}),
    "phone-answer": answering(GAS),
    "phone-answer-picked": answering(GAS),
    "phone-answer-long": answering(LONG_CHOICE),
    "phone-answer-long-question": answering(LONG_SHORT),
    "phone-answer-rtl": answering(HEBREW),
    "phone-answer-two-lines": answering(TWO_LINES),
    "phone-answer-two-lines-along": answering(TWO_LINES, mine=False, along=True),
    "phone-answer-fractions": answering(FRACTIONS),
    "phone-answer-eight": answering(EIGHT_CHOICES),
    "phone-answer-fewer": fewer(answering(EIGHT_CHOICES), 2, 3, 5),
    "phone-right-fewer": fewer(explaining(EIGHT_CHOICES, {"given": {"choices": [6]}, "answer": [6]}), 2, 3, 5),
    "phone-answer-offline": answering(GAS),
    "phone-answer-multi": answering(MULTI),
    "phone-answer-typed": answering(TYPED),
    "phone-answer-watch": answering(GAS, mine=False),
    "phone-answer-paused": answering(GAS, paused=True),
    "phone-right": explaining(GAS, {}),
    "phone-discard": reveal(
        "caller",
        phase="discard",
        settled=HUNT,
        can={"discard": {"challenge": 4, "cards": ids(HAND, *HAND.split())}},
        clock={"left": 8000, "of": 10000},
    ),
    "phone-discard-other": reveal("neither", phase="discard", settled=HUNT | {"hunter": {"seat": 4, "done": False}}),
    "phone-over": phone(at(phase="over", clock=None, turn=None, rank=None, places=PLACES, log=LOG), own_rank=None),
    "phone-over-won": phone(
        at(phase="over", clock=None, turn=None, rank=None, places=[place(1, 1, 0, 3, 4), *PLACES[2:]]),
        own_rank=None,
        hand="",
    ),
    "phone-closed": phone(None, phase="closed"),
    "phone-help": my_turn(),
    "phone-light": window(),
}

TAP = {"seven": "7 of spades", "jack": "jack of diamonds"}

# A step is (what, whom): "tap" a button or card by the start of its name, "label" one choice by its text, "type"
# into the box, "line" sets the connection, "on" calls a handler of the line, "waiting" leaves a call unanswered.
HONEST = [("tap", "7 of spades"), ("tap", "7 of diamonds"), ("tap", "Play 2 as")]
CHEAT = [*HONEST, ("tap", "9 of clubs"), ("tap", "Play 1 as")]
CAUGHT = [*CHEAT, ("tap", "Doubt it!")]
STEPS: dict[str, list[tuple[str, str]]] = {
    "phone-practice-honest-picked": HONEST[:2],
    "phone-practice-honest-other": [("tap", "king of clubs")],
    "phone-practice-cheat": HONEST,
    "phone-practice-cheat-picked": CHEAT[:4],
    "phone-practice-call": CHEAT,
    "phone-practice-believed": [*CHEAT, ("tap", "I believe it")],
    "phone-practice-caught": CAUGHT,
    "phone-practice-question": [*CAUGHT, ("tap", "Next")],
    "phone-practice-question-picked": [*CAUGHT, ("tap", "Next"), ("label", "Carbon dioxide")],
    "phone-practice-right": [*CAUGHT, ("tap", "Next")],
    "phone-practice-wrong": [*CAUGHT, ("tap", "Next")],
    "phone-practice-done": [*CAUGHT, ("tap", "Next")],
    "phone-turn-picked": [("tap", TAP["jack"]), ("tap", TAP["seven"])],
    "phone-turn-reading": [("tap", TAP["seven"])],
    "phone-turn-honest": [("tap", TAP["seven"]), ("tap", "7 of diamonds")],
    "phone-turn-must-refused": [("tap", "ace of spades")],
    "phone-turn-over": [("tap", name) for name in ("ace of s", "3 of h", "4 of d", "5 of c", "7 of s")],
    "phone-turn-too-many": [("tap", name) for name in ("ace of s", "3 of h", "4 of d", "5 of c", "7 of s")],
    "phone-turn-open-card": [("tap", TAP["seven"])],
    "phone-turn-forty": [("tap", "8 of spades"), ("tap", "8 of hearts")],
    "phone-turn-last-card": [("tap", TAP["jack"])],
    "phone-turn-armed": [("tap", TAP["seven"]), ("tap", "Play 1 as")],
    "phone-waiting-hidden": [("tap", "Hide my hand")],
    "phone-claim-hidden": [("tap", "Hide my hand")],
    "phone-claim-tapped": [("line", "off"), ("waiting", "call")],
    "phone-claim-next-picked": [("tap", TAP["jack"]), ("tap", TAP["seven"])],
    "phone-claim-next-armed": [("tap", TAP["jack"]), ("tap", "Play 1 as")],
    "phone-offline": [("line", "off")],
    "phone-moved": [("on", "moved")],
    "phone-removed": [("on", "gone")],
    "phone-cleared": [("gone", "cleared")],
    "phone-given": [("gone", "given")],
    "phone-choose-picked": [("label", "Which gas")],
    "phone-choose-whom": [("label", "Which gas"), ("label", "Cem")],
    "phone-answer-picked": [("label", "Carbon dioxide")],
    "phone-answer-long": [("label", "Although")],
    "phone-answer-multi": [("label", "Helium"), ("label", "Neon")],
    "phone-answer-rtl": [("label", "פחמן")],
    "phone-answer-fewer": [("label", "Argon")],
    "phone-answer-offline": [("label", "Carbon dioxide"), ("line", "off"), ("waiting", "answer")],
    "phone-answer-typed": [("type", "Lisbon")],
    "phone-discard": [("tap", TAP["jack"])],
    "phone-help": [("tap", "Help")],
    "phone-light": [("tap", "Help"), ("tap", "Light"), ("tap", "Close")],
}
