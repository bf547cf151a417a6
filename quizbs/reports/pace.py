"""How a class really played: how often it called and cheated, and how long a turn and a question took.

Sums over people, without any name or seat: they replace what simulations assume, and can be added up over lessons.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import astuple

from quizbs.game import NO_TABLE, Event, Table, evolve
from quizbs.game.cards import rank_of
from quizbs.game.events import Answered, Asked, Called, Dealt, Ended, Laid, Opened, Passed, Paused, TurnCame
from quizbs.lesson import Lesson

Row = tuple[float, Iterable[Event]]  # when a command was accepted, and what followed


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """Counts and sums of seconds; the shares and means that follow are ``None`` where nothing was counted.

    Plays, turns and answers are those of people, not of bots or of the server; a pause in between leaves one out.
    """

    games: int = 0
    plays: int = 0
    called: int = 0  # of these plays, by whomever
    caught: int = 0  # of these calls, the right ones
    cheats: int = 0  # of these plays
    holding: int = 0  # plays of somebody who held the rank
    chosen: int = 0  # of these, cheats all the same
    turns: int = 0
    turn_time: float = 0.0  # s from when the turn could be played
    questions: int = 0
    question_time: float = 0.0  # s from the call to the next turn
    answers: int = 0
    answer_time: float = 0.0  # s from the question to the answer of who was asked

    def __add__(self, other: "Pace") -> "Pace":
        """Return both together."""
        names = self.__struct_fields__
        return Pace(**dict(zip(names, map(sum, zip(astuple(self), astuple(other), strict=True)), strict=True)))

    @property
    def call_rate(self) -> float | None:
        """Return the share of plays that were called."""
        return _share(self.called, self.plays)

    @property
    def cheat_rate(self) -> float | None:
        """Return the share of plays that were cheats."""
        return _share(self.cheats, self.plays)

    @property
    def chosen_rate(self) -> float | None:
        """Return the share of cheats among plays that could have been true."""
        return _share(self.chosen, self.holding)

    @property
    def turn_seconds(self) -> float | None:
        """Return the mean length of a turn."""
        return _share(self.turn_time, self.turns)

    @property
    def question_seconds(self) -> float | None:
        """Return the mean length of a challenge with a question, from the call to the next turn."""
        return _share(self.question_time, self.questions)

    @property
    def answer_seconds(self) -> float | None:
        """Return the mean time until the asked one has answered."""
        return _share(self.answer_time, self.answers)


def _share(part: float, of: int) -> float | None:
    return part / of if of else None


def pace(lesson: Lesson, rows: Callable[[str], Iterable[Row]]) -> Pace:
    """Return how a lesson was played; ``rows(table)`` gives the ledger of a table."""
    bots = frozenset(one.seat for one in lesson.seats if one.bot)
    return sum((_Watch(bots).over(rows(dealt.table)) for dealt in lesson.rounds), Pace())


class _Watch:
    """Goes along with one game. ``_turn_from``, ``_called_at``, ``_asked_at``: since when; ``None`` after a pause."""

    def __init__(self, bots: frozenset[int]) -> None:
        self._bots = bots
        self._table: Table = NO_TABLE
        self._counted: dict[str, float] = {}
        self._turn_from: float | None = None
        self._called_at: float | None = None
        self._asked_at: float | None = None
        self._with_question = False

    def over(self, rows: Iterable[Row]) -> Pace:
        """Return what a whole game counts."""
        for at, events in rows:
            for event in events:
                self._sees(event, at)
                self._table = evolve(self._table, event)
                if isinstance(event, Laid | Opened | Passed):
                    self._turn_from = max(at, self._table.free_at)
        return msgspec.convert(self._counted, Pace)

    def _sees(self, event: Event, at: float) -> None:
        seen = _SEEN.get(type(event))
        if seen is not None:
            seen(self, event, at)

    def _counts(self, **more: float) -> None:
        for name, number in more.items():
            self._counted[name] = self._counted.get(name, 0) + number

    def _is_somebody(self, seat: int) -> bool:
        return seat not in self._bots | self._table.bots | self._table.automatic

    def turn(self, event: Laid | Opened | Passed, at: float) -> None:
        """Count the turn that ends so."""
        if not event.automatic and self._is_somebody(event.seat) and self._turn_from is not None:
            self._counts(turns=1, turn_time=max(0.0, at - self._turn_from))

    def dealt(self, at: float) -> None:
        """A game begins with the first turn."""
        self._turn_from = at
        self._counts(games=1)

    def asked(self, at: float) -> None:
        """The time to answer begins."""
        self._asked_at, self._with_question = at, True

    def paused(self) -> None:
        """What runs now is not measured."""
        self._turn_from = self._called_at = self._asked_at = None

    def play(self, event: Laid, at: float) -> None:
        """Count a claim of somebody."""
        self.turn(event, at)
        if event.automatic or not self._is_somebody(event.seat):
            return
        rank = self._table.rank
        held = any(rank_of(card) == rank for card in self._table.hands[event.seat])
        cheat = any(rank_of(card) != rank for card in event.cards)
        self._counts(plays=1, cheats=cheat, holding=held, chosen=held and cheat)

    def call(self, at: float) -> None:
        """Count the call of somebody's claim."""
        claim = self._table.claim
        self._called_at, self._with_question = at, False
        if claim is not None and not claim.automatic and self._is_somebody(claim.seat):
            self._counts(called=1, caught=not claim.honest)

    def answer(self, event: Answered, at: float) -> None:
        """Count an answer in time."""
        answered = event.right is not None and self._is_somebody(event.seat)
        if answered and self._asked_at is not None:
            self._counts(answers=1, answer_time=at - self._asked_at)

    def challenge_over(self, at: float) -> None:
        """Count a challenge with a question; a turn begins, or the game is over."""
        if self._with_question and self._called_at is not None:
            self._counts(questions=1, question_time=at - self._called_at)
        self._with_question, self._called_at, self._turn_from = False, None, at


_SEEN: dict[type, Callable[[_Watch, Any, float], None]] = {
    Dealt: lambda watch, _, at: watch.dealt(at),
    Laid: _Watch.play,
    Opened: _Watch.turn,
    Passed: _Watch.turn,
    Called: lambda watch, _, at: watch.call(at),
    Asked: lambda watch, _, at: watch.asked(at),
    Answered: _Watch.answer,
    Paused: lambda watch, _, __: watch.paused(),
    TurnCame: lambda watch, _, at: watch.challenge_over(at),
    Ended: lambda watch, _, at: watch.challenge_over(at),
}
