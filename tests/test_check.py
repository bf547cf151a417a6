"""``tests.tools.check`` runs the tests that belong to a change."""

from __future__ import annotations

import pytest

from tests.tools.check import selected


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("quizbs/game/views/game_view.py", ["tests/game"]),
        ("quizbs/frontend/wall/app.ts", ["tests/test_scripts.py"]),
        ("quizbs/words/de/wall.ftl", ["tests/words"]),
        ("templates/host/setup.html", ["tests/web"]),
        ("tests/lesson/test_rows.py", ["tests/lesson"]),
        ("tests/test_clock.py", ["tests/test_clock.py"]),
        ("tests/conftest.py", []),
        ("README.md", []),
    ],
)
def test_changed_file_selects_its_tests(changed: str, tests: list[str]) -> None:
    assert selected([changed]) == tests
