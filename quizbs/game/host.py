"""What the teacher does to a table beside its players: a stand-in, another judgement, the end."""

from quizbs.game.challenge import go_on
from quizbs.game.clocks import AUTOMATIC, length_of_step
from quizbs.game.commands import Overrule, StandIn
from quizbs.game.endings import ranking
from quizbs.game.events import Ended, Event, Overruled, Settled, SteppedIn
from quizbs.game.evolve import evolve, replay
from quizbs.game.plays import stand
from quizbs.game.refusal import Refused, require
from quizbs.game.table import Table, acting_seat, people, voters


def stand_in(table: Table, command: StandIn, now: float) -> list[Event]:
    """Let the server play for a seat or stop it, and finish what only waited for that seat."""
    require(command.seat in table.seats, "not_yours")
    require((command.seat in table.automatic) != command.on, "closed")
    at = table.paused_at if table.paused_at is not None else now
    stepped = SteppedIn(command.seat, command.on, *_clock(table, command, at))
    after = evolve(table, stepped)
    claim = after.claim
    heard = after.phase == "last" or bool(claim and claim.believers)
    if heard and claim and claim.open and claim.believers >= voters(after, claim.seat):
        return [stepped, *stand(after, claim, at)]
    if after.phase == "explaining" and after.ready >= people(after):
        return [stepped, *go_on(after, at)]
    return [stepped]


def _clock(table: Table, command: StandIn, at: float) -> tuple[float, float | None]:
    """Return when the clock began and ends: soon over for a stand-in, whole again for who comes back."""
    closes_at = table.closes_at
    if acting_seat(table) == command.seat:
        begins = max(at, table.free_at) if table.phase == "turn" else at
        if not command.on:
            length = length_of_step(table)
            return begins, begins + length if length else None
        if closes_at is None or closes_at > begins + AUTOMATIC:
            return begins, begins + AUTOMATIC
    elif table.phase == "reveal" and closes_at is None and people(table) <= {command.seat}:
        return at, at + AUTOMATIC  # nobody is left to look at it
    return table.began_at, closes_at


def overrule(table: Table, command: Overrule) -> list[Event]:
    """Judge the last answer otherwise and settle the pile anew (``docs/rules.md`` 24)."""
    asking, settled, raised = table.asking, table.settled, table.challenge
    right = command.right
    require(asking is not None and asking.number == command.question and asking.answered, "closed")
    require(table.phase in ("discard", "explaining"), "closed")
    if asking is None or settled is None or raised is None:
        raise Refused("closed")
    require((asking.right is True) != right, "closed")
    pile = (*settled.leaves, *settled.takes)
    halved = right and table.options.stakes == "half" and asking.answerer == raised.loser
    middle = len(pile) // 2 if halved else 0
    return [Overruled(right, pile[middle:], pile[:middle])]


def end(table: Table, now: float) -> list[Event]:
    """End the game now; a challenge in progress is settled as without an answer (``docs/rules.md``, A challenge)."""
    events = _settlement(table, now)
    after = replay(events, table)
    if after.phase == "over":
        return events
    claim = after.challenge.claim if after.challenge and after.settled else None
    winner = claim.seat if claim and claim.honest and not after.hands[claim.seat] else None
    return [*events, Ended(ranking(after, winner), winner)]


def _settlement(table: Table, now: float) -> list[Event]:
    if table.phase == "last" and table.claim:
        events = stand(table, table.claim, now)
        return [*events, *_settlement(replay(events, table), now)]
    challenge = table.challenge
    if table.phase not in ("reveal", "choosing", "answering") or challenge is None:
        return []
    return [Settled(challenge.loser, () if challenge.loser is None else table.pile, ())]
