"""Dates and times, written in the teacher's time zone."""

from datetime import date

from quizbs.local_time import local
from quizbs.teacher.name_retention import day_of

_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


def short(day: date, today: date) -> str:
    """Return a day as in "Fri 27 Nov"; if its year isn't today's, with the year."""
    year = "" if day.year == today.year else f" {day.year}"
    return f"{_DAYS[day.weekday()]} {day.day} {_MONTHS[day.month - 1][:3]}{year}"


def long(day: date, today: date) -> str:
    """Return a day as in "31 July"; if its year isn't today's, with the year."""
    return f"{day.day} {_MONTHS[day.month - 1]}{'' if day.year == today.year else f' {day.year}'}"


def clock(at: float) -> str:
    """Return a time (s) as in "10:05"."""
    return f"{local(at):%H:%M}"


def moment(at: float, now: float) -> str:
    """Return a future time (s) as in "tomorrow at 10:41", from the day after tomorrow on as in "Fri 27 Nov"."""
    day, today = day_of(at), day_of(now)
    ahead = (day - today).days
    if ahead in (0, 1):
        return f"{'today' if ahead == 0 else 'tomorrow'} at {clock(at)}"
    return short(day, today)
