"""How a game ends: its places (``docs/rules.md``, Places) and its winner."""

from quizbs.game.events import Ended
from quizbs.game.log import Tally
from quizbs.game.place import Place
from quizbs.game.state import GameState
from quizbs.game.turn_counts import autoplayed


def ended(game: GameState, winner: int | None = None) -> Ended:
    """Return the end of a game; ``winner`` ran out of cards, and wins unless a bot played most of its turns."""
    return Ended(ranking(game, winner), None if winner is None or autoplayed(game, winner) else winner)


def ranking(game: GameState, winner: int | None = None) -> tuple[Place, ...]:
    """Return all seats with their places, best first.

    The winner comes first; then fewer cards, a higher share of right answers, fewer cards picked up. Seats that are
    equal in all of these share a place. At the end, without a place, come the seats that the server mostly played,
    and guests.
    """
    places: list[Place] = []
    before: tuple[bool, int, float, int] | None = None
    for number, seat in enumerate(sorted(_ranked(game), key=lambda seat: _standing(game, seat, winner)), start=1):
        standing = _standing(game, seat, winner)
        places.append(_place(game, seat, places[-1].place if standing == before else number))
        before = standing
    others = [seat for seat in (*game.seats, *sorted(game.guests)) if seat not in _ranked(game)]
    return (*places, *(_place(game, seat, 0) for seat in others))


def _tally(game: GameState, seat: int) -> Tally:
    return game.tally.get(seat, Tally())


def _ranked(game: GameState) -> list[int]:
    return [seat for seat in game.seats if not autoplayed(game, seat)]


def _standing(game: GameState, seat: int, winner: int | None) -> tuple[bool, int, float, int]:
    tally = _tally(game, seat)
    share = tally.right / tally.asked if tally.asked else 0.0
    return (seat != winner, len(game.deck.hands[seat]), -share, tally.picked_up)


def _place(game: GameState, seat: int, place: int) -> Place:
    tally = _tally(game, seat)
    return Place(
        seat,
        place,
        cards=len(game.deck.hands.get(seat, ())),
        right=tally.right,
        asked=tally.asked,
        along=tally.along,
        along_right=tally.along_right,
        calls=tally.calls,
        caught=tally.caught,
        silent=tally.silent,
        points=tally.points,
    )
