"""A SQLite file with all tables and no rows, made only once, since that takes longer than most tests."""

import functools
import tempfile
from pathlib import Path

from quizbs.store.database import Database
from quizbs.store.migrations import migrate


@functools.cache
def tables() -> bytes:
    """Return the content of a SQLite file with all tables and no rows."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "quizbs.db"
        database = Database(f"sqlite:///{file}")
        migrate(database)
        database.close()
        return file.read_bytes()


def lay_tables(file: Path) -> None:
    """Write a data file with all tables, unless the file exists."""
    if not file.exists():
        file.touch(mode=0o600)
        file.write_bytes(tables())
