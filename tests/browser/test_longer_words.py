"""Screens with texts 40 % longer than in English, as in other languages: nothing is cut off.

The usual run looks at each kind of screen at the size with the least room, the thorough run at all states at all sizes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser import states, states_host
from tests.browser.faults import Sheet, phone_faults, settle, wall_faults
from tests.browser.kinds import USUAL
from tests.tools import longer
from tests.tools.catalogue import served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

SCREENS = {"wall": states.WALL, "phone": states.PHONE, "desk": states.DESK, "host": states_host.PAGES}
FIRST = {
    "wall": (1366, 768),
    "phone": (360, 640),
    "desk": (1366, 768),
    "host": (1366, 768),
}  # the size during steps by default
# States whose steps find an element by its English label, which this language lengthens: they are left out.
BY_NAME = {"desk-panel-ease", "desk-panel-remove"}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(tag=longer.TAG, keep=True) as found:
        yield found


def faults(browser: Browser, address: str, screen: str, sizes: list[tuple[int, int]], names: list[str]) -> list[str]:
    """Return the elements that are cut off in these states, with the state and size."""
    found = []
    width, height = sizes[0] if sizes else FIRST[screen]
    phone = screen == "phone"
    with browser.new_context(
        reduced_motion="reduce", viewport={"width": width, "height": height}, has_touch=phone
    ) as context:
        sheet = Sheet(context)
        for name in names:
            sheet.page.set_viewport_size({"width": width, "height": height})
            sheet.show(address, name)
            for size in sizes or states.sizes(name):
                sheet.page.set_viewport_size({"width": size[0], "height": size[1]})
                settle(sheet.page)
                found += [f"{name} at {size}: {each}" for each in (phone_faults if phone else wall_faults)(sheet.page)]
    return found


@pytest.mark.parametrize(
    ("screen", "sizes"),
    [
        ("wall", [(1280, 720)]),
        ("phone", [(320, 568)]),
        ("desk", [(1280, 720), (360, 640)]),
        ("host", [(1366, 768), (768, 1024), (360, 640)]),
    ],
)
def test_no_text_is_cut_when_words_are_longer(
    browser: Browser, address: str, screen: str, sizes: list[tuple[int, int]]
) -> None:
    names = [name for name in SCREENS[screen] if name in USUAL and name not in BY_NAME]
    assert faults(browser, address, screen, sizes, names) == []


@pytest.mark.thorough
@pytest.mark.parametrize("screen", SCREENS)
def test_no_text_is_cut_when_words_are_longer_at_every_size(browser: Browser, address: str, screen: str) -> None:
    assert faults(browser, address, screen, [], [name for name in SCREENS[screen] if name not in BY_NAME]) == []
