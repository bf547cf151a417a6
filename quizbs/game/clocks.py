"""How long each step lasts. All lengths are options, in seconds; 0 means no limit."""

from collections.abc import Collection

from quizbs.game.presence import answering_along
from quizbs.game.table import Table, acting_seat, ease_of
from quizbs.quiz.question import Question, reading_time

AUTOMATIC = 2.0  # seconds that a seat takes for which the server plays: long enough to be seen


def step_closes(table: Table, seat: int, now: float, length: float) -> float | None:
    """Return when a step that waits for ``seat`` ends."""
    if table.eases:
        length *= ease_of(table, seat).time
    return shared_closes({seat} - table.automatic, now, length)


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
    return 0 if first_lap and not table.options.first_lap_clock else table.options.turn_time


def answer_time(table: Table, question: Question) -> float:
    """Return how long this question may take: its own time or the usual one, or longer where it takes longer to read.

    No limit where none is wanted for any question.
    """
    if not table.options.answer_time:
        return 0
    return max(question.time or table.options.answer_time, reading_time(question))


def asked_closes(table: Table, answerer: int, now: float, question: Question) -> float | None:
    """Return when the time to answer ends; others who answer along have theirs even where the asked one has nobody."""
    length = answer_time(table, question)
    if answerer in table.automatic and answering_along(table):
        return now + length if length else None
    return step_closes(table, answerer, now, length)


def common_end(table: Table) -> float | None:
    """Return when the present step would end for a seat with nothing eased: the clock that everybody sees.

    A longer one is private, so it is worked out without a look at who has one.
    """
    seat = acting_seat(table)
    if seat is None or seat in table.automatic:
        return table.closes_at
    length = length_of_step(table)
    return table.began_at + length if length else None


def own_length(table: Table, seat: int) -> float:
    """Return how long a step that waits for this seat lasts; 0: no limit."""
    return length_of_step(table) * ease_of(table, seat).time


def length_of_step(table: Table) -> float:
    """Return how long a step that waits for a single seat lasts."""
    options = table.options
    match table.phase:
        case "choosing":
            return options.choose_time
        case "answering" if table.asking:
            return answer_time(table, table.questions[table.asking.question])
        case "discard":
            return options.discard_time
        case _:
            return turn_time(table, table.turn_number)
