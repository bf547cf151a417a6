"""Rate limits that stop a script, but never a class."""

import pytest

from quizbs.rate_limits import limits as numbers
from quizbs.rate_limits.limits import RateLimits
from quizbs.web.server.throttle import FILE, FORM, LINE, PAGE

SCHOOL = "203.0.113.7"
CLASS = 40
FILES = 70  # that a phone's pages load at first
RELOAD = [PAGE, LINE, 4.0, 4.0]  # without files, which the browser has cached


class FakeClock:
    """A clock that the test advances."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def limits(clock: FakeClock) -> RateLimits:
    return RateLimits(clock=clock)


def asks(limits: RateLimits, device: str, *prices: float) -> float | None:
    """Charge requests of a device; return their longest wait, ``None`` if one is refused."""
    waits = [limits.charge(device, SCHOOL, price) for price in prices]
    return None if None in waits else max(wait for wait in waits if wait is not None)


def test_class_behind_one_address_joins_and_reloads_together(limits: RateLimits, clock: FakeClock) -> None:
    for number in range(CLASS):
        device = f"phone {number}"
        assert asks(limits, "", PAGE) == 0.0  # a device that has no cookie yet
        assert asks(limits, device, *[FILE] * 10, FORM) == 0.0
        assert limits.may_join("lesson", device, SCHOOL)
        limits.seat(device)
        assert asks(limits, device, PAGE, *[FILE] * FILES, LINE, 4.0, 4.0) == 0.0
    clock.now += 60
    for _ in range(3):  # the Wi-Fi fails several times
        for number in range(CLASS):
            assert asks(limits, f"phone {number}", *RELOAD) == 0.0
        clock.now += 1


def test_class_may_reload_after_a_restart_without_known_devices(limits: RateLimits) -> None:
    assert {asks(limits, f"phone {number}", PAGE, LINE, 4.0) for number in range(CLASS)} == {0.0}


def test_invented_devices_share_the_limit_of_their_address(limits: RateLimits, clock: FakeClock) -> None:
    done = 0.0
    for second in range(60):
        for number in range(1000):
            if limits.charge(f"made up {second} {number}", SCHOOL, PAGE) is not None:
                done += PAGE
        clock.now += 1
    holds, each = numbers.OF_STRANGERS
    assert done <= holds + each * (60 + numbers.PATIENCE)


def test_flood_at_same_address_does_not_block_seat(limits: RateLimits) -> None:
    limits.seat("ann")
    while limits.charge("", SCHOOL, PAGE) is not None:
        pass
    assert limits.charge("bob", SCHOOL, PAGE) is None
    assert asks(limits, "ann", *RELOAD) == 0.0


def test_device_with_a_seat_keeps_the_limit_of_a_device(limits: RateLimits, clock: FakeClock) -> None:
    limits.seat("bad")
    done = 0.0
    for _ in range(60):
        while limits.may_speak("bad", SCHOOL, 4.0):
            done += 4.0
        clock.now += 1
    holds, each = numbers.OF_DEVICE
    assert done <= holds + each * 60


def test_invented_seats_allow_little_more_than_one_seat(limits: RateLimits, clock: FakeClock) -> None:
    for number in range(CLASS):
        limits.seat(f"made up {number}")
    limits.seat("ann")
    done = 0.0
    for _ in range(60):
        for number in range(CLASS):
            while limits.charge(f"made up {number}", SCHOOL, PAGE, patience=0.0) is not None:
                done += PAGE
        assert limits.may_speak("ann", SCHOOL, 4.0)
        clock.now += 1
    (alone, again), (together, each) = numbers.OF_SEAT, numbers.OF_SEATS
    assert done <= CLASS * (alone + again * 60) + together + each * 60
    assert done < CLASS * numbers.OF_DEVICE[1] * 60 / 4


def test_too_early_request_waits_before_refusal(limits: RateLimits, clock: FakeClock) -> None:
    waits: list[float] = []
    while (wait := limits.charge("ann", SCHOOL, PAGE)) is not None:
        waits.append(wait)
    assert waits[0] == 0.0
    assert waits == sorted(waits)
    assert waits[-1] == pytest.approx(numbers.PATIENCE, abs=PAGE / numbers.OF_DEVICE[1])
    clock.now += numbers.PATIENCE
    assert limits.charge("ann", SCHOOL, PAGE) is not None
    clock.now += 60
    assert asks(limits, "ann", *[PAGE] * 50) == 0.0  # the limit has recovered


def test_seats_per_device_and_address_are_limited(limits: RateLimits, clock: FakeClock) -> None:
    assert [limits.may_join("a", "bad", "x") for _ in range(7)] == [True] * 5 + [False] * 2
    assert limits.may_join("b", "bad", "x")
    joined = [limits.may_join("a", f"phone {number}", SCHOOL) for number in range(60)]
    assert joined == [True] * 45 + [False] * 15
    assert limits.may_join("a", "elsewhere", "y")
    clock.now += 8
    assert [limits.may_join("a", f"late {number}", SCHOOL) for number in range(3)] == [True] * 2 + [False]


def test_lesson_admits_a_class_at_once_but_not_a_script(limits: RateLimits) -> None:
    assert [limits.may_join("a", f"d{n}", f"address {n}") for n in range(61)] == [True] * 60 + [False]
    assert limits.may_join("b", "d0", "address 0")


def test_sockets_are_counted_by_device(limits: RateLimits) -> None:
    for _ in range(numbers.SOCKETS_OF_DEVICE):
        assert limits.has_room("d", SCHOOL)
        limits.open_socket("d", SCHOOL)
    assert not limits.has_room("d", SCHOOL)
    limits.close_socket("d", SCHOOL, seated=False)
    assert limits.has_room("d", SCHOOL)


def test_sockets_without_seat_block_strangers_only(limits: RateLimits) -> None:
    limits.seat("ann")
    for _ in range(numbers.STRANGE_SOCKETS):
        assert limits.has_room("", SCHOOL)
        limits.open_socket("", SCHOOL)
    assert not limits.has_room("", SCHOOL)
    assert not limits.has_room("new", SCHOOL)
    assert limits.has_room("ann", SCHOOL)
    assert limits.has_room("", "another address")
    limits.seat_socket(SCHOOL)  # one of the sockets has proved its seat
    assert limits.has_room("new", SCHOOL)
    limits.unseat_socket(SCHOOL)
    assert not limits.has_room("new", SCHOOL)


def test_closed_sockets_are_not_counted(limits: RateLimits) -> None:
    for number in range(100):
        limits.open_socket(f"d{number}", SCHOOL)
        if number % 2:
            limits.seat_socket(SCHOOL)
        limits.close_socket(f"d{number}", SCHOOL, seated=bool(number % 2))
    assert not limits._sockets


def test_shared_address_option_raises_limits_for_a_whole_school(clock: FakeClock) -> None:
    limits = RateLimits(shared_address=True, clock=clock)
    for _ in range(10 * numbers.STRANGE_SOCKETS):
        assert limits.has_room("", SCHOOL)
        limits.open_socket("", SCHOOL)
    assert not limits.has_room("", SCHOOL)
    assert limits.links == 10 * numbers.LINKS
    assert all(limits.may_be_new(SCHOOL) for _ in range(600))
    assert not limits.may_be_new(SCHOOL)
    assert asks(limits, "", *[PAGE] * 10_000) == 0.0
    assert all(limits.may_join(f"lesson {n % 10}", f"phone {n}", SCHOOL) for n in range(400))


def test_names_of_a_list_are_looked_for_ten_times_a_minute(limits: RateLimits, clock: FakeClock) -> None:
    assert [limits.may_look("a", "ann") for _ in range(11)] == [True] * 10 + [False]
    clock.now += 6
    assert [limits.may_look("a", "ann") for _ in range(2)] == [True, False]
