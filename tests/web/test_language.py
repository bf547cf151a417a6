"""Words in templates: escaped, in the language of the request."""

from __future__ import annotations

import html

import pytest
from flask import Flask, render_template_string

from quizbs.web import language


@pytest.fixture
def app() -> Flask:
    app = Flask(__name__)
    language.install(app)
    return app


def rendered(app: Flask, template: str, cookie: str = "", **context: object) -> str:
    headers = {"Cookie": f"{language.COOKIE}={cookie}"} if cookie else {}
    with app.test_request_context(headers=headers):
        return render_template_string(template, **context)


def test_facts_are_escaped(app: Flask) -> None:
    said = rendered(app, "{{ t('events-preset', preset=name) }}", name="<b>")
    assert said == "&lt;b&gt;"


def test_markup_in_a_fact_is_kept(app: Flask) -> None:
    said = rendered(app, "{{ t('events-passed', who='<b>'|escape) }}") + rendered(
        app, "{{ t('events-passed', who='<b>') }}"
    )
    assert said == "&lt;b&gt; passes.&lt;b&gt; passes."


def test_stars_become_bold(app: Flask) -> None:
    said = rendered(app, "{{ t('events-won', who=name)|emphasis }}", name="<Ben>")
    assert said == "<b>&lt;Ben&gt; wins!</b>"


def test_stars_in_facts_are_no_emphasis(app: Flask) -> None:
    said = rendered(app, "{{ t('report-typed', names=['2*3', '*'|told], count=1, missed=2, whole=False)|emphasis }}")
    assert html.unescape(said) == "<b>1 of the 2</b> typed “2*3, <bdi class='told'>*</bdi>”."


def test_unknown_language_of_a_cookie_is_english(app: Flask) -> None:
    assert rendered(app, "{{ language().tag }}", cookie="../xx") == "en"
