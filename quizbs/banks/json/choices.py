"""The choices of a question in JSON, and which of them are right, decided for all questions of a file together.

The choices are texts already (``json.choice_lists``). A key is a place from 0 or 1, a letter or a text. Here places
count from 0.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from string import ascii_uppercase
from typing import Any

from quizbs.banks.cells import question_and_choices, split_choices, without_labels
from quizbs.banks.json.choice_lists import RIGHT
from quizbs.banks.json.fields import Field, first, lettered_choices, listed_choices, named, squeezed, text_of, value_of
from quizbs.banks.json.parsing import Record, written
from quizbs.banks.table import answer_key
from quizbs.banks.table.answer_key import Form, Keyed
from quizbs.banks.text.markup import plain

_MOST = len(ascii_uppercase)


@dataclass
class Choices:
    """The choices of a question in order, and its key; ``judged`` are the right ones if the choices say so.

    ``asked`` is the question, if its text held the choices too.
    """

    texts: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    judged: set[int] | None = None
    numbered: bool = False  # their names count from 1
    keys: list[Any] = field(default_factory=list)
    is_place: bool = False  # the key is called an index
    asked: str = ""

    @property
    def lettered(self) -> dict[str, str]:
        """The choices that are not empty, by letter."""
        return {letter: text for letter, text in zip(ascii_uppercase, self.texts, strict=False) if text}

    @property
    def numbers(self) -> list[int]:
        """The key as numbers, empty if it is anything else."""
        found = [_number(key) for key in self.keys]
        return [entry for entry in found if entry is not None] if None not in found else []


def shown(text: str) -> str:
    """Return a text without markup. A text of nothing but tags is a question about tags, and stays."""
    return plain(text, lines=True).text or text


def choices_of(record: Record) -> Choices:
    """Return the choices of a question and its key."""
    listed = listed_choices(record)
    found = Choices()
    if isinstance(listed, list | dict):
        found.texts = [written(choice) for choice in (listed.values() if isinstance(listed, dict) else listed)][:_MOST]
    elif listed:
        found.texts = split_choices(written(listed))[:_MOST]
    else:
        lettered, found.numbered = lettered_choices(record)
        found.texts = [written(lettered.get(letter)) for letter in ascii_uppercase[: len(lettered)]]
    if not found.texts:
        found.asked, inside = question_and_choices(text_of(record))
        found.texts = list(inside)
    found.texts = without_labels([shown(text) for text in found.texts])
    found.notes = _notes_beside(record, found)
    if right := written(record.get(squeezed(RIGHT))):
        found.judged = {ascii_uppercase.index(letter) for letter in right.split(", ")}
    else:
        _take_key(record, found)
    return found


def _notes_beside(record: Record, found: Choices) -> list[str]:
    """Return what a question says of each of its choices beside them: a list as long, or texts by letter or text."""
    value = value_of(record, Field.EXPLANATION, (list, dict))
    if isinstance(value, list):
        return [shown(written(note)) for note in value] if len(value) == len(found.texts) else []
    said = {str(name).casefold(): note for name, note in value.items()} if isinstance(value, dict) else {}
    names = [{letter.casefold(), text.casefold()} for letter, text in zip(ascii_uppercase, found.texts, strict=False)]
    return [next((shown(written(said[name])) for name in own if name in said), "") for own in names]


def _take_key(record: Record, found: Choices) -> None:
    index = value_of(record, Field.INDEX)
    value = index if index is not None else _key(record)
    found.is_place = index is not None
    found.keys = [_of_key(item) for item in (value if isinstance(value, list) else [value]) if item is not None]


def _key(record: Record) -> Any:
    """Return what names the right choice, never the list of the choices itself."""
    choices = listed_choices(record)
    own = {name: value for name, value in record.items() if value is not choices}
    return value_of(own, Field.KEY)


def _of_key(value: Any) -> Any:
    """Return a key as a number or text; for an object, its text or, without one, its name."""
    if isinstance(value, dict):
        plainly = named(value)
        return first(plainly, ("text", "answer", "content", "value", "label", "description", "id"), (str, int)) or ""
    return value


def _number(value: Any) -> int | None:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, float) and value.is_integer() and abs(value) < 100:
        return int(value)
    text = value.strip() if isinstance(value, str) else ""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else None


@dataclass(frozen=True)
class KeyMeaning:
    """What the keys of a file mean; ``doubtful`` if numbers may count from 0 or from 1."""

    first: int = 0
    by_number: bool = False
    by_letter: bool = False
    doubtful: bool = False

    def right(self, found: Choices) -> set[int]:
        """Return the places of the right choices, empty if the key names none."""
        if found.judged is not None:
            return found.judged
        numbers = {number - self.first for number in found.numbers}
        by_number = numbers if numbers and all(0 <= number < len(found.texts) for number in numbers) else set()
        if by_number and (self.by_number or not isinstance(found.keys[0], str)):
            return by_number
        for form in (Form.LETTERS, Form.TEXT) if self.by_letter else (Form.TEXT, Form.LETTERS):
            if letters := _named(found, form):
                return {ascii_uppercase.index(letter) for letter in letters}
        return by_number


def key_meaning(every: Sequence[Choices], wanted: str = "") -> KeyMeaning:
    """Return what the keys of a file mean.

    ``wanted`` is the form that the teacher has chosen, one of ``table.answer_key.Form``.
    """
    asked = [question for question in every if question.texts and question.judged is None and question.keys]
    numeric = [question for question in asked if question.numbers]
    texts = [question for question in numeric if isinstance(question.keys[0], str) and _named(question, Form.TEXT)]
    by_number = len(numeric) > len(texts) * 2
    lettered = [question for question in asked if _named(question, Form.LETTERS)]
    by_letter = bool(lettered) and len(lettered) + len(numeric) == len(asked)
    counted = numeric if by_number else [question for question in numeric if not isinstance(question.keys[0], str)]
    if wanted in (Form.FROM_0, Form.FROM_1):
        return KeyMeaning(int(wanted == Form.FROM_1), True, by_letter)
    zero = any(0 in question.numbers for question in counted)
    last = any(len(question.texts) in question.numbers for question in counted)
    named_from_1 = any(question.numbered for question in counted) and not any(question.is_place for question in counted)
    start = int(not zero and (last or named_from_1))
    return KeyMeaning(start, by_number, by_letter, doubtful=bool(counted) and not (zero or last or named_from_1))


def _named(found: Choices, form: Form) -> tuple[str, ...] | None:
    key = "\n".join(shown(written(key)) for key in found.keys)
    if form is Form.LETTERS:  # "answer_a" is A too
        key = key.replace("_", " ").replace("\n", ", ")
    return answer_key.named(Keyed(key, found.lettered), form)
