"""What is built is whole: pages, banks and browser files lie in wheel and sdist, and each library with its licence.

The build itself runs, without the network: it takes the libraries that the installation has brought in, and the screens
that the first build of this run has made.
"""

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hatchling.builders.sdist import SdistBuilder

from tests.wheel import builder, site

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
VENDOR = "quizbs/static/vendor"
SCREENS = "build/screens"
STATIC = "quizbs/static"
NOT_COPIED = shutil.ignore_patterns(".git", ".venv", "node_modules", "__pycache__", ".*_cache", "dist", ".hypothesis")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Copy the checkout, browser files included, to build from without touching it."""
    site()
    return shutil.copytree(ROOT, tmp_path / "checkout", ignore=NOT_COPIED)


@pytest.fixture
def without_npm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Take the machine's npm away."""
    (tmp_path / "nothing").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))


def built(checkout: Path, version: str) -> Iterator[str]:
    """Build one wheel and return the names of its files."""
    with zipfile.ZipFile(next(iter(builder(checkout).build(versions=[version])))) as archive:
        yield from archive.namelist()


def node_wanted(checkout: Path) -> bool:
    """Tell whether a build of the checkout would ask the package index for Node."""
    return any("nodejs" in wanted for wanted in builder(checkout).config.dependencies)


def libraries(checkout: Path) -> list[dict[str, Any]]:
    """Return the table of browser files in pyproject.toml."""
    table: list[dict[str, Any]] = builder(checkout).config.hook_config["custom"]["library"]
    return table


def named_files(checkout: Path) -> set[str]:
    """Return the browser files that pyproject.toml names, and the two that the build writes."""
    files = {f"{VENDOR}/{each['into']}/{file}" for each in libraries(checkout) for file in each["files"]}
    return files | {f"{VENDOR}/LICENCES.txt", f"{VENDOR}/STAMP"}


def test_a_wheel_holds_all_that_a_lesson_needs(checkout: Path, without_npm: None) -> None:
    files = set(built(checkout, "standard"))
    manifest = json.loads((checkout / SCREENS / "manifest.json").read_text(encoding="utf-8"))
    served = {name for name in files if name.startswith(STATIC)}
    assert {f"{STATIC}/{name}" for name in manifest["files"].values()} <= served
    assert {f"{STATIC}/{name}" for name in ("LICENCES.txt", "manifest.json")} <= served
    assert not [name for name in served if name.startswith(VENDOR) or "/words/" in name], "the sources stay at home"
    for folder in ("templates", "question_banks"):
        beside = {path.relative_to(checkout) for path in (checkout / folder).rglob("*") if path.is_file()}
        assert beside
        assert {f"quizbs/{path.as_posix()}" for path in beside} <= files


@pytest.mark.parametrize("page", ["phone", "wall", "desk"])
def test_the_file_that_stands_for_a_page_begins_it(page: str) -> None:
    """Not a file that others share with it: nothing complains of one, and the page stays as it came."""
    static = site() / STATIC
    manifest = json.loads((static / "manifest.json").read_text(encoding="utf-8"))
    assert "dataset.runs=" in (static / manifest["files"][f"live/{page}.js"]).read_text(encoding="utf-8")


def test_an_editable_install_leaves_no_copies_that_grow_old(checkout: Path, without_npm: None) -> None:
    assert [name for name in built(checkout, "editable") if name.endswith((".html", ".csv", ".js"))] == []


def test_an_sdist_needs_no_node(checkout: Path, without_npm: None, tmp_path: Path) -> None:
    archive = next(iter(SdistBuilder(str(checkout)).build(directory=str(tmp_path))))
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path / "unpacked")
    unpacked = next((tmp_path / "unpacked").iterdir())
    assert not node_wanted(unpacked)
    assert set(built(unpacked, "standard")) == set(built(checkout, "standard"))


def test_an_installed_wheel_finds_its_folders(checkout: Path, without_npm: None, tmp_path: Path) -> None:
    with zipfile.ZipFile(next(iter(builder(checkout).build(versions=["standard"])))) as archive:
        archive.extractall(tmp_path / "site")
    asked = "from quizbs.paths import shipped; print(shipped('templates'), shipped('question_banks'))"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    answer = subprocess.run(
        [sys.executable, "-P", "-c", asked], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
    )
    package = (tmp_path / "site" / "quizbs").resolve()
    assert answer.stdout.split() == [str(package / "templates"), str(package / "question_banks")]


def test_node_is_asked_for_only_where_it_is_needed(checkout: Path, without_npm: None) -> None:
    assert not node_wanted(checkout)
    (checkout / VENDOR / "lit-html" / "lit-html.js").unlink()
    assert node_wanted(checkout)


def test_a_changed_lock_makes_the_files_stale(checkout: Path, without_npm: None) -> None:
    lock = checkout / "package-lock.json"
    lock.write_bytes(lock.read_bytes().replace(b"\n", b"\r\n"))
    assert not node_wanted(checkout), "line ends are git's business"
    lock.write_text(json.dumps({**json.loads(lock.read_text()), "name": "another"}))
    assert node_wanted(checkout)


@pytest.mark.skipif(os.name == "nt", reason="a program of Windows cannot be written in one line")
@pytest.mark.parametrize(
    ("says", "usable"),
    [("echo 11.19.1", True), ("echo 9.0.0", True), ("echo 8.19.4", False), ("echo 11.19.1; exit 1", False)],
)
def test_an_old_or_broken_npm_does_not_count(
    checkout: Path, without_npm: None, tmp_path: Path, says: str, usable: bool
) -> None:
    (checkout / VENDOR / "STAMP").unlink()
    become_npm(tmp_path, says)
    assert node_wanted(checkout) is not usable


def become_npm(tmp_path: Path, script: str) -> None:
    """Put a shell script where `without_npm` has left PATH, under the name of npm."""
    npm = tmp_path / "nothing" / "npm"
    npm.write_text(f"#!/bin/sh\n{script}\n")
    npm.chmod(npm.stat().st_mode | stat.S_IXUSR)


@pytest.fixture
def modules(checkout: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """Make what `npm ci` would have installed, with more files than are wanted, and an npm that installs it."""
    copy = f'case "$1" in --version) echo 11.0.0;; ci) {shutil.which("cp")} -r {tmp_path}/registry node_modules;; esac'
    for each in libraries(checkout):
        for package in (each["package"], *each.get("bundles", [])):
            folder = tmp_path / "registry" / package
            folder.mkdir(parents=True)
            (folder / "package.json").write_text(json.dumps({"version": "9.8.7"}))
            (folder / "LICENSE").write_text(f"You may use {package}.")
            (folder / "never-served.js").write_text("")
        for file in each["files"]:
            served = tmp_path / "registry" / each["package"] / each.get("within", "") / file
            served.parent.mkdir(parents=True, exist_ok=True)
            served.write_text(f"new {file}")
    (checkout / VENDOR / "STAMP").write_text("old")
    request.getfixturevalue("without_npm")
    become_npm(tmp_path, copy)
    return tmp_path / "registry"


def test_changed_sources_make_the_screens_stale(checkout: Path, without_npm: None) -> None:
    for name in (f"{STATIC}/live/words/phone.js", f"{STATIC}/css/tokens.css", "build_screens.js"):
        file = checkout / name
        before = file.read_bytes()
        file.write_bytes(before.replace(b"\n", b"\r\n"))
        assert not node_wanted(checkout), "line ends are git's business"
        file.write_bytes(before + b"/* another */\n")
        assert node_wanted(checkout), name
        file.write_bytes(before)


@pytest.mark.skipif(os.name == "nt", reason="a program of Windows cannot be written in one line")
def test_stale_files_are_fetched_anew_and_nothing_else_is(checkout: Path, modules: Path) -> None:
    (checkout / VENDOR / "left-over.js").write_text("")
    list(built(checkout, "editable"))
    there = {path.relative_to(checkout).as_posix() for path in (checkout / VENDOR).rglob("*") if path.is_file()}
    assert there == named_files(checkout)
    assert (checkout / VENDOR / "lit-html" / "directives" / "repeat.js").read_text() == "new directives/repeat.js"
    licences = (checkout / VENDOR / "LICENCES.txt").read_text(encoding="utf-8")
    for package in ("lit-html", "socket.io-client", "engine.io-client"):
        assert f"{package} 9.8.7\n" in licences
        assert f"You may use {package}." in licences


@pytest.mark.skipif(os.name == "nt", reason="a program of Windows cannot be written in one line")
def test_a_failed_fetch_says_why_and_leaves_what_was_there(checkout: Path, modules: Path, tmp_path: Path) -> None:
    before = sorted((checkout / VENDOR).rglob("*"))
    (modules / "engine.io-client" / "LICENSE").unlink()
    with pytest.raises(FileNotFoundError, match=r"engine\.io-client 9\.8\.7 comes without a licence"):
        list(built(checkout, "editable"))
    become_npm(tmp_path, 'case "$1" in --version) echo 11.0.0;; *) echo EINTEGRITY >&2; exit 1;; esac')
    with pytest.raises(RuntimeError, match="EINTEGRITY"):
        list(built(checkout, "editable"))
    assert sorted((checkout / VENDOR).rglob("*")) == before
    assert [path.name for path in (checkout / VENDOR).parent.glob(".vendor-*")] == []


def test_every_served_library_comes_with_its_licence(checkout: Path) -> None:
    licences = (checkout / VENDOR / "LICENCES.txt").read_text(encoding="utf-8")
    shipped = (checkout / SCREENS / "LICENCES.txt").read_text(encoding="utf-8")
    for each in libraries(checkout):
        for package in (each["package"], *each.get("bundles", [])):
            assert f"{package} " in licences
            assert f"{package} " in shipped
    assert "SIL OPEN FONT LICENSE" in licences
    assert "BSD 3-Clause" in licences
