"""Named sample views of a phone in a whole class: tables to find, answers along, a freeze, a question to all, shared
phones, what is easier for one. Data only, as in ``states_phone``.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from tests.browser import hand_edges as edges
from tests.browser import hand_phone as phones
from tests.browser.hand_phone import FORTY, GAS, HEBREW, LONG_CHOICE, ME, MULTI, SIX, TYPED, WHY, at, phone
from tests.browser.hand_written import CLASS, LONG, LONG_CHOICES, LONG_QUESTION

View = dict[str, Any]

LETTERS = tuple(f"{letter * 38} {letter}" for letter in "WMQXHO")  # 40 letters
NO_ACCOMMODATION: View = {
    "time": 1.0,
    "may_pass": False,
    "fewer": False,
    "read_aloud": False,
    "large": False,
    "spacing": False,
    "dyslexia": False,
}
ALL_ACCOMMODATIONS = NO_ACCOMMODATION | {"large": True, "spacing": True, "dyslexia": True, "read_aloud": True}
PARTNERS = ["Curious Otter", "Maximilian-Henri", "WWWWWWWWWWWWWWWW", "Ann"]
LOUD = "Phones down, eyes to the front: Bob has found out what a leaf does with the light"[:80]


def of_class(view: View, **you: Any) -> View:
    """The same view with what a lesson of several tables tells a phone of itself."""
    view = deepcopy(view)
    view["lesson"] |= {"bell": None, "frozen": None, "class_question": None, "standings": None} | {
        key: you.pop(key) for key in ("bell", "frozen", "class_question") if key in you
    }
    view["you"] |= {
        "table": 3,
        "guest": False,
        "moved_from": None,
        "next_table": None,
        "partners": [],
        "holder": None,
        "accommodation": NO_ACCOMMODATION,
        "place": None,
        "class": None,
        "without": [],
        "can": {},
        **you,
    }
    return view


def seating(
    names: tuple[str, ...] = SIX, *, sat: tuple[int, ...] = (2,), starter: int | None = 4, **lesson: Any
) -> View:
    """Everybody looks for their tables; I sit at table 3."""
    view = of_class(phone(None, names=names, phase="seating", round=1, **lesson))
    order = [4, 5, 6, 1, 2, 3][-len(names) :] if len(names) == 6 else list(range(1, len(names) + 1))
    table = {
        "number": 3,
        "seats": order,
        "starter": starter,
        "sat": list(sat),
        "dealt": False,
        "over": False,
        "round": 1,
    }
    view["lesson"]["tables"] = [table]
    view["you"]["can"] = {} if ME in sat else {"sit": True}
    return view


def along(view: View, answered: int = 2, *, own: View | None = None, **you: Any) -> View:
    """Everybody answers along; ``own`` is what this seat has answered."""
    view = of_class(view, **you)
    view["game"]["question"] |= {"along": {"answered": answered, "of": 6}}
    view["game"]["you"] |= {"along": own, "without": you.get("without", [])}
    return view


def may(question: View = GAS, **you: Any) -> View:
    """Bob must answer, and I may answer along."""
    return along(phones.answering(question, mine=False, can={"along": 9}), **you)


def sent(question: View = GAS, given: View | None = None, *, mine: bool = False) -> View:
    """My answer is in, the others' are not."""
    return along(
        phones.answering(question, mine=mine, can={}), 4, own={"given": given or {"choices": [1]}, "right": None}
    )


def shown(own: View | None, question: View = GAS, result: View | None = None, **over: Any) -> View:
    """The answer to Bob's question, to which I have answered along."""
    return along(phones.explaining(question, result or {}, mine=False, **over), 6, own=own)


def guest(view: View, **you: Any) -> View:
    """The same from a chair without cards."""
    view = of_class(view, guest=True, **you)
    view["game"]["seats"] = [seat for seat in view["game"]["seats"] if seat["seat"] != ME]
    view["game"]["you"] |= {"hand": [], "own_rank": None}
    return view


def asked(question: View = GAS, *, game: View | None = None, result: View | None = None, **you: Any) -> View:
    """One question for everybody."""
    one = {key: question[key] for key in ("kind", "text", "topic", "lang", "choices")}
    clock = {"left": 22000, "of": 30000}
    one |= {"number": 2, "picture": "", "answered": 12, "of": 23, "clock": clock, "result": None}
    if result is not None:
        one["result"] = {"answer": [1], "explanation": WHY, "right": 9, "given": 12, **result}
    base = game or phone(at(turn=4, rank="T", paused=True, paused_by=["freeze"]))
    return of_class(base, **{"class_question": one, "can": {} if result or "class" in you else {"class": 2}, **you})


def private(view: View) -> View:
    """The same after the class has gone on: this seat has more time, and the question to itself."""
    question = view["lesson"]["class_question"]
    question |= {"private": True, "clock": {"left": 18000, "of": 20000} if question["result"] else None}
    return easy(view, time=2.0)


def easy(view: View, **accommodation: Any) -> View:
    """The same for a seat that has it easier."""
    view = of_class(view) if "table" not in view["you"] else deepcopy(view)
    view["you"]["accommodation"] = NO_ACCOMMODATION | accommodation
    return view


def own_clock(view: View, clock: View) -> View:
    view["game"]["you"]["clock"] = clock
    return view


def tokens(view: View, left: int) -> View:
    """The same where wrong calls are counted."""
    view = of_class(view)
    view["game"]["you"]["tokens"] = left
    return view


GAME = {"place": 2, "of": 6, "knowledge": {"right": 11, "of": 15}}


def over(match: View | None = None, **can: Any) -> View:
    """My table is done; the other tables may not be."""
    return of_class(phones.STATES["phone-over"], place={"game": GAME, "match": match}, can=can)


def shared(view: View, holder: str = PARTNERS[1]) -> View:
    return of_class(view, partners=PARTNERS, holder=holder)


def last_lap(view: View, turns: int = 3) -> View:
    view = of_class(view)
    view["game"]["last_lap"] = {"turns": turns}
    return view


MATCH = {"place": 4, "of": 23, "games": 2, "cards": 75, "knowledge": {"right": 15, "of": 20}}
PASSES = phones.my_turn(phones.HAND.replace("7S 7D ", ""))
PASSES["game"]["you"]["can"]["pass"] = 12
MAY_PASS = phones.my_turn()
MAY_PASS["game"]["you"]["can"]["pass"] = 12
LATE = shown(None, can={"along": 9, "ready": 9})
LATE["game"]["question"]["result"] = None
LOOKED = shown({"given": None, "right": None}, can={"ready": 9})
MISSED = shown({"given": {"choices": [3]}, "right": False})
CAPITAL = {"answer": ["Lisbon", "Lisboa"], "explanation": ""}
PRIVATE: View = {"class": 2, "look_class": 2}
RIGHT, WRONG = {"given": {"choices": [1]}, "right": True}, {"given": {"choices": [3]}, "right": False}
HELD = at(turn=4, rank="T", paused=True, paused_by=["freeze"])

STATES: dict[str, View] = {
    "phone-find-table": seating(),
    "phone-find-table-sat": seating(sat=(1, 2, 4)),
    "phone-find-table-starter": seating(starter=ME),
    "phone-find-table-open": seating(SIX[:3], starter=None, sat=()),
    "phone-find-table-letters": seating(LETTERS, sat=(2, 3)),
    "phone-find-table-large": easy(seating(LONG[:6]), **ALL_ACCOMMODATIONS),
    "phone-guest": guest(phone(at(turn=4, rank="T"))),
    "phone-guest-moved": guest(phone(at(turn=4, rank="T")), moved_from=1),
    "phone-late-moved": of_class(phone(None), guest=True, moved_from=1),
    "phone-guest-claim": guest(phones.window(can={})),
    "phone-guest-along": guest(may()),
    "phone-along": may(),
    "phone-along-picked": may(),
    "phone-along-typed": may(TYPED),
    "phone-along-multi": may(MULTI),
    "phone-along-long": may(LONG_CHOICE),
    "phone-along-fewer": may(without=[0, 3]),
    "phone-along-aloud": easy(may(), read_aloud=True),
    "phone-along-sent": sent(),
    "phone-along-sent-typed": sent(TYPED, {"text": "Lisbon, I think, but it may be Porto"}),
    "phone-answer-sent": sent(mine=True),
    "phone-along-right": shown(RIGHT, result={"right": False, "given": {"choices": [0]}}),
    "phone-along-wrong": shown(WRONG),
    "phone-along-wrong-typed": shown(
        {"given": {"text": "Porto"}, "right": False},
        TYPED,
        {"answer": ["Lisbon", "Lisboa"], "given": {"text": "Lisbon"}},
    ),
    "phone-along-none": shown(None),
    "phone-along-late": easy(own_clock(LATE, {"left": None, "of": None}), time=2.0),
    "phone-along-looked": easy(LOOKED, time=2.0),
    "phone-more-time": own_clock(
        easy(along(phones.answering(GAS | {"answerer": ME})), time=2.0), {"left": 48000, "of": 60000}
    ),
    "phone-no-limit": own_clock(easy(along(phones.answering(GAS)), time=0), {"left": None, "of": None}),
    "phone-fewer": along(phones.answering(GAS), without=[0]),
    "phone-pass": easy(PASSES, may_pass=True),
    "phone-pass-or-lay": easy(MAY_PASS),
    "phone-tokens": tokens(phones.window(), 2),
    "phone-tokens-none": tokens(phones.window(can={"believe": 11}), 0),
    "phone-tokens-last": tokens(phones.window(**phones.LAST), 0),
    "phone-in-a-row": of_class(phones.window(can={"believe": 11})),
    "phone-frozen": of_class(phone(HELD), frozen={"message": ""}),
    "phone-frozen-message": of_class(phone(HELD), frozen={"message": LOUD}),
    "phone-frozen-word": of_class(phone(HELD), frozen={"message": edges.WORD}),
    "phone-class": asked(),
    "phone-class-lobby": asked(game=phone(None, phase="lobby", round=0)),
    "phone-class-multi": asked(MULTI),
    "phone-class-typed": asked(TYPED),
    "phone-class-long": asked(LONG_CHOICE),
    "phone-class-long-question": asked(phones.LONG_SHORT),
    "phone-class-rtl": asked(HEBREW),
    "phone-class-fewer": asked(without=[0, 3]),
    "phone-class-late": easy(asked(), time=2.0, read_aloud=True),
    "phone-class-private": private(asked(can=PRIVATE)),
    "phone-class-private-read": private(asked(result={}, can={"leave_class": 2})),
    "phone-class-answered": asked(**{"class": {"given": {"choices": [1]}, "right": None}}),
    "phone-class-right": asked(result={}, **{"class": RIGHT}),
    "phone-class-wrong": asked(result={}, **{"class": WRONG}),
    "phone-class-wrong-long": asked(LONG_CHOICE, result={"explanation": WHY * 3}, **{"class": WRONG}),
    "phone-class-wrong-typed": asked(
        TYPED, result={"answer": ["Lisbon", "Lisboa"]}, **{"class": {"given": {"text": "Porto"}, "right": False}}
    ),
    "phone-class-none": asked(result={"explanation": ""}),
    "phone-over-again": over(again=True),
    "phone-over-match": over(MATCH),
    "phone-over-match-first": over(MATCH | {"games": 1, "place": 2}),
    "phone-over-missed": MISSED,
    "phone-over-missed-again": MISSED,
    "phone-retry": MISSED,
    "phone-retry-right": MISSED,
    "phone-retry-wrong": shown(None, LONG_CHOICE, {"explanation": WHY * 2}),
    "phone-retry-compare": shown({"given": {"text": "Porto"}, "right": False}, TYPED, CAPITAL),
    "phone-retry-large": easy(MISSED, **ALL_ACCOMMODATIONS),
    "phone-partners-lobby": shared(phone(None, phase="lobby", round=0), PARTNERS[0]),
    "phone-partners-turn": shared(phones.my_turn()),
    "phone-partners-passed-on": shared(phones.STATES["phone-claim-mine"]),
    "phone-last-lap": last_lap(phones.my_turn()),
    "phone-last-lap-claim": last_lap(phones.window(), 1),
    "phone-bell-soon": of_class(
        phones.window(), bell={"left": 150000, "of": 2400000, "rang": False, "warning": True, "rings": 510000}
    ),
    "phone-large-claim": easy(phones.window(), **ALL_ACCOMMODATIONS),
    "phone-large-claim-next": easy(phones.STATES["phone-claim-next"], **ALL_ACCOMMODATIONS),
    "phone-large-turn": easy(phones.my_turn(), **ALL_ACCOMMODATIONS),
    "phone-large-answer": easy(phones.answering(GAS), **ALL_ACCOMMODATIONS),
    "phone-large-answer-long": easy(phones.answering(LONG_CHOICE), **ALL_ACCOMMODATIONS),
    "phone-large-right": easy(phones.explaining(GAS, {}), **ALL_ACCOMMODATIONS),
    "phone-large-caught": easy(phones.STATES["phone-caught-me"], **ALL_ACCOMMODATIONS),
    "phone-large-choose": easy(phones.STATES["phone-choose-whom"], **ALL_ACCOMMODATIONS),
    "phone-large-over": easy(over(MATCH), **ALL_ACCOMMODATIONS),
    "phone-large-lobby": easy(phone(None, phase="lobby", round=0), **ALL_ACCOMMODATIONS),
    "phone-large-forty": easy(phones.my_turn(FORTY), large=True),
    "phone-claim-forty-seats": phones.window(names=CLASS, claim={"count": 20, "rank": "Q", "voters": 39}),
    "phone-turn-forty-seats": phones.my_turn(names=CLASS, play={"most": 20, "usual": 20}),
    "phone-waiting-forty-seats": phone(at(CLASS, turn=30, rank="Q"), names=CLASS, hand="AS 3H"),
    "phone-practice-question-long": phones.learner(
        practice={"text": LONG_QUESTION, "lang": "en", "choices": list(LONG_CHOICES)}
    ),
}

RETRY = [("view", "phone-over-match"), ("tap", "Try the")]
STEPS: dict[str, list[tuple[str, str]]] = {
    "phone-over-missed": [("view", "phone-over-match")],
    "phone-over-missed-again": [("view", "phone-over-again")],
    "phone-retry": RETRY,
    "phone-retry-right": [*RETRY, ("label", "Carbon dioxide"), ("tap", "Answer B")],
    "phone-retry-wrong": [*RETRY, ("label", "Since then"), ("tap", "Answer C")],
    "phone-retry-compare": [*RETRY, ("type", "Lissabon"), ("tap", "Send this answer")],
    "phone-retry-large": [("view", "phone-large-over"), ("tap", "Try the")],
    "phone-along-picked": [("label", "Carbon dioxide")],
    "phone-along-typed": [("type", "Lisbon")],
    "phone-class-multi": [("label", "Helium"), ("label", "Neon")],
    "phone-class-long": [("label", "Although")],
    "phone-large-claim-next": [("tap", phones.TAP["jack"])],
    "phone-large-turn": [("tap", phones.TAP["jack"])],
    "phone-large-answer": [("label", "Carbon dioxide")],
    "phone-large-choose": [("label", "Which gas"), ("label", "Cem")],
    "phone-large-forty": [("tap", "8 of spades")],
}
