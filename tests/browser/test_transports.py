"""The phone in browsers without working WebSockets, and with a server that throttles it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.shipped import Server, host, open_lesson, running, student

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route

    from tests.web.shipped import Browser as Client

SOON = 3_000  # ms on the page's clock; earlier versions needed more than 8 s
STEP = 100
NONE = {
    "missing": "delete globalThis.WebSocket",
    "throwing": "globalThis.WebSocket = class { constructor() { throw new Error('forbidden'); } }",
}

# The first WebSocket is refused, the next one opens but stays silent.
HANGS = """globalThis.tries = 0;
globalThis.WebSocket = class {
  constructor() { if (++tries === 1) throw new Error("forbidden"); }
  send() {}
  close() {}
};"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("transports")) as server:
        yield server


def with_cookies(browser: Browser, client: Client, server: Server) -> BrowserContext:
    """Return a browser context with the cookies of the test client."""
    context = browser.new_context(viewport={"width": 360, "height": 640})
    context.add_cookies(
        [{"name": str(one.name), "value": str(one.value), "url": server.base} for one in client.cookies]
    )
    return context


def stopped_clock(page: Page) -> None:
    """Give the page a clock that only the test moves, so that the machine's speed doesn't matter."""
    page.clock.install(time=0)
    page.clock.pause_at(1_000)


def soon(page: Page, wanted: Locator) -> None:
    """Advance the page's clock in small steps until ``wanted`` is visible, for at most three seconds."""
    for _ in range(SOON // STEP):
        if wanted.is_visible():
            break
        page.clock.run_for(STEP)
        page.evaluate("() => fetch('/healthz').then((said) => said.text())")
    expect(wanted).to_be_visible()


@pytest.mark.parametrize("how", NONE)
def test_phone_connects_at_once_without_websockets(browser: Browser, server: Server, how: str) -> None:
    code = open_lesson(host(server))
    context = with_cookies(browser, student(server, code, "ann"), server)
    context.add_init_script(NONE[how])
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "transport=" in request.url else None)
    stopped_clock(page)
    page.goto(f"{server.base}/play")
    soon(page, page.get_by_text("ann").first)
    expect(page.get_by_text("Dealing you in")).to_have_count(0)
    for _ in range(SOON // STEP):
        if asked:
            break
        page.clock.run_for(STEP)
        page.evaluate("() => fetch('/healthz').then((said) => said.text())")
    assert asked
    assert all("transport=polling" in url for url in asked)
    context.close()


def test_phone_tries_polling_after_a_hanging_websocket(browser: Browser, server: Server) -> None:
    code = open_lesson(host(server))
    context = with_cookies(browser, student(server, code, "ann"), server)
    context.add_init_script(HANGS)
    page = context.new_page()
    stopped_clock(page)
    page.goto(f"{server.base}/play")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "transport=polling" in request.url else None)
    for _ in range(SOON // STEP):
        if asked:
            break
        page.clock.run_for(STEP)
    assert asked
    assert page.evaluate("tries") == 1
    context.close()


@pytest.mark.parametrize("how", NONE)
def test_check_page_reports_polling_at_once_without_websockets(browser: Browser, server: Server, how: str) -> None:
    page = browser.new_page()
    page.add_init_script(NONE[how])
    stopped_clock(page)
    page.goto(f"{server.base}/check")
    soon(page, page.locator("#check[data-state=polling]"))
    page.close()


def test_phone_waits_and_reconnects_after_too_many_requests(browser: Browser, server: Server) -> None:
    code = open_lesson(host(server))
    context = with_cookies(browser, student(server, code, "ann"), server)
    page = context.new_page()
    tries: list[str] = []

    def too_much(route: Route) -> None:
        tries.append(route.request.url)
        route.fulfill(status=429)

    page.route("**/socket.io/**", too_much)
    page.add_init_script(NONE["missing"])
    page.clock.install()
    with page.expect_request("**/socket.io/**"):
        page.goto(f"{server.base}/play")
    for _ in range(10):  # five seconds on the page's clock, with time for each response
        page.clock.run_for(500)
        page.evaluate("() => fetch('/check')")
    assert 1 <= len(tries) <= 4  # every few seconds, not several times in each
    expect(page.locator("a, button").filter(has_text="Join")).to_have_count(0)
    page.unroute("**/socket.io/**")
    expect(page.get_by_text("ann").first).to_be_visible()
    context.close()
