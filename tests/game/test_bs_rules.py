"""Rules A, "B.S." (``docs/rules.md``): a test for each of their statements A1–A19."""

from __future__ import annotations

from typing import Any

import pytest

from quizbs.live.spoken_words import spoken_words
from tests.support.game_story import WALL, Story


def bs(names: str = "ann bob cem", **options: Any) -> Story:
    return Story(names, "bs", **options)


def test_a1_call_word_is_bs_unless_an_option_changes_it() -> None:
    assert spoken_words("en").call_words["bs"] == "B.S."
    assert bs(call_word="Liar!").options.call_word == "Liar!"


def test_a2_everybody_gets_a_hand_and_the_remainder_is_dealt_out() -> None:
    story = bs("ann bob cem dan eva").opens(dealer="cem")
    hands = {name: len(story.game.deck.hands[seat]) for name, seat in story.names.items()}
    assert hands == {"dan": 11, "eva": 11, "ann": 10, "bob": 10, "cem": 10}
    story.pile(0)


def test_a3_hand_is_visible_to_its_player_only() -> None:
    story = bs().deal(ann="KH AS", bob="2C 9D", cem="4D 4H")
    story.sees("ann", {"you": {"seat": 1, "hand": [{"face": "AS"}, {"face": "KH"}]}})
    story.never_reads("ann", "2C", "9D", "4D", "4H").never_reads(WALL, "AS", "KH", "2C")


def test_a4_the_seat_to_the_left_of_the_dealer_begins() -> None:
    story = bs().opens(dealer="bob")
    assert story.game.turn.seat == story.names["cem"]
    story.sees(WALL, {"starter": {"seat": 3, "how": "dealer"}, "direction": 1, "rank": "A"})
    assert bs().opens(dealer="cem").game.turn.seat == 1


def test_a5_starter_with_aces_plays_all_and_names_count() -> None:
    story = bs().deal(ann="AS AH KH", bob="2C 3D", cem="4D 4H")
    story.refuses("must_be_true", lambda s: s.plays("ann", "AS"))
    story.refuses("must_be_true", lambda s: s.plays("ann", "KH"))
    story.refuses("must_be_true", lambda s: s.plays("ann", "AS AH KH"))
    story.plays("ann", "AS AH").sees(WALL, {"claim": {"seat": 1, "count": 2, "rank": "A"}}).pile(2)
    story.never_reads("bob", "AS", "AH").never_reads(WALL, "AS", "AH")


def test_a6_starter_without_an_ace_plays_one_card_as_an_ace() -> None:
    story = bs().deal(ann="QS QH KH", bob="2C 3D", cem="4D 4H")
    story.refuses("too_many", lambda s: s.plays("ann", "QS QH"), most=1)
    story.plays("ann", "QS").sees(WALL, {"claim": {"count": 1, "rank": "A"}})


def test_a7_others_wait_for_their_turn() -> None:
    story = bs().deal(ann="AS KH", bob="2C 3D", cem="4D 4H")
    story.refuses("not_your_turn", lambda s: s.plays("bob", "2C"))
    story.refuses("not_your_turn", lambda s: s.plays("cem", "4D"))
    story.plays("ann", "AS").stands().refuses("not_your_turn", lambda s: s.plays("cem", "4D"))


@pytest.mark.parametrize("caller", ["bob", "cem"])
def test_a8_anybody_may_call_in_the_first_lap(caller: str) -> None:
    story = bs().deal(ann="QS KH", bob="2C 3D", cem="4D 4H").plays("ann", "QS").calls(caller)
    story.stamped().sees(WALL, {"lap": 1, "challenge": {"caller": story.names[caller], "honest": False}})


def test_a9_turns_rotate_among_all_players() -> None:
    story = bs().deal(ann="AS 4S 9S", bob="2C 5D 9D", cem="3D 6H 9H")
    for name, card in zip(["ann", "bob", "cem", "ann", "bob", "cem"], "AS 2C 3D 4S 5D 6H".split(), strict=True):
        story.plays(name, card).stands()
    story.turn("ann", "7").sees(WALL, {"lap": 3, "turn_number": 7})


def test_a10_view_has_last_claim_and_due_rank() -> None:
    story = bs().deal(ann="AS KH", bob="2C 3D", cem="4D 4H").plays("ann", "AS")
    story.sees("bob", {"claim": {"rank": "A", "count": 1, "seat": 1}, "rank": "2", "turn": 2})


def test_a11_holder_of_next_rank_plays_all_of_it() -> None:
    story = bs().deal(ann="AS KH", bob="2C 2D 3D", cem="4D 4H").plays("ann", "AS").stands()
    story.sees("bob", {"you": {"can": {"play": {"least": 2, "most": 2, "truth": "all", "rank": "2"}}}})
    story.refuses("must_be_true", lambda s: s.plays("bob", "2C"))
    story.refuses("must_be_true", lambda s: s.plays("bob", "3D"))
    story.plays("bob", "2C 2D").turn("cem", "3")


def test_a12_wrong_caller_takes_stack_and_card_is_shown() -> None:
    story = bs().deal(ann="AS KH", bob="2C 3D", cem="4D 4H", pile="9S 9C").plays("ann", "AS").calls("cem").stamped()
    story.sees("bob", {"challenge": {"honest": True, "cards": [{"face": "AS", "true": True}], "loser": 3, "pile": 3}})
    story.turned().holds(cem="4D 4H 9S 9C AS", ann="KH").pile(0).turn("bob", "2")
    story.sees(WALL, {"settled": {"loser": 3, "takes": 3, "leaves": 0, "why": "true"}})


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a13_player_without_rank_plays_one_to_four_cards(count: int) -> None:
    cards = "5C 6D 7D 8D 9D".split()
    story = bs().deal(ann="AS KH", bob=" ".join(cards), cem="4D 4H").plays("ann", "AS").stands()
    story.sees("bob", {"you": {"can": {"play": {"least": 1, "most": 4, "truth": "bluff"}}}})
    story.refuses("too_few", lambda s: s.plays("bob", ""))
    story.refuses("too_many", lambda s: s.plays("bob", " ".join(cards)), most=4)
    story.plays("bob", " ".join(cards[:count])).sees(WALL, {"claim": {"count": count, "rank": "2", "seat": 2}})


def test_a14_caught_player_takes_entire_stack() -> None:
    story = bs().deal(ann="AS KH", bob="5C 3D", cem="4D 4H", pile="9S").plays("ann", "AS").stands()
    story.plays("bob", "5C").calls("ann").turned()
    story.holds(bob="3D 9S AS 5C", ann="KH", cem="4D 4H").pile(0).turn("cem", "3")
    story.sees(WALL, {"settled": {"loser": 2, "takes": 3, "leaves": 0, "why": "caught"}})


def test_a15_ace_follows_the_king_by_the_same_rules() -> None:
    story = bs().deal(ann="AS 4S 7S TS KS 9S", bob="2C 5D 8D JD AH AC 9D", cem="3D 6H 9H QH 2H 9C")
    names = "ann bob cem".split()
    for number, rank in enumerate("A23456789TJQK"):
        hand = story.game.deck.hands[story.names[names[number % 3]]]
        same = " ".join(card for card in hand if card[0] == rank)
        story.plays(names[number % 3], same).stands()
    story.turn("bob", "A").refuses("must_be_true", lambda s: s.plays("bob", "9D"))


def test_a16_a_claim_is_a_number_and_a_rank() -> None:
    story = bs().deal(ann="AS AH KH", bob="2C 3D", cem="4D 4H").plays("ann", "AS AH")
    story.sees(WALL, {"log": [{"what": "dealt"}, {"what": "laid", "seat": 1, "count": 2, "rank": "A"}]})


def test_a17_empty_hand_at_turn_end_wins() -> None:
    story = bs().deal(ann="AS", bob="2C 3D", cem="4D 4H").plays("ann", "AS")
    story.phase("last").sees(WALL, {"claim": {"last": True, "open": True}})
    story.waits(9.9).phase("last").waits(0.1).wins("ann").tells("stood", "won")
    story.refuses("over", lambda s: s.plays("bob", "2C"))


def test_a17_a_called_true_last_card_wins_after_the_challenge() -> None:
    story = bs().deal(ann="AS", bob="2C 3D", cem="4D 4H").plays("ann", "AS").calls("bob")
    story.turned().wins("ann").holds(bob="2C 3D AS")


def test_a17_a_caught_last_card_is_no_win() -> None:
    story = bs().deal(ann="KS", bob="2C 3D", cem="4D 4H").plays("ann", "KS").calls("bob")
    story.turned().turn("bob", "2").holds(ann="KS")


def test_a17_an_uncaught_last_bluff_wins() -> None:
    bs().deal(ann="KS", bob="2C 3D", cem="4D 4H").plays("ann", "KS").stands().wins("ann")


def test_a18_any_other_player_may_call_in_later_laps() -> None:
    story = bs().deal(ann="AS 4S 9S", bob="2C 5D 9D", cem="3D 6H 9H")
    for name, card in zip(["ann", "bob", "cem", "ann"], "AS 2C 3D 4S".split(), strict=True):
        story.plays(name, card).stands()
    story.calls("cem").stamped().sees(WALL, {"lap": 2, "challenge": {"caller": 3}})


def test_a19_game_ends_when_another_player_has_no_cards() -> None:
    story = bs().deal(ann="AS KH", bob="2C", cem="4D 4H 5H").plays("ann", "AS").stands().plays("bob", "2C").stands()
    story.wins("bob").places(bob=1, ann=2, cem=3).may("ann").may("cem")


def test_bs_has_no_questions() -> None:
    story = bs().opens(bank=())
    assert not story.options.questions
    assert story.game.questions.on_card == {}
