"""Who may come in, and when a round begins. The card rules are none of a lesson's business."""

from collections import Counter
from random import Random
from typing import assert_never

from quizbs.game.options import deck_for
from quizbs.game.refusal import Refused, require
from quizbs.lesson import commands as c
from quizbs.lesson import events as e
from quizbs.lesson.state import Lesson, Seat
from quizbs.quiz.grading import Given, is_right

SIGNS = 8  # seat signs there are: eight seats at one deck, each with its own


def decide(  # noqa: C901 - one case for each command is the plain way
    lesson: Lesson, command: c.Command, now: float, chance: Random
) -> list[e.Event]:
    """Return the events that follow from a command at ``now`` (seconds), or raise ``Refused``. Nothing is changed."""
    if isinstance(command, c.Start):
        require(not lesson.phase, "closed")
        return [e.Started(now, command.lesson, command.code, command.game, command.most)]
    require(lesson.phase, "not_now")
    require(lesson.phase != "closed", "over")
    match command:
        case c.TakeSeat(person, bot):
            return [_seat_for(lesson, person, bot)]
        case c.Practise(seat, choices):
            return [_practised(lesson, seat, choices)]
        case c.FinishPractice(seat):
            require(not _present(lesson, seat).ready, "closed")
            return [e.PracticeFinished(seat)]
        case c.Remove(seat):
            require(lesson.seat(seat) is not None, "closed")
            return [e.SeatRemoved(seat)]
        case c.Lock():
            return [] if lesson.locked else [e.Locked()]
        case c.Unlock():
            return [e.Unlocked()] if lesson.locked else []
        case c.Prepare(game):
            return [e.Prepared(game)]
        case c.Deal():
            return [_deal(lesson, now, chance)]
        case c.FinishRound(table, places):
            unfinished = any(one.table == table and not one.over for one in lesson.rounds)
            require(unfinished, "closed")
            return [e.RoundFinished(table, places)]
        case c.Close():
            return [e.Closed(now)]
        case _:
            assert_never(command)


def due(_lesson: Lesson, _now: float) -> None:
    """Return what the clock asks for: a lesson has no clock of its own yet."""
    return


def _seat_for(lesson: Lesson, person: str, bot: str) -> e.SeatTaken:
    require(all(one.person != person for one in lesson.seats), "closed")
    require(not lesson.locked or bot, "locked")
    require(len(lesson.present) < lesson.most, "full", most=lesson.most)
    used = Counter(one.sign for one in lesson.present)
    sign = min(range(SIGNS), key=lambda number: used[number])
    return e.SeatTaken(len(lesson.seats) + 1, person, sign, bot)


def _present(lesson: Lesson, number: int) -> Seat:
    seat = lesson.seat(number)
    if seat is None:
        raise Refused("removed")
    return seat


def _practised(lesson: Lesson, number: int, choices: tuple[int, ...]) -> e.Practised:
    question = lesson.game.practice
    require(_present(lesson, number).practised is None, "closed")
    if question is None:
        raise Refused("closed")
    require(len(choices) == 1 and 0 <= choices[0] < len(question.choices), "not_understood")
    return e.Practised(number, choices, is_right(question, Given(choices)))


def why_no_deal(lesson: Lesson) -> Refused | None:
    """Return why the next round cannot begin just now, or ``None`` when it can."""
    current = lesson.round
    if current is not None and not current.over:
        return Refused("not_now")
    try:
        deck_for(lesson.game.options, len(lesson.present))
    except Refused as refused:
        return refused
    return None


def _deal(lesson: Lesson, now: float, chance: Random) -> e.RoundDealt:
    if (refused := why_no_deal(lesson)) is not None:
        raise refused
    seats = tuple(one.seat for one in lesson.present)
    number = len(lesson.rounds) + 1
    return e.RoundDealt(
        at=now,
        number=number,
        table=f"{lesson.lesson}.{number}",
        seats=seats,
        signs=_signs(lesson.present),
        dealer=_dealer(lesson, seats, chance),
        game=lesson.game,
    )


def _signs(present: tuple[Seat, ...]) -> tuple[int, ...]:
    """Keep everybody's sign, but give no sign twice at a table of up to eight."""
    signs: list[int] = []
    for one in present:
        used = Counter(signs)
        free = min(range(SIGNS), key=lambda number: used[number])
        signs.append(one.sign if used[one.sign] <= used[free] else free)
    return tuple(signs)


def _dealer(lesson: Lesson, seats: tuple[int, ...], chance: Random) -> int:
    """Return the dealer: drawn for the first round, then the next seat each time (``docs/rules.md`` 1)."""
    if lesson.round is None:
        return chance.choice(seats)
    later = [seat for seat in seats if seat > lesson.round.dealer]
    return later[0] if later else seats[0]
