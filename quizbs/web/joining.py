"""Coming in: codes of lessons, and the two steps from a name to a seat."""

import random
from collections.abc import Callable, Collection

from quizbs.game import Refused
from quizbs.lesson.commands import TakeSeat
from quizbs.play import Play
from quizbs.rounds import lesson_stream
from quizbs.web import names
from quizbs.web.access import new_token, token_hash
from quizbs.web.limits import Limits
from quizbs.web.live import Live
from quizbs.web.needs import Lessons, Listed, People, Person

LETTERS = "ACDEFGHJKMNPQRTVWXY"  # none that is taken for a digit or for another one
DIGITS = "34679"
SHORT, LONG = 4, 6  # symbols: where only one network can come in, and where all the world can


def new_code(chance: random.Random, length: int) -> str:
    """Return a code of letters and digits that nobody misreads; with a digit in it, it is no word."""
    while True:
        code = "".join(chance.choices(LETTERS + DIGITS, k=length))
        if any(symbol in DIGITS for symbol in code) and any(symbol in LETTERS for symbol in code):
            return code


def tidy_code(typed: str) -> str:
    """Return a typed code as codes are stored: capital letters, no blanks, no strokes between."""
    return "".join(symbol for symbol in typed[:40].upper() if symbol.isalnum())


class Joining:
    """The door of all lessons."""

    def __init__(
        self,
        play: Play,
        live: Live,
        people: People,
        lessons: Lessons,
        limits: Limits,
        chance: random.Random,
        clock: Callable[[], float],
    ) -> None:
        self._play, self._live, self._people, self._lessons = play, live, people, lessons
        self._limits, self._chance, self._clock = limits, chance, clock

    def find(self, typed: str, device: str) -> Listed:
        """Return the open lesson with this code. ``device`` is whose wrong codes are counted.

        Raises ``Refused``: ``unknown`` (no such lesson) or ``wait`` (with ``seconds``: too many wrong codes).
        """
        if wait := self._limits.wait_for_code(device):
            raise Refused("wait", seconds=max(1, round(wait)))
        listed = self._lessons.by_code(tidy_code(typed))
        if listed is None or not self._live.lesson(listed.id).phase:
            self._limits.wrong_code(device)
            raise Refused("unknown")
        self._limits.right_code(device)
        return listed

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

    def suggest(self) -> str:
        """Return a name to take. It says nothing about who is in the lesson."""
        return names.suggest(self._chance)

    def take_seat(self, lesson: str, typed: str) -> str:
        """Seat somebody new under the name they typed or were offered, and return their token.

        Raises ``names.BadName``, and ``Refused``: ``locked``, ``full``, ``over``, ``wait`` or ``busy``.
        """
        name = names.tidy(typed, self._chance)
        self.may_come_in(lesson)
        if not self._limits.may_join(lesson):
            raise Refused("wait", seconds=1)
        token = new_token()

        def free(taken: Collection[str]) -> str:
            return names.numbered(name, taken)

        person = self._people.join(lesson, token_hash(token), self._clock(), free)
        try:
            self._play.act(lesson_stream(lesson), "join", person.id, TakeSeat(person.id))
        except Refused:
            self._people.forget(person.id)
            raise
        self._people.take_seat(person.id, self._live.seat_of(person))
        return token

    def seat_bot(self, lesson: str, kind: str) -> None:
        """Seat a bot under a name of its own. Nobody ever holds its token. Raises ``Refused``."""

        def free(taken: Collection[str]) -> str:
            return names.suggest(self._chance, taken)

        person = self._people.join(lesson, token_hash(new_token()), self._clock(), free)
        try:
            self._play.act(lesson_stream(lesson), "join", person.id, TakeSeat(person.id, kind))
        except Refused:
            self._people.forget(person.id)
            raise
        self._people.take_seat(person.id, self._live.seat_of(person))
