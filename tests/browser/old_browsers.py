"""Versions of Chromium from 2022 out of npm packages, unpacked once into build/ and driven by scripts in the page.

Playwright's own actions need features that these browsers lack.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.browser.by_script import SLOW, ByScript
from tests.web.shipped import until

if TYPE_CHECKING:
    from playwright.sync_api import Page

HERE = Path(__file__).parent / "old"
ROOT = Path(__file__).parents[2]
UNPACK = """
const { brotliDecompressSync } = require("node:zlib");
const { readFileSync, writeFileSync } = require("node:fs");
const [from, to] = process.argv.slice(1);
writeFileSync(to, brotliDecompressSync(readFileSync(from)), { mode: 0o755 });
"""


def chromium(version: int) -> str:
    """Return the executable of an old Chromium; npm downloads it if it is missing, checked against the lock file."""
    folder = ROOT / "build" / "old-browsers"
    program = folder / f"chromium-{version}"
    if not program.is_file():
        npm, node = shutil.which("npm"), shutil.which("node")
        assert npm, "no npm on this machine"
        assert node, "no node on this machine"
        shutil.copytree(HERE, folder, dirs_exist_ok=True)
        subprocess.run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
        packed = folder / "node_modules" / program.name / "bin" / "chromium.br"
        subprocess.run([node, "-e", UNPACK, str(packed), f"{program}.new"], check=True)
        Path(f"{program}.new").rename(program)
    return str(program)


class OldPage(ByScript):
    """A page of an old browser. ``said`` are the errors that its scripts have thrown."""

    def __init__(self, page: Page) -> None:
        self.said = list[str]()
        self._listen(page)

    def _listen(self, page: Page) -> None:
        self.page = page
        page.on("pageerror", lambda error: self.said.append(str(error)))
        page.set_default_timeout(SLOW * 1000)

    def evaluate(self, function: str, argument: Any = None) -> Any:
        return self.page.evaluate(function, argument)

    def opens(self, address: str) -> None:
        """Wait for a seat, then open an address in a new page of the browser, since Playwright loses the old one."""
        until(lambda: any(cookie["name"] == "quizbs_seat" for cookie in self.page.context.cookies()), "a seat")
        self._listen(self.page.context.new_page())
        self.page.goto(address)

    def colours(self, selector: str) -> list[Any]:
        """Return the computed colour and background colour of an element."""
        found: list[Any] = self.page.evaluate(
            """(selector) => { const set = getComputedStyle(document.querySelector(selector));
               return [set.color, set.backgroundColor]; }""",
            selector,
        )
        return found
