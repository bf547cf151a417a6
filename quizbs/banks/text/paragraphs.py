"""Paragraphs, titles and lists among the lines of a text."""

from collections.abc import Sequence
from itertools import pairwise

from quizbs.banks.text import quiz_lines
from quizbs.banks.text.quiz_lines import asks, number_of
from quizbs.banks.text.shown_lines import PlainLine

_WRAPPED = 60  # characters; a longer line continues in the next


def joined(texts: Sequence[str], lines: Sequence[PlainLine]) -> str:
    """Return ``texts`` as one text, each in a new line, or in the same line after a long text if neither is code.

    ``lines``: the lines that the texts are from, which show what is code.
    """
    code = {line.text for line in lines if line.is_code}
    text_of_all = texts[0] if texts else ""
    for before, text in pairwise(texts):
        wraps = len(before) >= _WRAPPED and text not in code and before not in code
        text_of_all += (" " if wraps else "\n") + text
    return text_of_all


def last_paragraph(lines: Sequence[PlainLine]) -> int:
    """Return the index of the line at which the last paragraph starts.

    Code, and what is below a colon, belongs to the paragraph above.
    """
    begin = next((at for at in range(len(lines) - 1, -1, -1) if lines[at].apart), 0)
    needs = lines[begin].is_code or not any(map(str.isalpha, lines[begin].text))
    if begin and (needs or lines[begin - 1].is_code or lines[begin - 1].text.endswith((":", "\uff1a"))):
        return last_paragraph(lines[:begin])
    return begin


def is_title_over(line: PlainLine, following: PlainLine, words: frozenset[str]) -> bool:
    """Return whether the first line of a text can be a title, because the following line is a question or numbered."""
    begins = asks(following.text) or number_of(following.text, words)
    return bool(begins) and not following.text[:1].islower() and quiz_lines.is_title(line.text)


def paragraphs(lines: Sequence[PlainLine]) -> list[list[PlainLine]]:
    """Return the lines grouped by paragraph."""
    grouped: list[list[PlainLine]] = []
    for line in lines:
        if line.apart or not grouped or grouped[-1][-1].number + 1 < line.number - 1:
            grouped.append([])
        grouped[-1].append(line)
    return grouped


def end_of_list(gap: Sequence[PlainLine], begin: int) -> int:
    """Return the index after the list that starts at ``begin``, or after the paragraph if it isn't a list."""
    end = begin
    bullets = begin < len(gap) and _is_item(gap[begin])
    while end < len(gap) and not gap[end].level and (end == begin or not gap[end].apart):
        if bullets and not _is_item(gap[end]):
            break
        end += 1
    return end


def _is_item(line: PlainLine) -> bool:
    return quiz_lines.without_bullet(line.text) != line.text
