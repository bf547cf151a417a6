"""What a seat may do by the options and its accommodations: call, pass, answer along."""

from quizbs.game.log import Tally
from quizbs.game.presence import present_seats
from quizbs.game.state import Asking, Claim, GameState, accommodation_of, held, takes_part


def turn_is_open(game: GameState) -> bool:
    """Return whether the seat in turn may play (once ``free_at`` is reached): in its turn, or early, during an
    explanation.
    """
    return game.phase == "turn" or (game.phase == "explaining" and game.clock.early)


def may_read(game: GameState, seat: int) -> bool:
    """Return whether a seat may confirm now that it has read the explanation."""
    asking, settled = game.turn.asking, game.turn.settled
    if asking is None or seat not in game.seats or seat in game.turn.ready:
        return False
    throws = game.phase == "discard" and settled is not None and settled.hunter == seat
    return game.phase == "explaining" or (game.phase == "discard" and not throws)


def may_call(game: GameState, seat: int, claim: Claim) -> bool:
    """Return whether ``seat``, one of the voters, may call the claim by the limits on wrong calls and on calls in a
    row.
    """
    return has_token(game, seat, claim) and not too_often(game, seat, claim)


def has_token(game: GameState, seat: int, claim: Claim) -> bool:
    """Return whether a seat may call although wrong calls are limited. Last cards may always be called."""
    return claim.last or not game.options.call_tokens or tokens_left(game, seat) > 0


def too_often(game: GameState, seat: int, claim: Claim) -> bool:
    """Return whether ``seat`` has called the claim's player too often in a row. Last cards may always be called."""
    most = game.options.calls_in_row
    caller, times = game.in_row.get(claim.seat, (seat, 0))
    return bool(most) and not claim.last and caller == seat and times >= most


def tokens_left(game: GameState, seat: int) -> int:
    """Return how many wrong calls a seat has left under the option ``call_tokens``."""
    tally = game.tally.get(seat, Tally())
    return max(0, game.options.call_tokens - tally.calls + tally.caught)


def may_pass(game: GameState, seat: int) -> bool:
    """Return whether the seat in turn may pass: by the options, or by its accommodation if it doesn't have the rank."""
    if game.turn.rank is None:
        return False
    options = game.options
    if options.passing and options.truth == "free":
        return True
    return (options.passing or accommodation_of(game, seat).may_pass) and not held(game, seat, game.turn.rank)


def heard_of(game: GameState, asking: Asking) -> tuple[int, int]:
    """Return how many seats have answered, the asked one included, and how many are present.

    Both numbers include guests, although nobody waits for them: otherwise they would show who has answered. Late
    answers don't change them.
    """
    if asking.shown:
        return asking.heard
    answered = len(asking.answered_by)
    return answered, answered + len(asking.awaited(present_seats(game) - (game.bots - {asking.answerer})))


def may_answer_along(game: GameState, seat: int) -> bool:
    """Return whether the seat may answer along now: while the question is open, or late, before the next play."""
    asking = game.turn.asking
    if asking is None or not game.options.answer_along or not takes_part(game, seat):
        return False
    if seat == asking.answerer or seat in game.autoplay or game.phase == "over":
        return False
    return asking.may_finish(seat) and (asking.shown or game.phase == "answering")


def still_to_answer(game: GameState) -> frozenset[int]:
    """Return the seats that may answer in private after the reveal: those with more time, even if absent."""
    asking = game.turn.asking
    if asking is None or not game.options.answer_along:
        return frozenset()
    slow = {
        seat
        for seat, accommodation in game.accommodations.items()
        if accommodation.more_time and takes_part(game, seat)
    }
    return asking.awaited(slow - {asking.answerer} - game.bots)
