"""How many turns a seat has had, how many of them are done with, and who has played them."""

from quizbs.game.table import Table, in_playing_order


def turns_of(table: Table, seat: int) -> int:
    """Return how many turns a seat has had; they go round without a gap."""
    before = in_playing_order(table, table.starter).index(seat)
    return max(0, -(-(table.turn_number - 1 - before) // len(table.seats)))


def turns_done(table: Table, seat: int) -> int:
    """Return how many turns of a seat are done with: who played answers for it, so the last one lasts until nobody may
    call its claim any more and the challenge that came of it is over.
    """
    claim, challenge = table.claim, table.challenge
    open_still = claim is not None and claim.open and claim.seat == seat
    challenged = challenge is not None and challenge.claim.seat == seat and table.phase not in ("turn", "over")
    return turns_of(table, seat) - (open_still or challenged)


def autoplayed(table: Table, seat: int) -> bool:
    """Tell whether the server played most turns of a seat since who plays it now took it over."""
    turns, by_the_server = table.turns.get(seat, (0, 0))
    return 2 * by_the_server > turns
