"""Brings a phone in the catalogue into a named state by the taps of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.states import PHONE, STEPS

if TYPE_CHECKING:
    from playwright.sync_api import Page


def _step(page: Page, what: str, whom: Any, game: dict[str, Any]) -> None:
    """Do one step of a state: an act of the player, or a message from the server. ``whom`` is the step's argument."""
    match what:
        case "tap":
            labelled = f'#phone :is(button, .button)[aria-label^="{whom}"]'
            written = f'#phone button:text("{whom}"), #phone button.button-go:has-text("{whom}")'
            page.locator(f"{labelled}, {written}").first.click(force=True)
        case "label":
            page.locator("label", has_text=whom).first.locator("input").check()
        case "open" | "type":
            field = page.locator("#typed-answer")
            page.locator("summary", has_text=whom).click() if what == "open" else field.fill(whom)
        case "view":
            page.evaluate(
                "name => fetch(`/view/${name}`).then((view) => view.json()).then(window.catalogue.on.view)", whom
            )
            page.evaluate("() => new Promise(requestAnimationFrame)")
        case "line":
            page.evaluate("state => window.catalogue.on.line(state)", whom)
        case "waiting":
            act = {"do": whom, **{one: game[one] and game[one]["number"] for one in ("claim", "question")}}
            page.evaluate("act => window.catalogue.on.waiting([{act, sent: false}])", act)
        case "on" | "gone":
            told = ["gone", whom] if what == "gone" else [whom, "removed"]
            page.evaluate("([what, why]) => window.catalogue.on[what](why)", told)
        case _:
            raise AssertionError(what)


def show_state(page: Page, address: str, name: str) -> None:
    """Open a state and do its steps."""
    page.goto(f"{address}/{name}")
    wait_for_phone(page, name)


def wait_for_phone(page: Page, name: str) -> None:
    """Wait until the state is drawn and its font is loaded, and do its steps."""
    stands = f"html[data-shown='{name}'] .phone:not([data-screen~=first])"
    page.wait_for_selector(stands)
    page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    for what, whom in STEPS.get(name, []):
        _step(page, what, whom, PHONE[name]["game"] or {})
        page.evaluate("() => new Promise(requestAnimationFrame)")  # its effects are drawn before the next step
    page.wait_for_selector(stands)  # a stopped page first loads the text that it shows
