"""What a phone, the projector or the teacher may know of a lesson and its tables: the ``view`` of ``docs/protocol.md``.

Written field by field, as an allow-list, and told in parts. A part that several viewers share holds only what each of
them may see at that moment; who may see less gets a part of its own. Names come in from outside, since they are no part
of the ledger.
"""

from typing import Any

import msgspec
from msgspec.structs import asdict

from quizbs.game.options import PRESETS
from quizbs.game.seat_view import beside_hand, hand_of, hand_view, without_answer
from quizbs.game.state import GameState, takes_part
from quizbs.game.view import ahead_view, lasting_view, looking_up, times
from quizbs.lesson.commands import GameSetup
from quizbs.lesson.dealing import may_want_rematch, why_no_deal
from quizbs.lesson.standings import Standing, match_places, podiums, standings
from quizbs.lesson.state import LAST_ROUND, Lesson, Seat
from quizbs.lesson.views import people_view, table_view
from quizbs.lesson.views.answers import answers
from quizbs.lesson.views.class_view import after_the_game, class_question, votes
from quizbs.lesson.views.class_view import seen_from as seen_from_class
from quizbs.lesson.views.memo import Memo
from quizbs.lesson.views.own import Points, depends, own, points_of, points_seen_by
from quizbs.lesson.views.parts import GAME, HAND, LESSON, Parts, ViewPart, composed, placed, split
from quizbs.lesson.views.praise import Praise, praise
from quizbs.lesson.views.scene import Desk, Names, Player, Scene, View, Viewer, Wall, clock

__all__ = [
    "Common",
    "Desk",
    "Names",
    "Player",
    "Scene",
    "View",
    "Viewer",
    "Wall",
    "parts_for",
    "shared",
    "version_for",
    "view_for",
]


class TableParts(msgspec.Struct, frozen=True):
    """What everybody may know of a table, for its phones and, under other names, for desk and wall.

    Only the wall is told that something may be drawn ahead.
    """

    on_phones: Parts
    on_desk: Parts
    on_wall: Parts


class Common(msgspec.Struct, frozen=True):
    """What is built once for all viewers: what everybody may know of the lesson, and of each table by its number.

    ``match`` is everybody's place in the match, of which each seat is told its own; ``points`` are everybody's so far,
    ``praise`` what each seat did.
    """

    lesson: Parts
    tables: dict[int, TableParts]
    match: list[tuple[int, Standing]]
    points: Points
    praise: Praise
    memo: Memo


def view_for(scene: Scene, viewer: Viewer) -> View:
    """Return what ``viewer`` may know."""
    parts = parts_for(scene, shared(scene), viewer)
    return composed(version_for(scene, viewer), {name: part.fields for name, part in parts.items()})


def shared(scene: Scene, memo: Memo | None = None) -> Common:
    """Return the parts that many viewers have in common; ``memo`` has those from before."""
    memo = Memo() if memo is None else memo
    lesson, games = scene.lesson, [scene.game(table) for table in scene.games]
    changes = (  # all that isn't in the lesson itself, nor in the names
        tuple(people_view.name(scene, one) for one in lesson.present if one.partners),
        tuple(game and game.starter for game in games),
    )
    told = praise(scene, memo)
    known = (lesson, scene.names, scene.people, scene.heads, told)
    parts, match = memo.get("lesson", 0, known, changes, lambda: _of_lesson(scene, told))
    tables = {table: _table(scene, table, memo) for table in scene.games}
    return Common(parts | _passing(scene), tables, match, _points(scene, memo), told, memo)


def _points(scene: Scene, memo: Memo) -> Points:
    lesson = scene.lesson
    done: Points = memo.get("points done", 0, (lesson,), None, lambda: _points_done(lesson))
    tallies = [game.tally for table in scene.games if (game := scene.game(table)) is not None]
    return memo.get("points", 0, (done, *tallies), len(tallies), lambda: points_of(scene, done))


def _points_done(lesson: Lesson) -> Points:
    """Return everybody's points of games that are over and of questions for everyone, if there were any."""
    return {one.seat: one.points for one in standings(lesson)} if lesson.rounds or lesson.questions else {}


def _of_lesson(scene: Scene, told: Praise) -> tuple[Parts, list[tuple[int, Standing]]]:
    match = match_places(scene.lesson) if scene.lesson.over_everywhere else []
    return split("lesson", _lesson(scene, told), LESSON), match


_STILL = ViewPart({"clock": None, "wait": 0, "slow": False})  # most parts with time in them have none most of the time
_NO_BELL = ViewPart({"bell": None})
_NO_QUESTION = ViewPart({"class_question": None})
_NO_REMATCH = ViewPart({"rematch": None})


def _passing(scene: Scene) -> Parts:
    """Return what of a lesson is told anew each time, since there is time in it."""
    bell, asked, rematch = _bell(scene), class_question(scene), _rematch(scene)
    return {
        "lesson:bell": ViewPart({"bell": bell}) if bell else _NO_BELL,
        "lesson:class": ViewPart({"class_question": asked}) if asked else _NO_QUESTION,
        "lesson:rematch": ViewPart({"rematch": rematch}) if rematch else _NO_REMATCH,
    }


def _rematch(scene: Scene) -> View | None:
    """Return how many want one more round, out of all people: never who. None while nobody may say so."""
    lesson = scene.lesson
    if not lesson.over_everywhere or lesson.bell.rang:
        return None
    wanted = len(lesson.seated.intersection(lesson.rematch))
    return {"wanted": wanted, "of": len(lesson.seated)} if wanted or may_want_rematch(lesson, scene.now) else None


def _table(scene: Scene, table: int, memo: Memo) -> TableParts:
    id_, _, _ = scene.games[table]
    game, dealt = scene.game(table), scene.lesson.current.get(table)
    head = {"table": table, "game": id_, "over": dealt is not None and dealt.over, "view": None}
    parts: TableParts = memo.get("table", table, (game,), (id_, head["over"]), lambda: _lasting(head, game))
    if game is None or (left := times(game, scene.now)) == _STILL.fields:
        return parts
    clock = ViewPart(left)
    of_wall = {f"games.{table}.view:clock": clock}
    return TableParts(parts.on_phones | {"game:clock": clock}, parts.on_desk | of_wall, parts.on_wall | of_wall)


def _lasting(head: View, game: GameState | None) -> TableParts:
    place = f"games.{head['table']}"
    lasting = split("game", lasting_view(game), GAME) | {"game:clock": _STILL} if game else {}
    on_wall = placed(f"{place}.view", lasting)
    wall_head = ViewPart(head | {"ahead": None})
    return TableParts(lasting, {place: ViewPart(head)} | on_wall, {place: wall_head} | on_wall)


def _lesson(scene: Scene, told: Praise) -> View:
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
        "frozen": {"message": lesson.frozen.message} if lesson.frozen else None,
        "standings": {"podiums": podiums(lesson), "awards": told.shown} if lesson.over_everywhere else None,
    }


def _seat(scene: Scene, one: Seat) -> View:
    return {
        "seat": one.seat,
        "name": people_view.name(scene, one),
        "people": people_view.names(scene, one),
        "sign": one.sign,
        "head": scene.heads.get(people_view.holder(scene, one), ""),
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


def version_for(scene: Scene, viewer: Viewer) -> list[Any]:
    """Return the version of a viewer's view: that of the lesson, the id of its game, and that game's version."""
    match viewer:
        case Player(seat):
            id_, version, _ = scene.games.get(_table_of(scene, seat), ("", 0, None))
            return [scene.version, id_, version]
        case _:
            stamp = "" if not scene.games else next(iter(scene.games.values()))[0] if _alone(scene) else "all"
            return [scene.version, stamp, sum(version for _, version, _ in scene.games.values())]


def parts_for(scene: Scene, common: Common, viewer: Viewer) -> Parts:
    """Return all that ``viewer`` may know, in parts; those of ``common`` stay as they are."""
    match viewer:
        case Player(seat):
            return _for_player(scene, common, seat)
        case Wall(host):
            return _for_wall(scene, common, host=host)
        case Desk():
            more = {"address": scene.address} | _for_the_desk(scene)
            parts = common.lesson | _lesson_for_host(common, more)
            for table in common.tables.values():
                parts |= table.on_desk
            return parts | _of_host({"role": "desk"})


def _for_the_desk(scene: Scene) -> View:
    return (
        _deal(scene.lesson)
        | people_view.for_the_desk(scene)
        | {
            "names": {str(seat): name for seat, name in scene.real.items()},
            "accommodations": {str(sitting.seat): asdict(sitting.accommodation) for sitting in scene.lesson.present},
            "moving": {str(sitting.seat): sitting.next_table for sitting in scene.lesson.present if sitting.next_table},
            "apart": [list(pair) for pair in scene.lesson.seating.apart],
            "needs": table_view.needs(scene),
            "waits": table_view.waits(scene),
            "votes": votes(scene),
            "answers": answers(scene),
            "rules": _rules(scene.lesson.setup),
        }
    )


def _table_of(scene: Scene, seat: int) -> int:
    one = scene.lesson.seat(seat)
    return one.table if one else 0


def _for_player(scene: Scene, common: Common, seat: int) -> Parts:
    lesson, number = scene.lesson, _table_of(scene, seat)
    known = lesson, common.points
    points = common.memo.get("own points", seat, known, None, lambda: points_seen_by(scene, seat, common.points))
    you = common.memo.get(
        "you",
        seat,
        (lesson, scene.people, common.match, common.praise),
        depends(scene, seat, points),
        lambda: ViewPart(own(scene, seat, common.match, points, common.praise)),
    )
    parts = dict(common.lesson)
    if number in common.tables:
        parts |= common.tables[number].on_phones
        parts |= _looking_up(scene, common, number, seat)
    if lesson.phase == "seating" and number in lesson.current:
        parts["lesson:phase"] = ViewPart({"phase": "playing"})  # others still look for theirs
    game, beside = scene.game(number), None
    if game is not None and takes_part(game, seat):
        beside = beside_hand(game, seat, scene.now)
        parts |= split("game.you", beside, HAND)
        parts["game.you:cards"] = common.memo.get("hand", seat, hand_of(game, seat), None, lambda: _hand(game, seat))
        asked = parts["game:question"].fields["question"]
        if (seen := without_answer(game, asked, seat)) is not asked:
            parts["game:question"] = ViewPart({"question": seen})
    of_class = common.lesson["lesson:class"].fields["class_question"]
    seen = seen_from_class(scene, of_class, seat) if lesson.seat(seat) else None
    if seen and seen["private"] and (without := after_the_game(you.fields, beside, game.phase if game else "")):
        seen, you = None, ViewPart(without)
    if seen is not of_class:
        parts["lesson:class"] = ViewPart({"class_question": seen})
    return parts | {"you": you}


def _looking_up(scene: Scene, common: Common, number: int, seat: int) -> Parts:
    """Return what phones hold of what is on a wall: nothing of a challenge's cards before the stamp, and of the end
    that the wall tells it first.
    """
    parts, memo, up = common.tables[number].on_phones, common.memo, {}
    if scene.stage.calls_up(number, seat) and (call := parts.get("game:call")):
        up["game:call"] = memo.get("call", number, (call,), None, lambda: ViewPart(looking_up(call.fields)))
    if scene.stage.ends_up(number, seat) and (end := parts.get("game:end")):
        up["game:end"] = memo.get("end", number, (end,), None, lambda: ViewPart(end.fields | {"end_on_wall": True}))
    return up


def _hand(game: GameState, seat: int) -> ViewPart:
    return ViewPart({"hand": hand_view(game, seat)})


def _alone(scene: Scene) -> bool:
    """Return whether there is one table, which is then all that the projector shows."""
    return len(scene.games) == 1 and len(scene.lesson.seating.tables) <= 1


def _for_wall(scene: Scene, common: Common, *, host: bool) -> Parts:
    """Return what the projector may know; the host's has controls, and alone holds what it is about to show."""
    parts = common.lesson | common.memo.get(
        "wall",
        int(host),
        (scene.lesson, common.lesson["lesson"]),
        scene.address,
        lambda: _lesson_for_host(common, {"address": scene.address} | (_deal(scene.lesson) if host else {})),
    )
    for number, table in common.tables.items():
        parts |= table.on_wall if host else table.on_desk
        if host and (ahead := _ahead(scene, number)):
            parts[f"games.{number}.ahead"] = ViewPart(ahead)
    door = scene.stage.door
    return parts | _of_host({"role": "wall", "host": host}) | {"lesson:door": ViewPart({"door": door and door.table})}


def _lesson_for_host(common: Common, more: View) -> Parts:
    return split("lesson", common.lesson["lesson"].fields | more, LESSON)


def _of_host(you: View) -> Parts:
    return {"you": ViewPart(you), "games": ViewPart({})}


def _ahead(scene: Scene, table: int) -> View | None:
    game = scene.game(table)
    return None if game is None else ahead_view(game, scene.now)


def _deal(lesson: Lesson) -> View:
    refused = why_no_deal(lesson)
    return {"deal": refused and {"refused": refused.code, **refused.more}}
