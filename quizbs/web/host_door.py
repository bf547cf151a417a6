"""The door of the teacher's pages: the host's cookie, or the key of this start, which becomes that cookie."""

from flask import make_response, redirect, render_template, request
from werkzeug.wrappers import Response as Answer

from quizbs.web.access import Access


def only_the_host(access: Access) -> Answer | None:
    """Return what anybody else gets to see, or ``None`` for the host. Comes before each of those pages."""
    key = request.args.get("key", "")
    if request.method == "GET" and access.opens_host(key):  # 192 bits: nobody need be kept from guessing
        # The key leaves the address bar at once, since that screen is projected.
        answer = redirect(request.path, 303)
        access.give_host(answer)
        return answer
    if access.of_request().host:
        return None
    return make_response(render_template("host/only_here.html", join="/"), 403)
