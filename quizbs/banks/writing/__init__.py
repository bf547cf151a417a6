"""Writing a bank to a file: one module for each kind of file. A new one is registered here and nowhere else."""

from typing import Final

from quizbs.banks.writing.blooket import BLOOKET
from quizbs.banks.writing.common import ExportContext, SkippedQuestion, Writer, WrittenFile, plain_name
from quizbs.banks.writing.gift import GIFT
from quizbs.banks.writing.gimkit import GIMKIT
from quizbs.banks.writing.kahoot import KAHOOT
from quizbs.banks.writing.moodle import MOODLE_XML
from quizbs.banks.writing.plain_json import PLAIN_JSON
from quizbs.banks.writing.table import TABLE

WRITERS: Final = {writer.kind: writer for writer in (TABLE, KAHOOT, BLOOKET, GIMKIT, GIFT, MOODLE_XML, PLAIN_JSON)}

__all__ = ["WRITERS", "ExportContext", "SkippedQuestion", "Writer", "WrittenFile", "plain_name"]
