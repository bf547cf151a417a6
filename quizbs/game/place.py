"""A seat's place at the end of a game, and what it did in it."""

import msgspec


class Place(msgspec.Struct, frozen=True):
    """A seat's place at the end, from 1, and what it did in the game. Ties have the same number.

    A seat has no place (0) if a bot played most of its turns; the others' places don't count it. The counts are those
    of ``Tally``.
    """

    seat: int
    place: int
    cards: int = 0  # left in hand
    right: int = 0  # of the questions it was asked
    asked: int = 0
    along: int = 0  # questions answered along
    along_right: int = 0
    calls: int = 0
    caught: int = 0  # right calls
    silent: int = 0  # questions that it could have answered along and didn't
    points: int = 0
    saw: int = 0  # right bets
