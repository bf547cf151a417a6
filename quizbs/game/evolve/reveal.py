"""How the events of a reveal change a game: the call, each face, the stamp."""

from msgspec.structs import replace

from quizbs.game import events as e
from quizbs.game.betting import counted_bets, with_bet, without_bet_of_caller
from quizbs.game.duels import earlier_duel, with_duel
from quizbs.game.log import with_counts, with_line
from quizbs.game.state import Challenge, Claim, GameState


def calls_in_row_left(game: GameState) -> dict[int, tuple[int, int]]:
    """Return the calls in a row without those against the seat whose claim nobody called.

    They are by called seat: the last caller, and how often that caller has called it in a row.
    """
    claim = game.turn.claim
    if not game.options.calls_in_row or claim is None or not claim.open:
        return game.in_row
    return {seat: row for seat, row in game.in_row.items() if seat != claim.seat}


def _called(game: GameState, event: e.Called) -> GameState:
    claim = game.turn.claim
    if claim is None:
        return game
    in_row = game.in_row
    if game.options.calls_in_row:
        before, times = in_row.get(claim.seat, (event.seat, 0))
        in_row = in_row | {claim.seat: (event.seat, times + 1 if before == event.seat else 1)}
    caller = None if game.options.quiet else event.seat
    facts = {"seat": caller, "other": claim.seat, "count": len(claim.cards), "rank": claim.rank}
    after = replace(game, in_row=in_row, log=with_line(game.log, "called", **facts))
    return _challenged(after, claim, event, event.seat)


def _shown(game: GameState, event: e.Shown) -> GameState:
    claim = game.turn.claim
    if claim is None:
        return game
    after = replace(game, in_row=calls_in_row_left(game), log=with_line(game.log, "shown", seat=claim.seat))
    return _challenged(after, claim, event, None)


def _challenged(game: GameState, claim: Claim, event: e.Called | e.Shown, caller: int | None) -> GameState:
    """Return the game with ``claim`` challenged.

    In games that were stored before cards turned one by one, all of them are face up at once.
    """
    number, closed = game.challenges + 1, replace(claim, open=False)
    turning = replace(closed, cards=event.cards or claim.cards)
    challenge = Challenge(
        number,
        without_bet_of_caller(turning, caller),
        caller,
        len(game.deck.pile),
        short=game.options.short_show,
        unhurried=game.options.bets,
        met=earlier_duel(game, caller, claim.seat),
    )
    game = replace(
        game,
        phase="turning" if event.cards else "reveal",
        turn=replace(game.turn, claim=closed, challenge=challenge),
        clock=game.clock.next_step(event.closes_at, event.at),
        challenges=number,
    )
    return game if event.cards else _open(game)


def _face_turned(game: GameState, event: e.FaceTurned) -> GameState:
    challenge = game.turn.challenge
    if challenge is None:
        return game
    return replace(
        game,
        turn=replace(game.turn, challenge=replace(challenge, turned=challenge.turned + 1)),
        clock=replace(game.clock, closes_at=event.closes_at),
    )


def _stamped(game: GameState, event: e.Stamped) -> GameState:
    return _open(replace(game, phase="reveal", clock=game.clock.next_step(event.closes_at, event.at)))


def _open(game: GameState) -> GameState:
    """Return the game with the verdict public.

    The call counts only now, since the number of remaining calls is public.
    """
    challenge = game.turn.challenge
    if challenge is None:
        return game
    claim, caller = challenge.claim, challenge.caller
    facts = {"seat": claim.seat, "count": len(claim.cards), "rank": claim.rank, "yes": claim.honest}
    tally = game.tally if caller is None else with_counts(game.tally, caller, calls=1, caught=int(not claim.honest))
    tally = counted_bets(tally, claim)
    return replace(
        game,
        turn=replace(game.turn, challenge=replace(challenge, turned=len(claim.cards), stamped=True)),
        tally=tally,
        duels=with_duel(game, challenge),
        log=with_line(game.log, "stamped", **facts),
    )


DURING_A_REVEAL: e.Changes[GameState] = {
    e.Called: _called,
    e.Shown: _shown,
    e.FaceTurned: _face_turned,
    e.Stamped: _stamped,
    e.BetLaid: with_bet,
}
