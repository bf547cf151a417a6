"""Signs: coloured shapes that mark seats. They differ at a table of up to eight, and stay once they are shown."""

from collections import Counter
from collections.abc import Iterable, Sequence

from quizbs.lesson.session_state import Seat, SessionState

SIGNS = 8  # as many as seats that play with one deck


def distinct_signs(people: Sequence[Seat]) -> tuple[int, ...]:
    """Return a sign for each seat at one table. The first seat with a sign keeps it, others get a free one.

    At a table of more than eight, signs repeat as rarely as possible.
    """
    first: dict[int, int] = {}
    for player in people:
        first.setdefault(player.sign, player.seat)
    used = Counter(first.keys())
    signs = []
    for player in people:
        sign = player.sign if first[player.sign] == player.seat else _seldom(used, keeps=player.sign)
        used[sign] += first[player.sign] != player.seat
        signs.append(sign)
    return tuple(signs)


def sign_for_newcomer(session: SessionState, table: int) -> int:
    """Return the sign for a newcomer at ``table`` (0: no table yet): the rarest there, and in the class."""
    everywhere = Counter(player.sign for player in session.present)
    here = Counter(_shown_at(session, table))
    return min(range(SIGNS), key=lambda sign: (here[sign], everywhere[sign]))


def sign_after_move(session: SessionState, player: Seat, table: int) -> int:
    """Return the sign of a student who moves to ``table``: that of the hand they left there, if any, otherwise their
    present one.

    A sign that another seat at the table has is replaced.
    """
    for dealt in session.running:
        if dealt.table == table and player.seat in dealt.seats:
            return dealt.signs[dealt.seats.index(player.seat)]
    taken = Counter(_shown_at(session, table))
    return player.sign if not taken[player.sign] else sign_for_newcomer(session, table)


def _shown_at(session: SessionState, table: int) -> Iterable[int]:
    """Return the signs in use at a table: of its people, and of hands whose players have left."""
    there = session.table(table)
    own = {player.seat: player.sign for player in session.present if there and player.seat in there.seats}
    for dealt in session.running:
        if dealt.table == table:
            own |= dict(zip(dealt.seats, dealt.signs, strict=True))
    return own.values()


def _seldom(used: Counter[int], *, keeps: int) -> int:
    """Return the least used sign; ``keeps`` wins a tie."""
    return min(range(SIGNS), key=lambda sign: (used[sign], sign != keeps))
