"""A script or a program, known by its first line of code: never run, and never taken for a table of questions."""

import re

from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import refused
from quizbs.banks.words import file_words as words

_CODE = re.compile(
    r"""#!/|<\?php|["']use strict["']|\#include\s*[<"]"""
    r"""|(?:export\s+(?:default\s+)?)?(?:const|let|var)\s+[\w$]+\s*(?::[^=\n]{1,60})?=\s*(?:[\[{(\w"'`]|$)"""
    r"""|(?:export\s+)?(?:async\s+)?function\s*[\w$]*\s*\(|module\.exports\s*=|(?:window|globalThis)\.[\w$]+\s*="""
    r"""|import\s+[^\n]{1,100}\s+from\s+["']|from\s+[\w.]+\s+import\s|import\s+[\w.]+\s*(?:as\s+\w+)?$|def\s+\w+\(|class\s+\w+[^\n]{0,60}[:{]$""",
    re.MULTILINE,
)
_REMARK = re.compile(r"\s*(?://[^\n]*\n|/\*.{0,3000}?\*/|#(?!include|!)[^\n]*\n)", re.DOTALL)


def _recognises(upload: Upload) -> bool:
    text = (upload.text or "")[:20_000]
    begin = 0
    while found := _REMARK.match(text, begin):
        begin = found.end()
    return bool(_CODE.match(text[begin:].lstrip()))


def _read(upload: Upload) -> Reading:
    return refused(upload, words.SCRIPT)


SCRIPT = Dialect(_recognises, _read)
