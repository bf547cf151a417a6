"""Messages about keys that name no choice of their row."""

from quizbs.banks.draft import Draft
from quizbs.banks.problem import Problem, problem
from quizbs.banks.table.answer_key import Form, Keyed, names_places
from quizbs.banks.words import common_words, table_words


def unknown(keyed: Keyed, draft: Draft, form: Form | None) -> Problem:
    """Return the problem of a row whose key names none of its choices.

    ``form``: how keys are written, ``None`` if right choices are marked.
    """
    if form is None:
        return problem(table_words.NO_MARK, draft.row, draft.text.column, draft.text.text)
    numbered = form in (Form.FROM_1, Form.FROM_0)
    first = 0 if form is Form.FROM_0 else 1
    names = [str(ord(letter) - ord("A") + first) if numbered else letter for letter in keyed.choices]
    *others, last = names
    either = common_words.EITHER.format(all_but_last=", ".join(others), last=last) if others else last
    gapless = len(names) > 1 and ord(max(keyed.choices)) - ord(min(keyed.choices)) == len(names) - 1
    span = common_words.SPAN.format(first=names[0], last=last) if gapless else either
    if not keyed.key:
        fault = common_words.EMPTY_KEY
    else:
        fault = common_words.KEY_PAST_END if names_places(keyed.key) else common_words.KEY_UNKNOWN
    return problem(fault, draft.row, draft.answer.column, keyed.key, letters=either, span=span)
