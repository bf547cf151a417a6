"""Dates and times, written in the language of the request and in the time zone of the browser."""

from datetime import date, datetime

from babel.dates import format_skeleton

from quizbs.local_time import local
from quizbs.teacher.name_retention import day_of
from quizbs.web.language import spoken


def short(day: date, today: date) -> str:
    """Return a day as in "Fri 27 Nov", with the year unless it is this year."""
    return _written(day, "MMMEd" if day.year == today.year else "yMMMEd")


def long(day: date, today: date) -> str:
    """Return a day as in "31 July", with the year unless it is this year."""
    return _written(day, "MMMMd" if day.year == today.year else "yMMMMd")


def full(day: date) -> str:
    """Return a day as in "Fri, 27 Nov 2026"."""
    return _written(day, "yMMMEd")


def clock(at: float) -> str:
    """Return a time (s) as in "10:05"."""
    return _written(local(at), "Hm")


def soon(at: float, now: float) -> dict[str, str]:
    """Return a future time (s) as facts of a message: ``$when`` (today, tomorrow, later), ``$clock`` and ``$day``."""
    day, today = day_of(at), day_of(now)
    when = {0: "today", 1: "tomorrow"}.get((day - today).days, "later")
    return {"when": when, "clock": clock(at), "day": short(day, today)}


def _written(day: date | datetime, skeleton: str) -> str:
    return format_skeleton(skeleton, day, locale=spoken().locale)
