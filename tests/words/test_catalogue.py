"""The messages of all languages: complete, used, and the same in Python and in the browser."""

from __future__ import annotations

import functools
import itertools
import json
import random
import re
import shutil
import subprocess
from typing import TYPE_CHECKING, Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from quizbs.teacher.rules_form import OPTIONS
from quizbs.words import LANGUAGES, Messages, chosen, words
from tests.sources import ROOT
from tests.tools.style import Missing, node_modules

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from quizbs.words import Fact

FOLDER = ROOT / "quizbs" / "words"
TABLE = json.loads((FOLDER / "words.json").read_text(encoding="utf-8"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
FOR_STUDENTS = {
    "after",
    "awards",
    "bar",
    "cards",
    "check",
    "events",
    "join",
    "lie",
    "page",
    "phone",
    "reach",
    "refusals",
}
FOR_STUDENTS |= {"tables", "together", "trick", "tutorial", "waiting", "wall"}
LEFT_TO_RIGHT_MARK = "\u200e"
"""Around the percent sign in Arabic by Intl's rules, not by Babel's."""
SAMPLES = {
    "number": [0, 1, 2, 3, 5, 11, 21, 1234],
    "text": ["you", "somebody", "Ben", "שלום", "a*b"],
    "list": [["Ann"], ["Ann", "Ben"], ["Ann", "Ben", "أحمد"]],
    "flag": [True, False],
    "rank": list(TABLE["ranks"].values()),
}


def messages_of(*arguments: str, given: object = None) -> Any:
    """Return what messages.mjs prints. Skips without Node."""
    node = shutil.which("node")
    try:
        node_modules()
    except Missing as missing:
        pytest.skip(str(missing))
    if node is None:
        pytest.skip("no node on this machine")
    command = [node, "tests/words/messages.mjs", *arguments]
    answer = subprocess.run(command, cwd=ROOT, input=json.dumps(given), capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr[:2000]
    return json.loads(answer.stdout)


@functools.cache
def facts(tag: str) -> dict[str, dict[str, str | list[str]]]:
    """Return the facts of each message of a language, with their types."""
    found: dict[str, dict[str, str | list[str]]] = messages_of("facts", tag)
    return found


@functools.cache
def entries(tag: str) -> dict[str, tuple[Path, ast.Message]]:
    """Return the messages of a language by their ids."""
    found = {}
    for path in sorted((FOLDER / tag).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                found[entry.id.name] = (path, entry)
    return found


class _Inside(Visitor):
    """Collects the selectors, references and texts of a message."""

    def __init__(self) -> None:
        self.selects: list[ast.SelectExpression] = []
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def inside(message: ast.Message) -> _Inside:
    found = _Inside()
    found.visit(message)
    return found


def keys(select: ast.SelectExpression) -> set[str]:
    return {str(each.key.name if isinstance(each.key, ast.Identifier) else each.key.value) for each in select.variants}


def samples(tag: str) -> Iterator[tuple[str, dict[str, Fact]]]:
    """Yield each message with many choices of its facts, in which every value of a fact occurs."""
    chance = random.Random(1)
    for message, types in facts(tag).items():
        values: list[Any] = [SAMPLES[type_] if isinstance(type_, str) else type_ for type_ in types.values()]
        for _ in range(40 // max(map(len, values), default=40) + 1):
            most = max(map(len, values), default=1)
            shuffled = [itertools.cycle(chance.sample(each, len(each))) for each in values]
            for row in itertools.islice(zip(*shuffled, strict=True), most) if shuffled else [()]:
                yield message, dict(zip(types, row, strict=True))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_python_and_browser_say_the_same(tag: str) -> None:
    given = list(samples(tag))
    said = messages_of("say", tag, given=given)
    speaker = Messages(LANGUAGES[tag])
    different = [
        (message, facts, python, browser)
        for (message, facts), browser in zip(given, said, strict=True)
        if (python := speaker.say(message, **facts)) != browser.replace(LEFT_TO_RIGHT_MARK, "")
    ]
    assert not different, f"{len(different)} of {len(given)}, for example {different[:5]}"


def test_every_english_message_is_used() -> None:
    used = _used_by_scripts() | _used_by_python() | _used_by_options()
    used |= {f"{message}-help" for message in used} & set(entries("en"))  # banks.problem.help_with
    for message in used & set(entries("en")):
        used |= _needs(message)
    assert set(entries("en")) - used == set()


def test_every_message_named_in_python_exists() -> None:
    assert _used_by_python() - set(entries("en")) == set()


def _needs(message: str) -> set[str]:
    direct = inside(entries("en")[message][1]).references
    return direct.union(*map(_needs, direct))


def _used_by_python() -> set[str]:
    """Return the ids in quotation marks: all in Python, those that ``t`` gets in templates."""
    areas = "|".join(path.stem for path in (FOLDER / "en").glob("*.ftl"))
    named = rf"""["']((?:{areas})-[a-z][a-z0-9-]*)["']"""
    places = (("quizbs/**/*.py", named), ("templates/**/*.html", rf"\bt\(\s*{named}"))
    return {
        message
        for place, pattern in places
        for path in ROOT.glob(place)
        for message in re.findall(pattern, path.read_text(encoding="utf-8"))
    }


def _used_by_options() -> set[str]:
    """Return the ids of messages about the options of the rules, which Python puts together."""
    return {f"options-{name.replace('_', '-')}{of}" for name in OPTIONS for of in ("", "-help", "-value")}


def _used_by_scripts() -> set[str]:
    names = {(path.stem, _camel(name, path.stem)): name for name, (path, _) in entries("en").items()}
    found = set()
    for path in (ROOT / "quizbs" / "frontend").glob("*/*.ts"):
        code = path.read_text(encoding="utf-8")
        for alias, area in re.findall(r'import \* as (\w+) from "words:(\w+)"', code):
            found |= {names.get((area, name), "") for name in re.findall(rf"\b{alias}\s*\.(\w+)", code)}
        for listed, area in re.findall(r'import \{([^}]*)\} from "words:(\w+)"', code):
            found |= {names.get((area, name.split()[0]), "") for name in listed.split(",") if name.strip()}
    return found


def _camel(message: str, area: str) -> str:
    return re.sub("-(.)", lambda found: found[1].upper(), message.removeprefix(f"{area}-"))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_language_has_every_message(tag: str) -> None:
    for_students = LANGUAGES[tag].students_only
    wanted = {name for name, (path, _) in entries("en").items() if path.stem in FOR_STUDENTS or not for_students}
    assert wanted - set(entries(tag)) == set()


def test_scripts_of_students_use_the_areas_for_students() -> None:
    scripts = ["pages/phone.ts", "pages/wall.ts", "check/check.ts"]
    used = messages_of("areas", "ar", given=scripts)
    assert {name.removeprefix("words:") for name in used} <= FOR_STUDENTS | {"runtime"}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_messages_use_only_their_own_area_and_cards(tag: str) -> None:
    for name, (path, message) in entries(tag).items():
        assert name.startswith(f"{path.stem}-")
        assert {other.partition("-")[0] for other in inside(message).references} <= {path.stem, "cards"}, name


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_message_is_one_line(tag: str) -> None:
    broken = [
        name for name, (_, message) in entries(tag).items() if any("\n" in text for text in inside(message).texts)
    ]
    assert broken == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_plural_form_is_there(tag: str) -> None:
    locale = Locale.parse(LANGUAGES[tag].formats, sep="-")
    for name, (_, message) in entries(tag).items():
        for select in inside(message).selects:
            forms = keys(select) & PLURALS
            selector = select.selector
            counts = isinstance(selector, ast.VariableReference) and selector.id.name not in TABLE["facts"]["rank"]
            if forms - {"other"} and counts:
                assert forms | {"other"} == locale.plural_form.tags | {"other"}, name


@pytest.mark.parametrize("tag", LANGUAGES)
def test_all_ranks_are_there(tag: str) -> None:
    ranks = set(TABLE["ranks"])
    for name, (_, message) in entries(tag).items():
        for select in inside(message).selects:
            found = keys(select)
            if found & ranks and "other" not in found:
                assert found == ranks, name


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_language_uses_the_facts_of_english(tag: str) -> None:
    english = facts("en")
    for name, types in facts(tag).items():
        if name in english:
            assert set(types) <= set(english[name]), name


@pytest.mark.parametrize("tag", LANGUAGES)
def test_emphasis_comes_in_pairs(tag: str) -> None:
    for name, (_, message) in entries(tag).items():
        assert sum(text.count("*") for text in inside(message).texts) % 2 == 0, name


def test_text_in_another_direction_still_chooses() -> None:
    arabic = Messages(LANGUAGES["ar"])
    assert arabic.say("events-first", who="you") != arabic.say("events-first", who="somebody")
    assert "\u2068Ann\u2069" in arabic.say("events-first", who="Ann")


def test_unknown_message_is_refused() -> None:
    with pytest.raises(LookupError):
        words("en").say("cards-nothing")


def test_missing_fact_is_refused() -> None:
    with pytest.raises(ValueError, match="cards-claimed in en"):
        words("en").say("cards-claimed", count=2)


def test_language_is_chosen_by_the_first_that_is_spoken() -> None:
    assert chosen(["xx", "en-US", "de"]) == "en"
    assert chosen(["en_GB.UTF-8"]) == "en"
    assert chosen([]) == "en"
