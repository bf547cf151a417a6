"""The report's figures about arguing agree with a recount of a played lesson, vote by vote."""

from quizbs.lesson import commands as c
from quizbs.reports.answers import record
from quizbs.reports.facts import LessonFacts
from quizbs.reports.first_answers import came_back, first_answers, sums
from quizbs.reports.question_parts import argued, missed_question
from quizbs.reports.report import report
from tests.lesson.story import Class
from tests.lesson.test_arguing import votes
from tests.lesson.test_class_question import asked
from tests.support.game_story import by


def facts(here: Class) -> LessonFacts:
    kept = record(here.session, lambda _: [])
    return LessonFacts(
        lesson="x",
        title="",
        label="",
        began_at=0.0,
        ended_at=1.0,
        sums=sums(kept.answers, len(kept.participants)),
        questions={one.wording: one for one in kept.questions},
        answers=tuple(kept.answers),
        participants=tuple(kept.participants),
    )


def test_gain_counts_seats_that_voted_twice() -> None:
    here = votes(asked(10), 4, 6).does(c.VoteAgain(1)).waits(5)
    votes(here, 7, 2).waits(30)  # the tenth doesn't vote again
    told = facts(here)
    (gain,) = argued(told)
    assert (gain.voters, gain.before, gain.after) == (9, 4, 7)
    assert (told.sums.first, told.sums.right) == (10, 4)
    assert len(first_answers(told.answers)) == 10
    assert came_back(told.answers) == [], "who was convinced hasn't met the question again"
    assert [one.how for one in told.answers].count("argued") == 9
    assert {one.sure for one in told.answers if one.how == "class"} == {0, 1, 2}


def test_vote_only_after_arguing_is_not_knowledge() -> None:
    here = votes(asked(10), 4, 5).waits(60).does(c.VoteAgain(1))  # the tenth doesn't vote at first
    told = facts(votes(here, 7, 3))
    assert [one.how for one in told.answers].count("argued") == 10
    assert (told.sums.first, told.sums.right) == (9, 4)


def test_gain_is_omitted_if_fewer_than_five_voted_twice() -> None:
    here = votes(asked(10), 4, 6).does(c.VoteAgain(1))
    votes(here, 3, 1).waits(30)
    assert argued(facts(here)) == ()


def test_report_has_confidence_of_the_most_chosen_wrong_answer() -> None:
    here = asked(9)
    order = here.session.questions[0].order
    for seat in range(1, 10):
        wrong = seat > 1
        here.does(by(seat, c.AnswerClass(1, (order.index(1 if wrong else 0),), sure=2 if seat > 4 else 0)))
    told = facts(here)
    one = missed_question(told, next(iter(told.questions)))
    assert (one.top_count, one.sure) == (8, 5)


def test_question_to_teach_again_includes_second_vote() -> None:
    here = votes(asked(32), 13, 19).does(c.VoteAgain(1))
    votes(here, 24, 8)
    (one,) = report(facts(here)).teach
    assert one.again
    assert (one.missed, one.first, one.again.right, one.again.voters) == (19, 32, 24, 32)
    assert [(part.kind, part.count) for part in one.again.parts] == [("top", 8), ("right", 24)]
    (once,) = report(facts(votes(asked(32), 1, 31))).teach
    assert once.again is None
