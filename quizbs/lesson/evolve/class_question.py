"""How events change what concerns the whole class: bell, freeze and class questions."""

from msgspec.structs import replace

from quizbs.game.events import Changes
from quizbs.lesson import events as e
from quizbs.lesson.state import Bell, ClassAnswer, ClassQuestion, Freezing, Lesson, Seat
from quizbs.lesson.trick.evolve import later as trick_later


def _bell_set(lesson: Lesson, event: e.BellSet) -> Lesson:
    until = event.bell_at if event.cards_until is None else event.cards_until
    return replace(lesson, bell=Bell(set_at=event.at, rings_at=event.bell_at, cards_until=until))


def _unfrozen(lesson: Lesson, event: e.Unfrozen) -> Lesson:
    """Return the lesson after a freeze, with the times of an open question moved by its length."""
    if lesson.frozen is None:
        return lesson
    later = event.at - lesson.frozen.at
    return _question_later(replace(lesson, frozen=None), later)


def _question_later(lesson: Lesson, seconds: float) -> Lesson:
    lesson = trick_later(lesson, seconds)
    if not lesson.questions:
        return lesson
    asked = lesson.questions[-1]
    later = {"open_since": asked.open_since + seconds}  # seats may still finish it after the class
    if not asked.ended:
        later |= {"began_at": asked.began_at + seconds, "closes_at": asked.closes_at + seconds}
    return _question(lesson, **later)


def _question(lesson: Lesson, **changes: object) -> Lesson:
    return replace(lesson, questions=(*lesson.questions[:-1], replace(lesson.questions[-1], **changes)))


def _class_asked(lesson: Lesson, event: e.ClassAsked) -> Lesson:
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
    return replace(lesson, questions=(*lesson.questions, asked))


def _class_answered(lesson: Lesson, event: e.ClassAnswered) -> Lesson:
    asked = lesson.questions[-1]
    worth = event.record.worth if event.record else 0
    answer = ClassAnswer(event.seat, event.right, event.at, event.choices, event.text, asked.shown, worth, event.record)
    after = _question(lesson, answers=(*asked.answers, answer))
    return _sees(after, event.seat, event.at, event.until) if asked.shown else after


def _sees(lesson: Lesson, seat: int, at: float, until: float | None) -> Lesson:
    """Return the lesson after a seat answered late. It may read the answer until the time ``until`` (s)."""
    asked = lesson.questions[-1]
    reading = asked.reading if until is None else asked.reading | {seat: until}
    return _question(lesson, late=asked.late - {seat}, seen=asked.seen | {seat: at}, reading=reading)


def _class_left(lesson: Lesson, event: e.ClassLeft) -> Lesson:
    reading = {seat: until for seat, until in lesson.questions[-1].reading.items() if seat != event.seat}
    return _question(lesson, reading=reading)


def _class_missed(lesson: Lesson, event: e.ClassMissed) -> Lesson:
    asked = lesson.questions[-1]
    if event.on:
        return _question(lesson, away=asked.away | {event.seat}, partly=asked.partly | {event.seat})
    sees = {event.seat: event.at} if asked.shown and not asked.may_finish(event.seat) else {}
    return _question(lesson, away=asked.away - {event.seat}, seen=asked.seen | sees)


def _class_shown(lesson: Lesson, event: e.ClassShown) -> Lesson:
    asked = lesson.questions[-1]
    people = [player for player in lesson.present if not player.bot]
    late = asked.awaited([player.seat for player in people if player.accommodation.more_time])
    seen = {player.seat: event.at for player in people if player.seat not in late | asked.away}
    clock = {"began_at": event.at, "closes_at": event.closes_at}
    silent = {"silent": frozenset(event.silent), "shown_at": event.at}
    return _question(lesson, shown=True, arguing=False, late=late, seen=seen, **silent, **clock)


def _class_split(lesson: Lesson, event: e.ClassSplit) -> Lesson:
    return _question(lesson, arguing=True, began_at=event.at, closes_at=event.closes_at)


def _class_votes_again(lesson: Lesson, event: e.ClassVotesAgain) -> Lesson:
    """Return the lesson with the second vote open, which has its own clock."""
    clock = {"open_since": event.at, "began_at": event.at, "closes_at": event.closes_at}
    return _question(lesson, arguing=False, first=lesson.questions[-1].answers, answers=(), **clock)


def newly_asked(lesson: Lesson, new: Seat, at: float) -> tuple[ClassQuestion, ...]:
    """Return the class questions after a person took a seat: in the last one, nothing of the former player counts."""
    if not lesson.questions:
        return ()
    *before, asked = lesson.questions
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


CHANGES: Changes[Lesson] = {
    e.BellSet: _bell_set,
    e.LastLapRang: lambda lesson, _: replace(lesson, bell=replace(lesson.bell, rang=True)),
    e.Frozen: lambda lesson, event: replace(
        lesson, frozen=Freezing(lesson.frozen.at if lesson.frozen else event.at, event.message)
    ),
    e.Unfrozen: _unfrozen,
    e.ClassAsked: _class_asked,
    e.ClassAnswered: _class_answered,
    e.ClassLooked: lambda lesson, event: _sees(lesson, event.seat, event.at, event.until),
    e.ClassLeft: _class_left,
    e.ClassMissed: _class_missed,
    e.ClassShown: _class_shown,
    e.ClassSplit: _class_split,
    e.ClassVotesAgain: _class_votes_again,
    e.ClassEnded: lambda lesson, _: _question(lesson, ended=True),
    e.Extended: lambda lesson, event: _question_later(lesson, event.seconds),
}
