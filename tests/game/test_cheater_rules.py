"""Rules B (``docs/rules.md``), *Cheater* with a question on each card: a test for each of their statements B1–B19."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.game_story import WALL, Story, asks

LEAF = asks("What makes a leaf green?", "chlorophyll", "carotene", "water")
ROOT = asks("What do roots take up?", "water", "light", "sugar")
SEED = asks("What does a seed hold?", "an embryo", "pollen", "nectar")


def cheater(names: str = "ann bob cem", **options: Any) -> Story:
    return Story(names, "cheater", **options)


def game() -> Story:
    """Return a game of three; LEAF is on the king of hearts, ROOT on the nine and SEED on the ace of spades."""
    return cheater().deal(
        ann="AS KH 9S 5D", bob="2C 3D", cem="4D 4H", pile="8C", questions={"KH": LEAF, "9S": ROOT, "AS": SEED}
    )


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_b1_three_to_eight_players_can_play(seats: int) -> None:
    names = "ann bob cem dan eva fay gus hal".split()[:seats]
    assert Story(" ".join(names), "cheater").opens().game.phase == "turn"


def test_b1_two_players_are_too_few() -> None:
    Story("ann bob", "cheater").refuses("need_players", lambda s: s.opens(), least=3)


def test_b2_the_goal_is_to_get_rid_of_the_cards() -> None:
    cheater().deal(ann="AS", bob="2C 3D", cem="4D 4H").plays("ann", "AS").stands().turned().wins("ann")


def test_b3_and_b4_equal_hands_remainder_starts_pile_face_down() -> None:
    story = cheater("ann bob cem dan eva").opens()
    assert [len(hand) for hand in story.game.deck.hands.values()] == [10] * 5
    story.pile(2).sees(WALL, {"pile": 2, "log": [{"what": "dealt", "cards": 10, "pile": 2, "starter": 1}]})


def test_b5_left_of_dealer_plays_and_names_aces_face_down() -> None:
    story = cheater().opens(dealer="ann")
    assert (story.game.turn.seat, story.game.turn.rank) == (2, "A")
    game().plays("ann", "AS").sees(WALL, {"claim": {"count": 1, "rank": "A"}, "pile": 2}).never_reads(WALL, "AS")


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_b6_holder_of_several_aces_may_play_any_number_of_them(count: int) -> None:
    aces = "AS AH AD AC".split()
    story = cheater().deal(ann="AS AH AD AC KH", bob="2C 3D", cem="4D 4H").plays("ann", " ".join(aces[:count]))
    story.sees(WALL, {"claim": {"count": count}}).calls("bob").stamped().sees(WALL, {"challenge": {"honest": True}})


@pytest.mark.parametrize("cards", ["KH", "KH 9S", "AS KH", "AS KH 9S 5D"])
def test_b7_player_with_an_ace_may_play_false_or_mixed_cards(cards: str) -> None:
    story = cheater().deal(ann="AS KH 9S 5D 6D", bob="2C 3D", cem="4D 4H").plays("ann", cards)
    story.sees(WALL, {"claim": {"count": len(cards.split()), "rank": "A"}})
    story.calls("bob").stamped().sees(WALL, {"challenge": {"honest": False}})


def test_b8_five_aces_of_one_deck_are_warned_but_allowed() -> None:
    story = cheater().deal(ann="AS KH 9S 5D 6D 7D", bob="2C 3D", cem="4D 4H")
    story.sees("ann", {"you": {"can": {"play": {"usual": 4, "most": 6}}}})
    story.plays("ann", "AS KH 9S 5D 6D").sees(WALL, {"claim": {"count": 5, "rank": "A"}})


def test_b8_two_decks_allow_eight_cards_without_a_warning() -> None:
    story = cheater(decks=2).deal(ann="AS AS2 AH AH2 AD AD2 AC AC2 KH", bob="2C 3D", cem="4D 4H")
    story.sees("ann", {"you": {"can": {"play": {"usual": 8, "most": 9}}}})
    story.plays("ann", "AS AS2 AH AH2 AD AD2 AC AC2").calls("bob").stamped().sees(WALL, {"challenge": {"honest": True}})


def test_b9_next_player_claims_twos_and_the_one_after_threes() -> None:
    story = game().plays("ann", "AS").stands().turn("bob", "2").plays("bob", "2C").stands().turn("cem", "3")
    story.plays("cem", "4D").stands().turn("ann", "4")


@pytest.mark.parametrize("caller", ["bob", "cem"])
def test_b10_any_doubter_may_call(caller: str) -> None:
    story = game().plays("ann", "KH").may("ann")
    story.sees(caller, {"you": {"can": {"call": 1, "believe": 1}}}).calls(caller).stamped()


def test_b11_all_played_cards_are_turned_for_everyone() -> None:
    story = game().plays("ann", "AS KH").calls("cem").stamped()
    for who in ("ann", "bob", "cem", WALL):
        story.sees(who, {"challenge": {"cards": [{"face": "AS", "true": True}, {"face": "KH", "true": False}]}})


def test_b12_caught_player_takes_entire_pile() -> None:
    story = game().plays("ann", "KH").calls("bob").turned().declines("bob")
    story.holds(ann="AS 9S 5D 8C KH").pile(0).turn("bob", "2")


def test_b13_a_wrong_challenger_takes_the_pile() -> None:
    story = game().plays("ann", "AS").calls("bob").turned().declines("ann")
    story.holds(bob="2C 3D 8C AS", ann="KH 9S 5D").pile(0).turn("bob", "2")


def test_b14_ace_follows_the_king() -> None:
    story = cheater(deck="5").deal(ann="AS 4S 2S 5H 9S", bob="2C 5C 3C 9C", cem="3D AD 4D 9D")
    for number, name in enumerate("ann bob cem ann bob".split()):
        story.turn(name, "A2345"[number])
        hand = story.game.deck.hands[story.names[name]]
        story.plays(name, hand[0]).stands()
    story.turn("cem", "A")


def test_b14_ace_follows_king_in_a_whole_deck() -> None:
    story = cheater().deal(ann="AS 4S 7S TS KS 3S", bob="2S 5S 8S JS AH 4H", cem="3D 6S 9S QS 2H 5H")
    for number, rank in enumerate("A23456789TJQKA2"):
        name = "ann bob cem".split()[number % 3]
        story.turn(name, rank)
        story.plays(name, next(card for card in story.game.deck.hands[story.names[name]] if card[0] == rank)).stands()
    story.turn("ann", "3")


def test_b15_an_honest_last_card_is_shown_and_wins() -> None:
    story = cheater().deal(ann="AS", bob="2C 3D", cem="4D 4H").plays("ann", "AS").phase("last")
    story.waits(10).stamped().sees(WALL, {"challenge": {"caller": None, "honest": True, "loser": None}})
    story.tells("laid", "shown", "stamped").waits(3).wins("ann").holds(bob="2C 3D", cem="4D 4H").places(
        ann=1, bob=2, cem=2
    )
    story.sees(WALL, {"settled": {"loser": None, "takes": 0}})


def test_b15_uncalled_false_last_card_takes_pile_without_question() -> None:
    story = cheater().deal(ann="KH", bob="2C 3D", cem="4D 4H", pile="8C", questions={"KH": LEAF}).plays("ann", "KH")
    story.waits(10).stamped().sees(WALL, {"challenge": {"caller": None, "honest": False, "loser": 1}})
    story.waits(3).turn("bob", "2").holds(ann="8C KH")
    story.sees(WALL, {"settled": {"why": "shown", "takes": 2, "loser": 1}, "question": None})


def test_b15_called_false_last_card_costs_pile_and_question() -> None:
    story = cheater().deal(ann="KH", bob="2C 3D", cem="4D 4H", questions={"KH": LEAF}).plays("ann", "KH")
    story.calls("cem").turned().phase("choosing").sees(WALL, {"challenge": {"wins": None}})
    story.asks("cem", "KH", "ann").answers("ann", "chlorophyll")
    story.holds(ann="KH").explained().turn("bob", "2")


def test_b15_true_last_card_that_is_called_wins_after_question() -> None:
    story = cheater().deal(ann="AS", bob="2C 3D", cem="4D 4H", questions={"AS": SEED}).plays("ann", "AS")
    story.calls("cem").sees(WALL, {"challenge": {"wins": None}})
    story.turned().phase("choosing").sees("bob", {"challenge": {"wins": 1}})
    story.asks("ann", "AS", "bob").phase("answering")
    story.answers("bob", "pollen").sees(WALL, {"challenge": {"wins": 1}}).phase("explaining").holds(
        cem="4D 4H AS"
    ).explained().wins("ann")


def test_b15_wrongly_called_true_last_card_wins_without_question() -> None:
    story = cheater().deal(ann="AS", bob="2C 3D", cem="4D 4H", questions={"AS": SEED}).plays("ann", "AS")
    story.calls("cem").turned().declines("ann").wins("ann").holds(cem="4D 4H AS")


def test_b16_the_challenger_may_ask_the_caught_cheat() -> None:
    story = game().plays("ann", "KH").calls("cem").turned().phase("choosing")
    story.sees(WALL, {"choosing": {"asker": 3, "answerers": [1], "optional": True}})
    story.sees("cem", {"you": {"can": {"ask": {"optional": True, "answerers": [1], "least_asked": 1}}}})
    story.refuses("not_yours", lambda s: s.asks("cem", "KH", "bob"))
    story.refuses("not_yours", lambda s: s.asks("bob", "KH", "ann"))
    story.asks("cem", "KH", "ann").sees(WALL, {"question": {"asker": 3, "answerer": 1, "text": LEAF.text}})


def test_b16_the_challenger_need_not_ask() -> None:
    game().plays("ann", "KH").calls("cem").turned().declines("cem").turn("bob", "2").tells("declined", "took")


def test_b17_challenger_chooses_one_of_several_questions() -> None:
    story = game().plays("ann", "AS KH 9S 5D").calls("bob").turned()
    offered = story.view("bob")["you"]["can"]["ask"]["cards"]
    assert offered[0]["face"] == "AS"
    assert {card["face"]: card["question"] for card in offered} == {"AS": SEED.text, "KH": LEAF.text, "9S": ROOT.text}
    place = next(card["card"] for card in offered if card["face"] == "9S")
    story.refuses("wrong_cards", lambda s: s.asks("bob", "5D", "ann"))  # it has no question
    story.asks("bob", "9S", "ann").sees("cem", {"question": {"text": ROOT.text, "card": place, "stakes": None}})
    story.refuses("closed", lambda s: s.asks("bob", "KH", "ann"))


@pytest.mark.parametrize("answerer", ["bob", "cem"])
def test_b18_wrongly_challenged_may_ask_any_player(answerer: str) -> None:
    story = game().plays("ann", "AS").calls("cem").turned()
    story.sees(WALL, {"choosing": {"asker": 1, "answerers": [2, 3], "optional": True}})
    story.refuses("not_yours", lambda s: s.asks("ann", "AS", "ann")).refuses("not_yours", lambda s: s.declines("cem"))
    story.asks("ann", "AS", answerer).sees(WALL, {"question": {"answerer": story.names[answerer]}})
    story.answers(answerer, "an embryo").holds(cem="4D 4H 8C AS", bob="2C 3D")


def test_b19_wrongly_challenged_chooses_one_question() -> None:
    story = cheater().deal(ann="AS AH 5D", bob="2C 3D", cem="4D 4H", questions={"AS": SEED, "AH": ROOT})
    story.plays("ann", "AS AH").calls("bob").turned().asks("ann", "AH", "cem")
    story.sees("cem", {"question": {"text": ROOT.text}})


@pytest.mark.parametrize(("answer", "right"), [("chlorophyll", True), ("water", False)])
def test_answer_has_no_effect_on_the_cards(answer: str, right: bool) -> None:
    story = game().plays("ann", "KH").calls("bob").turned().asks("bob", "KH", "ann").answers("ann", answer)
    story.holds(ann="AS 9S 5D 8C KH").pile(0).sees(WALL, {"question": {"result": {"right": right}, "stakes": None}})
    story.explained().turn("bob", "2")
