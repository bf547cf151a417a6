"""What changes about who plays and answers along: stand-ins, guests, another owner, what is easier; and the bell."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from quizbs.game import events as e
from quizbs.game.changes import clock, told
from quizbs.game.ease import NO_EASE
from quizbs.game.log import Tally
from quizbs.game.table import Table


def _stepped_in(table: Table, event: e.SteppedIn) -> Table:
    automatic = table.automatic | {event.seat} if event.on else table.automatic - {event.seat}
    new = automatic != table.automatic and event.seat in table.seats
    news = told(table, "automatic", seat=event.seat, yes=event.on) if new else {}
    why = {seat: reason for seat, reason in table.why.items() if seat != event.seat}
    if event.on:
        why[event.seat] = event.why
    clocks = {"closes_at": event.closes_at, "began_at": event.began_at}
    return replace(table, **news, **clocks, **_partly(table, event.seat), automatic=automatic, why=why)


def _partly(table: Table, seat: int) -> dict[str, Any]:
    """Return the changes where a seat comes or goes while a question may be answered."""
    asking = table.asking
    return {"asking": replace(asking, partly=asking.partly | {seat})} if asking and not asking.revealed else {}


def _guest_came(table: Table, event: e.GuestCame) -> Table:
    guests = table.guests | {event.seat} if event.on else table.guests - {event.seat}
    why = {seat: reason for seat, reason in table.why.items() if seat != event.seat}
    changes = _partly(table, event.seat)
    return replace(table, **changes, guests=guests, automatic=table.automatic - {event.seat}, why=why)


def _eased(table: Table, event: e.Eased) -> Table:
    eases = {seat: ease for seat, ease in table.eases.items() if seat != event.seat}
    if event.ease != NO_EASE:
        eases[event.seat] = event.ease
    return replace(table, eases=eases, closes_at=event.closes_at)


def _hand_taken(table: Table, event: e.HandTaken) -> Table:
    """Begin anew for who takes over; only the cards picked up stay with the hand."""
    seat, asking = event.seat, table.asking
    if asking:
        done = asking.answerer == seat and asking.answered
        asking = replace(
            asking,
            along={other: one for other, one in asking.along.items() if other != seat},
            late=asking.late - {seat},
            partly=asking.partly | {seat},
            known=asking.known | {seat} if done else asking.known - {seat},  # that answer was not theirs
        )
    return replace(
        table,
        asking=asking,
        bots=table.bots | {seat} if event.bot else table.bots - {seat},
        judged={number: replace(one, counts=one.counts and one.seat != seat) for number, one in table.judged.items()},
        since=table.since | {seat: event.since},
        seen={question: seats - {seat} for question, seats in table.seen.items()},
        turns={other: turns for other, turns in table.turns.items() if other != seat},
        tally=table.tally | {seat: Tally(picked_up=table.tally.get(seat, Tally()).picked_up)},
    )


def _seen(table: Table, event: e.Seen) -> Table:
    question, asking = event.question, table.asking
    seats = table.seen.get(question, frozenset()).union(event.seats)
    if asking and asking.question == question and not asking.revealed:  # who has not answered yet shows nothing now
        answered = asking.along.keys() | ({asking.answerer} if asking.answered else set())
        asking = replace(asking, known=asking.known.union(event.seats) - (answered - asking.known))
    known = question in table.before or question in table.asked
    return replace(
        table,
        asking=asking,
        seen=table.seen | {question: seats},
        before=table.before if known else (*table.before, question),
    )


def _last_lap_came(table: Table, event: e.LastLapCame) -> Table:
    table = replace(table, **told(table, "last_lap"), last_turn=event.last_turn)
    if event.closing:
        return replace(table, **clock(table, event.closes_at, event.began_at), phase="last")
    return replace(table, closes_at=event.closes_at, began_at=event.began_at)


AFTER_WHO_PLAYS: Mapping[type, Callable[[Table, Any], Table]] = {
    e.SteppedIn: _stepped_in,
    e.GuestCame: _guest_came,
    e.Eased: _eased,
    e.HandTaken: _hand_taken,
    e.Seen: _seen,
    e.LastLapCame: _last_lap_came,
}
