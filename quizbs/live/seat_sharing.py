"""Two to four students on one phone: who shares its seat, and how they join and leave."""

from quizbs.game import Refused
from quizbs.game.actors import Host, Program
from quizbs.game.refusal import require
from quizbs.lesson.commands import RemovePartner
from quizbs.lesson.session_state import MOST_IN_A_SEAT
from quizbs.live.admission import Admission
from quizbs.live.joining import Joining
from quizbs.live.registry import LessonRegistry
from quizbs.live.waiting_room import WaitingRoom
from quizbs.store.people import Person
from quizbs.store.store import Store


class SeatSharing:
    """Adds and removes people who share a seat.

    The phone has the token of the person who joined on it; tokens of the others are never sent.
    """

    def __init__(
        self,
        store: Store,
        joining: Joining,
        waiting_room: WaitingRoom,
        admission: Admission,
        registry: LessonRegistry,
    ) -> None:
        self._joining, self._waiting_room, self._admission = joining, waiting_room, admission
        self._registry = registry
        self._people = store.people

    def partners_of(self, person: Person) -> list[Person]:
        """Return all people who share a person's seat, that person included; an empty list without a seat."""
        seat = self._registry.lesson(person.lesson).seat_with(person.id)
        if seat is None or seat.removed:
            return []
        known = {other.id: other for other in self._registry.everybody(person.lesson).people}
        return [known[id_] for id_ in seat.people if id_ in known]

    def waiting(self, person: Person) -> list[Person]:
        """Return the people who wait for the teacher's approval to share a person's phone."""
        return [waiter for waiter in self._waiting_room.held(person.lesson) if waiter.beside == person.id]

    def add(
        self,
        person: Person,
        offered: str,
        typed: str = "",
        *,
        device: str,
        ticked: int | None = None,
        unlisted: str = "",
    ) -> None:
        """Add a person to the seat of ``person``, by the rules for names of ``Joining``.

        A typed name needs no approval here, unless every new name does, this name is doubtful, or it is ``unlisted``: a
        real name that isn't on the class list. Raises ``names.BadName``, and ``Refused``: ``locked``, ``full``,
        ``ticked``, ``wait``, ``crowd``, ``closed`` or ``busy``.
        """
        lesson, waiting = self._joining.lesson_of(person), self.waiting(person)
        state = self._registry.lesson(lesson.id)
        require(not state.entry.locked, "locked")
        together = len(self.partners_of(person)) + len(waiting)
        require(together < MOST_IN_A_SEAT, "full", most=MOST_IN_A_SEAT)
        by_hand = typed if lesson.naming == "typed" else ""
        partner, _ = self._joining.newcomer(
            lesson,
            offered,
            by_hand,
            device=f"{device} {together}",
            ticked=ticked,
            unlisted=unlisted,
            waits=self._waiting_room.is_needed(lesson.id, ""),
            beside=person,
        )
        if partner.held:
            self._registry.pulse(lesson.id)

    def part(self, person: Person, leaver: str) -> None:
        """Remove ``leaver``, who wants to leave, from the seat of ``person``.

        Raises ``Refused`` (``closed``) for an unknown id.
        """
        if leaver == person.id or leaver not in {partner.id for partner in self.partners_of(person)}:
            raise Refused("closed")
        command = RemovePartner(self._registry.seat_of(person), leaver)
        self._admission.act_and_forget(person.lesson, Program(), f"join:left {leaver}", command, leaver)

    def remove(self, lesson: str, act_id: str, person: str) -> None:
        """Remove a person who shares a phone, for the teacher.

        The others keep the phone, even if that person joined on it. Raises ``Refused``: ``closed`` (the person shares
        no phone) or ``busy``.
        """
        seat = self._registry.lesson(lesson).seat_with(person)
        if seat is None or seat.removed or not seat.partners:
            raise Refused("closed")
        if person == seat.person:
            with self._registry.lead(lesson).people.changing():
                self._people.hand_on(person, seat.partners[0])
        command = RemovePartner(seat.seat, person, removed=True)
        self._admission.act_and_forget(lesson, Host(), act_id, command, person)
