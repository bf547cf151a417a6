"""Limits for wrong codes stop a script that guesses, but not a class with its typing errors."""

import math

import pytest

from quizbs.game import Refused
from quizbs.rate_limits.code_throttle import FIRST_WRONG_CODES, FIRST_WRONG_CODES_PER_ADDRESS, WRONG_CODES, CodeThrottle


class FakeClock:
    """A clock that the test advances."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Door:
    """A throttle before a lesson with the code K7Q4. ``wrong`` counts the wrong codes that were looked up."""

    def __init__(self, *, near: bool = False) -> None:
        self.clock = FakeClock()
        self.guesses = CodeThrottle(self.clock, near=near)
        self.wrong = 0

    def find(self, code: str) -> str | None:
        self.wrong += code != "K7Q4"
        return "the lesson" if code == "K7Q4" else None

    def says(self, device: str, code: str, address: str = "") -> str:
        try:
            return self.guesses.lookup(self.find, code, device, address) or "unknown"
        except Refused as refused:
            return refused.code

    def wait(self, device: str) -> float:
        """Return the seconds after which a wrong code of this device is looked up again."""
        before = self.clock.now
        while self.says(device, "ZZZZ") == "wait":
            self.clock.now += 0.1
        waited, self.clock.now = self.clock.now - before, self.clock.now
        return waited


@pytest.fixture
def door() -> Door:
    return Door()


@pytest.fixture
def near() -> Door:
    return Door(near=True)


def test_each_wrong_code_makes_a_device_wait_longer(door: Door) -> None:
    waits = [door.wait("x") for _ in range(10)]
    assert waits[:4] == pytest.approx([0, 0.2, 0.4, 0.8], abs=0.11)
    assert waits[-1] == pytest.approx(25.0, abs=0.11)
    assert door.says("somebody else", "K7Q4") == "the lesson"


def test_right_code_shortens_the_wait_but_does_not_end_it(door: Door) -> None:
    for _ in range(6):
        door.wait("x")
    door.clock.now += 30
    assert door.says("x", "K7Q4") == "the lesson"
    assert door.says("x", "ZZZZ") == "unknown"
    assert door.says("x", "ZZZZ") == "wait"
    assert door.wait("x") == pytest.approx(6.4, abs=0.11)  # the wait after six wrong codes, not after one


def test_device_that_found_a_lesson_is_never_refused(door: Door) -> None:
    door.says("x", "ZZZZ", "school")
    door.clock.now += 1
    assert door.says("x", "K7Q4", "school") == "the lesson"
    for number in range(200):
        door.says(f"guesser {number}", "ZZZZ", f"address {number % 7}")
    assert door.says("new", "K7Q4", "elsewhere") == "wait"
    assert door.says("x", "K7Q4", "school") == "the lesson"
    assert door.says("x", "AAAA", "school") == "wait"


def test_address_that_found_a_code_is_not_blocked_by_a_neighbour(door: Door) -> None:
    assert door.says("first", "K7Q4", "school") == "the lesson"
    for number in range(500):
        door.says(f"guesser {number}", "ZZZZ", "school")
    assert [door.says(f"phone {number}", "K7Q4", "school") for number in range(40)] == ["the lesson"] * 40
    assert door.says("guesser 3", "K7Q4", "school") == "wait"  # this device has guessed itself


@pytest.mark.parametrize("named", [True, False])
def test_local_network_is_not_blocked_by_guessing_neighbour(near: Door, named: bool) -> None:
    for number in range(500):
        near.says(f"guesser {number}" if named else "", "ZZZZ", "school")
    assert [near.says(f"phone {number}", "K7Q4", "school") for number in range(40)] == ["the lesson"] * 40
    assert near.says("", "K7Q4", "school") == "the lesson"  # a phone that has no cookie yet


def test_guessing_device_waits_on_local_network(near: Door) -> None:
    waits = [near.wait("x") for _ in range(10)]
    assert waits[-1] == pytest.approx(25.0, abs=0.11)
    assert near.says("x", "K7Q4") == "wait"
    assert near.says("somebody else", "K7Q4") == "the lesson"


@pytest.mark.parametrize("addresses", [1, 50])
def test_many_devices_with_known_code_guess_no_faster(door: Door, addresses: int) -> None:
    seconds = 120
    for second in range(seconds):
        for number in range(500):
            at = f"address {number % addresses}"
            for code in ("ZZZZ", "K7Q4"):
                door.says(f"device {number}.{second % 3}", code, at)
        door.clock.now += 1
    of_new = (FIRST_WRONG_CODES_PER_ADDRESS if addresses == 1 else FIRST_WRONG_CODES)[0]
    assert door.wrong <= WRONG_CODES[0] * seconds + of_new * math.ceil(seconds / FIRST_WRONG_CODES[1])


def test_class_behind_one_address_may_mistype_codes(door: Door) -> None:
    for number in range(40):
        assert door.says(f"phone {number}", "K7Q7" if number % 3 == 0 else "K7Q4", "school") != "wait"
    assert door.wrong == 14
    door.clock.now += 1
    assert [door.says(f"phone {number}", "K7Q4", "school") for number in range(0, 40, 3)] == ["the lesson"] * 14


def test_guessing_address_leaves_room_for_class(door: Door) -> None:
    for number in range(5000):
        door.says(f"guesser {number}", "ZZZZ", "one")
    for number in range(20):
        assert door.says(f"phone {number}", "K7Q7" if number < 10 else "K7Q4", "school") != "wait"


def test_simultaneous_guesses_count_before_lookup(door: Door) -> None:
    asked = 0

    def slow(_code: str) -> None:
        nonlocal asked
        asked += 1
        if asked < 200:  # during the lookup the next code comes
            try:
                door.guesses.lookup(slow, "ZZZZ", f"d{asked}")
            except Refused:
                return

    door.guesses.lookup(slow, "ZZZZ", "d0")
    assert asked <= FIRST_WRONG_CODES_PER_ADDRESS[0] + WRONG_CODES[0]


def test_memory_of_wrong_codes_is_bounded(door: Door) -> None:
    for number in range(10_100):
        door.says(str(number), "ZZZZ", str(number))
        door.clock.now += 1
    assert len(door.guesses._wrong) == 10_000
    assert len(door.guesses._first_of) == 1_000
    assert door.says("10099", "K7Q4") == "the lesson"


def guessed(door: Door, devices: str, count: int, address: str = "one") -> list[str]:
    """Let ``count`` new devices try a wrong code, and return the answer to each."""
    return [door.says(f"{devices} {number}", "ZZZZ", address) for number in range(count)]


def test_wrong_codes_of_all_devices_are_limited_per_second(door: Door) -> None:
    most = WRONG_CODES[0]
    guessed(door, "early", FIRST_WRONG_CODES_PER_ADDRESS[0])
    door.clock.now += WRONG_CODES[1]
    assert guessed(door, "first", most + 1) == ["unknown"] * most + ["wait"]
    door.clock.now += WRONG_CODES[1] - 0.01
    assert guessed(door, "soon", 1) == ["wait"]
    door.clock.now += 0.01
    assert guessed(door, "later", most + 1) == ["unknown"] * most + ["wait"]


def test_wrong_codes_of_an_address_are_limited_per_minute(door: Door) -> None:
    guessed(door, "early", FIRST_WRONG_CODES_PER_ADDRESS[0])
    door.clock.now += FIRST_WRONG_CODES_PER_ADDRESS[1] - 0.01
    assert "wait" in guessed(door, "soon", WRONG_CODES[0] + 1)
    door.clock.now += 0.01
    assert guessed(door, "later", FIRST_WRONG_CODES_PER_ADDRESS[0]) == ["unknown"] * FIRST_WRONG_CODES_PER_ADDRESS[0]


def test_right_codes_do_not_count_towards_a_limit(door: Door) -> None:
    for number in range(FIRST_WRONG_CODES[0] * 2):
        assert door.says(f"phone {number}", "K7Q4", f"address {number}") == "the lesson"
    most = FIRST_WRONG_CODES_PER_ADDRESS[0]
    assert guessed(door, "guesser", most + 1) == ["unknown"] * most + ["wait"]


def test_failed_lookup_does_not_count_towards_a_limit(door: Door) -> None:
    def fails(_code: str) -> str:
        raise Refused("busy")

    for number in range(FIRST_WRONG_CODES[0] * 2):
        with pytest.raises(Refused, match="busy"):
            door.guesses.lookup(fails, "ZZZZ", f"phone {number}", "one")
    assert guessed(door, "guesser", 1) == ["unknown"]


def test_device_with_wrong_code_waits_for_others_on_local_network(near: Door) -> None:
    assert near.says("x", "ZZZZ", "school") == "unknown"
    near.clock.now += 1
    guessed(near, "guesser", FIRST_WRONG_CODES_PER_ADDRESS[0] + WRONG_CODES[0], "school")
    assert near.says("x", "K7Q4", "school") == "wait"
    assert near.says("new", "K7Q4", "school") == "the lesson"


def test_right_codes_between_guesses_make_no_guess_free(door: Door) -> None:
    for _ in range(3):
        assert door.says("x", "ZZZZ") == "unknown"
        door.clock.now += 1
        assert door.says("x", "K7Q4") == "the lesson"
    assert door.says("x", "ZZZZ") == "unknown"
    door.clock.now += 0.3
    assert door.says("x", "ZZZZ") == "wait"
