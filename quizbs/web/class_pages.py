"""What the desk asks for before it puts a question to the whole class."""

import msgspec
from flask import Blueprint, Response

from quizbs.web.access import Access
from quizbs.web.codes import tidy_code
from quizbs.web.hosting import Hosting
from quizbs.web.needs import Lessons


def class_pages(lessons: Lessons, access: Access, hosting: Hosting) -> Blueprint:
    """Return the page of the questions to choose from, with right answers: for the host and the lesson's remote."""
    pages = Blueprint("class", __name__)

    @pages.get("/desk/<code:code>/questions")
    def questions(code: str) -> Response:
        """Say which questions the class could be asked next, as JSON for the desk."""
        lesson = lessons.by_code(tidy_code(code))
        if lesson is None or not access.of_request().opens_desk(lesson):
            return Response("", 404)
        found = msgspec.json.encode(hosting.next_for_class(lesson.id))
        return Response(found, mimetype="application/json", headers={"Cache-Control": "no-store"})

    return pages
