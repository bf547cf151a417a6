"""The mirror: what a player's own bluffs and calls in a finished game look like (``docs/rules.md``, Mirror).

It is private, and computed from what the player could have counted: their own cards, and public ones.
"""

from collections import Counter

import msgspec

from quizbs.bots.odds import chance_of_cheat
from quizbs.game.deeds import CallMade, Deeds

LEAST_CLAIMS = 3  # minimum for a mirror
LEAST_CAUGHT = 2  # bluffs that one player detected, to be named as the best reader


class Mirror(msgspec.Struct, frozen=True):
    """A player's statistics of bluffs and calls.

    Nobody called ``unseen`` of the ``bluffs``; in ``free`` of them the player had the rank. ``challenged`` claims were
    called although they were true. ``reader`` is the seat that detected most of the bluffs, without a tie, and ``read``
    how many. Of the ``calls``, ``right`` found a bluff; in ``blind`` ones the caller had no card of that rank. Judging
    by the caller's own cards, ``likely`` calls would have found one.
    """

    claims: int
    bluffs: int
    unseen: int
    free: int
    challenged: int
    reader: int | None
    read: int
    calls: int
    right: int
    blind: int
    likely: int


def mirror(deeds: Deeds, *, quiet: bool = False) -> Mirror | None:
    """Return a player's mirror, ``None`` for too few claims. ``quiet``: calls are secret, so no seat is named."""
    if len(deeds.claims) < LEAST_CLAIMS:
        return None
    bluffs = [claim for claim in deeds.claims if not claim.honest]
    found = Counter(claim.caller for claim in bluffs if claim.shown and claim.caller)
    most = max(found.values(), default=0)
    best = [caller for caller, count in found.items() if count == most]
    named = not quiet and most >= LEAST_CAUGHT and len(best) == 1
    return Mirror(
        claims=len(deeds.claims),
        bluffs=len(bluffs),
        unseen=sum(claim.caller is None and not claim.shown for claim in bluffs),
        free=sum(claim.held > 0 for claim in bluffs),
        challenged=sum(claim.honest and claim.shown and claim.caller is not None for claim in deeds.claims),
        reader=best[0] if named else None,
        read=most if named else 0,
        calls=len(deeds.calls_made),
        right=sum(call.right for call in deeds.calls_made),
        blind=sum(call.held == 0 for call in deeds.calls_made),
        likely=round(sum(map(_chance, deeds.calls_made))),
    )


def _chance(call: CallMade) -> float:
    return chance_of_cheat(call.count, call.marked, call.hand, call.unseen)
