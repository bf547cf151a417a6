"""Which devices prove that phones can reach the server, and at which address; without a network."""

from typing import Any

import pytest

from quizbs.live.addresses import Reach
from quizbs.live.connectivity import Connectivity

ADAPTERS = [("lo", "127.0.0.1"), ("wlan0", "192.168.1.7"), ("eth0", "10.20.0.5"), ("docker0", "172.17.0.1")]
FIRST, SECOND, PUBLIC = "192.168.1.7:8000", "10.20.0.5:8000", "quiz.example.org"


def reach(public_url: str = "", host: str = "") -> Reach:
    return Reach(8000, public_url, host, found=lambda: ADAPTERS)


def arrivals(public_url: str = "") -> Connectivity:
    return Connectivity(reach(public_url))


def request(address: str, host: str, **more: str) -> dict[str, Any]:
    return {"REMOTE_ADDR": address, "HTTP_HOST": host, **more}


@pytest.mark.parametrize(
    ("address", "host", "came_to"),
    [
        ("192.168.1.44", FIRST, FIRST),
        ("10.20.9.9", SECOND, SECOND),
        ("192.168.1.44", "aula.local:8000", FIRST),
        ("127.0.0.1", "127.0.0.1:8000", ""),
        ("127.0.0.1", FIRST, ""),
        ("192.168.1.7", FIRST, ""),  # the host's own laptop, in a browser without the host's cookie
        ("172.17.0.1", FIRST, ""),
        ("::1", "localhost:8000", ""),
        ("::ffff:192.168.1.7", FIRST, ""),
        ("::ffff:192.168.1.44", FIRST, FIRST),
    ],
)
def test_only_requests_from_another_computer_count(address: str, host: str, came_to: str) -> None:
    assert arrivals().came_to(request(address, host), "phone", host=False) == came_to


@pytest.mark.parametrize(("device", "is_host"), [("phone", True), ("", False)])
def test_host_and_unloaded_devices_do_not_count(device: str, is_host: bool) -> None:
    assert arrivals().came_to(request("192.168.1.44", FIRST), device, host=is_host) == ""


@pytest.mark.parametrize(
    ("told", "came_to"),
    [
        ({"HTTP_HOST": PUBLIC}, PUBLIC),
        ({"HTTP_HOST": "127.0.0.1:8000", "HTTP_ORIGIN": f"https://{PUBLIC}"}, PUBLIC),
        ({"HTTP_HOST": "127.0.0.1:8000", "HTTP_REFERER": f"https://{PUBLIC}/check"}, PUBLIC),
        ({"HTTP_HOST": "127.0.0.1:8000", "HTTP_REFERER": f"https://{PUBLIC}.evil.example/"}, ""),
        ({"HTTP_HOST": "127.0.0.1:8000"}, ""),
        ({"HTTP_HOST": FIRST}, ""),
    ],
)
def test_behind_tunnel_public_address_counts(told: dict[str, str], came_to: str) -> None:
    public = arrivals(f"https://{PUBLIC}")
    assert public.came_to({"REMOTE_ADDR": "127.0.0.1", **told}, "phone", host=False) == came_to
    assert public.came_to({"REMOTE_ADDR": "127.0.0.1", **told}, "laptop", host=True) == ""


def test_address_is_reached_only_if_a_device_used_it() -> None:
    here = reach()
    one = Connectivity(here)
    one.answered(SECOND, "phone", "websocket")
    assert not one.is_reached()
    assert one.choose(SECOND)
    assert (one.is_reached(), here.typed(), here.base()) == (True, SECOND, f"http://{SECOND}")
    assert [each["devices"] for each in one.report()["addresses"]] == [0, 1]


def test_device_counts_once_by_best_transport() -> None:
    one = Connectivity(reach())
    for transport in ("polling", "websocket", "polling", "websocket"):
        one.answered(FIRST, "phone", transport)
    assert one.report()["addresses"][0] == {"address": FIRST, "devices": 1, "websocket": True, "new": False}


@pytest.mark.parametrize("address", ["", "127.0.0.1:8000", "172.17.0.1:8000", "evil.example", "192.168.1.7"])
def test_only_addresses_of_the_server_can_be_chosen(address: str) -> None:
    here = reach()
    assert not Connectivity(here).choose(address)
    assert here.typed() == FIRST


def test_best_address_replaces_a_chosen_one_that_is_gone() -> None:
    found, now = list(ADAPTERS), [0.0]
    here = Reach(8000, found=lambda: found, clock=lambda: now[0])
    assert here.choose(SECOND)
    found.remove(("eth0", "10.20.0.5"))
    now[0] = 6.0
    assert here.typed() == FIRST
    found.append(("eth0", "10.20.0.5"))
    now[0] = 12.0
    assert here.typed() == SECOND


def test_new_address_does_not_replace_one_in_use() -> None:
    found: list[tuple[str, str]] = []
    now = [0.0]
    here = Reach(8000, found=lambda: found, clock=lambda: now[0])
    one = Connectivity(here)

    def then(*adapters: tuple[str, str]) -> list[tuple[str, bool]]:
        found[:], now[0] = adapters, now[0] + 6.0
        return [(each["address"], each["new"]) for each in one.report()["addresses"]]

    before = ("eth0", "10.20.0.5")
    hotspot, other = ("wlan1", "192.168.137.1"), ("wlan2", "10.1.0.1")
    assert then(before, hotspot) == [("192.168.137.1:8000", False), (SECOND, False)]
    assert here.typed() == "192.168.137.1:8000"  # no phone has used the other address yet
    then(before)
    one.answered(SECOND, "phone", "polling")
    assert then(before, hotspot) == [("192.168.137.1:8000", True), (SECOND, False)]
    assert here.base() == f"http://{SECOND}"
    assert then(hotspot) == [("192.168.137.1:8000", False)]
    assert here.typed() == "192.168.137.1:8000"
    here.keep_address()
    assert then(before, hotspot, other)[1:] == [(SECOND, True), ("10.1.0.1:8000", True)]
    assert here.typed() == "192.168.137.1:8000"


def test_public_url_wins_over_every_choice() -> None:
    public = reach(f"https://{PUBLIC}")
    assert public.addresses() == [PUBLIC]
    assert not public.choose(FIRST)
    assert public.typed() == PUBLIC


def test_name_in_the_local_network_is_shown_beside_the_address() -> None:
    here = reach()
    for name, named in (("", ""), ("quizbs-2.local", "quizbs-2.local:8000"), ("evil.example", "quizbs-2.local:8000")):
        here.set_name(name)
        assert Connectivity(here).report()["name"] == named
    assert here.base() == f"http://{FIRST}"
    here.set_name("")
    assert here.typed_name() == ""
    public = reach(f"https://{PUBLIC}")
    public.set_name("quizbs.local")
    assert (public.announced(), public.typed_name()) == ("", "")


def test_loopback_only_server_is_reported() -> None:
    assert reach(host="127.0.0.1").is_shut()
    assert not reach(host="192.168.1.7").is_shut()
    assert not reach(f"https://{PUBLIC}", "127.0.0.1").is_shut()


def test_open_tunnel_is_shown_and_counts_its_devices_separately() -> None:
    here, far = reach(), "ten-towns.trycloudflare.com"
    one = Connectivity(here)
    assert here.choose(SECOND)
    here.use_tunnel(far)
    assert (here.typed(), here.base(), here.addresses()) == (far, f"https://{far}", [far, FIRST, SECOND])
    assert one.report()["shared"]
    here.set_name("quizbs.local")
    assert here.typed_name() == "", "it leads nobody in from the internet"
    assert (here.typed_in_network(), here.base_in_network()) == (SECOND, f"http://{SECOND}")
    assert not here.is_private()
    assert one.came_to(request("203.0.113.9", far), "phone", host=False) == far
    assert one.came_to(request("192.168.1.44", FIRST), "phone", host=False) == FIRST
    assert one.came_to(request("192.168.1.44", "aula.local:8000"), "phone", host=False) == SECOND
    here.keep_address()
    here.use_tunnel("")
    assert (here.typed(), here.addresses(), here.is_private()) == (SECOND, [FIRST, SECOND], True)
    assert not one.choose(far)

    here.use_tunnel(far)
    assert one.choose(FIRST)
    assert (here.typed(), here.base(), one.report()["shared"]) == (FIRST, f"http://{FIRST}", False)
    here.use_tunnel("")
    assert here.typed() == FIRST, "the teacher chose it meanwhile"
