"""Interpreting keys in a written quiz: which of the choices above it a line names."""

import re
from collections.abc import Sequence
from string import ascii_lowercase, ascii_uppercase

from quizbs.banks import limits
from quizbs.banks.table import answer_key
from quizbs.banks.table.answer_key import Form, KeyedRow
from quizbs.banks.text import quiz_lines
from quizbs.banks.text.choice_groups import Group, groups_of
from quizbs.banks.text.shown_lines import PlainLine

_LETTERED = re.compile(r"\(?(?P<letter>[A-Ha-h])(?:[).:]|\b)\)?\s*(?P<text>.*)", re.DOTALL)
_WORDS = re.compile(r"\w+")
_MIN_QUESTIONS = 4  # questions whose keys may be in one line
_BEGINS = re.compile(r"\(?(?P<letter>[A-Ja-j])\)?\s*(?:[).:,;\u2014\u2013-]|$)|(?P<number>\d)\s*(?:[).:]\s*\D|\(.+\)$)")
_ITEM = re.compile(r"\(?(?P<letter>[A-J])[).:]?\)?\s*(?P<mark>[-\u2013\u2014:*\u2713\u2714\u2705(\[].*)?")


def named_in(key: str, group: Group) -> str:
    """Return the option letters or numbers of the choices that a key names, like "A, C"; "" if it names no choice."""
    if not key:
        return ""
    choices = dict(zip(ascii_uppercase, group.choices.values(), strict=False))
    ways = [key.strip(), key.strip().rstrip(".*! ")]
    begin = _BEGINS.match(key.strip())
    ways += [begin["letter"] or begin["number"]] if begin else []
    for way in ways:
        for form in (Form.LETTERS, Form.TEXT):
            if named := answer_key.letters_named(KeyedRow(way, choices), form):
                return ", ".join(named)
        if answer_key.numbers_of(way) and answer_key.letters_named(KeyedRow(way, choices), Form.FROM_1):
            return way
    return ""


def bare_key(text: str, group: Group) -> str:
    """Return the key if a line is nothing but a key (letter, number or text of a choice), otherwise ""."""
    choices = dict(zip(ascii_uppercase, group.choices.values(), strict=False))
    for form in (Form.LETTERS, Form.FROM_1, Form.TEXT):
        if named := answer_key.letters_named(KeyedRow(text, choices), form):
            return text if form is Form.FROM_1 else ", ".join(named)
    return ""


def listed_key(items: Sequence[str], group: Group) -> str:
    """Return the option letters of the choices that the items of a list name, like "A, C"; "" for any other list.

    If some letters of the list have a mark, only these count.
    """
    matches = [_ITEM.fullmatch(item) for item in items]
    letters = [(item["letter"], bool(item["mark"])) for item in matches if item]
    if len(letters) == len(items) > 1:
        return ", ".join([letter for letter, right in letters if right] or [letter for letter, _ in letters])
    named = [named_in(item, group) for item in items]
    return ", ".join(named) if all(named) else ""


def choices_above(lines: Sequence[PlainLine], key: str) -> tuple[Sequence[PlainLine], list[str], str]:
    """Return the lines of a question, the choices without letters below it, and the letter that the key names.

    If no choices are found, the result is all ``lines``, an empty list and "". A key ``(a) Paris`` names the first line
    of the last paragraph, unless another line is more similar to *Paris*.
    """
    begin = next((at for at in range(len(lines) - 1, 0, -1) if lines[at].apart), 0)
    begin = begin or next((at + 1 for at, line in enumerate(lines) if quiz_lines.asks(line.text)), 0)
    begin = 0 if any(quiz_lines.starts_with_choice_letter(line.text) for line in lines) else begin
    match = _LETTERED.fullmatch(key)
    below = [line.text for line in lines[begin:]]
    if not begin or not match or not limits.MIN_CHOICES <= len(below) <= limits.MAX_CHOICES:
        return lines, [], ""
    if all(text[:2] == f"{letter} " for text, letter in zip(below, ascii_lowercase, strict=False)):
        below = [text[2:].strip() for text in below]
    letter, key_words = match["letter"].upper(), set(_WORDS.findall(match["text"].casefold()))
    alike = [len(key_words & set(_WORDS.findall(text.casefold()))) for text in below]
    at = ascii_uppercase.index(letter)
    if at >= len(below) or (key_words and (not alike[at] or max(alike) > alike[at])):
        return lines, [], ""
    return lines[:begin], below, letter


def with_keys_in_order(lines: Sequence[PlainLine]) -> tuple[Sequence[PlainLine], list[Group]]:
    """Return the lines of a quiz and the groups of choices in them.

    If one line has the keys of all questions in order, the groups get these keys, and the line is left out.
    """
    groups = groups_of(lines)
    if len(groups) < _MIN_QUESTIONS or any(group.key for group in groups):
        return lines, groups
    counted = [at for at, line in enumerate(lines) if len(quiz_lines.keys_in_order(line.text)) == len(groups)]
    outside = [at for at in counted if not any(group.first <= at <= group.last for group in groups)]
    if len(outside) != 1:
        return lines, groups
    keys = quiz_lines.keys_in_order(lines[outside[0]].text)
    first = 0 if "0" in keys else 1
    places = [int(key) - first if key.isdecimal() else ascii_uppercase.index(key.upper()) for key in keys]
    if not all(place < len(group.texts) for place, group in zip(places, groups, strict=True)):
        return lines, groups
    without = [*lines[: outside[0]], *lines[outside[0] + 1 :]]
    keyed = groups_of(without)
    for place, group in zip(places, keyed, strict=True):
        group.key = ascii_uppercase[place]
    return without, keyed
