"""A round alone: the game and the teacher's own phone in one window, against bots."""

from collections.abc import Callable

from flask import Blueprint, g, make_response, redirect, render_template
from werkzeug.wrappers import Response as Answer

from quizbs.lesson.commands import Deal
from quizbs.play import Play
from quizbs.rounds import lesson_stream
from quizbs.web import headers
from quizbs.web.access import Access
from quizbs.web.codes import tidy_code
from quizbs.web.host_door import only_the_host
from quizbs.web.hosting import Hosting
from quizbs.web.joining import Joining
from quizbs.web.needs import Listed

BOTS = 3  # the teacher is the fourth


class Alone:
    """Begins such a round."""

    def __init__(self, play: Play, joining: Joining, hosting: Hosting, access: Access) -> None:
        self._play, self._joining, self._hosting, self._access = play, joining, hosting, access

    def begin(self, lesson: Listed) -> Answer:
        """Seat this browser and the bots, deal, and return the way to the page. Raises ``Refused``."""
        token = self._joining.take_seat(lesson, "", device=g.device)
        self._hosting.fill(lesson.id, 1 + BOTS)
        self._play.act(lesson_stream(lesson.id), "alone", "deal", Deal())
        answer = redirect(f"/alone/{lesson.code}", 303)
        self._access.give_seat(answer, token)
        return answer


def alone_pages(find: Callable[[str], Listed | None], access: Access) -> Blueprint:
    """Return the page of a round alone. ``find`` gives the open lesson with a code."""
    pages = Blueprint("alone", __name__)
    pages.before_request(lambda: only_the_host(access))

    @pages.get("/alone/<code:code>")
    def alone(code: str) -> Answer:
        lesson = find(tidy_code(code))
        if lesson is None:
            return redirect("/host", 303)
        headers.show_frames()
        return make_response(render_template("host/alone.html", lesson={"code": lesson.code}))

    return pages
