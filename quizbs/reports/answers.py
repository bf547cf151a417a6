"""Who answered what in a lesson: the facts that outlive its ledger."""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, NamedTuple

from quizbs.game import NO_TABLE, Event, evolve
from quizbs.game.events import Answered, AnsweredAlong, Asked, Overruled
from quizbs.game.table import Table, people
from quizbs.game.turns import turns_done
from quizbs.lesson import Lesson
from quizbs.lesson.state import Round

How = Literal["asked", "along", "class"]  # asked alone, answered the same along, or a question to the whole class


class Answer(NamedTuple):
    """One question that somebody was asked. ``right`` is ``None`` where no answer came in time; ``at`` in seconds.

    ``repeat``: the person had seen the right answer in this lesson before, so it shows no knowledge. For a question to
    the class ``table`` is empty. Where several share a hand the answer is the holder's, or with ``answer_counts`` of
    ``"team"`` there is one for each of them.
    """

    round: int
    table: str
    person: str
    question_text: str
    right: bool | None
    at: float
    how: How = "asked"
    repeat: bool = False


class _Given(NamedTuple):
    """An answer as a seat gave it: ``turns`` of it were done with by then; ``asked_at`` when the question was asked."""

    seat: int
    turns: int
    text: str
    right: bool | None
    asked_at: float
    at: float
    how: How
    known: bool


class _Shown(NamedTuple):
    """A question, and the seats before which it was asked."""

    at: float
    text: str
    seats: frozenset[int]


Row = tuple[float, Iterable[Event]]  # when a command was accepted, and what followed


def answers(lesson: Lesson, rows: Callable[[str], Iterable[Row]]) -> list[Answer]:
    """Return all answers of a lesson in the order in which they were given, as the teacher left them.

    ``rows(table)`` gives the ledger of a table. Bots are left out, people who were taken out are not.
    """
    found: list[tuple[float, Answer]] = []  # with when the question was asked
    shown: list[_Shown] = []
    for dealt in lesson.rounds:
        given, before = _at_a_table(rows(dealt.table))
        found += [(one.asked_at, answer) for one in given for answer in _of_a_table(lesson, dealt, one)]
        shown += before
    found += _of_the_class(lesson)
    shown += [
        _Shown(at, one.question.text, frozenset({seat})) for one in lesson.questions for seat, at in one.seen.items()
    ]
    first = _first_seen(lesson, shown)
    told = (
        answer._replace(repeat=answer.repeat or first.get((answer.person, answer.question_text), asked_at) < asked_at)
        for asked_at, answer in found
    )
    return sorted(told, key=lambda answer: answer.at)


def _of_a_table(lesson: Lesson, dealt: Round, given: _Given) -> Iterator[Answer]:
    """Return the answer of a seat as that of the people to whom it counts."""
    there = _people(lesson, given.seat, given.at)
    if there and dealt.game.options.answer_counts == "holder":
        there = (there[given.turns % len(there)],)
    for person in there:
        yield Answer(dealt.number, dealt.table, person, given.text, given.right, given.at, given.how, given.known)


def _of_the_class(lesson: Lesson) -> Iterator[tuple[float, Answer]]:
    for asked in lesson.questions:
        number = max((one.number for one in lesson.rounds if one.dealt_at <= asked.asked_at), default=0)
        for answer in asked.answers:
            for person in _people(lesson, answer.seat, answer.at):
                text = asked.question.text
                yield asked.asked_at, Answer(number, "", person, text, answer.right, answer.at, "class")


def _people(lesson: Lesson, seat: int, at: float) -> tuple[str, ...]:
    return next((one.people_at(at) for one in lesson.seats if one.seat == seat), ())


def _first_seen(lesson: Lesson, shown: Iterable[_Shown]) -> dict[tuple[str, str], float]:
    """Return when each person saw each question first."""
    first: dict[tuple[str, str], float] = {}
    for one in sorted(shown, key=lambda one: one.at):
        for seat in one.seats:
            for person in _people(lesson, seat, one.at):
                first.setdefault((person, one.text), one.at)
    return first


def _at_a_table(rows: Iterable[Row]) -> tuple[list[_Given], list[_Shown]]:
    table, asked_at, asked_alone = NO_TABLE, 0.0, -1
    given: list[_Given] = []
    shown: list[_Shown] = []
    for at, events in rows:
        for event in events:
            if isinstance(event, Answered):
                asked_alone = len(given)
            if isinstance(event, Answered) or (isinstance(event, AnsweredAlong) and event.right is not None):
                given.append(_given(table, event, asked_at, at))
            elif isinstance(event, Overruled) and asked_alone >= 0:
                given[asked_alone] = given[asked_alone]._replace(right=event.right)
            table = evolve(table, event)
            if isinstance(event, Asked):
                asked_at = at
                shown.append(_Shown(at, table.questions[event.question].text, people(table) | table.guests))
    return given, shown


def _given(table: Table, event: Answered | AnsweredAlong, asked_at: float, at: float) -> _Given:
    asking, seat = table.asking, event.seat
    text = table.questions[asking.question].text if asking else ""
    turns = turns_done(table, seat) if seat in table.seats else 0
    known = asking is not None and seat in asking.known
    how: How = "asked" if isinstance(event, Answered) else "along"
    return _Given(seat, turns, text, event.right, asked_at, at, how, known)
