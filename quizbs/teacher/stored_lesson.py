"""A lesson read from its ledger, for reports and downloads."""

from typing import NamedTuple

from quizbs.lesson import SessionState, replay
from quizbs.lesson.lesson_state import Event, GameEvents
from quizbs.reports.played import TimedEvents
from quizbs.store.codec import Codec
from quizbs.store.database import Database
from quizbs.store.ledger import Ledger

_CODEC: Codec[Event] = Codec(Event)


class StoredLesson(NamedTuple):
    """The events of a lesson and its games, row by row of the ledger; each row has its time (s)."""

    rows: list[tuple[float, list[Event]]]

    def lesson(self) -> SessionState:
        """Return the session after all events."""
        return replay((event for _, events in self.rows for event in events if not isinstance(event, GameEvents)))

    def rows_of(self, game: str) -> list[TimedEvents]:
        """Return the rows of one game: times (s) and events."""
        return [
            (at, event.events)
            for at, events in self.rows
            for event in events
            if isinstance(event, GameEvents) and event.game == game
        ]


def read_lesson(database: Database, lesson: str) -> StoredLesson:
    """Read a lesson from its ledger, and return it."""
    return StoredLesson([(row.at, _CODEC.read(row.events)) for row in Ledger(database).read(lesson)])
