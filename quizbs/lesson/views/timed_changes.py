"""When a view changes without an event, because of something that depends on time and isn't counted by the screens."""

from quizbs.lesson.dealing import LEAST_LEFT
from quizbs.lesson.session_state import LAST_ROUND
from quizbs.lesson.views import table_view
from quizbs.lesson.views.scene import Scene

_ROUNDING_MARGIN = 0.01  # seconds added, so that rounding can't place a change before its time


def changes_at(scene: Scene) -> float | None:
    """Return when any view of the scene changes next without an event (s), ``None`` for never."""
    until = scene.session.bell.cards_until
    bell = [] if until is None or scene.session.bell.rang else [until - LAST_ROUND, until - LEAST_LEFT]
    coming = [at + _ROUNDING_MARGIN for at in (*table_view.changes(scene), *bell)]
    return min((at for at in coming if at > scene.now), default=None)
