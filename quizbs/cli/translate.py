"""``quizbs translate``: writes the messages that a language lacks into a folder, and checks those that it has."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from quizbs.cli.spoken import SpokenCommand, SpokenOption, say

if TYPE_CHECKING:
    from babel import Locale


@click.command("translate", cls=SpokenCommand, help="cli-translate")
@click.argument("code")
@click.option("--folder", cls=SpokenOption, type=click.Path(path_type=Path), help="cli-translate-folder")
@click.option("--check", cls=SpokenOption, is_flag=True, help="cli-translate-check")
def translate(code: str, folder: Path | None, check: bool) -> None:
    """Write the messages that a language lacks into a folder, and print what is done, missing and wrong."""
    from quizbs.words import checking
    from quizbs.words.catalogue import FOLDER

    locale = _locale(code)
    tag = str(locale).replace("_", "-")
    folder = folder or Path("words", tag)
    own, _ = checking.read(FOLDER / tag)
    try:
        if not check:
            checking.write_missing(folder, own.keys())
        entries, faults = checking.read(folder)
    except OSError as error:
        message = say("cli-cant-write", text=str(folder), other=error.strerror or str(error))
        raise SystemExit(f"quizbs: {message}") from None
    for area, (done, count) in checking.done_by_area(own | entries).items():
        click.echo(say("cli-translate-area", name=area, done=done, all=count))
    faults += [fault for fault in checking.faults_in(own | entries, locale) if fault.where in entries]
    for fault in faults:
        click.echo(say("cli-translate-fault", code=fault.code, name=fault.where, text=fault.about), err=True)
    if not check:
        click.echo(say("cli-translate-written", text=str(folder)))
    elif faults:
        raise SystemExit(1)


def _locale(code: str) -> Locale:
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(code, sep="-")
    except (UnknownLocaleError, ValueError):
        raise SystemExit(f"quizbs: {say('cli-translate-unknown', text=code)}") from None
