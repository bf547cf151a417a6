"""How a question went when it was last asked, whoever was asked. Results know questions by their text."""

from collections.abc import Iterable

from sqlalchemy import select

from quizbs.store.database import Database
from quizbs.store.schema import results

_AT_ONCE = 500  # texts in one statement


class QuestionResults:
    """What the kept results of lessons tell about questions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def last_time(self, texts: Iterable[str]) -> dict[str, tuple[int, int]]:
        """Return how often each question was answered right and how often asked, in the last lesson that asked it."""
        wanted = list(dict.fromkeys(texts))
        lesson_of: dict[str, str] = {}
        found: dict[str, tuple[int, int]] = {}
        columns = (results.c.question_text, results.c.lesson, results.c.right)
        with self._database.read() as db:
            for start in range(0, len(wanted), _AT_ONCE):
                asked = results.c.question_text.in_(wanted[start : start + _AT_ONCE])
                for text, lesson, right in db.execute(select(*columns).where(asked).order_by(results.c.at)):
                    if lesson_of.setdefault(text, lesson) != lesson:
                        lesson_of[text], found[text] = lesson, (0, 0)
                    before = found.get(text, (0, 0))
                    found[text] = (before[0] + bool(right), before[1] + 1)
        return found
