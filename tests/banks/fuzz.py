"""Change small files of every dialect at random and read them: ``python -m tests.banks.fuzz [seconds] [reader …]``.

Reading may find problems but never raises, takes at most two seconds per file, and at most 64 MB more than the program
itself with its libraries loaded. Each reader gets ``seconds`` (10 by default); ``reader`` is part of a dialect's name.
The first file that breaks this is stored with the temporary files, and its name is printed. Without a reader, files
made to be slow are read first.
"""

from __future__ import annotations

import gzip
import io
import random
import sys
import tempfile
import time
import traceback
import zipfile
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from quizbs.banks import limits
from quizbs.banks.registry import read
from tests.banks.fixtures import FIXTURES
from tests.banks.fixtures_plain import PLAIN
from tests.banks.sheets import english, table, workbook
from tests.banks.slow_files import SLOW

if TYPE_CHECKING:
    from collections.abc import Callable

    from quizbs.banks.reading import Reading
    from quizbs.quiz.question import Question

SECONDS = 2.0
MB = 64
LARGEST = 40_000  # bytes; what grows beyond is cut

PIECES = (
    b"{ } = ~ # -> :: % \\ // $CATEGORY: #Q ^ ANSWER: A. B) {=a ~b} {T} {#1:2} ~%50% #### [html] [markdown] "
    b"| ; , \t \n \r\n \n\n \" ' \x00 \x85 \xff \xc3( \xef\xbb\xbf \xff\xfe null true false [] {} -1 1e999 "
    b"99999999999999999999 NaN \\u0000 \\ud800 <!-- --> <![CDATA[ ]]> &amp; &lt; &uarr; &#0; &#x110000; &x; "
    b"<!DOCTYPE <!ENTITY </ /> <br> <p> <img src=x> <math> <sup> PK\x03\x04 \x1f\x8b \xc7\xc7\xc7\x00 "
    b"#separator:tab {{c1::x}} \x1f --- AS 10H 1:30 0 1 2 True False Correct Question Answer sep=; encoding= "
    b"fraction= identifier= answers correct question type"
).split(b" ")

TABLES: tuple[tuple[str, bytes], ...] = (
    ("canonical", table("Question~Answer~Wrong 1~Also accept~Card~Time", "One?~1~2~~AS~30", "Two?~True~~~~")),
    ("lettered", table("Question;A;B;C;Correct", "One?;a;b;c;B", "Two?;a;b;;A,B").replace(b"~", b";")),
    ("headerless", table(*(f"Number {number}?~{number}~{number + 1}~0~B" for number in range(12)))),
    ("blooket", table("Blooket Import Template~~", "Question #~Question Text~Answer 1~Answer 2~Answer 3~Answer 4~"
                      "Time Limit (sec)~Correct Answer(s)", "1~One?~a~b~~~20~1", "2~~~~~~~")),
    ("kahoot", workbook({"Sheet1": [[]] * 7 + [
        ["", "Question - max 120 characters", "Answer 1 - max 75 characters", "Answer 2", "Answer 3", "Answer 4",
         "Time limit (sec)", "Correct answer(s)"], [1, "One?", "a", "b", 9, 0.25, 20, "1,2"]]})),
)  # fmt: skip


def seeds() -> dict[str, list[tuple[str, bytes]]]:
    """Return the unchanged files, each with its name, by the name of the reader."""
    found: dict[str, list[tuple[str, bytes]]] = {}
    for fixture in (*FIXTURES, *PLAIN):
        found.setdefault(fixture.dialect, []).append((fixture.name, fixture.content))
    return found | {name: [(f"{name}.csv", content)] for name, content in TABLES}


def changed(content: bytes, others: list[bytes], chance: random.Random) -> bytes:
    """Return ``content`` with a few random changes, some with parts of ``others``.

    An archive is sometimes packed again around a changed member.
    """
    if content.startswith(b"PK") and chance.random() < 0.7:
        return _repacked(content, others, chance)
    if content.startswith(b"\x1f\x8b") and chance.random() < 0.9:
        unpacking = zlib.decompressobj(wbits=31)
        inside = unpacking.decompress(content)
        return gzip.compress(changed(inside, others, chance), 1) + unpacking.unused_data
    data = bytearray(content)
    for _ in range(chance.choice((1, 1, 2, 4, 16))):
        chance.choice(CHANGES)(data, others, chance)
    return bytes(data[:LARGEST])


def _repacked(content: bytes, others: list[bytes], chance: random.Random) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as old, zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as new:
        names = old.namelist()
        picked = chance.choice(names)
        for name in names:
            inside = old.read(name)
            new.writestr(name, changed(inside, others, chance) if name == picked and inside[:2] != b"PK" else inside)
    return packed.getvalue()


def _flip(data: bytearray, _others: list[bytes], chance: random.Random) -> None:
    if data:
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)


def _drop(data: bytearray, _others: list[bytes], chance: random.Random) -> None:
    begin, end = _span(data, chance)
    del data[begin:end]


def _repeat(data: bytearray, _others: list[bytes], chance: random.Random) -> None:
    begin, end = _span(data, chance)
    data[end:end] = data[begin:end] * chance.choice((1, 2, 50, 500))
    del data[LARGEST:]


def _insert(data: bytearray, _others: list[bytes], chance: random.Random) -> None:
    at = chance.randrange(len(data) + 1)
    data[at:at] = chance.choice(PIECES) * chance.choice((1, 1, 1, 3, 200))


def _replace(data: bytearray, _others: list[bytes], chance: random.Random) -> None:
    begin, end = _span(data, chance)
    data[begin : min(end, begin + 12)] = chance.choice(PIECES)


def _cross(data: bytearray, others: list[bytes], chance: random.Random) -> None:
    other = chance.choice(others)
    begin, end = _span(other, chance)
    at = chance.randrange(len(data) + 1)
    data[at:at] = other[begin:end]


def _span(data: bytes | bytearray, chance: random.Random) -> tuple[int, int]:
    begin = chance.randrange(len(data) + 1)
    return begin, min(len(data), begin + chance.choice((1, 4, 20, 200, 2000)))


CHANGES: tuple[Callable[[bytearray, list[bytes], random.Random], None], ...] = (
    _flip,
    _drop,
    _repeat,
    _insert,
    _insert,
    _replace,
    _cross,
)


def faults(reading: Reading) -> list[str]:
    """Return the ways in which a reading breaks the rules for every reading."""
    found = []
    if not (reading.questions or reading.problems):
        found.append("neither a question nor a problem")
    if any(not english(problem.message) or not english(problem.help) for problem in reading.problems):
        found.append("a problem without a sentence")
    if any(problem.row is not None and problem.row < 1 for problem in reading.problems):
        found.append("a row below 1")
    if len({question.id for question in reading.questions}) != len(reading.questions):
        found.append("two questions of one id")
    return found + [wrong for question in reading.questions for wrong in _asked_wrongly(question)]


def _asked_wrongly(question: Question) -> list[str]:
    found = []
    if not 0 < len(question.text) <= limits.MAX_FIELD_LENGTH or bool(question.choices) == bool(question.accept):
        found.append(f"a question that cannot be asked: {question}")
    if question.choices and not any(choice.right for choice in question.choices):
        found.append(f"nothing is right: {question}")
    if len(question.choices) not in (0, *range(limits.MIN_CHOICES, limits.MAX_CHOICES + 1)):
        found.append(f"{len(question.choices)} choices")
    return found


def tried(name: str, content: bytes) -> str:
    """Read a file; return a text that says what went wrong, "" if nothing did."""
    began = time.process_time()
    try:
        wrong = faults(read(content, name))
    except Exception:
        return traceback.format_exc()
    took = time.process_time() - began
    if took > SECONDS:
        wrong.append(f"{took:.1f} seconds")
    return "\n".join(wrong)


def memory() -> float:
    """Return the peak memory of this process in MB; 0 where the system does not say."""
    if sys.platform == "win32":
        return 0.0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (2**20 if sys.platform == "darwin" else 2**10)


def fuzz(seconds: float, wanted: list[str], say: Callable[[str], object]) -> bool:
    """Fuzz the ``wanted`` readers, or all of them, each for ``seconds``; return whether no file broke a rule."""
    chance = random.Random(20)
    for content in () if wanted else SLOW:
        if wrong := tried("bank.csv", content):
            say(f"{content[-12:]!r}, {len(content)} bytes: {wrong}")
            return False
    every = seeds()
    others = [content for files in every.values() for _, content in files]
    read(
        "Question,Answer\nNaïve café?,déjà vu\n".encode("latin-1"), "warm.csv"
    )  # loads the libraries that guess encodings
    base = memory()
    for reader, files in every.items():
        if wanted and not any(name.lower() in reader.lower() for name in wanted):
            continue
        end, count = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            name, content = chance.choice(files)
            content = changed(content, others, chance)
            count += 1
            if wrong := tried(name, content):
                with tempfile.NamedTemporaryFile(prefix="fuzz-", suffix=f"-{name}", delete=False) as kept:
                    kept.write(content)
                say(f"{reader}: {Path(kept.name)}\n{wrong}")
                return False
        more = memory() - base
        say(f"{reader}: {count} files, {more:.0f} MB")
        if more > MB:
            say(f"{reader}: more than {MB} MB")
            return False
    return True


if __name__ == "__main__":
    given = sys.argv[1:]
    length = float(given.pop(0)) if given and given[0].replace(".", "", 1).isdigit() else 10.0
    sys.exit(0 if fuzz(length, given, lambda line: sys.stdout.write(f"{line}\n")) else 1)
