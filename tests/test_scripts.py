"""The modules of the screens that decide something, tried alone by ``node --test``: tests/js/."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.test_style import node_tool, run

FOLDER = Path(__file__).parent / "js"


def test_the_scripts_keep_their_promises() -> None:
    node_tool("tsc")  # the libraries that the modules import lie in node_modules/
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node on this machine")
    tests = sorted(str(path) for path in FOLDER.glob("*.test.js"))
    assert tests
    run(node, "--import", (FOLDER / "register.js").as_uri(), "--test", *tests)
