"""Who answered what in a lesson: the facts that outlive its ledger."""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, NamedTuple

from quizbs.game import NO_GAME, Event, evolve
from quizbs.game.events import Answered, AnsweredAlong, Asked, Overruled, Revealed
from quizbs.game.presence import here
from quizbs.game.state import GameState
from quizbs.game.turn_counts import turns_done
from quizbs.lesson import Lesson
from quizbs.lesson.state import GameRecord

How = Literal["asked", "along", "class"]  # asked, answered with everyone at the table, or a question for everyone


class AnswerRecord(NamedTuple):
    """One question that a person was asked. ``right`` is ``None`` if no answer came in time; ``at`` is in seconds.

    What stayed unanswered through no fault of theirs isn't listed: the phone was gone, or the teacher moved on.
    ``repeat``: the person had seen the answer earlier in this lesson, so it doesn't show knowledge. For a question for
    everyone ``table`` is empty. If several share a hand the answer is the holder's, or with ``answer_counts`` of
    ``"team"`` there is one for each of them.
    """

    round: int
    game: str
    person: str
    question_text: str
    right: bool | None
    at: float
    how: How = "asked"
    repeat: bool = False


class _Given(NamedTuple):
    """An answer as a seat gave it, after ``turns`` of its turns; ``asked_at`` is when the question was asked.

    ``counts`` is false if it is nobody's fault.
    """

    seat: int
    turns: int
    text: str
    right: bool | None
    asked_at: float
    at: float
    how: How
    known: bool
    counts: bool = True


class _Shown(NamedTuple):
    """A question, and the seats that saw it."""

    at: float
    text: str
    seats: frozenset[int]


Row = tuple[float, Iterable[Event]]  # when a command was accepted, and what followed


def answers(lesson: Lesson, rows: Callable[[str], Iterable[Row]]) -> list[AnswerRecord]:
    """Return all answers of a lesson in the order they were given, as the teacher left them.

    ``rows(game)`` returns the ledger of a game. Bots are left out, people who were removed are not.
    """
    found: list[tuple[float, AnswerRecord]] = []  # with when the question was asked
    shown: list[_Shown] = []
    for dealt in lesson.rounds:
        given, before = _at_a_game(rows(dealt.game))
        found += [
            (seat_answer.asked_at, answer)
            for seat_answer in given
            for answer in _of_a_table(lesson, dealt, seat_answer)
        ]
        shown += before
    found += _of_the_class(lesson)
    shown += [
        _Shown(at, question.question.text, frozenset({seat}))
        for question in lesson.questions
        for seat, at in question.seen.items()
    ]
    first = _first_seen(lesson, shown)
    told = (
        answer._replace(repeat=answer.repeat or first.get((answer.person, answer.question_text), asked_at) < asked_at)
        for asked_at, answer in found
    )
    return sorted(told, key=lambda answer: answer.at)


def _of_a_table(lesson: Lesson, dealt: GameRecord, given: _Given) -> Iterator[AnswerRecord]:
    """Return a seat's answer as an answer of the people it counts for."""
    there = _people(lesson, given.seat, given.at)
    if there and dealt.setup.options.answer_counts == "holder":
        there = (there[given.turns % len(there)],)
    for person in there:
        yield AnswerRecord(dealt.number, dealt.game, person, given.text, given.right, given.at, given.how, given.known)


def _of_the_class(lesson: Lesson) -> Iterator[tuple[float, AnswerRecord]]:
    for asked in lesson.questions:
        number = max((record.number for record in lesson.rounds if record.dealt_at <= asked.asked_at), default=0)
        answered = {answer.seat for answer in asked.answers}
        shown_at = max(asked.seen.values(), default=asked.asked_at)
        given: list[tuple[int, bool | None, float]] = [
            (answer.seat, answer.right, answer.at) for answer in asked.answers
        ]
        given += [(seat, None, asked.seen.get(seat, shown_at)) for seat in sorted(asked.silent - answered)]
        for seat, right, at in given:
            for person in _people(lesson, seat, at):
                yield asked.asked_at, AnswerRecord(number, "", person, asked.question.text, right, at, "class")


def _people(lesson: Lesson, seat: int, at: float) -> tuple[str, ...]:
    return next((sitting.people_at(at) for sitting in lesson.seats if sitting.seat == seat), ())


def _first_seen(lesson: Lesson, shown: Iterable[_Shown]) -> dict[tuple[str, str], float]:
    """Return when each person first saw each question."""
    first: dict[tuple[str, str], float] = {}
    for question in sorted(shown, key=lambda question: question.at):
        for seat in question.seats:
            for person in _people(lesson, seat, question.at):
                first.setdefault((person, question.text), question.at)
    return first


def _at_a_game(rows: Iterable[Row]) -> tuple[list[_Given], list[_Shown]]:
    game, asked_at = NO_GAME, 0.0
    given: list[_Given] = []
    asked_alone: dict[int, int] = {}  # by the number of the question: the place of its answer in ``given``
    shown: list[_Shown] = []
    for at, events in rows:
        for event in events:
            if isinstance(event, Answered):
                asked_alone[len(game.questions.asked)] = len(given)
            elif isinstance(event, Overruled):
                _judged_anew(given, asked_alone[event.question or len(game.questions.asked)], event)
            given += _given(game, event, asked_at, at)
            game = evolve(game, event)
            if isinstance(event, Asked):
                asked_at = at
                shown.append(_Shown(at, game.questions.bank[event.question].text, here(game)))
    return [answer for answer in given if answer.counts], shown


def _judged_anew(given: list[_Given], place: int, event: Overruled) -> None:
    given[place] = given[place]._replace(right=event.right, counts=True)


def _given(game: GameState, event: Event, asked_at: float, at: float) -> Iterator[_Given]:
    """Return the answers in an event; silence isn't one."""
    match event:
        case Answered(seat=seat, right=right):
            yield _of_a_seat(game, seat, right, asked_at, at, "asked")._replace(counts=not event.excused)
        case AnsweredAlong(seat=seat, right=bool(right)):
            yield _of_a_seat(game, seat, right, asked_at, at, "along")
        case Revealed(silent=silent):
            for seat in silent:
                yield _of_a_seat(game, seat, None, asked_at, at, "along")
        case _:
            return


def _of_a_seat(game: GameState, seat: int, right: bool | None, asked_at: float, at: float, how: How) -> _Given:
    asking = game.turn.asking
    text = game.questions.bank[asking.question].text if asking else ""
    turns = turns_done(game, seat) if seat in game.seats else 0
    known = asking is not None and seat in asking.known
    return _Given(seat, turns, text, right, asked_at, at, how, known)
