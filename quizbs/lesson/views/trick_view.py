"""The view of *Trick the class*: no author, no vote and no truth before they are revealed."""

from quizbs.lesson.trick import lies
from quizbs.lesson.trick.rules import done, expected, may_own_up, why_no_trick
from quizbs.lesson.trick.state import Trick
from quizbs.lesson.views.scene import Fields, Scene, clock
from quizbs.lesson.views.trick_types import LieView, OwnTrickView, TileView, TrickView
from quizbs.quiz import picture


def trick_view(scene: Scene) -> TrickView | None:
    """Return what everybody may see of the current *Trick the class*, ``None`` if none is running."""
    trick = scene.session.trick
    if trick is None or trick.phase == "over":
        return None
    question = trick.question
    return TrickView(
        number=trick.number,
        step=trick.step,
        phase=trick.phase,
        text=question.text,
        picture=picture.address(question.image),
        topic=question.topic,
        lang=trick.language,
        most=lies.LONGEST,
        done=len(done(scene.session, trick)),
        of=len(expected(scene.session, trick)),
        clock=None if trick.closes_at is None else clock(trick.closes_at, trick.began_at, scene.frozen_at),
        tiles=tuple([_tile(scene, trick, at) for at in range(len(trick.tiles))]),
        turned=trick.order[: trick.turned],
        explanation=question.explanation if trick.is_revealed else "",
    )


def _tile(scene: Scene, trick: Trick, at: int) -> TileView:
    tile = trick.tiles[at]
    if at not in trick.open:
        return TileView(tile.text, None, None, ())
    writers = () if tile.lie is None else trick.lies[tile.lie].writers
    by = tuple([seat for seat in writers if seat in trick.owned and scene.session.seat(seat)])
    return TileView(tile.text, trick.votes(at), tile.truth, by)


def own_trick(scene: Scene, seat: int) -> OwnTrickView | None:
    """Return the seat's private part of the current *Trick the class*, ``None`` if none is running."""
    trick = scene.session.trick
    if trick is None:
        return None
    tile = trick.tile_of(seat)
    revealed = trick.is_revealed
    return OwnTrickView(
        lie=trick.typed.get(seat),
        tile=tile,
        chosen=trick.chosen.get(seat),
        fooled=trick.fooled_by(seat) if tile in trick.open else None,
        right=trick.is_right(seat) if revealed else None,
        points=trick.points(seat) if revealed else None,
        total=sum(each.points(seat) for each in scene.session.tricks) if revealed else None,
        owned=seat in trick.owned,
    )


def may_do_in_trick(scene: Scene, seat: int) -> dict[str, int]:
    """Return what the seat may do in *Trick the class*: fields of ``CanInLessonView``, each with the trick's number."""
    trick, player = scene.session.trick, scene.session.seat(seat)
    if trick is None or player is None or player.bot:
        return {}
    able = {
        "write": trick.phase == "writing",
        "choose": trick.phase == "voting" and seat not in trick.chosen,
        "own_up": may_own_up(trick, seat),
    }
    return {do: trick.number for do, may in able.items() if may}


def lies_view(scene: Scene) -> tuple[LieView, ...]:
    """Return the lies for the teacher: to review before the class sees them, and to save afterwards.

    Authors are left out: the sentence is judged, and the desk may be visible on the projector.
    """
    trick = scene.session.tricks[-1] if scene.session.tricks else None
    if trick is None or (trick.phase == "over" and not trick.is_revealed):
        return ()
    tiles = {tile.lie: at for at, tile in enumerate(trick.tiles) if tile.lie is not None}
    return tuple(
        [
            LieView(
                lie=at,
                text=lie.text,
                writers=len(lie.writers),
                discarded=lie.discarded,
                doubtful=lies.is_doubtful(trick.question, lie.text),
                votes=trick.votes(tiles[at]) if trick.is_revealed and at in tiles else None,
                kept=lie.kept,
            )
            for at, lie in enumerate(trick.lies)
            if lie.writers
        ]
    )


def for_the_desk(scene: Scene) -> Fields:
    """Return the fields of ``DeskLessonView`` about *Trick the class*."""
    newest = scene.session.tricks[-1] if scene.session.tricks else None
    return {
        "lies": lies_view(scene),
        "trick_told": newest.number if newest and newest.is_revealed else None,
        "no_trick": why_no_trick(scene.session) or None,
    }
