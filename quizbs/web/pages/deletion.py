"""The teacher's page of what is kept: delete a lesson, delete everything, sign out all other browsers."""

from flask import Blueprint, Response, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as Answer

from quizbs.session import deletion_words as words
from quizbs.session.deletion import Deletion, OpenLessons
from quizbs.web.access import Access

_DONE = {"lesson": words.LESSON, "everything": words.EVERYTHING, "out": words.SIGN_OUT}


def keeping_pages(deletion: Deletion, access: Access) -> Blueprint:  # noqa: C901 -- short routes
    """Return that page. Each form asks for a word, so that no slip of the hand deletes anything."""
    pages = Blueprint("keeping", __name__, url_prefix="/host/kept")
    pages.before_request(access.only_the_host)

    def page(problem: str = "", opened: str = "") -> Response:
        lessons = [{"id": one.id, "told": words.told(one)} for one in deletion.kept()]
        done = _DONE.get(request.args.get("done", ""))
        shown = render_template(
            "host/kept.html",
            lessons=lessons,
            open=[words.told(one) for one in deletion.open()],
            words=words,
            problem=problem,
            opened=opened,
            done=done.done if done and not problem else "",
        )
        return make_response(shown, 409 if problem else 200)

    def typed(wanted: words.DeletionText) -> bool:
        return " ".join(request.form.get("word", "").split()).casefold() == wanted.word

    @pages.get("")
    def kept() -> Response:
        return page()

    @pages.post("/delete")
    def delete() -> Answer:
        lesson = request.form.get("lesson", "")
        if not typed(words.LESSON):
            return page(words.WRONG_WORD.format(word=words.LESSON.word), lesson)
        if not deletion.delete(lesson):
            return page(words.GONE)
        return redirect("/host/kept?done=lesson", 303)

    @pages.post("/delete-everything")
    def delete_everything() -> Answer:
        if not typed(words.EVERYTHING):
            return page(words.WRONG_WORD.format(word=words.EVERYTHING.word), "everything")
        try:
            deletion.delete_everything(with_banks="banks" in request.form, end_lessons="end" in request.form)
        except OpenLessons as found:
            return page(words.OPEN.format(lessons=", ".join(map(words.told, found.lessons))), "everything")
        return redirect("/host/kept?done=everything", 303)

    @pages.post("/sign-out")
    def sign_out() -> Answer:
        if not typed(words.SIGN_OUT):
            return page(words.WRONG_WORD.format(word=words.SIGN_OUT.word), "out")
        deletion.sign_out()
        answer = redirect("/host/kept?done=out", 303)
        access.give_host(answer)  # this one stays
        return answer

    return pages
