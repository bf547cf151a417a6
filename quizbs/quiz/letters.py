"""Normalising text in any script by its Unicode properties, and counting letters as readers see them."""

import unicodedata
from collections.abc import Iterable, Iterator

import regex

_LETTER = regex.compile(r"\X")
_WORD = regex.compile(r"[\p{L}\p{N}\p{M}]+")
# Joiners change the shape of letters in these scripts. In others they are invisible.
_UNSEEN = regex.compile(
    r"(?!(?<=\p{ccc=9})[\u200c\u200d](?=\p{L})|(?<=\p{Arabic}\p{M}*)\u200c(?=\p{Arabic}))[\p{C}\p{Zl}\p{Zp}]"
)
# Accents and points; vowel signs, tone marks of Thai, and the marks that make another kana are parts of the word.
_ACCENT = regex.compile(r"(?V1)[\p{M}--[\p{sc=Inherited}--[\u3099\u309a]]]|(\p{M})")
_EAST_ASIAN = ("Latin", "Han", "Hiragana", "Katakana", "Hangul", "Bopomofo")  # written together, and not confusable
_SCRIPTS = (
    "Arabic", "Armenian", "Bengali", "Cyrillic", "Devanagari", "Ethiopic", "Georgian", "Greek", "Gujarati", "Gurmukhi",
    "Hebrew", "Kannada", "Khmer", "Lao", "Latin", "Malayalam", "Myanmar", "Oriya", "Sinhala", "Tamil", "Telugu",
    "Thaana", "Thai", "Tibetan",
)  # fmt: skip
_FREE = r"\P{L}\p{scx=Common}\p{scx=Inherited}"  # allowed in any script
_ALPHABETS = (*((script,) for script in _SCRIPTS), _EAST_ASIAN)
_FLAT_MARKS = 5  # most marks without a combining class on a letter, as many as in Burmese
_STACKED = 200  # combining classes from here on stack above or below a letter


def _any_of(scripts: Iterable[str]) -> str:
    return "".join(rf"\p{{scx={script}}}" for script in scripts)


# Letters of all other scripts count as one script.
_RARE = rf"[^{_any_of({*_SCRIPTS, *_EAST_ASIAN})}]"
_OF_ONE_SCRIPT = [regex.compile(rf"(?V1)[{_FREE}{letters}]*") for letters in (*map(_any_of, _ALPHABETS), _RARE)]


def length(text: str) -> int:
    """Return how many letters of a text a reader sees: a letter with its accents counts as one."""
    return sum(1 for _ in _LETTER.finditer(text))


def cut(text: str, most: int) -> str:
    """Return the first ``most`` letters of a text at most, each with its accents."""
    return "".join(_LETTER.findall(text)[:most]).rstrip()


def composed(text: str) -> str:
    """Return a text without invisible characters, with composed letters and single spaces.

    Wide letters become narrow. Vowel signs and other marks of a script stay; each letter keeps one of the accents that
    can be stacked on any letter.
    """
    folded = "".join(_folded(char) for char in text if unicodedata.category(char) != "Cn")
    seen = unicodedata.normalize("NFC", _UNSEEN.sub("", unicodedata.normalize("NFC", folded)))
    return "".join(_limit_stacked_marks(seen))


def plain(text: str) -> str:
    """Return a text in lower case without accents. Vowel signs and other marks of a script stay."""
    lower = unicodedata.normalize("NFKD", text.casefold()).casefold()
    return str(_ACCENT.sub(lambda match: "" if match[1] else match[0], lower))


def is_written(char: str) -> bool:
    """Return whether a character is part of words: a letter, a digit or a mark."""
    return char.isalnum() or unicodedata.category(char)[0] == "M"


def words_of(text: str) -> list[str]:
    """Return the words of a text. Marks such as vowel signs don't separate words."""
    return list(_WORD.findall(text))


def is_of_one_script(word: str) -> bool:
    """Return whether all letters of a word belong to one script, or to scripts written together, as in Japanese."""
    return any(whole.fullmatch(word) for whole in _OF_ONE_SCRIPT)


def _folded(char: str) -> str:
    """Return the compatibility form (NFKC) of a character; letters that NFKC splits, such as the Thai am, unchanged."""
    as_typed = unicodedata.category(char) == "Lo" and unicodedata.decomposition(char).startswith("<compat>")
    return char if as_typed else unicodedata.normalize("NFKC", char)


def _limit_stacked_marks(text: str) -> Iterator[str]:
    marks: list[str] = []
    before = " "
    for char in text:
        kind = unicodedata.category(char)
        if kind[0] != "M":
            marks = []
        elif before == " " or not _has_room(char, marks):
            continue
        else:
            marks.append(char)
        before = " " if kind == "Zs" else char
        yield before


def _has_room(mark: str, marks: list[str]) -> bool:
    """Return whether ``mark`` may be added to a letter that has these ``marks``."""
    place = _place(mark)
    same = sum(_place(other) == place for other in marks)
    return mark not in marks and same < (_FLAT_MARKS if place == 0 else 1)


def _place(mark: str) -> int:
    at = unicodedata.combining(mark)
    return _STACKED if at == 1 or at >= _STACKED else at
