"""A cache of parts of a lesson's views, valid while their inputs are the same objects."""

from collections.abc import Callable, Hashable
from operator import is_not
from typing import Any, TypeVar, cast

T = TypeVar("T")


class Memo:
    """Cached parts by name, each with its inputs."""

    def __init__(self) -> None:
        self._things: dict[tuple[str, int], tuple[tuple[object, ...], Hashable, object]] = {}

    def get(self, name: str, number: int, of: tuple[Any, ...], like: Hashable, build: Callable[[], T]) -> T:
        """Return the part with this name and number.

        It is rebuilt unless ``of`` are the same objects and ``like`` is equal.
        """
        found = self._things.get((name, number))
        if found is None or found[1] != like or any(map(is_not, found[0], of)):
            found = self._things[name, number] = of, like, build()
        return cast("T", found[2])
