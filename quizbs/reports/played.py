"""Facts of one game from its ledger: answers, who saw which answer, plays, calls, and absences.

A game knows only seats: each fact has its time, by which the lesson finds the person in the seat.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, NamedTuple

from quizbs.game import NO_GAME, Event, evolve
from quizbs.game.clocks import answer_time
from quizbs.game.events import Answered, AnsweredAlong, Asked, AutoplayChanged, Called, Laid, Overruled, Revealed
from quizbs.game.state import GameState
from quizbs.game.turn_counts import turns_done
from quizbs.quiz.question import Question
from quizbs.quiz.recorded import How, Recorded

TimedEvents = tuple[float, Iterable[Event]]  # the time of a command, and its events
Deed = Literal["true play", "bluff", "right call", "wrong call"]


class SeatAnswer(NamedTuple):
    """A seat's answer at ``at``, or a missing answer (``right`` is ``None``), to a question asked at ``asked_at``.

    ``turns`` is the number of turns that the seat had had; ``known``: it had seen the answer earlier. ``counts`` is
    false if the answer is missing through no fault of the seat.
    """

    seat: int
    turns: int
    question: Question
    right: bool | None
    asked_at: float
    at: float
    how: How
    known: bool
    record: Recorded | None
    overruled: bool = False
    counts: bool = True


class SeenAnswer(NamedTuple):
    """The seats that first saw the answer of a question at time ``at``. ``text`` is that of the question."""

    at: float
    text: str
    seats: frozenset[int]


class SeatDeed(NamedTuple):
    """A play or a call of a seat, and its time; plays by autoplay are left out."""

    seat: int
    at: float
    deed: Deed


class PlayedGame(NamedTuple):
    """The facts of one game. ``times``: seconds to answer each question, by id; 0 for no limit.

    ``seen``: which seats first saw which answer, and when; ``away``: seat and time whenever autoplay started because a
    phone was gone.
    """

    answers: list[SeatAnswer]
    seen: list[SeenAnswer]
    times: Mapping[str, float]
    away: list[tuple[int, float]]
    deeds: list[SeatDeed]
    final: GameState


def played(rows: Iterable[TimedEvents]) -> PlayedGame:
    """Return the facts of a game from its ledger rows."""
    game, asked_at, called_at = NO_GAME, 0.0, 0.0
    given: list[SeatAnswer] = []
    asked_alone: dict[int, int] = {}  # by question number: the index of its answer in ``given``
    seen: list[SeenAnswer] = []
    times: dict[str, float] = {}
    away: list[tuple[int, float]] = []
    deeds: list[SeatDeed] = []
    for at, events in rows:
        for event in events:
            if isinstance(event, Answered):
                asked_alone[len(game.questions.asked)] = len(given)
            elif isinstance(event, Overruled):
                _overrule(given, asked_alone[event.question or len(game.questions.asked)], event)
            elif isinstance(event, AutoplayChanged) and event.on and event.why == "away":
                away.append((event.seat, at))
            elif isinstance(event, Called):
                called_at = at
            given += _answers_in(game, event, asked_at, at)
            before, game = game, evolve(game, event)
            seen += _newly_seen(before, game, at)
            deeds += _deeds_in(before, game, event, at, called_at)
            if isinstance(event, Asked):
                asked_at, question = at, game.questions.bank[event.question]
                times[question.id] = answer_time(game, question)
    return PlayedGame([answer for answer in given if answer.counts], seen, times, away, deeds, game)


def _newly_seen(before: GameState, after: GameState, at: float) -> Iterator[SeenAnswer]:
    """Yield the answers that seats have first seen through the last event.

    Answers that a seat knew when the game began were seen in earlier games.
    """
    if not before.phase or after.questions.seen is before.questions.seen:
        return
    for question, seats in after.questions.seen.items():
        if new := seats - before.questions.seen.get(question, frozenset()):
            yield SeenAnswer(at, after.questions.bank[question].text, new)


def _deeds_in(before: GameState, after: GameState, event: Event, at: float, called_at: float) -> Iterator[SeatDeed]:
    """Yield the deed of an event, if any: a play, or a call once its cards are shown, with the time of the call."""
    if isinstance(event, Laid) and not event.autoplay and after.turn.claim:
        yield SeatDeed(event.seat, at, "true play" if after.turn.claim.honest else "bluff")
    was, challenge = before.turn.challenge, after.turn.challenge
    if challenge is None or challenge.caller is None or not challenge.stamped:
        return
    if was is None or was.number != challenge.number or not was.stamped:
        yield SeatDeed(challenge.caller, called_at, "wrong call" if challenge.claim.honest else "right call")


def _overrule(given: list[SeatAnswer], place: int, event: Overruled) -> None:
    given[place] = given[place]._replace(right=event.right, overruled=True, counts=True)


def _answers_in(game: GameState, event: Event, asked_at: float, at: float) -> Iterator[SeatAnswer]:
    """Yield the answers in an event. A question that a seat left unanswered is an answer with ``right`` = ``None``."""
    match event:
        case Answered(seat=seat, right=right, record=record):
            answer = _seat_answer(game, seat, right, asked_at, at, "asked", record)
            yield answer._replace(counts=not event.excused)
        case AnsweredAlong(seat=seat, right=bool(right), record=record):
            yield _seat_answer(game, seat, right, asked_at, at, "along", record)
        case Revealed(silent=silent):
            for seat in silent:
                yield _seat_answer(game, seat, None, asked_at, at, "along", None)
        case _:
            return


def _seat_answer(
    game: GameState, seat: int, right: bool | None, asked_at: float, at: float, how: How, record: Recorded | None
) -> SeatAnswer:
    asking = game.turn.asking
    if asking is None:
        raise ValueError("an answer without a question")
    question = game.questions.bank[asking.question]
    turns = turns_done(game, seat) if seat in game.seats else 0
    return SeatAnswer(seat, turns, question, right, asked_at, at, how, seat in asking.known, record)
