"""What all running lessons of a program have in common: how they are stored, shown and timed."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import gevent

from quizbs.live.connectivity import Connectivity
from quizbs.live.lesson_log import Writing
from quizbs.live.storage_watch import StorageWatch
from quizbs.store.store import Store


class Cancelable(Protocol):
    """What is to be done later."""

    def kill(self, *, block: bool) -> object:
        """Don't do it."""


@dataclass(frozen=True)
class Around:
    """What all lessons of a program have in common.

    ``keep_results(lesson)`` is called when a lesson closes; ``later(seconds, do)`` calls ``do`` after so long.
    """

    store: Store
    writing: Writing
    watch: StorageWatch
    connectivity: Connectivity
    keep_results: Callable[[str], object] = bool
    later: Callable[[float, Callable[[], None]], Cancelable] = gevent.spawn_later
    clock: Callable[[], float] = time.monotonic
