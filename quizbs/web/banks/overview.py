"""The 52 cards with the questions pinned to them, and the assignment of topics to suits or ranks."""

import re
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from quizbs.message import Message
from quizbs.quiz.question import Question

_FORMULA = re.compile(r"\$\$[^$]+\$\$|\$(?=\S)[^$]+(?<=\S)\$(?!\d)")
_LONGEST = 120  # characters of a formula at the beginning of a question
SUITS = "SHDC"
RANKS = "A23456789TJQK"


class CardPlace(NamedTuple):
    """A card, the positions of the questions pinned to it, and the text of the first of these questions."""

    card: str
    pinned: tuple[int, ...]
    text: str


def in_short(text: str, most: int = 34) -> str:
    """Return the beginning of a question's text, at most about ``most`` letters. A formula isn't cut in the middle."""
    line = " ".join(text.split())
    if len(line) <= most:
        return line
    end = most - 1
    inside = next((formula for formula in _FORMULA.finditer(line) if formula.start() < end < formula.end()), None)
    if inside:
        end = inside.start() or min(inside.end(), _LONGEST)
    return f"{line[:end].rstrip()}…"


def name_of(card: str) -> Message:
    """Return a card's name, such as "Ace of Spades"."""
    return Message("banks-card", {"rank": card[0], "suit": card[1]})


def places(placed: Mapping[int, Question]) -> dict[str, CardPlace]:
    """Return all 52 cards with their pinned questions, suit by suit."""
    pinned: dict[str, list[int]] = {}
    for position, question in placed.items():
        for card in question.cards:
            pinned.setdefault(card, []).append(position)
    return {
        card: CardPlace(card, tuple(at), placed[at[0]].text if at else "")
        for card in (rank + suit for suit in SUITS for rank in RANKS)
        for at in [pinned.get(card, [])]
    }


def translated(placed: Mapping[int, Question]) -> dict[str, int]:
    """Return the languages into which a bank is translated, each with its number of questions."""
    return dict(Counter(translation.language for question in placed.values() for translation in question.translations))


def topics(placed: Mapping[int, Question]) -> dict[str, int]:
    """Return the topics of a bank, each with its number of questions, the largest first."""
    counted: dict[str, int] = {}
    for question in placed.values():
        if question.topic:
            counted[question.topic] = counted.get(question.topic, 0) + 1
    return dict(sorted(counted.items(), key=lambda item: -item[1]))


def pinned(question: Question, card: str) -> Question:
    """Return the question with a pin to ``card`` added."""
    return replace(question, cards=tuple(dict.fromkeys((*question.cards, card))))


def unpinned(question: Question, card: str) -> Question:
    """Return the question without its pin to ``card``."""
    return replace(question, cards=tuple(pinned for pinned in question.cards if pinned != card))


def laid(placed: Mapping[int, Question], topic_of: Mapping[str, str]) -> dict[int, Question]:
    """Return the questions that change, by position, if topics are assigned to suits (``{"S": …}``) or ranks (``{"A":
    …}``).

    The questions of a topic are pinned to the cards of its suit or rank by turns. Pins of questions without an assigned
    topic stay; a question with one loses its other pins.
    """
    changed: dict[int, Question] = {}
    for mark, topic in topic_of.items():
        cards = [mark + suit for suit in SUITS] if mark in RANKS else [rank + mark for rank in RANKS]
        ours = [position for position, question in placed.items() if topic and question.topic == topic]
        for number, position in enumerate(ours):
            before = changed.get(position)
            card = cards[number % len(cards)]
            cards_now = (*before.cards, card) if before else (card,)  # a topic may have several suits
            changed[position] = replace(placed[position], cards=cards_now)
    return {position: question for position, question in changed.items() if question != placed[position]}
