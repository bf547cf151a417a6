"""The rules of a class session, as stories."""

import random

import msgspec
import pytest

from quizbs.game.options import PRESETS, Options
from quizbs.game.place import Place
from quizbs.game.refusal import Refused
from quizbs.lesson import NO_SESSION, Player, Wall, decide
from quizbs.lesson import commands as c
from tests.lesson.story import GAME, Class
from tests.support.game_story import by, given


def test_joining_seats_have_distinct_signs() -> None:
    lesson = Class(8).session
    assert [seat.seat for seat in lesson.present] == list(range(1, 9))
    assert sorted(seat.sign for seat in lesson.present) == list(range(8))


def test_freed_sign_is_reused() -> None:
    here = Class(8).does(c.Remove(3), c.TakeSeat("person9"))
    assert sorted(seat.sign for seat in here.session.present) == list(range(8))
    assert here.session.present[-1].seat == 9


def test_person_has_only_one_seat() -> None:
    Class(1).refuses("closed", c.TakeSeat("person1"))


def test_refusal_of_a_full_lesson_names_its_limit() -> None:
    assert Class(2, most=2).refuses("full", c.TakeSeat("person3")).more == {"most": 2}


def test_locked_lobby_refuses_newcomers_until_unlocked() -> None:
    here = Class(3).does(c.Lock())
    here.refuses("locked", c.TakeSeat("person4"))
    here.does(c.Lock(), c.Unlock(), c.Unlock(), c.TakeSeat("person4"))
    assert len(here.session.present) == 4


def test_bots_join_locked_lobby_without_tutorial() -> None:
    here = Class(1).does(c.Lock(), c.TakeSeat("machine", bot="sprout"))
    assert [seat.ready for seat in here.session.present] == [False, True]


def test_removed_student_cannot_return() -> None:
    here = Class(3).does(c.Remove(2))
    assert [seat.seat for seat in here.session.present] == [1, 3]
    here.refuses("closed", c.Remove(2))
    here.refuses("closed", c.TakeSeat("person2"))
    here.refuses("removed", by(2, c.FinishPractice()))


def test_deal_seats_everybody_present() -> None:
    here = Class(4).does(c.Remove(2), c.Deal())
    dealt = here.session.newest_game
    assert dealt is not None
    assert (dealt.number, dealt.game, dealt.seats) == (1, "f3kq.1", (1, 3, 4))
    assert dealt.dealer in dealt.seats
    assert here.session.phase == "playing"


def test_signs_differ_at_table_of_eight() -> None:
    here = Class(10).does(c.Remove(1), c.Remove(2)).does(c.Arrange("one"), c.Deal())
    assert here.session.newest_game is not None
    assert sorted(here.session.newest_game.signs) == list(range(8))
    assert {seat.seat: seat.sign for seat in here.session.present} == dict(
        zip(here.session.newest_game.seats, here.session.newest_game.signs, strict=True)
    )


def test_round_ends_before_the_next_is_dealt() -> None:
    here = Class(3).does(c.Deal())
    here.refuses("not_now", c.Deal())
    here.game_ends("f3kq.1", (Place(1, 1), Place(2, 2), Place(3, 3))).does(c.Deal())
    assert [game.over for game in here.session.games] == [True, False]


def test_dealer_moves_one_seat_each_round() -> None:
    here, dealers = Class(3), []
    for number in range(1, 5):
        here.does(c.Deal()).game_ends(f"f3kq.{number}")
        assert here.session.newest_game is not None
        dealers.append(here.session.newest_game.dealer)
    turns = [(dealer % 3) + 1 for dealer in dealers]
    assert turns[:3] == dealers[1:]
    assert sorted(dealers[:3]) == [1, 2, 3]


def test_refusal_for_too_few_players_names_the_minimum() -> None:
    here = Class(2)
    assert here.refuses("need_players", c.Deal()).more == {"least": 3, "most": 40}
    assert here.seen(Wall(host=True))["lesson"]["deal"] == {"refused": "need_players", "least": 3, "most": 40}


def test_refusal_for_thirteen_at_a_table_names_fitting_decks() -> None:
    good = Class(13).does(c.Arrange("one")).refuses("not_coprime", c.Deal()).more["good"]
    assert good == ["Q", "J", "T", "9", "8", "7", "6", "5"]


def test_other_rules_apply_from_the_next_round_on() -> None:
    other = c.GameSetup(preset="bs", options=PRESETS["bs"])
    here = Class(3).does(c.Deal(), c.Prepare(other))
    assert here.seen(Wall())["lesson"]["preset"] == "cheater"
    here.game_ends("f3kq.1").does(c.Deal())
    assert here.session.newest_game is not None
    assert here.session.newest_game.setup == other
    assert here.seen(Wall())["lesson"]["preset"] == "bs"


def test_closed_lesson_refuses_commands() -> None:
    here = Class(3).does(c.Close())
    here.refuses("over", c.TakeSeat("person4"))
    here.refuses("over", c.Deal())
    assert here.seen(Player(1))["lesson"]["phase"] == "closed"


def test_command_before_the_lesson_is_opened_is_refused() -> None:
    with pytest.raises(Refused, match="not_now"):
        decide(NO_SESSION, *given(c.Deal()), 1.0, random.Random(1))


def test_second_opening_of_a_lesson_is_refused() -> None:
    Class().refuses("closed", c.Start("f3kq", "AAAA", GAME))


def test_practice_answer_is_shown_to_answerer_only() -> None:
    here = Class(2)
    assert here.seen(Player(1))["lesson"]["practice"] == {
        "text": "Which one is a plant?",
        "lang": "",
        "choices": ["Moss", "Mouse"],
        "translated": False,
    }
    assert here.seen(Player(1))["you"]["practised"] is None
    here.does(by(1, c.Practise((1,))))
    told = {"given": [1], "right": False, "answer": [0], "explanation": "It has leaves."}
    assert here.seen(Player(1))["you"]["practised"] == told
    assert here.seen(Player(2))["you"]["practised"] is None
    assert "It has leaves." not in str(here.seen(Wall(host=True)))


@pytest.mark.parametrize("choices", [(), (2,), (-1,), (0, 1)])
def test_practice_answer_that_is_no_choice_is_refused(choices: tuple[int, ...]) -> None:
    Class(1).refuses("not_understood", by(1, c.Practise(choices)))


def test_practice_is_answered_once_and_optional() -> None:
    Class(1).does(by(1, c.Practise((0,)))).refuses("closed", by(1, c.Practise((1,))))
    Class(1, setup=c.GameSetup(preset="bs", options=PRESETS["bs"])).refuses("closed", by(1, c.Practise((0,))))


def test_ready_seats_are_visible_to_all() -> None:
    here = Class(2).does(by(2, c.FinishPractice()))
    assert [seat["ready"] for seat in here.seen(Wall())["lesson"]["seats"]] == [False, True]
    here.refuses("closed", by(2, c.FinishPractice()))


def test_address_and_reason_against_a_deal_are_on_walls_only() -> None:
    here = Class(2)
    assert "deal" not in here.seen(Wall())["lesson"]
    assert "deal" not in here.seen(Player(1))["lesson"]
    assert "address" not in here.seen(Player(1))["lesson"]
    assert here.seen(Wall())["lesson"]["address"] == "10.0.0.7:8000"


@pytest.mark.parametrize(
    ("options", "truth"),
    [
        (PRESETS["classroom"], "free"),
        (PRESETS["cheater"], "free"),
        (PRESETS["bs"], "all"),
        (PRESETS["bottle"], "any"),
        (msgspec.structs.replace(PRESETS["classroom"], truth="must"), "any"),
        (msgspec.structs.replace(PRESETS["bs"], truth="free"), "free"),
    ],
)
def test_mandatory_rank_is_announced_before_deal(options: Options, truth: str) -> None:
    here = Class(3, setup=msgspec.structs.replace(GAME, options=options))
    for viewer in (Player(1), Wall()):
        assert here.seen(viewer)["lesson"]["truth"] == truth
