"""How something that went wrong is told to the log: one line, and never what the message was about."""

import logging
import traceback
from pathlib import Path


def where(error: BaseException) -> str:
    """Return kind and place of an error, "KeyError at viewers.py:88 < sockets.py:41":

    no values, so no names.
    """
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__} at {places or 'an unknown place'}"


class Quiet(logging.Filter):
    """For the loggers of libraries that print packets: only failures pass, as one line without their values."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether the record may pass, after taking out what it was about."""
        if record.exc_info is None or record.exc_info[1] is None:
            return False
        record.msg, record.args = f"{record.name} failed: {where(record.exc_info[1])}", ()
        record.exc_info = None
        return True


def library_logger(name: str) -> logging.Logger:
    """Return a logger for a library, so that nothing of a message can reach the log."""
    logger = logging.getLogger(name)
    logger.setLevel(logging.ERROR)
    if not any(isinstance(known, Quiet) for known in logger.filters):
        logger.addFilter(Quiet())
    return logger
