"""A seat's private part of the lesson's view: its table, its partners, its accommodations, its place."""

from collections.abc import Mapping

from msgspec.structs import replace

from quizbs.game.cards import face
from quizbs.game.views.view_types import AccommodationView
from quizbs.lesson.dealing import may_play_again, may_want_rematch, voters
from quizbs.lesson.session_state import GameRecord, Seat, SessionState
from quizbs.lesson.standings import Standing, scores
from quizbs.lesson.unseen import Unseen, may_show
from quizbs.lesson.views import people_view
from quizbs.lesson.views.class_view import NOTHING, choices_taken_away, may_do, own_answer, own_score
from quizbs.lesson.views.own_types import (
    CanInLessonView,
    GamePlaceView,
    MatchPlaceView,
    OwnPlaceView,
    PointsView,
    PractisedView,
    ShareView,
    UnseenView,
    WantedView,
    YouView,
)
from quizbs.lesson.views.praise import Praise
from quizbs.lesson.views.scene import Scene
from quizbs.lesson.views.trick_view import may_do_in_trick, own_trick

Points = Mapping[int, int]  # by seat, in the whole lesson


def own_view(
    scene: Scene, number: int, match: list[tuple[int, Standing]], own_points: PointsView | None, praise: Praise
) -> YouView:
    """Return the private part of a player.

    ``match`` has everybody's place once all tables have finished, ``praise`` everybody's awards, ``own_points`` is the
    result of ``points_seen_by``.
    """
    session = scene.session
    player = session.seat(number)
    if player is None:
        return YouView(seat=number, practised=None)
    return YouView(
        seat=number,
        practised=_practised(session, player),
        table=player.table or None,
        guest=_is_guest(session, player),
        moved_from=_hand_left_at(session, player),
        next_table=player.next_table or None,
        other_head=player.person in scene.typed,
        partners=people_view.names(scene, player),
        holder=scene.name_of(people_view.holder(scene, player)) if player.partners else None,
        accommodation=AccommodationView.from_accommodation(player.accommodation),
        place=_place(session, player, match),
        praise=praise.own.get(number),
        mirror=praise.mirrors.get(number),
        lie=_lie(scene, player, praise.lie),
        class_=own_answer(scene, number),
        without=choices_taken_away(scene, player),
        trick=own_trick(scene, number),
        points=own_points,
        score=own_score(scene, number),
        rematch=number in session.rematch,
        one_more=_one_more(scene, player),
        can=_can(scene, player, praise.lie),
    )


def cache_key(scene: Scene, number: int, own_points: PointsView | None) -> tuple[object, ...]:
    """Return the inputs of ``own_view`` that aren't in the lesson or its names, as a key for caching.

    These are the phone's holder, what the time allows, points, and whether a wall shows the end.
    """
    player = scene.session.seat(number)
    if player is None:
        return ()
    again = may_play_again(scene.session, player.table, scene.now), may_want_rematch(scene.session, scene.now)
    up = scene.stage.ends_up(player.table, number)
    return people_view.holder(scene, player) if player.partners else "", *again, own_points, up


def points_of(scene: Scene, done: Points) -> dict[int, int]:
    """Return each seat's points so far. ``done`` are those of finished games and class questions."""
    found = dict(done)
    for dealt in scene.session.running:
        game = scene.game(dealt.table)
        for seat, tally in game.tally.items() if game else ():
            found[seat] = found.get(seat, 0) + tally.points
    return found


def points_seen_by(scene: Scene, number: int, points: Points) -> PointsView | None:
    """Return the seat's points, and those of the next higher seat at its table; other points are hidden.

    ``None`` if right answers don't score.
    """
    player = scene.session.seat(number)
    if player is None or not scores(scene.session):
        return None
    mine, table = points.get(player.seat, 0), scene.session.table(player.table)
    others = (player for seat in (table.seats if table else ()) if (player := scene.session.seat(seat)) is not None)
    above = (points.get(other.seat, 0) for other in others if not other.bot)
    return PointsView(mine, min((more for more in above if more > mine), default=None))


def _practised(session: SessionState, player: Seat) -> PractisedView | None:
    """Return the right answer to the practice question, ``None`` if the seat hasn't answered it."""
    question = session.setup.practice
    if question is None or player.practised is None:
        return None
    return PractisedView(
        given=player.practised,
        right=player.practised_right,
        answer=tuple([place for place, choice in enumerate(question.choices) if choice.right]),
        explanation=question.explanation,
    )


def _is_guest(session: SessionState, player: Seat) -> bool:
    """Return whether the seat answers along at a table where it has no cards."""
    dealt = session.current.get(player.table)
    return dealt is not None and not dealt.over and player.seat not in dealt.seats


def _hand_left_at(session: SessionState, player: Seat) -> int | None:
    """Return the table where the seat left its hand in a running game because the teacher moved it, or ``None``."""
    hand = session.hand_of(player.seat)
    return hand.table if hand is not None and hand.table != player.table else None


def _place(session: SessionState, player: Seat, match: list[tuple[int, Standing]]) -> OwnPlaceView | None:
    """Return the seat's place in the last game and, once all tables have finished, in the match.

    Places in the lower half are ``None``: no phone shows how far down its player is.
    """
    dealt = session.current.get(player.table)
    if dealt is None or not dealt.over:
        return None
    return OwnPlaceView(_in_game(dealt, player.seat), _in_match(match, player.seat))


def _in_game(dealt: GameRecord, seat: int) -> GamePlaceView | None:
    found = next((place for place in dealt.places if place.seat == seat), None)
    if found is None:
        return None
    knowledge = ShareView(found.right + found.along_right, found.asked + found.along + found.silent)
    placed = sum(place.place > 0 for place in dealt.places)
    return GamePlaceView(_shown_place(found.place, [place.place for place in dealt.places]), placed, knowledge)


def _shown_place(place: int, places: list[int]) -> int | None:
    """Return the place if it is shown: the first, or one in the upper half of ``places`` except the last.

    Otherwise ``None``.
    """
    upper = 0 < 2 * place <= sum(other > 0 for other in places) + 1 and place < max(places)
    return place if place == 1 or upper else None


def _in_match(match: list[tuple[int, Standing]], seat: int) -> MatchPlaceView | None:
    for place, standing in match:
        if standing.seat == seat:
            cards, knowledge = round(100 * standing.cards), ShareView(standing.right, standing.answered)
            shown_place = _shown_place(place, [other for other, _ in match])
            return MatchPlaceView(shown_place, len(match), standing.games, cards, knowledge)
    return None


def _one_more(scene: Scene, player: Seat) -> WantedView | None:
    """Return how many at the seat's table want another game, of how many; ``None`` if they can't have one now."""
    if not may_play_again(scene.session, player.table, scene.now):
        return None
    waits_for = voters(scene.session, player.table)
    return WantedView(len(waits_for & scene.session.rematch), len(waits_for))


def _lie(scene: Scene, player: Seat, lie: Unseen | None) -> UnseenView | None:
    """Return the seat's own lie that it may show, or a lie that was shown, if the phone doesn't see it on a wall.

    Otherwise ``None``.
    """
    shown = scene.session.lie
    if shown is not None and (shown.seat == player.seat or not scene.stage.ends_up(player.table, player.seat)):
        return UnseenView(shown.seat, shown.rank, tuple(map(face, shown.cards)), shown.seat == player.seat)
    if lie is None or not may_show(scene.session, player.seat, lie):
        return None
    return UnseenView(lie.seat, lie.lie.rank, tuple(map(face, lie.lie.cards)), own=True)


def _can(scene: Scene, player: Seat, lie: Unseen | None) -> CanInLessonView:
    """Return what the seat may do in the lesson now. Anything else would be refused."""
    session = scene.session
    table = session.table(player.table)
    if session.frozen or session.phase in ("", "closed"):
        return NOTHING
    can = may_do(scene, player.seat) | may_do_in_trick(scene, player.seat)
    if session.phase == "seating" and table and table.number not in session.current and player.seat not in table.sat:
        can["sit"] = True
    if may_play_again(session, player.table, scene.now) and not player.next_table and not player.bot:
        can["again"] = True
    if may_want_rematch(session, scene.now) and not player.bot:
        can["rematch"] = True
    if may_show(session, player.seat, lie):
        can["show_lie"] = len(session.games)
    return replace(NOTHING, **can) if can else NOTHING
