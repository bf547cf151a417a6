"""A game of the teacher alone against bots: the wall and the teacher's own phone in one window."""

from flask import Blueprint, g, make_response, redirect, render_template
from werkzeug.wrappers import Response as Answer

from quizbs.game.actors import Program
from quizbs.lesson.commands import Deal
from quizbs.live.join_codes import tidy_code
from quizbs.store.lessons import ListedLesson
from quizbs.web.server import headers
from quizbs.web.services import access, site

BOTS = 3  # the teacher is the fourth

pages = Blueprint("alone", __name__)
pages.before_request(lambda: access.only_the_host())


@pages.get("/alone/<code:code>")
def alone(code: str) -> Answer:
    lesson = site.lesson_start.find(tidy_code(code))
    if lesson is None:
        return redirect("/host", 303)
    headers.show_frames()
    return make_response(render_template("host/solo_round.html", lesson={"code": lesson.code}))


def begin(lesson: ListedLesson) -> Answer:
    """Seat this browser and bots, deal, and return a redirect to the page of the round. Raises ``Refused``."""
    token = site.joining.take_seat(lesson, "", device=g.device)
    site.host_actions.fill(lesson.id, 1 + BOTS)
    site.registry.lead(lesson.id).act(Program(), "alone:deal", Deal())
    site.registry.release(lesson.id)
    answer = redirect(f"/alone/{lesson.code}", 303)
    access.give_seat(answer, token)
    return answer
