"""From a person to a seat: first a row with name and secret, then the seat in the ledger; and what happens if one
fails.

The ledger alone says who has a seat. A row without one is nobody: the device it was made for uses it again, or it is
deleted.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Lock
from typing import Any

from quizbs.game import Refused
from quizbs.game.actors import Program
from quizbs.game.refusal import require
from quizbs.lesson.commands import AddPartner, TakeSeat
from quizbs.live import names
from quizbs.live.keyring import new_token, token_hash
from quizbs.live.lesson_log import Busy
from quizbs.live.registry import LessonRegistry
from quizbs.store.people import NameTag, Person, Taken
from quizbs.store.store import Store

NOBODY = 120.0  # seconds after which a row without a seat is nobody's
_TURNS = 64  # devices that may come in at the same moment, at least; two taps of one phone never do
_REMEMBERED = 10_000  # tokens on their way to a phone


class Admission:
    """Gives people their rows and seats. ``clock`` gives the time in seconds."""

    def __init__(self, store: Store, registry: LessonRegistry, clock: Callable[[], float]) -> None:
        self._registry, self._people, self._rosters, self._clock = registry, store.people, store.rosters, clock
        self._turns = tuple(Lock() for _ in range(_TURNS))
        self._on_the_way: OrderedDict[tuple[str, str], str] = OrderedDict()

    def come(
        self,
        lesson: str,
        call: Callable[[Taken], NameTag],
        *,
        held: bool = False,
        device: str = "",
        beside: str | None = None,
    ) -> tuple[Person, str]:
        """Add a person, by what ``call`` picks given what is taken; return them and their token.

        With ``held`` they wait; with ``beside`` they wait to share that person's phone.
        """
        token = new_token()
        with _not_over():
            person = self._people.join(
                lesson, token_hash(token), self._clock(), call, held=held, device=device, beside=beside
            )
        self._remember(lesson, device, person.id)
        return person, token

    def come_and_sit(
        self,
        lesson: str,
        call: Callable[[Taken], NameTag],
        *,
        device: str = "",
        ticked: int | None = None,
        bot: str = "",
        table: int = 0,
    ) -> tuple[Person, str]:
        """Add a person and give them a seat, in one transaction; return them and their token.

        ``call`` picks what they go by, given what is taken; ``ticked`` is the position of their name in the teacher's
        list. Raises ``Refused``, also ``ticked`` (somebody else has that name), and then nobody was added.
        """
        token, added = new_token(), list[Person]()
        newcomer = self._people.newcomer(lesson, token_hash(token), self._clock(), call, device=device)
        tick = None if ticked is None else self._rosters.ticking(lesson, ticked, newcomer.id)

        def beside(db: Any) -> Callable[[], None]:
            with _not_over():
                person = newcomer.add(db)
            require(tick is None or tick(db), "ticked")
            return lambda: came(person)

        def came(person: Person) -> None:
            newcomer.came(person)
            if tick is not None:
                self._rosters.came(lesson)
            added.append(person)

        self._remember(lesson, device, newcomer.id)  # before: after "busy" they may be there all the same
        command = TakeSeat(newcomer.id, bot, table)
        self._registry.lesson(lesson).act(Program(), f"join:{newcomer.id}", command, beside)
        return added[0], token

    @contextmanager
    def turn_of(self, device: str) -> Iterator[None]:
        """Handle one request per device at a time, so that two taps on a button are one person."""
        if not device:
            yield
            return
        with self._turns[hash(device) % _TURNS]:
            yield

    def again(self, lesson: str, device: str) -> tuple[Person, str] | None:
        """Return the person this device became without hearing of it, with a fresh token; ``None`` if there is none."""
        waiting = self._on_the_way.get((lesson, device))
        known = self._people.find(waiting) if waiting else None
        if known is None or self._was_taken_out(known):
            return None
        token = new_token()
        self._people.give_token(known.id, token_hash(token))
        return known, token

    def person(self, token: str) -> Person | None:
        """Return the person with this token (its hash), if any; the token has arrived, then."""
        person = self._people.by_token(token) if token else None
        if person is not None and self._on_the_way.get((person.lesson, person.device)) == person.id:
            del self._on_the_way[person.lesson, person.device]
        return person

    def was_given_away(self, token: str) -> bool:
        """Return whether this token (its hash) belonged to a person who now plays on another phone."""
        return bool(token) and self._people.by_former(token) is not None

    def sit(self, person: Person) -> None:
        """Give a person a seat; if they have one they keep it. Raises ``Refused``."""
        self._registry.lesson(person.lesson).act(Program(), f"join:{person.id}", TakeSeat(person.id))

    def sit_or_forget(self, person: Person) -> None:
        """Give a new person a seat, or forget them: if refused, they join again as somebody else."""
        try:
            self.sit(person)
        except Refused as refused:
            self.undo(person, refused)
            raise

    def sit_beside(self, owner: Person, partner: Person) -> None:
        """Let a partner share the seat of ``owner``. Raises ``Refused``."""
        command = AddPartner(self._registry.seat_of(owner), partner.id)
        self._registry.lesson(owner.lesson).act(Program(), f"join:{partner.id}", command)

    def sit_where_meant(self, person: Person) -> None:
        """Give a person who waited a seat, or their share of the phone they wait for. Raises ``Refused``."""
        if not person.beside:
            return self.sit(person)
        owner = self._people.find(person.beside)
        if owner is None:
            raise Refused("removed")
        return self.sit_beside(owner, person)

    def _was_taken_out(self, person: Person) -> bool:
        state = self._registry.session(person.lesson)
        seat = state.seat_with(person.id)
        return person.id in state.entry.out or (seat is not None and seat.removed)

    def undo(self, person: Person, refused: Refused) -> None:
        """Forget a person who was refused, and free the name they ticked.

        Not after ``busy``: they may have their seat all the same, and their device asks again. If the device isn't
        known, the name at least is freed.
        """
        if isinstance(refused, Busy) and person.device:
            return
        with suppress(Exception):  # as busy as before: `sweep` does it
            self._rosters.release(person.id)
            if not isinstance(refused, Busy):
                self._people.forget(person.id)

    def sweep_all(self) -> None:
        """Do the same as ``sweep`` in all lessons that are shown."""
        for lesson in self._registry.shown():
            self.sweep(lesson.id)

    def sweep(self, lesson: str) -> None:
        """Forget people who never got a seat because something failed and nobody asked again. Raises ``Busy``."""
        state, now = self._registry.session(lesson), self._clock()
        for person in self._people.of(lesson):
            if not person.held and now - person.joined_at > NOBODY and not state.was_here(person.id):
                self._rosters.release(person.id)
                self._people.forget(person.id)

    def _remember(self, lesson: str, device: str, person: str) -> None:
        if device:
            self._on_the_way[lesson, device] = person
            if len(self._on_the_way) > _REMEMBERED:
                self._on_the_way.popitem(last=False)


def called(name: str, *, drawn: bool = False, held: bool = False) -> Callable[[Taken], NameTag]:
    """Return how somebody with this name is called: a taken name gets a number, a drawn one another animal."""

    def call(taken: Taken) -> NameTag:
        if held:
            return named(name, taken)  # a number would give away that the name is taken
        return named(
            (names.drawn(name, taken.names, taken.heads) if drawn else names.numbered(name, taken.names)), taken
        )

    return call


def named(name: str, taken: Taken) -> NameTag:
    """Return a name with its head."""
    return NameTag(name, names.head_of(name, taken.heads))


@contextmanager
def _not_over() -> Iterator[None]:
    try:
        yield
    except LookupError:  # the lesson ended, or was deleted, a moment ago
        raise Refused("over") from None
