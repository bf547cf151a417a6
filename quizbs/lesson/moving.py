"""Who goes to another table: at once, or when the own cards are played."""

from quizbs.game.refusal import Refused, require
from quizbs.lesson import commands as c
from quizbs.lesson import events as e
from quizbs.lesson.evolve import replay
from quizbs.lesson.seats import present
from quizbs.lesson.signs import moved
from quizbs.lesson.state import Lesson, Seat


def move(lesson: Lesson, command: c.Move, now: float) -> list[e.Event]:
    """Seat somebody at another table.

    While tables are looked for, the number after the last one makes a new table. Where cards are on the new table,
    who comes answers along until its next deal. Who holds cards plays on and goes when cards are dealt again, unless
    it is to be at once; the own table then means to stay.
    """
    require(lesson.phase in ("seating", "table"), "not_now")
    seat = present(lesson, command.seat)
    if seat.next_group and seat.group == command.group:
        return [e.MovePlanned(seat.seat, seat.group)]
    require(seat.group != command.group, "closed")
    new = max(group.number for group in lesson.groups) + 1
    if lesson.group(command.group) is None:
        require(lesson.phase == "seating" and command.group == new, "closed")
    if not command.together and (other := unlike(lesson, seat.seat, command.group)):
        raise Refused("kept_apart", seat=other)
    if not lesson.plays(seat) or command.at_once:
        return [_moved(lesson, seat, command.group, now)]
    require(lesson.group(command.group) is not None and seat.next_group != command.group, "closed")
    return [e.MovePlanned(seat.seat, command.group)]


def unlike(lesson: Lesson, seat: int, group: int) -> int:
    """Return somebody who is at that table, or will be, and is to be kept apart from this seat; 0: nobody."""
    others = {one.seat for one in lesson.present if group in (one.group, one.next_group)}
    found = (b if a == seat else a for a, b in lesson.apart if seat in (a, b))
    return next((other for other in found if other in others), 0)


def _moved(lesson: Lesson, seat: Seat, group: int, now: float) -> e.Moved:
    return e.Moved(seat.seat, group, now, moved(lesson, seat, group))


def planned_moves(lesson: Lesson, now: float, *, table: int = 0) -> list[e.Event]:
    """Return the moves that were planned and that no cards delay any more: with ``table`` only from and to that one.

    Where a table to move to is gone the plan is.
    """
    events: list[e.Event] = []
    for one in lesson.present:
        concerned = one.next_group and (not table or table in (one.group, one.next_group))
        if concerned and not lesson.plays(one):
            after = replay(events, lesson)
            there = after.group(one.next_group) is not None
            events.append(_moved(after, one, one.next_group, now) if there else e.MovePlanned(one.seat, one.group))
    return events


def as_planned(lesson: Lesson) -> Lesson:
    """Return the lesson as the next deal will find it."""
    return replay(planned_moves(lesson, 0.0), lesson)
