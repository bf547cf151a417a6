"""The local name beside the address, with zeroconf on the loopback interface: two laptops never share it."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address
from typing import TYPE_CHECKING

import pytest

from quizbs.window import local_name
from quizbs.window.local_name import Announcer, LocalName, holders
from tests.web.shipped import until

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.thorough  # zeroconf may time out on a busy machine
HERE = "127.0.0.1"
LOWEST, LOW, HIGH = "10.9.9.1", "10.9.9.5", "10.9.9.9"  # not addresses of this computer


@pytest.fixture
def laptops(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Announcer]]:
    monkeypatch.setattr(local_name, "_ANSWERS", 0.6)
    made = [Announcer(address, 8000, HERE) for address in (LOW, HIGH)]
    yield made
    for announcer in made:
        announcer.close()


def test_two_laptops_never_share_a_name(laptops: list[Announcer]) -> None:
    first, second = laptops
    with ThreadPoolExecutor() as both:  # both take the name before they see each other
        list(both.map(Announcer.take, laptops))
    assert {first.name, second.name} == {"quizbs.local", "quizbs-2.local"}
    assert holders(second._zeroconf, first.name) == {IPv4Address(LOW)}

    newcomer = Announcer(LOWEST, 8000, HERE)
    laptops.append(newcomer)
    newcomer._register("quizbs.local")  # without checking whether it is taken
    for each in (first, second):
        each.take()
    assert {first.name, second.name} == {"quizbs-2.local", "quizbs-3.local"}


def test_name_is_announced_again_for_a_new_address(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, int]] = []
    monkeypatch.setattr(local_name, "_SOON", 0.01)

    class Announced:
        def __init__(self, address: str, port: int) -> None:
            made.append((address, port))
            self.name = ""

        def take(self) -> None:
            if made[-1][1] == 80:
                raise OSError
            self.name = f"quizbs-{len(made)}.local"

        def close(self) -> None:
            made.append(("closed", 0))

    monkeypatch.setattr(local_name, "Announcer", Announced)
    typed = [""]
    name = LocalName(lambda: typed[0])
    for typed[0], expected in (
        ("192.168.1.5:8000", "quizbs-1.local"),
        ("quiz.example.org", ""),
        ("10.0.0.9:8001", "quizbs-3.local"),
    ):
        until(lambda: name.name == expected, expected)  # noqa: B023 -- called at once
    typed[0] = "10.0.0.9"
    until(lambda: made[-2:] == [("10.0.0.9", 80), ("closed", 0)], "the failure")
    typed[0] = "127.0.0.1:8000"
    time.sleep(0.1)
    name.stop()
    assert name.name == ""
    assert [address for address, _ in made] == ["192.168.1.5", "closed", "10.0.0.9", "closed", "10.0.0.9", "closed"]
