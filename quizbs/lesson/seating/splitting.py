"""The number of tables of a class: small and of similar size, so that nobody waits long and all finish together."""

LARGEST_SINGLE = 6
FIVE, FOUR = 5, 4
_BY_HAND = {7: (4, 3), 11: (6, 5)}  # can't be written as a sum of fives and fours


def split(hands: int) -> tuple[int, ...]:
    """Return the sizes of the tables for this many hands (a hand is a seat, however many students share it).

    Up to six sit at one table; from seven on at tables of five and four (7 = 4+3, 11 = 6+5), as few as possible, larger
    ones first. Zero hands make no table. Fewer than three hands make one short table, which bots may fill. Raises
    ``ValueError`` for a negative number.
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
