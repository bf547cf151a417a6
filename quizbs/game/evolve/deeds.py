"""How events change deeds, from which awards and the mirror are computed.

Only a player's own plays count: not those of autoplay, nor of the hand's former player.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from quizbs.game.cards import SUITS, rank_of
from quizbs.game.deeds import GONE, NO_DEEDS, Bluff, CallMade, ClaimMade, Deeds
from quizbs.game.events import (
    Answered,
    AnsweredAlong,
    Called,
    Discarded,
    Event,
    HandTaken,
    Laid,
    Passed,
    Settled,
    Stamped,
)
from quizbs.game.log import Tally
from quizbs.game.scores import row_of
from quizbs.game.state import Asking, Claim, GameState

Found = Mapping[int, Deeds]


def deeds_of(game: GameState) -> dict[int, Deeds]:
    """Return the deeds of every seat with cards."""
    return {seat: _finished(game.deeds.get(seat, NO_DEEDS), game, seat) for seat in game.seats}


def with_deeds(game: GameState, after: GameState, event: Event) -> GameState:
    """Return ``after``, the game that follows ``game`` by ``event``, with the deeds updated."""
    deeds = _counted(game.deeds, game, after, event)
    return after if deeds is game.deeds else replace(after, deeds=deeds)


def _more(deeds: Found, seat: int, **more: int) -> dict[int, Deeds]:
    before = deeds.get(seat, NO_DEEDS)
    return {**deeds, seat: replace(before, **{name: getattr(before, name) + count for name, count in more.items()})}


def _counted(deeds: Found, game: GameState, after: GameState, event: Event) -> Found:
    """Return the deeds after ``event``, which led from ``game`` to ``after``."""
    found = deeds
    if isinstance(event, (Laid, Passed)) or after.phase == "over":
        found = _passed(found, game)
    match event:
        case Laid(seat=seat, autoplay=False) if after.turn.claim:
            found = _played(found, game, seat, event, after.turn.claim)
        case Called() | Stamped():
            found = _challenged(found, game, after, event)
        case Discarded(seat=seat):
            found = _more(found, seat, thrown=1)
        case Answered() | AnsweredAlong() if after.turn.asking:
            found = _with_answer(found, after.turn.asking, event)
        case Settled(loser=loser, leaves=leaves) if loser is not None and _answered(found, game, loser):
            found = _more(found, loser, spared=len(leaves))
        case HandTaken(seat=seat):
            found = {other: _forgotten(one, seat) for other, one in found.items()} | {seat: _begun(game, seat)}
        case _:
            pass
    return found if after.deck is game.deck and after.rows is game.rows else _held(found, game, after)


def _noted(deeds: Found, seat: int, **number: int) -> dict[int, Deeds]:
    return {**deeds, seat: replace(deeds.get(seat, NO_DEEDS), **number)}


def _with_answer(deeds: Found, asking: Asking, event: Answered | AnsweredAlong) -> Found:
    if isinstance(event, Answered):
        return _noted(deeds, event.seat, answered=asking.number)
    return _more(deeds, event.seat, helped=1) if event.right and event.seat not in asking.known else deeds


def _begun(game: GameState, seat: int) -> Deeds:
    """Return the deeds with which a hand's new player begins: no counts except the number of cards in the hand."""
    picked_up = game.tally.get(seat, Tally()).picked_up
    return replace(NO_DEEDS, most_cards=len(game.deck.hands.get(seat, ())), brought=picked_up)


def _made(deeds: Found, claim: Claim) -> bool:
    """Return whether the present player of the hand made ``claim``, which is the newest."""
    return not claim.autoplay and bool(deeds.get(claim.seat, NO_DEEDS).claims)


def _answered(deeds: Found, game: GameState, seat: int) -> bool:
    """Return whether the present player of the seat's hand has answered the question that was asked."""
    asking = game.turn.asking
    return asking is not None and deeds.get(seat, NO_DEEDS).answered == asking.number


def _played(deeds: Found, game: GameState, seat: int, event: Laid, claim: Claim) -> dict[int, Deeds]:
    found = _more(deeds, seat, plays=1, bluffs=int(not claim.honest))
    seat_deeds = found[seat]
    made = ClaimMade(_held_of(game, seat, claim), claim.honest)
    most = max(seat_deeds.most_true, len(event.cards)) if claim.honest else seat_deeds.most_true
    return {**found, seat: replace(seat_deeds, most_true=most, claims=(*seat_deeds.claims, made))}


def _held_of(game: GameState, seat: int, claim: Claim) -> int:
    """Return how many cards of the claimed rank the seat holds."""
    return sum(rank_of(card) == claim.rank for card in game.deck.hands.get(seat, ()))


def _marked(deeds: Found, claim: Claim, **more: int | bool) -> Found:
    """Return the deeds with fields ``more`` set on the newest claim of its seat, if its present player made it."""
    if not _made(deeds, claim):
        return deeds
    seat_deeds = deeds[claim.seat]
    *before, last = seat_deeds.claims
    return {**deeds, claim.seat: replace(seat_deeds, claims=(*before, replace(last, **more)))}


def _forgotten(seat_deeds: Deeds, seat: int) -> Deeds:
    """Return a seat's deeds with ``GONE`` as the caller of each claim that ``seat`` called, since ``seat`` has a new
    player.
    """
    if all(claim.caller != seat for claim in seat_deeds.claims):
        return seat_deeds
    claims = tuple(replace(claim, caller=GONE) if claim.caller == seat else claim for claim in seat_deeds.claims)
    return replace(seat_deeds, claims=claims)


def _passed(deeds: Found, game: GameState) -> Found:
    """Return the deeds with the last claim counted as uncalled, unless it was called."""
    claim = game.turn.claim
    if claim is None or game.turn.challenge is not None or not _made(deeds, claim):
        return deeds
    bluff = any(rank_of(card) != claim.rank for card in claim.cards)
    found = _more(deeds, claim.seat, unseen_bluffs=int(bluff), quiet_run=1)
    seat_deeds = found[claim.seat]
    largest = max(seat_deeds.largest_bluff, len(claim.cards)) if bluff else seat_deeds.largest_bluff
    longest = max(seat_deeds.longest_quiet_run, seat_deeds.quiet_run)
    best = (
        _better(seat_deeds.best_bluff, Bluff(claim.number, claim.rank, claim.cards)) if bluff else seat_deeds.best_bluff
    )
    more = {"largest_bluff": largest, "longest_quiet_run": longest}
    return {**found, claim.seat: replace(seat_deeds, **more, best_bluff=best)}


def _better(one: Bluff | None, other: Bluff) -> Bluff:
    """Return the greater of two bluffs, ``other`` if they are equal."""
    return one if one is not None and one.size > other.size else other


def _challenged(deeds: Found, game: GameState, after: GameState, event: Called | Stamped) -> Found:
    if isinstance(event, Stamped):
        return _called(deeds, after)
    raised = _noted(deeds, event.seat, called=after.challenges)
    return _marked(raised, game.turn.claim, caller=event.seat) if game.turn.claim else raised


def _called(deeds: Found, game: GameState) -> Found:
    challenge = game.turn.challenge
    if challenge is None:
        return deeds
    claim = challenge.claim
    deeds = _marked(deeds, claim, shown=True)
    if challenge.caller is None:
        return deeds
    found = {**deeds}
    if found.get(challenge.caller, NO_DEEDS).called == challenge.number:
        found = _more(found, challenge.caller, calls=1, right_calls=int(not claim.honest))
        found = _with_call(found, game, challenge.caller, claim)
    if claim.honest and _made(found, claim):
        found = _more(found, claim.seat, fooled=1, survived=int(claim.last))
    return found | {claim.seat: replace(found.get(claim.seat, NO_DEEDS), quiet_run=0)}


def _with_call(deeds: Found, game: GameState, caller: int, claim: Claim) -> dict[int, Deeds]:
    held, own = _held_of(game, caller, claim), len(game.deck.hands.get(caller, ()))
    cards = sum(map(len, game.deck.hands.values())) + len(game.deck.pile) + len(game.deck.gone)
    made = CallMade(
        count=len(claim.cards),
        hand=len(game.deck.hands.get(claim.seat, ())) + len(claim.cards),
        held=held,
        marked=len(SUITS) * game.deck.decks - held,
        unseen=cards - own,
        right=not claim.honest,
    )
    seat_deeds = deeds[caller]
    return {**deeds, caller: replace(seat_deeds, calls_made=(*seat_deeds.calls_made, made))}


def _held(deeds: Found, game: GameState, after: GameState) -> Found:
    """Return the deeds with changed hand sizes and rows of right answers counted."""
    found = {}
    for seat, hand in after.deck.hands.items():
        row = row_of(after, seat).right
        if hand is game.deck.hands.get(seat) and row == row_of(game, seat).right:
            continue
        seat_deeds = deeds.get(seat, NO_DEEDS)
        most = max(seat_deeds.most_cards, len(hand))
        shed = max(seat_deeds.shed, most - len(hand))
        found[seat] = replace(seat_deeds, most_cards=most, shed=shed, longest_row=max(seat_deeds.longest_row, row))
    return {**deeds, **found} if found else deeds


def _finished(seat_deeds: Deeds, game: GameState, seat: int) -> Deeds:
    tally = game.tally.get(seat, Tally())
    return replace(seat_deeds, points=tally.points, picked_up=tally.picked_up - seat_deeds.brought)
