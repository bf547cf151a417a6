"""What is in a JSON object, by the names many tools and languages use: a question, its choices, its key.

Capitals and separators do not count: ``correctAnswer``, ``correct_answer`` and ``Correct Answer`` are the same. The
names of table columns (``table.header_words``) work here too, so a language added there is added here.
"""

import re
from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Any

from quizbs.banks.json.choice_lists import RIGHT, are_judged
from quizbs.banks.json.parsing import Record, written
from quizbs.banks.table.header_words import ALL_ANSWERS, OPTION, ROLES, UMLAUT, WRONG, Role, normalised


class Field(StrEnum):
    """What a value of a question is for."""

    TEXT = "text"
    CHOICES = "choices"
    INDEX = "index"  # of the right choice, from 0 as a rule
    KEY = "key"  # its letter, number or text
    WRONG = "wrong"
    EXPLANATION = "explanation"
    TOPIC = "topic"
    DIFFICULTY = "difficulty"
    TIME = "time"
    TAGS = "tags"
    IMAGE = "image"


_OWN = {
    Field.TEXT: "question|questiontext|q|prompt|stem|phrase|texte|enunciado|text|clue|statement|content"
    "|body|title|label|query|texto|testo|questionbody|task",
    Field.CHOICES: "choices|options|answers|alternatives|answeroptions|possibleanswers|answerchoices|answerlist"
    "|mcoptions|choix|propositions|content|values|variants|opsi|pilihan",
    Field.KEY: "correctanswer|correctanswers|correctoption|correctoptions|correctchoice|correctchoices|correct"
    "|rightanswer|rightoption|right|answer|answerkey|solution|solutions|rightanswers|correctoptionid"
    "|correctanswerid|correctid|correctkey|goodanswer|reponsecorrecte|ans|key|a",
    Field.EXPLANATION: "explanation|explain|rationale|reason|reasoning|answerexplanation|feedback|explanations|comment"
    "|analysis|justification|justificacion|analisis|hint",
    Field.TOPIC: "topic|category|subject|theme|categoryid|section",
    Field.IMAGE: "image|imageurl|imagelink|picture|img|photo|questionpic|questionimage",
    Field.TIME: "time|timelimit|timeinseconds|seconds|timer|duration",
    Field.WRONG: "incorrectanswers|wronganswers|incorrectoptions|wrongoptions|wrongchoices|distractors|wrong|incorrect",
}
_BY_ROLE = {
    Role.QUESTION: Field.TEXT,
    Role.ANSWER: Field.KEY,
    Role.OPTIONS: Field.CHOICES,
    Role.EXPLANATION: Field.EXPLANATION,
    Role.TOPIC: Field.TOPIC,
    Role.DIFFICULTY: Field.DIFFICULTY,
    Role.TIME: Field.TIME,
    Role.TAGS: Field.TAGS,
    Role.IMAGE: Field.IMAGE,
}
_INDEX = re.compile(r"(?:correct|right|answer|ans|solution)\w*?(?:index|idx|indices|indexes)")


def words(text: str) -> tuple[str, ...]:
    """Return the names in a text, separated by bars."""
    return tuple(text.split("|"))


# Too common in other JSON to prove that an object is a question
_WEAK = frozenset(words("text|texte|texto|testo|task|content|body|title|label|statement|key|a|definition|back|right"))


@lru_cache(maxsize=1024)  # the objects of a file have the same names
def squeezed(name: str) -> str:
    """Return a name as it is compared."""
    return normalised(name).replace(" ", "")


def _names() -> dict[Field, list[str]]:
    """Return the names of each field, the plainest first."""
    found = {field: words.split("|") for field, words in _OWN.items()}
    for word, role in ROLES.items():
        if field := _BY_ROLE.get(role):
            found.setdefault(field, []).append(word.replace(" ", ""))
    found[Field.CHOICES] += [word.replace(" ", "") for word in ALL_ANSWERS]
    found[Field.KEY] = [name for name in found[Field.KEY] if name not in found[Field.CHOICES]]
    return {field: list(dict.fromkeys(names)) for field, names in found.items()}


_NAMES = _names()
_ALL_NAMES = frozenset(name for names in _NAMES.values() for name in names)


@lru_cache(maxsize=1024)
def _as_known(name: str) -> str:
    """Return a name as it is compared, with the dots of ``Loesung`` if only that is known."""
    compared = squeezed(name)
    dotless = UMLAUT.sub(r"\1", compared)
    return dotless if compared not in _ALL_NAMES and dotless in _ALL_NAMES else compared


def named(record: Record) -> Record:
    """Return an object with normalised names; where several become one, the first with a value counts."""
    found: Record = {}
    for name, value in record.items():
        if found.get(compared := _as_known(name)) in (None, "", [], {}):
            found[compared] = value
    return found


def first(record: Record, names: Sequence[str], kinds: tuple[type, ...] = (object,)) -> Any:
    """Return the first value of these kinds under one of these names, ``None`` if there is none."""
    fits = (record[name] for name in names if record.get(name) not in (None, "", [], {}))
    return next((value for value in fits if isinstance(value, kinds)), None)


def value_of(record: Record, field: Field, kinds: tuple[type, ...] = (object,)) -> Any:
    """Return an object's value for a field, ``None`` if it has none."""
    if field is Field.INDEX:
        return first(record, [name for name in record if _INDEX.fullmatch(name)], kinds)
    return first(record, _NAMES[field], kinds)


def text_of(record: Record) -> str:
    """Return the text of a question."""
    value = value_of(record, Field.TEXT, (str, dict))
    if isinstance(value, dict):
        return written(first(named(value), ("text", "stem", "question", "content", "body"), (str,)))
    return written(value)


def listed_choices(record: Record) -> Any:
    """Return the choices under one name: a list, an object, or a text with all of them; otherwise ``None``."""
    value = value_of(record, Field.CHOICES, (list, dict))
    question = record.get("question")
    if value is None and isinstance(question, dict):
        value = value_of(named(question), Field.CHOICES, (list, dict))
    if value is None and isinstance(text := value_of(record, Field.CHOICES, (str,)), str) and text != text_of(record):
        return text
    return _under_a_key(record) if value is None else value


def _under_a_key(record: Record) -> list[Any] | None:
    """Return the choices under *answer* or *a*, where another field says which is right."""
    names = [name for name in _NAMES[Field.KEY] if record.get(name) not in (None, "", [], {})]
    lists = [name for name in names if isinstance(record[name], list) and len(record[name]) > 1]
    others = len(names) > len(lists) or value_of(record, Field.INDEX) is not None or bool(record.get(squeezed(RIGHT)))
    return record[lists[0]] if len(lists) == 1 and others else None


def lettered_choices(record: Record) -> tuple[Record, bool]:
    """Return the choices that each have their own field, by letter, and whether numbers name them; at least two."""
    found: dict[str, Any] = {}
    numbered = False
    for name, value in record.items():
        mark = OPTION.fullmatch(name)
        if mark is None or isinstance(value, list | dict):
            continue
        sign = mark["mark"] or mark["nth"]
        numbered = numbered or sign.isdecimal()
        found.setdefault(chr(ord("A") + int(sign) - 1) if sign.isdecimal() else sign.upper(), value)
    return (dict(sorted(found.items())), numbered) if len(found) > 1 and "A" in found else ({}, False)


def wrong_ones(record: Record) -> list[str]:
    """Return the wrong answers, from a list or from one field each."""
    listed = value_of(record, Field.WRONG, (list,))
    if listed is not None:
        return [written(choice) for choice in listed]
    found = sorted(name for name in record if WRONG.fullmatch(name) or _WRONG.fullmatch(name))
    return [text for name in found if (text := written(record[name]))]


_WRONG = re.compile(r"(?:wrong|incorrect|false)(?:answer|option|choice)?\d{0,2}")


def is_question(record: Record) -> bool:
    """Return whether an object with normalised names is a question with an answer."""
    if not text_of(record):
        return False
    choices = listed_choices(record)
    if are_judged(choices) or record.get(squeezed(RIGHT)):
        return True
    keys = [name for name in _NAMES[Field.KEY] if record.get(name) not in (None, "", [], {})]
    if value_of(record, Field.INDEX) is not None or (keys and (choices or lettered_choices(record)[0])):
        return True
    texts = [name for name in _NAMES[Field.TEXT] if isinstance(record.get(name), str | dict) and record[name]]
    return bool(keys) and (texts[0] not in _WEAK or keys[0] not in _WEAK)
