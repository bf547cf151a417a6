"""How the log says what went wrong: in one line, not too often, and never with a message's contents."""

import logging
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path

SELDOM = 60.0  # seconds before the same trouble is logged again
_KINDS = 200  # kinds of trouble it remembers


def where(error: BaseException) -> str:
    """Return the type and place of an error, without values and so without names: "KeyError at viewers.py:88 <
    sockets.py:41".
    """
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__} at {places or 'an unknown place'}"


class WithoutValues(logging.Filter):
    """For loggers of libraries that print packets: only failures pass, on one line and without values."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the record may pass, after removing its contents."""
        if record.exc_info is None or record.exc_info[1] is None:
            return False
        record.msg, record.args = f"{record.name} failed: {where(record.exc_info[1])}", ()
        record.exc_info = None
        return True


def library_logger(name: str) -> logging.Logger:
    """Return a logger for a library; it never shows any part of a message."""
    logger = logging.getLogger(name)
    logger.setLevel(logging.ERROR)
    if not any(isinstance(known, WithoutValues) for known in logger.filters):
        logger.addFilter(WithoutValues())
    return logger


class NoRepeats(logging.Filter):
    """For the log's handler: each kind of trouble passes once in a while and says how often it happened since."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._logged: OrderedDict[str, tuple[float, int]] = OrderedDict()  # when, and how often since

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the record may pass."""
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


def leave_out_repeats() -> None:
    """Stop every handler of the program's log from repeating the same trouble."""
    for handler in logging.getLogger().handlers:
        handler.addFilter(NoRepeats())
