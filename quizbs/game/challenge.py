"""A challenge after the reveal: question, settlement, hunter, explanation (A12, A14, B11–B19, C7, C9).

The order is reveal, question, answer, pile, so that stakes can depend on the answer (``docs/rules.md`` 19).
"""

from collections.abc import Sequence
from random import Random

from quizbs.game.cards import Card, rank_of
from quizbs.game.clocks import asked_closes, length_of, shared_closes, step_closes, turn_closes
from quizbs.game.commands import Ask, Decline, Discard, Ready
from quizbs.game.endings import ended
from quizbs.game.events import (
    Asked,
    Declined,
    Discarded,
    Event,
    Explained,
    Hunted,
    Offered,
    Read,
    Settled,
    TurnCame,
)
from quizbs.game.evolve import replay
from quizbs.game.log import Tally
from quizbs.game.presence import here
from quizbs.game.refusal import Refused, require
from quizbs.game.table import Challenge, Offer, Table, has_ended, in_playing_order, people
from quizbs.quiz.order import shown, taken_away


def reveal_over(table: Table, now: float, chance: Random) -> list[Event]:
    """Offer the choice of a question, ask the only one there is, or settle."""
    challenge = table.challenge
    if challenge is None:
        raise Refused("closed")
    offer = _offer(table, challenge)
    if offer is None:
        return settle(table, challenge, now, right=False)
    if not offer.optional and len(offer.cards) == len(offer.answerers) == 1:
        return _asked(table, challenge, offer, offer.cards[0], offer.answerers[0], now, chance)
    closes_at = step_closes(table, offer.asker, now, length_of(table, "choose_time"))
    return [Offered(offer.asker, offer.cards, offer.answerers, offer.optional, now, closes_at)]


def _offer(table: Table, challenge: Challenge) -> Offer | None:
    """Return who may ask what whom, or ``None`` where no question belongs to this challenge."""
    options, claim, caller = table.options, challenge.claim, challenge.caller
    rule = options.ask_wrong if claim.honest else options.ask_caught
    if not options.questions or rule == "none" or caller is None:
        return None
    cards = [number for number, card in enumerate(claim.cards) if card in table.on_card]
    if options.ask_which == "false_only" and not claim.honest:
        cards = [number for number in cards if rank_of(claim.cards[number]) != claim.rank]
    if not cards:
        return None  # a card without a question asks none (docs/rules.md 27)
    asker = claim.seat if claim.honest else caller
    answerers = _able(table, asker, _meant(table, challenge))
    return Offer(asker, tuple(cards), answerers, rule == "may") if answerers else None


def _meant(table: Table, challenge: Challenge) -> tuple[int, ...]:
    """Return who may be asked by the rules of the preset, here or not."""
    claim = challenge.claim
    if not claim.honest:
        return (claim.seat,)
    others = tuple(seat for seat in table.seats if seat != claim.seat)
    if table.options.ask_whom == "least_asked":
        return (least_asked(table, claim.seat, tuple(here(table).intersection(others)) or others),)
    return others if table.options.ask_whom == "anyone" else (challenge.loser or claim.seat,)


def _able(table: Table, asker: int, meant: tuple[int, ...]) -> tuple[int, ...]:
    """Return who of these is here; where nobody is, of all others here the one who was asked least; else nobody.

    So no question goes to an empty seat (``docs/rules.md`` 21), and bots are asked instead of nobody alone.
    """
    present = here(table)
    able = tuple(seat for seat in meant if seat in present)
    if able:
        return able
    others = tuple(seat for seat in table.seats if seat in present and seat != asker)
    people = tuple(seat for seat in others if seat not in table.bots) or others
    return (least_asked(table, asker, people),) if people else ()


def least_asked(table: Table, asker: int, among: tuple[int, ...]) -> int:
    """Return which of these seats was asked least; of several the next in turn after the asker."""
    order = [seat for seat in in_playing_order(table, asker) if seat in among]
    return min(order, key=lambda seat: _times_asked(table.tally.get(seat, Tally())))


def _times_asked(tally: Tally) -> int:
    return tally.asked + tally.repeats


def _asked(
    table: Table, challenge: Challenge, offer: Offer, card: int, picked: int, now: float, chance: Random
) -> list[Event]:
    """Ask, unless nobody is left to be asked since there was something to pick from."""
    able = _able(table, offer.asker, (picked,))
    if not able:
        return [Declined(offer.asker), *settle(table, challenge, now, right=False)]
    answerer = able[0]
    question = table.questions[table.on_card[challenge.claim.cards[card]]]
    order = shown(question, chance)
    fewer = any(ease.fewer for ease in table.eases.values())
    without = taken_away(question, order, chance) if fewer else ()
    closes_at = asked_closes(table, answerer, now, question)
    return [Asked(offer.asker, answerer, card, question.id, order, now, closes_at, without)]


def _chosen(table: Table, seat: int, number: int) -> tuple[Challenge, Offer]:
    challenge, offer = table.challenge, table.offer
    if table.phase != "choosing" or challenge is None or offer is None:
        raise Refused("closed")
    require(challenge.number == number, "closed")
    require(offer.asker == seat, "not_yours")
    return challenge, offer


def ask(table: Table, command: Ask, now: float, chance: Random) -> list[Event]:
    """Ask the question of one challenged card (B16–B19)."""
    challenge, offer = _chosen(table, command.seat, command.challenge)
    require(command.card in offer.cards, "wrong_cards")
    require(command.answerer in offer.answerers, "not_yours")
    return _asked(table, challenge, offer, command.card, command.answerer, now, chance)


def decline(table: Table, command: Decline, now: float) -> list[Event]:
    """Ask nothing, where the preset leaves it open (B16: "may")."""
    challenge, offer = _chosen(table, command.seat, command.challenge)
    require(offer.optional, "not_now")
    return [Declined(command.seat), *settle(table, challenge, now, right=False)]


def choosing_over(table: Table, now: float, chance: Random) -> list[Event]:
    """The asker did not choose in time: no question where it is left open, else one by chance."""
    challenge, offer = table.challenge, table.offer
    if challenge is None or offer is None:
        raise Refused("closed")
    if offer.optional:
        return [Declined(offer.asker), *settle(table, challenge, now, right=False)]
    answerer = least_asked(table, offer.asker, _able(table, offer.asker, offer.answerers) or offer.answerers)
    return _asked(table, challenge, offer, chance.choice(offer.cards), answerer, now, chance)


def at_stake(table: Table, right: bool) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return what the loser takes and what leaves (``docs/rules.md``, Stakes): the top half, rounded up, or all."""
    pile = table.pile
    if right and table.options.stakes == "half":
        middle = len(pile) // 2
        return pile[middle:], pile[:middle]
    return pile, ()


def settle(table: Table, challenge: Challenge, now: float, *, right: bool, asked: bool = False) -> list[Event]:
    """Give the pile to the loser; then the hunter, the explanation, or the next turn."""
    if challenge.caller is None and challenge.claim.honest:  # B15: shown, and true
        return [Settled(None, (), ()), ended(table, challenge.claim.seat)]
    takes, leaves = at_stake(table, right)
    events: list[Event] = [Settled(challenge.loser, takes, leaves)]
    caller = challenge.caller
    hunts = table.options.hunter and not challenge.claim.honest and caller is not None
    if hunts and caller is not None and len(table.hands[caller]) > 1:
        return [*events, Hunted(caller, now, step_closes(table, caller, now, length_of(table, "discard_time")))]
    return [*events, *after_settlement(table, now, asked=asked, just=events)]


def after_settlement(table: Table, now: float, *, asked: bool, just: Sequence[Event] = ()) -> list[Event]:
    """Explain the answer if there was a question, else go on; ``just``: as for ``go_on``."""
    if asked:
        return [Explained(now, shared_closes(people(table), now, length_of(table, "explain_time")))]
    return go_on(table, now, just)


def go_on(table: Table, now: float, just: Sequence[Event] = ()) -> list[Event]:
    """After a challenge: the winner if the last card was true (B15), else the seat after the layer plays.

    ``just`` are events that are decided and not yet in ``table``: places count what everybody holds after them.
    """
    challenge = table.challenge
    if challenge and challenge.claim.honest and not table.hands[challenge.claim.seat]:
        return [ended(replay(just, table), challenge.claim.seat)]
    if has_ended(table):
        return [ended(replay(just, table))]
    return [TurnCame(now, turn_closes(table, table.turn, table.turn_number, now))]


def discard(table: Table, command: Discard, now: float) -> list[Event]:
    """Let the hunter's card leave the game."""
    challenge, settled = table.challenge, table.settled
    if table.phase != "discard" or challenge is None or settled is None:
        raise Refused("closed")
    require(challenge.number == command.challenge, "closed")
    require(settled.hunter == command.seat, "not_yours")
    cards = [card for card in table.hands[command.seat] if table.ids[card] == command.card]
    require(cards, "wrong_cards")
    return _discarded(table, command.seat, cards[0], now)


def discard_over(table: Table, now: float, chance: Random) -> list[Event]:
    """The hunter did not choose in time: a card goes by chance."""
    if table.settled is None or table.settled.hunter is None:
        raise Refused("closed")
    hunter = table.settled.hunter
    return _discarded(table, hunter, chance.choice(table.hands[hunter]), now)


def _discarded(table: Table, hunter: int, card: Card, now: float) -> list[Event]:
    left = Discarded(hunter, card)
    return [left, *after_settlement(table, now, asked=table.asking is not None, just=[left])]


def ready(table: Table, command: Ready, now: float) -> list[Event]:
    """Note that a seat has read the explanation; when all have, the game goes on."""
    asking = table.asking
    if table.phase != "explaining" or asking is None or asking.number != command.question:
        raise Refused("closed")
    require(command.seat not in table.ready, "closed")
    events: list[Event] = [Read(command.seat)]
    if table.ready | {command.seat} >= people(table):
        events += go_on(table, now)
    return events
