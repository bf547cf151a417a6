"""What screens are sent although nothing has happened: who is here, how to get here, and for the desk who waits."""

from typing import TYPE_CHECKING, Any

import msgspec

from quizbs.live.around import Around
from quizbs.live.screen import STALE

if TYPE_CHECKING:
    from quizbs.live.live_lesson import LiveLesson

_encode = msgspec.json.Encoder().encode


def send_pulse(lesson: "LiveLesson", around: Around, followed: int) -> None:
    """Send a pulse to the screens of a lesson that keep up; walls show the table ``followed``, 0 for all."""
    trouble = around.watch.trouble
    pulse: dict[str, Any] = {"here": lesson.here()} | ({"trouble": trouble} if trouble else {})
    for_phones = _encode(pulse)
    for screen in list(lesson.screens.values()):
        if screen.waiting < STALE:
            written = for_phones
            if screen.seat is None:
                private = _for_the_desk(lesson, around) if screen.desk and not trouble else {}
                more = {"reach": around.connectivity.report(), "follow": followed}
                written = _encode(pulse | more | private)
            screen.send("pulse", written)


def _for_the_desk(lesson: "LiveLesson", around: Around) -> dict[str, Any]:
    listed, came = around.store.lessons.find(lesson.id), lesson.crowds.largest()
    return {
        "held": lesson.waiting.shown(),
        "crowd": [sitting.seat for sitting in lesson.lesson.present if sitting.person in came],
        "remote": listed is not None and listed.has_remote,
        "class_list": listed is not None and listed.naming == "roster",
    }
