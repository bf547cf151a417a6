"""How long each step lasts. All lengths are options, in seconds; 0 means no limit."""

from quizbs.game.table import Table

AUTOMATIC = 2.0  # seconds that a seat takes for which the server plays: long enough to be seen


def step_closes(table: Table, seat: int, now: float, length: float) -> float | None:
    """Return when a step that waits for ``seat`` ends."""
    if seat in table.automatic:
        return now + AUTOMATIC
    return now + length if length else None


def turn_closes(table: Table, seat: int, turn_number: int, free_at: float) -> float | None:
    """Return when a turn of ``seat`` ends; its clock starts once a play is allowed.

    The first lap may go without a clock, so that everybody can learn the game in peace.
    """
    first_lap = turn_number <= len(table.seats)
    length = 0 if first_lap and not table.options.first_lap_clock else table.options.turn_time
    return step_closes(table, seat, free_at, length)
