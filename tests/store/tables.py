"""A data file with all tables and no row, made once: to make them takes longer than most of what tests do with them."""

import functools
import tempfile
from pathlib import Path

from quizbs.store.database import Database
from quizbs.store.migrations import migrate


@functools.cache
def tables() -> bytes:
    """Return the content of such a file."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "quizbs.db"
        database = Database(f"sqlite:///{file}")
        migrate(database)
        database.close()
        return file.read_bytes()


def lay_tables(file: Path) -> None:
    """Write them where no data file is yet."""
    if not file.exists():
        file.touch(mode=0o600)
        file.write_bytes(tables())
