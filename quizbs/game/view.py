"""The only way out: what a viewer may know of a table, written field by field. A new field is hidden until it is shown.

The shape is ``table`` in ``docs/protocol.md``. The part that all share is built once for all viewers (``shared_view``)
and the part of a seat is built for that seat (``seat_view``). All times are milliseconds left.
"""

from math import ceil
from typing import Any

from msgspec.structs import replace

from quizbs.game.allowed import heard_of, tokens_left
from quizbs.game.cards import face, rank_of
from quizbs.game.log import Tally, log_view
from quizbs.game.reveal import schedule
from quizbs.game.seat_view import seen_from
from quizbs.game.table import Asking, Challenge, Claim, Settlement, Table, openly, seat_after, takes_part, voters
from quizbs.quiz import picture

View = dict[str, Any]


def view_for(table: Table, seat: int | None, now: float) -> View | None:
    """Return what a seat may know, or with ``None`` what everybody may (the projector); ``None`` before the deal."""
    if not table.phase:
        return None
    view = shared_view(table, now)
    return seen_from(table, view, seat, now) if seat is not None and takes_part(table, seat) else view


def shared_view(table: Table, now: float) -> View:
    """Return what everybody may know: counts of cards, never faces that nobody has turned."""
    at = table.paused_at if table.paused_at is not None else now
    challenge = table.challenge
    return {
        "phase": table.phase,
        "step": table.step,
        "paused": table.paused_at is not None,
        "paused_by": sorted(table.paused_by),
        "clock": _clock(table, at),
        "wait": max(0, ceil((table.free_at - at) * 1000)) if table.phase == "turn" else 0,
        "lap": -(-table.turn_number // len(table.seats)),
        "last_lap": _last_lap(table),
        "deck": {"ranks": table.ranks, "decks": table.decks, "step": table.options.step},
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
        "challenge": challenge and _challenge(table, challenge),
        "choosing": table.offer
        and {
            "asker": openly(table, table.offer.asker),
            "answerers": _answerers(table, table.offer.answerers),
            "optional": table.offer.optional,
            "stakes": _at_stake(table, table.offer.answerers),
        },
        "question": table.asking and _question(table, table.asking),
        "settled": table.settled and challenge and _settled(table, challenge, table.settled),
        "ready": sorted(table.ready),
        "log": [log_view(happening) for happening in table.log],
        "places": _places(table) if table.phase == "over" else None,
        "winner": table.winner,
    }


_HOW = {"left_of_dealer": "dealer", "bottle": "bottle", "rotates": "turn"}


# Steps that last equally long for everybody. The others wait for one seat or for private answers: a number that stood
# at 0 while a child goes on would tell the class who has more time. One that ran to the stamp would tell what it says.
_SHARED_CLOCK = {"last", "reveal", "explaining"}


def _clock(table: Table, at: float) -> View | None:
    """Return the clock that everybody sees; in all other steps those who are to act have a clock of their own."""
    if table.phase not in _SHARED_CLOCK or table.closes_at is None:
        return None
    whole = table.closes_at - table.began_at
    return {"left": max(0, round((table.closes_at - at) * 1000)), "of": max(0, round(whole * 1000))}


def _last_lap(table: Table) -> View | None:
    if table.last_turn is None:
        return None
    return {"turns": max(0, table.last_turn - table.turn_number + 1)}


def _answerers(table: Table, answerers: tuple[int, ...]) -> list[int]:
    """Return who may be asked; the caller who is the only one has no name where calls are quiet."""
    return [] if len(answerers) == 1 and openly(table, answerers[0]) is None else list(answerers)


def _seat(table: Table, seat: int, sign: int) -> View:
    options = table.options
    return {
        "seat": seat,
        "sign": sign,
        "cards": len(table.hands[seat]),
        "automatic": seat in table.automatic,
        "tokens": tokens_left(table, seat) if options.call_tokens and not options.quiet else None,
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
        "believers": [] if table.options.quiet else sorted(claim.believers),
        "voters": len(voters(table, claim.seat)),
    }


def _challenge(table: Table, challenge: Challenge) -> View:
    """Return a challenge with the faces that are seen; before the stamp with nothing that tells truth from lie."""
    claim, stamped = challenge.claim, challenge.stamped
    return {
        "number": challenge.number,
        "claim": {
            "number": claim.number,
            "seat": claim.seat,
            "count": len(claim.cards),
            "rank": claim.rank,
            "last": claim.last,
        },
        "called": challenge.caller is not None,
        "caller": openly(table, challenge.caller),
        "honest": claim.honest if stamped else None,
        "loser": openly(table, challenge.loser) if stamped else None,
        "cards": [
            {"face": face(card), "true": rank_of(card) == claim.rank if stamped else None}
            for card in claim.cards[: challenge.turned]
        ],
        "pile": challenge.pile,
    }


def _question(table: Table, asking: Asking) -> View:
    question = table.questions[asking.question]
    return {
        "number": asking.number,
        "asker": openly(table, asking.asker),
        "answerer": openly(table, asking.answerer),
        "card": asking.card,
        "kind": str(question.kind),
        "text": question.text,
        "picture": picture.address(question.image),
        "topic": question.topic,
        "lang": table.language,
        "choices": [question.choices[place].text for place in asking.order],
        "stakes": _at_stake(table, (asking.answerer,)),
        "again": bool(asking.known),
        "along": _along(table, asking) if table.options.answer_along else None,
        "result": _result(table, asking) if asking.revealed else None,
    }


def _along(table: Table, asking: Asking) -> View:
    """Return how many have answered: without names, so that nobody is waited for by name."""
    answered, of = heard_of(table, asking)
    return {"answered": answered, "of": of}


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


def _settled(table: Table, challenge: Challenge, settled: Settlement) -> View:
    why = "true" if challenge.claim.honest else "caught" if challenge.caller is not None else "shown"
    hunter = settled.hunter
    return {
        "loser": openly(table, settled.loser),
        "takes": len(settled.takes),
        "leaves": len(settled.leaves),
        "why": why,
        "hunter": None if hunter is None else {"seat": openly(table, hunter), "done": settled.hunted},
    }


def _places(table: Table) -> list[View]:
    return [
        {
            "seat": place.seat,
            "place": place.place or None,
            "cards": len(table.hands[place.seat]),
            "right": table.tally.get(place.seat, Tally()).right,
            "asked": table.tally.get(place.seat, Tally()).asked,
        }
        for place in table.places
        if place.seat in table.hands
    ]


def ahead_view(table: Table, now: float) -> View | None:
    """Return what the projector alone is told before the stamp, so that it can draw ahead; ``None`` at other times."""
    challenge = table.challenge
    if table.phase != "turning" or challenge is None:
        return None
    at = table.paused_at if table.paused_at is not None else now
    left = [max(0, round((table.began_at + moment - at) * 1000)) for moment in schedule(challenge)]
    opened = _challenge(table, replace(challenge, turned=len(challenge.claim.cards), stamped=True))
    return {**{name: opened[name] for name in ("honest", "loser", "cards")}, "faces": left[:-1], "stamp": left[-1]}
