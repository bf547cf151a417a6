"""Join codes: how they are drawn, and how typed ones are normalised."""

import random

LETTERS = "ACDEFGHJKMNPQRTVWXY"  # without letters that resemble a digit or another letter
DIGITS = "34679"
SHORT, LONG = 4, 6  # characters: on a private network, and on a public server


def new_code(chance: random.Random, length: int) -> str:
    """Return a random code of letters and digits that can't be misread. Every code has a digit, so that it is never a
    word.
    """
    while True:
        code = "".join(chance.choices(LETTERS + DIGITS, k=length))
        if any(symbol in DIGITS for symbol in code) and any(symbol in LETTERS for symbol in code):
            return code


def tidy_code(typed: str) -> str:
    """Return a typed code in its stored form: capital letters, no spaces or dashes."""
    return "".join(symbol for symbol in typed[:40].upper() if symbol.isalnum())
