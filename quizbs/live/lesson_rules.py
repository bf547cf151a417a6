"""The rules that a log applies: a generic interface, and the rules of lessons with their games."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from types import UnionType
from typing import Generic, TypeVar

from quizbs.game.actors import Actor
from quizbs.lesson.consequences import BankContent
from quizbs.lesson.deciding import Command as LessonCommand
from quizbs.lesson.deciding import all_due, decide
from quizbs.lesson.lesson_state import NOT_BEGUN, LessonState, evolve
from quizbs.lesson.lesson_state import Event as LessonEvent
from quizbs.quiz.question import Question

State = TypeVar("State")
Command = TypeVar("Command")
Event = TypeVar("Event")


@dataclass(frozen=True)
class Rules(Generic[State, Command, Event]):
    """Pure rules as functions of a state. ``now`` is in seconds, as ``quizbs.clock`` returns it.

    ``decide(state, actor, command, now, chance)`` returns the events of a command, or raises ``Refused``; ``evolve``
    returns the state after an event; ``due(state, now)`` returns the commands that are due; ``changed(before, after)``
    returns the changed parts: ids of games, "" for the session. ``start`` is the first state, ``events`` the union of
    the event structs.
    """

    start: State
    decide: Callable[[State, Actor, Command, float, Random], Sequence[Event]]
    evolve: Callable[[State, Event], State]
    due: Callable[[State, float], Iterable[Command]]
    changed: Callable[[State, State], frozenset[str]]
    events: UnionType


def lesson_rules(
    content: Callable[[str], tuple[tuple[Question, ...], str]],
    still_open: Callable[[str, str], Collection[str]] = lambda _lesson, _bank: (),
) -> Rules[LessonState, LessonCommand, LessonEvent]:
    """Return the rules of lessons.

    ``content(bank)`` returns a bank's questions and language, ``still_open(lesson, bank)`` the ids of the questions
    that the class hasn't learnt in earlier lessons.
    """

    def bank_of(lesson: str, bank: str) -> BankContent:
        return BankContent(*content(bank), tuple(still_open(lesson, bank)))

    def decided(
        state: LessonState, actor: Actor, command: LessonCommand, now: float, chance: Random
    ) -> Sequence[LessonEvent]:
        return decide(state, actor, command, now, chance, partial(bank_of, state.session.id))

    def changed(before: LessonState, after: LessonState) -> frozenset[str]:
        return after.changed_since(before)

    return Rules(NOT_BEGUN, decided, evolve, all_due, changed, LessonEvent)
