"""Our own table as one of the files to take along; ``export`` makes it. Pictures lie beside it in a zip."""

import io
import zipfile
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from quizbs.banks import limits
from quizbs.banks.cells import joined
from quizbs.banks.words import writing_words as words
from quizbs.banks.writing.common import Supplies, Writer, Written, said, sort
from quizbs.banks.writing.export import export
from quizbs.quiz.picture import digest_of
from quizbs.quiz.question import Question

_ENTRY = 300  # bytes of a zip for each file besides its content
_WHEN = (2000, 1, 1, 0, 0, 0)  # the same bank makes the same zip


def write(bank: Sequence[Question], supplies: Supplies) -> Written:
    """Return the bank as our own table: all that a table can hold, and nothing of it lost."""
    found = sort(bank, lambda one: words.NO_TABLE if joined(one.accept[1:]) is None else "")
    kept = {digest: number for number, one in reversed(found.fit) if (digest := digest_of(one.image))}
    sizes = supplies.sizes(kept)
    lost = [number for number, one in found.fit if (digest := digest_of(one.image)) and digest not in sizes]
    names = {digest: f"question-{number}.webp" for digest, number in kept.items() if digest in sizes}
    table = export((_named(one, names) for _, one in found.fit), supplies.delimiter)
    notes = said(words.LOST_PICTURES, lost)
    if not names:
        return Written(table, len(found.fit), found.unfit, tuple(notes))
    size = sum(sizes.values()) + len(table) + _ENTRY * len(names)
    large = size > limits.FILE_MB * 1_000_000
    told = words.LARGE_ZIP.format(size=-(-size // 1_000_000), most=limits.FILE_MB) if large else ""
    notes = [told or words.WITH_PICTURES.format(count=len(names)), *notes]
    content = _packed(table, names, supplies)
    return Written(content, len(found.fit), found.unfit, tuple(notes), ".zip", "application/zip")


def _named(question: Question, names: Mapping[str, str]) -> Question:
    return replace(question, image=names.get(digest_of(question.image), question.image))


def _packed(table: bytes, names: Mapping[str, str], supplies: Supplies) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as packed:  # pictures are as small as they get
        packed.writestr(zipfile.ZipInfo("questions.csv", _WHEN), table, zipfile.ZIP_DEFLATED)
        for digest, name in names.items():
            packed.writestr(zipfile.ZipInfo(name, _WHEN), supplies.content(digest))
    return content.getvalue()


TABLE = Writer("csv", ".csv", "text/csv", write)
