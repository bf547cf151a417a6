"""A question for the whole class: asked, answered, shown, ended; and the commands that are due."""

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from quizbs.game.refusal import Refused, require
from quizbs.lesson import arguing, bell_and_freeze
from quizbs.lesson import commands as c
from quizbs.lesson import events as e
from quizbs.lesson.evolve import evolve
from quizbs.lesson.seats import present
from quizbs.lesson.state import ClassQuestion, Lesson, Seat
from quizbs.lesson.trick import rules as trick
from quizbs.lesson.trick.commands import GoOnTrick, LengthenTrick
from quizbs.quiz.choice_order import shuffled_choices, taken_away
from quizbs.quiz.question import Question, reading_time
from quizbs.quiz.recorded import Recorded, given_to, helped_by

USUAL_TIME = 30  # seconds for a question to the class, unless it or the game sets another time
SHOWN = 20.0  # seconds for which the answer of a class question is on the wall


Due = c.Ring | c.CloseVote | c.VoteAgain | c.EndClass | GoOnTrick | LengthenTrick


def due(lesson: Lesson, now: float) -> Due | None:
    """Return the command of the session that is due at ``now`` (s), ``None`` if none is.

    A freeze stops a class question, but not the bell.
    """
    if lesson.phase in ("", "closed"):
        return None
    if bell_and_freeze.is_due(lesson, now):
        return c.Ring()
    if lesson.frozen is not None:
        return None
    if (step := trick.due(lesson, now)) is not None or not lesson.questions:
        return step
    asked = lesson.questions[-1]
    if asked.ended:
        return c.EndClass(asked.number) if any(now >= until for until in asked.reading.values()) else None
    if now < asked.closes_at:
        return None
    if asked.arguing:
        return c.VoteAgain(asked.number)
    return c.EndClass(asked.number) if asked.shown else c.CloseVote(asked.number)


def next_due(lesson: Lesson) -> float | None:
    """Return the time (s) of the session's next automatic command (bell, class question, trick), ``None`` if none is
    pending.
    """
    if lesson.phase in ("", "closed"):
        return None
    moments = [] if lesson.bell.cards_until is None or lesson.bell.rang else [lesson.bell.cards_until]
    if lesson.frozen is None and lesson.questions:
        asked = lesson.questions[-1]
        moments += asked.reading.values() if asked.ended else [asked.closes_at]
    if (step := trick.next_due(lesson)) is not None:
        moments.append(step)
    return min(moments, default=None)


def ask(lesson: Lesson, command: c.PutToClass, now: float, chance: Random) -> list[e.Event]:
    """Return the event that asks everybody a question."""
    question = command.question
    require(not lesson.halted, "not_now")
    require(question.choices or question.accept, "not_understood")
    order = shuffled_choices(question, chance)
    fewer = any(player.accommodation.fewer for player in lesson.present)
    without = taken_away(question, order, chance) if fewer else ()
    number = len(lesson.questions) + 1
    known = tuple(sorted(have_seen(lesson, question).union(command.known)))
    points = lesson.setup.options.points
    closes_at = now + time_for(lesson, question)
    return [
        e.ClassAsked(now, number, question, order, closes_at, command.language, without, known, points, command.rows)
    ]


def time_for(lesson: Lesson, question: Question) -> int:
    """Return the time limit of a class question in seconds."""
    return max(question.time or lesson.setup.options.answer_time or USUAL_TIME, reading_time(question))


def answer(lesson: Lesson, seat: int, command: c.AnswerClass, now: float, _: Random) -> list[e.Event]:
    """Return the events of a seat's answer; once everybody has answered, the right answer is shown.

    Students with more time may still answer in private after it was shown and the cards have resumed.
    """
    asked, player = _asked_to(lesson, command.number, seat), present(lesson, seat)
    require(not player.bot and asked.may_finish(seat), "closed")
    right = asked.is_right(asked.question, command.choices, command.text, fewer=player.accommodation.fewer)
    if right is None:
        raise Refused("not_understood")
    until, record = _reads_until(asked, now), _recorded(asked, player, command, now)
    if lesson.setup.options.sure != "no":
        record = replace(record, sure=command.sure)
    answered = e.ClassAnswered(seat, right, now, command.choices, command.text, until, record)
    return [answered, *_all_have_answered(evolve(lesson, answered), now)]


def _recorded(asked: ClassQuestion, seat: Seat, command: c.AnswerClass, now: float) -> Recorded:
    easier = seat.accommodation
    return Recorded(
        how="argued" if asked.first else "class",
        given=given_to(asked.question, asked.order, command.choices, command.text),
        seconds=round(now - asked.open_since, 1) if easier.time else None,
        worth=asked.worth_to(seat.seat),
        row=asked.row_of(seat.seat).right,
        repeat=seat.seat in asked.known,
        helped=helped_by(fewer=easier.fewer, more_time=easier.more_time),
    )


def _reads_until(asked: ClassQuestion, now: float) -> float | None:
    return now + SHOWN if asked.ended else None


def _all_have_answered(lesson: Lesson, now: float) -> list[e.Event]:
    """Return the next step's event if at least one seat has answered and no other is awaited, otherwise nothing."""
    asked = lesson.class_question
    if asked is None or asked.shown or asked.arguing or not asked.answers or asked.awaited(expected(lesson)):
        return []
    return _voted(lesson, asked, now)


def _voted(lesson: Lesson, asked: ClassQuestion, now: float, silent: tuple[int, ...] = ()) -> list[e.Event]:
    """Return the event that shows the right answer, or that lets the class argue first."""
    if arguing.splits(lesson, asked):
        return [e.ClassSplit(now, now + arguing.ARGUES)]
    return [e.ClassShown(now, now + SHOWN, silent)]


def close_vote(lesson: Lesson, command: c.CloseVote, now: float, _: Random) -> list[e.Event]:
    """Return the events that follow when the time to answer is over."""
    require(lesson.frozen is None, "paused")
    asked = _asked(lesson, command.number)
    require(not asked.shown and not asked.arguing, "closed")
    return _voted(lesson, asked, now, _silent(lesson, asked, now))


def vote_again(lesson: Lesson, command: c.VoteAgain, now: float, _: Random) -> list[e.Event]:
    """Return the event that ends arguing and lets the class vote once more."""
    require(lesson.frozen is None, "paused")
    asked = _asked(lesson, command.number)
    return arguing.vote_again(asked, now, time_for(lesson, asked.question))


def look(lesson: Lesson, seat: int, command: c.LookClass, now: float, _: Random) -> list[e.Event]:
    """Return the event that a seat views the answer instead of giving its own late.

    Raises ``Refused``: ``closed``, ``not_now`` (the answer isn't shown yet).
    """
    asked = _asked_to(lesson, command.number, seat)
    require(not present(lesson, seat).bot and asked.may_finish(seat), "closed")
    require(asked.shown, "not_now")
    return [e.ClassLooked(seat, now, _reads_until(asked, now))]


def leave(lesson: Lesson, seat: int, command: c.LeaveClass, _now: float, _chance: Random) -> list[e.Event]:
    """Return the event that a seat which finished late has read the answer and returns to the cards."""
    require(seat in _asked_to(lesson, command.number, seat).reading, "closed")
    return [e.ClassLeft(seat)]


def miss(lesson: Lesson, command: c.MissClass, now: float, _: Random) -> list[e.Event]:
    """Return the events when a seat isn't awaited any more because its phone is absent, or is awaited again."""
    require(lesson.frozen is None, "paused")
    asked = _asked(lesson, command.number)
    require(not present(lesson, command.seat).bot and (command.seat in asked.away) != command.on, "closed")
    missed = e.ClassMissed(command.seat, command.on, now)
    return [missed, *_all_have_answered(evolve(lesson, missed), now)]


def expected(lesson: Lesson) -> list[int]:
    """Return the seats of people whose answer is awaited or given.

    Seats with absent phones count only once they have answered.
    """
    asked = lesson.class_question
    people = [player.seat for player in lesson.present if not player.bot]
    return [seat for seat in people if asked is None or seat not in asked.away or asked.answer_of(seat)]


def _asked_to(lesson: Lesson, number: int, seat: int) -> ClassQuestion:
    """Return the question that the seat is answering, even if the class has finished it.

    Raises ``Refused``: ``closed``.
    """
    asked = lesson.class_question_of(seat)
    if asked is None or asked.number != number:
        raise Refused("closed")
    return asked


def _asked(lesson: Lesson, number: int) -> ClassQuestion:
    asked = lesson.class_question
    if asked is None or asked.number != number:
        raise Refused("closed")
    return asked


def show(lesson: Lesson, command: c.ShowClass, now: float, _: Random) -> list[e.Event]:
    """Return the event that shows the right answer now."""
    require(lesson.frozen is None, "paused")
    asked = _asked(lesson, command.number)
    require(not asked.shown, "closed")
    return [e.ClassShown(now, now + SHOWN, _silent(lesson, asked, now))]


def _silent(lesson: Lesson, asked: ClassQuestion, now: float) -> tuple[int, ...]:
    """Return the seats that were present for the whole time and didn't answer; none if the time was cut short."""
    if now < asked.closes_at or asked.arguing:
        return ()
    people = [player for player in lesson.present if not player.bot]
    silent = asked.left_open_by(
        able=[player.seat for player in people],
        slow=[player.seat for player in people if player.accommodation.more_time],
    )
    return tuple(player.seat for player in people if player.seat in silent)


def end(lesson: Lesson, command: c.EndClass, now: float, _: Random) -> list[e.Event]:
    """Return the events that end the question: for everybody, or, once the class has finished it, for late seats."""
    require(lesson.frozen is None, "paused")
    if lesson.class_question is None and lesson.questions and lesson.questions[-1].number == command.number:
        left = [e.ClassLeft(seat) for seat, until in lesson.questions[-1].reading.items() if now >= until]
        require(left, "closed")
        return [*left]
    _asked(lesson, command.number)
    return [e.ClassEnded(now)]


def extend(lesson: Lesson, command: c.Extend, _now: float, _chance: Random) -> list[e.Event]:
    """Return the event that extends the open class question or *Trick the class*. The bell isn't moved."""
    is_open = lesson.class_question is not None or lesson.trick is not None
    return [e.Extended(command.seconds + command.grace)] if is_open else []


def shown_to_class(lesson: Lesson) -> dict[tuple[str, str], frozenset[int]]:
    """Return which seats know the answer of a question, by its id and text, because the class was shown it.

    Former players of a seat don't count.
    """
    found: dict[tuple[str, str], frozenset[int]] = {}
    since = {player.seat: player.since for player in lesson.seats}
    for asked in lesson.questions:
        question = asked.question.id, asked.question.text
        found[question] = found.get(question, frozenset()).union(_since(asked, since.items()))
    for each in lesson.tricks:
        question = each.question.id, each.question.text
        found[question] = found.get(question, frozenset()) | trick.shown_to(lesson, each)
    return {question: seats for question, seats in found.items() if seats}


def _since(asked: ClassQuestion, since: Iterable[tuple[int, float]]) -> Iterable[int]:
    return (seat for seat, came in since if asked.seen.get(seat, -1.0) >= came)


def have_seen(lesson: Lesson, question: Question) -> frozenset[int]:
    """Return the seats that know the answer to a question from a class question or from the tutorial."""
    seen = shown_to_class(lesson).get((question.id, question.text), frozenset())
    if lesson.setup.practice is None or lesson.setup.practice.id != question.id:
        return seen
    return seen.union(player.seat for player in lesson.present if player.practised is not None)
