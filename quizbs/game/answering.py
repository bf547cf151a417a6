"""Answers to a question: from the asked seat and, if everyone answers, from all others.

Until the question is revealed nobody sees what is right, not even about their own answer. If only one seat answers, the
reveal follows at once; otherwise when all have answered, or when the common time is over and the asked seat has
answered.
"""

from random import Random

from msgspec.structs import replace

from quizbs.game.challenge import settle
from quizbs.game.clocks import common_end
from quizbs.game.commands import Answer, Look
from quizbs.game.events import Answered, AnsweredAlong, Event, QuestionsReassigned, Revealed
from quizbs.game.evolve import evolve
from quizbs.game.legal_moves import may_answer_along
from quizbs.game.presence import awaited_along, silent_seats
from quizbs.game.refusal import Refused, require
from quizbs.game.scores import record_of
from quizbs.game.state import Asking, GameState, accommodation_of


def answer(game: GameState, seat: int, command: Answer, now: float, _: Random) -> list[Event]:
    """Return the events of an answer by the asked seat or by one that answers along.

    Raises ``Refused``: ``closed``, ``not_now`` (a bot plays for the seat), ``not_understood`` (no such choice).
    """
    asking = game.turn.asking
    if asking is None or asking.number != command.question:
        raise Refused("closed")
    if seat == asking.answerer:
        return _answer_as_asked(game, asking, command, now)
    return _answer_along(game, asking, seat, command, now)


def _answer_as_asked(game: GameState, asking: Asking, command: Answer, now: float) -> list[Event]:
    """Return the events of the asked seat's answer, with cards at stake."""
    seat = asking.answerer
    require(game.phase == "answering" and not asking.answered, "closed")
    right = _judged(game, asking, seat, command)
    record = record_of(game, asking, seat, "asked", now, command)
    answered = Answered(seat, right, command.choices, command.text, record=record)
    if not game.options.answer_along:
        return [answered, *_settled(game, asking, now, right=right)]
    ends = common_end(game)
    if awaited_along(game) and (ends is None or now < ends):
        return [replace(answered, closes_at=ends)]
    return [answered, *reveal(evolve(game, answered), now, ends)]


def _answer_along(game: GameState, asking: Asking, seat: int, command: Answer, now: float) -> list[Event]:
    """Return the events of an answer with no cards at stake.

    A seat with more time may still answer after the others have seen what is right.
    """
    require(seat not in asking.along, "closed")
    require(seat not in game.autoplay, "not_now")
    require(may_answer_along(game, seat), "closed")
    right = _judged(game, asking, seat, command)
    record = record_of(game, asking, seat, "along", now, command)
    answered = AnsweredAlong(seat, right, command.choices, command.text, record)
    if asking.shown or awaited_along(game) - {seat}:
        return [answered]
    after = evolve(game, answered)
    return [answered, *reveal(after, now)] if all_have_answered(after) else [answered]


def look(game: GameState, seat: int, command: Look, _now: float, _chance: Random) -> list[Event]:
    """Return the event that a seat views the answer instead of giving its own late.

    Raises ``Refused``: ``closed``, ``not_now`` (the answer isn't shown yet).
    """
    asking = game.turn.asking
    require(asking is not None and asking.number == command.question, "closed")
    require(may_answer_along(game, seat), "closed")
    require(asking is not None and asking.shown, "not_now")
    return [AnsweredAlong(seat, None)]


def all_have_answered(game: GameState) -> bool:
    """Return whether every seat that the open question waits for has answered."""
    asking = game.turn.asking
    if game.phase != "answering" or asking is None or awaited_along(game):
        return False
    return asking.answered or asking.answerer in game.autoplay


def _judged(game: GameState, asking: Asking, seat: int, command: Answer) -> bool:
    bank, fewer = game.questions.bank, accommodation_of(game, seat).fewer
    question = bank[asking.question]
    right = asking.is_right(question, command.choices, command.text, fewer=fewer, bank=bank.values())
    if right is None:
        raise Refused("not_understood")
    return right


def answering_over(game: GameState, now: float, _: Random) -> list[Event]:
    """Return the events of an expired time to answer.

    A missing answer counts as wrong for the stakes, as unanswered in the results (``docs/rules.md`` 25).
    """
    asking = game.turn.asking
    if asking is None:
        raise Refused("closed")
    if game.options.answer_along:
        return reveal(game, now)
    return [_unanswered(game, asking, now), *_settled(game, asking, now, right=False)]


def _unanswered(game: GameState, asking: Asking, now: float) -> Answered:
    """Return the event of a missing answer, excused if the asked seat was absent or had less than its full time."""
    cut = game.clock.closes_at is None or now < game.clock.closes_at
    record = record_of(game, asking, asking.answerer, "asked", now)
    return Answered(asking.answerer, None, excused=cut or asking.answerer in game.autoplay, record=record)


def reveal(game: GameState, now: float, ends: float | None = None) -> list[Event]:
    """Return the events that show the right answer to everybody and settle the pile.

    ``ends`` is the time (s) at which the common time is over; with ``None`` it is when the running clock ends.
    """
    asking = game.turn.asking
    if asking is None:
        raise Refused("closed")
    unanswered: list[Event] = [] if asking.answered else [_unanswered(game, asking, now)]
    did_not_know = tuple(sorted(silent_seats(game, now, ends or common_end(game))))
    return [*unanswered, Revealed(did_not_know), *_settled(game, asking, now, right=asking.right is True)]


def _settled(game: GameState, asking: Asking, now: float, *, right: bool) -> list[Event]:
    challenge = game.turn.challenge
    if challenge is None:
        raise Refused("closed")
    on_card, spare = game.questions.reassigned(asking.question)
    relaid: list[Event] = [QuestionsReassigned(on_card, spare)] if on_card else []
    return [*relaid, *settle(game, challenge, now, right=right and asking.answerer == challenge.loser, asked=True)]
