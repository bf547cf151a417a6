"""The invented lesson that shows a teacher what a report is."""

import pytest

from quizbs.banks.shipped import shipped
from quizbs.paths import shipped as folder_of
from quizbs.reports.report import report
from quizbs.reports.sample import AT_A_TABLE, TABLES, sample

NAMES = [f"name {number}" for number in range(TABLES * AT_A_TABLE)]
CONTENT = next(bank.questions for bank in shipped(folder_of("question_banks")) if bank.key == "space")


def test_sample_shows_every_part_of_a_report() -> None:
    told = report(sample(CONTENT, NAMES, "Space", 1e9))
    assert len(told.teach) == 3
    assert {one.verb for one in told.teach} == {"explain", "argue"}
    assert any(one.top for one in told.teach)
    assert told.topics
    assert told.people.to_see
    assert [one.reason for one in told.people.too_few] == ["late"]
    assert 0 < told.corrected < told.returned
    assert told.cards.winners
    assert told.basis.along


def test_sample_is_reproducible() -> None:
    assert sample(CONTENT, NAMES, "Space", 1e9) == sample(CONTENT, NAMES, "Space", 1e9)


def test_sample_report_needs_a_bank_with_enough_choices() -> None:
    with pytest.raises(ValueError, match="too few questions"):
        sample(CONTENT[:10], NAMES, "Space", 1e9)
