"""Two to four students with one phone: who shares its hand, and how they come and go."""

from quizbs.game import Refused
from quizbs.lesson.commands import RemovePartner
from quizbs.play import Play
from quizbs.rounds import lesson_stream
from quizbs.web.joining import Joining
from quizbs.web.live import Live
from quizbs.web.needs import People, Person, Rosters
from quizbs.web.seating import Seating


class Partners:
    """Those who share a seat. The one who has joined on the phone holds its token; nobody ever holds the others'."""

    def __init__(
        self, joining: Joining, seating: Seating, play: Play, live: Live, people: People, rosters: Rosters
    ) -> None:
        self._joining, self._seating, self._play, self._live = joining, seating, play, live
        self._people, self._rosters = people, rosters

    def of(self, person: Person) -> list[Person]:
        """Return who shares the seat of somebody, themselves included; nobody where they have none."""
        one = self._live.lesson(person.lesson).seat_with(person.id)
        if one is None or one.removed:
            return []
        known = {other.id: other for other in self._people.of(person.lesson)}
        return [known[id_] for id_ in one.people if id_ in known]

    def add(self, person: Person, offered: str, typed: str = "", *, device: str, ticked: int | None = None) -> None:
        """Let somebody else share the seat of ``person``, by the rules for names of ``Joining``.

        A typed name never waits here. Raises ``names.BadName`` and ``Refused``: ``locked``, ``full``, ``ticked``,
        ``wait``, ``closed`` or ``busy``.
        """
        lesson = self._joining.lesson_of(person)
        seed = f"{device} {len(self.of(person))}"
        by_hand = typed if lesson.naming == "typed" else ""
        partner, _ = self._joining.newcomer(lesson, offered, by_hand, device=seed, ticked=ticked)
        self._seating.sit_beside(person, partner)

    def part(self, person: Person, leaver: str) -> None:
        """Let a partner leave the seat of ``person``. Raises ``Refused`` (``closed``): nobody there has that id."""
        if leaver == person.id or leaver not in {one.id for one in self.of(person)}:
            raise Refused("closed")
        command = RemovePartner(self._live.seat_of(person), leaver)
        self._play.act(lesson_stream(person.lesson), "join", f"left {leaver}", command)
        self._rosters.release(leaver)
        self._people.forget(leaver)
