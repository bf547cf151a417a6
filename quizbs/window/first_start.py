"""The question that the system asks at the first start, explained before it is asked.

Windows and macOS ask once whether a program may use the network; after a "no" they never ask again. So the window says
what to answer before quizbs listens.
"""

import contextlib
import sys
from collections.abc import Callable
from pathlib import Path

_SYSTEMS = {"win32": "windows", "darwin": "mac"}


class FirstStart:
    """Remembers whether the system's question was explained, by an empty file in the data folder (``folder``)."""

    def __init__(self, folder: Path, platform: str = sys.platform) -> None:
        self.system = _SYSTEMS.get(platform, "")
        self._file = folder / "network-explained"

    def is_to_come(self) -> bool:
        """Return whether the system will ask its question, and the question hasn't been explained yet."""
        return bool(self.system) and not self._file.exists()

    def explained(self) -> None:
        """Record that the question was explained, if the system asks one."""
        if not self.is_to_come():
            return
        with contextlib.suppress(OSError):  # the data folder is full or read-only: quizbs says so itself
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.touch()

    def sentences(self, say: Callable[..., str]) -> tuple[str, str]:
        """Return a headline, and a text: what to answer, and how to undo a "no"."""
        system = self.system
        undo = say("window-first-undo", text=say("check-unblock", system=system, name="quizbs", code=""))
        return say("window-first", system=system), f"{say('window-first-more', system=system)}\n\n{undo}"
