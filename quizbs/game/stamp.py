"""When the cards of a challenge turn and when its stamp falls (``docs/rules.md``, The reveal). Seconds from the call.

Nothing before the stamp depends on more than the number of the cards, the number of the call and the faces that are
up already: so neither order nor pace tells a lie from the truth.
"""

from functools import lru_cache

SCENE = 2.6  # from the call until the first card begins to turn
SHORTER = 0.9  # less than that, from the third challenge of a game on
_PACE = 0.87  # from one card to the next
_ROW = 2.61  # from the first card to the last where there are so many that this is quicker
_TURN = 0.42
_LIFT, _SLOW_TURN = 0.38, 0.9  # the last card is lifted first, and turns slowly
_STILL = 0.4  # the deciding face is up and nothing moves


@lru_cache(maxsize=1024)
def moments(cards: int, false_at: int | None, number: int) -> tuple[float, ...]:
    """Return when each face is first seen, from left to right, and last when the stamp falls.

    True cards lie on the left; ``false_at`` is the place of the first false one, from 1, or ``None`` where all are
    true.
    ``number`` counts the challenges of the game, this one included. Cards that the stamp finds face down turn with
    it, so there may be fewer faces than cards.
    """
    begins = SCENE - (SHORTER if number >= 3 else 0.0)
    pace = min(_PACE, _ROW / (cards - 1)) if cards > 1 else 0.0
    seen = [begins + pace * place + _TURN / 2 for place in range(cards - 1)]
    last = begins + pace * (cards - 1) + _LIFT
    seen.append(last + _SLOW_TURN / 2)
    stamp = last + _SLOW_TURN + _STILL
    if false_at is not None and false_at < cards:
        stamp = begins + pace * (false_at - 1) + _TURN + _STILL
    return (*[round(at, 3) for at in seen if at < stamp], round(stamp, 3))


def seconds_to_stamp(cards: int, false_at: int | None, number: int) -> float:
    """Return how long it takes from the call to the stamp; the arguments are those of ``moments``."""
    return moments(cards, false_at, number)[-1]
