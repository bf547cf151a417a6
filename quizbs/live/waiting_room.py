"""The waiting room: new people who need the teacher's approval, and devices that the teacher excludes."""

import random
from collections.abc import Callable, Collection

from quizbs.game import Refused
from quizbs.game.actors import Host
from quizbs.game.options import MOST_SEATS
from quizbs.game.refusal import require
from quizbs.lesson.commands import TurnAway
from quizbs.live import names
from quizbs.live.admission import Admission, named
from quizbs.live.drawn_names import drawn_names
from quizbs.live.registry import LessonRegistry
from quizbs.store.people import NameTag, Person, Taken


class WaitingRoom:
    """Decides who has to wait for the teacher's approval, and carries out what the teacher decides."""

    def __init__(
        self,
        admission: Admission,
        registry: LessonRegistry,
        chance: random.Random,
        clock: Callable[[], float],
    ) -> None:
        self._admission, self._registry = admission, registry
        self._chance, self._clock = chance, clock

    def is_needed(self, lesson: str, device: str) -> bool:
        """Return whether every new name needs approval now, because the teacher has removed a person.

        Readmitted devices need no approval. ``device`` is the stored hash of the new person's device, "" if unknown.
        Raises ``Refused`` (``removed``) if the device is excluded.
        """
        state = self._registry.lesson(lesson)
        if device and (state.entry.out or state.entry.back):
            came_with = {person.id: person.device for person in self._registry.everybody(lesson).people}
            if device in {came_with.get(person) for person in state.entry.out}:
                raise Refused("removed")
            if device in {came_with.get(person) for person in state.entry.back}:
                return False
        return self._clock() < state.entry.watch_until

    def make_room(self, lesson: str, device: str) -> None:
        """Delete the person who already waits on this device, since only one person of a device may wait.

        Raises ``Refused`` (``crowd``) if too many people wait.
        """
        waiting = self.held(lesson)
        mine = [waiter for waiter in waiting if device and waiter.device == device and not waiter.beside]
        if mine:
            self._admission.forget(lesson, *(waiter.id for waiter in mine))
        if len(waiting) - len(mine) >= MOST_SEATS:
            raise Refused("crowd")

    def held(self, lesson: str) -> list[Person]:
        """Return the waiting people of a lesson in order of joining."""
        return self._registry.cached(lesson).waiting.held()

    def let_in(self, lesson: str, person: str, *, drawn: bool = False) -> None:
        """Admit a waiting person under their own name, or with ``drawn`` under a drawn name. A repeat has no effect.

        Raises ``Refused``: ``closed`` if no person with that id waits any more; ``locked``, ``full``, ``over``,
        ``removed`` (the person whose phone is to be shared) or ``busy``, and in these cases the person still waits.
        """
        waits = next((waiter for waiter in self.held(lesson) if waiter.id == person), None)
        if waits is None:
            require(self._registry.lesson(lesson).seat_with(person) is not None, "closed")
            return
        head, name = waits.head, waits.name
        free = drawn_names(self._registry.lesson(lesson).language)

        def call(taken: Taken) -> NameTag:
            if drawn:
                return named(free.suggest(self._chance, taken.names, taken.heads), taken)
            return NameTag(names.numbered(name, taken.names), head)

        self._admission.let_in(waits, call)
        self._registry.pulse(lesson)

    def let_all_in(self, lesson: str, people: Collection[str]) -> None:
        """Admit those of ``people`` who still wait, in order. If it raises ``Refused``, the rest keep waiting."""
        for waits in self.held(lesson):
            if waits.id in people:
                self.let_in(lesson, waits.id)

    def turn_away(self, lesson: str, act_id: str, people: Collection[str], *, out: bool) -> None:
        """Reject those of ``people`` who still wait. With ``out`` exclude their devices, otherwise they may apply
        again.

        Raises ``Refused``: ``closed`` if none of them waits any more.
        """
        waiting = tuple(waiter.id for waiter in self.held(lesson) if waiter.id in people)
        if not waiting:
            raise Refused("closed")
        if out:  # the rows of these people stay, since excluded devices are recognised by them
            self._registry.lead(lesson).act(Host(), act_id, TurnAway(waiting, out))
            self._registry.lead(lesson).people.release(waiting)
        else:
            self._admission.act_and_forget(lesson, Host(), act_id, TurnAway(waiting, out), *waiting)
        self._registry.pulse(lesson)
