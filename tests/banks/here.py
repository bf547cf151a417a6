"""Read uploaded files in the test's own process: a child process takes longer to start than to read them.

The child process has its own tests (test_sandbox.py, test_picture_sandbox.py), and so has a server that uses it.
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
    """Within the context, read files and pictures in this process and not in a child process."""
    with (
        patch.object(sandbox, "read", registry.read),
        patch.object(picture_sandbox, "_in_child", picture_sandbox.answer),
    ):
        yield
