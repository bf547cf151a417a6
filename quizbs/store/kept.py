"""Rows that are needed again and again: read once, and again after anything that could have changed them."""

from collections.abc import Callable
from typing import Generic, TypeVar

from quizbs.store.database import Database

Key = TypeVar("Key")
Value = TypeVar("Value")


class Kept(Generic[Key, Value]):
    """What ``load`` returns for a key, kept for as long as the database has the same ``edition``. Nobody changes it.

    Where it returns ``None`` there is nothing to keep.
    """

    def __init__(self, database: Database, load: Callable[[Key], Value]) -> None:
        self._database, self._load = database, load
        self._edition: object = None
        self._values: dict[Key, Value] = {}
        self._noted = 0

    def of(self, key: Key) -> Value:
        """Return what belongs to this key. Raises ``Unavailable``."""
        edition = self._database.edition()
        if edition != self._edition:
            self._edition, self._values = edition, {}
        values, noted = self._values, self._noted
        if key in values:
            return values[key]
        value = self._load(key)  # if the edition changed meanwhile, these values are not looked at again
        if value is not None and noted == self._noted:
            values[key] = value
        return value

    def note(self, key: Key, change: Callable[[Value | None], Value | None], since: object) -> None:
        """Take over what the caller has written ``apart``, so that it isn't read: ``change`` returns the new value.

        It gets the present one, ``None`` if there is none, with or without what was written. ``since`` is the edition
        before the writing: if there is another one by now, the value is forgotten, and read again when it is needed.
        """
        self._noted += 1
        present = self._values.pop(key, None)
        value = change(present) if since == self._database.edition() else None
        if value is not None:
            self._values[key] = value

    def forget(self, key: Key) -> None:
        """Read what belongs to this key again when it is needed."""
        self._noted += 1
        self._values.pop(key, None)
