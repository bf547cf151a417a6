"""Named samples at the edge of what a screen must hold: the longest names, words and questions, the most seats and
cards, text from right to left, and what opens above a screen.
"""

from __future__ import annotations

from typing import Any

from quizbs.lesson import commands as c
from tests.browser import states_phone as phones
from tests.browser import states_wall as walls
from tests.browser.states_phone import CAUGHT, ann, learner
from tests.browser.states_wall import EIGHT, LONG_CALL, QUEENS, claim, last, lobby
from tests.browser.told import COUNTS, Room, Table, View, game, seen_by_wall
from tests.browser.told_people import (
    ARABIC,
    CLASS,
    ENDLESS,
    FIVE,
    FORTY_LONG,
    GAS,
    GASES,
    HEBREW,
    LONG,
    LONG_ONE,
    LONG_QUESTION,
    LONG_TYPED,
    ONE_WORD,
    OTHER_WORD,
    RIGHT_TO_LEFT,
    SIX,
    WORD,
)
from tests.story import asks

Steps = list[tuple[str, Any]]
LONG_WORD = "Spoilsport, stop"
REACH: View = {
    "address": "192.168.1.7:8000",
    "shut": False,
    "addresses": [
        {"address": "192.168.1.7:8000", "devices": 0, "websocket": False},
        {"address": "10.20.30.40:8000", "devices": 2, "websocket": True},
    ],
}


def over_of_forty() -> Table:
    """The fourth of forty lays the last card, and the first one holds the most."""
    counts = (30, 8, 3, 1, *(COUNTS[seat % 8] for seat in range(4, 40)))
    return game(FORTY_LONG, hunter=False).quizzed("y", "y", "n", hands=counts).lays(FORTY_LONG[3])


def long_called(**options: Any) -> Table:
    """Eight queens of the longest name are called."""
    return walls.called(EIGHT, **LONG_CALL, story=game(LONG, overclaim=True, **options))


WALL: dict[str, View] = {
    "question-endless": seen_by_wall(walls.asked(ENDLESS)),
    "answer-endless": seen_by_wall(walls.answered(ENDLESS, ENDLESS.choices[1].text)),
    "lobby-right-to-left": lobby(RIGHT_TO_LEFT),
    "lobby-forty-long": lobby(FORTY_LONG),
    "lobby-long-call-word": lobby(CLASS[:5], call_word=LONG_WORD, truth="must", truth_count="all", stakes="none"),
    "turn-right-to-left": seen_by_wall(
        claim(RIGHT_TO_LEFT[2], "Q", "QS QH QD KC", (RIGHT_TO_LEFT[4],), story=game(RIGHT_TO_LEFT))
    ),
    "turn-forty-long": seen_by_wall(
        claim(FORTY_LONG[2], "Q", QUEENS, FORTY_LONG[3:29], story=game(FORTY_LONG), pile=129)
    ),
    "last-card-forty": seen_by_wall(last(CLASS[20], story=game(CLASS)).believes(("Cem", "Annika"))),
    "choosing-long": seen_by_wall(walls.choosing(EIGHT, game(LONG, overclaim=True), **LONG_CALL)),
    "settled-long": seen_by_wall(long_called(hunter=False).turned()),
    "question-typed-long": seen_by_wall(walls.asked(LONG_TYPED)),
    "answer-right-to-left": seen_by_wall(walls.answered(ARABIC, ARABIC.choices[1].text, language="ar")),
    "answer-one-word": seen_by_wall(walls.answered(ONE_WORD, OTHER_WORD, language="de")),
    "answer-typed-long": seen_by_wall(walls.answered(LONG_TYPED, "ten knots")),
    "podium-forty": seen_by_wall(over_of_forty()),
    "paused-lobby-of-two": seen_by_wall(claim("Ann", story=game(FIVE[:2])).pauses()),
    # what opens above the screen, and when the line is gone
    "wall-names": lobby(CLASS[:31]),
    "wall-names-long": seen_by_wall(claim(LONG[6], story=game(LONG))),
    "wall-remove": lobby(LONG),
    "wall-end": seen_by_wall(claim()),
    "wall-close": lobby(CLASS[:5]),
    "wall-reach": lobby(()),
    "wall-reached": lobby(CLASS[:2]),
    "wall-muted": Room(CLASS[:5]).does(c.Lock()).wall(),
    "wall-refused": seen_by_wall(claim()),
    "wall-refused-lobby": lobby(LONG),
    "wall-refused-question": seen_by_wall(walls.answered(GAS, GASES[1])),
    "wall-offline": seen_by_wall(claim()),
    "wall-moved": lobby(CLASS[:5]),
}

EIGHT_QUESTIONS = {card: asks(LONG_QUESTION[: 60 * at], topic=WORD[:40]) for at, card in enumerate(EIGHT.split(), 1)}
PHONE: dict[str, View] = {
    "phone-practice-must-any": learner(None, None, "bottle"),
    "phone-practice-must-all": learner(None, None, "bs"),
    "phone-practice-must-all-one": learner(None, None, "bs"),
    "phone-practice-question-rtl": learner(None, HEBREW, language="he"),
    "phone-practice-question-word": learner(None, ONE_WORD, language="de"),
    "phone-lobby-must": phones.room(preset="bottle").phone(),
    "phone-claim-rtl-names": ann(
        phones.window(RIGHT_TO_LEFT[3], believers=RIGHT_TO_LEFT[4], story=game((*RIGHT_TO_LEFT, "Finn")))
    ),
    "phone-claim-long-word": ann(phones.window(LONG[3], believers=LONG[4], story=game(LONG, call_word=LONG_WORD))),
    "phone-last-long": ann(phones.last(LONG[4], story=game(LONG, call_word="W" * 16))),
    "phone-choose-eight": ann(phones.called("caller", EIGHT, game(SIX, overclaim=True), EIGHT_QUESTIONS).turned()),
    "phone-reveal-eight": ann(long_called().stamped()),
    "phone-answer-one-word": ann(phones.asked(ONE_WORD)),
    "phone-answer-along-long": ann(phones.asked(LONG_ONE, "neither")),
    "phone-wrong-rtl": ann(phones.answered(ARABIC, ARABIC.choices[0].text)),
    "phone-wrong-one-word": ann(phones.answered(ONE_WORD, OTHER_WORD)),
    "phone-over-forty": ann(over_of_forty()),
    "phone-help-forty": ann(phones.my_turn(phones.FORTY)),
    "phone-questions": ann(phones.my_turn()),
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
    "phone-practice-question-long": [*CAUGHT, ("tap", "Next")],
    "phone-practice-question-rtl": [*CAUGHT, ("tap", "Next")],
    "phone-practice-question-word": [*CAUGHT, ("tap", "Next")],
    "phone-help-forty": [("tap", "Help")],
    "phone-questions": [("tap", "Your questions")],
}
