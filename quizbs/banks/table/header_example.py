"""A header that is an example itself: *Falsche Antwort*, …, *Richtige Antwort (2)*, and a last column *2*.

There the names say how the example is meant; which choice is right in a row, the last column says.
"""

import re
from collections.abc import Sequence
from string import ascii_uppercase

from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.delimited import Row
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import Column, Columns

_NUMBERED = re.compile(r"\((\d)\)\s*$")
_NEARLY = 0.9  # of the rows name a choice


def example_key(columns: Columns, rows: Sequence[Row]) -> Form | None:
    """Make the answers of such a header the choices, and the column called like the number the key.

    Return how its keys are written; ``None``, with nothing changed, for any other header.
    """
    answer = columns.roles.get(Role.ANSWER)
    own = _NUMBERED.search(answer.header) if answer else None
    if answer is None or own is None:
        return None
    group = sorted([*columns.wrongs, *columns.options.values(), answer], key=lambda one: one.place)
    first = int(own[1]) - group.index(answer)
    key = next((one for one in columns.unused if one.header.strip() == own[1]), None)
    if key is None or first not in (0, 1) or not _names_places(key, range(first, first + len(group)), rows):
        return None
    columns.unused.remove(key)
    columns.wrongs = []
    columns.options = dict(zip(ascii_uppercase, group, strict=False))
    columns.roles[Role.ANSWER] = key
    return Form.FROM_1 if first else Form.FROM_0


def _names_places(key: Column, places: range, rows: Sequence[Row]) -> bool:
    cells = [row.cells[key.place].strip() for row in rows if key.place < len(row.cells)]
    filled = [cell.removesuffix(".0") for cell in cells if cell]
    return bool(filled) and sum(cell.isdecimal() and int(cell) in places for cell in filled) >= _NEARLY * len(filled)
