"""The probability that all tables of a class finish several rounds in time.

It is computed from games that were simulated in advance (``quizbs.bots.simulated_lengths``), scaled by a measured pace.
Time advances in steps of equal length.
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
MOST_STEPS = 240  # most steps; longer spans get longer steps instead

_Curve = list[float]  # probability of the end by each step
_NEIGHBOURS: tuple[tuple[Style, Style], ...] = (("calm", "typical"), ("typical", "hot"))
_COMPARED: tuple[Style | None, ...] = (None, "calm", "hot")


class GameUnderway(msgspec.Struct, frozen=True):
    """A game at a table with ``size`` hands, of which ``turns`` have been played."""

    size: int
    deck: Rank
    turns: int = 0


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """The probability that everything is over in time.

    ``one``: for the slowest table; ``all``: for all tables; ``calm``, ``hot``: for all, if they play that way.
    ``minutes``: after how many it is more likely than not that all are done.
    """

    one: float
    all: float
    minutes: float  # from now until the last table finishes, in the median case
    calm: float  # what ``all`` would be at calm tables
    hot: float


class FinishOdds(msgspec.Struct, frozen=True):
    """The probability, by time step, that tables have finished.

    ``everybody`` has three curves for all tables together: at their own pace, if all are calm, and if all are hot.
    ``alone`` is the curve of the slowest table at its own pace.
    """

    everybody: list[_Curve]
    alone: _Curve


class RoundCourse(msgspec.Struct, frozen=True):
    """The pace of a class, and its time until the cards stop (``left``, s). ``between``: seconds between two rounds.

    ``called`` is the measured share of plays that are called, ``None`` if unknown.
    """

    options: Options
    pace: Pace
    called: float | None
    between: float
    left: float

    @property
    def step_length(self) -> float:
        """Return the length of a time step in seconds."""
        return max(STEP, self.left / MOST_STEPS)

    def round_of(self, games: Mapping[GameUnderway, int]) -> FinishOdds | None:
        """Return the odds that these games end, given how many tables play each; ``None`` if such games weren't
        simulated.
        """
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
        return FinishOdds(
            [[prod(column) for column in zip(*several, strict=True)] for several in everybody],
            [min(column) for column in zip(*alone, strict=True)],
        )

    def then(self, first: FinishOdds, second: FinishOdds) -> FinishOdds:
        """Return the odds that both are over, if ``second`` starts after ``first``."""
        gap = round(self.between / self.step_length)
        return FinishOdds(
            [_then(one, other, gap) for one, other in zip(first.everybody, second.everybody, strict=True)],
            _then(first.alone, second.alone, gap),
        )

    def odds(self, done: FinishOdds) -> Odds:
        """Return the probability that all games of ``done`` end in time."""
        everybody, calm, hot = done.everybody
        middle = next((step for step, share in enumerate(everybody) if share >= 0.5), len(everybody) - 1)
        return Odds(
            one=done.alone[-1],
            all=everybody[-1],
            minutes=middle * self.step_length / 60,
            calm=calm[-1],
            hot=hot[-1],
        )

    def _curve(
        self, found: Mapping[Style, Known], rest: Mapping[Style, tuple[float, list[float]]], style: Style | None
    ) -> _Curve:
        """Return the probability, by step, that a table has finished; ``style`` ``None`` mixes styles by the share of
        calls.

        ``rest`` has for each style the result of ``_rest``.
        """
        steps = range(int(self.left // self.step_length) + 1)
        kinds = [(style, 1.0)] if style else _mixed(found, self.called)
        length = self.step_length
        still = sum(weight * rest[kind][0] for kind, weight in kinds)
        curve = [0.0 for _ in steps]
        for kind, weight in kinds:
            share, ordered = rest[kind]
            for step in steps if weight else ():
                curve[step] += weight * share / still * share_within(ordered, step * length)
        return curve


def _rest(found: Known, game: GameUnderway, pace: Pace, options: Options) -> tuple[float, list[float]]:
    """Return the share of simulated games with more turns than this one, and their remaining seconds, sorted."""
    longer = [course for course in found.games if course[0] > game.turns]
    if not longer:  # no data: it may end with any turn
        return 1 / len(found.games), [game.size * pace.turn]
    seconds = [found.length(course, pace, options) * (1 - game.turns / course[0]) for course in longer]
    return len(longer) / len(found.games), sorted(seconds)


def _mixed(found: Mapping[Style, Known], called: float | None) -> Sequence[tuple[Style, float]]:
    """Return the styles of play, with weights, whose mixture has this share of called plays."""
    if called is None:
        return [("typical", 1.0)]
    for low, high in _NEIGHBOURS:
        least, most = found[low].called, found[high].called
        if called <= most or high == "hot":
            share = min(1.0, max(0.0, (called - least) / (most - least))) if most > least else 0.0
            return [(low, 1 - share), (high, share)]
    return [("hot", 1.0)]


def _then(first: _Curve, second: _Curve, gap: int) -> _Curve:
    """Return the probability, by step, that both are over, if ``second`` starts ``gap`` steps after ``first``."""
    lasts = [later - sooner for sooner, later in zip([0.0, *second], second, strict=False)]
    return [
        sum(lasts[step] * first[end - gap - step] for step in range(end - gap + 1)) if end >= gap else 0.0
        for end in range(len(first))
    ]
