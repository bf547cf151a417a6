"""*Try it tonight*: a page for a phone that says what gets through, and one for the host that waits for it."""

import sys

from flask import Blueprint, Response, jsonify, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as Answer

from quizbs.session.addresses import Reach
from quizbs.session.connectivity import Connectivity
from quizbs.web.access import Access
from quizbs.web.pages import qr

_SYSTEMS = {"win32": "windows", "darwin": "mac"}


def check_pages(reach: Reach) -> Blueprint:
    """Return the page that any device may open: no name, no seat, nothing of any lesson."""
    pages = Blueprint("check", __name__)

    @pages.get("/check")
    def check() -> Response:
        return make_response(render_template("join/check.html"))

    @pages.get("/qr/check.svg")
    def code_to_scan() -> Response:
        return qr.answer(f"{reach.base()}/check")

    return pages


def host_check_pages(connectivity: Connectivity, access: Access) -> Blueprint:
    """Return the host's side: has anybody got through, and by which address."""
    pages = Blueprint("host_check", __name__)
    pages.before_request(access.only_the_host)

    @pages.get("/host/check")
    def wait() -> Response:
        page = render_template(
            "host/check.html",
            reach=connectivity.report(),
            state=state_of(connectivity),
            system=_SYSTEMS.get(sys.platform, "linux"),
        )
        return make_response(page)

    @pages.get("/host/check/state")
    def state() -> Response:
        return jsonify(state=state_of(connectivity), **connectivity.report())

    @pages.post("/host/address")
    def choose() -> Answer:
        connectivity.choose(request.form.get("address", ""))  # one that is gone is not in the list any more
        return redirect("/host/check", 303)

    return pages


def state_of(connectivity: Connectivity) -> str:
    """Return how it stands: "on" (a device answered), "waiting", "shut" (only this computer) or "none" (no network)."""
    report = connectivity.report()
    if report["shut"]:
        return "shut"
    if not report["address"]:
        return "none"
    return "on" if connectivity.found() else "waiting"
