"""Dealing: the beginning of a game (A2, B3–B5, C1–C3)."""

from random import Random

from quizbs.game.accommodation import NO_ACCOMMODATION
from quizbs.game.cards import Card, deck_of, in_order
from quizbs.game.commands import Open
from quizbs.game.events import Dealt
from quizbs.game.options import Options, deck_for, decks_for
from quizbs.game.refusal import require
from quizbs.game.state import GameState
from quizbs.quiz.card_questions import lay, take


def open_game(game: GameState, command: Open, now: float, chance: Random) -> list[Dealt]:
    """Deal equal hands; what is left begins the pile, or goes one by one to the first seats.

    Raises ``Refused``: ``closed`` when this table has been dealt, and all of ``deck_for``.
    """
    require(not game.phase, "closed")
    options, seats = command.options, command.seats
    last_rank, decks = deck_for(options, len(seats)), decks_for(options, len(seats))
    cards = deck_of(last_rank, decks)
    chance.shuffle(cards)
    starter = known_starter(options, seats, command.dealer, command.round)
    if starter is None:
        starter = chance.choice(seats)
    order = _from(seats, starter, options)
    each = len(cards) // len(seats)
    hands = {seat: cards[number * each : (number + 1) * each] for number, seat in enumerate(order)}
    pile: list[Card] = cards[each * len(seats) :]
    if options.remainder == "dealt":
        for seat, card in zip(order, pile, strict=False):
            hands[seat].append(card)
        pile = []
    bank = take(command.bank, cards, chance) if options.questions else []
    bank.sort(key=lambda question: question.id in command.seen)  # stable: what nobody has seen comes first
    on_card, spare = lay(bank, cards)
    known = {question.id for question in bank}
    first_turn = options.turn_time * command.accommodations.get(starter, NO_ACCOMMODATION).time
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
            closes_at=now + first_turn if first_turn and options.first_lap_clock else None,
            questions=tuple(bank),
            language=command.language,
            on_card=on_card,
            spare=spare,
            accommodations=command.accommodations,
            guests=command.guests,
            bots=command.bots,
            seen={question: seats for question, seats in command.seen.items() if question in known},
            missed=tuple(question for question in command.missed if question in known),
            stamp=True,
        )
    ]


def known_starter(options: Options, seats: tuple[int, ...], dealer: int, round_number: int) -> int | None:
    """Return who will begin, or ``None`` where only the deal draws it. ``seats`` clockwise, ``dealer`` one of them."""
    match options.starter:
        case "bottle":  # C1; whoever it points at deals and begins
            return None
        case "rotates":
            return seats[(round_number - 1) % len(seats)]
        case "left_of_dealer":  # A4, B5: clockwise, the next seat sits to the left
            return seats[(seats.index(dealer) + 1) % len(seats)]


def _from(seats: tuple[int, ...], first: int, options: Options) -> list[int]:
    at = seats.index(first)
    order = [*seats[at:], *seats[:at]]
    return order if options.direction == "clockwise" else [order[0], *reversed(order[1:])]
