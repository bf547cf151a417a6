"""Another table that one viewer cannot tell from the real one: all that this viewer may not know is shuffled.

Whoever looks from both tables must see the same. This finds more than a search for names in the JSON: also counts,
orders and flags that give something away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from quizbs.game.cards import in_order
from quizbs.quiz.question import Choice, Kind, Question

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from quizbs.game.cards import Card
    from quizbs.game.table import Table

NOBODY = -1


def disguised(table: Table, viewer: int | None, chance: Random) -> Table:
    """Return a table like this one in all that ``viewer`` (a seat, or ``None`` for the projector) may know."""
    return _other_questions(_other_cards(table, viewer, chance), viewer, chance)


def _other_cards(table: Table, viewer: int | None, chance: Random) -> Table:
    """Exchange all cards that lie hidden: in other hands, in the pile, in an open claim, out of the game."""
    own = set(table.hands.get(viewer if viewer is not None else NOBODY, ()))
    public = set(table.challenge.claim.cards) if table.challenge else set()
    public |= {table.open_card} if table.open_card else set()
    hidden = [card for card in _all(table) if card not in own | public]
    shuffled = list(hidden)
    chance.shuffle(shuffled)
    other = dict(zip(hidden, shuffled, strict=True))

    def changed(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(other.get(card, card) for card in cards)

    hands: dict[int, tuple[Card, ...]] = {}
    ids: dict[Card, int] = {}
    for seat, hand in table.hands.items():
        hands[seat] = hand if seat == viewer else in_order(changed(hand))
        numbers = [table.ids[card] for card in hand]
        if seat != viewer:
            chance.shuffle(numbers)
        ids |= dict(zip(hands[seat], numbers, strict=True))
    claim, settled = table.claim, table.settled
    return replace(
        table,
        hands=hands,
        ids=ids,
        pile=changed(table.pile),
        gone=changed(table.gone),
        claim=claim and replace(claim, cards=changed(claim.cards)),
        settled=settled and replace(settled, takes=changed(settled.takes), leaves=changed(settled.leaves)),
    )


def _all(table: Table) -> list[Card]:
    return [*table.pile, *table.gone, *(card for hand in table.hands.values() for card in hand)]


def _other_questions(table: Table, viewer: int | None, chance: Random) -> Table:
    """Lay other questions on the cards whose questions the viewer may not read, and write other right answers."""
    hand = set(table.hands.get(viewer if viewer is not None else NOBODY, ()))
    offered: set[Card] = set()
    if table.offer and table.challenge and table.offer.asker == viewer:
        offered = {table.challenge.claim.cards[place] for place in table.offer.cards}
    unread = [card for card in table.on_card if card not in hand | offered]
    pool = [*(table.on_card[card] for card in unread), *table.spare]
    chance.shuffle(pool)
    on_card = table.on_card | dict(zip(unread, pool, strict=False))
    read = {table.on_card[card] for card in hand | offered if card in table.on_card}
    questions = {}
    for number, (name, question) in enumerate(table.questions.items()):
        if table.asking and table.asking.question == name:
            questions[name] = question if table.asking.answered else _other_answer(question, chance)
        elif name in read:
            questions[name] = replace(_another(name, number, chance), text=question.text, topic=question.topic)
        else:
            questions[name] = _another(name, number, chance)
    return replace(
        table,
        on_card=on_card,
        spare=tuple(pool[len(unread) :]),
        questions=questions,
        missed=frozenset(chance.sample(sorted(table.questions), chance.randint(0, len(table.questions)))),
    )


def _other_answer(question: Question, chance: Random) -> Question:
    """Return the question with everything that is known before the answer, and anything else as the answer."""
    right = chance.sample(range(len(question.choices)), chance.randint(0, len(question.choices)))
    return replace(
        question,
        choices=tuple(Choice(choice.text, place in right) for place, choice in enumerate(question.choices)),
        accept=("another", "answer") if question.kind is Kind.TYPED else (),
        explanation=f"another explanation {chance.random()}",
        cards=("QD",),
        difficulty="another",
    )


def _another(name: str, number: int, chance: Random) -> Question:
    """Return any other question under this id."""
    return Question(
        id=name,
        text=f"another text {number} {chance.random()}",
        kind=Kind.CHOICE,
        choices=tuple(Choice(f"another choice {chance.random()}", chance.random() < 0.5) for _ in range(4)),
        explanation="another explanation",
        topic="another topic",
        time=chance.choice([None, 5, 90]),
    )
