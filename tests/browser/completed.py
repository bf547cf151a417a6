"""Samples completed from real views: what a sample does not say is as it stands in a story told through the real view.

``tests/test_views.py`` holds every sample, and real views alike, against the types that the screens know.
"""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any

from quizbs.lesson import Desk, Player, Viewer, Wall
from quizbs.lesson import commands as c
from tests.lesson.story import Class
from tests.story import Story, asks

View = dict[str, Any]
VIEWERS: dict[str, Viewer] = {"wall": Wall(host=True), "desk": Desk(), "player": Player(1)}
# Of steps that the story below does not tell: what stands there when there is nothing to tell.
CALM: dict[str, View] = {
    "question": {"again": False, "picture": "", "along": None},
    "choosing": {"stakes": None},
    "class_question": {"private": False},
    "challenge": {"claim": {"last": False}},
}


@cache
def told(role: str, *, playing: bool) -> View:
    """Return a real view of four students, in the lobby or with their first cards."""
    here = Class(4)
    if not playing:
        return here.seen(VIEWERS[role])
    view = here.does(c.Deal()).seen(VIEWERS[role])
    table = Story("ann bob cem dan", "classroom").opens(tuple(asks(f"Question {number}?") for number in range(60)))
    view["game"] = table.view("ann" if role == "player" else "wall")
    view["lesson"]["tables"] = []  # who sits where is the sample's own to tell
    return view


def completed(sample: View) -> View:
    """Return a sample with all that a real view of its role has."""
    view = deepcopy(sample)
    real = told(view["you"]["role"], playing=bool(view["game"] or view.get("games")))
    for game in [view["game"], *(one["view"] for one in view.get("games", []))]:
        if game:
            for part, calm in CALM.items():
                _fill(game.get(part), calm)
            _fill(game, told("player" if "you" in game else "wall", playing=True)["game"])
    _fill(view["lesson"].get("class_question"), CALM["class_question"])
    _fill(view, real | {"game": None} | ({"games": []} if "games" in real else {}))
    return view


def _fill(sample: Any, real: Any) -> None:
    """Put into a sample what it lacks; lists keep their length."""
    if isinstance(sample, dict) and isinstance(real, dict):
        for name, value in real.items():
            if name == "log":
                continue  # each happening has fields of its own
            if name in sample:
                _fill(sample[name], _for_these(sample[name], value) if name == "can" else value)
            elif not str(name).isdigit():
                sample[name] = deepcopy(value)
    elif isinstance(sample, list) and isinstance(real, list) and real:
        for item in sample:
            _fill(item, real[0])


def _for_these(acts: View, real: View) -> View:
    """Return what is real of these acts alone: what a sample leaves out may not be done."""
    return {name: value for name, value in real.items() if name in acts}
