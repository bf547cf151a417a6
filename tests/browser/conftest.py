"""For all tests in a browser: expectations have the same timeout as actions."""

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
    """Close the pages that a test has opened: an open page keeps moving and sending requests until the last test.

    Pages that module fixtures have opened stay.
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
