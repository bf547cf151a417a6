"""How events change what concerns the whole class: bell, freeze and class questions."""

from msgspec.structs import replace

from quizbs.game.events import Changes
from quizbs.lesson import events as e
from quizbs.lesson.session_state import Bell, ClassAnswer, ClassQuestion, Freezing, Seat, SessionState
from quizbs.lesson.trick.evolve import later as trick_later


def _bell_set(session: SessionState, event: e.BellSet) -> SessionState:
    until = event.bell_at if event.cards_until is None else event.cards_until
    return replace(session, bell=Bell(set_at=event.at, rings_at=event.bell_at, cards_until=until))


def _unfrozen(session: SessionState, event: e.Unfrozen) -> SessionState:
    """Return the session after a freeze, with the times of an open question moved by its length."""
    if session.frozen is None:
        return session
    later = event.at - session.frozen.at
    return _question_later(replace(session, frozen=None), later)


def _question_later(session: SessionState, seconds: float) -> SessionState:
    session = trick_later(session, seconds)
    if not session.questions:
        return session
    asked = session.questions[-1]
    later = {"open_since": asked.open_since + seconds}  # seats may still finish it after the class
    if not asked.ended:
        later |= {"began_at": asked.began_at + seconds, "closes_at": asked.closes_at + seconds}
    return _question(session, **later)


def _question(session: SessionState, **changes: object) -> SessionState:
    return replace(session, questions=(*session.questions[:-1], replace(session.questions[-1], **changes)))


def _class_asked(session: SessionState, event: e.ClassAsked) -> SessionState:
    asked = ClassQuestion(
        number=event.number,
        question=event.question,
        order=event.order,
        without=event.without,
        known=frozenset(event.known),
        language=event.language,
        asked_at=event.at,
        open_since=event.at,
        points=event.points,
        rows=event.rows,
        began_at=event.at,
        closes_at=event.closes_at,
    )
    return replace(session, questions=(*session.questions, asked))


def _class_answered(session: SessionState, event: e.ClassAnswered) -> SessionState:
    asked = session.questions[-1]
    worth = event.record.worth if event.record else 0
    answer = ClassAnswer(event.seat, event.right, event.at, event.choices, event.text, asked.shown, worth, event.record)
    after = _question(session, answers=(*asked.answers, answer))
    return _sees(after, event.seat, event.at, event.until) if asked.shown else after


def _sees(session: SessionState, seat: int, at: float, until: float | None) -> SessionState:
    """Return the session after a seat answered late. It may read the answer until the time ``until`` (s)."""
    asked = session.questions[-1]
    reading = asked.reading if until is None else asked.reading | {seat: until}
    return _question(session, late=asked.late - {seat}, seen=asked.seen | {seat: at}, reading=reading)


def _class_left(session: SessionState, event: e.ClassLeft) -> SessionState:
    reading = {seat: until for seat, until in session.questions[-1].reading.items() if seat != event.seat}
    return _question(session, reading=reading)


def _class_missed(session: SessionState, event: e.ClassMissed) -> SessionState:
    asked = session.questions[-1]
    if event.on:
        return _question(session, away=asked.away | {event.seat}, partly=asked.partly | {event.seat})
    sees = {event.seat: event.at} if asked.shown and not asked.may_finish(event.seat) else {}
    return _question(session, away=asked.away - {event.seat}, seen=asked.seen | sees)


def _class_shown(session: SessionState, event: e.ClassShown) -> SessionState:
    asked = session.questions[-1]
    people = [player for player in session.present if not player.bot]
    late = asked.awaited([player.seat for player in people if player.accommodation.more_time])
    seen = {player.seat: event.at for player in people if player.seat not in late | asked.away}
    clock = {"began_at": event.at, "closes_at": event.closes_at}
    silent = {"silent": frozenset(event.silent), "shown_at": event.at}
    return _question(session, shown=True, arguing=False, late=late, seen=seen, **silent, **clock)


def _class_split(session: SessionState, event: e.ClassSplit) -> SessionState:
    return _question(session, arguing=True, began_at=event.at, closes_at=event.closes_at)


def _class_votes_again(session: SessionState, event: e.ClassVotesAgain) -> SessionState:
    """Return the session with the second vote open, which has its own clock."""
    clock = {"open_since": event.at, "began_at": event.at, "closes_at": event.closes_at}
    return _question(session, arguing=False, first=session.questions[-1].answers, answers=(), **clock)


def newly_asked(session: SessionState, new: Seat, at: float) -> tuple[ClassQuestion, ...]:
    """Return the class questions after a person took a seat: in the last one, nothing of the former player counts."""
    if not session.questions:
        return ()
    *before, asked = session.questions
    seat = new.seat
    anew = replace(
        asked.for_a_new_owner(seat),
        away=asked.away - {seat},
        reading={other: until for other, until in asked.reading.items() if other != seat},
    )
    if asked.ended:  # its answers are dated, and so attributed to the former player
        return (*before, replace(anew, known=asked.known))
    theirs = tuple(answer for answer in (*asked.first, *asked.answers) if answer.seat == seat)
    after = replace(
        anew,
        answers=tuple(answer for answer in asked.answers if answer.seat != seat),
        first=tuple(answer for answer in asked.first if answer.seat != seat),
        former=(*asked.former, *theirs),
        seen=asked.seen | {seat: at} if asked.shown and not new.bot else asked.seen,
    )
    return (*before, after)


CHANGES: Changes[SessionState] = {
    e.BellSet: _bell_set,
    e.LastLapRang: lambda session, _: replace(session, bell=replace(session.bell, rang=True)),
    e.Frozen: lambda session, event: replace(
        session, frozen=Freezing(session.frozen.at if session.frozen else event.at, event.message)
    ),
    e.Unfrozen: _unfrozen,
    e.ClassAsked: _class_asked,
    e.ClassAnswered: _class_answered,
    e.ClassLooked: lambda session, event: _sees(session, event.seat, event.at, event.until),
    e.ClassLeft: _class_left,
    e.ClassMissed: _class_missed,
    e.ClassShown: _class_shown,
    e.ClassSplit: _class_split,
    e.ClassVotesAgain: _class_votes_again,
    e.ClassEnded: lambda session, _: _question(session, ended=True),
    e.Extended: lambda session, event: _question_later(session, event.seconds),
}
