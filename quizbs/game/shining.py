"""The option ``shines``: names who knew an answer, once it is shown, and the best three after each lap.

Others are never named.
"""

from quizbs.game.state import Asking, GameState

BOARD = 3


def shows_knowers(game: GameState) -> bool:
    """Return whether seats that knew an answer are named. With quiet calls that would reveal the caller, so never."""
    return game.options.shines and not game.options.quiet


def knowers(asking: Asking) -> tuple[int, ...]:
    """Return the seats that answered rightly in time. Must only be called once the answer is shown."""
    along = [seat for seat, answer in asking.along.items() if answer.right and seat not in asking.late]
    asked = [asking.answerer] if asking.answered and asking.right else []
    return tuple(sorted({*along, *asked}))


def best_three(game: GameState) -> list[tuple[int, int]]:
    """Return the best three seats by points, each with its place (1 to 3), in the first turn of a lap; otherwise
    nothing.

    Bots aren't counted. If a tie would put more than three on the board, its place is left out.
    """
    lap = game.turn.number > 1 and (game.turn.number - 1) % len(game.seats) == 0
    if game.phase != "turn" or not lap or not (shows_knowers(game) and game.options.points):
        return []
    points = {seat: tally.points for seat, tally in game.tally.items() if tally.points and seat not in game.bots}
    placed = [(seat, 1 + sum(more > mine for more in points.values())) for seat, mine in sorted(points.items())]
    board = [(seat, place) for seat, place in placed if sum(other <= place for _, other in placed) <= BOARD]
    return sorted(board, key=lambda entry: (entry[1], entry[0]))
