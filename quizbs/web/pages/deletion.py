"""The teacher's data pages: delete a lesson, a student or everything, and download what is stored."""

from flask import Blueprint, Response, make_response, redirect, render_template, request
from werkzeug.utils import secure_filename
from werkzeug.wrappers import Response as Answer

from quizbs.reports.facts import LessonFacts
from quizbs.reports.sheets import given, result
from quizbs.store import retention
from quizbs.store.lessons import ListedLesson
from quizbs.teacher import deletion_words as words
from quizbs.teacher.deletion import OpenLessons
from quizbs.web.pages import dates
from quizbs.web.services import access, site

_DONE = {
    "lesson": words.LESSON,
    "label": words.LABEL,
    "student": words.STUDENT,
    "everything": words.EVERYTHING,
    "out": words.SIGN_OUT,
}

pages = Blueprint("deletion", __name__, url_prefix="/host/kept")
pages.before_request(lambda: access.only_the_host())


def _page(problem: str = "", opened: str = "") -> Response:
    lessons = [{"id": lesson.id, "told": words.description_of(lesson)} for lesson in site.deletion.kept()]
    done = _DONE.get(request.args.get("done", ""))
    shown = render_template(
        "host/kept.html",
        lessons=lessons,
        labels=site.deletion.labels(),
        open=[words.description_of(lesson) for lesson in site.deletion.open()],
        words=words,
        problem=problem,
        opened=opened,
        done=done.done if done and not problem else "",
    )
    return make_response(shown, 409 if problem else 200)


def _typed(wanted: words.DeletionText) -> bool:
    return " ".join(request.form.get("word", "").split()).casefold() == wanted.word


@pages.get("")
def kept() -> Response:
    return _page()


@pages.post("/delete")
def delete() -> Answer:
    lesson = request.form.get("lesson", "")
    if not _typed(words.LESSON):
        return _page(words.WRONG_WORD.format(word=words.LESSON.word), lesson)
    if not site.deletion.delete(lesson):
        return _page(words.GONE)
    return redirect("/host/kept?done=lesson", 303)


def _with_names(lesson_id: str) -> ListedLesson | None:
    return next((lesson for lesson in site.deletion.kept() if lesson.id == lesson_id), None)


@pages.get("/<lesson_id>")
def students(lesson_id: str) -> Response:
    """Show the students of a lesson, whose data can be viewed, downloaded or deleted one by one."""
    listed = _with_names(lesson_id)
    if listed is None:
        return _page(words.GONE)
    description = words.description_of(listed)
    known = site.students_data.students(listed)
    shown = render_template("host/students.html", lesson={"id": listed.id, "told": description}, students=known)
    return make_response(shown)


@pages.get("/<lesson_id>/<person>")
def student(lesson_id: str, person: str) -> Response:
    return _student_page(lesson_id, person)


def _student_page(lesson_id: str, person: str, problem: str = "") -> Response:
    listed = _with_names(lesson_id)
    found = site.students_data.about(listed, person) if listed else None
    if listed is None or found is None:
        return _page(words.NOBODY)
    shown = render_template(
        "host/student.html",
        lesson={"id": listed.id, "told": words.description_of(listed), "open": listed.closed_at is None},
        student=found.student,
        joined=dates.clock(found.student.joined_at),
        took_part=found.took_part,
        answers=_answers(found.facts) if found.facts else [],
        acts=len(found.acts),
        go=_go(listed),
        words=words,
        problem=problem,
    )
    return make_response(shown, 409 if problem else 200)


def _answers(facts: LessonFacts) -> list[dict[str, str]]:
    return [
        {
            "clock": dates.clock(answer.at),
            "question": answer.question_text,
            "given": given(facts, answer),
            "result": result(answer),
        }
        for answer in facts.answers
    ]


def _go(listed: ListedLesson) -> dict[str, dict[str, str]]:
    """Return when names, answers and acts of a lesson are deleted, as facts; empty while the lesson is open."""
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
    found = site.students_data.about(listed, person) if listed else None
    if listed is None or found is None:
        return _page(words.NOBODY)
    name = secure_filename(f"about {found.student.real or found.student.name}") or "student"
    answer = Response(found.as_file(listed), mimetype="application/json", headers={"Cache-Control": "no-store"})
    answer.headers.set("Content-Disposition", "attachment", filename=f"{name}.json")
    return answer


@pages.post("/delete-student")
def delete_student() -> Answer:
    lesson, person = request.form.get("lesson", ""), request.form.get("person", "")
    if not _typed(words.STUDENT):
        return _student_page(lesson, person, words.WRONG_WORD.format(word=words.STUDENT.word))
    listed = _with_names(lesson)
    if listed is None or all(known.id != person for known in site.students_data.students(listed)):
        return _page(words.NOBODY)
    try:
        site.deletion.delete_student(listed, person)
    except OpenLessons:
        return _student_page(lesson, person, words.STILL_OPEN)
    return redirect("/host/kept?done=student", 303)


@pages.post("/delete-label")
def delete_label() -> Answer:
    label = request.form.get("label", "")
    if not _typed(words.LABEL):
        return _page(words.WRONG_WORD.format(word=words.LABEL.word), f"label {label}")
    if not site.deletion.delete_label(label):
        return _page(words.NO_LABEL)
    return redirect("/host/kept?done=label", 303)


@pages.post("/delete-everything")
def delete_everything() -> Answer:
    if not _typed(words.EVERYTHING):
        return _page(words.WRONG_WORD.format(word=words.EVERYTHING.word), "everything")
    try:
        site.deletion.delete_everything(with_banks="banks" in request.form, end_lessons="end" in request.form)
    except OpenLessons as found:
        return _page(words.OPEN.format(lessons=", ".join(map(words.description_of, found.lessons))), "everything")
    return redirect("/host/kept?done=everything", 303)


@pages.post("/sign-out")
def sign_out() -> Answer:
    if not _typed(words.SIGN_OUT):
        return _page(words.WRONG_WORD.format(word=words.SIGN_OUT.word), "out")
    teacher = access.of_request().teacher
    site.deletion.sign_out()
    answer = redirect("/host/kept?done=out", 303)
    access.give_host(answer, teacher)  # this browser stays signed in
    return answer
