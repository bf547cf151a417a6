"""Decks: how many cards are used for a number of seats, and which decks are refused."""

from __future__ import annotations

from collections import Counter
from math import gcd

import pytest

from quizbs.game.cards import RANKS, Card, Rank, deck_of, face, fits, good_decks, in_order
from quizbs.game.options import PRESETS, Options, deck_for, decks_for
from quizbs.game.refusal import Refused
from tests.support.game_story import Story


def names(seats: int) -> str:
    return " ".join(f"p{number}" for number in range(seats))


@pytest.mark.parametrize("seats", range(2, 41))
def test_every_class_of_two_to_forty_gets_a_deck(seats: int) -> None:
    story = Story(names(seats), "classroom").opens()
    each = {len(hand) for hand in story.game.deck.hands.values()}
    assert len(each) == 1
    assert min(each) >= 2
    assert gcd(seats, len(story.game.deck.ranks)) == 1
    assert story.game.deck.decks == (1 if seats <= 8 else -(-seats // 6))
    cards = [*story.game.deck.pile, *(card for hand in story.game.deck.hands.values() for card in hand)]
    assert len(set(cards)) == len(cards) == 4 * len(story.game.deck.ranks) * story.game.deck.decks
    assert set(Counter(face(card) for card in cards).values()) == {story.game.deck.decks}
    assert len(story.game.deck.pile) < seats


@pytest.mark.parametrize("deck", RANKS[4:])
def test_deck_is_refused_if_seats_and_ranks_share_divisor(deck: str) -> None:
    ranks = RANKS.index(deck) + 1
    for seats in range(3, 41):
        options = Options(deck=deck, decks=8 if seats > 8 else 0)
        if gcd(seats, ranks) == 1:
            assert deck_for(options, seats) == deck
            continue
        with pytest.raises(Refused) as refused:
            deck_for(options, seats)
        assert refused.value.code == "not_coprime"
        good = refused.value.more["good"]
        assert isinstance(good, list)
        assert sorted(good) == sorted(rank for rank in RANKS[4:] if gcd(seats, RANKS.index(rank) + 1) == 1)
        away = [abs(RANKS.index(rank) + 1 - ranks) for rank in good]
        assert away == sorted(away)


def test_nearest_good_decks_are_listed_first_larger_before_smaller() -> None:
    assert good_decks(3, Rank("9"))[:3] == ["T", "8", "J"]
    Story(names(3), deck="9").refuses("not_coprime", Story.opens, good=["T", "8", "J", "7", "K", "5"])
    Story(names(4), deck="8").refuses("not_coprime", Story.opens)
    Story(names(5), deck="T").refuses("not_coprime", Story.opens)


def test_deck_must_fit_the_rank_step() -> None:
    assert not fits(3, Rank("T"), step=2)
    assert fits(3, Rank("J"), step=2)
    Story(names(3), deck="T", step=2).refuses("not_coprime", Story.opens)


def test_classes_of_multiples_of_thirteen_get_a_fitting_deck() -> None:
    assert deck_for(PRESETS["classroom"], 13) == "Q"
    assert deck_for(PRESETS["classroom"], 26) == "J"
    assert deck_for(PRESETS["classroom"], 39) == "J"


@pytest.mark.parametrize(("seats", "deck"), [(2, "K"), (3, "J"), (4, "K"), (5, "Q"), (6, "K"), (7, "Q"), (8, "J")])
def test_largest_deck_for_a_lesson_is_found(seats: int, deck: str) -> None:
    assert deck_for(PRESETS["classroom"], seats) == deck


@pytest.mark.parametrize("preset", PRESETS)
def test_too_few_or_too_many_players_are_refused(preset: str) -> None:
    fewest = PRESETS[preset].fewest_seats
    with pytest.raises(Refused) as refused:
        deck_for(PRESETS[preset], fewest - 1)
    assert (refused.value.code, refused.value.more) == ("need_players", {"least": fewest, "most": 40})
    with pytest.raises(Refused) as refused:
        deck_for(PRESETS[preset], 41)
    assert refused.value.code == "need_players"


def test_more_than_eight_seats_need_a_second_deck() -> None:
    Story(names(9), decks=1).refuses("need_decks", Story.opens, decks=2)
    Story(names(9), decks=2).opens()
    Story(names(8), decks=1).opens()
    assert [decks_for(Options(), seats) for seats in (3, 8, 9, 12, 13, 18, 19, 40)] == [1, 1, 2, 2, 3, 3, 4, 7]
    assert decks_for(Options(decks=3), 4) == 3


def test_every_seat_needs_two_cards() -> None:
    Story(names(24), deck="5", decks=2).refuses("need_decks", Story.opens, decks=3)
    Story(names(24), deck="5", decks=3).opens()


def test_copies_of_a_card_look_alike() -> None:
    story = Story("ann bob cem", decks=2).deal(ann="AS AS2 KH", bob="2C", cem="4D")
    assert [card["face"] for card in story.view("ann")["you"]["hand"]] == ["AS", "AS", "KH"]
    story.plays("ann", "AS2").calls("bob").stamped()
    story.sees("cem", {"challenge": {"cards": [{"face": "AS", "true": True}]}})


def test_hand_is_in_order_of_ranks_then_suits() -> None:
    cards = [Card(card) for card in "KC TS AH AS2 2D AS".split()]
    assert in_order(cards) == ("AS", "AS2", "AH", "2D", "TS", "KC")


def test_deck_holds_each_card_once() -> None:
    assert len(set(deck_of(Rank("K"), 1))) == 52
    assert len(set(deck_of(Rank("5"), 3))) == 60


def test_each_seed_deals_different_hands() -> None:
    hands = {Story("ann bob cem", seed=seed).opens().game.deck.hands[1] for seed in range(5)}
    assert len(hands) == 5


def test_second_deal_at_a_table_is_refused() -> None:
    Story("ann bob cem").opens().refuses("closed", Story.opens)
