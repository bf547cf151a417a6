"""What one seat sees besides what everybody sees: its hand, what is easier for it, what it may do now.

Thanks to ``can`` no screen and no bot has to know the rules: what isn't in it would be refused.
"""

from typing import Any

from msgspec.structs import asdict

from quizbs.game.cards import Card, face
from quizbs.game.challenge import least_asked
from quizbs.game.clocks import common_end
from quizbs.game.legal_moves import may_answer_along, may_call, may_pass, tokens_left
from quizbs.game.scores import row_of, worth_to
from quizbs.game.state import (
    Along,
    Asking,
    GameState,
    accommodation_of,
    acting_seat,
    in_playing_order,
    rank_after,
    voters,
)
from quizbs.game.turns import choice_of_cards

View = dict[str, Any]


def seen_from(game: GameState, shared: View, seat: int, now: float) -> View:
    """Return what everybody sees plus what only this seat may know. If it may still answer late, it sees no answer."""
    question = without_answer(game, shared["question"], seat)
    return shared | {"question": question, "you": seat_view(game, seat, now)}


def without_answer(game: GameState, question: View | None, seat: int) -> View | None:
    """Return the question as this seat may see it: without the answer if it may still answer late."""
    asking = game.turn.asking
    # Decided by what it may finish, not by ``can``: that is empty while the seat is away or everything is paused.
    if question and asking and seat in asking.late - asking.along.keys() and game.phase != "over":
        return question | {"result": None}
    return question


def seat_view(game: GameState, seat: int, now: float) -> View:
    """Return the seat's hand with the questions on it, its next rank, ``can``, and what else only this seat may know.

    A guest has no cards. ``now`` is in seconds.
    """
    return {"hand": hand_view(game, seat)} | beside_hand(game, seat, now)


def hand_view(game: GameState, seat: int) -> list[View]:
    """Return the seat's cards, each with its question."""
    hand = game.deck.hands.get(seat, ())
    return [{"id": game.deck.ids[card], "face": face(card), "question": _text(game, card)} for card in hand]


def hand_of(game: GameState, seat: int) -> tuple[object, ...]:
    """Return what that is made of; each stays the same object until it changes."""
    return game.deck.hands.get(seat), game.deck.ids, game.questions.on_card, game.questions.bank


def beside_hand(game: GameState, seat: int, now: float) -> View:
    """Return all of the seat's view but its cards."""
    hand = game.deck.hands.get(seat, ())
    accommodation = game.accommodations.get(seat)
    asking = game.turn.asking
    return {
        "seat": seat,
        "own_rank": _own_rank(game, seat) if hand or seat in game.seats else None,
        "played_for": game.turns_played.get(seat, (0, 0))[1],
        "accommodation": accommodation and asdict(accommodation),
        "clock": _own_clock(game, seat, now),
        "along": asking and _own_answer(asking, seat),
        "score": _score(game, seat) if game.options.points else None,
        "caller": _caller(game, seat),
        "tokens": tokens_left(game, seat) if game.options.call_tokens and seat in game.seats else None,
        "without": list(asking.without) if asking and accommodation and accommodation.fewer else [],
        "can": _can(game, seat),
    }


def _caller(game: GameState, seat: int) -> int | None:
    """Return who called, if calls are quiet: only for the caller and the called seat."""
    challenge = game.turn.challenge
    if challenge is None or not game.options.quiet or seat not in (challenge.caller, challenge.claim.seat):
        return None
    return challenge.caller


def _own_clock(game: GameState, seat: int, now: float) -> View | None:
    """Return the clock of a seat that has to act, for its screen alone; ``NO_LIMIT`` if only this seat has no limit."""
    more_time = accommodation_of(game, seat).more_time
    if seat in game.autoplay:
        return None
    if may_answer_along(game, seat):  # with more time until the next play
        return NO_LIMIT if more_time else _counted(game, common_end(game), now)
    if acting_seat(game) != seat:
        return None
    if more_time and common_end(game) is not None and game.clock.closes_at is None:
        return NO_LIMIT
    return _counted(game, game.clock.closes_at, now) if common_end(game) is not None else None


NO_LIMIT: View = {"left": None, "of": None}


def _counted(game: GameState, ends: float | None, now: float) -> View | None:
    """Return how much time is left in a step that ends then; ``None`` once it is over."""
    at = game.clock.now(now)
    if ends is None or ends <= at:
        return None
    return {"left": round((ends - at) * 1000), "of": max(0, round((ends - game.clock.began_at) * 1000))}


def _answer_of(asking: Asking, seat: int) -> Asking | Along | None:
    return asking if seat == asking.answerer and asking.answered else asking.along.get(seat)


def _own_answer(asking: Asking, seat: int) -> View | None:
    """Return the seat's answer to the question; whether it is right only once everybody may know."""
    answered = _answer_of(asking, seat)
    if answered is None:
        return None
    given: View | None = None
    if answered.choices is not None:
        given = {"choices": list(answered.choices)}
    elif answered.text is not None:
        given = {"text": answered.text}
    right = answered.right if isinstance(answered, Along) else answered.right is True
    return {"given": given, "right": right if asking.shown else None}


def _score(game: GameState, seat: int) -> View:
    """Return the seat's right answers in a row, what a right answer to the open question is worth to it, and once that
    has been shown, how many points it got.
    """
    asking = game.turn.asking
    score: View = {"row": row_of(game, seat).right, "worth": None, "won": None}
    if asking is None:
        return score
    answered = _answer_of(asking, seat)
    if answered is None:
        return score if asking.shown and seat not in asking.late else score | {"worth": worth_to(game, asking, seat)}
    won = None if not asking.shown else answered.worth if answered.right else 0
    return score | {"worth": answered.worth, "won": won}


def _text(game: GameState, card: Card) -> str | None:
    """Return the question on a card of the seat's hand: only the text, never the choices (``docs/rules.md`` 26)."""
    question = game.questions.on_card.get(card)
    return game.questions.bank[question].text if question is not None else None


def _own_rank(game: GameState, seat: int) -> str | None:
    """Return the rank of the seat's next turn."""
    rank = game.turn.rank
    if rank is None or game.phase in ("spinning", "over"):
        return None
    for playing in in_playing_order(game, game.turn.seat):
        if playing == seat or rank is None:
            return rank
        rank = rank_after(game, rank)
    return None


def _can(game: GameState, seat: int) -> View:
    if game.phase == "over" or game.clock.paused_at is not None:
        return {}
    can = _can_of_question(game, seat)
    if game.phase == "turn" and game.turn.seat == seat:
        can["play"] = _play(game, seat)
        if may_pass(game, seat):
            can["pass"] = game.turn.number
    claim = game.turn.claim
    if claim and claim.open and seat not in claim.believers and seat in voters(game, claim.seat):
        can["believe"] = claim.number
        if may_call(game, seat, claim):
            can["call"] = claim.number
    settled, challenge = game.turn.settled, game.turn.challenge
    if game.phase == "discard" and settled and challenge and settled.hunter == seat:
        cards = [game.deck.ids[card] for card in game.deck.hands[seat]]
        can["discard"] = {"challenge": challenge.number, "cards": cards}
    return can


def _can_of_question(game: GameState, seat: int) -> View:
    can: View = {}
    asking = game.turn.asking
    if game.phase == "choosing" and game.turn.offer and game.turn.offer.asker == seat:
        can["ask"] = _ask(game)
    if asking is None:
        return can
    if game.phase == "answering" and asking.answerer == seat and not asking.answered:
        can["answer"] = asking.number
    if may_answer_along(game, seat):
        can["along"] = asking.number
    if game.phase == "explaining" and seat in game.seats and seat not in game.turn.ready:
        can["ready"] = asking.number
    return can


def _play(game: GameState, seat: int) -> View:
    choice = choice_of_cards(game, seat)
    return {
        "turn": game.turn.number,
        "cards": [game.deck.ids[card] for card in choice.cards],
        "least": choice.least,
        "most": choice.most,
        "usual": choice.usual,
        "rank": game.turn.rank,
        "truth": choice.truth,
        "open": game.turn.rank is None,
    }


def _ask(game: GameState) -> View:
    """Return the challenged cards with their questions, which only the asker may read before choosing one."""
    offer, challenge = game.turn.offer, game.turn.challenge
    if offer is None or challenge is None:
        return {}
    cards = []
    for place in offer.cards:
        card = challenge.claim.cards[place]
        question = game.questions.bank[game.questions.on_card[card]]
        cards.append({"card": place, "face": face(card), "question": question.text, "topic": question.topic})
    return {
        "challenge": challenge.number,
        "optional": offer.optional,
        "answerers": list(offer.answerers),
        "least_asked": least_asked(game, offer.asker, offer.answerers),
        "cards": cards,
    }
