"""Loading the messages of a language, and formatting them."""

import functools
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, Self

import msgspec
from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentNumber, FluentType
from msgspec.structs import replace

from quizbs.message import Message, MessageFact

FOLDER = Path(__file__).parent
SHARED = "cards"
_STYLES: dict[str, Literal["standard", "or"]] = {"conjunction": "standard", "disjunction": "or"}
"""Types of lists in Intl.ListFormat, and Babel's words for them."""
_COMMA = {"ltr": ", ", "rtl": "، "}
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_LEFT_TO_RIGHT = re.compile("[A-Za-z\u00c0-\u04ff]")
_ISOLATED = "\u2068"
_STOPS = re.compile("([^.])\\.(\u2069?)\\.(?=[\\s*”“»)]|$)")
"""The full stop of a sentence after a name that ends in one, which stays the only one: "Ann B."."""

Fact = str | int | float | bool | list[str]


class Language(msgspec.Struct, frozen=True):
    """A language of quizbs.

    ``tag`` is its BCP 47 tag and the name of its folder, ``formats`` the tag by whose rules numbers, lists and dates
    are written. ``students_only``: it has words only for phones, wall and join pages, and not for teachers' pages.
    ``read``: a native speaker has read its words. ``tried``: its messages come from the folder in ``QUIZBS_WORDS``.
    """

    tag: str
    name: str
    formats: str
    dir: Literal["ltr", "rtl"] = "ltr"
    students_only: bool = False
    read: bool = False
    tried: bool = False

    @property
    def scripts(self) -> str:
        """Return the language under which the manifest of the browser files lists the scripts for this language."""
        return "tried" if self.tried else self.tag


class TriedMessages(msgspec.Struct, frozen=True):
    """What browsers need to try a language: the text of each of its files, and the names of ranks."""

    formats: str
    dir: str
    ranks: dict[str, str]
    rank_facts: tuple[str, ...]
    files: tuple[str, ...]


class _Table(msgspec.Struct, frozen=True):
    languages: tuple[Language, ...]
    ranks: dict[str, str]
    facts: dict[str, tuple[str, ...]]


def offered(known: Iterable[Language], tried: Path | None) -> dict[str, Language]:
    """Return the languages by tag, among them the one in the folder ``tried``.

    A folder whose name isn't the code of a language adds no language.
    """
    languages = {language.tag: language for language in known}
    if tried is None:
        return languages
    tag = tried.name
    if tag in languages:
        return languages if tag == "en" else languages | {tag: replace(languages[tag], students_only=False, tried=True)}
    try:
        locale = Locale.parse(tag, sep="-")
    except (UnknownLocaleError, ValueError):
        return languages
    name = locale.get_display_name() or tag
    named = name[:1].upper() + name[1:]
    direction: Literal["ltr", "rtl"] = "rtl" if locale.text_direction == "rtl" else "ltr"
    return languages | {tag: Language(tag, named, tag, direction, tried=True)}


_TABLE = msgspec.json.decode((FOLDER / "words.json").read_bytes(), type=_Table)
_TRIED = Path(os.environ["QUIZBS_WORDS"]).resolve() if os.environ.get("QUIZBS_WORDS") else None
LANGUAGES = offered(_TABLE.languages, _TRIED)
RANKS = {rank: name for name, rank in _TABLE.ranks.items()}
RANK_FACTS = frozenset(_TABLE.facts["rank"])


class Messages:
    """The messages of one language. A message that the language doesn't have is returned in English.

    If ``tried`` is a folder of this language, its messages replace those in ``folder``, and a message that can't be
    formatted is returned in English.
    """

    def __init__(self, language: Language, folder: Path = FOLDER, tried: Path | None = _TRIED) -> None:
        self.language = language
        self._tried = tried is not None and tried.name == language.tag and language.tag != "en"
        self._folders = [folder / language.tag, *([tried] if tried and self._tried else [])]
        self.locale = Locale.parse(language.formats, sep="-")
        # ``Any``: the library's types allow only functions of its own values, but it calls any function.
        functions: dict[str, Any] = {"LIST": self._listed, "ORDINAL": self._ordinal}
        self._bundle = FluentBundle([language.formats], functions=functions, use_isolating=False)
        self._loaded: set[str] = set()

    def say(self, message: str, /, **facts: Fact) -> str:
        """Return a message with facts filled in.

        Raises ``LookupError`` if English doesn't have it, ``ValueError`` if a fact is missing.
        """
        pattern = self._pattern(message)
        if pattern is None:
            if self.language.tag == "en":
                raise LookupError(message)
            return words("en").say(message, **facts)
        given = {name: self._fact(name, value) for name, value in facts.items()}
        text, faults = self._bundle.format_pattern(pattern, given)
        if faults and self._tried:
            return words("en").say(message, **facts)
        if faults:
            raise ValueError(f"{message} in {self.language.tag}: {faults[0]}")
        return _STOPS.sub(r"\1\2.", str(text))

    def said(self, message: Message) -> str:
        """Return a message with its facts filled in. Raises as ``say``."""
        return self.say(message.id, **{name: self._said(value) for name, value in message.facts.items()})

    def _said(self, value: MessageFact) -> Fact:
        if isinstance(value, Message):
            return self.said(value)
        if isinstance(value, str | int | float):
            return value
        return [self.said(each) if isinstance(each, Message) else each for each in value]

    def isolated(self, text: str) -> str:
        """Return a text between marks that isolate its direction of writing from the sentence around it."""
        other = _LEFT_TO_RIGHT if self.language.dir == "rtl" else _RIGHT_TO_LEFT
        return f"\u2068{text}\u2069" if other.search(text) and not text.startswith(_ISOLATED) else text

    def _pattern(self, message: str) -> Pattern | None:
        area = message.partition("-")[0]
        for name in {SHARED, area} - self._loaded:
            self._loaded.add(name)
            for file in (folder / f"{name}.ftl" for folder in self._folders):
                if file.is_file():
                    resource = FluentResource(file.read_text(encoding="utf-8"))
                    self._bundle.add_resource(resource, allow_overrides=True)
        return self._bundle.get_message(message).value if self._bundle.has_message(message) else None

    def _fact(self, name: str, value: Fact) -> object:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list):
            return _Names([self.isolated(each) for each in value])
        if isinstance(value, str):
            return RANKS.get(value, value) if name in RANK_FACTS else _Text(value, self.isolated(value))
        return value

    def _listed(self, names: "_Names", type: str = "conjunction") -> str:
        if type == "unit":
            return _COMMA[self.language.dir].join(names.names)
        return format_list(names.names, _STYLES[str(type)], self.locale)

    def _ordinal(self, number: FluentNumber) -> str:
        return self.locale.ordinal_form(int(number))  # type: ignore[call-overload]


class _Text(str, FluentType):
    """A text that is written with marks that isolate its direction, but compared without them."""

    _isolated: str

    def __new__(cls, text: str, isolated: str) -> Self:
        self = super().__new__(cls, text)
        self._isolated = isolated
        return self

    def format(self, locale: Locale) -> str:  # type: ignore[override]
        return self._isolated


class _Names(FluentType):
    """A list of texts, which only LIST can write."""

    def __init__(self, names: list[str]) -> None:
        self.names = names


def tried_messages() -> TriedMessages | None:
    """Return the messages of the language in ``QUIZBS_WORDS``, read at each call; ``None`` if it is unset."""
    language = next((each for each in LANGUAGES.values() if each.tried), None)
    return messages_tried(language, _TRIED) if language and _TRIED else None


def messages_tried(language: Language, folder: Path) -> TriedMessages:
    """Return what browsers need to try a language whose messages in ``folder`` replace those that quizbs has."""
    paths = [path for each in (FOLDER / language.tag, folder) for path in sorted(each.glob("*.ftl"))]
    files = tuple([path.read_text(encoding="utf-8") for path in paths])
    return TriedMessages(language.formats, language.dir, RANKS, tuple(sorted(RANK_FACTS)), files)


@functools.cache
def words(tag: str) -> Messages:
    """Return the words of a language. Raises ``KeyError`` for a tag that isn't in ``LANGUAGES``."""
    return Messages(LANGUAGES[tag])


def chosen(wanted: Iterable[str]) -> str:
    """Return the tag of the first wanted language that quizbs speaks, "en" if it speaks none.

    Tags are compared by their language and then by their region: for "pt" and "pt-PT" it returns "pt-BR".
    """
    known = {tag.lower(): tag for tag in LANGUAGES}
    primary = {tag.partition("-")[0].lower(): tag for tag in reversed(LANGUAGES)}
    for tag in wanted:
        plain = tag.replace("_", "-").lower()
        match = known.get(plain) or primary.get(plain.partition("-")[0])
        if match:
            return match
    return "en"
