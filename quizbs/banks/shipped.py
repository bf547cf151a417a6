"""The banks in a folder: CSV files, and ``banks.toml`` with their titles and descriptions."""

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from quizbs.banks.reading import Reading, Upload
from quizbs.banks.registry import read
from quizbs.quiz.question import Question

ABOUT = "banks.toml"


@dataclass(frozen=True)
class ShippedBank:
    """A bank in a folder; its file is read when its questions are first asked for.

    ``key`` is the file name without its extension. ``language`` is a tag such as ``"fr"``, "" if unknown; ``ages`` is a
    range such as ``"10–13"``; ``about`` is one line. Title and ``about`` are in the language of the bank.
    """

    key: str
    path: Path
    title: str
    language: str = ""
    subject: str = ""
    ages: str = ""
    about: str = ""

    @cached_property
    def reading(self) -> Reading:
        """Return the reading of the file. Raises ``OSError`` if it can't be opened."""
        return read(self.path.read_bytes(), self.path.name)

    @property
    def questions(self) -> tuple[Question, ...]:
        """Return the questions of the bank."""
        return self.reading.questions


def shipped(folder: Path) -> tuple[ShippedBank, ...]:
    """Return the banks in a folder, sorted by title.

    The title of a bank that ``banks.toml`` doesn't mention is its file name.
    """
    entries = _entries(folder / ABOUT)
    banks = [_bank(path, entries.get(path.stem, {})) for path in folder.glob("*.csv")]
    return tuple(sorted(banks, key=lambda bank: bank.title.casefold()))


def _entries(path: Path) -> dict[str, object]:
    """Return what ``banks.toml`` says about each bank, by key; empty if the file is missing or damaged."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (FileNotFoundError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return {}


def _bank(path: Path, entry: object) -> ShippedBank:
    words = {key: value for key, value in entry.items() if isinstance(value, str)} if isinstance(entry, dict) else {}
    return ShippedBank(
        key=path.stem,
        path=path,
        title=words.get("title") or Upload(b"", path.name).title,
        language=words.get("language", ""),
        subject=words.get("subject", ""),
        ages=words.get("ages", ""),
        about=words.get("about", ""),
    )
