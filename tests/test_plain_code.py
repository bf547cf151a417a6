"""How the code speaks: docstrings, comments and names of tests use the field's words, and imports have no circle."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from functools import cache
from typing import TYPE_CHECKING

import pytest

from tests.sources import ROOT, sources

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

LONGEST_NAME = 62  # characters of a test's name

# What isn't said in code, and what is said instead
AVOIDED = {
    r"\b(tells?(?! the truth)|told|telling)\b": "send, show, report, reveal",
    r"\banew\b": "again",
    r"\bbut for\b": "except",
    r"\bwhoever\b": "the player who, the first process to …",
    r"\bnobody is (told|this|that|the)\b": "say what is hidden, or free",
    r"\bof old(?=[.,;:)]|$)": "earlier",
    r"\bthere (is|are) none\b": "say what is missing, or returned",
    r"\bas it is(?=[.,;:)]|$)": "unchanged",
    r"\bso that none\b": "so that no …",
    r"\b(owe[sd]?|owing)\b": "synchronise, missing",
    r"^\s*note\b|\bnotes? (that|whether|who|how|what|which|when)\b": "record",
    r"\bhand(s|ed|ing)? over\b": "give up, forward",
    r"\blin(e|es|ed|ing) up\b": "enqueue",
    r"\blook(s|ed|ing)? after\b": "say what it does",
    r"\b(lanes?|clerk|courier)\b": "queue, writer, sender",
    r"\bspoils?\b": "fail, invalidate",
}
_ANY = re.compile("|".join(f"(?:{pattern})".replace(" ", r"\s+") for pattern in AVOIDED), re.IGNORECASE | re.MULTILINE)
_LIKELY = re.compile(r'""".*?"""|(?:#[^\n]*\n?\s*)+', re.DOTALL)
# Docstrings of commands are their help texts: `tests/test_plain_words.py` reads those.
HELP_TEXTS = "quizbs/cli/"
OF_NAMES = r"_(tells?|told|anew|whoever|but_for|of_old|owed?)(_|$)"
NAME = re.compile(r"def (test_\w+)")
THIS = "tests/test_plain_code.py"
SCRIPT_COMMENT = re.compile(r"/\*(?:[^*]|\*(?!/))*\*/|(?:^|(?<=[\s;]))//[^\n]*", re.MULTILINE)
SCRIPT_NAME = re.compile(r"`[^`]*`|“[^”]*”|\"[^\"]*\"|@param \w+")
QUOTED = re.compile(r"``[^`]*``|“[^”]*”|\"[^\"]*\"")


@cache
def texts() -> dict[str, str]:
    """Return the modules of quizbs/ and tests/ by their paths."""
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in sources("quizbs", "tests")}


def said(text: str) -> Iterator[tuple[int, str]]:
    """Yield line and text of each docstring and comment of a module, without what it quotes."""
    for line, written in (*_docstrings(text), *_comments(text)):
        yield line, " ".join(QUOTED.sub("X", written).split())


def _docstrings(text: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


def _comments(code: str) -> Iterator[tuple[int, str]]:
    """Return line and text of comments; consecutive lines are one."""
    found: list[tuple[int, int, str]] = []
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.COMMENT:
            row, text = token.start[0], token.string.lstrip("# ")
            if found and found[-1][1] == row - 1 and token.line.lstrip().startswith("#"):
                first, _, before = found.pop()
                found.append((first, row, f"{before} {text}"))
            else:
                found.append((row, row, text))
    return iter([(first, text) for first, _, text in found])


def unclear(name: str, code: str) -> list[str]:
    """Return the docstrings and comments of a module with avoided words, each with what to say instead."""
    likely = (_ANY.search(QUOTED.sub("X", each.strip('"').replace("#", " "))) for each in _LIKELY.findall(code))
    if name.startswith(HELP_TEXTS) or not any(likely):
        return []  # nearly always, and parsing takes longer
    return [
        f"{name}:{line}: {text}\n    not “{found[0]}”; rather: {instead}"
        for line, text in said(code)
        for pattern, instead in AVOIDED.items()
        if (found := re.search(pattern, text, re.IGNORECASE))
    ]


def test_docstrings_and_comments_avoid_unclear_words() -> None:
    found = [each for name, code in texts().items() if name != THIS for each in unclear(name, code)]
    assert not found, "\n".join(found)


def test_comments_of_scripts_and_sheets_avoid_unclear_words() -> None:
    paths = sources("quizbs/frontend", endings=(".ts", ".css", ".mjs"))
    written = {path: path.read_text(encoding="utf-8") for path in paths}
    assert len(written) > 300
    found = [
        f"{path.relative_to(ROOT)}: {comment}"
        for path, code in written.items()
        if path.name != "protocol.ts"  # its comments are docstrings of Python
        for comment in SCRIPT_COMMENT.findall(code)
        if _ANY.search(" ".join(SCRIPT_NAME.sub("X", comment).split()))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "code",
    [
        '"""Screens are told of it."""',
        "x = 1  # whoever comes first",
        "# this is decided\n# anew",
        'class A:\n    x: int = 0\n    """What is owed."""',
    ],
)
def test_unclear_words_are_found(code: str) -> None:
    assert unclear("quizbs/some.py", code)


def test_code_and_quotations_are_not_searched() -> None:
    assert not unclear("quizbs/some.py", 'told = 1\n"""Return ``told``, or “whoever”."""')


def test_names_of_tests_are_short_and_plain() -> None:
    names = [(f"{path}: {name}", name) for path, code in texts().items() for name in NAME.findall(code)]
    assert len(names) > 2000
    found = [place for place, name in names if len(name) > LONGEST_NAME or re.search(OF_NAMES, name)]
    assert not found, "say subject and behaviour:\n" + "\n".join(found)


def test_loops_name_what_they_go_through() -> None:
    """``one`` only has a meaning beside ``other``."""
    loop = re.compile(r"\bfor one in |\blambda one:")
    found = [
        f"{path}: {line.strip()}" for path, code in texts().items() for line in code.splitlines() if loop.search(line)
    ]
    assert not [place for place in found if place.startswith("quizbs/")]


def test_imports_have_no_circle() -> None:
    """Imports inside functions count, too: modules of a circle can't be read, or tried, one by one."""
    modules = {_module(path): code for path, code in texts().items() if path.startswith("quizbs/")}
    imports = {name: set(_imported(code, modules)) - {name} for name, code in modules.items()}
    assert len(imports) > 300
    while leaves := [name for name, needed in imports.items() if not needed & set(imports)]:
        for name in leaves:
            del imports[name]
    assert not imports, "in a circle, or importing one: " + ", ".join(sorted(imports))


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _imported(code: str, modules: Collection[str]) -> Iterator[str]:
    """Yield the modules that a module imports when it runs."""
    todo: list[ast.AST] = [ast.parse(code)]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.ImportFrom) and node.module:
            parts = [f"{node.module}.{each.name}" for each in node.names]
            yield from (part if part in modules else node.module for part in parts)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
            todo.extend(child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.expr))
