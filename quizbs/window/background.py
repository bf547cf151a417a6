"""Threads that work while the window is shown."""

import threading
from abc import ABC, abstractmethod

_PATIENCE = 5.0  # seconds for the thread to end


class Background(ABC):
    """A thread that starts at once and ends with ``stop``. Subclasses set their attributes before this ``__init__``."""

    def __init__(self) -> None:
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Ask the thread to end, and wait for it up to ``_PATIENCE`` seconds."""
        self._over.set()
        self._thread.join(_PATIENCE)

    @abstractmethod
    def _run(self) -> None:
        """Work until ``_over`` is set."""
