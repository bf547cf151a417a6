"""A phone in another language than the wall; both use the wall's call word and letters on cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.states import PHONE
from tests.browser.steps_phone import show_state
from tests.browser.table_of_bots import OPTIONS
from tests.tools.catalogue import served
from tests.web.shipped import SILENT, Screen, Server, host, hurried, open_lesson, running, student

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

LOOK: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
CALL = "Geloof ik niet!"  # the call word of a Dutch wall
LETTERS = {"A": "A", "J": "B", "Q": "V", "K": "H", "T": "10"}
HAND = "ul.hand button.card"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, program=hurried(SILENT)) as found:
        yield found


@pytest.fixture
def dutch(server: Server) -> tuple[Screen, str]:
    """Return the wall of a Dutch lesson, and the lesson's code."""
    teacher = host(server)
    teacher.headers["Accept-Language"] = "nl"
    code = open_lesson(teacher, "classroom", **{f"opt.{name}": one for name, one in OPTIONS.items()})
    return Screen(teacher, "wall", code), code


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(tag="it", keep=True) as found:
        yield found


@pytest.fixture
def page(browser: Browser) -> Page:
    """Return a page of a phone whose browser is set to Italian."""
    return browser.new_context(locale="it-IT", **LOOK).new_page()


def shows(page: Page, address: str, name: str, **lesson: object) -> None:
    """Show a state with these fields of the lesson replaced."""
    show_state(page, address, name)
    view = PHONE[name]
    first, *rest = view["version"]
    page.evaluate(
        "view => window.catalogue.on.view(view)",
        view | {"version": [first + 1, *rest], "lesson": view["lesson"] | lesson},
    )


def chooses(page: Page, inside: str, name: str) -> None:
    """Choose the language ``name`` in the menu inside the element ``inside``."""
    menu = page.locator(f"{inside} .languages")
    menu.locator("summary").click()
    menu.get_by_role("button", name=name).click()


def speaks(page: Page, tag: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", tag)


def hand(page: Page) -> list[tuple[str, str, bool]]:
    """Return rank, printed sign and whether it is picked of each card in the hand."""
    page.locator(HAND).first.wait_for()
    found = page.locator(HAND).evaluate_all(
        """cards => cards.map((card) => [
          card.dataset.rank, card.querySelector(".card-rank").textContent, card.classList.contains("is-picked"),
        ])"""
    )
    return [tuple(card) for card in found]


def test_phone_changes_its_language_and_keeps_its_seat(server: Server, page: Page, dutch: tuple[Screen, str]) -> None:
    wall, code = dutch
    page.goto(f"{server.base}/j/{code}")
    speaks(page, "it")
    name = page.locator(".join-fact").last.inner_text()
    page.locator(".button-go").click()
    page.get_by_role("button", name="Salta").click()
    expect(page.locator("#headline")).to_have_text("Ci sei!")
    expect(page.locator(".lobby-how")).to_contain_text(CALL)

    chooses(page, "main", "English")
    expect(page.locator("#headline")).to_have_text("You’re in!")
    speaks(page, "en")
    expect(page.locator(".strip-name")).to_have_text(name)

    bob = Screen(student(server, code, "bob"), "phone", code)
    assert wall.act("deal") == {"done": True}
    view = bob.wait_for(lambda view: view["game"] and view["game"]["phase"] == "turn")
    assert [seat["name"] for seat in view["lesson"]["seats"]] == [name, "bob"]
    page.locator(HAND).first.click()
    held = hand(page)
    assert [picked for _, _, picked in held].count(True) == 1
    assert all(sign == LETTERS.get(rank, rank) for rank, sign, _ in held)

    page.get_by_role("button", name="Help").click()
    chooses(page, "dialog.help", "Italiano")
    speaks(page, "it")
    assert hand(page) == held
    expect(page.locator(".strip-name")).to_have_text(name)


def test_call_button_has_the_call_word_of_the_wall(page: Page, address: str) -> None:
    shows(page, address, "phone-claim", call_word=CALL)
    expect(page.locator(".button-call")).to_contain_text(CALL)
    expect(page.locator("#headline")).to_contain_text("3 dieci")


def test_key_of_the_printed_rank_letter_focuses_the_card(page: Page, address: str) -> None:
    shows(page, address, "phone-turn", letters={"J": "B", "T": "10"})
    page.keyboard.press("b")
    expect(page.locator(f"{HAND}:focus")).to_have_attribute("aria-label", "jack di quadri")
    expect(page.locator(f"{HAND}:focus .card-rank")).to_have_text("B")


def test_phone_uses_a_language_from_a_words_folder(tmp_path: Path, browser: Browser) -> None:
    folder = tmp_path / "words" / "sv"
    folder.mkdir(parents=True)
    (folder / "phone.ftl").write_text("phone-lobby-in = Du är med!\n", encoding="utf-8")
    with running(tmp_path, program=hurried(SILENT), QUIZBS_WORDS=str(folder)) as server:
        code = open_lesson(host(server), "classroom")
        page = browser.new_context(locale="sv-SE", **LOOK).new_page()
        page.goto(f"{server.base}/j/{code}")
        speaks(page, "sv")
        page.locator(".button-go").click()
        page.get_by_role("button", name="Skip").click()
        expect(page.locator("#headline")).to_have_text("Du är med!")
        expect(page.locator(".lobby-how")).to_contain_text("Get rid of all your cards")


def test_language_can_be_chosen_without_javascript(server: Server, browser: Browser) -> None:
    page = browser.new_context(java_script_enabled=False, locale="pl", **LOOK).new_page()
    page.goto(server.base)
    speaks(page, "pl")
    chooses(page, "header", "Italiano")
    speaks(page, "it")
    expect(page.locator("h1")).to_have_text("Entra nella lezione")
