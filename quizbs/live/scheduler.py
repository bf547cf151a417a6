"""A scheduler for periodic jobs. It runs those that are due one after the other, five times a second."""

import logging
import time
from collections.abc import Callable, Iterator, Sequence

import gevent

from quizbs.error_log import where
from quizbs.game import Refused

EACH = 0.2  # seconds
Job = tuple[str, float, Callable[[], object]]
"""Its name, its interval in seconds, and the function."""

_log = logging.getLogger(__name__)


class Scheduler:
    """Runs jobs periodically in one greenlet. A job that takes long is a generator that yields from time to time."""

    def __init__(self, jobs: Sequence[Job], clock: Callable[[], float] = time.monotonic) -> None:
        self._jobs, self._clock = list(jobs), clock
        self._next = [clock() for _ in jobs]
        self._greenlet: gevent.Greenlet | None = None

    def add(self, name: str, each: float, job: Callable[[], object]) -> None:
        """Add a job that runs every ``each`` seconds. ``name`` is for the log."""
        self._jobs.append((name, each, job))
        self._next.append(self._clock())

    def start(self) -> None:
        """Start running the jobs, in a greenlet of its own."""
        self._greenlet = gevent.spawn(self._run)

    def stop(self) -> None:
        """Stop running the jobs, and kill the job that is running."""
        if self._greenlet is not None:
            self._greenlet.kill()

    def run_due(self) -> None:
        """Run the jobs that are due. A failing job doesn't stop the others."""
        for at, (name, each, job) in enumerate(self._jobs):
            now = self._clock()
            if now < self._next[at]:
                continue
            self._next[at] = now + each
            try:
                done = job()
                if isinstance(done, Iterator):
                    for _ in done:
                        gevent.sleep(0)
            except Refused as refused:
                _log.error("%s: %s", name, refused.code)
            except Exception as error:
                _log.error("%s: %s", name, where(error))

    def _run(self) -> None:
        while True:
            self.run_due()
            gevent.sleep(EACH)
