"""Points: one for a right answer, two from the third in a row on, and never a deduction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from quizbs.game import commands as c
from quizbs.quiz.scoring import AnswerRow
from tests.support.game_story import WALL, Story, asks, true_or_false, typed

if TYPE_CHECKING:
    from quizbs.quiz.recorded import Recorded

BANK = tuple(asks(f"Question {number}?", "yes", "no", "perhaps") for number in range(60))


class Quiz(Story):
    """A game of Ann, Bob and Cem in which every play is false and called at once, so that questions follow each other.

    The caught player is asked, and the other two answer along.
    """

    def __init__(self, names: str = "ann bob cem", bank: tuple[Any, ...] = BANK, **options: Any) -> None:
        super().__init__(names, "classroom", hunter=False, first_lap_clock=True, **options)
        self.opens(bank)

    def question(self) -> Quiz:
        """Play until the next question is open."""
        if self.game.phase == "explaining":
            self.explained()
        self.waits(max(0.0, self.game.clock.free_at - self.now))
        at = {seat: name for name, seat in self.names.items()}
        seat = self.game.turn.seat
        false = next(card for card in self.game.deck.hands[seat] if card[0] != self.game.turn.rank)
        caller = next(other for other in self.game.seats if other != seat and other not in self.game.autoplay)
        self.plays(at[seat], str(false)).calls(at[caller]).turned().phase("answering")
        return self

    def gives(self, **given: str) -> Quiz:
        """Let these players answer the next question; if others are missing, let its time run out."""
        self.question().answered(**given)
        if self.game.phase == "answering":
            self.runs_out()
        self.phase("explaining")
        return self

    def answered(self, **given: str) -> Quiz:
        """Let these players answer the open question."""
        for name, answer in given.items():
            self.answers(name, answer)
        return self

    def points(self, **points: int) -> Quiz:
        found = {name: self.game.tally[seat].points for name, seat in self.names.items() if seat in self.game.tally}
        assert {name: found.get(name, 0) for name in points} == points
        return self

    def rows(self, **rows: int) -> Quiz:
        assert {name: self.game.rows.get(self.names[name], AnswerRow()).right for name in rows} == rows
        return self


def records(story: Story) -> list[Recorded]:
    return [event.record for event in story.log if hasattr(event, "record") and event.record is not None]


# --- what an answer is worth


def test_right_answer_scores_one_then_two_from_third_in_row() -> None:
    table, points = Quiz(), []
    for _ in range(5):
        table.gives(ann="yes", bob="no", cem="yes")
        points.append(table.game.tally[1].points)
    assert points == [1, 2, 4, 6, 8]
    table.points(ann=8, bob=0, cem=8).rows(ann=5, bob=0, cem=5)


def test_wrong_answer_ends_the_row_and_costs_nothing() -> None:
    table = Quiz()
    for _ in range(3):
        table.gives(ann="yes", bob="yes", cem="yes")
    table.gives(ann="no", bob="yes", cem="yes").points(ann=4, bob=6, cem=6).rows(ann=0, bob=4)
    table.gives(ann="yes", bob="yes", cem="yes").points(ann=5, bob=8)


def test_silence_ends_the_row_like_a_wrong_answer() -> None:
    table = Quiz().gives(ann="yes", bob="yes", cem="yes").gives(ann="yes", bob="yes", cem="yes")
    table.gives(bob="yes").points(ann=2, bob=4, cem=2).rows(ann=0, bob=3, cem=0)


def test_asked_and_along_score_alike_regardless_of_speed() -> None:
    table = Quiz().question()
    table.waits(1).answered(ann="yes").waits(25).answered(bob="yes", cem="no")
    assert table.game.turn.asking is not None
    assert table.game.turn.asking.answerer in (1, 2)
    table.points(ann=1, bob=1, cem=0)


def test_lost_connection_does_not_end_the_row() -> None:
    table = Quiz().gives(ann="yes", bob="yes", cem="yes").gives(ann="yes", bob="yes", cem="yes").explained()
    table.autoplays("cem", why="away")
    while table.game.turn.seat == 3:
        table.runs_out()
    table.gives(ann="yes", bob="yes").explained()
    table.autoplays("cem", on=False, why="away")
    table.rows(ann=3, cem=2).gives(ann="yes", bob="yes", cem="yes").points(ann=6, cem=4)


def test_seen_question_scores_nothing_and_keeps_row() -> None:
    table = Quiz(bank=BANK[:1])
    table.gives(ann="yes", bob="no", cem="yes")
    for _ in range(3):
        table.gives(ann="yes", bob="yes", cem="no")
    table.points(ann=1, bob=0, cem=1).rows(ann=1, bob=0, cem=1)
    assert table.view("bob")["you"]["score"] == {"row": 0, "worth": 0, "won": 0}
    assert [record.worth for record in records(table)[3:]] == [0] * 9


def test_guests_score_like_players() -> None:
    table = Quiz().guest("dan")
    for _ in range(3):
        table.gives(dan="yes", ann="yes", bob="no", cem="no")
    table.points(dan=4, ann=4, bob=0)
    table.explained().ends()
    assert {place.seat: (place.place, place.points) for place in table.game.places}[4] == (0, 4)


def test_answer_in_extra_time_earns_the_same_points() -> None:
    table = Quiz()
    for _ in range(2):
        table.gives(ann="yes", bob="yes", cem="yes")
    while table.explained().game.turn.seat == 1:
        table.gives(ann="yes", bob="yes", cem="yes")
    table.accommodations("ann", time=2).question()
    before = table.game.tally[1].points
    table.answered(bob="yes", cem="yes").waits(30).phase("explaining")
    assert table.view("ann")["you"]["score"]["won"] is None
    table.answers("ann", "yes")
    assert table.view("ann")["you"]["score"]["won"] == 2
    assert table.game.tally[1].points == before + 2


def test_without_points_option_no_answer_scores() -> None:
    table = Quiz(points=False)
    for _ in range(3):
        table.gives(ann="yes", bob="yes", cem="no")
    table.points(ann=0, bob=0, cem=0)
    assert table.view("ann")["you"]["score"] is None
    assert table.view(WALL)["question"]["result"]["row"] is None


def test_asked_player_scores_when_nobody_answers_along() -> None:
    table = Quiz(answer_along=False)
    asked = next(name for name, seat in table.names.items() if seat == table.game.turn.seat)
    table.gives(**{asked: "yes"}).points(**{asked: 1})


# --- what is seen when


def test_phone_sees_question_value_only_before_reveal() -> None:
    for given, row, won in (("yes", 3, 2), ("no", 0, 0)):
        table = Quiz().gives(ann="yes", bob="yes", cem="yes").gives(ann="yes", bob="yes", cem="yes").question()
        table.sees("ann", {"you": {"score": {"row": 2, "worth": 2, "won": None}}})
        table.answered(ann=given).phase("answering")
        table.sees("ann", {"you": {"score": {"row": 2, "worth": 2, "won": None}}})
        table.answered(bob="yes", cem="no").phase("explaining")
        table.sees("ann", {"you": {"score": {"row": row, "worth": 2, "won": won}}})


def test_wall_names_only_the_longest_row() -> None:
    table = Quiz().gives(ann="yes", bob="yes", cem="yes").gives(ann="yes", bob="no", cem="yes")
    assert table.view(WALL)["question"]["result"]["row"] is None  # two are no row yet
    table.gives(ann="yes", bob="yes", cem="no")
    assert table.view(WALL)["question"]["result"]["row"] == {"seat": 1, "right": 3}
    table.gives(ann="no", bob="yes", cem="yes")
    assert table.view(WALL)["question"]["result"]["row"] is None


def test_quiet_calls_hide_caller_from_rows() -> None:
    """After a wrong call only the caller is asked, so naming a row would name the caller."""
    story = Story("ann bob cem", "classroom", quiet=True, answer_along=False, first_lap_clock=True)
    story.deal(ann="AS AH 2C 9C", bob="3C 4C 5C", cem="6C 7C 8C", questions={"AS": BANK[0]})
    story.game = replace(story.game, rows={2: AnswerRow(2)})
    story.plays("ann", "AS").calls("bob").turned().answers("bob", "yes").phase("explaining")
    assert story.game.turn.asking is not None
    assert story.game.turn.asking.best_row == (2, 3)
    assert story.view(WALL)["question"]["result"]["row"] is None


# --- the teacher's ruling, and new owners


def test_overruling_changes_points_and_the_row() -> None:
    table = Quiz()
    for _ in range(3):
        asked = next(name for name, seat in table.names.items() if seat == table.game.turn.seat)
        table.gives(**{name: "no" if name == asked else "yes" for name in table.names})
        table.overrules(right=True).points(**{asked: table.game.tally[table.names[asked]].points})
        table.explained()
    table.points(ann=4, bob=4, cem=4).rows(ann=3, bob=3, cem=3)
    table.question().answered(ann="yes", bob="yes", cem="yes").points(ann=6, bob=6, cem=6).overrules(right=False)
    judged = table.game.questions.judged[4].seat
    assert sorted((seat, tally.points) for seat, tally in table.game.tally.items()) == sorted(
        (seat, 4 if seat == judged else 6) for seat in (1, 2, 3)
    )
    assert table.game.rows[judged].right == 0


def test_late_overrule_changes_points_not_continued_rows() -> None:
    table = Quiz()
    asked = table.game.turn.seat
    name = next(name for name, seat in table.names.items() if seat == asked)
    table.gives(**{name: "no"}).gives(ann="yes", bob="yes", cem="yes")
    table.does(c.Overrule(1, right=True)).points(**{name: 2}).rows(**{name: 1})
    table.explained().ends().does(c.Overrule(1, right=False)).points(**{name: 1})
    assert next(place for place in table.game.places if place.seat == asked).points == 1


def test_new_player_of_a_hand_starts_without_points_or_row() -> None:
    table = Quiz().gives(ann="yes", bob="yes", cem="yes").gives(ann="yes", bob="yes", cem="yes").explained()
    table.does(c.TakeHand(3, since=table.now)).points(cem=0, ann=2).rows(cem=0, ann=2)


def test_class_question_extends_or_ends_row_once() -> None:
    table = Quiz().gives(ann="yes", bob="yes", cem="yes").gives(ann="yes", bob="yes", cem="yes").explained()
    table.does(c.RecordClassAnswers(1, {1: True, 2: False})).rows(ann=3, bob=0, cem=2).points(ann=2)
    table.refuses("closed", lambda s: s.does(c.RecordClassAnswers(1, {1: True, 2: True})))
    table.does(c.RecordClassAnswers(1, {1: True, 3: True})).rows(ann=3, cem=3)
    table.gives(ann="yes", bob="yes", cem="yes").points(ann=4, bob=3, cem=4)


def test_game_starts_with_the_rows_of_the_lesson() -> None:
    story = Story("ann bob cem", "classroom", first_lap_clock=True)
    story.opens(BANK, rows={1: AnswerRow(2, heard=3)}).sees("ann", {"you": {"score": {"row": 2}}})
    story.refuses("closed", lambda s: s.does(c.RecordClassAnswers(3, {1: True})))


# --- what is kept of each answer


def test_recorded_answer_has_choice_time_and_worth() -> None:
    table = Quiz().gives(ann="yes", bob="no", cem="yes").question()
    table.waits(4).answered(bob="perhaps").pauses().waits(100).resumes().waits(3.26).answered(ann="yes", cem="no")
    asked = table.game.turn.asking
    assert asked is not None
    how = {name: "asked" if seat == asked.answerer else "along" for name, seat in table.names.items()}
    kept = records(table)[3:]
    assert [(one.given, one.seconds, one.how, one.worth, one.row, one.repeat) for one in kept] == [
        ((2,), 4.0, how["bob"], 1, 0, False),
        ((0,), 7.3, how["ann"], 1, 1, False),
        ((1,), 7.3, how["cem"], 1, 1, False),
    ]


def test_recorded_seconds_exclude_outages_and_pauses() -> None:
    table = Quiz()
    table.accommodations("cem", time=2, fewer=True).question()
    table.waits(2).extends(50).waits(0)
    table.now += 50
    table.answered(ann="yes", bob="yes").runs_out().phase("explaining")
    waited = table.now - table.game.turn.asking.began_at  # type: ignore[union-attr]
    table.pauses().waits(9).resumes().answers("cem", "yes")
    assert records(table)[-1].seconds == round(waited, 1)
    assert records(table)[-1].helped == ("fewer", "time")
    assert records(table)[0].helped == ()


@pytest.mark.parametrize(
    ("question", "given", "kept"),
    [
        (typed("What is the capital of Peru?", "Lima"), "  The LIMA. ", "lima"),
        (typed("What is the capital of Peru?", "Lima"), "x" * 90, "x" * 60),
        (true_or_false("Moss has roots.", right=False), "True", (0,)),
    ],
)
def test_given_answer_is_recorded_in_normalized_form(question: Any, given: str, kept: Any) -> None:
    table = Quiz(bank=(question,)).question()
    table.answered(ann=given)
    assert records(table)[-1].given == kept


def test_record_has_no_seconds_without_a_limit_or_an_answer() -> None:
    table = Quiz(answer_time=0).question().waits(5)
    table.answered(ann="yes", bob="yes", cem="yes")
    assert [record.seconds for record in records(table)] == [None] * 3
    table = Quiz().question().runs_out()
    assert [(record.given, record.seconds, record.how) for record in records(table)] == [(None, None, "asked")]
    table = Quiz()
    table.accommodations("ann", time=0).question().waits(5)
    table.answered(ann="yes", bob="yes")
    assert [record.seconds for record in records(table)] == [None, 5.0]
