"""From the call to the stamp: the challenged cards turn one by one, and after that the verdict is public (rule B11)."""

from random import Random

from msgspec.structs import replace

from quizbs.game.cards import Card, rank_of
from quizbs.game.clocks import length_of, shared_closes
from quizbs.game.events import Called, Event, FaceTurned, Shown, Stamped
from quizbs.game.evolve import evolve
from quizbs.game.stamp import moments
from quizbs.game.state import Challenge, Claim, GameState, people


def call_event(game: GameState, claim: Claim, seat: int, now: float, chance: Random) -> Called:
    """Return the event of a call by ``seat``: the claim's cards start to turn."""
    call = Called(seat, now, None, _in_turning_order(claim, chance))
    return replace(call, closes_at=_next(evolve(game, call)))


def show_event(game: GameState, claim: Claim, now: float, chance: Random) -> Shown:
    """Return the event that shows an uncalled claim: its cards start to turn."""
    show = Shown(now, None, _in_turning_order(claim, chance))
    return replace(show, closes_at=_next(evolve(game, show)))


def _in_turning_order(claim: Claim, chance: Random) -> tuple[Card, ...]:
    """Return the claim's cards in random order, those of the claimed rank first.

    In a fixed order a card's suit could reveal that only false cards follow.
    """
    true = [card for card in claim.cards if rank_of(card) == claim.rank]
    false = [card for card in claim.cards if rank_of(card) != claim.rank]
    chance.shuffle(true)
    chance.shuffle(false)
    return (*true, *false)


def goes_on(game: GameState, now: float, _: Random) -> list[Event]:
    """Return the next event while cards turn: another face, or the stamp."""
    challenge = game.turn.challenge
    if challenge is None or challenge.turned == len(schedule(challenge)) - 1:
        return [stamp_event(game, now)]
    turned = FaceTurned(None)
    return [replace(turned, closes_at=_next(evolve(game, turned)))]


def stamp_event(game: GameState, now: float) -> Stamped:
    """Return the event of the stamp. The cards stay face up for ``reveal_time`` after it."""
    return Stamped(now, shared_closes(people(game), now, length_of(game, "reveal_time")))


def schedule(challenge: Challenge) -> tuple[float, ...]:
    """Return when each face is visible, and last when the stamp falls, in seconds from the call."""
    claim = challenge.claim
    true = sum(rank_of(card) == claim.rank for card in claim.cards)
    how = {"short": challenge.short, "bets": challenge.unhurried}
    return moments(len(claim.cards), None if claim.honest else true + 1, challenge.number, **how)


def _next(game: GameState) -> float | None:
    """Return when the next card turns or the stamp falls (s), ``None`` without a challenge.

    It is computed from the time of the call, so that delays don't add up.
    """
    challenge = game.turn.challenge
    return None if challenge is None else game.clock.began_at + schedule(challenge)[challenge.turned]
