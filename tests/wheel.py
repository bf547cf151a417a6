"""quizbs as a wheel brings it: built from this checkout, unpacked into a folder, once for each run of tests.

``python -m tests.wheel FOLDER`` does so by hand; ``QUIZBS_TEST_SITE`` names such a folder that is there already.
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
from pathlib import Path

from hatchling.builders.wheel import WheelBuilder
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

ROOT = Path(__file__).parents[1]


def builder(checkout: Path) -> WheelBuilder:
    """Return the builder of wheels for a checkout."""
    plugins = PluginManager()
    return WheelBuilder(str(checkout), plugin_manager=plugins, metadata=ProjectMetadata(str(checkout), plugins))


def unpack(folder: Path) -> None:
    """Build a wheel from this checkout and unpack it; one at a time, since a build makes files in the checkout."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / ".lock").open("w") as lock, tempfile.TemporaryDirectory() as made:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wheel = next(iter(builder(ROOT).build(directory=made, versions=["standard"])))
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)


@functools.cache
def site() -> Path:
    """Return the folder with the unpacked wheel, which goes when this process ends."""
    if given := os.environ.get("QUIZBS_TEST_SITE"):
        return Path(given)
    folder = Path(tempfile.mkdtemp(prefix="quizbs-site-"))
    weakref.finalize(site, shutil.rmtree, folder, ignore_errors=True)
    unpack(folder)
    return folder


def environment() -> dict[str, str]:
    """Return the settings with which Python imports quizbs from the wheel, wherever it is started."""
    return {"PYTHONPATH": str(site()), "PYTHONSAFEPATH": "1"}


if __name__ == "__main__":
    unpack(Path(sys.argv[1]))
