"""Runs quizbs commands within this process: starting Python takes longer than most commands.

Uploaded files are read in this process, too; tests that start quizbs as a program use its child process for that.
"""

from __future__ import annotations

import io
import os
import sys
from typing import TYPE_CHECKING, NamedTuple

import pytest

from quizbs.cli.main import commands
from tests.banks.here import read_here

if TYPE_CHECKING:
    from pathlib import Path


class CliResult(NamedTuple):
    """The exit code and the output of a command."""

    returncode: int
    stdout: str
    stderr: str


class CliRunner:
    """Runs commands: ``quizbs("import", "a.csv", within=folder)``.

    ``within`` is the current folder, ``data`` the data folder (by default ``within/data``), ``typed`` the input.
    """

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def __call__(
        self, *words: str, within: Path, data: Path | None = None, typed: str = "", database: str = ""
    ) -> CliResult:
        self._capture.readouterr()
        with pytest.MonkeyPatch.context() as here, read_here():
            here.chdir(within)
            here.setattr(sys, "stdin", io.StringIO(typed))
            here.setenv("QUIZBS_DATA", str(data or within / "data"))
            if database:
                here.setenv("QUIZBS_DATABASE", database)
            code, mistake = _ended(words)
        said = self._capture.readouterr()
        return CliResult(code, said.out, said.err + mistake)


def _ended(words: tuple[str, ...]) -> tuple[int, str]:
    """Run a command; return the exit code, and the line that Python would print for the ``SystemExit``."""
    try:
        commands(list(words), prog_name="quizbs")
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return end.code or 0, ""
        return 1, f"{end.code}{os.linesep}"
    return 0, ""
