"""Tables of the kind that test sets for language models have: ``,Question,A,B,C,D,Answer``, the first a row number."""

from quizbs.banks.reading import Upload
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.headers import find
from quizbs.banks.table.layout import Layout
from quizbs.banks.table.reader import table_dialect
from quizbs.banks.words.table_words import MMLU

_HEADER = ["", "question", "a", "b", "c", "d", "answer"]


def _find(upload: Upload) -> Layout | None:
    for source in upload.tables:
        row = source.head[0]
        if [cell.strip().casefold() for cell in row.cells] == _HEADER and (columns := find([row])):
            return Layout(MMLU, source, columns, form=Form.LETTERS)
    return None


MMLU_CSV = table_dialect(_find)
