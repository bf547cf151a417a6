"""The view of a lesson for a phone, the projector or the teacher: the ``view`` of ``docs/protocol.md``.

It is written field by field, as an allow-list, and sent in parts. A part that several viewers share contains only what
each of them may see; a restricted viewer gets a part of its own. Names are an argument: the ledger has none.
"""

import msgspec
from msgspec import UNSET, convert
from msgspec.structs import asdict, replace

from quizbs.game.actors import Player
from quizbs.game.moments import View, until
from quizbs.game.options import PRESETS
from quizbs.game.state import takes_part
from quizbs.game.views.game_view import ahead_view, is_slow, looking_up, shared_view
from quizbs.game.views.seat_view import hand_of, hand_view, view_with_hand, without_answer
from quizbs.game.views.view_types import AccommodationView, GameView
from quizbs.lesson.commands import GameSetup
from quizbs.lesson.dealing import may_want_rematch, why_no_deal
from quizbs.lesson.session_state import LAST_ROUND, Seat, SessionState
from quizbs.lesson.standings import Standing, match_places, podiums, standings
from quizbs.lesson.views import people_view, table_view
from quizbs.lesson.views.answers import answers
from quizbs.lesson.views.class_view import class_question, votes, without_late_class_question
from quizbs.lesson.views.class_view import seen_from as seen_from_class
from quizbs.lesson.views.memo import Memo
from quizbs.lesson.views.own import Points, cache_key, own_view, points_of, points_seen_by
from quizbs.lesson.views.own_types import WantedView
from quizbs.lesson.views.praise import Praise, praise, shown_lie
from quizbs.lesson.views.scene import Desk, Fields, Names, Scene, Viewer, Wall, clock
from quizbs.lesson.views.sections import Sections, composed
from quizbs.lesson.views.trick_types import TrickView
from quizbs.lesson.views.trick_view import for_the_desk as of_the_trick
from quizbs.lesson.views.trick_view import trick_view
from quizbs.lesson.views.view_types import (
    BellView,
    ClassQuestionView,
    DeskLessonView,
    DeskYouView,
    FrozenView,
    LessonView,
    NoDealView,
    PersonView,
    PodiumsView,
    PracticeView,
    RulesView,
    ShownView,
    StandingsView,
    Version,
    WallLessonView,
    WallYouView,
)

__all__ = [
    "Common",
    "Desk",
    "Names",
    "Player",
    "Scene",
    "View",
    "Viewer",
    "Wall",
    "sections_for",
    "shared_parts",
    "version_for",
    "view_for",
]


class Common(msgspec.Struct, frozen=True):
    """The parts of views that are built once for all viewers: the public part of the lesson, and of each table's game.

    ``match`` has everybody's place in the match, of which a seat gets its own; ``points`` everybody's points so far;
    ``praise`` each seat's awards. ``memo`` caches parts.
    """

    lesson: LessonView
    tables: dict[int, GameView | None]
    match: list[tuple[int, Standing]]
    points: Points
    praise: Praise
    memo: Memo


def view_for(scene: Scene, viewer: Viewer) -> View:
    """Return the view of ``viewer``."""
    return composed(sections_for(scene, shared_parts(scene), viewer), scene.now)


def shared_parts(scene: Scene, memo: Memo | None = None) -> Common:
    """Return the parts that many viewers share. ``memo`` caches them between calls."""
    memo = Memo() if memo is None else memo
    session, games = scene.session, [scene.game(table) for table in scene.games]
    changes = (  # what the lesson and names in ``known`` don't contain, but the lesson's view does
        tuple(people_view.name(scene, player) for player in session.present if player.partners),
        tuple(game and game.starter for game in games),
    )
    awards = praise(scene, memo)
    known = (session, scene.names, scene.people, scene.heads, awards)
    passing = _bell(scene), class_question(scene), _rematch(scene), trick_view(scene)
    match = memo.get("match", 0, (session,), None, lambda: match_places(session) if session.over_everywhere else [])
    lasting = memo.get("lasting", 0, known, changes, lambda: _lesson(scene, awards))
    whole = memo.get("lesson", 0, (lasting,), passing, lambda: _passing(lasting, *passing))
    tables = {table: _table(scene, table, memo) for table in scene.games}
    return Common(whole, tables, match, _points(scene, memo), awards, memo)


def _points(scene: Scene, memo: Memo) -> Points:
    session = scene.session
    done: Points = memo.get("points done", 0, (session,), None, lambda: _points_done(session))
    tallies = [game.tally for table in scene.games if (game := scene.game(table)) is not None]
    return memo.get("points", 0, (done, *tallies), len(tallies), lambda: points_of(scene, done))


def _points_done(session: SessionState) -> Points:
    """Return each seat's points in finished games and class questions."""
    begun = session.games or session.questions
    return {standing.seat: standing.points for standing in standings(session)} if begun else {}


def _table(scene: Scene, table: int, memo: Memo) -> GameView | None:
    """Return the public part of the table's game, ``None`` without a game."""
    game = scene.game(table)
    if game is None:
        return None
    return memo.get("table", table, (game,), is_slow(game, scene.now), lambda: shared_view(game, scene.now))


def _rematch(scene: Scene) -> WantedView | None:
    """Return how many people want another round, and of how many; ``None`` while it can't be asked for."""
    session = scene.session
    if not session.over_everywhere or session.bell.rang:
        return None
    wanted = len(session.seated.intersection(session.rematch))
    return WantedView(wanted, len(session.seated)) if wanted or may_want_rematch(session, scene.now) else None


def _passing(
    lesson: LessonView,
    bell: BellView | None,
    asked: ClassQuestionView | None,
    rematch: WantedView | None,
    trick: TrickView | None,
) -> LessonView:
    """Return the lesson with the fields that depend on time or change with each answer."""
    if not (bell or asked or rematch or trick):
        return lesson
    return replace(lesson, bell=bell, class_question=asked, rematch=rematch, trick=trick)


def _lesson(scene: Scene, awards: Praise) -> LessonView:
    session = scene.session
    setup = session.newest_game.setup if session.phase == "playing" and session.newest_game else session.setup
    return LessonView(
        code=session.code,
        phase=session.phase or "closed",
        round=max(session.seating.number, max((dealt.number for dealt in session.games), default=0)),
        locked=session.entry.locked,
        language=session.language,
        preset=setup.preset,
        call_word=setup.options.call_word or scene.aloud.call_words.get(setup.preset, ""),
        letters=dict(scene.aloud.letters),
        bank=setup.title,
        questions=setup.options.questions and setup.questions > 0,
        stakes=setup.options.stakes,
        truth="free" if setup.options.truth == "free" else setup.options.truth_count,
        seats=tuple([_seat(scene, player) for player in session.present]),
        practice=_practice(setup),
        tables=table_view.tables(scene),
        bell=None,
        frozen=FrozenView(session.frozen.message) if session.frozen else None,
        class_question=None,
        trick=None,
        standings=StandingsView(convert(podiums(session), PodiumsView, from_attributes=True), awards.shown)
        if session.over_everywhere
        else None,
        rematch=None,
    )


def _seat(scene: Scene, player: Seat) -> PersonView:
    return PersonView(
        seat=player.seat,
        name=people_view.name(scene, player),
        people=people_view.names(scene, player),
        sign=player.sign,
        head=scene.heads.get(people_view.holder(scene, player), ""),
        bot=bool(player.bot),
        ready=player.ready,
        table=player.table or None,
    )


def _rules(setup: GameSetup) -> RulesView:
    """Return the rules from the next deal on, as the set-up form has them: the preset, and the options that differ from
    it.
    """
    usual, chosen = asdict(PRESETS[setup.preset]), asdict(setup.options)
    differ = {name: _as_text(value) for name, value in chosen.items() if value != usual[name]}
    return RulesView(setup.preset, differ, setup.weights)


def _as_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _practice(setup: GameSetup) -> PracticeView | None:
    """Return the tutorial's question without its answer, ``None`` if there is no tutorial question."""
    question = setup.practice
    if question is None:
        return None
    texts = tuple([choice.text for choice in question.choices])
    return PracticeView(question.text, question.language or setup.language, texts, bool(question.translations))


def _bell(scene: Scene) -> BellView | None:
    """Return the clock until the cards stop, and the time until the bell, ``None`` without a bell.

    A freeze stops neither.
    """
    bell = scene.session.bell
    if bell.rings_at is None or bell.cards_until is None:
        return None
    cards = clock(bell.cards_until, bell.set_at)
    warning = not bell.rang and bell.cards_until - scene.now <= LAST_ROUND
    return BellView(cards.left, cards.of, bell.rang, warning, until(bell.rings_at, None))


def version_for(scene: Scene, viewer: Viewer) -> Version:
    """Return the version of a viewer's view: the lesson's version, the id of the viewer's game, and that game's
    version.

    Wall and desk have id "all" for several games, with the sum of their versions.
    """
    match viewer:
        case Player(seat):
            id_, version, _ = scene.games.get(_table_of(scene, seat), ("", 0, None))
            return scene.version, id_, version
        case _:
            stamp = "" if not scene.games else next(iter(scene.games.values()))[0] if _alone(scene) else "all"
            return scene.version, stamp, sum(version for _, version, _ in scene.games.values())


def sections_for(scene: Scene, common: Common, viewer: Viewer) -> Sections:
    """Return everything that ``viewer`` may see. Shared parts are the objects in ``common``."""
    match viewer:
        case Player(seat):
            return _for_player(scene, common, seat)
        case Wall(host):
            return _for_wall(scene, common, host=host)
        case Desk():
            lesson = DeskLessonView(**asdict(common.lesson), address=scene.address, **_for_the_desk(scene))
            return Sections(
                version=version_for(scene, viewer), you=_DESK, lesson=lesson, games=_games(scene, common, ahead=False)
            )


def _for_the_desk(scene: Scene) -> Fields:
    """Return the fields of ``DeskLessonView`` that only the teacher sees."""
    present, easier = scene.session.present, AccommodationView.from_accommodation
    return (
        people_view.for_the_desk(scene)
        | of_the_trick(scene)
        | {
            "deal": _deal(scene.session),
            "names": {str(seat): name for seat, name in scene.real.items()},
            "accommodations": {str(player.seat): easier(player.accommodation) for player in present},
            "moving": {str(player.seat): player.next_table for player in present if player.next_table},
            "apart": tuple([tuple(pair) for pair in scene.session.seating.apart]),
            "needs": table_view.needs(scene),
            "waits": table_view.awaited_players(scene),
            "votes": votes(scene),
            "answers": tuple(answers(scene)),
            "rules": _rules(scene.session.setup),
        }
    )


def _table_of(scene: Scene, seat: int) -> int:
    player = scene.session.seat(seat)
    return player.table if player else 0


def _for_player(scene: Scene, common: Common, seat: int) -> Sections:
    session, memo, number = scene.session, common.memo, _table_of(scene, seat)
    points = memo.get(
        "own points", seat, (session, common.points), None, lambda: points_seen_by(scene, seat, common.points)
    )
    you = memo.get(
        "you",
        seat,
        (session, scene.people, common.match, common.praise),
        cache_key(scene, seat, points),
        lambda: own_view(scene, seat, common.match, points, common.praise),
    )
    game, hand = scene.game(number), None
    if game is not None and takes_part(game, seat):
        cards = memo.get("hand", seat, hand_of(game, seat), None, lambda: hand_view(game, seat))
        hand = view_with_hand(game, seat, scene.now, cards)
    asked = common.lesson.class_question
    seen = seen_from_class(scene, asked, seat) if session.seat(seat) else None
    if seen and seen.private and (without := without_late_class_question(you, hand, game.phase if game else "")):
        seen, you = None, without
    return Sections(
        version=version_for(scene, Player(seat)),
        you=you,
        lesson=_lesson_seen(common, seen, dealt=number in session.current),
        game=_game_seen(scene, common, number, seat),
        hand=hand,
    )


def _lesson_seen(common: Common, asked: ClassQuestionView | None, *, dealt: bool) -> LessonView:
    """Return the public part of the lesson for viewers whose class question is ``asked``.

    ``dealt``: their table has cards.
    """
    lesson = common.lesson
    phase = "playing" if lesson.phase == "seating" and dealt else lesson.phase  # others are still looking for theirs
    if asked is lesson.class_question and phase == lesson.phase:
        return lesson
    audience = 1 + (asked is not lesson.class_question) + 2 * (phase != lesson.phase)
    return common.memo.get(
        "lesson seen",
        audience,
        (lesson,),
        (asked, phase),
        lambda: replace(lesson, class_question=asked, phase=phase),
    )


def _game_seen(scene: Scene, common: Common, number: int, seat: int) -> GameView | None:
    """Return the game at table ``number`` as the seat's phone may see it, ``None`` without a game.

    A phone that looks up to the wall gets no cards of a challenge before the stamp, and no end before the wall has
    shown it; a phone that may answer late gets no answer.
    """
    view, game = common.tables.get(number), scene.game(number)
    if view is None or game is None:
        return None
    call = looking_up(view.challenge) if scene.stage.hides_cards_until_stamp(number, seat) else view.challenge
    end, asked = scene.stage.ends_up(number, seat), without_answer(game, view.question, seat)
    if call is view.challenge and asked is view.question and not end:
        return view
    audience = 1 + (call is not view.challenge) * 4 + (asked is not view.question) * 2 + end
    return common.memo.get(
        "game seen",
        8 * number + audience,
        (view,),
        None,
        lambda: replace(view, challenge=call, question=asked, end_on_wall=end),
    )


def _alone(scene: Scene) -> bool:
    """Return whether the lesson has a single table, so that the projector shows its game only."""
    return len(scene.games) == 1 and len(scene.session.seating.tables) <= 1


_DESK = DeskYouView()


def _for_wall(scene: Scene, common: Common, *, host: bool) -> Sections:
    """Return the sections of the projector. Only the host's has controls, and data to prepare its drawing."""
    door = scene.stage.door.table if scene.stage.door else None
    session = common.memo.get(
        "wall",
        int(host),
        (scene.session, common.lesson),
        (scene.address, door),
        lambda: WallLessonView(
            **asdict(common.lesson),
            address=scene.address,
            deal=_deal(scene.session) if host else UNSET,
            door=door,
            lie=shown_lie(scene.session),
        ),
    )
    return Sections(
        version=version_for(scene, Wall(host)),
        you=WallYouView(host),
        lesson=session,
        games=_games(scene, common, ahead=host),
    )


def _games(scene: Scene, common: Common, *, ahead: bool) -> dict[int, ShownView]:
    """Return the games of all tables; with ``ahead`` each has what the wall is about to show."""
    shown = {}
    for table, view in common.tables.items():
        (id_, _, _), game, dealt = scene.games[table], scene.game(table), scene.session.current.get(table)
        more = UNSET if not ahead else None if game is None else ahead_view(game)
        shown[table] = ShownView(table, id_, dealt is not None and dealt.over, view, more)
    return shown


def _deal(session: SessionState) -> NoDealView | None:
    refused = why_no_deal(session)
    return None if refused is None else convert({"refused": refused.code, **refused.more}, NoDealView)
