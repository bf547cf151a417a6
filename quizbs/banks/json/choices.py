"""The choices of a question in JSON, and which of them are right, decided for all questions of a file together.

A choice is a text, or an object that may say whether it is right or have a name the key uses. A key is a place from 0
or 1, a letter, a name or a text. Here places count from 0.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from string import ascii_uppercase
from typing import Any

from quizbs.banks.cells import split_choices, without_labels
from quizbs.banks.json.fields import (
    Field,
    first,
    lettered_choices,
    listed_choices,
    named,
    says_right,
    share_of,
    value_of,
    words,
)
from quizbs.banks.json.parsing import Record, written
from quizbs.banks.table import answer_key
from quizbs.banks.table.answer_key import Form, Keyed
from quizbs.banks.text.markup import plain

_TEXTS = words(
    "text|txt|answertext|optiontext|choicetext|answer|content|option|choice|description|texte|reponse|texto|respuesta|opcion"
    "|testo|risposta|resposta|frase|antwort|jawaban|statement|title|body|value|label|name"
)
_IDS = ("id", "key", "label", "letter", "value", "name", "optionid", "answerid", "choiceid", "index", "number")
_NOTES = ("feedback", "explanation", "rationale", "reason", "comment", "whywrong", "whynot")
_MOST = len(ascii_uppercase)


@dataclass
class Choices:
    """The choices of a question in order, with the names a key may use; ``judged`` are those said to be right."""

    texts: list[str] = field(default_factory=list)
    names: list[set[str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    judged: set[int] | None = None
    numbered: bool = False  # their names count from 1
    keys: list[Any] = field(default_factory=list)
    is_place: bool = False  # the key is called an index

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
    if isinstance(listed, dict):
        found = _of_object(listed)
    elif isinstance(listed, list):
        found = _of_list(listed[:_MOST])
    elif listed:
        found.texts = split_choices(written(listed))[:_MOST]
    else:
        lettered, found.numbered = lettered_choices(record)
        found.texts = [written(lettered.get(letter)) for letter in ascii_uppercase[: len(lettered)]]
    found.texts = without_labels([shown(text) for text in found.texts])
    found.names = found.names or [set() for _ in found.texts]
    found.notes = found.notes if any(found.notes) else _notes_beside(record, found)
    _take_key(record, found)
    return found


def _notes_beside(record: Record, found: Choices) -> list[str]:
    """Return what a question says of each of its choices beside them: a list as long, or texts by letter or name."""
    value = value_of(record, Field.EXPLANATION, (list, dict))
    if isinstance(value, list):
        return [shown(written(note)) for note in value] if len(value) == len(found.texts) else []
    said = {str(name).casefold(): note for name, note in value.items()} if isinstance(value, dict) else {}
    named_by = [
        {letter.casefold(), text.casefold(), *(name.casefold() for name in names)}
        for letter, text, names in zip(ascii_uppercase, found.texts, found.names, strict=False)
    ]
    return [next((shown(written(said[name])) for name in names if name in said), "") for names in named_by]


def _take_key(record: Record, found: Choices) -> None:
    index = value_of(record, Field.INDEX)
    value = index if index is not None else _key(record)
    found.is_place = index is not None
    if isinstance(value, dict):
        judged = {name for name, right in named(value).items() if says_right({"correct": right})}
        names = [{name.replace("_", "").casefold() for name in known} for known in found.names]
        places = {
            at for at, known in enumerate(names) if any(right.startswith(name) for right in judged for name in known)
        }
        if places:
            found.judged = places
            return
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
        return first(plainly, _TEXTS, (str,)) or first(plainly, _IDS, (str, int)) or ""
    return value


def _of_object(listed: Record) -> Choices:
    plainly = named(listed)
    texts, labels = (first(plainly, names, (list,)) for names in (("text", "texts"), ("label", "labels")))
    if texts is not None:  # two parallel lists
        names = [{written(label)} for label in labels] if isinstance(labels, list) and len(labels) == len(texts) else []
        return Choices([written(choice) for choice in texts][:_MOST], names[:_MOST])
    values = list(listed.values())[:_MOST]
    ids = [str(name) for name in listed][:_MOST]
    if values and all(isinstance(item, bool) for item in values):
        return Choices(ids, judged={at for at, right in enumerate(values) if right})
    found = _of_list(values)
    found.names = [{name} | more for name, more in zip(ids, found.names or [set()] * len(ids), strict=True)]
    return found


def _of_list(listed: list[Any]) -> Choices:
    if listed and all(
        isinstance(choice, list) and len(choice) == 2 and isinstance(choice[1], bool) for choice in listed
    ):
        return Choices(
            [written(text) for text, _ in listed], judged={at for at, choice in enumerate(listed) if choice[1]}
        )
    objects = [named(choice) for choice in listed if isinstance(choice, dict)]
    if len(objects) < len(listed) or not objects:
        return Choices([written(choice) for choice in listed])
    name = _text_name(objects)
    found = Choices(
        [written(record.get(name)) for record in objects],
        [{written(record[key]) for key in _IDS if key != name and written(record.get(key))} for record in objects],
        [shown(written(first(record, _NOTES, (str,)))) for record in objects],
    )
    said = [says_right(record) for record in objects]
    shares = [share for record in objects if (share := share_of(record)) is not None]
    if any(verdict is not None for verdict in said):
        found.judged = {at for at, right in enumerate(said) if right}
    elif len(shares) == len(objects) and max(shares) > max(0, min(shares)):
        found.judged = {at for at, share in enumerate(shares) if share == max(shares)}
    return found


def _text_name(objects: Sequence[Record]) -> str:
    """Return the name of the field with the texts, the plainest that does not just letter or number the choices."""
    there = [name for name in _TEXTS if any(isinstance(record.get(name), str | int | float) for record in objects)]
    there = [name for name in there if not all(isinstance(record.get(name), bool) for record in objects)]
    telling = [name for name in there if any(len(written(record.get(name))) > 1 for record in objects)]
    return next(iter([*telling, *there]), "")


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
        if places := _by_name(found):
            return places
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
    asked = [
        question
        for question in every
        if question.texts and question.judged is None and question.keys and not _by_name(question)
    ]
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


def _by_name(found: Choices) -> set[int]:
    """Return the choices that the key names by letter or id: all parts of the key, or nothing."""
    wanted = [written(key).casefold() for key in found.keys if not isinstance(key, bool)]
    if found.is_place or not wanted or len(wanted) < len(found.keys):
        return set()
    names = [{name.casefold() for name in known} for known in found.names]
    places = [next((at for at, name in enumerate(names) if key and key in name), -1) for key in wanted]
    return set(places) if -1 not in places else set()


def _named(found: Choices, form: Form) -> tuple[str, ...] | None:
    key = "\n".join(shown(written(key)) for key in found.keys)
    if form is Form.LETTERS:  # "answer_a" is A too
        key = key.replace("_", " ").replace("\n", ", ")
    return answer_key.named(Keyed(key, found.lettered), form)
