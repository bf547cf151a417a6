"""Bets on whether a claim is a lie.

A seat may bet before the play, by believing the claim, and from its call until the first card is visible. Its newest
bet on a claim counts, and only if the cards are turned; bets on other claims are never shown.
"""

from collections.abc import Mapping
from random import Random

from msgspec.structs import replace

from quizbs.game.commands import Bet
from quizbs.game.events import BetLaid, Event
from quizbs.game.legal_moves import turn_is_open
from quizbs.game.log import Tally, with_counts
from quizbs.game.refusal import require
from quizbs.game.state import Claim, GameState, Turn, bets_on, takes_part


def may_bet(game: GameState, seat: int) -> int | None:
    """Return the number of the turn on whose play a seat may bet now: the next one, or the one that was called.

    ``None``: it may not bet.
    """
    if not takes_part(game, seat) or seat in game.autoplay or game.clock.paused_at is not None:
        return None
    turn, challenge, options = game.turn, game.turn.challenge, game.options
    if turn_is_open(game) and options.guesses and turn.rank is not None and seat != turn.seat:
        return turn.number
    turns = game.phase == "turning" and options.bets and challenge is not None and not challenge.turned
    if turns and challenge and seat not in (challenge.claim.seat, challenge.caller):
        return turn.number - 1
    return None


def bet(game: GameState, seat: int, command: Bet, _: float, __: Random) -> list[Event]:
    """Return the event of a new or changed bet, nothing if the seat has placed the same bet already."""
    require(command.turn == may_bet(game, seat), "closed")
    return [] if bet_of(game, seat) == command.lie else [BetLaid(seat, command.lie)]


def bet_of(game: GameState, seat: int) -> bool | None:
    """Return the seat's bet (``True``: a lie) on the called claim until the next play, otherwise on the next play.

    ``None``: the seat hasn't bet.
    """
    challenge = game.turn.challenge
    turned = challenge is not None and game.phase != "last" and not turn_is_open(game)
    return (challenge.claim.bets if challenge and turned else game.turn.bets).get(seat)


def with_bet(game: GameState, event: BetLaid) -> GameState:
    """Return the game with a bet added: to the claim whose cards are about to turn, otherwise to the next play."""
    turn, challenge = game.turn, game.turn.challenge
    if game.phase == "turning" and challenge is not None:
        claim = replace(challenge.claim, bets=challenge.claim.bets | {event.seat: event.lie})
        return replace(game, turn=replace(turn, challenge=replace(challenge, claim=claim)))
    return replace(game, turn=replace(turn, bets=turn.bets | {event.seat: event.lie}))


def without_bets_of(turn: Turn, seat: int) -> Turn:
    """Return the turn without the bets of ``seat``, which has a new player."""
    claim, challenge = turn.claim, turn.challenge
    return replace(
        turn,
        bets=_others(turn.bets, seat),
        claim=claim and replace(claim, bets=_others(claim.bets, seat)),
        challenge=challenge and replace(challenge, claim=without_bet_of_caller(challenge.claim, seat)),
    )


def without_bet_of_caller(claim: Claim, caller: int | None) -> Claim:
    """Return the claim without the bet of its caller, since the call replaces that bet."""
    return replace(claim, bets=_others(claim.bets, caller))


def _others(bets: Mapping[int, bool], seat: int | None) -> dict[int, bool]:
    return {other: lie for other, lie in bets.items() if other != seat}


def counted_bets(tally: dict[int, Tally], claim: Claim) -> dict[int, Tally]:
    """Return the tally with the right bets counted on a claim whose cards are now visible."""
    for seat in bets_on(claim, lie=not claim.honest):
        tally = with_counts(tally, seat, saw=1)
    return tally
