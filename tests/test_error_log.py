"""The log: one line for each kind of error, at most once in some minutes."""

import json
import logging
import subprocess
import sys
from datetime import UTC, datetime

import pytest

from quizbs.error_log import SELDOM, JsonLines, Lines, NoRepeats


class FakeClock:
    """A clock that the test advances."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Log:
    """A logger with the filter; ``lines`` are its output."""

    def __init__(self) -> None:
        self.clock, self.lines = FakeClock(), list[str]()
        self._handler = logging.Handler()
        self._handler.emit = lambda record: self.lines.append(record.getMessage())  # type: ignore[method-assign]
        self._handler.addFilter(NoRepeats(self.clock))

    def say(self, said: str, *what: object, level: int = logging.ERROR) -> None:
        self._handler.handle(logging.LogRecord("quizbs", level, __file__, 1, said, what, None))


@pytest.fixture
def log() -> Log:
    return Log()


def test_repeated_error_is_logged_once_then_with_its_count(log: Log) -> None:
    for _ in range(768):
        log.say("a page failed: %s", "KeyError at pages.py:1")
    log.say("a page failed: %s", "ValueError at pages.py:2")
    log.clock.now += SELDOM
    log.say("a page failed: %s", "KeyError at pages.py:1")
    assert log.lines == [
        "a page failed: KeyError at pages.py:1",
        "a page failed: ValueError at pages.py:2",
        "a page failed: KeyError at pages.py:1 (and 767 more times since the last entry)",
    ]


def test_info_records_are_logged_each_time(log: Log) -> None:
    for _ in range(3):
        log.say("open", level=logging.INFO)
    assert log.lines == ["open"] * 3


def test_number_of_remembered_errors_is_limited(log: Log) -> None:
    for number in range(1000):
        log.say("trouble %s", number)
    assert len(log._handler.filters[0]._logged) == 200  # type: ignore[union-attr]


SECRET = "Ottokarlin"


def told(formatter: logging.Formatter) -> str:
    """Format a record of several lines with an exception whose message has a name; return the result."""
    try:
        raise ValueError(f"{SECRET}\nTraceback")
    except ValueError:
        record = logging.LogRecord("quizbs.x", logging.ERROR, __file__, 1, "it failed\nhere", (), sys.exc_info())
    return formatter.format(record)


@pytest.mark.parametrize("formatter", [Lines(), JsonLines()])
def test_error_record_is_one_line_with_the_place_of_the_error(formatter: logging.Formatter) -> None:
    line = told(formatter)
    assert "\n" not in line
    assert "it failed here: ValueError at test_error_log.py:" in line
    assert SECRET not in line


def test_json_log_line_has_the_documented_fields() -> None:
    line = json.loads(told(JsonLines()))
    assert list(line) == ["time", "level", "logger", "message"]
    assert (line["level"], line["logger"]) == ("error", "quizbs.x")
    assert datetime.fromisoformat(line["time"]).tzinfo == UTC


@pytest.mark.parametrize("as_json", ["True", "False"])
def test_uncaught_exception_is_logged_without_message(as_json: str) -> None:
    program = f"""
from gevent import monkey; monkey.patch_all()
import gevent, logging, threading
from quizbs import error_log
error_log.begin(as_json={as_json})
def fails():
    raise ValueError("{SECRET}")
gevent.spawn(fails).join()
thread = threading.Thread(target=fails)
thread.start(), thread.join()
logging.getLogger("asked").exception("%s", "once", exc_info=ValueError("{SECRET}"))
fails()
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    lines = ran.stderr.splitlines()
    assert ran.returncode == 1
    assert len(lines) == 4, lines
    assert sum("ValueError at <string>" in line for line in lines) == 3
    assert SECRET not in ran.stderr
    assert "Traceback" not in ran.stderr
    assert as_json == "False" or all(json.loads(line) for line in lines)
