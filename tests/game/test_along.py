"""Answering along: privately, without a stake, and without learning anything before all may know it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from quizbs.game.accommodation import Accommodation
from quizbs.game.commands import Accommodate, Answer
from quizbs.game.log import Tally
from tests.support.game_story import WALL, Story, asks, by, true_or_false, typed

if TYPE_CHECKING:
    from collections.abc import Callable

    from quizbs.quiz.question import Question

    Ready = Callable[[dict[str, Accommodation]], Story]

WHY_NOT = "Carotene is orange."
LEAF = asks(
    "What makes a leaf green?",
    *("chlorophyll", "carotene", "water", "light"),
    explanation="It takes in red.",
    feedback={"carotene": WHY_NOT},
)
EVEN = asks("Which are even?", "two", "three", "four", "five", right=(0, 2))
MOSS = true_or_false("Moss has roots.", right=False)
CAPITAL = typed("What is the capital of Peru?", "Lima")
LIMITS: dict[str, Any] = {"answer_along": True, "first_lap_clock": True}


def asked(
    question: Question = LEAF, accommodations: dict[str, Accommodation] | None = None, bots: str = "", **options: Any
) -> Story:
    """Return a game in which Bob has caught Ann, who is asked ``question``; Cem and Dan may answer along."""
    story = Story("ann bob cem dan", "classroom", **(LIMITS | {"hunter": False} | options))
    story.deal(
        ann="KH AS 9D",
        bob="2C 3D",
        cem="4D 4H",
        dan="5D 5H",
        pile="8C",
        questions={"KH": question},
        accommodations=accommodations,
        bots=bots,
    )
    return story.plays("ann", "KH").calls("bob").turned().phase("answering")


# --- who answers


def test_all_others_answer_the_same_question() -> None:
    story = asked().may("ann", "answer").may("bob", "along").may("cem", "along").may("dan", "along")
    story.sees("bob", {"you": {"can": {"along": 1}, "along": None}})
    story.sees(WALL, {"question": {"along": {"answered": 0, "of": 4}}})
    story.answers("bob", "water")
    story.answers("cem", "chlorophyll").may("cem")
    story.phase("answering").sees(WALL, {"question": {"along": {"answered": 2, "of": 4}}})


@pytest.mark.parametrize("name", ["ann", "bob"])
def test_second_answer_is_refused(name: str) -> None:
    story = asked().answers(name, "water").phase("answering")
    story.refuses("closed", lambda s: s.answers(name, "water"))


def test_answer_along_to_another_question_is_refused() -> None:
    asked().refuses("closed", lambda s: s.answers("dan", "water", question=2))


def test_answered_seats_are_shown_until_reveal_without_answers() -> None:
    story = asked().answers("dan", "water").answers("bob", "chlorophyll")
    story.sees(WALL, {"question": {"along": {"answered": 2, "of": 4, "who": [2, 4]}, "result": None}})
    story.answers("ann", "water").sees("cem", {"question": {"along": {"answered": 3, "of": 4, "who": [1, 2, 4]}}})
    story.waits(30).phase("explaining").sees(WALL, {"question": {"along": {"answered": 3, "of": 4, "who": []}}})


def test_quiet_calls_show_how_many_answered_but_not_who() -> None:
    """With names, the only seat missing would be the one that answers for cards, which may be the caller."""
    story = asked(quiet=True).answers("dan", "water").answers("cem", "water")
    story.sees(WALL, {"question": {"along": {"answered": 2, "of": 4, "who": []}}})


def test_without_option_answering_along_is_refused() -> None:
    story = asked(answer_along=False).may("bob").refuses("closed", lambda s: s.answers("bob", "water"))
    story.sees(WALL, {"question": {"along": None}}).answers("ann", "water").phase("explaining")
    story.refuses("closed", lambda s: s.answers("bob", "water"))


def test_answer_is_revealed_when_all_have_answered() -> None:
    story = asked().answers("ann", "chlorophyll").answers("bob", "water").answers("cem", "carotene")
    story.phase("answering").tells("called", "stamped", "asked")
    story.answers("dan", "chlorophyll")
    story.phase("explaining").tells("asked", "answered", "took")
    story.sees(WALL, {"question": {"result": {"right": True}, "along": {"answered": 4, "of": 4}}})


def test_answers_along_do_not_change_the_cost() -> None:
    story = (
        asked().answers("ann", "chlorophyll").answers("bob", "water").answers("cem", "water").answers("dan", "water")
    )
    story.holds(ann="AS 9D KH").pile(0, gone=1)  # Ann's right answer halved the pile


def test_asked_player_may_answer_last() -> None:
    story = asked().answers("bob", "water").answers("cem", "carotene").answers("dan", "chlorophyll").phase("answering")
    story.answers("ann", "water").phase("explaining").holds(ann="AS 9D 8C KH")


def test_answer_is_revealed_when_common_time_is_over() -> None:
    story = asked().waits(10).answers("ann", "chlorophyll").clock(20, of=30).may("ann").waits(20).phase("explaining")
    story.sees(WALL, {"question": {"result": {"right": True}, "along": {"answered": 1, "of": 4}}})


def test_answer_after_common_time_is_refused() -> None:
    asked().waits(30).phase("explaining").refuses("closed", lambda s: s.answers("bob", "water"))


def test_missing_answer_of_asked_player_counts_as_wrong() -> None:
    story = asked().answers("bob", "chlorophyll").waits(30).phase("explaining").holds(ann="AS 9D 8C KH")
    story.sees(WALL, {"question": {"result": {"right": False, "given": None}}})
    assert (story.game.tally[1].asked, story.game.tally[2].along_right) == (1, 1)


def test_skip_reveals_the_answer() -> None:
    asked().answers("ann", "water").skips().phase("explaining")


def test_question_with_own_time_limit_keeps_that_limit() -> None:
    quick = asks("Quick?", time=5)
    asked(quick).waits(2).answers("ann", "yes").clock(3, of=5).waits(3).phase("explaining")


def test_question_without_clock_waits_for_everybody() -> None:
    story = asked(answer_time=0).answers("ann", "water").no_clock().waits(9999).answers("bob", "water")
    story.answers("cem", "water").phase("answering").answers("dan", "water").phase("explaining")


def test_pause_stops_the_common_time() -> None:
    story = asked().waits(10).answers("ann", "water").pauses("freeze").waits(500)
    story.refuses("paused", lambda s: s.answers("bob", "water")).may("bob").resumes("freeze").clock(20, of=30)
    story.extends(5).waits(0).clock(25, of=30)


# --- what is known when


def test_nobody_learns_answer_early() -> None:
    for given in ("chlorophyll", "water"):
        story = asked().answers("ann", given).answers("bob", "chlorophyll")
        for who in ("ann", "bob", "cem", WALL):
            story.sees(who, {"question": {"result": None}, "phase": "answering"}).never_reads(who, "takes in red")
        place = story.view(WALL)["question"]["choices"].index(given)
        story.sees("ann", {"you": {"along": {"given": {"choices": [place]}, "right": None}}})
        story.sees("bob", {"you": {"along": {"right": None}}}).sees("cem", {"you": {"along": None}})
        assert not story.game.tally.get(1)
        story.waits(30).sees("ann", {"you": {"along": {"right": given == "chlorophyll"}}})
        story.sees("bob", {"you": {"along": {"right": True}}}).sees("cem", {"you": {"along": None}})


def test_end_of_game_before_reveal_shows_no_answer() -> None:
    story = asked().answers("ann", "chlorophyll").answers("bob", "chlorophyll").ends()
    story.sees(WALL, {"question": {"result": None}}).sees("ann", {"you": {"along": {"right": None}}})
    assert {(place.right, place.asked, place.along) for place in story.game.places} == {(0, 0, 0)}


def test_answer_along_may_be_typed() -> None:
    story = asked(CAPITAL).answers("bob", "lima").answers("cem", "Quito")
    story.sees("bob", {"you": {"along": {"given": {"text": "lima"}}}}).waits(30)
    assert [story.game.tally[seat].along_right for seat in (2, 3)] == [1, 0]


def test_answer_along_may_have_several_choices() -> None:
    story = asked(EVEN).answers("bob", "four", "two").answers("cem", "two").waits(30)
    assert [story.game.tally[seat].along_right for seat in (2, 3)] == [1, 0]


@pytest.mark.parametrize(
    ("question", "answer"), [(CAPITAL, Answer(1, choices=(0,))), (MOSS, Answer(1, choices=(0, 1))), (MOSS, Answer(1))]
)
def test_answer_that_does_not_fit_the_question_is_refused(question: Question, answer: Answer) -> None:
    asked(question).refuses("not_understood", lambda s: s.does(by(2, answer)))


def test_places_count_answers_along() -> None:
    story = asked().answers("bob", "chlorophyll").answers("cem", "water").waits(30).explained().ends()
    told = {place.seat: (place.along, place.along_right) for place in story.game.places}
    assert told == {1: (0, 0), 2: (1, 1), 3: (1, 0), 4: (0, 0)}


# --- who is waited for


def test_bots_and_autoplay_are_not_waited_for() -> None:
    story = asked(bots="dan").autoplays("cem").sees(WALL, {"question": {"along": {"answered": 0, "of": 2}}})
    story.may("cem").may("dan", "along")
    story.answers("ann", "water").phase("answering").answers("bob", "water").phase("explaining")


def test_absent_seat_cannot_answer_along() -> None:
    asked().autoplays("cem").refuses("not_now", lambda s: s.answers("cem", "water"))


def test_answer_of_a_bot_in_time_counts() -> None:
    story = asked(bots="bob dan").answers("dan", "chlorophyll").answers("cem", "water").answers("ann", "water")
    story.phase("explaining")
    assert story.game.tally[4].along_right == 1


def test_last_awaited_player_may_leave() -> None:
    story = asked().answers("ann", "water").answers("bob", "water").answers("cem", "water").autoplays("dan", why="away")
    story.phase("explaining").tells("asked", "autoplay", "answered", "took")


def test_others_keep_their_time_after_asked_player_leaves() -> None:
    story = asked().waits(10).autoplays("ann").clock(20, of=30).answers("bob", "water").answers("cem", "water")
    story.phase("answering").answers("dan", "water").phase("explaining")
    story.sees(WALL, {"question": {"result": {"given": None}}})


def test_unclocked_question_waits_after_asked_player_leaves() -> None:
    story = asked(answer_time=0).autoplays("ann").no_clock().answers("bob", "water").answers("cem", "water")
    story.phase("answering").answers("dan", "water").phase("explaining")


def test_asked_player_who_leaves_last_ends_the_question() -> None:
    story = asked().answers("bob", "water").answers("cem", "water").answers("dan", "water").autoplays("ann")
    story.phase("explaining")


def test_asked_player_who_returns_may_answer() -> None:
    story = asked().autoplays("ann").waits(10).autoplays("ann", on=False).clock(20, of=30)
    story.answers("ann", "water")


def test_question_of_absent_seat_moves_to_a_present_one() -> None:
    story = Story("ann bob cem", "classroom", **LIMITS)
    story.deal(ann="KH AS 9D", bob="2C 3D", cem="4D 4H", questions={"KH": LEAF})
    story.plays("ann", "KH").calls("bob").autoplays("ann").turned().phase("answering").clock(30).may("cem", "answer")
    story.sees(WALL, {"question": {"answerer": 3, "stakes": None}})
    story.answers("bob", "water").phase("answering").answers("cem", "chlorophyll").phase("discard")


def test_nobody_is_asked_if_answerer_is_absent_and_other_is_a_bot() -> None:
    story = Story("ann bob", "classroom", **LIMITS)
    story.deal(ann="KH AS 9D", bob="2C 3D", bots="bob", questions={"KH": LEAF})
    story.plays("ann", "KH").calls("bob").autoplays("ann").turned().phase("discard").sees(WALL, {"question": None})


def test_table_of_autoplay_seats_continues_without_answers() -> None:
    story = asked().autoplays("ann").autoplays("bob").autoplays("cem").phase("answering").autoplays("dan")
    story.phase("explaining").sees(WALL, {"question": {"result": {"right": False}}})


def test_guest_answers_along() -> None:
    story = asked().guest("eva").may("eva", "along").sees("eva", {"you": {"seat": 5, "hand": [], "own_rank": None}})
    story.sees(WALL, {"question": {"along": {"answered": 0, "of": 5}}}).answers("eva", "chlorophyll").may("eva")
    story.sees(WALL, {"question": {"along": {"answered": 1, "of": 5}}})
    for name in ("ann", "bob", "cem", "dan"):
        story.answers(name, "water")
    story.phase("explaining").may("eva").sees("eva", {"you": {"along": {"right": True}}})
    story.ends().sees(WALL, {"places": [{}, {}, {}, {}]})
    assert [(place.place, place.along_right) for place in story.game.places if place.seat == 5] == [(0, 1)]


def test_guest_can_do_nothing_but_answer_along() -> None:
    story = asked().guest("eva")
    story.refuses("not_yours", lambda s: s.calls("eva")).refuses("not_yours", lambda s: s.ready("eva"))


# --- more time


def test_asked_seat_has_own_clock_others_see_common_one() -> None:
    story = asked(accommodations={"ann": Accommodation(time=2)}).clock(30)
    story.sees("ann", {"you": {"clock": {"left": 60000, "of": 60000}}})
    story.waits(30).phase("answering").clock(0, of=30).sees("ann", {"you": {"clock": {"left": 30000}}})
    story.sees("bob", {"you": {"clock": None}}).answers("bob", "water").phase("answering")
    story.answers("ann", "chlorophyll").phase("explaining").sees(WALL, {"question": {"result": {"right": True}}})


def test_own_clock_of_asked_seat_ends_the_question() -> None:
    asked(accommodations={"ann": Accommodation(time=2)}).waits(59).phase("answering").waits(1).phase("explaining")


def test_common_clock_ends_question_if_asked_seat_has_answered() -> None:
    story = asked(accommodations={"ann": Accommodation(time=2)}).waits(10).answers("ann", "water").clock(20, of=30)
    story.waits(20).phase("explaining")


def test_asked_seat_may_have_no_clock() -> None:
    story = (
        asked(accommodations={"ann": Accommodation(time=0)}).clock(30).waits(9999).phase("answering").clock(0, of=30)
    )
    story.sees("ann", {"you": {"clock": {"left": None, "of": None}}}).answers("ann", "water").phase("explaining")


def test_seat_with_more_time_finishes_answering_privately() -> None:
    story = asked(accommodations={"cem": Accommodation(time=1.5)}).sees("cem", {"you": {"clock": {"left": None}}})
    story.waits(30).phase("explaining").may("cem", "along", "ready").may("bob", "ready")
    story.answers("cem", "chlorophyll").may("cem", "ready").sees("cem", {"you": {"along": {"right": True}}})
    assert story.game.tally[3].along_right == 1


def test_late_answer_is_accepted_until_the_next_play() -> None:
    story = asked(accommodations={"cem": Accommodation(time=0)}).waits(30).explained().may("cem", "along")
    story.plays("bob", "2C").may("cem", "believe", "call", "play")
    story.refuses("closed", lambda s: s.does(by(3, Answer(1, choices=(0,)))))


def test_late_answer_is_refused_after_the_game() -> None:
    story = asked(accommodations={"cem": Accommodation(time=0)}).waits(30).ends()
    story.refuses("over", lambda s: s.answers("cem", "water"))


def test_late_answerer_sees_no_answer_until_done() -> None:
    story = asked(accommodations={"cem": Accommodation(time=2), "dan": Accommodation(time=2)})
    story.waits(30).phase("explaining").sees("bob", {"question": {"result": {"right": False}}})
    for late in ("cem", "dan"):
        story.sees(late, {"question": {"result": None}})
    story.answers("dan", "chlorophyll").sees("dan", {"question": {"result": {"right": False}}})
    story.sees("cem", {"question": {"result": None}})


def test_paused_late_answerer_sees_no_answer() -> None:
    story = asked(accommodations={"cem": Accommodation(time=2)}).waits(30).pauses()
    story.sees("cem", {"question": {"result": None}})


def test_seat_that_looks_at_the_answer_cannot_answer_late() -> None:
    story = asked(accommodations={"cem": Accommodation(time=2)}).waits(30).looks("cem").may("cem", "ready")
    story.sees("cem", {"question": {"result": {"right": False}}, "you": {"along": {"given": None, "right": None}}})
    story.refuses("closed", lambda s: s.answers("cem", "chlorophyll"))
    assert story.game.tally.get(3, Tally()).along == 0  # a seat that only looked wasn't wrong


def test_late_answerer_may_look_after_the_explanation() -> None:
    story = asked(accommodations={"cem": Accommodation(time=2)}).waits(30).explained().looks("cem")
    story.sees("cem", {"question": {"result": {"right": False}}})


def test_only_late_answerers_may_look_after_the_reveal() -> None:
    story = asked(accommodations={"cem": Accommodation(time=2)}).refuses("not_now", lambda s: s.looks("cem"))
    story.waits(30).refuses("closed", lambda s: s.looks("bob"))


def test_absent_seat_may_finish_late_without_seeing_answer() -> None:
    story = asked(accommodations={"cem": Accommodation(time=2)}).autoplays("cem").waits(30).phase("explaining")
    story.sees("cem", {"question": {"result": None}}).refuses("not_now", lambda s: s.answers("cem", "chlorophyll"))
    story.autoplays("cem", on=False).sees("cem", {"question": {"result": None}}).answers("cem", "chlorophyll")
    story.sees("cem", {"question": {"result": {"right": False}}, "you": {"along": {"right": True}}})


def test_feedback_is_hidden_from_seats_that_may_still_choose() -> None:
    story = asked(accommodations={"cem": Accommodation(time=2)}).answers("bob", "carotene").answers("ann", "light")
    for who in ("ann", "bob", "cem", "dan", WALL):
        story.never_reads(who, WHY_NOT)
    story.waits(30).never_reads("cem", WHY_NOT).answers("cem", "carotene")
    for who in ("ann", "bob", "cem", "dan", WALL):
        question = story.view(who)["question"]
        assert question["result"]["feedback"][question["choices"].index("carotene")] == WHY_NOT


def test_seat_that_saw_answer_cannot_answer_late() -> None:
    story = asked().waits(30).phase("explaining").accommodations("cem", time=2).may("cem", "ready")
    story.sees("cem", {"question": {"result": {"right": False}}})
    story.refuses("closed", lambda s: s.answers("cem", "chlorophyll"))


def test_count_of_right_answers_is_shown_from_four_answers_on() -> None:
    story = asked().answers("bob", "water").answers("cem", "chlorophyll").answers("dan", "chlorophyll")
    story.sees(WALL, {"question": {"result": None}}).answers("ann", "chlorophyll").phase("explaining")
    order = story.view(WALL)["question"]["choices"]
    counts = [{"chlorophyll": 3, "water": 1}.get(choice, 0) for choice in order]
    story.sees(WALL, {"question": {"result": {"knew": {"right": 3, "of": 4, "choices": counts}}}})


def test_late_answer_does_not_change_the_count_of_right_answers() -> None:
    """A count among three would nearly show who was wrong."""
    late = asked(accommodations={"cem": Accommodation(time=2)}).answers("bob", "water").answers("dan", "water")
    late.answers("ann", "chlorophyll").waits(30).sees(WALL, {"question": {"result": {"knew": None}}})
    late.answers("cem", "chlorophyll").sees(WALL, {"question": {"result": {"knew": None}}})


def test_count_of_right_typed_answers_has_no_choices() -> None:
    story = asked(CAPITAL)
    for name in ("bob", "cem", "dan"):
        story.answers(name, "Lima")
    story.answers("ann", "Quito")
    story.sees(WALL, {"question": {"result": {"knew": {"right": 3, "of": 4, "choices": []}}}})


def test_late_answer_changes_nothing_for_the_others() -> None:
    story = asked(accommodations={"cem": Accommodation(time=2)}).waits(30)
    before = {who: story.view(who) for who in ("ann", "bob", "dan", WALL)}
    story.answers("cem", "chlorophyll")
    assert {who: story.view(who) for who in before} == before


def test_extra_turn_time_is_private() -> None:
    more = {"ann": Accommodation(time=2), "bob": Accommodation(time=1.5)}
    story = Story("ann bob").deal(ann="AS KH 5S", bob="2C 3D 6D", accommodations=more)
    story.clock(30).sees("ann", {"you": {"clock": {"left": 60000, "of": 60000}}}).sees("bob", {"you": {"clock": None}})
    story.waits(45).turn("ann", "A").plays("ann", "AS").clock(33, of=30)
    story.sees("bob", {"you": {"clock": {"left": 48000, "of": 45000}}}).waits(48).turn("ann", "3")


def test_seat_without_clock_is_waited_for_until_skipped() -> None:
    story = Story("ann bob").deal(ann="AS KH", bob="2C 3D", accommodations={"ann": Accommodation(time=0)})
    story.waits(9999).turn("ann", "A").sees("ann", {"you": {"clock": {"left": None, "of": None}}})
    story.skips().turn("bob", "2")


def test_extra_time_applies_from_start_of_turn() -> None:
    story = (
        Story("ann bob cem").opens(accommodations={1: Accommodation(time=2), 2: Accommodation(large=True)}).clock(30)
    )
    story.sees("ann", {"you": {"clock": {"left": 60000, "of": 60000}}}).waits(59).phase("turn").waits(1)
    assert story.game.turn.number == 2
    Story("ann bob cem").opens(accommodations={1: Accommodation(time=0)}).waits(9999).clock(0, of=30)


def test_teacher_can_give_extra_time_during_turn() -> None:
    story = Story("ann bob").deal(ann="AS KH", bob="2C 3D").waits(10).accommodations("ann", time=2).clock(20, of=30)
    story.sees("ann", {"you": {"accommodation": {"time": 2.0, "large": False}, "clock": {"left": 50000, "of": 60000}}})
    story.sees("bob", {"you": {"accommodation": None}}).waits(40).turn("ann", "A")


def test_teacher_can_remove_extra_time_during_turn() -> None:
    story = Story("ann bob").deal(ann="AS KH", bob="2C 3D").accommodations("ann", time=2).waits(40)
    story.accommodations("ann").waits(2).turn("bob", "2")
    story.sees("ann", {"you": {"accommodation": None, "clock": None}})


def test_extra_time_removed_during_a_pause_ends_after_the_pause() -> None:
    story = Story("ann bob").deal(ann="AS KH", bob="2C 3D").accommodations("ann", time=0).waits(999).pauses().waits(50)
    story.accommodations("ann", time=1).sees("ann", {"you": {"clock": {"left": 2000}}}).waits(50).resumes().waits(2)
    story.turn("bob", "2")


def test_extra_time_for_another_seat_does_not_change_the_turn() -> None:
    story = Story("ann bob").deal(ann="AS KH", bob="2C 3D").accommodations("bob", time=10).clock(30)
    story.runs_out().turn("bob", "2")


def test_accommodation_needs_a_seat_in_the_game() -> None:
    story = Story("ann bob").deal(ann="AS KH", bob="2C 3D")
    story.refuses("not_yours", lambda s: s.does(Accommodate(9, Accommodation(large=True)))).guest("eva")
    story.accommodations("eva", large=True).sees("eva", {"you": {"accommodation": {"large": True, "fewer": False}}})


@pytest.mark.parametrize("time", [-1, 0.5, 11])
def test_time_factors_are_limited(time: float) -> None:
    with pytest.raises(ValueError, match="time"):
        Accommodation(time=time)


# --- fewer choices


def test_one_seat_has_half_of_wrong_choices_removed() -> None:
    story = asked(accommodations={"cem": Accommodation(fewer=True)}).sees("bob", {"you": {"without": []}})
    (gone,) = story.view("cem")["you"]["without"]
    assert story.view(WALL)["question"]["choices"][gone] != "chlorophyll"
    story.refuses("not_understood", lambda s: s.does(by(3, Answer(1, choices=(gone,))))).answers("cem", "chlorophyll")
    story.does(by(2, Answer(1, choices=(gone,))))


@pytest.mark.parametrize(("question", "gone"), [(LEAF, 1), (EVEN, 1), (MOSS, 0), (CAPITAL, 0), (asks("So?"), 1)])
def test_fewer_choices_keep_at_least_one_wrong_choice(question: Question, gone: int) -> None:
    for seed in range(5):
        story = asked(question, accommodations={"ann": Accommodation(fewer=True)}, call_word=f"word {seed}")
        without = story.view("ann")["you"]["without"]
        right = [choice.text for choice in question.choices if choice.right]
        left = [choice for place, choice in enumerate(story.view(WALL)["question"]["choices"]) if place not in without]
        assert len(without) == gone
        assert set(right) <= set(left)
        assert not question.choices or len(left) > len(right)
    six = asks("Six?", *"abcdef")
    assert len(asked(six, accommodations={"ann": Accommodation(fewer=True)}).view("ann")["you"]["without"]) == 2


# --- repeats


def test_repeated_question_is_asked_but_shows_no_knowledge() -> None:
    story = Story("ann bob cem", "classroom", **(LIMITS | {"hunter": False, "stakes": "none"}))
    story.deal(ann="KH 9D 9S AS", bob="2C 3D 4H", cem="4D 3H 3S", questions={"KH": LEAF, "9D": LEAF, "9S": LEAF})
    story.autoplays("cem").plays("ann", "KH").calls("bob").turned().sees(WALL, {"question": {"again": False}})
    story.answers("bob", "chlorophyll").answers("ann", "chlorophyll").explained().autoplays("cem", on=False).guest(
        "eva"
    )
    story.plays("bob", "2C").stands().plays("cem", "3H").stands().plays("ann", "9S").calls("bob").turned()
    story.sees(WALL, {"question": {"again": True}}).answers("bob", "chlorophyll").answers("cem", "chlorophyll")
    story.answers("eva", "water").answers("ann", "chlorophyll").phase("explaining")
    tally = story.game.tally
    assert (tally[1].asked, tally[1].right, tally[1].repeats) == (1, 1, 1)
    assert (tally[2].along, tally[2].along_right) == (1, 1)
    assert (tally[3].along, tally[3].along_right) == (1, 1)  # the server played, so seat 3 never saw the answer
    assert (tally[4].along, tally[4].along_right) == (1, 0)
    assert set(story.game.questions.seen[LEAF.id]) == {1, 2, 3, 4}


# --- nobody sees who has more time


@pytest.mark.parametrize("along", [True, False])
def test_open_question_hides_extra_time_from_others(along: bool) -> None:
    limits: dict[str, Any] = {"answer_along": along}
    plain, accommodated = (
        asked(**limits),
        asked(accommodations={"ann": Accommodation(time=2), "dan": Accommodation(time=0)}, **limits),
    )
    for _ in range(29):
        for name in (WALL, "bob", "cem"):
            assert json.dumps(plain.view(name)) == json.dumps(accommodated.view(name))
        for story in (plain, accommodated):
            story.waits(1)
    plain.sees("ann", {"you": {"clock": {"left": 1000, "of": 30000}}}).sees(WALL, {"clock": None})
    accommodated.sees("ann", {"you": {"clock": {"left": 31000, "of": 60000}}})
    accommodated.waits(10).phase("answering")
    for name in (WALL, "bob", "cem"):  # a number that stays 0 would reveal it, too
        accommodated.sees(name, {"clock": None})
    accommodated.sees("bob", {"you": {"clock": None}}).sees("ann", {"you": {"clock": {"left": 21000}}})


def to_play(accommodations: dict[str, Accommodation]) -> Story:
    """Return a game in which it is Ann's turn, and Bob's claim before may still be called."""
    story = Story("bob ann cem", "cheater").deal(bob="AS KH", ann="2C 3D", cem="4D 4H", accommodations=accommodations)
    return story.plays("bob", "AS").waits(3)


def to_choose(accommodations: dict[str, Accommodation]) -> Story:
    """Return a game in which Ann has caught Bob and must choose the question."""
    story = Story("bob ann cem", "cheater")
    story.deal(
        bob="KH KD 5S", ann="2C 3D", cem="4D 4H", questions={"KH": LEAF, "KD": MOSS}, accommodations=accommodations
    )
    return story.plays("bob", "KH KD").calls("ann").turned().phase("choosing")


def to_throw_away(accommodations: dict[str, Accommodation]) -> Story:
    """Return a game in which Ann has caught Bob and may throw one card away."""
    story = Story("bob ann cem", "alone", questions=False)
    story.deal(bob="KH 5S", ann="2C 3D", cem="4D 4H", accommodations=accommodations)
    return story.plays("bob", "KH").calls("ann").turned().phase("discard")


@pytest.mark.parametrize("ready", [to_play, to_choose, to_throw_away])
@pytest.mark.parametrize("time", [2, 0])
def test_open_turn_hides_extra_time_from_others(ready: Ready, time: float) -> None:
    plain, accommodated = ready({}), ready({"ann": Accommodation(time=time)})
    step = plain.game.clock.step
    while plain.game.clock.step == step:
        for name in (WALL, "bob", "cem"):
            assert json.dumps(plain.view(name)) == json.dumps(accommodated.view(name))
        for story in (plain, accommodated):
            story.sees(WALL, {"clock": None}).waits(1)
    assert accommodated.game.clock.step == step
    before = {name: accommodated.view(name) for name in (WALL, "bob", "cem")}
    accommodated.waits(5)
    assert {name: accommodated.view(name) for name in before} == before  # no clock continues or shows 0


@pytest.mark.parametrize("ready", [to_play, to_choose, to_throw_away])
def test_acting_seat_sees_its_own_clock(ready: Ready) -> None:
    story = ready({})
    left = round(story.left())
    story.sees("ann", {"you": {"clock": {"left": 1000 * left}}}).sees("bob", {"clock": None, "you": {"clock": None}})
    ready({"ann": Accommodation(time=2)}).sees("ann", {"you": {"clock": {"left": 2000 * left}}})


def test_answering_seat_sees_own_clock_until_done() -> None:
    story = asked().guest("eva").waits(10)
    for name in ("ann", "bob", "eva"):
        story.sees(name, {"clock": None, "you": {"clock": {"left": 20000, "of": 30000}}})
    story.answers("ann", "water").answers("bob", "water")
    for name in ("ann", "bob"):
        story.sees(name, {"you": {"clock": None}})
    story.pauses().waits(5).resumes().sees("cem", {"you": {"clock": {"left": 20000}}})
    story = asked(answer_time=0).sees("ann", {"you": {"clock": None}}).sees("bob", {"you": {"clock": None}})
