"""The deck of a round: one that fits every table, or a small one if little time is left."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from quizbs.bots.simulated_lengths import KNOWN_PLAYERS, known, share_within
from quizbs.bots.simulation import Pace
from quizbs.game.cards import RANKS, Rank
from quizbs.game.options import Options, deck_for
from quizbs.game.refusal import Refused

MIN_FINISHED_SHARE = 0.8  # share of games that end in time
SPARE = 2.0  # minutes of reserve before the end
UNKNOWN = 4.0  # minutes that a game without data takes at least
SMALLEST = RANKS[4:]  # the last ranks of all decks, the smallest first


def for_tables(options: Options, sizes: Iterable[int], *, at_most: bool = False) -> Options:
    """Return the options with one deck for tables of these sizes, so that they finish at about the same time.

    A chosen deck is kept if it fits every size. Otherwise ``Refused`` is raised as by ``deck_for``; its ``good`` lists
    the decks that fit all sizes, the nearest first. For ``fit`` or with ``at_most`` nothing is raised: the result has
    the largest deck that fits all sizes within a limit, which is the chosen deck or, for ``fit``, the smallest deck
    that one of the sizes would get alone. If no deck within the limit fits, it has the smallest that does; if no deck
    fits at all, the options are unchanged.
    """
    different = sorted(set(sizes))
    usual = [deck_for(replace(options, deck="fit"), size) for size in different]
    if options.deck == "fit":
        if len(different) == 1:
            return options
        most = min(map(RANKS.index, usual))
    elif at_most or all(_is_dealable(options, size, Rank(options.deck)) for size in different):
        most = RANKS.index(options.deck)
    else:
        raise Refused("not_coprime", good=good_for(options, different, Rank(options.deck)))
    good = _good(options, different)
    return replace(options, deck=_largest(good, most)) if good else options


def good_for(options: Options, sizes: Iterable[int], near: Rank) -> list[Rank]:
    """Return the last ranks of all decks that fit tables of these sizes: the nearest to ``near`` first, of two the
    larger.

    If none fits all sizes, return those that fit the smallest tables.
    """
    at, different = RANKS.index(near), sorted(set(sizes))
    return sorted(
        _good(options, different) or _good(options, different[:1]),
        key=lambda rank: (abs(RANKS.index(rank) - at), -RANKS.index(rank)),
    )


def _good(options: Options, sizes: Iterable[int]) -> list[Rank]:
    different = set(sizes)
    return [Rank(rank) for rank in SMALLEST if all(_is_dealable(options, size, Rank(rank)) for size in different)]


def _is_dealable(options: Options, size: int, rank: Rank) -> bool:
    """Return whether a table with ``size`` hands can be dealt with a deck up to ``rank``."""
    try:
        deck_for(replace(options, deck=rank), size)
    except Refused:
        return False
    return True


def _largest(good: Sequence[Rank], most: int) -> Rank:
    """Return the largest rank of ``good`` up to index ``most`` in ``RANKS``, the smallest if all are larger."""
    return ([rank for rank in good if RANKS.index(rank) <= most] or good[:1])[-1]


def for_minutes(options: Options, seats: int, minutes: float) -> Options:
    """Return the options with a deck that a table can finish in ``minutes``, never larger than the chosen deck.

    It is the largest with which four typical games in five end two minutes early (``docs/rules.md``, Decks), otherwise
    the smallest that fits the number of players. For more than eight players it is the chosen deck or the nearest
    below. Raises ``Refused`` as ``deck_for`` does, but never because of the deck.
    """
    options = for_tables(options, [seats], at_most=True)
    if seats not in KNOWN_PLAYERS:
        return options
    chosen = RANKS.index(deck_for(options, seats))
    good = [rank for rank in _good(options, [seats]) if RANKS.index(rank) <= chosen]
    done = [rank for rank in good if share_done(options, seats, rank, minutes - SPARE) >= MIN_FINISHED_SHARE]
    return replace(options, deck=(done or good[:1])[-1])


def time_for_one(options: Options, seats: int, minutes: float) -> bool:
    """Return whether a table is likely to finish a game in ``minutes``, at least with the smallest deck.

    Games of more than eight players weren't measured: four minutes are assumed to be enough.
    """
    if seats not in KNOWN_PLAYERS:
        return minutes >= UNKNOWN
    return any(share_done(options, seats, rank, minutes) >= MIN_FINISHED_SHARE for rank in _good(options, [seats])[:1])


def share_done(options: Options, seats: int, deck: Rank, minutes: float) -> float:
    """Return the share of typical games with this deck that end within ``minutes``; 0 if they weren't measured."""
    found = known(options, seats, deck)
    return share_within(found["typical"].seconds(Pace(), options), minutes * 60) if found else 0.0
