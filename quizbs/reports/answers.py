"""Who answered what in a lesson: the facts that outlive its ledger."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from quizbs.game import NO_TABLE, Event, evolve
from quizbs.game.events import Answered, Overruled
from quizbs.lesson import Lesson


class Answer(NamedTuple):
    """One question that was asked. ``right`` is ``None`` where no answer came in time; ``at`` in seconds."""

    round: int
    table: str
    person: str
    question_text: str
    right: bool | None
    at: float


Row = tuple[float, Iterable[Event]]  # when a command was accepted, and what followed


def answers(lesson: Lesson, rows: Callable[[str], Iterable[Row]]) -> list[Answer]:
    """Return all answers of a lesson in the order in which they were given, as the teacher left them.

    ``rows(table)`` gives the ledger of a table. Bots are left out, people who were taken out are not.
    """
    people = {one.seat: one.person for one in lesson.seats if not one.bot}
    return [
        Answer(dealt.number, dealt.table, people[seat], text, right, at)
        for dealt in lesson.rounds
        for seat, text, right, at in _at_a_table(rows(dealt.table))
        if seat in people
    ]


def _at_a_table(rows: Iterable[Row]) -> Iterator[tuple[int, str, bool | None, float]]:
    table, given = NO_TABLE, None
    for at, events in rows:
        for event in events:
            if isinstance(event, Answered):
                if given is not None:
                    yield given
                asked = table.asking
                text = table.questions[asked.question].text if asked else ""
                given = (event.seat, text, event.right, at)
            elif isinstance(event, Overruled) and given is not None:
                given = (*given[:2], event.right, given[3])
            table = evolve(table, event)
    if given is not None:
        yield given
