"""Points for answers: the same for answers for cards, with everyone, and of guests.

A right answer is worth one point, from the third in a row on two. A wrong one, or none, is worth nothing and ends the
row; points are never deducted, and speed doesn't matter. If an answer is missing for a reason such as a lost
connection, the row stays. So it does after a question whose answer was seen before, which is worth nothing.
"""

from collections.abc import Iterable

import msgspec

ON_FIRE = 3  # from this right answer in a row on, each is worth two


class AnswerRow(msgspec.Struct, frozen=True):
    """Right answers in a row, at tables and in questions for everyone alike.

    ``heard`` is the number of the newest question for everyone that it includes.
    """

    right: int = 0
    heard: int = 0

    def after(self, *, right: bool) -> "AnswerRow":
        """Return the row after one more answer, or after silence."""
        return msgspec.structs.replace(self, right=self.right + 1 if right else 0)


NO_ROW = AnswerRow()


def longest(rows: Iterable[tuple[int, int]]) -> tuple[int, int] | None:
    """Return the seat with the longest row to announce, with the length; ``None`` if no row is long enough.

    ``rows`` are seats with the lengths of their rows. Ties are won by the first. No other seat is ever named for an
    answer.
    """
    best = max(rows, key=lambda row: row[1], default=(0, 0))
    return best if best[1] >= ON_FIRE else None


def worth(row: AnswerRow, *, counts: bool = True) -> int:
    """Return the points of a right answer; ``counts``: its answer wasn't seen before."""
    if not counts:
        return 0
    return 2 if row.right + 1 >= ON_FIRE else 1
