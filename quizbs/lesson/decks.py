"""Which deck the tables of a lesson play with: one that suits every table, and a short one when time is short."""

from collections.abc import Iterable

from msgspec.structs import replace

from quizbs.game.cards import RANKS, Rank, fits, good_decks
from quizbs.game.options import Options, deck_for
from quizbs.game.refusal import Refused

SMALLEST = RANKS[4:]  # the last ranks of all decks, the smallest first


def for_tables(options: Options, sizes: Iterable[int]) -> Options:
    """Return the options with one deck for tables of these sizes, so that they are done at about the same time.

    It is the one that was chosen, or where it is left to ``fit`` the largest that is coprime with every size and no
    larger than what fits the quickest table; if no deck suits all of them each table takes its own.
    Raises ``Refused`` as ``deck_for`` does; ``good`` then names the decks that suit all tables.
    """
    different = sorted(set(sizes))
    if len(different) == 1:
        deck_for(options, different[0])
        return options
    fit = [deck_for(replace(options, deck="fit"), size) for size in different]
    good = [Rank(rank) for rank in SMALLEST if all(fits(size, Rank(rank), options.step) for size in different)]
    if options.deck != "fit":
        if options.deck not in good:
            nearest = [rank for rank in good_decks(different[0], Rank(options.deck), options.step) if rank in good]
            raise Refused("not_coprime", good=nearest)
        for size in different:
            deck_for(options, size)
        return options
    most = min(map(RANKS.index, fit))
    chosen = [rank for rank in good if RANKS.index(rank) <= most][-1:] or good[:1]
    return replace(options, deck=chosen[0]) if chosen else options


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

    Below ten minutes it is the smallest that suits the number of players; more than eight players keep the chosen
    one. Raises ``Refused`` as ``deck_for`` does.
    """
    usual = deck_for(options, seats)
    if seats not in _AS_WRITTEN[10]:
        return options
    rows = _WITH_HALVES if options.stakes == "half" and options.hunter else _AS_WRITTEN
    enough = [row[seats] for least, row in rows.items() if least <= minutes]
    most = min(RANKS.index(enough[-1]), RANKS.index(usual)) if enough else 0
    good = [rank for rank in SMALLEST if fits(seats, Rank(rank), options.step)]
    return replace(options, deck=([rank for rank in good if RANKS.index(rank) <= most] or good[:1])[-1])
