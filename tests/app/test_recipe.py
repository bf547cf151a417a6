"""What the app is built of, without building it."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

from quizbs.banks import child_process
from tests.support.source_files import ROOT

if TYPE_CHECKING:
    import pytest


def pins(lock: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", (ROOT / ".ci" / lock).read_text(), re.MULTILINE))


def test_app_pins_the_same_versions_as_the_tests() -> None:
    tested, built = pins("requirements.lock"), pins("app/requirements.lock")
    assert {name: built[name] for name in built.keys() & tested.keys() if built[name] != tested[name]} == {}
    of_pyinstaller = {"altgraph", "macholib", "pefile", "pyinstaller", "pyinstaller-hooks-contrib", "pywin32-ctypes"}
    assert built.keys() - tested.keys() <= of_pyinstaller | {"setuptools"}


def test_app_starts_itself_as_its_child_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert child_process.command("bank") == [sys.executable, "read-in-sandbox", "bank"]
    assert child_process.is_child(["quizbs", "read-in-sandbox", "bank"])
    for others in (["quizbs"], ["quizbs", "check", "read-in-sandbox"], ["quizbs", "read-in-sandbox"]):
        assert not child_process.is_child(others)
