"""The report's parts about people: students to see, and successes at cards. They never rank anybody."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from quizbs.reports.answers import AnswerRecord, Participant
from quizbs.reports.facts import LessonFacts
from quizbs.reports.judging import enough_answers, interval, percent

MIN_FIRST_ANSWERS = 6  # first answers that a student needs for a percentage
MOST_TO_SEE = 5
TOPICS = 2  # most topics that are listed for a student
LEAST_CALLS = 2  # calls that the best caller must have made
LEAST_PLAYS = 4  # plays that the most honest player must have made

Reason = Literal["late", "went_off", "shared", ""]


class StudentToSee(msgspec.Struct, frozen=True):
    """A student who almost certainly knew less than the class.

    ``topics`` are those in which the student missed most. ``right`` of ``first`` answers were right.
    """

    person: str
    name: str
    right: int
    first: int
    topics: tuple[str, ...]


class FewAnswers(msgspec.Struct, frozen=True):
    """A student with too few first answers to judge. ``reason``: why there are few, "" if unknown."""

    person: str
    name: str
    first: int
    reason: Reason


class StudentsToSee(msgspec.Struct, frozen=True):
    """The students whom the teacher may want to see, and those with too few answers to judge."""

    to_see: tuple[StudentToSee, ...]
    too_few: tuple[FewAnswers, ...]
    judged: bool  # the lesson has enough answers to judge anybody


class CardSuccesses(msgspec.Struct, frozen=True):
    """Names of the winners, the best caller and the most honest player; "" or empty if nobody qualifies.

    ``right_calls`` of ``calls`` of the best caller were right. All this depends on luck and nerve, not on knowledge.
    """

    winners: tuple[str, ...] = ()
    caller: str = ""
    right_calls: int = 0
    calls: int = 0
    honest: str = ""


def students(facts: LessonFacts) -> StudentsToSee:
    """Return the students whom the teacher may want to see, and those with too few answers to judge."""
    of: dict[str, list[AnswerRecord]] = {participant.person: [] for participant in facts.participants}
    for answer in facts.first:
        of.setdefault(answer.person, []).append(answer)
    enough = enough_answers(facts.sums.first)
    upper = {person: interval(_right(given), len(given))[1] for person, given in of.items()}
    listed = [person for person, given in of.items() if len(given) >= MIN_FIRST_ANSWERS and upper[person] < facts.share]
    listed.sort(key=lambda person: (upper[person], person))
    known = {participant.person: participant for participant in facts.participants}
    few = [person for person, given in of.items() if len(given) < MIN_FIRST_ANSWERS]
    few.sort(key=lambda person: (len(of[person]), facts.shown_names[person]))
    return StudentsToSee(
        tuple(_to_see(facts, person, of[person]) for person in listed[:MOST_TO_SEE]) if enough else (),
        tuple(
            FewAnswers(person, facts.shown_names[person], len(of[person]), reason(known.get(person))) for person in few
        ),
        enough,
    )


def own_percent(right: int, first: int) -> int | None:
    """Return the percentage of a student's right answers, or ``None`` if there are too few."""
    return percent(right, first, MIN_FIRST_ANSWERS)


def _right(given: Sequence[AnswerRecord]) -> int:
    return sum(answer.right is True for answer in given)


def _to_see(facts: LessonFacts, person: str, given: Sequence[AnswerRecord]) -> StudentToSee:
    missed = Counter(answer.topic for answer in given if not answer.right and answer.topic)
    most = sorted(missed, key=lambda topic: (-missed[topic], topic))[:TOPICS]
    return StudentToSee(person, facts.shown_names[person], _right(given), len(given), tuple(most))


def reason(participant: Participant | None) -> Reason:
    """Return why a participant answered few questions: "late", "went_off", "shared", or "" if unknown."""
    if participant is None:
        return ""
    return (
        "late" if participant.late else "went_off" if participant.went_off else "shared" if participant.shared else ""
    )


def cards(facts: LessonFacts) -> CardSuccesses:
    """Return the winners, the best caller and the most honest player. None of several equally good callers is named."""
    there = facts.participants
    winners = [participant for participant in there if participant.place == 1]
    callers = _only_best(
        [participant for participant in there if participant.calls >= LEAST_CALLS and participant.right_calls], _calling
    )
    honest = _only_best(
        [participant for participant in there if participant.plays >= LEAST_PLAYS and not participant.bluffs],
        lambda participant: (participant.plays, 0),
    )
    name = facts.shown_names
    return CardSuccesses(
        tuple(name[participant.person] for participant in sorted(winners, key=lambda participant: participant.person)),
        name[callers.person] if callers else "",
        callers.right_calls if callers else 0,
        callers.calls if callers else 0,
        name[honest.person] if honest else "",
    )


def _calling(participant: Participant) -> tuple[float, int]:
    return participant.right_calls / participant.calls, participant.right_calls


def _only_best(candidates: Sequence[Participant], by: Callable[[Participant], tuple[float, int]]) -> Participant | None:
    best = max(candidates, key=by, default=None)
    if best is None or sum(by(participant) == by(best) for participant in candidates) > 1:
        return None
    return best
