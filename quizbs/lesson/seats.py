"""Joining and leaving a lesson, sharing a hand, and accommodations."""

from random import Random

from quizbs.game.refusal import Refused, require
from quizbs.lesson import commands as c
from quizbs.lesson import events as e
from quizbs.lesson.signs import newcomer
from quizbs.lesson.state import MOST_IN_A_SEAT, GameRecord, Lesson, Seat
from quizbs.quiz.grading import Given, is_right


def present(lesson: Lesson, number: int) -> Seat:
    """Return the seat with this number if it is present. Raises ``Refused`` (``removed``)."""
    seat = lesson.seat(number)
    if seat is None:
        raise Refused("removed")
    return seat


def take_seat(lesson: Lesson, command: c.TakeSeat, now: float, _: Random) -> list[e.Event]:
    """Return the events that seat a new person or a bot.

    A person takes over a hand whose player was removed during the game, or a bot's. Otherwise they get a new seat, and
    during a round they answer along at the smallest table until the next deal. A bot may be sent to a table without
    cards.
    """
    person, bot = command.person, command.bot
    require(not lesson.was_here(person), "closed")
    require(not lesson.entry.locked or bot, "locked")
    require(len(lesson.present) < lesson.entry.most, "full", most=lesson.entry.most)
    if command.table:
        require(lesson.table(command.table), "closed")
        require(all(dealt.table != command.table for dealt in lesson.running), "not_now")
    elif (free := _hand_without_owner(lesson) or (None if bot else _hand_of_a_bot(lesson))) is not None:
        dealt, number = free
        sign = dealt.signs[dealt.seats.index(number)]
        return [e.SeatTaken(number, person, sign, bot, dealt.table, now)]
    table = command.table or smallest_table(lesson)
    return [e.SeatTaken(len(lesson.seats) + 1, person, newcomer(lesson, table), bot, table, now)]


def _hand_without_owner(lesson: Lesson) -> tuple[GameRecord, int] | None:
    gone = {player.seat for player in lesson.seats if player.removed}
    found = ((dealt, seat) for dealt in lesson.running for seat in dealt.seats if seat in gone)
    return next(found, None)


def _hand_of_a_bot(lesson: Lesson) -> tuple[GameRecord, int] | None:
    """Return the game and seat of a bot whose hand a late student gets, at the smallest table with a bot.

    ``None`` if there is no bot, or while a table has no cards yet: the student gets a new seat there.
    """
    if smallest_table(lesson) not in lesson.current:
        return None
    at_work = {player.seat: player.table for player in lesson.present if player.bot}
    found = [(dealt, seat) for dealt in lesson.running for seat in dealt.seats if at_work.get(seat) == dealt.table]
    sizes = {table.number: len(table.seats) for table in lesson.seating.tables}
    return min(found, key=lambda hand: (sizes[hand[0].table], hand[0].table), default=None)


def smallest_table(lesson: Lesson) -> int:
    """Return the number of a newcomer's table: the smallest without cards, or the smallest of all; 0 without tables."""
    if not lesson.seating.tables:
        return 0
    dealt = lesson.current
    return min(lesson.seating.tables, key=lambda table: (table.number in dealt, len(table.seats), table.number)).number


def add_partner(lesson: Lesson, command: c.AddPartner, now: float, _: Random) -> list[e.Event]:
    """Return the event that adds a person to a seat's hand."""
    seat = present(lesson, command.seat)
    require(not lesson.was_here(command.person), "closed")
    require(not lesson.entry.locked, "locked")
    require(not seat.bot, "not_yours")
    require(len(seat.people) < MOST_IN_A_SEAT, "full", most=MOST_IN_A_SEAT)
    return [e.PartnerCame(command.seat, command.person, now)]


def remove_partner(lesson: Lesson, command: c.RemovePartner, now: float, _: Random) -> list[e.Event]:
    """Return the event that takes one of several people out of a seat."""
    seat = present(lesson, command.seat)
    require(command.person in seat.people and len(seat.people) > 1, "closed")
    return [e.PartnerLeft(command.seat, command.person, now, command.removed)]


def practise(lesson: Lesson, seat: int, command: c.Practise, _now: float, _chance: Random) -> list[e.Event]:
    """Return the event of a graded answer to the tutorial's question."""
    question = lesson.setup.practice
    require(present(lesson, seat).practised is None, "closed")
    if question is None:
        raise Refused("closed")
    choices = command.choices
    require(len(choices) == 1 and 0 <= choices[0] < len(question.choices), "not_understood")
    return [e.Practised(seat, choices, is_right(question, Given(choices)))]


def finish_practice(lesson: Lesson, seat: int, _: c.FinishPractice, _now: float, _chance: Random) -> list[e.Event]:
    """Return the event that a player has finished or skipped the tutorial."""
    require(not present(lesson, seat).ready, "closed")
    return [e.PracticeFinished(seat)]


def remove(lesson: Lesson, command: c.Remove, now: float, _: Random) -> list[e.Event]:
    """Return the event that removes the person in a seat and excludes their device."""
    require(lesson.seat(command.seat) is not None, "closed")
    return [e.SeatRemoved(command.seat, now, out=True)]


def clear(lesson: Lesson, command: c.Clear, now: float, _: Random) -> list[e.Event]:
    """Return the events that remove the people in ``command.seats`` who are still present. Bots stay."""
    here = {player.seat for player in lesson.present if not player.bot}
    return [e.SeatRemoved(seat, now) for seat in dict.fromkeys(command.seats) if seat in here]


def turn_away(lesson: Lesson, command: c.TurnAway, now: float, _: Random) -> list[e.Event]:
    """Return the event that rejects people who wait for approval."""
    require(not any(lesson.was_here(person) for person in command.people), "closed")
    return [e.TurnedAway(command.people, now, command.out)]


def let_back(lesson: Lesson, command: c.LetBack, _now: float, _chance: Random) -> list[e.Event]:
    """Return the event that readmits a person's device."""
    require(command.person in lesson.entry.out, "closed")
    return [e.LetBackIn(command.person)]


def accommodate(lesson: Lesson, command: c.Accommodate, _now: float, _chance: Random) -> list[e.Event]:
    """Return the event that sets a seat's accommodations."""
    require(lesson.seat(command.seat) is not None, "closed")
    return [e.Accommodated(command.seat, command.accommodation)]
