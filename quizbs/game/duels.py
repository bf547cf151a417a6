"""Duels: how often one seat has called another, and how often it was right. Known to all once the cards were seen."""

from collections.abc import Mapping

from msgspec.structs import replace

from quizbs.game.state import Challenge, Duels, GameState, Met

FEUD = 3  # from this duel of a pair on, the earlier ones are told


def met(game: GameState, caller: int | None, claimant: int) -> Met | None:
    """Return how a pair has met before its present duel, if that is one of which the earlier ones are told."""
    if caller is None or not game.options.nemesis or game.options.quiet:
        return None
    theirs, others = _of(game.duels, caller, claimant), _of(game.duels, claimant, caller)
    duel = theirs.calls + others.calls + 1
    return Met(duel, theirs.caught, others.caught) if duel >= FEUD else None


def fought(game: GameState, challenge: Challenge) -> dict[int, dict[int, Duels]]:
    """Return the duels of a game with one more, whose cards all see now."""
    claim, caller = challenge.claim, challenge.caller
    if caller is None or claim.autoplay:
        return game.duels
    before = _of(game.duels, caller, claim.seat)
    after = replace(before, calls=before.calls + 1, caught=before.caught + int(not claim.honest))
    return game.duels | {caller: game.duels.get(caller, {}) | {claim.seat: after}}


def without(game: GameState, seat: int) -> dict[int, dict[int, Duels]]:
    """Return the duels of a game without those of a seat that somebody else has taken over."""
    return {
        caller: {other: duels for other, duels in row.items() if other != seat}
        for caller, row in game.duels.items()
        if caller != seat
    }


def _of(duels: Mapping[int, Mapping[int, Duels]], caller: int, claimant: int) -> Duels:
    return duels.get(caller, {}).get(claimant, Duels())
