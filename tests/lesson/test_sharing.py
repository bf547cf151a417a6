"""Splitting a class into tables: of allowed sizes, equally strong, and with few students who must move."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quizbs.lesson.seating import sharing
from quizbs.lesson.seating.splitting import table_sizes


def everybody(tables: sharing.Tables) -> list[int]:
    return sorted(seat for table in tables for seat in table)


@settings(max_examples=40)
@given(people=st.integers(1, 40), bots=st.integers(0, 8), seed=st.integers(0, 99))
def test_everybody_sits_at_one_table_of_right_size(people: int, bots: int, seed: int) -> None:
    seats, machines = list(range(1, people + 1)), list(range(100, 100 + bots))
    for tables in (
        sharing.at_random(seats, machines, Random(seed)),
        sharing.by_results(seats, machines, Random(seed)),
        sharing.with_newcomers([seats], machines),
    ):
        assert everybody(tables) == [*seats, *machines]
        assert sorted(map(len, tables), reverse=True) == list(table_sizes(people + bots))


def test_tables_are_drawn_at_random() -> None:
    draws = {str(sharing.at_random(range(12), [], Random(seed))) for seed in range(20)}
    assert len(draws) == 20


@pytest.mark.parametrize("bots", [3, 4, 5])
def test_bots_are_spread_evenly(bots: int) -> None:
    for tables in (
        sharing.at_random(range(8), range(100, 100 + bots), Random(1)),
        sharing.by_results(range(8), range(100, 100 + bots), Random(1)),
    ):
        counts = [sum(seat >= 100 for seat in table) for table in tables]
        assert max(counts) - min(counts) <= 1


def test_tables_mixed_by_results_are_alike_in_strength() -> None:
    tables = sharing.by_results(range(20), [], Random(4))
    sums = [sum(table) for table in tables]
    assert max(sums) - min(sums) <= 4
    assert any(table != sorted(table) for table in tables), "the best one must not always sit first"


def test_newcomer_does_not_change_the_order_of_a_table() -> None:
    assert sharing.with_newcomers([[3, 1, 2], [6, 5, 4, 9]], [7]) == [[3, 1, 2, 7], [6, 5, 4, 9]]


def test_only_necessary_moves_are_made() -> None:
    before = [[1, 2, 3, 4, 5], [6, 7, 8, 9], [10]]
    after = sharing.with_newcomers(before, [])
    assert sorted(map(len, after)) == [5, 5]
    stayed = [len(set(old) & set(new)) for old, new in zip(before, after, strict=False)]
    assert stayed == [5, 4]


def test_additional_tables_take_people_from_large_ones() -> None:
    after = sharing.with_newcomers([[1, 2, 3, 4, 5, 6, 7]], [8])
    assert sorted(map(len, after)) == [4, 4]
    assert everybody(after) == list(range(1, 9))


@settings(max_examples=30)
@given(
    seats=st.integers(8, 30),
    pairs=st.lists(st.tuples(st.integers(1, 8), st.integers(1, 8)), max_size=8),
    seed=st.integers(0, 99),
)
def test_keeping_apart_drops_nobody_and_adds_no_pair(seats: int, pairs: list[tuple[int, int]], seed: int) -> None:
    unlike = [(a, b) for a, b in pairs if a != b]
    tables = sharing.at_random(range(1, seats + 1), [], Random(seed))
    after = sharing.kept_apart(tables, unlike, range(1, seats + 1), Random(seed))
    assert everybody(after) == everybody(tables)
    assert [len(table) for table in after] == [len(table) for table in tables]
    assert sharing.pairs_together(after, unlike) <= sharing.pairs_together(tables, unlike)
    if len(unlike) <= (4 if len(tables) > 2 else 2):  # three students that are all to be kept apart need three tables
        assert sharing.pairs_together(after, unlike) == 0


def test_four_students_to_keep_apart_need_four_tables() -> None:
    pairs = [(a, b) for a in range(1, 5) for b in range(a + 1, 5)]
    assert sharing.pairs_together(sharing.kept_apart([[1, 2, 3, 4], [5, 6, 7, 8]], pairs, [], Random(1)), pairs) == 2
    four = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]
    assert sharing.pairs_together(sharing.kept_apart(four, pairs, [], Random(1)), pairs) == 0


def test_keeping_apart_exchanges_students_of_similar_strength() -> None:
    before = [[1, 4, 5, 8], [2, 3, 6, 7]]
    after = sharing.kept_apart(before, [(1, 4)], range(1, 9), Random(1))
    left, came = set(before[0]) - set(after[0]), set(after[0]) - set(before[0])
    assert [abs(a - b) for a in left for b in came] == [1]
    assert sharing.pairs_together(after, [(1, 4)]) == 0


def test_keeping_apart_does_not_change_a_single_table() -> None:
    assert sharing.kept_apart([[1, 2]], [(1, 2)], [1, 2], Random(1)) == [[1, 2]]
