"""True or false questions that are answered by 0 or 1, in a file whose keys count from 0.

A 0 may mean *false*, or the first choice, *true*: the teacher is asked.
"""

from collections.abc import Sequence

from quizbs.banks.draft import Draft
from quizbs.banks.kinds import kind_of
from quizbs.banks.problem import Problem, ask
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.lettered_rows import LetteredRows
from quizbs.banks.table.rows import Rows
from quizbs.banks.truth import ENGLISH
from quizbs.quiz.question import Kind


def settle(drafts: Sequence[Draft], reader: Rows, *, one_is_true: bool) -> list[Problem]:
    """Replace the answers 0 and 1 of true or false questions by words, with 0 as true.

    Returns the problem that asks the teacher whether that is right, or an empty list if nothing was replaced. With
    ``one_is_true`` 1 means true as usual, and nothing is replaced.
    """
    if one_is_true or not isinstance(reader, LetteredRows) or reader.form is not Form.FROM_0:
        return []
    numbered = [draft for draft in drafts if not draft.choices and draft.answers in (["0"], ["1"]) and _is_truth(draft)]
    for draft in numbered:
        draft.answers = [ENGLISH[int(draft.answers[0])]]
    if not numbered:
        return []
    first = numbered[0]
    return [ask("reading-zero-is-true", value=first.text.text, told=first.answers[0], count=len(numbered))]


def _is_truth(draft: Draft) -> bool:
    return kind_of(draft.kind.text) is Kind.TRUE_FALSE
