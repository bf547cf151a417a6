"""Messages about keys that name no choice of their row."""

from quizbs.banks.draft import Draft
from quizbs.banks.problem import Problem, problem
from quizbs.banks.table.answer_key import Form, KeyedRow, names_places


def unknown(keyed: KeyedRow, draft: Draft, form: Form | None) -> Problem:
    """Return the problem of a row whose key names none of its choices.

    ``form``: how keys are written, ``None`` if right choices are marked.
    """
    if form is None:
        return problem("reading-no-mark", draft.row, draft.text.column, draft.text.text)
    numbered = form in (Form.FROM_1, Form.FROM_0)
    first = 0 if form is Form.FROM_0 else 1
    names = [str(ord(letter) - ord("A") + first) if numbered else letter for letter in keyed.choices]
    gapless = len(names) > 1 and ord(max(keyed.choices)) - ord(min(keyed.choices)) == len(names) - 1
    if not keyed.key:
        fault = "reading-empty-key"
    else:
        fault = "reading-key-past-end" if names_places(keyed.key) else "reading-key-unknown"
    return problem(
        fault, draft.row, draft.answer.column, keyed.key, letters=names, gapless=gapless, one=names[0], other=names[-1]
    )
