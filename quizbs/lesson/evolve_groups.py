"""How events change who sits at which table, and the rounds."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from quizbs.game.options import carried_over
from quizbs.lesson import events as e
from quizbs.lesson.commands import GameSetup
from quizbs.lesson.state import Group, Lesson, Round


def seat_changed(lesson: Lesson, seat: int, **changes: Any) -> Lesson:
    """Return the lesson with other facts about one seat."""
    seats = tuple(replace(one, **changes) if one.seat == seat else one for one in lesson.seats)
    return replace(lesson, seats=seats)


def with_member(lesson: Lesson, seat: int, number: int) -> Lesson:
    """Return the lesson with a seat at a table, as its last one if it is new there; 0 is no table. Bots sit at once."""
    if number == 0:
        return lesson
    one = lesson.seat(seat)
    sat = {seat} if one and one.bot else set()
    group = lesson.group(number) or Group(number, ())
    seats = group.seats if seat in group.seats else (*group.seats, seat)
    new = replace(group, seats=seats, sat=group.sat | sat)
    others = [other for other in lesson.groups if other.number != number]
    groups = tuple(sorted([*others, new], key=lambda group: group.number))
    return seat_changed(replace(lesson, groups=groups), seat, group=number)


def without(lesson: Lesson, seat: int) -> Lesson:
    """Return the lesson with a seat at no table. A table that nobody belongs to vanishes unless a game runs there."""
    running = {dealt.group for dealt in lesson.running}
    groups = tuple(_left(group, seat) if seat in group.seats else group for group in lesson.groups)
    return _in_phase(replace(lesson, groups=tuple(group for group in groups if group.seats or group.number in running)))


def _in_phase(lesson: Lesson) -> Lesson:
    """Return the lesson where people look for their tables until each has its cards, or wait for a first one again."""
    if lesson.phase not in ("seating", "table"):
        return lesson
    if not lesson.groups:  # everybody has gone
        return replace(lesson, phase="lobby", arranged=len(lesson.rounds))
    everywhere = all(group.number in lesson.current for group in lesson.groups)
    return replace(lesson, phase="table" if everywhere else "seating")


def _left(group: Group, seat: int) -> Group:
    """Return a table without one of its people; if that was the dealer, the next one deals."""
    at = group.seats.index(seat)
    seats = (*group.seats[:at], *group.seats[at + 1 :])
    dealer = group.dealer if group.dealer != seat else seats[at % len(seats)] if seats else 0
    return replace(group, seats=seats, sat=group.sat - {seat}, dealer=dealer)


def _arranged(lesson: Lesson, event: e.Arranged) -> Lesson:
    table_of = {seat: group.number for group in event.groups for seat in group.seats}
    signs = {seat: sign for group in event.groups for seat, sign in zip(group.seats, group.signs, strict=False)}
    return replace(
        lesson,
        phase="seating",
        number=event.number,
        arranged=len(lesson.rounds),
        one_table=event.one,
        groups=tuple(Group(one.number, one.seats, frozenset(one.sat), one.dealer) for one in event.groups),
        seats=tuple(
            replace(one, group=table_of.get(one.seat, 0), next_group=0, sign=signs.get(one.seat, one.sign))
            for one in lesson.seats
        ),
    )


def _kept_apart(lesson: Lesson, event: e.KeptApart) -> Lesson:
    """Return the lesson with these pairs; older rows may hold one twice, or somebody with themselves."""
    pairs = dict.fromkeys((min(pair), max(pair)) for pair in event.pairs if pair[0] != pair[1])
    return replace(lesson, apart=tuple(pairs))


def _moved(lesson: Lesson, event: e.Moved) -> Lesson:
    after = with_member(without(lesson, event.seat), event.seat, event.group)
    after = seat_changed(after, event.seat, next_group=0)
    return after if event.sign is None else seat_changed(after, event.seat, sign=event.sign)


def _move_planned(lesson: Lesson, event: e.MovePlanned) -> Lesson:
    one = lesson.seat(event.seat)
    return seat_changed(lesson, event.seat, next_group=0 if one and one.group == event.group else event.group)


def _sat(lesson: Lesson, event: e.Sat) -> Lesson:
    groups = (
        replace(group, sat=group.sat | {event.seat}) if event.seat in group.seats else group for group in lesson.groups
    )
    return replace(lesson, groups=tuple(groups))


def game_of(event: e.Started | e.Prepared | e.RoundDealt) -> GameSetup:
    """Return what is played by an event; what was stored before there was a stamp keeps its sense."""
    return event.setup if event.stamp else replace(event.setup, options=carried_over(event.setup.options))


def _round_dealt(lesson: Lesson, event: e.RoundDealt) -> Lesson:
    signs = dict(zip(event.seats, event.signs, strict=True))
    seats = tuple(
        replace(one, sign=signs[one.seat], group=event.group) if one.seat in signs else one for one in lesson.seats
    )
    group = lesson.group(event.group) or Group(event.group, ())
    members = (*event.seats, *(seat for seat in group.seats if seat not in signs))
    playing = Group(event.group, members, frozenset(members))
    others = [other for other in lesson.groups if other.number != event.group]
    dealt = Round(
        event.number,
        event.table,
        event.seats,
        event.signs,
        event.dealer,
        game_of(event),
        group=event.group,
        dealt_at=event.at,
    )
    after = replace(
        lesson,
        seats=seats,
        rounds=(*lesson.rounds, dealt),
        groups=tuple(sorted([*others, playing], key=lambda group: group.number)),
        number=max(lesson.number, event.number),
        bell_at=None if lesson.rang else lesson.bell_at,  # who deals after the last lap plays without it
        cards_until=None if lesson.rang else lesson.cards_until,
        rang=False,
    )
    return _in_phase(replace(after, phase="table"))


def _round_finished(lesson: Lesson, event: e.RoundFinished) -> Lesson:
    rounds = (
        replace(one, over=True, over_at=event.at, places=event.places, away=lesson.left(one))
        if one.table == event.table
        else one
        for one in lesson.rounds
    )
    groups = tuple(group for group in lesson.groups if group.seats)
    return _in_phase(replace(lesson, rounds=tuple(rounds), groups=groups))


def _round_amended(lesson: Lesson, event: e.RoundAmended) -> Lesson:
    rounds = (replace(one, places=event.places) if one.table == event.table else one for one in lesson.rounds)
    return replace(lesson, rounds=tuple(rounds))


CHANGES: Mapping[type, Callable[[Lesson, Any], Lesson]] = {
    e.Arranged: _arranged,
    e.KeptApart: _kept_apart,
    e.Moved: _moved,
    e.MovePlanned: _move_planned,
    e.Sat: _sat,
    e.RoundDealt: _round_dealt,
    e.RoundFinished: _round_finished,
    e.RoundAmended: _round_amended,
}
