"""Duels: how often one seat has called another, and how often it was right.

They are public, since the cards were visible.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from quizbs.game.state import Challenge, Duel, Duels, GameState

FEUD = 3  # from this duel of a pair on, the earlier ones are shown


def earlier_duel(game: GameState, caller: int | None, claimant: int) -> Duel | None:
    """Return the earlier duels of caller and claimant, ``None`` if there are too few to be shown, or without the
    option.
    """
    if caller is None or not game.options.nemesis or game.options.quiet:
        return None
    theirs, others = _of(game.duels, caller, claimant), _of(game.duels, claimant, caller)
    duel = theirs.calls + others.calls + 1
    return Duel(duel, theirs.caught, others.caught) if duel >= FEUD else None


def with_duel(game: GameState, challenge: Challenge) -> dict[int, dict[int, Duels]]:
    """Return all duels, by caller and by called seat, with the challenge whose cards are now visible added."""
    claim, caller = challenge.claim, challenge.caller
    if caller is None or claim.autoplay:
        return game.duels
    before = _of(game.duels, caller, claim.seat)
    after = replace(before, calls=before.calls + 1, caught=before.caught + int(not claim.honest))
    return game.duels | {caller: game.duels.get(caller, {}) | {claim.seat: after}}


def without_duels_of(game: GameState, seat: int) -> dict[int, dict[int, Duels]]:
    """Return all duels except those of ``seat``, which has a new player."""
    return {
        caller: {other: duels for other, duels in row.items() if other != seat}
        for caller, row in game.duels.items()
        if caller != seat
    }


def _of(duels: Mapping[int, Mapping[int, Duels]], caller: int, claimant: int) -> Duels:
    return duels.get(caller, {}).get(claimant, Duels())
