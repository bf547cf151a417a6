"""What Google and Microsoft Forms give: the answers of people, not the questions. Recognised, explained, not read."""

import re

from quizbs.banks.problem import problem
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import matched
from quizbs.banks.words.table_words import FORM_ANSWERS

_GOOGLE = re.compile(
    r"timestamp|zeitstempel|horodateur|marca temporal|informazioni cronologiche|carimbo de data|tijdstempel"
    r"|sygnatura czasowa|zaman damgas|отметка времени|tidsstämpel|tidsstempel|aikaleima"
    "|タイムスタンプ|时间戳记|時間戳記",
    re.IGNORECASE,
)
_MICROSOFT = [
    (Role.ID, re.compile(r"id$", re.IGNORECASE)),
    (
        Role.TIME,
        re.compile("start time|startzeit|heure de début|hora de inicio|ora di inizio", re.IGNORECASE),
    ),
    (
        Role.NUMBER,
        re.compile(
            r"completion time|fertigstellungszeit|heure de fin|hora de finalización|ora di completamento", re.IGNORECASE
        ),
    ),
]


def _recognises(upload: Upload) -> bool:
    for source in upload.tables:
        row = source.head[0]
        if len(row.cells) > 1 and _GOOGLE.match(row.cells[0].strip()):
            return True
        if {Role.TIME, Role.NUMBER} <= set(matched(row, _MICROSOFT).values()):
            return True
    return False


def _read(upload: Upload) -> Reading:
    return Reading(upload.title, "", problems=(problem(FORM_ANSWERS, row=upload.tables[0].head[0].number),))


FORM_ANSWERS_SHEET = Dialect(_recognises, _read)
