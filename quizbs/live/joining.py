"""Joining: the steps from a join code to a name and a seat.

``NAMING`` lists where a lesson's names come from: ``made`` (two words, drawn), ``typed`` (drawn or typed), ``held`` (a
typed name waits for the teacher's approval), ``roster`` (students tick their name on the class list; the class sees a
drawn one).
"""

import random
from collections.abc import Callable
from functools import partial

from quizbs.game import Refused
from quizbs.game.refusal import require
from quizbs.lesson.commands import TakeSeat
from quizbs.live import names
from quizbs.live.admission import Admission, name_chooser, named
from quizbs.live.drawn_names import DrawnNames, another_head, drawn_names
from quizbs.live.join_codes import tidy_code
from quizbs.live.keyring import Keyring
from quizbs.live.registry import LessonRegistry
from quizbs.live.roster_search import NO_MATCHES, RosterMatches, search
from quizbs.live.waiting_room import WaitingRoom
from quizbs.rate_limits.limits import RateLimits
from quizbs.store.ledger import Transaction
from quizbs.store.lessons import ListedLesson
from quizbs.store.people import NameTag, Person, Taken
from quizbs.store.store import Store

NAMING = ("made", "typed", "held", "roster")


class Joining:
    """Joins people to lessons.

    ``is_shared(address)`` returns whether many devices may have this network address, because it is a proxy's or a
    school's.
    """

    def __init__(
        self,
        store: Store,
        admission: Admission,
        waiting_room: WaitingRoom,
        registry: LessonRegistry,
        limits: RateLimits,
        chance: random.Random,
        keyring: Keyring,
        is_shared: Callable[[str], bool],
    ) -> None:
        self._is_shared = is_shared
        self._admission, self._waiting_room, self._registry = admission, waiting_room, registry
        self._people, self._lessons, self._rosters = store.people, store.lessons, store.rosters
        self._limits, self._chance, self._keyring = limits, chance, keyring

    def find(self, typed: str, device: str, address: str = "") -> ListedLesson:
        """Return the open lesson with the join code that was typed.

        Wrong codes are counted by ``device`` ("" if it has no id yet) and by ``address``. Raises ``Refused``:
        ``unknown`` (no such lesson) or ``wait`` (with ``seconds``: too many wrong codes), and ``LedElsewhere``.
        """
        listed = self._limits.codes.lookup(self._open, tidy_code(typed), device, address)
        if listed is None:
            raise Refused("unknown")
        return listed

    def _open(self, code: str) -> ListedLesson | None:
        listed = self._lessons.by_code(code)
        return listed if listed is not None and self._registry.lead(listed.id).lesson.phase else None

    def person(self, token: str) -> Person | None:
        """Return the person whose seat token has this hash, ``None`` if it is unknown."""
        return self._admission.person(token)

    def was_given_away(self, token: str) -> bool:
        """Return whether the seat of the token with this hash has moved to another phone."""
        return self._admission.was_given_away(token)

    def needs_approval(self, lesson: str, known: str = "") -> bool:
        """Return whether a new person on this device needs the teacher's approval, whatever the name.

        ``known`` is the device's id, "" if it has none. Raises ``Refused`` if nobody can join now (``locked``,
        ``full``, ``over``), or if the teacher excludes the device (``removed``).
        """
        state = self._registry.lesson(lesson)
        if state.phase == "closed":
            raise Refused("over")
        waits = self._waiting_room.is_needed(lesson, self._mark(lesson, known))
        if state.entry.locked:
            raise Refused("locked")
        if len(state.present) >= state.entry.most:
            raise Refused("full")
        return waits

    def _mark(self, lesson: str, known: str) -> str:
        return self._keyring.mark(lesson, known) if known else ""

    def offer(self, lesson: ListedLesson, device: str, spin: int) -> str:
        """Return the name offered to a device that has asked ``spin`` times for another. The animal in the name is
        free.
        """
        return self._drawn_names(lesson.id).offered(_seed(lesson, device), spin, self._heads(lesson.id))

    def look_up(self, lesson: ListedLesson, typed: str, device: str) -> RosterMatches:
        """Return the names on the class list that match the typed letters: free ones and taken ones.

        Raises ``Refused`` (``wait``) if this device, or the class, searches too often.
        """
        if lesson.naming != "roster" or not typed:
            return NO_MATCHES
        if not self._limits.may_look(lesson.id, device):
            raise Refused("wait", seconds=1)
        return search(self._rosters.in_lesson(lesson.id), typed)

    def add_to_list(self, lesson: str, typed: str) -> None:
        """Add a name to the class list of a lesson.

        Raises ``Refused``: ``not_now`` (the lesson has no list), ``full`` or ``not_understood`` (not a name).
        """
        listed = self._lessons.find(lesson)
        require(listed is not None and listed.naming == "roster", "not_now")
        require(len(self._rosters.in_lesson(lesson)) < names.MOST_REAL, "full")
        try:
            name = names.real(typed)
        except names.BadName:
            raise Refused("not_understood") from None
        with self._registry.lead(lesson).people.changing():
            self._rosters.add(lesson, name)

    def take_seat(
        self,
        lesson: ListedLesson,
        offered: str,
        typed: str = "",
        *,
        device: str,
        address: str = "",
        ticked: int | None = None,
        unlisted: str = "",
        known: str = "",
    ) -> str:
        """Seat a new person, or have them wait for approval if they need it. Return their token.

        ``offered`` is the name that was offered to ``device``; ``typed`` replaces it if the lesson allows that. In a
        lesson with a class list, ``ticked`` is the position of the person's name in the list, ``unlisted`` a real name
        that isn't on the list and needs approval. ``known`` is the device's id, if it has one: a second tap, or a
        repeat after a lost answer, takes no second seat. Raises ``names.BadName``, and ``Refused``: ``locked``,
        ``full``, ``over``, ``removed``, ``wait``, ``crowd`` (too many people wait for the teacher), ``busy``, or
        ``ticked`` (choose another name).
        """
        mark = self._mark(lesson.id, known)
        with self._admission.turn_of(mark):
            if (before := self._admission.find_unconfirmed(lesson.id, mark)) is not None:
                person, token = before
            else:
                waits = self.needs_approval(lesson.id, known)
                person, token = self.newcomer(
                    lesson,
                    offered,
                    typed,
                    device=device,
                    address=address,
                    ticked=ticked,
                    unlisted=unlisted,
                    mark=mark,
                    waits=waits,
                )
                if not person.held and self._joins_crowd(lesson.id, address, person.id):
                    self._registry.pulse(lesson.id)
            if not person.held:
                self._limits.seat(known)
        if person.held:
            self._registry.pulse(lesson.id)
        return token

    def newcomer(
        self,
        lesson: ListedLesson,
        offered: str,
        typed: str = "",
        *,
        device: str,
        address: str = "",
        ticked: int | None,
        unlisted: str = "",
        mark: str = "",
        waits: bool = False,
        beside: Person | None = None,
    ) -> tuple[Person, str]:
        """Add a person by the rules for names, and return the person and their token.

        ``mark`` is the stored hash of the device. With ``waits``, and for any ``unlisted`` name, the person needs the
        teacher's approval. ``beside`` is the person whose phone they share. The other arguments are those of
        ``take_seat``. Raises ``names.BadName``, and ``Refused``: ``wait``, ``crowd``, ``ticked``, or why no seat is
        possible.
        """
        name, by_hand = self._shown_name(lesson, offered, typed, device)
        ticked, unlisted = self._roster_entry(lesson, ticked, unlisted)
        if not self._limits.may_join(lesson.id, device, address):
            raise Refused("wait", seconds=1)
        held = waits or bool(unlisted) or (by_hand and (lesson.naming == "held" or names.is_doubtful(name)))
        if held:
            self._waiting_room.make_room(lesson.id, mark)
        enlist: Callable[[Transaction, str], object] | None = None
        if unlisted:
            enlist = partial(self._rosters.apply_within, lesson.id, unlisted)
        elif lesson.naming == "roster":
            enlist = partial(self._tick, lesson.id, ticked)
        call = name_chooser(name, None if by_hand else self._drawn_names(lesson.id), held=held)
        if held:
            waits_beside = beside.id if beside else None
            return self._admission.admit(lesson.id, call, None, device=mark, beside=waits_beside, enlist=enlist)
        seat = self._admission.sharing_command(beside) if beside else TakeSeat
        return self._admission.admit(lesson.id, call, seat, device=mark, enlist=enlist)

    def _roster_entry(self, lesson: ListedLesson, ticked: int | None, unlisted: str) -> tuple[int | None, str]:
        """Return the position of the student's real name on the class list, ``None`` without one, and the unlisted
        name.

        The unlisted name is "" unless the student typed a name that isn't on the list.
        """
        if lesson.naming != "roster" or not unlisted:
            return ticked, ""
        name = names.real(unlisted)
        place = self._rosters.place_of(lesson.id, name)
        return place, name if place is None else ""

    def _shown_name(self, lesson: ListedLesson, offered: str, typed: str, device: str) -> tuple[str, bool]:
        """Return the name to show, and whether it was typed.

        An ``offered`` name must really have been offered to the device.
        """
        if typed and lesson.naming in {"typed", "held"}:
            return names.tidy(typed), True
        known = self._drawn_names(lesson.id).was_offered(offered, _seed(lesson, device))
        return offered if known else self.offer(lesson, device, 0), False

    def _tick(self, lesson: str, place: int | None, db: Transaction, person: str) -> None:
        require(place is not None and self._rosters.tick_within(db, lesson, place, person), "ticked")

    def _joins_crowd(self, lesson: str, address: str, person: str) -> bool:
        """Record that a person has joined from a network address. Return whether the person is part of a crowd."""
        known = bool(address) and not self._is_shared(address)
        return known and self._registry.lead(lesson).waiting.crowds.record(address, person)

    def lesson_of(self, person: Person) -> ListedLesson:
        """Return a person's lesson. Raises ``Refused`` (``closed``) if the lesson doesn't exist any more."""
        listed = self._lessons.find(person.lesson)
        if listed is None:
            raise Refused("closed")
        return listed

    def seat_bot(self, lesson: str, kind: str, table: int = 0) -> None:
        """Seat a bot of this kind, under a drawn name, at ``table`` (0: the smallest). Raises ``Refused``."""
        drawn = self._drawn_names(lesson)

        def free(taken: Taken) -> NameTag:
            return named(drawn.suggest(self._chance, taken.names, taken.heads), taken)

        self._admission.admit(lesson, free, lambda person: TakeSeat(person, kind, table))

    def record_poll(self, waiter: Person) -> None:
        """Record that the page of a waiting person has sent a request: the page is still open."""
        self._registry.lead(waiter.lesson).waiting.record_poll(waiter)

    def another_head(self, person: Person) -> None:
        """Give a person with a typed name another animal, if possible a free one."""
        head = another_head(person.name, person.head, self._heads(person.lesson))
        if head != person.head:
            with self._registry.lead(person.lesson).people.changing():
                self._people.rename(person.id, NameTag(person.name, head))
            self._registry.pulse(person.lesson)

    def _drawn_names(self, lesson: str) -> DrawnNames:
        return drawn_names(self._registry.lesson(lesson).language)

    def _heads(self, lesson: str) -> set[str]:
        return {person.head for person in self._registry.everybody(lesson).people}


def _seed(lesson: ListedLesson, device: str) -> str:
    return f"{lesson.id} {device}"
