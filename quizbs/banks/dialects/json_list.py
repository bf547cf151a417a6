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
from quizbs.banks.json.choices import Choices, choices_of, key_meaning, shown
from quizbs.banks.json.fields import Field, first, is_question, named, text_of, value_of, wrong_ones
from quizbs.banks.json.finding import questions_in
from quizbs.banks.json.parsing import Record, seconds, texts, written
from quizbs.banks.problem import Problem, problem
from quizbs.banks.reading import Alternative, Dialect, Reading, ReadOptions, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.table.answer_key import Form
from quizbs.banks.text.markup import PlainText, plain
from quizbs.banks.words import file_words, table_words

NAME = "List of questions (JSON)"
TOML = "List of questions (TOML)"
YAML = "List of questions (YAML)"
_FILE = re.compile(r"(?:[\w.-]+/)+[\w.-]+\.[A-Za-z]{2,4}")  # the path of a file instead of a text
_NUMBERED = re.compile(r"[A-Za-z]{0,10}[\s_.-]?\d{1,5}")  # "Q1", "007": the name of a question, not a topic
_TRIED = 50  # questions that are enough to recognise the rest


def _recognises(upload: Upload) -> bool:
    if not isinstance(upload.data, list | dict):
        return False
    found = [record for record, _ in questions_in(upload.data, _TRIED)]
    return bool(found) and sum(map(is_question, found)) * 2 >= len(found)


def _read(upload: Upload) -> Reading:
    builder = ReadingBuilder()
    found = questions_in(upload.data)
    choices = [choices_of(record) for record, _ in found]
    meant = key_meaning(choices, upload.read_options.key)
    titles = {title.strip() for _, title in found}
    by_topic = len(titles) > 1 and not all(map(_NUMBERED.fullmatch, titles))
    for number, ((record, title), its_choices) in enumerate(zip(found, choices, strict=True), 1):
        if builder.is_full:
            break
        _question(number, record, its_choices, meant.right(its_choices), builder)
        draft = builder.drafts[-1]
        if not draft.topic.text and by_topic:
            draft.topic = Cell(title.strip())
    whole = upload.data if isinstance(upload.data, dict) else {}
    title = first(named(whole), ("title", "name", "quiztitle", "quizname"), (str,))
    name = NAME if upload.json is not None else TOML if upload.toml is not None else YAML
    read = reading(upload, name, builder, written(title))
    if meant.doubtful:
        asked = list(_counted(choices, found))
        other = Alternative(table_words.COUNT_FROM_1, ReadOptions(key=Form.FROM_1))
        return replace(read, alternatives=(other,), problems=(*asked, *read.problems))
    return read


def _counted(choices: Sequence[Choices], found: Sequence[tuple[Record, str]]) -> Iterator[Problem]:
    """Yield the question whether numbers count from 0, with the first question that shows it."""
    for its_choices, (record, _) in zip(choices, found, strict=True):
        numbers = its_choices.numbers
        if its_choices.is_place:  # an index counts from 0
            return
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
    source = plain(text_of(record), lines=True)
    image = value_of(record, Field.IMAGE, (str,))
    pictures = [written(image)] if image else source.pictures
    builder.set_text(draft, PlainText(source.text or text_of(record), pictures, source.media))
    if choices.texts:
        _give_choices(draft, choices, right)
    else:
        _give_answers(draft, choices.keys, wrong_ones(record))
    builder.drafts.append(draft)


def _give_choices(draft: Draft, choices: Choices, right: set[int]) -> None:
    filled = [text for text in choices.texts if text]
    if not right and choices.judged is None:
        key = ", ".join(written(key) for key in choices.keys)
        draft.problems.append(problem(file_words.UNKNOWN_RIGHT if key else file_words.UNFINISHED, draft.row, value=key))
    if len(filled) == 1 and right:
        draft.answers = filled
    else:
        draft.in_order = True
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
