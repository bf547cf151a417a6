"""Blackboard's questions as text: one in each line, separated by tabs, the kind first (help.blackboard.com).

``MC⇥question⇥choice⇥correct⇥choice⇥incorrect``, ``MA`` with several right choices, ``TF⇥question⇥true``, ``FIB`` with
the accepted answers, ``NUM⇥question⇥number⇥tolerance``. The columns have no names.
"""

from quizbs.banks.cells import Cell, clean
from quizbs.banks.draft import Draft
from quizbs.banks.problem import problem
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.text.decoding import Line, lines_of
from quizbs.banks.text.markup import plain

NAME = "blackboard"
_JUDGED = ("MC", "MA")
_LEFT: dict[str, str] = {
    "ESS": "reading-essay",
    "SR": "reading-essay",
    "FIL": "reading-essay",
    "MAT": "reading-matching",
    "ORD": "reading-ordering",
    "JUMBLED_SENTENCE": "reading-ordering",
    "FIB_PLUS": "reading-cloze",
    "OP": "reading-poll",
    "QUIZ_BOWL": "reading-cloze",
}
_READ = (*_JUDGED, "TF", "FIB", "NUM")
_TRIED = 50  # lines that are enough to recognise the rest


def _cells(line: Line) -> list[str]:
    return [cell.strip().strip('"').strip() for cell in line.text.split("\t")]


def _recognises(upload: Upload) -> bool:
    """Return whether nearly all lines begin with a kind, and at least one marks its right answer."""
    if upload.text is None or "\t" not in upload.text[:4_000]:
        return False
    rows = [_cells(line) for line in lines_of(upload.text[:40_000])[:_TRIED] if line.text]
    known = sum(row[0].upper() in (*_READ, *_LEFT) and len(row) > 1 for row in rows)
    sure = any(
        (row[0].upper() in _JUDGED and {"correct", "incorrect"} & {cell.lower() for cell in row[3::2]})
        or (row[0].upper() == "TF" and row[-1].lower() in ("true", "false"))
        for row in rows
    )
    return sure and known * 10 >= len(rows) * 9


def _read(upload: Upload) -> Reading:
    builder = ReadingBuilder("line")
    for line in lines_of(upload.text or ""):
        if builder.is_full:
            break
        if line.text:
            _question(line.number, _cells(line), builder)
    return reading(upload, NAME, builder)


BLACKBOARD = Dialect(_recognises, _read)


def _question(number: int, cells: list[str], builder: ReadingBuilder) -> None:
    kind, text, rest = cells[0].upper(), cells[1] if len(cells) > 1 else "", [cell for cell in cells[2:] if cell]
    draft = Draft(number)
    shown = plain(clean(text))
    if kind in _LEFT:
        builder.leave_out(_LEFT[kind], number, shown.text)
        return
    builder.set_text(draft, shown)
    if kind in _JUDGED:
        pairs = zip(rest[::2], rest[1::2], strict=False)
        builder.add_with_choices(
            draft, [(plain(clean(choice)), verdict.lower() == "correct") for choice, verdict in pairs]
        )
        return
    if kind == "TF":
        draft.kind = Cell("true/false")
        draft.answers = [answer.capitalize() for answer in rest[:1]]
    elif kind == "NUM":
        draft.kind = Cell("typed")
        tolerance = rest[1] if len(rest) > 1 and rest[1].strip("0.,") else ""
        draft.answers = [f"{rest[0]} ±{tolerance}" if tolerance else rest[0]] if rest else []
    elif kind == "FIB":
        draft.kind = Cell("typed")
        draft.answers = [plain(clean(answer)).text for answer in rest]
    else:
        draft.problems.append(problem("reading-unknown-kind", number, value=cells[0]))
    builder.drafts.append(draft)
