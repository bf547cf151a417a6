"""Named samples of calls that are quiet: null stands wherever a seat would tell who called (docs/protocol.md).

On the phones seat 1 looks on, but for two: there seat 1 is the caller, who alone with the claimant is told.
"""

from __future__ import annotations

from typing import Any

from tests.browser import states_phone as phones
from tests.browser import states_wall as walls

View = dict[str, Any]

HONEST_CARDS = [{"face": f"7{suit}", "true": True} for suit in "SHD"]
CAUGHT = walls.challenge(caller=None, called=True)
HONEST = walls.challenge(caller=None, called=True, honest=True, loser=None, cards=HONEST_CARDS)
CALLED = {"what": "called", "seat": None, "claimant": 2, "count": 3, "rank": "7"}
STAMPED = {"what": "stamped", "claimant": 2, "count": 3, "rank": "7"}
TOLD_CAUGHT = walls.log(CALLED, STAMPED | {"honest": False})
TOLD_HONEST = walls.log(CALLED, STAMPED | {"honest": True}, {"what": "asked", "seat": 2, "answerer": None})
HALF = {"takes": 4, "leaves": 4, "hunter": None}
QUESTION: View = {"asker": 2, "answerer": None}

WALL: dict[str, View] = {
    "quiet-reveal": walls.at(phase="reveal", pile=8, challenge=HONEST, log=TOLD_HONEST[:-1], turn=3, rank="8"),
    "quiet-choosing": walls.at(
        phase="choosing",
        pile=8,
        challenge=HONEST,
        log=TOLD_HONEST[:-1],
        choosing={"asker": 2, "answerers": [], "optional": False, "stakes": None},
        clock={"left": 14000, "of": 20000},
    ),
    "quiet-question": walls.at(
        phase="answering", pile=8, challenge=HONEST, log=TOLD_HONEST, question=walls.asked(**QUESTION)
    ),
    "quiet-answer": walls.at(
        phase="explaining",
        rank="8",
        clock={"left": 6000, "of": 8000},
        challenge=HONEST,
        settled={"loser": None, "why": "true", **HALF},
        question=walls.answered(True, {"choices": [1]}, **QUESTION),
        log=TOLD_HONEST,
    ),
    "quiet-hunter": walls.at(
        phase="discard",
        pile=0,
        rank="8",
        challenge=CAUGHT,
        settled=walls.settled(takes=8, leaves=0, hunter={"seat": None, "done": False}),
        log=TOLD_CAUGHT,
    ),
    "quiet-settled": walls.at(
        phase="turn",
        pile=0,
        rank="8",
        challenge=HONEST,
        settled={"loser": None, "why": "true", "takes": 8, "leaves": 0, "hunter": None},
        log=[*TOLD_HONEST, {"n": 9, "what": "took", "seat": None, "cards": 8, "left": 0}],
    ),
}


def quiet(view: View, *, caller: int | None = None) -> View:
    """A phone's view as it comes where calls are quiet; ``caller``: to one of the two who are told."""
    game = view["game"]
    hidden = game["challenge"]["caller"]
    game["challenge"] |= {"caller": None, "loser": open_seat(game["challenge"]["loser"], hidden)}
    game["log"] = [
        {name: open_seat(value, hidden) if name in ("seat", "answerer") else value for name, value in entry.items()}
        for entry in game["log"]
    ]
    if game["question"]:
        game["question"] |= {name: open_seat(game["question"][name], hidden) for name in ("asker", "answerer")}
    if game["settled"]:
        game["settled"] |= {"loser": open_seat(game["settled"]["loser"], hidden)}
    game["you"]["caller"] = caller
    return view


def open_seat(seat: int | None, hidden: int) -> int | None:
    """A seat, but for the one that is not told."""
    return None if seat == hidden else seat


def window(**over: Any) -> View:
    """A claim lies open, and nobody is told who believes it."""
    return phones.window(claim={"believers": []}, **over)


def question(mine: str, **over: Any) -> View:
    """A claim was true and doubted; the question about it goes to whoever doubted it: me, or seat 4."""
    answerer = phones.ME if mine == "caller" else 4
    one = phones.GAS | {"asker": 2, "answerer": answerer, **over.pop("question", {})}
    base = {"phase": "answering", "clock": None, "honest": True, "question": one}
    return phones.reveal(mine, **{**base, **over})


ANSWERED = {
    "phase": "explaining",
    "question": {
        "result": {
            "right": True,
            "given": {"choices": [1]},
            "answer": [1],
            "explanation": phones.WHY,
            "overruled": False,
        }
    },
    "settled": {"loser": 4, "why": "true", **HALF},
    "can": {"ready": 9},
}

PHONE: dict[str, View] = {
    "phone-quiet-window": window(),
    "phone-quiet-believed": window(can={}),
    "phone-quiet-reveal": quiet(phones.reveal("neither", honest=True)),
    "phone-quiet-reveal-mine": quiet(phones.reveal("caller", honest=True), caller=phones.ME),
    "phone-quiet-question": quiet(question("neither")),
    "phone-quiet-question-mine": quiet(question("caller", can={"answer": 9}), caller=phones.ME),
    "phone-quiet-answer": quiet(question("neither", **ANSWERED)),
}
