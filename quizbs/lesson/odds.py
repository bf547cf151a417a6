"""The probability that all tables of a class finish in time, over several rounds.

Games were simulated in advance (``quizbs.bots.simulated_lengths``); a measured pace scales them. Time is in steps.
"""

from collections.abc import Mapping, Sequence
from math import prod

import msgspec

from quizbs.bots.children import Style
from quizbs.bots.simulated_lengths import KNOWN_PLAYERS, Known, known, share_within
from quizbs.bots.simulation import Pace
from quizbs.game.cards import Rank
from quizbs.game.options import Options

STEP = 20.0  # seconds: the resolution of rounds
MOST_STEPS = 240  # for more steps, each is longer

_Curve = list[float]  # probability of the end by each step
_NEIGHBOURS: tuple[tuple[Style, Style], ...] = (("calm", "typical"), ("typical", "hot"))
_COMPARED: tuple[Style | None, ...] = (None, "calm", "hot")


class GameUnderway(msgspec.Struct, frozen=True):
    """A game at a table of this size, after this many turns."""

    size: int
    deck: Rank
    turns: int = 0


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """The probability that the slowest table, and ``all`` of them, finish in time."""

    one: float
    all: float
    minutes: float  # from now until the last table finishes, in the median case
    calm: float  # what ``all`` would be at calm tables
    hot: float


class Done(msgspec.Struct, frozen=True):
    """The probability that all tables finish by each step: at their pace, if calm, if hot; and of the slowest only."""

    everybody: list[_Curve]
    alone: _Curve


class RoundCourse(msgspec.Struct, frozen=True):
    """The pace of a class, and its time.

    ``called`` is the measured share of called plays, ``None`` if unknown; ``between`` and ``left`` are the seconds from
    round to round and in total.
    """

    options: Options
    pace: Pace
    called: float | None
    between: float
    left: float

    @property
    def step(self) -> float:
        """Return the length of a step in seconds."""
        return max(STEP, self.left / MOST_STEPS)

    def round_of(self, games: Mapping[GameUnderway, int]) -> Done | None:
        """Return when these games finish (each with its number of tables); ``None`` without data."""
        everybody: list[list[_Curve]] = [[] for _ in _COMPARED]
        alone = []
        for game, times in games.items():
            found = known(self.options, min(game.size, KNOWN_PLAYERS[-1]), game.deck)
            if found is None:
                return None
            rest = {style: _rest(state, game, self.pace, self.options) for style, state in found.items()}
            curves = [self._curve(found, rest, style) for style in _COMPARED]
            alone.append(curves[0])
            for several, curve in zip(everybody, curves, strict=True):
                several += [curve] * times
        return Done(
            [[prod(column) for column in zip(*several, strict=True)] for several in everybody],
            [min(column) for column in zip(*alone, strict=True)],
        )

    def then(self, first: Done, second: Done) -> Done:
        """Return when both are over, if the second starts after the first."""
        gap = round(self.between / self.step)
        return Done(
            [_then(one, other, gap) for one, other in zip(first.everybody, second.everybody, strict=True)],
            _then(first.alone, second.alone, gap),
        )

    def odds(self, done: Done) -> Odds:
        """Return the probability that everything is over in time."""
        everybody, calm, hot = done.everybody
        middle = next((step for step, share in enumerate(everybody) if share >= 0.5), len(everybody) - 1)
        return Odds(
            one=done.alone[-1],
            all=everybody[-1],
            minutes=middle * self.step / 60,
            calm=calm[-1],
            hot=hot[-1],
        )

    def _curve(
        self, found: Mapping[Style, Known], rest: Mapping[Style, tuple[float, list[float]]], style: Style | None
    ) -> _Curve:
        """Return the probability by step that a table finishes: for a kind of table, or by the share of calls."""
        steps = range(int(self.left // self.step) + 1)
        kinds = [(style, 1.0)] if style else _mixed(found, self.called)
        length = self.step
        still = sum(weight * rest[kind][0] for kind, weight in kinds)
        curve = [0.0 for _ in steps]
        for kind, weight in kinds:
            share, ordered = rest[kind]
            for step in steps if weight else ():
                curve[step] += weight * share / still * share_within(ordered, step * length)
        return curve


def _rest(found: Known, game: GameUnderway, pace: Pace, options: Options) -> tuple[float, list[float]]:
    """Return the share of known games that are longer than this one, and their remaining lengths, shortest first."""
    longer = [course for course in found.games if course[0] > game.turns]
    if not longer:  # no data: it may end with any turn
        return 1 / len(found.games), [game.size * pace.turn]
    seconds = [found.length(course, pace, options) * (1 - game.turns / course[0]) for course in longer]
    return len(longer) / len(found.games), sorted(seconds)


def _mixed(found: Mapping[Style, Known], called: float | None) -> Sequence[tuple[Style, float]]:
    """Return the weights of the kinds of tables for a share of called plays."""
    if called is None:
        return [("typical", 1.0)]
    for low, high in _NEIGHBOURS:
        least, most = found[low].called, found[high].called
        if called <= most or high == "hot":
            share = min(1.0, max(0.0, (called - least) / (most - least))) if most > least else 0.0
            return [(low, 1 - share), (high, share)]
    return [("hot", 1.0)]


def _then(first: _Curve, second: _Curve, gap: int) -> _Curve:
    """Return the probability by step that both are over, if the second starts ``gap`` steps after the first."""
    lasts = [later - sooner for sooner, later in zip([0.0, *second], second, strict=False)]
    return [
        sum(lasts[step] * first[end - gap - step] for step in range(end - gap + 1)) if end >= gap else 0.0
        for end in range(len(first))
    ]
