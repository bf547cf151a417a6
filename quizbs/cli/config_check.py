"""``quizbs config check``: check that the settings fit together before a lesson."""

import os
import secrets
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

import click

from quizbs import config
from quizbs.cli.banks import database_in_words
from quizbs.cli.spoken import SpokenGroup, SpokenOption, said, say

if TYPE_CHECKING:
    from quizbs.store.database import Database

OLDEST_POSTGRESQL = 140_000  # as a version number: 14, the oldest supported by PostgreSQL
_PATIENCE = 5.0  # seconds for the public address to answer
_LONGEST = 200  # most bytes of the answer that are read


class CheckedSetting(NamedTuple):
    """The result of a check, in words. ``wrong``: something must be changed before a lesson."""

    words: str
    wrong: bool = False


@click.group("config", cls=SpokenGroup, help="cli-config")
def config_commands() -> None:
    """Group the commands for settings."""


@config_commands.command("check", help="cli-config-check")
@click.option("--processes", type=click.IntRange(1), default=1, cls=SpokenOption, help="cli-processes")
def check_config(processes: int) -> None:
    """Check the settings."""
    results = list(findings(os.environ, processes))
    for setting in results:
        click.echo(f"{'✗' if setting.wrong else '✓'} {setting.words}")
    if any(setting.wrong for setting in results):
        click.echo(say("settings-to-change"))
        raise SystemExit(1)
    click.echo(say("settings-fit"))


def findings(environ: "os._Environ[str] | dict[str, str]", processes: int = 1) -> Iterator[CheckedSetting]:
    """Check settings, database and public address, and yield the results.

    ``processes`` is how many processes are to serve together.
    """
    try:
        settings = config.read(environ)
    except config.BadSetting as mistake:
        yield CheckedSetting(say("settings-nothing-else", text=said(mistake.message)), wrong=True)
        return
    yield from _proxy(settings)
    yield from _sign_in(settings)
    yield _metrics(settings)
    yield from _database(settings, processes)


def _proxy(settings: config.Settings) -> Iterator[CheckedSetting]:
    public = urlsplit(settings.public_url)
    mine = settings.port or config.PORT
    in_front = public.scheme == "https" or (public.scheme == "http" and (public.port or 80) != mine)
    if in_front and not settings.proxies:
        unset = say("settings-proxy-unset", address=settings.public_url, value=str(mine))
        yield CheckedSetting(unset, wrong=True)
    elif settings.proxies:
        yield CheckedSetting(say("settings-proxies", count=settings.proxies))


def _sign_in(settings: config.Settings) -> Iterator[CheckedSetting]:
    if not settings.sign_in_header:
        return
    everybody = [network for network in settings.sign_in_from if network.num_addresses > 2**16]
    if everybody:
        yield CheckedSetting(say("settings-trusts-all", address=str(everybody[0])), wrong=True)
    else:
        yield CheckedSetting(say("settings-signed-in", name=settings.sign_in_header))


def _metrics(settings: config.Settings) -> CheckedSetting:
    try:
        import prometheus_client  # noqa: F401 -- whether it can be
    except ImportError:
        if settings.metrics_token:
            return CheckedSetting(say("settings-no-metrics-token"), wrong=True)
        return CheckedSetting(say("settings-no-metrics"))
    return CheckedSetting(say("settings-metrics-token" if settings.metrics_token else "settings-metrics"))


def _database(settings: config.Settings, processes: int) -> Iterator[CheckedSetting]:
    from sqlalchemy.exc import SQLAlchemyError

    from quizbs.store.database import Unavailable, file_of, open_database

    try:
        with database_in_words():
            is_file = file_of(settings.database) is not None
            if is_file:
                yield from _sqlite(processes)
            else:
                yield from _secret_key(settings)
            database = open_database(settings.database)
    except config.NotStarted as mistake:
        yield CheckedSetting(str(mistake), wrong=True)
        return
    try:
        yield from _tables(database)
        yield from _public_address(settings, database)
    except (Unavailable, SQLAlchemyError):
        yield CheckedSetting(say("settings-unreachable"), wrong=True)
    finally:
        database.close()


def _sqlite(processes: int) -> Iterator[CheckedSetting]:
    if processes > 1:
        yield CheckedSetting(say("settings-processes", count=processes), wrong=True)
    else:
        yield CheckedSetting(say("settings-sqlite"))


def _secret_key(settings: config.Settings) -> Iterator[CheckedSetting]:
    if settings.secret_key:
        yield CheckedSetting(say("settings-key"))
    else:
        yield CheckedSetting(say("settings-key-unset", count=config.SHORTEST_KEY), wrong=True)


def _tables(database: "Database") -> Iterator[CheckedSetting]:
    from quizbs.store import migrations

    version = database.server_version()
    if version is not None and is_too_old(version):
        oldest = str(OLDEST_POSTGRESQL // 10_000)
        yield CheckedSetting(say("settings-old-postgresql", value=str(version // 10_000), other=oldest), wrong=True)
    elif version is not None:
        yield CheckedSetting(say("settings-postgresql", value=str(version // 10_000)))
    revision = migrations.revision(database)
    if revision is None:
        yield CheckedSetting(say("settings-new-database"))
    elif revision == migrations.NEWEST:
        yield CheckedSetting(say("settings-tables"))
    elif revision < migrations.NEWEST:
        yield CheckedSetting(say("settings-older-tables"), wrong=True)
    else:
        yield CheckedSetting(say("settings-newer-tables"), wrong=True)


def is_too_old(version: int) -> bool:
    """Return whether a PostgreSQL is too old; ``version`` is its ``server_version_num``, such as 150004 for 15.4."""
    return version < OLDEST_POSTGRESQL


def _public_address(settings: config.Settings, database: "Database") -> Iterator[CheckedSetting]:
    """Yield the result of the check that the public address leads to this installation.

    The address must answer with a hash that needs the secret key.
    """
    from quizbs.live.keyring import Keyring
    from quizbs.store import migrations
    from quizbs.store.key_values import KeyValues

    if not settings.public_url or (not settings.secret_key and migrations.revision(database) is None):
        return
    key, number = settings.secret_key or KeyValues(database).secret_key(), secrets.token_hex(16)
    answer = _fetched(f"{settings.public_url}/healthz/{number}")
    if isinstance(answer, CheckedSetting):
        yield answer
    elif answer == Keyring(key.encode()).is_me(number):
        yield CheckedSetting(say("settings-leads-here", address=settings.public_url))
    else:
        yield CheckedSetting(say("settings-leads-elsewhere", address=settings.public_url), wrong=True)


def _fetched(address: str) -> str | CheckedSetting:
    """Return the body served at ``address`` ("" for an HTTP error), or a finding if nothing answers there."""
    base = f"{urlsplit(address).scheme}://{urlsplit(address).netloc}"
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(address, timeout=_PATIENCE) as answer:
            return str(answer.read(_LONGEST).decode(errors="replace")).strip()
    except urllib.error.HTTPError as refused:
        if refused.code in {502, 503, 504}:
            return CheckedSetting(say("settings-proxy-alone", address=base))
        return ""
    except urllib.error.URLError as error:
        if isinstance(error.reason, ConnectionRefusedError):
            return CheckedSetting(say("settings-not-started", address=base))
        return CheckedSetting(say("settings-cant-reach", address=base, text=str(error.reason)), wrong=True)
    except OSError as error:
        return CheckedSetting(say("settings-cant-reach", address=base, text=str(error)), wrong=True)
