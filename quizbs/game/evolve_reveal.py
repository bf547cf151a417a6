"""What the events of a reveal change in a game: the call, each face that is seen, the stamp."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from quizbs.game import events as e
from quizbs.game.state import Challenge, Claim, GameState
from quizbs.game.state_changes import clock, counted, told, unchallenged


def _called(game: GameState, event: e.Called) -> GameState:
    claim = game.claim
    if claim is None:
        return game
    changes = _challenged(game, claim, event, event.seat)
    if game.options.calls_in_row:
        before, times = game.in_row.get(claim.seat, (event.seat, 0))
        row = (event.seat, times + 1 if before == event.seat else 1)
        changes["in_row"] = game.in_row | {claim.seat: row}
    caller = None if game.options.quiet else event.seat
    facts = {"seat": caller, "other": claim.seat, "count": len(claim.cards), "rank": claim.rank}
    return _begun(replace(game, **changes, **told(game, "called", **facts)), event)


def _shown(game: GameState, event: e.Shown) -> GameState:
    claim = game.claim
    if claim is None:
        return game
    changes = _challenged(game, claim, event, None) | unchallenged(game)
    return _begun(replace(game, **changes, **told(game, "shown", seat=claim.seat)), event)


def _challenged(game: GameState, claim: Claim, event: e.Called | e.Shown, caller: int | None) -> dict[str, Any]:
    number, closed = game.challenges + 1, replace(claim, open=False)
    turning = replace(closed, cards=event.cards or claim.cards)
    return {
        **clock(game, event.closes_at, event.at),
        "phase": "turning",
        "claim": closed,
        "challenge": Challenge(number, turning, caller, len(game.pile)),
        "challenges": number,
    }


def _begun(game: GameState, event: e.Called | e.Shown) -> GameState:
    """Return the game after a call; in games stored before cards turned one by one, all of them are open."""
    return game if event.cards else _open(replace(game, phase="reveal"))


def _face_turned(game: GameState, event: e.FaceTurned) -> GameState:
    challenge = game.challenge
    if challenge is None:
        return game
    return replace(game, closes_at=event.closes_at, challenge=replace(challenge, turned=challenge.turned + 1))


def _stamped(game: GameState, event: e.Stamped) -> GameState:
    return _open(replace(game, **clock(game, event.closes_at, event.at), phase="reveal"))


def _open(game: GameState) -> GameState:
    """Return the game with the verdict known. Calls count only now, since everybody sees how many a seat has left."""
    challenge = game.challenge
    if challenge is None:
        return game
    claim, caller = challenge.claim, challenge.caller
    facts = {"seat": claim.seat, "count": len(claim.cards), "rank": claim.rank}
    tally = game.tally if caller is None else counted(game, caller, calls=1, caught=int(not claim.honest))
    return replace(
        game,
        **told(game, "stamped", **facts, yes=claim.honest),
        challenge=replace(challenge, turned=len(claim.cards), stamped=True),
        tally=tally,
    )


DURING_A_REVEAL: Mapping[type, Callable[[GameState, Any], GameState]] = {
    e.Called: _called,
    e.Shown: _shown,
    e.FaceTurned: _face_turned,
    e.Stamped: _stamped,
}
