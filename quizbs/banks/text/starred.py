"""A question whose choices have no letters: its lines are the question and its choices, the right one with a star."""

import re

from quizbs.banks.cells import Cell, clean
from quizbs.banks.draft import Draft, DraftChoice
from quizbs.banks.table import answer_key
from quizbs.banks.text.decoding import Line

Block = list[Line]
_ASKS = re.compile("[?\uff1f\u061f]\\s*$|_{3,}")
_NUMBER = re.compile(r"^(?:\d{1,4}\s?[.)]|Q\d{0,4}[.):])\s+(?=\S)")


def asks(line: Line) -> bool:
    """Return whether a line ends like a question or has a gap."""
    return bool(_ASKS.search(line.text))


def parted(block: Block) -> tuple[Block, Block]:
    """Return the question of a block and its choices. The question ends with the line that asks, or is one line."""
    end = next((at for at, line in enumerate(block) if asks(line)), 0)
    return block[: end + 1], block[end + 1 :]


def is_marked(block: Block) -> bool:
    """Return whether some of the choices are marked as right."""
    _, choices = parted(block)
    marks = sum(answer_key.unmarked(line.text) != line.text for line in choices)
    return len(choices) > 1 and 0 < marks < len(choices)


def unmarked(block: Block) -> Draft:
    """Return the draft of a question, without its choices."""
    lines, _ = parted(block)
    return Draft(block[0].number, text=Cell(without_number("\n".join(line.text for line in lines))))


def marked(block: Block) -> Draft:
    """Return the draft of a question with marked choices."""
    draft, (_, choices) = unmarked(block), parted(block)
    draft.choices = [
        DraftChoice(Cell(clean(answer_key.unmarked(choice.text))), answer_key.unmarked(choice.text) != choice.text)
        for choice in choices
    ]
    return draft


def without_number(text: str) -> str:
    """Return the text of a question without the number in front of it."""
    return clean(_NUMBER.sub("", text))
