"""The clock starts at the system's time, and doesn't follow its later changes."""

from quizbs.clock import Clock


def test_clock_ignores_changes_of_the_system_time() -> None:
    wall, steady = [1_800_000_000.0], [50.0]
    clock = Clock(lambda: wall[0], lambda: steady[0])
    assert clock() == 1_800_000_000.0
    wall[0] -= 24 * 3600
    steady[0] += 2.5
    assert clock() == 1_800_000_002.5
