"""What a phone, the projector or the teacher may know of a lesson and its tables: the ``view`` of ``docs/protocol.md``.

Written field by field, as an allow-list. Names come in from outside, since they are no part of the ledger.
"""

from collections.abc import Callable

import msgspec
from msgspec.structs import asdict

from quizbs.game.options import PRESETS
from quizbs.game.seat_view import seen_from
from quizbs.game.state import GameState, takes_part
from quizbs.game.view import ahead_view, at_moment, lasting_view
from quizbs.lesson.commands import GameSetup
from quizbs.lesson.dealing import why_no_deal
from quizbs.lesson.standings import Standing, match_places, podiums
from quizbs.lesson.state import LAST_ROUND, Lesson, Seat
from quizbs.lesson.views import people_view, table_view
from quizbs.lesson.views.answers import answers
from quizbs.lesson.views.class_view import after_the_game, class_question
from quizbs.lesson.views.class_view import seen_from as seen_from_class
from quizbs.lesson.views.own import own
from quizbs.lesson.views.scene import Desk, Names, Player, Scene, View, Viewer, Wall, clock

__all__ = ["Common", "Desk", "Names", "Player", "Scene", "View", "Viewer", "Wall", "personal", "shared", "view_for"]


class Common(msgspec.Struct, frozen=True):
    """What is built once for all viewers: what everybody may know of the lesson, and of each table by its group.

    ``match`` is everybody's place in the match, of which each seat is told its own.
    """

    lesson: View
    games: dict[int, View | None]
    match: list[tuple[int, Standing]]


def view_for(scene: Scene, viewer: Viewer) -> View:
    """Return what ``viewer`` may know."""
    return personal(scene, shared(scene), viewer)


def _lasting(_game: str, state: GameState) -> View:
    return lasting_view(state)


def shared(scene: Scene, lasting: Callable[[str, GameState], View] = _lasting) -> Common:
    """Return the part that many viewers have in common.

    ``lasting`` returns what everybody may know of a game, by its id, and may know it from before.
    """
    match = match_places(scene.lesson) if scene.lesson.over_everywhere else []
    games = {table: (id_, scene.game(table)) for table, (id_, _, _) in scene.games.items()}
    shown = {
        table: None if game is None else at_moment(lasting(id_, game), game, scene.now)
        for table, (id_, game) in games.items()
    }
    return Common(_lesson(scene), shown, match)


def _lesson(scene: Scene) -> View:
    lesson = scene.lesson
    setup = lesson.round.setup if lesson.phase == "playing" and lesson.round else lesson.setup
    return {
        "code": lesson.code,
        "phase": lesson.phase,
        "round": max(lesson.seating.number, len(lesson.rounds) and max(dealt.number for dealt in lesson.rounds)),
        "locked": lesson.entry.locked,
        "preset": setup.preset,
        "call_word": setup.options.call_word,
        "bank": setup.title,
        "questions": setup.options.questions and setup.questions > 0,
        "stakes": setup.options.stakes,
        "truth": setup.options.truth if setup.options.truth == "free" else setup.options.truth_count,
        "seats": [_seat(scene, sitting) for sitting in lesson.present],
        "practice": _practice(setup),
        "tables": table_view.tables(scene),
        "bell": _bell(scene),
        "frozen": {"message": lesson.frozen.message} if lesson.frozen else None,
        "class_question": class_question(scene),
        "standings": {"podiums": podiums(lesson)} if lesson.over_everywhere else None,
    }


def _seat(scene: Scene, one: Seat) -> View:
    return {
        "seat": one.seat,
        "name": people_view.name(scene, one),
        "people": people_view.names(scene, one),
        "sign": one.sign,
        "bot": bool(one.bot),
        "ready": one.ready,
        "table": one.table or None,
    }


def _rules(setup: GameSetup) -> View:
    """Return what is played from the next deal on, as the set-up form has it: what differs from the preset."""
    usual, chosen = asdict(PRESETS[setup.preset]), asdict(setup.options)
    differ = {name: _as_text(value) for name, value in chosen.items() if value != usual[name]}
    return {"preset": setup.preset, "options": differ, "weights": list(setup.weights)}


def _as_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _practice(setup: GameSetup) -> View | None:
    """Return the tutorial's question without its answer."""
    question = setup.practice
    if question is None:
        return None
    return {
        "text": question.text,
        "lang": setup.language,
        "choices": [choice.text for choice in question.choices],
    }


def _bell(scene: Scene) -> View | None:
    """Return the clock of the cards, and how long it still is to the bell; they wait for no freeze."""
    lesson = scene.lesson
    if lesson.bell.rings_at is None or lesson.bell.cards_until is None:
        return None
    warning = not lesson.bell.rang and lesson.bell.cards_until - scene.now <= LAST_ROUND
    rings = clock(lesson.bell.rings_at, lesson.bell.set_at, scene.now)["left"]
    cards = clock(lesson.bell.cards_until, lesson.bell.set_at, scene.now)
    return cards | {"rang": lesson.bell.rang, "warning": warning, "rings": rings}


def personal(scene: Scene, common: Common, viewer: Viewer) -> View:
    """Return the shared part with what this viewer alone may know; ``common`` itself stays as it is."""
    match viewer:
        case Player(seat):
            return _for_player(scene, common, seat)
        case Wall(host):
            view = _for_host(scene, common, {"role": "wall", "host": host}, _deal(scene.lesson) if host else {})
            return _drawing_ahead(scene, view) if host else view
        case Desk():
            more = _deal(scene.lesson) | people_view.for_the_desk(scene)
            more |= {
                "names": {str(seat): name for seat, name in scene.real.items()},
                "accommodations": {
                    str(sitting.seat): asdict(sitting.accommodation) for sitting in scene.lesson.present
                },
                "moving": {
                    str(sitting.seat): sitting.next_table for sitting in scene.lesson.present if sitting.next_table
                },
                "apart": [list(pair) for pair in scene.lesson.seating.apart],
                "needs": table_view.needs(scene),
                "waits": table_view.waits(scene),
                "answers": answers(scene),
                "rules": _rules(scene.lesson.setup),
            }
            return _for_host(scene, common, {"role": "desk"}, more)


def _for_player(scene: Scene, common: Common, seat: int) -> View:
    lesson = scene.lesson
    one = lesson.seat(seat)
    table = one.table if one else 0
    you = own(scene, seat, common.match)
    told = common.lesson
    shown = common.games.get(table)
    if lesson.phase == "seating" and table in lesson.current:
        told = told | {"phase": "playing"}  # others still look for theirs
    game = scene.game(table)
    if shown is not None and game is not None and takes_part(game, seat):
        shown = seen_from(game, shown, seat, scene.now)
    asked = seen_from_class(scene, told["class_question"], seat) if one else None
    if asked and asked["private"] and (without := after_the_game(you, shown)):
        asked, you = None, without
    if asked is not told["class_question"]:
        told = told | {"class_question": asked}
    id_, version, _ = scene.games.get(table, ("", 0, None))
    return {"version": [scene.version, id_, version], "you": you, "lesson": told, "game": shown}


def _for_host(scene: Scene, common: Common, you: View, more: View) -> View:
    games = [
        {
            "table": table,
            "game": id_,
            "over": table in scene.lesson.current and scene.lesson.current[table].over,
            "view": common.games[table],
        }
        for table, (id_, _, _) in sorted(scene.games.items())
    ]
    alone = len(games) == 1 and len(scene.lesson.seating.tables) <= 1
    stamp = "" if not games else games[0]["game"] if alone else "all"
    return {
        "version": [scene.version, stamp, sum(version for _, version, _ in scene.games.values())],
        "you": you,
        "lesson": common.lesson | {"address": scene.address} | more,
        "game": games[0]["view"] if alone else None,
        "games": games,
    }


def _drawing_ahead(scene: Scene, view: View) -> View:
    """Return the view of the host's projector: it alone holds what it is about to show."""
    games = [shown | {"ahead": _ahead(scene, shown["table"])} for shown in view["games"]]
    return view | {"games": games}


def _ahead(scene: Scene, table: int) -> View | None:
    game = scene.game(table)
    return None if game is None else ahead_view(game, scene.now)


def _deal(lesson: Lesson) -> View:
    refused = why_no_deal(lesson)
    return {"deal": refused and {"refused": refused.code, **refused.more}}
