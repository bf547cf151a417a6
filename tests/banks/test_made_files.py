"""No file is read with another meaning without asking the teacher, whatever its columns are called."""

from collections import Counter

import pytest

from tests.banks.made_files import Outcome, made, outcome

QUICK = 60  # files of each kind
ALL = 1_000


def outcomes(seeds: range, *, nonsense: bool) -> Counter[str]:
    """Return how many files with these seeds had each outcome."""
    found = {seed: outcome(made(seed, nonsense=nonsense)) for seed in seeds}
    assert [seed for seed, end in found.items() if end is Outcome.SILENT] == []
    return Counter(found.values())


def test_names_in_thirty_languages_are_read_or_asked_about() -> None:
    found = outcomes(range(QUICK), nonsense=False)
    assert found[Outcome.REFUSED] == 0
    assert found[Outcome.RIGHT] >= 0.95 * QUICK


def test_meaningless_names_are_read_by_content() -> None:
    found = outcomes(range(QUICK), nonsense=True)
    assert found[Outcome.REFUSED] == 0
    assert found[Outcome.RIGHT] >= 0.85 * QUICK


@pytest.mark.thorough
@pytest.mark.parametrize(("nonsense", "least"), [(False, 0.98), (True, 0.9)])
def test_two_thousand_files_are_read_correctly_or_asked_about(nonsense: bool, least: float) -> None:
    assert outcomes(range(ALL), nonsense=nonsense)[Outcome.RIGHT] >= least * ALL
