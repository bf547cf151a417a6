"""The teacher's page of what is kept: delete a lesson, delete everything, sign out all other browsers."""

from flask import Blueprint, Response, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as Answer

from quizbs.session import deletion_words as words
from quizbs.session.deletion import OpenLessons
from quizbs.web.services import site

_DONE = {"lesson": words.LESSON, "label": words.LABEL, "everything": words.EVERYTHING, "out": words.SIGN_OUT}

pages = Blueprint("keeping", __name__, url_prefix="/host/kept")
pages.before_request(lambda: site.access.only_the_host())


def _page(problem: str = "", opened: str = "") -> Response:
    lessons = [{"id": lesson.id, "told": words.told(lesson)} for lesson in site.deletion.kept()]
    done = _DONE.get(request.args.get("done", ""))
    shown = render_template(
        "host/kept.html",
        lessons=lessons,
        labels=site.deletion.labels(),
        open=[words.told(lesson) for lesson in site.deletion.open()],
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
        return _page(words.OPEN.format(lessons=", ".join(map(words.told, found.lessons))), "everything")
    return redirect("/host/kept?done=everything", 303)


@pages.post("/sign-out")
def sign_out() -> Answer:
    if not _typed(words.SIGN_OUT):
        return _page(words.WRONG_WORD.format(word=words.SIGN_OUT.word), "out")
    site.deletion.sign_out()
    answer = redirect("/host/kept?done=out", 303)
    site.access.give_host(answer)  # this one stays
    return answer
