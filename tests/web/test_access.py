"""Credentials: which cookies open which pages, and that they stay valid after a restart."""

import pytest
from socketio.exceptions import ConnectionRefusedError as Refusal

from quizbs.app import App
from quizbs.live.keyring import Keyring, new_token, same, token_hash
from quizbs.web.access import DEVICE, REMOTE, SEAT, Access
from tests.web.app import teacher_of
from tests.web.test_pages import ORIGIN, opened

KEY = b"k" * 32


def test_request_without_cookies_has_no_access() -> None:
    found = Access(Keyring(KEY)).read({})
    assert (found.host, found.seat, found.device) == (False, "", "")


def test_forged_cookies_give_no_access() -> None:
    keyring = Keyring(KEY)
    access = Access(keyring)
    for forged in ("", "x", "1", keyring.host_key, "ä", "x.y", ".", "a" * 9999):
        found = access.read({access.host_name: forged, DEVICE: forged})
        assert (found.host, found.device) == (False, "")


def test_host_cookie_survives_restart_but_key_does_not() -> None:
    before, again = Keyring(KEY), Keyring(KEY)
    after, other = Access(again), Access(Keyring(b"o" * 32))
    cookie = before.host_proof
    assert after.read({after.host_name: cookie}).host
    assert not other.read({other.host_name: cookie}).host
    assert not same(before.host_key, again.host_key)


def test_two_installations_use_different_cookie_names() -> None:
    assert Access(Keyring(KEY)).host_name == Access(Keyring(KEY)).host_name != Access(Keyring(b"o" * 32)).host_name


def test_device_cookie_needs_a_valid_proof() -> None:
    access = Access(Keyring(KEY))
    cookie = f"abc.{Keyring(KEY).device_proof('abc')}"
    assert access.read({DEVICE: cookie}).device == "abc"
    assert access.read({DEVICE: cookie.replace("abc", "abd")}).device == ""


def test_remote_cookie_needs_a_valid_proof() -> None:
    access, proof = Access(Keyring(KEY)), Keyring(KEY).remote_proof("lesson.3")
    found = access.read({REMOTE: f"lesson.3.{proof}"})
    assert (found.remote, found.remote_number, found.host) == ("lesson", 3, False)
    for forged in ("lesson.3.x", "lesson.3.", f"lesson.5.{proof}", f"other.3.{proof}", proof, "", "lesson.3"):
        assert access.read({REMOTE: forged}).remote == ""


def test_seat_is_identified_by_token_hash() -> None:
    token = new_token()
    assert Access(Keyring(KEY)).read({SEAT: token}).seat == token_hash(token)
    assert token not in token_hash(token)
    assert len({new_token() for _ in range(1000)}) == 1000
    assert Access(Keyring(KEY)).read({SEAT: "short"}).seat == ""


def test_open_connection_of_signed_out_browser_gets_no_screen(app: App) -> None:
    teacher = teacher_of(app)
    cookie = teacher.get_cookie(app.web.access.host_name)
    assert cookie is not None
    connection = {"HTTP_COOKIE": f"{cookie.key}={cookie.value}"}
    wall = {"screen": "wall", "lesson": opened(teacher)}
    assert app.web.access.credentials(connection).host
    teacher.post("/host/kept/sign-out", data={"word": "sign out"}, headers=ORIGIN)
    with pytest.raises(Refusal) as refused:
        app.web.sockets._connect("sid", connection, wall)
    assert refused.value.error_args["message"] == "unknown"
