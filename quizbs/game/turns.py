"""A turn: playing cards, believing and calling (rules A5–A16, B5–B10, C3–C10)."""

from math import ceil
from random import Random
from typing import Literal

import msgspec

from quizbs.game.cards import Card, rank_of
from quizbs.game.challenge import go_on
from quizbs.game.clocks import length_of, shared_closes, turn_closes
from quizbs.game.commands import Believe, Call, Pass, Play
from quizbs.game.events import Believed, ClaimStood, Event, Laid, Opened, Passed
from quizbs.game.evolve import evolve, replay
from quizbs.game.legal_moves import has_token, may_pass, too_often, turn_is_open
from quizbs.game.ranking import end_event
from quizbs.game.refusal import Refused, require
from quizbs.game.reveal import call_event, show_event
from quizbs.game.state import (
    Claim,
    GameState,
    accommodation_of,
    ends_with,
    has_ended,
    held,
    rank_after,
    seat_after,
    voters,
)


class CardChoice(msgspec.Struct, frozen=True):
    """What a seat may play: between ``least`` and ``most`` of ``cards``; more than ``usual`` is obviously a cheat.

    ``truth`` says why: ``free``; ``any`` or ``all``, which means that the seat has the rank and must play some, or all,
    of it; ``bluff``: it doesn't have the rank.
    """

    cards: tuple[Card, ...]
    least: int
    most: int
    usual: int
    truth: Literal["free", "any", "all", "bluff"]


def choice_of_cards(game: GameState, seat: int) -> CardChoice:
    """Return what the seat in turn may play."""
    options, hand = game.options, game.deck.hands[seat]
    if game.turn.rank is None:  # C3: any one card, face up
        return CardChoice(hand, 1, 1, 1, "free")
    true = held(game, seat, game.turn.rank)
    usual = min(options.most_cards * game.deck.decks, len(hand))
    if not true or options.truth == "free":
        truth: Literal["free", "bluff"] = "free" if options.truth == "free" else "bluff"
        if not true and options.first_bluff == "one" and game.turn.number == 1:  # A6
            return CardChoice(hand, 1, 1, 1, truth)
        return CardChoice(
            hand, 1, len(hand) if options.overclaim else usual, usual, truth
        )  # B8: advised against, allowed
    most = min(len(true), usual)
    if options.truth_count == "all":  # A5, A11
        return CardChoice(true, most, most, most, "all")
    return CardChoice(true, 1, most, most, "any")


def _its_turn(game: GameState, seat: int, command: Play | Pass, now: float) -> list[Event]:
    """Return the event that starts the seat's turn if an explanation is still shown, otherwise nothing.

    Raises ``Refused`` if the seat may not play now.
    """
    require(turn_is_open(game) and command.turn == game.turn.number, "closed")
    require(seat == game.turn.seat, "not_your_turn")
    require(now >= game.clock.free_at, "too_early", left=ceil((game.clock.free_at - now) * 1000))
    return [] if game.phase == "turn" else go_on(game, now)


def play(game: GameState, seat: int, command: Play, now: float, _: Random) -> list[Event]:
    """Return the events of playing cards.

    Raises ``Refused`` if it isn't the seat's turn, too early, or for wrong cards.
    """
    begins = _its_turn(game, seat, command, now)
    ids = {game.deck.ids[card]: card for card in game.deck.hands[seat]}
    require(len(set(command.cards)) == len(command.cards) and ids.keys() >= set(command.cards), "wrong_cards")
    cards = tuple(ids[number] for number in command.cards)
    choice = choice_of_cards(game, seat)
    require(set(cards) <= set(choice.cards), "must_be_true")
    require(len(cards) >= choice.least, "must_be_true" if choice.truth == "all" else "too_few")
    require(len(cards) <= choice.most, "too_many", most=choice.most)
    return [*begins, *lay_down(replay(begins, game), seat, cards, now)]


def lay_down(game: GameState, seat: int, cards: tuple[Card, ...], now: float, *, autoplay: bool = False) -> list[Event]:
    """Return the events of a play that has been checked. ``autoplay``: a bot plays for the seat."""
    following = seat_after(game, seat)
    if game.turn.rank is None:
        closes_at = turn_closes(game, following, game.turn.number + 1, now)
        opened = Opened(seat, cards[0], now, closes_at, autoplay)
        ends = rank_after(game, rank_of(cards[0])) is None
        return [opened, end_event(evolve(game, opened))] if ends else [opened]
    free_at = now + game.options.window
    if len(cards) == len(game.deck.hands[seat]) or ends_with(game, game.turn.rank):
        closes_at = shared_closes(voters(game, seat), now, length_of(game, "last_window"))
        return [Laid(seat, cards, now, free_at, closes_at, autoplay)]
    return [Laid(seat, cards, now, free_at, turn_closes(game, following, game.turn.number + 1, free_at), autoplay)]


def pass_turn(game: GameState, seat: int, command: Pass, now: float, _: Random) -> list[Event]:
    """Return the events of passing.

    Raises ``Refused``: as ``play``, and ``must_be_true`` if the seat must play the rank.
    """
    begins = _its_turn(game, seat, command, now)
    allowed = game.options.passing or accommodation_of(game, seat).may_pass
    require(game.turn.rank is not None and allowed, "not_now")
    require(may_pass(game, seat), "must_be_true")
    return [*begins, *_passed(replay(begins, game), seat, now)]


def _passed(game: GameState, seat: int, now: float, *, autoplay: bool = False) -> list[Event]:
    following = seat_after(game, seat)
    passed = Passed(seat, now, turn_closes(game, following, game.turn.number + 1, now), autoplay)
    after = evolve(game, passed)
    return [passed, end_event(after)] if has_ended(after) else [passed]


def autoplay_turn(game: GameState, now: float, chance: Random) -> list[Event]:
    """Return the events of a bot's play for the seat in turn: all cards of the rank, or one random card (rules A5–A13).

    A seat that may pass instead of cheating passes.
    """
    seat = game.turn.seat
    if accommodation_of(game, seat).may_pass and may_pass(game, seat):
        return _passed(game, seat, now, autoplay=True)
    choice = choice_of_cards(game, seat)
    cards = held(game, seat, game.turn.rank) if choice.truth != "any" else choice.cards
    cards = cards[: choice.usual] or (chance.choice(choice.cards),)
    return lay_down(game, seat, cards, now, autoplay=True)


def open_claim(game: GameState, number: int) -> Claim:
    """Return the claim with this number if it may still be called. Raises ``Refused``: ``closed``."""
    claim = game.turn.claim
    if claim is None or not claim.open or claim.number != number:
        raise Refused("closed")
    return claim


def _voter(game: GameState, seat: int, number: int) -> Claim:
    claim = open_claim(game, number)
    require(claim.seat != seat, "own_claim")
    require(seat not in claim.believers, "believed")
    require(game.options.callers == "anyone" or seat == seat_after(game, claim.seat), "not_next")
    require(seat not in game.autoplay, "not_now")  # a bot plays for it, and accepts every claim
    return claim


def believe(game: GameState, seat: int, command: Believe, now: float, chance: Random) -> list[Event]:
    """Return the events of believing a claim.

    Once all voters do, it can't be called any more, even if it was a last card.
    """
    claim = _voter(game, seat, command.claim)
    events: list[Event] = [Believed(seat)]
    if claim.believers | {seat} >= voters(game, claim.seat):
        events += accept_claim(game, claim, now, chance)
    return events


def call(game: GameState, seat: int, command: Call, now: float, chance: Random) -> list[Event]:
    """Return the event of a call. The first call that arrives counts."""
    claim = _voter(game, seat, command.claim)
    require(has_token(game, seat, claim), "no_tokens")
    require(not too_often(game, seat, claim), "in_a_row")
    return [call_event(game, claim, seat, now, chance)]


def last_over(game: GameState, now: float, chance: Random) -> list[Event]:
    """Return the events when the time to call a hand's last cards is over."""
    if game.turn.claim is None:
        raise Refused("closed")
    return accept_claim(game, game.turn.claim, now, chance)


def accept_claim(game: GameState, claim: Claim, now: float, chance: Random) -> list[Event]:
    """Return the events of a claim that nobody called.

    If it was a hand's last card, the seat has won, or has to show the cards first (rule B15).
    """
    if claim.last and game.options.last_card == "honest":
        return [show_event(game, claim, now, chance)]
    before, closes_at = game.clock.closes_at, turn_closes(game, game.turn.seat, game.turn.number, now)
    if closes_at is not None and before is not None:  # a turn isn't extended because others believe late
        closes_at = min(closes_at, before)
    stood = ClaimStood(now, closes_at)
    if claim.last:
        return [stood, end_event(game, claim.seat)]
    if has_ended(game):
        return [stood, end_event(game)]
    return [stood]
