"""Copying a SQLite database while it is in use, and replacing an unused database with a copy.

A backup to restore waits in the file ``next_of(database)`` until quizbs starts, and replaces the database before that
is opened.
"""

import errno
import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
from sqlalchemy import URL

from quizbs.store.database import Database, Unavailable
from quizbs.store.key_values import ORIGIN, SECRET, KeyValues, origin_of
from quizbs.store.migrations import FromNewer, migrate
from quizbs.store.sign_outs import SIGNED_OUT, SignOuts
from quizbs.store.sqlite_file import SqliteFile

SUFFIX = ".quizbs"
_OURS = {"alembic_version", "ledger", "lessons", "people", "banks", "facts"}
_PAGES = 2_000  # pages copied in one step; writers don't wait for the copy
_BESIDE = ("-wal", "-shm", "-journal")
_MAGIC = b"SQLite format 3\0"
_OTHERS = {b"PK": "zip", b"\x89PNG": "picture", b"\xff\xd8": "picture", b"GIF8": "picture", b"RIFF": "picture"}

Work = Callable[[], None]


class UnfitBackup(Exception):
    """A file that can't replace the database. ``why`` is a code."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class NotOurs(UnfitBackup):
    """A file that isn't a quizbs database.

    ``why``: "empty", "zip", "picture", "database" (of another program) or "other".
    """


class Damaged(UnfitBackup):
    """A quizbs database that can't be read. ``why``: "cut" (its end is missing) or "damaged"."""


class OfSeveralTeachers(UnfitBackup):
    """A database of several teachers, which can't become the database of one teacher."""

    def __init__(self) -> None:
        super().__init__("several")


class BackupContents(msgspec.Struct, frozen=True):
    """What is in a database: how many own banks, lessons and saved classes, and when quizbs last used it (s)."""

    banks: int
    lessons: int
    classes: int
    at: float | None


def copy(database: Path, to: Path, *, with_keys: bool = True) -> None:
    """Write a consistent copy of a database to the new file ``to``, which only its owner can read.

    Without ``with_keys`` the copy contains no credentials. Other processes can read and write meanwhile. Raises
    ``FileExistsError``, ``OSError``, or ``Unavailable`` if the database can't be read or the disk is full, and in that
    case leaves no new file.
    """
    part = to.with_name(f"{to.name}.part")
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        if to.exists():
            raise FileExistsError(17, "File exists", str(to))
        _copied(database, part)
        if not with_keys:
            _remove_keys(part)
        part.replace(to)
    except sqlite3.Error as error:
        raise Unavailable.from_error(error) from error
    finally:
        forget(part)


def _copied(database: Path, to: Path) -> None:
    with closing(_opened(database)) as old, closing(sqlite3.connect(to)) as new:
        old.execute("PRAGMA busy_timeout=5000")
        old.execute("BEGIN")  # otherwise every write by others would restart the copy
        old.execute("SELECT count(*) FROM sqlite_master")
        old.backup(new, pages=_PAGES)
        new.execute("PRAGMA journal_mode=DELETE")  # a single file, without a log


def _opened(database: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)


def _remove_keys(file: Path) -> None:
    """Delete the secret key and all hashes of credentials from a copy, and overwrite the pages that had them."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("PRAGMA secure_delete=ON")
        db.execute("BEGIN")
        if secret := db.execute("SELECT value FROM facts WHERE key = ?", (SECRET,)).fetchone():
            db.execute("INSERT OR IGNORE INTO facts (key, value) VALUES (?, ?)", (ORIGIN, origin_of(secret[0])))
        db.execute("DELETE FROM facts WHERE key IN (?, ?)", (SECRET, SIGNED_OUT))
        db.execute("UPDATE people SET token_hash = 'gone ' || id, device = '', former = NULL")
        db.execute("DELETE FROM wrong_codes")
        db.execute("COMMIT")
        db.execute("VACUUM")


def lifted(backup: Path, to: Path, apart: Callable[[Work], object] = lambda work: work()) -> None:
    """Write a checked copy of a backup, migrated to the current format, to a new file.

    ``apart`` is called with the work that takes long, and may run it in another thread. Raises ``NotOurs``,
    ``Damaged``, ``FromNewer`` or ``OSError``, and in that case leaves no new file.
    """
    with backup.open("rb") as file:
        head = file.read(len(_MAGIC))
    if head != _MAGIC:
        known = (kind for begins, kind in _OTHERS.items() if head.startswith(begins))
        raise NotOurs(next(known, "other") if head else "empty")
    forget(to)
    os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))

    def check_and_copy() -> None:
        _check_file(backup)
        _copied(backup, to)

    try:
        apart(check_and_copy)
        _brought_up(to)
    except (sqlite3.DatabaseError, Unavailable) as error:
        forget(to)
        why = error if isinstance(error, Unavailable) else Unavailable.from_error(error)
        if why.why == "full":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(to)) from error
        raise _damaged(backup) from error
    except BaseException:
        forget(to)
        raise


def _check_file(backup: Path) -> None:
    with closing(_opened(backup)) as db:
        db.execute("PRAGMA trusted_schema=OFF")
        entries = [*db.execute("SELECT type, name FROM sqlite_master")]
        tables, kinds = {name for kind, name in entries if kind == "table"}, {kind for kind, _ in entries}
        if not tables >= _OURS or kinds & {"trigger", "view"}:
            raise NotOurs("database")
        if db.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise _damaged(backup)


def _damaged(backup: Path) -> Damaged:
    file = SqliteFile(backup)
    try:
        return Damaged("damaged" if file.looks_whole() else "cut")
    finally:
        file.close()


def _brought_up(file: Path) -> None:
    database = Database(_url(file))
    try:
        migrate(database)
    finally:
        database.close()
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode=DELETE")  # a single file again


def _url(file: Path) -> URL:
    return URL.create("sqlite", database=str(file))


def inside(database: Path) -> BackupContents:
    """Return what is in a database of the current format. Raises ``OfSeveralTeachers`` or ``Unavailable``."""

    def number(of: str) -> int:
        return int(db.execute(f"SELECT count(*) FROM {of}").fetchone()[0])  # noqa: S608 -- the names are below

    try:
        with closing(_opened(database)) as db:
            if number("teachers"):
                raise OfSeveralTeachers
            beat = db.execute("SELECT value FROM facts WHERE key = 'heartbeat'").fetchone()
            at = float(beat[0]) if beat else None
            return BackupContents(number("banks"), number("lessons WHERE code <> ''"), number("classes"), at)
    except sqlite3.Error as error:
        raise Unavailable.from_error(error) from error


def next_of(database: Path) -> Path:
    """Return the path of the migrated backup that is put in place at the next start."""
    return database.with_name(f"{database.name}.next")


def path_for_replaced(database: Path, at: float) -> Path:
    """Return the path of a new file, in the database's folder, for the data that a backup replaces.

    ``at`` (s) is the time in its name.
    """
    return database.with_name(time.strftime(f"before %Y-%m-%d %H.%M.%S{SUFFIX}", time.localtime(at)))


def put_next_in_place(database: Path) -> bool:
    """Replace the database with the backup that waits for this start, if any.

    Returns ``False`` if that failed; the database is then unchanged, and the backup deleted. The secret key and the
    sign-outs of this computer stay, so that its browsers stay signed in. To be called while the database isn't in use.
    """
    waiting = next_of(database)
    if not waiting.exists():
        return True
    try:
        put_in_place(waiting, database, path_for_replaced(database, waiting.stat().st_mtime), own_keys=True)
    except (OSError, Unavailable):
        forget(waiting)
        return False
    return True


def put_in_place(new: Path, database: Path, copy_of_old: Path, *, own_keys: bool = False) -> None:
    """Replace a database that isn't in use with a migrated backup, after copying it to ``copy_of_old``.

    Browsers that were signed out stay signed out. With ``own_keys``, or if the backup has no secret key, the secret key
    of the old database stays, too. At any moment ``database`` is either the old database or the new one. Raises
    ``OSError`` or ``Unavailable``.
    """
    if database.exists():
        _keep_access(database, new, own_keys=own_keys)
        try:
            for end in ("", *_BESIDE):
                if (part := database.with_name(database.name + end)).exists():
                    shutil.copy2(part, copy_of_old.with_name(copy_of_old.name + end))
        except OSError:
            forget(copy_of_old)
            raise
        for end in _BESIDE:  # a log left behind would be read as that of the new database
            database.with_name(database.name + end).unlink(missing_ok=True)
    new.replace(database)
    forget(new)


def _keep_access(database: Path, new: Path, *, own_keys: bool) -> None:
    """Merge the old database's log into its file, and copy its sign-outs to the new database.

    The secret key of the old database is copied, too, if the new one has none or with ``own_keys``.
    Nothing is copied from an unreadable database, which is often the reason to restore a backup.
    """
    old = Database(_url(database))
    try:
        signed_out, secret = SignOuts(old).signed_out(), KeyValues(old).get(SECRET)
        old.wipe()
    except Unavailable:
        return
    finally:
        old.close()
    copied = Database(_url(new))
    try:
        if signed_out:
            SignOuts(copied).carry_over(signed_out)
        if secret is not None:
            KeyValues(copied).take_secret_key(secret, overwrite=own_keys)
        copied.wipe()
    finally:
        copied.close()


def forget(file: Path) -> None:
    """Delete a database, and the files that SQLite keeps next to it."""
    for end in ("", *_BESIDE):
        file.with_name(file.name + end).unlink(missing_ok=True)


__all__ = [
    "BackupContents",
    "Damaged",
    "FromNewer",
    "NotOurs",
    "OfSeveralTeachers",
    "UnfitBackup",
    "copy",
    "forget",
    "inside",
    "lifted",
    "next_of",
    "path_for_replaced",
    "put_in_place",
    "put_next_in_place",
]
