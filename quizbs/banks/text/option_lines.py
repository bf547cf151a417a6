"""Rewriting lines so that each choice has a line of its own, with a sign or an option letter in front."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from string import ascii_uppercase

from quizbs.banks.text import quiz_lines
from quizbs.banks.text.shown_lines import PlainLine

_MIN_QUESTIONS = 3  # questions
_MIN_QUESTION_SHARE = 0.9  # share of the questions
_LABEL = re.compile(r"([^\W\d_]{3,12})\s?[:=]\s*(\S.*)", re.DOTALL)


def with_signs_for_labels(lines: Sequence[PlainLine]) -> list[PlainLine]:
    """Return the lines with - and + instead of labels, if each question has one label once and another one more often.

    The label used once is that of the right choice: ``OPTION: Lyon``, ``SOLUTION: Paris``, ``OPTION: Nice`` become
    choices with -, + and -. Other lines are returned unchanged.
    """
    matches = [_LABEL.fullmatch(line.text) for line in lines]
    labels = ["" if match is None else match[1].casefold() for match in matches]
    runs = [Counter(run) for labelled, run in groupby(labels, key=bool) if labelled]
    words = Counter(word for run in runs for word in run)
    if len(runs) < _MIN_QUESTIONS or len(words) != len((_WRONG, _RIGHT)):
        return list(lines)
    often, once = (word for word, _ in Counter(filter(None, labels)).most_common())
    fits = sum(run[once] == 1 and run[often] > 0 for run in runs)
    several = sum(run[often] > 1 for run in runs)
    if fits < _MIN_QUESTION_SHARE * len(runs) or several * 2 < len(runs):
        return list(lines)
    signs = {often: _WRONG, once: _RIGHT}
    return [
        replace(line, text=f"{signs[word]} {match[2]}") if match else line
        for line, match, word in zip(lines, matches, labels, strict=True)
    ]


_WRONG, _RIGHT = "-", "+"


def with_choices_apart(lines: Sequence[PlainLine]) -> list[PlainLine]:
    """Return the lines with each choice in a line of its own, if several were in one."""
    parted: list[PlainLine] = []
    for at, line in enumerate(lines):
        question, choices = quiz_lines.choices_inside(line.text) if not line.is_code else ("", [])
        below = quiz_lines.choice_with_letter(lines[at + 1].text) if at + 1 < len(lines) else None
        begins = quiz_lines.choice_with_letter(line.text) or quiz_lines.choice_with_box(line.text)
        if not choices or below or (question and begins):
            parted.append(line)
            continue
        parted += [replace(line, text=question)] if question else []
        parted += [
            PlainLine(line.number, f"{letter}) {text}") for letter, text in zip(ascii_uppercase, choices, strict=False)
        ]
    return parted
