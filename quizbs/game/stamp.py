"""When the cards of a challenge turn and when the stamp falls, in seconds from the call (``docs/rules.md``, The
reveal).

Until the stamp, times depend only on the number of cards, the number of the challenge and the visible faces, so that
neither order nor pace reveals a lie.
"""

from functools import lru_cache

SCENE = 2.6  # from the call until the first card starts to turn
SHORTER = 0.9  # subtracted from the third challenge of a game on
BRISK = 3  # number of the challenge from which SHORTER is subtracted
_PACE = 0.87  # from one card to the next
_ROW = 2.61  # from the first card to the last, if there are so many that this is faster
_TURN = 0.42
_LIFT, _SLOW_TURN = 0.38, 0.9  # the last card is lifted first, and turns slowly
_STILL = 0.4  # the deciding face is visible and nothing moves
SHORT = 0.5  # factor of all these times in a short show


def first_turn(number: int, *, short: bool = False, bets: bool = False) -> float:
    """Return when the first card starts to turn (s from the call).

    ``number``, ``short`` and ``bets`` are as in ``moments``.
    """
    if bets:
        return SCENE
    return (SCENE - (SHORTER if number >= BRISK else 0.0)) * (SHORT if short else 1.0)


@lru_cache(maxsize=1024)
def moments(
    cards: int, false_at: int | None, number: int, *, short: bool = False, bets: bool = False
) -> tuple[float, ...]:
    """Return when each face is visible, from left to right, and last when the stamp falls (s from the call).

    True cards are on the left; ``false_at`` is the position of the first false one, from 1, or ``None`` if all are
    true. Cards that are still face down turn with the stamp, so there may be fewer faces than cards. ``number`` counts
    the challenges of the game including this one. ``short``: in half the time. ``bets``: the time before the first card
    is never reduced, since bets are placed in it.
    """
    times = SHORT if short else 1.0
    begins = first_turn(number, short=short, bets=bets) / times
    pace = min(_PACE, _ROW / (cards - 1)) if cards > 1 else 0.0
    seen = [begins + pace * place + _TURN / 2 for place in range(cards - 1)]
    last = begins + pace * (cards - 1) + _LIFT
    seen.append(last + _SLOW_TURN / 2)
    stamp = last + _SLOW_TURN + _STILL
    if false_at is not None and false_at < cards:
        stamp = begins + pace * (false_at - 1) + _TURN + _STILL
    return (*[round(at * times, 3) for at in seen if at < stamp], round(stamp * times, 3))


def seconds_to_stamp(
    cards: int, false_at: int | None, number: int, *, short: bool = False, bets: bool = False
) -> float:
    """Return when the stamp falls (s from the call). The arguments are those of ``moments``."""
    return moments(cards, false_at, number, short=short, bets=bets)[-1]
