"""Points and records of answers at a table. How points are counted is in ``quizbs.quiz.scoring``."""

from collections.abc import Mapping

from msgspec.structs import replace

from quizbs.game.clocks import answer_time, length_for
from quizbs.game.commands import Answer
from quizbs.game.log import with_counts
from quizbs.game.state import Asking, GameState, accommodation_of
from quizbs.quiz.recorded import How, Recorded, given_to, helped_by
from quizbs.quiz.scoring import NO_ROW, AnswerRow, longest, worth


def row_of(game: GameState, seat: int) -> AnswerRow:
    """Return the row of right answers of a seat."""
    return game.rows.get(seat, NO_ROW)


def worth_to(game: GameState, asking: Asking, seat: int) -> int:
    """Return how many points a right answer to this question is worth for the seat."""
    return worth(row_of(game, seat), counts=seat not in asking.known) if game.options.points else 0


def record_of(
    game: GameState, asking: Asking, seat: int, how: How, now: float, answer: Answer | None = None
) -> Recorded:
    """Return the record of a seat's answer for the report. ``answer`` is ``None`` if none came.

    ``now`` is in seconds.
    """
    question, easier = game.questions.bank[asking.question], accommodation_of(game, seat)
    limited = bool(length_for(game, seat, answer_time(game, question)))
    return Recorded(
        how=how,
        given=None if answer is None else given_to(question, asking.order, answer.choices, answer.text),
        seconds=round(now - asking.began_at, 1) if answer and limited else None,
        worth=worth_to(game, asking, seat),
        row=row_of(game, seat).right,
        repeat=seat in asking.known,
        helped=helped_by(fewer=easier.fewer, more_time=easier.more_time),
        sure=answer.sure if answer and game.options.sure == "all" else None,
    )


Scored = Mapping[int, tuple[bool, int]]  # by seat: whether its answer was right, and the worth of a right one


def with_scores(game: GameState, asking: Asking, answers: Scored) -> GameState:
    """Return the game with these answers counted in points and rows. Seats that had seen the answer are left out."""
    tally, rows = game.tally, dict(game.rows)
    for seat, (right, points) in answers.items():
        if seat in asking.known:
            continue
        rows[seat] = row_of(game, seat).after(right=right)
        if right and points:
            tally = with_counts(tally, seat, points=points)
    return replace(game, tally=tally, rows=rows)


def best_row(game: GameState, answers: Scored) -> tuple[int, int] | None:
    """Return a seat to announce, and its right answers in a row; ``None`` if no row is long enough."""
    able = [seat for seat, (right, points) in answers.items() if right and points and seat not in game.bots]
    return longest((seat, row_of(game, seat).right) for seat in able)
