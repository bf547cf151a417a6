"""The times of a reveal: when each face is visible and when the stamp falls, without revealing anything early."""

from __future__ import annotations

from itertools import product

import pytest

from quizbs.game.stamp import moments, seconds_to_stamp

MOST = 30  # cards in a claim, more than any hand at a small table


@pytest.mark.parametrize(
    ("cards", "seconds"),
    [(1, 4.28), (2, 5.15), (3, 6.02), (4, 6.89), (5, 6.89), (7, 6.89), (24, 6.89)],
)
def test_stamp_time_of_true_cards_depends_on_their_number(cards: int, seconds: float) -> None:
    assert seconds_to_stamp(cards, None, 1) == seconds_to_stamp(cards, None, 2) == seconds
    assert seconds_to_stamp(cards, cards, 1) == seconds, "the last card decides, and whether it is true cannot be told"
    assert seconds_to_stamp(cards, None, 3) == seconds_to_stamp(cards, None, 20) == pytest.approx(seconds - 0.9)


@pytest.mark.parametrize(
    ("cards", "place", "seconds"),
    [(2, 1, 3.42), (3, 1, 3.42), (3, 2, 4.29), (4, 3, 5.16), (5, 1, 3.42), (5, 4, 5.378), (7, 3, 4.29), (24, 2, 3.533)],
)
def test_stamp_time_depends_on_the_place_of_the_false_card(cards: int, place: int, seconds: float) -> None:
    assert seconds_to_stamp(cards, place, 1) == seconds
    assert seconds_to_stamp(cards, place, 3) == pytest.approx(seconds - 0.9)


def test_faces_turn_in_sequence_and_the_last_one_slowly() -> None:
    assert moments(1, None, 1) == (3.43, 4.28)
    assert moments(3, None, 1) == (2.81, 3.68, 5.17, 6.02)
    assert moments(3, 2, 1) == (2.81, 3.68, 4.29), "the third turns with the stamp"
    assert moments(3, 1, 3) == (1.91, 2.52)


@pytest.mark.parametrize("cards", range(1, MOST))
def test_short_show_takes_half_the_time(cards: int) -> None:
    for number, place in product((1, 3), (*range(1, cards + 1), None)):
        usual, short = (moments(cards, place, number, short=short) for short in (False, True))
        assert short == pytest.approx([at / 2 for at in usual], abs=0.001)


def test_large_claim_turns_more_cards_around_a_false_one() -> None:
    for cards in range(5, MOST):
        faces = moments(cards, 1, 1)
        assert len(faces) - 1 == sum(at < 3.42 for at in moments(cards, None, 1))


@pytest.mark.parametrize("number", [1, 3])
def test_pace_reveals_no_face_that_has_not_turned(number: int) -> None:
    for cards in range(1, MOST):
        ways = [moments(cards, place, number) for place in (*range(1, cards + 1), None)]
        for differs, way in enumerate(ways, start=1):  # the position from which on the two claims differ
            assert list(way) == sorted(set(way)), "each moment has its own time"
            for other in ways[differs:]:
                assert way[:differs] == other[:differs], "the face that differs comes at the same time in both"
