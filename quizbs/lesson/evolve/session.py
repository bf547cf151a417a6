"""How events change a session. Events are facts: nothing is decided here."""

from collections.abc import Iterable

from msgspec.structs import replace

from quizbs.game.events import Changes
from quizbs.lesson import events as e
from quizbs.lesson.evolve.class_question import CHANGES as OF_THE_CLASS
from quizbs.lesson.evolve.class_question import newly_asked
from quizbs.lesson.evolve.tables import CHANGES as OF_GROUPS
from quizbs.lesson.evolve.tables import seat_changed, setup_of, with_member, without_seat
from quizbs.lesson.session_state import NO_SESSION, WATCH, Entry, Seat, SessionState, Stint
from quizbs.lesson.trick.evolve import CHANGES as OF_A_TRICK


def evolve(session: SessionState, event: e.Event) -> SessionState:
    """Return the session after ``event``."""
    return _CHANGES[type(event)](session, event)


def replay(events: Iterable[e.Event], session: SessionState = NO_SESSION) -> SessionState:
    """Return ``session`` after all these events."""
    for event in events:
        session = evolve(session, event)
    return session


def _started(_: SessionState, event: e.Started) -> SessionState:
    entry = Entry(most=event.most)
    return SessionState(
        phase="lobby",
        id=event.lesson,
        code=event.code,
        language=event.language,
        setup=setup_of(event),
        entry=entry,
        alone=event.alone,
    )


def _seat_taken(session: SessionState, event: e.SeatTaken) -> SessionState:
    # Rows stored by version 0.1 name no table, since a lesson had only one.
    table = event.table or (session.seating.tables[0].number if session.seating.tables else 0)
    new = Seat(event.seat, event.person, event.sign, event.bot, ready=bool(event.bot), table=table, came=event.at)
    old = next((player for player in session.seats if player.seat == event.seat), None)
    questions, rematch = newly_asked(session, new, event.at), session.rematch - {event.seat}
    session = replace(session, questions=questions, rematch=rematch)
    if old is None:
        return with_member(replace(session, seats=(*session.seats, new)), event.seat, table)
    before = old.before if old.removed else _stint(old, event.at)
    seats = tuple(replace(new, before=before, since=event.at) if player is old else player for player in session.seats)
    return with_member(replace(session, seats=seats), event.seat, table)


def _stint(player: Seat, at: float) -> tuple[Stint, ...]:
    return (*player.before, Stint(player.people, at, bool(player.bot), player.since))


def _removed(session: SessionState, event: e.SeatRemoved) -> SessionState:
    player = session.seat(event.seat)
    before = _stint(player, event.at) if player else ()
    after = without_seat(seat_changed(session, event.seat, removed=True, table=0, before=before), event.seat)
    if player is None or player.bot:
        return after
    return _watched(after, event.at, (player.person,) if event.out else ())


def _watched(session: SessionState, at: float, out: Iterable[str] = ()) -> SessionState:
    """Return the session after a device was excluded: for ``WATCH`` seconds every new name needs approval.

    ``out`` are the people whose devices are excluded.
    """
    people, entry = frozenset(out), session.entry
    until = max(entry.watch_until, at + WATCH)
    return replace(session, entry=replace(entry, watch_until=until, out=entry.out | people, back=entry.back - people))


def _let_back(session: SessionState, event: e.LetBackIn) -> SessionState:
    entry = session.entry
    return replace(session, entry=replace(entry, out=entry.out - {event.person}, back=entry.back | {event.person}))


def _locked(session: SessionState, *, locked: bool) -> SessionState:
    return replace(session, entry=replace(session.entry, locked=locked))


def _partner_came(session: SessionState, event: e.PartnerCame) -> SessionState:
    player = session.seat(event.seat)
    if player is None:
        return session
    partners = (*player.partners, event.person)
    return seat_changed(session, event.seat, partners=partners, before=_stint(player, event.at))


def _partner_left(session: SessionState, event: e.PartnerLeft) -> SessionState:
    player = session.seat(event.seat)
    if player is None:
        return session
    person, *partners = (person for person in player.people if person != event.person)
    after = seat_changed(session, event.seat, person=person, partners=tuple(partners), before=_stint(player, event.at))
    return _watched(after, event.at) if event.removed else after


_CHANGES: Changes[SessionState] = {
    e.Started: _started,
    e.Prepared: lambda session, event: replace(session, setup=setup_of(event)),
    e.SeatTaken: _seat_taken,
    e.PartnerCame: _partner_came,
    e.PartnerLeft: _partner_left,
    e.Practised: lambda session, event: seat_changed(
        session, event.seat, practised=event.choices, practised_right=event.right
    ),
    e.PracticeFinished: lambda session, event: seat_changed(session, event.seat, ready=True),
    e.SeatRemoved: _removed,
    e.TurnedAway: lambda session, event: _watched(session, event.at, event.people if event.out else ()),
    e.LetBackIn: _let_back,
    e.Locked: lambda session, _: _locked(session, locked=True),
    e.Unlocked: lambda session, _: _locked(session, locked=False),
    e.Accommodated: lambda session, event: seat_changed(session, event.seat, accommodation=event.accommodation),
    **OF_GROUPS,
    **OF_THE_CLASS,
    **OF_A_TRICK,
    e.Closed: lambda session, _: replace(session, phase="closed"),
}
