"""Statistical thresholds: which results are large enough for a report to list them."""

import math
from collections.abc import Iterable, Mapping
from typing import Literal

from quizbs.reports.first_answers import MIN_STUDENTS, QuestionSum

Z = 1.645  # quantile of the normal distribution for a 90 % interval
MISSED = 0.30  # a question is taught again if the share who missed it is almost certainly above
MOST_TO_TEACH = 3
ENOUGH_TO_TEACH = 30  # least first answers of a lesson of which questions are listed
OPEN = 0.70  # with a smaller share right a question is open for the class: the next lesson asks it first
LEARNT, TIMES = 0.80, 3  # an open question is learnt with this share right in this many lessons
EXPLAIN, ARGUE = 0.35, 0.70  # share right: below the first explain it again, up to the second let pairs argue
PERCENT_FROM = 8  # least answers of which a percentage is shown
A_HINT, PLAIN = 5, 10  # least answers of which a number is shown with a warning, and without it

Verb = Literal["explain", "argue", ""]


def interval(count: int, of: int) -> tuple[float, float]:
    """Return the bounds of the 90 % Wilson interval of the share ``count / of``; (0, 1) if ``of`` is 0."""
    if of == 0:
        return 0.0, 1.0
    share, square = count / of, Z * Z
    middle = share + square / (2 * of)
    half = Z * math.sqrt((share * (1 - share) + square / (4 * of)) / of)
    return max(0.0, (middle - half) / (1 + square / of)), min(1.0, (middle + half) / (1 + square / of))


def least_share_missed(counts: QuestionSum) -> float:
    """Return the lower bound of the share (0 to 1) of students who missed a question."""
    return interval(counts.first - counts.right, counts.first)[0]


def enough_answers(first: int) -> bool:
    """Return whether so many first answers are enough to show lists, percentages and comparisons."""
    return first >= ENOUGH_TO_TEACH


def teach_again(questions: Mapping[str, QuestionSum]) -> list[str]:
    """Return the wordings of at most three questions to teach again.

    Questions with the highest lower bound of the share who missed them come first. ``questions`` are by wording. The
    result is empty if the lesson has too few answers.
    """
    if not enough_answers(sum(counts.first for counts in questions.values())):
        return []
    least_missed = {
        wording: least_share_missed(counts) for wording, counts in questions.items() if counts.first >= MIN_STUDENTS
    }
    listed = [wording for wording, missed in least_missed.items() if missed >= MISSED]
    return sorted(listed, key=lambda wording: (-least_missed[wording], -questions[wording].first, wording))[
        :MOST_TO_TEACH
    ]


def verb(counts: QuestionSum) -> Verb:
    """Return the advice for a missed question: "explain" it again, let pairs "argue" and ask again, or "" for none."""
    share = counts.right / counts.first if counts.first else 1.0
    return "explain" if share < EXPLAIN else "argue" if share <= ARGUE else ""


def is_open(counts: QuestionSum) -> bool:
    """Return whether so few students knew a question that it is asked first in the class's next lesson."""
    return counts.first >= MIN_STUDENTS and counts.right / counts.first < OPEN


def stays_open(lessons: Iterable[QuestionSum]) -> bool:
    """Return whether a question is open after these lessons of a class, oldest first.

    An open question is asked first in each lesson until nearly everybody knew it in three lessons: retrieving knowledge
    again after days makes it last (learning in several sessions, Rawson and Dunlosky 2011).
    """
    is_so, knew = False, 0
    for counts in lessons:
        if is_open(counts):
            is_so, knew = True, 0
        elif is_so and counts.first >= MIN_STUDENTS and counts.right / counts.first >= LEARNT:
            knew += 1
            is_so = knew < TIMES
    return is_so


def percent(right: int, of: int, least: int = PERCENT_FROM) -> int | None:
    """Return the percentage ``right / of``, or ``None`` if ``of`` is smaller than ``least``."""
    return round(100 * right / of) if of >= max(1, least) else None
