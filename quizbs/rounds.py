"""What lessons and tables owe each other: a dealt table is opened, a finished one is reported.

Both are commands under ids that every process derives alike, so it may be done by anyone, twice, and again after a
crash in the middle.
"""

from collections.abc import Callable

from quizbs.game import Refused
from quizbs.game.commands import Open, StandIn
from quizbs.game.table import Table
from quizbs.lesson.commands import FinishRound
from quizbs.lesson.state import Lesson, Round
from quizbs.play import Play
from quizbs.quiz.question import Question

Bank = tuple[tuple[Question, ...], str]  # its questions and its language


def lesson_stream(lesson: str) -> str:
    """Return the name of a lesson's stream."""
    return f"lesson:{lesson}"


def table_stream(table: str) -> str:
    """Return the name of a table's stream; the id begins with the lesson's, as ``"f3kq.1"``."""
    return f"table:{table}"


def lesson_of(stream: str) -> str:
    """Return the id of the lesson that a stream belongs to."""
    return stream.partition(":")[2].partition(".")[0]


class Rounds:
    """Brings lessons and tables together. ``bank(id)`` gives the questions of a bank and their language."""

    def __init__(self, play: Play, bank: Callable[[str], Bank]) -> None:
        self._play = play
        self._bank = bank

    def now(self, lesson_id: str) -> tuple[int, Lesson, int, Table | None]:
        """Return version and state of a lesson and of its newest table (0 and ``None`` before the first deal)."""
        version, lesson = self._play.now(lesson_stream(lesson_id))
        if lesson.round is None:
            return version, lesson, 0, None
        table_version, table = self._play.now(table_stream(lesson.round.table))
        return version, lesson, table_version, table

    def bring_together(self, lesson_id: str) -> None:
        """Open the newest table if it was dealt, report it if it is over, play for who was taken out.

        Raises ``Busy``.
        """
        _, lesson, _, table = self.now(lesson_id)
        dealt = lesson.round
        if dealt is None or table is None or dealt.over or lesson.phase == "closed":
            return
        if not table.phase:
            self._open(lesson, dealt)
        elif table.phase == "over":
            done = FinishRound(dealt.table, table.places)
            self._once(lesson_stream(lesson_id), "over", dealt.table, done)
        else:
            for seat in (one.seat for one in lesson.seats if one.removed):
                if seat in table.seats and seat not in table.automatic:
                    self._once(table_stream(dealt.table), "removed", str(seat), StandIn(seat, on=True))

    def _open(self, lesson: Lesson, dealt: Round) -> None:
        questions, language = self._bank(dealt.game.bank) if dealt.game.bank else ((), "")
        known = dealt.game.practice.id if dealt.game.practice else None  # everybody has seen its answer
        opening = Open(
            options=dealt.game.options,
            seats=dealt.seats,
            signs=dealt.signs,
            dealer=dealt.dealer,
            round=dealt.number,
            bank=tuple(question for question in questions if question.id != known),
            language=language,
        )
        self._once(table_stream(dealt.table), "open", dealt.table, opening)

    def _once(self, stream: str, what: str, about: str, command: Open | FinishRound | StandIn) -> None:
        try:
            self._play.act(stream, what, about, command)
        except Refused as refused:
            if refused.code != "closed":  # closed: another process was quicker
                raise
