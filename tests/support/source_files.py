"""The source files of this checkout."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
NOT_OURS = {"node_modules", "static", "__pycache__"}  # folders with thousands of other files


@cache
def sources(*folders: str, endings: tuple[str, ...] = (".py",)) -> tuple[Path, ...]:
    """Return the files with these endings in folders of the checkout, subfolders included."""
    found = []
    for folder in folders:
        for path, inner, names in os.walk(ROOT / folder):
            inner[:] = [name for name in inner if name not in NOT_OURS]
            found += [Path(path, name) for name in names if name.endswith(endings)]
    return tuple(sorted(found))
