"""The teacher's pages: set-up, own banks, the projector. Each of them needs the host's cookie, and each is thin."""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

from flask import Blueprint, Response, make_response, redirect, render_template, request
from msgspec.structs import replace
from werkzeug.wrappers import Response as Answer

from quizbs.banks import registry
from quizbs.banks.problem import Problem
from quizbs.game import Refused
from quizbs.quiz.question import Question
from quizbs.web import game_form
from quizbs.web.access import Access
from quizbs.web.arrivals import Arrivals
from quizbs.web.check_pages import state_of
from quizbs.web.host_door import only_the_host
from quizbs.web.hosting import Hosting
from quizbs.web.joining import tidy_code
from quizbs.web.opening import Opening
from quizbs.web.remembered import Choice, Remembered
from quizbs.web.shelf import Shelf

_URLS = {"open": "/host/open", "upload": "/host/bank", "import": "/host/import", "back": "/host", "tour": "/host/tour"}
REHEARSAL = 3  # bots that wait when the teacher plays alone, the fourth
_KEPT = 20  # banks that wait to be imported
NO_BANK = "Please choose a bank, or switch the questions off."
NO_FILE = "Please choose a file, or paste a list."
BUSY = "The computer is busy. Please press the button again."


class _Read(NamedTuple):
    title: str
    source: str
    questions: tuple[Question, ...]


def host_pages(  # noqa: C901 -- short routes
    opening: Opening,
    shelf: Shelf,
    access: Access,
    arrivals: Arrivals,
    hosting: Hosting,
    remembered: Remembered,
) -> Blueprint:
    """Return the pages of the host. What was read of a file waits in memory until it is imported."""
    pages = Blueprint("host", __name__)
    pages.before_request(lambda: only_the_host(access))
    kept: OrderedDict[str, _Read] = OrderedDict()

    def setup_page(problems: list[str], picked: Choice | None = None) -> Response:
        banks, lesson = shelf.offered(), opening.newest()
        picked = picked or remembered.choice() or Choice()
        bank = picked.bank if problems or any(one.key == picked.bank for one in banks) else ""
        page = render_template(
            "host/setup.html",
            banks=banks,
            presets=game_form.presets(),
            groups=game_form.groups(picked.options),
            chosen={"bank": bank or (banks[0].key if banks else ""), "preset": picked.preset},
            changed=len(picked.options),
            tour=remembered.is_new(),
            lesson=lesson and {"code": lesson.code, "here": opening.here(lesson)},
            reach=arrivals.report(),
            state=state_of(arrivals),
            problems=problems,
            csrf="",
            urls=_URLS | {"resume": f"/wall/{lesson.code}" if lesson else "/wall"},
        )
        return make_response(page, 409 if problems else 200)

    @pages.get("/host")
    def setup() -> Response:
        picked = remembered.choice() or Choice()
        if bank := request.args.get("bank", ""):
            picked = replace(picked, bank=bank)
        if request.args.get("options") == "preset":
            picked = replace(picked, options={})
        return setup_page([], picked)

    @pages.post("/host/tour")
    def fold_tour() -> Answer:
        remembered.fold_tour()
        return redirect("/host", 303)

    @pages.post("/host/open")
    def open_lesson() -> Answer:
        form = request.form.to_dict()
        picked = Choice(form.get("bank", ""), form.get("preset", ""), game_form.chosen_options(form))
        bank = shelf.find(picked.bank)
        options, problems = game_form.read_options(picked.preset, picked.options)
        if options.questions and (bank is None or not bank.questions):
            problems = [*problems, NO_BANK]
        if not problems:
            game = opening.game(picked.preset, options, bank, shelf.content(bank.key)[0] if bank else ())
            try:
                lesson = opening.open(game)
                if form.get("rehearse"):
                    hosting.fill(lesson.id, REHEARSAL)
            except Refused:
                problems = [BUSY]
            else:
                remembered.keep(picked)
                return redirect(f"/wall/{lesson.code}", 303)
        return setup_page(problems, picked)

    @pages.post("/host/bank")
    def read_bank() -> Response:
        file = request.files.get("file")
        content, name = (file.read(), file.filename or "") if file and file.filename else (b"", "")
        if not content and (text := request.form.get("text", "")).strip():
            content, name = text.encode(), "pasted.csv"
        if not content:
            return setup_page([NO_FILE])
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
            return setup_page([NO_FILE])
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
