"""The only output of a game: what a viewer may see, written field by field. A new field is hidden until it is added.

The shape is ``table`` in ``docs/protocol.md``. The public part is built once (``shared_view``); the private part is
added for each seat (``seat_view``). Times are moments (``moments.py``), or milliseconds while the clock is stopped.
"""

from collections import Counter
from typing import Final, Literal

from msgspec.structs import replace

from quizbs.game.cards import face, rank_of
from quizbs.game.challenge import wins
from quizbs.game.clocks import nudged_at
from quizbs.game.legal_moves import heard_of, tokens_left, turn_is_open
from quizbs.game.log import Tally
from quizbs.game.moments import NONE_LEFT, Moment, View, out_of_json, since, until
from quizbs.game.place import Place
from quizbs.game.reveal import schedule
from quizbs.game.shining import best_three, knowers, shows_knowers
from quizbs.game.stamp import first_turn
from quizbs.game.state import (
    Asking,
    Challenge,
    Claim,
    GameState,
    Offer,
    Settlement,
    bets_on,
    half_of,
    openly,
    seat_after,
    takes_part,
    voters,
)
from quizbs.game.views.log_lines import log_line
from quizbs.game.views.seat_view import seen_from
from quizbs.game.views.translation_view import translation_view
from quizbs.game.views.view_types import (
    AheadView,
    AnsweredView,
    BestRowView,
    BetsView,
    BrainsView,
    CalledClaimView,
    CardView,
    ChallengeView,
    ChoosingView,
    ClaimView,
    ClockView,
    DeckView,
    GameView,
    HunterView,
    KnewView,
    LastLapView,
    MetView,
    PlacedView,
    PlaceScoreView,
    PlaceView,
    QuestionView,
    ReactionView,
    ResultView,
    SettledView,
    StakesView,
    StarterView,
    given_view,
)
from quizbs.quiz import picture
from quizbs.quiz.choice_order import feedback_as_shown

LEAST_COUNTED = 4  # answers from which numbers are shown
LEAST_BETS = 2


def view_for(game: GameState, seat: int | None, now: float) -> View | None:
    """Return the decoded view of a seat, of everybody (the projector) if ``seat`` is ``None``.

    ``None`` before the deal.
    """
    if not game.phase:
        return None
    view = shared_view(game, now)
    if seat is not None and takes_part(game, seat):
        view = seen_from(game, view, seat, now)
    return out_of_json(view, now)


def is_slow(game: GameState, now: float) -> bool:
    """Return whether the turn has no time limit and lasts long already.

    Nothing else in ``shared_view`` changes by time alone.
    """
    long = nudged_at(game)
    return long is not None and game.clock.now(now) >= long


def shared_view(game: GameState, now: float) -> GameView:
    """Return the public part of a view: how many cards each seat has, but only faces that have been turned."""
    if not game.phase:
        raise ValueError("before the deal")
    challenge = game.turn.challenge
    return GameView(
        phase=game.phase,
        step=game.clock.step,
        paused=game.clock.paused_at is not None,
        paused_by=tuple(sorted(game.clock.paused_by)),
        clock=_clock(game),
        wait=_wait(game),
        slow=is_slow(game, now),
        lap=-(-game.turn.number // len(game.seats)),
        last_lap=_last_lap(game),
        deck=DeckView(game.deck.ranks, game.deck.decks, game.options.step),
        starter=StarterView(game.starter or None, _HOW[game.options.starter]),
        direction=1 if game.options.direction == "clockwise" else -1,
        seats=tuple([_seat(game, seat, sign) for seat, sign in zip(game.seats, game.signs, strict=True)]),
        turn=None if game.phase == "over" else game.turn.seat or None,
        turn_number=game.turn.number,
        rank=game.turn.rank,
        open_card=game.deck.open_card and face(game.deck.open_card),
        pile=len(game.deck.pile),
        gone=len(game.deck.gone),
        claim=_claim(game, game.turn.claim) if game.turn.claim else None,
        challenge=_challenge(game, challenge) if challenge else None,
        choosing=_choosing(game, game.turn.offer) if game.turn.offer else None,
        question=_question(game, game.turn.asking) if game.turn.asking else None,
        settled=_settled(game, challenge, game.turn.settled) if game.turn.settled and challenge else None,
        ready=tuple(sorted(game.turn.ready)),
        log=tuple([log_line(happening) for happening in game.log]),
        places=_places(game) if game.phase == "over" else None,
        reactions=tuple([ReactionView(*reaction) for reaction in game.turn.reactions.items()]),
        brains=tuple([BrainsView(seat, place) for seat, place in best_three(game)]),
        winner=game.winner,
    )


_HOW: Final[dict[str, Literal["dealer", "bottle", "turn"]]] = {
    "left_of_dealer": "dealer",
    "bottle": "bottle",
    "rotates": "turn",
}


# Steps of equal length for everybody. The others wait for one seat or for private answers: a clock at 0 while a seat
# still answers would reveal who has more time. A clock that ran to the stamp would reveal the verdict.
_SHARED_CLOCK = {"last", "reveal", "explaining"}


def _clock(game: GameState) -> ClockView | None:
    """Return the clock that everybody sees, ``None`` in steps where only the acting seats see one."""
    if game.phase not in _SHARED_CLOCK or game.clock.closes_at is None:
        return None
    whole = game.clock.closes_at - game.clock.began_at
    return ClockView(until(game.clock.closes_at, game.clock.paused_at), max(0, round(whole * 1000)))


def _wait(game: GameState) -> Moment:
    """Return the moment when the next play is allowed, ``NONE_LEFT`` if no seat may play now."""
    return until(game.clock.free_at, game.clock.paused_at) if turn_is_open(game) else NONE_LEFT


def _last_lap(game: GameState) -> LastLapView | None:
    if game.last_turn is None:
        return None
    return LastLapView(max(0, game.last_turn - game.turn.number + 1))


def _choosing(game: GameState, offer: Offer) -> ChoosingView:
    return ChoosingView(
        asker=openly(game, offer.asker),
        answerers=_answerers(game, offer.answerers),
        optional=offer.optional,
        stakes=_at_stake(game, offer.answerers),
    )


def _answerers(game: GameState, answerers: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats that may be asked; no seat if that would be only the caller, and calls are quiet."""
    return () if len(answerers) == 1 and openly(game, answerers[0]) is None else answerers


def _seat(game: GameState, seat: int, sign: int) -> PlaceView:
    options = game.options
    return PlaceView(
        seat=seat,
        sign=sign,
        cards=len(game.deck.hands[seat]),
        autoplay=seat in game.autoplay,
        tokens=tokens_left(game, seat) if options.call_tokens and not options.quiet else None,
        next=game.phase not in ("spinning", "over") and seat == seat_after(game, game.turn.seat),
    )


def _claim(game: GameState, claim: Claim) -> ClaimView:
    return ClaimView(
        number=claim.number,
        seat=claim.seat,
        count=len(claim.cards),
        rank=claim.rank,
        autoplay=claim.autoplay,
        last=claim.last,
        open=claim.open,
        believers=() if game.options.quiet else tuple(sorted(claim.believers)),
        voters=len(voters(game, claim.seat)),
    )


def _challenge(game: GameState, challenge: Challenge) -> ChallengeView:
    """Return the challenge with the visible faces. Before the stamp nothing in it reveals a lie."""
    claim, stamped = challenge.claim, challenge.stamped
    turned = claim.cards[: challenge.turned]
    return ChallengeView(
        number=challenge.number,
        claim=CalledClaimView(claim.number, claim.seat, len(claim.cards), claim.rank, claim.last),
        called=challenge.caller is not None,
        caller=openly(game, challenge.caller),
        honest=claim.honest if stamped else None,
        loser=openly(game, challenge.loser) if stamped else None,
        wins=claim.seat if stamped and wins(game, challenge) else None,
        cards=tuple([CardView(face(card), rank_of(card) == claim.rank if stamped else None) for card in turned]),
        pile=challenge.pile,
        short=challenge.short,
        bets=_bets(game, challenge),
        met=MetView(met.duel, met.by_caller, met.by_claimant) if (met := challenge.met) else None,
    )


def _bets(game: GameState, challenge: Challenge) -> BetsView | None:
    """Return how many bet on a lie and on the truth, once a card is visible.

    ``None`` for fewer than two bets: a single one would reveal who bet.
    """
    bets = challenge.claim.bets
    if not challenge.turned or len(bets) < LEAST_BETS:
        return None
    lie = len(bets_on(challenge.claim, lie=True))
    return BetsView(lie, len(bets) - lie)


def looking_up(challenge: ChallengeView | None) -> ChallengeView | None:
    """Return the challenge for phones whose players see the cards on a wall: without cards before the stamp.

    ``None`` without a challenge.
    """
    if challenge is None or challenge.honest is not None:
        return challenge
    return replace(challenge, cards=(), bets=None, on_wall=True)


def _question(game: GameState, asking: Asking) -> QuestionView:
    question = game.questions.bank[asking.question]
    return QuestionView(
        number=asking.number,
        asker=openly(game, asking.asker),
        answerer=openly(game, asking.answerer),
        card=asking.card,
        kind=question.kind.value,
        text=question.text,
        picture=picture.address(question.image),
        topic=question.topic,
        lang=question.language or game.questions.language,
        choices=tuple([question.choices[place].text for place in asking.order]),
        translation=translation_view(question, asking.order, game.questions.language),
        stakes=_at_stake(game, (asking.answerer,)),
        again=bool(asking.known),
        sure=game.options.sure == "all",
        along=_along(game, asking) if game.options.answer_along else None,
        result=_result(game, asking) if asking.shown else None,
    )


def _along(game: GameState, asking: Asking) -> AnsweredView:
    """Return how many seats have answered and, while the question is open, which. Later it stays secret who hasn't
    answered.

    With quiet calls only numbers are shown: the asked seat may be the caller, and could be identified as the missing
    one.
    """
    answered, of = heard_of(game, asking)
    open_to_all = not asking.shown and not game.options.quiet
    return AnsweredView(answered, of, tuple(sorted(asking.answered_by)) if open_to_all else ())


def _at_stake(game: GameState, answerers: tuple[int, ...]) -> StakesView | None:
    """Return how many cards a right and a wrong answer cost.

    ``None`` without stakes, or if not only the loser may be asked.
    """
    challenge = game.turn.challenge
    if game.options.stakes == "none" or challenge is None or answerers != (challenge.loser,):
        return None
    return StakesView(half_of(game, challenge), challenge.pile)


def _result(game: GameState, asking: Asking) -> ResultView:
    """Return the right answer, with the result. Must only be called for a question whose answer is shown."""
    question = game.questions.bank[asking.question]
    right = tuple([place for place, real in enumerate(asking.order) if question.choices[real].right])
    return ResultView(
        right=asking.right is True,
        given=given_view(asking.choices, asking.text),
        answer=right if question.choices else question.accept,
        explanation=question.explanation,
        feedback=tuple(feedback_as_shown(question, asking.order)),
        overruled=asking.overruled,
        row=_best_row(game, asking),
        knew=_knew(asking),
        shines=knowers(asking) if shows_knowers(game) else (),
    )


def _knew(asking: Asking) -> KnewView | None:
    """Return how many answered rightly in time, and how often each choice was chosen.

    ``None`` for fewer than four answers, which would show who was wrong.
    """
    along = [answer for seat, answer in asking.along.items() if seat not in asking.late]
    right = [answer.right for answer in along] + [asking.right] * asking.answered
    if len(right) < LEAST_COUNTED:
        return None
    given = [asking.choices, *(answer.choices for answer in along)]
    chosen = Counter(place for choices in given for place in choices or ())
    counts = tuple([chosen[place] for place in range(len(asking.order))])
    return KnewView(sum(is_right is True for is_right in right), len(right), counts)


def _best_row(game: GameState, asking: Asking) -> BestRowView | None:
    """Return the seat to announce for its row of right answers; ``None`` if no row is long enough, or if that would
    reveal the caller.
    """
    if asking.best_row is None:
        return None
    seat, right = asking.best_row
    if not game.options.answer_along and openly(game, seat) is None:
        return None
    return BestRowView(seat, right)


def _settled(game: GameState, challenge: Challenge, settled: Settlement) -> SettledView:
    hunter = settled.hunter
    return SettledView(
        loser=openly(game, settled.loser),
        takes=len(settled.takes),
        leaves=len(settled.leaves),
        why="true" if challenge.claim.honest else "caught" if challenge.caller is not None else "shown",
        hunter=None if hunter is None else HunterView(openly(game, hunter), settled.hunted),
    )


def _places(game: GameState) -> tuple[PlacedView, ...]:
    return tuple([_placed(game, place) for place in game.places if place.seat in game.deck.hands])


def _placed(game: GameState, place: Place) -> PlacedView:
    tally = game.tally.get(place.seat, Tally())
    return PlacedView(
        seat=place.seat,
        place=place.place or None,
        cards=len(game.deck.hands[place.seat]),
        right=tally.right,
        asked=tally.asked,
        score=PlaceScoreView(tally.points, tally.answerable) if game.options.points else None,
    )


def ahead_view(game: GameState) -> AheadView | None:
    """Return what only the projector gets before the stamp, to prepare its drawing; ``None`` at other times."""
    challenge = game.turn.challenge
    if game.phase != "turning" or challenge is None:
        return None
    left = [until(game.clock.began_at + moment, game.clock.paused_at) for moment in schedule(challenge)]
    opened = _challenge(game, replace(challenge, turned=len(challenge.claim.cards), stamped=True))
    return AheadView(
        honest=opened.honest is True,
        loser=opened.loser,
        cards=opened.cards,
        since=_passed(game),
        turns=round(first_turn(challenge.number, short=challenge.short, bets=challenge.unhurried) * 1000),
        faces=tuple(left[:-1]),
        stamp=left[-1],
    )


def _passed(game: GameState) -> Moment:
    """Return the moment when the step began; while the clock is stopped, how many ms had passed."""
    began, stands_at = game.clock.began_at, game.clock.paused_at
    return since(began) if stands_at is None else Moment("still", max(0, round((stands_at - began) * 1000)))
