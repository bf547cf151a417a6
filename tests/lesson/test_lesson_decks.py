"""One deck for all tables, and one that fits the minutes left."""

import pytest
from msgspec.structs import replace

from quizbs.game.cards import RANKS, Rank, fits
from quizbs.game.options import PRESETS, Options
from quizbs.game.refusal import Refused
from quizbs.lesson.decks import for_minutes, for_tables
from quizbs.lesson.splitting import split

CLASSROOM, CHEATER = PRESETS["classroom"], PRESETS["cheater"]


@pytest.mark.parametrize("hands", range(7, 41))
def test_there_is_a_deck_for_every_class(hands: int) -> None:
    sizes = split(hands)
    deck = for_tables(CLASSROOM, sizes).deck
    assert deck == "fit" if len(set(sizes)) == 1 else all(fits(size, Rank(deck)) for size in sizes)


def test_it_is_no_larger_than_what_the_quickest_table_can_finish() -> None:
    assert for_tables(CLASSROOM, [5, 4]).deck == "J"
    assert for_tables(CLASSROOM, [3, 4, 5]).deck == "J"
    assert for_tables(CLASSROOM, [6, 5]).deck == "J"


def test_where_only_larger_decks_suit_all_it_is_the_smallest_of_them() -> None:
    options = replace(CLASSROOM, step=2)  # 2 × 4 and 2 × 5: odd decks without 5
    assert for_tables(options, [5, 4]).deck == "J"
    assert for_tables(replace(CLASSROOM, step=11), [5, 4]).deck == "9"


def test_where_no_deck_suits_all_each_table_takes_its_own() -> None:
    assert for_tables(CLASSROOM, [2, 3, 5, 7, 11, 13]) == CLASSROOM


def test_a_chosen_deck_stays() -> None:
    assert for_tables(replace(CLASSROOM, deck="7"), [5, 4]).deck == "7"
    with pytest.raises(Refused, match="need_players"):
        for_tables(replace(CHEATER, deck="7"), [5, 2])


@pytest.mark.parametrize("options", [CLASSROOM, CHEATER], ids=["classroom", "cheater"])
@pytest.mark.parametrize("seats", range(3, 9))
def test_less_time_never_means_a_larger_deck(options: Options, seats: int) -> None:
    decks = [for_minutes(options, seats, minutes).deck for minutes in (0, 5, 10, 15, 20, 30, 40, 90)]
    assert [RANKS.index(deck) for deck in decks] == sorted(RANKS.index(deck) for deck in decks)
    assert all(fits(seats, Rank(deck)) for deck in decks)
    assert decks[0] == next(rank for rank in RANKS[4:] if fits(seats, Rank(rank)))


def test_a_small_deck_that_was_chosen_stays_small() -> None:
    assert for_minutes(replace(CLASSROOM, deck="7"), 4, 40).deck == "7"
    assert for_minutes(CLASSROOM, 5, 40).deck == "Q"


def test_as_written_games_are_long_and_decks_small() -> None:
    assert for_minutes(CHEATER, 4, 20).deck == "7"
    assert for_minutes(CHEATER, 4, 30).deck == "9"


def test_a_large_table_keeps_its_deck() -> None:
    assert for_minutes(CLASSROOM, 13, 5) == CLASSROOM
