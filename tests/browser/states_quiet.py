"""States of quiet calls: null replaces every seat that would reveal the caller (docs/protocol.md).

Bob claims three aces. In most states Ann's phone is shown while Dan calls; in two states she is the caller, whom only
she and Bob can see.
"""

from __future__ import annotations

from typing import Any

from tests.browser.built_views import Samples, seen_by_phone, seen_by_wall
from tests.support.game_story import Story, asks

View = dict[str, Any]

GAS = asks(
    "Which gas do plants take in for photosynthesis?",
    "Carbon dioxide",
    "Oxygen",
    "Nitrogen",
    "Hydrogen",
    topic="Biology",
    explanation="Leaves take in carbon dioxide and water. With light they make sugar, and set oxygen free.",
)
METAL = asks("Which metal is liquid at room temperature?", "Mercury", "Iron", "Lead", topic="Chemistry")
HANDS = {
    "ann": "2S 3H 4D 5D 7S",
    "bob": "AS AH AD 9C JS 4H",
    "cem": "8H 8S 6D",
    "dan": "TD TS 6S",
    "ella": "QH QS 3D",
}
LAID = {"AS": GAS, "AH": METAL}


def claimed(*, honest: bool = True) -> Story:
    """Bob claims three aces over a pile of five; if the claim is a lie, its cards have no question."""
    story = Story("ann bob cem dan ella", "classroom", quiet=True)
    story.deal(starter="bob", pile="2C 3C 4C 5C 6C", questions=LAID if honest else {}, **HANDS)  # type: ignore[arg-type]
    return story.plays("bob", "AS AH AD" if honest else "AS JS 4H")


def revealed(caller: str = "dan", *, honest: bool = True) -> Story:
    """The player ``caller`` has called, and the cards have turned."""
    return claimed(honest=honest).calls(caller).stamped()


def asked(caller: str = "dan") -> Story:
    """The claim was true, and Bob asks the caller about the gas."""
    return revealed(caller).turned().asks("bob", "AS", caller)


def answered(answer: str = "Carbon dioxide") -> Story:
    """The answer to Bob's question is shown."""
    return asked().answers("dan", answer).runs_out()


def hunting() -> Story:
    """Bob was caught, and the caller may discard a card."""
    return revealed(honest=False).turned()


WALL: Samples = {
    "quiet-reveal": lambda: seen_by_wall(revealed()),
    "quiet-choosing": lambda: seen_by_wall(revealed().turned()),
    "quiet-question": lambda: seen_by_wall(asked()),
    "quiet-answer": lambda: seen_by_wall(answered()),
    "quiet-hunter": lambda: seen_by_wall(hunting()),
    "quiet-settled": lambda: seen_by_wall(answered("Oxygen").explained()),
}
PHONE: Samples = {
    "phone-quiet-window": lambda: seen_by_phone(claimed(), "ann"),
    "phone-quiet-believed": lambda: seen_by_phone(claimed().believes("ann"), "ann"),
    "phone-quiet-reveal": lambda: seen_by_phone(revealed(), "ann"),
    "phone-quiet-reveal-mine": lambda: seen_by_phone(revealed("ann"), "ann"),
    "phone-quiet-question": lambda: seen_by_phone(asked(), "ann"),
    "phone-quiet-question-mine": lambda: seen_by_phone(asked("ann"), "ann"),
    "phone-quiet-answer": lambda: seen_by_phone(answered(), "ann"),
}
