"""The teacher's set-up page, and the projector. All routes need the host's cookie."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import NamedTuple

import msgspec
from flask import Blueprint, Response, make_response, redirect, render_template, request
from msgspec.structs import replace
from werkzeug.wrappers import Response as Answer

from quizbs.banks.text.decoding import decoded
from quizbs.game import Refused
from quizbs.game.options import MOST_SEATS, Options
from quizbs.lesson.commands import LONGEST_BELL, GameSetup
from quizbs.live import names
from quizbs.live.join_codes import tidy_code
from quizbs.live.joining import NAMING
from quizbs.store.classes import SavedClass
from quizbs.store.lessons import ListedLesson
from quizbs.teacher import rules_form
from quizbs.teacher.bank_catalog import CatalogEntry
from quizbs.teacher.name_retention import LONGEST_LABEL, BadDate, BadLabel, day_of, tidy_label
from quizbs.teacher.setup_defaults import SetupChoice, packed, unpacked
from quizbs.web.form_numbers import number
from quizbs.web.language import language, preferred, speak, spoken
from quizbs.web.pages import dates, rules_words, solo_round
from quizbs.web.pages.check import state_of
from quizbs.web.pages.class_and_names import bad_date, bad_label
from quizbs.web.pages.setup_fit import SetupFit, fitting, lasts_minutes
from quizbs.web.server import headers
from quizbs.web.services import access, site

_URLS = {"open": "/host/open", "fits": "/host/fits"}
DECK = rules_form.FIELD + "deck"  # the field of the chosen deck
LONGEST_FILE = 200_000  # bytes of a list of names
SHOWN = 5  # banks shown at once; the others are a tap away
MOST_LISTED = 8  # lessons listed to resume

pages = Blueprint("host", __name__)
pages.before_request(lambda: access.only_the_host())


def _setup_page(problems: list[str], picked: SetupChoice, *, listed_before: bool = False) -> Response:
    lessons, own, played = site.lesson_start.still_open(), site.defaults.presets(), site.lesson_reports.last_played()
    lesson = lessons[0] if lessons else None
    offered, last = [bank for bank in site.catalog.offered() if bank.questions], _last_lesson()
    bank = picked.bank if problems or any(bank.key == picked.bank for bank in offered) else ""
    banks = _in_order(offered, played, bank)
    page = render_template(
        "host/setup.html",
        banks=banks,
        presets=rules_words.presets(own),
        own_presets=list(own),
        matches=rules_words.match_choices(),
        shown=SHOWN,
        facts_of=lambda bank: _bank_facts(bank, played.get(bank.key)),
        last=last,
        bell=request.form.get("bell", "")[:3],
        **_classes(),
        labels=site.name_retention.labels(access.current().teacher),
        until={
            "date": request.form.get("until", "")[:10],
            "latest": site.name_retention.at_most_from_now().isoformat(),
        },
        students=picked.students or "",
        most=MOST_SEATS,
        fits=_fits(picked),
        groups=rules_words.groups(picked.options),
        chosen={
            "bank": bank or (banks[0].key if banks else ""),
            "preset": picked.preset if rules_form.is_known(picked.preset, own) else "classroom",
            "naming": picked.naming,
            "match": picked.match,
            "as_written": picked.as_written,
            "roster": _roster_shown(),
        },
        listed_before=listed_before,
        changed=len(picked.options),
        tour=site.defaults.is_new() and last is None,
        lesson=lesson
        and {"code": lesson.code, "here": site.lesson_start.present_count(lesson), "at": dates.clock(lesson.opened_at)},
        others=[_lesson_row(other) for other in lessons[1:MOST_LISTED]],
        reach=site.connectivity.report(),
        state=state_of(site.connectivity),
        problems=problems,
        urls=_URLS | {"resume": f"/wall/{lesson.code}" if lesson else "/wall"},
    )
    return make_response(page, 409 if problems else 200)


def _lesson_row(lesson: ListedLesson) -> dict[str, object]:
    return {"code": lesson.code, "at": dates.clock(lesson.opened_at), "title": lesson.title}


def _label() -> str:
    """Return the class label in the form or URL of this request, "" without a label."""
    return (request.form.get("label") or request.args.get("class", ""))[:LONGEST_LABEL]


def _class() -> SavedClass | None:
    """Return the saved class whose label is in this request, ``None`` if no class is saved under it."""
    try:
        return site.store.classes.find(tidy_label(_label()))
    except BadLabel:
        return None


def _classes() -> dict[str, object]:
    """Return the template variables about all saved classes and the selected one."""
    saved, today = _class(), day_of(site.clock())
    until = day_of(saved.until) if saved else site.name_retention.class_until()
    return {
        "label": _label(),
        "classes": [{"label": each.label, "names": len(each.names)} for each in site.store.classes.list()],
        "kept": saved and {"label": saved.label, "until": dates.long(until, today)},
        "keeping": {
            "on": bool(request.form.get("keep_class")) if request.form else saved is not None,
            "date": request.form.get("class_until", until.isoformat())[:10],
        },
    }


def _roster_shown() -> str:
    """Return the text of the class list from the form, or else from the saved class."""
    saved = _class()
    return request.form.get("roster", "") if request.form or saved is None else "\n".join(saved.names)


def _in_order(
    banks: Sequence[CatalogEntry], played: Mapping[str, tuple[float, str]], chosen: str
) -> Sequence[CatalogEntry]:
    """Return the banks in the order of the set-up page: last played first, followed by the teacher's own.

    The chosen bank is moved to the front if it would be hidden otherwise. ``played`` has, by a bank's key, when and
    with which class it was played last.
    """
    by = {bank.key: (-played[bank.key][0] if bank.key in played else 0.0, not bank.own) for bank in banks}
    ordered = sorted(banks, key=lambda bank: by[bank.key])
    at = next((place for place, bank in enumerate(ordered) if bank.key == chosen), 0)
    return ordered if at < SHOWN else [ordered[at], *ordered[:at], *ordered[at + 1 :]]


def _bank_facts(bank: CatalogEntry, played: tuple[float, str] | None) -> list[str]:
    """Return the facts listed below a bank's number of questions.

    ``played`` is when and with which class the bank was played last, ``None`` if never.
    """
    say = spoken().say
    facts = [say("setup-bank-yours" if bank.own else "setup-bank-sample")]
    if played:
        days = max(0, (day_of(site.clock()) - day_of(played[0])).days)
        facts = [say("setup-played-with" if played[1] else "setup-played", days=days, label=played[1])]
    if bank.language and bank.lang.partition("-")[0] != language().tag.partition("-")[0]:
        facts.append(bank.language)
    if lasts := lasts_minutes(bank.questions):
        facts.append(say("setup-bank-lasts", minutes=lasts))
    return facts


def _last_lesson() -> dict[str, str] | None:
    """Return template variables of the lesson with the newest report, ``None`` without a report."""
    newest = site.lesson_reports.newest()
    if newest is None:
        return None
    day = dates.short(day_of(newest.began_at or newest.opened_at), day_of(site.clock()))
    return {"id": newest.id, "title": newest.title or spoken().say("setup-no-bank"), "label": newest.label, "day": day}


def _fits(picked: SetupChoice) -> SetupFit:
    """Return what fits the choices on the set-up page: tables, deck, rounds. It is empty if they can't be played."""
    preset, chosen = rules_form.resolved(picked, site.defaults.presets())
    options, invalid = rules_form.read_options(preset, chosen)
    if invalid or (bell := _minutes(request.form.get("bell", ""))) is None:
        return SetupFit()
    bank = site.catalog.find(picked.bank)
    setup = GameSetup(preset=preset, options=options, bank=bank.key if bank else "")
    questions = bank.questions if bank else 0
    return fitting(site.planning, setup, rules_words.title(picked.preset), picked.students, bell, questions)


@pages.post("/host/fits")
def what_fits() -> Answer:
    """Return what fits the submitted choices, or apply a suggested deck: as JSON for the script, otherwise the page."""
    form = request.form.to_dict()
    taken = {DECK: form["take"]} if form.get("take") else {}
    picked = _picked(form | taken)
    if request.accept_mimetypes.best != "application/json":
        return _setup_page([], picked)
    return Response(msgspec.json.encode(_fits(picked)), mimetype="application/json")


@pages.get("/host")
def setup() -> Response:
    saved = _class()
    picked = (unpacked(saved.settings) if saved else None) or site.defaults.choice() or SetupChoice()
    if bank := request.args.get("bank", ""):
        picked = replace(picked, bank=bank)
    if request.args.get("options") == "preset":
        picked = replace(picked, options={}, as_written=False)
    if picked.naming != "roster" or (saved and saved.names):
        return _setup_page([], picked)
    unlisted = replace(picked, naming=SetupChoice().naming)  # no class is chosen, so there is no list of names
    return _setup_page([], unlisted, listed_before=True)


@pages.post("/host/open")
def open_lesson() -> Answer:
    form = request.form.to_dict()
    wanted = _submitted(form)
    if wanted.problems:
        return _setup_page(wanted.problems, wanted.picked)
    try:
        answer = _open_lesson(wanted)
    except Refused:
        return _setup_page([_problem("busy")], wanted.picked)
    site.defaults.save(wanted.picked)
    _keep_class(wanted)
    if name := rules_form.preset_name(form.get("keep", "")):
        site.defaults.save_preset(name, SetupChoice(preset=wanted.preset, options=wanted.by_hand))
    return answer


def _problem(code: str) -> str:
    return spoken().say("setup-problem", problem=code, most=MOST_SEATS)


def _keep_class(wanted: "_SetupForm") -> None:
    """Save the class until the chosen date; without a date only update the settings of a saved class."""
    if not wanted.label or wanted.rehearses:
        return
    settings = packed(wanted.picked)
    if wanted.class_until is None:
        site.store.classes.remember(wanted.label, settings)
        return
    saved = site.store.classes.find(wanted.label)
    listed = tuple(wanted.roster) or (saved.names if saved else ())
    site.store.classes.save(SavedClass(wanted.label, listed, settings, wanted.class_until))


class _SetupForm(NamedTuple):
    """The submitted set-up form. ``options`` are all options, ``by_hand`` those that differ from the preset.

    ``bell``: minutes until it rings, 0 for no bell. Names and the class are kept until ``names_until`` and
    ``class_until`` (s). ``problems`` are errors of the form. ``rehearses``: the teacher plays alone with bots.
    """

    picked: SetupChoice
    preset: str
    by_hand: dict[str, str]
    options: Options
    bank: CatalogEntry | None
    naming: str
    roster: list[str]
    bell: int  # minutes, 0: no bell
    label: str
    names_until: float | None
    class_until: float | None  # ``None``: this form doesn't save the class
    rehearses: bool
    problems: list[str]


def _submitted(form: dict[str, str]) -> _SetupForm:
    picked = _picked(form)
    bank = site.catalog.find(picked.bank)
    preset, by_hand = rules_form.resolved(picked, site.defaults.presets())
    options, invalid = rules_form.read_options(preset, by_hand)
    rehearses = bool(form.get("rehearse"))
    naming = "made" if rehearses else picked.naming
    label, until, bad = _for_later(form)
    class_until, bad_class = _class_until(form)
    roster = names.roster(_roster_text(form)) if naming == "roster" else []
    bell = _minutes(form.get("bell", ""))
    long_roster = spoken().say("setup-long-roster", count=len(roster), most=names.MOST_REAL)
    wrong = {
        _problem("bell"): bell is None,
        _problem("students"): _students(form.get("students", "")) is None,
        _problem("roster"): naming == "roster" and not roster,
        long_roster: len(roster) > names.MOST_REAL,
        _problem("bank"): options.questions and (bank is None or not bank.questions),
    }
    other_problems = [words for words, is_wrong in wrong.items() if is_wrong]
    problems = [*rules_words.invalid(invalid, by_hand), *bad, *bad_class, *other_problems]
    minutes = 0 if rehearses else bell or 0
    later = (label, until, class_until)
    return _SetupForm(picked, preset, by_hand, options, bank, naming, roster, minutes, *later, rehearses, problems)


def _for_later(form: dict[str, str]) -> tuple[str, float | None, list[str]]:
    """Return the label of the class, until when names are kept (s), and the problems of these two fields.

    The time is ``None`` if names aren't kept longer than usual.
    """
    label, problems = "", []
    try:
        label = tidy_label(form.get("label", ""))
    except BadLabel:
        problems.append(bad_label())
    typed = form.get("until", "").strip()
    until, bad = _end_of(typed) if typed else (None, [])
    return label, until, [*problems, *bad]


def _class_until(form: dict[str, str]) -> tuple[float | None, list[str]]:
    """Return until when the class is kept (s), ``None`` if it isn't, and the problems of the field."""
    if not form.get("keep_class") or form.get("rehearse"):
        return None, []
    if not form.get("label", "").strip():
        return None, [_problem("label")]
    return _end_of(form.get("class_until", "").strip())


def _end_of(typed: str) -> tuple[float | None, list[str]]:
    """Return the end (s) of a typed day between tomorrow and a year from now, and the problems of the field.

    The end is ``None`` if there are problems.
    """
    latest = site.name_retention.at_most_from_now()
    try:
        return site.name_retention.checked(date.fromisoformat(typed), latest), []
    except (BadDate, ValueError):
        return None, [bad_date(latest)]


def _open_lesson(wanted: _SetupForm) -> Answer:
    """Open the lesson, and return a redirect to its wall or, if the teacher plays alone, to that game.

    Raises ``Refused``.
    """
    bank = wanted.bank
    questions = site.catalog.content(bank.key)[0] if bank else ()
    setup = site.lesson_start.setup(wanted.preset, wanted.options, bank, questions)
    setup = replace(setup, weights=rules_form.MATCHES[wanted.picked.match])
    entry = (wanted.naming, wanted.roster, wanted.bell, wanted.label, wanted.names_until)
    lesson = site.lesson_start.open(setup, *entry, alone=wanted.rehearses, language=preferred())
    return solo_round.begin(lesson) if wanted.rehearses else redirect(f"/wall/{lesson.code}", 303)


@pages.post("/host/class/drop")
def drop_class() -> Answer:
    site.store.classes.forget(request.form.get("label", ""))
    return redirect("/host", 303)


@pages.post("/host/preset/drop")
def drop_preset() -> Answer:
    site.defaults.drop_preset(request.form.get("name", ""))
    return redirect("/host", 303)


@pages.get("/wall")
def newest_wall() -> Answer:
    lesson = site.lesson_start.newest()
    return redirect(f"/wall/{lesson.code}" if lesson else "/host", 303)


@pages.get("/wall/<code:code>")
def wall(code: str) -> Answer:
    lesson = site.lesson_start.find(tidy_code(code))
    if lesson is None:
        return redirect("/host", 303)
    speak(site.registry.lesson(lesson.id).language, to_students=True)
    beside = "beside" in request.args  # in the window of a solo round
    if beside:
        headers.allow_same_origin_framing()
    return make_response(render_template("host/wall.html", lesson={"code": lesson.code}, framed=beside))


def _minutes(typed: str) -> int | None:
    """Return the typed minutes until the bell, 0 for an empty text, ``None`` for an invalid one."""
    minutes = number(typed.strip() or "0", 3)
    return minutes if minutes is not None and minutes <= LONGEST_BELL else None


def _students(typed: str) -> int | None:
    """Return the typed number of students, 0 for an empty text, ``None`` for an invalid one."""
    students = number(typed.strip() or "0", 2)
    return students if students is not None and students <= MOST_SEATS else None


def _picked(form: dict[str, str]) -> SetupChoice:
    naming, match = form.get("naming", ""), form.get("match", "")
    return SetupChoice(
        form.get("bank", ""),
        form.get("preset", ""),
        rules_form.chosen_options(form),
        naming if naming in NAMING else "made",
        match if match in rules_form.MATCHES else next(iter(rules_form.MATCHES)),
        _students(form.get("students", "")) or 0,
        bool(form.get("as_written")),
    )


def _roster_text(form: dict[str, str]) -> str:
    """Return the pasted list of names, or the content of the uploaded file."""
    file = request.files.get("roster_file")
    if (typed := form.get("roster", "").strip()) or not file:
        return typed
    read = decoded(file.read(LONGEST_FILE))
    return read.text if read else ""
