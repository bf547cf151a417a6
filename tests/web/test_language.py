"""Words in templates: escaped, in the language of the request."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING

import pytest
from flask import Flask, render_template_string

from quizbs.web import language
from tests.web.test_pages import ORIGIN, browser

if TYPE_CHECKING:
    from quizbs.app import App


@pytest.fixture
def plain() -> Flask:
    app = Flask(__name__)
    language.install(app)
    return app


def rendered(plain: Flask, template: str, cookie: str = "", **context: object) -> str:
    headers = {"Cookie": f"{language.COOKIE}={cookie}"} if cookie else {}
    with plain.test_request_context(headers=headers):
        return render_template_string(template, **context)


def test_values_in_a_message_are_escaped(plain: Flask) -> None:
    said = rendered(plain, "{{ t('events-preset', preset=name) }}", name="<b>")
    assert said == "&lt;b&gt;"


def test_escaped_value_is_not_escaped_twice(plain: Flask) -> None:
    said = rendered(plain, "{{ t('events-passed', who='<b>'|escape) }}") + rendered(
        plain, "{{ t('events-passed', who='<b>') }}"
    )
    assert said == "&lt;b&gt; passes.&lt;b&gt; passes."


def test_stars_in_a_message_become_bold(plain: Flask) -> None:
    said = rendered(plain, "{{ t('events-won', who=name)|emphasis }}", name="<Ben>")
    assert said == "<b>&lt;Ben&gt; wins!</b>"


def test_stars_in_values_stay_stars(plain: Flask) -> None:
    said = rendered(
        plain, "{{ t('report-typed', names=['2*3', '*'|teacher_text], count=1, missed=2, whole=False)|emphasis }}"
    )
    assert html.unescape(said) == "<b>1 of the 2</b> typed “2*3, <bdi class='told'>*</bdi>”."


def test_teacher_pages_are_english_in_student_only_languages(app: App) -> None:
    teacher = browser(app)
    teacher.get(app.school.host_path)
    for path, tag in (("/", 'lang="ar" dir="rtl"'), ("/host", 'lang="en" dir="ltr"')):
        assert tag in teacher.get(path, headers={"Accept-Language": "ar"}).text, path
    assert 'lang="it"' in teacher.get("/host", headers={"Accept-Language": "it-CH"}).text


def test_wall_is_in_the_language_of_the_host_page(app: App) -> None:
    teacher = browser(app)
    teacher.get(app.school.host_path)
    form = {"bank": "space", "preset": "classroom", "naming": "typed"}
    page = teacher.post("/host/open", data=form, headers={**ORIGIN, "Accept-Language": "ar"})
    assert 'lang="ar" dir="rtl"' in teacher.get(page.location).text
    assert 'lang="en" dir="ltr"' in teacher.get(page.location.replace("wall", "desk")).text


def test_unknown_language_in_a_cookie_gives_english(plain: Flask) -> None:
    assert rendered(plain, "{{ language().tag }}", cookie="../xx") == "en"
