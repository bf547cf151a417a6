"""The only way out: what a viewer may know of a table, written field by field. A new field is hidden until it is shown.

The shape is ``table`` in ``docs/protocol.md``. The part that all share is built once for all viewers (``shared_view``)
and the part of a seat is built for that seat (``seat_view``). All times are milliseconds left.
"""

from collections.abc import Mapping
from math import ceil
from typing import Any

from quizbs.game.cards import face, rank_of
from quizbs.game.seat_view import seat_view
from quizbs.game.table import (
    Asking,
    Challenge,
    Claim,
    Happening,
    Settlement,
    Table,
    Tally,
    seat_after,
    voters,
)

View = dict[str, Any]


def view_for(table: Table, seat: int | None, now: float) -> View | None:
    """Return what a seat may know, or with ``None`` what everybody may (the projector); ``None`` before the deal."""
    if not table.phase:
        return None
    view = shared_view(table, now)
    if seat is not None and seat in table.seats:
        view["you"] = seat_view(table, seat)
    return view


def shared_view(table: Table, now: float) -> View:
    """Return what everybody may know: counts of cards, never faces that nobody has turned."""
    at = table.paused_at if table.paused_at is not None else now
    challenge = table.challenge
    return {
        "phase": table.phase,
        "step": table.step,
        "paused": table.paused_at is not None,
        "clock": _clock(table, at),
        "wait": max(0, ceil((table.free_at - at) * 1000)) if table.phase == "turn" else 0,
        "lap": -(-table.turn_number // len(table.seats)),
        "deck": {"ranks": table.ranks, "decks": table.decks},
        "starter": {"seat": table.starter, "how": _HOW[table.options.starter]},
        "direction": 1 if table.options.direction == "clockwise" else -1,
        "seats": [_seat(table, seat, sign) for seat, sign in zip(table.seats, table.signs, strict=True)],
        "turn": None if table.phase == "over" else table.turn,
        "turn_number": table.turn_number,
        "rank": table.rank,
        "open_card": table.open_card and face(table.open_card),
        "pile": len(table.pile),
        "gone": len(table.gone),
        "claim": table.claim and _claim(table, table.claim),
        "challenge": challenge and _challenge(challenge),
        "choosing": table.offer
        and {
            "asker": table.offer.asker,
            "answerers": list(table.offer.answerers),
            "optional": table.offer.optional,
            "stakes": _at_stake(table, table.offer.answerers),
        },
        "question": table.asking and _question(table, table.asking),
        "settled": table.settled and challenge and _settled(challenge, table.settled),
        "ready": sorted(table.ready),
        "log": [_happening(happening) for happening in table.log],
        "places": _places(table) if table.phase == "over" else None,
        "winner": table.winner,
    }


_HOW = {"left_of_dealer": "dealer", "bottle": "bottle", "rotates": "turn"}


def _clock(table: Table, at: float) -> View | None:
    if table.closes_at is None or table.phase == "over":
        return None
    whole = table.closes_at - table.began_at
    return {"left": max(0, round((table.closes_at - at) * 1000)), "of": max(0, round(whole * 1000))}


def _seat(table: Table, seat: int, sign: int) -> View:
    return {
        "seat": seat,
        "sign": sign,
        "cards": len(table.hands[seat]),
        "automatic": seat in table.automatic,
        "next": table.phase != "over" and seat == seat_after(table, table.turn),
    }


def _claim(table: Table, claim: Claim) -> View:
    return {
        "number": claim.number,
        "seat": claim.seat,
        "count": len(claim.cards),
        "rank": claim.rank,
        "automatic": claim.automatic,
        "last": claim.last,
        "open": claim.open,
        "believers": sorted(claim.believers),
        "voters": len(voters(table, claim.seat)),
    }


def _challenge(challenge: Challenge) -> View:
    claim = challenge.claim
    return {
        "number": challenge.number,
        "claim": {
            "number": claim.number,
            "seat": claim.seat,
            "count": len(claim.cards),
            "rank": claim.rank,
            "last": claim.last,
        },
        "caller": challenge.caller,
        "honest": claim.honest,
        "loser": challenge.loser,
        "cards": [{"face": face(card), "true": rank_of(card) == claim.rank} for card in claim.cards],
        "pile": challenge.pile,
    }


def _question(table: Table, asking: Asking) -> View:
    question = table.questions[asking.question]
    return {
        "number": asking.number,
        "asker": asking.asker,
        "answerer": asking.answerer,
        "card": asking.card,
        "kind": str(question.kind),
        "text": question.text,
        "topic": question.topic,
        "lang": table.language,
        "choices": [question.choices[place].text for place in asking.order],
        "stakes": _at_stake(table, (asking.answerer,)),
        "result": _result(table, asking) if asking.answered else None,
    }


def _at_stake(table: Table, answerers: tuple[int, ...]) -> View | None:
    """Return how many cards a right and a wrong answer cost; only the loser of the challenge can win any by it."""
    challenge = table.challenge
    if table.options.stakes == "none" or challenge is None or answerers != (challenge.loser,):
        return None
    pile = challenge.pile
    return {"right": pile - pile // 2, "wrong": pile}


def _result(table: Table, asking: Asking) -> View:
    """Return the right answer: called for an answered question alone."""
    question = table.questions[asking.question]
    given: View | None = None
    if asking.choices is not None:
        given = {"choices": list(asking.choices)}
    elif asking.text is not None:
        given = {"text": asking.text}
    right: list[int] | list[str] = [place for place, real in enumerate(asking.order) if question.choices[real].right]
    return {
        "right": asking.right is True,
        "given": given,
        "answer": right if question.choices else list(question.accept),
        "explanation": question.explanation,
        "overruled": asking.overruled,
    }


def _settled(challenge: Challenge, settled: Settlement) -> View:
    why = "true" if challenge.claim.honest else "caught" if challenge.caller is not None else "shown"
    hunter = settled.hunter
    return {
        "loser": settled.loser,
        "takes": len(settled.takes),
        "leaves": len(settled.leaves),
        "why": why,
        "hunter": None if hunter is None else {"seat": hunter, "done": settled.hunted},
    }


# The public name of each fact of a happening; what is not named here does not go out.
_FACTS: Mapping[str, Mapping[str, str]] = {
    "dealt": {"seat": "starter", "count": "cards", "left": "pile"},
    "opened": {"seat": "seat", "face": "face", "automatic": "automatic"},
    "laid": {"seat": "seat", "count": "count", "rank": "rank", "automatic": "automatic", "last": "last"},
    "stood": {"seat": "seat", "count": "count", "rank": "rank", "last": "last"},
    "called": {"seat": "seat", "other": "claimant", "count": "count", "rank": "rank", "yes": "honest"},
    "shown": {"seat": "seat", "yes": "honest"},
    "asked": {"seat": "seat", "other": "answerer"},
    "declined": {"seat": "seat"},
    "answered": {"seat": "seat", "yes": "right"},
    "took": {"seat": "seat", "count": "cards", "left": "left"},
    "discarded": {"seat": "seat"},
    "overruled": {"seat": "seat", "yes": "right"},
    "automatic": {"seat": "seat", "yes": "on"},
    "won": {"seat": "seat"},
    "paused": {},
    "resumed": {},
    "ended": {},
}


def _happening(happening: Happening) -> View:
    facts = {public: getattr(happening, name) for name, public in _FACTS[happening.what].items()}
    return {"n": happening.n, "what": happening.what, **facts}


def _places(table: Table) -> list[View]:
    return [
        {
            "seat": place.seat,
            "place": place.place,
            "cards": len(table.hands[place.seat]),
            "right": table.tally.get(place.seat, Tally()).right,
            "asked": table.tally.get(place.seat, Tally()).asked,
        }
        for place in table.places
    ]
