"""Reads any file: ``read`` tries ``DIALECTS`` in order. A new dialect is registered here and nowhere else."""

from quizbs.banks import limits
from quizbs.banks.dialects.anki import ANKI_APKG, ANKI_TEXT
from quizbs.banks.dialects.blackboard import BLACKBOARD
from quizbs.banks.dialects.blooket import BLOOKET_TEMPLATE
from quizbs.banks.dialects.brightspace import BRIGHTSPACE
from quizbs.banks.dialects.canonical import CANONICAL
from quizbs.banks.dialects.classquiz_xlsx import CLASSQUIZ_XLSX
from quizbs.banks.dialects.gift import GIFT
from quizbs.banks.dialects.gimkit import GIMKIT_TEMPLATE
from quizbs.banks.dialects.headerless import HEADERLESS
from quizbs.banks.dialects.kahoot import KAHOOT_TEMPLATE
from quizbs.banks.dialects.kahoot_report import KAHOOT_REPORTS
from quizbs.banks.dialects.moodle_xml import MOODLE_XML
from quizbs.banks.dialects.not_banks import FORM_ANSWERS_SHEET, SCRIPT, TOML_UNREAD, YAML_UNREAD
from quizbs.banks.dialects.qti1 import QTI1
from quizbs.banks.dialects.qti2 import QTI2
from quizbs.banks.dialects.quiz_show import QUIZ_SHOWS
from quizbs.banks.dialects.quizbs_json import QUIZBS_JSON
from quizbs.banks.dialects.quizizz import QUIZIZZ_TEMPLATE
from quizbs.banks.dialects.quizlet import QUIZLET, TERMS
from quizbs.banks.dialects.socrative import SOCRATIVE_TEMPLATE
from quizbs.banks.dialects.vocabulary import VOCABULARY_NAMED, VOCABULARY_UNNAMED
from quizbs.banks.dialects.written_quiz import WRITTEN_QUIZ
from quizbs.banks.evidence.objects import OBJECTS
from quizbs.banks.evidence.questions import BY_EVIDENCE, LABELLED
from quizbs.banks.package.archive import Member, is_readable_size, unpacked
from quizbs.banks.problem import problem, shorten
from quizbs.banks.reading import Dialect, Reading, ReadOptions, Upload
from quizbs.banks.rejection import explain
from quizbs.banks.several_sheets import with_others
from quizbs.banks.table.reader import read_table, unread, with_given_roles

# The most specific first: the last ones accept any table.
DIALECTS: tuple[Dialect, ...] = (
    QUIZBS_JSON,
    ANKI_APKG,
    MOODLE_XML,
    QTI1,
    QTI2,
    OBJECTS,
    TOML_UNREAD,
    YAML_UNREAD,
    ANKI_TEXT,
    SCRIPT,
    KAHOOT_TEMPLATE,
    KAHOOT_REPORTS,
    BLOOKET_TEMPLATE,
    GIMKIT_TEMPLATE,
    QUIZIZZ_TEMPLATE,
    SOCRATIVE_TEMPLATE,
    CLASSQUIZ_XLSX,
    BRIGHTSPACE,
    BLACKBOARD,
    QUIZ_SHOWS,
    CANONICAL,
    GIFT,
    WRITTEN_QUIZ,
    LABELLED,
    FORM_ANSWERS_SHEET,
    BY_EVIDENCE,
    VOCABULARY_NAMED,
    QUIZLET,
    HEADERLESS,
    VOCABULARY_UNNAMED,
    TERMS,
)


def read(content: bytes, name: str, read_options: ReadOptions | None = None) -> Reading:
    """Return the questions and problems of a file. Never raises: an unreadable file has a problem that says why.

    ``name`` is the file name, used for the title only. The server calls ``sandbox.read`` instead, which does the same
    in a child process.
    """
    if refused := too_large(content, name):
        return refused
    upload = Upload(content, name, read_options or ReadOptions())
    if reading := _read(upload):
        return with_others(upload, reading, _read)
    inside = None if upload.is_workbook else unpacked(content, name)
    if isinstance(inside, list):
        return _inside(upload, inside)
    return unread(upload, problem(inside) if inside else explain(upload))


def _read(upload: Upload) -> Reading | None:
    for dialect in DIALECTS:
        if dialect.recognises(upload):
            return dialect.read(upload)
    layout = with_given_roles(upload)
    return read_table(upload, layout) if layout else None


def _inside(upload: Upload, members: list[Member]) -> Reading:
    """Return the reading of the only bank in an archive; if it hasn't exactly one, a reading that says so."""
    by_name = {}
    for member in filter(is_readable_size, members):
        inside = Upload(member.content, member.name, upload.read_options)
        if reading := _read(inside):
            by_name[member.name] = reading
    best = {name: reading for name, reading in by_name.items() if reading.questions} or by_name
    if len(best) == 1:
        return next(iter(best.values()))
    if best:
        names = [shorten(name, 40) for name in list(best)[:3]]
        return Reading(upload.title, "", problems=(problem("reading-several-banks", names=names),))
    return Reading(upload.title, "", problems=(problem("reading-no-bank-inside"),))


def too_large(content: bytes, name: str) -> Reading | None:
    """Return a reading that says that the file is too large, ``None`` if it isn't."""
    if len(content) <= limits.FILE_MB * 1_000_000:
        return None
    size = round(len(content) / 1_000_000)
    return Reading(
        Upload(content, name).title, "", problems=(problem("reading-too-large", size=size, most=limits.FILE_MB),)
    )
