"""Signing out all of the teacher's browsers and remotes, in every process on this database."""

import secrets

from sqlalchemy import Connection, update

from quizbs.store.database import Database
from quizbs.store.key_values import KeyValues
from quizbs.store.owners import owned
from quizbs.store.schema import lessons

SIGNED_OUT = "signed_out"  # the key of the fact; its value is a random text


class SignOuts:
    """The text that all of the teacher's cookies depend on: they are invalid when ``signed_out`` changes."""

    def __init__(self, database: Database) -> None:
        self._database, self._facts = database, KeyValues(database)

    def signed_out(self) -> str:
        """Return that text, "" before the first time."""
        return self._facts.get(SIGNED_OUT) or ""

    def sign_out(self) -> None:
        """Sign all of them out."""
        self.carry_over(secrets.token_urlsafe(12))
        self._database.write(no_remote)

    def carry_over(self, signed_out: str) -> None:
        """Keep accepting the cookies made with this text."""
        self._facts.set(SIGNED_OUT, signed_out)


def no_remote(db: Connection, owner: str | None = None) -> None:
    """End the remotes of an owner's lessons, or of all with ``None``, and allow the next links."""
    remotes = lessons.c.remotes
    theirs = owned(lessons, owner) & (remotes % 2 == 1)
    db.execute(update(lessons).where(theirs).values(remotes=remotes + 1))
