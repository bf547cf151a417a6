"""A turn: laying cards, believing, calling (A5–A16, B5–B10, C3–C10)."""

from math import ceil
from random import Random

import msgspec

from quizbs.game.allowed import has_token, may_pass, too_often
from quizbs.game.cards import Card, rank_of
from quizbs.game.clocks import length_of, shared_closes, turn_closes
from quizbs.game.commands import Believe, Call, Pass, Play
from quizbs.game.endings import ended
from quizbs.game.events import Believed, Event, Laid, Opened, Passed, Stood
from quizbs.game.evolve import evolve
from quizbs.game.refusal import Refused, require
from quizbs.game.reveal import called, shown
from quizbs.game.table import Claim, Table, ease_of, ends_with, has_ended, held, rank_after, seat_after, voters


class Choice(msgspec.Struct, frozen=True):
    """What a seat may lay: between ``least`` and ``most`` of ``cards``; above ``usual`` it is surely a cheat.

    ``truth`` says why: ``free``, ``any`` or ``all`` (the rank is held and must be laid), ``bluff`` (it is not held).
    """

    cards: tuple[Card, ...]
    least: int
    most: int
    usual: int
    truth: str


def choice_of_cards(table: Table, seat: int) -> Choice:
    """Return what the seat whose turn it is may lay."""
    options, hand = table.options, table.hands[seat]
    if table.rank is None:  # C3: any one card, face up
        return Choice(hand, 1, 1, 1, "free")
    true = held(table, seat, table.rank)
    usual = min(options.most_cards * table.decks, len(hand))
    if not true or options.truth == "free":
        truth = "free" if options.truth == "free" else "bluff"
        if not true and options.first_bluff == "one" and table.turn_number == 1:  # A6
            return Choice(hand, 1, 1, 1, truth)
        return Choice(hand, 1, len(hand) if options.overclaim else usual, usual, truth)  # B8: advised against, allowed
    most = min(len(true), usual)
    if options.truth_count == "all":  # A5, A11
        return Choice(true, most, most, most, "all")
    return Choice(true, 1, most, most, "any")


def _its_turn(table: Table, command: Play | Pass, now: float) -> None:
    require(table.phase == "turn" and command.turn == table.turn_number, "closed")
    require(command.seat == table.turn, "not_your_turn")
    require(now >= table.free_at, "too_early", left=ceil((table.free_at - now) * 1000))


def play(table: Table, command: Play, now: float) -> list[Event]:
    """Lay cards. Raises ``Refused`` when it is not this seat's turn, too early, or not these cards."""
    _its_turn(table, command, now)
    ids = {table.ids[card]: card for card in table.hands[command.seat]}
    require(len(set(command.cards)) == len(command.cards) and ids.keys() >= set(command.cards), "wrong_cards")
    cards = tuple(ids[number] for number in command.cards)
    choice = choice_of_cards(table, command.seat)
    require(set(cards) <= set(choice.cards), "must_be_true")
    require(len(cards) >= choice.least, "must_be_true" if choice.truth == "all" else "too_few")
    require(len(cards) <= choice.most, "too_many", most=choice.most)
    return lay_down(table, command.seat, cards, now)


def lay_down(table: Table, seat: int, cards: tuple[Card, ...], now: float, *, automatic: bool = False) -> list[Event]:
    """Return the events of a play that is allowed."""
    following = seat_after(table, seat)
    if table.rank is None:
        closes_at = turn_closes(table, following, table.turn_number + 1, now)
        opened = Opened(seat, cards[0], now, closes_at, automatic)
        ends = rank_after(table, rank_of(cards[0])) is None
        return [opened, ended(evolve(table, opened))] if ends else [opened]
    free_at = now + table.options.window
    if len(cards) == len(table.hands[seat]) or ends_with(table, table.rank):
        closes_at = shared_closes(voters(table, seat), now, length_of(table, "last_window"))
        return [Laid(seat, cards, now, free_at, closes_at, automatic)]
    return [Laid(seat, cards, now, free_at, turn_closes(table, following, table.turn_number + 1, free_at), automatic)]


def pass_turn(table: Table, command: Pass, now: float) -> list[Event]:
    """Let the own turn go by. Raises ``Refused``: as ``play``, ``must_be_true`` where the held rank must be laid."""
    _its_turn(table, command, now)
    allowed = table.options.passing or ease_of(table, command.seat).may_pass
    require(table.rank is not None and allowed, "not_now")
    require(may_pass(table, command.seat), "must_be_true")
    return _passed(table, command.seat, now)


def _passed(table: Table, seat: int, now: float, *, automatic: bool = False) -> list[Event]:
    following = seat_after(table, seat)
    passed = Passed(seat, now, turn_closes(table, following, table.turn_number + 1, now), automatic)
    after = evolve(table, passed)
    return [passed, ended(after)] if has_ended(after) else [passed]


def automatic_play(table: Table, now: float, chance: Random) -> list[Event]:
    """Play for the seat whose turn it is as seed A would: all cards of the rank, or one card by chance (A5–A13).

    Who may pass instead of cheating passes.
    """
    seat = table.turn
    if ease_of(table, seat).may_pass and may_pass(table, seat):
        return _passed(table, seat, now, automatic=True)
    choice = choice_of_cards(table, seat)
    cards = held(table, seat, table.rank) if choice.truth != "any" else choice.cards
    cards = cards[: choice.usual] or (chance.choice(choice.cards),)
    return lay_down(table, seat, cards, now, automatic=True)


def open_claim(table: Table, number: int) -> Claim:
    """Return the claim with this number while it may be called, or refuse."""
    claim = table.claim
    if claim is None or not claim.open or claim.number != number:
        raise Refused("closed")
    return claim


def _voter(table: Table, seat: int, number: int) -> Claim:
    claim = open_claim(table, number)
    require(claim.seat != seat, "own_claim")
    require(seat not in claim.believers, "believed")
    require(table.options.callers == "anyone" or seat == seat_after(table, claim.seat), "not_next")
    require(seat not in table.automatic, "not_now")  # the server plays for it, and lets every claim pass
    return claim


def believe(table: Table, command: Believe, now: float, chance: Random) -> list[Event]:
    """Let a claim pass; when everybody does, it stands at once, a last card too."""
    claim = _voter(table, command.seat, command.claim)
    events: list[Event] = [Believed(command.seat)]
    if claim.believers | {command.seat} >= voters(table, claim.seat):
        events += stand(table, claim, now, chance)
    return events


def call(table: Table, command: Call, now: float, chance: Random) -> list[Event]:
    """Challenge a claim; the first call that is committed counts."""
    claim = _voter(table, command.seat, command.claim)
    require(has_token(table, command.seat, claim), "no_tokens")
    require(not too_often(table, command.seat, claim), "in_a_row")
    return [called(table, claim, command.seat, now, chance)]


def last_over(table: Table, now: float, chance: Random) -> list[Event]:
    """Let the last claim stand: nobody has called it in time."""
    if table.claim is None:
        raise Refused("closed")
    return stand(table, table.claim, now, chance)


def stand(table: Table, claim: Claim, now: float, chance: Random) -> list[Event]:
    """Let the claim stand. If it was the last card, that seat has won, or by B15 shows it first."""
    if claim.last and table.options.last_card == "honest":
        return [shown(table, claim, now, chance)]
    closes_at = turn_closes(table, table.turn, table.turn_number, now)
    if closes_at is not None and table.closes_at is not None:  # nobody's turn grows longer because others believe late
        closes_at = min(closes_at, table.closes_at)
    stood = Stood(now, closes_at)
    if claim.last:
        return [stood, ended(table, claim.seat)]
    if has_ended(table):
        return [stood, ended(table)]
    return [stood]
