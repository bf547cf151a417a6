"""Checks a change before it is committed: ``python -m tests.tools.check [REVISION]``.

Runs the tools of ``tests.tools.style``, the rules of this repository (words, names, lengths, documents), and the quick
tests of what has changed since the revision, by default since the last commit. `.ci/run` runs everything.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tests.tools import style

if TYPE_CHECKING:
    from collections.abc import Iterable

RULES = [f"tests/test_{name}.py" for name in ("style", "plain_code", "plain_words", "docs", "views")]
ELSEWHERE = {"templates": "tests/web", "question_banks": "tests/banks", "frontend": "tests/test_scripts.py"}


def selected(changed: Iterable[str]) -> list[str]:
    """Return the folders and files of tests that belong to changed files, given by their paths in the repository."""
    found = set()
    for path in changed:
        top, *inner = Path(path).parts
        part = inner[0] if inner and top in {"quizbs", "tests"} else top
        found.add(ELSEWHERE.get(part, f"tests/{part}"))
    return sorted(each for each in found if _has_tests(style.ROOT / each))


def _has_tests(path: Path) -> bool:
    return (path.is_dir() and any(path.glob("test_*.py"))) or (path.is_file() and path.name.startswith("test_"))


def changed_since(revision: str) -> list[str]:
    """Return the paths of files that differ from a revision, with new ones that git doesn't ignore."""
    commands = ["git", "diff", "--name-only", revision], ["git", "ls-files", "--others", "--exclude-standard"]
    return [path for command in commands for path in _lines(command)]


def _lines(command: list[str]) -> list[str]:
    return subprocess.run(command, cwd=style.ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def _pytest(*arguments: str) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", "-q", "-n", "auto", *arguments], cwd=style.ROOT).returncode


def main(revision: str = "HEAD") -> int:
    """Print what is wrong with the change since ``revision``; return 1 if anything is, else 0."""
    failed = [style.main(), _pytest("--slow", *RULES)]
    if tests := selected(changed_since(revision)):
        failed.append(_pytest(*tests))
    return 1 if any(failed) else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
