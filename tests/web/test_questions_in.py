"""A phone's page has its questions in the browser's language, also one that quizbs doesn't speak."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from quizbs.game.actors import Host
from quizbs.lesson import commands as c
from quizbs.quiz.question import Translation
from quizbs.web.language import COOKIE, wanted
from tests.support.game_story import asks
from tests.web.test_naming import lesson_id
from tests.web.test_pages import code, joins, teacher

if TYPE_CHECKING:
    from quizbs.app import App

__all__ = ["code", "teacher"]

PLANT = replace(
    asks("Which one is a plant?", "moss", "mouse"),
    translations=(Translation("ga", "Cé acu planda?", ("caonach", "luch")),),
)


@pytest.mark.parametrize(
    ("environ", "tags"),
    [
        ({}, ()),
        ({"HTTP_ACCEPT_LANGUAGE": "en;q=0.5, de-AT"}, ("de-AT", "en")),
        ({"HTTP_ACCEPT_LANGUAGE": "en", "HTTP_COOKIE": f"{COOKIE}=fr"}, ("fr", "en")),
    ],
)
def test_chosen_language_overrides_browser_language(environ: dict[str, str], tags: tuple[str, ...]) -> None:
    assert wanted(environ) == tags


def test_first_view_is_in_the_phones_language(app: App, code: str) -> None:
    irish, _ = joins(app, code, name="Aoife")
    english, _ = joins(app, code, name="Ben")
    app.school.registry.lead(lesson_id(app, code)).act(Host(), "q1", c.PutToClass(PLANT, "en"))
    page = irish.get("/play", headers={"Accept-Language": "ga-IE"}).text
    assert "caonach" in page
    assert "moss" not in page
    page = english.get("/play", headers={"Accept-Language": "en-GB, ga"}).text
    assert "moss" in page
    assert "caonach" not in page
