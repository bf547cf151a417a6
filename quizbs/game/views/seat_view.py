"""The private part of a seat's view: its hand, its accommodations, what it may do.

Neither screens nor bots need to know the rules: what isn't in ``can`` would be refused.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import asdict, replace

from quizbs.game.betting import bet_of, may_bet
from quizbs.game.cards import face
from quizbs.game.challenge import least_asked
from quizbs.game.clocks import common_end
from quizbs.game.legal_moves import may_answer_along, may_call, may_pass, may_read, tokens_left, turn_is_open
from quizbs.game.moments import Moment, until
from quizbs.game.reacting import reaction_turn
from quizbs.game.scores import row_of, worth_to
from quizbs.game.state import (
    AlongAnswer,
    Asking,
    Challenge,
    GameState,
    Offer,
    accommodation_of,
    acting_seat,
    bets_on,
    in_playing_order,
    rank_after,
    voters,
)
from quizbs.game.turns import choice_of_cards
from quizbs.game.views.view_types import (
    AccommodationView,
    Face,
    GameView,
    OwnAnswerView,
    QuestionView,
    Rank,
    ScoreView,
    Seat,
    given_view,
)


class OwnClockView(Struct, frozen=True):
    """The clock of a seat: ``left``, and the whole time ``of`` in ms.

    Both are null if only this seat has no limit.
    """

    left: Moment | None = None
    of: int | None = None


class OwnCardView(Struct, frozen=True):
    """A card of the seat's hand. ``id`` is its hand id, ``question`` the text of its question."""

    id: int
    face: Face
    question: str | None


class PlayView(Struct, frozen=True):
    """Which cards may be played, by their hand ids: between ``least`` and ``most`` of them.

    More than ``usual`` is obviously a cheat. ``turn``: its number. ``truth`` is as in ``turns.CardChoice``. ``open``:
    the card is played face up.
    """

    turn: int
    cards: tuple[int, ...]
    least: int
    most: int
    usual: int
    rank: Rank | None
    truth: Literal["free", "any", "all", "bluff"]
    open: bool


class AskCardView(Struct, frozen=True):
    """A challenged card (its position among them) and the question on it."""

    card: int
    face: Face
    question: str
    topic: str


class AskView(Struct, frozen=True):
    """Which questions may be asked, and whom. ``optional``: the seat may skip the question.

    ``least_asked``: which of ``answerers`` was asked least.
    """

    challenge: int
    optional: bool
    answerers: tuple[Seat, ...]
    least_asked: Seat
    cards: tuple[AskCardView, ...]


class DiscardView(Struct, frozen=True):
    """Which cards, by their hand ids, the hunter may throw away after this challenge."""

    challenge: int
    cards: tuple[int, ...]


class CanView(Struct, frozen=True, kw_only=True):
    """What the seat may do now. Numbers are those of a claim, question or turn, which the command repeats.

    ``answer``: as the asked seat; ``along``: with no cards at stake.
    """

    play: PlayView | UnsetType = UNSET
    call: int | UnsetType = UNSET
    believe: int | UnsetType = UNSET
    ask: AskView | UnsetType = UNSET
    answer: int | UnsetType = UNSET
    along: int | UnsetType = UNSET
    bet: int | UnsetType = UNSET
    react: int | UnsetType = UNSET
    ready: int | UnsetType = UNSET
    discard: DiscardView | UnsetType = UNSET
    may_pass: int | UnsetType = field(default=UNSET, name="pass")


class OwnBetView(Struct, frozen=True):
    """The seat's bet that the next play, or the called claim, is a lie (or true).

    ``right`` is set once the cards are visible.
    """

    lie: bool
    right: bool | None


class OwnView(Struct, frozen=True, kw_only=True):
    """The private part of a game's view. ``played_for``: how many of the seat's turns a bot played.

    ``fooled``: how many seats believed its turned claim. ``caller``: who called, if calls are quiet and the seat may
    know. ``tokens``: wrong calls left. ``without``: choices hidden from this seat. ``own_rank``: the rank of its next
    turn.
    """

    seat: Seat
    hand: tuple[OwnCardView, ...]
    own_rank: Rank | None
    played_for: int
    accommodation: AccommodationView | None
    clock: OwnClockView | None
    along: OwnAnswerView | None
    score: ScoreView | None
    caller: Seat | None
    tokens: int | None
    without: tuple[int, ...]
    bet: OwnBetView | None
    fooled: int | None
    can: CanView


class PhoneGameView(GameView, frozen=True, kw_only=True):
    """A game as a phone gets it. ``you`` is missing if the seat doesn't take part."""

    you: OwnView | UnsetType = UNSET


def seen_from(game: GameState, shared: GameView, seat: int, now: float) -> PhoneGameView:
    """Return the view of ``seat``: the public part with its private part.

    A seat that may answer late doesn't get the answer.
    """
    question = without_answer(game, shared.question, seat)
    return with_own(replace(shared, question=question), seat_view(game, seat, now))


def with_own(shared: GameView, own: OwnView) -> PhoneGameView:
    """Return a phone's view, made of the public and the private part."""
    return PhoneGameView(**asdict(shared), you=own)


def without_answer(game: GameState, question: QuestionView | None, seat: int) -> QuestionView | None:
    """Return the question as the seat may see it: without the answer if the seat may still answer late.

    ``None`` if there is no question.
    """
    asking = game.turn.asking
    # Decided by what the seat may finish, not by ``can``, which is empty while it is absent or everything is paused.
    if question and asking and seat in asking.late - asking.along.keys() and game.phase != "over":
        return replace(question, result=None)
    return question


def seat_view(game: GameState, seat: int, now: float) -> OwnView:
    """Return the private part of a seat at ``now`` (s). A guest has no cards."""
    return view_with_hand(game, seat, now, hand_view(game, seat))


def hand_view(game: GameState, seat: int) -> tuple[OwnCardView, ...]:
    """Return the seat's cards, each with the text of its question but no choices (``docs/rules.md`` 26)."""
    ids, on_card, bank = game.deck.ids, game.questions.on_card, game.questions.bank
    return tuple(
        [
            OwnCardView(ids[card], face(card), bank[on_card[card]].text if card in on_card else None)
            for card in game.deck.hands.get(seat, ())
        ]
    )


def hand_of(game: GameState, seat: int) -> tuple[object, ...]:
    """Return the inputs of ``hand_view``, so that its result can be cached.

    Each input is the same object until it changes; hand ids change only with the hand.
    """
    return game.deck.hands.get(seat), game.questions.on_card, game.questions.bank


def view_with_hand(game: GameState, seat: int, now: float, cards: tuple[OwnCardView, ...] = ()) -> OwnView:
    """Return the private part of a seat at ``now`` (s), with ``cards`` as its hand."""
    hand = game.deck.hands.get(seat, ())
    accommodation = game.accommodations.get(seat)
    asking = game.turn.asking
    return OwnView(
        seat=seat,
        hand=cards,
        own_rank=_own_rank(game, seat) if hand or seat in game.seats else None,
        played_for=game.turns_played.get(seat, (0, 0))[1],
        accommodation=AccommodationView.from_accommodation(accommodation) if accommodation else None,
        clock=_own_clock(game, seat, now),
        along=_own_answer(asking, seat) if asking else None,
        score=_score(game, seat) if game.options.points else None,
        caller=_caller(game, seat),
        tokens=tokens_left(game, seat) if game.options.call_tokens and seat in game.seats else None,
        without=asking.without if asking and accommodation and accommodation.fewer else (),
        bet=_own_bet(game, seat),
        fooled=_fooled(game, seat),
        can=_can(game, seat),
    )


def _own_bet(game: GameState, seat: int) -> OwnBetView | None:
    """Return the seat's bet on the called claim until the next play, otherwise on the next play; ``None`` without a
    bet.
    """
    lie, challenge = bet_of(game, seat), game.turn.challenge
    if lie is None:
        return None
    stamped = challenge is not None and challenge.stamped and game.phase != "last" and not turn_is_open(game)
    return OwnBetView(lie, lie != challenge.claim.honest if challenge and stamped else None)


def _fooled(game: GameState, seat: int) -> int | None:
    """Return how many seats bet that the seat's claim was true, once its cards are visible; ``None`` for 0."""
    challenge = game.turn.challenge
    if challenge is None or not challenge.stamped or challenge.claim.seat != seat or not game.options.beliefs:
        return None
    return len(bets_on(challenge.claim, lie=False)) or None


def _caller(game: GameState, seat: int) -> int | None:
    """Return the caller if calls are quiet and the seat is the caller or the called one, otherwise ``None``."""
    challenge = game.turn.challenge
    if challenge is None or not game.options.quiet or seat not in (challenge.caller, challenge.claim.seat):
        return None
    return challenge.caller


def _own_clock(game: GameState, seat: int, now: float) -> OwnClockView | None:
    """Return the clock of a seat that has to act; ``NO_LIMIT`` if only this seat has no limit, ``None`` without a
    clock.
    """
    more_time = accommodation_of(game, seat).more_time
    if seat in game.autoplay:
        return None
    if may_answer_along(game, seat):  # with more time, until the next play
        return NO_LIMIT if more_time else _counted(game, common_end(game), now)
    if acting_seat(game) != seat:
        return None
    if more_time and common_end(game) is not None and game.clock.closes_at is None:
        return NO_LIMIT
    return _counted(game, game.clock.closes_at, now) if common_end(game) is not None else None


NO_LIMIT = OwnClockView()


def _counted(game: GameState, ends: float | None, now: float) -> OwnClockView | None:
    """Return the clock of a step that ends at ``ends`` (s), ``None`` once it is over or without a limit."""
    at = game.clock.now(now)
    if ends is None or ends <= at:
        return None
    return OwnClockView(until(ends, game.clock.paused_at), max(0, round((ends - game.clock.began_at) * 1000)))


def _answer_of(asking: Asking, seat: int) -> Asking | AlongAnswer | None:
    return asking if seat == asking.answerer and asking.answered else asking.along.get(seat)


def _own_answer(asking: Asking, seat: int) -> OwnAnswerView | None:
    """Return the seat's answer to the question, ``None`` if it gave none. ``right`` is set once that is public."""
    answered = _answer_of(asking, seat)
    if answered is None:
        return None
    right = answered.right if isinstance(answered, AlongAnswer) else answered.right is True
    return OwnAnswerView(given_view(answered.choices, answered.text), right if asking.shown else None)


def _score(game: GameState, seat: int) -> ScoreView:
    """Return the seat's row of right answers and its points for the open question.

    ``worth`` is what a right answer brings; ``won``, after the reveal, what the seat got.
    """
    asking, row = game.turn.asking, row_of(game, seat).right
    if asking is None:
        return ScoreView(row, None, None)
    answered = _answer_of(asking, seat)
    if answered is None:
        over = asking.shown and seat not in asking.late
        return ScoreView(row, None if over else worth_to(game, asking, seat), None)
    won = None if not asking.shown else answered.worth if answered.right else 0
    return ScoreView(row, answered.worth, won)


def _own_rank(game: GameState, seat: int) -> str | None:
    """Return the rank that the seat has to claim in its next turn, ``None`` if that is open or the deck ends before."""
    rank = game.turn.rank
    if rank is None or game.phase in ("spinning", "over"):
        return None
    for playing in in_playing_order(game, game.turn.seat):
        if playing == seat or rank is None:
            return rank
        rank = rank_after(game, rank)
    return None


def _can(game: GameState, seat: int) -> CanView:
    if game.phase == "over" or game.clock.paused_at is not None:
        return NOTHING
    can = _can_of_question(game, seat)
    if turn_is_open(game) and game.turn.seat == seat:
        can["play"] = _play(game, seat)
        if may_pass(game, seat):
            can["may_pass"] = game.turn.number
    beside = {"bet": may_bet(game, seat), "react": reaction_turn(game, seat)}
    can |= {name: turn for name, turn in beside.items() if turn is not None}
    claim = game.turn.claim
    if claim and claim.open and seat not in claim.believers and seat in voters(game, claim.seat):
        can["believe"] = claim.number
        if may_call(game, seat, claim):
            can["call"] = claim.number
    settled, challenge = game.turn.settled, game.turn.challenge
    if game.phase == "discard" and settled and challenge and settled.hunter == seat:
        can["discard"] = DiscardView(challenge.number, tuple([game.deck.ids[card] for card in game.deck.hands[seat]]))
    return replace(NOTHING, **can) if can else NOTHING


NOTHING = CanView()


def _can_of_question(game: GameState, seat: int) -> dict[str, object]:
    can: dict[str, object] = {}
    asking = game.turn.asking
    if game.phase == "choosing" and game.turn.offer and game.turn.offer.asker == seat and game.turn.challenge:
        can["ask"] = _ask(game, game.turn.offer, game.turn.challenge)
    if asking is None:
        return can
    if game.phase == "answering" and asking.answerer == seat and not asking.answered:
        can["answer"] = asking.number
    if may_answer_along(game, seat):
        can["along"] = asking.number
    if may_read(game, seat):
        can["ready"] = asking.number
    return can


def _play(game: GameState, seat: int) -> PlayView:
    choice = choice_of_cards(game, seat)
    return PlayView(
        turn=game.turn.number,
        cards=tuple([game.deck.ids[card] for card in choice.cards]),
        least=choice.least,
        most=choice.most,
        usual=choice.usual,
        rank=game.turn.rank,
        truth=choice.truth,
        open=game.turn.rank is None,
    )


def _ask(game: GameState, offer: Offer, challenge: Challenge) -> AskView:
    """Return the challenged cards with their questions, which only the asker may read before choosing."""
    cards = []
    for place in offer.cards:
        card = challenge.claim.cards[place]
        question = game.questions.bank[game.questions.on_card[card]]
        cards.append(AskCardView(place, face(card), question.text, question.topic))
    least = least_asked(game, offer.asker, offer.answerers)
    return AskView(challenge.number, offer.optional, offer.answerers, least, tuple(cards))
