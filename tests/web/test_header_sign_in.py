"""Signing teachers in by a header of the school's own proxy."""

from __future__ import annotations

import logging
import time
from ipaddress import ip_network
from typing import TYPE_CHECKING, Any

import pytest

from quizbs.app import App
from quizbs.config import BadSetting, Settings, read
from quizbs.store.database import Database
from quizbs.store.owners import FIRST
from quizbs.store.teachers import Teachers
from quizbs.web.server.header_sign_in import SIGNED_IN, HeaderSignIn
from quizbs.words import words
from tests.web.shipped import Browser, Screen, open_lesson, running
from tests.web.test_pages import PORT, browser

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from flask.testing import FlaskClient

HEADER = "X-Remote-User"
TRUSTED = (ip_network("10.1.0.0/16"), ip_network("::1"))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    database = f"sqlite:///{tmp_path / 'quizbs.db'}"
    app = App(
        Settings(data=tmp_path, database=database, host="127.0.0.1", sign_in_header=HEADER, sign_in_from=TRUSTED), PORT
    )
    for name in ("Ada", "Bo"):
        app.store.teachers.add(name, time.time())
    yield app
    app.stop()


def asked(
    app: App, name: str, address: str = "10.1.2.3", path: str = "/host", client: FlaskClient | None = None
) -> Any:
    client = client or browser(app)
    return client.get(path, headers={HEADER: name}, environ_overrides={"REMOTE_ADDR": address})


def test_trusted_proxy_signs_in_added_teachers(app: App) -> None:
    assert asked(app, "Ada").status_code == asked(app, " Bo ", "::1").status_code == 200
    assert asked(app, "Bo", "::ffff:10.1.0.9").status_code == 200
    app.store.teachers.add("Jörg", time.time())
    for encoding in ("utf-8", "latin-1"):  # the proxy's bytes, as WSGI passes them
        answer = asked(app, "Jörg".encode(encoding).decode("latin-1"))
        assert answer.status_code == (200 if encoding == "utf-8" else 403)
    unknown = asked(app, "Cy")
    assert unknown.status_code == 403
    assert "nobody has added you here yet" in unknown.text
    assert "The link" not in asked(app, "").text


def test_removed_teacher_cannot_sign_in_by_header(app: App) -> None:
    client = browser(app)
    assert asked(app, "Ada", client=client).status_code == 200
    assert client.get("/host").status_code == 403, "no cookie stays behind"
    app.store.teachers.remove(FIRST, time.time())
    assert asked(app, "Ada").status_code == 403
    assert asked(app, "Bo").status_code == 200


def test_proxy_header_overrides_cookie(app: App) -> None:
    client = browser(app)
    path = app.school.sign_in.link(FIRST)
    client.post("/sign-in", data={"key": path.partition("=")[2]}, headers={"Origin": f"http://127.0.0.1:{PORT}"})
    assert client.get("/host").status_code == 200
    assert asked(app, "Cy", client=client).status_code == 403


@pytest.mark.parametrize("address", ["10.2.0.1", "127.0.0.1", "::2", "nonsense", ""])
def test_untrusted_header_is_ignored_and_logged_without_name(
    app: App, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert asked(app, "Ada", address).status_code == 403
        forwarded = {HEADER: "Ada", "X-Forwarded-For": "10.1.2.3"}
        answer = browser(app).get("/host", headers=forwarded, environ_overrides={"REMOTE_ADDR": address})
        assert answer.status_code == 403
    assert "QUIZBS_SIGN_IN_FROM" in caplog.text
    assert "Ada" not in caplog.text


def test_untrusted_sign_in_header_is_removed_at_the_gate() -> None:
    for address, name in (("10.1.2.3", "Ada"), ("10.9.2.3", None)):
        environ = {"HTTP_X_REMOTE_USER": " Ada ", "REMOTE_ADDR": address}
        HeaderSignIn(HEADER, TRUSTED).take(environ)
        assert "HTTP_X_REMOTE_USER" not in environ
        assert environ.get(SIGNED_IN) == name


def test_header_sign_in_needs_both_settings(tmp_path: Path) -> None:
    given = {"QUIZBS_DATA": str(tmp_path)}
    assert read(given).sign_in_header == ""
    both = read(given | {"QUIZBS_SIGN_IN_HEADER": HEADER, "QUIZBS_SIGN_IN_FROM": "127.0.0.1, 10.0.0.7/24"})
    assert (both.sign_in_header, len(both.sign_in_from)) == (HEADER, 2)
    for wrong in (
        {"QUIZBS_SIGN_IN_HEADER": HEADER},
        {"QUIZBS_SIGN_IN_HEADER": "X Remote", "QUIZBS_SIGN_IN_FROM": "127.0.0.1"},
        {"QUIZBS_SIGN_IN_HEADER": HEADER, "QUIZBS_SIGN_IN_FROM": "proxy.example"},
    ):
        with pytest.raises(BadSetting) as told:
            read(given | wrong)
        assert "QUIZBS_SIGN_IN" in words("en").said(told.value.message)


def test_screen_of_a_signed_in_teacher_connects(tmp_path: Path) -> None:
    """On the real server, with the test as the proxy that names the teacher."""
    settings = {"QUIZBS_SIGN_IN_HEADER": HEADER, "QUIZBS_SIGN_IN_FROM": "127.0.0.1"}
    with running(tmp_path, **settings) as server:
        database = Database(f"sqlite:///{tmp_path / 'quizbs.db'}")
        Teachers(database).add("Ada", time.time())
        database.close()
        ada = Browser(server)
        ada.headers[HEADER] = "Ada"
        code = open_lesson(ada)
        assert Screen(ada, "wall", code).sync()["lesson"]["code"] == code
        assert "Ada" not in server.log
