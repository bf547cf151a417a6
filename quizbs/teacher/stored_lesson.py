"""A lesson as its ledger has it: what reports and files are made of, for as long as there is one."""

from typing import NamedTuple

from quizbs.lesson import Lesson, replay
from quizbs.lesson.lesson_state import Event, GameEvents
from quizbs.reports.played import Row
from quizbs.store.codec import Codec
from quizbs.store.database import Database
from quizbs.store.ledger import Ledger

_CODEC: Codec[Event] = Codec(Event)


class StoredLesson(NamedTuple):
    """What happened in a lesson and its games: each time (s) with its events."""

    rows: list[tuple[float, list[Event]]]

    def lesson(self) -> Lesson:
        """Return the session as it is after all that."""
        return replay((event for _, events in self.rows for event in events if not isinstance(event, GameEvents)))

    def rows_of(self, game: str) -> list[Row]:
        """Return what happened in one game."""
        return [
            (at, event.events)
            for at, events in self.rows
            for event in events
            if isinstance(event, GameEvents) and event.game == game
        ]


def read_lesson(database: Database, lesson: str) -> StoredLesson:
    """Return what the ledger says about a lesson."""
    return StoredLesson([(row.at, _CODEC.read(row.events)) for row in Ledger(database).read(lesson)])
