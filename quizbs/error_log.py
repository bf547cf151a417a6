"""Logging of errors: one line each, rate-limited, without the messages of exceptions.

An exception's message may contain a name or an answer, so only its type and place are logged.
"""

import logging
import sys
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

import msgspec

SELDOM = 60.0  # least seconds between two log lines about the same error
_KINDS = 200  # different errors of which the last time is remembered
_log = logging.getLogger(__name__)


def where(error: BaseException) -> str:
    """Return an error's type and place without values: "KeyError at viewers.py:88 < sockets.py:41"."""
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__} at {places or 'an unknown place'}"


class Lines(logging.Formatter):
    """Formats log records as text: time, level and message in one line."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line."""
        record.message, record.asctime = said(record), self.formatTime(record, self.datefmt)
        return self.formatMessage(record)


class JsonLines(logging.Formatter):
    """Formats log records as JSON objects for log collectors. ``time`` is in UTC (ISO 8601)."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line of JSON."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": at, "level": record.levelname.lower(), "logger": record.name, "message": said(record)}
        return msgspec.json.encode(line | getattr(record, "more", {})).decode()


def said(record: logging.LogRecord) -> str:
    """Return a record's message in one line; an exception is shown by its type and place only."""
    error = record.exc_info[1] if record.exc_info else None
    message = " ".join(record.getMessage().split())
    return message if error is None else f"{message}: {where(error)}"


def begin(*, as_json: bool) -> None:
    """Log to the standard error output, as text or JSON lines. Repeated messages are limited."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else Lines())
    handler.addFilter(NoRepeats())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    _install_exception_hooks()


def _install_exception_hooks() -> None:
    """Install hooks that log uncaught exceptions by type and place; Python and gevent would print messages."""

    def of_program(kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, at)
        else:
            _log.critical("quizbs failed: %s", where(error))

    def of_thread(failed: threading.ExceptHookArgs) -> None:
        _log.error("a thread failed: %s", where(failed.exc_value) if failed.exc_value else failed.exc_type.__name__)

    def of_greenlet(_context: object, kind: type[BaseException], error: BaseException | None, _at: object) -> None:
        _log.error("a task failed: %s", where(error) if error else kind.__name__)

    from gevent import get_hub

    sys.excepthook, threading.excepthook = of_program, of_thread
    get_hub().print_exception = of_greenlet


class WithoutValues(logging.Filter):
    """A filter for libraries that log packets: passes only exceptions, by type and place."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the record has an exception; replace its message by the exception's type and place."""
        if record.exc_info is None or record.exc_info[1] is None:
            return False
        record.msg, record.args = f"{record.name} failed: {where(record.exc_info[1])}", ()
        record.exc_info = None
        return True


def library_logger(name: str) -> logging.Logger:
    """Return a logger for a library. It logs only errors, and only their types and places."""
    logger = logging.getLogger(name)
    logger.setLevel(logging.ERROR)
    if not any(isinstance(known, WithoutValues) for known in logger.filters):
        logger.addFilter(WithoutValues())
    return logger


class NoRepeats(logging.Filter):
    """A filter that drops and counts a warning or error if the same was logged within ``SELDOM`` seconds.

    The next record of it that passes says how many were dropped.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._logged: OrderedDict[str, tuple[float, int]] = OrderedDict()  # when it was last logged, and repeats since

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log the record; add the number of dropped repeats to its message."""
        if record.levelno < logging.WARNING:
            return True
        trouble = record.getMessage()
        at, since = self._logged.get(trouble, (float("-inf"), 0))
        if self._clock() - at < SELDOM:
            self._logged[trouble] = at, since + 1
            return False
        self._logged[trouble] = self._clock(), 0
        self._logged.move_to_end(trouble)
        while len(self._logged) > _KINDS:
            self._logged.popitem(last=False)
        if since:
            record.msg, record.args = f"{trouble} (and {since} more times since the last entry)", ()
        return True
