"""Trick the class: everybody writes a wrong answer, and chooses among them and the truth."""

import json
from typing import Any

import pytest

from quizbs.game.accommodation import Accommodation
from quizbs.game.actors import Away
from quizbs.lesson import Desk, Player, Wall
from quizbs.lesson import commands as c
from quizbs.lesson.class_question import have_seen
from quizbs.lesson.trick.lies import fits, formatted_like, is_doubtful, is_the_truth, speaks_of_choices
from quizbs.quiz.question import Kind, Question
from tests.lesson.story import Class
from tests.support.game_story import asks, by, true_or_false, typed

PLANT = asks("Which one is a plant?", "moss", "mouse", "moose", "muse", explanation="It has leaves.")
CAPITAL = typed("What is the capital of Australia?", "Canberra", explanation="Since 1913.")


def trick(seats: int = 4, question: Question = CAPITAL, *, filtered: bool = True, **more: Any) -> Class:
    return Class(seats, **more).does(c.PutTrick(question, "en", filtered))


def writes(here: Class, **lies: str) -> Class:
    """Let seats write lies: ``_1="Sydney"`` is that of seat 1."""
    for seat, text in lies.items():
        here.does(by(int(seat[1:]), c.WriteLie(1, text)))
    return here.ticks()


def chooses(here: Class, **chosen: str) -> Class:
    for seat, text in chosen.items():
        here.does(by(int(seat[1:]), c.ChooseTile(1, tile(here, text))))
    return here.ticks()


def tiles(here: Class) -> list[str]:
    return [tile["text"] for tile in here.told()["trick"]["tiles"]]


def tile(here: Class, text: str) -> int:
    return tiles(here).index(text)


def told(here: Class, seat: int | None = None) -> Any:
    """Return the public section of the round, or the section of one seat."""
    return here.told()["trick"] if seat is None else here.you(seat)["trick"]


def shown(here: Class) -> list[tuple[str, int]]:
    """Return the tiles that have turned, each text with its votes, in the order in which they turned."""
    round_ = told(here)
    return [(round_["tiles"][at]["text"], round_["tiles"][at]["votes"]) for at in round_["turned"]]


def written() -> Class:
    return writes(trick(), _1="Sydney", _2="Melbourne", _3="Perth", _4="the Sydney!")


def revealed() -> Class:
    """Return a round after its reveal, with three lies, one of them written twice; one student chose the truth."""
    here = chooses(written(), _1="Melbourne", _2="Sydney", _3="Sydney", _4="Canberra")
    return here.waits(2.5 + 3 * 4.5)


def test_everybody_writes_then_chooses_then_sees_the_truth_last() -> None:
    here = trick()
    assert told(here)["phase"] == "writing"
    writes(here, _1="Sydney", _2="Melbourne", _3="Perth")
    assert (told(here)["done"], told(here)["of"]) == (3, 4)
    writes(here, _4="Sydney")
    assert (told(here)["phase"], told(here)["done"]) == ("voting", 0)
    assert sorted(tiles(here)) == ["Canberra", "Melbourne", "Perth", "Sydney"]
    chooses(here, _1="Melbourne", _2="Sydney", _3="Sydney", _4="Canberra")
    assert (told(here)["phase"], shown(here)) == ("reveal", [])
    here.waits(2.5)
    assert shown(here) == [("Perth", 0)]
    here.waits(2 * 4.5)
    assert shown(here) == [("Perth", 0), ("Melbourne", 1), ("Sydney", 2)]
    assert told(here)["explanation"] == ""
    here.waits(4.5)
    assert shown(here)[-1] == ("Canberra", 1)
    assert told(here)["explanation"] == "Since 1913."
    here.waits(30)
    assert told(here) is None
    here.is_what_a_replay_makes()


def test_truth_scores_two_and_each_fooled_one() -> None:
    here = revealed()
    assert [
        (told(here, seat)["right"], told(here, seat)["fooled"], told(here, seat)["points"]) for seat in range(1, 5)
    ] == [
        (False, 2, 2),
        (False, 1, 1),
        (False, 0, 0),
        (True, 2, 4),
    ]


def test_points_of_all_rounds_are_on_own_phone_only() -> None:
    here = revealed().waits(30).does(c.PutTrick(PLANT, "en", filtered=True))
    here.does(*(by(seat, c.WriteLie(2, f"lie {seat}")) for seat in range(1, 5))).ticks()
    here.does(*(by(seat, c.ChooseTile(2, tile(here, "moss"))) for seat in range(1, 5))).ticks().waits(2.5 + 4 * 4.5)
    assert [(told(here, seat)["points"], told(here, seat)["total"]) for seat in range(1, 5)] == [
        (2, 4),
        (2, 3),
        (2, 2),
        (2, 6),
    ]
    assert "total" not in json.dumps(here.told())


# --- writing


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty"),
        ("  …!", "empty"),
        ("x" * 61, "too_long"),
        ("canberra", "truth"),
        ("The Canbera.", "truth"),
        ("shit", "rude"),
        ("s h i t", "rude"),
    ],
)
def test_unfit_lie_is_refused_and_another_may_be_written(text: str, code: str) -> None:
    here = trick()
    here.refuses(code, by(1, c.WriteLie(1, text)))
    writes(here, _1="Sydney")
    assert told(here, 1)["lie"] == "Sydney"


def test_wrong_choice_may_be_written_as_a_lie_and_right_one_not() -> None:
    here = trick(question=PLANT)
    here.refuses("truth", by(1, c.WriteLie(1, "Moss.")))
    writes(here, _1="mouse")
    assert told(here, 1)["lie"] == "mouse"
    assert not is_the_truth(PLANT, "mess")


def test_lie_can_be_changed_while_others_write() -> None:
    here = writes(trick(), _1="Sydney", _2="Perth")
    writes(here, _1=" Sydney ")
    assert len([event for event in here.log if type(event).__name__ == "LieWritten"]) == 2
    writes(here, _1="Sydney!").is_what_a_replay_makes()
    assert (told(here, 1)["lie"], told(here)["done"]) == ("Sydney!", 2)
    writes(here, _1="Hobart", _3="Darwin", _4="Cairns")
    assert "Sydney" not in tiles(here)
    here.refuses("closed", by(1, c.WriteLie(1, "Sydney")))


def test_equal_lies_share_a_tile_and_its_points() -> None:
    here = revealed()
    assert told(here, 1)["tile"] == told(here, 4)["tile"]
    assert told(here, 1)["fooled"] == told(here, 4)["fooled"] == 2


def test_writing_ends_with_its_time_though_some_lies_are_missing() -> None:
    here = writes(trick(), _1="Sydney").waits(59)
    assert told(here)["phase"] == "writing"
    here.waits(5)
    assert (told(here)["phase"], sorted(tiles(here))) == ("voting", ["Canberra", "Sydney"])


def test_slow_seat_has_double_time_secretly() -> None:
    here = Class(3).does(c.Accommodate(2, Accommodation(time=2)), c.PutTrick(CAPITAL, "en", filtered=True))
    writes(here, _1="Sydney", _3="Perth").waits(70)
    assert told(here)["phase"] == "writing"
    writes(here, _2="Hobart")
    assert told(here)["phase"] == "voting"
    here.waits(200)
    assert told(here) is None or told(here)["phase"] == "reveal"


def test_without_writers_the_wrong_choices_are_the_lies() -> None:
    here = trick(question=PLANT).waits(70)
    assert sorted(tiles(here)) == ["moose", "moss", "mouse", "muse"]
    chooses(here, _1="moss", _2="mouse", _3="moss", _4="moss").waits(2.5 + 3 * 4.5)
    assert [told(here, seat)["points"] for seat in (1, 2)] == [2, 0]


def test_without_writers_and_wrong_choices_only_truth_remains() -> None:
    here = trick().waits(65)
    assert (told(here)["phase"], tiles(here)) == ("reveal", ["Canberra"])
    here.waits(2.5)
    assert shown(here) == [("Canberra", 0)]
    here.waits(30)
    assert told(here) is None


def test_few_lies_are_filled_up_and_many_are_reduced_to_seven() -> None:
    here = writes(trick(2, PLANT), _1="mouse", _2="fern")
    assert len(tiles(here)) == 4
    assert {"fern", "moss", "mouse"} < set(tiles(here))
    many = trick(12)
    for seat in range(1, 13):
        many.does(by(seat, c.WriteLie(1, "Sydney" if seat > 10 else f"City {seat}")))
    many.ticks()
    assert len(tiles(many)) == 8
    assert "Sydney" in tiles(many)  # two have written it


# --- the teacher's glance


def test_teacher_may_leave_out_lies_before_they_are_shown() -> None:
    here = writes(trick(filtered=False), _1="Sydney", _2="bitch", _3="Perth", _4="Hobart")
    assert told(here)["phase"] == "glance"
    here.waits(3600)
    assert told(here)["phase"] == "glance"
    lies = here.told(Desk())["lies"]
    assert [(lie["text"], lie["doubtful"]) for lie in lies] == [
        ("Sydney", False),
        ("bitch", True),
        ("Perth", False),
        ("Hobart", False),
    ]
    here.does(c.DiscardLie(1, 1), c.DiscardLie(1, 2), c.DiscardLie(1, 2, on=False), c.GoOnTrick(1, 1))
    assert sorted(tiles(here)) == ["Canberra", "Hobart", "Perth", "Sydney"]
    assert (told(here, 2)["lie"], told(here, 2)["tile"]) == ("bitch", None)
    here.refuses("closed", c.DiscardLie(1, 0), c.GoOnTrick(1, 1))


def test_word_of_the_question_is_not_doubtful_in_a_lie() -> None:
    cells = typed("What are sex cells called?", "gametes")
    assert not is_doubtful(cells, "sex organs")
    assert is_doubtful(cells, "penis")


def test_teacher_ends_each_step_once() -> None:
    here = writes(trick(filtered=False), _1="Sydney").does(c.GoOnTrick(1, 0))
    here.refuses("closed", c.GoOnTrick(1, 0), c.GoOnTrick(2, 1))
    here.does(c.GoOnTrick(1, 1), c.GoOnTrick(1, 2))
    assert told(here)["phase"] == "reveal"
    here.does(c.GoOnTrick(1, 3), c.GoOnTrick(1, 4))
    assert [text for text, _ in shown(here)] == ["Sydney", "Canberra"]
    here.does(c.GoOnTrick(1, 5))
    assert told(here) is None


def test_lies_are_saved_after_truth_is_shown() -> None:
    here = written()
    here.refuses("closed", c.KeepLie(1, 0))
    here = revealed().does(c.KeepLie(1, 0), c.KeepLie(1, 0)).waits(30).does(c.KeepLie(1, 1)).is_what_a_replay_makes()
    assert [lie["kept"] for lie in here.told(Desk())["lies"]] == [True, True, False]
    here.refuses("not_understood", c.KeepLie(1, 9))
    assert here.told(Desk())["trick_told"] == 1


# --- choosing


def test_own_lie_and_second_choice_are_refused() -> None:
    here = written()
    here.refuses("own_lie", by(1, c.ChooseTile(1, tile(here, "Sydney"))), by(4, c.ChooseTile(1, tile(here, "Sydney"))))
    here.refuses("not_understood", by(1, c.ChooseTile(1, 4)))
    chooses(here, _1="Canberra")
    here.refuses("closed", by(1, c.ChooseTile(1, tile(here, "Perth"))), by(1, c.WriteLie(1, "Perth")))


def test_chance_decides_where_the_truth_is() -> None:
    places = set()
    for seed in range(12):
        here = writes(trick(seed=seed), _1="Sydney", _2="Melbourne", _3="Perth", _4="Hobart")
        places.add(tile(here, "Canberra"))
    assert len(places) > 2


@pytest.mark.parametrize(
    ("lie", "truth", "looks"),
    [
        ("sydney", "Canberra", "Sydney"),
        ("Fern!", "moss", "fern"),
        ("NATO", "moss", "NATO"),
        ("it rains", "It snows.", "It rains."),
        ("12", "7", "12"),
    ],
)
def test_lie_is_formatted_like_the_truth(lie: str, truth: str, looks: str) -> None:
    assert formatted_like(lie, truth) == looks


# --- it was me


def test_author_of_a_lie_is_secret_unless_claimed() -> None:
    here = revealed()
    assert all(not each["by"] for each in told(here)["tiles"])
    here.does(by(4, c.OwnUp(1)))
    assert told(here)["tiles"][tile(here, "Sydney")]["by"] == [4]
    assert (told(here, 4)["owned"], told(here, 1)["owned"]) == (True, False)
    here.refuses("closed", by(4, c.OwnUp(1)))


def test_authorship_can_be_claimed_only_of_a_revealed_lie() -> None:
    here = chooses(written(), _1="Melbourne", _2="Sydney", _3="Sydney", _4="Canberra").waits(2.5)
    here.refuses("closed", by(1, c.OwnUp(1)))
    here.does(by(3, c.OwnUp(1)))
    assert "own_up" not in here.you(1)["can"]


# --- who comes, who goes, what stops


def test_trick_is_possible_only_between_games() -> None:
    here = Class(4).does(c.Deal())
    here.refuses("not_now", c.PutTrick(CAPITAL))
    assert here.told(Desk())["no_trick"] == "not_now"
    here.finishes()
    assert here.told(Desk())["no_trick"] is None
    here.does(c.PutTrick(CAPITAL))
    here.refuses("not_now", c.PutTrick(CAPITAL), c.PutToClass(PLANT))
    here.refuses("paused", c.Deal())
    here.does(c.EndTrick(1), c.Deal())
    alone = Class(1)
    alone.refuses("need_players", c.PutTrick(CAPITAL))


@pytest.mark.parametrize(
    "question",
    [
        true_or_false("Is it?", right=True),
        asks("Which two?", "one", "two", "three", right=(0, 1)),
        typed("How long?", "5 ±0.1"),
        typed("How long?", "3..4"),
        typed("Which formula?", "$x^2$"),
        typed("Why?", "x" * 61),
    ],
)
def test_questions_without_one_short_answer_do_not_fit(question: Question) -> None:
    assert not fits(question)
    Class(3).refuses("not_understood", c.PutTrick(question))


def test_late_student_writes_or_only_chooses() -> None:
    here = writes(trick(3), _1="Sydney", _2="Perth").does(c.TakeSeat("late"))
    assert told(here)["of"] == 4
    writes(here, _3="Hobart", _4="Darwin").does(c.TakeSeat("later"))
    assert here.you(5)["can"]["choose"] == 1
    chooses(here, _1="Perth", _2="Sydney", _3="Sydney", _4="Sydney")
    assert told(here)["phase"] == "voting"
    chooses(here, _5="Darwin").waits(2.5 + 4 * 4.5)
    assert told(here, 4)["fooled"] == 1


def test_absent_or_removed_student_is_not_awaited() -> None:
    here = writes(trick(), _1="Sydney", _2="Perth").does(by(Away(), c.MissTrick(3, 1, on=True)))
    assert told(here)["phase"] == "writing"
    here.does(c.Remove(4)).ticks()
    assert told(here)["phase"] == "voting"
    here.does(by(Away(), c.MissTrick(3, 1, on=False)))
    chooses(here, _1="Perth", _2="Canberra", _3="Sydney")
    assert told(here)["phase"] == "reveal"
    here.refuses("closed", c.MissTrick(3, 1, on=False))


def test_bots_neither_write_nor_choose() -> None:
    here = trick(3, bots=2)
    assert told(here)["of"] == 3
    here.refuses("closed", by(4, c.WriteLie(1, "Sydney")))


def test_freeze_stops_the_clock_and_gives_the_time_back() -> None:
    here = writes(trick(), _1="Sydney").waits(50).does(c.Freeze())
    here.refuses("paused", by(2, c.WriteLie(1, "Perth")), c.GoOnTrick(1, 0))
    here.waits(100).does(c.Unfreeze()).waits(10)
    assert told(here)["phase"] == "writing"
    here.waits(5).is_what_a_replay_makes()
    assert told(here)["phase"] == "glance" or told(here)["phase"] == "voting"


def test_lesson_may_be_closed_during_a_trick() -> None:
    here = written().does(c.Close()).waits(500)
    here.refuses("over", by(1, c.ChooseTile(1, 0)))
    here.is_what_a_replay_makes()


def test_everybody_has_seen_the_answer_after_the_reveal() -> None:
    here = written()
    assert have_seen(here.session, CAPITAL) == frozenset()
    assert have_seen(revealed().session, CAPITAL) == {1, 2, 3, 4}


# --- nothing is revealed early


class _Looks:
    """What each screen shows of a round at one moment, as JSON."""

    def __init__(self, here: Class) -> None:
        self.wall = json.dumps([here.seen(Wall()), here.seen(Wall(host=True))])
        self.phones = [json.dumps(here.seen(Player(seat))) for seat in range(1, 5)]
        self.desk = json.dumps(here.seen(Desk()))


def test_lies_are_on_no_other_screen_before_all_choose() -> None:
    here = writes(trick(filtered=False), _1="Sydney", _2="Melbourne", _3="Perth", _4="Hobart")
    looks = _Looks(here)
    assert "Canberra" not in looks.wall + "".join(looks.phones)
    for seat, lie in enumerate(("Sydney", "Melbourne", "Perth", "Hobart")):
        assert lie not in looks.wall
        assert [lie in phone for phone in looks.phones] == [at == seat for at in range(4)]
        assert lie in looks.desk


def test_truth_and_choices_are_hidden_until_reveal() -> None:
    """Two rounds that differ only in which tile is the truth, who wrote what and who chose what look the same."""
    here = chooses(written(), _1="Melbourne", _2="Sydney", _3="Sydney")
    for each in told(here)["tiles"]:
        assert each == {"text": each["text"], "votes": None, "truth": None, "by": []}
    assert "Since 1913." not in _Looks(here).wall + "".join(_Looks(here).phones) + _Looks(here).desk
    assert told(here, 4)["chosen"] is None
    assert all(told(here, seat)[what] is None for seat in range(1, 5) for what in ("fooled", "right", "points"))
    chooses(here, _4="Canberra").waits(2.5 + 2 * 4.5)
    truth = told(here)["tiles"][tile(here, "Canberra")]
    assert (truth["votes"], truth["truth"]) == (None, None)
    assert all(told(here, seat)["right"] is None for seat in range(1, 5))
    assert '"writers": [' not in _Looks(here).desk
    assert all(lie["votes"] is None for lie in here.told(Desk())["lies"])


def test_desk_shows_lies_without_their_writers() -> None:
    here = writes(trick(filtered=False), _1="Sydney", _2="Melbourne", _3="Sydney", _4="Hobart")
    lies = here.told(Desk())["lies"]
    assert [(lie["text"], lie["writers"]) for lie in lies] == [("Sydney", 2), ("Melbourne", 1), ("Hobart", 1)]
    assert set(lies[0]) == {"lie", "text", "writers", "discarded", "doubtful", "votes", "kept"}


def test_choice_and_typed_questions_fit() -> None:
    assert fits(PLANT)
    assert fits(CAPITAL)
    assert PLANT.kind is Kind.CHOICE


@pytest.mark.parametrize(
    ("text", "speaks"),
    [
        ("Which of these is a mammal?", True),
        ("What is true of the following?", True),
        ("Which word below is a verb?", True),
        ("Welcher der folgenden Flüsse ist am längsten?", True),
        ("Lequel de ces animaux est un oiseau ?", True),
        ("¿Cuál de estos números es primo?", True),
        ("Quale di questi è un frutto?", True),
        ("Какое из этих слов — глагол?", True),
        ("What is the capital of Australia?", False),
        ("Who came after Napoleon?", False),
        ("Wer folgte auf Karl den Großen?", False),
        ("What did these people eat?", False),
    ],
)
def test_question_that_refers_to_its_choices_is_recognised(text: str, speaks: bool) -> None:
    assert speaks_of_choices(asks(text, "a", "b")) is speaks
