"""The menu of languages on the pages, and the choice that it sends."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from quizbs.game.options import PRESETS
from quizbs.lesson.commands import GameSetup
from quizbs.live.spoken_words import spoken_words
from quizbs.web.language import COOKIE
from quizbs.words import LANGUAGES, Language
from tests.web.app import teacher_of
from tests.web.test_naming import lesson_id
from tests.web.test_pages import ORIGIN, browser, joins, opened

if TYPE_CHECKING:
    from flask.testing import FlaskClient

    from quizbs.app import App

OTHERS = Language("it", "Italiano", "it"), Language("ar", "العربية", "ar", "rtl", read=True)


@pytest.fixture
def italian(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer Italian and Arabic as well, which may not be released or built."""
    for language in OTHERS:
        monkeypatch.setitem(LANGUAGES, language.tag, language)
    monkeypatch.setitem(app.web.flask.jinja_env.globals, "script_asset", lambda name, language: f"/{language}/{name}")


def chooses(client: FlaskClient, tag: str, back: str = "/") -> str:
    """Choose a language, and return the address of the redirect."""
    answer = client.post("/language", data={"tag": tag, "back": back}, headers=ORIGIN)
    assert answer.status_code == 303
    return answer.location


@pytest.mark.usefixtures("italian")
def test_chosen_language_is_stored_in_a_cookie(app: App) -> None:
    phone = browser(app)
    assert chooses(phone, "it") == "/"
    cookie = phone.get_cookie(COOKIE)
    assert cookie is not None
    assert (cookie.value, cookie.http_only, cookie.same_site) == ("it", True, "Lax")
    assert cookie.max_age == 365 * 24 * 3600
    assert '<html lang="it"' in phone.get("/", headers={"Accept-Language": "en"}).text
    assert '<html lang="en"' in browser(app).get("/").text


@pytest.mark.usefixtures("italian")
def test_browser_language_is_used_without_a_choice(app: App) -> None:
    page = browser(app).get("/", headers={"Accept-Language": "xx, ar-EG;q=0.8, it;q=0.5"}).text
    assert '<html lang="ar" dir="rtl"' in page


@pytest.mark.usefixtures("italian")
@pytest.mark.parametrize("tag", ["", "xx", "../it", "it\n"])
def test_unknown_language_cannot_be_chosen(app: App, tag: str) -> None:
    phone = browser(app)
    answer = phone.post("/language", data={"tag": tag, "back": "/"}, headers=ORIGIN)
    assert answer.status_code == 400
    assert "Go back and try again." in answer.text
    assert phone.get_cookie(COOKIE) is None


@pytest.mark.usefixtures("italian")
def test_form_of_another_site_cannot_choose_a_language(app: App) -> None:
    phone = browser(app)
    answer = phone.post("/language", data={"tag": "it"}, headers={"Origin": "http://evil.example"})
    assert (answer.status_code, phone.get_cookie(COOKIE)) == (403, None)


@pytest.mark.usefixtures("italian")
@pytest.mark.parametrize(
    "back",
    [
        "",
        "play",
        "//evil.example",
        "/\\evil.example",
        "https://evil.example/",
        "/a\r\nSet-Cookie: x",
        "/\t/evil.example",
    ],
)
def test_language_choice_never_redirects_to_another_site(app: App, back: str) -> None:
    assert chooses(browser(app), "it", back) == "/"


@pytest.mark.usefixtures("italian")
def test_language_menu_redirects_back_to_its_page(app: App) -> None:
    teacher = teacher_of(app)
    code = opened(teacher)
    phone, _ = joins(app, code, typed="ann")
    newcomer = browser(app)
    for client, path in (
        (newcomer, "/"),
        (newcomer, f"/j/{code}"),
        (newcomer, f"/j/{code}?spin=2"),
        (phone, "/play"),
        (teacher, "/host"),
    ):
        menu = menu_of(client.get(path).text)
        assert re.findall('name="back" value="([^"]*)"', menu) == [path]
        assert chooses(client, "it", path) == path
        assert '<html lang="it"' in client.get(path).text


@pytest.mark.usefixtures("italian")
def test_phone_keeps_its_seat_in_another_language(app: App) -> None:
    code = opened(teacher_of(app))
    phone, _ = joins(app, code, typed="ann")
    first = first_view(phone)
    assert phone.get(chooses(phone, "it", "/play")).status_code == 200
    assert first_view(phone) == first


@pytest.mark.usefixtures("italian")
def test_each_language_is_listed_by_its_own_name(app: App) -> None:
    menu = menu_of(browser(app).get("/").text)
    buttons = re.findall(r'<button [^>]*value="([^"]+)" lang="([^"]+)" dir="([^"]+)"[^>]*>(.*?)</button>', menu)
    said = {(tag, lang, way): re.sub("<[^>]*>", "", text) for tag, lang, way, text in buttons}
    assert said["en", "en", "ltr"] == "English"
    assert said["it", "it", "ltr"] == "Italiano non ancora riletto da un madrelingua"
    assert said["ar", "ar", "rtl"] == "العربية"  # without a mark, since a native speaker has read Arabic


def test_single_language_has_no_menu(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    for tag in LANGUAGES.keys() - {"en"}:
        monkeypatch.delitem(LANGUAGES, tag)
    teacher = teacher_of(app)
    phone, _ = joins(app, opened(teacher), typed="ann")
    for client, path in ((browser(app), "/"), (phone, "/play"), (teacher, "/host")):
        assert "/language" not in client.get(path).text, path


def said_aloud(app: App, lesson: str) -> tuple[str, dict[str, str]]:
    """Return the call word and the letters of ranks in a student's view."""
    view = app.school.registry.lead(lesson).snapshot().view(1)["lesson"]
    return view["call_word"], view["letters"]


def test_call_word_and_card_letters_are_in_the_wall_language(app: App) -> None:
    setup = GameSetup(preset="cheater", options=PRESETS["cheater"])
    for tag, expected in {
        "pl": ("Oszustwo!", {"T": "10", "J": "W", "Q": "D"}),
        "en": ("Cheater!", {"T": "10"}),
        "xx": ("Cheater!", {"T": "10"}),
    }.items():
        listed = app.school.lesson_start.open(setup, "made", language=tag)
        joins(app, listed.code)
        assert said_aloud(app, listed.id) == expected


@pytest.mark.parametrize("typed", ["Liar!", "Doubt it!"])
def test_typed_call_word_is_not_translated(app: App, typed: str) -> None:
    teacher = teacher_of(app)
    chooses(teacher, "pl")
    code = opened(teacher, **{"opt.call_word": typed})
    joins(app, code, typed="ann")
    assert said_aloud(app, lesson_id(app, code))[0] == typed


def test_set_up_page_offers_call_word_in_the_wall_language(app: App) -> None:
    teacher = teacher_of(app)
    assert 'data-classroom="Doubt it!"' in teacher.get("/host").text
    chooses(teacher, "ar")  # a language for students only: teachers' pages stay English
    assert f'data-classroom="{spoken_words("ar").call_words["classroom"]}"' in teacher.get("/host").text


def menu_of(page: str) -> str:
    """Return the HTML of the language menu on a page."""
    (menu,) = re.findall('<form action="/language" method="post">.*?</form>', page, re.DOTALL)
    return str(menu)


def first_view(phone: FlaskClient) -> str:
    found = re.search('<script type="application/json" id="first-view">(.*?)</script>', phone.get("/play").text)
    assert found
    return re.sub(r'"now": ?[\d.]+', "", found[1])
