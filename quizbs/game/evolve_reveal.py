"""What the events of a reveal make of a table: the call, each face that is seen, the stamp."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from quizbs.game import events as e
from quizbs.game.changes import clock, counted, told, unchallenged
from quizbs.game.table import Challenge, Claim, Table


def _called(table: Table, event: e.Called) -> Table:
    claim = table.claim
    if claim is None:
        return table
    changes = _challenged(table, claim, event, event.seat)
    if table.options.calls_in_row:
        before, times = table.in_row.get(claim.seat, (event.seat, 0))
        row = (event.seat, times + 1 if before == event.seat else 1)
        changes["in_row"] = table.in_row | {claim.seat: row}
    caller = None if table.options.quiet else event.seat
    facts = {"seat": caller, "other": claim.seat, "count": len(claim.cards), "rank": claim.rank}
    return _begun(replace(table, **changes, **told(table, "called", **facts)), event)


def _shown(table: Table, event: e.Shown) -> Table:
    claim = table.claim
    if claim is None:
        return table
    changes = _challenged(table, claim, event, None) | unchallenged(table)
    return _begun(replace(table, **changes, **told(table, "shown", seat=claim.seat)), event)


def _challenged(table: Table, claim: Claim, event: e.Called | e.Shown, caller: int | None) -> dict[str, Any]:
    number, closed = table.challenges + 1, replace(claim, open=False)
    turning = replace(closed, cards=event.cards or claim.cards)
    return {
        **clock(table, event.closes_at, event.at),
        "phase": "turning",
        "claim": closed,
        "challenge": Challenge(number, turning, caller, len(table.pile)),
        "challenges": number,
    }


def _begun(table: Table, event: e.Called | e.Shown) -> Table:
    """Return the table of a call, with all cards turned where the game is one of before."""
    return table if event.cards else _open(replace(table, phase="reveal"))


def _face_turned(table: Table, event: e.FaceTurned) -> Table:
    challenge = table.challenge
    if challenge is None:
        return table
    return replace(table, closes_at=event.closes_at, challenge=replace(challenge, turned=challenge.turned + 1))


def _stamped(table: Table, event: e.Stamped) -> Table:
    return _open(replace(table, **clock(table, event.closes_at, event.at), phase="reveal"))


def _open(table: Table) -> Table:
    """Return the table with the verdict known; calls are counted only now, since whoever has few of them is seen."""
    challenge = table.challenge
    if challenge is None:
        return table
    claim, caller = challenge.claim, challenge.caller
    facts = {"seat": claim.seat, "count": len(claim.cards), "rank": claim.rank}
    tally = table.tally if caller is None else counted(table, caller, calls=1, caught=int(not claim.honest))
    return replace(
        table,
        **told(table, "stamped", **facts, yes=claim.honest),
        challenge=replace(challenge, turned=len(claim.cards), stamped=True),
        tally=tally,
    )


DURING_A_REVEAL: Mapping[type, Callable[[Table, Any], Table]] = {
    e.Called: _called,
    e.Shown: _shown,
    e.FaceTurned: _face_turned,
    e.Stamped: _stamped,
}
