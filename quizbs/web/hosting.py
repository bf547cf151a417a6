"""What the host asks of the house and not of a game: bots for the free seats, another address for the code."""

from threading import Lock

from quizbs.game import Refused
from quizbs.web.arrivals import Arrivals
from quizbs.web.commands import Address, Bots, OfHouse
from quizbs.web.joining import Joining
from quizbs.web.live import Live

BOT = "sprout"


class Hosting:
    """Carries out such an act. Each names what shall be, not what to add: a repeat changes nothing."""

    def __init__(self, joining: Joining, live: Live, arrivals: Arrivals) -> None:
        self._joining, self._live, self._arrivals = joining, live, arrivals
        self._seating = Lock()  # two taps at once must not seat twice as many

    def do(self, lesson: str, act: OfHouse) -> None:
        """Do it. Raises ``Refused``: ``over``, ``full``, ``busy`` or ``closed`` (no longer an address of ours)."""
        match act:
            case Bots(seats=seats):
                self.fill(lesson, seats)
            case Address(address=address):
                if not self._arrivals.choose(address):
                    raise Refused("closed")

    def fill(self, lesson: str, seats: int) -> None:
        """Seat bots until so many seats are taken."""
        with self._seating:
            while len(self._live.lesson(lesson).present) < seats:
                self._joining.seat_bot(lesson, BOT)
