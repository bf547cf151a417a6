"""Moving all data to another computer: saving a backup without secrets, and restoring one."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO

from quizbs.store import backups
from quizbs.store.database import Database, file_of

LIMIT_MB = 1000  # size of a backup that is uploaded here
_WAITS = 3600.0  # seconds after which an uploaded file that wasn't accepted is deleted


class DataTransfer:
    """All data of the teacher of this computer, as one file.

    That isn't possible on PostgreSQL, nor where several teachers share the data. In the folder of the database, a
    backup's name ends with ``uploaded`` while it is received, and with ``brought`` once it is checked. ``has_failed``:
    when this server started, an accepted backup couldn't be put in place. ``start_again`` ends this server, and starts
    it with the accepted backup.
    """

    def __init__(self, database: Database, purge: Callable[[], object], is_lesson_running: Callable[[], bool]) -> None:
        self._file, self._purge, self.is_lesson_running = file_of(database.url), purge, is_lesson_running
        self.has_failed = False
        self.start_again: Callable[[], object] = lambda: None

    @property
    def is_possible(self) -> bool:
        """Return whether the data is a file."""
        return self._file is not None

    @property
    def folder(self) -> Path:
        """Return the folder of the database. Raises ``LookupError`` if the data isn't a file."""
        return self._database.parent

    @property
    def _database(self) -> Path:
        if self._file is None:
            raise LookupError("the data isn't a file")
        return self._file.resolve()

    @property
    def _brought(self) -> Path:
        return self._database.with_name(f"{self._database.name}.brought")

    @property
    def _uploaded(self) -> Path:
        return self._database.with_name(f"{self._database.name}.uploaded")

    def receive(self) -> IO[bytes]:
        """Return a new file for the upload. Only its owner can read it."""
        backups.forget(self._uploaded)
        return os.fdopen(os.open(self._uploaded, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600), "w+b")

    def save(self, apart: Callable[[Callable[[], None]], object]) -> Path:
        """Write a backup without secrets to a new file, and return its path. The caller has to delete the file.

        ``apart(work)`` runs the slow part of the work, perhaps in another thread. Expired data isn't saved. Raises
        ``OSError`` or ``Unavailable``.
        """
        self._purge()
        to = self._database.with_name(f"{self._database.name}.saved-{time.monotonic_ns()}")
        apart(lambda: backups.copy(self._database, to, with_keys=False))
        return to

    def bring(self, apart: Callable[[Callable[[], None]], object]) -> None:
        """Check and migrate the uploaded file, which then waits to be accepted (``take``). ``apart`` is as in ``save``.

        Raises ``NotOurs``, ``Damaged``, ``FromNewer``, ``OfSeveralTeachers`` or ``OSError``; then no file waits.
        """
        try:
            backups.lifted(self._uploaded, self._brought, apart)
            backups.inside(self._brought)
        except backups.OfSeveralTeachers:
            backups.forget(self._brought)
            raise
        finally:
            backups.forget(self._uploaded)

    def waiting_data(self) -> backups.BackupContents | None:
        """Return what the waiting file contains, ``None`` if no file waits."""
        return backups.inside(self._brought) if self._brought.exists() else None

    def current_data(self) -> backups.BackupContents:
        """Return what the data of this computer contains."""
        return backups.inside(self._database)

    def kept(self) -> Path:
        """Return the path that the current data will have once the waiting file has replaced it."""
        return backups.path_for_replaced(self._database, self._brought.stat().st_mtime)

    def take(self) -> bool:
        """Accept the waiting file: it replaces all data at the next start. Return ``False`` if no file waits."""
        if not self._brought.exists():
            return False
        self._brought.replace(backups.next_of(self._database))
        return True

    def drop(self) -> None:
        """Delete the waiting file."""
        backups.forget(self._brought)

    def replaced(self) -> list[Path]:
        """Return the files with the data that was replaced by backups, newest first."""
        return sorted(self.folder.glob(f"before *{backups.SUFFIX}"), reverse=True)

    def delete_replaced(self, name: str) -> None:
        """Delete the file with this name of those that ``replaced`` returns."""
        for file in self.replaced():
            if file.name == name:
                backups.forget(file)

    def tidy(self, older: float = 0.0) -> None:
        """Delete unused files that were received or saved more than ``older`` seconds ago."""
        before = time.time() - older
        for kind in ("uploaded", "brought", "saved-*"):
            for file in self.folder.glob(f"{self._database.name}.{kind}"):
                if file.stat().st_mtime <= before:
                    backups.forget(file)

    def jobs(self) -> list[tuple[str, float, Callable[[], object]]]:
        """Return the periodic job that deletes unused files."""
        return [("files left behind", _WAITS, lambda: self.tidy(_WAITS))] if self.is_possible else []
