"""Awards for what players did in a game, kind and funny, and never about a wrong answer (``docs/rules.md``, Awards).

Each is awarded at most once at a table and a few times in a class, and no player gets two. A player without an award
sees their own best number.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import Literal, NamedTuple

from quizbs.game.deeds import Deeds

SHARE = 14  # each award may be given once per this many students
ENOUGH_SHOWN = 6  # awards of a class on the wall, if that many exist; more only with more tables
MOST_SHOWN = 8

AwardName = Literal[
    "poker_face",
    "hawk_eye",
    "brain",
    "hot_streak",
    "phoenix",
    "brave_heart",
    "honest_soul",
    "iron_nerve",
    "bait",
    "big_bluff",
    "low_flyer",
    "jackpot",
    "treasure_chest",
    "spring_cleaner",
    "half_price",
    "helping_hand",
    "feather",
]
Deed = Literal[AwardName, "plays"]


class Award(NamedTuple):
    """An award for the highest value of ``by`` in a group, if it is at least ``least``.

    ``typical`` is the value that the best player of a table usually has. ``tells``: the award reveals who called.
    """

    by: Callable[[Deeds], float]
    least: float
    typical: float
    tells: bool = False


def _right_share(deeds: Deeds) -> float:
    return deeds.right_calls / deeds.calls if deeds.calls >= 3 else 0.0


AWARDS: Mapping[AwardName, Award] = {
    "poker_face": Award(lambda deeds: deeds.unseen_bluffs, 3, 4),
    "hawk_eye": Award(_right_share, 0.6, 0.8, tells=True),
    "brain": Award(lambda deeds: deeds.points, 4, 20),
    "hot_streak": Award(lambda deeds: deeds.longest_row, 3, 9),
    "phoenix": Award(lambda deeds: deeds.shed, 8, 14),
    "brave_heart": Award(lambda deeds: deeds.calls, 3, 6, tells=True),
    "honest_soul": Award(lambda deeds: deeds.plays if not deeds.bluffs else 0, 4, 4),
    "iron_nerve": Award(lambda deeds: deeds.survived, 1, 1),
    "bait": Award(lambda deeds: deeds.fooled, 2, 2.5),
    "big_bluff": Award(lambda deeds: deeds.largest_bluff, 3, 3),
    "low_flyer": Award(lambda deeds: deeds.longest_quiet_run, 4, 8),
    "jackpot": Award(lambda deeds: deeds.most_true, 3, 3),
    "treasure_chest": Award(lambda deeds: deeds.most_cards, 16, 20),
    "spring_cleaner": Award(lambda deeds: deeds.thrown, 2, 3, tells=True),
    "half_price": Award(lambda deeds: deeds.spared, 4, 20),
    "helping_hand": Award(lambda deeds: deeds.helped, 4, 9),
    "feather": Award(lambda deeds: deeds.plays if not deeds.picked_up else 0, 4, 7),
}


class Awarded(NamedTuple):
    """What a player gets: an award, or, with ``award`` ``None``, only their own best number.

    ``deed`` is the name of what was counted, ``value`` the number.
    """

    award: AwardName | None
    deed: Deed
    value: float


def awards(tables: Sequence[Mapping[int, Deeds]], *, quiet: bool = False) -> dict[int, Awarded]:
    """Return what each player gets, by seat. ``quiet``: calls are secret, so no award may reveal the caller.

    At each table an award goes to the sole best player, and the most remarkable awards of the class are assigned first.
    """
    most = max(1, sum(map(len, tables)) // SHARE)
    given: dict[int, Awarded] = {}
    times = dict.fromkeys(AWARDS, 0)
    for _, name, seat, value in sorted(_candidates(tables, quiet), key=lambda found: (-found[0], found[1], found[2])):
        if seat not in given and times[name] < most:
            given[seat] = Awarded(name, name, value)
            times[name] += 1
    for table in tables:
        given |= {seat: best_number(deeds, quiet=quiet) for seat, deeds in table.items() if seat not in given}
    return given


def for_all_to_see(given: Mapping[int, Awarded], tables: Sequence[Mapping[int, Deeds]]) -> list[int]:
    """Return the seats whose awards the wall shows, the most remarkable first.

    At a single table these are all; in a class one per table, and a few more if it has few tables.
    """
    if len(tables) == 1:
        return list(given)[:MOST_SHOWN]
    order = {seat: at for at, (seat, award) in enumerate(given.items()) if award.award}
    rows = [sorted(order.keys() & table.keys(), key=order.__getitem__) for table in tables]
    shown = [seat for row in zip_longest(*rows) for seat in row if seat is not None]
    return sorted(shown[: min(MOST_SHOWN, max(ENOUGH_SHOWN, len(tables)))], key=order.__getitem__)


def _candidates(tables: Sequence[Mapping[int, Deeds]], quiet: bool) -> list[tuple[float, AwardName, int, float]]:
    """Return every award that could be given, as how remarkable it would be, its name, the seat and the number.

    ``quiet``: without awards that reveal who called.
    """
    found = []
    for table in tables:
        for name, award in AWARDS.items():
            values = sorted(((award.by(deeds), seat) for seat, deeds in table.items()), reverse=True)
            (best, seat), *others = values
            alone = not others or others[0][0] < best
            if alone and best >= award.least and not (quiet and award.tells):
                found.append((best / award.typical, name, seat, best))
    return found


def best_number(deeds: Deeds, *, quiet: bool = False) -> Awarded:
    """Return the player's number that comes closest to what the best player usually has, as an ``Awarded`` without
    award.

    Dealt cards don't count. ``quiet``: without numbers that reveal who called.
    """
    able = [
        (award.by(deeds) / award.typical, name)
        for name, award in AWARDS.items()
        if name != "treasure_chest" and not (quiet and award.tells)
    ]
    share, name = max(able)
    return Awarded(None, name if share > 0 else "plays", AWARDS[name].by(deeds) if share > 0 else deeds.plays)
