"""Random play by the rules: each step is one of the commands that are allowed, all equally likely.

The player reads the game state and builds no view, as the random players of other game engines do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from quizbs.game import NO_GAME, decide, evolve
from quizbs.game import commands as c
from quizbs.game.actors import Clock
from quizbs.game.options import PRESETS
from quizbs.game.presence import awaited_along
from quizbs.game.state import voters
from quizbs.game.turns import choice_of_cards
from quizbs.quiz.question import Choice, Kind, Question
from tests.support.game_story import By, by, given

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator, Sequence
    from random import Random

    from quizbs.game.state import Asking, GameState

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


def play(command: c.Command | By, chance: Random, told: Counter[str] | None = None) -> Iterator[GameState]:
    """Play a game to its end and yield the game after each accepted command. ``told`` counts commands by class name."""
    game, now = NO_GAME, 0.0
    while True:
        for event in decide(game, *given(command), now, chance):
            game = evolve(game, event)
        yield game
        if told is not None:
            told[type(given(command).command).__name__] += 1
        if game.phase == "over":
            return
        command = _any_command(game, chance)
        if now < game.clock.free_at:
            now = game.clock.free_at
        if command.actor == Clock() and game.clock.closes_at is not None:
            now = max(now, game.clock.closes_at)


def _any_command(game: GameState, chance: Random) -> By:
    match game.phase:
        case "turn" | "last":
            return _at_a_turn(game, chance)
        case "explaining" if game.turn.asking:
            waiting = [seat for seat in game.seats if seat not in game.turn.ready]
            return by(_one_of(waiting, chance), c.Ready(game.turn.asking.number))
        case "answering" if game.turn.asking:
            return _answer(game, game.turn.asking, chance)
        case "choosing" if game.turn.offer and game.turn.challenge:
            offer = game.turn.offer
            card, answerer = _one_of(offer.cards, chance), _one_of(offer.answerers, chance)
            return by(offer.asker, c.Ask(game.turn.challenge.number, card, answerer))
        case "discard" if game.turn.settled and game.turn.settled.hunter:
            hunter = game.turn.settled.hunter
            ids = [game.deck.ids[card] for card in game.deck.hands[hunter]]
            return by(hunter, c.Discard(game.challenges, _one_of(ids, chance)))
        case _:
            return by(Clock(), c.Skip(game.clock.step))


def _answer(game: GameState, asking: Asking, chance: Random) -> By:
    choices = (_one_of(asking.order, chance),)
    waiting = [*awaited_along(game), *(() if asking.answered else (asking.answerer,))]
    return by(_one_of(waiting, chance), c.Answer(asking.number, choices=choices))


def _at_a_turn(game: GameState, chance: Random) -> By:
    claim = game.turn.claim
    doubters = [*(voters(game, claim.seat) - claim.believers)] if claim and claim.open else []
    chosen = int(chance.random() * (2 * len(doubters) + (game.phase == "turn")))
    if claim and chosen < len(doubters):
        return by(doubters[chosen], c.Call(claim.number))
    if claim and chosen < 2 * len(doubters):
        return by(doubters[chosen - len(doubters)], c.Believe(claim.number))
    choice = choice_of_cards(game, game.turn.seat)
    count = choice.least + int(chance.random() * (choice.most - choice.least + 1))
    cards = chance.sample(choice.cards, count) if count > 1 else [_one_of(choice.cards, chance)]
    return by(game.turn.seat, c.Play(game.turn.number, tuple([game.deck.ids[card] for card in cards])))


def _one_of(things: Sequence[Thing], chance: Random) -> Thing:
    """Return a random item, as ``chance.choice`` does, in a third of the time."""
    return things[int(chance.random() * len(things))]
