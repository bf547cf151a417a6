"""Builds are complete: wheel and sdist have pages, banks, browser files, and each library with its licence.

The tests run the real build without a network, with the libraries installed for development and the files that the
first build of this run has made.
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
from typing import TYPE_CHECKING

import pytest
from hatchling.builders.sdist import SdistBuilder

from quizbs.config import NotStarted
from quizbs.web.server.static_files import StaticFiles
from quizbs.words import LANGUAGES
from tests.tools.style import node_modules
from tests.tools.wheel import builder, site

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
STATIC = "quizbs/static"
FRONTEND = "quizbs/frontend"
NOT_COPIED = shutil.ignore_patterns(
    *(".git", ".venv", "node_modules", "__pycache__", ".*_cache", ".hypothesis"), *("build", "dist", "docs", "tests")
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a copy of the checkout, browser files included, for builds."""
    site()
    return shutil.copytree(ROOT, tmp_path / "checkout", ignore=NOT_COPIED)


@pytest.fixture
def without_npm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Set PATH to an empty folder, so that npm isn't found."""
    (tmp_path / "nothing").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))


def built(checkout: Path, version: str) -> Iterator[str]:
    """Build a wheel and yield the names of its files."""
    with zipfile.ZipFile(next(iter(builder(checkout).build(versions=[version])))) as archive:
        yield from archive.namelist()


def node_wanted(checkout: Path) -> bool:
    """Return whether a build of the checkout would ask the package index for Node."""
    return any("nodejs" in wanted for wanted in builder(checkout).config.dependencies)


def test_wheel_holds_all_that_a_lesson_needs(checkout: Path, without_npm: None) -> None:
    files = set(built(checkout, "standard"))
    manifest = json.loads((checkout / STATIC / "manifest.json").read_text(encoding="utf-8"))
    scripts = [name for language in manifest["scripts"].values() for name in language.values()]
    assert {
        f"{STATIC}/{name}" for name in (*manifest["files"].values(), *scripts, "LICENCES.txt", "manifest.json")
    } <= files
    assert not [name for name in files if name.startswith(FRONTEND)], "the sources stay at home"
    for folder in ("templates", "question_banks"):
        beside = {path.relative_to(checkout) for path in (checkout / folder).rglob("*") if path.is_file()}
        assert beside
        assert {f"quizbs/{path.as_posix()}" for path in beside} <= files


@pytest.mark.parametrize("page", ["phone", "wall", "desk"])
def test_built_page_script_runs_its_source(page: str) -> None:
    """A shared chunk in its place would run nothing, and the page would stay empty without an error."""
    static = site() / STATIC
    manifest = json.loads((static / "manifest.json").read_text(encoding="utf-8"))
    assert "dataset.runs=" in (static / manifest["scripts"]["en"][f"pages/{page}.js"]).read_text(encoding="utf-8")


def test_phone_script_is_small_in_every_language() -> None:
    """tests/browser/test_phone_load.py limits the English script; those of other languages may be 3 % larger."""
    static = site() / STATIC
    manifest = json.loads((static / "manifest.json").read_text(encoding="utf-8"))
    sizes = {
        tag: (static / f"{scripts['pages/phone.js']}.gz").stat().st_size
        for tag, scripts in manifest["scripts"].items()
        if tag in LANGUAGES
    }
    assert max(sizes.values()) <= 51_500, sizes


def test_editable_install_copies_no_files(checkout: Path, without_npm: None) -> None:
    assert [name for name in built(checkout, "editable") if name.endswith((".html", ".csv", ".js"))] == []


def test_sdist_needs_no_node(checkout: Path, without_npm: None, tmp_path: Path) -> None:
    archive = next(iter(SdistBuilder(str(checkout)).build(directory=str(tmp_path))))
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path / "unpacked")
    unpacked = next((tmp_path / "unpacked").iterdir())
    assert not node_wanted(unpacked)
    assert set(built(unpacked, "standard")) == set(built(checkout, "standard"))


def test_installed_wheel_finds_its_data_folders(checkout: Path, without_npm: None, tmp_path: Path) -> None:
    with zipfile.ZipFile(next(iter(builder(checkout).build(versions=["standard"])))) as archive:
        archive.extractall(tmp_path / "site")
    asked = "from quizbs.paths import shipped; print(shipped('templates'), shipped('question_banks'))"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    answer = subprocess.run(
        [sys.executable, "-P", "-c", asked], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
    )
    package = (tmp_path / "site" / "quizbs").resolve()
    assert answer.stdout.split() == [str(package / "templates"), str(package / "question_banks")]


def test_checkout_and_its_wheel_have_the_same_static_files(checkout: Path) -> None:
    unpacked = site() / STATIC
    ours, theirs = (
        {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        for folder in (checkout / STATIC, unpacked)
    )
    assert ours == theirs


def test_build_needs_node_only_without_current_files(checkout: Path, without_npm: None) -> None:
    assert not node_wanted(checkout)
    (checkout / STATIC / "STAMP").unlink()
    assert node_wanted(checkout)


@pytest.mark.parametrize("name", ["words/people.ts", "ui/tokens.css", "build.mjs", "package-lock.json"])
def test_changed_source_makes_the_build_stale(checkout: Path, without_npm: None, name: str) -> None:
    source = checkout / FRONTEND / name
    source.write_bytes(source.read_bytes() + b"\n")
    assert node_wanted(checkout)
    with pytest.raises(NotStarted, match="older than its sources"):
        StaticFiles(checkout / STATIC)


def test_checkout_without_a_build_names_the_build_command(checkout: Path) -> None:
    shutil.rmtree(checkout / STATIC)
    with pytest.raises(NotStarted, match="npm run build"):
        StaticFiles(checkout / STATIC)


def test_language_without_own_scripts_uses_english_ones(checkout: Path, without_npm: None) -> None:
    files = StaticFiles(checkout / STATIC)
    assert files.script("pages/phone.js", "xx") == files.script("pages/phone.js", "en")


def only_english(checkout: Path) -> None:
    """Take all other languages out of a checkout, since each takes seconds to build."""
    file = checkout / "quizbs" / "words" / "words.json"
    table = json.loads(file.read_text(encoding="utf-8"))
    table["languages"] = [each for each in table["languages"] if each["tag"] == "en"]
    file.write_text(json.dumps(table), encoding="utf-8")


def test_build_replaces_stale_files(checkout: Path) -> None:
    """The build uses the checkout's packages; file names change with the content."""
    (checkout / FRONTEND / "node_modules").symlink_to(node_modules())
    before = StaticFiles(checkout / STATIC)
    only_english(checkout)
    with (checkout / FRONTEND / "ui" / "tokens.css").open("a") as sheet:
        sheet.write(":root { --new: 1 }")
    (checkout / STATIC / "left-over.js").write_text("")
    list(built(checkout, "editable"))
    after = StaticFiles(checkout / STATIC)
    assert after.address("pages/phone.css") != before.address("pages/phone.css")
    assert not (checkout / STATIC / "left-over.js").exists()
    assert [path.name for path in (checkout / "quizbs").glob(".built-*")] == []


@pytest.mark.skipif(os.name == "nt", reason="a program of Windows cannot be written in one line")
@pytest.mark.parametrize(
    ("says", "usable"),
    [("echo 11.19.1", True), ("echo 9.0.0", True), ("echo 8.19.4", False), ("echo 11.19.1; exit 1", False)],
)
def test_old_or_broken_npm_is_not_used(
    checkout: Path, without_npm: None, tmp_path: Path, says: str, usable: bool
) -> None:
    (checkout / STATIC / "STAMP").unlink()
    become_npm(tmp_path, says)
    assert node_wanted(checkout) is not usable


def become_npm(tmp_path: Path, script: str) -> None:
    """Write a shell script named npm into the folder that `without_npm` has set as PATH."""
    npm = tmp_path / "nothing" / "npm"
    npm.write_text(f"#!/bin/sh\n{script}\n")
    npm.chmod(npm.stat().st_mode | stat.S_IXUSR)


@pytest.mark.skipif(os.name == "nt", reason="a program of Windows cannot be written in one line")
def test_failed_build_reports_reason_and_keeps_files(checkout: Path, without_npm: None, tmp_path: Path) -> None:
    before = sorted((checkout / STATIC).rglob("*"))
    (checkout / STATIC / "STAMP").write_text("old\n")
    become_npm(tmp_path, 'case "$1" in --version) echo 11.0.0;; *) echo EINTEGRITY >&2; exit 1;; esac')
    with pytest.raises(RuntimeError, match="EINTEGRITY"):
        list(built(checkout, "editable"))
    assert sorted((checkout / STATIC).rglob("*")) == before


def test_every_served_library_has_its_licence(checkout: Path) -> None:
    licences = (checkout / STATIC / "LICENCES.txt").read_text(encoding="utf-8")
    wanted = json.loads((checkout / FRONTEND / "package.json").read_text(encoding="utf-8"))["dependencies"]
    bundled = ("@socket.io/component-emitter", "engine.io-client", "engine.io-parser", "socket.io-parser")
    for package in (*(wanted.keys() - {"esbuild", "@gfx/zopfli", "@fluent/syntax"}), *bundled):
        assert f"{package} " in licences
    assert "SIL OPEN FONT LICENSE" in licences
    assert "BSD 3-Clause" in licences


def test_library_without_a_licence_is_not_built_in(checkout: Path, tmp_path: Path) -> None:
    modules = tmp_path / "node_modules"
    (modules / "lit-html").mkdir(parents=True)
    for folder in (node_modules(), node_modules() / "lit-html"):
        inside = modules / folder.relative_to(node_modules())
        for path in folder.iterdir():
            if path.name not in {"lit-html", "LICENSE"}:
                (inside / path.name).symlink_to(path)
    command = ["node", str(checkout / FRONTEND / "build.mjs"), "--modules", str(modules), "--language", "en"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.returncode
    assert "lit-html 3.3.3 comes without a licence" in answer.stderr
