"""Points for answers: the same for whoever answers for cards, answers with everyone, or answers as a guest.

A right answer is worth one point, and from the third in a row on two. A wrong one, or none, is worth nothing and ends
the row; nothing is ever taken away, and being quick makes no difference. If no answer came and that was nobody's fault
(a lost connection, say), the row stays. So it does after a question whose answer was seen before: it is worth nothing.
"""

from collections.abc import Iterable

import msgspec

ON_FIRE = 3  # the right answer in a row from which on each is worth two


class AnswerRow(msgspec.Struct, frozen=True):
    """Right answers in a row, at tables and in questions for everyone alike.

    ``heard`` is the number of the newest question for everyone that is counted in it.
    """

    right: int = 0
    heard: int = 0

    def after(self, *, right: bool) -> "AnswerRow":
        """Return the row after one more answer, or after silence."""
        return msgspec.structs.replace(self, right=self.right + 1 if right else 0)


NO_ROW = AnswerRow()


def longest(rows: Iterable[tuple[int, int]]) -> tuple[int, int] | None:
    """Return which seat to name for its row, with the length; ``None`` if no row is long enough.

    ``rows`` are seats with the lengths of their rows. Nobody else is ever named for an answer, and the first of several
    alike is.
    """
    best = max(rows, key=lambda row: row[1], default=(0, 0))
    return best if best[1] >= ON_FIRE else None


def worth(row: AnswerRow, *, counts: bool = True) -> int:
    """Return how many points a right answer is worth now; ``counts``: its answer wasn't seen before."""
    if not counts:
        return 0
    return 2 if row.right + 1 >= ON_FIRE else 1
