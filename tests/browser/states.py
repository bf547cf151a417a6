"""All named samples in one place: what the catalogue shows, what the tests and the pictures go through."""

from __future__ import annotations

from typing import Any

from tests.browser import (
    states_asked,
    states_class,
    states_edges,
    states_host,
    states_join,
    states_phone,
    states_quiet,
    states_together,
    states_turned,
    states_wall,
)
from tests.browser.completed import completed

View = dict[str, Any]
Page = tuple[str, dict[str, Any]]


def whole(*samples: dict[str, View]) -> dict[str, View]:
    """Return all these samples, each completed from a real view."""
    return {name: completed(view) for named in samples for name, view in named.items()}


WALL = (
    states_wall.STATES
    | states_edges.WALL
    | whole(states_class.WALL)
    | states_quiet.WALL
    | states_asked.WALL
    | states_turned.WALL
)
DESK = whole(states_class.DESK)
PHONE = (
    states_phone.STATES
    | states_edges.PHONE
    | whole(states_together.STATES)
    | states_quiet.PHONE
    | states_asked.PHONE
    | states_turned.PHONE
)
PAGES: dict[str, Page] = {**states_host.PAGES, **states_join.PAGES}
STEPS: dict[str, list[tuple[str, Any]]] = {
    **states_phone.STEPS,
    **states_edges.STEPS,
    **states_together.STEPS,
    **states_host.STEPS,
    **states_class.STEPS,
}

PHONE_SIZES = [(320, 568), (360, 640), (768, 1024), (1366, 768)]  # two phones, a tablet passed around, a Chromebook
WALL_SIZES = [(1366, 768), (1280, 720), (1920, 1080)]
HOST_SIZES = [(360, 640), (768, 1024), (1366, 768)]
DESK_SIZES = [(360, 640), (390, 844), (768, 1024), (1366, 768), (1920, 1080), (1280, 720)]  # the remote, then laptops
JOIN_SIZES = [(320, 568), (360, 640), (768, 1024), (1366, 768)]


def sizes(name: str) -> list[tuple[int, int]]:
    """Return the sizes of screen, width and height in px, at which this state is looked at."""
    if name in WALL:
        return WALL_SIZES
    if name in PHONE:
        return PHONE_SIZES
    if name in DESK:
        return DESK_SIZES
    return HOST_SIZES if name in states_host.PAGES else JOIN_SIZES
