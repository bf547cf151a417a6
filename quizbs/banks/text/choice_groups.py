"""Finding the choices of each question in the lines of a text, and which of them are marked as right."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from string import ascii_uppercase

from quizbs.banks import limits
from quizbs.banks.cells import without_labels
from quizbs.banks.evidence.marks import mark_of
from quizbs.banks.table import answer_key
from quizbs.banks.table.answer_key import Form, KeyedRow
from quizbs.banks.text import quiz_lines
from quizbs.banks.text.quiz_lines import Item, asks, number_of
from quizbs.banks.text.shown_lines import PlainLine

_RIGHT = "*\u2713\u2714\u2705>\u2192\u25ba$+=[x]"
_MOST_BETWEEN = 8  # further lines of a choice
_MIN_QUESTION_SHARE = 0.8  # share of the questions
_IN_PRINT = 0.9  # share of the questions with bold right choices
_MIN_CHOICES_AND_QUESTIONS = 2  # choices, and questions
_MIXED = 0.5  # share of the questions in which some choices are marked as right and others aren't


@dataclass
class Group:
    """The choices of a question; ``first`` and ``last`` are the indices of the first and last line with a choice.

    ``texts`` has the text of each choice, ``signs`` the character before each that may mark it as right, ``strong``
    whether each is bold. ``key`` has the option letters of the right choices, like "A, C", "" if unknown. ``boxed``:
    the choices have boxes, all of which may be ticked. ``by_print``: bold print shows which are right.
    """

    first: int
    last: int
    texts: list[str]
    signs: list[str]
    strong: list[bool]
    key: str = ""
    boxed: bool = False
    by_print: bool = False

    @property
    def choices(self) -> dict[str, str]:
        """Return the texts of the choices by option letter."""
        return without_labels(dict(zip(ascii_uppercase, self.texts, strict=False)))


def groups_of(lines: Sequence[PlainLine]) -> list[Group]:
    """Return the choices of each question: those with letters or boxes, otherwise those with bullets or numbers."""
    boxes = [quiz_lines.choice_with_box(line.text) for line in lines]
    letters = [None if boxes[at] else quiz_lines.choice_with_letter(line.text) for at, line in enumerate(lines)]
    groups = [*_runs(lines, letters), *_lists(lines, boxes)] or _spaced(lines)
    if not groups:
        signs = [quiz_lines.choice_with_bullet(line.text) for line in lines]
        every = list(_lists(lines, signs))
        groups = [group for group in every if len(group.texts) > 1]
        mixed = [group for group in groups if 0 < sum(map(_is_right, group.signs)) < len(group.signs)]
        if len(mixed) < max(1, _MIXED * len(groups)):
            counted = [quiz_lines.choice_with_number(line.text) for line in lines]
            groups = _counted(lines, counted) or _dashed(lines, groups)
        else:  # a question with one choice counts if it is marked as right
            rights = {sign for group in mixed for sign in group.signs if _is_right(sign)}
            return _marked([group for group in every if len(group.texts) > 1 or group.signs[0] in rights])
    return _marked([group for group in groups if group.boxed or len(group.texts) > 1])


def _marked(groups: Sequence[Group]) -> list[Group]:
    in_order = sorted(groups, key=lambda group: group.first)
    _mark(in_order)
    return in_order


def with_letters_joined(lines: Sequence[PlainLine]) -> list[PlainLine]:
    """Return the lines with each option letter that is alone in a line joined to the line after it."""
    alone = [quiz_lines.letter_alone(line.text) for line in lines]
    begun = [at for at in range(len(lines) - 3) if alone[at] == "A" and alone[at + 2] == "B" and not alone[at + 1]]
    if not begun or len(begun) * 2 < alone.count("A"):
        return list(lines)
    joined: list[PlainLine] = []
    for at, line in enumerate(lines):
        if at and alone[at - 1] and not alone[at]:
            before = joined.pop()
            text = f"{alone[at - 1]}) {line.text}"
            line = PlainLine(before.number, text, 0, line.strong, before.apart, before.indent)
        joined.append(line)
    return joined


def _runs(
    lines: Sequence[PlainLine], items: Sequence[Item | None], style: Callable[[int], object] = lambda _: None
) -> Iterator[Group]:
    """Yield the choices that have consecutive letters or numbers, from A or 1 on.

    ``items``: each line as a choice, ``None`` for other lines; ``style`` takes the index of a line, and returns equal
    values for lines whose choices may belong to one question.
    """
    at = 0
    while at < len(lines):
        item = items[at]
        group = _run(lines, items, at, style) if item and item.place == 0 else None
        if group and len(group.texts) > 1:
            yield group
            at = group.last
        at += 1


def _run(
    lines: Sequence[PlainLine], items: Sequence[Item | None], begin: int, style: Callable[[int], object]
) -> Group | None:
    group = _begun(lines, items, begin)
    between: list[int] = []
    for at in range(begin + 1, len(lines)):
        item, line = items[at], lines[at]
        if item and item.place == len(group.texts) and style(at) == style(begin):
            _join(group, lines, between)
            between = []
            _add(group, item, line, at)
        elif (
            (item and item.place == 0)
            or (line.apart and not line.is_code)
            or len(between) == _MOST_BETWEEN
            or quiz_lines.answer_of(line.text)
        ):
            break
        elif not line.text.startswith("..."):  # three dots begin the feedback on a choice
            between.append(at)
    _go_on(group, lines, between)
    return group


def _spaced(lines: Sequence[PlainLine]) -> list[Group]:
    """Return the choices that have only a space after their letters, if nearly all such lines are choices."""
    groups = list(_runs(lines, [quiz_lines.choice_with_space(line.text) for line in lines]))
    whole = [group for group in groups if group.last - group.first + 1 == len(group.texts) > _MIN_CHOICES_AND_QUESTIONS]
    return whole if len(whole) > max(_MIN_CHOICES_AND_QUESTIONS, _MIN_QUESTION_SHARE * len(groups)) else []


def _lists(lines: Sequence[PlainLine], items: Sequence[Item | None]) -> Iterator[Group]:
    """Yield the choices that follow each other directly. ``items``: each line as a choice, ``None`` for other lines."""
    group: Group | None = None
    for at, (item, line) in enumerate(zip(items, lines, strict=True)):
        if item is None:
            if group and not _goes_on(group, lines, at):
                yield group
                group = None
            elif group:
                _join(group, lines, [at])
        elif group and (group.boxed or not (line.apart and len(group.texts) > 1 and not lines[group.first + 1].apart)):
            _add(group, item, line, at)
        else:
            if group:
                yield group
            group = _begun(lines, items, at)
    if group:
        yield group


def _begun(lines: Sequence[PlainLine], items: Sequence[Item | None], at: int) -> Group:
    item = items[at] or Item(-1, "")
    boxed = quiz_lines.choice_with_box(lines[at].text) is not None
    return Group(at, at, [item.text], [item.sign], [lines[at].strong], boxed=boxed)


def _add(group: Group, item: Item, line: PlainLine, at: int) -> None:
    group.texts.append(item.text)
    group.signs.append(item.sign)
    group.strong.append(line.strong)
    group.last = at


def _join(group: Group, lines: Sequence[PlainLine], more: Sequence[int]) -> None:
    for at in more:
        sign = "\n" if lines[at].is_code else " "
        group.texts[-1] += f"{sign}{lines[at].text}"
        group.last = at


def _go_on(group: Group, lines: Sequence[PlainLine], more: Sequence[int]) -> None:
    """Append lines to the last choice, up to the first line that may be something else; ``more``: their indices."""
    for at in more:
        if at != group.last + 1 or not _goes_on(group, lines, at):
            break
        _join(group, lines, [at])


def _goes_on(group: Group, lines: Sequence[PlainLine], at: int) -> bool:
    """Return whether the line at index ``at`` certainly continues the choice above it."""
    line, first = lines[at], lines[group.first]
    if line.is_code:
        return line.indent > first.indent or any("\n" in text for text in group.texts[:-1])
    if line.apart or line.level or quiz_lines.answer_of(line.text) or quiz_lines.explanation_of(line.text):
        return False
    if line.indent > first.indent + 1 and not quiz_lines.label_of(line.text)[0]:
        return not asks(line.text) and number_of(line.text) is None
    small = (line.text[0].islower() and len(line.text) > 1) or line.text[0] == "("
    return (small and not quiz_lines.label_of(line.text)[0]) and not quiz_lines.choice_with_letter(line.text)


def _counted(lines: Sequence[PlainLine], items: Sequence[Item | None]) -> list[Group]:
    """Return the choices numbered from 1, if the numbers restart below each of several questions; otherwise empty."""

    def style(at: int) -> tuple[str, int]:
        return re.sub(r"\d", "", lines[at].text[:3])[:2].rstrip(), lines[at].indent

    groups = list(_runs(lines, items, style))
    above = [lines[group.first - 1] if group.first else None for group in groups]
    headings = Counter(line.text for line in above if line)
    begun = [
        line is not None
        and (
            asks(line.text)
            or line.text.endswith(":")
            or bool(line.level)
            or _is_number(line, lines[group.first])
            or line.is_code
            or headings[line.text] * 2 > len(groups)
        )
        for line, group in zip(above, groups, strict=True)
    ]
    return groups if len(begun) > 1 and all(begun) else []


def _is_number(line: PlainLine, first: PlainLine) -> bool:
    """Return whether a line is a numbered question; ``first`` is the first of the choices below it."""
    number = number_of(line.text)
    return number is not None and (number[2] or line.indent < first.indent)


def _dashed(lines: Sequence[PlainLine], groups: Sequence[Group]) -> list[Group]:
    """Return the groups whose choices begin with a dash, if at least half of them are below a question; else empty."""
    if len(groups) < 2 or any(group.first == 0 for group in groups):
        return []
    inside = sum(group.last - group.first + 1 for group in groups)
    below_questions = [
        bool(number_of(line.text)) or asks(line.text) or bool(line.level)
        for line in (lines[group.first - 1] for group in groups)
    ]
    printed = [0 < sum(group.strong) < len(group.strong) for group in groups]
    below_questions = printed if sum(printed) > sum(below_questions) else below_questions
    apart = all(one.last < other.first - 1 for one, other in pairwise(groups))
    fits = apart and sum(below_questions) * 2 >= len(below_questions) and inside >= len(lines) // 3
    return [group for group in groups if len(group.texts) <= limits.MAX_CHOICES] if fits else []


def _is_right(sign: str) -> bool:
    return bool(sign) and sign.casefold() in _RIGHT


def _mark(groups: Sequence[Group]) -> None:
    """Set the key of each group whose right choices are marked or bold, and remove the marks.

    If nearly all questions have bold right choices, words in brackets aren't marks: ``setCaching(true)``.
    """
    in_print = sum(map(_is_in_print, groups)) >= _IN_PRINT * len(groups)
    for group in groups:
        if not (in_print and not group.boxed and _is_in_print(group)):
            _take_marks(group)
        if not group.key and _is_in_print(group):
            group.key, group.by_print = _letters(group.strong), True
    without_key = [group for group in groups if not group.key]
    mark = mark_of([group.choices for group in without_key]) if without_key == list(groups) else None
    for group in without_key if mark else ():
        judged = [mark.taken_off(text) if mark else (False, text) for text in group.texts]
        group.key = _letters([right for right, _ in judged])
        group.texts = [text.strip() for _, text in judged]


def _is_in_print(group: Group) -> bool:
    """Return whether some but not all choices are bold."""
    return 0 < sum(group.strong) < len(group.strong)


def _take_marks(group: Group) -> None:
    """Set the key from a character or word that marks choices as right, and remove it from their texts."""
    alone = len(group.signs) == 1
    usual = Counter(group.signs).most_common(1)[0][0] if all(map(_is_right, group.signs)) and not alone else ""
    marks = [_is_right(sign) and (group.boxed or sign != usual) for sign in group.signs]
    texts = [answer_key.without_mark(text) for text in group.texts]
    if group.boxed or 0 < sum(marks) < len(marks) or (alone and all(marks)):
        group.key = _letters(marks)
    if not group.key and answer_key.letters_named(KeyedRow("", group.choices), Form.MARKED):
        marks = [bool(answer_key.letters_named(KeyedRow("", {"A": text}), Form.MARKED)) for text in group.texts]
        if sum(marks) < len(marks):
            group.key = _letters(marks)
    if group.key and not group.boxed:
        group.texts = texts


def _letters(marks: Sequence[bool]) -> str:
    return ", ".join(letter for letter, right in zip(ascii_uppercase, marks, strict=False) if right)
