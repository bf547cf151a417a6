"""Aiken, Moodle's plainest format: a question, its choices ``A.`` or ``A)``, and ``ANSWER: B`` (docs.moodle.org).

Lists made by hand are read too: small letters, a last line with only the letter, missing blank lines, and questions of
several lines. Nothing in it is markup.
"""

import re
from dataclasses import dataclass, field
from itertools import pairwise

from quizbs.banks.cells import Cell, clean
from quizbs.banks.draft import Draft, DraftChoice
from quizbs.banks.problem import problem
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.text import quiz_lines as lines
from quizbs.banks.text import starred
from quizbs.banks.text.decoding import Line, lines_of
from quizbs.banks.words import file_words

NAME = "Aiken"
_CHOICE = re.compile(r"(?P<star>\*\s*)?\(?(?P<letter>[A-Za-z])\s?[.):]\)?(?P<text>.*)", re.DOTALL)
_ANSWER = re.compile(r"(?:ANSWERS?|ANS|CORRECT(?: ANSWER)?|KEY)\s*[:=.]\s*(?P<key>.*)", re.IGNORECASE | re.DOTALL)
_LETTERS = re.compile(r"\(?([A-Ja-j])(?:\s*(?:,|;|&|and)\s*([A-Ja-j]))*\s*[.)]?")
_REMARK = re.compile(r"(?:FEEDBACK|EXPLANATION|RATIONALE)\s*:\s*(.*)", re.IGNORECASE | re.DOTALL)
_NUMBERED = re.compile(r"(\d{1,4})\s?[.)]\s+(?=\S)")
_ASKS = re.compile(r"[?\uff1f]\s*$")
_TRIED = 400  # lines searched for a whole question


@dataclass
class _Open:
    """The question being read. ``parted`` are the positions of its lines that follow a blank one; ``starred`` are the
    letters of choices with a star in front.
    """

    text: list[Line] = field(default_factory=list)
    choices: list[str] = field(default_factory=list)
    starred: list[str] = field(default_factory=list)
    parted: list[int] = field(default_factory=list)


def _recognises(upload: Upload) -> bool:
    """Return whether there is a choice A, a choice B after it, and a line that says which is right."""
    if upload.text is None:
        return False
    wanted = "A"
    found = 0
    for line in lines_of(upload.text[:40_000])[:_TRIED]:
        choice = _CHOICE.fullmatch(line.text)
        if choice and choice["letter"].upper() == "A":
            wanted, found = "B", 1
        elif choice and choice["letter"].upper() == wanted:
            wanted, found = chr(ord(wanted) + 1), found + 1
        elif found > 1 and any(_key(line.text)):
            return True
        elif line.text and not _REMARK.fullmatch(line.text):  # the answer comes right after the choices
            found = 0
    return False


def _read(upload: Upload) -> Reading:
    builder = ReadingBuilder("line")
    current = _Open()
    for line in lines_of(upload.text or ""):
        if builder.is_full:
            break
        current = _next(line, current, builder)
    if current.choices:
        _end(current, builder)
    else:
        _between(current, builder)
    _drop_numbers(builder.drafts)
    return reading(upload, NAME, builder)


AIKEN = Dialect(_recognises, _read)


def _next(line: Line, current: _Open, builder: ReadingBuilder) -> _Open:
    """Add a line; return the question that is open afterwards."""
    choice = _CHOICE.fullmatch(line.text)
    expected = chr(ord("A") + len(current.choices))
    if choice and current.text and choice["letter"].upper() == expected:
        current = current if current.choices else _last(current, builder)
        current.choices.append(clean(choice["text"]))
        current.starred += [expected] if choice["star"] else []
        return current
    if current.choices and (key := _key(line.text)):
        _finish(current, key, builder)
        return _Open()
    if current.text and _ANSWER.fullmatch(line.text):  # nothing above it is a choice
        _unfinished(current, builder)
        return _Open()
    if remark := _REMARK.fullmatch(line.text):
        if not current.text and builder.drafts:
            builder.drafts[-1].explanation = Cell(clean(remark[1]))
        return current
    return _asked(line, current, builder)


def _asked(line: Line, current: _Open, builder: ReadingBuilder) -> _Open:
    """Add a line of a question, or a blank one; return the question that is open afterwards."""
    if not line.text:
        current.parted.append(len(current.text))
        return current
    if current.choices:  # a question begins, and no line has said what is right in the last one
        _end(current, builder)
        current = _Open()
    current.text.append(line)
    return current


def _last(current: _Open, builder: ReadingBuilder) -> _Open:
    """Return the last of several questions in a row, once its first choice comes."""
    current = _after_starred(current, builder)
    begins = [at for at in current.parted if 0 < at < len(current.text) and _ASKS.search(current.text[at - 1].text)]
    if not begins or not _ASKS.search(current.text[-1].text):
        return current
    for first, end in pairwise([0, *begins]):
        _unfinished(_Open(current.text[first:end]), builder)
    return _Open(current.text[begins[-1] :])


def _after_starred(current: _Open, builder: ReadingBuilder) -> _Open:
    """Return the question that is open after the last one without letters that has a star on the right line."""
    edges = [0, *current.parted, len(current.text)]
    ends = [end for first, end in pairwise(edges) if starred.is_marked(current.text[first:end])]
    if not ends:
        return current
    _between(_Open(current.text[: ends[-1]], parted=[at for at in current.parted if at < ends[-1]]), builder)
    return _Open(current.text[ends[-1] :], parted=[at - ends[-1] for at in current.parted if at > ends[-1]])


def _between(current: _Open, builder: ReadingBuilder) -> None:
    """Read what has no letters: paragraphs with a star on the right line are questions, and the others are named."""
    for first, end in pairwise([0, *current.parted, len(current.text)]):
        block = current.text[first:end]
        if starred.is_marked(block):
            builder.drafts.append(starred.marked(block))
        elif block:
            builder.leave_out(file_words.IN_NO_QUESTION, block[0].number, " ".join(line.text for line in block))


def _drop_numbers(drafts: list[Draft]) -> None:
    """Remove the number from each question if they are numbered consecutively, or called *Question 1* and so on."""
    if all(lines.is_named(draft.text.text) and lines.numbered(draft.text.text) for draft in drafts):
        for draft in drafts:
            draft.text = Cell(clean((lines.numbered(draft.text.text) or (0, draft.text.text))[1]))
    numbers = [_NUMBERED.match(draft.text.text) for draft in drafts]
    found = [int(number[1]) for number in numbers if number]
    if len(found) > 1 and found == list(range(found[0], found[0] + len(drafts))):
        for draft in drafts:
            draft.text = Cell(_NUMBERED.sub("", draft.text.text))


def _key(text: str) -> list[str]:
    """Return the letters that a line names as right; none for any other line."""
    if found := _ANSWER.fullmatch(text):
        named = re.findall(r"\b[A-Za-z]\b", found["key"].split(".")[0].split(")")[0]) or [found["key"]]
        return [letter.upper() for letter in named]
    if _LETTERS.fullmatch(text):
        return re.findall("[A-J]", text.upper().replace("AND", ""))
    run = re.fullmatch("[A-J]{2,6}|[a-j]{2,6}", text)  # "BD": letters in order
    return list(text.upper()) if run and "".join(sorted(set(text))) == text else []


def _finish(current: _Open, key: list[str], builder: ReadingBuilder) -> None:
    titles = _titles(current, first=not builder.drafts)
    asked = [line for line in current.text if line not in titles]
    draft = Draft(asked[0].number, text=Cell(clean("\n".join(line.text for line in asked))))
    if titles:
        title = titles[-1].text
        draft.topic = Cell(clean(lines.heading_of(title) or lines.title_of(title)))
    elif builder.drafts:
        draft.topic = builder.drafts[-1].topic
    places = [ord(letter) - ord("A") for letter in key if len(letter) == 1]
    if not places or max(places) >= len(current.choices):
        draft.problems.append(problem(file_words.UNKNOWN_RIGHT, draft.row, value=", ".join(key)))
    draft.choices = [DraftChoice(Cell(text), place in places) for place, text in enumerate(current.choices) if text]
    builder.drafts.append(draft)


def _titles(current: _Open, *, first: bool) -> list[Line]:
    """Return the lines above a question that are titles: those that name a part, and one with a paragraph to itself.

    Above the ``first`` question the title may stand right over a line that asks, or has a number.
    """
    found = [line for line in current.text[:-1] if lines.heading_of(line.text)]
    for at, (line, following) in enumerate(pairwise(current.text)):
        alone = (at == 0 or at in current.parted) and at + 1 in current.parted
        over = (alone or (first and at == 0)) and lines.is_title_over(line.text, following.text)
        over = over or (first and at == 0 and following in found)  # of the whole quiz, above that of its first part
        if over and line not in found:
            found.append(line)
    return sorted(found)


def _end(current: _Open, builder: ReadingBuilder) -> None:
    """Add a question below which no line names what is right: the choice with a star is."""
    if current.starred and len(current.starred) < len(current.choices):
        _finish(current, current.starred, builder)
    else:
        _unfinished(current, builder)


def _unfinished(current: _Open, builder: ReadingBuilder) -> None:
    text = " ".join(line.text for line in current.text)
    builder.problems.append(problem(file_words.NOT_ANSWERED, current.text[0].number, value=text))
