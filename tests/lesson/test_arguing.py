"""A class that is split argues, then votes again."""

from typing import Any

import pytest
from msgspec.structs import replace

from quizbs.game.accommodation import Accommodation
from quizbs.lesson import Desk, Player, Wall
from quizbs.lesson import commands as c
from quizbs.lesson.arguing import ARGUES, LEAST, MOST
from tests.lesson.story import CLASSROOM, Class
from tests.lesson.test_class_question import PLANT, asked
from tests.support.game_story import asks, by, typed

WRONG = [1, 2, 3, 4]


def votes(here: Class, right: int, wrong: int, first: int = 1) -> Class:
    """Let seats from ``first`` on answer: ``right`` correctly, then ``wrong`` with two wrong choices in turn."""
    order = here.session.questions[-1].order
    given = [0] * right + [WRONG[at % 2] for at in range(wrong)]
    number = len(here.session.questions)
    for seat, choice in enumerate(given, first):
        here.does(by(seat, c.AnswerClass(number, (order.index(choice),), sure=seat % 3)))
    return here


def told(here: Class) -> Any:
    return here.told(Wall())["class_question"]


def test_split_class_sees_group_sizes_not_the_answer() -> None:
    here = votes(asked(10), 4, 6)
    shown = told(here)
    assert shown["groups"] == [4, 3, 3]
    assert shown["result"] is None
    assert shown["clock"] == {"left": 60_000, "of": 60_000}
    for viewer in (Wall(), Desk(), Player(1)):
        assert "leaves" not in str(here.told(viewer))
    assert here.you(1)["class"] == {"given": {"choices": [here.session.questions[0].order.index(0)]}, "right": None}
    assert "class" not in here.you(1)["can"]
    here.refuses("closed", by(1, c.AnswerClass(1, (0,))), c.CloseVote(1))
    here.waits(ARGUES)
    shown = told(here)
    assert (shown["again"], shown["groups"], shown["answered"], shown["clock"]["of"]) == (True, [], 0, 30_000)
    assert here.you(1)["class"] is None
    assert here.you(1)["can"]["class"] == 1
    here.refuses("closed", c.VoteAgain(1))

    votes(here, 8, 2)
    result = told(here)["result"]
    assert result["argued"]["voters"] == 10
    assert result["argued"]["right"] == [4, 8]
    order = here.session.questions[0].order
    assert [result["argued"][when][order.index(0)] for when in ("before", "after")] == [4, 8]
    assert sum(result["argued"]["before"]) == sum(result["argued"]["after"]) == 10
    assert (result["right"], result["given"]) == (8, 10)


@pytest.mark.parametrize(
    ("right", "wrong", "argues"),
    [(2, 3, True), (2, 2, False), (1, 4, False), (3, 7, False), (7, 3, True), (8, 2, False), (0, 9, False)],
)
def test_class_argues_only_if_five_vote_and_votes_are_split(right: int, wrong: int, argues: bool) -> None:
    here = votes(asked(right + wrong), right, wrong)
    assert bool(told(here)["groups"]) is argues
    assert (told(here)["result"] is None) is argues
    assert LEAST < MOST


def test_class_argues_until_teacher_starts_second_vote_or_shows() -> None:
    here = votes(asked(12), 4, 6).waits(30)
    assert told(here)["groups"]
    assert told(here.does(c.VoteAgain(1)))["again"]
    here = votes(asked(12), 4, 6)
    here.does(c.ShowClass(1))
    assert told(here)["result"]["given"] == 10
    here = votes(asked(10), 4, 6).does(c.ShowClass(1))
    result = told(here)["result"]
    assert (result["right"], result["given"], result["argued"]) == (4, 10, None)
    here.refuses("closed", c.VoteAgain(1))


def test_only_teacher_sees_answer_counts_before_second_vote() -> None:
    here = votes(asked(10), 4, 6)
    order = here.session.questions[0].order
    counts = [{0: 4, 1: 3, 2: 3}.get(real, 0) for real in order]
    assert here.told(Desk())["votes"] == counts
    for viewer in (Wall(), Wall(host=True), Player(1)):
        assert "votes" not in here.told(viewer)
    here.does(c.VoteAgain(1))
    assert here.told(Desk())["votes"] == [0] * len(order)
    assert votes(here, 8, 2).told(Desk())["votes"] == [], "what is shown is told by the result"


def test_freeze_stops_the_clock_while_the_class_argues() -> None:
    here = votes(asked(10), 4, 6).waits(20).does(c.Freeze(""))
    here.refuses("paused", c.VoteAgain(1))
    here.waits(300).does(c.Unfreeze())
    assert told(here)["clock"]["left"] == 40_000
    assert told(here.waits(40))["again"]


def test_second_vote_counts_only_seats_that_voted_before() -> None:
    here = Class(10).does(c.Accommodate(10, Accommodation(time=2)), c.PutToClass(PLANT, "en"))
    votes(here, 4, 5).waits(30)  # the tenth student has more time, and hasn't voted yet
    assert told(here)["groups"] == [4, 3, 2]
    assert "class" not in here.you(10)["can"]
    here.does(c.Remove(2), c.TakeSeat("late")).does(c.VoteAgain(1))
    late = next(seat.seat for seat in here.session.present if "late" in seat.people)
    for seat in sorted({one.seat for one in here.session.present} - {10}):
        here.does(by(seat, c.AnswerClass(1, (here.session.questions[0].order.index(0),))))
    here.waits(30)
    assert told(here)["result"]["argued"]["voters"] == 8, "neither the tenth nor whoever came late voted twice"
    assert here.you(late)["class"]["right"]
    here.does(by(10, c.AnswerClass(1, (0,))))
    assert told(here)["result"]["argued"]["voters"] == 8


def test_arguing_is_optional_and_excludes_typed_answers() -> None:
    off = replace(CLASSROOM, options=replace(CLASSROOM.options, argue=False, sure="no"))
    here = votes(asked(10, setup=off), 4, 6)
    assert told(here)["result"]["given"] == 10
    assert told(here)["sure"] is False
    assert here.session.questions[0].answers[0].record.sure is None  # type: ignore[union-attr]
    here = asked(6, typed("Name a plant.", "moss"))
    for seat in range(1, 7):
        here.does(by(seat, c.AnswerClass(1, text="moss" if seat < 4 else "mouse")))
    assert told(here)["result"]


def test_confidence_is_recorded_and_hidden() -> None:
    here = votes(asked(10), 9, 1)
    assert [answer.record.sure for answer in here.session.questions[0].answers[:3]] == [1, 2, 0]  # type: ignore[union-attr]
    for viewer in (Wall(), Desk(), Player(2)):
        assert '"sure": 2' not in str(here.told(viewer)).replace("'", '"')


def test_most_chosen_wrong_choice_is_shown_from_five_votes() -> None:
    here = votes(asked(10), 8, 2)
    assert told(here)["result"]["lure"] is None
    here = asked(10, asks("Which?", "a", "b", "c"))
    order = here.session.questions[0].order
    for seat in range(1, 11):
        here.does(by(seat, c.AnswerClass(1, (order.index(0 if seat < 9 else 2),))))
    assert told(here)["result"]["lure"] == order.index(2)
