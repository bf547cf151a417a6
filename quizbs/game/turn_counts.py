"""How many turns a seat has begun and finished, and whether a player or a bot played them."""

from quizbs.game.state import GameState, in_playing_order


def turns_of(game: GameState, seat: int) -> int:
    """Return how many turns a seat has begun. No seat is ever skipped."""
    if not game.starter:
        return 0
    before = in_playing_order(game, game.starter).index(seat)
    return max(0, -(-(game.turn.number - 1 - before) // len(game.seats)))


def turns_done(game: GameState, seat: int) -> int:
    """Return how many turns a seat has finished.

    A turn lasts until its claim can't be called any more, or until the challenge of its claim is over.
    """
    claim, challenge = game.turn.claim, game.turn.challenge
    open_still = claim is not None and claim.open and claim.seat == seat
    challenged = challenge is not None and challenge.claim.seat == seat and game.phase not in ("turn", "over")
    return turns_of(game, seat) - (open_still or challenged)


def autoplayed(game: GameState, seat: int) -> bool:
    """Return whether a bot played most of a seat's turns since its present player took over."""
    turns, by_the_server = game.turns_played.get(seat, (0, 0))
    return 2 * by_the_server > turns
