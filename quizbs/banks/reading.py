"""What a dialect gets (``Upload``) and returns (``Reading``): all that the author of a new dialect has to know."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from xml.etree.ElementTree import Element

import msgspec

from quizbs.banks import limits
from quizbs.banks.json import toml_text, yaml_text
from quizbs.banks.json.parsing import parsed
from quizbs.banks.package import xml_data
from quizbs.banks.package.archive import is_workbook
from quizbs.banks.package.documents import Document, documents, members
from quizbs.banks.package.xml_tree import NotXml, tree
from quizbs.banks.problem import Problem, sheet_of, shorten
from quizbs.banks.table.blocks import one_below_the_other
from quizbs.banks.table.delimited import sources
from quizbs.banks.table.opendocument import is_opendocument, open_opendocument
from quizbs.banks.table.sheets import together
from quizbs.banks.table.table import Source
from quizbs.banks.table.tagged_rows import with_tagged_rows_joined
from quizbs.banks.text.decoding import DecodedText, decoded
from quizbs.message import Message
from quizbs.quiz.question import Question

_CODE = re.compile(r"\ufeff?\s*(?:$|[{<]|\[\s*(?:$|[\[\]{\"'\d-]|(?:true|false|null)\b))")


class ReadOptions(msgspec.Struct, frozen=True, omit_defaults=True):
    """The teacher's corrections of how a file is read. A field with its default value changes nothing.

    ``columns``: what each column holds, by index from 0, as a value of ``table.header_words.Role``. ``header``: the
    number of the header row, 0 for none. ``table``: the delimiter of a text, or the name of a sheet. ``key``: how right
    answers are written, a value of ``table.answer_key.Form``. ``typed``: ignore the choices and let students type the
    right answer. ``examples``: keep the examples of a template. ``sheets``: the names of the sheets to read, by default
    those that seem to hold questions. ``lines``: each line of an answer is an accepted answer. ``one_is_true``: in true
    or false questions 1 is true. ``first_is_right``: answers that are lists are choices, and the first is right.
    """

    columns: dict[int, str] | None = None
    header: int | None = None
    table: str = ""
    encoding: str = ""
    key: str = ""
    typed: bool = False
    examples: bool = False
    sheets: tuple[str, ...] = ()
    lines: bool = False
    one_is_true: bool = False
    first_is_right: bool = False


class Alternative(msgspec.Struct, frozen=True):
    """Another way to read the same file: the label of its button, and the options with which to read it."""

    label: Message
    read_options: ReadOptions


class ColumnInfo(msgspec.Struct, frozen=True):
    """A column of a table: its ``index`` from 0, letter, name, and first three cells.

    ``role`` is a value of ``table.header_words.Role``, "" for an unused column.
    """

    index: int = msgspec.field(name="place")  # the name in imports that older versions stored
    letter: str
    header: str
    role: str
    samples: tuple[str, ...] = ()


class WorkbookSheet(msgspec.Struct, frozen=True):
    """A sheet of a workbook that isn't empty, and whether it was read."""

    name: str
    read: bool


class ColumnsRead(msgspec.Struct, frozen=True):
    """What the columns of a table were taken for. ``header``: their names; ``key``: how right answers are written.

    ``key`` is a value of ``table.answer_key.Form``, "" if the answer is always a text. ``sheets`` are the numbers, from
    1, of the sheets with these columns.
    """

    columns: tuple[ColumnInfo, ...]
    header: tuple[str, ...] = ()
    key: str = ""
    sheets: tuple[int, ...] = ()


class UnreadRow(msgspec.Struct, frozen=True):
    """A row that was rejected, with its cells, for the teacher to fix."""

    row: int
    cells: tuple[str, ...]


class Reading(msgspec.Struct, frozen=True):
    """What was read from a file: its valid questions, its problems, and notes for the teacher.

    ``dialect`` is a code that ``reading-dialect`` knows, or the name of a format; it is "" if the file could not be
    read, and then a problem says why. ``questions`` are all valid questions in the file's order, ``rows`` their row
    numbers, ``repeated`` the ids of questions that repeat an earlier one.

    Of a table, ``columns`` says what each column was taken for, and ``read_options`` how it was read (header row,
    table, encoding and sheets). ``header`` has the column names; ``unread_rows`` are the rejected rows; ``first_rows``
    the shortened first rows, from which the teacher can choose the header row. ``personal`` names the columns with data
    of students, which were not read. ``letters`` are up to three lines with letters beyond ASCII, by which to check the
    ``encoding``, which is "" if the file isn't text. ``key``: how right answers are written (``ColumnsRead``).

    ``sheets`` are the sheets of a workbook with several, ``others`` the columns of sheets read as other tables.
    ``pictures``: where the pictures inside the file are (``package.pictures``), by the names that questions use, in
    lower case.
    """

    title: str
    dialect: str
    questions: tuple[Question, ...] = ()
    problems: tuple[Problem, ...] = ()
    notes: tuple[Message, ...] = ()
    rows: tuple[int, ...] = ()
    repeated: tuple[str, ...] = ()
    columns: tuple[ColumnInfo, ...] = ()
    read_options: ReadOptions = ReadOptions()
    alternatives: tuple[Alternative, ...] = ()
    personal: tuple[str, ...] = ()
    header: tuple[str, ...] = ()
    first_rows: tuple[UnreadRow, ...] = ()
    unread_rows: tuple[UnreadRow, ...] = ()
    encoding: str = ""
    letters: tuple[str, ...] = ()
    sheets: tuple[WorkbookSheet, ...] = ()
    others: tuple[ColumnsRead, ...] = ()
    key: str = ""
    pictures: dict[str, str] = {}

    def columns_of(self, row: int) -> ColumnsRead:
        """Return how the columns were understood in the table or sheet that contains ``row``."""
        sheet = sheet_of(row)
        others = next((columns for columns in self.others if sheet in columns.sheets), None)
        return others or ColumnsRead(self.columns, self.header, self.key)

    @property
    def guesses(self) -> tuple[Problem, ...]:
        """Return the problems that ask the teacher whether quizbs guessed right."""
        return tuple(problem for problem in self.problems if problem.asks)

    @property
    def faults(self) -> tuple[Problem, ...]:
        """Return the problems that say what is wrong, without those that ask the teacher."""
        return tuple(problem for problem in self.problems if not problem.asks)

    @property
    def taken(self) -> tuple[Question, ...]:
        """Return the questions that are imported by default: without repetitions, no more than a bank holds."""
        repeated = set(self.repeated)
        return tuple(question for question in self.questions if question.id not in repeated)[: limits.MAX_QUESTIONS]


@dataclass(frozen=True)
class Upload:
    """An uploaded file, with what several dialects need to look at, each computed once when asked for."""

    content: bytes
    name: str
    read_options: ReadOptions = field(default_factory=ReadOptions)

    @cached_property
    def title(self) -> str:
        """Return the file name as a title: without folder and extension, with spaces for ``_`` and ``-``."""
        stem = self.name.replace("\\", "/").rsplit("/", 1)[-1].rsplit(".", 1)[0]
        title = shorten("".join(letter if letter.isprintable() and letter not in "_-" else " " for letter in stem))
        return title[:1].upper() + title[1:]

    @cached_property
    def decoded(self) -> DecodedText | None:
        """Return the file as text with its encoding, or ``None`` if it is binary."""
        return None if self.is_workbook else decoded(self.content, self.read_options.encoding)

    @property
    def text(self) -> str | None:
        """Return the file as text, or ``None`` if it is binary."""
        return self.decoded.text if self.decoded else None

    @cached_property
    def is_empty_or_code(self) -> bool:
        """Return whether the file is an empty text or starts like JSON or XML; a heading ``[Part 1]`` isn't JSON."""
        return self.text is not None and bool(_CODE.match(self.text))

    @cached_property
    def json(self) -> object:
        """Return the value of the file as JSON or JSON Lines, ``None`` if it is neither."""
        return parsed(self.text) if self.text else None

    @cached_property
    def yaml(self) -> object:
        """Return the value of the file as YAML, ``None`` if it isn't YAML, or is JSON or TOML."""
        return yaml_text.parsed(self.text) if self.text and self.json is None and self.toml is None else None

    @cached_property
    def toml(self) -> object:
        """Return the value of the file as TOML, ``None`` if it isn't TOML, or is JSON."""
        return toml_text.parsed(self.text) if self.text and self.json is None else None

    @cached_property
    def xml_root(self) -> Element | Problem | None:
        """Return the root element of an XML file, or the problem if it is damaged; ``None`` if it isn't XML."""
        alone = self.documents[0] if len(self.documents) == 1 and not self.documents[0].name else None
        try:
            return tree(alone.text) if alone else None
        except NotXml as error:
            return error.problem

    @cached_property
    def xml(self) -> object:
        """Return the value of an XML file in the form of JSON, ``None`` if it isn't XML with any data."""
        return xml_data.value_of(self.xml_root) if isinstance(self.xml_root, Element) else None

    @property
    def data(self) -> object:
        """Return the value of the file as JSON, TOML, YAML or XML, ``None`` if it is none of these."""
        value = self.toml if self.json is None else self.json
        value = self.yaml if value is None else value
        return self.xml if value is None else value

    @cached_property
    def documents(self) -> tuple[Document, ...]:
        """Return the XML files: the file itself, or those in a package."""
        return documents(self.content, self.text)

    @cached_property
    def members(self) -> tuple[str, ...]:
        """Return the names of the files in a package, empty for other files."""
        return members(self.content)

    @cached_property
    def is_workbook(self) -> bool:
        """Return whether the file is a workbook of Excel, LibreOffice or OpenOffice, whatever its name."""
        return is_workbook(self.content) or self._is_opendocument

    @cached_property
    def _is_opendocument(self) -> bool:
        return is_opendocument(self.content)

    @cached_property
    def workbook(self) -> tuple[tuple[Source, ...], tuple[Problem, ...]]:
        """Return the sheets of a workbook that aren't empty, and problems if it can't be read."""
        if not self.is_workbook:
            return (), ()
        if self._is_opendocument:
            return open_opendocument(self.content)
        from quizbs.banks.table.workbook import open_workbook  # slow to import, and few files are workbooks

        return open_workbook(self.content)

    def with_sheets(self, names: tuple[str, ...]) -> "Upload":
        """Return the upload with options to read only these sheets, without parsing the workbook again."""
        other = Upload(self.content, self.name, ReadOptions(sheets=names))
        other.__dict__["workbook"] = self.workbook  # the cache of cached_property
        return other

    @cached_property
    def tables(self) -> tuple[Source, ...]:
        """Return the tables that the file may hold, the likeliest first.

        These are its text split at each likely delimiter, or its sheets.
        """
        if self.is_workbook:
            sheets = tuple(map(one_below_the_other, self.workbook[0]))
            tables = together(sheets, self.read_options.sheets) or together(sheets)
        else:
            tables = tuple(map(one_below_the_other, sources(self.text))) if self.text else ()
        tables = tuple(map(with_tagged_rows_joined, tables))
        chosen = tuple(table for table in tables if table.name == self.read_options.table)
        return chosen or tables


@dataclass(frozen=True)
class Dialect:
    """A kind of file: how to recognise it and how to read it. Neither function may raise, whatever the content."""

    recognises: Callable[[Upload], bool]
    read: Callable[[Upload], Reading]
