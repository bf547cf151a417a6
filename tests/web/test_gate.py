"""The gate alone; ``test_server.py`` tests it in the real server."""

from collections.abc import Iterable
from typing import Any

import pytest

from quizbs.web.server.gate import FRAME, TOO_LARGE, UPLOAD, AllowedHosts, gate

HOSTS = AllowedHosts(8000, "https://quiz.example.org", own=lambda: [("wlan0", "192.168.1.7")])


def ask(proxies: int = 0, **environ: str) -> tuple[str, dict[str, Any]]:
    """Send a request with this WSGI environment; return the status and the environment behind the gate."""
    reached: dict[str, Any] = {}
    status: list[str] = []

    def inner(environ: Any, start: Any) -> Iterable[bytes]:
        reached.update(environ)
        start("200 OK", [])
        return [b""]

    def started(said: str, headers: object, exc: object = None) -> Any:
        status.append(said)

    whole = {"REQUEST_METHOD": "GET", "PATH_INFO": "/", "HTTP_HOST": "127.0.0.1:8000", **environ}
    gate(inner, HOSTS, proxies)(whole, started)
    return status[0][:3], reached


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8000", True),
        ("localhost:8000", True),
        ("LOCALHOST:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.7:8000", True),
        ("quiz.example.org", True),
        ("quiz.example.org:443", True),
        ("192.168.1.8:8000", False),  # another computer's address
        ("127.0.0.1:9000", False),  # another program on this computer
        ("127.0.0.1", False),
        ("evil.example:8000", False),
        ("localhost.evil.example:8000", False),
        ("192.168.1.7.evil.example:8000", False),
        ("evil@127.0.0.1:8000", False),
        ("127.0.0.1:8000/x", False),
        ("127.0.0.1:8000\t", False),
        ("[::1", False),
        ("127.0.0.1:99999", False),
        ("", False),
    ],
)
def test_only_own_host_names_are_allowed(host: str, ours: bool) -> None:
    assert HOSTS.ours(host) is ours
    assert ask(HTTP_HOST=host)[0] == ("200" if ours else "400")


@pytest.mark.parametrize(
    ("accepts", "said"),
    [("de-AT,de;q=0.9", "Öffne die Adresse"), ("tr", "Tahtadaki adresi aç"), ("\xff;q=x,,", "Please open the address")],
)
def test_refusal_is_in_the_language_of_the_browser(accepts: str, said: str) -> None:
    environ = {"REQUEST_METHOD": "GET", "PATH_INFO": "/", "HTTP_HOST": "evil.example", "HTTP_ACCEPT_LANGUAGE": accepts}
    body = gate(lambda *_: pytest.fail("it passed"), HOSTS)(environ, lambda *_: lambda _: None)
    assert said in b"".join(body).decode()


def test_announced_name_is_allowed_while_it_is_announced() -> None:
    name = [""]
    hosts = AllowedHosts(8000, announced=lambda: name[0])
    assert not hosts.ours(":8000")
    assert not hosts.ours("quizbs.local:8000")
    name[0] = "quizbs.local"
    assert hosts.ours("quizbs.local:8000")
    assert not hosts.ours("quizbs.local")


def test_new_own_address_is_allowed_after_a_limited_refresh() -> None:
    found, looks, now = ["192.168.1.7"], [], [100.0]

    def own() -> list[tuple[str, str]]:
        looks.append(now[0])
        return [("wlan0", ip) for ip in found]

    hosts = AllowedHosts(8000, own=own, clock=lambda: now[0])
    assert not hosts.ours("10.1.1.1:8000")
    found[:] = ["10.1.1.1"]
    assert not hosts.ours("10.1.1.1:8000")
    now[0] += 2.5
    assert hosts.ours("10.1.1.1:8000")
    assert looks == [100.0, 102.5]


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        ("http://127.0.0.1:8000", True),
        ("http://192.168.1.7:8000", True),
        ("https://quiz.example.org", True),
        ("http://quiz.example.org.evil.example", False),
        ("https://127.0.0.1:8000", False),
        ("http://127.0.0.1:9000", False),
        ("http://evil.example", False),
        ("null", False),
        ("", False),
    ],
)
def test_only_own_origins_are_accepted(origin: str, ours: bool) -> None:
    assert ask(HTTP_ORIGIN=origin)[0] == ("200" if ours else "403")
    assert ask(HTTP_ORIGIN=origin, REQUEST_METHOD="POST")[0] == ("200" if ours else "403")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_request_that_changes_data_needs_own_origin(method: str) -> None:
    assert ask(REQUEST_METHOD=method)[0] == "403"
    assert ask(REQUEST_METHOD=method, HTTP_ORIGIN="http://127.0.0.1:8000")[0] == "200"


@pytest.mark.parametrize("length", ["-1", "+5", "1e3", "0x10", "5 5", "٣", "five"])
def test_length_that_is_no_number_is_refused(length: str) -> None:
    assert ask(CONTENT_LENGTH=length)[0] == "400"


def test_body_without_a_length_is_refused() -> None:
    assert ask(HTTP_TRANSFER_ENCODING="chunked")[0] == "400"


@pytest.mark.parametrize(
    ("path", "length", "status"),
    [
        ("/socket.io/", FRAME, "200"),
        ("/socket.io/", FRAME + 1, "413"),
        ("/host/banks", UPLOAD, "200"),
    ],
)
def test_body_size_is_limited_by_path(path: str, length: int, status: str) -> None:
    assert ask(PATH_INFO=path, CONTENT_LENGTH=str(length))[0] == status


@pytest.mark.parametrize("length", [UPLOAD + 1, 10**400])
def test_too_large_body_is_unread_and_gets_a_page(length: int) -> None:
    reached = ask(PATH_INFO="/banks/upload", CONTENT_LENGTH=str(length))[1]
    assert (reached["CONTENT_LENGTH"], reached["wsgi.input"].read(), reached[TOO_LARGE]) == ("0", b"", True)


def test_large_body_from_a_foreign_origin_gets_403() -> None:
    length = str(UPLOAD + 1)
    assert ask(REQUEST_METHOD="POST", HTTP_ORIGIN="http://evil.example", CONTENT_LENGTH=length)[0] == "403"


def test_forwarded_headers_need_trusted_proxy() -> None:
    forged = {"HTTP_X_FORWARDED_FOR", "HTTP_X_FORWARDED_HOST", "HTTP_FORWARDED"}
    with_them = dict.fromkeys(forged, "evil.example")
    assert not forged & ask(0, **with_them)[1].keys()
    assert forged <= ask(1, **with_them)[1].keys()
