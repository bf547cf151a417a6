"""Opening lessons, and finding open ones that the teacher may continue."""

import random
import secrets
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from quizbs.game import Refused
from quizbs.game.actors import Program
from quizbs.game.options import Options
from quizbs.lesson.commands import GameSetup, SetBell, Start
from quizbs.live.addresses import Reach
from quizbs.live.join_codes import LONG, SHORT, new_code
from quizbs.live.registry import LessonRegistry
from quizbs.quiz.question import Kind, Question
from quizbs.store.lessons import CodeTaken, ListedLesson
from quizbs.store.owners import scoped
from quizbs.store.store import Store
from quizbs.teacher.bank_catalog import CatalogEntry

_TYPED = frozenset({"typed", "held"})  # ways of naming (``joining.NAMING``) in which students may use their own names
_TRIES = 100
_SPARE = 20  # least questions that remain for the games if the tutorial uses one
_BRIEF = 120  # most characters of a tutorial question


class LessonStart:
    """Opens lessons, and finds those that are open already."""

    def __init__(
        self,
        store: Store,
        registry: LessonRegistry,
        reach: Reach,
        chance: random.Random,
        clock: Callable[[], float],
    ) -> None:
        self._registry, self._lessons, self._rosters, self._reach = registry, store.lessons, store.rosters, reach
        self._chance, self._clock = chance, clock

    def for_teacher(self, owner: str) -> "LessonStart":
        """Return a ``LessonStart`` limited to this teacher's lessons."""
        return scoped(self, lessons=self._lessons.for_teacher(owner))

    def open(
        self,
        setup: GameSetup,
        naming: str = "made",
        roster: Sequence[str] = (),
        bell: int = 0,
        label: str = "",
        names_until: float | None = None,
        *,
        alone: bool = False,
        language: str = "en",
    ) -> ListedLesson:
        """Open a lesson with a new join code, and return its row. Raises ``Refused``.

        ``naming`` is one of ``joining.NAMING``; ``roster`` lists the names to tick. The bell rings in ``bell`` minutes,
        0 for never. ``label`` is that of the class; names are deleted at ``names_until`` (s), for ``None`` a day after
        the lesson. ``alone``: it is a solo round. ``language`` is the tag of the wall's language. With typed names, the
        wall doesn't name who knew an answer (option ``shines``).
        """
        if naming in _TYPED:  # the wall must not show what a student with their own name knows
            setup = replace(setup, options=replace(setup.options, shines=False))
        lesson = secrets.token_hex(6)
        self._reach.keep_address()
        length = SHORT if self._reach.is_private() else LONG
        for _ in range(_TRIES):
            code = new_code(self._chance, length)
            try:
                at = self._clock()
                listed = self._lessons.open(
                    lesson, code, setup.title, at, naming=naming, label=label, names_until=names_until
                )
            except CodeTaken:
                continue
            self._rosters.save(lesson, roster)
            start = Start(lesson, code, setup, alone=alone, language=language)
            self._registry.lead(lesson).act(Program(), f"open:{lesson}", start)
            if bell:
                self._registry.lead(lesson).act(Program(), "open:bell", SetBell(bell))
            self._registry.release(lesson)
            return listed
        raise RuntimeError("no free code was found")

    def setup(
        self, preset: str, options: Options, bank: CatalogEntry | None, questions: Sequence[Question]
    ) -> GameSetup:
        """Return a set-up of these rules and this bank; if questions are asked, with a question for the lobby's
        tutorial.
        """
        if bank is None:
            return GameSetup(preset=preset, options=options)
        return GameSetup(
            preset=preset,
            options=options,
            bank=bank.key,
            title=bank.title,
            language=bank.lang,
            questions=bank.questions,
            practice=_practice(questions, self._chance) if options.questions else None,
        )

    def newest(self) -> ListedLesson | None:
        """Return the newest open lesson, ``None`` if no lesson is open."""
        return next(iter(self.still_open()), None)

    def still_open(self) -> list[ListedLesson]:
        """Return the open lessons that can be read, newest first."""
        return [listed for listed in self._lessons.still_open() if self._can_be_read(listed)]

    def _can_be_read(self, listed: ListedLesson) -> bool:
        try:
            return bool(self._registry.lesson(listed.id).phase)
        except Refused:  # a damaged lesson must not break the host's page, where it can be deleted
            return False

    def find(self, code: str) -> ListedLesson | None:
        """Return the open lesson with this join code, ``None`` if it isn't found."""
        return self._lessons.by_code(code)

    def present_count(self, listed: ListedLesson) -> int:
        """Return the number of present seats in a lesson."""
        return len(self._registry.lesson(listed.id).present)


def _practice(questions: Sequence[Question], chance: random.Random) -> Question | None:
    """Return a short, easy choice question without card or picture, ``None`` if the bank has too few questions."""
    if len(questions) <= _SPARE:
        return None
    fit = [
        question
        for question in questions
        if question.kind is Kind.CHOICE and not (question.cards or question.image) and len(question.text) <= _BRIEF
    ]
    easy = [question for question in fit if question.difficulty == "easy"]
    return chance.choice(easy or fit) if fit else None
