"""How many tables a class makes: small ones, alike in size, so that nobody waits long and all are done together."""

LARGEST_SINGLE = 6
FIVE, FOUR = 5, 4
_BY_HAND = {7: (4, 3), 11: (6, 5)}  # no sum of fives and fours


def split(hands: int) -> tuple[int, ...]:
    """Return the sizes of the tables for so many hands (a hand is a seat, however many students share it).

    Up to six sit at one table; from seven on at tables of five and four (7 = 4+3, 11 = 6+5), as few as
    will do, larger ones first. Nobody at all makes no table. Fewer than three hands make one short table,
    which bots may fill. Raises ``ValueError`` for a negative number.
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
