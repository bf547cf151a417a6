"""Compares what a screen reader reads on a page with the server's view: is every fact in the text?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tests.browser.hearing import ON_CARD, WORDS, plain

if TYPE_CHECKING:
    from tests.browser.hearing import Heard


def cards(count: int | str) -> str:
    return f"{count} card" if count == 1 else f"{count} cards"


DUTIES = {"play", "ask", "discard", "answer"}  # acts for which an alert is shown while they are due
CLOCKS = {
    "turn": "to play|left for|to call",
    "last": "to call",
    "reveal": "carry on",
    "choosing": "pick a question",
    "answering": "answer",
    "discard": "[Cc]hoose",
    "explaining": "carry on",
}


def untold(view: dict[str, Any], heard: Heard) -> list[str]:
    """Return the facts of a student's view that are missing in the text, or that the text contradicts."""
    table, own = view["game"], view["you"]["seat"]
    if table is None:
        return []
    names = {seat["seat"]: seat["name"] for seat in view["lesson"]["seats"]}
    phase = table["phase"]
    told = {"over": _places, "turn": _turn, "last": _turn, "explaining": _explained}.get(phase, _challenge)
    has_read = phase == "explaining" and "ready" not in table["you"]["can"]  # then the phone shows the next turn
    facts = {} if has_read else told(table, names, own, heard)
    alerted = " ".join(node.text for node in heard.nodes if node.role == "alert")
    facts["what I must do, said at once"] = bool(alerted) == bool(table["you"]["can"].keys() & DUTIES)
    if phase != "over" and not has_read:
        facts["pile"] = f"Pile: {cards(table['pile'])}, face down" in heard.text
        timers = [node.name for node in heard.nodes if node.role == "timer"]
        kinds = [bool(re.search(CLOCKS[phase], name)) for name in timers]
        facts["clock"] = kinds == ([True] if table["clock"] or table["you"].get("clock") else [])
    return [f"{fact} ({phase})" for fact, is_told in facts.items() if not is_told]


def _places(table: dict[str, Any], names: dict[int, str], own: int, heard: Heard) -> dict[str, bool]:
    """Return by fact whether it is read: the first three places without the last, or that the wall shows them."""
    if table["end_on_wall"] and "Look up!" in heard.headline:
        return {}
    rows = [plain(node.text) for node in heard.below("list", "Places") if node.role == "listitem"]
    last = max(one["place"] for one in table["places"])
    wanted = [
        re.compile(rf"{one['place']} {re.escape(names[one['seat']])}.* (all gone!|{cards(one['cards'] or 'no')})")
        for one in table["places"]
        if one["place"] <= 3 and (one["place"] < last or last == 1)
    ]
    return {
        "places": len(rows) == len(wanted) and all(re.match(one, row) for one, row in zip(wanted, rows, strict=True))
    }


def _turn(table: dict[str, Any], names: dict[int, str], own: int, heard: Heard) -> dict[str, bool]:
    turn, claim = table["turn"], table["claim"]
    rows = [plain(node.text) for node in heard.below("list", "Seats") if node.role == "listitem"]
    called = {seat: "You" if seat == own else name for seat, name in names.items()}
    order = table["seats"] if table["direction"] > 0 else table["seats"][::-1]
    counted = [
        re.match(rf"{re.escape(called[one['seat']])}(, bot)?: {cards(one['cards'])}\.", row)
        for one, row in zip(order, rows, strict=False)
    ]
    faces = [f"{_on_card(card['face'][0])} of {SUITS[card['face'][1]]}" for card in table["you"]["hand"]]
    facts = {
        "hand": [name for name, _ in heard.cards] == faces,
        "cards of each seat": len(rows) == len(order) and all(counted),
        "turn": [one["seat"] for one, row in zip(order, rows, strict=False) if "Playing now." in row] == [turn]
        or bool(claim and claim["last"]),
    }
    if table["rank"] and table["phase"] == "turn":
        word = WORDS[SIGNS.index(table["rank"])]
        phrases = [rf"{re.escape(names[turn])} plays {_many(word)}", rf"plays {_many(word)}$"]
        said = heard.text if turn != own else ""
        facts["rank to lay"] = (
            heard.to_lay == word or ("You play" in heard.text and f"play {_many(word)}" in heard.text)
            if turn == own
            else bool(re.search(phrases[0], said) or re.search(phrases[1], heard.headline))
        )
    if claim and claim["open"]:
        word = WORDS[SIGNS.index(claim["rank"])]
        count = f"{claim['count']} {word if claim['count'] == 1 else _many(word)}"
        who = "You said" if claim["seat"] == own else f"{names[claim['seat']]} says"
        if "play" in table["you"]["can"] and "call" not in table["you"]["can"]:
            who = f"{names[claim['seat']]} plays"  # the claim, which stays the latest event until the next play
        facts["claim"] = who in heard.text and count in heard.text
    return facts


def _verdicts(table: dict[str, Any], own: int) -> set[str]:
    """Return the possible texts after the stamp: praise for the right player, the wall's words for all others."""
    challenge = table["challenge"]
    caller = challenge["caller"] or table["you"].get("caller")  # with quiet calls the challenge has no caller
    honest = challenge["honest"]
    if challenge["called"] and own == (challenge["claim"]["seat"] if honest else caller):
        return {"Cool as ice!" if honest else "Good catch!"}
    return TRUE if honest else FALSE


def _challenge(table: dict[str, Any], names: dict[int, str], own: int, heard: Heard) -> dict[str, bool]:
    """Return by fact of a challenge whether it is read, from the reveal to the discard."""
    question, choosing, facts = table["question"], table["choosing"], {}
    if table["phase"] == "answering":
        mine = question["answerer"] == own
        facts["question"] = " ".join(question["text"].split()) in heard.text
        facts["who answers"] = (
            "your question" if mine else f"{names[question['answerer']]} is answering"
        ) in heard.text
        facts["choices"] = all(" ".join(one.split()) in heard.text for one in question["choices"])
    if table["phase"] in {"reveal", "choosing"} and not (choosing and choosing["asker"] == own):
        shown = [f"{_on_card(one['face'][0])} of {SUITS[one['face'][1]]}: " for one in table["challenge"]["cards"]]
        facts["turned cards"] = all(one in heard.text for one in shown)
        facts["verdict"] = heard.headline in _verdicts(table, own)
    if choosing and table["phase"] == "choosing":
        asker = choosing["asker"]
        facts["who chooses"] = ("Pick a question" if asker == own else f"{names[asker]} picks") in heard.text.replace(
            "may pick", "picks"
        )
    return facts


def _explained(table: dict[str, Any], names: dict[int, str], own: int, heard: Heard) -> dict[str, bool]:
    result = table["question"]["result"]
    mine = table["question"]["answerer"] == own
    along = None if mine else (table["you"]["along"] or {}).get("right")
    right = result["right"] if along is None else along
    said = "Right!" if mine else "got it right"
    facts = {"right or wrong": (said in heard.headline) == right}
    if along is not None:
        who = names[table["question"]["answerer"]]
        facts["of the other"] = (
            f"{who} got it {'right' if result['right'] else 'wrong'}" in heard.text or not result["given"]
        )
    winner = table["challenge"]["wins"]
    if winner is not None:
        facts["who wins"] = ("You win!" if winner == own else f"{names[winner]} wins!") in heard.text
    elif table["rank"]:
        who = "you play" if table["turn"] == own else f"{names[table['turn']]} plays"
        facts["rank to lay"] = f"Next: {who} {_many(WORDS[SIGNS.index(table['rank'])])}" in heard.text
    if result["explanation"]:
        facts["explanation"] = " ".join(result["explanation"].split()) in heard.text
    return facts


TRUE = {"It was true!", "No lie!", "Straight as an arrow!", "The whole truth!"}
FALSE = {"Caught!", "Spotted!", "Nice catch!", "Sharp eyes!"}
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
SIGNS = "A23456789TJQK"


def _on_card(sign: str) -> str:
    return ON_CARD[WORDS[SIGNS.index(sign)]]


def _many(word: str) -> str:
    return f"{word}es" if word == "six" else f"{word}s"
