"""The limits of nginx, set up as in docs/school, for strangers; and TLS."""

from __future__ import annotations

import shutil
import socket
import subprocess
from typing import TYPE_CHECKING

import pytest
import requests

from tests.school.school import Nginx, free_port, nginx_is_there
from tests.support.timeouts import PATIENCE
from tests.web.shipped import Server, host, running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.skipif(not nginx_is_there(), reason="this machine has no nginx")
LARGE = 8_000_000  # bytes
SENT = 100_000  # bytes that are sent before the answer is read


@pytest.fixture
def front(tmp_path: Path) -> Iterator[tuple[Nginx, Server]]:
    """Yield nginx and the only process behind it."""
    nginx = Nginx(tmp_path, free_port(), QUIZBS_SHARED_ADDRESS="off")
    (tmp_path / "data").mkdir()
    with running(tmp_path / "data", QUIZBS_PROXY="1", QUIZBS_PUBLIC_URL=nginx.base) as server:
        nginx.show([server])
        yield nginx, server
        nginx.stop()


def answer_to_large_body(nginx: Nginx, path: str) -> bytes:
    """Send the beginning of a large body, and return the status line of the answer."""
    head = f"POST {path} HTTP/1.1\r\nHost: {nginx.netloc}\r\nOrigin: {nginx.base}\r\nContent-Length: {LARGE}\r\n\r\n"
    with socket.create_connection(nginx.netloc.split(":"), timeout=PATIENCE) as line:  # type: ignore[arg-type]
        line.sendall(head.encode() + b"x" * SENT)
        return line.recv(200).partition(b"\r\n")[0]


@pytest.mark.parametrize("path", ["/join", "/socket.io/?EIO=4", "/host/open", "/banks/upload", "/report/1/fill"])
def test_large_body_of_a_stranger_is_refused_unread(front: tuple[Nginx, Server], path: str) -> None:
    assert b" 413 " in answer_to_large_body(front[0], path)


def test_large_upload_of_a_teacher_is_accepted(front: tuple[Nginx, Server]) -> None:
    nginx, server = front
    teacher = host(server)
    rows = "".join(f"What is {number} + {number}?,{2 * number},{'word ' * 40}\n" for number in range(2000))
    answer = teacher.post(
        f"{nginx.base}/banks/upload",
        files={"file": ("sums.csv", f"Question,Answer,Explanation\n{rows}")},
        headers={"Origin": nginx.base, "Cookie": teacher.cookie()},
        timeout=PATIENCE,
    )
    assert answer.status_code == 200
    assert "2,000" in answer.text or "2000" in answer.text


def test_connections_of_one_address_are_limited(front: tuple[Nginx, Server]) -> None:
    nginx, _ = front
    held: list[socket.socket] = []
    try:
        answer = b""
        while b" 503 " not in answer and len(held) < 300:
            line = socket.create_connection(nginx.netloc.split(":"), timeout=PATIENCE)  # type: ignore[arg-type]
            held.append(line)
            # A request whose body is missing counts until nginx gives it up.
            line.sendall(f"POST /banks/x HTTP/1.1\r\nHost: {nginx.netloc}\r\nContent-Length: 9\r\n\r\n".encode())
            line.settimeout(0.02)
            try:
                answer = line.recv(100)
            except TimeoutError:
                answer = b""
        assert b" 503 " in answer
        assert len(held) > 100
    finally:
        for line in held:
            line.close()


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    """Return the files of a self-signed certificate for the loopback address and of its key."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("this machine has no openssl")
    made, key = tmp_path / "certificate.pem", tmp_path / "key.pem"
    request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    name = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run([openssl, *request, *name, "-keyout", key, "-out", made], check=True, capture_output=True)
    return made, key


def test_http_is_redirected_to_https(tmp_path: Path, certificate: tuple[Path, Path]) -> None:
    port = free_port()
    nginx = Nginx(tmp_path, free_port(), certificate, QUIZBS_REDIRECT=f"127.0.0.1:{port}")
    (tmp_path / "data").mkdir()
    with running(tmp_path / "data", QUIZBS_PROXY="1", QUIZBS_PUBLIC_URL=nginx.base) as server:
        nginx.show([server])
        try:
            page = requests.get(f"{nginx.base}/", verify=str(certificate[0]), timeout=PATIENCE)
            away = requests.get(f"http://127.0.0.1:{port}/j/ABCD", allow_redirects=False, timeout=PATIENCE)
        finally:
            nginx.stop()
    assert page.status_code == 200
    assert page.headers["Strict-Transport-Security"] == "max-age=31536000"
    assert (away.status_code, away.headers["Location"]) == (301, "https://127.0.0.1/j/ABCD")
