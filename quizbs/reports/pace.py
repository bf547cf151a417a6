"""The measured pace of a class: how often it called and cheated, and how long turns and questions took.

It consists of sums over people, without names or seats. They replace the assumptions of simulations, and can be added
over lessons.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import astuple

from quizbs.game import NO_GAME, Event, GameState, evolve
from quizbs.game.cards import rank_of
from quizbs.game.events import (
    Answered,
    Asked,
    Called,
    Dealt,
    Discarded,
    Ended,
    Hunted,
    Laid,
    Offered,
    Opened,
    Passed,
    Paused,
    Pointed,
    TurnCame,
)
from quizbs.lesson import SessionState

TimedEvents = tuple[float, Iterable[Event]]  # the time of a command, and its events


class MeasuredPace(msgspec.Struct, frozen=True, kw_only=True):
    """Counts, and sums of seconds, over all games of a lesson.

    Shares and means are ``None`` if nothing was counted. Plays, turns and answers are those of people, not of bots or
    the server; a turn or question interrupted by a pause isn't timed.
    """

    games: int = 0
    plays: int = 0
    called: int = 0  # plays that were called
    caught: int = 0  # calls that were right
    cheats: int = 0  # plays that were cheats
    holding: int = 0  # plays by a seat that held the rank
    chosen: int = 0  # cheats by a seat that held the rank
    turns: int = 0
    turn_time: float = 0.0  # s from the start of the turn to the play, including the minimum call time
    calls: int = 0
    call_time: float = 0.0  # s from the play to its call
    questions: int = 0
    question_time: float = 0.0  # s from the end of the reveal to the next turn, without throwing a card away
    answers: int = 0
    answer_time: float = 0.0  # s from the question to the asked player's answer

    def __add__(self, other: "MeasuredPace") -> "MeasuredPace":
        """Return the sum of each field."""
        names = self.__struct_fields__
        return MeasuredPace(**dict(zip(names, map(sum, zip(astuple(self), astuple(other), strict=True)), strict=True)))

    @property
    def call_rate(self) -> float | None:
        """Return the share (0 to 1) of plays that were called."""
        return _share(self.called, self.plays)

    @property
    def cheat_rate(self) -> float | None:
        """Return the share (0 to 1) of plays that were cheats."""
        return _share(self.cheats, self.plays)

    @property
    def turn_seconds(self) -> float | None:
        """Return the mean length of a turn in seconds."""
        return _share(self.turn_time, self.turns)

    @property
    def call_seconds(self) -> float | None:
        """Return the mean seconds from a play to its call."""
        return _share(self.call_time, self.calls)

    @property
    def question_seconds(self) -> float | None:
        """Return the mean seconds of a question, from the end of the reveal to the next turn."""
        return _share(self.question_time, self.questions)


_TIMED = ("turns", "turn_time", "questions", "question_time")


def stored(fields: Mapping[str, object]) -> MeasuredPace:
    """Return the pace that was stored as JSON.

    Old versions, which didn't time calls, measured turns and questions differently: the times of their lessons are left
    out.
    """
    known = fields if "calls" in fields else {name: fields[name] for name in fields if name not in _TIMED}
    return msgspec.convert(known, MeasuredPace)


def _share(part: float, of: int) -> float | None:
    return part / of if of else None


def pace(session: SessionState, rows: Callable[[str], Iterable[TimedEvents]]) -> MeasuredPace:
    """Return the pace of a lesson; ``rows(game)`` returns the ledger rows of a game."""
    bots = frozenset(seat.seat for seat in session.seats if seat.bot)
    return sum((_GameTimer(bots).over(rows(dealt.game)) for dealt in session.games), MeasuredPace())


class _GameTimer:
    """Counts the events of one game, and times its turns, calls and questions.

    Times that contain a pause are dropped.
    """

    def __init__(self, bots: frozenset[int]) -> None:
        self._bots = bots
        self._game: GameState = NO_GAME
        self._counted: dict[str, float] = {}
        self._turn_from: float | None = None
        self._shown_at: float | None = None  # end of the reveal, shifted by time that isn't part of the question
        self._asked_at: float | None = None
        self._hunted_at = 0.0
        self._asking = False
        self._whole = True

    def over(self, rows: Iterable[TimedEvents]) -> MeasuredPace:
        """Count all events of a game and return the totals."""
        for at, events in rows:
            for event in events:
                self._sees(event, at)
                self._game = evolve(self._game, event)
                if isinstance(event, Laid | Opened | Passed):
                    self._turn_from = at
        return msgspec.convert(self._counted, MeasuredPace)

    def _sees(self, event: Event, at: float) -> None:
        seen = _SEEN.get(type(event))
        if seen is not None:
            seen(self, event, at)

    def _counts(self, **more: float) -> None:
        for name, number in more.items():
            self._counted[name] = self._counted.get(name, 0) + number

    def _is_somebody(self, seat: int) -> bool:
        return seat not in self._bots | self._game.bots | self._game.autoplay

    def turn(self, event: Laid | Opened | Passed, at: float) -> None:
        """Count the turn that ends with this event."""
        if not event.autoplay and self._is_somebody(event.seat) and self._turn_from is not None:
            self._counts(turns=1, turn_time=max(0.0, at - self._turn_from))

    def dealt(self, at: float) -> None:
        """Count a game, and start the time of its first turn."""
        self._turn_from = at
        self._counts(games=1)

    def pointed(self, at: float) -> None:
        """Restart the time of the first turn: the bottle has just stopped."""
        self._turn_from = at

    def offered(self, at: float) -> None:
        """Record when the reveal ended and a question can be chosen."""
        self._shown_at = at

    def asked(self, at: float) -> None:
        """Record when the question was asked."""
        self._asked_at, self._asking = at, True
        self._shown_at = at if self._shown_at is None else self._shown_at

    def hunted(self, at: float) -> None:
        """Record when a right caller began to choose a card to throw away: that time isn't part of the question."""
        self._hunted_at = at

    def thrown(self, at: float) -> None:
        """Exclude the time in which a card was thrown away from the time of the question."""
        if self._shown_at is not None:
            self._shown_at += at - self._hunted_at

    def paused(self) -> None:
        """Drop the times that are being measured."""
        self._turn_from = self._asked_at = None
        self._whole = False

    def play(self, event: Laid, at: float) -> None:
        """Count a play of a person, and whether it was a cheat."""
        self.turn(event, at)
        if event.autoplay or not self._is_somebody(event.seat):
            return
        rank = self._game.turn.rank
        held = any(rank_of(card) == rank for card in self._game.deck.hands[event.seat])
        cheat = any(rank_of(card) != rank for card in event.cards)
        self._counts(plays=1, cheats=cheat, holding=held, chosen=held and cheat)

    def call(self, at: float) -> None:
        """Count a call of a person's claim, and the seconds from the play to the call."""
        claim = self._game.turn.claim
        self._whole = True
        if claim is not None and not claim.autoplay and self._is_somebody(claim.seat):
            self._counts(called=1, caught=not claim.honest)
            if self._turn_from is not None:
                self._counts(calls=1, call_time=at - self._turn_from)

    def answer(self, event: Answered, at: float) -> None:
        """Count an answer that a person gave in time."""
        answered = event.right is not None and self._is_somebody(event.seat)
        if answered and self._asked_at is not None:
            self._counts(answers=1, answer_time=at - self._asked_at)

    def challenge_over(self, at: float) -> None:
        """Count the question of a challenge that ends, if it had one, and start the time of the next turn."""
        if self._asking and self._whole and self._shown_at is not None:
            self._counts(questions=1, question_time=at - self._shown_at)
        self._asking, self._shown_at, self._turn_from = False, None, at


# By class of event. Each function takes only events of that class.
_SEEN: dict[type, Callable[[_GameTimer, Any, float], None]] = {
    Dealt: lambda watch, _, at: watch.dealt(at),
    Pointed: lambda watch, _, at: watch.pointed(at),
    Laid: _GameTimer.play,
    Opened: _GameTimer.turn,
    Passed: _GameTimer.turn,
    Called: lambda watch, _, at: watch.call(at),
    Offered: lambda watch, _, at: watch.offered(at),
    Asked: lambda watch, _, at: watch.asked(at),
    Hunted: lambda watch, _, at: watch.hunted(at),
    Discarded: lambda watch, _, at: watch.thrown(at),
    Answered: _GameTimer.answer,
    Paused: lambda watch, _, __: watch.paused(),
    TurnCame: lambda watch, _, at: watch.challenge_over(at),
    Ended: lambda watch, _, at: watch.challenge_over(at),
}
