"""A cache of parts of a lesson's views. A part is valid while its inputs are the same objects."""

from collections.abc import Callable, Hashable
from operator import is_not
from typing import TypeVar, cast

T = TypeVar("T")


class Memo:
    """The cached parts by name and number, each with its inputs."""

    def __init__(self) -> None:
        self._things: dict[tuple[str, int], tuple[tuple[object, ...], Hashable, object]] = {}

    def get(self, name: str, number: int, of: tuple[object, ...], like: Hashable, build: Callable[[], T]) -> T:
        """Return the part with this name and number, calling ``build`` if it isn't cached for these inputs.

        The inputs ``of`` must be the same objects, and ``like`` must be equal.
        """
        found = self._things.get((name, number))
        if found is None or found[1] != like or any(map(is_not, found[0], of)):
            found = self._things[name, number] = of, like, build()
        return cast("T", found[2])
