"""The command line: starts quizbs and prints what to do next. Errors are printed in one line."""

import importlib
import io
import sys
from collections.abc import Callable

import click

from quizbs import __version__, config

_COMMANDS = {
    "backup": "backups:backup",
    "config": "config_check:config_commands",
    "delete": "data:delete_lesson",
    "delete-everything": "data:delete_everything",
    "export": "banks:export_bank",
    "import": "banks:import_bank",
    "lessons": "data:list_lessons",
    "report": "data:report_lesson",
    "restore": "backups:restore",
    "sign-out": "data:sign_out",
    "simulate": "simulate:simulate",
    "teacher": "teachers:teacher",
}


class _WhenAsked(click.Group):
    """A command group that imports a command's module when the command is used, which makes starting faster."""

    def list_commands(self, context: click.Context) -> list[str]:
        """Return the names of all commands."""
        return sorted([*super().list_commands(context), *_COMMANDS])

    def get_command(self, context: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command with this name, importing its module; ``None`` if there is no such command."""
        if cmd_name not in _COMMANDS:
            return super().get_command(context, cmd_name)
        module, _, name = _COMMANDS[cmd_name].partition(":")
        command: click.Command = getattr(importlib.import_module(f"quizbs.cli.{module}"), name)
        return command


def main() -> None:
    """Run the command line. gevent patches the standard library first, before anything else is imported."""
    from gevent import monkey

    monkey.patch_all()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a console without emoji prints a question mark
            stream.reconfigure(errors="replace")
    commands()


def _settings_in_words() -> str:
    lines = ["\b", "Settings (environment variables; a flag overrides them):"]
    for option in config.OPTIONS:
        usual = f" Default: {option.usual}." if option.usual else ""
        lines += [f"  {option.variable}{f' or {option.flag}' if option.flag else ''}", f"      {option.meaning}{usual}"]
    return "\n".join(lines)


def _start_options(command: Callable[..., None]) -> Callable[..., None]:
    for option in reversed(
        (
            click.option(
                "--port", type=click.IntRange(0, 65535), help="Port to use (default: 8000, or the next free one)."
            ),
            click.option("--host", help="Address to listen on (default: all of this computer's)."),
            click.option("--public-url", help="Address for students, if it isn't this computer's."),
            click.option("--log", type=click.Choice(["text", "json"]), help="How the log is written (default: text)."),
            click.option("--no-browser", is_flag=True, help="Don't open the host page."),
        )
    ):
        command = option(command)
    return command


@click.group(cls=_WhenAsked, invoke_without_command=True, epilog=_settings_in_words())
@click.version_option(__version__, prog_name="quizbs")
@_start_options
@click.pass_context
def commands(
    context: click.Context,
    port: int | None,
    host: str | None,
    public_url: str | None,
    log: str | None,
    no_browser: bool,
) -> None:
    """quizbs: a bluffing card game for a whole class, with a question on every card.

    Without a command: start quizbs and open the host page. If it's already running, just open the page.
    """
    if context.invoked_subcommand is None:
        from quizbs.cli import serve

        serve.serve(port, host, public_url, log, no_browser)


@commands.command()
@_start_options
def demo(port: int | None, host: str | None, public_url: str | None, log: str | None, no_browser: bool) -> None:
    """Watch bots play a lesson right away. It uses a separate folder, demo. Your lessons stay untouched."""
    from quizbs.cli import serve

    serve.serve(port, host, public_url, log, no_browser, as_demo=True)


@commands.command()
@click.argument("file")
@click.option("--json", "for_programs", is_flag=True, help="Print JSON.")
@click.option("--answer", "answers", type=int, multiple=True, help="The way to take, if it asks: 1, 2 and so on.")
def check(file: str, for_programs: bool, answers: tuple[int, ...]) -> None:
    """Show the questions in a FILE and what to fix. Nothing is saved.

    If the file can be read in more than one way, it shows a question in each of them and exits with 3. Choose one with
    --answer 1, --answer 2 and so on. Exits with 1 if there are no questions to play.
    """
    from quizbs.banks import report
    from quizbs.cli.asking import ASKED
    from quizbs.cli.banks import Unable, settled

    try:
        found, asked = settled(file, answers)
    except Unable as unable:
        raise SystemExit(f"quizbs: {unable}") from None
    reading = found.reading
    told = report.as_json(reading) if for_programs else report.as_text(reading).encode(errors="replace")
    click.echo(told, nl=for_programs)
    if asked:
        click.echo(asked, err=True)
        raise SystemExit(ASKED)
    if not reading.questions:
        raise SystemExit(1)
