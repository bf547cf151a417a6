"""Files and prints of a lesson: workbook, tables, the teacher's own list filled in, a warm-up, slips of paper."""

from random import Random

from flask import Blueprint, Response, abort, make_response, redirect, render_template, request
from werkzeug.utils import secure_filename
from werkzeug.wrappers import Response as Answer

from quizbs.banks.text.decoding import decoded
from quizbs.quiz.choice_order import shuffled_choices
from quizbs.reports.facts import LessonFacts
from quizbs.reports.gradebook import FilledGradebook, NoNames, fill
from quizbs.reports.grid import grid
from quizbs.reports.question_parts import right_answer
from quizbs.reports.sheet_files import XLSX, as_csv, as_xlsx
from quizbs.reports.sheets import answer_rows, nameless, student_rows, workbook_sheets
from quizbs.reports.warm_up import warm_up, warm_up_of_one
from quizbs.store.lessons import ListedLesson
from quizbs.teacher.name_retention import day_of
from quizbs.web.access import shut
from quizbs.web.language import spoken
from quizbs.web.pages import dates
from quizbs.web.pages.report import facts_of, heading, home_of, names_of, viewable_lesson
from quizbs.web.services import access, site

LONGEST_LIST = 500_000  # bytes of a gradebook's file
WITH_COMMA = ("en", "ja", "zh", "ko", "th", "he")  # languages whose spreadsheets separate CSV by commas
MOST_ON_A_SLIP = 280  # letters of a question with its choices; six slips fit on a sheet

pages = Blueprint("report_files", __name__)


def _page(listed: ListedLesson, problem: str = "", filled: FilledGradebook | None = None, text: str = "") -> Response:
    facts = facts_of(listed)
    shown = render_template(
        "host/report_files.html",
        lesson={"id": listed.id},
        home=home_of(listed),
        head=heading(facts),
        names=names_of(listed, bool(facts.names)),
        named=bool(facts.names),
        single=bool(facts.answers),
        filled=filled,
        content=filled.content.decode() if filled else "",
        text=text,
        problem=problem,
    )
    return make_response(shown, 409 if problem else 200)


@pages.get("/report/<lesson_id>/files")
def files(lesson_id: str) -> Answer:
    listed = viewable_lesson(lesson_id)
    return shut() if listed is None else _page(listed)


@pages.get("/report/<lesson_id>/files/<kind>")
def save(lesson_id: str, kind: str) -> Answer:
    """Return a file of results: "workbook", "answers" or "students"; with ``names=no`` without names."""
    listed = viewable_lesson(lesson_id)
    if listed is None:
        return shut()
    facts, say = facts_of(listed), spoken().say
    if request.args.get("names") == "no":
        facts = nameless(facts)
    if kind == "workbook":
        return _file(as_xlsx(workbook_sheets(facts, say)), XLSX, facts, "xlsx")
    if kind not in ("answers", "students"):
        abort(404)
    sheet = (answer_rows if kind == "answers" else student_rows)(facts, say)
    return _file(as_csv(sheet, _delimiter()), "text/csv", facts, "csv", kind)


def _delimiter() -> str:
    language = next(iter(request.accept_languages.values()), "en").partition("-")[0].lower()
    return "," if language in WITH_COMMA else ";"


def _file(content: bytes, mime: str, facts: LessonFacts, ending: str, kind: str = "") -> Answer:
    day = day_of(facts.began_at).isoformat()
    name = secure_filename(" ".join(part for part in (facts.title, facts.label, day, kind) if part)) or "lesson"
    answer = Response(content, mimetype=mime, headers={"Cache-Control": "no-store"})
    answer.headers.set("Content-Disposition", "attachment", filename=f"{name}.{ending}")
    return answer


@pages.post("/report/<lesson_id>/fill")
def fill_list(lesson_id: str) -> Answer:
    """Add a column of results to the teacher's own list and show it, with the students who weren't found in it."""
    listed = viewable_lesson(lesson_id)
    if listed is None:
        return shut()
    text = _list_text()
    if not text.strip():
        return _page(listed, spoken().say("report-no-file"))
    facts = facts_of(listed)
    day = dates.short(day_of(facts.began_at), day_of(facts.began_at))
    values = {line.name: line.percent for line in grid(facts).lines if line.person in facts.names}
    try:
        filled = fill(
            text, spoken().say("report-points", title=facts.title, day=day), values, request.form.getlist("same")
        )
    except NoNames:
        return _page(listed, spoken().say("report-no-names"))
    return _page(listed, filled=filled, text=text)


def _list_text() -> str:
    """Return the submitted list: an uploaded file, or the text of the previous page; "" if the file isn't text."""
    file = request.files.get("list")
    if file is None:
        return request.form.get("text", "")[:LONGEST_LIST]
    read = decoded(file.read(LONGEST_LIST))
    return read.text if read else ""


@pages.post("/report/<lesson_id>/filled")
def filled_list(lesson_id: str) -> Answer:
    """Return the list that the previous page has shown, as a file. It isn't stored."""
    listed = viewable_lesson(lesson_id)
    if listed is None:
        return shut()
    content = request.form.get("content", "").replace("\r\n", "\n").replace("\n", "\r\n")
    return _file(content.encode(), "text/csv", facts_of(listed), "csv", "list")


@pages.post("/report/<lesson_id>/warm-up")
def make_warm_up(lesson_id: str) -> Answer:
    """Save the questions for the next warm-up as a bank, and redirect to it.

    With ``question`` (its wording) only that question.
    """
    listed = viewable_lesson(lesson_id)
    if listed is None or not access.current().owns(listed):
        return shut()
    facts = facts_of(listed)
    bank = next((question.bank for question in facts.questions.values()), "")
    content, lang = site.catalog.content(bank) if bank else ((), "")
    words = request.form.get("question", "")
    questions = warm_up_of_one(facts, words, content) if words else warm_up(facts, content)
    if not questions:
        return redirect(f"/report/{listed.id}", 303)
    parts = (facts.title, facts.label, dates.short(day_of(facts.began_at), day_of(site.clock())))
    title = spoken().say("report-warm-up", title=" ".join(part for part in parts if part))
    key = site.catalog.save(title, questions, spoken().say("report-warm-up-origin"), lang=lang)
    return redirect(f"/banks/{key}", 303)


@pages.get("/report/<lesson_id>/slip")
def print_slip(lesson_id: str) -> Answer:
    """Show a question as slips of paper to print, without its answer."""
    listed = viewable_lesson(lesson_id)
    if listed is None:
        return shut()
    facts = facts_of(listed)
    slip_question = facts.questions.get(request.args.get("question", ""))
    if slip_question is None:
        return redirect(f"/report/{listed.id}", 303)
    question = slip_question.question
    letters = len(question.text) + sum(len(choice.text) for choice in question.choices)
    big = letters > MOST_ON_A_SLIP or len(question.choices) > 5 or bool(question.image)
    shown = render_template(
        "host/slip.html",
        lesson={"id": listed.id},
        home=home_of(listed),
        question=question,
        choices=[question.choices[place] for place in shuffled_choices(question, Random(f"{listed.id} {question.id}"))],  # noqa: S311
        right=[choice.text for choice in right_answer(question)],
        lang=site.catalog.content(slip_question.bank)[1],
        slips=2 if big else 6,
        big=big,
    )
    return make_response(shown)
