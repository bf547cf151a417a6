"""For all tests in a browser: what is expected of a page may take as long as what is done on it."""

from playwright.sync_api import expect

from tests.patience import IN_BROWSER

expect.set_options(timeout=IN_BROWSER)
