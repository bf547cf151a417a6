"""States with the most that a screen must hold: the longest names, words and questions, the most seats and
cards, text from right to left, and what opens above a screen.
"""

from __future__ import annotations

from typing import Any

from quizbs.lesson import commands as c
from tests.browser import sample_questions as q
from tests.browser import states_phone as phones
from tests.browser import states_wall as walls
from tests.browser.built_views import Room, Samples, Table, View, game, seen_by_wall
from tests.browser.sample_names import CLASS, FIVE, FORTY_LONG, LONG, OTHER_WORD, RIGHT_TO_LEFT, SIX, WORD
from tests.browser.states_phone import CAUGHT, ann, learner
from tests.browser.states_wall import EIGHT, LONG_CALL, QUEENS, claim, last, lobby
from tests.support.game_story import asks

Steps = list[tuple[str, Any]]
LONG_WORD = "Spoilsport, stop"
REACH: View = {
    "address": "192.168.1.7:8000",
    "name": "quizbs.local:8000",
    "shut": False,
    "shared": False,
    "addresses": [
        {"address": "192.168.1.7:8000", "devices": 0, "websocket": False, "new": False},
        {"address": "10.20.30.40:8000", "devices": 2, "websocket": True, "new": True},
    ],
}
SHARED = REACH | {
    "address": "ten-small-towns.trycloudflare.com",
    "name": "",
    "shared": True,
    "addresses": [
        {"address": "ten-small-towns.trycloudflare.com", "devices": 0, "websocket": False, "new": False},
        *REACH["addresses"],
    ],
}


def over_of_forty() -> Table:
    """The fourth of forty players lays the last card; the first one has the most cards."""
    counts = (30, 8, 3, 1, 2, *(5,) * 35)
    return game(FORTY_LONG, hunter=False).quizzed("y", "y", "n", hands=counts).lays(FORTY_LONG[3])


def long_called(**options: Any) -> Table:
    """A claim of eight queens by the player with the longest name is called."""
    return walls.called(EIGHT, **LONG_CALL, story=game(LONG, overclaim=True, **options))


WALL: Samples = {
    "question-endless": lambda: seen_by_wall(walls.asked(q.ENDLESS)),
    "answer-endless": lambda: seen_by_wall(walls.answered(q.ENDLESS, q.ENDLESS.choices[1].text)),
    "lobby-right-to-left": lambda: lobby(RIGHT_TO_LEFT),
    "lobby-forty-long": lambda: lobby(FORTY_LONG),
    "lobby-long-call-word": lambda: lobby(
        CLASS[:5], call_word=LONG_WORD, truth="must", truth_count="all", stakes="none"
    ),
    "turn-right-to-left": lambda: seen_by_wall(
        claim(RIGHT_TO_LEFT[2], "Q", "QS QH QD KC", (RIGHT_TO_LEFT[4],), story=game(RIGHT_TO_LEFT))
    ),
    "turn-forty-long": lambda: seen_by_wall(
        claim(FORTY_LONG[2], "Q", QUEENS, FORTY_LONG[3:29], story=game(FORTY_LONG), pile=129)
    ),
    "last-card-forty": lambda: seen_by_wall(last(CLASS[20], story=game(CLASS)).believes(("Cem", "Annika"))),
    "choosing-long": lambda: seen_by_wall(walls.choosing(EIGHT, game(LONG, overclaim=True), **LONG_CALL)),
    "settled-long": lambda: seen_by_wall(long_called(hunter=False).turned()),
    "question-typed-long": lambda: seen_by_wall(walls.asked(q.LONG_TYPED)),
    "answer-right-to-left": lambda: seen_by_wall(walls.answered(q.ARABIC, q.ARABIC.choices[1].text, language="ar")),
    "answer-one-word": lambda: seen_by_wall(walls.answered(q.ONE_WORD, OTHER_WORD, language="de")),
    "answer-typed-long": lambda: seen_by_wall(walls.answered(q.LONG_TYPED, "ten knots")),
    "podium-forty": lambda: seen_by_wall(over_of_forty()),
    "paused-lobby-of-two": lambda: seen_by_wall(claim("Ann", story=game(FIVE[:2])).pauses()),
    # panels above the screen, and a lost connection
    "wall-names": lambda: lobby(CLASS[:31]),
    "wall-names-long": lambda: seen_by_wall(claim(LONG[6], story=game(LONG))),
    "wall-remove": lambda: lobby(LONG),
    "wall-end": lambda: seen_by_wall(claim()),
    "wall-close": lambda: lobby(CLASS[:5]),
    "wall-reach": lambda: lobby(()),
    "wall-reach-shared": lambda: lobby(()),
    "wall-reached": lambda: lobby(CLASS[:2]),
    "wall-muted": lambda: Room(CLASS[:5]).does(c.Lock()).wall(),
    "wall-refused": lambda: seen_by_wall(claim()),
    "wall-refused-lobby": lambda: lobby(LONG),
    "wall-refused-question": lambda: seen_by_wall(walls.answered(q.GAS, q.GASES[1])),
    "wall-offline": lambda: seen_by_wall(claim()),
    "wall-moved": lambda: lobby(CLASS[:5]),
}

EIGHT_QUESTIONS = {card: asks(q.LONG_QUESTION[: 60 * at], topic=WORD[:40]) for at, card in enumerate(EIGHT.split(), 1)}
PHONE: Samples = {
    "phone-practice-must-any": lambda: learner(None, None, "bottle"),
    "phone-practice-must-all": lambda: learner(None, None, "bs"),
    "phone-practice-must-all-one": lambda: learner(None, None, "bs"),
    "phone-practice-question-rtl": lambda: learner(None, q.HEBREW, language="he"),
    "phone-practice-question-word": lambda: learner(None, q.ONE_WORD, language="de"),
    "phone-lobby-must": lambda: phones.room(preset="bottle").phone(),
    "phone-claim-rtl-names": lambda: ann(
        phones.window(RIGHT_TO_LEFT[3], believers=RIGHT_TO_LEFT[4], story=game((*RIGHT_TO_LEFT, "Finn")))
    ),
    "phone-claim-long-word": lambda: ann(
        phones.window(LONG[3], believers=LONG[4], story=game(LONG, call_word=LONG_WORD))
    ),
    "phone-last-long": lambda: ann(phones.last(LONG[4], story=game(LONG, call_word="W" * 16))),
    "phone-choose-eight": lambda: ann(
        phones.called("caller", EIGHT, game(SIX, overclaim=True), EIGHT_QUESTIONS).turned()
    ),
    "phone-reveal-eight": lambda: ann(long_called().stamped()),
    "phone-answer-one-word": lambda: ann(phones.asked(q.ONE_WORD)),
    "phone-answer-along-long": lambda: ann(phones.asked(q.LONG_ONE, "neither")),
    "phone-wrong-rtl": lambda: ann(phones.answered(q.ARABIC, q.ARABIC.choices[0].text)),
    "phone-wrong-one-word": lambda: ann(phones.answered(q.ONE_WORD, OTHER_WORD)),
    "phone-over-forty": lambda: ann(over_of_forty()),
    "phone-help-forty": lambda: ann(phones.my_turn(phones.FORTY)),
    "phone-questions": lambda: ann(phones.my_turn()),
}

STEPS: dict[str, Steps] = {
    "wall-names": [("tap", "Players: 31")],
    "wall-names-long": [("tap", "Players: 8")],
    "wall-remove": [("tap", "Players: 8"), ("tap", "Remove MMMMMMMMMMMMMMMM")],
    "wall-end": [("tap", "End the game")],
    "wall-close": [("tap", "End the lesson")],
    "wall-reach": [("pulse", {"here": [], "reach": REACH}), ("tap", "No phone yet")],
    "wall-reach-shared": [("pulse", {"here": [], "reach": SHARED}), ("tap", "No phone yet")],
    "wall-reached": [("pulse", {"here": [], "reach": REACH | {"address": "10.20.30.40:8000"}})],
    "wall-muted": [("tap", "Mute")],
    "wall-refused": [("answer", {"refused": "in_a_row"}), ("tap", "Skip")],
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
