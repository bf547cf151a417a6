"""Rows that are needed again and again: read once, and again after anything that could have changed them."""

from collections.abc import Callable
from typing import Generic, TypeVar

from quizbs.store.database import Database

Key = TypeVar("Key")
Value = TypeVar("Value")


class Kept(Generic[Key, Value]):
    """What ``load`` returns for a key, kept for as long as the database has the same ``edition``. Nobody changes it."""

    def __init__(self, database: Database, load: Callable[[Key], Value]) -> None:
        self._database, self._load = database, load
        self._edition: object = None
        self._values: dict[Key, Value] = {}

    def of(self, key: Key) -> Value:
        """Return what belongs to this key. Raises ``Unavailable``."""
        edition = self._database.edition()
        if edition != self._edition:
            self._edition, self._values = edition, {}
        values = self._values
        if key not in values:
            values[key] = self._load(key)  # if the edition changed meanwhile, these values are not looked at again
        return values[key]
