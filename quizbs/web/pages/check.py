"""*Try it tonight*: the connectivity check, as opened by a phone, and the host's page with its result."""

import sys

from flask import Blueprint, Response, abort, jsonify, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as Answer

from quizbs.live.connectivity import Connectivity
from quizbs.web.pages import qr
from quizbs.web.services import access, site, tunnel

_PROGRAM = "quizbs" if getattr(sys, "frozen", False) else "Python"  # the program's name in a firewall's question
_SYSTEMS = {"win32": "windows", "darwin": "mac"}

pages = Blueprint("check", __name__)


@pages.get("/check")
def check() -> Response:
    return make_response(render_template("join/check.html"))


@pages.get("/qr/check.svg")
def code_to_scan() -> Response:
    return qr.answer(f"{site.reach.base()}/check")


host_pages = Blueprint("host_check", __name__)
host_pages.before_request(lambda: access.only_the_host())


@host_pages.get("/host/check")
def wait() -> Response:
    page = render_template(
        "host/connection_check.html",
        reach=site.connectivity.report(),
        state=state_of(site.connectivity),
        system=_SYSTEMS.get(sys.platform, "linux"),
        tunnel=tunnel(),
        program=_PROGRAM,
    )
    return make_response(page)


@host_pages.get("/host/check/state")
def state() -> Response:
    switch = tunnel()
    shared = switch.state if switch else ""
    return jsonify(state=state_of(site.connectivity), tunnel=shared, **site.connectivity.report())


@host_pages.post("/host/address")
def choose() -> Answer:
    site.connectivity.choose(request.form.get("address", ""))  # ignored if the address no longer exists
    return redirect("/host/check", 303)


@host_pages.post("/host/tunnel")
def share() -> Answer:
    if (switch := tunnel()) is None:
        abort(404)
    if request.form.get("on"):
        switch.begin()
    else:
        switch.end()
    return redirect("/host/check#internet", 303)


def state_of(connectivity: Connectivity) -> str:
    """Return the state of the check: "on" if a device answered, "waiting", "shut" or "none".

    "shut": only this computer can connect; "none": no network was found.
    """
    report = connectivity.report()
    if report["shut"]:
        return "shut"
    if not report["address"]:
        return "none"
    return "on" if connectivity.is_reached() else "waiting"
