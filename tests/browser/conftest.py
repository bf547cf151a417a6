"""For all tests in a browser: what is expected of a page may take as long as what is done on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.support.timeouts import IN_BROWSER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

expect.set_options(timeout=IN_BROWSER)


@pytest.fixture(autouse=True)
def _closed_at_the_end(request: pytest.FixtureRequest) -> Iterator[None]:
    """Close what a test has opened: a page that stays goes on moving, and asks for its server, until the last test.

    What fixtures of a module have opened was there before.
    """
    if "browser" not in request.fixturenames:
        yield
        return
    browser: Browser = request.getfixturevalue("browser")
    before = browser.contexts
    yield
    for context in browser.contexts:
        if context not in before:
            context.close()
