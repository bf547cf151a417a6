"""The command line: start quizbs, and say in a few words what to do next. Mistakes are answered in one line."""

import logging
import os
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from quizbs import __version__, config
from quizbs.bank_commands import Unable, content_of, database_in_words, export_bank, import_bank
from quizbs.simulate import simulate

if TYPE_CHECKING:
    from quizbs.app import House

_EVERYWHERE = {"", "0.0.0.0", "::"}  # noqa: S104 -- compared, not bound


def main() -> None:
    """Run the command line. Nothing that waits may be imported before gevent has patched the standard library."""
    from gevent import monkey

    monkey.patch_all()
    commands()


def _settings_in_words() -> str:
    lines = ["\b", "Settings (environment; a flag wins):"]
    for one in config.OPTIONS:
        usual = f" Usual: {one.usual}." if one.usual else ""
        lines += [f"  {one.variable}{f' or {one.flag}' if one.flag else ''}", f"      {one.meaning}{usual}"]
    return "\n".join(lines)


def _start_options(command: Callable[..., None]) -> Callable[..., None]:
    for option in reversed(
        (
            click.option(
                "--port", type=click.IntRange(0, 65535), help="Port to serve on (8000, else the next free one)."
            ),
            click.option("--host", help="Address to serve on (every one of this computer)."),
            click.option("--public-url", help="Address that students open, if not this computer's own."),
            click.option("--no-browser", is_flag=True, help="Do not open the host's page."),
        )
    ):
        command = option(command)
    return command


@click.group(invoke_without_command=True, epilog=_settings_in_words())
@click.version_option(__version__, prog_name="quizbs")
@_start_options
@click.pass_context
def commands(
    context: click.Context, port: int | None, host: str | None, public_url: str | None, no_browser: bool
) -> None:
    """quizbs: the card game Cheat with a question on every card, for a whole class.

    Without a command: serve, and open the host's page in the browser.
    """
    if context.invoked_subcommand is None:
        _serve(port, host, public_url, no_browser)


@commands.command()
@_start_options
def demo(port: int | None, host: str | None, public_url: str | None, no_browser: bool) -> None:
    """Open a lesson in which bots play, to watch a game at once."""
    _serve(port, host, public_url, no_browser, as_demo=True)


commands.add_command(simulate)
commands.add_command(import_bank)
commands.add_command(export_bank)


@commands.command()
@click.argument("file")
@click.option("--json", "for_programs", is_flag=True, help="Print JSON.")
def check(file: str, for_programs: bool) -> None:
    """Say what a question bank holds and what is wrong with it. Nothing is stored."""
    from quizbs.banks import apart, telling

    try:
        reading = apart.read(content_of(file), Path(file).name)
    except Unable as unable:
        raise SystemExit(f"quizbs: {unable}") from None
    told = telling.as_json(reading) if for_programs else telling.as_text(reading).encode(errors="replace")
    click.echo(told, nl=for_programs)


def _serve(port: int | None, host: str | None, public_url: str | None, no_browser: bool, as_demo: bool = False) -> None:
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", datefmt="%H:%M:%S", level=logging.WARNING)
    try:
        settings = config.read(os.environ, port=port, host=host, public_url=public_url)
        sock = _listen(settings)
        house = _build(settings, sock.getsockname()[1])
    except (config.BadSetting, config.NotStarted) as mistake:
        raise SystemExit(f"quizbs: {mistake}") from None
    from quizbs.web import server

    page = house.host_path
    if as_demo:
        from quizbs import demo

        page = demo.start(house)
    local = "127.0.0.1" if settings.host in _EVERYWHERE else settings.host
    address = f"http://{local}:{sock.getsockname()[1]}{page}"

    def ready() -> None:
        _greet(house, address, settings)
        if not no_browser:
            webbrowser.open(address)

    server.serve(house.flask, sock, house.start, house.stop, ready)


def _listen(settings: config.Settings) -> Any:
    from quizbs.web import server

    try:
        if settings.port is not None:
            return server.listener(settings.host, settings.port)
        sock = server.listener(settings.host, config.PORT, server.NEAR)
    except server.PortTaken as taken:
        raise config.NotStarted(
            f"port {taken.port} is taken. Is quizbs running already? If not, try: quizbs --port {taken.port + 1}"
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
