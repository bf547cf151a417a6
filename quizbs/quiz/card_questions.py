"""Which card has which question, and the next question for a card whose question was asked (``docs/rules.md`` 26–28).

Cards are strings that begin with rank and suit, like ``"AS"``; in games with several decks more characters follow.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from heapq import heapify, heapreplace
from itertools import count
from operator import attrgetter
from random import Random
from typing import TypeVar

from quizbs.quiz.question import Question

AnyCard = TypeVar("AnyCard", bound=str)

_PINS = attrgetter("cards")
MOST_IN_PLAY = 600  # most questions of a bank in one game; a long game asks about a hundred


def pinned_to(question: Question, card: str) -> bool:
    """Return whether the question is pinned to this card."""
    return card[:2] in question.cards


def without_a_card(bank: Iterable[Question], cards: Iterable[str]) -> list[Question]:
    """Return the questions that are pinned only to cards that aren't among ``cards``."""
    faces = {card[:2] for card in cards}
    return [question for question in bank if question.cards and not faces.intersection(question.cards)]


def take(bank: Sequence[Question], cards: Sequence[str], chance: Random, first: Collection[str] = ()) -> list[Question]:
    """Return the questions for one game in random order, after those whose ids are in ``first``.

    These are all questions of the bank; if it has more than ``MOST_IN_PLAY``, those pinned to ``cards`` and a random
    selection of the others.
    """
    questions = list(bank)
    chance.shuffle(questions)
    questions.sort(key=lambda question: question.id not in first)  # this sort and the next are stable
    if len(questions) <= MOST_IN_PLAY:
        return questions
    faces = {card[:2] for card in cards}
    questions.sort(key=lambda question: not faces.intersection(question.cards))
    return sorted(questions[:MOST_IN_PLAY], key=lambda question: question.id not in first)


def lay(questions: Sequence[Question], cards: Sequence[AnyCard]) -> tuple[dict[AnyCard, str], tuple[str, ...]]:
    """Assign a question to each card: pinned ones to their cards, the others in turn.

    Returns the id of each card's question, and the ids of questions without a card, in the order of ``questions``. If
    there are too few questions, each is on about equally many cards. Without ``questions`` no card has a question.
    """
    if not questions:
        return {}, ()
    laid: Counter[str] = Counter()
    on_card: dict[AnyCard, str] = {}
    pinned = [question for question in questions if question.cards]
    for card in cards:
        for question in pinned:
            if pinned_to(question, card) and not laid[question.id]:
                on_card[card] = question.id
                laid[question.id] += 1
                break
    present = {card[:2] for card in cards}
    free = [question.id for question in questions if not present.intersection(question.cards)]
    free = free or [question.id for question in questions]
    next_free = [(laid[question], place) for place, question in enumerate(free)]
    heapify(next_free)  # the first of the questions that are on the fewest cards
    for card in cards:
        if card not in on_card:
            times, place = next_free[0]
            heapreplace(next_free, (times + 1, place))
            on_card[card] = free[place]
            laid[free[place]] += 1
    return on_card, tuple(question.id for question in questions if not laid[question.id])


def relay(
    question: str,
    questions: Mapping[str, Question],
    on_card: Mapping[AnyCard, str],
    spare: Sequence[str],
    asked: Sequence[str],
    missed: frozenset[str],
) -> tuple[dict[AnyCard, str], tuple[str, ...]]:
    """Replace a question that was just asked on all of its cards.

    Returns the ids of the new questions by card, and the ids of questions that are on no card now (``spare``: before).
    Until all questions were asked, the new question is one that wasn't: pinned to the card, or else on no card, or else
    on other cards. Afterwards it is the question asked longest ago, out of the ``missed`` questions if there are any.
    """
    bearing = [card for card, laid in on_card.items() if laid == question]
    times = Counter(on_card.values())
    known = {question, *asked}
    never_asked = [candidate for candidate in questions if candidate not in known]
    longest_ago = "" if never_asked else _longest_ago(missed - {question} or questions.keys() - {question}, asked)
    pool = list(spare)
    changes: dict[AnyCard, str] = {}
    for card in bearing if never_asked or longest_ago else ():
        chosen = changes[card] = longest_ago or _first_time(never_asked, card, questions, times, on_card)
        times[chosen] += 1
        if chosen in pool:
            pool.remove(chosen)
    if changes:
        pool.append(question)
    return changes, tuple(pool)


def _longest_ago(questions: Iterable[str], asked: Sequence[str]) -> str:
    """Return the id of the question that was asked longest ago, "" without ``questions``."""
    last_asked = dict(zip(asked, count(), strict=False))
    return min(questions, key=last_asked.__getitem__, default="")


def _first_time(
    never_asked: Sequence[str],
    card: str,
    questions: Mapping[str, Question],
    times: Counter[str],
    cards: Iterable[str],
) -> str:
    """Return the id of the question to put on this card, out of ``never_asked``."""
    if not any(map(_PINS, questions.values())):
        return min(never_asked, key=times.__getitem__)
    present = {other[:2] for other in cards}

    def rank(candidate: str) -> tuple[int, int]:
        """Return a sort key that prefers questions pinned to this card.

        Next are those on no card, then those on the fewest cards, then those pinned to another card.
        """
        if pinned_to(questions[candidate], card):
            return (0, times[candidate])
        pinned_elsewhere = bool(present.intersection(questions[candidate].cards))
        return (2 if times[candidate] else 3 if pinned_elsewhere else 1, times[candidate])

    return min(never_asked, key=rank)
