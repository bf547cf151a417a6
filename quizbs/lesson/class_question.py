"""A question for the whole class: asked, answered, shown, ended; and the commands that are due."""

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from quizbs.game.refusal import Refused, require
from quizbs.lesson import arguing, bell_and_freeze
from quizbs.lesson import commands as c
from quizbs.lesson import events as e
from quizbs.lesson.evolve import evolve
from quizbs.lesson.seats import present_seat
from quizbs.lesson.session_state import ClassQuestion, Seat, SessionState
from quizbs.lesson.trick import rules as trick
from quizbs.lesson.trick.commands import GoOnTrick, LengthenTrick
from quizbs.quiz.choice_order import shuffled_choices, taken_away
from quizbs.quiz.question import Question, reading_time
from quizbs.quiz.recorded import Recorded, given_to, helped_by

USUAL_TIME = 30  # seconds for a question to the class, unless it or the game sets another time
SHOWN = 20.0  # seconds for which the answer of a class question is on the wall


Due = c.Ring | c.CloseVote | c.VoteAgain | c.EndClass | GoOnTrick | LengthenTrick


def due(session: SessionState, now: float) -> Due | None:
    """Return the command of the session that is due at ``now`` (s), ``None`` if none is.

    A freeze stops a class question, but not the bell.
    """
    if session.phase in ("", "closed"):
        return None
    if bell_and_freeze.is_due(session, now):
        return c.Ring()
    if session.frozen is not None:
        return None
    if (step := trick.due(session, now)) is not None or not session.questions:
        return step
    asked = session.questions[-1]
    if asked.ended:
        return c.EndClass(asked.number) if any(now >= until for until in asked.reading.values()) else None
    if now < asked.closes_at:
        return None
    if asked.arguing:
        return c.VoteAgain(asked.number)
    return c.EndClass(asked.number) if asked.shown else c.CloseVote(asked.number)


def next_due(session: SessionState) -> float | None:
    """Return the time (s) of the session's next automatic command (bell, class question, trick), ``None`` if none is
    pending.
    """
    if session.phase in ("", "closed"):
        return None
    moments = [] if session.bell.cards_until is None or session.bell.rang else [session.bell.cards_until]
    if session.frozen is None and session.questions:
        asked = session.questions[-1]
        moments += asked.reading.values() if asked.ended else [asked.closes_at]
    if (step := trick.next_due(session)) is not None:
        moments.append(step)
    return min(moments, default=None)


def ask(session: SessionState, command: c.PutToClass, now: float, chance: Random) -> list[e.Event]:
    """Return the event that asks everybody a question."""
    question = command.question
    require(not session.halted, "not_now")
    require(question.choices or question.accept, "not_understood")
    order = shuffled_choices(question, chance)
    fewer = any(player.accommodation.fewer for player in session.present)
    without = taken_away(question, order, chance) if fewer else ()
    number = len(session.questions) + 1
    known = tuple(sorted(have_seen(session, question).union(command.known)))
    points = session.setup.options.points
    closes_at = now + time_for(session, question)
    return [
        e.ClassAsked(now, number, question, order, closes_at, command.language, without, known, points, command.rows)
    ]


def time_for(session: SessionState, question: Question) -> int:
    """Return the time limit of a class question in seconds."""
    return max(question.time or session.setup.options.answer_time or USUAL_TIME, reading_time(question))


def answer(session: SessionState, seat: int, command: c.AnswerClass, now: float, _: Random) -> list[e.Event]:
    """Return the events of a seat's answer; once everybody has answered, the right answer is shown.

    Students with more time may still answer in private after it was shown and the cards have resumed.
    """
    asked, player = _asked_to(session, command.number, seat), present_seat(session, seat)
    require(not player.bot and asked.may_finish(seat), "closed")
    right = asked.is_right(asked.question, command.choices, command.text, fewer=player.accommodation.fewer)
    if right is None:
        raise Refused("not_understood")
    until, record = _reads_until(asked, now), _recorded(asked, player, command, now)
    if session.setup.options.sure != "no":
        record = replace(record, sure=command.sure)
    answered = e.ClassAnswered(seat, right, now, command.choices, command.text, until, record)
    return [answered, *_all_have_answered(evolve(session, answered), now)]


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


def _all_have_answered(session: SessionState, now: float) -> list[e.Event]:
    """Return the next step's event if at least one seat has answered and no other is awaited, otherwise nothing."""
    asked = session.class_question
    if asked is None or asked.shown or asked.arguing or not asked.answers or asked.awaited(expected(session)):
        return []
    return _voted(session, asked, now)


def _voted(session: SessionState, asked: ClassQuestion, now: float, silent: tuple[int, ...] = ()) -> list[e.Event]:
    """Return the event that shows the right answer, or that lets the class argue first."""
    if arguing.splits(session, asked):
        return [e.ClassSplit(now, now + arguing.ARGUES)]
    return [e.ClassShown(now, now + SHOWN, silent)]


def close_vote(session: SessionState, command: c.CloseVote, now: float, _: Random) -> list[e.Event]:
    """Return the events that follow when the time to answer is over."""
    require(session.frozen is None, "paused")
    asked = _asked(session, command.number)
    require(not asked.shown and not asked.arguing, "closed")
    return _voted(session, asked, now, _silent(session, asked, now))


def vote_again(session: SessionState, command: c.VoteAgain, now: float, _: Random) -> list[e.Event]:
    """Return the event that ends arguing and lets the class vote once more."""
    require(session.frozen is None, "paused")
    asked = _asked(session, command.number)
    return arguing.vote_again(asked, now, time_for(session, asked.question))


def look(session: SessionState, seat: int, command: c.ViewClassAnswer, now: float, _: Random) -> list[e.Event]:
    """Return the event that a seat views the answer instead of giving its own late.

    Raises ``Refused``: ``closed``, ``not_now`` (the answer isn't shown yet).
    """
    asked = _asked_to(session, command.number, seat)
    require(not present_seat(session, seat).bot and asked.may_finish(seat), "closed")
    require(asked.shown, "not_now")
    return [e.ClassLooked(seat, now, _reads_until(asked, now))]


def leave(session: SessionState, seat: int, command: c.LeaveClass, _now: float, _chance: Random) -> list[e.Event]:
    """Return the event that a seat which finished late has read the answer and returns to the cards."""
    require(seat in _asked_to(session, command.number, seat).reading, "closed")
    return [e.ClassLeft(seat)]


def miss(session: SessionState, command: c.MissClass, now: float, _: Random) -> list[e.Event]:
    """Return the events when a seat isn't awaited any more because its phone is absent, or is awaited again."""
    require(session.frozen is None, "paused")
    asked = _asked(session, command.number)
    require(not present_seat(session, command.seat).bot and (command.seat in asked.away) != command.on, "closed")
    missed = e.ClassMissed(command.seat, command.on, now)
    return [missed, *_all_have_answered(evolve(session, missed), now)]


def expected(session: SessionState) -> list[int]:
    """Return the seats of people whose answer is awaited or given.

    Seats with absent phones count only once they have answered.
    """
    asked = session.class_question
    people = [player.seat for player in session.present if not player.bot]
    return [seat for seat in people if asked is None or seat not in asked.away or asked.answer_of(seat)]


def _asked_to(session: SessionState, number: int, seat: int) -> ClassQuestion:
    """Return the question that the seat is answering, even if the class has finished it.

    Raises ``Refused``: ``closed``.
    """
    asked = session.class_question_of(seat)
    if asked is None or asked.number != number:
        raise Refused("closed")
    return asked


def _asked(session: SessionState, number: int) -> ClassQuestion:
    asked = session.class_question
    if asked is None or asked.number != number:
        raise Refused("closed")
    return asked


def show(session: SessionState, command: c.ShowClass, now: float, _: Random) -> list[e.Event]:
    """Return the event that shows the right answer now."""
    require(session.frozen is None, "paused")
    asked = _asked(session, command.number)
    require(not asked.shown, "closed")
    return [e.ClassShown(now, now + SHOWN, _silent(session, asked, now))]


def _silent(session: SessionState, asked: ClassQuestion, now: float) -> tuple[int, ...]:
    """Return the seats that were present for the whole time and didn't answer; none if the time was cut short."""
    if now < asked.closes_at or asked.arguing:
        return ()
    people = [player for player in session.present if not player.bot]
    silent = asked.left_open_by(
        able=[player.seat for player in people],
        slow=[player.seat for player in people if player.accommodation.more_time],
    )
    return tuple(player.seat for player in people if player.seat in silent)


def end(session: SessionState, command: c.EndClass, now: float, _: Random) -> list[e.Event]:
    """Return the events that end the question: for everybody, or, once the class has finished it, for late seats."""
    require(session.frozen is None, "paused")
    if session.class_question is None and session.questions and session.questions[-1].number == command.number:
        left = [e.ClassLeft(seat) for seat, until in session.questions[-1].reading.items() if now >= until]
        require(left, "closed")
        return [*left]
    _asked(session, command.number)
    return [e.ClassEnded(now)]


def extend(session: SessionState, command: c.Extend, _now: float, _chance: Random) -> list[e.Event]:
    """Return the event that extends the open class question or *Trick the class*. The bell isn't moved."""
    is_open = session.class_question is not None or session.trick is not None
    return [e.Extended(command.seconds + command.grace)] if is_open else []


def shown_to_class(session: SessionState) -> dict[tuple[str, str], frozenset[int]]:
    """Return which seats know the answer of a question, by its id and text, because the class was shown it.

    Former players of a seat don't count.
    """
    found: dict[tuple[str, str], frozenset[int]] = {}
    since = {player.seat: player.since for player in session.seats}
    for asked in session.questions:
        question = asked.question.id, asked.question.text
        found[question] = found.get(question, frozenset()).union(_since(asked, since.items()))
    for each in session.tricks:
        question = each.question.id, each.question.text
        found[question] = found.get(question, frozenset()) | trick.shown_to(session, each)
    return {question: seats for question, seats in found.items() if seats}


def _since(asked: ClassQuestion, since: Iterable[tuple[int, float]]) -> Iterable[int]:
    return (seat for seat, came in since if asked.seen.get(seat, -1.0) >= came)


def have_seen(session: SessionState, question: Question) -> frozenset[int]:
    """Return the seats that know the answer to a question from a class question or from the tutorial."""
    seen = shown_to_class(session).get((question.id, question.text), frozenset())
    if session.setup.practice is None or session.setup.practice.id != question.id:
        return seen
    return seen.union(player.seat for player in session.present if player.practised is not None)
