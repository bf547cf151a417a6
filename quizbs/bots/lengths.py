"""Statistics of simulated games: turns, questions, minutes, and how long a student waits between actions."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from random import Random
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from quizbs.bots.children import PlayStyle
from quizbs.bots.simulation import Pace, SimulatedGame, TableHistory, class_of
from quizbs.game.options import Options

Number = TypeVar("Number", int, float)


class Lengths(msgspec.Struct, frozen=True):
    """Statistics of games; each pair is the median and the 90th percentile."""

    turns: tuple[int, int]
    challenges: tuple[int, int]  # with or without a question
    questions: tuple[int, int]
    minutes: tuple[float, float]
    odds: float  # probability that a game is won within the time
    called: float  # share of plays that were called
    cheats: float  # share of calls that were right


class Idle(msgspec.Struct, frozen=True):
    """Seconds that a student waits between two actions, from the deal to the bell, if everyone answers questions.

    Actions are a play, a call, choosing a question, an answer. ``mean``, ``p95`` and ``longest`` are over all waits;
    ``worst`` is the largest mean of any student. ``questions`` and ``own_turns``: how many answers and turns a student
    has on average.
    """

    mean: float
    p95: float
    worst: float
    longest: float
    questions: float
    own_turns: float


def lengths(
    options: Options, players: int, play_style: PlayStyle, pace: Pace, minutes: float, games: int, chance: Random
) -> Lengths:
    """Simulate ``games`` games to the end and return their statistics.

    ``minutes``: the time for ``Lengths.odds``. Raises ``Refused`` if no game can be dealt.
    """
    alone = replace(options, answer_along=False)  # faster, with the same effect on cards
    courses = [SimulatedGame(alone, class_of(play_style, players, chance), pace, chance).play() for _ in range(games)]
    called = sum(course.called for course in courses)
    return Lengths(
        turns=_spread([course.turns for course in courses]),
        challenges=_spread([course.challenges for course in courses]),
        questions=_spread([course.questions for course in courses]),
        minutes=_spread([course.seconds / 60 for course in courses]),
        odds=sum(_in_time(course, minutes) for course in courses) / games,
        called=called / max(1, sum(course.claims for course in courses)),
        cheats=sum(course.caught for course in courses) / max(1, called),
    )


def idle(
    options: Options, players: int, play_style: PlayStyle, pace: Pace, minutes: float, games: int, chance: Random
) -> Idle | None:
    """Simulate ``games`` tables for ``minutes`` each and return how long students wait; ``None`` without questions."""
    if not options.questions:
        return None
    along = replace(options, answer_along=True)
    bell = minutes * 60
    gaps: list[float] = []
    means: list[float] = []
    answered = turns = 0
    for _ in range(games):
        course = SimulatedGame(along, class_of(play_style, players, chance), pace, chance).until(bell)
        for acts in course.acts.values():
            own = _gaps([0.0, *(at for at in acts if at < bell), bell])
            gaps += own
            means.append(sum(own) / len(own))
        answered += sum(course.answered.values())
        turns += course.turns
    students = games * players
    gaps.sort()
    return Idle(
        mean=sum(gaps) / len(gaps),
        p95=gaps[int(0.95 * len(gaps))],
        worst=max(means),
        longest=gaps[-1],
        questions=answered / students,
        own_turns=turns / students,
    )


def _gaps(acts: Iterable[float]) -> list[float]:
    """Return the seconds between consecutive times; equal times count as one."""
    moments = sorted(set(acts))
    return [later - sooner for sooner, later in pairwise(moments)]


def _in_time(course: TableHistory, minutes: float) -> bool:
    return bool(course.finished) and course.seconds <= minutes * 60


def _spread(values: Sequence[Number]) -> tuple[Number, Number]:
    ordered = sorted(values)
    return ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.9)]
