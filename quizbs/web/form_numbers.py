"""Numbers that are typed into forms or URLs."""


def number(typed: str, digits: int = 8) -> int | None:
    """Return a typed number with at most ``digits`` digits, ``None`` for anything else.

    Digits of other alphabets and characters like ``²`` are rejected: ``int`` fails on some that ``isdigit`` accepts.
    """
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) <= digits else None
