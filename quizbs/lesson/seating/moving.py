"""Moving a student to another table: immediately, or after the current game."""

from random import Random

from quizbs.game.refusal import Refused, require
from quizbs.lesson import commands as c
from quizbs.lesson import events as e
from quizbs.lesson.evolve import replay
from quizbs.lesson.seats import present_seat
from quizbs.lesson.session_state import Seat, SessionState
from quizbs.lesson.signs import sign_after_move


def move(session: SessionState, command: c.Move, now: float, _: Random) -> list[e.Event]:
    """Return the events that move a student to another table, now or at the next deal.

    During seating, the number after the last one makes a new table. If the new table has cards, the student answers
    along until its next deal. A student with cards finishes the game first, unless ``at_once`` is set; naming the
    present table cancels the move.
    """
    require(session.phase in ("seating", "playing"), "not_now")
    seat = present_seat(session, command.seat)
    if seat.next_table and seat.table == command.table:
        return [e.MovePlanned(seat.seat, seat.table)]
    require(seat.table != command.table, "closed")
    new = max(table.number for table in session.seating.tables) + 1
    if session.table(command.table) is None:
        require(session.phase == "seating" and command.table == new, "closed")
    if not command.together and (other := kept_apart_from(session, seat.seat, command.table)):
        raise Refused("kept_apart", seat=other)
    if not session.plays(seat) or command.at_once:
        return [_moved(session, seat, command.table, now)]
    require(session.table(command.table) is not None and seat.next_table != command.table, "closed")
    return [e.MovePlanned(seat.seat, command.table)]


def kept_apart_from(session: SessionState, seat: int, table: int) -> int:
    """Return a seat at ``table``, now or planned, that must be kept apart from ``seat``; 0 if there is no such seat."""
    others = {player.seat for player in session.present if table in (player.table, player.next_table)}
    found = (b if a == seat else a for a, b in session.seating.apart if seat in (a, b))
    return next((other for other in found if other in others), 0)


def _moved(session: SessionState, seat: Seat, table: int, now: float) -> e.Moved:
    return e.Moved(seat.seat, table, now, sign_after_move(session, seat, table))


def planned_moves(session: SessionState, now: float, *, at: int = 0) -> list[e.Event]:
    """Return the events of planned moves that no cards delay any more; with ``at`` only from and to that table.

    A plan is dropped if its table doesn't exist any more.
    """
    events: list[e.Event] = []
    for player in session.present:
        concerned = player.next_table and (not at or at in (player.table, player.next_table))
        if concerned and not session.plays(player):
            after = replay(events, session)
            there = after.table(player.next_table) is not None
            events.append(
                _moved(after, player, player.next_table, now) if there else e.MovePlanned(player.seat, player.table)
            )
    return events


def as_planned(session: SessionState) -> SessionState:
    """Return the session as it will be at the next deal, with the planned moves made."""
    return replay(planned_moves(session, 0.0), session)
