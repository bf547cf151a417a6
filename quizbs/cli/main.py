"""The command line: start quizbs, and say in a few words what to do next. Mistakes are answered in one line."""

from collections.abc import Callable
from pathlib import Path

import click

from quizbs import __version__, config
from quizbs.cli import backups, data, serve
from quizbs.cli.banks import Unable, content_of, export_bank, import_bank
from quizbs.cli.simulate import simulate


def main() -> None:
    """Run the command line. Nothing that waits may be imported before gevent has patched the standard library."""
    from gevent import monkey

    monkey.patch_all()
    commands()


def _settings_in_words() -> str:
    lines = ["\b", "Settings (environment; a flag wins):"]
    for option in config.OPTIONS:
        usual = f" Usual: {option.usual}." if option.usual else ""
        lines += [f"  {option.variable}{f' or {option.flag}' if option.flag else ''}", f"      {option.meaning}{usual}"]
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

    Without a command: serve, and open the host's page in the browser. Where quizbs runs already, open its page.
    """
    if context.invoked_subcommand is None:
        serve.serve(port, host, public_url, no_browser)


@commands.command()
@_start_options
def demo(port: int | None, host: str | None, public_url: str | None, no_browser: bool) -> None:
    """Open a lesson in which bots play, to watch a game at once. It has a folder of its own, named demo."""
    serve.serve(port, host, public_url, no_browser, as_demo=True)


commands.add_command(simulate)
commands.add_command(import_bank)
commands.add_command(export_bank)
for _command in (backups.backup, backups.restore, *data.COMMANDS):
    commands.add_command(_command)


@commands.command()
@click.argument("file")
@click.option("--json", "for_programs", is_flag=True, help="Print JSON.")
def check(file: str, for_programs: bool) -> None:
    """Say what a question bank holds and what is wrong with it. Nothing is stored.

    Ends with 1 if nothing in it can be played.
    """
    from quizbs.banks import report, sandbox

    try:
        reading = sandbox.read(content_of(file), Path(file).name)
    except Unable as unable:
        raise SystemExit(f"quizbs: {unable}") from None
    told = report.as_json(reading) if for_programs else report.as_text(reading).encode(errors="replace")
    click.echo(told, nl=for_programs)
    if not reading.questions:
        raise SystemExit(1)
