"""Copying a SQLite database while it is in use, and restoring one that isn't in use."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from quizbs.store.database import Database, Unavailable
from quizbs.store.migrations import FromNewer, migrate
from quizbs.store.sign_outs import SignOuts

_OURS = {"alembic_version", "ledger", "lessons", "people", "banks", "facts"}
_PAGES = 2_000  # pages copied in one step; writers don't wait for the copy
_BESIDE = ("-wal", "-shm", "-journal")


class NotOurs(Exception):
    """A file isn't a quizbs database."""


class Damaged(Exception):
    """A SQLite file is corrupt."""


def copy(database: Path, to: Path) -> None:
    """Write a consistent copy of a database to a new file that only its owner can read.

    Other processes can read and write meanwhile. Raises ``FileExistsError``, ``OSError``, or ``Unavailable`` if the
    database can't be read or the disk is full, and in that case leaves no new file.
    """
    part = to.with_name(f"{to.name}.part")
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        if to.exists():
            raise FileExistsError(17, "File exists", str(to))
        _copied(database, part)
        part.replace(to)
    except sqlite3.Error as error:
        raise Unavailable.from_error(error) from error
    finally:
        part.unlink(missing_ok=True)


def _copied(database: Path, to: Path) -> None:
    with closing(_opened(database)) as old, closing(sqlite3.connect(to)) as new:
        old.execute("PRAGMA busy_timeout=5000")
        old.execute("BEGIN")  # otherwise every write by others would restart the copy
        old.execute("SELECT count(*) FROM sqlite_master")
        old.backup(new, pages=_PAGES)
        new.execute("PRAGMA journal_mode=DELETE")  # a single file, without a log


def _opened(database: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)


def lifted(backup: Path, to: Path) -> None:
    """Write a checked copy of a backup, migrated to the current format, to a new file.

    Raises ``NotOurs``, ``Damaged``, ``FromNewer`` or ``OSError``, and in that case leaves no new file.
    """
    with backup.open("rb") as file:
        if file.read(16) != b"SQLite format 3\0":
            raise NotOurs(str(backup))
    to.unlink(missing_ok=True)
    os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        _look_at(backup)
        _copied(backup, to)
        _brought_up(to)
    except sqlite3.DatabaseError as error:
        forget(to)
        raise Damaged(str(backup)) from error
    except BaseException:
        forget(to)
        raise


def _look_at(backup: Path) -> None:
    with closing(_opened(backup)) as db:
        db.execute("PRAGMA trusted_schema=OFF")
        found = [*db.execute("SELECT type, name FROM sqlite_master")]
        tables, kinds = {name for kind, name in found if kind == "table"}, {kind for kind, _ in found}
        if not tables >= _OURS or kinds & {"trigger", "view"}:
            raise NotOurs(str(backup))
        if db.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise Damaged(str(backup))


def _brought_up(file: Path) -> None:
    database = Database(_url(file))
    try:
        migrate(database)
        database.wipe()
    finally:
        database.close()


def _url(file: Path) -> URL:
    return URL.create("sqlite", database=str(file))


def put_in_place(new: Path, database: Path, old_folder: Path) -> None:
    """Replace a database that isn't in use with a migrated backup; the old one is moved to ``old_folder``.

    Browsers that were signed out stay signed out. Raises ``OSError``.
    """
    if database.exists():
        _keep_signed_out(database, new)
        old_folder.mkdir(mode=0o700)
        for end in (*_BESIDE, ""):  # a log left behind would be read as that of the new database
            part = database.with_name(database.name + end)
            if part.exists():
                shutil.move(part, old_folder / part.name)
    new.replace(database)


def _keep_signed_out(database: Path, new: Path) -> None:
    old, copied = Database(_url(database)), Database(_url(new))
    try:
        if signed_out := SignOuts(old).signed_out():
            SignOuts(copied).carry_over(signed_out)
        old.wipe()  # merges its log into the file
        copied.wipe()
    except Unavailable:
        return  # a damaged database is often the reason to restore a backup
    finally:
        old.close()
        copied.close()


def forget(file: Path) -> None:
    """Delete a migrated backup, with the files that SQLite keeps beside it."""
    for end in ("", *_BESIDE):
        file.with_name(file.name + end).unlink(missing_ok=True)


__all__ = ["Damaged", "FromNewer", "NotOurs", "copy", "forget", "lifted", "put_in_place"]
