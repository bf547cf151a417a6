"""States of the projector after a round of several tables: the podiums."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from quizbs.game.deeds import Deeds
from quizbs.lesson import commands as c
from tests.browser.sample_names import CLASS, DRAWN, FORTY_LONG
from tests.browser.states_class import classroom, sizes_of, won

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from quizbs.game.place import Place
    from tests.browser.built_views import Room, Samples, View

FIRSTS = (1, 6, 11, 16, 20, 24, 28)  # the seats that win at each of seven tables


LAST_TIME: dict[int, tuple[int, ...]] = {
    1: (1, 2, 3, 4, 5),
    2: (7, 6, 8, 9, 10),
    3: (12, 13, 11, 14, 15),
    4: (19, 18, 17, 16),
    5: (23, 22, 21, 20),
    6: (27, 26, 25, 24),
    7: (31, 30, 29, 28),
}
KNOW = {1: (8, 10), 6: (9, 10), 11: (7, 10), 4: (10, 10), 12: (19, 20)}
FIND = {5: (4, 5), 1: (3, 5), 7: (2, 3), 14: (1, 4)}
HELP = {13: 11, 14: 9, 3: 8}
FULL: View = {"before": LAST_TIME, "knows": KNOW, "finds": FIND, "helps": HELP}


def round_over(
    names: Sequence[str] = CLASS,
    *,
    count: int = 7,
    before: Mapping[int, tuple[int, ...]] | None = None,
    first: Mapping[int, int] | None = None,
    knows: Mapping[int, tuple[int, int]] | None = None,
    finds: Mapping[int, tuple[int, int]] | None = None,
    helps: Mapping[int, int] | None = None,
    weights: tuple[int, int] = (2, 1),
) -> Room:
    """All tables are done. ``first``: by table, how many seats share the first place, if not the first seat alone.

    ``before``: by table, the order of places in an earlier round. By seat: ``knows`` are right answers, of how many;
    ``finds`` right calls, of how many; ``helps`` right answers to others' questions. Answers and calls are only written
    into the places, since the states don't show them.
    """
    room = classroom(count=count, people=31 if count < 8 else 40, names=names, left=4)
    if weights != room.session.setup.weights:
        room.does(c.Prepare(replace(room.session.setup, weights=weights)))
    if before:
        room.finishes(order=before).deals()
    for number in room.session.current:
        won(room.tells(number), (first or {}).get(number, 1))
        room.ends(number, lambda place: noted(place, knows or {}, finds or {}, helps or {}))
    return room


DEEDS = (
    Deeds(plays=9, unseen_bluffs=5, bluffs=6, picked_up=3),
    Deeds(plays=8, bluffs=2, calls=7, right_calls=6, picked_up=4),
    Deeds(plays=9, bluffs=1, longest_row=9, picked_up=4),
    Deeds(plays=6, bluffs=2, shed=15, picked_up=9),
    Deeds(plays=6, picked_up=2),
    Deeds(plays=7, bluffs=3, largest_bluff=4, picked_up=2),
    Deeds(plays=7, bluffs=2, most_true=4, picked_up=2),
)


def praised(room: Room) -> Room:
    """A player at each table gets an award."""
    for number, story in room.stories.items():
        one = story.game.seats[number % len(story.game.seats)]
        story.game = replace(story.game, deeds={one: DEEDS[number % len(DEEDS)]})
    return room


def noted(
    place: Place, knows: Mapping[int, tuple[int, int]], finds: Mapping[int, tuple[int, int]], helps: Mapping[int, int]
) -> Place:
    """Return a place with the answers and calls of its seat, as in ``round_over``."""
    along = helps.get(place.seat, 0)
    right, of = knows.get(place.seat, (0, along))
    caught, calls = finds.get(place.seat, (0, 0))
    asked = max(0, of - along)
    first = min(right, asked)
    known = {"asked": asked, "right": first, "along": along, "along_right": right - first}
    return replace(place, **known, points=right + max(0, right - 2), calls=calls, caught=caught)


def everywhere(many: int, count: int = 7) -> dict[int, int]:
    return dict.fromkeys(range(1, count + 1), many)


def in_reverse(count: int, people: int) -> dict[int, tuple[int, ...]]:
    """Return for each table the order of places in which the last seat is first."""
    seats, found = iter(range(1, people + 1)), {}
    for number, size in enumerate(sizes_of(count, people), 1):
        found[number] = tuple(reversed([next(seats) for _ in range(size)]))
    return found


TWO_ALIKE: View = {
    "before": LAST_TIME | {2: (6, 7, 8, 9, 10)},
    "knows": {1: (9, 9), 6: (9, 9), 11: (7, 9), 20: (7, 9), 24: (2, 9)},
    "finds": FIND | {8: (2, 3)},
}
ONLY_LAST = {5: (9, 9), 10: (8, 9), 15: (8, 9), 19: (8, 9), 23: (3, 9)}

WALL: Samples = {
    "virtues": lambda: round_over(**FULL).wall(),
    "virtues-followed": lambda: round_over(**FULL).wall(),
    "virtues-rematch": lambda: round_over(**FULL).wants_rematch(*range(1, 20)).wall(),
    "virtues-first-round": lambda: round_over(DRAWN, knows=KNOW, finds=FIND, helps=HELP).wall(),
    "virtues-three": lambda: round_over(before=LAST_TIME, knows=KNOW).wall(),
    "virtues-two": lambda: round_over(before=LAST_TIME).wall(),
    "virtues-one": lambda: round_over(first=everywhere(9), helps=HELP).wall(),
    "virtues-nobody": lambda: round_over(first=everywhere(9)).wall(),
    "virtues-tables": lambda: round_over(
        DRAWN, before=in_reverse(7, 31), knows=KNOW, helps=HELP, weights=(1, 0)
    ).wall(),
    "virtues-tables-ten": lambda: round_over(FORTY_LONG, count=10, before=in_reverse(10, 40)).wall(),
    "virtues-long": lambda: round_over(FORTY_LONG, **FULL).wall(),
    "virtues-tie": lambda: round_over(helps=dict.fromkeys(range(1, 11), 8), **TWO_ALIKE).wall(),
    "virtues-tie-drawn": lambda: round_over(DRAWN, first={1: 2}, knows=ONLY_LAST, finds=FIND, helps=HELP).wall(),
    "virtues-tie-long": lambda: round_over(
        FORTY_LONG, knows={1: (9, 9), **dict.fromkeys((6, 11, 16, 20), (8, 9)), 2: (1, 9)}, finds=FIND, helps=HELP
    ).wall(),
}
STEPS: dict[str, list[tuple[str, Any]]] = {
    "virtues-followed": [("pulse", {"here": [], "follow": 3})],
}
