"""Letting a teacher of a school in: by a link that works once and for three days."""

from collections.abc import Callable

from quizbs.live.keyring import new_token, token_hash
from quizbs.store.teachers import LINK_LASTS, Teachers

PATH = "/sign-in"
LONGEST_NAME = 60  # characters


class BadTeacherName(ValueError):
    """A teacher can't have this name."""


def tidy_name(typed: str) -> str:
    """Return a teacher's name as it is kept. Raises ``BadTeacherName``."""
    name = " ".join(typed.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadTeacherName(typed)
    return name


class SignIn:
    """Makes links and takes them."""

    def __init__(self, teachers: Teachers, clock: Callable[[], float]) -> None:
        self._teachers, self._clock = teachers, clock

    def link(self, teacher: str) -> str:
        """Return the path of a new link for a teacher; an earlier one ends."""
        key = new_token()
        self._teachers.give_link(teacher, token_hash(key), self._clock() + LINK_LASTS)
        return f"{PATH}?key={key}"

    def opens(self, key: str) -> bool:
        """Return whether the link with this key still signs somebody in."""
        return self._teachers.opened_by(token_hash(key), self._clock()) is not None

    def take(self, key: str) -> str | None:
        """Use up a link and return the teacher whom it signs in, ``None`` if it doesn't any more."""
        return self._teachers.use_link(token_hash(key), self._clock())
