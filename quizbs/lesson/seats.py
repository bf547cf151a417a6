"""Joining and leaving a lesson, sharing a hand, and accommodations."""

from random import Random

from quizbs.game.refusal import Refused, require
from quizbs.lesson import commands as c
from quizbs.lesson import events as e
from quizbs.lesson.session_state import MOST_IN_A_SEAT, GameRecord, Seat, SessionState
from quizbs.lesson.signs import sign_for_newcomer
from quizbs.quiz.grading import Given, is_right


def present_seat(session: SessionState, number: int) -> Seat:
    """Return the seat with this number if it is present. Raises ``Refused`` (``removed``)."""
    seat = session.seat(number)
    if seat is None:
        raise Refused("removed")
    return seat


def take_seat(session: SessionState, command: c.TakeSeat, now: float, _: Random) -> list[e.Event]:
    """Return the events that seat a new person or a bot.

    A person takes over a hand whose player was removed during the game, or a bot's. Otherwise they get a new seat, and
    during a round they answer along at the smallest table until the next deal. A bot may be sent to a table without
    cards.
    """
    person, bot = command.person, command.bot
    require(not session.was_here(person), "closed")
    require(not session.entry.locked or bot, "locked")
    require(len(session.present) < session.entry.most, "full", most=session.entry.most)
    if command.table:
        require(session.table(command.table), "closed")
        require(all(dealt.table != command.table for dealt in session.running), "not_now")
    elif (free := _hand_without_owner(session) or (None if bot else _hand_of_a_bot(session))) is not None:
        dealt, number = free
        sign = dealt.signs[dealt.seats.index(number)]
        return [e.SeatTaken(number, person, sign, bot, dealt.table, now)]
    table = command.table or smallest_table(session)
    return [e.SeatTaken(len(session.seats) + 1, person, sign_for_newcomer(session, table), bot, table, now)]


def _hand_without_owner(session: SessionState) -> tuple[GameRecord, int] | None:
    gone = {player.seat for player in session.seats if player.removed}
    found = ((dealt, seat) for dealt in session.running for seat in dealt.seats if seat in gone)
    return next(found, None)


def _hand_of_a_bot(session: SessionState) -> tuple[GameRecord, int] | None:
    """Return the game and seat of a bot whose hand a late student gets, at the smallest table with a bot.

    ``None`` if there is no bot, or while a table has no cards yet: the student gets a new seat there.
    """
    if smallest_table(session) not in session.current:
        return None
    at_work = {player.seat: player.table for player in session.present if player.bot}
    found = [(dealt, seat) for dealt in session.running for seat in dealt.seats if at_work.get(seat) == dealt.table]
    sizes = {table.number: len(table.seats) for table in session.seating.tables}
    return min(found, key=lambda hand: (sizes[hand[0].table], hand[0].table), default=None)


def smallest_table(session: SessionState) -> int:
    """Return the number of a newcomer's table: the smallest without cards, or the smallest of all; 0 without tables."""
    if not session.seating.tables:
        return 0
    dealt = session.current
    return min(session.seating.tables, key=lambda table: (table.number in dealt, len(table.seats), table.number)).number


def add_partner(session: SessionState, command: c.AddPartner, now: float, _: Random) -> list[e.Event]:
    """Return the event that adds a person to a seat's hand."""
    seat = present_seat(session, command.seat)
    require(not session.was_here(command.person), "closed")
    require(not session.entry.locked, "locked")
    require(not seat.bot, "not_yours")
    require(len(seat.people) < MOST_IN_A_SEAT, "full", most=MOST_IN_A_SEAT)
    return [e.PartnerCame(command.seat, command.person, now)]


def remove_partner(session: SessionState, command: c.RemovePartner, now: float, _: Random) -> list[e.Event]:
    """Return the event that takes one of several people out of a seat."""
    seat = present_seat(session, command.seat)
    require(command.person in seat.people and len(seat.people) > 1, "closed")
    return [e.PartnerLeft(command.seat, command.person, now, command.removed)]


def practise(session: SessionState, seat: int, command: c.Practise, _now: float, _chance: Random) -> list[e.Event]:
    """Return the event of a graded answer to the tutorial's question."""
    question = session.setup.practice
    require(present_seat(session, seat).practised is None, "closed")
    if question is None:
        raise Refused("closed")
    choices = command.choices
    require(len(choices) == 1 and 0 <= choices[0] < len(question.choices), "not_understood")
    return [e.Practised(seat, choices, is_right(question, Given(choices)))]


def finish_practice(
    session: SessionState, seat: int, _: c.FinishPractice, _now: float, _chance: Random
) -> list[e.Event]:
    """Return the event that a player has finished or skipped the tutorial."""
    require(not present_seat(session, seat).ready, "closed")
    return [e.PracticeFinished(seat)]


def remove(session: SessionState, command: c.Remove, now: float, _: Random) -> list[e.Event]:
    """Return the event that removes the person in a seat and excludes their device."""
    require(session.seat(command.seat) is not None, "closed")
    return [e.SeatRemoved(command.seat, now, out=True)]


def clear(session: SessionState, command: c.Clear, now: float, _: Random) -> list[e.Event]:
    """Return the events that remove the people in ``command.seats`` who are still present. Bots stay."""
    here = {player.seat for player in session.present if not player.bot}
    return [e.SeatRemoved(seat, now) for seat in dict.fromkeys(command.seats) if seat in here]


def turn_away(session: SessionState, command: c.TurnAway, now: float, _: Random) -> list[e.Event]:
    """Return the event that rejects people who wait for approval."""
    require(not any(session.was_here(person) for person in command.people), "closed")
    return [e.TurnedAway(command.people, now, command.out)]


def let_back(session: SessionState, command: c.LetBack, _now: float, _chance: Random) -> list[e.Event]:
    """Return the event that readmits a person's device."""
    require(command.person in session.entry.out, "closed")
    return [e.LetBackIn(command.person)]


def accommodate(session: SessionState, command: c.Accommodate, _now: float, _chance: Random) -> list[e.Event]:
    """Return the event that sets a seat's accommodations."""
    require(session.seat(command.seat) is not None, "closed")
    return [e.Accommodated(command.seat, command.accommodation)]
