"""Wrong join codes, each stored for a minute, so that every process counts those that all processes received."""

import secrets
from collections.abc import Callable

from sqlalchemy import delete, insert, select

from quizbs.store.database import Database
from quizbs.store.schema import wrong_codes

KEPT = 60.0  # seconds


class WrongCodes:
    """The wrong join codes that this and other processes received.

    ``mark`` returns a keyed hash of a device or an address. On SQLite there are no other processes, and nothing is
    stored.
    """

    def __init__(self, database: Database, mark: Callable[[str], str], clock: Callable[[], float]) -> None:
        self._database, self._clock = database, clock
        self.mark: Callable[[str], str] = str if database.is_single_process else mark
        self._me = secrets.token_hex(4)
        self._seen: set[str] = set()

    def add(self, device: str, address: str) -> None:
        """Store a wrong code with the keyed hashes of its device and its address. Raises ``Unavailable``."""
        if self._database.is_single_process:
            return
        now = self._clock()
        row = {"id": secrets.token_hex(8), "at": now, "process": self._me, "device": device, "address": address}
        self._database.write(
            lambda db: (
                db.execute(insert(wrong_codes), row),
                db.execute(delete(wrong_codes).where(wrong_codes.c.at < now - KEPT)),
            ),
        )

    def others(self) -> list[tuple[str, str]]:
        """Return device and address of the wrong codes that other processes received since the last call, oldest first.

        Raises ``Unavailable``.
        """
        if self._database.is_single_process:
            return []
        columns = wrong_codes.c.id, wrong_codes.c.device, wrong_codes.c.address
        wanted = select(*columns).where(wrong_codes.c.process != self._me, wrong_codes.c.at > self._clock() - KEPT)
        with self._database.read() as db:
            rows = db.execute(wanted.order_by(wrong_codes.c.at)).all()
        new = [(row.device, row.address) for row in rows if row.id not in self._seen]
        self._seen = {row.id for row in rows}
        return new
