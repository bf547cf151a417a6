"""Runs the unit tests of the screens' modules, tests/js/, by ``node --test``."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.tools.style import Missing, complaint, node_modules

FOLDER = Path(__file__).parent / "js"


def test_node_unit_tests_pass(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node on this machine")
    try:
        node_modules()  # installs the libraries that the modules import
    except Missing as missing:
        pytest.skip(str(missing))
    tests = sorted(path.name for path in FOLDER.glob("*.test.[jt]s"))
    assert tests
    line = ["--line", str(FOLDER / "line.js")]
    assert complaint([node, str(FOLDER / "bundle.mjs"), *line, str(FOLDER), str(tmp_path), *tests]) == ""
    (tmp_path / "package.json").write_text('{"type": "module"}')
    built = [str(tmp_path / f"{name[:-3]}.js") for name in tests]
    assert complaint([node, "--enable-source-maps", "--test", *built]) == ""
