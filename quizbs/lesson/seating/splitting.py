"""The number of tables of a class: small and of similar size, so that no student waits long and all finish together."""

LARGEST_SINGLE = 6
FIVE, FOUR = 5, 4
_BY_HAND = {7: (4, 3), 11: (6, 5)}  # can't be written as a sum of fives and fours


def table_sizes(hands: int) -> tuple[int, ...]:
    """Return the sizes of the tables for this many hands, larger ones first. A hand is a seat, however many students
    share it.

    Up to six hands sit at one table; from seven on they sit at as few tables of five and four as possible (7 = 4+3, 11
    = 6+5). Zero hands make no table, one or two a table that bots may fill. Raises ``ValueError`` for a negative
    number.
    """
    if hands < 0:
        raise ValueError(f"there cannot be {hands} hands")
    if hands == 0:
        return ()
    if hands <= LARGEST_SINGLE:
        return (hands,)
    if hands in _BY_HAND:
        return _BY_HAND[hands]
    tables = -(-hands // FIVE)
    fives = hands - FOUR * tables
    return (FIVE,) * fives + (FOUR,) * (tables - fives)
