"""Named samples at the edge of what a screen must hold: the longest names, words and questions, the most seats and
cards, text from right to left, and what opens above a screen. Data only, as in ``states_wall`` and ``states_phone``.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from tests.browser import hand_phone as phones
from tests.browser import hand_written as walls
from tests.browser.hand_written import CLASS, FIVE, LONG, LONG_CHOICES, LONG_QUESTION, challenge, claim, settled
from tests.browser.states_wall import STATES as STATES_OF_WALL

View = dict[str, Any]
Steps = list[tuple[str, Any]]

RIGHT_TO_LEFT = ("נועה", "محمد", "יונתן-אברהם בן", "ليلى", "Ann")
FORTY_LONG = tuple(f"{name[:14]}{n:02}" for n in range(5) for name in LONG)
WORD = "Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle"
OTHER_WORD = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
ONE_WORD: View = {
    "lang": "de",
    "text": f"Was bedeutet {WORD}?",
    "choices": ["Ein Amt", "Ein Schiff", "Ein Fluss", OTHER_WORD],
}
ARABIC: View = {
    "lang": "ar",
    "text": "ما هو الغاز الذي تمتصه النباتات في عملية التمثيل الضوئي؟",
    "choices": ["الأكسجين", "ثاني أكسيد الكربون", "النيتروجين", "الهيدروجين"],
    "topic": "علم الأحياء",
}
ARABIC_WHY = "تمتص الأوراق ثاني أكسيد الكربون من الهواء، وتبني منه السكر بالضوء والماء، وتطلق الأكسجين."
EIGHT = [{"face": face, "true": face[0] == "Q"} for face in "QS TH QD KC QS 3H QD AC".split()]
EIGHT_QUEENS: View = {"number": 11, "seat": 3, "count": 8, "rank": "Q"}
REACH: View = {
    "address": "192.168.1.7:8000",
    "shut": False,
    "addresses": [
        {"address": "192.168.1.7:8000", "devices": 0, "websocket": False},
        {"address": "10.20.30.40:8000", "devices": 2, "websocket": True},
    ],
}


def podium(names: tuple[str, ...]) -> list[View]:
    """Everybody's place, the last seat first."""
    count = len(names)
    return [
        {"seat": count - at, "place": at + 1, "cards": at * 3, "right": max(0, 5 - at), "asked": 6}
        for at in range(count)
    ]


def over(names: tuple[str, ...]) -> View:
    return {
        "phase": "over",
        "clock": None,
        "turn": None,
        "rank": None,
        "winner": len(names),
        "places": podium(names),
    }


def explained(question: View, right: bool, why: str) -> View:
    """The wall's end of a challenge with this question."""
    one = walls.answered(right, {"choices": [1 if right else 0]}, result={"explanation": why}, **question)
    return walls.at(**{**walls.RIGHT, "question": one})


ENDLESS: View = {
    "text": (LONG_QUESTION * 3)[:1000],
    "choices": [(one * 2)[:300] for one in (*LONG_CHOICES, *LONG_CHOICES)],
}


WALL: dict[str, View] = {
    "question-endless": walls.at(
        **{**walls.RIGHT, "phase": "answering", "question": walls.asked(**ENDLESS), "settled": None}
    ),
    "answer-endless": explained(ENDLESS, right=True, why=(LONG_QUESTION * 3)[:1000]),
    "lobby-right-to-left": walls.lobby(5, names=RIGHT_TO_LEFT, deal=None),
    "lobby-forty-long": walls.lobby(40, names=FORTY_LONG, deal=None),
    "lobby-long-call-word": walls.lobby(5, call_word="Spoilsport, stop", truth="all", stakes="none"),
    "turn-right-to-left": walls.at(RIGHT_TO_LEFT, claim=claim(seat=3, count=4, rank="Q"), turn=4, rank="K"),
    "turn-forty-long": walls.at(
        FORTY_LONG, claim=claim(seat=3, count=20, rank="Q", voters=39, believers=[*range(4, 30)]), turn=4, pile=160
    ),
    "last-card-forty": walls.at(CLASS, phase="last", claim=claim(seat=21, last=True, count=1, voters=39), pile=120),
    "choosing-long": walls.at(
        LONG,
        phase="choosing",
        pile=31,
        clock={"left": 14000, "of": 20000},
        challenge=challenge(claim=EIGHT_QUEENS, caller=8, loser=3, pile=31, cards=EIGHT),
        choosing={"asker": 8, "answerers": [3], "optional": False},
    ),
    "settled-long": walls.at(
        LONG,
        pile=0,
        rank="K",
        challenge=challenge(claim=EIGHT_QUEENS, caller=8, loser=3, pile=31, cards=EIGHT),
        settled=settled(loser=3, takes=31, leaves=0),
    ),
    "question-typed-long": walls.at(
        phase="answering", challenge=challenge(), question=walls.asked(kind="typed", text=LONG_QUESTION, choices=[])
    ),
    "answer-right-to-left": explained(ARABIC, True, ARABIC_WHY),
    "answer-one-word": explained(ONE_WORD, False, f"{WORD}: {OTHER_WORD}."),
    "answer-typed-long": walls.at(
        **{
            **walls.RIGHT,
            "question": walls.answered(
                True,
                {"text": "ten"},
                kind="typed",
                choices=[],
                text=LONG_QUESTION,
                result={"answer": [LONG_CHOICES[0], "ten knots"], "explanation": LONG_QUESTION},
            ),
        }
    ),
    "podium-forty": walls.at(FORTY_LONG, **over(FORTY_LONG), lesson={"deal": None}),
    "paused-lobby-of-two": walls.at(FIVE[:2], claim=claim(seat=1, voters=1, believers=[]), turn=2, paused=True),
    # what opens above the screen, and when the line is gone
    "wall-names": walls.lobby(31, deal=None),
    "wall-names-long": walls.at(LONG, claim=claim(seat=7, voters=7)),
    "wall-remove": walls.lobby(8, names=LONG),
    "wall-end": walls.at(claim=claim()),
    "wall-close": walls.lobby(5),
    "wall-reach": walls.lobby(0),
    "wall-reached": walls.lobby(2),
    "wall-muted": walls.lobby(5, locked=True),
    "wall-refused": walls.at(claim=claim()),
    "wall-refused-lobby": walls.lobby(8, names=LONG, deal=None),
    "wall-refused-question": {**STATES_OF_WALL["answer-right"]},
    "wall-offline": walls.at(claim=claim()),
    "wall-moved": walls.lobby(5),
}


def called(view: View, word: str) -> View:
    """The same view in a lesson with another call word."""
    view = deepcopy(view)
    view["lesson"]["call_word"] = word
    return view


def all_cheated() -> View:
    """Eight queens of the longest name, looked at by a neighbour."""
    view = phones.reveal("neither", names=LONG, phase="reveal", clock=None)
    view["lesson"] = phones.phone(None, names=LONG)["lesson"]
    view["game"]["challenge"] |= {"claim": EIGHT_QUEENS, "cards": EIGHT, "caller": 8, "loser": 3, "pile": 31}
    return view


CARDS: dict[str, Any] = {"practice": None, "questions": False}
PHONE: dict[str, View] = {
    "phone-practice-must-any": phones.learner(truth="any", preset="bottle", call_word="BS", **CARDS),
    "phone-practice-must-all": phones.learner(truth="all", preset="bs", call_word="B.S.", **CARDS),
    "phone-practice-must-all-one": phones.learner(truth="all", preset="bs", call_word="B.S.", **CARDS),
    "phone-practice-question-rtl": phones.learner(
        practice={key: phones.HEBREW[key] for key in ("text", "lang", "choices")}
    ),
    "phone-practice-question-word": phones.learner(
        practice={key: ONE_WORD[key] for key in ("text", "lang", "choices")}
    ),
    "phone-lobby-must": phones.phone(None, phase="lobby", round=0, questions=False, preset="bottle", truth="any"),
    "phone-claim-rtl-names": phones.window(names=(*RIGHT_TO_LEFT, "Finn")),
    "phone-claim-long-word": called(phones.window(names=LONG), "Spoilsport, stop"),
    "phone-last-long": called(phones.window(**phones.LAST | {"names": LONG}), "WWWWWWWWWWWWWWWW"),
    "phone-choose-eight": phones.choosing(
        "caller",
        can={
            "ask": phones.ask([2])
            | {
                "cards": [
                    {"card": at, "face": one["face"], "question": LONG_QUESTION[: 60 * (at + 1)], "topic": WORD[:40]}
                    for at, one in enumerate(EIGHT)
                ]
            }
        },
    ),
    "phone-reveal-eight": all_cheated(),
    "phone-answer-one-word": phones.answering(phones.GAS | ONE_WORD),
    "phone-answer-along-long": phones.answering(phones.LONG_CHOICE, mine=False, along=True),
    "phone-wrong-rtl": phones.explaining(
        phones.GAS | ARABIC, {"right": False, "given": {"choices": [0]}, "explanation": ARABIC_WHY}
    ),
    "phone-wrong-one-word": phones.explaining(phones.GAS | ONE_WORD, {"right": False, "given": {"choices": [3]}}),
    "phone-over-forty": phones.phone(
        phones.at(FORTY_LONG, **over(FORTY_LONG)), names=FORTY_LONG, hand="AS 3H", own_rank=None
    ),
    "phone-help-forty": phones.my_turn(phones.FORTY),
    "phone-questions": phones.my_turn(),
}

STEPS: dict[str, Steps] = {
    "wall-names": [("tap", "Players: 31")],
    "wall-names-long": [("tap", "Players: 8")],
    "wall-remove": [("tap", "Players: 8"), ("tap", "Remove MMMMMMMMMMMMMMMM")],
    "wall-end": [("tap", "End the game")],
    "wall-close": [("tap", "End the lesson")],
    "wall-reach": [("pulse", {"here": [], "reach": REACH}), ("tap", "No phone yet")],
    "wall-reached": [("pulse", {"here": [], "reach": REACH | {"address": "10.20.30.40:8000"}})],
    "wall-muted": [("tap", "Mute")],
    "wall-refused": [("answer", {"refused": "in_a_row"}), ("tap", "Pause")],
    "wall-refused-lobby": [("answer", {"refused": "not_coprime"}), ("tap", "Deal")],
    "wall-refused-question": [("answer", {"refused": "in_a_row"}), ("tap", "Skip")],
    "wall-offline": [("line", "off")],
    "wall-moved": [("on", "moved")],
    "phone-practice-must-all-one": [("tap", "7 of spades")],
    "phone-practice-question-long": [*phones.CAUGHT, ("tap", "Next")],
    "phone-practice-question-rtl": [*phones.CAUGHT, ("tap", "Next")],
    "phone-practice-question-word": [*phones.CAUGHT, ("tap", "Next")],
    "phone-help-forty": [("tap", "Help")],
    "phone-questions": [("tap", "Your questions")],
}
