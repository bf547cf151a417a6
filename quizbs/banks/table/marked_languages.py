"""Columns whose names end with a language in brackets: *Question (de)*, *Wrong 1 (German)*."""

import re
from functools import cache

from babel import Locale

from quizbs.banks.table.header_words import Role, role_of
from quizbs.banks.table.table import GridRow

_MARK = re.compile(r"^(?P<name>.*\S)\s*[(\[]\s*(?P<language>[^()\[\]]{2,30})\s*[)\]]\s*$", re.DOTALL)


def languages_of(row: GridRow) -> dict[int, str]:
    """Return the languages in column names, as tags by column index; only languages that a question column has."""
    tags = {index: tag for index, cell in enumerate(row.cells) if (tag := _language(cell))}
    question_tags = {tag for index, tag in tags.items() if _asks(row.cells[index])}
    return {index: tag for index, tag in tags.items() if tag in question_tags}


def parted(row: GridRow) -> tuple[GridRow, dict[str, GridRow]]:
    """Return the header row with the names in the bank's own language only, and such a row for each other language.

    These are by language tag. If all question columns are marked, the bank's own language is that of the first.
    """
    marks = languages_of(row)
    own = (
        ""
        if any(_asks(cell) for index, cell in enumerate(row.cells) if index not in marks)
        else next((tag for index, tag in marks.items() if _asks(row.cells[index])), "")
    )
    others = dict.fromkeys(tag for tag in marks.values() if tag != own)
    return _only(row, marks, {"", own}), {tag: _only(row, marks, {tag}) for tag in others}


def _only(row: GridRow, marks: dict[int, str], tags: set[str]) -> GridRow:
    return GridRow(row.number, [cell if marks.get(index, "") in tags else "" for index, cell in enumerate(row.cells)])


def _asks(cell: str) -> bool:
    return role_of(cell) is Role.QUESTION


def _language(cell: str) -> str:
    """Return the language in brackets at the end of a column name, as a tag; "" without a language."""
    marked = _MARK.match(cell) if len(cell) <= 150 else None
    return _tags().get(marked["language"].strip().casefold().partition("-")[0], "") if marked else ""


@cache
def _tags() -> dict[str, str]:
    """Return the tags of languages by tag and by name, in English and in the language itself."""
    tags = dict(_OWN_NAMES)
    for tag, name in Locale("en").languages.items():
        if len(tag) == 2:
            tags |= {tag: tag, name.casefold(): tag}
    return tags


_OWN_NAMES = {  # not taken from babel, since the app contains its data only for the languages of quizbs
    "العربية": "ar",
    "dansk": "da",
    "deutsch": "de",
    "español": "es",
    "français": "fr",
    "italiano": "it",
    "nederlands": "nl",
    "polski": "pl",
    "português": "pt",
    "svenska": "sv",
    "türkçe": "tr",
    "українська": "uk",
}
