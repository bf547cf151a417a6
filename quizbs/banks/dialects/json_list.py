"""Questions anywhere in JSON or YAML, found by names that most tools share (``json.fields``).

The choices are texts, or objects that say whether they are right (as in Kahoot's files); otherwise a key names the
right one by place, letter, name or text (``json.choices``). A question without choices is typed.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

from msgspec.structs import replace

from quizbs.banks.cells import Cell
from quizbs.banks.draft import Draft, DraftChoice
from quizbs.banks.json.choice_lists import plainly
from quizbs.banks.json.choices import Choices, choices_of, key_meaning, shown
from quizbs.banks.json.fields import Field, first, is_question, named, squeezed, text_of, value_of, wrong_ones
from quizbs.banks.json.finding import questions_in
from quizbs.banks.json.parsing import Record, seconds, texts, written
from quizbs.banks.json.texts import literal, unpacked
from quizbs.banks.kinds import has_no_answer, kind_of
from quizbs.banks.problem import Problem, problem, shorten
from quizbs.banks.reading import Alternative, Dialect, Reading, ReadOptions, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.table.answer_key import Form
from quizbs.banks.table.rows import drop_numbers
from quizbs.banks.text.markup import PlainText, plain
from quizbs.banks.words import common_words, file_words, table_words
from quizbs.quiz.question import Kind

NAME = "List of questions (JSON)"
TOML = "List of questions (TOML)"
XML = "List of questions (XML)"
YAML = "List of questions (YAML)"
_FILE = re.compile(r"(?:[\w.-]+/)+[\w.-]+\.[A-Za-z]{2,4}")  # the path of a file instead of a text
_NUMBERED = re.compile(r"[A-Za-z]{0,10}[\s_.-]?\d{1,5}")  # "Q1", "007": the name of a question, not a topic
_NUMBER = re.compile("^\\s*\\d{1,3}\\s*[.\uff0e、]\\s*(?=\\S)")  # in front of a question with its choices
_LABEL = re.compile(r"\(?[A-Za-z\d]{1,2}\s*[.):]\s*")  # in front of a choice
_KINDS = ("type", "questiontype", "qtype", "kind")
_KNOWN = frozenset(("id", "uid", "type", *_KINDS))
_MOST_NAMED = 10
_SHOWN = 300  # records that are enough to see which fields are used
_TRIED = 50  # questions that are enough to recognise the rest


def _recognises(upload: Upload) -> bool:
    if not isinstance(upload.data, list | dict):
        return False
    found = [record for record, _ in questions_in(upload.data, _TRIED)]
    return any(map(is_question, found))


def _read(upload: Upload) -> Reading:
    builder = ReadingBuilder()
    found = questions_in(upload.data)
    raw = [record for record, _ in found]
    plain_ones = map(named, literal(plainly(unpacked([_flat(record) for record, _ in found]))))
    found = [(record, title) for record, (_, title) in zip(plain_ones, found, strict=True)]
    choices = [choices_of(record) for record, _ in found]
    meant = key_meaning(choices, upload.read_options.key)
    titles = {title.strip() for _, title in found}
    by_topic = len(titles) > 1 and not all(map(_NUMBERED.fullmatch, titles))
    for number, ((record, title), its_choices) in enumerate(zip(found, choices, strict=True), 1):
        if builder.is_full:
            break
        _question(number, record, its_choices, meant.right(its_choices), builder)
        if builder.drafts and not builder.drafts[-1].topic.text and by_topic:
            builder.drafts[-1].topic = Cell(title.strip())
    drop_numbers(builder.drafts)
    whole = upload.data if isinstance(upload.data, dict) else {}
    title = first(named(whole), ("title", "name", "quiztitle", "quizname"), (str,))
    name = (
        NAME
        if upload.json is not None
        else TOML
        if upload.toml is not None
        else YAML
        if upload.yaml is not None
        else XML
    )
    if unused := list(_unused(raw, builder.drafts)):
        builder.notes.append(common_words.FIELDS_NOT_USED.format(names="; ".join(unused)))
    read = reading(upload, name, builder, written(title))
    if meant.doubtful:
        asked = list(_counted(choices, found))
        other = Alternative(table_words.COUNT_FROM_1, ReadOptions(key=Form.FROM_1))
        return replace(read, alternatives=(other,), problems=(*asked, *read.problems))
    return read


def _unused(records: Sequence[Record], drafts: Sequence[Draft]) -> Iterator[str]:
    """Yield the fields whose texts are in no question, each with one of its values."""
    used = {text for draft in drafts for text in _texts(draft)}
    left: dict[str, str] = {}
    for record in records[:_SHOWN]:
        for name, text in _leaves(record):
            if any(map(str.isalpha, text)) and len(text) > 1:  # numbers and letters are keys or ids
                gone = not {text, shown(text), text.casefold(), _LABEL.sub("", shown(text))} & used
                left[name] = left.get(name, text) if gone else ""
    names = [(name, value) for name, value in left.items() if value and squeezed(name) not in _KNOWN]
    for name, value in names[:_MOST_NAMED]:
        yield common_words.WITH_VALUE.format(name=shorten(name), value=shorten(value, 30))


def _texts(draft: Draft) -> Iterator[str]:
    cells = (draft.text, draft.explanation, draft.topic, draft.difficulty, draft.image)
    yield from (cell.text for cell in cells)
    yield from (tag.strip() for tag in draft.tags.text.split(","))
    yield from draft.answers
    for choice in draft.choices:
        yield from (choice.cell.text, choice.feedback.text, choice.cell.text.casefold())


def _leaves(record: Record) -> Iterator[tuple[str, str]]:
    """Yield the texts of a record, each with the name of its field."""
    for name, value in record.items():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, dict):
                yield from ((f"{name} {inner}", text) for inner, text in _leaves(one))
            elif isinstance(one, str) and one.strip():
                yield str(name), written(one)


def _flat(record: Record) -> Record:
    """Return a record whose question is a text, with what else was inside it beside it."""
    inside = record.get("question")
    return {**inside, **record, "question": text_of(record)} if isinstance(inside, dict) else record


def _counted(choices: Sequence[Choices], found: Sequence[tuple[Record, str]]) -> Iterator[Problem]:
    """Yield the question whether numbers count from 0, with the first question that shows it."""
    for its_choices, (record, _) in zip(choices, found, strict=True):
        numbers = its_choices.numbers
        if its_choices.judged is None and len(numbers) == 1 and 0 < numbers[0] < len(its_choices.texts):
            zeroth, first = its_choices.texts[numbers[0]], its_choices.texts[numbers[0] - 1]
            yield problem(table_words.FROM_0_TAKEN, value=text_of(record), one=first, other=zeroth)
            return


JSON_LIST = Dialect(_recognises, _read)


def _question(number: int, record: Record, choices: Choices, right: set[int], builder: ReadingBuilder) -> None:
    draft = Draft(number, time=Cell(seconds(value_of(record, Field.TIME), thousandths=True), "time"))
    draft.topic = Cell(_topic(value_of(record, Field.TOPIC)))
    draft.explanation = Cell(plain(written(value_of(record, Field.EXPLANATION, (str,)))).text)
    draft.difficulty = Cell(written(value_of(record, Field.DIFFICULTY)), "difficulty")
    tags = texts(value_of(record, Field.TAGS))
    draft.tags = Cell(", ".join(tag for tag in tags if tag and tag != draft.topic.text), "tags")
    asked = _NUMBER.sub("", choices.asked) if choices.asked and choices.texts else text_of(record)
    source = plain(asked, lines=True)
    pictures, media = _shown_with(record)
    builder.set_text(draft, PlainText(source.text or asked, pictures or source.pictures, [*source.media, *media]))
    kind = written(first(record, _KINDS, (str,)))
    if has_no_answer(kind) and not right:
        builder.leave_out(file_words.UNKNOWN_KIND, number, kind)
        return
    if span := _range(record):
        draft.answers = [span]
    elif choices.texts and kind_of(kind) is Kind.TYPED and not right and not choices.keys:
        draft.answers = [text for text in choices.texts if text]
    elif choices.texts:
        _give_choices(draft, record, choices, right)
    else:
        _give_answers(draft, choices.keys, wrong_ones(record))
    builder.drafts.append(draft)


def _shown_with(record: Record) -> tuple[list[str], list[str]]:
    """Return the picture that a question shows, and the kinds of other media."""
    medium = record.get("media")
    media = [(written(medium.get("type")), written(medium.get("url")))] if isinstance(medium, dict) else []
    media += [("image", written(value_of(record, Field.IMAGE, (str,))))]
    media += [(kind, written(record.get(kind))) for kind in ("video", "audio")]
    found = [(kind, address) for kind, address in media if address]
    return [address for kind, address in found if kind == "image"], [kind for kind, _ in found if kind != "image"]


def _range(record: Record) -> str:
    """Return the numbers that are right, of a question for an estimate; ``""`` of any other."""
    for value in record.values():
        inside = named(value) if isinstance(value, dict) else {}
        if {"mincorrect", "maxcorrect"} <= inside.keys():
            return f"{written(inside['mincorrect'])}..{written(inside['maxcorrect'])}"
    return ""


def _give_choices(draft: Draft, record: Record, choices: Choices, right: set[int]) -> None:
    filled = [text for text in choices.texts if text]
    if not right and choices.judged is None:
        key = ", ".join(written(key) for key in choices.keys)
        draft.problems.append(problem(file_words.UNKNOWN_RIGHT if key else file_words.UNFINISHED, draft.row, value=key))
    if len(filled) == 1 and right:
        draft.answers = filled
    else:
        draft.in_order = True
        draft.by_text = choices.judged is not None or any(written(key) in filled for key in choices.keys)
        draft.repeats = bool({"solution", "solutions"} & record.keys())  # of Rahoot, where they are meant
        draft.choices = [
            DraftChoice(Cell(text), place in right, Cell(note))
            for place, (text, note) in enumerate(zip_longest(choices.texts, choices.notes, fillvalue=""))
            if text
        ]


def _give_answers(draft: Draft, keys: Sequence[Any], wrong: Sequence[str]) -> None:
    answers = [answer for key in keys if (answer := shown(written(key)))]
    if named := next((text for text in (draft.text.text, *answers) if _FILE.fullmatch(text)), ""):
        draft.problems.append(problem(file_words.FILE_NAMED, draft.row, value=named))
        return
    wrong = [answer for text in wrong if (answer := shown(text))]
    if not answers:
        draft.problems.append(problem(file_words.UNFINISHED, draft.row))
    elif wrong:
        draft.choices = [DraftChoice(Cell(text), right=True) for text in answers]
        draft.choices += [DraftChoice(Cell(text), right=False) for text in wrong]
    else:
        draft.answers = answers


def _topic(value: Any) -> str:
    return written(first(named(value), ("title", "name"))) if isinstance(value, dict) else written(value)
