"""Points for answers, which are the same at tables, for guests, and in questions for the whole class.

A right answer is worth one point; from the third in a row on, each is worth two. A wrong or missing answer is worth
nothing and ends the row; points are never deducted, and speed doesn't matter. An answer that is missing for a reason
such as a lost connection doesn't end the row, nor does the answer of a seat that had seen the right answer before;
neither is worth anything.
"""

from collections.abc import Iterable

import msgspec

ON_FIRE = 3  # from this right answer in a row on, each is worth two


class AnswerRow(msgspec.Struct, frozen=True):
    """How many answers in a row were right, at tables and in class questions alike.

    ``heard`` is the number of the newest class question that is counted.
    """

    right: int = 0
    heard: int = 0

    def after(self, *, right: bool) -> "AnswerRow":
        """Return the row after another answer; a missing answer counts as a wrong one."""
        return msgspec.structs.replace(self, right=self.right + 1 if right else 0)


NO_ROW = AnswerRow()


def longest(rows: Iterable[tuple[int, int]]) -> tuple[int, int] | None:
    """Return seat and length of the longest row of right answers; ``None`` if it is too short to announce.

    ``rows``: seat and length of each row; of equal ones the first wins. No other seat is ever named for an answer.
    """
    best = max(rows, key=lambda row: row[1], default=(0, 0))
    return best if best[1] >= ON_FIRE else None


def worth(row: AnswerRow, *, counts: bool = True) -> int:
    """Return the points of a right answer. ``row``: the right answers in a row before this one.

    ``counts`` is false if the seat had seen the answer before.
    """
    if not counts:
        return 0
    return 2 if row.right + 1 >= ON_FIRE else 1
