"""The modules of the screens that decide something, tried alone by ``node --test``: tests/js/."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.style import Missing, complaint, node_modules

FOLDER = Path(__file__).parent / "js"


def test_the_scripts_keep_their_promises() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node on this machine")
    try:
        node_modules()  # the libraries that the modules import
    except Missing as missing:
        pytest.skip(str(missing))
    tests = sorted(str(path) for path in FOLDER.glob("*.test.js"))
    assert tests
    assert complaint([node, "--import", (FOLDER / "register.js").as_uri(), "--test", *tests]) == ""
