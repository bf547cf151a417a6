"""What one seat sees beside what everybody sees: its own hand, what is easier for it, what it may do now.

``can`` spares every screen and every bot from knowing a rule: what is not in it would be refused.
"""

from typing import Any

from msgspec.structs import asdict

from quizbs.game.allowed import may_answer_along, may_call, may_pass, tokens_left
from quizbs.game.cards import Card, face
from quizbs.game.challenge import least_asked
from quizbs.game.clocks import common_end
from quizbs.game.plays import choice_of_cards
from quizbs.game.table import Along, Asking, Table, acting_seat, ease_of, in_playing_order, rank_after, voters

View = dict[str, Any]


def seen_from(table: Table, shared: View, seat: int, now: float) -> View:
    """Return what everybody sees with what only this seat may know; one that may yet answer late sees no answer."""
    question, asking = shared["question"], table.asking
    # not what it may do now: while it is away or everything is paused that is nothing, and comes back
    if question and asking and seat in asking.late - asking.along.keys() and table.phase != "over":
        shared = shared | {"question": question | {"result": None}}
    return shared | {"you": seat_view(table, seat, now)}


def seat_view(table: Table, seat: int, now: float) -> View:
    """Return the own hand with the questions on it, the own next rank, ``can``, and what only this seat may know.

    A guest holds no cards. ``now`` is in seconds.
    """
    hand = table.hands.get(seat, ())
    ease = table.eases.get(seat)
    asking = table.asking
    return {
        "seat": seat,
        "hand": [{"id": table.ids[card], "face": face(card), "question": _text(table, card)} for card in hand],
        "own_rank": _own_rank(table, seat) if hand or seat in table.seats else None,
        "ease": ease and asdict(ease),
        "clock": _own_clock(table, seat, now),
        "along": asking and _own_answer(asking, seat),
        "caller": _caller(table, seat),
        "tokens": tokens_left(table, seat) if table.options.call_tokens and seat in table.seats else None,
        "without": list(asking.without) if asking and ease and ease.fewer else [],
        "can": _can(table, seat),
    }


def _caller(table: Table, seat: int) -> int | None:
    """Return who called, where calls are quiet: to the two whom it concerns."""
    challenge = table.challenge
    if challenge is None or not table.options.quiet or seat not in (challenge.caller, challenge.claim.seat):
        return None
    return challenge.caller


def _own_clock(table: Table, seat: int, now: float) -> View | None:
    """Return the clock of a seat that is to act, which no other screen shows; ``NO_LIMIT`` where it alone has none."""
    more_time = ease_of(table, seat).more_time
    if seat in table.automatic:
        return None
    if may_answer_along(table, seat):  # with more time until the next play
        return NO_LIMIT if more_time else _counted(table, common_end(table), now)
    if acting_seat(table) != seat:
        return None
    if more_time and common_end(table) is not None and table.closes_at is None:
        return NO_LIMIT
    return _counted(table, table.closes_at, now) if common_end(table) is not None else None


NO_LIMIT: View = {"left": None, "of": None}


def _counted(table: Table, ends: float | None, now: float) -> View | None:
    """Return what is left of a step that ends then; nothing more once that time is over."""
    at = table.paused_at if table.paused_at is not None else now
    if ends is None or ends <= at:
        return None
    return {"left": round((ends - at) * 1000), "of": max(0, round((ends - table.began_at) * 1000))}


def _own_answer(asking: Asking, seat: int) -> View | None:
    """Return the own answer to the question; whether it is right only once everybody may know what is."""
    answered: Asking | Along | None = asking if seat == asking.answerer and asking.answered else asking.along.get(seat)
    if answered is None:
        return None
    given: View | None = None
    if answered.choices is not None:
        given = {"choices": list(answered.choices)}
    elif answered.text is not None:
        given = {"text": answered.text}
    right = answered.right if isinstance(answered, Along) else answered.right is True
    return {"given": given, "right": right if asking.revealed else None}


def _text(table: Table, card: Card) -> str | None:
    """Return the question on an own card: its text alone, never the choices (``docs/rules.md`` 26)."""
    question = table.on_card.get(card)
    return table.questions[question].text if question is not None else None


def _own_rank(table: Table, seat: int) -> str | None:
    """Return the rank of the next own turn if no seat comes or goes."""
    rank = table.rank
    if rank is None or table.phase == "over":
        return None
    for one in in_playing_order(table, table.turn):
        if one == seat or rank is None:
            return rank
        rank = rank_after(table, rank)
    return None


def _can(table: Table, seat: int) -> View:
    if table.phase == "over" or table.paused_at is not None:
        return {}
    can = _can_of_question(table, seat)
    if table.phase == "turn" and table.turn == seat:
        can["play"] = _play(table, seat)
        if may_pass(table, seat):
            can["pass"] = table.turn_number
    claim = table.claim
    if claim and claim.open and seat not in claim.believers and seat in voters(table, claim.seat):
        can["believe"] = claim.number
        if may_call(table, seat, claim):
            can["call"] = claim.number
    settled, challenge = table.settled, table.challenge
    if table.phase == "discard" and settled and challenge and settled.hunter == seat:
        cards = [table.ids[card] for card in table.hands[seat]]
        can["discard"] = {"challenge": challenge.number, "cards": cards}
    return can


def _can_of_question(table: Table, seat: int) -> View:
    can: View = {}
    asking = table.asking
    if table.phase == "choosing" and table.offer and table.offer.asker == seat:
        can["ask"] = _ask(table)
    if asking is None:
        return can
    if table.phase == "answering" and asking.answerer == seat and not asking.answered:
        can["answer"] = asking.number
    if may_answer_along(table, seat):
        can["along"] = asking.number
    if table.phase == "explaining" and seat in table.seats and seat not in table.ready:
        can["ready"] = asking.number
    return can


def _play(table: Table, seat: int) -> View:
    choice = choice_of_cards(table, seat)
    return {
        "turn": table.turn_number,
        "cards": [table.ids[card] for card in choice.cards],
        "least": choice.least,
        "most": choice.most,
        "usual": choice.usual,
        "rank": table.rank,
        "truth": choice.truth,
        "open": table.rank is None,
    }


def _ask(table: Table) -> View:
    """Return the challenged cards with their questions: these the asker alone may read before one is chosen."""
    offer, challenge = table.offer, table.challenge
    if offer is None or challenge is None:
        return {}
    cards = []
    for place in offer.cards:
        card = challenge.claim.cards[place]
        question = table.questions[table.on_card[card]]
        cards.append({"card": place, "face": face(card), "question": question.text, "topic": question.topic})
    return {
        "challenge": challenge.number,
        "optional": offer.optional,
        "answerers": list(offer.answerers),
        "least_asked": least_asked(table, offer.asker, offer.answerers),
        "cards": cards,
    }
