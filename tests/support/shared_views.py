"""Views of one moment for several viewers; shared sections are built once, as on the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quizbs.game.moments import out_of_json
from quizbs.game.views.game_view import shared_view
from quizbs.game.views.seat_view import seen_from
from quizbs.lesson.views.sections import composed
from quizbs.lesson.views.whole import sections_for, shared_parts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from quizbs.game.state import GameState
    from quizbs.lesson.views.whole import Common, Scene, View, Viewer


class SharedViews:
    """Builds views; caches the shared sections of the newest scene."""

    def __init__(self) -> None:
        self._built: tuple[Scene, Common] | None = None

    def __call__(self, scene: Scene, viewer: Viewer) -> View:
        """Return the view of ``viewer``, from the cached sections if the scene is the same object as before."""
        if self._built is None or self._built[0] is not scene:
            self._built = scene, shared_parts(scene)
        return composed(sections_for(scene, self._built[1], viewer), scene.now)


view_for = SharedViews()


def table_views(game: GameState, seats: Iterable[int], now: float) -> list[View]:
    """Return the views of seats that take part in a game that has begun."""
    public = shared_view(game, now)
    return [out_of_json(seen_from(game, public, seat, now), now) for seat in seats]
