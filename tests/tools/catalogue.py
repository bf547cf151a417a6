"""A web server that shows named states on the real pages, without a lesson, rules or a socket.

The screens are built as for the Python package. Only ``line/connect.js`` is replaced (``screens/line``): it gives the
sample to the screen, collects the acts that the screen sends in ``window.catalogue.acts``, and lets a test send further
views by ``window.catalogue.on.view(view)``.

By hand: ``python -m tests.tools.catalogue 6300`` and open ``/``, or ``--pictures FOLDER [name…]`` for pictures of
every state at every size and a list of their faults (exit code 1 when there is any), or ``--film FOLDER [scene…]`` for
strips of the show (film.py). A name may contain ``*``. Give ``--language TAG`` first, before other options, for another
language than English; ``en-x-longer`` is English with longer texts (longer.py).
"""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import weakref
from contextlib import contextmanager
from mimetypes import guess_type
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flask import Flask, Response, abort, g, render_template, request
from werkzeug.security import safe_join
from werkzeug.serving import WSGIRequestHandler, make_server

from quizbs.web import language
from quizbs.web.server.static_files import StaticFiles
from quizbs.words import words
from tests.browser import sample_questions as q
from tests.browser.states import DESK, PAGES, PHONE, WALL
from tests.browser.states_desk import EARLIER
from tests.browser.states_host import LEARNT
from tests.tools import longer
from tests.tools.style import FRONTEND, node_modules

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
POLICY = (
    "default-src 'none'; script-src 'self' 'nonce-sample'; style-src 'self'; connect-src 'self'; img-src 'self' "
    "data:; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'"
)
QR = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 33 33"><path fill="#fff" d="M0 0h33v33H0z"/>'
    '<path d="M4 4h7v7H4zM22 4h7v7h-7zM4 22h7v7H4zM14 5h2v6h3v3h9v2H15zM5 15h6v3H7zM18 19h4v4h7v6h-4v-3h-7z"/></svg>'
)


DESK_PAGE: dict[str, Any] = {"host": True}


def odds(share: float, calm: float, hot: float, minutes: float) -> dict[str, Any]:
    return {"one": share, "all": share, "calm": calm, "hot": hot, "minutes": minutes}


PLAN: dict[str, Any] = {
    "tables": [5, 5, 5, 4, 4, 4, 4],
    "bots": 0,
    "minutes": 35,
    "cards": 29,
    "rounds": 27,
    "expected": 0,
    "running": None,
    "best": {"deck": "J", "rounds": 1, **odds(0.93, 1.0, 0.69, 21)},
    "others": [{"deck": "9", "rounds": 2, **odds(0.91, 1.0, 0.4, 23)}],
    "sure": True,
    "deck": "fit",
    "at_most": False,
    "dealt": "J",
    "preset": "classroom",
    "better": None,
    "dropped": ["Which king was beheaded?", "Who was the queen?"],
    "dropped_best": [],
    "measured": None,
}
QUESTIONS: list[dict[str, Any]] = [
    {"question": "q1", "text": q.GAS_TEXT, "topic": "Biology", "choices": q.GASES[:4], "answer": [q.GASES[1]]},
    {"question": "q2", "text": "What is $\\frac{3}{4}$ of 12?", "topic": "", "choices": [], "answer": ["9", "nine"]},
    {
        "question": "q3",
        "text": q.LONG_QUESTION,
        "topic": "Rivers",
        "choices": q.LONG_CHOICES,
        "answer": q.LONG_CHOICES[1:2],
    },
]
MEASURED = {"here": False, "called": 31, "cheats": 44, "turn": 11.2, "question": 27.5}
PLANS: dict[int, dict[str, Any]] = {  # the desk's plans by minutes to the bell
    7: PLAN | {"minutes": 7, "cards": 1, "rounds": 1, "running": odds(0.0, 0.0, 0.0, 1), "others": [], "sure": False},
    18: PLAN
    | {
        "minutes": 18,
        "cards": 12,
        "rounds": 12,
        "running": odds(0.72, 0.9, 0.3, 9),
        "best": {"deck": "7", "rounds": 1, **odds(0.11, 0.3, 0.0, 12)},
        "others": [],
        "sure": False,
        "deck": "7",
        "at_most": True,
        "dealt": "7",
        "measured": MEASURED | {"here": True},
    },
    26: PLAN
    | {
        "minutes": 26,
        "cards": 20,
        "rounds": 18,
        "expected": 31,
        "best": {"deck": "7", "rounds": 1, **odds(0.85, 0.97, 0.2, 16)},
        "others": [],
        "deck": "Q",
        "dealt": None,
        "better": {"preset": "classroom", "best": {"deck": "J", "rounds": 1, **odds(0.88, 1.0, 0.5, 16)}},
        "dropped": [],
        "dropped_best": ["Which king was beheaded?"],
        "measured": MEASURED,
    },
}


@functools.cache
def screens(tag: str = "en") -> Path:
    """Build the screens in one language with the replaced line; return the folder, which is deleted at exit."""
    folder = Path(tempfile.mkdtemp(prefix="quizbs-screens-"))
    weakref.finalize(screens, shutil.rmtree, folder, ignore_errors=True)
    options = ["--out", str(folder / "built"), "--instead", "tests/browser/screens", "--language", tag]
    _node(str(FRONTEND / "build.mjs"), *options, words=longer.folder() if tag == longer.TAG else None)
    return folder / "built"


@functools.cache
def alone() -> Path:
    """Build each module of the screens as a file of its own, for tests that import one; return the folder."""
    folder = Path(tempfile.mkdtemp(prefix="quizbs-alone-"))
    weakref.finalize(alone, shutil.rmtree, folder, ignore_errors=True)
    folders = [path for path in FRONTEND.iterdir() if path.is_dir() and path.name not in {"node_modules", "pages"}]
    scripts = [path for folder in folders for path in folder.rglob("*.[jt]s")]
    _node("tests/js/bundle.mjs", str(FRONTEND), str(folder), *(str(path.relative_to(FRONTEND)) for path in scripts))
    return folder


def _node(*arguments: str, words: Path | None = None) -> None:
    node = shutil.which("node")
    assert node, "no node on this machine"
    node_modules()
    environment = {**os.environ, **({"QUIZBS_WORDS_TO_BUILD": str(words)} if words else {})}
    subprocess.run([node, *arguments], cwd=ROOT, env=environment, check=True)


class Quiet(WSGIRequestHandler):
    """A request handler that logs nothing."""

    def log(self, type: str, message: str, *args: object) -> None: ...


SAMPLES = {"wall": WALL, "desk": DESK, "phone": PHONE}  # states by the page that shows them


def state(name: str) -> tuple[str, dict[str, Any]]:
    """Return the page and the view of a state. Answers 404 for any other name."""
    page = next((page for page, views in SAMPLES.items() if name in views), None) or abort(404)
    return page, SAMPLES[page][name]


def catalogue(tag: str = "en", *, keep: bool = False) -> Flask:
    """Return the app in a language: ``/<name>`` shows a state, ``/`` lists all.

    ``keep``: browsers may cache the modules.
    """
    app = Flask(__name__, template_folder=str(ROOT / "templates"), static_folder=None)
    files = StaticFiles(screens(tag))
    language.install(app)
    app.jinja_env.globals.update(asset=files.address, script_asset=files.script, nonce="sample", school=bool)

    @app.before_request
    def speak() -> None:
        g.words = longer.messages() if tag == longer.TAG else words(tag)

    @app.after_request
    def lock(response: Response) -> Response:
        response.headers["Content-Security-Policy"] = POLICY
        kept = keep and request.path.startswith("/static/")
        response.headers["Cache-Control"] = "max-age=3600" if kept else "no-store"
        return response

    @app.get("/")
    def contents() -> str:
        rows = "".join(f'<li><a href="/{name}">{name}</a>' for name in (*PAGES, *WALL, *DESK, *PHONE))
        return f"<!doctype html><title>States</title><ul>{rows}</ul>"

    @app.get("/<name>")
    def screen(name: str) -> str:
        if name in PAGES:
            template, passed = PAGES[name]
            return render_template(template, **(passed() if callable(passed) else passed))
        which, view = state(name)
        page = {"wall": "host/wall.html", "phone": "join/play.html", "desk": "host/lesson.html"}[which]
        return render_template(page, code=name, lesson=view["lesson"] | {"code": name}, **DESK_PAGE)

    add_files(app, screens(tag))
    return app


def add_files(app: Flask, built: Path) -> None:  # noqa: C901 -- short routes
    """Add routes for what the screens load: the sample, the QR code, and the built modules."""

    @app.get("/view/<name>")
    def sample(name: str) -> dict[str, Any]:
        return state(name)[1]

    @app.get("/desk/<code>/plan")
    def plan(code: str) -> Any:
        return PLANS.get(int(request.args["minutes"]), PLAN)

    @app.get("/desk/<code>/questions")
    def questions(code: str) -> Any:
        return QUESTIONS

    @app.get("/wall/<code>/learnt")
    def learnt(code: str) -> str:
        return render_template("host/learnt.html", **LEARNT | {"enough": code != "closed"})

    @app.get("/desk/<code>/answers")
    def answers(code: str) -> Any:
        return EARLIER

    @app.get("/desk/<code>/remote")
    def remote(code: str) -> dict[str, str]:
        return {"path": f"/remote/{code}?key=3f9a2b7c1d0e"}

    @app.get("/desk/<code>/remote.svg")
    @app.get("/qr/<code>.svg")
    def qr(code: str) -> Response:
        return Response(QR, mimetype="image/svg+xml")

    @app.get("/host/check/state")
    def nothing_new() -> Response:
        return Response(status=204)

    @app.get("/static/<path:path>")
    def files(path: str) -> Response:
        return sent(built, path)

    @app.get("/alone/<path:path>")
    def module(path: str) -> Response:
        return sent(alone(), path)

    def sent(folder: Path, path: str) -> Response:
        file = safe_join(str(folder), path)
        if file is None or not Path(file).is_file():
            abort(404)
        # Send bytes: a page that closes while a file is sent would leave the file open.
        return Response(Path(file).read_bytes(), mimetype=guess_type(path)[0] or "application/octet-stream")


@contextmanager
def served(port: int = 0, tag: str = "en", *, keep: bool = False) -> Iterator[str]:
    """Yield the address of the catalogue in a language while the block runs."""
    server = make_server("127.0.0.1", port, catalogue(tag, keep=keep), threaded=True, request_handler=Quiet)
    runner = threading.Thread(target=server.serve_forever, daemon=True)
    runner.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        runner.join()


def main(arguments: list[str]) -> int:
    """Serve the catalogue until it is stopped, or take pictures; 1 when a picture shows a fault."""
    tag = "en"
    if arguments[:1] == ["--language"]:
        tag, arguments = arguments[1], arguments[2:]
    if arguments[:1] == ["--film"] and len(arguments) > 1:
        from tests.tools.film import films  # imported late, since it needs a browser

        with served(tag=tag, keep=True) as address:
            for written in films(address, Path(arguments[1]), arguments[2:]):
                sys.stdout.write(f"{written}\n")
        return 0
    if arguments[:1] not in (["--pictures"], ["--film"]):
        with served(int(arguments[0]) if arguments else 0, tag) as address:
            sys.stdout.write(f"{address}\n")
            sys.stdout.flush()
            threading.Event().wait()
    from tests.tools.pictures import take_pictures  # imported late, since it needs a browser

    if len(arguments) < 2:
        sys.stderr.write("--pictures FOLDER [name…] or --film FOLDER [scene…]\n")
        return 2
    faults = 0
    with served(tag=tag, keep=True) as address:
        for fault in take_pictures(address, Path(arguments[1]), arguments[2:]):
            faults += 1
            sys.stdout.write(f"{fault}\n")
            sys.stdout.flush()
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
