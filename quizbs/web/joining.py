"""Coming in: the two steps from a name to a seat.

Where a lesson's names come from is one of ``NAMING``: ``made`` (two words, drawn), ``typed`` (drawn, or typed),
``held`` (a typed one waits for the teacher's glance), ``roster`` (a name of the teacher's list is ticked; the class
sees a drawn one).
"""

import random
from collections.abc import Callable, Collection
from contextlib import suppress
from threading import Lock

from quizbs.game import Refused
from quizbs.lesson.commands import AddPartner, RemovePartner, TakeSeat
from quizbs.play import Busy, Play
from quizbs.rounds import lesson_stream
from quizbs.web import names
from quizbs.web.access import new_token, token_hash
from quizbs.web.codes import tidy_code
from quizbs.web.limits import Limits
from quizbs.web.live import Live
from quizbs.web.needs import Lessons, Listed, People, Person, Rosters
from quizbs.web.own_name import NOTHING, Found, found

NAMING = ("made", "typed", "held", "roster")


class Joining:
    """The door of all lessons. ``tell(lesson)`` is called when somebody waits for the teacher, or no longer does."""

    def __init__(
        self,
        play: Play,
        live: Live,
        people: People,
        lessons: Lessons,
        rosters: Rosters,
        limits: Limits,
        chance: random.Random,
        clock: Callable[[], float],
        tell: Callable[[str], None],
    ) -> None:
        self._tell, self._letting_in = tell, Lock()
        self._play, self._live, self._people, self._lessons = play, live, people, lessons
        self._rosters = rosters
        self._limits, self._chance, self._clock = limits, chance, clock

    def find(self, typed: str, device: str, address: str = "") -> Listed:
        """Return the open lesson with this code. ``device`` is whose wrong codes are counted, ``address`` its address.

        Raises ``Refused``: ``unknown`` (no such lesson) or ``wait`` (with ``seconds``: too many wrong codes).
        """
        listed = self._limits.codes.look(self._open, tidy_code(typed), device, address)
        if listed is None:
            raise Refused("unknown")
        return listed

    def _open(self, code: str) -> Listed | None:
        listed = self._lessons.by_code(code)
        return listed if listed is not None and self._live.lesson(listed.id).phase else None

    def person(self, token: str) -> Person | None:
        """Return whose seat token this is (its hash), if anybody's."""
        return self._people.by_token(token) if token else None

    def may_come_in(self, lesson: str) -> None:
        """Raise ``Refused`` when nobody new can come in just now: ``locked``, ``full`` or ``over``."""
        state = self._live.lesson(lesson)
        if state.phase == "closed":
            raise Refused("over")
        if state.locked:
            raise Refused("locked")
        if len(state.present) >= state.most:
            raise Refused("full")

    def offer(self, lesson: Listed, device: str, spin: int) -> str:
        """Return the name that a device is offered after so many spins. It says nothing about who is in the lesson."""
        return names.offered(f"{lesson.id} {device}", spin)

    def look_up(self, lesson: Listed, typed: str, device: str) -> Found:
        """Return the names of the teacher's list that fit the letters typed and are still to be ticked.

        Raises ``Refused`` (``wait``) when this device, or the class, looks too often.
        """
        if lesson.naming != "roster" or not typed:
            return NOTHING
        if not self._limits.may_look(lesson.id, device):
            raise Refused("wait", seconds=1)
        return found(self._rosters.free(lesson.id), typed)

    def take_seat(
        self, lesson: Listed, offered: str, typed: str = "", *, device: str, ticked: int | None = None
    ) -> str:
        """Seat somebody new and return their token. ``offered`` counts if it was offered to this ``device``.

        A typed name counts where the lesson allows it. In a lesson with a list ``ticked`` is the place of the own
        name in it. Where the teacher looks at typed names first, nobody is seated yet. Raises ``names.BadName``, and
        ``Refused``: ``locked``, ``full``, ``over``, ``wait``, ``busy``, or ``ticked`` (choose another one).
        """
        by_hand = bool(typed) and lesson.naming in {"typed", "held"}
        name = names.tidy(typed, self._chance) if by_hand else self._drawn(lesson, device, offered)
        self.may_come_in(lesson.id)
        if not self._limits.may_join(lesson.id):
            raise Refused("wait", seconds=1)
        held = by_hand and lesson.naming == "held"
        token = new_token()
        person = self._come(lesson.id, name, token, held=held)
        if lesson.naming == "roster" and not (ticked is not None and self._rosters.tick(lesson.id, ticked, person.id)):
            self._people.forget(person.id)
            raise Refused("ticked")
        if held:
            self._tell(lesson.id)
        else:
            self._sit_or_forget(person)
        return token

    def _drawn(self, lesson: Listed, device: str, offered: str) -> str:
        """Return the offered name if it was one, so that nobody makes one up by hand."""
        spins = [self.offer(lesson, device, spin) for spin in range(names.SPINS + 1)]
        return offered if offered in spins else spins[0]

    def _come(self, lesson: str, name: str, token: str, *, held: bool = False) -> Person:
        def free(taken: Collection[str]) -> str:
            return name if held else names.numbered(name, taken)  # a number would tell who waits that one is here

        return self._people.join(lesson, token_hash(token), self._clock(), free, held=held)

    def _sit_or_forget(self, person: Person, bot: str = "", group: int = 0) -> None:
        """Seat somebody new, or forget them: whoever is refused comes again as somebody else."""
        try:
            self._sit(person, bot, group)
        except Refused as refused:
            self._undo(person, refused)
            raise

    def _undo(self, person: Person, refused: Refused) -> None:
        """Let the name of somebody who was refused be ticked again, and forget them.

        Not after ``busy``: then they may have their seat all the same.
        """
        if isinstance(refused, Busy):
            with suppress(Exception):  # as busy as before
                self._rosters.release(person.id)
            return
        self._rosters.release(person.id)
        self._people.forget(person.id)

    def _sit(self, person: Person, bot: str = "", group: int = 0) -> None:
        self._play.act(lesson_stream(person.lesson), "join", person.id, TakeSeat(person.id, bot, group))
        self._people.take_seat(person.id, self._live.seat_of(person))

    def lesson_of(self, person: Person) -> Listed:
        """Return the lesson of somebody. Raises ``Refused`` (``closed``) when there is none any more."""
        listed = self._lessons.find(person.lesson)
        if listed is None:
            raise Refused("closed")
        return listed

    def partners(self, person: Person) -> list[Person]:
        """Return who shares the seat of somebody, themselves included; nobody where they have none."""
        one = self._live.lesson(person.lesson).seat_with(person.id)
        if one is None or one.removed:
            return []
        known = {other.id: other for other in self._people.of(person.lesson)}
        return [known[id_] for id_ in one.people if id_ in known]

    def share(self, person: Person, offered: str, typed: str = "", *, device: str, ticked: int | None = None) -> None:
        """Let somebody else share the seat of ``person``, by the rules for names of ``take_seat``.

        A typed name never waits here. Raises ``names.BadName`` and ``Refused``: ``locked``, ``full``, ``ticked``,
        ``wait``, ``closed`` or ``busy``.
        """
        lesson = self.lesson_of(person)
        by_hand = bool(typed) and lesson.naming == "typed"
        seed = f"{device} {len(self.partners(person))}"
        name = names.tidy(typed, self._chance) if by_hand else self._drawn(lesson, seed, offered)
        if not self._limits.may_join(lesson.id):
            raise Refused("wait", seconds=1)
        partner = self._come(lesson.id, name, new_token())  # nobody ever holds it: the phone is their friend's
        try:
            if lesson.naming == "roster" and not (
                ticked is not None and self._rosters.tick(lesson.id, ticked, partner.id)
            ):
                raise Refused("ticked")
            seat = self._live.seat_of(person)
            self._play.act(lesson_stream(lesson.id), "join", partner.id, AddPartner(seat, partner.id))
        except Refused as refused:
            self._undo(partner, refused)
            raise
        self._people.take_seat(partner.id, seat)

    def part(self, person: Person, leaver: str) -> None:
        """Let a partner leave the seat of ``person``. Raises ``Refused`` (``closed``): nobody there has that id."""
        if leaver == person.id or leaver not in {one.id for one in self.partners(person)}:
            raise Refused("closed")
        command = RemovePartner(self._live.seat_of(person), leaver)
        self._play.act(lesson_stream(person.lesson), "join", f"left {leaver}", command)
        self._rosters.release(leaver)
        self._people.forget(leaver)

    def held(self, lesson: str) -> list[Person]:
        """Return who waits for the teacher's glance."""
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
                self._sit(waits)
            except Busy:  # they may have their seat already: under no other name than this one
                raise
            except Refused:
                self._people.rename(person, waits.name)
                raise
            self._people.let_in(person)
        self._tell(lesson)

    def seat_bot(self, lesson: str, kind: str, group: int = 0) -> None:
        """Seat a bot under a name of its own, at this table, 0: at the smallest. Nobody ever holds its token.

        Raises ``Refused``.
        """

        def free(taken: Collection[str]) -> str:
            return names.suggest(self._chance, taken)

        self._sit_or_forget(self._people.join(lesson, token_hash(new_token()), self._clock(), free), kind, group)
