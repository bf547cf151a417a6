"""Random play through the rules: at every step one of all the commands that are allowed, each as likely as another.

The player reads the table itself and builds no view, as the random players of the other engines do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from quizbs.game import NO_TABLE, decide, evolve
from quizbs.game import commands as c
from quizbs.game.options import PRESETS
from quizbs.game.plays import choice_of_cards
from quizbs.game.presence import awaited_along
from quizbs.game.table import voters
from quizbs.quiz.question import Choice, Kind, Question

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator, Sequence
    from random import Random

    from quizbs.game.table import Asking, Table

Thing = TypeVar("Thing")

BANK = tuple(
    Question(
        id=str(number),
        text=f"What is {number} + 1?",
        kind=Kind.CHOICE,
        choices=tuple(Choice(str(number + more), right=more == 1) for more in range(4)),
    )
    for number in range(60)
)


def opening(preset: str, seats: int, number: int) -> c.Open:
    """Return the command that deals game ``number`` of a preset."""
    places = tuple(range(1, seats + 1))
    return c.Open(
        options=PRESETS[preset],
        seats=places,
        signs=tuple(range(seats)),
        dealer=places[number % seats],
        round=number + 1,
        bank=BANK,
        language="en",
    )


def play(command: c.Command, chance: Random, told: Counter[str] | None = None) -> Iterator[Table]:
    """Play a game to its end and yield the table after each accepted command. ``told`` counts the commands."""
    table, now = NO_TABLE, 0.0
    while True:
        for event in decide(table, command, now, chance):
            table = evolve(table, event)
        yield table
        if told is not None:
            told[type(command).__name__] += 1
        if table.phase == "over":
            return
        command = _any_command(table, chance)
        if now < table.free_at:
            now = table.free_at
        if type(command) is c.Due and table.closes_at is not None:
            now = max(now, table.closes_at)


def _any_command(table: Table, chance: Random) -> c.Command:
    match table.phase:
        case "turn" | "last":
            return _at_a_turn(table, chance)
        case "explaining" if table.asking:
            waiting = [seat for seat in table.seats if seat not in table.ready]
            return c.Ready(_one_of(waiting, chance), table.asking.number)
        case "answering" if table.asking:
            return _answer(table, table.asking, chance)
        case "choosing" if table.offer and table.challenge:
            offer = table.offer
            card, answerer = _one_of(offer.cards, chance), _one_of(offer.answerers, chance)
            return c.Ask(offer.asker, table.challenge.number, card, answerer)
        case "discard" if table.settled and table.settled.hunter and table.challenge:
            hunter = table.settled.hunter
            return c.Discard(hunter, table.challenge.number, table.ids[_one_of(table.hands[hunter], chance)])
        case _:
            return c.Due(table.step)


def _answer(table: Table, asking: Asking, chance: Random) -> c.Command:
    choices = (_one_of(asking.order, chance),)
    waiting = [*awaited_along(table), *(() if asking.answered else (asking.answerer,))]
    seat = _one_of(waiting, chance)
    if seat == asking.answerer:
        return c.Answer(seat, asking.number, choices=choices)
    return c.AnswerAlong(seat, asking.number, choices=choices)


def _at_a_turn(table: Table, chance: Random) -> c.Command:
    claim = table.claim
    doubters = [*(voters(table, claim.seat) - claim.believers)] if claim and claim.open else []
    chosen = int(chance.random() * (2 * len(doubters) + (table.phase == "turn")))
    if claim and chosen < len(doubters):
        return c.Call(doubters[chosen], claim.number)
    if claim and chosen < 2 * len(doubters):
        return c.Believe(doubters[chosen - len(doubters)], claim.number)
    choice = choice_of_cards(table, table.turn)
    count = choice.least + int(chance.random() * (choice.most - choice.least + 1))
    cards = chance.sample(choice.cards, count) if count > 1 else [_one_of(choice.cards, chance)]
    return c.Play(table.turn, table.turn_number, tuple([table.ids[card] for card in cards]))


def _one_of(things: Sequence[Thing], chance: Random) -> Thing:
    """Return one of them: as ``chance.choice`` does, in a third of its time."""
    return things[int(chance.random() * len(things))]
