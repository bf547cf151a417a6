"""Named sample views of a whole class: the projector with several tables, and the desk, the teacher's own page.

Data only, as in ``states_wall``; all views are as the server would send them.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from tests.browser import hand_written as walls
from tests.browser.hand_edges import ARABIC, ARABIC_WHY, FORTY_LONG, ONE_WORD, WORD
from tests.browser.hand_written import (
    CLASS,
    LONG_CHOICES,
    LONG_QUESTION,
    TOGETHER,
    challenge,
    claim,
    lesson_of,
    log,
    settled,
)

View = dict[str, Any]
Table = tuple[int, View]  # the number of a table, and what is to be seen of it
Steps = list[tuple[str, Any]]

MINUTE = 60_000  # ms
NOTHING = ("bell", "frozen", "class_question", "standings")  # what stands only where a state has it
PARTNERS = ("Ann & Bob", "Cem & Dan", "Anneliese & Bobo", "Annika-Marie +3", "Bob")
LOUD = "Phones down, eyes to the front: Bob has found out what a leaf does with the light"[:80]


def tables_of(sizes: tuple[int, ...], **over: Any) -> list[View]:
    """Tables of these sizes, with everybody in the order of the names; ``sat`` is how many of each table sit."""
    found, first, sat = [], 1, over.pop("sat", 0)
    for number, size in enumerate(sizes, 1):
        seats = list(range(first, first + size))
        one = {"number": number, "seats": seats, "starter": seats[0], "sat": seats[: min(sat, size)], "dealt": False}
        found.append({**one, "over": False, "round": 1, **over})
        first += size
    return found


def sizes_of(count: int, people: int) -> tuple[int, ...]:
    """Split people among so many tables, the larger ones first."""
    return tuple(people // count + (at < people % count) for at in range(count))


def school(count: int, names: tuple[str, ...], **over: Any) -> View:
    """A lesson with so many tables; people sit as at a table, each table's signs from the triangle on."""
    sat = over.pop("sat", 0)
    tables = over.pop("tables") if "tables" in over else tables_of(sizes_of(count, len(names)), sat=sat)
    lesson = lesson_of(names, **{"tables": tables, **dict.fromkeys(NOTHING), **over})
    for table in tables:
        for place, seat in enumerate(table["seats"]):
            lesson["seats"][seat - 1] |= {"sign": place % 8, "table": table["number"]}
    return lesson


def seating(count: int, names: tuple[str, ...], *, host: bool = True, **over: Any) -> View:
    """People look for their tables."""
    lesson = school(count, names, phase="seating", deal=None, **over)
    return whole("wall", lesson, [], host=host)


def whole(role: str, lesson: View, tables: list[Table], **you: Any) -> View:
    """The view of all tables, for the projector or for the desk."""
    shown = [{"table": n, "game": f"x.{n}", "over": (t or {}).get("phase") == "over", "view": t} for n, t in tables]
    return {"version": [9, "all", 80], "you": {"role": role, **you}, "lesson": lesson, "game": None, "games": shown}


def playing(table: View, **over: Any) -> Table:
    """A table in the middle of a game; ``over`` names seats by their place, 0 to the last."""
    seats = table["seats"]
    game = walls.game_of(tuple(str(seat) for seat in seats), lap=2, last_lap=None, paused_by=[])
    at = 1 % len(seats)
    game |= {"turn": seats[at], "rank": "K", "starter": {"seat": seats[0], "how": "turn"}}
    game["seats"] = [
        {**one, "seat": seat, "sign": place % 8, "next": place == at, "tokens": None}
        for place, (one, seat) in enumerate(zip(game["seats"], seats, strict=True))
    ]
    return table["number"], walls.shared(deepcopy(game) | over)


def said(table: View, **over: Any) -> View:
    return claim(seat=table["seats"][0], believers=[], voters=len(table["seats"]) - 1) | over


def doubted(table: View, phase: str = "reveal", **over: Any) -> Table:
    """A table at which somebody is challenged."""
    first, second = table["seats"][:2]
    was = {"number": 11, "seat": first, "count": 3, "rank": "7"}
    one = challenge(claim=was, caller=second, loser=first, called=True)
    one |= over.pop("challenge", {})
    if one["honest"] is not None:
        one["claim"] = was | {"count": len(one["cards"])}
    return playing(table, phase=phase, challenge=one, pile=8, **over)


TURNING: View = {"honest": None, "loser": None, "cards": [{"face": "7S", "true": None}]}
EIGHT = {"number": 11, "count": 8, "rank": "7"}


def laid(ranks: str, count: int) -> list[View]:
    """So many cards of these ranks; the first rank is what was said."""
    kinds = len(ranks)
    cards = [{"face": ranks[n % kinds] + "SHDC"[n // kinds % 4], "true": n % kinds == 0} for n in range(count)]
    return sorted(cards, key=lambda card: not card["true"])


def asked(table: View, **over: Any) -> Table:
    question = walls.asked(asker=table["seats"][1], answerer=table["seats"][0], along={"answered": 2, "of": 4})
    return doubted(table, "answering", question=question | over)


def explained(table: View, right: bool, **over: Any) -> Table:
    result = {"right": right, "given": {"choices": [1 if right else 0]}, "answer": [1], "explanation": walls.GAS_WHY}
    question = walls.asked(asker=table["seats"][1], answerer=table["seats"][0], result=result | {"overruled": False})
    cost = settled(loser=table["seats"][0])
    return doubted(table, "explaining", question=question | over, settled=cost, ready=[])


def done(table: View, winner: int | None = 0) -> Table:
    seats = table["seats"]
    places = [{"seat": seat, "place": at, "cards": at * 3, "right": 2, "asked": 3} for at, seat in enumerate(seats, 1)]
    ends = {"phase": "over", "clock": None, "turn": None, "rank": None, "places": places}
    return playing(table, **ends, winner=None if winner is None else seats[winner])


CALLED = {"what": "called", "seat": 1, "claimant": 2, "count": 1, "rank": "6"}
STAMPED = {"what": "stamped", "claimant": 2, "count": 1, "rank": "6"}
LOGS: list[list[View]] = [
    log(CALLED, STAMPED | {"honest": True}),
    log(CALLED, STAMPED | {"honest": False}),
    log(),
    log()[:1],
]


def calm(lesson: View, **special: Any) -> list[Table]:
    """Every table at somebody's turn, each with another last verdict; ``special`` as ``t3=…`` is another table."""
    shown = [playing(table, log=deepcopy(LOGS[at % 4])) for at, table in enumerate(lesson["tables"])]
    return [special.get(f"t{number}", (number, game)) for number, game in shown]


def classroom(count: int = 7, people: int = 31, names: tuple[str, ...] = CLASS, **over: Any) -> View:
    tables = tables_of(sizes_of(count, people), dealt=True, sat=99)
    return school(count, names[:people], tables=tables, **over)


def bell(minutes: float, **over: Any) -> View:
    """The clock of the cards; the bell rings six minutes later."""
    left = int(minutes * MINUTE)
    return {"left": left, "of": 40 * MINUTE, "rang": False, "warning": False, "rings": left + 6 * MINUTE, **over}


def overview(lesson: View | None = None, special: Any = None, **over: Any) -> View:
    """All tables on the wall. ``special`` makes, of the tables, those that are not calm."""
    lesson = lesson or classroom(**over)
    return whole("wall", lesson, calm(lesson, **(special(lesson["tables"]) if special else {})), host=True)


def to_all(**over: Any) -> View:
    """One question to the whole class."""
    gas = {key: walls.GAS[key] for key in ("kind", "text", "topic", "lang", "choices")}
    question = {"number": 2, "picture": "", "answered": 12, "of": 23, "result": None, **gas}
    lesson = classroom(class_question=question | {"clock": {"left": 22000, "of": 30000}} | over, bell=bell(12))
    return overview(lesson)


def shown(answer: list[Any], explanation: str = walls.GAS_WHY, **over: Any) -> View:
    return to_all(result={"answer": answer, "explanation": explanation, "right": 17, "given": 21}, **over)


SIX = ["Oxygen", "Carbon dioxide", "Nitrogen", "Hydrogen", "Helium", "Water vapour"]
ALIKE = [(seat, 1, 9, 9) for seat in (3, 9, 14)]
FIRSTS = (1, 6, 11, 16, 20, 24, 28)  # one of each table


def podium(*steps: tuple[int, int, int, int | None]) -> list[View]:
    return [{"seat": seat, "place": place, "value": value, "of": of} for seat, place, value, of in steps]


FULL: View = {
    "match": podium((3, 1, 92, 100), (22, 2, 88, 100), (9, 3, 86, 100)),
    "cards": podium((3, 1, 100, 100), (9, 2, 75, 100), (22, 3, 66, 100)),
    "knowledge": podium((4, 1, 9, 9), (12, 2, 8, 9), (3, 3, 7, 8)),
    "detective": podium((5, 1, 4, 5), (1, 2, 3, 5), (7, 3, 2, 3)),
    "helpful": podium((13, 1, 11, None), (14, 2, 9, None), (3, 3, 8, None)),
}


DRAWN = tuple(
    f"{mood} {animal}"
    for mood in ("Gentle", "Cosmic", "Humble", "Silver", "Early")
    for animal in ("Dolphin", "Fox", "Badger", "Falcon", "Ibis", "Wombat", "Turtle")
)


def podiums(names: tuple[str, ...] = CLASS, *, count: int = 7, alike: bool = False, **virtues: list[View]) -> View:
    """All tables are done. ``alike``: everybody at each table shares the first place."""
    virtues = {kind: [] for kind in FULL} | virtues
    people = min(31, len(names))
    lesson = classroom(count, people, names, standings={"podiums": virtues}, deal=None, bell=bell(4))
    tables = [done(table) for table in lesson["tables"]]
    for _, game in tables if alike else []:
        game |= {"winner": None, "places": [{**place, "place": 1} for place in game["places"]]}
    return whole("wall", lesson, tables, host=True)


WALL: dict[str, View] = {
    "tables-two": seating(2, CLASS[:9], sat=2),
    "tables-shared": seating(2, (TOGETHER, "Ann & Bob", *CLASS[2:9]), sat=2),
    "tables-five": seating(5, CLASS[:23]),
    "tables-seven": seating(7, CLASS[:31], sat=3),
    "tables-eight": seating(8, CLASS[:32], sat=1),
    "tables-ten": seating(10, CLASS[:40], sat=4),
    "tables-ten-long": seating(10, FORTY_LONG, sat=2),
    "tables-two-of-eight": seating(2, (*walls.LONG, *walls.LONG), sat=8),
    "tables-partners": seating(3, PARTNERS * 2 + PARTNERS[:3], sat=3),
    "tables-some-play": seating(
        4, CLASS[:18], tables=[one | {"dealt": one["number"] < 3} for one in tables_of(sizes_of(4, 18), sat=5)]
    ),
    "all-calm": overview(bell=bell(12)),
    "all-two": overview(count=2, people=9),
    "all-two-call": overview(count=2, people=9, special=lambda g: {"t2": doubted(g[1])}),
    "all-three": overview(count=3, people=13),
    "all-eight": overview(count=8, people=40, bell=bell(34)),
    "all-eight-of-five": overview(count=8, people=40, special=lambda g: {"t3": doubted(g[2])}),
    "all-ten": overview(count=10, people=40, special=lambda g: {"t3": explained(g[2], True)}, bell=bell(2)),
    "all-long": overview(names=FORTY_LONG, count=8, people=40, special=lambda g: {"t3": doubted(g[2])}),
    "all-call": overview(special=lambda g: {"t3": doubted(g[2])}, bell=bell(12)),
    "all-call-long-word": overview(
        special=lambda g: {"t3": doubted(g[2])}, bell=bell(12), names=FORTY_LONG, call_word="Spoilsport, stop"
    ),
    "all-call-true": overview(
        special=lambda g: {
            "t3": doubted(
                g[2],
                challenge={
                    "honest": True,
                    "loser": g[2]["seats"][1],
                    "cards": [{"face": f"7{suit}", "true": True} for suit in "SHD"],
                },
            )
        }
    ),
    "all-call-quiet": overview(special=lambda g: {"t3": doubted(g[2], challenge={"caller": None})}),
    "all-turning": overview(special=lambda g: {"t3": doubted(g[2], "turning", challenge=TURNING, clock=None)}),
    "all-turning-eight": overview(
        special=lambda g: {
            "t3": doubted(g[2], "turning", challenge=TURNING | {"claim": EIGHT | {"seat": g[2]["seats"][0]}})
        }
    ),
    "all-reveal-one": overview(
        special=lambda g: {
            "t3": doubted(g[2], challenge={"called": False, "caller": None, "cards": [{"face": "QC", "true": False}]})
        }
    ),
    "all-reveal-eight": overview(special=lambda g: {"t3": doubted(g[2], challenge={"cards": laid("7Q", 8)})}),
    "all-reveal-twenty": overview(special=lambda g: {"t3": doubted(g[2], challenge={"cards": laid("7Q2K9", 20)})}),
    "all-choosing": overview(
        special=lambda g: {
            "t3": doubted(
                g[2],
                "choosing",
                choosing={"asker": g[2]["seats"][1], "answerers": [g[2]["seats"][0]], "optional": False},
            )
        }
    ),
    "all-question": overview(special=lambda g: {"t3": asked(g[2])}),
    "all-question-long": overview(
        names=FORTY_LONG, special=lambda g: {"t3": asked(g[2], text=LONG_QUESTION, choices=list(LONG_CHOICES))}
    ),
    "all-question-rtl": overview(special=lambda g: {"t3": asked(g[2], **ARABIC)}),
    "all-question-one-word": overview(special=lambda g: {"t3": asked(g[2], **ONE_WORD)}),
    "all-right": overview(special=lambda g: {"t3": explained(g[2], True)}),
    "all-wrong": overview(special=lambda g: {"t3": explained(g[2], False)}),
    "all-right-long": overview(
        names=FORTY_LONG,
        special=lambda g: {"t3": explained(g[2], True, text=LONG_QUESTION, choices=list(LONG_CHOICES))},
    ),
    "all-last-card": overview(
        special=lambda g: {"t3": playing(g[2], phase="last", claim=said(g[2], last=True, count=1))}
    ),
    "all-done": overview(
        count=6, people=25, special=lambda g: {f"t{n}": done(one, None if n == 2 else 0) for n, one in enumerate(g, 1)}
    ),
    "all-paused": overview(special=lambda g: {"t3": playing(g[2], paused=True, paused_by=["host"])}),
    "all-warning": overview(bell=bell(2.4, warning=True)),
    "all-rang": overview(bell=bell(0, rang=True), special=lambda g: {"t2": playing(g[1], last_lap={"turns": 2})}),
    "all-frozen": overview(bell=bell(12), frozen={"message": ""}),
    "all-frozen-said": overview(bell=bell(12), frozen={"message": LOUD}),
    "all-frozen-word": overview(frozen={"message": WORD}),
    "all-offline": overview(bell=bell(12)),
    "wall-refused-all": overview(bell=bell(12)),
    "all-followed": overview(bell=bell(12), special=lambda g: {"t3": doubted(g[2])}),
    "all-followed-question": overview(special=lambda g: {"t3": asked(g[2])}),
    "all-followed-judged": overview(bell=bell(12), special=lambda g: {"t3": explained(g[2], False)}),
    "all-more": overview(bell=bell(12)),
    "all-follow": overview(bell=bell(12)),
    "class-two": to_all(kind="true/false", text="The Sun is a star.", choices=["True", "False"]),
    "class-three": to_all(choices=SIX[:3]),
    "class-four": to_all(),
    "class-five": to_all(choices=SIX[:5]),
    "class-six": to_all(choices=SIX),
    "class-typed": to_all(kind="typed", text="What is the capital of Mongolia?", choices=[]),
    "class-long": to_all(text=LONG_QUESTION, choices=list(LONG_CHOICES)),
    "class-long-six": to_all(text=LONG_QUESTION, choices=[*LONG_CHOICES, *LONG_CHOICES[:2]]),
    "class-rtl": to_all(**ARABIC),
    "class-one-word": to_all(**ONE_WORD),
    "class-no-limit": to_all(clock=None),
    "class-nobody": to_all(answered=0, of=0),
    "class-frozen": overview(
        to_all()["lesson"] | {"frozen": {"message": LOUD}},
    ),
    "class-two-shown": shown([0], kind="true/false", text="The Sun is a star.", choices=["True", "False"]),
    "class-three-shown": shown([1], choices=SIX[:3]),
    "class-four-shown": shown([1]),
    "class-five-shown": shown([4], choices=SIX[:5]),
    "class-six-shown": shown([1, 4], kind="multi", choices=SIX),
    "class-typed-shown": shown(
        ["Ulaanbaatar", "Ulan Bator"], kind="typed", text="What is the capital of Mongolia?", choices=[]
    ),
    "class-long-shown": shown([0], LONG_QUESTION, text=LONG_QUESTION, choices=list(LONG_CHOICES)),
    "class-long-six-shown": shown([5], LONG_QUESTION, text=LONG_QUESTION, choices=[*LONG_CHOICES, *LONG_CHOICES[:2]]),
    "class-typed-long-shown": shown([LONG_CHOICES[0]], LONG_QUESTION, kind="typed", text=LONG_QUESTION, choices=[]),
    "class-rtl-shown": shown([1], ARABIC_WHY, **ARABIC),
    "class-one-word-shown": shown([3], **ONE_WORD),
    "class-none-given-shown": to_all(
        result={"answer": [1], "explanation": "", "right": 0, "given": 0}, answered=0, of=0
    ),
    "virtues": podiums(**FULL),
    "virtues-followed": podiums(**FULL),
    "virtues-first-round": podiums(DRAWN, **{**FULL, "cards": podium(*((seat, 1, 100, 100) for seat in FIRSTS))}),
    "virtues-three": podiums(**{**FULL, "helpful": [], "detective": []}),
    "virtues-two": podiums(match=FULL["match"], cards=FULL["cards"]),
    "virtues-one": podiums(match=FULL["match"]),
    "virtues-nobody": podiums(alike=True),
    "virtues-tables": podiums(DRAWN, knowledge=FULL["knowledge"], helpful=FULL["helpful"]),
    "virtues-tables-ten": podiums(FORTY_LONG, count=10),
    "virtues-long": podiums(FORTY_LONG, **FULL),
    "virtues-tie": podiums(
        match=podium((3, 1, 92, 100), (9, 1, 92, 100), (20, 3, 81, 100)),
        cards=podium(*ALIKE, (20, 4, 60, 100))[:3],
        knowledge=podium(*ALIKE[:2], (20, 3, 7, 9)),
        detective=podium((5, 1, 4, 4), (7, 2, 3, 4), (8, 2, 3, 4)),
        helpful=podium(*((seat, 1, 8, None) for seat in range(1, 11))),
    ),
    "virtues-tie-drawn": podiums(
        DRAWN,
        match=podium(*((seat, 1, 100, 100) for seat in range(1, 9))),
        cards=podium(*((seat, 1, 100, 100) for seat in range(1, 9))),
        knowledge=podium((1, 1, 9, 9), *((seat, 2, 8, 9) for seat in range(3, 6))),
        detective=FULL["detective"],
        helpful=FULL["helpful"],
    ),
    "virtues-tie-long": podiums(
        FORTY_LONG,
        match=podium((1, 1, 100, 100), *((seat, 2, 92, 100) for seat in range(2, 6))),
        cards=podium(*((seat, 1, 100, 100) for seat in range(1, 8))),
        knowledge=podium((1, 1, 9, 9), (2, 2, 8, 9), *((seat, 3, 7, 9) for seat in range(3, 11))),
        detective=podium((5, 1, 4, 5)),
        helpful=FULL["helpful"],
    ),
}

REAL = {str(seat): f"{name}-{name} {name * 3}" for seat, name in enumerate(CLASS, 1)}
EASE = {"time": 1.0, "may_pass": False, "fewer": False, "read_aloud": False, "large": False, "spacing": False}
EASES = {"3": {**EASE, "dyslexia": True, "time": 2}, "5": {**EASE, "dyslexia": False}}


def desk(lesson: View, tables: list[Table], **over: Any) -> View:
    """The teacher's own page."""
    more = {
        "names": {},
        "accommodations": deepcopy(EASES),
        "apart": [],
        "needs": [],
        "shared": {},
        "came": {},
        "out": [],
    }
    return whole("desk", lesson | more | over, tables)


DESK_ONLY = ("names_of", "apart", "needs", "shared", "came", "out", "watch")


def taught(count: int = 7, people: int = 31, names: tuple[str, ...] = CLASS, **over: Any) -> View:
    """The desk while all tables play. ``over`` goes to the lesson; ``special`` as in ``overview``."""
    special = over.pop("special", None)
    desk_only: View = {key: over.pop(key) for key in DESK_ONLY if key in over}
    lesson = classroom(count, people, names, **over)
    if "names_of" in desk_only:
        desk_only["names"] = desk_only.pop("names_of")
    return desk(lesson, calm(lesson, **(special(lesson["tables"]) if special else {})), **desk_only)


def needs(*found: tuple[int, int | None, str]) -> list[View]:
    return [{"table": table, "seat": seat, "why": why} for table, seat, why in found]


def typed_wrong(table: View, text: str = "CO2 gas", wanted: str = "carbon dioxide") -> Table:
    result = {"right": False, "given": {"text": text}, "answer": [wanted], "explanation": "", "overruled": False}
    return explained(table, False, kind="typed", choices=[], result=result)


def stood_in(table: View) -> Table:
    """A table whose first seat plays by itself."""
    number, game = playing(table)
    game["seats"][0]["autoplay"] = True
    return number, game


def in_lobby(count: int, **over: Any) -> View:
    return desk(school(0, CLASS[:count], tables=[], phase="lobby", round=0, **{"deal": None, **over}), [])


def at_desk_question(**over: Any) -> View:
    view = to_all(**over)
    return desk(view["lesson"], calm(view["lesson"]))


def no_deck(sizes: tuple[int, ...], *good: str) -> View:
    """People sit, and the deck goes with no table."""
    tables = tables_of(sizes, sat=99)
    wrong = [need | {"good": [*good]} for need in needs(*((one["number"], None, "deck") for one in tables))]
    lesson = school(0, CLASS[: sum(sizes)], tables=tables, phase="seating", bell=bell(34))
    return desk(lesson, [], needs=wrong, deal={"refused": "not_coprime", "good": [*good]})


def looked_for(*found: tuple[int, int | None, str], sizes: tuple[int, ...] = (5, 3, 2, 9, 6, 6), **over: Any) -> View:
    """People look for their tables, with these needs."""
    lesson = school(0, CLASS[: sum(sizes)], tables=tables_of(sizes, sat=2), phase="seating", deal=None, **over)
    return desk(lesson, [], needs=needs(*found))


def round_over(names: tuple[str, ...] = CLASS) -> View:
    """All tables are done; at the third some are alike."""
    lesson = classroom(names=names, standings={"podiums": FULL}, deal=None, bell=bell(4), round=2)
    tables = [done(table) for table in lesson["tables"]]
    for place in tables[2][1]["places"][:2]:
        place |= {"place": 1, "cards": 4}
    for place in tables[3][1]["places"]:
        place |= {"place": 1, "cards": 10}
    return desk(lesson, tables)


def slow_lap() -> View:
    """The first lap: no clock runs."""
    return taught(special=lambda g: {f"t{n}": playing(one, clock=None) for n, one in enumerate(g, 1)})


ALL_NEEDS = needs((1, 1, "autoplay"), (3, 12, "slow"), (4, None, "paused"), (6, None, "need_players"))
HELD = {
    "here": [*range(2, 30)],
    "held": [{"person": "p1", "name": "MMMMMMMMMMMMMMMM", "real": ""}, {"person": "p2", "name": "bob", "real": ""}],
}
SHARED = {
    "1": [
        {"person": "p1", "name": "Ann", "real": "Ann Berg", "holds": False},
        {"person": "p41", "name": "MMMMMMMMMMMMMMMM", "real": "", "holds": True},
        {"person": "p42", "name": "שרה", "real": "", "holds": False},
    ]
}
WATCH = {"left": 500_000, "of": 600_000}
CROWD = [{"person": f"p{number}", "name": f"Kid {number}", "real": ""} for number in range(1, 28)]
REMOVED = [{"person": "p90", "name": "Kid A"}, {"person": "p91", "name": "MMMMMMMMMMMMMMMM"}]
AT_THE_DOOR = [
    {"person": "p1", "name": "שרה", "real": ""},
    {"person": "p2", "name": "Merry Otter", "real": "Maximilian-Henri Bartholomew-Jude von der Wilhelminenhöhe"},
]
EVERYBODY = {"here": [*range(1, 41)], "held": [], "follow": 0}


def moved_away() -> View:
    """Ann's hand is played on at table 1, and she answers along at table 2."""
    view = taught(bell=bell(12), needs=[needs((1, 1, "moved"))[0] | {"to": 2}])
    view["lesson"]["seats"][0]["table"] = 2
    return view


def desk_with_a_plan() -> View:
    """Cem goes to table 4 when cards are dealt again."""
    view = student_31()
    view["lesson"]["moving"] = {"3": 4}
    return view


def waited_for() -> View:
    """At table 1 all but one sit, at table 2 all but three; table 3 plays."""
    lesson = school(3, CLASS[:15], phase="seating", deal=None, bell=bell(34))
    first, second, third = lesson["tables"]
    first["sat"], second["sat"] = first["seats"][:4], second["seats"][:2]
    third |= {"sat": third["seats"], "dealt": True}
    return lesson


def flooded() -> View:
    """Most of them came in the last minute, two are kept out."""
    return taught(
        8, 40, FORTY_LONG, came={str(seat): 600_000 if seat < 13 else 4_000 for seat in range(1, 41)}, out=REMOVED
    )


def student_31() -> View:
    return taught(bell=bell(12), names_of=REAL, apart=[[1, 2], [3, 30]])


def judged(game: str, round_: int, *said: tuple[int, int, str, str, bool], table: int = 3) -> list[View]:
    """Answers of one game: number, seat, question, what was given, and whether it counts as right."""
    names = ("number", "seat", "question", "given", "right")
    return [{"table": table, "game": game, "round": round_, **dict(zip(names, one, strict=True))} for one in said]


CUT_QUESTION = "Which of these rivers crosses more borders than any other of th…"
EARLIER = [  # nobody sits in seat 77 any more, and there is no table 9
    {**one, "name": "Zoe" if one["seat"] == 77 else ""}
    for one in (
        *judged("x.13", 2, (2, 12, "What do plants need?", "Light", False), (1, 13, "$\\frac{1}{2}$ of 3?", "", False)),
        *judged("x.9", 1, (1, 77, "What makes a leaf green?", "Clorofyl", False), table=9),
        *judged("x.3", 1, (2, 11, CUT_QUESTION, "The Danube, the Rhine, the Elbe, the Oder and the Vist…", True)),
        *judged("x.4", 1, (1, 4, "Of another table?", "No", False), table=4),
    )
]


def with_answers() -> View:
    lesson = taught(bell=bell(12))
    for table in lesson["lesson"]["tables"]:
        table["round"] = 3
    now = ((9, 11, "What do plants breathe in by day?", "CO2 gas", False), (8, 14, CUT_QUESTION, "The Danube", True))
    lesson["lesson"]["answers"] = [*judged("x.23", 3, *now, (7, 12, "Which gas?", "", False))]
    return lesson


DESK: dict[str, View] = {
    "desk-panel-answers": with_answers(),
    "desk-panel-earlier": with_answers(),
    "desk-lobby-empty": in_lobby(0, deal={"refused": "need_players", "least": 3, "most": 40}),
    "desk-lobby": in_lobby(31),
    "desk-seating": desk(
        school(7, CLASS[:31], phase="seating", deal=None, sat=3, bell=bell(34)),
        [],
        needs=needs((2, None, "need_players")),
    ),
    "desk-deck": no_deck((6, 5, 5, 5, 5, 5), "7", "J", "K"),
    "desk-deck-none": no_deck((6, 5, 4, 7)),
    "desk-deck-lobby": in_lobby(31, deal={"refused": "not_coprime", "good": ["7", "J"]}),
    "desk-sizes": looked_for((2, None, "three"), (3, None, "need_players"), (4, None, "need_decks")),
    "desk-seating-gone": looked_for((2, None, "three")),
    "desk-seating-gone-many": looked_for(),
    "desk-no-clock": slow_lap(),
    "desk-one-table": taught(1, 5, bell=bell(20)),
    "desk-calm": taught(bell=bell(12)),
    "desk-ten": taught(10, 40, FORTY_LONG, bell=bell(12)),
    "desk-door": taught(bell=bell(12), watch=WATCH),
    "desk-door-many": taught(bell=bell(12), watch=WATCH, locked=True),
    "desk-panel-door": taught(bell=bell(12), watch=WATCH),
    "desk-panel-clearing": flooded(),
    "desk-panel-clear": flooded(),
    "desk-needs": taught(
        bell=bell(12),
        needs=ALL_NEEDS,
        special=lambda g: {
            "t1": playing(
                g[0], seats=[{**playing(g[0])[1]["seats"][0], "autoplay": True}, *playing(g[0])[1]["seats"][1:]]
            ),
            "t4": playing(g[3], paused=True, paused_by=["host"]),
            "t5": typed_wrong(g[4]),
        },
    ),
    "desk-needs-long": taught(
        names=FORTY_LONG,
        needs=needs((1, 3, "autoplay"), (3, 12, "slow")),
        special=lambda g: {"t5": typed_wrong(g[4], WORD, LONG_CHOICES[0])},
    ),
    "desk-every-moment": taught(
        9,
        36,
        special=lambda g: {
            "t1": doubted(g[0]),
            "t2": doubted(g[1], challenge={"caller": None}),
            "t3": asked(g[2]),
            "t4": explained(g[3], True),
            "t5": playing(g[4], phase="last", claim=said(g[4], last=True)),
            "t6": done(g[5]),
            "t7": done(g[6], None),
            "t8": doubted(g[7], "choosing", choosing={"asker": g[7]["seats"][1], "answerers": [], "optional": False}),
            "t9": doubted(
                g[8],
                "discard",
                settled=settled(hunter={"seat": g[8]["seats"][1], "done": False}, loser=g[8]["seats"][0]),
            ),
        },
    ),
    "desk-frozen": taught(bell=bell(12), frozen={"message": LOUD}, deal={"refused": "paused"}),
    "desk-rang": taught(bell=bell(0, rang=True)),
    "desk-warning": taught(bell=bell(2.4, warning=True)),
    "desk-question": at_desk_question(),
    "desk-question-shown": at_desk_question(
        result={"answer": [1], "explanation": walls.GAS_WHY, "right": 17, "given": 21}
    ),
    "desk-over": round_over(),
    "desk-over-long": round_over(FORTY_LONG),
    "desk-refused": taught(),
    "desk-offline": taught(bell=bell(12)),
    "desk-gone": taught(),
    "desk-panel-bell": taught(bell=bell(12)),
    "desk-panel-no-bell": taught(),
    "desk-panel-bell-better": taught(bell=bell(20)),
    "desk-panel-freeze": taught(bell=bell(12)),
    "desk-panel-table": student_31(),
    "desk-panel-seating": desk(school(7, CLASS[:31], phase="seating", deal=None, sat=3), []),
    "desk-panel-students": student_31(),
    "desk-panel-students-lobby": in_lobby(31),
    "desk-panel-students-long": taught(8, 40, FORTY_LONG, names_of={"1": "M" * 60}),
    "desk-panel-ease": student_31(),
    "desk-panel-plan": student_31(),
    "desk-panel-plan-lobby": in_lobby(31),
    "desk-panel-plan-free": desk(school(7, CLASS[:31], phase="seating", deal=None, sat=3), [], apart=[[1, 2], [3, 30]]),
    "desk-panel-plan-picked": desk(school(7, FORTY_LONG[:31], phase="seating", deal=None, sat=3), []),
    "desk-panel-plan-eight": desk(
        school(8, FORTY_LONG, phase="seating", deal=None, sat=3), [], names=REAL, bell=bell(34)
    ),
    "desk-panel-refused": desk(school(7, CLASS[:31], phase="seating", deal=None, sat=3), []),
    "desk-panel-over": round_over(),
    "desk-panel-ask": student_31(),
    "desk-panel-remove": student_31(),
    "desk-panel-end": student_31(),
    "desk-panel-last": student_31(),
    "desk-panel-close": student_31(),
    "desk-panel-remote": student_31(),
    "desk-panel-remote-used": student_31(),
    "desk-panel-partners": taught(bell=bell(12), names_of=REAL, shared=SHARED),
    "desk-moved": moved_away(),
    "desk-panel-move": student_31(),
    "desk-panel-moving": desk_with_a_plan(),
    "desk-seating-waits": desk(waited_for(), []),
}

here: Steps = [("pulse", EVERYBODY)]
STUDENTS: Steps = [*here, ("tap", "Students (31)")]
CLEARING: Steps = [
    ("pulse", EVERYBODY | {"here": [*range(4, 41)]}),
    ("tap", "Students (40)"),
    ("open", "Remove many, or let people back in"),
]
PLAN: Steps = [*here, ("tap", "Who sits where")]
ANSWERS: Steps = [*here, ("row", 3), ("open", "Answers (")]
EARLIER_ANSWERS: Steps = [*here, ("row", 3), ("open", "Answers from earlier games"), ("open", "Round 2")]
STEPS: dict[str, Steps] = {
    "desk-panel-answers": ANSWERS,
    "desk-panel-earlier": [*EARLIER_ANSWERS, ("open", "Round 1 (1)"), ("open", "Round 1, table 9")],
    "all-offline": [("line", "off")],
    "all-followed-judged": [("pulse", {"here": [], "follow": 3})],
    "all-more": [("tap", "More")],
    "wall-refused-all": [("answer", {"refused": "in_a_row"}), ("tap", "Eyes up")],
    "all-follow": [("tap", "Wall: all tables")],
    "all-followed": [("pulse", {"here": [], "follow": 3})],
    "virtues-followed": [("pulse", {"here": [], "follow": 3})],
    "all-followed-question": [("pulse", {"here": [], "follow": 3}), ("line", "off")],
    "desk-lobby": here,
    "desk-calm": here,
    "desk-deck": here,
    "desk-sizes": here,
    "desk-seating-gone": [("pulse", EVERYBODY | {"here": [*range(1, 3), *range(4, 40)]})],
    "desk-seating-gone-many": [("pulse", EVERYBODY | {"here": [*range(1, 20)]})],
    "desk-no-clock": here,
    "desk-over": here,
    "desk-over-long": here,
    "desk-every-moment": here,
    "desk-door": [("pulse", EVERYBODY | {"held": AT_THE_DOOR})],
    "desk-door-many": [("pulse", EVERYBODY | {"held": CROWD})],
    "desk-panel-door": [("pulse", EVERYBODY | {"held": [*AT_THE_DOOR, *CROWD]}), ("tap", "See who")],
    "desk-panel-clearing": CLEARING,
    "desk-panel-clear": [*CLEARING, ("tap", "Remove the 28 who joined in the last minute")],
    "desk-needs": [("pulse", HELD)],
    "desk-needs-long": [("pulse", HELD)],
    "desk-refused": [("answer", {"refused": "in_a_row"}), ("tap", "Lock the lesson")],
    "desk-offline": [("line", "off")],
    "desk-gone": [("gone", "closed")],
    "desk-panel-bell": [*here, ("tap", "12 min left to play")],
    "desk-panel-no-bell": [*here, ("tap", "No bell yet")],
    "desk-panel-bell-better": [*here, ("tap", "20 min left to play")],
    "desk-panel-freeze": [*here, ("tap", "Freeze with a message…")],
    "desk-panel-table": [("pulse", EVERYBODY | {"here": [2]}), ("row", 3)],
    "desk-panel-seating": [*here, ("row", 3)],
    "desk-panel-students": STUDENTS,
    "desk-panel-students-lobby": STUDENTS,
    "desk-panel-students-long": [*here, ("tap", "Students (40)")],
    "desk-panel-ease": [*STUDENTS, ("tap", "Make it easier: Cem")],
    "desk-panel-plan": PLAN,
    "desk-panel-plan-lobby": PLAN,
    "desk-panel-plan-free": [*PLAN, ("open", "Keep apart")],
    "desk-panel-plan-picked": [*PLAN, ("tap", "MMMMMMMMMMMMMM00")],
    "desk-panel-plan-eight": PLAN,
    "desk-panel-refused": [*PLAN, ("answer", {"refused": "not_now"}), ("tap", "Shuffle")],
    "desk-panel-ask": [*here, ("tap", "Question for everyone"), ("tap", "Other questions")],
    "desk-panel-over": [*here, ("row", 3)],
    "desk-panel-remove": [*STUDENTS, ("tap", "Remove: Cem")],
    "desk-panel-end": [*here, ("row", 3), ("tap", "End this game")],
    "desk-panel-last": [*here, ("tap", "Finish soon (1 min)")],
    "desk-panel-close": [*here, ("tap", "End the lesson")],
    "desk-panel-remote": [*here, ("tap", "Phone remote")],
    "desk-panel-remote-used": [("pulse", EVERYBODY | {"remote": True}), ("tap", "Phone remote")],
    "desk-panel-partners": STUDENTS,
    "desk-moved": here,
    "desk-panel-move": [*PLAN, ("tap", "Cem"), ("dialog", "Table 2")],
    "desk-panel-moving": STUDENTS,
    "desk-seating-waits": here,
}
