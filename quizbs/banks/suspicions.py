"""What a whole column gives away though each row looks right: asked, never mended."""

from collections.abc import Iterator, Sequence
from statistics import median

from quizbs.banks import words
from quizbs.banks.draft import Draft
from quizbs.banks.headers import Columns, Role
from quizbs.banks.keys import Form, Keyed
from quizbs.banks.problem import Problem, problem

_ENOUGH = 8  # rows in which a fault of the column shows
_LONG = 30  # characters of an answer that nobody means to have typed


def same_key(rows: Sequence[Keyed], form: Form, column: str) -> Iterator[Problem]:
    """Yield a problem if every row names the same choice, as a column does that was filled down."""
    found = {row.key for row in rows}
    if len(rows) >= _ENOUGH and len(found) == 1 and form is not Form.TEXT:
        yield problem(words.SAME_KEY, None, column, found.pop(), rows=len(rows))


def swapped(drafts: Sequence[Draft], columns: Columns) -> Iterator[Problem]:
    """Yield a problem if long answers belong to short questions, as in quiz-show sets where *answer* is the clue."""
    if len(drafts) < _ENOUGH or any(draft.options for draft in drafts):
        return
    answers = median(len(draft.answer.text) for draft in drafts)
    if answers >= _LONG and answers > 1.5 * median(len(draft.text.text) for draft in drafts):
        yield problem(words.SWAPPED, columns.header.number, columns.roles[Role.QUESTION].label)
