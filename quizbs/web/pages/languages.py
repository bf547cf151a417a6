"""The choice of a language on this device."""

import re

from flask import Blueprint, abort, redirect, request
from werkzeug.wrappers import Response as Answer

from quizbs.web.language import remember
from quizbs.words import LANGUAGES

_OUR_PAGE = re.compile(r"/(?![/\\])[!-\[\]-~]*")  # a path, not the address of another site

pages = Blueprint("languages", __name__)


@pages.post("/language")
def choose() -> Answer:
    tag, back = request.form.get("tag", ""), request.form.get("back", "")
    if tag not in LANGUAGES:
        abort(400)
    answer = redirect(back if _OUR_PAGE.fullmatch(back) else "/", 303)
    remember(tag, answer)
    return answer
