"""Which deck the tables of a lesson play with: one that suits every table, and a short one when time is short."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from quizbs.game.cards import RANKS, Rank
from quizbs.game.options import Options, deck_for
from quizbs.game.refusal import Refused

SMALLEST = RANKS[4:]  # the last ranks of all decks, the smallest first


def for_tables(options: Options, sizes: Iterable[int], *, at_most: bool = False) -> Options:
    """Return the options with one deck for tables of these sizes, so that they are done at about the same time.

    It is the one that was chosen; or where it is left to ``fit`` the largest that goes with every size and is no
    larger than what fits the quickest table; or where the chosen one is a most (``at_most``) the largest up to that.
    Where only larger decks go with all sizes it is the smallest of them; if none does each table takes its own.
    Raises ``Refused`` as ``deck_for`` does; ``good`` then names decks that go with all tables, the nearest first.
    """
    different = sorted(set(sizes))
    usual = [deck_for(replace(options, deck="fit"), size) for size in different]
    if options.deck == "fit":
        if len(different) == 1:
            return options
        most = min(map(RANKS.index, usual))
    elif at_most or all(_goes(options, size, Rank(options.deck)) for size in different):
        most = RANKS.index(options.deck)
    else:
        raise Refused("not_coprime", good=good_for(options, different, Rank(options.deck)))
    good = _good(options, different)
    return replace(options, deck=_largest(good, most)) if good else options


def good_for(options: Options, sizes: Iterable[int], near: Rank) -> list[Rank]:
    """Return the last ranks of all decks that go with tables of these sizes, the nearest first, the larger of two.

    Where none goes with all it is those that go with the smallest tables.
    """
    at, different = RANKS.index(near), sorted(set(sizes))
    return sorted(
        _good(options, different) or _good(options, different[:1]),
        key=lambda rank: (abs(RANKS.index(rank) - at), -RANKS.index(rank)),
    )


def _good(options: Options, sizes: Iterable[int]) -> list[Rank]:
    different = set(sizes)
    return [Rank(rank) for rank in SMALLEST if all(_goes(options, size, Rank(rank)) for size in different)]


def _goes(options: Options, size: int, rank: Rank) -> bool:
    """Tell whether a table of this size can be dealt with a deck up to this rank."""
    try:
        deck_for(replace(options, deck=rank), size)
    except Refused:
        return False
    return True


def _largest(good: Sequence[Rank], most: int) -> Rank:
    """Return the largest of these up to the place ``most`` in the ranks, or if there is none the smallest."""
    return ([rank for rank in good if RANKS.index(rank) <= most] or good[:1])[-1]


# The largest deck with which four games in five end two minutes before so many are over, by number of players
# (docs/rules.md, Decks): where cards leave the game, and as the rule sets are written.
_WITH_HALVES = {
    10: {2: "7", 3: "7", 4: "7", 5: "6", 6: "7", 7: "6", 8: "7"},
    15: {2: "9", 3: "8", 4: "9", 5: "9", 6: "7", 7: "T", 8: "9"},
    20: dict.fromkeys(range(2, 9), "K"),  # what was chosen, or what "fit" takes: it fits 20 minutes
}
_AS_WRITTEN = {
    10: {2: "5", 3: "5", 4: "5", 5: "6", 6: "5", 7: "6", 8: "7"},
    15: {2: "7", 3: "7", 4: "7", 5: "7", 6: "7", 7: "6", 8: "7"},
    20: {2: "7", 3: "7", 4: "7", 5: "8", 6: "7", 7: "8", 8: "7"},
    30: {2: "7", 3: "8", 4: "9", 5: "J", 6: "7", 7: "J", 8: "9"},
    40: {2: "9", 3: "T", 4: "9", 5: "J", 6: "K", 7: "Q", 8: "J"},
}


def for_minutes(options: Options, seats: int, minutes: float) -> Options:
    """Return the options with a deck that one table can finish in so many minutes, never a larger one than chosen.

    Below ten minutes it is the smallest that suits the number of players; where there are more than eight of them, it
    is the chosen one or the nearest below it. Raises ``Refused`` as ``deck_for`` does, but never for a deck.
    """
    options = for_tables(options, [seats], at_most=True)
    if seats not in _AS_WRITTEN[10]:
        return options
    rows = _WITH_HALVES if options.stakes == "half" and options.hunter else _AS_WRITTEN
    enough = [row[seats] for least, row in rows.items() if least <= minutes]
    most = min(RANKS.index(enough[-1]), RANKS.index(deck_for(options, seats))) if enough else 0
    return replace(options, deck=_largest(_good(options, [seats]), most))
