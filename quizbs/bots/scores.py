"""Whether points reflect knowledge: how often simulated children with more knowledge get more points."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

import msgspec

from quizbs.bots.children import PLAY_STYLES, PlayStyle
from quizbs.bots.simulation import KNOWLEDGE, MANY_QUESTIONS, Pace, SimulatedGame, class_of
from quizbs.game.log import Tally
from quizbs.game.options import Options

PLAYERS = len(KNOWLEDGE)  # at each table, one per level of knowledge


class RightOrder(msgspec.Struct, frozen=True):
    """Shares (0 to 1) of pairs of children in which the one with more knowledge ranks higher; ties count half."""

    two_apart: float  # pairs that differ by two levels of knowledge
    neighbours: float  # pairs that differ by one level


class RankAgreement(msgspec.Struct, frozen=True):
    """How well points rank children by knowledge, and how well the share of right answers does.

    ``late``: by points, in pairs with one child who joined late; ``None`` if nobody did. ``questions``: how many
    questions a child could answer on average; ``points``: how many points it got.
    """

    by_points: RightOrder
    by_share: RightOrder
    late: RightOrder | None
    questions: float
    points: float


class _Scored(NamedTuple):
    step: int  # level of knowledge, 0: the highest
    by_points: float
    by_share: float
    late: bool
    tally: Tally


Scenario = tuple[tuple[PlayStyle, ...], bool]  # the tables, and whether a child at each joins at half-time
_CALM, _TYPICAL, _HOT = PLAY_STYLES.values()
SCENARIOS: Mapping[str, Scenario] = {
    "one table": ((_TYPICAL,), False),
    "six tables": ((_CALM, _CALM, _TYPICAL, _TYPICAL, _HOT, _HOT), False),
    "one comes late": ((_TYPICAL,), True),
}


def rank_agreement(options: Options, scenario: Scenario, minutes: float, lessons: int, chance: Random) -> RankAgreement:
    """Simulate ``lessons`` lessons and return how well points rank the children by knowledge.

    ``minutes``: length of each lesson. Raises ``Refused`` if no game can be dealt.
    """
    tables, late = scenario
    pairs: list[_Pair] = []
    children: list[_Scored] = []
    for _ in range(lessons):
        lesson = [child for table in tables for child in _table(options, table, late, minutes, chance)]
        children += lesson
        pairs += combinations(sorted(lesson, key=lambda child: child.step), 2)
    return RankAgreement(
        by_points=_sorted(pairs, lambda child: child.by_points),
        by_share=_sorted(pairs, lambda child: child.by_share),
        late=_sorted([pair for pair in pairs if pair[0].late != pair[1].late], lambda child: child.by_points)
        if late
        else None,
        questions=sum(child.tally.answerable for child in children) / len(children),
        points=sum(child.tally.points for child in children) / len(children),
    )


_Pair = tuple[_Scored, _Scored]  # the child with more knowledge is first


def _sorted(pairs: Sequence[_Pair], by: Callable[[_Scored], float]) -> RightOrder:
    def share(apart: int) -> float:
        counted = [(by(more), by(less)) for more, less in pairs if less.step - more.step == apart]
        return sum((more > less) + 0.5 * (more == less) for more, less in counted) / max(1, len(counted))

    return RightOrder(share(2), share(1))


def _table(options: Options, play_style: PlayStyle, late: bool, minutes: float, chance: Random) -> Sequence[_Scored]:
    children = class_of(play_style, PLAYERS, chance)
    last = chance.randrange(PLAYERS) + 1 if late else 0
    coming = {last: minutes * 30} if late else {}
    game = SimulatedGame(options, children, Pace(), chance, late=coming, bank=MANY_QUESTIONS)
    tally = game.until(minutes * 60).tally
    return [
        _scored(KNOWLEDGE.index(child.knows), tally.get(seat, Tally()), seat == last)
        for seat, child in enumerate(children, start=1)
    ]


def _scored(step: int, tally: Tally, late: bool) -> _Scored:
    could = max(1, tally.answerable)
    return _Scored(step, tally.points / could, (tally.right + tally.along_right) / could, late, tally)
