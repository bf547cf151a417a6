"""A round alone: the game and the teacher's own phone in one window, against bots."""

from collections.abc import Callable

from flask import Blueprint, g, make_response, redirect, render_template
from werkzeug.wrappers import Response as Answer

from quizbs.lesson.commands import Deal
from quizbs.session.coordinator import lesson_stream
from quizbs.session.host_actions import HostActions
from quizbs.session.join_codes import tidy_code
from quizbs.session.joining import Joining
from quizbs.session.streams import Streams
from quizbs.store.lessons import ListedLesson
from quizbs.web.access import Access
from quizbs.web.server import headers

BOTS = 3  # the teacher is the fourth


class Alone:
    """Begins such a round."""

    def __init__(self, streams: Streams, joining: Joining, host_actions: HostActions, access: Access) -> None:
        self._streams, self._joining, self._host_actions, self._access = streams, joining, host_actions, access

    def begin(self, lesson: ListedLesson) -> Answer:
        """Seat this browser and the bots, deal, and return the way to the page. Raises ``Refused``."""
        token = self._joining.take_seat(lesson, "", device=g.device)
        self._host_actions.fill(lesson.id, 1 + BOTS)
        self._streams.act(lesson_stream(lesson.id), "alone", "deal", Deal())
        answer = redirect(f"/alone/{lesson.code}", 303)
        self._access.give_seat(answer, token)
        return answer


def alone_pages(find: Callable[[str], ListedLesson | None], access: Access) -> Blueprint:
    """Return the page of a round alone. ``find`` gives the open lesson with a code."""
    pages = Blueprint("alone", __name__)
    pages.before_request(access.only_the_host)

    @pages.get("/alone/<code:code>")
    def alone(code: str) -> Answer:
        lesson = find(tidy_code(code))
        if lesson is None:
            return redirect("/host", 303)
        headers.show_frames()
        return make_response(render_template("host/alone.html", lesson={"code": lesson.code}))

    return pages
