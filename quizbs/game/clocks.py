"""How long each step lasts. All lengths are options, in seconds; 0 means no limit, and in the last lap the usual one.

So a game that the bell has stopped comes to its end by itself, whatever its options are (``docs/rules.md``, The bell).
"""

from collections.abc import Collection
from typing import Literal

from quizbs.game.options import Options
from quizbs.game.presence import answering_along, awaited
from quizbs.game.table import Table, acting_seat, ease_of, people
from quizbs.quiz.question import Question, reading_time

AUTOMATIC = 2.0  # seconds that a seat takes for which the server plays: long enough to be seen
USUAL = Options()
MORE_AT_LAST = 2.0  # how much longer the last lap's clocks run for a seat whose own do not run before

Timed = Literal["turn_time", "last_window", "reveal_time", "choose_time", "answer_time", "discard_time", "explain_time"]


def length_of(table: Table, name: Timed) -> float:
    """Return how long such a step lasts, in seconds; 0: no limit. In the last lap there always is one."""
    length: float = getattr(table.options, name)
    if not length and table.last_turn is not None:
        length = getattr(USUAL, name)
    return length


def eased(table: Table, seat: int, length: float) -> float:
    """Return how long a step of this length lasts where it waits for this seat."""
    time = ease_of(table, seat).time
    return length * (MORE_AT_LAST if not time and table.last_turn is not None else time)


def step_closes(table: Table, seat: int, now: float, length: float) -> float | None:
    """Return when a step that waits for ``seat`` ends."""
    return shared_closes({seat} - table.automatic, now, eased(table, seat, length))


def shared_closes(waits_for: Collection[int], now: float, length: float) -> float | None:
    """Return when a step that any of these seats may end is over; soon where no person is left to end it."""
    if not waits_for:
        return now + AUTOMATIC
    return now + length if length else None


def turn_closes(table: Table, seat: int, turn_number: int, free_at: float) -> float | None:
    """Return when a turn of ``seat`` ends; its clock starts once a play is allowed."""
    return step_closes(table, seat, free_at, turn_time(table, turn_number))


def turn_time(table: Table, turn_number: int) -> float:
    """Return how long a turn lasts. The first lap may go without a clock, so that everybody can learn in peace."""
    first_lap = turn_number <= len(table.seats) and table.last_turn is None
    return 0 if first_lap and not table.options.first_lap_clock else length_of(table, "turn_time")


def answer_time(table: Table, question: Question) -> float:
    """Return how long this question may take: its own time or the usual one, or longer where it takes longer to read.

    No limit where none is wanted for any question.
    """
    usual = length_of(table, "answer_time")
    return max(question.time or usual, reading_time(question)) if usual else 0


def asked_closes(table: Table, answerer: int, now: float, question: Question) -> float | None:
    """Return when the time to answer ends; others who answer along have theirs even where the asked one has nobody."""
    length = answer_time(table, question)
    if answerer in table.automatic and answering_along(table):
        return now + length if length else None
    return step_closes(table, answerer, now, length)


def common_end(table: Table) -> float | None:
    """Return when the present step would end for a seat with nothing eased.

    A longer time is private, so this never looks at who has one.
    """
    seat = acting_seat(table)
    if seat is None or seat in table.automatic:
        return table.closes_at
    length = length_of_step(table)
    return table.began_at + length if length else None


def own_length(table: Table, seat: int) -> float:
    """Return how long a step that waits for this seat lasts; 0: no limit."""
    return eased(table, seat, length_of_step(table))


def length_of_step(table: Table) -> float:
    """Return how long the present step lasts for a seat with nothing eased; 0: no limit."""
    match table.phase:
        case "answering" if table.asking:
            return answer_time(table, table.questions[table.asking.question])
        case "turn":
            return turn_time(table, table.turn_number)
        case phase:
            return length_of(table, _TIMES[phase]) if phase in _TIMES else 0


_TIMES: dict[str, Timed] = {
    "last": "last_window",
    "reveal": "reveal_time",
    "choosing": "choose_time",
    "discard": "discard_time",
    "explaining": "explain_time",
}


def begun_anew(table: Table, now: float) -> tuple[float, float | None]:
    """Return when the clock of the present step begins and ends if it begins now, or once a play is allowed."""
    begins = max(now, table.free_at) if table.phase == "turn" else now
    seat = acting_seat(table)
    if seat is None:
        return begins, shared_closes(awaited(table) or people(table), begins, length_of_step(table))
    length = length_of_step(table) if seat in table.automatic else own_length(table, seat)
    return begins, begins + length if length else None
