"""Distributing a class to tables: pure, and fair by chance. Each table is a list of seats, clockwise."""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from random import Random

from quizbs.lesson.seating.splitting import LARGEST_SINGLE, table_sizes

Tables = list[list[int]]
TRIES = 20  # shuffles, if pairs are to be kept apart
SMALLEST = 3  # size of a table that stays unchanged


def at_random(
    people: Sequence[int], bots: Sequence[int], chance: Random, alike: Mapping[int, int] | None = None
) -> Tables:
    """Return random tables with the bots spread evenly.

    ``alike`` is a property of each seat, such as its sign: seats with the same value are spread evenly, too, so that
    few signs have to change.
    """
    order = _shuffled(people, chance)
    if alike:
        kinds = _shuffled(sorted({alike[seat] for seat in people}), chance)
        order.sort(key=lambda seat: kinds.index(alike[seat]))
    dealt = _dealt(order + _shuffled(bots, chance))
    return [_shuffled(table, chance) for table in dealt] if alike else dealt


def by_results(ranked: Sequence[int], bots: Sequence[int], chance: Random) -> Tables:
    """Return tables of similar strength: the best seat to each, followed by the next ones in reverse order, and so on.

    ``ranked`` are the people, the best first. Who sits next to whom is random.
    """
    sizes = table_sizes(len(ranked) + len(bots))
    tables: Tables = [[] for _ in sizes]
    order = [*ranked, *_shuffled(bots, chance)]
    there = list(range(len(sizes)))
    while order:
        for at in there:
            if order and len(tables[at]) < sizes[at]:
                tables[at].append(order.pop(0))
        there.reverse()
    return [_shuffled(table, chance) for table in tables]


def with_newcomers(tables: Sequence[Sequence[int]], new: Sequence[int]) -> Tables:
    """Return the current tables with the seats of ``new`` added to the smallest.

    Tables that became too large or small are balanced; as few seats as possible change tables.
    """
    after = [list(table) for table in tables if table] or [[]]
    for seat in new:
        min(after, key=len).append(seat)
    if may_stay(after):
        return after
    sizes = table_sizes(sum(map(len, after)))
    after.sort(key=len, reverse=True)  # stable: the largest ones stay
    stay = [table[:size] for table, size in zip(after, sizes, strict=False)]
    stay += [[] for _ in sizes[len(stay) :]]
    over = [seat for table, size in zip(after, sizes, strict=False) for seat in table[size:]]
    over += [seat for table in after[len(sizes) :] for seat in table]
    for seat in over:
        next(table for table, size in zip(stay, sizes, strict=True) if len(table) < size).append(seat)
    return stay


def may_stay(tables: Sequence[Collection[int]]) -> bool:
    """Return whether tables of these sizes may stay: of similar size, neither large nor tiny."""
    sizes = [len(table) for table in tables]
    if len(sizes) == 1:
        return sizes[0] <= LARGEST_SINGLE
    return bool(sizes) and min(sizes) >= SMALLEST and max(sizes) <= LARGEST_SINGLE and max(sizes) - min(sizes) <= 2


def _dealt(order: Sequence[int]) -> Tables:
    """Return tables filled by turns from ``order``, so that the seats at its end are spread evenly."""
    sizes = table_sizes(len(order))
    tables: Tables = [[] for _ in sizes]
    rest = list(order)
    while rest:
        for table, size in zip(tables, sizes, strict=True):
            if rest and len(table) < size:
                table.append(rest.pop(0))
    return tables


def _shuffled(seats: Sequence[int], chance: Random) -> list[int]:
    order = list(seats)
    chance.shuffle(order)
    return order


def kept_apart(tables: Tables, pairs: Collection[tuple[int, int]], near: Sequence[int], chance: Random) -> Tables:
    """Return the tables with as few of ``pairs`` sharing a table as exchanges of seats can achieve.

    ``near`` is an order of the seats, for example by results: exchanged seats are near each other in it if possible.
    """
    if len(tables) < 2 or not pairs:
        return tables
    place = {seat: number for number, seat in enumerate(near)}
    best = [list(table) for table in tables]
    tried = [list(table) for table in tables]
    for _ in range(TRIES):
        _exchange_while_it_helps(tried, pairs, place)
        if pairs_together(tried, pairs) < pairs_together(best, pairs):
            best = [list(table) for table in tried]
        if not pairs_together(best, pairs):
            break
        one, other = chance.sample(tried, 2)
        at, to = chance.randrange(len(one)), chance.randrange(len(other))
        one[at], other[to] = other[to], one[at]
    return best


def pairs_together(tables: Sequence[Collection[int]], pairs: Collection[tuple[int, int]]) -> int:
    """Return how many of the pairs share a table."""
    return sum(a in table and b in table for table in tables for a, b in pairs)


def _exchange_while_it_helps(tables: Tables, pairs: Collection[tuple[int, int]], place: dict[int, int]) -> None:
    """Exchange two seats of different tables, again and again: the most helpful pair first, of several the nearest."""
    unlike: dict[int, set[int]] = {}
    for a, b in pairs:
        unlike.setdefault(a, set()).add(b)
        unlike.setdefault(b, set()).add(a)
    while pairs_together(tables, pairs):
        found = min(
            (
                (_gain(one, other, a, b, unlike), abs(place.get(a, 0) - place.get(b, 0)), a, b)
                for one, other in combinations(tables, 2)
                for a in one
                for b in other
                if a in unlike or b in unlike
            ),
            default=None,
        )
        if found is None or found[0] >= 0:
            return
        _, _, a, b = found
        for table in tables:
            table[:] = [b if seat == a else a if seat == b else seat for seat in table]


def _gain(one: list[int], other: list[int], a: int, b: int, unlike: dict[int, set[int]]) -> int:
    """Return how many more pairs share a table if ``a`` and ``b`` of two tables are exchanged; negative: fewer."""
    of_a, of_b = unlike.get(a, set()), unlike.get(b, set())
    before = len(of_a.intersection(one)) + len(of_b.intersection(other))
    after = len(of_a.intersection(other) - {b}) + len(of_b.intersection(one) - {a})
    return after - before
