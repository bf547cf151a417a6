"""Makes a game that one viewer can't distinguish from the real one: everything hidden from the viewer is changed.

The viewer's views of both games must be equal. This finds more leaks than a search for words in the JSON: counts,
orders and flags, too.
"""

from __future__ import annotations

import functools
import itertools
from typing import TYPE_CHECKING

from msgspec.structs import replace

from quizbs.game.accommodation import Accommodation
from quizbs.game.cards import in_order
from quizbs.game.shining import shows_knowers
from quizbs.game.state import AlongAnswer, acting_seat
from quizbs.game.views.game_view import LEAST_COUNTED
from quizbs.quiz.question import Choice, Kind, Question

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from quizbs.game.cards import Card
    from quizbs.game.state import Asking, GameState

NOBODY = -1


def disguised(game: GameState, viewer: int | None, chance: Random) -> GameState:
    """Return a random game that differs from ``game`` only in what ``viewer`` may not know.

    ``viewer`` is a seat, or ``None`` for the projector.
    """
    game = _other_caller(game, viewer, chance)
    game = _other_answers(game, viewer, chance)
    game = _other_eases(game, viewer, chance)
    return _other_questions(_other_cards(game, viewer, chance), viewer, chance)


def _other_eases(game: GameState, viewer: int | None, chance: Random) -> GameState:
    """Return the game with random accommodations, and ends of their own clocks, for all seats except ``viewer``."""
    accommodations = {seat: accommodation for seat, accommodation in game.accommodations.items() if seat == viewer}
    for seat in (*game.seats, *game.guests):
        if seat != viewer and chance.random() < 0.5:
            time, may_pass, fewer = (
                chance.choice([0.0, 1.0, 1.5, 2.0, 10.0]),
                chance.random() < 0.5,
                chance.random() < 0.5,
            )
            accommodations[seat] = Accommodation(time=time, may_pass=may_pass, fewer=fewer, large=True)
    asking = game.turn.asking
    if asking and not (viewer in accommodations and accommodations[viewer].fewer):
        places = range(len(asking.order))
        asking = replace(asking, without=tuple(chance.sample(places, chance.randint(0, len(places)))))
    acting, closes_at = acting_seat(game), game.clock.closes_at
    if acting not in {None, viewer} and acting not in game.autoplay:
        closes_at = chance.choice([None, game.clock.began_at + 1, game.clock.began_at + 999])
    why = {seat: chance.choice(["away", "host", "removed"]) for seat in game.why}
    turn, clock = replace(game.turn, asking=asking), replace(game.clock, closes_at=closes_at)
    return replace(game, turn=turn, clock=clock, accommodations=accommodations, why=why)


def _other_answers(game: GameState, viewer: int | None, chance: Random) -> GameState:
    """Return the game with other answers of all seats except ``viewer``.

    The answer of the asked seat is changed until it is shown, those of seats that answer along always.

    While a question is open, the viewer knows who has answered (with quiet calls only how many), but no answers. Once
    it is shown, the viewer knows the answers if they are four or more, but not who gave which.
    """
    asking, tally = game.turn.asking, dict(game.tally)
    for seat, counts in game.tally.items():  # others' right answers are secret until the end
        if seat != viewer and game.phase != "over":
            tally[seat] = replace(counts, along=counts.along + 1, along_right=chance.randint(0, 9), right=9)
    seen = {name: frozenset(game.seats) for name in game.questions.bank}
    game = replace(game, tally=tally, questions=replace(game.questions, seen=seen))
    if asking is None:
        return game
    if asking.answered and not asking.shown and asking.answerer != viewer:
        right = chance.random() < 0.5
        asking = replace(asking, right=right, choices=(chance.randint(0, 2),), text=chance.choice([None, "other"]))
    along = _along_otherwise(game, asking, viewer, chance)
    return replace(game, turn=replace(game.turn, asking=replace(asking, along=along)))


def _along_otherwise(game: GameState, asking: Asking, viewer: int | None, chance: Random) -> dict[int, AlongAnswer]:
    """Return random answers along of other seats that agree with what the viewer knows."""
    own = {seat: given for seat, given in asking.along.items() if seat == viewer}
    others = [seat for seat in asking.along if seat != viewer]
    if game.phase == "answering" and game.options.quiet:
        able = {*game.seats, *game.guests} - game.autoplay - game.bots - {asking.answerer, viewer}
        here = [seat for seat in others if seat in able]  # seats that have left, and bots, aren't awaited
        others = [seat for seat in others if seat not in able] + chance.sample(sorted(able), len(here))
    along = own | {seat: AlongAnswer(chance.random() < 0.5, (0,), None) for seat in others}
    if asking.shown and shows_knowers(game):  # then all know who was right, but not the answers of the others
        along |= {seat: replace(asking.along[seat], choices=(0,), text=None) for seat in asking.along if seat != viewer}
    in_time = [seat for seat in asking.along if seat not in asking.late]
    if asking.shown and len(in_time) + asking.answered >= LEAST_COUNTED:
        everybody = [seat for seat in in_time if seat != viewer]
        alike = [[seat for seat in everybody if asking.along[seat].right is right] for right in (True, False, None)]
        for told in alike if shows_knowers(game) else [everybody]:
            given = chance.sample(told, len(told))
            along |= {seat: asking.along[other] for seat, other in zip(told, given, strict=True)}
    return along


def _other_caller(game: GameState, viewer: int | None, chance: Random) -> GameState:
    """Return the game with another caller, if calls are quiet and ``viewer`` is neither the caller nor the claimant."""
    challenge, asking = game.turn.challenge, game.turn.asking
    if not game.options.quiet:
        return game
    game = replace(game, in_row={seat: row for seat, row in game.in_row.items() if row[0] == viewer})
    tally = {
        seat: counts if seat == viewer else replace(counts, calls=counts.calls + 1)
        for seat, counts in game.tally.items()
    }
    game = replace(game, tally=tally)
    if game.turn.claim and viewer not in game.turn.claim.believers:  # the viewer knows only its own belief
        game = replace(game, turn=replace(game.turn, claim=replace(game.turn.claim, believers=frozenset())))
    if challenge is None or challenge.caller is None or viewer in (challenge.caller, challenge.claim.seat):
        return game
    caller = challenge.caller
    taken = {*asking.along, asking.answerer} if asking else set()  # a seat named as answering has not called
    if game.turn.offer and len(game.turn.offer.answerers) == 1:
        taken |= {*game.turn.offer.answerers}
    alike = {seat for seat in game.seats if seat not in game.autoplay | game.bots}
    if caller not in alike:
        return game
    able = sorted(alike - {challenge.claim.seat, viewer} - taken)
    other = chance.choice(able) if able else caller

    def named(seat: int) -> int:
        return other if seat == caller else seat

    offer, settled = game.turn.offer, game.turn.settled
    if offer and len(offer.answerers) == 1:
        offer = replace(offer, answerers=tuple(map(named, offer.answerers)))
    settled = settled and replace(
        settled,
        loser=None if settled.loser is None else named(settled.loser),
        hunter=None if settled.hunter is None else named(settled.hunter),
    )
    answerer = asking and (named(asking.answerer) if caller == challenge.loser else asking.answerer)
    turn = replace(
        game.turn,
        challenge=replace(challenge, caller=other),
        offer=offer and replace(offer, asker=named(offer.asker)),
        asking=asking and replace(asking, asker=named(asking.asker), answerer=answerer),
        settled=settled,
    )
    return replace(game, turn=turn)


def _other_cards(game: GameState, viewer: int | None, chance: Random) -> GameState:
    """Return the game with all cards shuffled that ``viewer`` can't see.

    They are in other hands, in the pile, in a claim that hasn't turned, or out of the game.
    """
    own = set(game.deck.hands.get(viewer if viewer is not None else NOBODY, ()))
    challenge = game.turn.challenge
    public = set(challenge.claim.cards[: challenge.turned]) if challenge else set()
    public |= {game.deck.open_card} if game.deck.open_card else set()
    hidden = [card for card in _all(game) if card not in own | public]
    shuffled = list(hidden)
    chance.shuffle(shuffled)
    other = dict(zip(hidden, shuffled, strict=True))

    def changed(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(other.get(card, card) for card in cards)

    hands: dict[int, tuple[Card, ...]] = {}
    ids: dict[Card, int] = {}
    for seat, hand in game.deck.hands.items():
        hands[seat] = hand if seat == viewer else in_order(changed(hand))
        numbers = [game.deck.ids[card] for card in hand]
        if seat != viewer:
            chance.shuffle(numbers)
        ids |= dict(zip(hands[seat], numbers, strict=True))
    claim, settled = game.turn.claim, game.turn.settled
    deck, turn = game.deck, game.turn
    deck = replace(deck, hands=hands, ids=ids, pile=changed(deck.pile), gone=changed(deck.gone))
    turn = replace(
        turn,
        claim=claim and replace(claim, cards=changed(claim.cards)),
        challenge=challenge
        and replace(challenge, claim=replace(challenge.claim, cards=changed(challenge.claim.cards))),
        settled=settled and replace(settled, takes=changed(settled.takes), leaves=changed(settled.leaves)),
    )
    return replace(game, deck=deck, turn=turn)


def _all(game: GameState) -> list[Card]:
    return [*game.deck.pile, *game.deck.gone, *(card for hand in game.deck.hands.values() for card in hand)]


def _other_questions(game: GameState, viewer: int | None, chance: Random) -> GameState:
    """Return the game with other questions on cards, and other right answers, where ``viewer`` may not read them."""
    hand = set(game.deck.hands.get(viewer if viewer is not None else NOBODY, ()))
    offered: set[Card] = set()
    if game.turn.offer and game.turn.challenge and game.turn.offer.asker == viewer:
        offered = {game.turn.challenge.claim.cards[place] for place in game.turn.offer.cards}
    unread = [card for card in game.questions.on_card if card not in hand | offered]
    pool = [*(game.questions.on_card[card] for card in unread), *game.questions.spare]
    chance.shuffle(pool)
    on_card = game.questions.on_card | dict(zip(unread, pool, strict=False))
    read = {game.questions.on_card[card] for card in hand | offered if card in game.questions.on_card}
    bank = {}
    for number, (name, question) in enumerate(game.questions.bank.items()):
        if game.turn.asking and game.turn.asking.question == name:
            bank[name] = question if game.turn.asking.shown else _other_answer(question, chance)
        elif name in read:
            bank[name] = replace(_another(name, number, chance), text=question.text, topic=question.topic)
        else:
            bank[name] = _another(name, number, chance)
    questions = replace(
        game.questions,
        on_card=on_card,
        spare=tuple(pool[len(unread) :]),
        bank=bank,
        missed=frozenset(chance.sample(sorted(bank), chance.randint(0, len(bank)))),
    )
    return replace(game, questions=questions)


def _other_answer(question: Question, chance: Random) -> Question:
    """Return the question with the same text and choices, but another answer, explanation, feedback and cards."""
    right = chance.sample(range(len(question.choices)), chance.randint(0, len(question.choices)))
    return replace(
        question,
        choices=tuple(
            Choice(choice.text, place in right, f"another feedback {chance.random()}")
            for place, choice in enumerate(question.choices)
        ),
        accept=("another", "answer") if question.kind is Kind.TYPED else (),
        explanation=f"another explanation {chance.random()}",
        cards=("QD",),
        difficulty="another",
    )


def _another(name: str, number: int, chance: Random) -> Question:
    """Return a random question with the id ``name``; ``number`` is part of its texts."""
    return chance.choice(_others(name, number))


@functools.cache
def _others(name: str, number: int) -> tuple[Question, ...]:
    """Return some questions with the id ``name`` and with ``number`` in their texts.

    They are cached since they are used tens of thousands of times.
    """
    return tuple(
        Question(
            id=name,
            text=f"another text {number} {other}",
            kind=Kind.CHOICE,
            choices=tuple(Choice(f"another choice {number} {other} {place}", place in right) for place in range(4)),
            explanation="another explanation",
            topic="another topic",
            time=time,
        )
        for other, (right, time) in enumerate(itertools.product([(), (0,), (1, 2), (3,)], [None, 5, 90]))
    )
