"""How long it takes to check large banks: ``python -m tests.benchmarks.banks_speed`` (CPU seconds, best of three).

The marks are 1.4 s for 5,000 questions as CSV, 4.0 s for 30,000 and 2.0 s for 20,000 rows as TSV. A command and no
test, since a time says as much about the computer as about the program.
"""

import csv
import gc
import io
import sys
import time
from collections.abc import Callable, Iterator

import openpyxl

from quizbs.banks.registry import read

WORDS = "river mountain planet flower engine window garden teacher violin harbour".split()


def rows(count: int) -> Iterator[list[str]]:
    """Yield questions of usual length, each another one."""
    yield ["Question", "A", "B", "C", "D", "Correct", "Topic", "Time", "Explanation"]
    for number in range(count):
        some = [f"{WORDS[(number + at) % 10]} {number} of {WORDS[(number * at + at) % 10]}" for at in range(1, 5)]
        question = f"Which of these belongs to number {number} in the long list of things to know?"
        yield [question, *some, "ABCD"[number % 4], WORDS[number % 10], "20", f"Because {some[number % 4]} does."]


def text(count: int, delimiter: str) -> bytes:
    """Return that many questions as text."""
    made = io.StringIO()
    csv.writer(made, delimiter=delimiter).writerows(rows(count))
    return made.getvalue().encode()


def workbook(count: int) -> bytes:
    """Return that many questions as a workbook."""
    book = openpyxl.Workbook(write_only=True)
    sheet = book.create_sheet("Questions")
    for row in rows(count):
        sheet.append(row)
    made = io.BytesIO()
    book.save(made)
    return made.getvalue()


def seconds(content: bytes) -> float:
    """Return the CPU seconds of the fastest of three readings."""
    times = []
    gc.disable()  # as in the process that reads a stranger's file
    for _ in range(3):
        begun = time.process_time()
        reading = read(content, "bank")
        times.append(time.process_time() - begun)
        assert reading.questions
    return min(times)


def main() -> None:
    """Print each case with its time and its mark."""
    cases: list[tuple[str, Callable[[], bytes], float | None]] = [
        ("5,000 questions, CSV", lambda: text(5_000, ","), 1.4),
        ("30,000 questions, CSV", lambda: text(30_000, ","), 4.0),
        ("20,000 rows, TSV", lambda: text(20_000, "\t"), 2.0),
        ("5,000 questions, CSV in code page 850", lambda: text(5_000, ",").replace(b"things", b"th\x94ngs"), None),
        ("5,000 questions, xlsx", lambda: workbook(5_000), None),
        ("20,000 rows, xlsx", lambda: workbook(20_000), None),
    ]
    for name, make, mark in cases:
        content = make()
        told = f", mark {mark} s" if mark else ""
        sys.stdout.write(f"{name} ({len(content) / 1e6:.1f} MB): {seconds(content):.2f} s{told}\n")


if __name__ == "__main__":
    main()
