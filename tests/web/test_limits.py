"""Limits: what a class never meets and a script does."""

from quizbs.web.limits import MESSAGES, Limits, Speech


class Clock:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_class_joins_at_once_and_a_script_does_not() -> None:
    limits = Limits()
    assert [limits.may_join("a") for _ in range(61)] == [True] * 60 + [False]
    assert limits.may_join("b")


def test_sockets_are_counted_by_device_and_by_address() -> None:
    limits = Limits()
    assert [limits.open_socket("d", "a") for _ in range(9)] == [True] * 8 + [False]
    limits.close_socket("d", "a")
    assert limits.open_socket("d", "a")
    assert [limits.open_socket("", "a") for _ in range(53)] == [True] * 52 + [False]
    assert not limits.open_socket("e", "a")
    assert limits.open_socket("e", "b")
    for _ in range(60):
        limits.close_socket("", "a")
    assert limits.open_socket("f", "a")


def test_a_whole_school_behind_one_address_is_a_switch() -> None:
    limits = Limits(shared_address=True)
    assert all(limits.open_socket("", "a") for _ in range(600))
    assert not limits.open_socket("", "a")
    assert all(limits.may_be_new("a") for _ in range(600))
    assert not limits.may_be_new("a")


def test_a_socket_may_say_thirty_things_in_ten_seconds() -> None:
    clock = Clock()
    speech = Speech(clock)
    assert all(speech.may_go_on() for _ in range(MESSAGES))
    assert not speech.may_go_on()
    clock.now += 10.1
    assert speech.may_go_on()
