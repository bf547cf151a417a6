"""Planning until the bell: a deck for all tables, the number of rounds, and how likely it is that everybody finishes.

Times are in seconds unless a name says minutes.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

import msgspec
from msgspec.structs import asdict

from quizbs.bots.simulation import Pace
from quizbs.game.cards import RANKS, Rank, fits
from quizbs.game.options import Options
from quizbs.lesson.bell_and_freeze import USUALLY, Overhead
from quizbs.lesson.odds import FinishOdds, GameUnderway, Odds, RoundCourse
from quizbs.lesson.seating.splitting import table_sizes

GOOD = 0.8  # probability from which a plan is proposed
BOTS_FILL = 4  # hands to which bots fill up smaller tables
MOST_ROUNDS = 8
LASTING = 1.5  # bonus, in ranks, for a deck that also fits tables of one more and one fewer
SMALLEST_TABLE = 3
FAR = 3  # difference in ranks from which another preset fits the time far better


class Proposal(Odds, frozen=True, kw_only=True):
    """A number of rounds with one deck, after the running games, and the probability that all of it ends in time."""

    deck: Rank
    rounds: int


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to play until the bell. ``best`` is ``None`` if no deck fits all tables.

    ``sure`` is false if some tables are likely not to finish before the cards stop.
    """

    tables: tuple[int, ...]  # seats at each table, bots included
    bots: int
    cards: float  # minutes until the last lap starts
    minutes: float  # of these, minutes left for rounds
    running: Odds | None  # of the running games
    best: Proposal | None
    others: tuple[Proposal, ...]  # the best first
    sure: bool


def plan(
    minutes: float,
    hands: int | Sequence[int],
    options: Options,
    *,
    pace: Pace | None = None,
    called: float | None = None,
    overhead: Overhead = USUALLY,
    running: Sequence[GameUnderway] = (),
    most_rounds: int = MOST_ROUNDS,
    deck: Rank | None = None,
) -> Plan:
    """Return the plan for the ``minutes`` until the bell.

    ``hands`` is a number of hands to be split into tables, or the sizes of the current tables. A table of more than
    eight is assumed to take as long as one of eight. The best plan has the largest deck with a good probability, since
    four cards in a hand are a poor game and drop most pinned questions; among these it has the most rounds. ``pace``
    and ``called``, the share of called plays, are measured; without them tables are assumed to be typical. ``deck``
    allows only this one. Raises ``ValueError`` without players.
    """
    sizes = table_sizes(hands) if isinstance(hands, int) else tuple(hands)
    if not sizes:
        raise ValueError("a plan needs players")
    tables = tuple(max(BOTS_FILL, size) for size in sizes)
    cards = overhead.cards(minutes * 60)
    left = max(0.0, cards - overhead.walking)
    course = RoundCourse(options, pace or Pace(), called, overhead.between, left)
    before = course.round_of(Counter(running)) if running else None
    good_decks = [rank for rank in _decks(tables, options) if deck in (None, rank)]
    proposals = [dealt for rank in good_decks for dealt in _proposals(course, rank, tables, before, most_rounds)]
    ordered = _best_first(proposals, tables, options.step)
    return Plan(
        tables=tables,
        bots=sum(tables) - sum(sizes),
        cards=cards / 60,
        minutes=left / 60,
        running=course.odds(before) if before else None,
        best=ordered[0] if ordered else None,
        others=ordered[1:],
        sure=bool(ordered) and ordered[0].all >= GOOD,
    )


def fits_far_better(other: Plan, than: Plan) -> bool:
    """Return whether plan ``other`` fits the time far better than ``than``: with a much larger deck, or at all."""
    if not other.sure or other.best is None:
        return False
    return than.best is None or not than.sure or _larger(other.best, than.best) >= FAR


def _larger(one: Proposal, than: Proposal) -> int:
    return RANKS.index(one.deck) - RANKS.index(than.deck)


def _best_first(proposals: Sequence[Proposal], tables: tuple[int, ...], step: int) -> tuple[Proposal, ...]:
    """Return the proposals with a good probability, most valuable first, then the others, most probable first."""
    good = [proposal for proposal in proposals if proposal.all >= GOOD]
    tight = [proposal for proposal in proposals if proposal.all < GOOD]
    good.sort(key=partial(_worth, tables, step), reverse=True)
    tight.sort(key=lambda proposal: (proposal.all, proposal.minutes), reverse=True)
    return (*good, *tight)


def _worth(tables: tuple[int, ...], step: int, proposal: Proposal) -> tuple[float, int]:
    """Return the value of a proposal, for sorting: a larger deck counts first, more rounds second."""
    around = {size + more for size in tables for more in (-1, 1)}
    lasting = all(fits(size, proposal.deck, step) for size in around if size >= SMALLEST_TABLE)
    return RANKS.index(proposal.deck) + LASTING * lasting, proposal.rounds


def _decks(tables: tuple[int, ...], options: Options) -> list[Rank]:
    """Return the last ranks of all decks that fit every table."""
    return [Rank(last) for last in RANKS[4:] if all(fits(size, Rank(last), options.step) for size in tables)]


def _proposals(
    course: RoundCourse, deck: Rank, tables: tuple[int, ...], before: FinishOdds | None, most_rounds: int
) -> Iterator[Proposal]:
    """Yield a proposal for 1, 2, … rounds with a deck, up to the first whose probability isn't good."""
    round_length = course.round_of(Counter(GameUnderway(size, deck) for size in tables))
    if round_length is None:
        return
    total = course.then(before, round_length) if before else round_length
    for rounds in range(1, most_rounds + 1):
        if rounds > 1:
            total = course.then(total, round_length)
        odds = course.odds(total)
        yield Proposal(deck=deck, rounds=rounds, **asdict(odds))
        if odds.all < GOOD:
            return
