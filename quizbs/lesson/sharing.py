"""How a class is shared out among tables: pure, and fair by chance. Groups are lists of seats, clockwise."""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from random import Random

from quizbs.lesson.splitting import LARGEST_SINGLE, split

Groups = list[list[int]]
TRIES = 20  # shufflings, where pairs are to be kept apart
SMALLEST = 3  # a table that stays as it is


def at_random(
    people: Sequence[int], bots: Sequence[int], chance: Random, alike: Mapping[int, int] | None = None
) -> Groups:
    """Return tables drawn by chance, with the bots spread evenly, and with them those who are ``alike`` in a number.

    So signs, of which there are few, need not change.
    """
    order = _shuffled(people, chance)
    if alike:
        kinds = _shuffled(sorted({alike[seat] for seat in people}), chance)
        order.sort(key=lambda seat: kinds.index(alike[seat]))
    dealt = _dealt(order + _shuffled(bots, chance))
    return [_shuffled(group, chance) for group in dealt] if alike else dealt


def by_results(ranked: Sequence[int], bots: Sequence[int], chance: Random) -> Groups:
    """Return tables that are alike in strength: the best one each, then the next ones the other way round.

    ``ranked`` are the people, the best first. Who sits beside whom is drawn.
    """
    sizes = split(len(ranked) + len(bots))
    groups: Groups = [[] for _ in sizes]
    order = [*ranked, *_shuffled(bots, chance)]
    there = list(range(len(sizes)))
    while order:
        for at in there:
            if order and len(groups[at]) < sizes[at]:
                groups[at].append(order.pop(0))
        there.reverse()
    return [_shuffled(group, chance) for group in groups]


def kept(groups: Sequence[Sequence[int]], new: Sequence[int]) -> Groups:
    """Return the tables as they were with the new ones at the smallest, and even only what became too large or small.

    As few as possible change their table.
    """
    after = [list(group) for group in groups if group] or [[]]
    for seat in new:
        min(after, key=len).append(seat)
    if fine(after):
        return after
    sizes = split(sum(map(len, after)))
    after.sort(key=len, reverse=True)  # stable: the largest ones stay
    stay = [group[:size] for group, size in zip(after, sizes, strict=False)]
    stay += [[] for _ in sizes[len(stay) :]]
    over = [seat for group, size in zip(after, sizes, strict=False) for seat in group[size:]]
    over += [seat for group in after[len(sizes) :] for seat in group]
    for seat in over:
        next(group for group, size in zip(stay, sizes, strict=True) if len(group) < size).append(seat)
    return stay


def fine(groups: Sequence[Collection[int]]) -> bool:
    """Tell whether tables of these sizes may stay as they are: alike, neither large nor tiny."""
    sizes = [len(group) for group in groups]
    if len(sizes) == 1:
        return sizes[0] <= LARGEST_SINGLE
    return bool(sizes) and min(sizes) >= SMALLEST and max(sizes) <= LARGEST_SINGLE and max(sizes) - min(sizes) <= 2


def _dealt(order: Sequence[int]) -> Groups:
    """Return tables filled one seat at a time, so that who comes last in the order is spread evenly."""
    sizes = split(len(order))
    groups: Groups = [[] for _ in sizes]
    rest = list(order)
    while rest:
        for group, size in zip(groups, sizes, strict=True):
            if rest and len(group) < size:
                group.append(rest.pop(0))
    return groups


def _shuffled(seats: Sequence[int], chance: Random) -> list[int]:
    order = list(seats)
    chance.shuffle(order)
    return order


def apart(groups: Groups, pairs: Collection[tuple[int, int]], near: Sequence[int], chance: Random) -> Groups:
    """Return the tables with as few of these pairs at one table as exchanging seats can reach.

    ``near`` is an order of the seats: whoever changes places stands near each other in it, if that does as well.
    """
    if len(groups) < 2 or not pairs:
        return groups
    place = {seat: number for number, seat in enumerate(near)}
    best = [list(group) for group in groups]
    tried = [list(group) for group in groups]
    for _ in range(TRIES):
        _exchange_while_it_helps(tried, pairs, place)
        if together(tried, pairs) < together(best, pairs):
            best = [list(group) for group in tried]
        if not together(best, pairs):
            break
        one, other = chance.sample(tried, 2)
        at, to = chance.randrange(len(one)), chance.randrange(len(other))
        one[at], other[to] = other[to], one[at]
    return best


def together(groups: Sequence[Collection[int]], pairs: Collection[tuple[int, int]]) -> int:
    """Return how many of the pairs share a table."""
    return sum(a in group and b in group for group in groups for a, b in pairs)


def _exchange_while_it_helps(groups: Groups, pairs: Collection[tuple[int, int]], place: dict[int, int]) -> None:
    """Exchange two seats of different tables again and again, the most helpful and then the nearest two first."""
    unlike: dict[int, set[int]] = {}
    for a, b in pairs:
        unlike.setdefault(a, set()).add(b)
        unlike.setdefault(b, set()).add(a)
    while together(groups, pairs):
        found = min(
            (
                (_gain(one, other, a, b, unlike), abs(place.get(a, 0) - place.get(b, 0)), a, b)
                for one, other in combinations(groups, 2)
                for a in one
                for b in other
                if a in unlike or b in unlike
            ),
            default=None,
        )
        if found is None or found[0] >= 0:
            return
        _, _, a, b = found
        for group in groups:
            group[:] = [b if seat == a else a if seat == b else seat for seat in group]


def _gain(one: list[int], other: list[int], a: int, b: int, unlike: dict[int, set[int]]) -> int:
    """Return how many pairs more share a table when ``a`` of one table and ``b`` of another change places."""
    of_a, of_b = unlike.get(a, set()), unlike.get(b, set())
    before = len(of_a.intersection(one)) + len(of_b.intersection(other))
    after = len(of_a.intersection(other) - {b}) + len(of_b.intersection(one) - {a})
    return after - before
