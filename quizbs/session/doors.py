"""The parts by which students come in, put together: a seat, a name of one's own, the teacher's glance, partners."""

import random
from collections.abc import Callable

from quizbs.session.admission import Admission
from quizbs.session.joining import Joining
from quizbs.session.live import Live
from quizbs.session.seat_sharing import SeatSharing
from quizbs.session.streams import Streams
from quizbs.session.waiting_room import WaitingRoom
from quizbs.web.access import Access
from quizbs.web.limits import Limits
from quizbs.web.needs import Lessons, People, Rosters


class Doors:
    """Each of them once. ``tell(lesson)`` is called when somebody begins or ceases to wait for the teacher."""

    def __init__(
        self,
        streams: Streams,
        live: Live,
        people: People,
        lessons: Lessons,
        rosters: Rosters,
        limits: Limits,
        access: Access,
        chance: random.Random,
        clock: Callable[[], float],
        tell: Callable[[str], None],
    ) -> None:
        self.people = people
        self.admission = Admission(streams, live, people, rosters, clock)
        self.waiting_room = WaitingRoom(self.admission, streams, live, people, rosters, chance, clock, tell)
        self.joining = Joining(
            self.admission, self.waiting_room, live, lessons, rosters, limits, chance, access.mark, tell
        )
        self.sharing = SeatSharing(
            self.joining, self.waiting_room, self.admission, streams, live, people, rosters, tell
        )
