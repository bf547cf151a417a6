"""``quizbs teacher``: the teachers of this quizbs.

An admin sees how many banks and lessons each teacher has, not their contents.
"""

import os
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quizbs import config
from quizbs.cli.banks import Unable
from quizbs.cli.data import in_one_line, opened, still_open
from quizbs.cli.spoken import SpokenGroup, SpokenOption, say
from quizbs.teacher.sign_in import LONGEST_NAME, BadTeacherName, SignIn, tidy_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from quizbs.store.database import Database
    from quizbs.store.teachers import ListedTeacher, Teachers


@click.group("teacher", cls=SpokenGroup, help="cli-teacher")
def teacher() -> None:
    """Group the commands for several teachers."""


@teacher.command("add", help="cli-teacher-add")
@click.argument("name")
def add_teacher(name: str) -> None:
    """Add a teacher."""
    in_one_line(_add, name)


@teacher.command("list", help="cli-teacher-list")
def list_teachers() -> None:
    """List the teachers."""
    in_one_line(_list)


@teacher.command("link", help="cli-teacher-link")
@click.argument("name")
def link_teacher(name: str) -> None:
    """Print a new sign-in link for a teacher."""
    in_one_line(_link, name)


@teacher.command("remove", help="cli-teacher-remove")
@click.argument("name")
@click.option("--give-to", default="", cls=SpokenOption, help="cli-give-to")
@click.option("--delete", "deletes", is_flag=True, cls=SpokenOption, help="cli-delete-theirs")
def remove_teacher(name: str, give_to: str, deletes: bool) -> None:
    """Remove a teacher."""
    in_one_line(_remove, name, give_to, deletes)


@teacher.command("bring", help="cli-teacher-bring")
@click.argument("name")
@click.argument("folder")
@click.option("--end-lessons", is_flag=True, cls=SpokenOption, help="cli-take-as-ended")
def bring(name: str, folder: str, end_lessons: bool) -> None:
    """Copy a laptop's data into the data of a teacher."""
    in_one_line(_bring, name, Path(folder), end_lessons)


def _named(teachers: "Teachers", typed: str) -> "ListedTeacher":
    account = teachers.named(" ".join(typed.split()))
    if account is None:
        raise Unable(say("cli-no-teacher", name=typed))
    return account


def _add(typed: str) -> None:
    from quizbs.store.teachers import NameTaken, Teachers

    try:
        name = tidy_name(typed)
    except BadTeacherName:
        raise Unable(say("cli-name-length", count=LONGEST_NAME)) from None
    with opened() as database:
        teachers = Teachers(database)
        first = not teachers.list()
        try:
            new = teachers.add(name, time.time())
        except NameTaken:
            raise Unable(say("cli-there-already", name=name)) from None
        address = _address(SignIn(teachers, time.time).link(new))
    if first:
        click.echo(say("cli-first-teacher", name=name))
    _tell_link(name, address)


def _list() -> None:
    from quizbs.store.teachers import Teachers

    with opened() as database:
        accounts = Teachers(database).list()
    for account in accounts:
        waits = account.link_until is not None and account.link_until > time.time()
        message = "cli-teacher-waits" if waits else "cli-teacher-has"
        click.echo(say(message, name=account.name, banks=account.banks, lessons=account.lessons))
    if not accounts:
        click.echo(say("cli-no-teachers"))


def _link(name: str) -> None:
    from quizbs.store.teachers import Teachers

    with opened() as database:
        teachers = Teachers(database)
        account = _named(teachers, name)
        address = _address(SignIn(teachers, time.time).link(account.id))
    _tell_link(account.name, address)


def _tell_link(name: str, address: str) -> None:
    click.echo(f"{say('cli-give-link', name=name)}\n  {address}\n{say('cli-link-ends')}")


def _remove(name: str, give_to: str, deletes: bool) -> None:
    from quizbs.store.teachers import Teachers

    with opened() as database:
        teachers = Teachers(database)
        account = _named(teachers, name)
        if bool(give_to) == deletes:
            raise Unable(say("cli-what-becomes", name=account.name, banks=account.banks, lessons=account.lessons))
        to = _named(teachers, give_to) if give_to else None
        if to is not None and to.id == account.id:
            raise Unable(say("cli-same-teacher"))
        teachers.remove(account.id, time.time(), to.id if to else "")
    click.echo(
        say("cli-removed-given", name=account.name, other=to.name)
        if to
        else say("cli-removed-deleted", name=account.name)
    )


def _bring(name: str, folder: Path, end_lessons: bool) -> None:
    from quizbs.store import transfer
    from quizbs.store.teachers import Teachers

    with opened() as database:
        account = _named(Teachers(database), name)
        try:
            with _copied(folder, end_lessons) as source:
                moved = transfer.move_in(source, database, account.id)
        except transfer.SeveralTeachers:
            raise Unable(say("cli-several-share", text=str(folder))) from None
    click.echo(say("cli-brought", name=account.name, banks=moved.banks, lessons=moved.lessons))
    if moved.there:
        click.echo(say("cli-came-before", count=moved.there))


@contextmanager
def _copied(folder: Path, end_lessons: bool) -> "Iterator[Database]":
    """Yield a copy of the database in a laptop's data folder, migrated and without open lessons. Raises ``Unable``."""
    from quizbs.store import backups
    from quizbs.store.database import Database

    file = folder / "quizbs.db" if folder.is_dir() else folder
    with tempfile.TemporaryDirectory() as beside:
        try:
            backups.lifted(file, copy := Path(beside) / "quizbs.db")
        except backups.NotOurs:
            raise Unable(say("cli-not-data", text=str(file))) from None
        except backups.Damaged:
            raise Unable(say("cli-damaged-data", text=str(file))) from None
        except backups.FromNewer:
            raise Unable(say("cli-newer-data", text=str(file))) from None
        except OSError as error:
            raise Unable(say("cli-unread-data", text=str(file), other=str(error.strerror))) from None
        source = Database(f"sqlite:///{copy}")
        try:
            _end(source, end_lessons)
            yield source
        finally:
            source.close()


def _end(source: "Database", end_lessons: bool) -> None:
    """Close the lessons that are open in a copied database, and store their results.

    Raises ``Unable`` if there are any and ``end_lessons`` is false.
    """
    from quizbs.store.lessons import Lessons
    from quizbs.store.results import Results
    from quizbs.teacher.lesson_reports import read_record

    lessons = Lessons(source)
    lessons_open = lessons.still_open()
    if lessons_open and not end_lessons:
        raise Unable(f"{still_open(lessons_open)} {say('cli-to-take-as-ended')}")
    for lesson in lessons_open:
        Results(source).save(lesson.id, read_record(source, lesson.id))
        lessons.close(lesson.id, time.time())


def _address(path: str) -> str:
    from quizbs.live.addresses import Reach

    settings = config.read(os.environ)
    return Reach(settings.port or config.PORT, settings.public_url, settings.host).base() + path
