"""The deck of a lesson: one for all tables, small enough for the time left, and possible for each number of seats."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizbs.game.cards import RANKS, Rank, fits
from quizbs.game.options import PRESETS, Options, deck_for
from quizbs.game.refusal import Refused
from quizbs.lesson import Desk
from quizbs.lesson import commands as c
from quizbs.lesson.decks import for_minutes, for_tables, share_done
from quizbs.lesson.seating.splitting import table_sizes
from tests.lesson.story import CLASSROOM as CLASSROOM_GAME
from tests.lesson.story import Class

CLASSROOM, CHEATER = PRESETS["classroom"], PRESETS["cheater"]


def test_every_class_gets_a_fitting_deck() -> None:
    for sizes in map(table_sizes, range(7, 41)):
        deck = for_tables(CLASSROOM, sizes).deck
        assert deck == "fit" if len(set(sizes)) == 1 else all(fits(size, Rank(deck)) for size in sizes)


def test_deck_is_no_larger_than_any_table_gets_alone() -> None:
    assert for_tables(CLASSROOM, [5, 4]).deck == "J"
    assert for_tables(CLASSROOM, [3, 4, 5]).deck == "J"
    assert for_tables(CLASSROOM, [6, 5]).deck == "J"


def test_smallest_common_deck_is_used_if_all_need_larger() -> None:
    options = replace(CLASSROOM, step=2)  # tables of four and five then need an odd number of ranks other than 5
    assert for_tables(options, [5, 4]).deck == "K"
    assert for_tables(replace(CLASSROOM, step=11), [5, 4]).deck == "9"


def test_without_common_deck_each_table_uses_its_own() -> None:
    assert for_tables(CLASSROOM, [2, 3, 5, 7, 11, 13]) == CLASSROOM


def test_chosen_deck_is_kept() -> None:
    assert for_tables(replace(CLASSROOM, deck="7"), [5, 4]).deck == "7"
    with pytest.raises(Refused, match="need_players"):
        for_tables(replace(CHEATER, deck="7"), [5, 2])


@pytest.mark.parametrize("options", [CLASSROOM, CHEATER], ids=["classroom", "cheater"])
@pytest.mark.parametrize("seats", range(3, 9))
def test_deck_is_never_larger_with_less_time(options: Options, seats: int) -> None:
    decks = [for_minutes(options, seats, minutes).deck for minutes in (0, 5, 10, 15, 20, 30, 40, 90)]
    assert [RANKS.index(deck) for deck in decks] == sorted(RANKS.index(deck) for deck in decks)
    assert all(fits(seats, Rank(deck)) for deck in decks)
    assert decks[0] == next(rank for rank in RANKS[4:] if fits(seats, Rank(rank)))


def test_chosen_small_deck_is_not_enlarged() -> None:
    assert for_minutes(replace(CLASSROOM, deck="7"), 4, 40).deck == "7"
    assert for_minutes(CLASSROOM, 5, 40).deck == "Q"


def test_as_written_games_are_long_and_decks_small() -> None:
    assert for_minutes(CHEATER, 4, 15).deck == "7"
    assert for_minutes(CHEATER, 4, 30).deck == "9"


FEW = 0.02  # tolerated difference of the share of games that end in time


@pytest.mark.parametrize("seats", range(2, 9))
def test_fitting_deck_agrees_with_simulated_games(seats: int) -> None:
    """``fit`` chooses the largest deck with which four games in five end in time."""
    options = replace(CLASSROOM, reveal_time=3)
    taken = deck_for(CLASSROOM, seats)
    larger = [Rank(rank) for rank in RANKS[RANKS.index(taken) + 1 :] if fits(seats, Rank(rank))]
    assert share_done(options, seats, taken, 18) >= 0.8 - FEW
    assert all(share_done(options, seats, rank, 18) < 0.8 + FEW for rank in larger)


def test_large_table_keeps_its_deck() -> None:
    assert for_minutes(CLASSROOM, 13, 5) == CLASSROOM


# --- a largest deck, as the planner proposes it


def with_deck(deck: str, *, at_most: bool) -> c.GameSetup:
    return replace(CLASSROOM_GAME, options=replace(CLASSROOM, deck=deck), at_most=at_most)


@pytest.mark.parametrize("deck", RANKS[4:])
def test_largest_deck_limit_leaves_every_table_a_deck(deck: str) -> None:
    up_to = [rank for rank in RANKS[4:] if RANKS.index(rank) <= RANKS.index(deck)]
    for sizes in map(table_sizes, range(2, 41)):
        found = Rank(for_tables(replace(CLASSROOM, deck=deck), sizes, at_most=True).deck)
        assert all(fits(size, found) for size in sizes)
        assert found == deck or not all(fits(size, Rank(deck)) for size in sizes)
        assert found in up_to or not any(all(fits(size, Rank(rank)) for size in sizes) for rank in up_to)


@pytest.mark.parametrize("deck", RANKS[4:])
@pytest.mark.parametrize("students", [8, 12, 30])
def test_every_table_is_dealt_after_students_join_and_leave(students: int, deck: str) -> None:
    here = Class(students, setup=with_deck(deck, at_most=True)).does(c.Deal(), c.TakeSeat("late"))
    here.sits()
    assert here.session.phase == "playing"
    for dealt in here.session.running:
        assert fits(len(dealt.seats), Rank(dealt.setup.options.deck))
    here.finishes().does(c.Remove(1), c.Deal()).sits()
    assert here.session.phase == "playing"
    assert len(here.session.running) == len(here.session.seating.tables)


# --- a deck that was set by hand


def test_unfit_deck_has_alternatives_that_are_dealt_when_chosen() -> None:
    here = Class(10, setup=with_deck("9", at_most=False)).does(c.Deal(), c.TakeSeat("late"))
    late = here.session.seats[-1].table
    here.sits()
    assert {dealt.table for dealt in here.session.running} == {1, 2} - {late}  # five go with nine ranks, six do not
    needs = here.seen(Desk())["lesson"]["needs"]
    assert needs == [{"table": late, "seat": None, "why": "deck", "good": ["J", "7", "K"]}]
    assert here.told(Desk())["deal"] == {"refused": "not_coprime", "good": ["J", "7", "K"]}
    here.refuses("not_coprime", c.DealTable(late))
    here.does(c.Prepare(with_deck("J", at_most=True)))
    assert here.round_of(late).setup.options.deck == "J"
    assert here.seen(Desk())["lesson"]["needs"] == []


def test_one_more_game_is_dealt_although_chosen_deck_does_not_fit() -> None:
    here = Class(5, setup=with_deck("9", at_most=False)).does(c.Deal(), c.TakeSeat("late")).finishes()
    here.refuses("not_coprime", c.Deal())
    here.does(c.DealTable(1))
    assert here.round_of(1).setup.options.deck == "7"
