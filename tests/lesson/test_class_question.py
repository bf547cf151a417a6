"""A question to everybody, the bell of the lesson, and the freeze."""

from typing import Any

import pytest

from quizbs.game.accommodation import Accommodation
from quizbs.lesson import Player, Wall, evolve
from quizbs.lesson import commands as c
from quizbs.lesson.class_question import have_seen
from quizbs.lesson.events import BellSet
from quizbs.lesson.standings import standings
from quizbs.quiz.question import Question
from tests.lesson.story import CLASSROOM, DESK, PRACTICE, Class
from tests.support.game_story import asks, by, true_or_false, typed

PLANT = asks("Which one is a plant?", "moss", "mouse", "moose", "muse", "mess", explanation="It has leaves.")


def asked(seats: int = 3, question: Question = PLANT, **more: Any) -> Class:
    return Class(seats, **more).does(c.PutToClass(question, "en"))


def place(here: Class, choice: str = "moss") -> tuple[int, ...]:
    """Return the position at which a choice is shown."""
    return (here.told()["class_question"]["choices"].index(choice),)


# --- the bell


def test_long_class_question_has_reading_time() -> None:
    here = Class(4).does(c.Deal(), c.PutToClass(asks("x" * 590, "yes", "no", "never"), "en"))
    assert here.told(Wall())["class_question"]["clock"]["of"] == 50_000


def test_cards_stop_once_before_the_bell_after_a_warning() -> None:
    here = Class(3).does(c.SetBell(30))
    begun = {"left": 1_440_000, "of": 1_440_000, "rang": False, "warning": False, "rings": 1_800_000}
    assert here.told()["bell"] == begun
    here.waits(21 * 60 - 1)
    assert here.told()["bell"]["warning"] is False
    here.waits(1)
    assert here.told()["bell"] == begun | {"left": 180_000, "warning": True, "rings": 540_000}
    here.refuses("closed", c.Ring())
    here.waits(180)
    assert here.session.bell.rang
    assert here.told()["bell"] == begun | {"left": 0, "rang": True, "rings": 360_000}
    here.refuses("closed", c.Ring())
    assert len([event for event in here.log if type(event).__name__ == "LastLapRang"]) == 1


@pytest.mark.parametrize(("bell", "cards"), [(34, 28), (90, 84), (18, 12), (12, 8), (3, 2)])
def test_time_between_cards_and_bell_depends_on_the_minutes(bell: int, cards: int) -> None:
    told = Class(3).does(c.SetBell(bell)).told()["bell"]
    assert (told["left"], told["rings"]) == (cards * 60_000, bell * 60_000)


def test_teacher_can_stop_cards_without_moving_the_bell() -> None:
    here = Class(3).does(c.SetBell(30), c.StopCards(1))
    assert here.told()["bell"] == {"left": 60_000, "of": 60_000, "rang": False, "warning": True, "rings": 1_800_000}
    here.waits(60)
    assert here.session.bell.rang
    alone = Class(3).does(c.StopCards(2)).told()["bell"]
    assert (alone["left"], alone["rings"]) == (120_000, 120_000)
    late = Class(3).does(c.SetBell(6), c.StopCards(10)).told()["bell"]
    assert (late["left"], late["rings"]) == (600_000, 600_000)
    here.refuses("not_understood", c.StopCards(0), c.StopCards(601))


def test_cards_of_an_old_stored_lesson_stop_with_the_bell() -> None:
    lesson = evolve(Class(3).session, BellSet(100.0, 700.0))
    assert (lesson.bell.rings_at, lesson.bell.cards_until) == (700.0, 700.0)


def test_bell_can_be_reset_and_removed() -> None:
    here = Class(3).does(c.SetBell(0))
    assert here.told()["bell"] is None
    here.does(c.SetBell(1)).waits(60).does(c.SetBell(5))
    assert not here.session.bell.rang
    here.does(c.SetBell(0)).waits(600)
    assert here.told()["bell"] is None
    here.refuses("not_understood", c.SetBell(-1), c.SetBell(601))


def test_deal_after_bell_has_no_bell() -> None:
    here = Class(9).does(c.Deal(), c.SetBell(5)).waits(300).sits()
    assert not here.session.games  # the bell rang during seating, so the teacher must continue
    here.does(c.Deal())
    assert (here.session.bell.rang, here.told()["bell"]) == (False, None)


def test_closed_lesson_has_no_bell() -> None:
    here = Class(3).does(c.SetBell(1), c.Close()).waits(100)
    assert not here.session.bell.rang


# --- eyes up


def test_freeze_stops_every_table_and_shows_its_message() -> None:
    here = Class(4).does(c.Deal(), c.Freeze(" Eyes up! "))
    assert here.told()["frozen"] == {"message": "Eyes up!"}
    assert here.session.halted is True
    here.refuses("paused", by(1, c.FinishPractice()), by(1, c.Practise((0,))))
    here.does(c.Freeze("Eyes up!"), c.Freeze("Listen"))
    assert here.told()["frozen"] == {"message": "Listen"}
    here.does(c.Unfreeze(), c.Unfreeze())
    assert (here.told()["frozen"], here.session.halted) == (None, False)
    here.refuses("not_understood", c.Freeze("x" * 81))
    here.refuses("not_understood", c.SetBell(241), c.StopCards(241), c.StopCards(0), c.SetBell(-1))
    here.does(c.SetBell(240), c.Freeze("x" * 80))


def test_bell_rings_during_a_freeze() -> None:
    here = Class(4).does(c.SetBell(1), c.Freeze()).waits(60)
    assert here.session.bell.rang


def test_sitting_and_deals_wait_for_the_end_of_a_freeze() -> None:
    here = Class(9).does(c.Deal())
    *others, last = here.table(1).seats
    here.does(*(by(seat, c.Sit()) for seat in others), c.Freeze()).refuses("paused", by(last, c.Sit()))
    assert here.you(last)["can"] == {}
    here.does(c.Remove(last))
    assert here.session.games == ()
    here.does(c.Unfreeze())
    assert list(here.session.current) == [1]


# --- one question to everybody


def test_feedback_appears_with_class_answer() -> None:
    choices = ("moss", "mouse", "moose")
    here = asked(question=asks("Which one is a plant?", *choices, feedback={"mouse": "It runs away."}))
    here.does(by(1, c.AnswerClass(1, place(here, "mouse"))))
    for viewer in (Player(1), Player(2), Wall()):
        assert "runs away" not in str(here.told(viewer))
    here.does(by(2, c.AnswerClass(1, place(here))), by(3, c.AnswerClass(1, place(here))))
    for viewer in (Player(1), Player(2), Wall()):
        told = here.told(viewer)["class_question"]
        assert told["result"]["feedback"][told["choices"].index("mouse")] == "It runs away."


def test_answer_is_shown_once_everybody_answered() -> None:
    here = asked(bots=1)
    shown = here.told()["class_question"]
    assert sorted(shown.pop("choices")) == sorted(choice.text for choice in PLANT.choices)
    assert shown == {
        "number": 1,
        "kind": "choice",
        "text": PLANT.text,
        "picture": "",
        "topic": "",
        "lang": "en",
        "translation": None,
        "answered": 0,
        "of": 3,
        "sure": True,
        "clock": {"left": 30_000, "of": 30_000},
        "private": False,
        "again": False,
        "groups": [],
        "result": None,
    }
    right, wrong = place(here), place(here, "mouse")
    here.does(by(1, c.AnswerClass(1, right)), by(2, c.AnswerClass(1, wrong)))
    assert here.told()["class_question"]["answered"] == 2
    assert here.you(1)["class"] == {"given": {"choices": list(right)}, "right": None}
    assert (here.you(1)["can"], here.you(3)["can"]) == ({}, {"class": 1})
    here.does(by(3, c.AnswerClass(1, right)))
    result = here.told()["class_question"]["result"]
    told = {"answer": list(right), "explanation": "It has leaves.", "feedback": []}
    assert result == told | {"right": 2, "given": 3, "row": None, "argued": None, "lure": None}
    assert [here.you(seat)["class"]["right"] for seat in (1, 2, 3)] == [True, False, True]
    assert here.told()["class_question"]["clock"] == {"left": 20_000, "of": 20_000}
    here.waits(20)
    assert here.told()["class_question"] is None
    assert here.you(1)["class"] is None


def test_all_tables_pause_during_class_question() -> None:
    here = Class(4).does(c.Deal(), c.PutToClass(PLANT))
    assert here.session.halted is True
    here.does(c.Freeze())
    here.refuses("paused", by(1, c.AnswerClass(1, (0,))), c.ShowClass(1), c.EndClass(1))
    here.does(c.Unfreeze(), c.EndClass(1))
    assert here.session.halted is False


def test_question_ends_when_its_time_without_freezes_is_over() -> None:
    here = asked().waits(10).does(c.Freeze()).waits(1000)
    assert here.told()["class_question"]["clock"] == {"left": 20_000, "of": 30_000}
    here.does(c.Unfreeze()).waits(19)
    assert here.told()["class_question"]["result"] is None
    here.waits(1)
    assert here.told()["class_question"]["result"]["given"] == 0


def test_outage_extends_question_but_not_bell() -> None:
    here = asked().does(c.SetBell(10), c.Extend(60)).waits(60)
    assert here.told()["class_question"]["clock"]["left"] == 30_000
    assert here.told()["bell"]["rings"] == 540_000


def test_teacher_shows_answer_and_continues() -> None:
    here = asked().does(c.ShowClass(1))
    assert here.told()["class_question"]["result"] is not None
    here.refuses("closed", c.ShowClass(1), c.EndClass(2), by(1, c.AnswerClass(1, (0,))))
    here.does(c.EndClass(1)).refuses("closed", c.EndClass(1))
    here.does(c.PutToClass(true_or_false("Moss is a plant.", right=True)))
    assert here.told()["class_question"]["number"] == 2
    assert here.told()["class_question"]["choices"] == ["True", "False"]


def test_one_class_question_at_a_time_and_none_in_freeze() -> None:
    asked().refuses("not_now", c.PutToClass(PLANT))
    Class(3).does(c.Freeze()).refuses("not_now", c.PutToClass(PLANT))


def test_time_limit_of_question_sets_clock() -> None:
    here = asked(question=asks("Now?", time=5))
    assert here.told()["class_question"]["clock"]["of"] == 5000


@pytest.mark.parametrize(
    ("choices", "text"), [(None, None), ((), None), ((9,), None), ((0, 1), None), ((0, 0), None), ((0,), "moss")]
)
def test_answer_that_does_not_fit_the_question_is_refused(choices: tuple[int, ...] | None, text: str | None) -> None:
    asked().refuses("not_understood", by(1, c.AnswerClass(1, choices, text)))


def test_answer_is_accepted_once_from_present_seat() -> None:
    here = asked(bots=1).does(by(1, c.AnswerClass(1, (0,))))
    here.refuses("closed", by(1, c.AnswerClass(1, (1,))), by(2, c.AnswerClass(2, (0,))), by(4, c.AnswerClass(1, (0,))))
    here.refuses("removed", by(9, c.AnswerClass(1, (0,))))
    Class(2).refuses("closed", by(1, c.AnswerClass(1, (0,))))


def test_typed_answers_and_several_choices_can_be_right() -> None:
    here = asked(1, typed("Capital of Peru?", "Lima")).does(by(1, c.AnswerClass(1, text="lima")))
    assert here.you(1)["class"] == {"given": {"text": "lima"}, "right": True}
    assert here.told()["class_question"]["result"]["answer"] == ["Lima"]
    here = asked(1, typed("Capital of Peru?", "Lima"))
    here.refuses("not_understood", by(1, c.AnswerClass(1, (0,))))
    here = asked(1, asks("Both?", "a", "b", "c", right=(0, 1)))
    here.does(by(1, c.AnswerClass(1, (*place(here, "b"), *place(here, "a")))))
    assert here.you(1)["class"]["right"] is True


def test_slow_seat_finishes_in_private_without_result() -> None:
    here = Class(3).does(
        c.Accommodate(2, Accommodation(time=2)), c.Accommodate(3, Accommodation(time=0)), c.PutToClass(PLANT)
    )
    right = place(here)
    here.does(by(1, c.AnswerClass(1, right))).waits(30)
    assert here.told()["class_question"]["result"]["given"] == 1
    own = here.seen(Player(2))
    assert own["lesson"]["class_question"]["result"] is None
    assert own["you"]["can"] == {"class": 1, "look_class": 1}
    here.does(by(2, c.AnswerClass(1, right)))
    own = here.seen(Player(2))
    assert own["lesson"]["class_question"]["result"]["given"] == 1  # late answers aren't counted there
    assert own["you"]["class"]["right"] is True
    here.refuses("closed", by(2, c.AnswerClass(1, right)))


def late(seats: int = 3, **more: Any) -> Class:
    """Return a class of ``seats`` that has gone on while the second seat, which has no time limit, hasn't answered."""
    here = Class(seats, **more).does(
        c.Accommodate(2, Accommodation(time=0)), c.PutToClass(PLANT), by(1, c.AnswerClass(1, (0,)))
    )
    return here.does(c.ShowClass(1), c.EndClass(1))


def right_place(here: Class) -> tuple[int, ...]:
    order = here.session.questions[-1].order
    return (next(place for place, real in enumerate(order) if PLANT.choices[real].right),)


def private(here: Class, seat: int = 2) -> dict[str, Any] | None:
    return here.seen(Player(seat))["lesson"]["class_question"]


def test_slow_seat_finishes_after_class_continued() -> None:
    here = late()
    assert here.told()["class_question"] is None
    assert private(here, 1) is private(here, 3) is None
    asked = private(here)
    assert asked
    assert (asked["text"], asked["private"], asked["clock"], asked["result"]) == (PLANT.text, True, None, None)
    assert here.you(2)["can"] == {"class": 1, "look_class": 1}
    assert here.session.halted is False
    here.waits(600).does(by(2, c.AnswerClass(1, right_place(here))))
    asked = private(here)
    assert asked
    assert (asked["result"]["explanation"], asked["clock"]) == ("It has leaves.", {"left": 20_000, "of": 20_000})
    assert here.you(2)["class"]["right"] is True
    assert here.you(2)["can"] == {"leave_class": 1}
    assert standings(here.session)[1].right == 1
    here.refuses(
        "closed", by(2, c.AnswerClass(1, right_place(here))), by(2, c.ViewClassAnswer(1)), by(1, c.LeaveClass(1))
    )
    here.waits(20)
    assert private(here) is None
    here.refuses("closed", by(2, c.LeaveClass(1)))


def test_slow_seat_that_looks_at_the_answer_cannot_answer() -> None:
    here = Class(3).does(c.Accommodate(2, Accommodation(time=2)), c.PutToClass(PLANT))
    here.refuses("not_now", by(2, c.ViewClassAnswer(1)))
    here.does(c.ShowClass(1)).refuses("closed", by(1, c.ViewClassAnswer(1)), by(2, c.ViewClassAnswer(2)))
    looked = private(here.does(by(2, c.ViewClassAnswer(1))))
    assert looked
    assert looked["result"] == here.told()["class_question"]["result"]
    here.refuses("closed", by(2, c.AnswerClass(1, right_place(here))))
    here = late().does(by(2, c.ViewClassAnswer(1)))
    assert here.you(2)["class"] is None
    assert here.you(2)["can"] == {"leave_class": 1}
    here.does(by(2, c.LeaveClass(1)))
    assert (private(here), here.you(2)["can"]) == (None, {})
    assert standings(here.session)[1].answered == 0


def test_next_class_question_ends_late_answers_to_the_last() -> None:
    here = late().does(c.PutToClass(asks("Another one?", "this", "that")))
    assert here.you(2)["can"] == {"class": 2}
    here.refuses("closed", by(2, c.AnswerClass(1, right_place(here))), by(2, c.ViewClassAnswer(1)))


def test_question_ended_without_answer_takes_no_late_answers() -> None:
    here = Class(3).does(c.Accommodate(2, Accommodation(time=0)), c.PutToClass(PLANT), c.EndClass(1))
    assert (private(here), here.you(2)["can"]) == (None, {})
    here.refuses("closed", by(2, c.AnswerClass(1, (0,))))


def test_seat_confirms_its_table_before_it_finishes_late() -> None:
    here = late(8).does(c.Deal())
    assert here.you(2)["can"] == {"sit": True}
    assert private(here) is None
    here.does(by(2, c.Sit()))
    assert here.you(2)["can"] == {"class": 1, "look_class": 1}


def test_seat_that_looked_at_the_answer_may_do_nothing_in_a_freeze() -> None:
    here = late().does(by(2, c.ViewClassAnswer(1)), c.Freeze()).waits(30)
    assert here.you(2)["can"] == {}
    assert here.does(c.Unfreeze()).waits(0).session.questions[0].reading == {}


def test_new_player_of_a_seat_cannot_answer_late() -> None:
    here = late(4, setup=CLASSROOM).does(c.Deal(), c.Remove(2), c.TakeSeat("new"))
    assert here.you(2)["can"] == {}
    here.refuses("closed", by(2, c.ViewClassAnswer(1)))


def test_removed_seat_has_no_question() -> None:
    here = late().does(c.Remove(2))
    assert private(here) is None
    assert here.seen(Player(2))["you"] == {"role": "player", "seat": 2, "practised": None}
    assert private(asked().does(c.Remove(2))) is None


# --- phones that are gone


def test_absent_phone_is_not_awaited() -> None:
    here = asked().does(by(1, c.AnswerClass(1, (0,))), c.MissClass(2, 1, on=True))
    assert (here.told()["class_question"]["answered"], here.told()["class_question"]["of"]) == (1, 2)
    here.refuses("closed", c.MissClass(2, 1, on=True), c.MissClass(3, 2, on=True), c.MissClass(3, 1, on=False))
    here.does(by(3, c.AnswerClass(1, (0,))))
    assert here.told()["class_question"]["result"]["given"] == 2
    here = asked().does(by(1, c.AnswerClass(1, (0,))), by(3, c.AnswerClass(1, (0,))), c.MissClass(2, 1, on=True))
    assert here.told()["class_question"]["result"] is not None  # that was the last awaited answer


def test_returned_phone_answers_and_earlier_answer_counts() -> None:
    here = asked().does(c.MissClass(2, 1, on=True), c.MissClass(2, 1, on=False), by(1, c.AnswerClass(1, (0,))))
    here.does(by(3, c.AnswerClass(1, (0,))), c.MissClass(3, 1, on=True))
    assert (here.told()["class_question"]["answered"], here.told()["class_question"]["of"]) == (2, 3)
    here.does(by(2, c.AnswerClass(1, (0,))))
    assert here.told()["class_question"]["result"]["given"] == 3


def test_question_without_present_phones_lasts_until_its_deadline() -> None:
    here = asked().does(*(c.MissClass(seat, 1, on=True) for seat in (1, 2, 3)))
    assert here.told()["class_question"]["result"] is None
    assert here.waits(30).told()["class_question"]["result"] is not None
    here.does(c.Freeze()).refuses("paused", c.MissClass(1, 1, on=False))


# --- who has seen what


def known(here: Class, seat: int) -> int:
    return next(placed.answered for placed in standings(here.session) if placed.seat == seat)


def test_answer_seen_at_a_table_shows_no_knowledge() -> None:
    here = Class(3).does(c.PutToClass(PLANT, known=(2,)))
    here.does(*(by(seat, c.AnswerClass(1, right_place(here))) for seat in (1, 2, 3)))
    assert [known(here, seat) for seat in (1, 2, 3)] == [1, 0, 1]


def test_late_student_can_show_knowledge_of_a_repeated_question() -> None:
    here = asked(2).does(c.ShowClass(1), c.EndClass(1), c.TakeSeat("late"), c.PutToClass(PLANT))
    here.does(*(by(seat, c.AnswerClass(2, right_place(here))) for seat in (1, 2, 3)))
    assert [known(here, seat) for seat in (1, 2, 3)] == [0, 0, 1]


def test_question_whose_answer_was_not_shown_can_still_be_known() -> None:
    here = asked(1).does(c.EndClass(1), c.PutToClass(PLANT))
    assert known(here.does(by(1, c.AnswerClass(2, right_place(here)))), 1) == 1


def test_absent_seat_has_not_seen_answer_unless_back_in_time() -> None:
    here = asked().does(c.MissClass(2, 1, on=True), c.MissClass(3, 1, on=True), c.ShowClass(1))
    here.does(c.MissClass(3, 1, on=False), c.TakeSeat("late"))
    assert have_seen(here.session, PLANT) == {1, 3, 4}


def test_slow_seat_has_seen_the_answer_once_it_looks() -> None:
    here = late()
    assert have_seen(here.session, PLANT) == {1, 3}
    assert have_seen(here.does(by(2, c.ViewClassAnswer(1))).session, PLANT) == {1, 2, 3}


def test_new_player_of_a_seat_has_seen_no_answers() -> None:
    here = asked(4).does(c.ShowClass(1), c.EndClass(1), c.Deal()).waits(9).does(c.Remove(2), c.TakeSeat("late"))
    assert have_seen(here.session, PLANT) == {1, 3, 4}


def test_practice_question_counts_as_seen() -> None:
    here = Class(2).does(by(1, c.Practise((0,))), c.PutToClass(PRACTICE))
    assert here.session.questions[0].known == {1}


def test_slow_seat_never_sees_the_answer_before_finishing() -> None:
    here = Class(3).does(c.Accommodate(2, Accommodation(time=2)), c.PutToClass(PLANT), c.ShowClass(1), c.Freeze(""))
    result = {seat: here.seen(Player(seat))["lesson"]["class_question"]["result"] for seat in (1, 2)}
    assert result[1]["answer"] == list(place(here))
    assert result[2] is None  # the seat can't answer during the freeze, but afterwards
    here.does(c.Unfreeze(), c.Accommodate(2, Accommodation()))
    assert here.you(2)["can"]["class"] == 1
    here.does(by(2, c.AnswerClass(1, place(here))))
    assert here.seen(Player(2))["lesson"]["class_question"]["result"]


def test_seat_that_has_seen_the_answer_cannot_answer_late() -> None:
    here = Class(3).does(c.PutToClass(PLANT), c.ShowClass(1), c.Accommodate(2, Accommodation(time=2)))
    assert "class" not in here.you(2)["can"]
    here.refuses("closed", by(2, c.AnswerClass(1, place(here))))
    here.does(c.TakeSeat("late"), c.Accommodate(4, Accommodation(time=2)))
    here.refuses("closed", by(4, c.AnswerClass(1, place(here))))


def test_new_player_of_a_seat_inherits_no_answers() -> None:
    here = Class(5).does(c.Deal()).sits().finishes(right=1, asked=1).waits(5).does(c.Deal())
    here.sits().does(c.PutToClass(PLANT))
    here.does(by(2, c.AnswerClass(1, place(here))))
    assert (here.you(2)["class"], "class" in here.you(2)["can"]) != (None, True)
    here.waits(5).does(c.Remove(2), c.TakeSeat("late"))
    assert (here.you(2)["class"], here.you(2)["can"]["class"]) == (None, 1)
    here.does(c.ShowClass(1), c.EndClass(1))
    assert standings(here.session)[1].answered == 0
    here.finishes(right=2, asked=2)
    assert [placed.answered for placed in standings(here.session)] == [3, 2, 3, 3, 3]


def test_fewer_choices_removes_half_of_the_wrong_choices() -> None:
    here = Class(2).does(c.Accommodate(2, Accommodation(fewer=True)), c.PutToClass(PLANT))
    without = here.you(2)["without"]
    assert len(without) == 2
    assert place(here)[0] not in without
    assert here.you(1)["without"] == []
    here.refuses("not_understood", by(2, c.AnswerClass(1, (without[0],))))
    here.does(by(1, c.AnswerClass(1, (without[0],))), by(2, c.AnswerClass(1, place(here))))


def test_accommodation_is_visible_to_seat_and_desk_only() -> None:
    accommodation = Accommodation(time=1.5, may_pass=True, large=True)
    here = Class(3).does(c.Accommodate(2, accommodation))
    assert here.you(2)["accommodation"]["time"] == 1.5
    assert here.told(DESK)["accommodations"]["2"]["large"] is True
    usual = here.you(1)["accommodation"]
    assert here.you(3)["accommodation"] == usual
    assert usual == {"time": 1.0} | dict.fromkeys(
        ("may_pass", "fewer", "read_aloud", "large", "spacing", "dyslexia"), False
    )
    here.refuses("closed", c.Accommodate(9, accommodation))
    assert "accommodations" not in here.told(Wall(host=True))
    assert "1.5" not in str(here.seen(Wall(host=True))) + str(here.seen(Player(1)))


def test_real_names_and_apart_pairs_are_for_desk_only() -> None:
    here = Class(8).does(c.KeepApart(((1, 2),)), c.Arrange("random"))
    assert here.told(DESK)["names"] == {"1": "Real Ann"}
    assert here.told(DESK)["apart"] == [[1, 2]]
    for viewer in (Wall(), Wall(host=True), Player(1), Player(2)):
        assert "Real Ann" not in str(here.seen(viewer))
        assert "apart" not in here.told(viewer)
        assert "needs" not in here.told(viewer)
