"""What the desk asks for when it is needed: questions for the whole class, and what was answered in earlier games."""

from collections.abc import Callable

import msgspec
from flask import Blueprint, Response

from quizbs.session.host_actions import HostActions
from quizbs.session.join_codes import tidy_code
from quizbs.session.live import Live
from quizbs.store.lessons import Lessons
from quizbs.web.access import Access


def class_pages(lessons: Lessons, access: Access, host_actions: HostActions, live: Live) -> Blueprint:
    """Return pages in JSON with right answers and names in them: for the host and the lesson's remote."""
    pages = Blueprint("class", __name__)

    def told(code: str, find: Callable[[str], object]) -> Response:
        lesson = lessons.by_code(tidy_code(code))
        if lesson is None or not access.of_request().opens_desk(lesson):
            return Response("", 404)
        found = msgspec.json.encode(find(lesson.id))
        return Response(found, mimetype="application/json", headers={"Cache-Control": "no-store"})

    @pages.get("/desk/<code:code>/questions")
    def questions(code: str) -> Response:
        """Say which questions the class could be asked next."""
        return told(code, host_actions.next_for_class)

    @pages.get("/desk/<code:code>/answers")
    def answers(code: str) -> Response:
        """Say what was answered in games that are not the newest of their table."""
        return told(code, live.earlier_answers)

    return pages
