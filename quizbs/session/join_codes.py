"""Codes of lessons, as they are drawn, typed and stored."""

import random

LETTERS = "ACDEFGHJKMNPQRTVWXY"  # none that is taken for a digit or for another one
DIGITS = "34679"
SHORT, LONG = 4, 6  # symbols: where only one network can come in, and where all the world can


def new_code(chance: random.Random, length: int) -> str:
    """Return a code of letters and digits that nobody misreads; with a digit in it, it is no word."""
    while True:
        code = "".join(chance.choices(LETTERS + DIGITS, k=length))
        if any(symbol in DIGITS for symbol in code) and any(symbol in LETTERS for symbol in code):
            return code


def tidy_code(typed: str) -> str:
    """Return a typed code as codes are stored: capital letters, no blanks, no strokes between."""
    return "".join(symbol for symbol in typed[:40].upper() if symbol.isalnum())
