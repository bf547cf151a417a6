"""A list of questions as JSON, by names that most tools have in common: a question, its choices, which is right.

The choices are texts, or objects that say of themselves whether they are right (as Kahoot's); the right one is named by
its place from 0, its letter, or its text. One answer without others is typed.
"""

import re
from collections.abc import Sequence
from string import ascii_uppercase
from typing import Any

from quizbs.banks import words_files as words
from quizbs.banks.cells import Cell
from quizbs.banks.draft import Draft, Option
from quizbs.banks.gathering import Gathered, reading
from quizbs.banks.json_text import Record, places, records, seconds, texts, written
from quizbs.banks.markup import Text, plain
from quizbs.banks.problem import problem
from quizbs.banks.reading import Dialect, Reading, Upload

NAME = "List of questions (JSON)"
_LISTS = ("questions", "results", "data", "items", "quiz", "cards", "list")
# Names without capitals and marks between words: ``correctAnswer`` and ``correct_answer`` are one.
_TEXT = ("question", "q", "text", "prompt", "stem", "questiontext", "title")
_CHOICES = ("choices", "options", "answers", "alternatives", "answeroptions")
_INDEX = ("correctanswerindex", "answerindex", "correctindex", "correctoptionindex")
_KEY = ("answer", "correct", "correctanswer", "correctanswers", "solution", "solutions", "correctoption", "key", "a")
_RIGHT = (*_INDEX, *_KEY)
_SAYS_RIGHT = ("correct", "right", "iscorrect", "isright", "istrue")
_CHOICE_TEXT = ("answer", "text", "label", "value", "content", "option")
_WRONG = ("incorrectanswers", "wrong", "wronganswers", "distractors")
_TOPIC = ("topic", "category", "subject", "categoryid")
_EXPLANATION = ("explanation", "explain", "rationale", "feedback", "comment")
_LETTERED = re.compile(r"(?:option|choice|answer)?([a-h])")
_LABEL = re.compile(r"\(?([A-Ha-h])[.):]\s+(?=\S)")


def _records(upload: Upload) -> list[Record]:
    value = upload.json
    if isinstance(value, dict) and isinstance(value.get("kahoot"), dict):
        value = value["kahoot"]
    return [_plainly_named(one) for one in records(value, *_LISTS)]


def _plainly_named(record: Record) -> Record:
    return {re.sub(r"[\W_]", "", name).lower(): value for name, value in record.items()}


def _recognises(upload: Upload) -> bool:
    found = _records(upload)[:50]
    good = sum(bool(_text(one)) and (_named(one, _RIGHT) is not None or _judged(one)) for one in found)
    return good > 0 and good * 2 >= len(found)


def _read(upload: Upload) -> Reading:
    gathered = Gathered()
    for number, record in enumerate(_records(upload), 1):
        if gathered.is_full:
            break
        _question(number, record, gathered)
    title = upload.json.get("title") or upload.json.get("name") if isinstance(upload.json, dict) else ""
    return reading(upload, NAME, gathered, written(title))


JSON_LIST = Dialect(_recognises, _read)


def _named(record: Record, names: Sequence[str]) -> Any:
    return next((record[name] for name in names if record.get(name) not in (None, "")), None)


def _text(record: Record) -> str:
    value = _named(record, _TEXT)
    return written(value.get("text")) if isinstance(value, dict) else written(value)


def _judged(record: Record) -> bool:
    """Tell whether the choices say of themselves whether they are right."""
    return any(_named(one, _SAYS_RIGHT) is not None for one in _objects(_named(record, _CHOICES)))


def _question(number: int, record: Record, gathered: Gathered) -> None:
    draft = Draft(number, time=Cell(seconds(record.get("time"), thousandths=True), "time"))
    draft.topic = Cell(written(_named(record, _TOPIC)))
    draft.explanation = Cell(plain(written(_named(record, _EXPLANATION))).text)
    draft.difficulty = Cell(written(record.get("difficulty")), "difficulty")
    draft.tags = Cell(", ".join(one for one in texts(record.get("tags")) if one != draft.topic.text), "tags")
    shown = plain(_text(record), lines=True)
    image = written(record.get("image"))
    gathered.show(draft, Text(shown.text, [image] if image else shown.pictures, shown.media))
    choices, right = _choices(record)
    if not right:
        fault = words.UNKNOWN_RIGHT if choices else words.UNFINISHED
        draft.problems.append(problem(fault, number, value=written(_named(record, _RIGHT))))
    if len(choices) == 1 and right:
        draft.answers = choices
    else:
        draft.options = [Option(Cell(text), place in right) for place, text in enumerate(choices) if text]
    gathered.drafts.append(draft)


def _objects(value: Any) -> list[Record]:
    return [_plainly_named(one) for one in records(value)]


def _choices(record: Record) -> tuple[list[str], set[int]]:
    """Return the choices and the places of the right ones."""
    listed, key = _named(record, _CHOICES), _named(record, _RIGHT)
    objects = _objects(listed)
    if _judged(record):
        right = {place for place, one in enumerate(objects) if _named(one, _SAYS_RIGHT) is True}
        return _plain([written(_named(one, _CHOICE_TEXT)) for one in objects]), right
    if not listed:
        listed = {mark[1]: value for name, value in record.items() if (mark := _LETTERED.fullmatch(name))}
        listed = listed if len(listed) > 1 else None
    if isinstance(listed, dict):
        found = [written(one) for one in listed.values()]
        return _plain(found), _places(key, found, [letter.upper() for letter in listed])
    found = texts(listed) if not objects else [written(_named(one, _CHOICE_TEXT)) for one in objects]
    if found:
        return _plain(_without_labels(found)), _places(key, found, ascii_uppercase)
    right_ones = texts(key) if isinstance(key, list) else [written(key)] if written(key) else []
    return _plain(right_ones + texts(_named(record, _WRONG))), set(range(len(right_ones)))


def _without_labels(found: list[str]) -> list[str]:
    """Return choices without the letters in front of them, if each has its own."""
    labels = [_LABEL.match(text) for text in found]
    if all(label and label[1].upper() == letter for label, letter in zip(labels, ascii_uppercase, strict=False)):
        return [text[label.end() :] for text, label in zip(found, labels, strict=True) if label]
    return found


def _plain(found: Sequence[str]) -> list[str]:
    return [plain(text, lines=True).text for text in found]


def _places(key: Any, found: Sequence[str], letters: Sequence[str]) -> set[int]:
    """Return the places of the choices that a key names: by place from 0, by text, or by letter."""
    keys = key if isinstance(key, list) else [key]
    by_text = {place for place, text in enumerate(found) if text and text in [written(one) for one in keys]}
    by_place = {place for place in places(key) if place < len(found)}
    if isinstance(key, str) or not by_place:  # "3" among "1 2 3 4" is a text, 3 is a place
        by_place = by_text or by_place
    named = [written(one).upper() for one in keys]
    by_letter = {place for place, letter in enumerate(letters[: len(found)]) if letter in named}
    return by_place or by_text or by_letter
