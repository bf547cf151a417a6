"""Dates and times are written by the rules of the language."""

from datetime import date

from quizbs.web.pages import dates

DAY = date(2026, 11, 27)


def test_date_in_this_year_is_written_without_the_year() -> None:
    assert dates.short(DAY, date(2026, 1, 1)) == "Fri 27 Nov"
    assert dates.long(DAY, date(2026, 1, 1)) == "27 November"


def test_date_in_another_year_is_written_with_the_year() -> None:
    assert dates.short(DAY, date(2027, 1, 1)) == dates.full(DAY) == "Fri, 27 Nov 2026"
    assert dates.long(DAY, date(2027, 1, 1)) == "27 November 2026"
