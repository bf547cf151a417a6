"""What fits before the bell: one deck for all tables, how many rounds, and how likely everybody is done in time.

Games were simulated beforehand (``quizbs.bots.known``); a measured pace stretches them. All times are in seconds
unless a name says minutes.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import prod

import msgspec

from quizbs.bots.children import Style
from quizbs.bots.known import KNOWN_PLAYERS, Known, known, share_within
from quizbs.bots.simulation import Pace
from quizbs.game.cards import RANKS, Rank, fits
from quizbs.game.options import Options
from quizbs.lesson.splitting import split

GOOD = 0.8  # odds with which a plan is proposed
BOTS_FILL = 4  # bots fill a table of fewer hands up to so many
MOST_ROUNDS = 8
HOPELESS = 0.1
STEP = 20.0  # seconds: how finely lengths of rounds are added up


_Curve = list[float]  # how likely it is over by each step of time
_NEIGHBOURS: tuple[tuple[Style, Style], ...] = (("calm", "typical"), ("typical", "hot"))
_COMPARED: tuple[Style | None, ...] = (None, "calm", "hot")


class Beside(msgspec.Struct, frozen=True):
    """What a lesson needs time for beside the games."""

    walking: float = 120.0  # to find the tables
    exit_ticket: float = 120.0
    podium: float = 60.0
    packing: float = 60.0
    between: float = 45.0  # from the end of one round to the first turn of the next

    @property
    def whole(self) -> float:
        """Return how long it takes, without what lies between rounds."""
        return self.walking + self.exit_ticket + self.podium + self.packing


class Proposal(msgspec.Struct, frozen=True):
    """So many rounds with one deck. ``one`` and ``all`` are the odds that a table, and that every table, is done."""

    deck: Rank
    rounds: int
    one: float
    all: float
    minutes: float  # of play, in the middle case, until the last table is done
    calm: float  # what ``all`` would be at such tables
    hot: float


class Plan(msgspec.Struct, frozen=True):
    """What is proposed for a class. ``best`` is ``None`` where no deck goes with all tables.

    Where the odds are not good (``sure``), the bell will end games at some tables.
    """

    tables: tuple[int, ...]  # seats at each table, bots included
    bots: int
    minutes: float  # left for rounds
    best: Proposal | None
    others: tuple[Proposal, ...]  # the likeliest first
    sure: bool


def plan(
    minutes: float,
    hands: int | Sequence[int],
    options: Options,
    *,
    pace: Pace | None = None,
    called: float | None = None,
    beside: Beside | None = None,
) -> Plan:
    """Return what fits into ``minutes``, of all that the lesson still has.

    ``hands`` is how many hands there are, to be shared out by the rule, or the sizes of the tables as they are.
    A table of more than eight is taken to play as long as one of eight.
    ``pace`` and ``called``, the share of plays that is called, are measured ones; else a typical table is taken.
    Raises ``ValueError`` for nobody at all.
    """
    beside = beside or Beside()
    sizes = split(hands) if isinstance(hands, int) else tuple(hands)
    if not sizes:
        raise ValueError("a plan needs players")
    tables = tuple(max(BOTS_FILL, size) for size in sizes)
    left = max(0.0, minutes * 60 - beside.whole)
    proposals = [
        proposal
        for deck in _decks(tables, options)
        for proposal in _proposals(deck, tables, options, pace or Pace(), called, beside.between, left)
    ]
    good = [proposal for proposal in proposals if proposal.all >= GOOD]
    best = max(good, key=_worth, default=None) or max(proposals, key=lambda one: (one.all, one.minutes), default=None)
    others = sorted((one for one in proposals if one is not best), key=lambda one: -one.all)
    return Plan(tables, sum(tables) - sum(sizes), left / 60, best, tuple(others), bool(good))


def _worth(proposal: Proposal) -> tuple[float, int]:
    """Order what is likely to be done: more play is better, half of it only if a hot class would be done too."""
    return proposal.minutes * (1 + proposal.hot) / 2, -proposal.rounds


def _decks(tables: tuple[int, ...], options: Options) -> list[Rank]:
    """Return the last ranks of all decks that go with every table."""
    return [Rank(last) for last in RANKS[4:] if all(fits(size, Rank(last), options.step) for size in tables)]


def _proposals(
    deck: Rank,
    tables: tuple[int, ...],
    options: Options,
    pace: Pace,
    called: float | None,
    between: float,
    left: float,
) -> Iterator[Proposal]:
    """Yield one proposal for each number of rounds that is not hopeless; at least for one round."""
    sizes = Counter(min(size, KNOWN_PLAYERS[-1]) for size in tables)
    games = {size: known(options, size, deck) for size in sizes}
    steps, gap = int(left // STEP), round(between / STEP)
    usual: list[_Curve] = []
    all_done: list[_Curve] = []
    for style in _COMPARED:
        curves = []
        for size, times in sizes.items():
            found = games[size]
            if found is None:
                return
            curve = _curve(found, style, called, pace, steps)
            curves += [curve] * times
            usual += [curve] if style is None else []
        all_done.append([prod(column) for column in zip(*curves, strict=True)])
    one, (everybody, calm, hot) = usual, all_done
    totals, singles = [everybody, calm, hot], one
    for rounds in range(1, MOST_ROUNDS + 1):
        if rounds > 1:
            totals = [_then(total, again, gap) for total, again in zip(totals, all_done, strict=True)]
            singles = [_then(single, again, gap) for single, again in zip(singles, one, strict=True)]
        odds = [total[-1] for total in totals]
        if rounds > 1 and odds[0] < HOPELESS:
            return
        middle = next((step for step, share in enumerate(totals[0]) if share >= 0.5), steps) * STEP / 60
        yield Proposal(deck, rounds, min(single[-1] for single in singles), odds[0], middle, odds[1], odds[2])


def _curve(found: Mapping[Style, Known], style: Style | None, called: float | None, pace: Pace, steps: int) -> _Curve:
    """Return how likely a table is done by each step, at tables of this kind or as many plays are called."""
    curve = [0.0] * (steps + 1)
    for one, weight in {style: 1.0}.items() if style else _mixed(found, called):
        ordered = found[one].seconds(pace)
        for step in range(steps + 1):
            curve[step] += weight * share_within(ordered, step * STEP)
    return curve


def _mixed(found: Mapping[Style, Known], called: float | None) -> Iterable[tuple[Style, float]]:
    """Return how much a table is like each kind of table, by the share of plays that is called."""
    if called is None:
        return [("typical", 1.0)]
    for low, high in _NEIGHBOURS:
        least, most = found[low].called, found[high].called
        if called <= most or high == "hot":
            share = min(1.0, max(0.0, (called - least) / (most - least))) if most > least else 0.0
            return [(low, 1 - share), (high, share)]
    return [("hot", 1.0)]


def _then(first: _Curve, second: _Curve, gap: int) -> _Curve:
    """Return how likely both are done by each step, the second beginning ``gap`` steps after the first."""
    lasts = [later - sooner for sooner, later in zip([0.0, *second], second, strict=False)]
    return [
        sum(lasts[step] * first[end - gap - step] for step in range(end - gap + 1)) if end >= gap else 0.0
        for end in range(len(first))
    ]
