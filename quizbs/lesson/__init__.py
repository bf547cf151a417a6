"""The rules of a class session: who is present, what is played, in which rounds. Pure, like ``quizbs.game``.

A lesson deals games but knows no card rules. Names and secrets of people are stored elsewhere, so that deleting a
person is deleting a row.
"""

from quizbs.lesson.commands import Command
from quizbs.lesson.events import Event
from quizbs.lesson.evolve import evolve, replay
from quizbs.lesson.session_rules import decide, due
from quizbs.lesson.session_state import NO_SESSION, SessionState
from quizbs.lesson.views.whole import Desk, Names, Player, Viewer, Wall, view_for

__all__ = [
    "NO_SESSION",
    "Command",
    "Desk",
    "Event",
    "Names",
    "Player",
    "SessionState",
    "Viewer",
    "Wall",
    "decide",
    "due",
    "evolve",
    "replay",
    "view_for",
]
