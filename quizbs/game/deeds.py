"""What each player did in a game, counted from its events: what awards are made of. None is about a wrong answer.

Counted are plays of the players themselves, not of a bot that plays for them.
"""

from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import asdict, replace

from quizbs.game.cards import rank_of
from quizbs.game.events import AnsweredAlong, Discarded, Event, HandTaken, Laid, Passed, Settled, Stamped
from quizbs.game.evolve import evolve
from quizbs.game.log import Tally
from quizbs.game.scores import row_of
from quizbs.game.state import NO_GAME, GameState


class Deeds(msgspec.Struct, frozen=True):
    """What one player did in a game."""

    plays: int = 0
    bluffs: int = 0
    unseen_bluffs: int = 0  # that nobody called
    largest_bluff: int = 0  # cards of the largest of those
    quiet_run: int = 0  # claims one after the other that nobody called
    longest_quiet_run: int = 0
    most_true: int = 0  # true cards in one honest claim
    fooled: int = 0  # calls of claims that were true
    survived: int = 0  # of those, last cards
    calls: int = 0
    right_calls: int = 0
    thrown: int = 0  # cards thrown away after right calls
    points: int = 0
    longest_row: int = 0  # right answers in a row
    helped: int = 0  # right answers to other people's questions
    most_cards: int = 0  # in the hand at one time
    shed: int = 0  # cards from the most to the fewest after that
    picked_up: int = 0
    spared: int = 0  # cards that were gone for good thanks to a right answer


NO_DEEDS = Deeds()


def deeds_of(events: Iterable[Event]) -> dict[int, Deeds]:
    """Return what everybody with cards did in a game that is over."""
    game, deeds = NO_GAME, dict[int, Deeds]()
    for event in events:
        after = evolve(game, event)
        deeds = _counted(deeds, game, after, event)
        game = after
    return {seat: _finished(deeds.get(seat, NO_DEEDS), game, seat) for seat in game.seats}


_Found = Mapping[int, Deeds]


def _more(deeds: _Found, seat: int, **more: int) -> dict[int, Deeds]:
    before = deeds.get(seat, NO_DEEDS)
    have = asdict(before)
    return {**deeds, seat: replace(before, **{name: have[name] + count for name, count in more.items()})}


def _counted(deeds: _Found, game: GameState, after: GameState, event: Event) -> dict[int, Deeds]:
    """Return the deeds after one more event."""
    found = dict(deeds)
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
            found[seat] = NO_DEEDS
        case _:
            pass
    changed = after.deck is not game.deck or after.rows is not game.rows
    return _held(found, after) if changed else found


def _played(deeds: _Found, seat: int, event: Laid, *, honest: bool) -> dict[int, Deeds]:
    found = _more(deeds, seat, plays=1, bluffs=int(not honest))
    if honest:
        found[seat] = replace(found[seat], most_true=max(found[seat].most_true, len(event.cards)))
    return found


def _passed(deeds: _Found, game: GameState) -> dict[int, Deeds]:
    """Count the last claim as one that nobody called, if it is."""
    claim = game.turn.claim
    if claim is None or claim.autoplay or game.turn.challenge is not None:
        return dict(deeds)
    bluff = any(rank_of(card) != claim.rank for card in claim.cards)
    found = _more(deeds, claim.seat, unseen_bluffs=int(bluff), quiet_run=1)
    one = found[claim.seat]
    largest = max(one.largest_bluff, len(claim.cards)) if bluff else one.largest_bluff
    longest = max(one.longest_quiet_run, one.quiet_run)
    return found | {claim.seat: replace(one, largest_bluff=largest, longest_quiet_run=longest)}


def _called(deeds: _Found, game: GameState) -> dict[int, Deeds]:
    challenge = game.turn.challenge
    if challenge is None or challenge.caller is None:
        return dict(deeds)
    claim = challenge.claim
    found = _more(deeds, challenge.caller, calls=1, right_calls=int(not claim.honest))
    if claim.honest and not claim.autoplay:
        found = _more(found, claim.seat, fooled=1, survived=int(claim.last))
    return found | {claim.seat: replace(found.get(claim.seat, NO_DEEDS), quiet_run=0)}


def _held(deeds: _Found, game: GameState) -> dict[int, Deeds]:
    found = dict(deeds)
    for seat, hand in game.deck.hands.items():
        one = found.get(seat, NO_DEEDS)
        most = max(one.most_cards, len(hand))
        found[seat] = replace(
            one,
            most_cards=most,
            shed=max(one.shed, most - len(hand)),
            longest_row=max(one.longest_row, row_of(game, seat).right),
        )
    return found


def _finished(one: Deeds, game: GameState, seat: int) -> Deeds:
    tally = game.tally.get(seat, Tally())
    return replace(one, points=tally.points, picked_up=tally.picked_up)
