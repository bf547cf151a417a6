"""Credentials: what opens what, and that a restart changes nothing."""

from quizbs.web.access import DEVICE, SEAT, Access, new_token, token_hash

KEY = b"k" * 32


def test_nothing_opens_nothing() -> None:
    found = Access(KEY).read({})
    assert (found.host, found.seat, found.device) == (False, "", "")


def test_forged_cookies_prove_nothing() -> None:
    access = Access(KEY)
    for forged in ("", "x", "1", access.host_key, "ä", "x.y", ".", "a" * 9999):
        found = access.read({access.host_name: forged, DEVICE: forged})
        assert (found.host, found.device) == (False, "")
        assert not access.opens_host(forged) or forged == access.host_key


def test_the_hosts_cookie_outlives_a_restart_and_its_key_does_not() -> None:
    before, after, other = Access(KEY), Access(KEY), Access(b"o" * 32)
    cookie = before._derived("host")
    assert after.read({after.host_name: cookie}).host
    assert not other.read({other.host_name: cookie}).host
    assert not after.opens_host(before.host_key)
    assert after.opens_host(after.host_key)


def test_two_installations_on_one_laptop_do_not_sign_each_other_out() -> None:
    assert Access(KEY).host_name == Access(KEY).host_name != Access(b"o" * 32).host_name


def test_a_device_is_known_by_its_proof() -> None:
    access = Access(KEY)
    cookie = f"abc.{access._derived('device abc')}"
    assert access.read({DEVICE: cookie}).device == "abc"
    assert access.read({DEVICE: cookie.replace("abc", "abd")}).device == ""


def test_a_seat_is_known_by_the_hash_of_its_token() -> None:
    token = new_token()
    assert Access(KEY).read({SEAT: token}).seat == token_hash(token)
    assert token not in token_hash(token)
    assert len({new_token() for _ in range(1000)}) == 1000
    assert Access(KEY).read({SEAT: "short"}).seat == ""
