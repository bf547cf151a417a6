"""Samples that are told: a game is played to its moment in a story, and seen through the real view.

``seen_by_wall(story)`` and ``seen_by_phone(story, "ann")`` are whole views of a lesson with one table.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from quizbs.lesson import Player, Viewer, Wall, view_for
from quizbs.lesson import commands as c
from tests.lesson.story import CLASSROOM, Class

if TYPE_CHECKING:
    from tests.story import Story

View = dict[str, Any]
CODE, ADDRESS = "K7Q4", "192.168.1.7:8000"


@cache
def lesson_of(seats: int) -> Class:
    """Return a lesson of so many at one table, who have their cards."""
    setup = replace(CLASSROOM, title="Plants and cells")
    here = Class(setup=setup)
    for seat in range(1, seats + 1):
        here.does(c.TakeSeat(f"person{seat}"), c.FinishPractice(seat))
    return here.does(c.Arrange("one"), c.Deal())


def seen_by_wall(story: Story) -> View:
    """Return what the projector with the teacher's bar shows."""
    return _seen(story, Wall(host=True))


def seen_by_phone(story: Story, name: str) -> View:
    """Return what the phone of this name shows."""
    return _seen(story, Player(story.names[name]))


def _seen(story: Story, viewer: Viewer) -> View:
    here = lesson_of(len(story.names))
    setup = replace(here.lesson.setup, options=story.options)
    named = {seat: name.title() for name, seat in story.names.items()}
    scene = replace(
        here.scene({1: ("t1", len(story.log), story.game)}),
        lesson=replace(here.lesson, setup=setup),
        names=named,
        people={f"person{seat}": name for seat, name in named.items()},
        address=ADDRESS,
        now=story.now,
    )
    view: View = json.loads(json.dumps(view_for(scene, viewer)))
    return view
