"""Signing in the teachers of a school, by a link that works once and expires after three days."""

from collections.abc import Callable

from quizbs.live.keyring import new_token, token_hash
from quizbs.store.teachers import LINK_LASTS, Teachers

PATH = "/sign-in"
LONGEST_NAME = 60  # characters


class BadTeacherName(ValueError):
    """A typed name of a teacher is invalid."""


def tidy_name(typed: str) -> str:
    """Return a typed name of a teacher, normalised. Raises ``BadTeacherName``."""
    name = " ".join(typed.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadTeacherName(typed)
    return name


class SignIn:
    """Creates and accepts sign-in links."""

    def __init__(self, teachers: Teachers, clock: Callable[[], float]) -> None:
        self._teachers, self._clock = teachers, clock

    def link(self, teacher: str) -> str:
        """Return the path of a new sign-in link for a teacher. It replaces an earlier link."""
        key = new_token()
        self._teachers.give_link(teacher, token_hash(key), self._clock() + LINK_LASTS)
        return f"{PATH}?key={key}"

    def opens(self, key: str) -> bool:
        """Return whether a sign-in link with this key is valid."""
        return self._teachers.opened_by(token_hash(key), self._clock()) is not None

    def take(self, key: str) -> str | None:
        """Use up a sign-in link. Return the id of its teacher, ``None`` if it is invalid."""
        return self._teachers.use_link(token_hash(key), self._clock())
