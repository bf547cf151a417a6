"""Signing out all of the teacher's browsers and remotes, in every process on the database."""

import secrets

from sqlalchemy import Connection, update

from quizbs.store.database import Database
from quizbs.store.key_values import KeyValues
from quizbs.store.owners import owned
from quizbs.store.schema import lessons

SIGNED_OUT = "signed_out"  # the key of the fact; its value is a random text


class SignOuts:
    """Stores the text on which all of the teacher's cookies depend: they become invalid when it changes."""

    def __init__(self, database: Database) -> None:
        self._database, self._facts = database, KeyValues(database)

    def signed_out(self) -> str:
        """Return the text on which cookies depend, "" before the first sign-out."""
        return self._facts.get(SIGNED_OUT) or ""

    def sign_out(self) -> None:
        """Sign out all browsers and remotes."""
        self.carry_over(secrets.token_urlsafe(12))
        self._database.write(no_remote)

    def carry_over(self, signed_out: str) -> None:
        """Set the text on which cookies depend, so that the cookies made with it stay valid."""
        self._facts.set(SIGNED_OUT, signed_out)


def no_remote(db: Connection, owner: str | None = None) -> None:
    """End the remotes of an owner's lessons, with ``None`` of all owners' lessons. New links can be made later."""
    remotes = lessons.c.remotes
    theirs = owned(lessons, owner) & (remotes % 2 == 1)
    db.execute(update(lessons).where(theirs).values(remotes=remotes + 1))
