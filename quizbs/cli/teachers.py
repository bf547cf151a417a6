"""``quizbs teacher``: the teachers of this quizbs.

An admin sees the numbers of their banks and lessons, not the contents.
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
from quizbs.cli.spoken import Group, Option
from quizbs.teacher.sign_in import LONGEST_NAME, BadTeacherName, SignIn, tidy_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from quizbs.store.database import Database
    from quizbs.store.teachers import ListedTeacher, Teachers

_DAYS = "It works once and for three days. Any earlier link has ended."


@click.group("teacher", cls=Group, help="cli-teacher")
def teacher() -> None:
    """Hold the commands for several teachers."""


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
    """Print a new link for a teacher."""
    in_one_line(_link, name)


@teacher.command("remove", help="cli-teacher-remove")
@click.argument("name")
@click.option("--give-to", default="", cls=Option, help="cli-give-to")
@click.option("--delete", "deletes", is_flag=True, cls=Option, help="cli-delete-theirs")
def remove_teacher(name: str, give_to: str, deletes: bool) -> None:
    """Remove a teacher."""
    in_one_line(_remove, name, give_to, deletes)


@teacher.command("bring", help="cli-teacher-bring")
@click.argument("name")
@click.argument("folder")
@click.option("--end-lessons", is_flag=True, cls=Option, help="cli-take-as-ended")
def bring(name: str, folder: str, end_lessons: bool) -> None:
    """Copy a laptop's data to a teacher."""
    in_one_line(_bring, name, Path(folder), end_lessons)


def _named(teachers: "Teachers", typed: str) -> "ListedTeacher":
    found = teachers.named(" ".join(typed.split()))
    if found is None:
        raise Unable(f"there's no teacher {typed!r}. See them all with: quizbs teacher list")
    return found


def _add(typed: str) -> None:
    from quizbs.store.teachers import NameTaken, Teachers

    try:
        name = tidy_name(typed)
    except BadTeacherName:
        raise Unable(f"a name has 1 to {LONGEST_NAME} letters.") from None
    with opened() as database:
        teachers = Teachers(database)
        first = not teachers.list()
        try:
            new = teachers.add(name, time.time())
        except NameTaken:
            raise Unable(f"there's a teacher {name!r} already. For a new link: quizbs teacher link") from None
        address = _address(SignIn(teachers, time.time).link(new))
    if first:
        click.echo(f"{name} gets the banks and lessons that are there already.")
        click.echo("From now on teachers sign in by a link. The address that quizbs printed opens nothing any more.")
    click.echo(f"Give this link to {name}:\n  {address}\n{_DAYS}")


def _list() -> None:
    from quizbs.store.teachers import Teachers

    with opened() as database:
        found = Teachers(database).list()
    for account in found:
        waits = ", link not used yet" if account.link_until is not None and account.link_until > time.time() else ""
        click.echo(f"{account.name}: {_count(account.banks, 'bank')}, {_count(account.lessons, 'lesson')}{waits}")
    if not found:
        click.echo("There are no teachers: quizbs has one owner, who opens the address that it prints.")


def _link(name: str) -> None:
    from quizbs.store.teachers import Teachers

    with opened() as database:
        teachers = Teachers(database)
        found = _named(teachers, name)
        address = _address(SignIn(teachers, time.time).link(found.id))
    click.echo(f"Give this link to {found.name}:\n  {address}\n{_DAYS}")


def _remove(name: str, give_to: str, deletes: bool) -> None:
    from quizbs.store.teachers import Teachers

    with opened() as database:
        teachers = Teachers(database)
        found = _named(teachers, name)
        has = f"{found.name} has {_count(found.banks, 'bank')} and {_count(found.lessons, 'lesson')}."
        if bool(give_to) == deletes:
            raise Unable(f"{has} Add --give-to NAME, or --delete to delete them for good.")
        to = _named(teachers, give_to) if give_to else None
        if to is not None and to.id == found.id:
            raise Unable("that's the same teacher.")
        teachers.remove(found.id, time.time(), to.id if to else "")
    click.echo(f"{found.name} is removed. {f'{to.name} has their banks and lessons now.' if to else 'All is deleted.'}")


def _bring(name: str, folder: Path, end_lessons: bool) -> None:
    from quizbs.store import moving
    from quizbs.store.teachers import Teachers

    with opened() as database:
        found = _named(Teachers(database), name)
        try:
            with _copied(folder, end_lessons) as source:
                moved = moving.move_in(source, database, found.id)
        except moving.SeveralTeachers:
            raise Unable(
                f"several teachers share {str(folder)!r}, so it isn't one's own. Nothing was copied."
            ) from None
    click.echo(f"{found.name} has {_count(moved.banks, 'bank')} and {_count(moved.lessons, 'lesson')} more now.")
    if moved.there:
        click.echo(f"{moved.there} had come before, and stayed as they are here.")


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
            raise Unable(f"{str(file)!r} isn't the data of quizbs. Nothing was copied.") from None
        except backups.Damaged:
            raise Unable(f"{str(file)!r} is damaged. Use a backup. Nothing was copied.") from None
        except backups.FromNewer:
            raise Unable(f"{str(file)!r} is from a newer quizbs. Install that version. Nothing was copied.") from None
        except OSError as error:
            raise Unable(f"{str(file)!r}: {error.strerror}. Nothing was copied.") from None
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
    found = lessons.still_open()
    if found and not end_lessons:
        raise Unable(f"{still_open(found)} To take them as ended, add --end-lessons")
    for lesson in found:
        Results(source).keep(lesson.id, read_record(source, lesson.id))
        lessons.close(lesson.id, time.time())


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _address(path: str) -> str:
    from quizbs.live.addresses import Reach

    settings = config.read(os.environ)
    return Reach(settings.port or config.PORT, settings.public_url, settings.host).base() + path
