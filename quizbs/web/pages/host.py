"""The teacher's pages: set-up and projector. Each of them needs the host's cookie, and each is thin."""

import time
from collections.abc import Callable

import msgspec
from flask import Blueprint, Response, make_response, redirect, render_template, request
from msgspec.structs import replace
from werkzeug.wrappers import Response as Answer

from quizbs.banks.text.decoding import decoded
from quizbs.game import Refused
from quizbs.game.small_banks import minutes_until_repeats
from quizbs.lesson.commands import LONGEST_BELL, GameSetup
from quizbs.session import names, rules_form
from quizbs.session.bank_catalog import BankCatalog
from quizbs.session.connectivity import Connectivity
from quizbs.session.join_codes import tidy_code
from quizbs.session.joining import NAMING
from quizbs.session.lesson_start import LessonStart
from quizbs.session.planning import Planning
from quizbs.session.setup_defaults import SetupChoice, SetupDefaults
from quizbs.store.lessons import ListedLesson
from quizbs.web.access import Access
from quizbs.web.form_numbers import number
from quizbs.web.pages.check import state_of
from quizbs.web.pages.setup_fit import SetupFit, fitting
from quizbs.web.server import headers

_URLS = {"open": "/host/open", "tour": "/host/tour", "fits": "/host/fits"}
DECK = rules_form.FIELD + "deck"  # the field of the chosen deck
NO_BANK = "Please choose a bank, or switch the questions off."
LONG_ROSTER = "That list has {} names. A lesson takes up to {}: please leave the others out."
NO_ROSTER = "Please paste the names of your class, one on each line, or choose other names."
BAD_STUDENTS = "Please give the number of students as a number up to 40, such as 24, or leave it empty."
BAD_BELL = "Please give the minutes until the bell as a number, such as 35, or leave it empty."
LONGEST_FILE = 200_000  # bytes of a list of names
A_LESSON = 40  # minutes
MOST_STUDENTS = 40
MOST_LISTED = 8  # lessons that can be taken up again
BUSY = "The computer is busy. Please press the button again."


def host_pages(  # noqa: C901 -- short routes
    lesson_start: LessonStart,
    catalog: BankCatalog,
    access: Access,
    connectivity: Connectivity,
    begin_alone: Callable[[ListedLesson], Answer],
    defaults: SetupDefaults,
    planning: Planning,
) -> Blueprint:
    """Return the pages of the host. ``begin_alone`` begins a round alone in a lesson that was just opened."""
    pages = Blueprint("host", __name__)
    pages.before_request(access.only_the_host)

    def setup_page(problems: list[str], picked: SetupChoice, *, listed_before: bool = False) -> Response:
        banks, lessons, own = catalog.offered(), lesson_start.still_open(), defaults.presets()
        lesson = lessons[0] if lessons else None
        bank = picked.bank if problems or any(one.key == picked.bank for one in banks) else ""
        page = render_template(
            "host/setup.html",
            banks=banks,
            presets=[*rules_form.presets(), *rules_form.own_presets(own)],
            own_presets=list(own),
            matches=rules_form.matches(),
            lasts={one.key: lasts_minutes(one.questions) for one in banks},
            bell=request.form.get("bell", "")[:3],
            students=picked.students or "",
            fits=fits(picked),
            groups=rules_form.groups(picked.options),
            chosen={
                "bank": bank or (banks[0].key if banks else ""),
                "preset": picked.preset if rules_form.is_known(picked.preset, own) else "classroom",
                "naming": picked.naming,
                "match": picked.match,
                "roster": request.form.get("roster", ""),
            },
            listed_before=listed_before,
            changed=len(picked.options),
            tour=defaults.is_new(),
            lesson=lesson and {"code": lesson.code, "here": lesson_start.here(lesson), "at": _clock_time(lesson)},
            others=[{"code": one.code, "at": _clock_time(one), "title": one.title} for one in lessons[1:MOST_LISTED]],
            reach=connectivity.report(),
            state=state_of(connectivity),
            problems=problems,
            urls=_URLS | {"resume": f"/wall/{lesson.code}" if lesson else "/wall"},
        )
        return make_response(page, 409 if problems else 200)

    def fits(picked: SetupChoice) -> SetupFit:
        """Return what fits what is picked, nothing where that cannot be played."""
        own = defaults.presets()
        preset, chosen = rules_form.resolved(picked.preset, picked.options, own)
        options, problems = rules_form.read_options(preset, chosen)
        if problems or (bell := _minutes(request.form.get("bell", ""))) is None:
            return SetupFit()
        bank = catalog.find(picked.bank)
        setup = GameSetup(preset=preset, options=options, bank=bank.key if bank else "")
        return fitting(planning, setup, rules_form.title(picked.preset), picked.students, bell)

    @pages.post("/host/fits")
    def what_fits() -> Answer:
        """Say what fits what is ticked, and take another deck: as JSON for the page's script, or on the page itself."""
        form = request.form.to_dict()
        taken = {DECK: form["take"]} if form.get("take") else {}
        picked = _picked(form | taken)
        if request.accept_mimetypes.best != "application/json":
            return setup_page([], picked)
        return Response(msgspec.json.encode(fits(picked)), mimetype="application/json")

    @pages.get("/host")
    def setup() -> Response:
        picked = defaults.choice() or SetupChoice()
        if bank := request.args.get("bank", ""):
            picked = replace(picked, bank=bank)
        if request.args.get("options") == "preset":
            picked = replace(picked, options={})
        if picked.naming != "roster":
            return setup_page([], picked)
        return setup_page(
            [], replace(picked, naming=SetupChoice().naming), listed_before=True
        )  # a list is never remembered

    @pages.post("/host/tour")
    def fold_tour() -> Answer:
        defaults.fold_tour()
        return redirect("/host", 303)

    @pages.post("/host/open")
    def open_lesson() -> Answer:  # noqa: C901 -- one thing after the other
        form = request.form.to_dict()
        picked = _picked(form)
        bank = catalog.find(picked.bank)
        preset, chosen = rules_form.resolved(picked.preset, picked.options, defaults.presets())
        options, problems = rules_form.read_options(preset, chosen)
        if (bell := _minutes(form.get("bell", ""))) is None:
            problems = [*problems, BAD_BELL]
        if _students(form.get("students", "")) is None:
            problems = [*problems, BAD_STUDENTS]
        alone = bool(form.get("rehearse"))
        naming = "made" if alone else picked.naming
        roster = names.roster(_roster_text(form)) if naming == "roster" else []
        if naming == "roster" and not roster:
            problems = [*problems, NO_ROSTER]
        if len(roster) > names.MOST_REAL:
            problems = [*problems, LONG_ROSTER.format(len(roster), names.MOST_REAL)]
        if options.questions and (bank is None or not bank.questions):
            problems = [*problems, NO_BANK]
        if not problems:
            setup = lesson_start.setup(preset, options, bank, catalog.content(bank.key)[0] if bank else ())
            setup = replace(setup, weights=rules_form.MATCHES[picked.match])
            try:
                lesson = lesson_start.open(setup, naming, roster, 0 if alone else bell or 0)
                answer = begin_alone(lesson) if alone else redirect(f"/wall/{lesson.code}", 303)
            except Refused:
                problems = [BUSY]
            else:
                defaults.keep(picked)
                if name := rules_form.preset_name(form.get("keep", "")):
                    defaults.keep_preset(name, SetupChoice(preset=preset, options=chosen))
                return answer
        return setup_page(problems, picked)

    @pages.post("/host/preset/drop")
    def drop_preset() -> Answer:
        defaults.drop_preset(request.form.get("name", ""))
        return redirect("/host", 303)

    @pages.get("/wall")
    def newest_wall() -> Answer:
        lesson = lesson_start.newest()
        return redirect(f"/wall/{lesson.code}" if lesson else "/host", 303)

    @pages.get("/wall/<code:code>")
    def wall(code: str) -> Answer:
        lesson = lesson_start.find(tidy_code(code))
        if lesson is None:
            return redirect("/host", 303)
        beside = "beside" in request.args  # the phone of a round alone
        if beside:
            headers.let_ours_frame()
        page = render_template("host/wall.html", lesson={"code": lesson.code}, home="/host", framed=beside)
        return make_response(page)

    return pages


def _clock_time(lesson: ListedLesson) -> str:
    """Return when a lesson was opened, as the clock on the wall of this room showed it."""
    return time.strftime("%H:%M", time.localtime(lesson.opened_at))


def lasts_minutes(questions: int, players: int = 5) -> int | None:
    """Return after how many minutes a bank begins to repeat itself at a table, if that is within a lesson."""
    minutes = minutes_until_repeats(questions, players)
    return round(minutes) if minutes < A_LESSON else None


def _minutes(typed: str) -> int | None:
    """Return the minutes until the bell, 0 for none, ``None`` for what is no such number."""
    minutes = number(typed.strip() or "0", 3)
    return minutes if minutes is not None and minutes <= LONGEST_BELL else None


def _students(typed: str) -> int | None:
    """Return about how many students come, 0 where that is left open, ``None`` for what is no such number."""
    students = number(typed.strip() or "0", 2)
    return students if students is not None and students <= MOST_STUDENTS else None


def _picked(form: dict[str, str]) -> SetupChoice:
    naming = form.get("naming", "")
    chosen = rules_form.chosen_options(form)
    match = form.get("match", "")
    return SetupChoice(
        form.get("bank", ""),
        form.get("preset", ""),
        chosen,
        naming if naming in NAMING else "made",
        match if match in rules_form.MATCHES else next(iter(rules_form.MATCHES)),
        _students(form.get("students", "")) or 0,
    )


def _roster_text(form: dict[str, str]) -> str:
    """Return the list of names as it was pasted, or what stands in the file."""
    file = request.files.get("roster_file")
    if (typed := form.get("roster", "").strip()) or not file:
        return typed
    read = decoded(file.read(LONGEST_FILE))
    return read.text if read else ""
