"""Numbers as they come in a form or an address."""


def number(typed: str, digits: int = 8) -> int | None:
    """Return a number of at most so many digits, ``None`` for anything else.

    Digits of other alphabets and such as ``²`` count as nothing typed: ``int`` fails on some that ``isdigit`` takes.
    """
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) <= digits else None
