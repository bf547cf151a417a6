"""Builds a wheel from this checkout and unpacks it into a folder, once for each run of tests.

``python -m tests.tools.wheel FOLDER`` does so by hand; ``QUIZBS_TEST_SITE`` may name an existing folder to use.
"""

from __future__ import annotations

import fcntl
import functools
import os
import shutil
import sys
import tempfile
import weakref
import zipfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from hatchling.builders.wheel import WheelBuilder
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

from quizbs.frontend.source_digest import is_fresh

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]


def builder(checkout: Path) -> WheelBuilder:
    """Return the builder of wheels for a checkout."""
    plugins = PluginManager()
    return WheelBuilder(str(checkout), plugin_manager=plugins, metadata=ProjectMetadata(str(checkout), plugins))


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold a lock, since a build writes files into the checkout."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def freshen() -> None:
    """Build the browser files if they are older than their sources and npm is installed, so no test uses old files."""
    if not is_fresh(ROOT / "quizbs") and shutil.which("npm"):
        with one_at_a_time(), tempfile.TemporaryDirectory() as made:
            list(builder(ROOT).build(directory=made, versions=["editable"]))


def unpack(folder: Path) -> None:
    """Build a wheel from this checkout and unpack it into ``folder``."""
    with one_at_a_time(), tempfile.TemporaryDirectory() as made:
        wheel = next(iter(builder(ROOT).build(directory=made, versions=["standard"])))
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)


@functools.cache
def site() -> Path:
    """Return the folder with the unpacked wheel, which is deleted at exit."""
    if given := os.environ.get("QUIZBS_TEST_SITE"):
        return Path(given)
    folder = Path(tempfile.mkdtemp(prefix="quizbs-site-"))
    weakref.finalize(site, shutil.rmtree, folder, ignore_errors=True)
    unpack(folder)
    return folder


def environment() -> dict[str, str]:
    """Return environment variables with which Python imports quizbs from the wheel, in any folder."""
    return {"PYTHONPATH": str(site()), "PYTHONSAFEPATH": "1"}


if __name__ == "__main__":
    unpack(Path(sys.argv[1]))
