"""OpenTriviaQA: ``#Q question``, ``^ right answer``, then the choices ``A …`` to ``D …`` (uberspot/OpenTriviaQA)."""

import re

from quizbs.banks.cells import Cell, clean
from quizbs.banks.draft import Draft, DraftChoice
from quizbs.banks.problem import problem
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.text.decoding import Line, lines_of
from quizbs.banks.words import file_words

NAME = "OpenTriviaQA"
_CHOICE = re.compile(r"[A-J](?:\s+(.*))?")


def _recognises(upload: Upload) -> bool:
    head = (upload.text or "")[:20_000]
    return bool(re.search(r"^#Q\b", head, re.MULTILINE) and re.search(r"^\^", head, re.MULTILINE))


def _read(upload: Upload) -> Reading:
    builder = ReadingBuilder("line")
    block: list[Line] = []
    for line in lines_of(upload.text or ""):
        if line.text.startswith("#Q"):
            _question(block, builder)
            block = []
            if builder.is_full:
                break
        block.append(line)
    _question(block, builder)
    return reading(upload, NAME, builder)


OPENTRIVIAQA = Dialect(_recognises, _read)


def _question(block: list[Line], builder: ReadingBuilder) -> None:
    """Add the question of a block: all lines before the right answer belong to it."""
    if not block or not block[0].text.startswith("#Q"):
        return
    mark = next((place for place, line in enumerate(block) if line.text.startswith("^")), None)
    asked = block if mark is None else block[:mark]
    text = clean("\n".join(line.text for line in asked).removeprefix("#Q"))
    draft = Draft(block[0].number, text=Cell(re.sub(r"\n{3,}", "\n\n", text)))
    if mark is None:
        draft.problems.append(problem(file_words.UNFINISHED, draft.row, value=draft.text.text))
    else:
        right = clean(block[mark].text[1:])
        found = [_CHOICE.fullmatch(line.text) for line in block[mark + 1 :]]
        texts = [clean(choice[1] or "") for choice in found if choice]
        draft.choices = [DraftChoice(Cell(text), text == right) for text in texts if text]
        if right not in texts:
            draft.problems.append(problem(file_words.UNKNOWN_RIGHT, draft.row, value=right))
    builder.drafts.append(draft)
