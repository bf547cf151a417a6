"""Signing out every browser and every remote of the teacher, for all processes that serve this database."""

import secrets

from sqlalchemy import Connection, update

from quizbs.store.database import Database
from quizbs.store.facts import Facts
from quizbs.store.schema import lessons

SIGNED_OUT = "signed_out"  # the fact; what it says is another text each time


class SignOuts:
    """What every cookie of the teacher holds with: it opens nothing any more once ``signed_out`` is another text."""

    def __init__(self, database: Database) -> None:
        self._database, self._facts = database, Facts(database)

    def signed_out(self) -> str:
        """Return that text, "" before the first time."""
        return self._facts.get(SIGNED_OUT) or ""

    def sign_out(self) -> None:
        """Sign all of them out."""
        self.carry_over(secrets.token_urlsafe(12))
        self._database.write(_no_remote)

    def carry_over(self, signed_out: str) -> None:
        """Let only those in who were let in under this text."""
        self._facts.set(SIGNED_OUT, signed_out)


def _no_remote(db: Connection) -> None:
    """Let the next link of each lesson come, since its remote opens nothing any more."""
    remotes = lessons.c.remotes
    db.execute(update(lessons).where(remotes % 2 == 1).values(remotes=remotes + 1))
