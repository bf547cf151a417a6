"""Finding the JSON objects that are questions: in one list, in lists by topic, or each under its own name."""

import re
from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import NamedTuple, TypeGuard

from quizbs.banks import limits
from quizbs.banks.json.choice_lists import are_judged
from quizbs.banks.json.parsing import Record
from quizbs.banks.table.header_words import Role, normalised, role_of

_ANSWERS = 2  # right answers; a longer list has the choices
_PARTS = 8  # nested objects in a question
# Students' answers are personal, and not a key
_OF_STUDENTS = re.compile(
    "players|students|participants|users|submissions|attempts|responses|useranswers|playeranswers"
)
_TITLES = frozenset(("title", "name", "label", "heading"))
_NUMBERED = re.compile(r"[A-Za-z]{0,10}[\s_.-]?\d{1,5}")  # "Q1", "007": the name of a question, not a topic
_DEEPEST = 8  # levels of nesting
_TELLING = 3  # common names that two lists don't have by chance
_WORDS = 4  # words in a list by topic
_MOST_ALIKE = 0.5  # share of common names of two lists with the same kind of object


class Listed(NamedTuple):
    """A list of objects. ``titles``: names and titles of what contains the list, the outermost first.

    ``number`` identifies the list; ``around`` are the numbers of the lists that contain it.
    """

    records: list[Record]
    titles: tuple[str, ...]
    number: int
    around: tuple[int, ...]


def lists_in(
    value: object, titles: tuple[str, ...] = (), depth: int = 0, around: tuple[int, ...] = ()
) -> Iterator[Listed]:
    """Yield all lists of objects in a JSON value; an object whose values are objects counts as a list.

    ``titles``, ``depth`` and ``around`` describe where the value is in the file.
    """
    if depth > _DEEPEST or not isinstance(value, list | dict):
        return
    inside = list(value.values()) if isinstance(value, dict) else value
    objects = [item for item in inside if isinstance(item, dict)]
    if isinstance(value, dict) and (questions := _questions_by_name(value)):
        yield Listed(questions, (*titles, _title(value)), id(value), around)
        return
    if not depth and isinstance(value, dict) and _asks(value):
        yield Listed([value], titles, id(value), around)
        return
    if isinstance(value, list) and (words := _word_lists(objects)):
        yield from (Listed(pairs, (*titles, title), id(value), around) for title, pairs in words)
        return
    alike = isinstance(value, list) or not _are_parts(objects)
    if objects and len(objects) == len(inside) and alike and any(_is_flat(item) for item in objects):
        yield Listed(objects, titles, id(value), around)
        around = (*around, id(value))
    own = _title(value) if isinstance(value, dict) else ""
    for name, item in value.items() if isinstance(value, dict) else zip(repeat(""), value, strict=False):
        if _OF_STUDENTS.fullmatch(normalised(str(name)).replace(" ", "")):
            continue
        yield from lists_in(item, (*titles, own or str(name)) if own or name else titles, depth + 1, around)


def are_alike(one: Listed, other: Listed) -> bool:
    """Return whether two lists contain the same kind of objects, judged by their field names."""
    names, others = set().union(*one.records), set().union(*other.records)
    both = names & others
    mostly = len(both) > _MOST_ALIKE * max(len(names), len(others))
    if len(one.around) != len(other.around):
        inner = max(one, other, key=lambda listed: len(listed.around))
        # The choices of a question aren't questions, whatever they are called
        return (names == others or (mostly and len(both) >= _TELLING)) and not are_judged(inner.records)
    if all({Role.QUESTION, Role.ANSWER} <= set(map(role_of, map(str, own))) for own in (names, others)):
        return True
    return mostly or names <= others or others <= names


def topics_of(group: Sequence[Listed]) -> list[str]:
    """Return the topic of each list: the innermost title around it in which the lists differ; "" without a title."""
    paths = [listing.titles for listing in group]
    for index in range(-1, -1 - min(map(len, paths)), -1):
        titles = [path[index].strip() for path in paths]
        if len(set(titles)) > 1 and not all(map(_NUMBERED.fullmatch, titles)):
            return [
                title if len(title) <= limits.MAX_LABEL_LENGTH and not title.isdecimal() else "" for title in titles
            ]
    return [""] * len(group)


def _title(record: Record) -> str:
    """Return the title of an object: its field named as a title, or its only short text; "" without a title."""
    texts = {name: item for name, item in record.items() if isinstance(item, str) and item.strip()}
    named = [
        item for name, item in texts.items() if normalised(str(name)) in _TITLES or role_of(str(name)) is Role.TOPIC
    ]
    short = [item for item in texts.values() if len(item) <= limits.MAX_LABEL_LENGTH and "://" not in item]
    return named[0] if named else short[0] if len(short) == 1 else ""


def _questions_by_name(value: Record) -> list[Record]:
    """Return the questions of an object that has them as names and the answers as values: ``{"2+2?": "4"}``.

    Also reads an object with a list of questions and a list of answers. Empty for any other object.
    """
    if len(value) < 2:
        return []
    lists = {role_of(str(name)): item for name, item in value.items() if are_texts(item)}
    texts, answers = lists.get(Role.QUESTION, []), lists.get(Role.ANSWER, [])
    if len(texts) == len(answers) > 1:
        return [{"question": text, "answer": answer} for text, answer in zip(texts, answers, strict=True)]
    with_question_mark = sum(str(name).rstrip().endswith(("?", "\uff1f", "\u061f")) for name in value)
    if with_question_mark * 2 < len(value) or not all(
        isinstance(item, str | int | float) or are_texts(item) for item in value.values()
    ):
        return []
    several = sum(isinstance(item, list) and len(item) > _ANSWERS for item in value.values())
    given = "options" if 2 * several > len(value) else "answer"
    return [{"question": str(name), given: item} for name, item in value.items()]


def _asks(record: Record) -> bool:
    """Return whether an object is a single question: it has a text and a list of choices, and nothing else nested."""
    listed = [name for name, value in record.items() if isinstance(value, list | dict)]
    if len(listed) != 1 or role_of(str(listed[0])) not in (Role.ANSWER, Role.OPTIONS):
        return False
    choices = record[listed[0]]
    texts = [value for value in record.values() if isinstance(value, str)]
    return bool(texts) and 1 < len(choices) <= limits.MAX_CHOICES and are_judged(choices)


def _word_lists(records: Sequence[Record]) -> list[tuple[str, list[Record]]]:
    """Return title and questions of word lists: objects that each contain an object like ``{"run": "biegać", …}``.

    Empty for all other objects, also if a word is in several of the lists.
    """
    if len(records) < 2 or any(role_of(str(name)) is Role.QUESTION for record in records for name in record):
        return []
    names = [name for name, value in records[0].items() if isinstance(value, dict)]
    lists = [words for record in records if isinstance(words := record.get(names[0]), dict)] if len(names) == 1 else []
    if len(lists) < len(records) or not all(map(_are_words, lists)):
        return []
    if len({word for words in lists for word in words}) < sum(map(len, lists)):
        return []
    return [
        (_title(record), [{"question": str(word), "answer": text} for word, text in record[names[0]].items()])
        for record in records
    ]


def _are_words(words: Record) -> bool:
    return len(words) >= _WORDS and all(
        isinstance(text, str) and 0 < len(text) <= limits.MAX_LABEL_LENGTH for text in words.values()
    )


def _is_flat(record: Record) -> bool:
    """Return whether an object may be a question: it has texts, parts, or one nested object among its fields."""
    inside = [value for value in record.values() if isinstance(value, dict)]
    texts = any(isinstance(value, str) for value in record.values())
    whole = len(inside) == 1 < len(record) and not all(isinstance(item, dict) for item in inside[0].values())
    return texts or whole or _are_parts(inside)


def _are_parts(objects: Sequence[Record]) -> bool:
    """Return whether the objects are parts of one question: all field names differ, and nothing is nested deeper."""
    names = [name for part in objects for name in part]
    values = [
        item for part in objects for value in part.values() for item in (value if isinstance(value, list) else [value])
    ]
    return (
        1 < len(objects) <= _PARTS
        and len(set(names)) == len(names)
        and not any(isinstance(item, dict) for item in values)
    )


def are_texts(value: object) -> TypeGuard[list[str | int | float]]:
    return isinstance(value, list) and bool(value) and all(isinstance(item, str | int | float) for item in value)
