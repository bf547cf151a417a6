"""Computes a report's figures again from the ledgers, by simpler means, to compare: loops, and roots by bisection."""

from collections import defaultdict
from typing import Any

from quizbs.game.events import Answered, AnsweredAlong, Asked, Overruled
from tests.reports.record import Record
from tests.reports.simulated import Simulated


def first_of(lesson: Simulated) -> tuple[dict[tuple[int, str], Any], dict[tuple[int, str], list[bool]]]:
    """Return by seat and question the first answer (right, given, time), and whether later answers were right."""
    first: dict[tuple[int, str], Any] = {}
    back: dict[tuple[int, str], list[bool]] = defaultdict(list)
    for table in lesson.tables:
        seen: set[str] = set()  # questions whose answer the table has seen
        for name, answers in asked_at(table):
            for seat, (right, given, seconds) in answers.items():
                if name not in seen:
                    first[seat, name] = (right, given, seconds)
                elif (seat, name) in first and not first[seat, name][0]:
                    back[seat, name].append(right)
            seen.add(name)
    return first, back


def asked_at(table: Record) -> list[tuple[str, dict[int, Any]]]:
    """Return the questions of a game in sequence, each with the answers by seat, after the teacher's rulings."""
    found: list[tuple[Asked, float, dict[int, Any]]] = []
    for at, events in table.rows:
        for event in events:
            if isinstance(event, Asked):
                found.append((event, at, {}))
            elif isinstance(event, Answered | AnsweredAlong) and event.right is not None:
                asked, begun, answers = found[-1]
                places = [str(asked.order[place]) for place in event.choices or ()]
                answers[event.seat] = (event.right, ",".join(places) or event.text, at - begun)
            elif isinstance(event, Overruled):
                asked, _, answers = found[(event.question or len(found)) - 1]
                answers[asked.answerer] = (event.right, *answers.get(asked.answerer, (None, None, None))[1:])
    return [(asked.question, answers) for asked, _, answers in found]


def end_of(count: int, of: int, *, upper: bool) -> float:
    """Return the lower or ``upper`` end of the 90 % interval for ``count`` of ``of``, by bisection.

    It is the share that is 1.645 standard errors away.
    """
    share = count / of
    low, high = (share, 1.0) if upper else (0.0, share)
    for _ in range(80):
        middle = (low + high) / 2
        within = (share - middle) ** 2 <= 1.645**2 * middle * (1 - middle) / of
        if upper:
            low, high = (middle, high) if within else (low, middle)
        else:
            low, high = (low, middle) if within else (middle, high)
    return (low + high) / 2
