"""The sizes of the tables into which a class is split."""

import pytest

from quizbs.lesson.seating.splitting import table_sizes


@pytest.mark.parametrize(
    ("hands", "tables"),
    [
        (0, ()),
        (1, (1,)),
        (3, (3,)),
        (6, (6,)),
        (7, (4, 3)),
        (8, (4, 4)),
        (9, (5, 4)),
        (10, (5, 5)),
        (11, (6, 5)),
        (12, (4, 4, 4)),
        (13, (5, 4, 4)),
        (16, (4,) * 4),
        (17, (5, 4, 4, 4)),
        (19, (5, 5, 5, 4)),
        (23, (5, 5, 5, 4, 4)),
        (25, (5,) * 5),
        (27, (5, 5, 5, 4, 4, 4)),
        (30, (5,) * 6),
        (31, (5, 5, 5, 4, 4, 4, 4)),
        (36, (5, 5, 5, 5, 4, 4, 4, 4)),
        (40, (5,) * 8),
    ],
)
def test_class_is_seated_by_rules(hands: int, tables: tuple[int, ...]) -> None:
    assert table_sizes(hands) == tables


def test_large_class_has_tables_of_four_or_five() -> None:
    for hands in range(12, 200):
        tables = table_sizes(hands)
        assert sum(tables) == hands
        assert set(tables) <= {4, 5}
        assert list(tables) == sorted(tables, reverse=True)


def test_negative_class_size_is_an_error() -> None:
    with pytest.raises(ValueError, match="-1"):
        table_sizes(-1)
