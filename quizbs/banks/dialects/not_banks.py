"""Files that look like a bank but aren't: a script, YAML without questions, the answers to a form.

They are recognised before a more general dialect makes questions of them, and the teacher gets an explanation. A script
is recognised by its first line of code and never run. Google and Microsoft Forms export people's answers, not the
questions.
"""

import re

from msgspec.structs import replace

from quizbs.banks import missing
from quizbs.banks.json import toml_text, yaml_text
from quizbs.banks.problem import problem
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import refused
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import matched_roles

_CODE = re.compile(
    r"""#!/|<\?php|["']use strict["']|\#include\s*[<"]"""
    r"""|(?:export\s+(?:default\s+)?)?(?:const|let|var)\s+[\w$]+\s*(?::[^=\n]{1,60})?=\s*(?:[\[{(\w"'`]|$)"""
    r"""|(?:export\s+)?(?:async\s+)?function\s*[\w$]*\s*\(|module\.exports\s*=|(?:window|globalThis)\.[\w$]+\s*="""
    r"""|import\s+[^\n]{1,100}\s+from\s+["']|from\s+[\w.]+\s+import\s|import\s+[\w.]+\s*(?:as\s+\w+)?$|def\s+\w+\(|class\s+\w+[^\n]{0,60}[:{]$""",
    re.MULTILINE,
)
_REMARK = re.compile(r"\s*(?://[^\n]*\n|/\*.{0,3000}?\*/|#(?!include|!)[^\n]*\n)", re.DOTALL)


def _is_script(upload: Upload) -> bool:
    text = (upload.text or "")[:20_000]
    begin = 0
    while remark := _REMARK.match(text, begin):
        begin = remark.end()
    return bool(_CODE.match(text[begin:].lstrip()))


def _refuse_script(upload: Upload) -> Reading:
    return refused(upload, "reading-script")


SCRIPT = Dialect(_is_script, _refuse_script)


def _is_unread_yaml(upload: Upload) -> bool:
    if upload.text is None or upload.json is not None or not yaml_text.is_likely(upload.text):
        return False
    return upload.yaml is None or missing.asks_with_choices(upload.yaml)


def _refuse_unread_yaml(upload: Upload) -> Reading:
    if upload.yaml is not None:
        return refused(upload, missing.in_data(upload.yaml))
    line = yaml_text.broken_line(upload.text or "")
    if line is None:
        return refused(upload, "reading-too-much-inside")
    return refused(upload, replace(problem("reading-broken-yaml", line), unit="line"))


def _is_broken_toml(upload: Upload) -> bool:
    return upload.text is not None and upload.data is None and toml_text.is_likely(upload.text)


def _refuse_broken_toml(upload: Upload) -> Reading:
    line, column = toml_text.broken_place(upload.text or "")
    return refused(upload, replace(problem("reading-broken-toml", line, str(column)), unit="line"))


TOML_UNREAD = Dialect(_is_broken_toml, _refuse_broken_toml)
YAML_UNREAD = Dialect(_is_unread_yaml, _refuse_unread_yaml)


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


def _is_form_answers(upload: Upload) -> bool:
    for source in upload.tables:
        row = source.head[0]
        if len(row.cells) > 1 and _GOOGLE.match(row.cells[0].strip()):
            return True
        if {Role.TIME, Role.NUMBER} <= set(matched_roles(row, _MICROSOFT).values()):
            return True
    return False


def _refuse_form_answers(upload: Upload) -> Reading:
    return Reading(upload.title, "", problems=(problem("reading-form-answers", row=upload.tables[0].head[0].number),))


FORM_ANSWERS_SHEET = Dialect(_is_form_answers, _refuse_form_answers)
