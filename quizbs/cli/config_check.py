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
from quizbs.cli.spoken import SpokenGroup, SpokenOption

if TYPE_CHECKING:
    from quizbs.store.database import Database

OLDEST_POSTGRESQL = 140_000  # as a version number: 14, the oldest supported by PostgreSQL
_PATIENCE = 5.0  # seconds for the public address to answer
_LONGEST = 200  # bytes that are read of the answer


class CheckedSetting(NamedTuple):
    """The result of a check in words. ``wrong``: something must be changed before a lesson."""

    words: str
    wrong: bool = False


@click.group("config", cls=SpokenGroup, help="cli-config")
def config_commands() -> None:
    """Hold the commands for settings."""


@config_commands.command("check", help="cli-config-check")
@click.option("--processes", type=click.IntRange(1), default=1, cls=SpokenOption, help="cli-processes")
def check_config(processes: int) -> None:
    """Check the settings."""
    found = list(findings(os.environ, processes))
    for setting in found:
        click.echo(f"{'✗' if setting.wrong else '✓'} {setting.words}")
    if any(setting.wrong for setting in found):
        click.echo("Change what has a ✗, then check again.")
        raise SystemExit(1)
    click.echo("The settings fit together.")


def findings(environ: "os._Environ[str] | dict[str, str]", processes: int = 1) -> Iterator[CheckedSetting]:
    """Check settings, database and public address, and yield what was found.

    ``processes``: how many are to serve together.
    """
    try:
        settings = config.read(environ)
    except config.BadSetting as mistake:
        yield CheckedSetting(f"{mistake} Nothing else was checked.", wrong=True)
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
        yield CheckedSetting(
            f"Something stands in front of quizbs, because {settings.public_url} isn't where it listens (port {mine}). "
            "Set QUIZBS_PROXY to how many proxies that are, mostly 1. Without it, all students count as one device.",
            wrong=True,
        )
    elif settings.proxies:
        yield CheckedSetting(f"{settings.proxies} of your proxies in front: X-Forwarded-For counts.")


def _sign_in(settings: config.Settings) -> Iterator[CheckedSetting]:
    if not settings.sign_in_header:
        return
    everybody = [network for network in settings.sign_in_from if network.num_addresses > 2**16]
    if everybody:
        yield CheckedSetting(
            f"QUIZBS_SIGN_IN_FROM trusts {everybody[0]}, which is far more than a proxy: whoever is in there can "
            "sign in as anybody. Name the proxy's own address.",
            wrong=True,
        )
    else:
        yield CheckedSetting(
            f"Teachers are signed in by {settings.sign_in_header} from the addresses in QUIZBS_SIGN_IN_FROM."
        )


def _metrics(settings: config.Settings) -> CheckedSetting:
    how = "To have it: pip install 'quizbs[metrics]'."
    try:
        import prometheus_client  # noqa: F401 -- whether it can be
    except ImportError:
        if settings.metrics_token:
            return CheckedSetting(f"QUIZBS_METRICS_TOKEN is set, but there is no /metrics. {how}", wrong=True)
        return CheckedSetting(f"There is no /metrics for a monitoring program. {how}")
    if settings.metrics_token:
        return CheckedSetting("/metrics has figures for monitoring programs here, and for those with the token.")
    return CheckedSetting("/metrics has figures for a monitoring program on this computer.")


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
        yield CheckedSetting("The database is out of reach. Is it running, and is QUIZBS_DATABASE right?", wrong=True)
    finally:
        database.close()


def _sqlite(processes: int) -> Iterator[CheckedSetting]:
    if processes > 1:
        yield CheckedSetting(
            f"{processes} processes need PostgreSQL: only one can serve a SQLite file. Set QUIZBS_DATABASE.", wrong=True
        )
    else:
        yield CheckedSetting("SQLite, served by one process.")


def _secret_key(settings: config.Settings) -> Iterator[CheckedSetting]:
    if settings.secret_key:
        yield CheckedSetting("The secret key isn't in the database.")
    else:
        yield CheckedSetting(
            "QUIZBS_SECRET_KEY isn't set, so the key is in the database and in each copy of it. Set it to at least "
            f"{config.SHORTEST_KEY} random characters, the same for all processes.",
            wrong=True,
        )


def _tables(database: "Database") -> Iterator[CheckedSetting]:
    from quizbs.store import migrations

    version = database.server_version()
    if version is not None and is_too_old(version):
        yield CheckedSetting(
            f"PostgreSQL {version // 10_000} is too old. Use {OLDEST_POSTGRESQL // 10_000} or newer.", wrong=True
        )
    elif version is not None:
        yield CheckedSetting(f"PostgreSQL {version // 10_000} answers.")
    revision = migrations.revision(database)
    if revision is None:
        yield CheckedSetting("The database is new. The first start makes its tables.")
    elif revision == migrations.NEWEST:
        yield CheckedSetting("Its tables are those of this quizbs.")
    elif revision < migrations.NEWEST:
        yield CheckedSetting("Its tables are those of an older quizbs. Stop all processes, then start one.", wrong=True)
    else:
        yield CheckedSetting("Its tables are those of a newer quizbs. Install that version.", wrong=True)


def is_too_old(version: int) -> bool:
    """Return whether a PostgreSQL is too old; ``version`` is its ``server_version_num``, such as 150004 for 15.4."""
    return version < OLDEST_POSTGRESQL


def _public_address(settings: config.Settings, database: "Database") -> Iterator[CheckedSetting]:
    """Yield whether the public address leads to this installation.

    It is asked for a hash that needs the secret key.
    """
    from quizbs.live.keyring import Keyring
    from quizbs.store import migrations
    from quizbs.store.key_values import KeyValues

    if not settings.public_url or (not settings.secret_key and migrations.revision(database) is None):
        return
    key, number = settings.secret_key or KeyValues(database).secret_key(), secrets.token_hex(16)
    answer = _asked(f"{settings.public_url}/healthz/{number}")
    if isinstance(answer, CheckedSetting):
        yield answer
    elif answer == Keyring(key.encode()).is_me(number):
        yield CheckedSetting(f"{settings.public_url} leads here.")
    else:
        yield CheckedSetting(
            f"{settings.public_url} leads to something else, or to a quizbs with another secret key. Look at "
            "QUIZBS_PUBLIC_URL, QUIZBS_SECRET_KEY and your proxy.",
            wrong=True,
        )


def _asked(address: str) -> str | CheckedSetting:
    """Return the body served at ``address`` ("" for an HTTP error), or a finding if nothing answers there."""
    base = f"{urlsplit(address).scheme}://{urlsplit(address).netloc}"
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(address, timeout=_PATIENCE) as answer:
            return str(answer.read(_LONGEST).decode(errors="replace")).strip()
    except urllib.error.HTTPError as refused:
        if refused.code in {502, 503, 504}:
            return CheckedSetting(f"Your proxy answers at {base}, and quizbs doesn't. Start it, then check again.")
        return ""
    except urllib.error.URLError as error:
        if isinstance(error.reason, ConnectionRefusedError):
            return CheckedSetting(f"Nothing answers at {base} yet. Start quizbs, then check again.")
        return CheckedSetting(f"Can't reach {base} from here ({error.reason}).", wrong=True)
    except OSError as error:
        return CheckedSetting(f"Can't reach {base} from here ({error}).", wrong=True)
