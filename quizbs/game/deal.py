"""Dealing: the beginning of a game (A2, B3–B5, C1–C3)."""

from random import Random

from quizbs.game.cards import Card, deck_of, in_order
from quizbs.game.commands import Open
from quizbs.game.events import Dealt
from quizbs.game.options import Options, deck_for, decks_for
from quizbs.game.refusal import require
from quizbs.game.table import Table
from quizbs.quiz.laying import lay, take


def open_table(table: Table, command: Open, now: float, chance: Random) -> list[Dealt]:
    """Deal equal hands; what is left begins the pile, or goes one by one to the first seats.

    Raises ``Refused``: ``closed`` when this table has been dealt, and all of ``deck_for``.
    """
    require(not table.phase, "closed")
    options, seats = command.options, command.seats
    last_rank, decks = deck_for(options, len(seats)), decks_for(options, len(seats))
    cards = deck_of(last_rank, decks)
    chance.shuffle(cards)
    starter = _starter(options, command, chance)
    order = _from(seats, starter, options)
    each = len(cards) // len(seats)
    hands = {seat: cards[number * each : (number + 1) * each] for number, seat in enumerate(order)}
    pile: list[Card] = cards[each * len(seats) :]
    if options.remainder == "dealt":
        for seat, card in zip(order, pile, strict=False):
            hands[seat].append(card)
        pile = []
    bank = take(command.bank, cards, chance) if options.questions else []
    on_card, spare = lay(bank, cards)
    return [
        Dealt(
            at=now,
            options=options,
            last_rank=last_rank,
            decks=decks,
            seats=seats,
            signs=command.signs,
            hands=tuple(in_order(hands[seat]) for seat in seats),
            pile=tuple(pile),
            starter=starter,
            closes_at=now + options.turn_time if options.turn_time and options.first_lap_clock else None,
            questions=tuple(bank),
            language=command.language,
            on_card=on_card,
            spare=spare,
        )
    ]


def _starter(options: Options, command: Open, chance: Random) -> int:
    match options.starter:
        case "bottle":  # C1; whoever it points at deals and begins
            return chance.choice(command.seats)
        case "rotates":
            return command.seats[(command.round - 1) % len(command.seats)]
        case "left_of_dealer":  # A4, B5: clockwise, the next seat sits to the left
            seats = command.seats
            return seats[(seats.index(command.dealer) + 1) % len(seats)]


def _from(seats: tuple[int, ...], first: int, options: Options) -> list[int]:
    at = seats.index(first)
    order = [*seats[at:], *seats[:at]]
    return order if options.direction == "clockwise" else [order[0], *reversed(order[1:])]
