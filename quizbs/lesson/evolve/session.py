"""How events change a lesson. Events are facts: nothing is decided here."""

from collections.abc import Iterable

from msgspec.structs import replace

from quizbs.game.events import Changes
from quizbs.lesson import events as e
from quizbs.lesson.evolve.class_question import CHANGES as OF_THE_CLASS
from quizbs.lesson.evolve.class_question import newly_asked
from quizbs.lesson.evolve.tables import CHANGES as OF_GROUPS
from quizbs.lesson.evolve.tables import seat_changed, setup_of, with_member, without
from quizbs.lesson.state import NO_LESSON, WATCH, Entry, Lesson, Seat, Stint
from quizbs.lesson.trick.evolve import CHANGES as OF_A_TRICK


def evolve(lesson: Lesson, event: e.Event) -> Lesson:
    """Return the lesson after ``event``."""
    return _CHANGES[type(event)](lesson, event)


def replay(events: Iterable[e.Event], lesson: Lesson = NO_LESSON) -> Lesson:
    """Return ``lesson`` after all these events."""
    for event in events:
        lesson = evolve(lesson, event)
    return lesson


def _started(_: Lesson, event: e.Started) -> Lesson:
    entry = Entry(most=event.most)
    return Lesson(
        phase="lobby",
        id=event.lesson,
        code=event.code,
        language=event.language,
        setup=setup_of(event),
        entry=entry,
        alone=event.alone,
    )


def _seat_taken(lesson: Lesson, event: e.SeatTaken) -> Lesson:
    # Rows stored by version 0.1 name no table, since a lesson had only one.
    table = event.table or (lesson.seating.tables[0].number if lesson.seating.tables else 0)
    new = Seat(event.seat, event.person, event.sign, event.bot, ready=bool(event.bot), table=table, came=event.at)
    old = next((player for player in lesson.seats if player.seat == event.seat), None)
    questions, rematch = newly_asked(lesson, new, event.at), lesson.rematch - {event.seat}
    lesson = replace(lesson, questions=questions, rematch=rematch)
    if old is None:
        return with_member(replace(lesson, seats=(*lesson.seats, new)), event.seat, table)
    before = old.before if old.removed else _stint(old, event.at)
    seats = tuple(replace(new, before=before, since=event.at) if player is old else player for player in lesson.seats)
    return with_member(replace(lesson, seats=seats), event.seat, table)


def _stint(player: Seat, at: float) -> tuple[Stint, ...]:
    return (*player.before, Stint(player.people, at, bool(player.bot), player.since))


def _removed(lesson: Lesson, event: e.SeatRemoved) -> Lesson:
    player = lesson.seat(event.seat)
    before = _stint(player, event.at) if player else ()
    after = without(seat_changed(lesson, event.seat, removed=True, table=0, before=before), event.seat)
    if player is None or player.bot:
        return after
    return _watched(after, event.at, (player.person,) if event.out else ())


def _watched(lesson: Lesson, at: float, out: Iterable[str] = ()) -> Lesson:
    """Return the lesson after a device was excluded: for ``WATCH`` seconds every new name needs approval.

    ``out`` are the people whose devices are excluded.
    """
    people, entry = frozenset(out), lesson.entry
    until = max(entry.watch_until, at + WATCH)
    return replace(lesson, entry=replace(entry, watch_until=until, out=entry.out | people, back=entry.back - people))


def _let_back(lesson: Lesson, event: e.LetBackIn) -> Lesson:
    entry = lesson.entry
    return replace(lesson, entry=replace(entry, out=entry.out - {event.person}, back=entry.back | {event.person}))


def _locked(lesson: Lesson, *, locked: bool) -> Lesson:
    return replace(lesson, entry=replace(lesson.entry, locked=locked))


def _partner_came(lesson: Lesson, event: e.PartnerCame) -> Lesson:
    player = lesson.seat(event.seat)
    if player is None:
        return lesson
    partners = (*player.partners, event.person)
    return seat_changed(lesson, event.seat, partners=partners, before=_stint(player, event.at))


def _partner_left(lesson: Lesson, event: e.PartnerLeft) -> Lesson:
    player = lesson.seat(event.seat)
    if player is None:
        return lesson
    person, *partners = (person for person in player.people if person != event.person)
    after = seat_changed(lesson, event.seat, person=person, partners=tuple(partners), before=_stint(player, event.at))
    return _watched(after, event.at) if event.removed else after


_CHANGES: Changes[Lesson] = {
    e.Started: _started,
    e.Prepared: lambda lesson, event: replace(lesson, setup=setup_of(event)),
    e.SeatTaken: _seat_taken,
    e.PartnerCame: _partner_came,
    e.PartnerLeft: _partner_left,
    e.Practised: lambda lesson, event: seat_changed(
        lesson, event.seat, practised=event.choices, practised_right=event.right
    ),
    e.PracticeFinished: lambda lesson, event: seat_changed(lesson, event.seat, ready=True),
    e.SeatRemoved: _removed,
    e.TurnedAway: lambda lesson, event: _watched(lesson, event.at, event.people if event.out else ()),
    e.LetBackIn: _let_back,
    e.Locked: lambda lesson, _: _locked(lesson, locked=True),
    e.Unlocked: lambda lesson, _: _locked(lesson, locked=False),
    e.Accommodated: lambda lesson, event: seat_changed(lesson, event.seat, accommodation=event.accommodation),
    **OF_GROUPS,
    **OF_THE_CLASS,
    **OF_A_TRICK,
    e.Closed: lambda lesson, _: replace(lesson, phase="closed"),
}
