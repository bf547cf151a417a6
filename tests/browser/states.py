"""All states, by name, in one place: for the catalogue, the tests and the pictures of docs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from tests.browser import (
    states_after,
    states_asked,
    states_beside,
    states_class,
    states_desk,
    states_edges,
    states_host,
    states_join,
    states_phone,
    states_podiums,
    states_quiet,
    states_together,
    states_trick,
    states_turned,
    states_wall,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.built_views import Samples

View = dict[str, Any]
Page = tuple[str, dict[str, Any] | Callable[[], dict[str, Any]]]


class Views(Mapping[str, View]):
    """The views of samples by the samples' names; each is built on first use."""

    def __init__(self, *samples: Samples) -> None:
        self._samples = {name: tell for named in samples for name, tell in named.items()}
        self._told: dict[str, View] = {}

    def __getitem__(self, name: str) -> View:
        if name not in self._told:
            self._told[name] = self._samples[name]()
        return self._told[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._samples)

    def __len__(self) -> int:
        return len(self._samples)


WALL = Views(
    states_wall.STATES,
    states_edges.WALL,
    states_class.WALL,
    states_podiums.WALL,
    states_quiet.WALL,
    states_asked.WALL,
    states_turned.WALL,
    states_trick.WALL,
    states_beside.WALL,
)
DESK = Views(states_desk.DESK, states_trick.DESK)
PHONE = Views(
    states_phone.STATES,
    states_edges.PHONE,
    states_together.STATES,
    states_quiet.PHONE,
    states_asked.PHONE,
    states_turned.PHONE,
    states_trick.PHONE,
    states_beside.PHONE,
)
PAGES: dict[str, Page] = {**states_host.PAGES, **states_after.PAGES, **states_join.PAGES}
STEPS: dict[str, list[tuple[str, Any]]] = {
    **states_phone.STEPS,
    **states_asked.STEPS,
    **states_edges.STEPS,
    **states_together.STEPS,
    **states_host.STEPS,
    **states_class.STEPS,
    **states_podiums.STEPS,
    **states_desk.STEPS,
}

# The size with the least room is first.
PHONE_SIZES = [(320, 568), (360, 640), (768, 1024), (1366, 768)]  # two phones, a shared tablet, a Chromebook
ON_ITS_SIDE = [(568, 320), (640, 360)]  # both phones in landscape, for states that have two columns there
WALL_SIZES = [(1280, 720), (1024, 768), (1366, 768), (1920, 1080)]  # the second is an old projector
HOST_SIZES = [(360, 640), (768, 1024), (1366, 768)]
DESK_SIZES = [(360, 640), (390, 844), (768, 1024), (1366, 768), (1920, 1080), (1280, 720)]  # remotes, then laptops
JOIN_SIZES = [(320, 568), (360, 640), (768, 1024), (1366, 768)]


def sizes(name: str) -> list[tuple[int, int]]:
    """Return the screen sizes, width and height in px, at which this state is checked."""
    if name in WALL:
        return WALL_SIZES
    if name in PHONE:
        return PHONE_SIZES
    if name in DESK:
        return DESK_SIZES
    return JOIN_SIZES if name in states_join.PAGES else HOST_SIZES
