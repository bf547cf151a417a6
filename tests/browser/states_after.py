"""States of the pages after a lesson and of question banks: the template, and the context that the route gives it."""

from __future__ import annotations

import functools
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from flask import template_rendered

from tests.web.app import app_in, teacher_of
from tests.web.past_lessons import DAY, simulated, stored
from tests.web.test_pages import ORIGIN

if TYPE_CHECKING:
    from collections.abc import Callable

    from flask.testing import FlaskClient

OF_BANKS = ("card_sign", "kept_picture")  # functions that their templates call
FLASKS_OWN = {"g", "request", "session", "nonce"}


def _edited(client: FlaskClient) -> str:
    written = client.post("/banks/write", headers=ORIGIN)
    return str(written.location)


PATHS: dict[str, tuple[str, str | Callable[[FlaskClient], str]]] = {  # the template, and the path that renders it
    "host-over": ("host/lesson_over.html", "/desk/K7Q4/over"),
    "host-report": ("host/report.html", "/report/lesson"),
    "host-answers": ("host/answers.html", "/report/lesson/answers"),
    "host-lessons": ("host/lessons.html", "/lessons?class=8b"),
    "host-kept": ("host/stored_data.html", "/host/kept"),
    "host-transfer": ("host/transfer.html", "/host/transfer"),
    "host-about": ("host/about.html", "/host/about"),
    "host-banks": ("banks/list.html", "/banks"),
    "host-bank": ("banks/bank.html", "/banks/space"),
    "host-bank-edit": ("banks/question.html", _edited),
}


@functools.cache
def passed() -> dict[str, dict[str, Any]]:
    """Return by page name the context that the route gives its template, for a teacher who had two lessons."""
    from tests.tools.catalogue import screens  # which imports this

    drawn: list[dict[str, Any]] = []
    found = {}
    with (
        tempfile.TemporaryDirectory(prefix="quizbs-after-") as folder,
        patch("quizbs.paths.STATIC", screens()),
        app_in(Path(folder)) as app,
    ):
        stored(app, "before", simulated(3), time.time() - 7 * DAY, code="AAAA")
        stored(app, "lesson", simulated(1), time.time() - 2400)
        client = teacher_of(app)
        flask = app.web.flask
        with template_rendered.connected_to(lambda _, context, **more: drawn.append(context), flask):
            for name, (template, path) in PATHS.items():
                drawn.clear()
                answer = client.get(path if isinstance(path, str) else path(client))
                assert answer.status_code == 200, (template, answer.status_code)
                own = {key: value for key, value in drawn[-1].items() if key not in FLASKS_OWN}
                found[name] = {name: flask.jinja_env.globals[name] for name in OF_BANKS} | own
    return found


PAGES = {name: (template, lambda name=name: passed()[name]) for name, (template, _) in PATHS.items()}
