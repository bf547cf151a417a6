"""What a note of Anki asks: its front, with its back to be typed; or its text with a gap, if it is a cloze."""

import re
from collections.abc import Sequence

from quizbs.banks.cells import Cell
from quizbs.banks.draft import Draft
from quizbs.banks.reading_builder import Gathered
from quizbs.banks.text.markup import Text
from quizbs.banks.words import file_words as words

_GAP = re.compile(r"\{\{c(\d{1,3})::((?:(?!\{\{|\}\}).){0,400}\}?)\}\}", re.DOTALL)  # braces of a formula may end it
_SOUND = re.compile(r"\[sound:[^\]\n]*\]")


def note(row: int, fields: Sequence[Text | str], tags: str, gathered: Gathered) -> None:
    """Take in a note by its fields, of which the first is asked; the tags stand in one text with blanks between."""
    shown = [one if isinstance(one, Text) else Text(one) for one in fields] or [Text("")]
    for one in shown:
        one.media += ["sound"] if _SOUND.search(one.text) else []
        one.text = _SOUND.sub("", one.text).strip()
    front, *others = shown
    draft = Draft(row, tags=Cell(", ".join(tag.replace("_", " ") for tag in tags.split() if "::" not in tag)))
    gaps = _GAP.findall(front.text)
    if len({number for number, _ in gaps}) > 1:
        gathered.leave(words.CLOZE, row, _GAP.sub(r"\2", front.text))
        return
    if gaps:
        front.text = _GAP.sub(lambda found: _gap(found[2].partition("::")[2]), front.text)
        draft.answers = list(dict.fromkeys(inside.partition("::")[0].strip() for _, inside in gaps))
        draft.explanation = Cell(others[0].text if others else "")
    else:
        back = next((one.text for one in others if one.text), "")
        draft.answers = [back] if back else []
    draft.kind = Cell("typed")
    if not front.text and not any(one.text for one in others):
        gathered.leave(words.UNFINISHED, row)
        return
    gathered.show(draft, front, *others)
    gathered.drafts.append(draft)


def _gap(hint: str) -> str:
    return f"_____ ({hint})" if hint else "_____"
