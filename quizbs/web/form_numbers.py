"""Numbers typed into a form or an address."""


def number(typed: str, digits: int = 8) -> int | None:
    """Return a number with at most this many digits, ``None`` for anything else.

    Digits of other alphabets and characters like ``²`` are rejected: ``int`` fails on some that ``isdigit`` accepts.
    """
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) <= digits else None
