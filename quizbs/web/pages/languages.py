"""The choice of a language on this device."""

import re

import msgspec
from flask import Blueprint, Response, abort, redirect, request
from werkzeug.wrappers import Response as Answer

from quizbs.web.language import remember
from quizbs.words import LANGUAGES
from quizbs.words.catalogue import tried_messages

_OUR_PAGE = re.compile(r"/(?![/\\])[!-\[\]-~]*")  # a path, not the address of another site

pages = Blueprint("languages", __name__)


@pages.get("/words.js")
def tried_words() -> Response:
    """Return the messages of the language that is tried, as a script (``frontend/words/tried.ts``)."""
    messages = tried_messages() or abort(404)
    script = f"globalThis.quizbsTried={msgspec.json.encode(messages).decode()}"
    return Response(script, mimetype="text/javascript", headers={"Cache-Control": "no-store"})


@pages.post("/language")
def choose() -> Answer:
    tag, back = request.form.get("tag", ""), request.form.get("back", "")
    if tag not in LANGUAGES:
        abort(400)
    answer = redirect(back if _OUR_PAGE.fullmatch(back) else "/", 303)
    remember(tag, answer)
    return answer
