"""Brains shines: who knew an answer, once it is shown, and after each lap the best three. Nothing is said of others."""

from quizbs.game.state import Asking, GameState

BOARD = 3


def shines(game: GameState) -> bool:
    """Return whether those who know something are named. With quiet calls that would say who called."""
    return game.options.shines and not game.options.quiet


def knew(asking: Asking) -> tuple[int, ...]:
    """Return the seats that gave the right answer in time. Only ever called for an answer that is shown."""
    along = [seat for seat, answer in asking.along.items() if answer.right and seat not in asking.late]
    asked = [asking.answerer] if asking.answered and asking.right else []
    return tuple(sorted({*along, *asked}))


def best(game: GameState) -> list[tuple[int, int]]:
    """Return the best three seats by their points with their places, in the first turn of a lap; else nothing.

    Bots have no place; where more than three would be on the board, the last place is left out.
    """
    lap = game.turn.number > 1 and (game.turn.number - 1) % len(game.seats) == 0
    if game.phase != "turn" or not lap or not (shines(game) and game.options.points):
        return []
    points = {seat: tally.points for seat, tally in game.tally.items() if tally.points and seat not in game.bots}
    placed = [(seat, 1 + sum(more > mine for more in points.values())) for seat, mine in sorted(points.items())]
    board = [(seat, place) for seat, place in placed if sum(other <= place for _, other in placed) <= BOARD]
    return sorted(board, key=lambda entry: (entry[1], entry[0]))
