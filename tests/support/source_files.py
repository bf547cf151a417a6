"""The files that this checkout is written in."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
NOT_OURS = {"node_modules", "static", "__pycache__"}  # thousands of files


@cache
def sources(*folders: str, endings: tuple[str, ...] = (".py",)) -> tuple[Path, ...]:
    """Return the files with these endings below folders of the checkout."""
    found = []
    for folder in folders:
        for path, inner, names in os.walk(ROOT / folder):
            inner[:] = [name for name in inner if name not in NOT_OURS]
            found += [Path(path, name) for name in names if name.endswith(endings)]
    return tuple(sorted(found))
