"""The teacher's data pages: delete a lesson, a student or everything, and download what is stored."""

from flask import Blueprint, Response, make_response, redirect, render_template, request
from werkzeug.utils import secure_filename
from werkzeug.wrappers import Response as Answer

from quizbs.reports.facts import LessonFacts
from quizbs.reports.sheets import answer_text, result
from quizbs.store import retention
from quizbs.store.lessons import ListedLesson
from quizbs.teacher import deletion_texts as texts
from quizbs.teacher.deletion import OpenLessons
from quizbs.teacher.name_retention import day_of
from quizbs.web.language import spoken
from quizbs.web.pages import dates
from quizbs.web.services import access, site

_DONE = ("lesson", "label", "student", "everything", "out")

pages = Blueprint("deletion", __name__, url_prefix="/host/kept")
pages.before_request(lambda: access.only_the_host())


def _page(problem: str = "", opened: str = "") -> Response:
    lessons = [{"id": lesson.id, "told": _described(lesson)} for lesson in site.deletion.lessons()]
    done = request.args.get("done", "")
    shown = render_template(
        "host/stored_data.html",
        lessons=lessons,
        labels=site.deletion.labels(),
        open=[_described(lesson) for lesson in site.deletion.open()],
        texts=texts,
        problem=problem,
        opened=opened,
        done=spoken().say("classes-done", what=done) if done in _DONE and not problem else "",
    )
    return make_response(shown, 409 if problem else 200)


def _described(lesson: ListedLesson) -> str:
    """Return a text that describes a lesson: day, time, code and bank."""
    day = dates.short(day_of(lesson.opened_at), day_of(site.clock()))
    at = spoken().say("report-when", day=day, clock=dates.clock(lesson.opened_at))
    return " · ".join(part for part in (at, lesson.code, lesson.title) if part)


def _wrong_word(what: str) -> str:
    """Return the sentence to show if the word that confirms a deletion wasn't typed; "" if it was."""
    say = spoken().say
    word = say("classes-word", what=what)
    right = " ".join(request.form.get("word", "").split()).casefold() == word.casefold()
    return "" if right else say("classes-wrong-word", word=word)


def _not_found(what: str) -> str:
    return spoken().say("classes-gone", what=what)


@pages.get("")
def kept() -> Response:
    return _page()


@pages.post("/delete")
def delete() -> Answer:
    lesson = request.form.get("lesson", "")
    if wrong := _wrong_word("lesson"):
        return _page(wrong, lesson)
    if not site.deletion.delete(lesson):
        return _page(_not_found("lesson"))
    return redirect("/host/kept?done=lesson", 303)


def _with_names(lesson_id: str) -> ListedLesson | None:
    return next((lesson for lesson in site.deletion.lessons() if lesson.id == lesson_id), None)


@pages.get("/<lesson_id>")
def students(lesson_id: str) -> Response:
    """Show the students of a lesson, whose data can be viewed, downloaded or deleted one by one."""
    listed = _with_names(lesson_id)
    if listed is None:
        return _page(_not_found("lesson"))
    description = _described(listed)
    known = site.students_data.students(listed)
    shown = render_template("host/students.html", lesson={"id": listed.id, "told": description}, students=known)
    return make_response(shown)


@pages.get("/<lesson_id>/<person>")
def student(lesson_id: str, person: str) -> Response:
    return _student_page(lesson_id, person)


def _student_page(lesson_id: str, person: str, problem: str = "") -> Response:
    listed = _with_names(lesson_id)
    data = site.students_data.about(listed, person) if listed else None
    if listed is None or data is None:
        return _page(_not_found("student"))
    shown = render_template(
        "host/student.html",
        lesson={"id": listed.id, "told": _described(listed), "open": listed.closed_at is None},
        student=data.student,
        joined=dates.clock(data.student.joined_at),
        took_part=data.took_part,
        answers=_answers(data.facts) if data.facts else [],
        acts=len(data.acts),
        go=_deletion_times(listed),
        texts=texts,
        problem=problem,
    )
    return make_response(shown, 409 if problem else 200)


def _answers(facts: LessonFacts) -> list[dict[str, str]]:
    return [
        {
            "clock": dates.clock(answer.at),
            "question": answer.question_text,
            "given": answer_text(facts, answer),
            "result": result(answer),
        }
        for answer in facts.answers
    ]


def _deletion_times(listed: ListedLesson) -> dict[str, dict[str, str]]:
    """Return when names, answers and acts of a lesson are deleted, as facts for messages; empty for an open lesson."""
    if listed.closed_at is None:
        return {}
    times = {
        "names": listed.names_go or 0.0,
        "answers": retention.answers_go(listed.closed_at, listed.names_until),
        "acts": listed.closed_at + retention.KEPT_CLOSED,
    }
    return {what: dates.soon(at, site.clock()) for what, at in times.items()}


@pages.get("/<lesson_id>/<person>/file")
def student_file(lesson_id: str, person: str) -> Answer:
    """Return all data that is stored about a student, as a file."""
    listed = _with_names(lesson_id)
    data = site.students_data.about(listed, person) if listed else None
    if listed is None or data is None:
        return _page(_not_found("student"))
    name = secure_filename(f"about {data.student.real or data.student.name}") or "student"
    answer = Response(data.as_file(listed), mimetype="application/json", headers={"Cache-Control": "no-store"})
    answer.headers.set("Content-Disposition", "attachment", filename=f"{name}.json")
    return answer


@pages.post("/delete-student")
def delete_student() -> Answer:
    lesson, person = request.form.get("lesson", ""), request.form.get("person", "")
    if wrong := _wrong_word("student"):
        return _student_page(lesson, person, wrong)
    listed = _with_names(lesson)
    if listed is None or all(known.id != person for known in site.students_data.students(listed)):
        return _page(_not_found("student"))
    try:
        site.deletion.delete_student(listed, person)
    except OpenLessons:
        return _student_page(lesson, person, spoken().say("classes-still-open"))
    return redirect("/host/kept?done=student", 303)


@pages.post("/delete-label")
def delete_label() -> Answer:
    label = request.form.get("label", "")
    if wrong := _wrong_word("label"):
        return _page(wrong, f"label {label}")
    if not site.deletion.delete_label(label):
        return _page(_not_found("label"))
    return redirect("/host/kept?done=label", 303)


@pages.post("/delete-everything")
def delete_everything() -> Answer:
    if wrong := _wrong_word("everything"):
        return _page(wrong, "everything")
    try:
        site.deletion.delete_everything(with_banks="banks" in request.form, end_lessons="end" in request.form)
    except OpenLessons as found:
        names = [_described(lesson) for lesson in found.lessons]
        return _page(spoken().say("classes-lessons-open", names=names), "everything")
    return redirect("/host/kept?done=everything", 303)


@pages.post("/sign-out")
def sign_out() -> Answer:
    if wrong := _wrong_word("out"):
        return _page(wrong, "out")
    teacher = access.current().teacher
    site.deletion.sign_out()
    answer = redirect("/host/kept?done=out", 303)
    access.give_host(answer, teacher)  # this browser stays signed in
    return answer
