"""How events change who plays and who answers along: autoplay, guests, new players, accommodations; and the bell."""

from msgspec.structs import replace

from quizbs.game import duels
from quizbs.game import events as e
from quizbs.game.accommodation import NO_ACCOMMODATION
from quizbs.game.betting import without_bets_of
from quizbs.game.log import Tally, with_line
from quizbs.game.presence import with_newcomer
from quizbs.game.scores import row_of
from quizbs.game.state import Asking, GameState, Turn, acting_seat


def _autoplay_changed(game: GameState, event: e.AutoplayChanged) -> GameState:
    autoplay = game.autoplay | {event.seat} if event.on else game.autoplay - {event.seat}
    new = autoplay != game.autoplay and event.seat in game.seats
    why = {seat: reason for seat, reason in game.why.items() if seat != event.seat}
    if event.on:
        why[event.seat] = event.why
    back = not event.on and acting_seat(game) == event.seat
    renewed = event.closes_at if back else game.clock.renewed
    after = replace(
        game,
        turn=_partly(game.turn, event.seat),
        clock=replace(game.clock, closes_at=event.closes_at, began_at=event.began_at, renewed=renewed),
        autoplay=autoplay,
        why=why,
        log=with_line(game.log, "autoplay", seat=event.seat, yes=event.on) if new else game.log,
    )
    return with_newcomer(after, event.seat)


def _partly(turn: Turn, seat: int) -> Turn:
    """Return the turn after ``seat`` left or returned: if a question is open, the seat was absent for a part of it."""
    asking = turn.asking
    if asking is None or asking.shown:
        return turn
    return replace(turn, asking=replace(asking, partly=asking.partly | {seat}))


def _guest_came(game: GameState, event: e.GuestCame) -> GameState:
    after = replace(
        game,
        turn=_partly(game.turn, event.seat),
        guests=game.guests | {event.seat} if event.on else game.guests - {event.seat},
        autoplay=game.autoplay - {event.seat},
        why={seat: reason for seat, reason in game.why.items() if seat != event.seat},
        rows=game.rows | {event.seat: event.row} if event.on else game.rows,
        since=game.since | {event.seat: event.since} if event.since else game.since,
    )
    return with_newcomer(after, event.seat)


def _class_answers_recorded(game: GameState, event: e.ClassAnswersRecorded) -> GameState:
    went = {seat: row_of(game, seat).after(right=right) for seat, right in event.right.items()}
    heard = {seat: replace(row, heard=event.question) for seat, row in went.items()}
    return replace(game, rows=game.rows | heard)


def _accommodated(game: GameState, event: e.Accommodated) -> GameState:
    accommodations = {seat: accommodation for seat, accommodation in game.accommodations.items() if seat != event.seat}
    if event.accommodation != NO_ACCOMMODATION:
        accommodations[event.seat] = event.accommodation
    return replace(game, clock=replace(game.clock, closes_at=event.closes_at), accommodations=accommodations)


def _hand_taken(game: GameState, event: e.HandTaken) -> GameState:
    """Return the game with the counts of a hand reset for its new player. Only the number of picked-up cards stays."""
    seat, questions = event.seat, game.questions
    judged = {
        number: replace(answer, counts=answer.counts and answer.seat != seat)
        for number, answer in questions.judged.items()
    }
    seen = {question: seats - {seat} for question, seats in questions.seen.items()}
    after = replace(
        game,
        turn=replace(without_bets_of(game.turn, seat), asking=_owner_changed(game.turn.asking, seat)),
        questions=replace(questions, judged=judged, seen=seen),
        bots=game.bots | {seat} if event.bot else game.bots - {seat},
        since=game.since | {seat: event.since},
        tally=game.tally | {seat: Tally(picked_up=game.tally.get(seat, Tally()).picked_up)},
        turns_played={other: turns for other, turns in game.turns_played.items() if other != seat},
        rows={other: row for other, row in game.rows.items() if other != seat},
        duels=duels.without_duels_of(game, seat),
    )
    return with_newcomer(after, seat)


def _owner_changed(asking: Asking | None, seat: int) -> Asking | None:
    """Return the open question for the new player of ``seat``, who has seen and answered nothing."""
    if asking is None:
        return None
    done = asking.answerer == seat and asking.answered
    along = {other: answer for other, answer in asking.along.items() if other != seat}
    anew = replace(asking.for_a_new_owner(seat), along=along)
    return replace(anew, known=anew.known | {seat}) if done else anew  # that answer was the former player's


def _seen(game: GameState, event: e.Seen) -> GameState:
    question, questions, asking = event.question, game.questions, game.turn.asking
    seats = questions.seen.get(question, frozenset()).union(event.seats)
    if asking and asking.question == question and not asking.shown:  # an answer from now on shows no knowledge
        asking = replace(asking, known=asking.known | asking.awaited(event.seats))
    known = event.new_here or question in questions.before or question in questions.asked
    before = questions.before if known else (*questions.before, question)
    seen = questions.seen | {question: seats}
    turn = replace(game.turn, asking=asking)
    return replace(game, turn=turn, questions=replace(questions, seen=seen, before=before))


def _last_lap_came(game: GameState, event: e.LastLapCame) -> GameState:
    game = replace(game, last_turn=event.last_turn, log=with_line(game.log, "last_lap"))
    if event.closing:
        return replace(game, phase="last", clock=game.clock.next_step(event.closes_at, event.began_at))
    return replace(game, clock=replace(game.clock, closes_at=event.closes_at, began_at=event.began_at))


AFTER_WHO_PLAYS: e.Changes[GameState] = {
    e.AutoplayChanged: _autoplay_changed,
    e.GuestCame: _guest_came,
    e.Accommodated: _accommodated,
    e.HandTaken: _hand_taken,
    e.Seen: _seen,
    e.ClassAnswersRecorded: _class_answers_recorded,
    e.LastLapCame: _last_lap_came,
}
