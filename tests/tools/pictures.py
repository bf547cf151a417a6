"""Takes pictures of every state at every size and lists their faults: ``catalogue --pictures``."""

from __future__ import annotations

import fnmatch
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.browser import states
from tests.browser.faults import phone_axe, phone_faults, settle, show_wall, wall_axe, wall_faults
from tests.browser.steps_phone import show_state
from tests.conftest import CHROMIUM_ARGUMENTS, chromium_path

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

NAMES = (*states.PHONE, *states.WALL, *states.DESK, *states.PAGES)


def take_pictures(address: str, folder: Path, names: Iterable[str] = ()) -> Iterator[str]:
    """Write ``<name>-<width>x<height>.png`` into ``folder`` and yield a line for each fault.

    ``address`` is that of a served catalogue. Without names all states are taken; a ``*`` in a name stands for any
    letters. Raises KeyError for a name that no state has.
    """
    wanted = [name for asked in names for name in fnmatch.filter(NAMES, asked) or [_nowhere(asked)]] or NAMES
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_ARGUMENTS)
        for name in wanted:
            yield from _state(browser, address, folder, name)
        browser.close()


def _nowhere(name: str) -> str:
    raise KeyError(name)


def _state(browser: Browser, address: str, folder: Path, name: str) -> Iterator[str]:
    """Take pictures of a state at its sizes, in a browser context of its own; yield its faults."""
    phone = name in states.PHONE
    with browser.new_context(reduced_motion="reduce", has_touch=phone) as context:
        page = context.new_page()
        said: list[str] = []
        page.on("console", lambda line: said.append(line.text) if line.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: said.append(str(error)))
        # A phone's steps are done at the smallest size; then the page is resized for the others.
        page.set_viewport_size({"width": 360, "height": 640} if phone else {"width": 1366, "height": 768})
        (show_state if phone else show_wall)(page, address, name)
        for width, height in states.sizes(name):
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            page.screenshot(path=folder / f"{name}-{width}x{height}.png")
            for fault in _faults(page, phone=phone):
                yield f"{name} at {width}×{height}: {fault}"
        yield from (f"{name}: the console says {line}" for line in said)


def _faults(page: Page, *, phone: bool) -> list[str]:
    if phone:
        return [*phone_faults(page), *phone_axe(page)]
    return [*wall_faults(page), *wall_axe(page)]
