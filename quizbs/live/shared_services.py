"""What all running lessons of a process share: storage, clock, timers and the connectivity check."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import gevent

from quizbs.lesson.deciding import Command as LessonCommand
from quizbs.lesson.lesson_state import Event as LessonEvent
from quizbs.lesson.lesson_state import LessonState
from quizbs.live.connectivity import Connectivity
from quizbs.live.lesson_log import Writing
from quizbs.live.storage_watch import StorageWatch
from quizbs.store.store import Store


class Cancelable(Protocol):
    """A scheduled call that can be cancelled."""

    def kill(self, *, block: bool) -> object:
        """Cancel the call; with ``block`` wait until it has ended."""


@dataclass(frozen=True)
class SharedServices:
    """What all running lessons of a process share.

    ``save_results(lesson)`` is called when a lesson closes; ``later(seconds, function)`` schedules a call; ``clock`` is
    monotonic.
    """

    store: Store
    writing: Writing[LessonState, LessonCommand, LessonEvent]
    watch: StorageWatch
    connectivity: Connectivity
    save_results: Callable[[str], object] = bool
    later: Callable[[float, Callable[[], None]], Cancelable] = gevent.spawn_later
    clock: Callable[[], float] = time.monotonic
