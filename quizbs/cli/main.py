"""The command line: starts quizbs and prints what to do next. Errors are printed in one line."""

import importlib
import io
import sys
from collections.abc import Callable

import click

from quizbs import __version__, config
from quizbs.cli.spoken import SpokenGroup, SpokenOption, say

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
    "translate": "translate:translate",
}


class _LazyGroup(SpokenGroup):
    """A command group that imports a command's module when the command is used, which makes starting faster."""

    def format_epilog(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the settings below the commands."""
        self.epilog = _settings_in_words()
        super().format_epilog(context, formatter)

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
        if isinstance(stream, io.TextIOWrapper):  # a console that can't show a character prints a question mark
            stream.reconfigure(errors="replace")
    commands()


def _settings_in_words() -> str:
    lines = ["\b", say("cli-settings")]
    for option in config.OPTIONS:
        names = ", ".join(filter(None, (option.variable, option.flag)))
        lines += [f"  {names}", f"      {say('cli-setting', code=option.variable)}"]
    return "\n".join(lines)


def _start_options(command: Callable[..., None]) -> Callable[..., None]:
    for option in reversed(
        (
            click.option("--port", cls=SpokenOption, type=click.IntRange(0, 65535), help="cli-port"),
            click.option("--host", cls=SpokenOption, help="cli-host"),
            click.option("--public-url", cls=SpokenOption, help="cli-public-url"),
            click.option("--log", cls=SpokenOption, type=click.Choice(["text", "json"]), help="cli-log"),
            click.option("--no-browser", cls=SpokenOption, is_flag=True, help="cli-no-browser"),
        )
    ):
        command = option(command)
    return command


@click.group(cls=_LazyGroup, invoke_without_command=True, help="cli-quizbs")
@click.version_option(__version__, prog_name="quizbs", cls=SpokenOption, help="cli-version")
@_start_options
@click.option("--for-window", is_flag=True, hidden=True)
@click.pass_context
def commands(
    context: click.Context,
    port: int | None,
    host: str | None,
    public_url: str | None,
    log: str | None,
    no_browser: bool,
    for_window: bool,
) -> None:
    """Start quizbs, unless a command follows.

    ``--for-window`` is for the app's window: quizbs then ends with its standard input, and its host page can end it.
    """
    if context.invoked_subcommand is None:
        from quizbs.cli import serve

        serve.serve(port, host, public_url, log, no_browser, for_window=for_window)


@commands.command(help="cli-demo")
@_start_options
def demo(port: int | None, host: str | None, public_url: str | None, log: str | None, no_browser: bool) -> None:
    """Start quizbs with a lesson of bots, in a folder of its own."""
    from quizbs.cli import serve

    serve.serve(port, host, public_url, log, no_browser, as_demo=True)


@commands.command(help="cli-check")
@click.argument("file")
@click.option("--json", "for_programs", cls=SpokenOption, is_flag=True, help="cli-json")
@click.option("--answer", "answers", cls=SpokenOption, type=int, multiple=True, help="cli-answer")
def check(file: str, for_programs: bool, answers: tuple[int, ...]) -> None:
    """Print the questions in a file and its problems."""
    from quizbs.cli import bank_report
    from quizbs.cli.asking import ASKED
    from quizbs.cli.banks import Unable, settled

    try:
        chosen, question = settled(file, answers)
    except Unable as unable:
        raise SystemExit(f"quizbs: {unable}") from None
    reading = chosen.reading
    output = bank_report.as_json(reading) if for_programs else bank_report.as_text(reading).encode(errors="replace")
    click.echo(output, nl=for_programs)
    if question:
        click.echo(question, err=True)
        raise SystemExit(ASKED)
    if not reading.questions:
        raise SystemExit(1)
