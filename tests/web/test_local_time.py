"""Times and days are in the time zone of the browser, not of the server."""

import html
import re
from datetime import UTC, date, datetime

import pytest

from quizbs import local_time
from quizbs.app import App
from quizbs.teacher.name_retention import day_of, end_of
from quizbs.web.pages import dates
from tests.web.app import teacher_of
from tests.web.test_pages import opened

AT = datetime(2026, 3, 28, 22, 30, tzinfo=UTC).timestamp()


@pytest.fixture(autouse=True)
def our_zone() -> None:
    local_time.use("")


@pytest.mark.parametrize(
    ("zone", "clock", "day", "ahead"),
    [
        ("Asia/Tokyo", "07:30", date(2026, 3, 29), 540),
        ("America/Los_Angeles", "15:30", date(2026, 3, 28), -420),
        ("UTC", "22:30", date(2026, 3, 28), 0),
    ],
)
def test_time_zone_determines_time_and_day(zone: str, clock: str, day: date, ahead: int) -> None:
    local_time.use(zone)
    assert (dates.clock(AT), day_of(AT), local_time.offset(AT), local_time.zone_name()) == (clock, day, ahead, zone)
    assert day_of(end_of(day)) == day
    assert day_of(end_of(day) + 1) > day


def test_day_has_23_hours_when_clocks_go_forward() -> None:
    local_time.use("Europe/Berlin")
    assert end_of(date(2026, 3, 29)) - end_of(date(2026, 3, 28)) == 23 * 3600


@pytest.mark.parametrize("zone", ["Nowhere/Land", "../../etc/passwd", "/etc/passwd", "Europe", "\0", "x" * 60])
def test_unknown_zone_is_ignored(zone: str) -> None:
    plain = dates.clock(AT)
    local_time.use(zone)
    assert dates.clock(AT) == plain


@pytest.mark.parametrize("zone", ["Asia/Tokyo", "America/Los_Angeles"])
def test_pages_show_times_in_the_time_zone_of_the_browser(app: App, zone: str) -> None:
    teacher = teacher_of(app)
    code = opened(teacher, label="8b")
    lesson = app.school.lesson_start.find(code)
    assert lesson is not None
    teacher.set_cookie("zone", zone)
    page = html.unescape(teacher.get("/host").text)
    local_time.use(zone)
    there = dates.clock(lesson.opened_at)
    local_time.use("")
    assert f"Resume the {there} lesson" in page
    assert f"Times are {zone}." in page
    ahead = re.search(r"getTimezoneOffset\(\) !== (-?\d+)\)", page)
    assert ahead
    assert (int(ahead[1]) < 0) is (zone == "Asia/Tokyo")
