"""What a phone or the projector may know of a lesson and its table: the whole ``view`` of ``docs/protocol.md``.

Written field by field, as an allow-list. Names come in from outside, since they are no part of the ledger.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from quizbs.game.seat_view import seat_view
from quizbs.game.table import Table
from quizbs.game.view import shared_view
from quizbs.lesson.commands import Game
from quizbs.lesson.rules import why_no_deal
from quizbs.lesson.state import Lesson, Seat

Names = Mapping[int, str]
View = dict[str, Any]


class Player(msgspec.Struct, frozen=True):
    """Who looks from a seat."""

    seat: int


class Wall(msgspec.Struct, frozen=True):
    """Who looks at the projector; with ``host`` the slim bar of safe controls is shown there."""

    host: bool = False


Viewer = Player | Wall


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """All that a view is made of. ``versions`` are those of lesson and table, ``now`` is in seconds."""

    lesson: Lesson
    table: Table | None
    versions: tuple[int, int]
    names: Names
    address: str  # what a student types, for the wall
    now: float


def view_for(scene: Scene, viewer: Viewer) -> View:
    """Return what ``viewer`` may know."""
    return personal(scene, shared(scene), viewer)


def shared(scene: Scene) -> View:
    """Return the part that everybody in the lesson may know, to be built once for all of them."""
    lesson, table = scene.lesson, scene.table
    dealt = lesson.round if lesson.phase == "table" else None
    game = dealt.game if dealt else lesson.game
    return {
        "version": [scene.versions[0], dealt.table if dealt else "", scene.versions[1]],
        "lesson": {
            "code": lesson.code,
            "phase": lesson.phase,
            "round": len(lesson.rounds),
            "locked": lesson.locked,
            "preset": game.preset,
            "call_word": game.options.call_word,
            "bank": game.title,
            "questions": game.options.questions and game.questions > 0,
            "stakes": game.options.stakes,
            "seats": [_seat(scene, one) for one in lesson.present],
            "practice": _practice(game),
        },
        "table": shared_view(table, scene.now) if dealt and table is not None and table.phase else None,
    }


def _seat(scene: Scene, one: Seat) -> View:
    name = scene.names.get(one.seat, "…")
    return {"seat": one.seat, "name": name, "sign": one.sign, "bot": bool(one.bot), "ready": one.ready}


def _practice(game: Game) -> View | None:
    """Return the tutorial's question without its answer."""
    question = game.practice
    if question is None:
        return None
    return {
        "text": question.text,
        "lang": game.language,
        "choices": [choice.text for choice in question.choices],
    }


def _practised(lesson: Lesson, one: Seat) -> View | None:
    """Return the right answer to the practice question: only to a seat that has answered it."""
    question = lesson.game.practice
    if question is None or one.practised is None:
        return None
    return {
        "given": list(one.practised),
        "right": one.practised_right,
        "answer": [place for place, choice in enumerate(question.choices) if choice.right],
        "explanation": question.explanation,
    }


def personal(scene: Scene, common: View, viewer: Viewer) -> View:
    """Return the shared part with what this viewer alone may know; ``common`` itself stays as it is."""
    lesson, table = scene.lesson, scene.table
    match viewer:
        case Player(seat):
            one = lesson.seat(seat)
            practised = _practised(lesson, one) if one else None
            view = common | {"you": {"role": "player", "seat": seat, "practised": practised}}
            if view["table"] is not None and table is not None and seat in table.seats:
                view["table"] = view["table"] | {"you": seat_view(table, seat)}
            return view
        case Wall(host):
            more: View = {"address": scene.address}
            if host:
                refused = why_no_deal(lesson)
                more["deal"] = refused and {"refused": refused.code, **refused.more}
            return common | {"you": {"role": "wall", "host": host}, "lesson": common["lesson"] | more}
