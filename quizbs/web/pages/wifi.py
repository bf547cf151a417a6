"""A QR code that lets phones join the Wi-Fi, drawn when the wall asks for it. Name and password are stored nowhere."""

import re

from flask import Blueprint, Response, request

from quizbs.web.pages import qr
from quizbs.web.services import access

LONGEST_NAME = 32  # bytes, as in IEEE 802.11
LONGEST_PASSWORD = 64

pages = Blueprint("wifi", __name__)
pages.before_request(lambda: access.only_the_host())


def code(name: str, password: str = "") -> str:
    """Return the text that makes phones join the Wi-Fi; without a password the network is open.

    For a network that asks for a user name as well (802.1X) there is no such text.
    """
    escaped_name, escaped_password = (re.sub(r'([\\;,":])', r"\\\1", text) for text in (name, password))
    if not password:
        return f"WIFI:T:nopass;S:{escaped_name};;"
    return f"WIFI:T:WPA;S:{escaped_name};P:{escaped_password};;"


@pages.post("/host/wifi.svg")
def to_scan() -> Response:
    name, password = request.form.get("name", ""), request.form.get("password", "")
    if not 0 < len(name.encode()) <= LONGEST_NAME or len(password.encode()) > LONGEST_PASSWORD:
        return Response("", 400)
    picture = qr.drawn(code(name, password))  # not ``answer``, whose cache would keep the password
    return Response(picture, mimetype="image/svg+xml", headers={"Cache-Control": "no-store"})
