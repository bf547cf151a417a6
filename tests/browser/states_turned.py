"""States of called cards while they turn and when they lie open: Bob is called, or shows his last card."""

from __future__ import annotations

from typing import Any

from quizbs.lesson.views.stage import WallWatch
from tests.browser.built_views import Samples, around, seen_by_phone, seen_by_wall
from tests.support.game_story import Story, asks

View = dict[str, Any]

HANDS = {
    "ann": "2S 3H 4D 5D 7S",
    "bob": "AS AH JS 9C KD 8D 6C TH",
    "cem": "8H 8S 6D",
    "dan": "TD TS 6S",
    "ella": "QH QS 3D",
    "finn": "QD QC 7D",
}


def called(cards: str, caller: str = "ann", up: int = 0) -> Story:
    """Bob claims that these cards are aces, ``caller`` calls, and ``up`` of them have turned."""
    story = Story(" ".join(HANDS), "classroom", overclaim=True, deck="K", decks=2)
    story.deal(starter="bob", pile="2C 3C 4C 5C 6H", **HANDS)  # type: ignore[arg-type]
    story.plays("bob", cards).calls(caller)
    for _ in range(up):
        story.runs_out()
    return story


def last(card: str) -> Story:
    """Bob's last card wasn't called, and is shown."""
    story = Story("ann bob cem", "cheater").deal(starter="bob", ann="2S 3H", bob=card, cem="8H 8S")
    return story.plays("bob", card).stands().stamped()


def asking() -> Story:
    """Ann has caught Bob, and chooses a question for him."""
    questions = {card: asks(f"Question of {card}?") for card in LIE.split()}
    story = Story(" ".join(HANDS), "classroom", overclaim=True, deck="K", decks=2)
    story.deal(starter="bob", pile="2C 3C 4C 5C 6H", questions=questions, **HANDS)  # type: ignore[arg-type]
    return story.plays("bob", LIE).calls("ann").turned()


def looking_up(story: Story, name: str) -> View:
    """Return the view of a phone whose table is shown on a wall."""
    room = around(story)
    room.watch = WallWatch(seen=True)
    return room.phone(story.names[name])


LIE = "AS JS 9C"
SEVEN = "AS AH JS 9C KD 8D 6C"
WALL: Samples = {
    "turning-one-card": lambda: seen_by_wall(called("KD")),
    "turning-seven-cards": lambda: seen_by_wall(called(SEVEN, up=4)),
}
PHONE: Samples = {
    "phone-turning": lambda: seen_by_phone(called(LIE), "cem"),
    "phone-turning-mine": lambda: seen_by_phone(called(LIE, up=2), "bob"),
    "phone-turning-one": lambda: seen_by_phone(called("KD"), "ann"),
    "phone-turning-seven": lambda: seen_by_phone(called(SEVEN, up=4), "cem"),
    "phone-reveal": lambda: seen_by_phone(called(LIE).stamped(), "ann"),
    "phone-true-caller": lambda: seen_by_phone(called("AS AH").stamped(), "ann"),
    "phone-look-up": lambda: looking_up(called(LIE, up=2), "cem"),
    "phone-look-up-mine": lambda: looking_up(called(SEVEN), "bob"),
    "phone-rain": lambda: seen_by_phone(called(LIE).stamped(), "bob"),
    "phone-rain-choosing": lambda: seen_by_phone(asking(), "bob"),
    "phone-rain-fooled": lambda: seen_by_phone(called("AS AH").stamped(), "ann"),
    "phone-shown": lambda: seen_by_phone(last("JS"), "ann"),
}
