"""What is kept of a lesson: answers of people, as the teacher left them."""

import random
from collections.abc import Iterable

from quizbs.game import NO_TABLE, Command, Event, decide, due, evolve
from quizbs.game import commands as c
from quizbs.game.options import PRESETS
from quizbs.lesson.state import Lesson, Round, Seat
from quizbs.quiz.question import Choice, Kind, Question
from quizbs.reports.answers import Answer, answers

BANK = tuple(
    Question(f"q{number}", f"Question {number}?", Kind.CHOICE, (Choice("yes", right=True), Choice("no")))
    for number in range(60)
)
OPTIONS = PRESETS["classroom"]


def caught_and_asked(right: bool, overruled: bool | None = None) -> tuple[str, list[tuple[float, list[Event]]]]:
    """Play until somebody was asked and answered; return the text of the question and the ledger."""
    chance, table, now = random.Random(4), NO_TABLE, 100.0
    rows: list[tuple[float, list[Event]]] = []

    def do(command: Command) -> None:
        nonlocal table
        events = decide(table, command, now, chance)
        rows.append((now, events))
        for event in events:
            table = evolve(table, event)

    do(c.Open(options=OPTIONS, seats=(1, 2, 3), signs=(0, 1, 2), dealer=1, bank=BANK))
    starter = table.turn
    false = next(table.ids[card] for card in table.hands[starter] if card[0] != "A")
    do(c.Play(starter, 1, (false,)))
    caller = next(seat for seat in table.seats if seat != starter)
    do(c.Call(caller, 1))
    now += 10
    do(due(table, now))  # type: ignore[arg-type]
    asking = table.asking
    assert asking is not None
    place = next(at for at, real in enumerate(asking.order) if BANK[0].choices[real].right == right)
    now += 5
    do(c.Answer(asking.answerer, asking.number, (place,)))
    if overruled is not None:
        do(c.Overrule(asking.number, overruled))
    return table.questions[asking.question].text, rows


def lesson(bot: str = "") -> Lesson:
    seats = tuple(Seat(seat, f"person{seat}", seat - 1, bot) for seat in (1, 2, 3))
    dealt = Round(1, "x.1", (1, 2, 3), (0, 1, 2), 1, Lesson().game)
    return Lesson(phase="closed", lesson="x", seats=seats, rounds=(dealt,))


def kept(rows: Iterable[tuple[float, list[Event]]], bot: str = "") -> list[Answer]:
    return answers(lesson(bot), {"x.1": rows}.__getitem__)


def test_an_answer_is_kept_with_person_question_and_time() -> None:
    text, rows = caught_and_asked(right=True)
    assert kept(rows) == [Answer(1, "x.1", "person1", text, True, 115.0)]


def test_a_wrong_answer_that_the_teacher_lets_count_is_right() -> None:
    text, rows = caught_and_asked(right=False, overruled=True)
    assert kept(rows) == [Answer(1, "x.1", "person1", text, True, 115.0)]


def test_bots_are_left_out() -> None:
    assert kept(caught_and_asked(right=False)[1], bot="sprout") == []


def test_a_table_that_was_never_opened_has_no_answers() -> None:
    assert kept([]) == []
