"""What the log is told: one line for each kind of trouble, once in a while."""

import logging

import pytest

from quizbs.error_log import SELDOM, NoRepeats


class Clock:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Log:
    """A log with the filter in it; ``lines`` are what it was told."""

    def __init__(self) -> None:
        self.clock, self.lines = Clock(), list[str]()
        self._handler = logging.Handler()
        self._handler.emit = lambda record: self.lines.append(record.getMessage())  # type: ignore[method-assign]
        self._handler.addFilter(NoRepeats(self.clock))

    def say(self, said: str, *what: object, level: int = logging.ERROR) -> None:
        self._handler.handle(logging.LogRecord("quizbs", level, __file__, 1, said, what, None))


@pytest.fixture
def log() -> Log:
    return Log()


def test_the_same_trouble_is_told_once_and_then_how_often(log: Log) -> None:
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


def test_what_is_no_trouble_is_told_each_time(log: Log) -> None:
    for _ in range(3):
        log.say("open", level=logging.INFO)
    assert log.lines == ["open"] * 3


def test_kinds_are_bounded(log: Log) -> None:
    for number in range(1000):
        log.say("trouble %s", number)
    assert len(log._handler.filters[0]._logged) == 200  # type: ignore[union-attr]
