"""A hand that another student takes over, and questions that the whole class was asked."""

from __future__ import annotations

from quizbs.game.cards import Card
from quizbs.game.commands import Guest, RecordAnswersSeenElsewhere, RecordSeenAnswer, TakeHand
from quizbs.game.log import Tally
from tests.support.game_story import WALL, Story, asks

LEAF = asks("What makes a leaf green?", "chlorophyll", "water")
KING = Card("KH")
MOSS = asks("What is moss?", "a plant", "a mouse")


def asked(bots: str = "") -> Story:
    """Return a game in which Bob has caught Ann, who is asked; Cem and Dan may answer along."""
    story = Story("ann bob cem dan", "classroom", hunter=False, first_lap_clock=True)
    on_cards, more = {"KH": LEAF, "2C": LEAF}, (MOSS,)
    story.deal(
        ann="KH AS 9D",
        bob="2C 3D",
        cem="4D 4H",
        dan="5D 5H",
        pile="8C",
        questions=on_cards,
        spare=more,
        bots=bots,
    )
    return story.plays("ann", "KH").calls("bob").turned().phase("answering")


# --- another owner


def test_latecomer_takes_over_a_bots_hand() -> None:
    story = asked(bots="cem")
    story.sees(WALL, {"question": {"along": {"answered": 0, "of": 3}}})
    story.does(TakeHand(3, 50.0)).sees(WALL, {"question": {"along": {"answered": 0, "of": 4}}})
    story.holds(cem="4D 4H").may("cem", "along")
    assert story.game.bots == frozenset()
    story.refuses("closed", lambda s: s.does(TakeHand(3, 50.0))).refuses(
        "not_yours", lambda s: s.does(TakeHand(9, 50.0))
    )


def test_new_player_inherits_no_answers_or_seen_questions() -> None:
    story = asked().answers("ann", "water").answers("cem", "water").answers("dan", "water")
    story.does(
        TakeHand(1, 50.0),
    ).answers("bob", "water").phase("explaining")
    assert story.game.tally[1] == Tally(repeats=1, picked_up=story.game.tally[1].picked_up)
    assert story.game.questions.seen == {LEAF.id: frozenset({1, 2, 3, 4})}
    assert story.game.tally[3].along == 1
    story.does(TakeHand(3, 60.0))
    assert story.game.tally[3] == Tally()
    assert story.game.questions.seen == {LEAF.id: frozenset({1, 2, 3, 4})}, "the answer is still on the screens"
    story.skips().phase("turn").does(TakeHand(2, 70.0))
    assert story.game.questions.seen == {LEAF.id: frozenset({1, 3, 4})}
    story.sees("cem", {"you": {"along": None}})
    story.overrules(right=True)
    assert story.game.tally[1].right == 0


def test_new_player_of_a_hand_may_answer_along_again() -> None:
    story = asked().answers("cem", "water").does(TakeHand(3, 50.0))
    story.may("cem", "along").sees("cem", {"you": {"along": None}}).answers("cem", "chlorophyll")
    story.answers("ann", "water").answers("bob", "water").answers("dan", "water").phase("explaining")
    assert (story.game.tally[3].along, story.game.tally[3].along_right) == (1, 1)


def test_nobody_waits_for_a_bot_that_took_over() -> None:
    story = asked().answers("ann", "water").answers("bob", "water").answers("dan", "water").phase("answering")
    story.does(TakeHand(3, 50.0, bot=True)).phase("explaining")
    assert story.game.bots == {3}


# --- the class was asked


def test_class_question_is_replaced_on_its_cards() -> None:
    story = Story("ann bob cem", "classroom", hunter=False, first_lap_clock=True)
    story.deal(ann="KH AS 9D", bob="2C 3D", cem="4D 4H", questions={"KH": LEAF, "2C": LEAF}, spare=(MOSS,))
    story.does(RecordSeenAnswer(LEAF.id, (1, 2)))
    assert set(story.game.questions.on_card.values()) == {MOSS.id}
    assert (story.game.questions.spare, story.game.questions.before) == ((LEAF.id,), (LEAF.id,))
    assert story.game.questions.seen == {LEAF.id: frozenset({1, 2})}
    story.refuses("closed", lambda s: s.does(RecordSeenAnswer(LEAF.id, (2,)))).refuses(
        "closed", lambda s: s.does(RecordSeenAnswer("none", (2,)))
    )
    story.does(RecordSeenAnswer(LEAF.id, (3,)))
    assert (set(story.game.questions.seen[LEAF.id]), story.game.questions.before) == ({1, 2, 3}, (LEAF.id,))


def test_class_question_left_on_a_card_counts_as_a_repeat() -> None:
    story = Story("ann bob cem", "classroom", hunter=False, first_lap_clock=True)
    story.deal(ann="KH AS 9D", bob="2C 3D", cem="4D 4H", questions={"KH": LEAF})
    story.does(RecordSeenAnswer(LEAF.id, (1, 2))).plays("ann", "KH").calls("bob").turned().answers("ann", "chlorophyll")
    story.answers("bob", "chlorophyll").answers("cem", "chlorophyll").phase("explaining")
    assert story.game.tally[1] == Tally(repeats=1, right=0, picked_up=story.game.tally[1].picked_up)
    assert (story.game.tally[2].along, story.game.tally[3].along) == (0, 1)


def test_answer_before_class_question_shows_knowledge() -> None:
    story = asked().answers("bob", "chlorophyll").does(RecordSeenAnswer(LEAF.id, (1, 2, 3)))
    assert story.game.questions.on_card[KING] == LEAF.id  # the question is open here, and is replaced afterwards
    story.answers("ann", "chlorophyll").answers("cem", "chlorophyll").answers("dan", "chlorophyll").phase("explaining")
    assert {seat: counts.along_right for seat, counts in story.game.tally.items()} == {1: 0, 2: 1, 4: 1}
    assert story.game.tally[1].repeats == 1
    assert story.game.questions.on_card[KING] == MOSS.id


def test_overruled_answer_of_former_player_counts_for_nobody() -> None:
    story = asked().answers("ann", "water").answers("bob", "water").answers("cem", "water").answers("dan", "water")
    story.phase("explaining").does(TakeHand(1, 50.0)).overrules(right=True)
    assert (story.game.tally[1].asked, story.game.tally[1].right) == (0, 0)


# --- a student from another table


def test_question_seen_at_another_table_is_not_replaced() -> None:
    story = Story("ann bob cem", "classroom", hunter=False, first_lap_clock=True)
    story.deal(ann="KH AS 9D", bob="2C 3D", cem="4D 4H", questions={"KH": LEAF}, spare=(MOSS,))
    story.does(RecordAnswersSeenElsewhere({LEAF.id: (2,), "none": (2,)}))
    assert (story.game.questions.on_card[KING], story.game.questions.before) == (LEAF.id, ())
    story.refuses("closed", lambda s: s.does(RecordAnswersSeenElsewhere({LEAF.id: (2,)})))
    story.plays("ann", "KH").calls("bob").turned().answers("ann", "chlorophyll")
    story.answers("bob", "chlorophyll").answers("cem", "chlorophyll").phase("explaining")
    assert [(story.game.tally[seat].right, story.game.tally.get(seat, Tally()).along_right) for seat in (1, 3)] == [
        (1, 0),
        (0, 1),
    ]
    assert story.game.tally.get(2, Tally()).along == 0


def test_answer_seen_at_another_table_does_not_count() -> None:
    story = asked().guest("eva").does(RecordAnswersSeenElsewhere({LEAF.id: (5,)})).answers("eva", "chlorophyll")
    story.answers("bob", "chlorophyll").answers("cem", "water").answers("dan", "water").answers("ann", "water")
    story.phase("explaining")
    assert 5 not in story.game.tally
    assert story.game.tally[2].along_right == 1


def test_guest_keeps_knowledge_after_leaving() -> None:
    story = asked().guest("eva").guest("fay").answers("eva", "chlorophyll")
    story.answers("bob", "water").answers("cem", "water").answers("dan", "water").answers("ann", "water")
    story.phase("explaining").guest("eva", on=False).guest("fay", on=False).ends()
    assert {place.seat: place.along_right for place in story.game.places} == {1: 0, 2: 0, 3: 0, 4: 0, 5: 1}


def test_guest_takes_over_a_seat_once_per_time() -> None:
    story = asked().does(Guest(9, on=True, since=50.0)).refuses("closed", lambda s: s.does(TakeHand(9, 50.0)))
    story.does(TakeHand(9, 60.0)).refuses("not_yours", lambda s: s.does(TakeHand(10, 60.0)))
