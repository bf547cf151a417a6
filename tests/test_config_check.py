"""``quizbs config check`` names each setting that must be changed, and exits with 1."""

from __future__ import annotations

import os
import re
import socket
import sys
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text

from quizbs.cli.config_check import findings, is_too_old
from quizbs.store.database import Database
from quizbs.store.migrations import NEWEST, migrate
from tests.store.conftest import emptied
from tests.web.shipped import running

if TYPE_CHECKING:
    from pathlib import Path

    from tests.support.cli_runner import CliRunner

KEY = "k" * 40


def wrong(environ: dict[str, str], processes: int = 1) -> list[str]:
    return [one.words for one in findings(environ, processes) if one.wrong]


def right(environ: dict[str, str]) -> str:
    found = list(findings(environ))
    assert not [one for one in found if one.wrong], found
    return "\n".join(one.words for one in found)


@pytest.fixture
def laptop(tmp_path: Path) -> dict[str, str]:
    return {"QUIZBS_DATA": str(tmp_path)}


@pytest.fixture
def postgres(laptop: dict[str, str]) -> dict[str, str]:
    """Return the settings of a school with an empty database."""
    if "QUIZBS_TEST_DATABASE" not in os.environ:
        pytest.skip("QUIZBS_TEST_DATABASE names no PostgreSQL database")
    url = emptied(os.environ["QUIZBS_TEST_DATABASE"])
    return laptop | {"QUIZBS_DATABASE": url, "QUIZBS_SECRET_KEY": KEY}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def test_laptop_needs_no_settings(quizbs: CliRunner, tmp_path: Path) -> None:
    ran = quizbs("config", "check", within=tmp_path)
    assert ran.returncode == 0
    assert "SQLite, served by one process." in ran.stdout
    assert ran.stdout.endswith("The settings fit together.\n")


def test_wrong_setting_exits_with_1(quizbs: CliRunner, tmp_path: Path) -> None:
    ran = quizbs("config", "check", "--processes", "2", within=tmp_path)
    assert ran.returncode == 1
    assert "✗ 2 processes need PostgreSQL" in ran.stdout
    assert "check again" in ran.stdout


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"QUIZBS_SECRET_KEY": "short"}, "QUIZBS_SECRET_KEY must have at least 32 characters. Nothing else was"),
        ({"QUIZBS_SIGN_IN_HEADER": "X-User"}, "needs QUIZBS_SIGN_IN_FROM"),
        ({"QUIZBS_SIGN_IN_HEADER": "X-User", "QUIZBS_SIGN_IN_FROM": "0.0.0.0/0"}, "trusts 0.0.0.0/0"),
        ({"QUIZBS_PUBLIC_URL": "https://quiz.invalid"}, "Set QUIZBS_PROXY"),
        ({"QUIZBS_PUBLIC_URL": "http://quiz.invalid"}, "Set QUIZBS_PROXY"),
        ({"QUIZBS_PUBLIC_URL": "http://quiz.invalid:8000", "QUIZBS_SECRET_KEY": KEY}, "Can't reach http://quiz.inv"),
        ({"QUIZBS_DATABASE": "mysql://x/y"}, "the address of a SQLite file"),
    ],
)
def test_contradictory_settings_are_reported(laptop: dict[str, str], settings: dict[str, str], says: str) -> None:
    assert any(says in one for one in wrong(laptop | settings))


def test_check_explains_how_to_get_metrics(laptop: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    with_token = laptop | {"QUIZBS_METRICS_TOKEN": KEY}
    assert "on this computer" in right(laptop)
    assert "with the token" in right(with_token)
    monkeypatch.setitem(sys.modules, "prometheus_client", None)  # so that importing it fails
    assert "pip install 'quizbs[metrics]'" in right(laptop)
    assert any("pip install 'quizbs[metrics]'" in one for one in wrong(with_token))


def test_reachable_postgresql_is_reported_with_its_revision(postgres: dict[str, str]) -> None:
    assert "The database is new" in right(postgres)
    assert any("isn't set" in one for one in wrong(postgres | {"QUIZBS_SECRET_KEY": ""}))
    database = Database(postgres["QUIZBS_DATABASE"])
    migrate(database)
    assert re.search(r"PostgreSQL \d+ answers\.\nIts tables are those of this quizbs", right(postgres))
    for revision, says in (("r0004", "older quizbs"), ("r9999", "newer quizbs")):
        changed = text("UPDATE alembic_version SET version_num = :to")
        database.write(lambda db, to=revision, changed=changed: db.execute(changed, {"to": to}))  # type: ignore[misc]
        assert any(says in one for one in wrong(postgres)), revision
    database.close()
    assert NEWEST < "r9999"


def test_unreachable_postgresql_is_reported(laptop: dict[str, str]) -> None:
    url = f"postgresql://quizbs@127.0.0.1:{free_port()}/quizbs?connect_timeout=2"
    told = wrong(laptop | {"QUIZBS_DATABASE": url, "QUIZBS_SECRET_KEY": KEY})
    assert any("out of reach" in one for one in told)


@pytest.mark.parametrize(("version", "old"), [(130_021, True), (140_000, False), (150_004, False)])
def test_too_old_postgresql_is_rejected(version: int, old: bool) -> None:
    assert is_too_old(version) is old


def test_public_address_must_lead_to_this_quizbs(tmp_path: Path) -> None:
    port = free_port()
    settings = {"QUIZBS_DATA": str(tmp_path), "QUIZBS_PUBLIC_URL": f"http://127.0.0.1:{port}", "QUIZBS_PORT": str(port)}
    with running(tmp_path, port=port, QUIZBS_SECRET_KEY=KEY):
        assert "leads here" in right(settings | {"QUIZBS_SECRET_KEY": KEY})
        told = wrong(settings | {"QUIZBS_SECRET_KEY": "o" * 40})
        assert any("leads to something else" in one for one in told)
    assert "Nothing answers" in right(settings | {"QUIZBS_SECRET_KEY": KEY})
