"""The parts by which students come in, put together: a seat, a name of one's own, the teacher's glance, partners."""

import random
from collections.abc import Callable

from quizbs.play import Play
from quizbs.web.access import Access
from quizbs.web.glance import Glance
from quizbs.web.joining import Joining
from quizbs.web.limits import Limits
from quizbs.web.live import Live
from quizbs.web.needs import Lessons, People, Rosters
from quizbs.web.partners import Partners
from quizbs.web.seating import Seating


class Doors:
    """Each of them once. ``tell(lesson)`` is called when somebody begins or ceases to wait for the teacher."""

    def __init__(
        self,
        play: Play,
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
        self.seating = Seating(play, live, people, rosters, clock)
        self.glance = Glance(self.seating, play, live, people, rosters, chance, clock, tell)
        self.joining = Joining(self.seating, self.glance, live, lessons, rosters, limits, chance, access.mark, tell)
        self.partners = Partners(self.joining, self.glance, self.seating, play, live, people, rosters, tell)
