"""``quizbs import`` and ``quizbs export``: save a file as a bank, and write a bank for another program."""

from __future__ import annotations

import os
import shlex
import sys
from contextlib import contextmanager
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

import click

from quizbs import config, paths
from quizbs.cli.spoken import SpokenCommand, SpokenOption, said, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from quizbs.banks.reading import Reading, ReadOptions
    from quizbs.cli.asking import ChosenReading
    from quizbs.clock import Clock
    from quizbs.store.database import Database
    from quizbs.teacher.bank_catalog import BankCatalog, CatalogEntry


class Unable(Exception):
    """The command can't be carried out; the message is one line for the user."""


def _one_line(text: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def content_of(file: str) -> bytes:
    """Return the bytes of a file. Raises ``Unable`` if it can't be read or is too large for a bank."""
    from quizbs.banks import limits

    most = limits.FILE_MB * 1_000_000
    try:
        with Path(file).open("rb") as stream:
            size = os.fstat(stream.fileno()).st_size
            content = stream.read(most + 1)
        if max(size, len(content)) > most:
            megabytes = -(-max(size, len(content)) // 1_000_000)
            raise Unable(say("cli-too-big", text=_one_line(file), count=megabytes, all=limits.FILE_MB))
        return content
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or say("cli-no-file-name")
        raise Unable(say("cli-cant-read", text=_one_line(file), other=why)) from None


def settled(file: str, answers: Sequence[int]) -> tuple[ChosenReading, str]:
    """Return the reading of a file after ``answers``, and the text that asks for another answer.

    The text is "" if no answer is needed. Raises ``Unable``.
    """
    from quizbs.banks import sandbox
    from quizbs.cli import asking

    content, name = content_of(file), Path(file).name

    def read(options: ReadOptions | None) -> Reading:
        return sandbox.read(content, name, options)

    chosen = asking.settle(read(None), answers, read)
    if chosen.unknown is not None:
        raise Unable(say("cli-no-such-answer", count=chosen.unknown, text=_one_line(file), code=_check_command(file)))
    question = asking.ways_to_read(chosen.reading, answers, read) if chosen.open else ""
    return chosen, f"\n{say('cli-which-one')}\n{question}" if question else ""


def _check_command(file: str) -> str:
    return f"quizbs check {shlex.quote(file)}"


_teacher = click.option("--teacher", cls=SpokenOption, default="", help="cli-whose-bank")


@click.command("import", cls=SpokenCommand, help="cli-import-bank")
@click.argument("file")
@click.option("--title", cls=SpokenOption, default="", help="cli-import-title")
@click.option("--answer", "answers", cls=SpokenOption, type=int, multiple=True, help="cli-answer")
@_teacher
def import_bank(file: str, title: str, answers: tuple[int, ...], teacher: str) -> None:
    """Save the questions in a file as a question bank."""
    _in_one_line(_import, file, title, answers, teacher)


@click.command("export", cls=SpokenCommand, help="cli-export-bank")
@click.argument("bank")
@click.option("--as", "kind", cls=SpokenOption, default="csv", show_default=True, help="cli-export-as")
@click.option("-o", "--output", cls=SpokenOption, default="", help="cli-export-output")
@_teacher
def export_bank(bank: str, kind: str, output: str, teacher: str) -> None:
    """Export a bank for another program."""
    _in_one_line(_export, bank, kind, output, teacher)


def _in_one_line(act: Callable[..., None], *arguments: object) -> None:
    try:
        act(*arguments)
    except config.BadSetting as mistake:
        raise SystemExit(f"quizbs: {said(mistake.message)}") from None
    except (Unable, config.NotStarted) as mistake:
        raise SystemExit(f"quizbs: {mistake}") from None


def _import(file: str, title: str, answers: tuple[int, ...], teacher: str) -> None:
    from quizbs.cli.asking import ASKED
    from quizbs.store.store import Store
    from quizbs.web.banks.imports import Imports

    content = content_of(file)
    chosen, question = settled(file, answers)
    if question:
        click.echo(question, err=True)
        raise SystemExit(ASKED)
    database, catalog, clock = _open()
    owner = _owner(database, teacher)
    imports = Imports(Store(database).for_teacher(owner), catalog.for_teacher(owner), clock)
    waiting = imports.take(content, Path(file).name, title, "")
    draft = imports.find(waiting)
    if draft is not None and chosen.options is not None:
        imports.read_again(waiting, draft, chosen.options)
        draft = imports.find(waiting)
    if draft is None or not draft.taken:
        imports.forget(waiting)
        raise Unable(say("cli-nothing-to-play", text=_one_line(file), code=_check_command(file)))
    title = " ".join((title or draft.title).split())[:60].strip() or Path(file).name[:60]
    key = imports.make_bank(waiting, draft, title, ())
    click.echo(say("cli-bank-saved", title=title, key=key, count=len(draft.taken)))
    if draft.reading.problems:
        click.echo(say("cli-see-problems", count=len(draft.reading.problems), code=_check_command(file)))


def _export(name: str, kind: str, output: str, teacher: str) -> None:
    from quizbs.banks.writing import WRITERS, ExportContext
    from quizbs.store.pictures import Pictures

    if kind not in WRITERS:
        raise Unable(say("cli-no-kind", text=_one_line(kind), names=list(WRITERS)))
    database, catalog, _ = _open()
    catalog = catalog.for_teacher(_owner(database, teacher))
    bank, pictures = _found(catalog, name), Pictures(database)
    questions, _ = catalog.content(bank.key)

    def content(digest: str) -> bytes:
        picture = pictures.find(digest)
        return picture.content if picture else b""

    written = WRITERS[kind].write(questions, ExportContext(SystemRandom(), pictures.sizes, content))
    if questions and not written.held:
        raise Unable(say("cli-none-fit", text=say("banks-format", format=kind)))
    file = output or WRITERS[kind].file_name(bank.title, written)
    _write(file, written.content)
    lines = [say("cli-exported", count=written.held, all=len(questions), text=_one_line(file))]
    lines += [f"  {said(note)}" for note in written.notes]
    for each in written.unfit:
        lines.append(f"  {say('cli-left-out', count=each.number, text=each.question, other=said(each.why))}")
    click.echo("\n".join(lines), err=True)


def _write(file: str, content: bytes) -> None:
    if file == "-":
        sys.stdout.buffer.write(content)
        return
    try:
        Path(file).write_bytes(content)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or say("cli-no-file-name")
        raise Unable(say("cli-cant-write", text=_one_line(file), other=why)) from None


def _found(catalog: BankCatalog, name: str) -> CatalogEntry:
    """Return the bank of the catalog with this key, or the only one with this title. Raises ``Unable``."""
    banks = catalog.offered()
    if not banks:
        raise Unable(say("cli-no-banks"))
    named = [bank for bank in banks if bank.key == name]
    named = named or [bank for bank in banks if bank.title.casefold() == " ".join(name.split()).casefold()]
    if len(named) == 1:
        return named[0]
    if named:
        raise Unable(say("cli-several-banks", text=_one_line(name), names=[bank.key for bank in named]))
    raise Unable(say("cli-no-bank", text=_one_line(name), names=[bank.title for bank in banks[:30]]))


def _owner(database: Database, teacher: str) -> str:
    """Return the id of the teacher with this name, whose banks the command uses.

    Without ``teacher`` it is the id of the only user; raises ``Unable`` if there are several teachers, or none has this
    name.
    """
    from quizbs.store.owners import FIRST
    from quizbs.store.teachers import Teachers

    known = Teachers(database).list()
    ids = [account.id for account in known if account.name == " ".join(teacher.split())]
    if ids or not (known or teacher):
        return ids[0] if ids else FIRST
    raise Unable(say("cli-which-teacher"))


def _open() -> tuple[Database, BankCatalog, Clock]:
    """Return the database in the settings, the catalog of its banks and of the shipped ones, and the clock."""
    from quizbs.banks.shipped import shipped
    from quizbs.clock import Clock
    from quizbs.store.database import open_database
    from quizbs.store.migrations import migrate
    from quizbs.store.saved_banks import SavedBanks
    from quizbs.teacher.bank_catalog import BankCatalog

    with database_in_words():
        database = open_database(config.read(os.environ).database)
        click.get_current_context().call_on_close(database.close)
        migrate(database)
    clock = Clock()
    return database, BankCatalog(shipped(paths.shipped("question_banks")), SavedBanks(database), clock), clock


_DRIVERS = {"psycopg", "psycopg2"}


@contextmanager
def database_in_words() -> Iterator[None]:
    """Turn errors of opening the database in this block into ``config.NotStarted`` with a message for the user."""
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from quizbs.store.database import Unavailable
    from quizbs.store.migrations import FromNewer

    try:
        yield
    except Unavailable as unavailable:
        raise _not_opened(unavailable.why) from None
    except FromNewer as newer:
        raise config.NotStarted(say("cli-newer", known=bool(newer.version), text=newer.version)) from None
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in _DRIVERS:
            raise
        raise _not_opened("driver") from None
    except (ArgumentError, ValueError):
        raise _not_opened("address") from None
    except OSError as error:
        raise _not_opened("write", text=str(error.filename), other=error.strerror or "") from None
    except SQLAlchemyError:
        raise _not_opened("damaged") from None


def _not_opened(why: str, **facts: str) -> config.NotStarted:
    message = "settings-database" if os.environ.get("QUIZBS_DATABASE") else "settings-data"
    return config.NotStarted(say(message, code=why, **{"text": "", "other": "", **facts}))
