"""``quizbs backup`` and ``quizbs restore``: copying all data to a file, and back."""

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quizbs import config
from quizbs.cli.banks import Unable, database_in_words
from quizbs.cli.data import in_one_line, listed, opened, still_open
from quizbs.cli.instance_lock import InstanceLock
from quizbs.cli.spoken import SpokenCommand, SpokenOption, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from quizbs.store.lessons import ListedLesson


@click.command(cls=SpokenCommand, help="cli-backup")
@click.argument("file")
def backup(file: str) -> None:
    """Copy all data to a new file."""
    in_one_line(_backup, Path(file))


@click.command(cls=SpokenCommand, help="cli-restore")
@click.argument("file")
@click.option("--end-lessons", is_flag=True, cls=SpokenOption, help="cli-end-lessons")
def restore(file: str, end_lessons: bool) -> None:
    """Replace all data with a backup."""
    in_one_line(_restore, Path(file), end_lessons)


def _file() -> Path:
    """Return the path of the SQLite file in the settings. Raises ``Unable`` if the settings name PostgreSQL."""
    from quizbs.store.database import file_of

    with database_in_words():
        file = file_of(config.read(os.environ).database)
    if file is None:
        raise Unable(say("cli-postgresql"))
    return file


def _backup(to: Path) -> None:
    from quizbs.store import backups

    file = _file()
    if not file.exists():
        raise Unable(say("cli-nothing-to-save"))
    try:
        backups.copy(file, to)
    except FileExistsError:
        raise Unable(say("cli-exists", text=str(to))) from None
    except OSError as error:
        raise Unable(say("cli-cant-write", text=str(to), other=str(error.strerror))) from None
    click.echo(say("cli-saved-to", text=str(to)))


def _restore(backup: Path, end_lessons: bool) -> None:
    from quizbs.store import backups

    file = _file()
    lock = InstanceLock(file)
    with database_in_words():
        stopped = lock.take()
    if not stopped:
        note = lock.note()
        running = say("cli-is-running-as", code=str(note.process)) if note else say("cli-is-running")
        raise Unable(" ".join(filter(None, (running, _running(), say("cli-stop-first")))))
    try:
        new = file.with_name(f"{file.name}.restored")
        try:
            backups.lifted(backup, new)
            try:
                _end_first(end_lessons)
            except BaseException:
                backups.forget(new)
                raise
            old = backups.path_for_replaced(file, time.time())
            was_there = file.exists()
            backups.put_in_place(new, file, old)
            backups.forget(backups.next_of(file))
        except backups.NotOurs:
            raise Unable(say("cli-not-backup", text=str(backup))) from None
        except backups.Damaged:
            raise Unable(say("cli-damaged-backup", text=str(backup))) from None
        except backups.FromNewer:
            raise Unable(say("cli-newer-backup", text=str(backup))) from None
        except OSError as error:
            file_named, why = str(error.filename or backup), str(error.strerror)
            raise Unable(say("cli-unread-backup", text=file_named, other=why)) from None
    finally:
        lock.leave()
    click.echo(say("cli-restored", text=str(backup)))
    if was_there:
        click.echo(say("cli-old-data", text=str(old)))


def _running() -> str:
    """Return a sentence that lists the open lessons; "" if none is open, or the database can't be read."""
    lessons = _open_lessons()
    return say("cli-these-are-open", names=listed(lessons)) if lessons else ""


def _open_lessons() -> "Sequence[ListedLesson]":
    from quizbs.store.lessons import Lessons

    if not _file().exists():
        return ()
    try:
        with database_in_words(), opened() as database:
            return Lessons(database).still_open()
    except config.NotStarted:  # a damaged database can't list its lessons
        return ()


def _end_first(end_lessons: bool) -> None:
    """End the lessons that are open. Raises ``Unable`` if there are any and ``end_lessons`` is false."""
    from quizbs.store.lessons import Lessons

    if not (lessons := _open_lessons()):
        return
    if not end_lessons:
        raise Unable(f"{still_open(lessons)} {say('cli-to-end-first')}")
    with opened() as database:
        for lesson in lessons:
            Lessons(database).close(lesson.id, time.time())
