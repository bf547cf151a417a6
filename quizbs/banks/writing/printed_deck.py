"""A printed deck: the question of each of the 52 cards, with its choices in the order printed on the card.

The same bank and ``mix`` always produce the same deck, so that cards and answer key match whenever they are printed.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from quizbs.banks.writing.card_fit import size_for
from quizbs.quiz.question import Choice, Kind, Question

SUITS: Final = "SHDC"
RANKS: Final = "A23456789TJQK"
CARDS: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
PER_PAGE: Final = 9


class PrintedCard(NamedTuple):
    """A printed playing card, which may have a question. ``choices`` are in the order printed.

    ``shown``: the choices fit on the card; ``size``: the size of the letters, as an index in ``SIZES``.
    """

    card: str
    question: Question | None = None
    choices: tuple[Choice, ...] = ()
    shown: bool = False
    size: int = 0

    @property
    def pins(self) -> list[str]:
        """Return the cards of the deck that the question is pinned to."""
        return [card for card in (self.question.cards if self.question else ()) if card in CARDS]

    @property
    def right(self) -> list[int]:
        """Return the indices of the right choices, from 0."""
        return [place for place, choice in enumerate(self.choices) if choice.right]


class Deck(NamedTuple):
    """The 52 cards, and what the teacher should know before printing them.

    ``too_long`` are questions that fit on no card; ``without_choices`` are cards without room for the choices;
    ``without_picture`` cards whose picture isn't stored; ``left_over``: how many questions are on no card.
    """

    faces: tuple[PrintedCard, ...]
    too_long: tuple[Question, ...]
    without_choices: tuple[PrintedCard, ...]
    without_picture: tuple[PrintedCard, ...]
    left_over: int

    def pages(self, *, plain: bool) -> list[list[PrintedCard]]:
        """Return the cards in print order, nine to a page; with ``plain`` also those without a question."""
        faces = list(self.faces) if plain else self.cards_with_questions
        return [faces[at : at + PER_PAGE] for at in range(0, len(faces), PER_PAGE)]

    @property
    def cards_with_questions(self) -> list[PrintedCard]:
        """Return the cards with a question."""
        return [face for face in self.faces if face.question]


def lay(bank: Sequence[Question], mix: int, has_picture: Callable[[str], bool]) -> Deck:
    """Return the deck: pinned questions on their cards, other questions on the other cards.

    With ``mix`` 0 the questions are in the order of the bank, with any other number in a random order; of a bank with
    more questions than cards this selects others. ``has_picture`` says whether a picture can be printed.
    """
    chance = Random(mix)  # noqa: S311 -- no secret: the same number shall give the same deck
    faces = {question.id: _face(question, mix, has_picture) for question in bank}
    order = list(bank)
    if mix:
        chance.shuffle(order)
    fit = [face for question in order if (face := faces[question.id])]
    pinned = {card: face for face in reversed(fit) for card in face.pins}
    free = iter([face for face in fit if not face.pins])
    whole = tuple((pinned.get(card) or next(free, PrintedCard(card)))._replace(card=card) for card in CARDS)
    used = {face.question.id for face in whole if face.question}
    return Deck(
        whole,
        tuple(question for question in bank if faces[question.id] is None),
        tuple(face for face in whole if face.choices and not face.shown),
        tuple(face for face in whole if face.question and face.question.image and not has_picture(face.question.image)),
        len(fit) - len(used),
    )


def _face(question: Question, mix: int, has_picture: Callable[[str], bool]) -> PrintedCard | None:
    """Return a question as printed on a card, ``None`` if it doesn't fit on a card."""
    choices = list(question.choices)
    if question.kind is not Kind.TRUE_FALSE:  # in a table the right one is first
        Random(f"{mix} {question.id}").shuffle(choices)  # noqa: S311 -- as above
    picture = has_picture(question.image)
    texts = [choice.text for choice in choices]
    size = size_for(question.text, texts, picture)
    shown = size is not None and bool(choices)
    size = size_for(question.text, (), picture) if size is None else size
    return None if size is None else PrintedCard("", question, tuple(choices), shown, size)
