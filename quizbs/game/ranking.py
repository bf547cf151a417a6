"""How a game ends: its places (``docs/rules.md``, Places) and its winner."""

from quizbs.game.events import Ended
from quizbs.game.log import Tally
from quizbs.game.place import Place
from quizbs.game.state import GameState
from quizbs.game.turn_counts import autoplayed


def end_event(game: GameState, winner: int | None = None) -> Ended:
    """Return the event that ends a game.

    ``winner`` got rid of all its cards, and wins unless a bot played most of its turns.
    """
    return Ended(ranking(game, winner), None if winner is None or autoplayed(game, winner) else winner)


def ranking(game: GameState, winner: int | None = None) -> tuple[Place, ...]:
    """Return the places of all seats, best first: the winner, then by fewest cards. Seats with equally many cards tie.

    Last, without a place, are seats for which a bot played most turns, and guests, even if they have left the table.
    """
    standing = {seat: (seat != winner, len(game.deck.hands[seat])) for seat in game.seats if not autoplayed(game, seat)}
    order = sorted(standing.values())
    ranked = sorted(standing, key=standing.__getitem__)
    guests = game.guests | {seat for seat, tally in game.tally.items() if tally != Tally()}.difference(game.seats)
    others = [seat for seat in (*game.seats, *sorted(guests)) if seat not in standing]
    return (
        *(_place(game, seat, order.index(standing[seat]) + 1) for seat in ranked),
        *(_place(game, seat, 0) for seat in others),
    )


def _place(game: GameState, seat: int, place: int) -> Place:
    tally = game.tally.get(seat, Tally())
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
        saw=tally.saw,
    )
