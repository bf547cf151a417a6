"""What was built for the views of a lesson before, kept for as long as all that it was built from stays the same."""

from collections.abc import Callable, Hashable
from operator import is_not
from typing import Any, TypeVar, cast

T = TypeVar("T")


class Memo:
    """Things of one lesson by their names, each with what it was built from."""

    def __init__(self) -> None:
        self._things: dict[tuple[str, int], tuple[tuple[object, ...], Hashable, object]] = {}

    def get(self, name: str, number: int, of: tuple[Any, ...], like: Hashable, build: Callable[[], T]) -> T:
        """Return the thing with this name and number, built anew unless ``of`` are the same objects and ``like`` is
        equal.
        """
        found = self._things.get((name, number))
        if found is None or found[1] != like or any(map(is_not, found[0], of)):
            found = self._things[name, number] = of, like, build()
        return cast("T", found[2])
