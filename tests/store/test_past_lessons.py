"""Queries about past lessons: the list of them, a class's last result, and how its questions were answered."""

import pytest

from quizbs.store.database import Database
from quizbs.store.lessons import Lessons
from quizbs.store.results import Results
from tests.store.lesson_records import lesson_of

NOON = 1_800_000_000.0
DAY = 86_400.0


@pytest.fixture
def results(database: Database) -> Results:
    """Return results of two lessons of 8b (the second with one question less), one of 7a, and one without a label."""
    lessons, results = Lessons(database), Results(database)
    for number, (label, questions) in enumerate((("8b", 3), ("8b", 2), ("7a", 3), ("", 3))):
        at = NOON + number * DAY
        lessons.open(f"l{number}", "SAME" if label else "ELSE", "Space", at, label=label)
        results.save(f"l{number}", lesson_of(6, questions, at))
        lessons.close(f"l{number}", at + 2400)
    return results


def test_past_lessons_are_listed_newest_first(database: Database, results: Results) -> None:
    past = Lessons(database).past()
    assert [(one.id, one.label, one.began_at) for one in past] == [
        ("l3", "", NOON + 3 * DAY),
        ("l2", "7a", NOON + 2 * DAY),
        ("l1", "8b", NOON + DAY),
        ("l0", "8b", NOON),
    ]
    assert results.bank("l0") == "space"
    assert results.bank("none") == ""


def test_newest_lesson_of_a_code_is_found_after_its_end(database: Database, results: Results) -> None:
    lessons = Lessons(database)
    assert [getattr(lessons.newest_by_code(code), "id", None) for code in ("SAME", "ELSE", "NONE")] == [
        "l2",
        "l3",
        None,
    ]
    assert results.sums("l2") is not None


def test_previous_result_is_of_same_class_and_bank(results: Results) -> None:
    assert results.before("8b", "space", NOON + DAY) == (NOON, 18, 14)
    assert results.before("8b", "space", NOON + 9 * DAY) == (NOON + DAY, 12, 8)
    assert results.before("8b", "space", NOON) is None
    assert results.before("8b", "plants", NOON + 9 * DAY) is None
    assert results.before("9c", "space", NOON + 9 * DAY) is None


def test_questions_of_a_class_have_results_of_their_last_lesson(results: Results) -> None:
    found = {one.question.id: one for one in results.of_class("8b")}
    assert {id_: (one.lessons, one.first, one.right, one.at) for id_, one in found.items()} == {
        "q0": (2, 6, 2, NOON + DAY + 2400),
        "q1": (2, 6, 6, NOON + DAY + 2400),
        "q2": (1, 6, 6, NOON + 2400),
    }
    assert results.of_class("8b", "plants") == results.of_class("9c") == []
    assert len(results.of_class("7a", "space")) == 3
