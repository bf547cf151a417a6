"""Adding people to a lesson: a person's row, and the seat in the ledger, are written in one transaction.

Only people who wait for the teacher's approval have a row without a seat.
"""

import secrets
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import Lock

from quizbs.game import Refused
from quizbs.game.actors import Actor, Program
from quizbs.lesson.commands import AddPartner, TakeSeat
from quizbs.lesson.deciding import Command as LessonCommand
from quizbs.live.drawn_names import DrawnNames, head_of
from quizbs.live.keyring import new_token, token_hash
from quizbs.live.names import numbered
from quizbs.live.registry import LessonRegistry
from quizbs.store.ledger import Transaction
from quizbs.store.people import NameTag, Person, Taken
from quizbs.store.store import Store

_TURNS = 64  # size of the pool of locks that devices share; requests of one device always get the same lock

NameChooser = Callable[[Taken], NameTag]
"""Chooses a person's name and head, given those in use."""


class Admission:
    """Adds and deletes people, together with their seats. ``clock`` returns the time in seconds."""

    def __init__(self, store: Store, registry: LessonRegistry, clock: Callable[[], float]) -> None:
        self._store, self._registry, self._clock = store, registry, clock
        self._people, self._rosters = store.people, store.rosters
        self._turns = tuple(Lock() for _ in range(_TURNS))

    def admit(
        self,
        lesson: str,
        call: NameChooser,
        seat: Callable[[str], TakeSeat | AddPartner] | None = TakeSeat,
        *,
        device: str = "",
        beside: str | None = None,
        enlist: Callable[[Transaction, str], object] | None = None,
    ) -> tuple[Person, str]:
        """Add a person, and return them with their new token.

        ``call`` chooses the person's name. ``seat`` returns the command that seats the person with an id; without
        ``seat`` the person waits for approval and, if ``beside`` is the id of another person, to share that person's
        phone. ``enlist(transaction, person_id)`` writes to the class list. If it raises ``Refused``, no person is
        added.
        """
        token, added, live = new_token(), list[Person](), self._registry.lead(lesson)
        hashed, waits = token_hash(token), seat is None
        newcomer = Person(secrets.token_hex(8), lesson, "", hashed, self._clock(), waits, device, beside=beside)

        def add(db: Transaction) -> Callable[[], None]:
            with _not_over():
                added[:] = [self._people.join(db, newcomer, call)]
            if enlist is None:
                return lambda: live.people.add_arrival(added[0])
            enlist(db, newcomer.id)
            return live.people.changed

        if device:  # recorded before the write, since a write that failed with "busy" may have been committed
            live.people.unconfirmed[device] = newcomer.id
        if seat is None:
            with live.people.changing():
                self._store.database.write(add)
        else:
            live.act(Program(), f"join:{newcomer.id}", seat(newcomer.id), add)
        return added[0], token

    @contextmanager
    def turn_of(self, device: str) -> Iterator[None]:
        """Hold a lock while a request of this device is handled, so that a double tap adds one person."""
        if not device:
            yield
            return
        with self._turns[hash(device) % _TURNS]:
            yield

    def find_unconfirmed(self, lesson: str, device: str) -> tuple[Person, str] | None:
        """Return a person whose token didn't reach this device, with a new token; ``None`` if there is no such person.

        So a device that repeats its request after a lost answer doesn't add a second person.
        """
        everybody = self._registry.lead(lesson).people
        waiting = everybody.unconfirmed.get(device)
        known = self._people.find(waiting) if waiting else None
        if known is None or self._was_removed(known):
            return None
        token = new_token()
        with everybody.changing():
            self._people.give_token(known.id, token_hash(token))
        return known, token

    def person(self, token: str) -> Person | None:
        """Return the person whose token has this hash, ``None`` if it is unknown.

        Also records that the device has received the token.
        """
        person = self._people.by_token(token) if token else None
        if person is not None:
            unconfirmed = self._registry.cached(person.lesson).people.unconfirmed
            if unconfirmed.get(person.device) == person.id:
                del unconfirmed[person.device]
        return person

    def was_given_away(self, token: str) -> bool:
        """Return whether the token with this hash was replaced because its person moved to another phone."""
        return bool(token) and self._people.by_former(token) is not None

    def let_in(self, waits: Person, call: NameChooser) -> None:
        """Give a waiting person a name and a seat, or a share in the seat of the person they wait for.

        If it raises ``Refused``, the person still waits.
        """
        lesson, live = waits.lesson, self._registry.lead(waits.lesson)
        command: TakeSeat | AddPartner = TakeSeat(waits.id)
        if waits.beside:
            command = self.sharing_command(self._owner(waits.beside))(waits.id)

        def write(db: Transaction) -> Callable[[], object]:
            with _not_over():
                self._people.admit(db, waits, call)
            self._rosters.accept_within(db, lesson, waits.id)
            return live.people.changed

        live.act(Program(), f"join:{waits.id}", command, write)

    def _owner(self, person: str) -> Person:
        if (owner := self._people.find(person)) is None:
            raise Refused("removed")
        return owner

    def sharing_command(self, owner: Person) -> Callable[[str], AddPartner]:
        """Return a function from a person's id to the command that lets this person share the seat of ``owner``.

        Raises ``Refused``.
        """
        seat = self._registry.seat_of(owner)
        return lambda partner: AddPartner(seat, partner)

    def act_and_forget(self, lesson: str, actor: Actor, act_id: str, command: LessonCommand, *people: str) -> None:
        """Carry out a command and delete ``people`` in one transaction. The names that they have ticked become free.

        Raises ``Refused``.
        """
        live = self._registry.lead(lesson)

        def write(db: Transaction) -> Callable[[], object]:
            self._forget(people, db)
            return live.people.changed

        live.act(actor, act_id, command, write)

    def forget(self, lesson: str, *people: str) -> None:
        """Delete ``people``. The names that they have ticked become free."""
        with self._registry.lead(lesson).people.changing():
            self._store.database.write(partial(self._forget, people))

    def _forget(self, people: Iterable[str], db: Transaction) -> None:
        for person in people:
            self._rosters.release_within(db, person)
            self._people.forget_within(db, person)

    def _was_removed(self, person: Person) -> bool:
        state = self._registry.lesson(person.lesson)
        seat = state.seat_with(person.id)
        return person.id in state.entry.out or (seat is not None and seat.removed)


@contextmanager
def _not_over() -> Iterator[None]:
    try:
        yield
    except LookupError:  # the lesson has just ended or been deleted
        raise Refused("over") from None


def name_chooser(name: str, drawn: DrawnNames | None = None, *, held: bool = False) -> NameChooser:
    """Return a function that chooses the name to show, given the names that are taken.

    If ``name`` is taken, a typed one gets a number, and a drawn one another animal. ``drawn`` are the drawn names of
    the lesson's language, ``None`` for a typed name. ``held``: the name waits for approval, and is kept unchanged.
    """

    def call(taken: Taken) -> NameTag:
        if held:
            return named(name, taken)  # a number would reveal that the name is taken
        free = drawn.settled(name, taken.names, taken.heads) if drawn else numbered(name, taken.names)
        return named(free, taken)

    return call


def named(name: str, taken: Taken) -> NameTag:
    """Return a name with the animal that its person goes as."""
    return NameTag(name, head_of(name, taken.heads))
