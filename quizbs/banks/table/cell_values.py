"""Numbers in cells as spreadsheets display them."""

import re
from decimal import Decimal


def number_text(value: float, shape: str) -> str:
    """Return a number as displayed: without ``.0``, and as a percentage if its format (``shape``) has a ``%``.

    A percentage that its format would round has all its decimals: 0.001% isn't displayed as 0%.
    """
    if "%" in shape:
        places = len(match[1]) if (match := re.search(r"\.(0+)", shape.partition("%")[0])) else 0
        exact = Decimal(repr(value)) * 100
        shown = round(exact, places)
        return f"{_plain(shown if exact == shown else exact)}%"
    return _plain(Decimal(repr(value))) if abs(value) < 1e15 else repr(value)  # more digits than a float holds


def _plain(number: Decimal) -> str:
    text = f"{number:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text
