"""The preset Classroom: the loser is asked, a right answer halves the pile, a right caller throws one card away."""

from __future__ import annotations

from typing import Any

import pytest

from quizbs.game.commands import Discard
from quizbs.game.options import Options
from tests.support.game_story import WALL, By, Story, asks, by, true_or_false

EXPLAINED = "It takes in red and blue light."
LEAF = asks("What makes a leaf green?", "chlorophyll", "carotene", "water", explanation=EXPLAINED)
OTHER = true_or_false("Roots are green.", right=False)


def caught(pile: str, **options: Any) -> Story:
    """Return a game in which Ann plays a false card on ``pile``, and Bob calls; Ann is asked LEAF at once."""
    story = Story("ann bob cem", "alone", **options)
    story.deal(ann="KH AS", bob="2C 3D", cem="4D 4H", pile=pile, questions={"KH": LEAF}, spare=(OTHER,))
    return story.plays("ann", "KH").calls("bob").turned()


@pytest.mark.parametrize(
    ("pile", "takes", "leaves"),
    [("", "", 1), ("8C", "KH", 1), ("8C 8D", "KH", 2), ("8C 8D 8H", "8H KH", 2), ("8C 8D 8H 8S", "8S KH", 3)],
)
def test_after_right_answer_player_takes_top_half_rounded_down(pile: str, takes: str, leaves: int) -> None:
    settles(caught(pile), pile, takes, leaves)


@pytest.mark.parametrize(
    ("pile", "takes", "leaves"),
    [("", "KH", 0), ("8C", "KH", 1), ("8C 8D", "8D KH", 1), ("8C 8D 8H", "8H KH", 2), ("8C 8D 8H 8S", "8H 8S KH", 2)],
)
def test_stored_game_without_the_odd_card_option_rounds_up(pile: str, takes: str, leaves: int) -> None:
    assert Options().odd_card == "taken"  # what a stored game without the option reads as
    settles(caught(pile, odd_card=Options().odd_card), pile, takes, leaves)


def test_right_answer_does_not_discard_caught_last_card() -> None:
    story = Story("ann bob cem", "alone", starter="left_of_dealer")
    story.deal(ann="KH", bob="2C 3D", cem="4D 4H", questions={"KH": LEAF}, spare=(OTHER,))
    story.plays("ann", "KH").calls("bob").turned()
    story.sees(WALL, {"question": {"stakes": {"right": 1, "wrong": 1}}}).answers("ann", "chlorophyll").holds(ann="KH")
    story.sees(WALL, {"question": {"stakes": {"right": 1, "wrong": 1}}})


def test_overruling_to_right_halves_the_pile_rounded_down() -> None:
    story = caught("8C 8D").answers("ann", "water").holds(ann="AS KH 8C 8D").overrules(right=True)
    story.holds(ann="AS KH").pile(0, gone=2)


def settles(story: Story, pile: str, takes: str, leaves: int) -> None:
    """Let Ann answer correctly, and check that she picks up ``takes`` as announced, and ``leaves`` cards are gone.

    ``pile`` are the cards before her claim.
    """
    whole = len(pile.split()) + 1
    story.sees(WALL, {"question": {"stakes": {"right": len(takes.split()), "wrong": whole}}})
    story.answers("ann", "chlorophyll").holds(ann=f"AS {takes}").pile(0, gone=leaves)
    story.sees(WALL, {"settled": {"loser": 1, "takes": len(takes.split()), "leaves": leaves, "why": "caught"}})


@pytest.mark.parametrize("pile", ["", "8C", "8C 8D"])
def test_wrong_answer_takes_the_whole_pile(pile: str) -> None:
    caught(pile).answers("ann", "water").holds(ann=f"AS KH {pile}").pile(0)


def test_missing_answer_takes_whole_pile_and_counts_as_asked() -> None:
    story = caught("8C 8D").waits(30).holds(ann="AS KH 8C 8D").phase("discard").tells("answered", "took")
    story.sees(WALL, {"question": {"result": {"right": False, "given": None}}})
    assert (story.game.tally[1].asked, story.game.tally[1].right) == (1, 0)


def test_question_of_a_single_called_card_is_asked_at_once() -> None:
    caught("8C").phase("answering").sees(WALL, {"choosing": None, "question": {"asker": 2, "answerer": 1}})


def test_mandatory_question_cannot_be_declined() -> None:
    story = Story("ann bob cem", "alone").deal(
        ann="KH AS QH", bob="2C 3D", cem="4D 4H", questions={"KH": LEAF, "QH": OTHER}
    )
    story.plays("ann", "KH QH").calls("bob").turned().phase("choosing")
    story.sees("bob", {"you": {"can": {"ask": {"optional": False}}}}).refuses("not_now", lambda s: s.declines("bob"))
    story.asks("bob", "QH", "ann").answers("ann", "False").sees(WALL, {"question": {"result": {"right": True}}})


def test_wrong_caller_is_asked_by_the_challenged_player() -> None:
    story = Story("ann bob cem", "alone").deal(
        ann="AS KH QH", bob="2C 3D", cem="4D 4H", pile="8C 8D 8H", questions={"AS": LEAF}
    )
    story.plays("ann", "AS").calls("bob").turned().sees(WALL, {"question": {"asker": 1, "answerer": 2}})
    story.sees(WALL, {"question": {"stakes": {"right": 2, "wrong": 4}}})
    story.answers("bob", "chlorophyll").holds(bob="2C 3D 8H AS").pile(0, gone=2)
    story.phase("explaining").sees(WALL, {"settled": {"why": "true", "hunter": None}})


def test_right_answer_without_stake_moves_no_cards() -> None:
    story = Story("ann bob cem", "alone", ask_whom="anyone").deal(
        ann="AS KH QH", bob="2C 3D", cem="4D 4H", pile="8C 8D 8H", questions={"AS": LEAF}
    )
    story.plays("ann", "AS").calls("bob").turned().asks("ann", "AS", "cem").answers("cem", "chlorophyll")
    story.holds(bob="2C 3D 8C 8D 8H AS", cem="4D 4H").pile(0)


def test_hunter_discards_own_card_of_choice() -> None:
    story = caught("8C").answers("ann", "water").phase("discard").may("bob", "discard")
    story.may("ann", "ready").may("cem", "ready").sees(WALL, {"settled": {"hunter": {"seat": 2, "done": False}}})
    story.refuses("not_yours", lambda s: s.does(_discard(s, "ann")))
    story.refuses("wrong_cards", lambda s: s.discards("bob", "4D"))
    story.discards("bob", "3D").holds(bob="2C").pile(0, gone=1).phase("explaining")
    story.sees(WALL, {"settled": {"hunter": {"seat": 2, "done": True}}, "gone": 1}).never_reads(WALL, "3D")
    story.refuses("closed", lambda s: s.discards("bob", "2C")).explained().turn("bob", "2")


def _discard(story: Story, name: str) -> By:
    seat, deck = story.names[name], story.game.deck
    return by(seat, Discard(story.game.challenges, deck.ids[deck.hands[seat][0]]))


def test_caller_with_one_card_cannot_throw_it_away() -> None:
    story = Story("ann bob cem", "alone").deal(ann="KH AS", bob="2C", cem="4D 4H", questions={"KH": LEAF})
    story.plays("ann", "KH").calls("bob").turned().answers("ann", "water").phase("explaining").holds(bob="2C")
    story.sees(WALL, {"settled": {"hunter": None}})


def test_hunter_who_does_not_choose_discards_a_random_card() -> None:
    story = caught("8C").answers("ann", "water").phase("discard").clock(10).waits(10).phase("explaining")
    assert len(story.game.deck.hands[2]) == 1
    story.tells("took", "discarded")


def test_hunter_discards_a_card_even_without_a_question() -> None:
    story = Story("ann bob cem", "alone").deal(ann="KH AS", bob="2C 3D", cem="4D 4H")
    story.plays("ann", "KH").calls("bob").turned().phase("discard")
    story.discards("bob", "2C").turn("bob", "2").holds(bob="3D")


def test_wrong_call_makes_no_hunter() -> None:
    story = Story("ann bob cem", "alone").deal(ann="AS KH", bob="2C 3D", cem="4D 4H")
    story.plays("ann", "AS").calls("bob").turned().turn("bob", "2").holds(bob="2C 3D AS", ann="KH")


def test_uncaught_last_bluff_wins() -> None:
    story = Story("ann bob cem", "alone").deal(ann="KH", bob="2C 3D", cem="4D 4H").plays("ann", "KH")
    story.phase("last").clock(10).stands().wins("ann")


def test_caught_last_bluff_is_asked_and_takes_half() -> None:
    story = Story("ann bob cem", "alone").deal(ann="KH", bob="2C 3D", cem="4D 4H", pile="8C", questions={"KH": LEAF})
    story.plays("ann", "KH").calls("bob").turned().answers("ann", "chlorophyll").holds(ann="KH").discards("bob", "2C")
    story.explained().turn("bob", "2")


def test_true_last_card_that_is_called_wins_after_the_question() -> None:
    story = Story("ann bob cem", "alone").deal(ann="AS", bob="2C 3D", cem="4D 4H", pile="8C", questions={"AS": LEAF})
    story.plays("ann", "AS").calls("cem").turned().phase("answering").answers("cem", "chlorophyll")
    story.holds(cem="4D 4H AS").phase("explaining").ready("ann bob cem").wins("ann").places(ann=1, cem=3, bob=2)


def test_starter_rotates_from_round_to_round() -> None:
    starters = [Story("ann bob cem", "classroom").opens(round_=number).game.starter for number in (1, 2, 3, 4)]
    assert starters == [1, 2, 3, 1]
    Story("ann bob cem", "alone").opens().sees(WALL, {"starter": {"how": "turn"}})


def test_explanation_is_shown_until_all_are_ready() -> None:
    story = caught("8C", hunter=False).never_reads("ann", "red and blue").never_reads(WALL, "red and blue")
    story.answers("ann", "chlorophyll").phase("explaining").clock(8)
    story.sees(WALL, {"question": {"result": {"explanation": EXPLAINED, "overruled": False}}})
    story.ready("cem").sees(WALL, {"ready": [3]}).may("cem").may("ann", "ready")
    story.refuses("closed", lambda s: s.ready("cem")).ready("ann").phase("explaining").ready("bob").turn("bob", "2")
    story.refuses("closed", lambda s: s.ready("ann"))
    story.sees(WALL, {"question": {"text": LEAF.text}, "settled": {"loser": 1}})
    story.plays("bob", "2C").sees(WALL, {"question": None, "settled": None, "challenge": None, "ready": []})
