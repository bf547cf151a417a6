"""The teacher's pages: set-up, own banks, the projector. Each of them needs the host's cookie, and each is thin."""

import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from flask import Blueprint, Response, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as Answer

from quizbs.banks import registry
from quizbs.banks.problem import Problem
from quizbs.game import Refused
from quizbs.quiz.question import Question
from quizbs.web import game_form
from quizbs.web.access import Access
from quizbs.web.addresses import Reach
from quizbs.web.joining import tidy_code
from quizbs.web.opening import Opening
from quizbs.web.shelf import Shelf

_URLS = {"open": "/host/open", "upload": "/host/bank", "import": "/host/import", "back": "/host"}
_KEPT = 20  # banks that wait to be imported
NO_BANK = "Please choose a bank, or switch the questions off."
NO_FILE = "Please choose a file, or paste a list."
BUSY = "The computer is busy. Please press the button again."


class _Read(NamedTuple):
    title: str
    source: str
    questions: tuple[Question, ...]


def host_pages(opening: Opening, shelf: Shelf, access: Access, reach: Reach) -> Blueprint:  # noqa: C901
    """Return the pages of the host. What was read of a file waits in memory until it is imported."""
    pages = Blueprint("host", __name__)
    kept: OrderedDict[str, _Read] = OrderedDict()

    @pages.before_request
    def only_the_host() -> Answer | None:
        key = request.args.get("key", "")
        if request.method == "GET" and access.opens_host(key):  # 192 bits: nobody need be kept from guessing
            # The key leaves the address bar at once, since that screen is projected.
            answer = redirect(request.path, 303)
            access.give_host(answer)
            return answer
        if access.of_request().host:
            return None
        return make_response(render_template("host/only_here.html", join="/"), 403)

    def setup_page(problems: list[str], form: Mapping[str, str]) -> Response:
        banks, lesson = shelf.offered(), opening.newest()
        bank, preset = form.get("bank", ""), form.get("preset", "classroom")
        chosen = game_form.chosen_options(form)
        page = render_template(
            "host/setup.html",
            banks=banks,
            presets=game_form.presets(),
            groups=game_form.groups(chosen),
            chosen={"bank": bank or (banks[0].key if banks else ""), "preset": preset},
            changed=len(chosen),
            lesson=lesson and {"code": lesson.code, "here": opening.here(lesson), "address": reach.typed()},
            address=reach.typed(),
            problems=problems,
            csrf="",
            urls=_URLS | {"resume": f"/wall/{lesson.code}" if lesson else "/wall"},
        )
        return make_response(page, 409 if problems else 200)

    @pages.get("/host")
    def setup() -> Response:
        return setup_page([], request.args)

    @pages.post("/host/open")
    def open_lesson() -> Answer:
        form = request.form.to_dict()
        preset, bank = form.get("preset", ""), shelf.find(form.get("bank", ""))
        options, problems = game_form.read_options(preset, game_form.chosen_options(form))
        if options.questions and (bank is None or not bank.questions):
            problems = [*problems, NO_BANK]
        if not problems:
            game = opening.game(preset, options, bank, shelf.content(bank.key)[0] if bank else ())
            try:
                return redirect(f"/wall/{opening.open(game).code}", 303)
            except Refused:
                problems = [BUSY]
        return setup_page(problems, form)

    @pages.post("/host/bank")
    def read_bank() -> Response:
        file = request.files.get("file")
        content, name = (file.read(), file.filename or "") if file and file.filename else (b"", "")
        if not content and (text := request.form.get("text", "")).strip():
            content, name = text.encode(), "pasted.csv"
        if not content:
            return setup_page([NO_FILE], {})
        reading = registry.read(content, name)
        title = " ".join(request.form.get("title", "").split())[:60] or reading.title or name
        key = _keep(kept, _Read(title, name, reading.questions)) if reading.questions else ""
        page = render_template(
            "host/bank.html",
            title=title,
            good=len(reading.questions),
            problems=[_told(problem) for problem in reading.problems],
            kept=key,
            csrf="",
            urls=_URLS,
        )
        return make_response(page, 200)

    @pages.post("/host/import")
    def import_bank() -> Answer:
        read = kept.get(request.form.get("kept", ""))
        if read is None:  # the program was started again meanwhile
            return setup_page([NO_FILE], {})
        key = shelf.keep(read.title, read.questions, read.source)
        del kept[request.form["kept"]]
        return redirect(f"/host?bank={key}", 303)

    @pages.get("/wall")
    def newest_wall() -> Answer:
        lesson = opening.newest()
        return redirect(f"/wall/{lesson.code}" if lesson else "/host", 303)

    @pages.get("/wall/<code:code>")
    def wall(code: str) -> Answer:
        lesson = opening.find(tidy_code(code))
        if lesson is None:
            return redirect("/host", 303)
        return make_response(render_template("host/wall.html", lesson={"code": lesson.code}, home="/host"))

    return pages


def _keep(kept: OrderedDict[str, _Read], read: _Read, new_key: Callable[[], str] = secrets.token_urlsafe) -> str:
    key = new_key()
    kept[key] = read
    while len(kept) > _KEPT:
        kept.popitem(last=False)
    return key


def _told(problem: Problem) -> dict[str, Any]:
    return {
        "row": problem.row or 0,
        "column": problem.column or "",
        "value": problem.value,
        "what": problem.message,
        "todo": problem.fix,
    }
