"""Runs all linters and type checkers: ``python -m tests.tools.style``.

`.ci/run` runs it, too. Prints what the tools find, and exits with 1 if there is anything.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

from tests.tools.wheel import freshen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Command = list[str]
# What prettier formats; protocol.ts is made by tests/tools/view_types.py.
SCRIPTS_AND_SHEETS = ("quizbs/frontend/**/*.{css,js,json,mjs,ts}", "!**/frontend/protocol.ts", "tests/**/*.{js,mjs,ts}")
ROOT = Path(__file__).parents[2]
FRONTEND = ROOT / "quizbs" / "frontend"


class Missing(Exception):
    """A tool is not installed; the message says how to install it."""


def tool(name: str, *arguments: str) -> Command:
    """Return the command for a tool from the `test` extra. Raises ``Missing``."""
    path = shutil.which(name, path=sysconfig.get_path("scripts"))
    if path is None:
        raise Missing(f"{name} is missing: pip install -e '.[test]'")
    return [path, *arguments]


def node_tool(name: str, *arguments: str) -> Command:
    """Return the command for a development tool from npm. Raises ``Missing``."""
    suffix = ".cmd" if sys.platform == "win32" else ""
    return [str(node_modules() / ".bin" / f"{name}{suffix}"), *arguments]


def node_modules() -> Path:
    """Return the folder node_modules/; npm installs it if it is missing or out of date. Raises ``Missing``."""
    modules = FRONTEND / "node_modules"
    if not _is_installed(modules):
        npm = shutil.which("npm")
        if npm is None:
            raise Missing("no npm on this machine, and node_modules/ is missing or older than package-lock.json")
        if said := complaint([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", str(FRONTEND)]):
            raise Missing(said)
    return modules


def _is_installed(modules: Path) -> bool:
    """Return whether node_modules/ has all development packages, in the versions of package-lock.json."""
    wanted = json.loads((FRONTEND / "package-lock.json").read_text())["packages"]
    there = modules / ".package-lock.json"
    installed = json.loads(there.read_text())["packages"] if there.is_file() else {}
    tools = [f"node_modules/{name}" for name in wanted[""]["devDependencies"]]
    same = all(installed.get(name, each)["version"] == each["version"] for name, each in wanted.items() if name)
    return same and all(name in installed for name in tools)


def complaint(command: Command) -> str:
    """Run a tool in the repository's folder; return its command and its output if it fails, else ""."""
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if answer.returncode == 0:
        return ""
    return f"$ {' '.join(command)}\n{answer.stdout}{answer.stderr}\n"


def tools() -> list[Command]:
    """Return the commands of all tools. Raises ``Missing``."""
    return [
        [sys.executable, "-m", "mypy"],
        node_tool("prettier", "--check", "--log-level", "warn", *SCRIPTS_AND_SHEETS),
        node_tool("tsc", "--project", "quizbs/frontend"),
        [shutil.which("node") or "node", "quizbs/frontend/lint.mjs"],
        tool("lint-imports", "--no-cache"),
        tool("djlint", "--lint", "--quiet", "templates"),
        tool("ruff", "check", "--quiet", "."),
        tool("ruff", "format", "--check", "--quiet", "."),
    ]


def main(commands: Callable[[], Iterable[Command]] = tools) -> int:
    """Print the complaints of the tools; return 1 if there are any, else 0."""
    freshen()  # lint.mjs reads built files
    complaint([shutil.which("node") or "node", "quizbs/frontend/words.mjs"])  # tsc reads what it declares
    with ThreadPoolExecutor() as pool:
        try:
            said = "".join(pool.map(complaint, commands()))
        except Missing as missing:
            said = f"{missing}\n"
    sys.stdout.write(said)
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
