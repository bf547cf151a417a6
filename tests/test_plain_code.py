"""Docstrings, comments and test names avoid unclear words; docstrings name what exists; imports have no cycles."""

from __future__ import annotations

import ast
import builtins
import importlib
import io
import re
import tokenize
from functools import cache
from typing import TYPE_CHECKING

import pytest

from tests.support.source_files import ROOT, sources

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

LONGEST_NAME = 62  # characters of a test's name

# Patterns of unclear words, each with what to write instead
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
    """Yield the line number and the text, without quotations, of each docstring and comment of a module."""
    for line, written in (*_docstrings(text), *_comments(text)):
        yield line, " ".join(QUOTED.sub("X", written).split())


def _docstrings(text: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


def _comments(code: str) -> Iterator[tuple[int, str]]:
    """Return the line number and the text of comments; consecutive lines are one comment."""
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
    """Return the docstrings and comments of a module that have unclear words, each with what to write instead."""
    likely = (_ANY.search(QUOTED.sub("X", each.strip('"').replace("#", " "))) for each in _LIKELY.findall(code))
    if name.startswith(HELP_TEXTS) or not any(likely):
        return []  # for nearly all modules, without parsing them, which is slow
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
    """``one`` is only a clear name if there is an ``other``."""
    loop = re.compile(r"\bfor one in |\blambda one:")
    found = [
        f"{path}: {line.strip()}" for path, code in texts().items() for line in code.splitlines() if loop.search(line)
    ]
    assert not [place for place in found if place.startswith("quizbs/")]


def test_imports_have_no_cycle() -> None:
    """Imports inside functions count, too: the modules of a cycle can't be read or tested one by one."""
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
    """Yield the modules that a module imports at run time."""
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


# Names that aren't quizbs's: of file formats, libraries and protocols, and example texts.
FOREIGN = frozenset(
    "AS C DOCTYPE JOKER2 QuestionText choiceInteraction setCaching usa u.s.a en collection.anki2 collection.anki21b"
    " Origin SameSite server_version_num start_response before_request pool_pre_ping IntegrityError".split()
)
IDENTIFIER = re.compile(r"``([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\([\w, ]*\))?``")
FILE_NAME = re.compile(r".*\.(?:csv|css|html|json|mjs|png|py|toml|webp|xml)")
# A pattern, since parsing all modules takes twenty times as long
DOCUMENTED = re.compile(
    r'^ *(?:async )?(?P<kind>class|def) (?P<name>\w+)|^ *r?"""(?P<doc>.*?)"""', re.MULTILINE | re.DOTALL
)
DEFINED = re.compile(r"^(?:(?:async )?def |class )?(\w+)(?=[(:\[ ])", re.MULTILINE)
FIELD = re.compile(r"^    (?:(?:async )?def )?(\w+)(?=[(:])", re.MULTILINE)


class Names:
    """The names in all modules: those that each module uses, and those that docstrings elsewhere may mention."""

    def __init__(self, modules: Mapping[str, str]) -> None:
        self.modules = {path.removesuffix(".py").removesuffix("/__init__"): code for path, code in modules.items()}
        bare = {path: DOCUMENTED.sub(_without_doc, code) for path, code in self.modules.items()}
        self._used = {path: set(re.findall(r"[^\W\d]\w*", code)) for path, code in bare.items()}
        self._parts = {part for path in self.modules for part in path.split("/")}
        self._defined = {path: set(DEFINED.findall(code)) for path, code in bare.items()}
        self._top = set().union(*self._defined.values())
        self._inner = {name for code in bare.values() for name in (*FIELD.findall(code), *re.findall(r'"(\w+)"', code))}

    def has(self, name: str, path: str, *, of_class: bool) -> bool:
        """Return whether a docstring in the module ``path`` may mention a name.

        Allowed are names used in the module, and modules, classes and constants from anywhere. A function's docstring
        may also mention functions, fields and codes of other modules; in a class's docstring these are mostly removed
        fields.
        """
        if FILE_NAME.fullmatch(name) or name in FOREIGN:
            return True
        if "." in name:
            return self._has_dotted(name, path) or _is_imported(name)
        if name in self._used[path] or name in self._parts or hasattr(builtins, name):
            return True
        return not (of_class and name.islower()) and (name in self._top or name in self._inner)

    def _has_dotted(self, name: str, path: str) -> bool:
        if set(name.split(".")) <= self._used[path]:
            return True
        before, _, last = name.rpartition(".")
        home, whole = (f"/{part.replace('.', '/')}" for part in (before, name))
        if any(f"/{known}/".find(f"{whole}/") >= 0 for known in self.modules):
            return True
        homes = [known for known in self.modules if f"/{known}".endswith(home)]
        classes = [known for known, defined in self._defined.items() if before.rpartition(".")[2] in defined]
        return any(last in self._used[known] for known in homes or classes)


def _without_doc(found: re.Match[str]) -> str:
    return found[0] if found["kind"] else ""


@cache
def _is_imported(name: str) -> bool:
    """Return whether a dotted name is one of Python or of an installed library."""
    first, *rest = name.split(".")
    try:
        found = getattr(builtins, first, None) or importlib.import_module(first)
    except ImportError:
        return False
    for part in rest:
        found = getattr(found, part, None)
    return found is not None


def false_names(names: Names) -> list[str]:
    """Return the names in docstrings that don't exist, each with its module and the function or class."""
    found = []
    for path, code in names.modules.items():
        kind, owner = "", "module"
        for part in DOCUMENTED.finditer(code):
            kind, owner = (part["kind"], part["name"]) if part["kind"] else (kind, owner)
            said = IDENTIFIER.findall(part["doc"] or "")
            false = [name for name in said if not names.has(name, path, of_class=kind == "class")]
            found += [f"{path}: {owner}: {name}" for name in false]
    return found


def test_names_in_docstrings_exist() -> None:
    code = {path: code for path, code in texts().items() if path.startswith(("quizbs/", "tests/tools/"))}
    found = [each for each in false_names(Names(code)) if each.startswith("quizbs/")]
    assert not found, "neither in the module nor a clear name of another one:\n" + "\n".join(found)


@pytest.mark.parametrize(
    "code",
    [
        'class Award:\n    """``told``: the award reveals who called."""\n\n    tells: bool',
        'class Idle:\n    """``asked``: how many cards."""\n\n    own_turns: float',
        'class Bots:\n    """``look`` is called often."""\n\n    def act_due(self): ...',
        'def open():\n    """Return what ``history.remembered`` has."""',
        'def open(seats):\n    """Return the first of ``places_of_all``."""',
    ],
)
def test_false_name_in_a_docstring_is_found(code: str) -> None:
    assert false_names(Names({"quizbs/some.py": code, "quizbs/history.py": 'def look(asked="told"): ...'}))


def test_true_names_in_a_docstring_pass() -> None:
    code = 'def first(seats):\n    """Return ``seats`` of ``history.look``, ``"AS"`` or ``None``, by ``json.loads``."""'
    assert not false_names(Names({"quizbs/some.py": code, "quizbs/history.py": "def look(): ..."}))
