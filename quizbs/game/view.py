"""The only way out: what a viewer may know of a game, written field by field. A new field is hidden until it is shown.

The shape is ``table`` in ``docs/protocol.md``. What all viewers share is built once (``shared_view``); what only one
seat may know is added for that seat (``seat_view``). All times are milliseconds left.
"""

from collections import Counter
from math import ceil
from typing import Any

from msgspec.structs import replace

from quizbs.game.cards import face, rank_of
from quizbs.game.challenge import wins
from quizbs.game.clocks import nudged_at
from quizbs.game.legal_moves import heard_of, tokens_left
from quizbs.game.log import Tally, log_view
from quizbs.game.reveal import schedule
from quizbs.game.seat_view import seen_from
from quizbs.game.stamp import first_turn
from quizbs.game.state import (
    Asking,
    Challenge,
    Claim,
    GameState,
    Offer,
    Settlement,
    half_of,
    openly,
    seat_after,
    takes_part,
    voters,
)
from quizbs.quiz import picture
from quizbs.quiz.choice_order import feedback_as_shown

View = dict[str, Any]
LEAST_COUNTED = 4  # answers of which numbers are told


def view_for(game: GameState, seat: int | None, now: float) -> View | None:
    """Return what a seat may know, or with ``None`` what everybody may (the projector); ``None`` before the deal."""
    if not game.phase:
        return None
    view = shared_view(game, now)
    return seen_from(game, view, seat, now) if seat is not None and takes_part(game, seat) else view


def shared_view(game: GameState, now: float) -> View:
    """Return what everybody may know: counts of cards, but never a face that hasn't been turned."""
    return lasting_view(game) | times(game, now)


def times(game: GameState, now: float) -> View:
    """Return the time left at ``now`` (s), which alone of all that everybody may know goes on between two events."""
    at = game.clock.now(now)
    wait = max(0, ceil((game.clock.free_at - at) * 1000)) if game.phase == "turn" else 0
    long = nudged_at(game)
    return {"clock": _clock(game, at), "wait": wait, "slow": long is not None and at >= long}


def lasting_view(game: GameState) -> View:
    """Return what everybody may know until the next event: all but the times."""
    challenge = game.turn.challenge
    return {
        "phase": game.phase,
        "step": game.clock.step,
        "paused": game.clock.paused_at is not None,
        "paused_by": sorted(game.clock.paused_by),
        "lap": -(-game.turn.number // len(game.seats)),
        "last_lap": _last_lap(game),
        "deck": {"ranks": game.deck.ranks, "decks": game.deck.decks, "step": game.options.step},
        "starter": {"seat": game.starter or None, "how": _HOW[game.options.starter]},
        "direction": 1 if game.options.direction == "clockwise" else -1,
        "seats": [_seat(game, seat, sign) for seat, sign in zip(game.seats, game.signs, strict=True)],
        "turn": None if game.phase == "over" else game.turn.seat or None,
        "turn_number": game.turn.number,
        "rank": game.turn.rank,
        "open_card": game.deck.open_card and face(game.deck.open_card),
        "pile": len(game.deck.pile),
        "gone": len(game.deck.gone),
        "claim": game.turn.claim and _claim(game, game.turn.claim),
        "challenge": challenge and _challenge(game, challenge),
        "choosing": game.turn.offer and _choosing(game, game.turn.offer),
        "question": game.turn.asking and _question(game, game.turn.asking),
        "settled": game.turn.settled and challenge and _settled(game, challenge, game.turn.settled),
        "ready": sorted(game.turn.ready),
        "log": [log_view(happening) for happening in game.log],
        "places": _places(game) if game.phase == "over" else None,
        "winner": game.winner,
        "end_on_wall": False,
    }


_HOW = {"left_of_dealer": "dealer", "bottle": "bottle", "rotates": "turn"}


# Steps that last equally long for everybody. The others wait for one seat or for private answers: a clock at 0 while
# somebody still answers would tell the class who has more time. A clock that ran to the stamp would give it away.
_SHARED_CLOCK = {"last", "reveal", "explaining"}


def _clock(game: GameState, at: float) -> View | None:
    """Return the clock that everybody sees; in all other steps only the seats that have to act see one."""
    if game.phase not in _SHARED_CLOCK or game.clock.closes_at is None:
        return None
    whole = game.clock.closes_at - game.clock.began_at
    return {"left": max(0, round((game.clock.closes_at - at) * 1000)), "of": max(0, round(whole * 1000))}


def _last_lap(game: GameState) -> View | None:
    if game.last_turn is None:
        return None
    return {"turns": max(0, game.last_turn - game.turn.number + 1)}


def _choosing(game: GameState, offer: Offer) -> View:
    return {
        "asker": openly(game, offer.asker),
        "answerers": _answerers(game, offer.answerers),
        "optional": offer.optional,
        "stakes": _at_stake(game, offer.answerers),
    }


def _answerers(game: GameState, answerers: tuple[int, ...]) -> list[int]:
    """Return who may be asked; if calls are quiet and that is only the caller, nobody is named."""
    return [] if len(answerers) == 1 and openly(game, answerers[0]) is None else list(answerers)


def _seat(game: GameState, seat: int, sign: int) -> View:
    options = game.options
    return {
        "seat": seat,
        "sign": sign,
        "cards": len(game.deck.hands[seat]),
        "autoplay": seat in game.autoplay,
        "tokens": tokens_left(game, seat) if options.call_tokens and not options.quiet else None,
        "next": game.phase not in ("spinning", "over") and seat == seat_after(game, game.turn.seat),
    }


def _claim(game: GameState, claim: Claim) -> View:
    return {
        "number": claim.number,
        "seat": claim.seat,
        "count": len(claim.cards),
        "rank": claim.rank,
        "autoplay": claim.autoplay,
        "last": claim.last,
        "open": claim.open,
        "believers": [] if game.options.quiet else sorted(claim.believers),
        "voters": len(voters(game, claim.seat)),
    }


def _challenge(game: GameState, challenge: Challenge) -> View:
    """Return a challenge with the faces already seen; before the stamp nothing in it gives a lie away."""
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
        "caller": openly(game, challenge.caller),
        "honest": claim.honest if stamped else None,
        "loser": openly(game, challenge.loser) if stamped else None,
        "wins": claim.seat if stamped and wins(game, challenge) else None,
        "cards": [
            {"face": face(card), "true": rank_of(card) == claim.rank if stamped else None}
            for card in claim.cards[: challenge.turned]
        ],
        "pile": challenge.pile,
        "short": challenge.short,
        "on_wall": False,
    }


def looking_up(call: View) -> View:
    """Return what is told of a challenge to a phone whose owner sees its cards on a wall: none before the stamp."""
    challenge = call.get("challenge")
    if challenge is None or challenge["honest"] is not None:
        return call
    return call | {"challenge": challenge | {"cards": [], "on_wall": True}}


def _question(game: GameState, asking: Asking) -> View:
    question = game.questions.bank[asking.question]
    return {
        "number": asking.number,
        "asker": openly(game, asking.asker),
        "answerer": openly(game, asking.answerer),
        "card": asking.card,
        "kind": str(question.kind),
        "text": question.text,
        "picture": picture.address(question.image),
        "topic": question.topic,
        "lang": game.questions.language,
        "choices": [question.choices[place].text for place in asking.order],
        "stakes": _at_stake(game, (asking.answerer,)),
        "again": bool(asking.known),
        "sure": game.options.sure == "all",
        "along": _along(game, asking) if game.options.answer_along else None,
        "result": _result(game, asking) if asking.shown else None,
    }


def _along(game: GameState, asking: Asking) -> View:
    """Return how many have answered, without names: nobody is seen to keep the others waiting."""
    answered, of = heard_of(game, asking)
    return {"answered": answered, "of": of}


def _at_stake(game: GameState, answerers: tuple[int, ...]) -> View | None:
    """Return how many cards a right and a wrong answer cost; ``None`` if somebody other than the loser may be asked."""
    challenge = game.turn.challenge
    if game.options.stakes == "none" or challenge is None or answerers != (challenge.loser,):
        return None
    return {"right": half_of(game, challenge), "wrong": challenge.pile}


def _result(game: GameState, asking: Asking) -> View:
    """Return the right answer. Only ever called for an answered question."""
    question = game.questions.bank[asking.question]
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
        "feedback": feedback_as_shown(question, asking.order),
        "overruled": asking.overruled,
        "row": _best_row(game, asking),
        "knew": _knew(asking),
    }


def _knew(asking: Asking) -> View | None:
    """Return how many knew it, and how often each choice was given, in time; of a few it would say who was wrong."""
    along = [one for seat, one in asking.along.items() if seat not in asking.late]
    right = [one.right for one in along] + [asking.right] * asking.answered
    if len(right) < LEAST_COUNTED:
        return None
    given = [asking.choices, *(one.choices for one in along)]
    chosen = Counter(place for choices in given for place in choices or ())
    return {
        "right": sum(one is True for one in right),
        "of": len(right),
        "choices": [chosen[place] for place in range(len(asking.order))],
    }


def _best_row(game: GameState, asking: Asking) -> View | None:
    """Return whose right answers in a row are named aloud; nobody's if that would say who called."""
    if asking.best_row is None:
        return None
    seat, right = asking.best_row
    if not game.options.answer_along and openly(game, seat) is None:
        return None
    return {"seat": seat, "right": right}


def _settled(game: GameState, challenge: Challenge, settled: Settlement) -> View:
    why = "true" if challenge.claim.honest else "caught" if challenge.caller is not None else "shown"
    hunter = settled.hunter
    return {
        "loser": openly(game, settled.loser),
        "takes": len(settled.takes),
        "leaves": len(settled.leaves),
        "why": why,
        "hunter": None if hunter is None else {"seat": openly(game, hunter), "done": settled.hunted},
    }


def _score(tally: Tally) -> View:
    return {"points": tally.points, "of": tally.answerable}


def _places(game: GameState) -> list[View]:
    return [
        {
            "seat": place.seat,
            "place": place.place or None,
            "cards": len(game.deck.hands[place.seat]),
            "right": game.tally.get(place.seat, Tally()).right,
            "asked": game.tally.get(place.seat, Tally()).asked,
            "score": _score(game.tally.get(place.seat, Tally())) if game.options.points else None,
        }
        for place in game.places
        if place.seat in game.deck.hands
    ]


def ahead_view(game: GameState, now: float) -> View | None:
    """Return what only the projector is told before the stamp, so that it can draw ahead; ``None`` at other times."""
    challenge = game.turn.challenge
    if game.phase != "turning" or challenge is None:
        return None
    at = game.clock.now(now)
    left = [max(0, round((game.clock.began_at + moment - at) * 1000)) for moment in schedule(challenge)]
    opened = _challenge(game, replace(challenge, turned=len(challenge.claim.cards), stamped=True))
    return {
        **{name: opened[name] for name in ("honest", "loser", "cards")},
        "since": max(0, round((at - game.clock.began_at) * 1000)),
        "turns": round(first_turn(challenge.number, short=challenge.short) * 1000),
        "faces": left[:-1],
        "stamp": left[-1],
    }
