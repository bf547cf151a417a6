"""What players see of their deeds in a finished game: awards, or their own best numbers."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import astuple

from quizbs.game.cards import face, rank_of
from quizbs.game.deeds import Deeds
from quizbs.game.evolve.deeds import deeds_of
from quizbs.game.views.view_types import CardView
from quizbs.lesson.awards import Awarded, awards, best_number, for_all_to_see
from quizbs.lesson.mirror import Mirror, mirror
from quizbs.lesson.session_state import GameRecord, SessionState
from quizbs.lesson.unseen import Unseen, unseen
from quizbs.lesson.views.memo import Memo
from quizbs.lesson.views.own_types import PraiseView
from quizbs.lesson.views.scene import Scene
from quizbs.lesson.views.view_types import AwardedView, ShownLieView


class Praise(msgspec.Struct, frozen=True):
    """What players did in the games that are over: each seat's own praise and mirror, and the awards that the wall
    shows.

    ``lie`` is the greatest lie that nobody called. It is private to its seat until that seat shows it.
    """

    own: Mapping[int, PraiseView]
    shown: tuple[AwardedView, ...] = ()
    mirrors: Mapping[int, Mirror] = {}
    lie: Unseen | None = None


def praise(scene: Scene, memo: Memo) -> Praise:
    """Return the awards of the newest games once all are over, until then the best numbers in those that are."""
    over = [dealt for dealt in scene.session.current.values() if dealt.over and scene.game(dealt.table)]
    games = tuple(scene.game(dealt.table) for dealt in over)
    return memo.get("praise", 0, (scene.session, *games), None, lambda: _praise(scene, over))


def _praise(scene: Scene, over: list[GameRecord]) -> Praise:
    tables = [table for dealt in over if (table := _deeds(scene, dealt))]
    quiet = any(dealt.setup.options.quiet for dealt in scene.session.current.values())
    done = {seat: deeds for table in tables for seat, deeds in table.items()}
    mirrors = {seat: found for seat, deeds in done.items() if (found := mirror(deeds, quiet=quiet))}
    if not scene.session.over_everywhere:
        best = {seat: _praise_view(best_number(deeds, quiet=quiet), deeds) for seat, deeds in done.items()}
        return Praise(best, mirrors=mirrors)
    given = awards(tables, quiet=quiet)
    own = {seat: _praise_view(award, done[seat]) for seat, award in given.items()}
    shown = for_all_to_see(given, tables) if tables else []
    return Praise(own, tuple([AwardedView(*astuple(own[seat]), seat=seat) for seat in shown]), mirrors, _unseen(scene))


def _unseen(scene: Scene) -> Unseen | None:
    return unseen(scene.session, lambda dealt: scene.game(dealt.table))


def shown_lie(session: SessionState) -> ShownLieView | None:
    """Return the uncalled lie that its player has shown, ``None`` if no lie was shown."""
    lie = session.lie
    if lie is None:
        return None
    short = any(dealt.game == lie.game and dealt.setup.options.short_show for dealt in session.games)
    cards = tuple([CardView(face(card), rank_of(card) == lie.rank) for card in lie.cards])
    return ShownLieView(lie.seat, lie.rank, cards, short)


def _deeds(scene: Scene, dealt: GameRecord) -> dict[int, Deeds]:
    """Return what the people of a table did in its game, by seat. People who have left are left out."""
    game = scene.game(dealt.table)
    people = {player.seat for player in scene.session.present if not player.bot} - set(dealt.away)
    return {seat: deeds for seat, deeds in deeds_of(game).items() if seat in people} if game else {}


def _praise_view(given: Awarded, deeds: Deeds) -> PraiseView:
    """Return an award as shown. Right calls are shown as a number out of all calls."""
    value, of = (deeds.right_calls, deeds.calls) if given.deed == "hawk_eye" else (given.value, None)
    return PraiseView(given.award, given.deed, value, of)
