"""Signing out all of the teacher's browsers and remotes, for every process that serves this database."""

import secrets

from sqlalchemy import Connection, update

from quizbs.store.database import Database
from quizbs.store.facts import Facts
from quizbs.store.owners import owned
from quizbs.store.schema import lessons

SIGNED_OUT = "signed_out"  # the fact; its text is a new one each time


class SignOuts:
    """What all of the teacher's cookies depend on: they stop working once ``signed_out`` is another text."""

    def __init__(self, database: Database) -> None:
        self._database, self._facts = database, Facts(database)

    def signed_out(self) -> str:
        """Return that text, "" before the first time."""
        return self._facts.get(SIGNED_OUT) or ""

    def sign_out(self) -> None:
        """Sign all of them out."""
        self.carry_over(secrets.token_urlsafe(12))
        self._database.write(no_remote)

    def carry_over(self, signed_out: str) -> None:
        """Accept only cookies that were given under this text."""
        self._facts.set(SIGNED_OUT, signed_out)


def no_remote(db: Connection, owner: str | None = None) -> None:
    """Take the access from the remotes of an owner's lessons, or with ``None`` of all, and allow the next links."""
    remotes = lessons.c.remotes
    theirs = owned(lessons, owner) & (remotes % 2 == 1)
    db.execute(update(lessons).where(theirs).values(remotes=remotes + 1))
