"""The digest of the sources of ``quizbs/static/``, by which a checkout detects that its browser files are
out of date.
"""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

NOT_SOURCES = {"node_modules", "__pycache__"}


def stamp(sources: Path) -> str:
    """Return a digest of all files in a folder. ``build.mjs`` computes and stores the same."""
    found = hashlib.sha256()
    for name in sorted(_names(sources)):
        content = (sources / name).read_bytes()
        found.update(f"{name}\0{len(content)}\0".encode() + content)
    return found.hexdigest()


def is_fresh(package: Path) -> bool:
    """Return whether ``static/`` of a package was built from the current ``frontend/``."""
    built = package / "static" / "STAMP"
    return built.is_file() and built.read_text(encoding="utf-8").strip() == stamp(package / "frontend")


def _names(sources: Path) -> Iterator[str]:
    for folder, inner, files in os.walk(sources):
        inner[:] = set(inner) - NOT_SOURCES
        for file in files:
            yield (Path(folder) / file).relative_to(sources).as_posix()
