"""Gestures of players that a wall shows and that aren't stored: a head that jumps, and where a finger hovers.

The rules don't depend on them. A gesture names a seat in the lobby, or a position at a table: never a card, a question
or the player who hovers.
"""

from collections.abc import Callable, Iterable

import msgspec

from quizbs.lesson.lesson_state import LessonState
from quizbs.live.screen import STALE, Screen
from quizbs.rate_limits.token_buckets import TokenBuckets

EACH_SECOND = 3.0  # gestures that a lesson's walls show, of all its phones together
PLACES = 5  # card backs that the wall shows, however many questions the asker can choose from


class Gestures:
    """Sends the gestures of a lesson to its walls, with a limit per second."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._limit = TokenBuckets(EACH_SECOND, EACH_SECOND, clock)

    def send(self, state: LessonState, seat: int | None, at: int | None, screens: Iterable[Screen]) -> None:
        """Send a seat's gesture to the walls that keep up, unless too many gestures were sent just before.

        ``at`` is the position of the question on which the finger is, ``None`` for a jump.
        """
        if seat is None or state.session.frozen:
            return
        shown = jump(state, seat) if at is None else hover(state, seat, at)
        if shown and self._limit.try_take(""):
            written = msgspec.json.encode(shown)
            for wall in [wall for wall in screens if wall.kind == "wall" and wall.waiting < STALE]:
                wall.send("gesture", written)


def jump(state: LessonState, seat: int) -> dict[str, object] | None:
    """Return the message that makes the seat's head jump, ``None`` outside the lobby."""
    return {"seat": seat} if state.session.phase == "lobby" else None


def hover(state: LessonState, seat: int, at: int) -> dict[str, object] | None:
    """Return the message with the position of the asker's finger, ``None`` if the seat isn't choosing a question.

    The message names the table and one of the card backs on the wall. The order of the backs is unrelated to the cards,
    so the message doesn't reveal the question.
    """
    record = state.session.hand_of(seat)
    if record is None:
        return None
    turn = state.game(record.game).turn
    if turn.offer is None or turn.challenge is None or turn.offer.asker != seat or at >= len(turn.offer.cards):
        return None
    return {"table": record.table, "place": (2 * at + turn.challenge.number) % PLACES}
