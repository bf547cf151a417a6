"""Who came from one address all at once: a class never looks like it, unless it shares one."""

from quizbs.session.crowds import MANY, WITHIN, Crowds


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def crowds(clock: Clock, shared: str = "127.0.0.1") -> Crowds:
    return Crowds(lambda address: address == shared, clock)


def test_a_crowd_is_five_from_one_address_within_a_minute_and_those_who_follow() -> None:
    known = crowds(clock := Clock())
    assert not known.note("a", "192.168.1.9", "ann")
    assert [known.note("a", "192.168.1.7", f"p{number}") for number in range(MANY)] == [False] * (MANY - 1) + [True]
    assert known.of("a") == {f"p{number}" for number in range(MANY)}
    assert known.of("b") == set()
    clock.now += 10 * WITHIN
    assert known.note("a", "192.168.1.7", "late")
    assert known.of("a") == {*(f"p{number}" for number in range(MANY)), "late"}


def test_five_who_came_one_after_the_other_are_none() -> None:
    known = crowds(clock := Clock())
    for number in range(3 * MANY):
        assert not known.note("a", "192.168.1.7", f"p{number}")
        clock.now += WITHIN / (MANY - 1)
    assert known.of("a") == set()


def test_at_an_address_that_many_share_nobody_is_a_crowd() -> None:
    known = crowds(Clock())
    assert {known.note("a", address, f"p{number}") for number in range(20) for address in ("127.0.0.1", "")} == {False}
    assert known.of("a") == set()
