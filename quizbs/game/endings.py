"""How a game ends: its places (``docs/rules.md``, Places), and who has won it."""

from quizbs.game.events import Ended, Place
from quizbs.game.log import Tally
from quizbs.game.table import Table
from quizbs.game.turns import autoplayed


def ended(table: Table, winner: int | None = None) -> Ended:
    """Return the end of a game; ``winner`` got rid of its cards, and has won if it has played itself."""
    return Ended(ranking(table, winner), None if winner is None or autoplayed(table, winner) else winner)


def ranking(table: Table, winner: int | None = None) -> tuple[Place, ...]:
    """Return all seats with their places, best first.

    Who is out comes first, then fewer cards, a higher share of right answers, fewer cards picked up; seats that are
    equal in all of them share a place. Behind them, without a place, come the seats that the server mostly played and
    what guests have answered.
    """
    places: list[Place] = []
    before: tuple[bool, int, float, int] | None = None
    for number, seat in enumerate(sorted(_ranked(table), key=lambda seat: _standing(table, seat, winner)), start=1):
        standing = _standing(table, seat, winner)
        places.append(_place(table, seat, places[-1].place if standing == before else number))
        before = standing
    others = [seat for seat in (*table.seats, *sorted(table.guests)) if seat not in _ranked(table)]
    return (*places, *(_place(table, seat, 0) for seat in others))


def _tally(table: Table, seat: int) -> Tally:
    return table.tally.get(seat, Tally())


def _ranked(table: Table) -> list[int]:
    return [seat for seat in table.seats if not autoplayed(table, seat)]


def _standing(table: Table, seat: int, winner: int | None) -> tuple[bool, int, float, int]:
    tally = _tally(table, seat)
    share = tally.right / tally.asked if tally.asked else 0.0
    return (seat != winner, len(table.hands[seat]), -share, tally.picked_up)


def _place(table: Table, seat: int, place: int) -> Place:
    tally = _tally(table, seat)
    return Place(
        seat,
        place,
        cards=len(table.hands.get(seat, ())),
        right=tally.right,
        asked=tally.asked,
        along=tally.along,
        along_right=tally.along_right,
        calls=tally.calls,
        caught=tally.caught,
        silent=tally.silent,
    )
