"""The wall must show an address that phones can reach."""

import re

import pytest

from quizbs.config import EVERYWHERE
from quizbs.live.addresses import Reach, adapters, is_literal, local_name, reachable
from quizbs.web.pages import qr


def test_school_network_is_listed_first_and_virtual_ones_last() -> None:
    found = [
        ("lo loopback", "127.0.0.1"),
        ("docker0", "172.17.0.1"),
        ("br-1f2e", "172.18.0.1"),
        ("veth12ab", "172.19.0.1"),
        ("vEthernet (WSL) Hyper-V", "172.20.0.1"),
        ("VirtualBox Host-Only", "192.168.56.1"),
        ("vmnet8", "192.168.99.1"),
        ("utun3", "10.8.0.2"),
        ("tun0", "10.9.0.2"),
        ("tailscale0", "100.101.102.103"),
        ("ztabc ZeroTier", "10.147.17.3"),
        ("en5", "169.254.3.4"),
        ("eth1", "100.64.0.9"),
        ("eth0", "10.1.2.3"),
        ("en1", "172.16.5.5"),
        ("wlan0 Wi-Fi", "192.168.1.7"),
    ]
    assert reachable(found) == ["192.168.1.7", "10.1.2.3", "172.16.5.5", "100.64.0.9"]


def test_this_computer_has_addresses() -> None:
    assert "127.0.0.1" in {address for _, address in adapters()}
    assert re.fullmatch(r"[^.]+\.local", local_name())


def test_public_address_is_shown_before_that_of_the_laptop() -> None:
    reach = Reach(8000, "https://quiz.example.org", found=lambda: [("wlan0", "192.168.1.7")])
    assert (reach.base(), reach.typed(), reach.is_private()) == ("https://quiz.example.org", "quiz.example.org", False)


def test_new_address_is_shown_after_the_laptop_changes_network() -> None:
    found, now = [("wlan0", "192.168.1.7")], [0.0]
    reach = Reach(8000, found=lambda: found, clock=lambda: now[0])
    assert (reach.base(), reach.typed()) == ("http://192.168.1.7:8000", "192.168.1.7:8000")
    found[:] = [("wlan0", "10.0.0.9")]
    now[0] = 6.0
    assert reach.typed() == "10.0.0.9:8000"


def test_no_address_is_shown_without_a_network() -> None:
    reach = Reach(8000, found=lambda: [("lo", "127.0.0.1")])
    assert reach.typed() == ""
    assert reach.base() == "http://127.0.0.1:8000"


def test_bound_address_is_shown() -> None:
    assert Reach(80, host="192.168.7.7", found=list).typed() == "192.168.7.7"
    assert Reach(8000, host="::1").typed() == "[::1]:8000"
    assert Reach(80, host="fd00::2").base() == "http://[fd00::2]"
    assert Reach(8000, host=EVERYWHERE, found=lambda: [("wlan0", "10.0.0.9")]).typed() == "10.0.0.9:8000"


@pytest.mark.parametrize(("host", "literal"), [("10.0.0.1", True), ("::1", True), ("a.example", False), ("", False)])
def test_address_is_distinguished_from_a_name(host: str, literal: bool) -> None:
    assert is_literal(host) is literal


def test_qr_code_has_a_quiet_zone_and_three_finder_patterns() -> None:
    picture = qr.svg("http://192.168.1.7:8000/K7Q4")
    size = int(re.search(r'viewBox="0 0 (\d+) ', picture)[1])  # type: ignore[index]
    dark = [[False] * size for _ in range(size)]
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1", picture):
        for column in range(int(x), int(x) + int(width)):
            dark[int(y)][column] = True
    quiet = range(4)
    assert not any(dark[at][other] or dark[other][at] for at in quiet for other in range(size))
    assert not any(dark[size - 1 - at][other] or dark[other][size - 1 - at] for at in quiet for other in range(size))
    finder = [True, False, True, True, True, False, True]
    for top, left in ((4, 4), (4, size - 11), (size - 11, 4)):
        assert all(dark[top][left : left + 7])
        assert dark[top + 3][left : left + 7] == finder
        assert [dark[top + row][left + 3] for row in range(7)] == finder
