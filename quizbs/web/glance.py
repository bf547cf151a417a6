"""Names that wait for the teacher's glance before anybody else sees them."""

import random
from collections.abc import Callable
from threading import Lock

from quizbs.game import Refused
from quizbs.play import Busy
from quizbs.web import names
from quizbs.web.needs import People, Person
from quizbs.web.seating import Seating


class Glance:
    """Who waits at the door of each lesson. ``tell(lesson)`` is called when somebody waits no longer."""

    def __init__(self, seating: Seating, people: People, chance: random.Random, tell: Callable[[str], None]) -> None:
        self._seating, self._people, self._chance, self._tell = seating, people, chance, tell
        self._letting_in = Lock()

    def held(self, lesson: str) -> list[Person]:
        """Return who waits, in the order they came."""
        return [one for one in self._people.of(lesson) if one.held]

    def let_in(self, lesson: str, person: str, *, drawn: bool = False) -> None:
        """Let somebody in whose typed name the teacher has seen, or with ``drawn`` under another name.

        Raises ``Refused``: ``closed`` when nobody waits with that name any more; ``locked``, ``full``, ``over`` or
        ``busy``, and then they go on waiting.
        """
        with self._letting_in:  # two taps, or two of one name, at the same moment
            waits = next((one for one in self.held(lesson) if one.id == person), None)
            if waits is None:
                raise Refused("closed")
            taken = [other.name for other in self._people.of(lesson) if not other.held]
            name = names.suggest(self._chance, taken) if drawn else names.numbered(waits.name, taken)
            self._people.rename(person, name)  # before they are seen
            try:
                self._seating.sit(waits)
            except Busy:  # they may have their seat already: under no other name than this one
                raise
            except Refused:
                self._people.rename(person, waits.name)
                raise
            self._people.let_in(person)
        self._tell(lesson)
