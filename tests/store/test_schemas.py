"""Tests on PostgreSQL don't disturb each other, even if two runs share a server."""

import os
import subprocess
import sys

import pytest

from tests.store.conftest import emptied

SAYS = "import sys; from tests.store.conftest import emptied; print(emptied(sys.argv[1]))"


@pytest.mark.postgres
def test_two_simultaneous_test_runs_use_different_schemas() -> None:
    url = os.environ.get("QUIZBS_TEST_DATABASE")
    if not url:
        pytest.skip("QUIZBS_TEST_DATABASE names no PostgreSQL database")
    own = emptied(url)
    assert emptied(url) == own
    other = subprocess.run([sys.executable, "-c", SAYS, url], capture_output=True, text=True, check=True)
    assert other.stdout.strip().startswith(url.partition("?")[0])
    assert other.stdout.strip() != own
