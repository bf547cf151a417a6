"""What one seat sees beside what everybody sees: its own hand, and what it may do now.

``can`` spares every screen and every bot from knowing a rule: what is not in it would be refused.
"""

from typing import Any

from quizbs.game.cards import Card, face
from quizbs.game.challenge import least_asked
from quizbs.game.plays import choice_of_cards
from quizbs.game.table import Table, in_playing_order, rank_after, voters

View = dict[str, Any]


def seat_view(table: Table, seat: int) -> View:
    """Return the own hand with the questions on it, the own next rank, and ``can``."""
    return {
        "seat": seat,
        "hand": [
            {"id": table.ids[card], "face": face(card), "question": _text(table, card)} for card in table.hands[seat]
        ],
        "own_rank": _own_rank(table, seat),
        "can": _can(table, seat),
    }


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
    can: View = {}
    if table.phase == "turn" and table.turn == seat:
        can["play"] = _play(table, seat)
    claim = table.claim
    if claim and claim.open and seat not in claim.believers and seat in voters(table, claim.seat):
        can["call"] = can["believe"] = claim.number
    if table.phase == "choosing" and table.offer and table.offer.asker == seat:
        can["ask"] = _ask(table)
    asking, settled, challenge = table.asking, table.settled, table.challenge
    if table.phase == "answering" and asking and asking.answerer == seat:
        can["answer"] = asking.number
    if table.phase == "discard" and settled and challenge and settled.hunter == seat:
        cards = [table.ids[card] for card in table.hands[seat]]
        can["discard"] = {"challenge": challenge.number, "cards": cards}
    if table.phase == "explaining" and asking and seat not in table.ready:
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
