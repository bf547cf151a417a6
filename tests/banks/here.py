"""Strangers' files read within this process: a child takes longer to start than to read them.

The child has tests of its own (test_sandbox.py, test_picture_sandbox.py), and so have servers that bring a file to it.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING
from unittest.mock import patch

from quizbs.banks import picture_sandbox, registry, sandbox

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def read_here() -> Iterator[None]:
    """Start no child for files and pictures, for as long as the context lasts."""
    with (
        patch.object(sandbox, "read", registry.read),
        patch.object(picture_sandbox, "_in_child", picture_sandbox.answer),
    ):
        yield
