"""Which question lies on which card, and which comes next when one was asked (``docs/rules.md`` 26–28).

Cards are strings whose first two letters are rank and suit, as ``"AS"``; what stands behind tells decks apart.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import TypeVar

from quizbs.quiz.question import Question

AnyCard = TypeVar("AnyCard", bound=str)

MOST_IN_PLAY = 600  # questions that one game takes from a bank; a long game asks some hundred


def pinned_to(question: Question, card: str) -> bool:
    """Tell whether the bank names this card for the question."""
    return card[:2] in question.cards


def without_a_card(bank: Iterable[Question], cards: Iterable[str]) -> list[Question]:
    """Return the questions pinned only to cards that this deck lacks; they go to the spare pool."""
    faces = {card[:2] for card in cards}
    return [question for question in bank if question.cards and not faces.intersection(question.cards)]


def take(bank: Sequence[Question], cards: Sequence[str], chance: Random) -> list[Question]:
    """Return the questions of a bank that one game uses, in random order: all, or those pinned and others by chance."""
    questions = list(bank)
    chance.shuffle(questions)
    if len(questions) <= MOST_IN_PLAY:
        return questions
    faces = {card[:2] for card in cards}
    questions.sort(key=lambda question: not faces.intersection(question.cards))  # stable: pinned ones first
    return questions[:MOST_IN_PLAY]


def lay(questions: Sequence[Question], cards: Sequence[AnyCard]) -> tuple[dict[AnyCard, str], tuple[str, ...]]:
    """Lay one question on each card: pinned ones on theirs, others in turn, and evenly again when they run out.

    Returns the id of each card's question and the ids of the spare ones, in the order of ``questions``. Without
    questions no card has one.
    """
    if not questions:
        return {}, ()
    laid: Counter[str] = Counter()
    on_card: dict[AnyCard, str] = {}
    for card in cards:
        for question in questions:
            if pinned_to(question, card) and not laid[question.id]:
                on_card[card] = question.id
                laid[question.id] += 1
                break
    present = {card[:2] for card in cards}
    free = [question.id for question in questions if not present.intersection(question.cards)]
    free = free or [question.id for question in questions]
    for card in cards:
        if card not in on_card:
            chosen = min(free, key=lambda question: laid[question])  # the first of those that lie on the fewest cards
            on_card[card] = chosen
            laid[chosen] += 1
    return on_card, tuple(question.id for question in questions if not laid[question.id])


def relay(
    question: str,
    questions: Mapping[str, Question],
    on_card: Mapping[AnyCard, str],
    spare: Sequence[str],
    asked: Sequence[str],
    missed: frozenset[str],
) -> tuple[dict[AnyCard, str], tuple[str, ...]]:
    """Give every card that bears a question just asked another one, and return these cards and the new spare pool.

    No question comes twice while one is left that was never asked: first one pinned to the card, then a spare one,
    then one that lies on other cards already. When all were asked, missed ones come first, the longest ago first.
    """
    bearing = [card for card, laid in on_card.items() if laid == question]
    times = Counter(on_card.values())
    last_asked = {asked_one: place for place, asked_one in enumerate(asked)}
    pool = list(spare)
    changes: dict[AnyCard, str] = {}
    present = {card[:2] for card in on_card}

    def rank(candidate: str, card: str) -> tuple[int, int, int]:
        """Order candidates: never asked, pinned here, free of other pins, on few cards; then missed, long ago."""
        if candidate in last_asked:
            return (4 if candidate in missed else 5, last_asked[candidate], 0)
        if pinned_to(questions[candidate], card):
            return (0, times[candidate], 0)
        kept = bool(present.intersection(questions[candidate].cards))
        return (2 if times[candidate] else 3 if kept else 1, times[candidate], 0)

    others = [candidate for candidate in questions if candidate != question]
    for card in bearing:
        if not others:
            break
        chosen = min(others, key=lambda candidate: rank(candidate, card))
        changes[card] = chosen
        times[chosen] += 1
        times[question] -= 1
        if chosen in pool:
            pool.remove(chosen)
    if changes and not times[question]:
        pool.append(question)
    return changes, tuple(pool)
