"""The digest of the sources of ``quizbs/static/``, by which a checkout detects that its browser files are
out of date.
"""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

NOT_SOURCES = {"node_modules", "__pycache__", "words.d.ts"}


def source_digest(package: Path) -> str:
    """Return a digest of the sources in a package's folders. ``build.mjs`` computes and stores the same."""
    found = hashlib.sha256()
    for name in sorted(_names(package)):
        content = (package / name).read_bytes()
        found.update(f"{name}\0{len(content)}\0".encode() + content)
    return found.hexdigest()


def is_fresh(package: Path) -> bool:
    """Return whether ``static/`` of a package was built from the current ``frontend/`` and ``words/``."""
    built = package / "static" / "STAMP"
    return built.is_file() and built.read_text(encoding="utf-8").strip() == source_digest(package)


def _names(package: Path) -> Iterator[str]:
    for sources in ("frontend", "words"):
        for folder, inner, files in os.walk(package / sources):
            inner[:] = set(inner) - NOT_SOURCES
            for file in set(files) - NOT_SOURCES:
                if not file.endswith(".py"):
                    yield (Path(folder) / file).relative_to(package).as_posix()
