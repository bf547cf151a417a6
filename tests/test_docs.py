"""The documents agree with the program: options, decks, limits, commands, refusals, and cited files."""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec.structs import fields

from quizbs.banks import limits
from quizbs.banks.table.header_words import ROLES, normalised
from quizbs.banks.truth import PAIRS
from quizbs.game.cards import RANKS, Rank, fits
from quizbs.game.commands import HostCommand, LaptopCommand, PlayerCommand, WireCommand
from quizbs.game.options import PRESETS, Options, deck_for
from quizbs.lesson import commands
from quizbs.live import acts
from quizbs.live.spoken_words import spoken_words
from quizbs.rate_limits import limits as web_limits
from quizbs.store.one_person import OF_PERSON
from quizbs.store.retention import KEPT_CLOSED, KEPT_OPEN, KEPT_RESULTS, LONGEST_NAMES
from quizbs.store.schema import metadata
from quizbs.teacher.name_retention import A_WEEK
from quizbs.web.server import throttle
from quizbs.web.sockets.connections import WORK
from tests.support.source_files import ROOT, sources

Table = list[dict[str, str]]


def document(name: str) -> str:
    return (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")


def tables(text: str, first: str) -> Table:
    """Return the rows of all Markdown tables whose first header is ``first``; each row maps headers to cells."""
    rows: Table = []
    for block in re.findall(r"(?:^\|.*\n)+", text, flags=re.MULTILINE):
        header, _, *lines = [
            [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            for line in block.splitlines()
        ]
        names = [name.replace("`", "") for name in header]
        if names[0] == first:
            rows += [dict(zip(names, line, strict=True)) for line in lines]
    assert rows, f"no table begins with the column {first}"
    return rows


# --- docs/rules.md


def shown(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def test_options_table_matches_the_order_in_the_code() -> None:
    told = [row["option"].strip("`") for row in tables(document("rules"), "option")]
    assert told == [field.name for field in fields(Options)]


@pytest.mark.parametrize("preset", PRESETS)
def test_options_table_has_the_values_of_each_preset(preset: str) -> None:
    told = {row["option"].strip("`"): row[preset] for row in tables(document("rules"), "option")}
    plays = {field.name: shown(getattr(PRESETS[preset], field.name)) for field in fields(Options)}
    assert told == plays | {"call_word": spoken_words("en").call_words[preset]}


def test_table_of_decks_matches_the_code() -> None:
    told = {
        int(row["players"]): (row["ace to … works"].split(", "), row["fit takes ace to"])
        for row in tables(document("rules"), "players")
        if "fit takes ace to" in row
    }
    assert told == {
        seats: (
            [rank.replace("T", "10") for rank in RANKS[4:] if fits(seats, Rank(rank))],
            deck_for(PRESETS["classroom"], seats),
        )
        for seats in range(2, 9)
    }


def test_decks_for_cheater_can_be_dealt() -> None:
    rows = [row for row in tables(document("rules"), "players") if "ace to" in row]
    assert len(rows) == 6  # for three to eight players
    assert all(fits(int(row["players"]), Rank(row["ace to"])) for row in rows)


def test_rules_are_numbered_without_gaps() -> None:
    text = document("rules")
    ids = [row["id"] for row in tables(text, "id")]
    lengths = {"A": 19, "B": 19, "C": 13}
    assert ids == [f"{letter}{number}" for letter, last in lengths.items() for number in range(1, last + 1)]
    assert [row["number"] for row in tables(text, "number")] == [str(number) for number in range(1, 34)]


def test_rule_ids_in_test_names_exist_in_the_document() -> None:
    text = document("rules")
    told = {row["id"].lower() for row in tables(text, "id")} | {row["number"] for row in tables(text, "number")}
    named = {
        found.lstrip("0")
        for path in (ROOT / "tests" / "game").glob("test_*.py")
        for name in re.findall(r"^def test_(\w+)", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for found in re.findall(r"(?:^|_and_)([abc]?\d+)(?=_)", name)
    }
    assert named
    assert named - told == set()
    assert {name for name in told if name[0] in "abc"} - named == set(), "a statement without a test of its own"


# --- docs/protocol.md


REFUSES = re.compile(r"\b(?:Refused|require|__init__)\(")


def raised(*folders: str) -> set[str]:
    """Return the codes of refusals in these folders of quizbs."""
    place = {"Refused": 0, "require": 1, "__init__": 0}  # by function: the index of the argument with the code
    return {
        word.value
        for folder in folders
        for path in sources(f"quizbs/{folder}")
        if REFUSES.search(code := path.read_text(encoding="utf-8"))
        for call in ast.walk(ast.parse(code))
        if isinstance(call, ast.Call) and (name := getattr(call.func, "id", getattr(call.func, "attr", ""))) in place
        for given in call.args[place[name] : place[name] + 1]
        for word in ([given.body, given.orelse] if isinstance(given, ast.IfExp) else [given])
        if isinstance(word, ast.Constant) and isinstance(word.value, str)
    }


def told_refusals() -> set[str]:
    listed = re.search(r"^Refusal codes.*?\n\n", document("protocol"), flags=re.MULTILINE | re.DOTALL)
    assert listed
    return set(re.findall(r"`([a-z_]+)`", listed[0]))


def worded_refusals() -> set[str]:
    words = (ROOT / "quizbs" / "words" / "en" / "refusals.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^\s*\*?\[([a-z_]+)\]", words, flags=re.MULTILINE))


def test_every_refusal_of_the_rules_is_documented_and_worded() -> None:
    codes = raised("game", "lesson")
    assert codes
    assert codes - told_refusals() == set()
    assert codes - worded_refusals() == set()


def test_every_documented_refusal_is_raised_and_worded() -> None:
    assert told_refusals() - raised(".") == set()
    assert told_refusals() - worded_refusals() == set()


SENT = {"player": (PlayerCommand,), "host": (HostCommand, LaptopCommand)}


def commands_of(who: str) -> dict[str, type[WireCommand]]:
    return {name_of(command): command for kind in SENT[who] for command in acts.commands_of(kind)}


def name_of(command: type[WireCommand]) -> str:
    return str(command.__struct_config__.tag)


@pytest.mark.parametrize("who", SENT)
def test_every_command_is_documented_and_parsed(who: str) -> None:
    told = {
        command: set(re.findall(r"`(\w+)`", row["fields"]))
        for row in tables(document("protocol"), "who")
        if row["who"] == who
        for command in re.findall(r"`(\w+)`", row["command"])
    }
    assert told == {name: {field.name for field in fields(command)} for name, command in commands_of(who).items()}


def test_laptop_only_commands_are_documented() -> None:
    told = {
        row["command"].strip("`") for row in tables(document("protocol"), "who") if "laptop alone" in row["meaning"]
    }
    assert told == {name_of(command) for command in acts.commands_of(LaptopCommand)}


@pytest.mark.parametrize("command", acts.commands_of(WireCommand), ids=name_of)
def test_every_field_of_a_command_has_a_maximum(command: type[WireCommand]) -> None:
    unbounded = [(field.name, kind) for field in fields(command) for kind in loose(msgspec.json.schema(field.type))]
    assert unbounded == []


def loose(schema: Any) -> list[str]:
    """Return the numbers, texts and lists in a JSON schema that have no maximum."""
    if isinstance(schema, list):
        return [kind for part in schema for kind in loose(part)]
    if not isinstance(schema, dict):
        return []
    kind = schema.get("type")
    bound = (
        {"integer": "maximum", "string": "maxLength", "array": "maxItems"}.get(kind) if isinstance(kind, str) else ""
    )
    found = [str(kind)] if bound and bound not in schema and "enum" not in schema else []
    return found + [kind for part in schema.values() for kind in loose(part)]


def test_limits_of_host_commands_are_documented() -> None:
    told = re.search(r"`freeze` \| `message` \((\d+) characters", document("protocol"))
    assert told
    assert int(told[1]) == commands.LONGEST_MESSAGE


# --- docs/security.md


def test_documented_device_limits_match_the_code() -> None:
    security = document("security")
    told: dict[str, object] = {
        row["in rate_limits/limits.py"].strip("`"): (float(row["at once"]), float(row["each second"]))
        for row in tables(security, "what")
        if "each second" in row
    }
    told |= {
        row["in rate_limits/limits.py"].strip("`"): float(row["most"])
        for row in tables(security, "what")
        if "most" in row
    }
    known = {name: value for name, value in vars(web_limits).items() if name.isupper() and name != "MAX_BUCKETS"}
    assert told.keys() == known.keys()
    for name, value in known.items():
        assert told[name] == pytest.approx(value, abs=0.0001), name
    prices = re.search(r"milliseconds of work: (.*?)\. A bucket", security, flags=re.DOTALL)
    assert prices
    paid = [float(price) for price in re.findall(r"[0-9.]+(?= (?:for|to))|(?<=to )[0-9.]+", prices[1])]
    assert paid == [throttle.FILE, throttle.PAGE, throttle.FORM, throttle.LINE, throttle.POLL, throttle.POST, WORK]


def test_inventory_lists_every_stored_column() -> None:
    """Each column of each table has a line that says what it is for and when it is deleted."""
    told = {row["table"].strip("`"): row for row in tables(document("security"), "table")}
    assert {name: re.findall(r"`(\w+)`", row["columns"]) for name, row in told.items()} == {
        name: list(table.columns.keys()) for name, table in metadata.tables.items()
    }
    assert all(row["what is in it"] and row["deleted"] for row in told.values())


def test_person_deletion_covers_all_tables_with_people() -> None:
    told = [row["table with people"].strip("`") for row in tables(document("security"), "table with people")]
    assert set(told) == {table.name for table in OF_PERSON}
    assert {name for name, table in metadata.tables.items() if {"person", "token_hash"} & set(table.c.keys())} == set(
        told
    )


def test_retention_of_names_is_documented_as_in_the_code() -> None:
    """Code, security.md and teacher.md agree; tests/web/test_keeping_names.py checks the join page."""
    security, manual = (" ".join(document(name).split()) for name in ("security", "teacher"))
    assert KEPT_CLOSED == 24 * 3600
    assert KEPT_RESULTS == 30 * 24 * 3600
    assert LONGEST_NAMES == 365 * 24 * 3600
    assert A_WEEK.days == 7
    for text in (security, manual):
        assert "24 hours after the lesson" in text
        assert "at most 365 days" in text
        assert "a week by one tap" in text
        assert "30 days" in text
        assert "fewer than five students" in text
    assert KEPT_OPEN == 7 * 24 * 3600
    assert "7 days with nobody in it" in security


# --- docs/banks.md


def test_documented_bank_limits_match_the_code() -> None:
    told = {row["in limits.py"].strip("`"): int(row["limit"]) for row in tables(document("banks"), "what")}
    assert told == {name: value for name, value in vars(limits).items() if name.isupper()}


def test_documented_true_and_false_words_match_the_code() -> None:
    listed = re.search(r"\*\*Words for true and false:\*\*(.*?)\. ", document("banks"), flags=re.DOTALL)
    assert listed
    told = [tuple(pair.strip().split("/")) for pair in listed[1].replace("\n", " ").split(", ")]
    assert sorted(told) == sorted([*PAIRS, ("T", "F")])


def test_every_documented_column_is_read() -> None:
    several = {
        "Wrong 1, Wrong 2 …",
        "A, B, C … or Option 1, Option 2 …",
        "Why not 1, Why not 2 … or Why not A, Why not B …",
    }
    told = [row["column"] for row in tables(document("banks"), "column")]
    assert [column for column in told if normalised(column) not in ROLES and column not in several] == []
    assert {ROLES.get(normalised(column)) for column in told} - {None} == {
        role for role in ROLES.values() if role.name != "NUMBER"
    }


def test_docs_list_every_module_that_reads_or_writes_banks() -> None:
    cells = " ".join(row["where"] for row in tables(document("banks"), "where"))
    parts = {path.name + "/" * path.is_dir() for path in (ROOT / "quizbs" / "banks").iterdir()}
    assert set(re.findall(r"`([\w./]+)`", cells)) == parts - {"__init__.py", "__pycache__/"}


# --- cited files


def test_every_cited_document_exists() -> None:
    """Every document that code, tests, pages or documents name exists."""
    paths = [*sources("quizbs", "tests", "docs", "templates", endings=ENDINGS), *ROOT.glob("*.md")]
    lost = [
        f"{path.relative_to(ROOT).as_posix()}: {name}"
        for path in paths
        for name in re.findall(r"(?<![\w./-])[\w./-]+\.md\b", path.read_text(encoding="utf-8"))
        if not any((folder / name).is_file() for folder in (ROOT, ROOT / "docs", path.parent))
    ]
    assert lost == []


def test_every_cited_file_and_folder_exists() -> None:
    """Every file and folder that the documents name exists."""
    paths = [ROOT / "README.md", *(ROOT / "docs").glob("*.md"), *(ROOT / ".github").rglob("*.md")]
    lost = [
        f"{path.relative_to(ROOT).as_posix()}: {name}"
        for path in paths
        for name in re.findall(r"`((?:quizbs|tests|docs|templates)/[\w./-]+)`", path.read_text(encoding="utf-8"))
        if not (ROOT / name).exists()
    ]
    assert lost == []


def test_every_cited_test_module_exists() -> None:
    """Every test that a module of quizbs names exists."""
    cited = [
        (path, name)
        for path in sources("quizbs", endings=ENDINGS)
        for name in re.findall(r"tests/[\w/]+\.py", path.read_text(encoding="utf-8"))
    ]
    assert cited
    assert [f"{path.name}: {name}" for path, name in cited if not (ROOT / name).is_file()] == []


ENDINGS = (".py", ".js", ".ts", ".css", ".html", ".md")


@cache
def members() -> dict[str, set[str]]:
    """Return the names in the body of every class of quizbs, by the class's name; under "" those of all functions."""
    found: dict[str, set[str]] = {"": set()}
    for path in sources("quizbs"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
                attributes = {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}
                methods = {part.name for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)}
                found.setdefault(node.name, set()).update(names, attributes, methods)
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                found[""].add(node.name)
    return found


@pytest.mark.parametrize("name", ["architecture", "CONTRIBUTING", "frontend", "glossary", "security"])
def test_every_cited_method_and_function_exists(name: str) -> None:
    known, text = members(), re.sub(r"```.*?```", "", document(name), flags=re.DOTALL)
    scripts = " ".join(path.read_text(encoding="utf-8") for path in sources("quizbs/frontend", endings=(".ts", ".mjs")))
    of_classes = re.findall(r"`([A-Z]\w*[a-z]\w*)\.(\w+)(?:\([^`]*\))?`", text)
    called = re.findall(r"`(?:\w+\.)*(\w+)\([^`]*\)`", text)
    lost = [f"{owner}.{member}" for owner, member in of_classes if member not in known.get(owner, ())]
    lost += [each for each in called if each not in known[""] and not re.search(rf"\b{each}\b", scripts)]
    assert lost == []
