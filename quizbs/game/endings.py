"""Places at the end of a game (``docs/rules.md``, Places)."""

from quizbs.game.events import Place
from quizbs.game.log import Tally
from quizbs.game.table import Table


def ranking(table: Table, winner: int | None = None) -> tuple[Place, ...]:
    """Return all seats with their places, best first.

    Who is out comes first, then fewer cards, a higher share of right answers, fewer cards picked up; seats that are
    equal in all of them share a place.
    """

    def standing(seat: int) -> tuple[bool, int, float, int]:
        tally = table.tally.get(seat, Tally())
        share = tally.right / tally.asked if tally.asked else 0.0
        return (seat != winner, len(table.hands[seat]), -share, tally.picked_up)

    order = sorted(table.seats, key=standing)
    places: list[Place] = []
    for number, seat in enumerate(order, start=1):
        tied = places and standing(order[number - 2]) == standing(seat)
        tally = table.tally.get(seat, Tally())
        places.append(
            Place(
                seat,
                places[-1].place if tied else number,
                cards=len(table.hands[seat]),
                right=tally.right,
                asked=tally.asked,
                along=tally.along,
                along_right=tally.along_right,
                calls=tally.calls,
                caught=tally.caught,
            )
        )
    return tuple(places)
