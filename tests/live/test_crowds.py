"""Crowds: students who joined from one address within a minute, as a script would."""

from quizbs.live.crowds import CROWD, WITHIN, Crowds


class FakeClock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_five_joins_within_a_minute_are_a_crowd() -> None:
    known = Crowds(clock := FakeClock())
    assert not known.record("192.168.1.9", "ann")
    assert [known.record("192.168.1.7", f"p{number}") for number in range(CROWD)] == [False] * (CROWD - 1) + [True]
    assert known.largest() == {f"p{number}" for number in range(CROWD)}
    clock.now += 10 * WITHIN
    assert known.record("192.168.1.7", "late")
    assert known.largest() == {*(f"p{number}" for number in range(CROWD)), "late"}


def test_five_slow_joins_are_not_a_crowd() -> None:
    known = Crowds(clock := FakeClock())
    for number in range(3 * CROWD):
        assert not known.record("192.168.1.7", f"p{number}")
        clock.now += WITHIN / (CROWD - 1)
    assert known.largest() == set()
