"""Making the fields of JSON objects uniform: one name for each meaning, and values that are texts or lists."""

import re
from collections.abc import Mapping, Sequence
from string import ascii_uppercase

from quizbs.banks.cells import question_and_choices
from quizbs.banks.evidence.object_lists import are_texts
from quizbs.banks.json.parsing import Record, written
from quizbs.banks.table.header_words import ALL_ANSWERS, Role, normalised, role_of

ANSWER, OPTIONS = "Answer", "Options"  # names of new fields
_MIN_RECORD_SHARE = 0.95  # share of the records
# Names by which a field is recognised if no field has a clearer name, the plainest first
WEAK_NAMES: dict[Role, tuple[str, ...]] = {
    Role.QUESTION: (
        *("text", "texte", "texto", "testo", "content", "body"),
        *("label", "query", "task", "title", "prompt", "statements"),
    ),
    Role.ANSWER: ("a", "ans", "right", "back", "definition"),
}
_MAIN = ("text", "question", "answer", "stem", "content", "body", "value", "url", "src", "title", "label", "id")
_NUMBER = re.compile("^\\s*\\d{1,3}\\s*[.\uff0e、]\\s*(?=\\S)")  # in front of a question with its choices


def weak_role_of(name: str) -> Role | None:
    """Return what a field may hold that has a name like "text" or "back", which may mean anything in other files.

    ``None`` for all other names.
    """
    word = normalised(name).replace(" ", "")
    return next((role for role, words in WEAK_NAMES.items() if word in words), None)


def flattened(records: Sequence[Record]) -> list[Record]:
    """Return the objects with the fields of nested objects as their own.

    ``{"answer": {"text": "Paris"}}`` becomes ``{"answer": "Paris"}``.
    """
    return [
        _flat(record) if any(isinstance(value, dict) for value in record.values()) else record for record in records
    ]


def _flat(record: Record) -> Record:
    flat: Record = {}
    for name, value in record.items():
        if not isinstance(value, dict) or says_why(str(name)):
            flat[name] = value
            continue
        inside = _flat(value)
        if (span := _range(inside)) is not None:
            flat[ANSWER] = span
            continue
        plain = {str(inner).casefold(): inner for inner in inside}
        main = next(
            (plain[word] for word in _MAIN if word in plain and isinstance(inside[plain[word]], str | int)), None
        )
        if role_of(str(name)) in (Role.QUESTION, Role.ANSWER, Role.IMAGE, Role.TOPIC, Role.EXPLANATION) and main:
            flat[name] = inside.pop(main)
        for inner, item in inside.items():
            flat[f"{name} {inner}" if inner in flat or (inner in record and inner != name) else inner] = item
    return flat


def _range(record: Record) -> str | None:
    """Return the right numbers of an estimation question as "3..5"; ``None`` for objects without such a range."""
    named = {normalised(str(name)).replace(" ", ""): value for name, value in record.items()}
    if {"mincorrect", "maxcorrect"} <= named.keys():
        return f"{written(named['mincorrect'])}..{written(named['maxcorrect'])}"
    return None


def alike_named(records: Sequence[Record]) -> list[Record]:
    """Return the objects with one field name for each meaning.

    Several names with the same meaning become one, unless any object has two of these names.
    """
    every = list(map(_roles, records))
    meant: dict[Role, dict[str, set[int]]] = {}
    for at, roles in enumerate(every):
        for name, role in roles.items():
            meant.setdefault(role, {}).setdefault(name, set()).add(at)
    renamed: dict[tuple[str, Role | None], str] = {}
    for role, names in meant.items():
        first, *others = sorted(names, key=lambda name: (role_of(name) is not role, -len(names[name])))
        for name in others:
            if not names[name] & names[first]:
                renamed[name, role] = first
                names[first] |= names[name]
        if role is Role.QUESTION and len(names[first]) < len(records):
            renamed |= dict.fromkeys(((name, None) for name in _question_fields(names[first], records, every)), first)
    if not renamed:
        return list(records)
    return [
        {renamed.get((name, roles.get(name)), name): value for name, value in record.items() if _is_filled(value)}
        for record, roles in zip(records, every, strict=True)
    ]


def _question_fields(known: set[int], records: Sequence[Record], roles: Sequence[Mapping[str, Role]]) -> list[str]:
    """Return the name of the text field that must be the question in objects in which no field is named like one.

    The list is empty if no field fits, or several do. ``known``: indices of the other objects.
    """
    others = [record for at, record in enumerate(records) if at not in known]
    names = [name for name, value in others[0].items() if isinstance(value, str) and role_of(str(name)) is None]
    fits = [name for name in names if all(isinstance(record.get(name), str) for record in others)]
    fits = [name for name in fits if not any(name in records[at] for at in known)]
    answered = all(Role.ANSWER in own.values() for at, own in enumerate(roles) if at not in known)
    return fits if len(fits) == 1 and answered else []


def _roles(record: Record) -> dict[str, Role]:
    """Return the roles of the fields that hold questions, answers and lists of choices, by field name."""
    filled = {name: value for name, value in record.items() if _is_filled(value) and not isinstance(value, dict)}
    roles = {name: role_of(str(name)) or weak_role_of(str(name)) for name in filled}
    answers = [name for name, role in roles.items() if role is Role.ANSWER and normalised(str(name)) not in ALL_ANSWERS]
    main: dict[str, Role] = {}
    for name, role in roles.items():
        listed = isinstance(filled[name], list)
        others = [other for other in answers if other != name and not (listed and isinstance(filled[other], list))]
        if listed and (
            normalised(str(name)) in ALL_ANSWERS or (role is Role.ANSWER and others and len(filled[name]) > 1)
        ):
            role = Role.OPTIONS
        if role in ((Role.OPTIONS, Role.ANSWER) if listed else (Role.QUESTION, Role.ANSWER)):
            main[name] = role
    return main


def _is_filled(value: object) -> bool:
    return value not in (None, "", [], {})


def with_choices_apart(records: list[Record]) -> list[Record]:
    """Return the objects with the choices that were part of the question's text as a list of their own."""
    names = dict.fromkeys(name for record in records for name in record)
    questions = [name for name in names if role_of(str(name)) is Role.QUESTION]
    others = [role_of(str(name)) for record in records for name, value in record.items() if name not in questions]
    if len(questions) != 1 or Role.ANSWER not in others or Role.OPTIONS in others:
        return records
    parted = [question_and_choices(written(record.get(questions[0]))) for record in records]
    if sum(len(choices) > 1 for _, choices in parted) < _MIN_RECORD_SHARE * len(records):
        return records
    return [
        record | ({questions[0]: _NUMBER.sub("", text), OPTIONS: choices} if choices else {})
        for record, (text, choices) in zip(records, parted, strict=True)
    ]


def with_notes(record: Record) -> Record:
    """Return the object with feedback by letter or text of choices as a list in the order of the choices."""
    for name, value in record.items():
        if isinstance(value, dict) and says_why(str(name)):
            feedback = {str(of).casefold(): note for of, note in value.items()}
            for choices in (other for other in record.values() if are_texts(other)):
                own = [
                    (letter.casefold(), written(text).casefold())
                    for letter, text in zip(ascii_uppercase, choices, strict=False)
                ]
                if feedback.keys() <= {key for pair in own for key in pair}:
                    return record | {
                        name: [next((feedback[key] for key in pair if key in feedback), "") for pair in own]
                    }
    return record


def says_why(name: str) -> bool:
    return role_of(name) is Role.EXPLANATION or normalised(name) == "explanations"
