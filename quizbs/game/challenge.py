"""A challenge after its cards are visible: question, settlement, hunter, explanation (rules A12, A14, B11–B19, C7, C9).

The order is reveal, question, answer, pile, so that stakes can depend on the answer (``docs/rules.md`` 19).
"""

from collections.abc import Sequence
from random import Random

from quizbs.game.cards import Card, rank_of
from quizbs.game.clocks import asked_closes, length_of, read_by, shared_closes, step_closes, turn_closes
from quizbs.game.commands import Ask, Decline, Discard, Ready
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
from quizbs.game.legal_moves import may_read, still_to_answer
from quizbs.game.log import Tally
from quizbs.game.presence import present_seats
from quizbs.game.ranking import end_event
from quizbs.game.refusal import Refused, require
from quizbs.game.state import Challenge, GameState, Offer, half_of, has_ended, in_playing_order, people
from quizbs.quiz.choice_order import shuffled_choices, taken_away


def reveal_over(game: GameState, now: float, chance: Random) -> list[Event]:
    """Return the events that follow once the cards are visible: a choice of questions, the only possible question, or
    the settlement.
    """
    challenge = game.turn.challenge
    if challenge is None:
        raise Refused("closed")
    offer = _offer(game, challenge)
    if offer is None:
        return settle(game, challenge, now, right=False)
    if not offer.optional and len(offer.cards) == len(offer.answerers) == 1:
        return _asked(game, challenge, offer, offer.cards[0], offer.answerers[0], now, chance)
    closes_at = step_closes(game, offer.asker, now, length_of(game, "choose_time"))
    return [Offered(offer.asker, offer.cards, offer.answerers, offer.optional, now, closes_at)]


def _offer(game: GameState, challenge: Challenge) -> Offer | None:
    """Return who may ask, whom, and about which cards. ``None``: this challenge has no question."""
    options, claim, caller = game.options, challenge.claim, challenge.caller
    rule = options.ask_wrong if claim.honest else options.ask_caught
    if not options.questions or rule == "none" or caller is None:
        return None
    cards = [number for number, card in enumerate(claim.cards) if card in game.questions.on_card]
    if options.ask_which == "false_only" and not claim.honest:
        cards = [number for number in cards if rank_of(claim.cards[number]) != claim.rank]
    if not cards:
        return None  # some cards have no question (docs/rules.md 27)
    asker = claim.seat if claim.honest else caller
    answerers = _present_or_substitute(game, asker, _seats_by_rule(game, challenge))
    return Offer(asker, tuple(cards), answerers, rule == "may") if answerers else None


def _seats_by_rule(game: GameState, challenge: Challenge) -> tuple[int, ...]:
    """Return the seats that the rules allow to be asked, present or not."""
    claim = challenge.claim
    if not claim.honest:
        return (claim.seat,)
    others = tuple(seat for seat in game.seats if seat != claim.seat)
    if game.options.ask_whom == "least_asked":
        return (least_asked(game, claim.seat, tuple(present_seats(game).intersection(others)) or others),)
    return others if game.options.ask_whom == "anyone" else (challenge.loser or claim.seat,)


def _present_or_substitute(game: GameState, asker: int, meant: tuple[int, ...]) -> tuple[int, ...]:
    """Return the present seats of ``meant``.

    If all of them are absent, return the present seat that was asked least, a bot only if no person is present; empty
    if no seat is present. So no question goes to an absent seat (``docs/rules.md`` 21).
    """
    present = present_seats(game)
    able = tuple(seat for seat in meant if seat in present)
    if able:
        return able
    others = tuple(seat for seat in game.seats if seat in present and seat != asker)
    people = tuple(seat for seat in others if seat not in game.bots) or others
    return (least_asked(game, asker, people),) if people else ()


def least_asked(game: GameState, asker: int, among: tuple[int, ...]) -> int:
    """Return the seat of ``among`` that was asked least; of several, the next one to play after ``asker``."""
    order = [seat for seat in in_playing_order(game, asker) if seat in among]
    return min(order, key=lambda seat: _times_asked(game.tally.get(seat, Tally())))


def _times_asked(tally: Tally) -> int:
    return tally.asked + tally.repeats


def _asked(
    game: GameState, challenge: Challenge, offer: Offer, card: int, picked: int, now: float, chance: Random
) -> list[Event]:
    """Return the event of a question on ``card`` to seat ``picked``, or the settlement if all possible answerers have
    left.
    """
    able = _present_or_substitute(game, offer.asker, (picked,))
    if not able:
        return [Declined(offer.asker), *settle(game, challenge, now, right=False)]
    answerer = able[0]
    question = game.questions.bank[game.questions.on_card[challenge.claim.cards[card]]]
    order = shuffled_choices(question, chance)
    fewer = any(accommodation.fewer for accommodation in game.accommodations.values())
    without = taken_away(question, order, chance) if fewer else ()
    closes_at = asked_closes(game, answerer, now, question)
    return [Asked(offer.asker, answerer, card, question.id, order, now, closes_at, without)]


def _chosen(game: GameState, seat: int, number: int) -> tuple[Challenge, Offer]:
    challenge, offer = game.turn.challenge, game.turn.offer
    if game.phase != "choosing" or challenge is None or offer is None:
        raise Refused("closed")
    require(challenge.number == number, "closed")
    require(offer.asker == seat, "not_yours")
    return challenge, offer


def ask(game: GameState, seat: int, command: Ask, now: float, chance: Random) -> list[Event]:
    """Return the events of asking the question on one challenged card (rules B16–B19)."""
    challenge, offer = _chosen(game, seat, command.challenge)
    require(command.card in offer.cards, "wrong_cards")
    require(command.answerer in offer.answerers, "not_yours")
    return _asked(game, challenge, offer, command.card, command.answerer, now, chance)


def decline(game: GameState, seat: int, command: Decline, now: float, _: Random) -> list[Event]:
    """Return the events of skipping the question, if the rules make it optional (rule B16: "may")."""
    challenge, offer = _chosen(game, seat, command.challenge)
    require(offer.optional, "not_now")
    return [Declined(seat), *settle(game, challenge, now, right=False)]


def choosing_over(game: GameState, now: float, chance: Random) -> list[Event]:
    """Return the events that follow if the asker didn't choose in time: no question if it is optional, otherwise a
    random question.
    """
    challenge, offer = game.turn.challenge, game.turn.offer
    if challenge is None or offer is None:
        raise Refused("closed")
    if offer.optional:
        return [Declined(offer.asker), *settle(game, challenge, now, right=False)]
    answerer = least_asked(
        game, offer.asker, _present_or_substitute(game, offer.asker, offer.answerers) or offer.answerers
    )
    return _asked(game, challenge, offer, chance.choice(offer.cards), answerer, now, chance)


def at_stake(game: GameState, right: bool) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return two groups of the pile: what the loser picks up (all, or the top half), and what leaves the game.

    ``right``: the question was answered rightly (``docs/rules.md``, Stakes).
    """
    pile, challenge = game.deck.pile, game.turn.challenge
    middle = len(pile) - half_of(game, challenge) if right and challenge else 0
    return pile[middle:], pile[:middle]


def settle(game: GameState, challenge: Challenge, now: float, *, right: bool, asked: bool = False) -> list[Event]:
    """Return the events that give the pile to the loser and start the next step: the hunter, the explanation or a turn.

    ``right``: the question was answered rightly; ``asked``: there was a question.
    """
    if challenge.caller is None and challenge.claim.honest:  # B15: shown, and true
        return [Settled(None, (), ()), end_event(game, challenge.claim.seat)]
    takes, leaves = at_stake(game, right)
    events: list[Event] = [Settled(challenge.loser, takes, leaves)]
    caller = challenge.caller
    hunts = game.options.hunter and not challenge.claim.honest and caller is not None
    if hunts and caller is not None and len(game.deck.hands[caller]) > 1:
        return [*events, Hunted(caller, now, step_closes(game, caller, now, length_of(game, "discard_time")))]
    return [*events, *after_settlement(game, now, asked=asked, just=events)]


def after_settlement(game: GameState, now: float, *, asked: bool, just: Sequence[Event] = ()) -> list[Event]:
    """Return the event that starts the explanation if a question was asked, otherwise what ``go_on`` returns.

    ``just`` is as in ``go_on``.
    """
    if not asked:
        return go_on(game, now, just)
    closes_at = shared_closes(people(game), now, length_of(game, "explain_time"))
    return [Explained(now, closes_at, _free_at(game, now, closes_at))]


def _free_at(game: GameState, now: float, closes_at: float | None) -> float | None:
    """Return the time (s) from which the next play may end the explanation, ``None`` if only its deadline ``closes_at``
    ends it.

    The play has to wait until the explanation can have been read, and while a seat may still answer in private. All
    seats see the same clock meanwhile, so it doesn't reveal which seat that is.
    """
    challenge = game.turn.challenge
    if challenge is None or wins(game, challenge) or has_ended(game) or still_to_answer(game):
        return None
    shown_at = game.clock.began_at if game.phase == "discard" else now
    free_at = max(now, read_by(game, shown_at))
    return free_at if closes_at is None or free_at < closes_at else None


def wins(game: GameState, challenge: Challenge) -> bool:
    """Return whether the claim's player wins once the challenge is over: the claim was honest, and their last cards
    (rule B15).
    """
    return challenge.claim.honest and not game.deck.hands.get(challenge.claim.seat, True)


def go_on(game: GameState, now: float, just: Sequence[Event] = ()) -> list[Event]:
    """Return the event that ends a challenge: the next turn or, after an honest last card (rule B15), the game's end.

    ``just``: events that are decided but not yet in ``game``; places are counted from the hands after these events.
    """
    challenge = game.turn.challenge
    if challenge and wins(game, challenge):
        return [end_event(replay(just, game), challenge.claim.seat)]
    if has_ended(game):
        return [end_event(replay(just, game))]
    return [TurnCame(now, turn_closes(game, game.turn.seat, game.turn.number, now))]


def discard(game: GameState, seat: int, command: Discard, now: float, _: Random) -> list[Event]:
    """Return the events of throwing away the card that the hunter has chosen."""
    challenge, settled = game.turn.challenge, game.turn.settled
    if game.phase != "discard" or challenge is None or settled is None:
        raise Refused("closed")
    require(challenge.number == command.challenge, "closed")
    require(settled.hunter == seat, "not_yours")
    cards = [card for card in game.deck.hands[seat] if game.deck.ids[card] == command.card]
    require(cards, "wrong_cards")
    return _discarded(game, seat, cards[0], now)


def discard_over(game: GameState, now: float, chance: Random) -> list[Event]:
    """Return the events of throwing away a random card, because the hunter didn't choose in time."""
    if game.turn.settled is None or game.turn.settled.hunter is None:
        raise Refused("closed")
    hunter = game.turn.settled.hunter
    return _discarded(game, hunter, chance.choice(game.deck.hands[hunter]), now)


def _discarded(game: GameState, hunter: int, card: Card, now: float) -> list[Event]:
    left = Discarded(hunter, card)
    return [left, *after_settlement(game, now, asked=game.turn.asking is not None, just=[left])]


def ready(game: GameState, seat: int, command: Ready, now: float, _: Random) -> list[Event]:
    """Return the event that a seat has read the explanation.

    Once all have, and no card is to be thrown away, the game continues.
    """
    asking = game.turn.asking
    require(asking is not None and asking.number == command.question and may_read(game, seat), "closed")
    events: list[Event] = [Read(seat)]
    if game.phase == "explaining" and game.turn.ready | {seat} >= people(game):
        events += go_on(game, now)
    return events
