"""Clues of the quiz show Jeopardy as data sets have them: the column *answer* has the clue, *question* the response.

Such a table is recognised by its other columns. The clue is asked and the response is typed; the teacher can swap them.
"""

from quizbs.banks.problem import ask
from quizbs.banks.reading import Alternative, ReadOptions, Upload
from quizbs.banks.table.column_checks import swap
from quizbs.banks.table.header_words import Role, normalised
from quizbs.banks.table.headers import given_columns
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.reader import table_dialect
from quizbs.message import Message

_ROLES = {"answer": Role.QUESTION, "question": Role.ANSWER, "category": Role.TOPIC}
_SIGNS = {"clue value", "air date", "round", "daily double value"}
_MIN_QUESTIONS = 2


def _find(upload: Upload) -> Layout | None:
    for source in upload.tables:
        row = source.head[0]
        named = [normalised(cell) for cell in row.cells]
        if (
            not {"answer", "question"} <= set(named)
            or "clue value" not in named
            or len(_SIGNS & set(named)) < _MIN_QUESTIONS
        ):
            continue
        columns = given_columns({named.index(word): role for word, role in _ROLES.items() if word in named}, row)
        warning = ask("reading-swapped-show", row.number, columns.roles[Role.QUESTION].label)
        alternative = Alternative(Message("reading-swap-back"), ReadOptions(swap(columns)))
        return Layout(
            "quiz-show", source, columns, free=upload.is_workbook, problems=[warning], alternatives=[alternative]
        )
    return None


QUIZ_SHOWS = table_dialect(_find)
