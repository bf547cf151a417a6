"""A bank in three languages: each phone reads a question in its own, and the wall in the lesson's."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.web.shipped import SILENT, Screen, Server, host, hurried, running, student

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

BANK = """Question,Answer,Wrong 1,Question (de),Answer (de),Wrong 1 (de),Question (fr),Answer (fr),Wrong 1 (fr)
Which animal barks?,the dog,the cat,Welches Tier bellt?,der Hund,die Katze,Quel animal aboie ?,le chien,le chat
"""


def phone(browser: Browser, server: Server, code: str, name: str, locale: str) -> Page:
    """Return the page of a student whose browser is set to a language."""
    cookies = student(server, code, name).cookies
    context = browser.new_context(locale=locale, viewport={"width": 360, "height": 640}, has_touch=True)
    context.add_cookies([{"name": each.name, "value": each.value or "", "url": server.base} for each in cookies])
    page = context.new_page()
    page.goto(f"{server.base}/play")
    return page


def test_each_phone_shows_questions_in_its_own_language(tmp_path: Path, browser: Browser) -> None:
    with running(tmp_path, program=hurried(SILENT)) as server:
        teacher = host(server)
        teacher.headers["Accept-Language"] = "de"
        draft = teacher.form("/banks/upload", text=BANK)
        bank = urlsplit(teacher.form(urlsplit(draft.url).path).url).path.rpartition("/")[2]
        code = teacher.form("/host/open", bank=bank, preset="classroom", naming="typed").url.rpartition("/")[2]
        french = phone(browser, server, code, "Ada", "fr-FR")
        english = phone(browser, server, code, "Bob", "en-GB")
        wall = Screen(teacher, "wall", code)
        assert wall.act("ask_class") == {"done": True}

        expect(french.locator("main")).to_contain_text("Quel animal aboie ?")
        expect(english.locator("main")).to_contain_text("Which animal barks?")
        shown = wall.wait_for(lambda view: view["lesson"]["class_question"])["lesson"]["class_question"]
        assert (shown["text"], set(shown["choices"])) == ("Welches Tier bellt?", {"der Hund", "die Katze"})
        for page, answer in ((french, "le chien"), (english, "the cat")):
            page.locator(".choice", has_text=answer).click()
            page.locator(".dock .button-go").first.click()  # for sure
        wall.wait_for(lambda view: view["lesson"]["class_question"]["result"])
        result = wall.sync()["lesson"]["class_question"]["result"]
        assert (result["right"], result["given"]) == (1, 2)
