"""Moving to another computer: saving a backup, and restoring one. Only for the one teacher of a laptop."""

from collections.abc import Callable
from typing import IO, Any, cast

import gevent
from flask import Blueprint, Response, abort, make_response, redirect, render_template, request, send_file
from werkzeug.exceptions import RequestEntityTooLarge
from werkzeug.formparser import FormDataParser
from werkzeug.wrappers import Response as Answer

from quizbs.store.backups import BackupContents, FromNewer, UnfitBackup
from quizbs.teacher.moving import LIMIT_MB
from quizbs.teacher.name_retention import day_of
from quizbs.web.language import spoken
from quizbs.web.pages import dates
from quizbs.web.server.gate import BACKUP, BACKUP_PATH, TOO_LARGE
from quizbs.web.services import access, site

_FIELDS = 1_000_000  # bytes of the form without the file, and of a piece of it
_READ = 1.0  # seconds that a browser has to load the page which says that quizbs starts again

pages = Blueprint("moving", __name__)


@pages.before_request
def only_one_teacher() -> Answer | None:
    if access.is_school():
        abort(404)
    if (refused := access.only_the_host()) is not None:
        return refused
    return None if site.moving.is_possible else abort(404)


def _apart(work: Callable[[], None]) -> None:
    """Run ``work`` in a thread, so that a game goes on meanwhile."""
    gevent.get_hub().threadpool.apply(work)


def _page(problem: str = "", done: str = "") -> Response:
    moving = site.moving
    inside = moving.brought()
    shown = render_template(
        "host/moving.html",
        path=BACKUP_PATH,
        size=LIMIT_MB,
        here=_facts(moving.here()),
        brought=inside and {**_facts(inside), "kept": str(moving.kept())},
        running=moving.is_lesson_running(),
        replaced=[{"name": file.name, "path": str(file)} for file in moving.replaced()],
        problem=problem,
        done=done,
    )
    return make_response(shown, 409 if problem else 200)


def _facts(inside: BackupContents) -> dict[str, Any]:
    day = dates.short(day_of(inside.at), day_of(site.clock())) if inside.at else ""
    return {"banks": inside.banks, "lessons": inside.lessons, "classes": inside.classes, "day": day}


def _refused(problem: str) -> Response:
    return _page(spoken().say("moving-problem", problem=problem, size=LIMIT_MB))


@pages.get("/host/moving")
def show() -> Response:
    if "done" not in request.args:
        return _page()
    return _refused("place") if site.moving.has_failed else _page(done=spoken().say("moving-done"))


@pages.get("/host/moving/file")
def save() -> Response:
    file = site.moving.save(_apart)
    name = f"quizbs {day_of(site.clock()).isoformat()}.quizbs"
    # Not in ranges: each request makes another copy.
    answer = send_file(
        file, "application/octet-stream", as_attachment=True, download_name=name, conditional=False, etag=False
    )
    answer.headers["Cache-Control"] = "no-store"
    answer.call_on_close(lambda: file.unlink(missing_ok=True))
    return answer


@pages.post(BACKUP_PATH)
def bring() -> Answer:
    if site.moving.is_lesson_running():
        return _refused("running")
    if request.environ.get(TOO_LARGE):
        return _refused("large")
    try:
        if not _received():
            return _refused("no-file")
        site.moving.bring(_apart)
    except FromNewer as newer:
        return _page(spoken().say("moving-newer", known=bool(newer.version), text=newer.version))
    except UnfitBackup as unfit:
        return _refused(unfit.why)
    except RequestEntityTooLarge:
        return _refused("large")
    except OSError:
        return _refused("disk")
    return redirect("/host/moving#brought", 303)


def _received() -> bool:
    """Write the submitted file to the disk as it arrives. Return whether there is one."""
    with site.moving.receive() as stream:

        def only(**_: object) -> IO[bytes]:
            return stream

        parser = FormDataParser(cast("Any", only), _FIELDS, BACKUP, max_form_parts=1)
        _, _, files = parser.parse_from_environ(request.environ)
    return bool(files.get("file"))


@pages.post("/host/moving/take")
def take() -> Answer | str:
    if site.moving.is_lesson_running():
        return _refused("running")
    if not site.moving.take():
        return _refused("gone")
    gevent.spawn_later(_READ, site.moving.start_again)
    return render_template("host/starts_again.html")


@pages.post("/host/moving/drop")
def drop() -> Answer:
    site.moving.drop()
    return redirect("/host/moving", 303)


@pages.post("/host/moving/delete")
def delete() -> Answer:
    site.moving.delete_replaced(request.form.get("name", ""))
    return redirect("/host/moving", 303)
