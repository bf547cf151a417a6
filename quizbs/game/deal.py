"""Dealing: the start of a game (rules A2, B3–B5, C1–C3)."""

from collections.abc import Sequence
from random import Random

from quizbs.game.accommodation import NO_ACCOMMODATION
from quizbs.game.bottle import stops_at
from quizbs.game.cards import Card, deck_of, in_order
from quizbs.game.commands import Open
from quizbs.game.events import Dealt
from quizbs.game.options import Options, deck_for, decks_for
from quizbs.game.refusal import require
from quizbs.game.state import GameState
from quizbs.quiz.card_questions import lay, take
from quizbs.quiz.question import Question


def open_game(game: GameState, command: Open, now: float, chance: Random) -> list[Dealt]:
    """Return the event of a new deal.

    Raises ``Refused``: ``closed`` if the game has been dealt already, or with a code of ``deck_for``.
    """
    require(not game.phase, "closed")
    options, seats = command.options, command.seats
    last_rank, decks = deck_for(options, len(seats)), decks_for(options, len(seats))
    cards = deck_of(last_rank, decks)
    chance.shuffle(cards)
    starter = known_starter(options, seats, command.dealer, command.round)
    first = starter or left_of(seats, command.dealer)
    hands, pile = _shared_out(cards, _from(seats, first, options), to_the_last=options.remainder == "dealt")
    questions = _questions(command, cards, chance)
    on_card, spare = lay(questions, cards)
    known = {question.id for question in questions}
    first_turn = options.turn_time * command.accommodations.get(first, NO_ACCOMMODATION).time
    turn_closes = now + first_turn if first_turn and options.first_lap_clock else None
    return [
        Dealt(
            at=now,
            options=options,
            last_rank=last_rank,
            decks=decks,
            seats=seats,
            signs=command.signs,
            hands=tuple(in_order(hands[seat]) for seat in seats),
            pile=pile,
            starter=starter or 0,
            closes_at=turn_closes if starter else stops_at(options, now),
            questions=questions,
            language=command.language,
            on_card=on_card,
            spare=spare,
            accommodations=command.accommodations,
            guests=command.guests,
            bots=command.bots,
            seen={question: seats for question, seats in command.seen.items() if question in known},
            missed=tuple(question for question in command.missed if question in known),
            stamp=True,
            rows=command.rows,
        )
    ]


def _shared_out(
    cards: Sequence[Card], order: Sequence[int], *, to_the_last: bool
) -> tuple[dict[int, list[Card]], tuple[Card, ...]]:
    """Return equal hands by seat, and the remaining cards as the pile.

    With ``to_the_last`` the pile stays empty: the first seats of ``order`` get one more card.
    """
    each = len(cards) // len(order)
    hands = {seat: list(cards[number * each : (number + 1) * each]) for number, seat in enumerate(order)}
    rest = cards[each * len(order) :]
    if not to_the_last:
        return hands, tuple(rest)
    for seat, card in zip(order, rest, strict=False):
        hands[seat].append(card)
    return hands, ()


def _questions(command: Open, cards: Sequence[Card], chance: Random) -> tuple[Question, ...]:
    """Return the questions of the new game, in the order in which they are assigned to cards."""
    if not command.options.questions:
        return ()
    taken = take(command.bank, cards, chance, command.first)
    return tuple(sorted(taken, key=lambda question: question.id in command.seen))  # stable: unseen ones first


def known_starter(options: Options, seats: tuple[int, ...], dealer: int, round_number: int) -> int | None:
    """Return the seat that starts, ``None`` if the bottle decides later.

    ``seats`` are clockwise and include ``dealer``.
    """
    match options.starter:
        case "bottle":  # C1; it stops after the deal
            return None
        case "rotates":
            return seats[(round_number - 1) % len(seats)]
        case "left_of_dealer":  # A4, B5: clockwise, the next seat sits to the left
            return left_of(seats, dealer)


def left_of(seats: tuple[int, ...], dealer: int) -> int:
    """Return the seat to the left of the dealer."""
    return seats[(seats.index(dealer) + 1) % len(seats)]


def _from(seats: tuple[int, ...], first: int, options: Options) -> list[int]:
    at = seats.index(first)
    order = [*seats[at:], *seats[:at]]
    return order if options.direction == "clockwise" else [order[0], *reversed(order[1:])]
