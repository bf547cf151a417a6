"""How events change what players did in a game: what awards are made of.

Counted are plays of the players themselves, not of a bot that plays for them.
"""

from collections.abc import Mapping

from msgspec.structs import asdict, replace

from quizbs.game.cards import rank_of
from quizbs.game.deeds import NO_DEEDS, Deeds
from quizbs.game.events import AnsweredAlong, Discarded, Event, HandTaken, Laid, Passed, Settled, Stamped
from quizbs.game.log import Tally
from quizbs.game.scores import row_of
from quizbs.game.state import GameState

Found = Mapping[int, Deeds]


def deeds_of(game: GameState) -> dict[int, Deeds]:
    """Return what everybody with cards has done."""
    return {seat: _finished(game.deeds.get(seat, NO_DEEDS), game, seat) for seat in game.seats}


def counted(game: GameState, after: GameState, event: Event) -> GameState:
    """Return ``after``, the game after one more event, with what players have done by it."""
    deeds = _counted(game.deeds, game, after, event)
    return after if deeds is game.deeds else replace(after, deeds=deeds)


def _more(deeds: Found, seat: int, **more: int) -> dict[int, Deeds]:
    before = deeds.get(seat, NO_DEEDS)
    have = asdict(before)
    return {**deeds, seat: replace(before, **{name: have[name] + count for name, count in more.items()})}


def _counted(deeds: Found, game: GameState, after: GameState, event: Event) -> Found:
    """Return the deeds after one more event."""
    found = deeds
    if isinstance(event, (Laid, Passed)) or after.phase == "over":
        found = _passed(found, game)
    match event:
        case Laid(seat=seat, autoplay=False) if after.turn.claim:
            found = _played(found, seat, event, honest=after.turn.claim.honest)
        case Stamped():
            found = _called(found, after)
        case Discarded(seat=seat):
            found = _more(found, seat, thrown=1)
        case AnsweredAlong(seat=seat, right=True) if after.turn.asking and seat not in after.turn.asking.known:
            found = _more(found, seat, helped=1)
        case Settled(loser=loser, leaves=leaves) if loser is not None:
            found = _more(found, loser, spared=len(leaves))
        case HandTaken(seat=seat):
            found = {**found, seat: NO_DEEDS}
        case _:
            pass
    return found if after.deck is game.deck and after.rows is game.rows else _held(found, game, after)


def _played(deeds: Found, seat: int, event: Laid, *, honest: bool) -> dict[int, Deeds]:
    found = _more(deeds, seat, plays=1, bluffs=int(not honest))
    if honest:
        found[seat] = replace(found[seat], most_true=max(found[seat].most_true, len(event.cards)))
    return found


def _passed(deeds: Found, game: GameState) -> Found:
    """Count the last claim as one that nobody called, if it is."""
    claim = game.turn.claim
    if claim is None or claim.autoplay or game.turn.challenge is not None:
        return deeds
    bluff = any(rank_of(card) != claim.rank for card in claim.cards)
    found = _more(deeds, claim.seat, unseen_bluffs=int(bluff), quiet_run=1)
    one = found[claim.seat]
    largest = max(one.largest_bluff, len(claim.cards)) if bluff else one.largest_bluff
    longest = max(one.longest_quiet_run, one.quiet_run)
    return {**found, claim.seat: replace(one, largest_bluff=largest, longest_quiet_run=longest)}


def _called(deeds: Found, game: GameState) -> Found:
    challenge = game.turn.challenge
    if challenge is None or challenge.caller is None:
        return deeds
    claim = challenge.claim
    found = _more(deeds, challenge.caller, calls=1, right_calls=int(not claim.honest))
    if claim.honest and not claim.autoplay:
        found = _more(found, claim.seat, fooled=1, survived=int(claim.last))
    return found | {claim.seat: replace(found.get(claim.seat, NO_DEEDS), quiet_run=0)}


def _held(deeds: Found, game: GameState, after: GameState) -> Found:
    """Count the hands and the rows of right answers that have changed."""
    found = {}
    for seat, hand in after.deck.hands.items():
        row = row_of(after, seat).right
        if hand is game.deck.hands.get(seat) and row == row_of(game, seat).right:
            continue
        one = deeds.get(seat, NO_DEEDS)
        most = max(one.most_cards, len(hand))
        shed = max(one.shed, most - len(hand))
        found[seat] = replace(one, most_cards=most, shed=shed, longest_row=max(one.longest_row, row))
    return {**deeds, **found} if found else deeds


def _finished(one: Deeds, game: GameState, seat: int) -> Deeds:
    tally = game.tally.get(seat, Tally())
    return replace(one, points=tally.points, picked_up=tally.picked_up)
