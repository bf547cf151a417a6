"""The open points of the written rules (``docs/rules.md``, Settled), by their number, as they were settled."""

from __future__ import annotations

from typing import Any

import pytest

from quizbs.game.options import PRESETS
from tests.story import WALL, Story, asks

LEAF = asks("What makes a leaf green?", "chlorophyll", "carotene", "water")
ROOT = asks("What do roots take up?", "water", "light", "sugar")


def game(preset: str = "cheater", **options: Any) -> Story:
    return Story("ann bob cem", preset, **options).deal(
        ann="AS KH 9S 5D", bob="2C 3D", cem="4D 4H", pile="8C", questions={"KH": LEAF, "AS": ROOT}
    )


@pytest.mark.parametrize("dealer", ["ann", "bob", "cem"])
def test_01_the_dealer_is_given_and_the_next_seat_begins(dealer: str) -> None:
    story = Story("ann bob cem").opens(dealer=dealer)
    assert story.game.starter == story.names[dealer] % 3 + 1


def test_02_the_remainder_is_dealt_out_in_a_and_begins_the_pile_in_c() -> None:
    Story("ann bob cem", "bs").opens().pile(0)
    Story("ann bob cem", "bottle").opens().pile(1)


def test_03_clockwise_in_a_and_b() -> None:
    for preset in ("bs", "cheater"):
        Story("ann bob cem", preset).deal(ann="AS KH", bob="2C", cem="3D").plays("ann", "AS").turn("bob", "2")


def test_04_c_wraps_too() -> None:
    Story("ann bob cem", "bottle").deal(ann="KS 3H", bob="2C", cem="AD 5D").plays("ann", "KS").turn("cem", "A")


def test_05_a_holder_of_the_rank_may_lie_in_b_only() -> None:
    game().plays("ann", "KH")
    for preset in ("bs", "bottle"):
        story = Story("ann bob cem", preset, opening="hidden_aces").deal(ann="AS KH", bob="2C", cem="3D")
        story.refuses("must_be_true", lambda s: s.plays("ann", "KH"))


def test_06_true_and_false_cards_may_be_mixed_in_b_only() -> None:
    game().plays("ann", "AS KH")
    for preset in ("bs", "bottle"):
        story = Story("ann bob cem", preset, opening="hidden_aces").deal(ann="AS KH 9S", bob="2C", cem="3D")
        story.refuses("must_be_true", lambda s: s.plays("ann", "AS KH"))


@pytest.mark.parametrize("cards", ["AS AH KH", "KH AS AH", "AS KH AH"])
def test_07_one_false_card_makes_the_whole_play_a_lie(cards: str) -> None:
    story = Story("ann bob cem").deal(ann="AS AH KH 9S", bob="2C", cem="3D").plays("ann", cards).calls("bob")
    story.stamped()
    story.sees(WALL, {"challenge": {"honest": False, "loser": 1}})


def test_08_one_ace_as_a_bluff() -> None:
    Story("ann bob cem").deal(ann="KH 9S", bob="2C", cem="3D").plays("ann", "KH").sees(WALL, {"claim": {"count": 1}})


def test_09_five_aces_in_b_only() -> None:
    hand = "QS KH 9S 5D 6D 7D"
    for preset, options in PRESETS.items():
        story = Story("ann bob cem", preset, opening="hidden_aces", first_bluff="any")
        story.deal(ann=hand, bob="2C", cem="3D")
        if options.overclaim:
            story.plays("ann", "QS KH 9S 5D 6D")
        else:
            story.refuses("too_many", lambda s: s.plays("ann", "QS KH 9S 5D 6D"))


@pytest.mark.parametrize("rank", ["A", "7", "K"])
def test_10_out_of_cards_wins_on_every_turn(rank: str) -> None:
    story = Story("ann bob cem", "bottle").deal(ann="6S QS KS 9S", bob="2H 3H 4H", cem=f"{rank}D")
    opening = {"A": "KS", "7": "6S", "K": "QS"}[rank]
    story.plays("ann", opening).turn("cem", rank).plays("cem", f"{rank}D").stands().wins("cem")


def test_11_an_uncalled_last_bluff_takes_the_pile_in_b_and_wins_elsewhere() -> None:
    for preset in PRESETS:
        story = (
            Story("ann bob cem", preset, opening="hidden_aces").deal(ann="KS", bob="2C", cem="3D").plays("ann", "KS")
        )
        story.stands()
        if preset == "cheater":
            story.turned().holds(ann="KS").tells("shown", "stamped", "took")
        else:
            story.wins("ann")


def test_12_the_window_closes_when_the_next_player_lays() -> None:
    story = game().plays("ann", "KH").waits(20).may("cem", "call", "believe").plays("bob", "2C")
    story.refuses("closed", lambda s: s.calls("cem", claim=1)).refuses("closed", lambda s: s.believes("cem", claim=1))
    story.calls("cem", claim=2).sees(WALL, {"challenge": {"claim": {"number": 2, "seat": 2}}})


def test_12_the_next_player_too_may_call_before_laying() -> None:
    game().plays("ann", "KH").waits(20).may("bob", "play", "call", "believe").calls("bob").stamped()


def test_13_an_earlier_play_is_refused_and_a_call_names_its_claim() -> None:
    story = game().plays("ann", "KH").refuses("too_early", lambda s: s.plays("bob", "2C"), left=3000)
    story.refuses("closed", lambda s: s.calls("bob", claim=2)).refuses("closed", lambda s: s.calls("bob", claim=0))


def test_14_of_two_callers_the_first_counts() -> None:
    story = game().plays("ann", "KH").calls("cem").refuses("closed", lambda s: s.calls("bob"))
    story.sees(WALL, {"challenge": {"caller": 3}}).refuses("closed", lambda s: s.calls("cem"))
    story.refuses("closed", lambda s: s.believes("bob"))


def test_15_a_wrong_call_on_a_true_last_card() -> None:
    story = Story("ann bob cem").deal(ann="AS", bob="2C", cem="3D 4D", pile="9C", questions={"AS": ROOT})
    story.plays("ann", "AS").calls("cem").turned().asks("ann", "AS", "bob").answers("bob", "water")
    story.holds(cem="3D 4D 9C AS").explained().wins("ann").places(ann=1, bob=2, cem=3)


def test_16_a_right_call_on_a_false_last_card() -> None:
    story = Story("ann bob cem").deal(ann="KS", bob="2C", cem="3D 4D", pile="9C", questions={"KS": ROOT})
    story.plays("ann", "KS").calls("cem").turned().asks("cem", "KS", "ann").answers("ann", "water")
    story.holds(ann="9C KS").explained().turn("bob", "2")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("card", ["AS", "KH"])
def test_17_after_a_challenge_the_seat_after_the_layer_plays_the_next_rank(preset: str, card: str) -> None:
    story = Story("ann bob cem", preset, opening="hidden_aces", truth="free", direction="clockwise")
    story.deal(ann="AS KH 9S", bob="2C", cem="3D").plays("ann", card).calls("cem").turned().turn("bob", "2")


def test_18_the_pile_is_empty_after_a_challenge() -> None:
    story = game().plays("ann", "AS").stands().plays("bob", "3D").calls("ann").turned().pile(0).turn("cem", "3")
    story.plays("cem", "4D").sees(WALL, {"pile": 1, "claim": {"rank": "3"}})


def test_19_question_and_answer_come_before_the_pile() -> None:
    story = game().plays("ann", "KH").calls("bob").pile(2).turned().pile(2).asks("bob", "KH", "ann").pile(2)
    story.holds(ann="AS 9S 5D").answers("ann", "water").pile(0).holds(ann="AS 9S 5D 8C KH")
    story.tells("called", "stamped", "asked", "answered", "took")


def test_20_all_challenged_cards_may_be_asked_the_true_ones_too() -> None:
    game().plays("ann", "AS KH").calls("bob").turned().asks("bob", "AS", "ann").sees(
        WALL, {"question": {"text": ROOT.text}}
    )


def test_21_any_one_player_but_the_asker_the_accuser_too() -> None:
    story = game().plays("ann", "AS").calls("cem").turned().sees(WALL, {"choosing": {"answerers": [2, 3]}})
    story.refuses("not_yours", lambda s: s.asks("ann", "AS", "ann"))


def test_21_who_was_asked_least_is_proposed() -> None:
    story = Story("ann bob cem").deal(
        ann="AS KH 4S", bob="2C 2D", cem="3D 3H", questions={"AS": ROOT, "2C": LEAF, "3D": LEAF}
    )
    story.plays("ann", "AS").calls("cem").turned().asks("ann", "AS", "cem").answers("cem", "light").explained()
    story.plays("bob", "2C").calls("cem").turned()
    story.sees("bob", {"you": {"can": {"ask": {"answerers": [1, 3], "least_asked": 1}}}})


def test_22_questions_may_be_skipped_in_b_and_are_a_must_in_classroom() -> None:
    game().plays("ann", "KH").calls("bob").turned().declines("bob")
    game("classroom").plays("ann", "KH AS").calls("bob").turned().refuses("not_now", lambda s: s.declines("bob"))


def test_23_an_answer_earns_no_cards_in_the_seeds() -> None:
    for answer in ("chlorophyll", "water"):
        story = game().plays("ann", "KH").calls("bob").turned().asks("bob", "KH", "ann").answers("ann", answer)
        story.holds(ann="AS 9S 5D 8C KH").sees(WALL, {"question": {"stakes": None}})


def test_24_the_server_judges_and_the_teacher_can_overrule() -> None:
    story = game().plays("ann", "KH").calls("bob").turned().asks("bob", "KH", "ann").answers("ann", "water")
    story.sees(WALL, {"question": {"result": {"right": False}}}).overrules(right=True)
    story.sees(WALL, {"question": {"result": {"right": True, "overruled": True}}})


def test_25_no_answer_in_time_is_not_right_for_the_stakes_and_unanswered_for_the_statistics() -> None:
    story = game("classroom").plays("ann", "KH").calls("bob").turned().waits(30).holds(ann="AS 9S 5D 8C KH")
    assert story.game.turn.asking is not None
    assert story.game.turn.asking.right is None
    story.tells("answered", "took")


def test_27_where_no_challenged_card_has_a_question_the_step_is_skipped() -> None:
    game().plays("ann", "9S").calls("bob").turned().turn("bob", "2")


def test_29_no_single_table_of_thirteen_with_all_ranks() -> None:
    names = " ".join(f"p{number}" for number in range(13))
    Story(names).refuses("not_coprime", Story.opens)
    assert Story(names, deck="Q").opens().game.deck.decks == 3


def test_30_a_seat_that_leaves_keeps_hand_and_turn() -> None:
    game().autoplays("bob").holds(bob="2C 3D").plays("ann", "AS").waits(5).turn("cem", "3").holds(bob="3D")


def test_31_nobody_wins_because_others_leave() -> None:
    story = game().autoplays("bob").autoplays("cem").plays("ann", "AS").waits(5)
    assert story.game.phase == "turn"
    assert story.game.winner is None


def test_33_equal_in_everything_shares_the_place() -> None:
    Story("ann bob cem").deal(ann="AS KH", bob="2C 3C", cem="3D").ends().places(cem=1, ann=2, bob=2)
