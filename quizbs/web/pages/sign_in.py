"""Signing in by a link that an admin has created for a teacher."""

from flask import Blueprint, Response, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as Answer

from quizbs.game import Refused
from quizbs.teacher.sign_in import PATH
from quizbs.web.services import access, site

pages = Blueprint("sign_in", __name__)


def _used() -> Response:
    """Return the response for a used, an expired or an invalid link, which is always the same."""
    return make_response(render_template("join/refused.html", lesson={"code": ""}, problem=Refused("signed_in")), 403)


@pages.get(PATH)
def look() -> Answer:
    """Ask for confirmation before the link is used up, because mail and chat programs open links to preview them."""
    key = request.args.get("key", "")
    if not site.sign_in.opens(key):
        return redirect("/host", 303) if access.current().host else _used()
    return make_response(render_template("join/sign_in.html", path=PATH, key=key))


@pages.post(PATH)
def take() -> Answer:
    teacher = site.sign_in.take(request.form.get("key", ""))
    if teacher is None:  # a double tap: the browser has just been signed in
        return redirect("/host", 303) if access.current().host else _used()
    site.deletion.apply()  # close lessons that the first teacher's sign-in ends before they open a screen
    answer = redirect("/host", 303)
    access.give_host(answer, teacher)
    return answer
