"""Moving to another computer: saving a backup, and restoring one. Only for the one teacher of a laptop."""

from collections.abc import Callable
from typing import IO

import gevent
from flask import Blueprint, Response, abort, make_response, redirect, render_template, request, send_file
from werkzeug.exceptions import RequestEntityTooLarge
from werkzeug.formparser import FormDataParser
from werkzeug.wrappers import Response as Answer

from quizbs.store.backups import BackupContents, FromNewer, UnfitBackup
from quizbs.teacher.name_retention import day_of
from quizbs.teacher.transfer import LIMIT_MB
from quizbs.web.language import spoken
from quizbs.web.pages import dates
from quizbs.web.server.gate import BACKUP, BACKUP_PATH, TOO_LARGE
from quizbs.web.services import access, site

_FIELDS = 1_000_000  # bytes of the form without its file, and of the buffer in which the file arrives
_READ = 1.0  # seconds that a browser has to load the page which says that quizbs starts again

pages = Blueprint("transfer", __name__)


@pages.before_request
def only_one_teacher() -> Answer | None:
    if access.is_school():
        abort(404)
    if (refused := access.only_the_host()) is not None:
        return refused
    return None if site.transfer.is_possible else abort(404)


def _in_thread(work: Callable[[], None]) -> None:
    """Run ``work`` in a thread, so that games go on meanwhile."""
    gevent.get_hub().threadpool.apply(work)


def _page(problem: str = "", done: str = "") -> Response:
    transfer = site.transfer
    inside = transfer.waiting_data()
    shown = render_template(
        "host/transfer.html",
        path=BACKUP_PATH,
        size=LIMIT_MB,
        here=_facts(transfer.current_data()),
        brought=inside and {**_facts(inside), "kept": str(transfer.kept())},
        running=transfer.is_lesson_running(),
        replaced=[{"name": file.name, "path": str(file)} for file in transfer.replaced()],
        problem=problem,
        done=done,
    )
    return make_response(shown, 409 if problem else 200)


def _facts(inside: BackupContents) -> dict[str, object]:
    day = dates.short(day_of(inside.at), day_of(site.clock())) if inside.at else ""
    return {"banks": inside.banks, "lessons": inside.lessons, "classes": inside.classes, "day": day}


def _refused(problem: str) -> Response:
    return _page(spoken().say("transfer-problem", problem=problem, size=LIMIT_MB))


@pages.get("/host/transfer")
def show() -> Response:
    if "done" not in request.args:
        return _page()
    return _refused("place") if site.transfer.has_failed else _page(done=spoken().say("transfer-done"))


@pages.get("/host/transfer/file")
def save() -> Response:
    file = site.transfer.save(_in_thread)
    name = f"quizbs {day_of(site.clock()).isoformat()}.quizbs"
    # No ranges, no revalidation: each request makes another copy.
    answer = send_file(
        file, "application/octet-stream", as_attachment=True, download_name=name, conditional=False, etag=False
    )
    answer.headers["Cache-Control"] = "no-store"
    answer.call_on_close(lambda: file.unlink(missing_ok=True))
    return answer


@pages.post(BACKUP_PATH)
def bring() -> Answer:
    if site.transfer.is_lesson_running():
        return _refused("running")
    if request.environ.get(TOO_LARGE):
        return _refused("large")
    try:
        if not _received():
            return _refused("no-file")
        site.transfer.bring(_in_thread)
    except FromNewer as newer:
        return _page(spoken().say("transfer-newer", known=bool(newer.version), text=newer.version))
    except UnfitBackup as unfit:
        return _refused(unfit.why)
    except RequestEntityTooLarge:
        return _refused("large")
    except OSError:
        return _refused("disk")
    return redirect("/host/transfer#brought", 303)


def _received() -> bool:
    """Write the submitted file to the disk while it arrives. Return whether a file was submitted."""
    with site.transfer.receive() as stream:

        def only(*_: object, **__: object) -> IO[bytes]:
            return stream

        parser = FormDataParser(only, _FIELDS, BACKUP, max_form_parts=1)
        _, _, files = parser.parse_from_environ(request.environ)
    return bool(files.get("file"))


@pages.post("/host/transfer/take")
def take() -> Answer | str:
    if site.transfer.is_lesson_running():
        return _refused("running")
    if not site.transfer.take():
        return _refused("gone")
    gevent.spawn_later(_READ, site.transfer.start_again)
    return render_template("host/restarting.html")


@pages.post("/host/transfer/drop")
def drop() -> Answer:
    site.transfer.drop()
    return redirect("/host/transfer", 303)


@pages.post("/host/transfer/delete")
def delete() -> Answer:
    site.transfer.delete_replaced(request.form.get("name", ""))
    return redirect("/host/transfer", 303)
