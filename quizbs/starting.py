"""Serving from the command line: one quizbs for each SQLite file, whose page a second start opens."""

import logging
import os
import sys
import time
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from quizbs import config
from quizbs.bank_commands import database_in_words
from quizbs.game import Refused
from quizbs.serving import Claim, first

if TYPE_CHECKING:
    from quizbs.app import House

_EVERYWHERE = {"", "0.0.0.0", "::"}  # noqa: S104 -- compared, not bound
_PATIENCE = 10.0  # seconds that another quizbs has to start, to end, or to answer


def serve(port: int | None, host: str | None, public_url: str | None, no_browser: bool, as_demo: bool = False) -> None:
    """Serve until the process is told to end; where another one serves these data already, open its page."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", datefmt="%H:%M:%S", level=logging.WARNING)
    try:
        settings = config.read(os.environ, port=port, host=host, public_url=public_url)
        if as_demo:
            settings = config.for_demo(settings)
        claim = _claim(settings)
        if claim is not None and _is_served(claim, no_browser):
            return
        sock = _listen(settings)
        house = _build(settings, sock.getsockname()[1])
    except (config.BadSetting, config.NotStarted) as mistake:
        raise SystemExit(f"quizbs: {mistake}") from None
    _serve(house, sock, settings, claim, no_browser, as_demo)


def _serve(
    house: "House", sock: Any, settings: config.Settings, claim: Claim | None, no_browser: bool, as_demo: bool
) -> None:
    from quizbs.web import oneline, server

    oneline.tell_seldom()
    page = _demo(house) if as_demo else house.host_path
    local = "127.0.0.1" if settings.host in _EVERYWHERE else settings.host
    base = f"http://{f'[{local}]' if ':' in local else local}:{sock.getsockname()[1]}"
    address = base + page

    def tell(now: str) -> None:
        if claim is not None:
            claim.tell(now)

    def renewed() -> None:
        tell(now := base + house.host_path)
        click.echo(f"All browsers but the one that asked for it are signed out.\n  For you:       {now}")
        sys.stdout.flush()

    def ready() -> None:
        house.keeping.renewed = renewed
        tell(address)
        _greet(house, address, settings)
        if not no_browser:
            webbrowser.open(address)

    server.serve(house.flask, sock, house.start, house.stop, ready, house.links)
    if claim is not None:
        claim.leave()


def _demo(house: "House") -> str:
    from quizbs import demo

    try:
        return demo.start(house)
    except Refused:
        raise SystemExit("quizbs: the demo could not be saved. Has the disk room?") from None


def _claim(settings: config.Settings) -> Claim | None:
    """Return the right to serve a SQLite file; several processes may share a PostgreSQL database."""
    with database_in_words():
        from quizbs.store.database import file_of

        file = file_of(settings.database)
        return None if file is None else Claim(Path(file))


def _is_served(claim: Claim, no_browser: bool) -> bool:
    """Return whether another quizbs serves these data, after opening its page. Raises ``config.NotStarted``."""
    with database_in_words():
        note = first(claim, _PATIENCE, lambda: time.sleep(0.2))
    if note is None:
        return False
    if not note.address:
        which = f"It is process {note.process}." if note.process else ""
        raise config.NotStarted(
            f"another quizbs has these data open and does not answer. {which} End that process, "
            "or start the computer again; then start quizbs once more. Nothing is lost."
        )
    click.echo(f"quizbs is running already (process {note.process}), so this is its page:\n  {note.address}")
    if not no_browser:
        webbrowser.open(note.address)
    return True


def _listen(settings: config.Settings) -> Any:
    from quizbs.web import server

    try:
        if settings.port is not None:
            return server.listener(settings.host, settings.port)
        sock = server.listener(settings.host, config.PORT, server.NEAR)
    except server.PortTaken as taken:
        raise config.NotStarted(
            f"port {taken.port} is taken by another program. Try: quizbs --port {taken.port + 1}"
        ) from None
    except OSError as error:
        raise config.NotStarted(f"cannot serve on {settings.host} ({error.strerror}). Leave --host out.") from None
    if (port := sock.getsockname()[1]) != config.PORT:
        click.echo(f"Port {config.PORT} is taken, so this is port {port}.")
    return sock


def _build(settings: config.Settings, port: int) -> "House":
    with database_in_words():
        from quizbs.app import House

        return House(settings, port)


def _greet(house: "House", address: str, settings: config.Settings) -> None:
    from sqlalchemy import make_url

    typed = house.reach.typed()
    click.echo("\nquizbs is running.")
    click.echo(f"  For you:       {address}")
    click.echo(f"  For students:  {typed or 'no network found: join the Wi-Fi that the phones use'}")
    click.echo(f"  Kept in:       {make_url(settings.database).render_as_string(hide_password=True)}")
    click.echo("  Stop with Ctrl+C; nothing is lost.\n")
    sys.stdout.flush()
