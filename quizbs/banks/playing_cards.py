"""Playing cards as teachers write them: ``AS``, ``10H``, ``A♠``, ``♠A``, ``ace of spades``, ``JOKER2``."""

import re

_RANKS = {
    "A": "a ace one 1",
    "2": "2 two deuce",
    "3": "3 three",
    "4": "4 four",
    "5": "5 five",
    "6": "6 six",
    "7": "7 seven",
    "8": "8 eight",
    "9": "9 nine",
    "T": "t 10 ten",
    "J": "j jack",
    "Q": "q queen",
    "K": "k king",
}
_SUITS = {
    "S": "s spades spade ♠ ♤",
    "H": "h hearts heart ♥ ♡",
    "D": "d diamonds diamond ♦ ♢",
    "C": "c clubs club ♣ ♧",
}
_RANK = {word: rank for rank, words in _RANKS.items() for word in words.split()}
_SUIT = {word: suit for suit, words in _SUITS.items() for word in words.split()}


def _one_of(words: dict[str, str]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


_CARD = re.compile(
    rf"(?P<rank>{_one_of(_RANK)})[\s_-]*(?:of\s+)?(?P<suit>{_one_of(_SUIT)})"
    rf"|(?P<first>{_one_of(_SUIT)})[\s_-]*(?P<second>{_one_of(_RANK)})"
)
_LONGEST = 40  # characters
_JOKER = re.compile(r"joker[\s_-]*([1-9]?)")


def card(text: str) -> str | None:
    """Return a card as the game writes it, ``"AS"``, ``"TH"`` or ``"JOKER2"``; ``None`` if the text isn't a card."""
    if len(text) > _LONGEST:
        return None
    text = text.casefold().replace("\ufe0f", "").strip()
    if joker := _JOKER.fullmatch(text):
        return "JOKER" + joker[1].replace("1", "")
    match = _CARD.fullmatch(text)
    if match is None:
        return None
    return _RANK[match["rank"] or match["second"]] + _SUIT[match["suit"] or match["first"]]


def as_teachers_write(code: str) -> str:
    """Return a card of the game as teachers write it: ``"10H"`` for ``"TH"``."""
    return f"10{code[1]}" if code[:1] == "T" else code
