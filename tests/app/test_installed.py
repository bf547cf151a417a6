"""quizbs installed from a wheel by pip, pipx and uv, and from a checkout by the steps of the container's recipe."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from quizbs.config import OPTIONS
from tests.support.source_files import ROOT
from tests.tools.wheel import site
from tests.web.shipped import running

if TYPE_CHECKING:
    from pathlib import Path

SMOKE, CONTAINER = ROOT / ".ci" / "smoke.py", ROOT / ".ci" / "container"
STEPS = str(CONTAINER / "steps")
TOOLS = ("build==1.6.1", "pipx==1.18.4", "twine==7.0.0", "uv==0.13.9")
TRIED = "it ends when it is told to"
ADDRESS = "http://192.168.1.5:8000"


def run(*command: str | Path, **environ: str) -> str:
    """Run a program, which must succeed, and return what it prints."""
    ran = subprocess.run(command, capture_output=True, text=True, timeout=900, check=False, env=os.environ | environ)
    assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}"
    return ran.stdout


def venv(folder: Path, *packages: str | Path) -> Path:
    """Make a virtual environment with these packages, and return the folder of its programs."""
    run(sys.executable, "-m", "venv", folder)
    run(folder / "bin" / "pip", "install", "--quiet", *packages)
    return folder / "bin"


def source(folder: Path) -> Path:
    """Copy what the container is built from, with the browser files."""
    site()
    for name in re.findall(r"^!(\S+)", (CONTAINER / "Containerfile.dockerignore").read_text(), re.MULTILINE):
        copy = shutil.copy if (ROOT / name).is_file() else shutil.copytree
        folder.mkdir(exist_ok=True)
        copy(ROOT / name, folder / name)
    return folder


def variables() -> dict[str, str]:
    """Return the environment variables that the container sets."""
    (line,) = re.findall(r"^ENV (.+)", (CONTAINER / "Containerfile").read_text(), re.MULTILINE)
    return dict(pair.split("=", 1) for pair in line.split())


@pytest.mark.thorough
def test_wheel_starts_with_pip_pipx_and_uv(tmp_path: Path) -> None:
    tools, made = venv(tmp_path / "tools", *TOOLS), tmp_path / "made"
    run(tools / "python", "-m", "build", "--outdir", made, source(tmp_path / "source"))
    run(tools / "twine", "check", "--strict", *made.iterdir())
    (wheel,) = made.glob("*.whl")
    places = {"PIPX_HOME": "pipx", "UV_CACHE_DIR": "cache", "UV_TOOL_DIR": "uv"}
    environ = {name: str(tmp_path / folder) for name, folder in places.items()} | {"UV_PYTHON": sys.executable}
    for command in (
        [venv(tmp_path / "empty", wheel) / "quizbs"],
        [tools / "pipx", "run", "--spec", wheel, "quizbs"],
        [tools / "uvx", "--from", wheel, "quizbs"],
    ):
        assert TRIED in run(sys.executable, SMOKE, *command, **environ)


@pytest.mark.thorough
def test_container_steps_work_outside_a_container(tmp_path: Path) -> None:
    place = tmp_path / "quizbs"
    assert TRIED in run(STEPS, "install", source(tmp_path / "source"), place)
    environ = variables() | {"PATH": f"{place / 'bin'}:{os.environ['PATH']}", "QUIZBS_PUBLIC_URL": ADDRESS}
    assert f"For students:  {ADDRESS.partition('//')[2]}" in run(sys.executable, SMOKE, STEPS, "run", **environ)


def test_container_without_a_public_url_explains_the_setting() -> None:
    environ = {name: value for name, value in os.environ.items() if name != "QUIZBS_PUBLIC_URL"}
    ran = subprocess.run([STEPS, "run"], capture_output=True, text=True, check=False, env=environ)
    assert ran.returncode == 1
    assert ran.stderr.startswith("quizbs: phones can't open the address of a container")
    assert "QUIZBS_PUBLIC_URL=http://" in ran.stderr


def test_container_is_healthy_while_quizbs_is_ready(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        environ = os.environ | {"QUIZBS_PORT": str(server.port)}
        assert subprocess.run([STEPS, "health"], check=False, env=environ).returncode == 0
    assert subprocess.run([STEPS, "health"], capture_output=True, check=False, env=environ).returncode == 1


def test_container_runs_the_steps_as_an_unprivileged_user() -> None:
    said = (CONTAINER / "Containerfile").read_text()
    assert re.findall(r"^USER (\S+)", said, re.MULTILINE) == ["quizbs"]
    assert re.findall(r'"/opt/quizbs/steps", "(\w+)"', said) == ["health", "run"]
    known = {option.variable for option in OPTIONS}
    assert {name for name in variables() if name.startswith("QUIZBS_")} <= known
    assert f"EXPOSE {variables()['QUIZBS_PORT']}\n" in said
    assert f"VOLUME {variables()['QUIZBS_DATA']}\n" in said
