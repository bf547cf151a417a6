"""The messages of all languages: complete, used, and the same in Python and in the browser."""

from __future__ import annotations

import functools
import itertools
import json
import random
import re
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from babel import Locale

from quizbs.teacher.rules_form import OPTIONS
from quizbs.words import LANGUAGES, Language, Messages, chosen, words
from quizbs.words.catalogue import messages_tried, offered
from quizbs.words.checking import MessageContents, faults_in, read
from tests.support.source_files import ROOT
from tests.tools.style import Missing, node_modules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from quizbs.words import Fact
    from quizbs.words.checking import Entries, Fault

FOLDER = ROOT / "quizbs" / "words"
TABLE = json.loads((FOLDER / "words.json").read_text(encoding="utf-8"))
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
    "text": ["you", "somebody", "Ben", "Ann B.", "שלום", "א. ב.", "a*b"],
    "list": [["Ann"], ["Ann", "Ben"], ["Ann", "Ben", "أحمد"]],
    "flag": [True, False],
    "rank": list(TABLE["ranks"].values()),
}


def messages_of(*arguments: str, given: object = None) -> Any:
    """Return the JSON that messages.mjs prints for these ``arguments`` and the input ``given``. Skips without Node."""
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
def parsed(tag: str) -> tuple[Entries, list[Fault]]:
    """Return the messages of a language by their ids, and what is wrong with its files."""
    return read(FOLDER / tag)


def entries(tag: str) -> Entries:
    """Return the messages of a language by their ids."""
    return parsed(tag)[0]


def samples(tag: str) -> Iterator[tuple[str, dict[str, Fact]]]:
    """Yield each message with many combinations of facts, in which every value of a fact occurs."""
    chance = random.Random(1)
    for message, types in facts(tag).items():
        values: list[Any] = [SAMPLES[type_] if isinstance(type_, str) else type_ for type_ in types.values()]
        most = max(map(len, values), default=1)
        for _ in range(20 // most + 1 if len(values) > 1 else 1):
            shuffled = [itertools.cycle(chance.sample(each, len(each))) for each in values]
            for row in itertools.islice(zip(*shuffled, strict=True), most) if shuffled else [()]:
                yield message, dict(zip(types, row, strict=True))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_python_and_browser_format_messages_alike(tag: str) -> None:
    given = list(samples(tag))
    said = messages_of("say", tag, given=given)
    speaker = Messages(LANGUAGES[tag])
    different = [
        (message, facts, python, browser)
        for (message, facts), browser in zip(given, said, strict=True)
        if (python := speaker.say(message, **facts)) != browser.replace(LEFT_TO_RIGHT_MARK, "")
    ]
    assert not different, f"{len(different)} of {len(given)}, for example {different[:5]}"


@pytest.mark.parametrize("tag", ["ar", "pl"])
def test_tried_language_formats_messages_as_a_shipped_one(tag: str) -> None:
    given = [sample for sample in samples(tag) if sample[0] in entries("en")]  # scripts use no other messages
    tried = msgspec.to_builtins(messages_tried(LANGUAGES[tag], FOLDER / tag))
    said = messages_of("try", tag, given={"tried": tried, "given": given})
    speaker = Messages(LANGUAGES[tag])
    assert list(map(without_marks, said)) == [without_marks(speaker.say(name, **each)) for name, each in given]


def test_message_may_use_a_later_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages without facts are constants of a script, and a constant must be defined before it is used."""
    (tmp_path / "en").mkdir()
    (tmp_path / "words.json").write_bytes((FOLDER / "words.json").read_bytes())
    (tmp_path / "en/wall.ftl").write_text("wall-all = { wall-some }!\nwall-some = All { wall-here }\nwall-here = in\n")
    monkeypatch.setenv("QUIZBS_WORDS_TO_BUILD", str(tmp_path))
    assert messages_of("say", "en", given=[["wall-all", {}]]) == ["All in!"]


def test_sentence_may_end_with_a_name_that_has_a_full_stop() -> None:
    english = words("en")
    assert english.say("after-choose-caught", who="Ann B.") == "You caught Ann B."
    assert english.say("after-choose-caught", who="א. ב.") == "You caught \u2068א. ב\u2069."
    assert english.say("after-choose-caught", who="Ann..") == "You caught Ann..."
    assert english.say("cli-translate-written", text="../sv") == "The files are in ../sv."


def without_marks(said: str) -> str:
    """Return a message without marks of text direction, which codes lack in a language that is tried."""
    return re.sub("[\u200e\u2068\u2069]", "", said)


def test_every_english_message_is_used() -> None:
    used = _used_by_scripts() | _used_by_python() | _used_by_options()
    used |= {f"{message}-help" for message in used} & set(entries("en"))  # banks.problem.help_with
    for message in used & set(entries("en")):
        used |= _needs(message)
    assert set(entries("en")) - used == set()


def test_every_message_named_in_python_exists() -> None:
    assert _used_by_python() - set(entries("en")) == set()


def _needs(message: str) -> set[str]:
    direct = MessageContents(entries("en")[message]).references
    return direct.union(*map(_needs, direct))


def _used_by_python() -> set[str]:
    """Return the quoted ids: all in Python, and the arguments of ``t`` in templates."""
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
    """Return the ids of messages about the rules' options, which Python composes from parts."""
    return {f"options-{name.replace('_', '-')}{of}" for name in OPTIONS for of in ("", "-help", "-value")}


def _used_by_scripts() -> set[str]:
    names = {(area := name.partition("-")[0], _camel(name, area)): name for name in entries("en")}
    found = set()
    for path in (ROOT / "quizbs" / "frontend").glob("[!n]*/**/*.ts"):  # not node_modules
        code = path.read_text(encoding="utf-8")
        for alias, area in re.findall(r'import \* as (\w+) from "words:(\w+)"', code):
            found |= {names.get((area, name), "") for name in re.findall(rf"\b{alias}\s*\.(\w+)", code)}
        for listed, area in re.findall(r'import \{([^}]*)\} from "words:(\w+)"', code):
            found |= {names.get((area, name.split()[0]), "") for name in listed.split(",") if name.strip()}
    return found


def _camel(message: str, area: str) -> str:
    return re.sub("-(.)", lambda found: found[1].upper(), message.removeprefix(f"{area}-"))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_language_has_every_message(tag: str) -> None:
    for_students = LANGUAGES[tag].students_only
    wanted = {name for name in entries("en") if name.partition("-")[0] in FOR_STUDENTS or not for_students}
    assert wanted - set(entries(tag)) == set()


def test_scripts_for_students_use_only_areas_for_students() -> None:
    scripts = ["pages/phone.ts", "pages/wall.ts", "check/check.ts"]
    used = messages_of("areas", "ar", given=scripts)
    assert {name.removeprefix("words:") for name in used} <= FOR_STUDENTS | {"runtime"}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_messages_of_a_language_have_no_faults(tag: str) -> None:
    found, faults = parsed(tag)
    assert faults == []
    assert list(faults_in(found, Locale.parse(LANGUAGES[tag].formats, sep="-"))) == []


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("unread", "cards-both = { $who"),
        ("plain", "-cards-both = beide"),
        ("area", "phone-both = beide"),
        ("twice", "cards-both = beide\ncards-both = zwei"),
        ("unused", "cards-everything = alles"),
        ("reference", "cards-claimed = { phone-paused }"),
        ("facts", "cards-claimed = { $nobody }"),
        ("function", "cards-claimed = { DATETIME($count) }"),
        ("lines", "cards-claimed = eins\n    zwei"),
        ("stars", "cards-claimed = *eins"),
        ("forms", "cards-claimed = { $count ->\n    [one] eine\n    [few] einige\n   *[other] viele\n}"),
        ("ranks", "cards-ranked = { $rank ->\n    [ace] Ass\n   *[two] Zwei\n}"),
    ],
)
def test_wrong_message_is_reported_with_its_code(code: str, text: str, tmp_path: Path) -> None:
    (tmp_path / "cards.ftl").write_text(f"{text}\n", encoding="utf-8")
    found, faults = read(tmp_path)
    assert code in {fault.code for fault in [*faults, *faults_in(found, Locale("de"))]}


def test_isolated_arabic_text_still_selects_its_variant() -> None:
    arabic = Messages(LANGUAGES["ar"])
    assert arabic.say("events-first", who="you") != arabic.say("events-first", who="somebody")
    assert "\u2068Ann\u2069" in arabic.say("events-first", who="Ann")


def test_tried_folder_replaces_valid_shipped_messages(tmp_path: Path) -> None:
    (tmp_path / "nl").mkdir()
    (tmp_path / "nl/cards.ftl").write_text("cards-number = getal\ncards-claimed = { $nobody }\ncards-ranked =\n")
    tried = Messages(LANGUAGES["nl"], tried=tmp_path / "nl")
    assert tried.say("cards-number", count=2) == "getal"
    assert tried.say("cards-claimed", count=2, rank="7") == words("en").say("cards-claimed", count=2, rank="7")
    assert tried.say("cards-ranked", count=2, rank="7") == words("nl").say("cards-ranked", count=2, rank="7")
    assert Messages(LANGUAGES["fr"], tried=tmp_path / "nl").say("cards-number", count=2) != "getal"


def test_tried_language_is_offered_under_its_own_name() -> None:
    known = [LANGUAGES["en"], LANGUAGES["ar"]]
    assert offered(known, Path("words/sv"))["sv"] == Language("sv", "Svenska", "sv", tried=True)
    assert offered(known, Path("words/he"))["he"].dir == "rtl"
    assert not offered(known, Path("words/ar"))["ar"].students_only
    assert list(offered(known, Path("words/nonsense"))) == ["en", "ar"]


def test_unknown_message_is_refused() -> None:
    with pytest.raises(LookupError):
        words("en").say("cards-nothing")


def test_missing_fact_is_refused() -> None:
    with pytest.raises(ValueError, match="cards-claimed in en"):
        words("en").say("cards-claimed", count=2)


def test_first_supported_language_of_a_browser_is_chosen() -> None:
    assert chosen(["xx", "en-US", "de"]) == "en"
    assert chosen(["en_GB.UTF-8"]) == "en"
    assert chosen([]) == "en"
