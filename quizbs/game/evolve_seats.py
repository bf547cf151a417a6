"""What changes about who plays and answers along: stand-ins, guests, another owner, what is easier; and the bell."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from quizbs.game import events as e
from quizbs.game.accommodation import NO_ACCOMMODATION
from quizbs.game.log import Tally
from quizbs.game.state import GameState
from quizbs.game.state_changes import clock, told


def _autoplay_changed(game: GameState, event: e.AutoplayChanged) -> GameState:
    autoplay = game.autoplay | {event.seat} if event.on else game.autoplay - {event.seat}
    new = autoplay != game.autoplay and event.seat in game.seats
    news = told(game, "autoplay", seat=event.seat, yes=event.on) if new else {}
    why = {seat: reason for seat, reason in game.why.items() if seat != event.seat}
    if event.on:
        why[event.seat] = event.why
    clocks = {"closes_at": event.closes_at, "began_at": event.began_at}
    return replace(game, **news, **clocks, **_partly(game, event.seat), autoplay=autoplay, why=why)


def _partly(game: GameState, seat: int) -> dict[str, Any]:
    """Return the changes where a seat comes or goes while a question may be answered."""
    asking = game.asking
    return {"asking": replace(asking, partly=asking.partly | {seat})} if asking and not asking.revealed else {}


def _guest_came(game: GameState, event: e.GuestCame) -> GameState:
    guests = game.guests | {event.seat} if event.on else game.guests - {event.seat}
    why = {seat: reason for seat, reason in game.why.items() if seat != event.seat}
    changes = _partly(game, event.seat)
    return replace(game, **changes, guests=guests, autoplay=game.autoplay - {event.seat}, why=why)


def _accommodated(game: GameState, event: e.Accommodated) -> GameState:
    accommodations = {seat: accommodation for seat, accommodation in game.accommodations.items() if seat != event.seat}
    if event.accommodation != NO_ACCOMMODATION:
        accommodations[event.seat] = event.accommodation
    return replace(game, accommodations=accommodations, closes_at=event.closes_at)


def _hand_taken(game: GameState, event: e.HandTaken) -> GameState:
    """Begin anew for who takes over; only the cards picked up stay with the hand."""
    seat, asking = event.seat, game.asking
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
        game,
        asking=asking,
        bots=game.bots | {seat} if event.bot else game.bots - {seat},
        judged={number: replace(one, counts=one.counts and one.seat != seat) for number, one in game.judged.items()},
        since=game.since | {seat: event.since},
        seen={question: seats - {seat} for question, seats in game.seen.items()},
        turns={other: turns for other, turns in game.turns.items() if other != seat},
        tally=game.tally | {seat: Tally(picked_up=game.tally.get(seat, Tally()).picked_up)},
    )


def _seen(game: GameState, event: e.Seen) -> GameState:
    question, asking = event.question, game.asking
    seats = game.seen.get(question, frozenset()).union(event.seats)
    if asking and asking.question == question and not asking.revealed:  # who has not answered yet shows nothing now
        answered = asking.along.keys() | ({asking.answerer} if asking.answered else set())
        asking = replace(asking, known=asking.known.union(event.seats) - (answered - asking.known))
    known = question in game.before or question in game.asked
    return replace(
        game,
        asking=asking,
        seen=game.seen | {question: seats},
        before=game.before if known else (*game.before, question),
    )


def _last_lap_came(game: GameState, event: e.LastLapCame) -> GameState:
    game = replace(game, **told(game, "last_lap"), last_turn=event.last_turn)
    if event.closing:
        return replace(game, **clock(game, event.closes_at, event.began_at), phase="last")
    return replace(game, closes_at=event.closes_at, began_at=event.began_at)


AFTER_WHO_PLAYS: Mapping[type, Callable[[GameState, Any], GameState]] = {
    e.AutoplayChanged: _autoplay_changed,
    e.GuestCame: _guest_came,
    e.Accommodated: _accommodated,
    e.HandTaken: _hand_taken,
    e.Seen: _seen,
    e.LastLapCame: _last_lap_came,
}
