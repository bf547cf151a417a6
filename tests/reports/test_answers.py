"""The record of a lesson: the answers of people, after the teacher's rulings."""

import pytest
from msgspec.structs import replace

from quizbs.game import commands as c
from quizbs.game.actors import Away
from quizbs.lesson.session_state import ClassAnswer, ClassQuestion, SessionState, Stint
from quizbs.quiz.question import Question
from quizbs.quiz.recorded import Recorded
from quizbs.quiz.wording import wording
from quizbs.reports.answers import AnswerRecord, LessonRecord, answers
from quizbs.reports.answers import record as record_of
from tests.reports.record import BANK, OPTIONS, Record, ledger, lesson
from tests.support.game_story import by

ALONG = replace(OPTIONS, answer_along=True)


def asked(record: Record | None = None) -> Record:
    """Return a game in which a player cheats at 100 s, is called by the next seat, and is asked."""
    record = record or Record()
    cheat = record.game.turn.seat
    caller = next(seat for seat in record.game.seats if seat != cheat)
    return record.lays(honest=False).calls(caller)


def kept(*records: Record, of: SessionState | None = None) -> list[AnswerRecord]:
    return answers(of or lesson(*records), ledger(*records).__getitem__)


def kept_all(*records: Record, of: SessionState | None = None) -> LessonRecord:
    return record_of(of or lesson(*records), ledger(*records).__getitem__)


def _class_question(
    question: Question, asked_at: float, closes_at: float, given: tuple[ClassAnswer, ...]
) -> ClassQuestion:
    return ClassQuestion(
        number=1,
        question=question,
        order=(0, 1),
        language="en",
        asked_at=asked_at,
        began_at=asked_at,
        closes_at=closes_at,
        answers=given,
        shown=True,
        ended=True,
    )


def test_answer_is_recorded_with_person_question_and_time() -> None:
    record = asked().answers(right=True)
    (found,) = kept(record)
    assert found[:8] == (1, "x.1", "person1", record.text(), True, record.now, "asked", False)


def test_answer_record_has_question_choice_and_seconds() -> None:
    record = asked().answers(right=False, after=7)
    (found,) = kept(record)
    question = next(question for question in BANK if question.text == record.text())
    assert (found.table, found.question, found.wording, found.kind) == (1, question.id, wording(question), "choice")
    assert (found.chosen, found.typed, found.seconds, found.overruled, found.helped) == ((1,), None, 7.0, False, ())
    (again,) = kept(record.does(c.Overrule(1, True)))
    assert (again.right, again.overruled) == (True, True)


def test_answer_on_a_shared_phone_is_recorded_as_helped_by_partner() -> None:
    record = asked().answers(right=True)
    of = lesson(record)
    shared = replace(of.seats[0], partners=("ann",))
    (found,) = kept(record, of=replace(of, seats=(shared, *of.seats[1:])))
    assert found.helped == ("partner",)


def test_late_and_absent_people_are_recorded_as_such() -> None:
    record = asked().answers(right=False)
    record.does(by(Away(), c.Autoplay(3, on=True)))
    of = lesson(record)
    late = replace(of.seats[1], came=of.games[0].dealt_at + 1)
    found = kept_all(record, of=replace(of, seats=(of.seats[0], late, of.seats[2])))
    ((question, seconds),) = [(asked.question.text, asked.seconds) for asked in found.questions]
    assert (question, seconds) == (record.text(), OPTIONS.answer_time)
    assert [(one.late, one.went_off, one.shared) for one in found.participants] == [
        (False, False, False),
        (True, False, False),
        (False, True, False),
    ]
    assert [(one.plays, one.bluffs, one.calls, one.right_calls) for one in found.participants] == [
        (1, 1, 0, 0),
        (0, 0, 1, 1),
        (0, 0, 0, 0),
    ]


def test_removed_person_is_a_participant_only_after_an_answer() -> None:
    record = asked().answers(right=False)
    of = lesson(record)
    gone = tuple(replace(seat, removed=True, before=(Stint(seat.people, record.now + 1),)) for seat in of.seats)
    assert [one.person for one in kept_all(record, of=replace(of, seats=gone)).participants] == ["person1"]


def test_plays_and_calls_count_for_the_player_of_that_moment() -> None:
    record = asked(Record(ALONG)).answers_along(2, right=True).answers(right=True).goes_on()
    record.lays(honest=False).lays(honest=False, after=4).does(by(2, c.Call(record.game.claims)), after=1)
    taken = record.now + 0.1
    record.does(c.TakeHand(2, since=taken), after=0.2)
    while record.game.phase != "turn":
        record.runs_out()
    record.lays(honest=False).lays(honest=False, after=4)
    of = lesson(record)
    second = replace(of.seats[1], person="late", since=taken, before=(Stint(("early",), taken),))
    found = kept_all(record, of=replace(of, seats=(of.seats[0], second, of.seats[2]))).participants
    deeds = {one.person: (one.plays, one.bluffs, one.calls, one.right_calls) for one in found}
    assert deeds == {"person1": (2, 2, 0, 0), "early": (1, 1, 2, 2), "late": (1, 1, 0, 0), "person3": (1, 1, 0, 0)}


def test_question_without_answer_in_time_is_recorded() -> None:
    record = asked().runs_out()
    assert [answer.right for answer in kept(record)] == [None]


def test_overruled_wrong_answer_is_recorded_as_right() -> None:
    record = asked().answers(right=False)
    at = record.now
    record.does(c.Overrule(1, True), after=3)
    assert [(answer.question_text, answer.right, answer.at) for answer in kept(record)] == [(record.text(), True, at)]


def test_bots_are_left_out() -> None:
    record = asked().answers(right=False)
    assert kept(record, of=lesson(record, bots=(1,))) == []


def test_unopened_table_has_no_answers() -> None:
    assert answers(lesson(Record()), lambda _: []) == []


def test_answers_along_are_recorded_beside_the_asked_one() -> None:
    record = asked(Record(ALONG)).answers_along(2, right=False).answers(right=True).answers_along(3, right=True)
    found = [(answer.person, answer.right, answer.how) for answer in kept(record)]
    assert found == [("person2", False, "along"), ("person1", True, "asked"), ("person3", True, "along")]
    record.does(c.Overrule(1, False))
    assert [(answer.person, answer.right) for answer in kept(record)] == [
        ("person2", False),
        ("person1", False),
        ("person3", True),
    ]


def test_answer_along_of_a_guest_is_recorded() -> None:
    record = Record(ALONG, seats=4)
    guest = Record(ALONG).does(c.Guest(4, on=True))
    asked(guest).answers_along(4, right=True)
    of = replace(lesson(record), games=lesson(guest).games)
    assert [(answer.person, answer.how) for answer in kept(guest, of=of)] == [("person4", "along")]


def test_seen_question_is_a_repeat_even_in_next_game() -> None:
    few = BANK[:1]
    first = asked(Record(bank=few)).answers(right=False)
    second = Record(bank=few)
    second.now = 500.0
    asked(second).answers(right=True)
    assert [(answer.round, answer.right, answer.repeat) for answer in kept(first, second)] == [
        (1, False, False),
        (2, True, True),
    ]


def test_question_asked_twice_in_a_game_is_a_repeat_for_everybody() -> None:
    record = asked(Record(replace(ALONG, hunter=False), bank=BANK[:1])).answers(right=False)
    record.answers_along(2, right=True).answers_along(3, right=True).goes_on()
    asked(record).answers(right=True)
    assert [answer.repeat for answer in kept(record)] == [False, False, False, True]


@pytest.mark.parametrize(("counts", "people"), [("holder", ["cem"]), ("team", ["ann", "bob", "cem"])])
def test_answer_on_shared_phone_counts_for_holder_or_all_partners(counts: str, people: list[str]) -> None:
    record = asked(Record(replace(OPTIONS, answer_counts=counts))).answers(right=True)
    of = lesson(record)
    shared = replace(of.seats[0], person="cem", partners=("ann", "bob"))  # who played it answers for it
    found = sorted(answer.person for answer in kept(record, of=replace(of, seats=(shared, *of.seats[1:]))))
    assert found == people


def test_answer_counts_for_the_player_of_that_moment() -> None:
    record = asked().answers(right=True)
    of = lesson(record)
    taken_over = replace(of.seats[0], person="late", before=(Stint(("early",), record.now + 1),))
    assert [answer.person for answer in kept(record, of=replace(of, seats=(taken_over, *of.seats[1:])))] == ["early"]


def test_answers_to_class_questions_are_recorded_in_sequence() -> None:
    record = asked().answers(right=True)
    question = replace(BANK[0], text="All of you?")
    given = (ClassAnswer(2, True, 300.0, (0,), None, False), ClassAnswer(3, False, 90.0, (1,), None, False))
    class_question = _class_question(question, 99.0, 400.0, given)
    class_question = replace(class_question, seen={2: 400.0, 3: 400.0})
    again = replace(class_question, number=2, asked_at=500.0, answers=(replace(given[0], at=510.0),))
    of = replace(lesson(record), questions=(class_question, again))
    found = [(answer.round, answer.game, answer.person, answer.how, answer.repeat) for answer in kept(record, of=of)]
    assert found == [
        (0, "", "person3", "class", False),
        (1, "x.1", "person1", "asked", False),
        (0, "", "person2", "class", False),
        (1, "", "person2", "class", True),
    ]


def test_silence_counts_as_not_known_unless_excused() -> None:
    record = asked(Record(replace(ALONG, hunter=False)))
    record.answers_along(2, right=True).runs_out()
    assert {(answer.person, answer.how, answer.right) for answer in kept(record)} == {
        ("person1", "asked", None),
        ("person2", "along", True),
        ("person3", "along", None),
    }
    record = asked(Record(replace(ALONG, hunter=False))).answers_along(2, right=True)
    record.does(by(Away(), c.Autoplay(1, on=True))).does(c.Skip(record.game.clock.step))
    assert [(answer.person, answer.right) for answer in kept(record)] == [("person2", True)]
    record.does(c.Overrule(1, right=True))  # the teacher heard the answer
    assert {(answer.person, answer.right) for answer in kept(record)} == {("person1", True), ("person2", True)}


def test_silence_on_a_class_question_counts_as_not_known() -> None:
    given = (ClassAnswer(2, True, 30.0, (0,), None, False),)
    asked_all = _class_question(BANK[0], 20.0, 60.0, given)
    asked_all = replace(asked_all, seen=dict.fromkeys((1, 2, 3), 50.0), shown_at=50.0, silent=frozenset({3}))
    found = kept(of=SessionState(seats=lesson(Record()).seats, questions=(asked_all,)))
    assert [(answer.person, answer.right, answer.repeat) for answer in found] == [
        ("person2", True, False),
        ("person3", None, False),
    ]


def test_overruled_answer_is_found_after_later_questions() -> None:
    record = asked().answers(right=False).goes_on()
    asked(record).answers(right=True).goes_on()
    record.does(c.End()).does(c.Overrule(1, True)).does(c.Overrule(2, False))
    assert [answer.right for answer in kept(record)] == [True, False]


def test_guest_joining_midway_has_seen_the_answer() -> None:
    record = Record(replace(ALONG, hunter=False), bank=BANK[:1])
    asked(record).does(c.Guest(4, on=True)).answers_along(2, right=False).answers_along(3, right=False)
    record.answers(right=True).goes_on()
    asked(record).answers_along(4, right=True)
    people = lesson(Record(seats=4)).seats
    found = kept(record, of=replace(lesson(record), seats=people))
    assert [answer.repeat for answer in found if answer.person == "person4"] == [True]


def test_absent_phone_has_not_seen_shown_answer() -> None:
    record = asked(Record(replace(ALONG, hunter=False), bank=BANK[:1]))
    record.does(by(Away(), c.Autoplay(3, on=True))).answers_along(2, right=False).answers(right=False).goes_on()
    record.does(by(Away(), c.Autoplay(3, on=False)))
    asked(record).answers_along(3, right=True)
    assert [answer.repeat for answer in kept(record) if answer.person == "person3"] == [False]


def test_phone_back_while_the_answer_is_shown_has_seen_the_answer() -> None:
    record = asked(Record(replace(ALONG, hunter=False), bank=BANK[:1]))
    record.does(by(Away(), c.Autoplay(3, on=True))).answers_along(2, right=False).answers(right=False)
    record.does(by(Away(), c.Autoplay(3, on=False))).goes_on()
    asked(record).answers_along(3, right=True)
    assert [answer.repeat for answer in kept(record) if answer.person == "person3"] == [True]


def test_question_that_is_open_at_a_table_is_new_to_the_class() -> None:
    record = asked()
    given = (ClassAnswer(2, True, record.now + 30, (0,), None, False),)
    question = record.game.questions.bank[record.game.questions.asked[-1]]
    all_asked = _class_question(question, record.now + 20, record.now + 40, given)
    all_asked = replace(all_asked, seen={2: record.now + 40}, shown_at=record.now + 40)
    record.answers(right=True, after=60)
    found = kept(record, of=replace(lesson(record), questions=(all_asked,)))
    assert [(answer.person, answer.repeat) for answer in found] == [("person2", False), ("person1", False)]


def test_class_answer_known_before_is_a_repeat() -> None:
    known = Recorded(how="class", repeat=True)
    given = (ClassAnswer(2, True, 30.0, (0,), None, False, record=known), ClassAnswer(3, True, 31.0, (0,), None, False))
    asked_all = replace(_class_question(BANK[0], 20.0, 60.0, given), shown_at=50.0, known=frozenset({1, 3}))
    asked_all = replace(asked_all, silent=frozenset({1}))
    found = kept(of=SessionState(seats=lesson(Record()).seats, questions=(asked_all,)))
    assert [(answer.person, answer.repeat) for answer in found] == [
        ("person2", True),
        ("person3", True),
        ("person1", True),
    ]
