"""When a view changes although nothing happens: all that depends on time alone and isn't counted by the screens."""

from quizbs.lesson.dealing import LEAST_LEFT
from quizbs.lesson.state import LAST_ROUND
from quizbs.lesson.views import table_view
from quizbs.lesson.views.scene import Scene

_SURELY = 0.01  # seconds more, so that rounding can't make a change look as if it were yet to come


def changes_at(scene: Scene) -> float | None:
    """Return when a view of this scene will differ next if nothing happens until then, ``None`` if it never will."""
    until = scene.lesson.bell.cards_until
    bell = [] if until is None or scene.lesson.bell.rang else [until - LAST_ROUND, until - LEAST_LEFT]
    coming = [at + _SURELY for at in (*table_view.changes(scene), *bell)]
    return min((at for at in coming if at > scene.now), default=None)
