"""Style rules that no linter knows; each failure says how to fix it.

``python -m tests.tools.style`` runs the linters.
"""

from __future__ import annotations

import itertools
import json
import re
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
import yaml

from tests.support.source_files import ROOT, sources
from tests.tools.double_names import double_names
from tests.tools.style import FRONTEND, Missing, main, node_modules, tools

LONGEST = (
    400  # lines of a module. A module should have one subject; the limit only finds those that have grown unnoticed.
)

# Patterns that a screen or a page may not contain, and what to do instead.
FORBIDDEN = {
    r"\binnerHTML\b": "let lit-html draw it",
    r"\bouterHTML\b": "let lit-html draw it",
    r"\binsertAdjacentHTML\b": "let lit-html draw it",
    r"\bunsafe(HTML|SVG|MathML|Static)\b": "let lit-html draw it",
    r"\bdocument\.write\b": "let lit-html draw it",
    r"\beval\(": "the Content-Security-Policy forbids it",
    r"\bnew Function\(": "the Content-Security-Policy forbids it",
    r"\bcrypto\.(randomUUID|subtle)\b": "missing on plain http, which is what a school network is",
    r"\|\s*safe\b": "Jinja escapes, and should",
    r'\bMarkup\((?!"[^"]*"\))': "Jinja escapes, and should",
    r"<[^<>]*\sstyle\s*=": "set a class or a custom property: the Content-Security-Policy forbids it",
    r"\bstyleMap\b": "its first render writes a style attribute",
    r"""\b(from|import)\s*\(?\s*["'](https?:)?//""": "browser libraries come through npm at build time",
    r"""(@import|url\()\s*["']?(https?:)?//""": "no screen asks another host for anything",
    r"""<(script|link|img|iframe)\b[^>]*\s(src|href)\s*=\s*["']?(https?:)?//""": "no page asks another host",
}

# Files in which an address would name a private host, or one that may disappear.
WITHOUT_ADDRESSES = (
    *("quizbs/frontend/package-lock.json", "quizbs/frontend/.npmrc", "quizbs/frontend/package.json"),
    *(".ci/requirements.lock", "pyproject.toml"),
)


def test_hypothesis_settings_are_only_in_conftest() -> None:
    wherever = [path for path in (ROOT / "tests").rglob("*.py") if path != Path(__file__)]
    settled = [path.name for path in wherever if re.search(r"\b(derandomize|deadline)=", path.read_text("utf-8"))]
    assert settled == ["conftest.py"], "leave it to the profiles in tests/conftest.py"


def node(*arguments: str, said: str) -> str:
    """Return Node's output for the input ``said``, with the screens' development packages. Skips without them."""
    program = shutil.which("node")
    try:
        node_modules()
    except Missing as missing:
        pytest.skip(str(missing))
    assert program
    answer = subprocess.run(
        [program, *arguments], cwd=FRONTEND, input=said, capture_output=True, text=True, check=False
    )
    return answer.stdout + answer.stderr


LACKING = """
import postcss from "postcss";
import { json } from "node:stream/consumers";
import { lacking } from "./floor.mjs";
const found = (css) => [...lacking(postcss.parse(css))].map(({ feature }) => feature).join();
console.log(JSON.stringify((await json(process.stdin)).map(found)));
"""
LACKED = {
    "a:has(b) { color: red }": ":has",
    "@container (width > 3rem) { a { color: red } }": "@container",
    "@media not (min-width: 60rem) { a { color: red } }": "@media not",
    "a { overflow: clip }": "overflow: clip",
    "a { overflow: hidden; overflow: clip }": "",
    "@supports (overflow: clip) { a { overflow: clip } }": "",
    "a { animation-timeline: scroll() }": "animation-timeline",
    "a { b { color: red } }": "nesting",
    "a { color: color-mix(in srgb, red, blue) }": "color-mix()",
    "a::before { color: rgb(1 2 3 / 0.5); inset-inline: var(--has) }": "",
}


def test_syntax_that_the_oldest_browsers_lack_is_found() -> None:
    found = json.loads(node("--input-type=module", "-e", LACKING, said=json.dumps(list(LACKED))))
    assert dict(zip(LACKED, found, strict=True)) == LACKED


def test_style_sheet_styles_only_its_own_block() -> None:
    lint = [str(node_modules() / "stylelint" / "bin" / "stylelint.mjs"), "--stdin-filename", "wall/table/pile.css"]
    assert node(*lint, said=".pile .pile-heap.is-high .card { color: inherit }\n").count("quizbs/own-block") == 0
    assert ".ring belongs to another sheet" in node(*lint, said=".pile > .ring { color: inherit }\n")


def test_media_queries_use_named_sizes() -> None:
    lint = [str(node_modules() / "stylelint" / "bin" / "stylelint.mjs"), "--stdin-filename", "wall/table/pile.css"]
    rule = "{ .pile { color: inherit } }\n"
    assert node(*lint, said=f"@media (--narrow) {rule}") == ""
    assert "media-feature-name-disallowed-list" in node(*lint, said=f"@media (max-width: 40rem) {rule}")


FLOATING = """
import { floatingPromises } from "./floating_promises.mjs";
console.log(floatingPromises(process.argv[1]).map(({ line }) => line).join());
"""

PROMISES = """
declare function send(): Promise<void>;
declare let last: Promise<void> | null;
send();
if (last) send();
last && send();
void send();
await send();
last ??= send();
send().catch(() => {});
const handler = () => send();
handler;
"""


def test_floating_promises_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.ts").write_text(f"export {{}};{PROMISES}")
    (tmp_path / "tsconfig.json").write_text('{"compilerOptions": {"strict": true, "target": "es2022", "types": []}}')
    found = node("--input-type=module", "-e", FLOATING, str(tmp_path / "tsconfig.json"), said="")
    assert found.splitlines()[0] == "4,5,6"  # the compiler may add that its server was stopped


def tracked() -> list[Path]:
    """Return the files of the repository, also uncommitted ones. Skips outside a git repository (an sdist)."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = [git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in names.split("\0") if name and (ROOT / name).is_file()]


@cache
def words(path: Path) -> str:
    """Return the text of a file, "" for a picture or a font."""
    content = path.read_bytes()
    return "" if b"\0" in content else content.decode("utf-8", errors="replace")


def ours(*endings: str) -> list[Path]:
    """Return the source files under quizbs/ and templates/ with these endings, without downloaded and built ones."""
    return list(sources("quizbs", "templates", endings=endings))


def complain(faults: list[str]) -> None:
    """Fail with all faults, one on each line, if there are any."""
    if faults:
        pytest.fail("\n".join(faults), pytrace=False)


def test_complaint_of_a_tool_is_printed_and_exits_with_1(capsys: pytest.CaptureFixture[str]) -> None:
    content, angry = (
        [sys.executable, "-c", f"import sys; print('{said}'); sys.exit({said!r} == 'no')"] for said in ("yes", "no")
    )
    assert main(lambda: [content, content]) == 0
    assert capsys.readouterr().out == ""
    assert main(lambda: [content, angry]) == 1
    assert capsys.readouterr().out.endswith("\nno\n\n")


def test_missing_tool_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    def none() -> list[list[str]]:
        raise Missing("ruff is missing")

    assert main(none) == 1
    assert capsys.readouterr().out == "ruff is missing\n"


def test_style_check_runs_every_tool() -> None:
    try:
        asked = "\n".join(" ".join(command) for command in tools())
    except Missing as missing:
        pytest.skip(str(missing))
    wanted = (
        "-m mypy",
        "prettier",
        "tsc",
        "lint.mjs",
        "lint-imports",
        "djlint --lint",
        "ruff check",
        "ruff format --check",
    )
    assert [name for name in wanted if name not in asked] == []


def test_pre_commit_hooks_run_the_tools_of_the_tests() -> None:
    """Each pre-commit hook runs a tool from the lock files, so that commits pass the same checks."""
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"]
    assert [repository["repo"] for repository in hooks] == ["local"]
    entries = [hook["entry"].split()[0] for hook in hooks[0]["hooks"]]
    node = "quizbs/frontend/node_modules/.bin"
    assert entries == ["ruff", "ruff", "djlint", f"{node}/prettier", "npm", "npm"]


def test_scripts_have_no_import_cycle() -> None:
    """Modules that import each other can't be read or tested alone."""
    imports = {path: imported_by(path) for path in ours(".js", ".ts")}
    while leaves := [path for path, needed in imports.items() if not needed & set(imports)]:
        for path in leaves:
            del imports[path]
    complain([f"{path.relative_to(ROOT)} is in a circle, or needs one" for path in imports])


def imported_by(path: Path) -> set[Path]:
    """Return quizbs's modules that a script imports at run time, without type imports."""
    found = re.findall(
        r"""^(?:import|export)\b(?! type\b)[^;]*?from "(\.[^"]+)";""", path.read_text(encoding="utf-8"), re.MULTILINE
    )
    asked = [(path.parent / name).resolve() for name in found]
    return {script if script.exists() else script.with_suffix(".ts") for script in asked}


LOOSE = re.compile(r"(?<=[:<,(|\[] )any\b|\bany(?=\[|>)|@ts-|[\w)\]]![.;,)\[]")
CAST = re.compile(r"(?<=[\w)}\]] )as (?!const\b)[A-Za-z{(][^\n]*")


def code_of(script: str) -> str:
    """Return a script without its imports, comments and strings."""
    script = re.sub(r"^(?:import|export)\b[^;]*?from [^;]*;|/\*.*?\*/|//[^\n]*", "", script, flags=re.M | re.S)
    return re.sub(r'"[^"\n]*"|`[^`$\n]*`', '""', script)


def test_scripts_of_screens_have_few_casts() -> None:
    """A cast claims a type without proof, so casts are few: only for messages and for modules loaded later."""
    scripts = {path.relative_to(FRONTEND).as_posix(): code_of(path.read_text("utf-8")) for path in ours(".ts")}
    complain([f"{name}: {found}" for name, script in scripts.items() for found in LOOSE.findall(script)])
    casts = [f"{name}: {found}" for name, script in scripts.items() for found in CAST.findall(script)]
    assert len(casts) < 10, casts


def test_modules_are_at_most_400_lines_long() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(words(path).splitlines()) for path in ours(".py", ".js", ".mjs", ".ts")
    }
    complain(
        [
            f"{name} has {length} lines: split it (at most {LONGEST})"
            for name, length in lengths.items()
            if length > LONGEST and not name.endswith((".d.ts", "/protocol.ts"))
        ]
    )


def test_no_template_or_screen_uses_dangerous_shortcuts() -> None:
    complain(
        [
            f"{path.relative_to(ROOT)}: {match[0]!r}: {instead}"
            for path in ours(".py", ".js", ".ts", ".css", ".html", ".svg")
            for pattern, instead in FORBIDDEN.items()
            for match in re.finditer(pattern, words(path))
        ]
    )


@pytest.mark.parametrize(
    "short_cut",
    [
        "node.innerHTML = name",
        "unsafeHTML(name)",
        "eval(name)",
        "crypto.randomUUID()",
        "{{ name|safe }}",
        "{{ name | safe }}",
        "Markup(name)",
        '<p class="claim" style="color: red">',
        "<p\n  style=${css}>",
        'import { io } from "https://somewhere.example/io.js"',
        "@import 'http://somewhere.example/a.css'",
        "src: url(//somewhere.example/a.woff2)",
        '<script src="https://somewhere.example/a.js">',
    ],
)
def test_dangerous_shortcut_is_found(short_cut: str) -> None:
    assert any(re.search(pattern, short_cut) for pattern in FORBIDDEN)


def nested_selectors(css: str) -> list[str]:
    """Return the selectors of rules nested in other rules; at-rules like @media don't count as rules."""
    code = re.sub(r"/\*.*?\*/|\"[^\"]*\"", "", css, flags=re.DOTALL)
    found: list[str] = []
    open_: list[str] = []
    start = 0
    for at, sign in enumerate(code):
        if sign == "{":
            selector = " ".join(code[start:at].split())
            frame = any(rule.startswith("@keyframes") for rule in open_)
            if not selector.startswith("@") and not frame and any(not rule.startswith("@") for rule in open_):
                found.append(selector)
            open_.append(selector)
        elif sign == "}":
            open_.pop()
        if sign in "{};":
            start = at + 1
    return found


def test_no_nested_selector_begins_with_a_letter() -> None:
    """Browsers of 2023 ignore such a rule: begin it with &, or don't nest it."""
    assert nested_selectors("a { & b { c: d; } e &{ f: g } @media x { h & { i: j } } }") == ["& b", "e &", "h &"]
    complain(
        [
            f"{path.name}: {selector}"
            for path in ours(".css")
            for selector in nested_selectors(words(path))
            if any(part.strip()[:1].isalpha() for part in re.sub(r"\([^()]*\)", "", selector).split(","))
        ]
    )


def test_every_mask_image_has_its_prefixed_form() -> None:
    for path in ours(".css"):
        masks = re.findall(r"(-webkit-)?mask-image:\s*([^;]+);", words(path))
        plain = [value for prefix, value in masks if not prefix]
        assert plain == [value for prefix, value in masks if prefix], path.name


def test_fetched_libraries_are_not_in_the_repository() -> None:
    complain(
        [
            f"{path.relative_to(ROOT)} is fetched at build time: git rm --cached it"
            for path in tracked()
            if path.suffix == ".woff2" or path.name.endswith(".min.js")
        ]
    )


@pytest.mark.parametrize("name", WITHOUT_ADDRESSES)
def test_lock_files_contain_no_registry_address(name: str) -> None:
    content = (ROOT / name).read_text(encoding="utf-8")
    found = re.findall(r"\w+://[^\s\"']*|.*(?:registry|index-url|find-links)\s*=\s*\S+", content)
    allowed = [line for line in found if line.startswith("omit-lockfile-registry-resolved")]
    assert found == allowed


def test_every_package_is_locked_with_a_hash() -> None:
    packages = json.loads((FRONTEND / "package-lock.json").read_text())["packages"]
    complain([f"{name} has no integrity" for name, each in packages.items() if name and "integrity" not in each])
    pinned = re.findall(r"^\S+==.*(?:\n .*)*", (ROOT / ".ci" / "requirements.lock").read_text(), flags=re.MULTILINE)
    complain([pin.splitlines()[0] for pin in pinned if "--hash=sha256:" not in pin])
    assert pinned


def _asked(*extras: str) -> set[str]:
    """Return the names of the packages that pyproject.toml requires, with those of the given extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    parts = [project["dependencies"], *(project["optional-dependencies"][extra] for extra in extras)]
    names: set[str] = set()
    for requirement in itertools.chain(*parts):
        name, inner = re.match(r"([\w-]+)(?:\[([\w,]+)\])?", requirement).groups()  # type: ignore[union-attr]
        names |= _asked(*inner.split(",")) if name == "quizbs" else {name.lower()}
    return names


def test_lock_file_contains_dependencies_of_pyproject() -> None:
    """Every dependency is pinned; whether its version is in the range is checked by pip when CI installs it."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    locked = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / ".ci" / "requirements.lock").read_text(), flags=re.MULTILINE))
    assert _asked(*extras) - locked == set()


def test_tests_import_only_packages_of_the_test_extra() -> None:
    """CI can't find this out, since it installs the lock file, which has more packages."""
    brought, homes = _asked("test"), packages_distributions()
    missing = {
        f"{name} is imported, but the extra `test` doesn't bring it"
        for file in (ROOT / "tests").rglob("*.py")
        for name in re.findall(r"^\s*(?:from|import) (\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
        if name in homes and name not in {"quizbs", "tests"}
        if brought.isdisjoint(re.sub("[._]", "-", home.lower()) for home in homes[name])
    }
    complain(sorted(missing))


def test_manual_lists_every_setting() -> None:
    config, manual = ROOT / "quizbs" / "config.py", (ROOT / "docs" / "teacher.md").read_text(encoding="utf-8")
    settings = set(re.findall(r"\bQUIZBS_[A-Z_]+\b", config.read_text(encoding="utf-8")))
    complain([f"{name} of config.py is missing in docs/teacher.md" for name in sorted(settings) if name not in manual])
    assert settings


def test_no_file_names_a_local_folder() -> None:
    somebodys = re.compile(r"(?<![\w.])/(home|Users|work|root)/\w|[A-Z]:\\\\?Users")
    complain(
        [
            f"{path.relative_to(ROOT)}: {match[0]!r}: no other machine has this folder"
            for path in tracked()
            if path != Path(__file__)
            for match in somebodys.finditer(words(path))
        ]
    )


# Names of several classes, which are the same thing at two levels.
DOUBLE_NAMES = {
    "Accommodated": "what came of it, in the lesson and in its game",
    "Clock": "what returns the time, and the actor when time has run out",
    "Extended": "what came of it, in the lesson and in its games",
}


def test_public_class_names_are_unique() -> None:
    assert double_names().keys() == DOUBLE_NAMES.keys()
