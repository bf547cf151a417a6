"""Creating the Flask app: what all pages share, and the error pages."""

import functools
import logging
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from flask import Blueprint, Flask, Response, g, make_response, render_template, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed
from werkzeug.routing import BaseConverter, Rule

from quizbs import local_time
from quizbs.error_log import where
from quizbs.game import Refused
from quizbs.live.keyring import Keyring, new_device
from quizbs.live.storage_watch import TROUBLES, StorageWatch
from quizbs.rate_limits.limits import RateLimits
from quizbs.teacher.school import School
from quizbs.web import language
from quizbs.web.access import Access
from quizbs.web.server import headers, static_files, tunnel_gate
from quizbs.web.server.gate import BACKUP_PATH, TOO_LARGE, UPLOAD

_FORM = 2_000_000  # bytes of a form's fields: a whole bank may be pasted
_PARTS = 100
_OF_PEOPLE = {"join", "check", "host", "host_check", "alone", "desk", "together", "new_phone"}
_log = logging.getLogger(__name__)


class _Code(BaseConverter):
    """A join code in a URL, in capital or small letters."""

    regex = "[A-Za-z0-9]{4,6}"


class _LazyRule(Rule):
    """A URL rule whose builder is compiled on first use: compiling all of them takes a tenth of the start-up time."""

    def _compile_builder(self, append_unknown: bool = True) -> Callable[..., tuple[str, str]]:
        make = super()._compile_builder
        prepared = functools.cache(lambda: make(append_unknown))
        return lambda *given, **values: prepared()(*given, **values)


def flask_app(templates: Path, static: Path) -> Flask:
    """Return a Flask app that has everything but pages: limits, headers, static files, languages."""
    app = Flask("quizbs", static_folder=None, template_folder=str(templates))
    app.config.update(MAX_CONTENT_LENGTH=UPLOAD, MAX_FORM_MEMORY_SIZE=_FORM, MAX_FORM_PARTS=_PARTS)
    app.url_rule_class = _LazyRule
    app.url_map.converters["code"] = _Code
    tunnel_gate.install(app)
    headers.install(app)
    static_files.install(app, static)
    language.install(app)
    return app


def add_pages(app: Flask, pages: Sequence[Blueprint], school: School, access: Access) -> None:
    """Register the pages of a school with ``app``."""
    app.jinja_env.globals["school"] = access.is_school
    for blueprint in pages:
        app.register_blueprint(blueprint)
    _add_health(app, school.watch, school.keyring)
    _add_zone(app)
    _add_devices(app, access, school.limits)
    _add_errors(app, school.watch)


def _add_health(app: Flask, watch: StorageWatch, keyring: Keyring) -> None:
    @app.get("/healthz")
    def healthz() -> Response:
        return Response("ok\n", mimetype="text/plain")

    @app.get("/healthz/<string(length=32):number>")
    def who_is_here(number: str) -> Response:
        return Response(f"{keyring.is_me(number)}\n", mimetype="text/plain")

    def not_ready(why: str) -> Response:
        return Response(f"{TROUBLES.get(watch.trouble, why)}\n", 503, mimetype="text/plain")

    @app.get("/readyz")
    def readyz() -> Response:
        try:
            why = watch.why_not_ready()
        except Exception:
            return not_ready("the database doesn't answer")
        if why or watch.trouble:
            return not_ready(why or "can't save anything")
        return Response("ready\n", mimetype="text/plain")


def _add_zone(app: Flask) -> None:
    """Make ``app`` show all times in the browser's time zone, which is in a cookie (``templates/zone.html``)."""

    @app.before_request
    def use_the_zone() -> None:
        local_time.use(request.cookies.get("zone", "")[:60])

    @app.context_processor
    def zone() -> dict[str, object]:
        now = time.time()
        about = {"name": local_time.zone_name(), "offset": local_time.offset(now), "reload": request.method == "GET"}
        return {"zone": about}


def _add_devices(app: Flask, access: Access, limits: RateLimits) -> None:
    """Give every browser a device id with its first page, for rate limits: ``g.device`` and ``g.known_device``.

    If too many new devices use a network address, those without an id share a limit: for them ``g.device`` is the
    address, and ``g.known_device`` is "".
    """

    @app.before_request
    def know_the_device() -> None:
        if request.blueprint not in _OF_PEOPLE:
            return
        g.device = access.current().device
        if not g.device and limits.may_be_new(request.remote_addr or ""):
            g.device = g.new_device = new_device()
        g.known_device = g.device
        # Too many new devices use this address: they share one limit.
        g.device = g.device or request.remote_addr or ""

    @app.after_request
    def name_the_device(response: Response) -> Response:
        if "new_device" in g:
            access.give_device(response, g.new_device)
        return response


def _is_upload(status: int) -> bool:
    return status == 413 and request.path.startswith("/banks")


def _add_errors(app: Flask, watch: StorageWatch) -> None:
    @app.context_processor
    def known_to_templates() -> dict[str, str]:
        return {"trouble": watch.trouble}

    @app.before_request
    def too_large() -> Response | None:
        return page(413) if request.environ.get(TOO_LARGE) and request.path != BACKUP_PATH else None

    def page(status: int) -> Response:
        return make_response(render_template("host/error.html", status=status, upload=_is_upload(status)), status)

    @app.errorhandler(HTTPException)
    def not_possible(error: HTTPException) -> Response:
        answer = page(error.code or 500)
        if isinstance(error, MethodNotAllowed):
            answer.headers["Allow"] = ", ".join(error.valid_methods or ())
        return answer

    @app.errorhandler(Refused)
    def busy(_: Refused) -> Response:
        return page(503)

    @app.errorhandler(Exception)
    def our_fault(error: Exception) -> Response:
        _log.error("a page failed: %s", where(error))
        return page(500)
