"""The messages that the server's own code sends to each screen, and ways to inject leaks into them."""

from __future__ import annotations

import itertools
import json
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from quizbs.game.views.view_types import GameView
from quizbs.lesson import Desk, Player, Wall
from quizbs.lesson.views.memo import Memo
from quizbs.live.screen import Screen
from quizbs.live.snapshot import LessonSnapshot
from tests.live.running import Line
from tests.support.held_view import HeldView
from tests.support.shared_views import view_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from quizbs.game.state import GameState
    from quizbs.lesson import Viewer
    from quizbs.lesson.views.whole import Scene, View

    Leak = Callable[[GameState], View]
    Change = Callable[[Scene, dict[str, Any]], object]


def key(viewer: Viewer) -> int | str:
    """Return the key of a viewer's screen: the seat of a phone, "wall" or "desk"."""
    return viewer.seat if isinstance(viewer, Player) else "desk" if isinstance(viewer, Desk) else "wall"


class LeakingView(GameView, frozen=True, kw_only=True):
    """A game's view with an additional field that shouldn't be there."""

    leak: dict[str, Any]


class LeakingMemo(Memo):
    """A memo that adds the result of ``leak`` to the game views that many screens share."""

    def __init__(self, leak: Leak) -> None:
        super().__init__()
        self._leak = leak

    def get(self, name: str, number: int, of: tuple[Any, ...], like: Any, build: Callable[[], Any]) -> Any:
        if name != "table":
            return super().get(name, number, of, like, build)
        return super().get(name, number, of, like, lambda: LeakingView(**asdict(build()), leak=self._leak(of[0])))


class ScreenLines:
    """The connections to all screens of a lesson, with the view that each of them holds.

    Tests inject leaks: ``leak`` adds to the shared views of a game, and ``changed`` may change a message to any screen
    except the projector.
    """

    def __init__(self, leak: Leak | None = None, changed: Change | None = None) -> None:
        self._memo, self._changed = LeakingMemo(leak) if leak else Memo(), changed
        self._lines: dict[int | str, tuple[Screen, HeldView]] = {}
        self._numbers = itertools.count(1)
        self.scene: Scene | None = None
        self.sizes: list[int] = []

    def snapshot(self, scene: Scene) -> LessonSnapshot:
        """Return the snapshot of a scene, the same object for all viewers."""
        if scene is not self.scene:
            self.scene, self._snapshot = scene, LessonSnapshot(next(self._numbers), scene, self._memo)
        return self._snapshot

    def message(self, scene: Scene, viewer: Viewer) -> bytes:
        """Return the next message to a screen."""
        seat, desk = viewer.seat if isinstance(viewer, Player) else None, isinstance(viewer, Desk)
        told, held = self._lines.setdefault(key(viewer), (Screen("", seat, Line(), desk=desk), HeldView()))
        said = told.changes_since_last(self.snapshot(scene))
        if isinstance(viewer, Player):
            self.sizes.append(len(said))
        self.view = held.take(json.loads(said))
        if self._changed is not None and not isinstance(viewer, Wall):
            message = json.loads(said)
            self._changed(scene, message)
            return json.dumps(message).encode()
        return said

    def show(self, scene: Scene, viewer: Viewer) -> View:
        """Send a screen its next message; return the view that it shows, with the message as an additional field."""
        if viewer == Wall(host=False):  # no screen has this view
            return view_for(scene, viewer)
        message = json.loads(self.message(scene, viewer))
        return self.view | {"message": message}
