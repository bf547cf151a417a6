"""Pairs of students to be kept apart: each once, and a move that brings them together needs confirmation."""

from quizbs.lesson import commands as c
from quizbs.lesson import events as e
from quizbs.lesson.evolve import evolve
from tests.lesson.story import DESK, Class


def two_tables() -> Class:
    return Class(9).does(c.Arrange("random"))


def test_apart_pairs_are_distinct_and_unique() -> None:
    room = Class(4).does(c.KeepApart(((1, 2),)))
    room.refuses("same_one", c.KeepApart(((1, 2), (3, 3))))
    room.refuses("apart_already", c.KeepApart(((1, 2), (1, 2))), c.KeepApart(((1, 2), (2, 1))))
    room.refuses("not_understood", c.KeepApart(((1, 99),)))
    assert room.does(c.KeepApart(((1, 2), (4, 3)))).told(DESK)["apart"] == [[1, 2], [3, 4]]


def test_repeated_pairs_in_stored_events_count_once() -> None:
    room = Class(4)
    room.session = evolve(room.session, e.KeptApart(((2, 1), (1, 2), (3, 3))))
    assert room.told(DESK)["apart"] == [[1, 2]]
    room.does(c.KeepApart(((1, 2), (3, 4))))


def test_move_to_kept_apart_student_needs_confirmation() -> None:
    room = two_tables()
    one, other = room.table(1).seats[0], room.table(2).seats[0]
    room.does(c.KeepApart(((one, other),)))
    assert room.refuses("kept_apart", c.Move(one, 2)).more == {"seat": other}
    room.does(c.Move(one, 2, together=True))
    assert room.game_of(one) == 2


def test_planned_move_counts_when_students_are_kept_apart() -> None:
    room = two_tables().sits()
    one, other = room.table(1).seats[:2]
    room.does(c.KeepApart(((one, other),)), c.Move(one, 2))
    assert room.refuses("kept_apart", c.Move(other, 2)).more == {"seat": one}
    room.does(c.Move(one, 1))  # staying at the same table needs no confirmation


def test_moves_that_separate_a_pair_need_no_confirmation() -> None:
    room = two_tables()
    one, other = room.table(1).seats[:2]
    room.does(c.KeepApart(((one, other),)), c.Move(one, 2))
    assert room.game_of(one) == 2
