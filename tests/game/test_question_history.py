"""Questions over several games: pinned ones that a short deck drops, when repeats begin, what was asked before."""

from __future__ import annotations

import pytest

from quizbs.game.question_history import minutes_until_repeats, missed_in, questions_off_deck
from tests.support.game_story import WALL, Story, asks

BANK = tuple(asks(f"Question {number}?", "right", "wrong", "wrong too") for number in range(6))


def test_pinned_questions_without_cards_in_deck_are_listed() -> None:
    bank = (asks("King?", cards=("KD",)), asks("Both?", cards=("KD", "2S")), asks("Two?", cards=("2S",)), *BANK)
    assert [question.text for question in questions_off_deck(bank, "A2345")] == ["King?"]
    assert questions_off_deck(bank, "A23456789TJQK") == []
    story = Story("ann bob cem", deck="5").opens(bank=(*bank, *(asks(f"More {number}?") for number in range(40))))
    assert "King?" in {*story.game.questions.spare, *story.game.questions.on_card.values()}


@pytest.mark.parametrize(
    ("questions", "players", "pace", "minutes"),
    [
        (15, 5, "typical", 15.8),
        (15, 5, "calm", 18.8),
        (15, 5, "hot", 11.9),
        (40, 8, "typical", 34.8),
        (40, 23, 2.0, 20),
    ],
)
def test_minutes_until_questions_repeat_are_estimated(
    questions: int, players: int, pace: float, minutes: float
) -> None:
    assert minutes_until_repeats(questions, players, pace) == pytest.approx(minutes, abs=0.1)


def test_questions_never_repeat_at_pace_0() -> None:
    assert minutes_until_repeats(15, 5, 0.0) == float("inf")
    assert minutes_until_repeats(0, 5) == 0


def asked_once(given: str) -> Story:
    story = Story("ann bob cem", "alone", hunter=False)
    story.deal(ann="KH AS 9D", bob="2C 3D", cem="4D 4H", questions={"KH": BANK[0]}, spare=BANK[1:]).autoplays("cem")
    return story.plays("ann", "KH").calls("bob").turned().answers("ann", given)


def test_missed_questions_are_those_last_answered_wrong() -> None:
    assert missed_in([asked_once("wrong").game]) == (BANK[0].id,)
    assert missed_in([asked_once("wrong").game, asked_once("right").game]) == missed_in([]) == ()


def test_next_game_uses_unasked_questions_first() -> None:
    bank = tuple(asks(f"Question {number}?") for number in range(60))
    seen = {question.id: (1, 2, 3) for question in bank[:8]}
    for seed in range(5):
        game = Story("ann bob cem", deck="K", seed=seed).opens(bank=bank, seen=seen).game
        assert not {*game.questions.on_card.values()} & {*seen}
        assert {*game.questions.spare} == {*seen}


def test_seen_questions_come_last_missed_ones_first() -> None:
    story = Story("ann bob", "alone", hunter=False, stakes="none", turn_time=0, deck="5")
    story.opens(bank=BANK[:3], seen={BANK[0].id: (1, 2), BANK[1].id: (1, 2)}, missed=(BANK[1].id, "of another bank"))
    assert story.game.questions.missed == {BANK[1].id}
    asked = []
    for _ in range(400):
        if story.game.phase == "turn" and story.game.turn.claim and story.game.turn.claim.open:
            story.calls({1: "ann", 2: "bob"}[3 - story.game.turn.claim.seat])
        elif story.game.phase == "answering":
            asked.append(story.asked().text)
            story.skips()
        elif story.game.phase == "over":
            break
        else:
            story.skips()
    first = asked.index(BANK[2].text)
    assert asked[first + 1] == BANK[1].text


def test_question_seen_in_earlier_game_shows_no_knowledge() -> None:
    story = Story("ann bob cem", "alone", hunter=False, first_lap_clock=True)
    story.opens(bank=BANK[:1], seen={BANK[0].id: (1, 3)})
    while story.game.phase != "answering":
        story.calls("bob") if story.game.turn.claim and story.game.phase == "turn" else story.skips()
    answerer = story.game.turn.asking.answerer if story.game.turn.asking else 0
    story.sees(WALL, {"question": {"again": True}}).runs_out()
    tally = story.game.tally[answerer]
    assert (tally.asked, tally.repeats) == ((1, 0) if answerer == 2 else (0, 1))


def test_overruled_repeat_shows_no_knowledge() -> None:
    for given, right in (("wrong", True), ("right", False)):
        story = Story("ann bob cem", "alone", hunter=False).opens(bank=BANK[:1], seen={BANK[0].id: (1, 2, 3)})
        while story.game.phase != "answering":
            story.calls("bob") if story.game.turn.claim and story.game.phase == "turn" else story.skips()
        name = next(name for name in story.names if "answer" in story.view(name)["you"]["can"])
        story.answers(name, given).overrules(right=right)
        assert story.game.tally[story.names[name]].right == 0
