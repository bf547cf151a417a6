"""How likely all tables of a class are to finish in time, over several rounds.

Games were simulated beforehand (``quizbs.bots.simulated_lengths``); a measured pace stretches them. Time is in steps.
"""

from collections.abc import Mapping, Sequence
from math import prod

import msgspec

from quizbs.bots.children import Style
from quizbs.bots.simulated_lengths import KNOWN_PLAYERS, Known, known, share_within
from quizbs.bots.simulation import Pace
from quizbs.game.cards import Rank
from quizbs.game.options import Options

STEP = 20.0  # seconds: how precisely lengths of rounds are added up
MOST_STEPS = 240  # beyond that steps are longer

_Curve = list[float]  # how likely the end is by each step
_NEIGHBOURS: tuple[tuple[Style, Style], ...] = (("calm", "typical"), ("typical", "hot"))
_COMPARED: tuple[Style | None, ...] = (None, "calm", "hot")


class GameUnderway(msgspec.Struct, frozen=True):
    """A game at a table of this size, after this many turns."""

    size: int
    deck: Rank
    turns: int = 0


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """How likely the slowest table, and ``all`` of them, are to finish in time."""

    one: float
    all: float
    minutes: float  # from now until the last table finishes, in the median case
    calm: float  # what ``all`` would be at calm tables
    hot: float


class Done(msgspec.Struct, frozen=True):
    """How likely all tables are to finish by each step: as they play, if calm, if hot; and the slowest one alone."""

    everybody: list[_Curve]
    alone: _Curve


class RoundCourse(msgspec.Struct, frozen=True):
    """How a class plays, and for how long. ``called`` is the measured share of plays that are called, ``None`` if
    unknown; ``between`` and ``left`` are the seconds from round to round and in total.
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
        """Return when these games finish (each with its number of tables); ``None`` if none is known."""
        everybody: list[list[_Curve]] = [[] for _ in _COMPARED]
        alone = []
        for game, times in games.items():
            found = known(self.options, min(game.size, KNOWN_PLAYERS[-1]), game.deck)
            if found is None:
                return None
            rest = {style: _rest(one, game, self.pace, self.options) for style, one in found.items()}
            curves = [self._curve(found, rest, style) for style in _COMPARED]
            alone.append(curves[0])
            for several, curve in zip(everybody, curves, strict=True):
                several += [curve] * times
        return Done(
            [[prod(column) for column in zip(*several, strict=True)] for several in everybody],
            [min(column) for column in zip(*alone, strict=True)],
        )

    def then(self, first: Done, second: Done) -> Done:
        """Return when both are over, if the second begins after the first."""
        gap = round(self.between / self.step)
        return Done(
            [_then(one, other, gap) for one, other in zip(first.everybody, second.everybody, strict=True)],
            _then(first.alone, second.alone, gap),
        )

    def odds(self, done: Done) -> Odds:
        """Return the odds that everything is over in time."""
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
        """Return how likely a table is to finish by each step: a table of this kind, or by the share of calls."""
        steps = range(int(self.left // self.step) + 1)
        kinds = [(style, 1.0)] if style else _mixed(found, self.called)
        length = self.step
        still = sum(weight * rest[one][0] for one, weight in kinds)
        curve = [0.0 for _ in steps]
        for one, weight in kinds:
            share, ordered = rest[one]
            for step in steps if weight else ():
                curve[step] += weight * share / still * share_within(ordered, step * length)
        return curve


def _rest(found: Known, game: GameUnderway, pace: Pace, options: Options) -> tuple[float, list[float]]:
    """Return the share of known games that are longer than this one, and how long they still take, shortest first."""
    longer = [course for course in found.games if course[0] > game.turns]
    if not longer:  # none is known: it may end with any turn
        return 1 / len(found.games), [game.size * pace.turn]
    seconds = [found.length(course, pace, options) * (1 - game.turns / course[0]) for course in longer]
    return len(longer) / len(found.games), sorted(seconds)


def _mixed(found: Mapping[Style, Known], called: float | None) -> Sequence[tuple[Style, float]]:
    """Return how similar a table is to each kind of table, by the share of plays that are called."""
    if called is None:
        return [("typical", 1.0)]
    for low, high in _NEIGHBOURS:
        least, most = found[low].called, found[high].called
        if called <= most or high == "hot":
            share = min(1.0, max(0.0, (called - least) / (most - least))) if most > least else 0.0
            return [(low, 1 - share), (high, share)]
    return [("hot", 1.0)]


def _then(first: _Curve, second: _Curve, gap: int) -> _Curve:
    """Return how likely both are over by each step, if the second begins ``gap`` steps after the first."""
    lasts = [later - sooner for sooner, later in zip([0.0, *second], second, strict=False)]
    return [
        sum(lasts[step] * first[end - gap - step] for step in range(end - gap + 1)) if end >= gap else 0.0
        for end in range(len(first))
    ]
