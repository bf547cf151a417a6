"""Standings over several games: the match, and podiums for knowledge, calls, help and cards."""

from msgspec.structs import replace

from quizbs.game.accommodation import Accommodation
from quizbs.game.place import Place
from quizbs.lesson import Player, Wall
from quizbs.lesson import commands as c
from quizbs.lesson.events import ClassAnswered, RoundAmended
from quizbs.lesson.standings import by_last_round, match_places, standings
from quizbs.quiz.scoring import AnswerRow
from tests.lesson.story import CLASSROOM, Class
from tests.support.game_story import BESIDE, asks, by


def played(*places: Place, seats: int = 4, **more: object) -> Class:
    here = Class(seats, **more).does(c.Deal())  # type: ignore[arg-type]
    return here.game_ends("f3kq.1", places)


FOUR = (
    Place(1, 1, right=1, asked=2, along=4, along_right=2, calls=4, caught=1),
    Place(2, 2, right=2, asked=2, along=4, along_right=4, calls=2, caught=2),
    Place(3, 3, right=0, asked=0, along=6, along_right=3, calls=1, caught=1),
    Place(4, 4, right=0, asked=1),
)


def podium(here: Class, virtue: str) -> list[tuple[int, int, int, int | None]]:
    told = here.told()["standings"]["podiums"][virtue]
    return [(placed["seat"], placed["place"], placed["value"], placed["of"]) for placed in told]


def test_match_weighs_cards_two_thirds_answers_one_third() -> None:
    here = played(*FOUR)
    match = {placed.seat: round(placed.match((2, 1)), 3) for placed in standings(here.session)}
    assert match == {1: 0.833, 2: 0.778, 3: 0.389, 4: 0.0}
    assert podium(here, "match") == [(1, 1, 83, 100), (2, 2, 78, 100), (3, 3, 39, 100)]


def test_weights_change_only_the_match() -> None:
    here = played(*FOUR, setup=replace(CLASSROOM, weights=(1, 2)))
    assert podium(here, "match")[0][0] == 2
    assert podium(here, "cards") == [(1, 1, 100, 100), (2, 2, 67, 100), (3, 3, 33, 100)]
    assert podium(played(*FOUR, setup=replace(CLASSROOM, weights=(0, 0))), "match") == []


def test_knowledge_calls_and_help_have_podiums() -> None:
    here = played(*FOUR)
    assert podium(here, "knowledge") == [(2, 1, 6, 6)]  # the two others share the last place, or gave too few answers
    assert podium(here, "detective") == [(2, 1, 2, 2)]  # one call is too few
    assert podium(here, "helpful") == [(3, 1, 6, None), (1, 2, 4, None), (2, 2, 4, None)]


def test_right_bets_count_for_detective_wrong_ones_do_not() -> None:
    first, second, third, fourth = FOUR
    setup = replace(CLASSROOM, options=replace(CLASSROOM.options, **dict.fromkeys(BESIDE, True)))
    here = played(replace(first, saw=3), second, replace(third, saw=2), replace(fourth, saw=1), setup=setup)
    assert podium(here, "detective") == [(1, 1, 4, None), (3, 2, 3, None)]
    assert all(placed["points"] for placed in here.told()["standings"]["podiums"]["detective"])
    before = played(*FOUR, setup=setup)
    for other in ("match", "cards", "knowledge", "helpful"):
        assert podium(here, other) == podium(before, other)


def test_quiet_calls_have_no_detective() -> None:
    quiet = replace(CLASSROOM, options=replace(CLASSROOM.options, quiet=True))
    assert podium(played(*FOUR, setup=quiet), "detective") == []


def test_last_place_is_on_no_podium_and_hidden() -> None:
    here = played(*FOUR)
    for virtue in ("match", "cards", "knowledge", "detective", "helpful"):
        assert 4 not in [seat for seat, *_ in podium(here, virtue)]
    assert here.you(4)["place"] == {
        "game": {"place": None, "of": 4, "knowledge": {"right": 0, "of": 1}},
        "match": {"place": None, "of": 4, "games": 1, "cards": 0, "knowledge": {"right": 0, "of": 1}},
    }
    assert here.you(1)["place"]["match"]["cards"] == 100


def test_upper_half_sees_own_place_unless_it_is_the_last() -> None:
    """No student in a game of 40 sees that they are the 40th."""

    def told(*places: int) -> list[int | None]:
        here = played(*(Place(seat, place) for seat, place in enumerate(places, 1)), seats=len(places))
        return [here.you(seat)["place"]["game"]["place"] for seat in range(1, len(places) + 1)]

    assert told(1, 2, 3, 4, 5) == [1, 2, 3, None, None]
    assert told(1, 2, 3) == [1, 2, None]
    assert told(1, 2, 2, 2) == [1, None, None, None]
    assert told(1, 1, 1) == [1, 1, 1]
    assert told(1, 0, 0, 2) == [1, None, None, None]


def test_mostly_autoplayed_seat_is_on_no_podium() -> None:
    away = Place(4, 0, right=9, asked=9, along=9, along_right=9, calls=5, caught=5, points=30)
    here = played(*FOUR[:3], away)
    for virtue in ("match", "cards", "knowledge", "detective", "helpful"):
        assert 4 not in [seat for seat, *_ in podium(here, virtue)]
    assert 4 in [seat for seat, *_ in podium(played(*FOUR[:3], replace(away, place=4)), "knowledge")]


def test_podium_is_empty_without_results() -> None:
    here = played(*(Place(seat, seat) for seat in (1, 2, 3, 4)))
    assert podium(here, "knowledge") == podium(here, "detective") == podium(here, "helpful") == []


def test_tie_of_all_seats_puts_all_on_the_first_place() -> None:
    here = played(*(Place(seat, 1) for seat in (1, 2, 3, 4)))
    assert [place for _, place, *_ in podium(here, "cards")] == [1, 1, 1, 1]


def test_points_that_are_shown_alike_share_a_step() -> None:
    """66.6 and 66.61 points are both shown as 67."""
    by_a_hair = Place(1, 2, asked=100, right=61), Place(2, 2, asked=100, right=60)
    here = played(*by_a_hair, Place(3, 1), Place(4, 4), setup=replace(CLASSROOM, weights=(100, 1)))
    assert podium(here, "match") == [(3, 1, 99, 100), (1, 2, 67, 100), (2, 2, 67, 100)]
    assert [place for place, _ in match_places(here.session)] == [1, 2, 2, 4]


def test_podium_with_a_large_tie_is_empty() -> None:
    here = Class(12, setup=CLASSROOM).does(c.Deal(), c.Deal())
    for dealt in here.session.running:
        here.game_ends(dealt.game, [Place(seat, 1, asked=4, right=4) for seat in dealt.seats])
    assert podium(here, "knowledge") == podium(here, "cards") == []


def test_standing_waits_for_end_of_all_tables() -> None:
    here = Class(8).does(c.Deal(), c.Deal()).finishes(1)
    assert here.told()["standings"] is None
    seat = here.round_of(1).seats[1]
    assert here.you(seat)["place"] == {"game": {"place": 2, "of": 4, "knowledge": {"right": 0, "of": 0}}, "match": None}
    assert here.you(here.round_of(2).seats[0])["place"] is None
    here.finishes()
    assert here.told()["standings"] is not None
    assert here.you(seat)["place"]["match"]["of"] == 8
    here.does(c.Deal())
    assert here.told()["standings"] is None


def test_results_of_several_games_are_averaged() -> None:
    here = Class(3).does(c.Deal()).finishes().does(c.Deal()).finishes(order={1: (2, 1, 3)})
    assert {placed.seat: placed.cards for placed in standings(here.session)} == {1: 0.75, 2: 0.75, 3: 0.0}
    assert [place for place, _ in match_places(here.session)] == [1, 1, 3]


def test_bots_and_removed_seats_have_no_standing() -> None:
    here = Class(3, bots=1).does(c.Deal()).finishes(order={1: (4, 1, 2, 3)}).does(c.Remove(1))
    assert [placed.seat for placed in standings(here.session)] == [2, 3]
    assert podium(here, "cards") == [(2, 1, 33, 100)]


def test_results_of_a_former_player_count_for_nobody() -> None:
    question = asks("Which one?", "this", "that")
    here = Class(3).does(c.Deal()).finishes(order={1: (1, 2, 3)}).does(c.PutToClass(question))
    here.does(by(1, c.AnswerClass(1, (0,))), by(2, c.AnswerClass(1, (0,))), c.ShowClass(1), c.EndClass(1), c.Deal())
    here.waits(5).does(c.Remove(1), c.TakeSeat("late"))
    assert here.session.seat_with("late") == here.session.seat(1)
    now = {placed.seat: (placed.games, placed.answered) for placed in standings(here.session)}
    assert now == {1: (0, 0), 2: (1, 1), 3: (1, 0)}
    here.waits(5).finishes()
    assert next(placed for placed in standings(here.session) if placed.seat == 1).games == 1


def test_hand_autoplayed_to_end_counts_for_nobody() -> None:
    here = Class(8).does(c.Deal(), c.Deal())
    seat = here.round_of(1).seats[3]
    here.does(c.Move(seat, 2, at_once=True)).finishes()
    assert next(placed for placed in standings(here.session) if placed.seat == seat).games == 0
    assert here.you(seat)["place"] == {"game": None, "match": None}


def test_class_question_counts_as_knowledge_once() -> None:
    question = asks("Which one?", "this", "that")
    here = played(*FOUR)
    for _ in range(2):
        here.does(c.PutToClass(question))
        shown = here.told()["class_question"]
        number, right = shown["number"], shown["choices"].index("this")
        here.does(by(4, c.AnswerClass(number, (right,))), c.ShowClass(number), c.EndClass(number))
    assert next(placed for placed in standings(here.session) if placed.seat == 4).right == 1
    here.does(c.PutToClass(asks("Another one?")))
    here.does(by(4, c.AnswerClass(3, (0,))), c.EndClass(3))  # ended without showing the answer
    assert next(placed for placed in standings(here.session) if placed.seat == 4).answered == 2


def test_order_of_last_round_uses_its_results_only() -> None:
    here = Class(4).does(c.Deal()).finishes(order={1: (4, 3, 2, 1)})
    assert by_last_round(here.session) == [4, 3, 2, 1]
    here.does(c.Deal()).finishes(order={1: (1, 4, 2, 3)})
    assert by_last_round(here.session) == [1, 4, 2, 3]
    assert by_last_round(Class(3).session) == []


def test_podiums_name_seats_and_wall_gets_no_full_list() -> None:
    here = played(*FOUR)
    told = here.seen(Wall())
    assert "place" not in told["you"]
    assert here.seen(Player(4))["lesson"]["standings"] == told["lesson"]["standings"]


# --- absence, and silence


def test_knowledge_is_share_of_answerable_questions() -> None:
    here = played(
        Place(1, 1, along=1, along_right=1, silent=9),
        Place(2, 2, along=10, along_right=8),
        Place(3, 3, along=10, along_right=4),
    )
    shares = {placed.seat: round(placed.knowledge, 2) for placed in standings(here.session)}
    assert (shares[1], shares[2], shares[3]) == (0.1, 0.8, 0.4)
    assert podium(here, "knowledge") == [(2, 1, 8, 10), (3, 2, 4, 10)]
    assert here.you(1)["place"]["game"]["knowledge"] == {"right": 1, "of": 10}
    assert podium(here, "helpful") == [(2, 1, 10, None), (3, 1, 10, None), (1, 3, 1, None)]  # silence is no help


def test_mostly_autoplayed_seat_does_not_lower_other_places() -> None:
    here = played(Place(1, 1), Place(3, 2), Place(4, 3), Place(2, 0, cards=1, right=1, asked=1))
    cards = {placed.seat: placed.cards for placed in standings(here.session)}
    assert cards == {1: 1.0, 3: 0.5, 4: 0.0, 2: 0.0}
    assert podium(here, "cards") == [(1, 1, 100, 100), (3, 2, 50, 100)]
    assert here.you(2)["place"] == {"game": {"place": None, "of": 3, "knowledge": {"right": 1, "of": 1}}, "match": None}
    assert here.you(1)["place"]["match"]["of"] == 3


def test_guest_answers_count_without_a_place() -> None:
    here = Class(3).does(c.Deal(), c.TakeSeat("late"))
    here.game_ends("f3kq.1", (Place(1, 1), Place(2, 2), Place(3, 3), Place(4, 0, along=3, along_right=3)))
    guest = next(placed for placed in standings(here.session) if placed.seat == 4)
    assert (guest.games, guest.answered, guest.right, guest.helped) == (0, 3, 3, 3)
    assert podium(here, "knowledge") == [(4, 1, 3, 3)]


def test_silence_on_class_question_counts_if_present_all_the_time() -> None:
    question = asks("Which one?", "this", "that", time=30)
    here = Class(6).does(c.Accommodate(5, Accommodation(time=2)), c.PutToClass(question), by(1, c.AnswerClass(1, (0,))))
    here.does(c.MissClass(2, 1, on=True), c.MissClass(3, 1, on=True), c.MissClass(3, 1, on=False))
    here.waits(10).does(c.TakeSeat("late")).waits(21)
    assert here.told()["class_question"]["result"]
    assert here.session.questions[0].silent == {4, 6}  # 2 has left, 3 came back, 5 has more time, 7 joined later
    here.does(by(5, c.AnswerClass(1, (1,))), c.EndClass(1))
    assert {placed.seat: (placed.answered, placed.helped) for placed in standings(here.session)} == {
        **dict.fromkeys((1, 5), (1, 1)),
        **dict.fromkeys((2, 3, 7), (0, 0)),
        **dict.fromkeys((4, 6), (1, 0)),
    }


def test_question_ended_early_by_teacher_counts_for_no_silent_seat() -> None:
    here = Class(3).does(c.PutToClass(asks("Which one?", "this", "that", time=30)), by(1, c.AnswerClass(1, (0,))))
    here.waits(29).does(c.ShowClass(1), c.EndClass(1))
    assert [placed.answered for placed in standings(here.session)] == [1, 0, 0]


def test_overrule_after_game_counts_in_match() -> None:
    here = played(*FOUR)
    here.happened([RoundAmended("f3kq.1", (replace(FOUR[0], right=2), *FOUR[1:]))])
    assert next(placed.right for placed in standings(here.session) if placed.seat == 1) == 4
    assert here.you(1)["place"]["game"]["knowledge"] == {"right": 4, "of": 6}
    here.is_what_a_replay_makes()


SCORED = (
    Place(1, 1, right=1, asked=2, along=4, along_right=2, points=3),
    Place(2, 2, right=2, asked=2, along=4, along_right=4, points=10),
    Place(3, 3, along=6, along_right=3, silent=2, points=4),
    Place(4, 4, right=1, asked=1, along=4, along_right=4, points=8),
)


def test_knowledge_podium_ranks_by_points_per_question() -> None:
    here = played(*SCORED, setup=CLASSROOM)
    assert all(step["points"] for step in here.told()["standings"]["podiums"]["knowledge"])
    assert podium(here, "knowledge") == [(2, 1, 1.7, 6), (4, 2, 1.6, 5)]  # seats 1 and 3 share the last place
    assert podium(played(*FOUR), "knowledge") == [(2, 1, 6, 6)]  # without points: right answers


def test_late_student_is_ranked_by_questions_since_joining() -> None:
    """Dan could answer only five questions, and knew as much as Bob."""
    late = Place(4, 4, along=5, along_right=5, points=8)
    here = played(*SCORED[:3], replace(late, points=9), setup=CLASSROOM)
    assert podium(here, "knowledge")[0] == (4, 1, 1.8, 5)  # before bob, who has 10 points from 6
    here = played(*SCORED[:3], Place(4, 4, along=4, along_right=4, points=8), setup=CLASSROOM)
    assert 4 not in [seat for seat, *_ in podium(here, "knowledge")]  # four questions are too few for a result


def test_silence_of_present_seat_counts_as_answerable() -> None:
    here = played(SCORED[0], replace(SCORED[1], silent=6), SCORED[2], SCORED[3], setup=CLASSROOM)
    assert podium(here, "knowledge")[0] == (4, 1, 1.6, 5)
    assert podium(here, "knowledge")[1] == (2, 2, 0.8, 12)


def test_point_averages_that_are_shown_alike_share_a_step() -> None:
    here = played(replace(SCORED[0], points=19, silent=6), *SCORED[1:], setup=CLASSROOM)  # 1.58
    assert [step[:3] for step in podium(here, "knowledge")] == [(2, 1, 1.7), (1, 2, 1.6), (4, 2, 1.6)]


def test_class_question_scores_like_one_at_a_table() -> None:
    here = played(*SCORED, setup=CLASSROOM)
    rows = {1: AnswerRow(2), 2: AnswerRow(0), 3: AnswerRow(1)}
    here.does(c.PutToClass(asks("Which one?", "this", "that"), rows=rows))
    right = here.told()["class_question"]["choices"].index("this")
    assert {seat: here.you(seat)["score"]["worth"] for seat in (1, 2, 3, 4)} == {1: 2, 2: 1, 3: 1, 4: 1}
    here.does(
        by(1, c.AnswerClass(1, (right,))), by(2, c.AnswerClass(1, (1 - right,))), by(3, c.AnswerClass(1, (right,)))
    )
    assert {here.you(seat)["score"]["won"] for seat in (1, 2, 3)} == {None}
    assert here.you(1)["points"] == {"points": 3, "next": 4}
    here.waits(30)
    scores = {seat: here.you(seat)["score"] for seat in (1, 2, 3, 4)}
    assert scores == {
        1: {"row": 3, "worth": 2, "won": 2},
        2: {"row": 0, "worth": 1, "won": 0},
        3: {"row": 2, "worth": 1, "won": 1},
        4: {"row": 0, "worth": 1, "won": 0},
    }
    assert [here.you(seat)["points"] for seat in (1, 2, 3, 4)] == [
        {"points": 5, "next": 8},
        {"points": 10, "next": None},
        {"points": 5, "next": 8},
        {"points": 8, "next": 10},
    ]
    assert here.told()["class_question"]["result"]["row"] == {"seat": 1, "right": 3}
    assert {one.seat: one.scoring for one in standings(here.session)} == {1: 7, 2: 7, 3: 9, 4: 6}
    kept = [event.record for event in here.log if isinstance(event, ClassAnswered)]
    assert [(one.how, one.given, one.worth, one.row) for one in kept if one] == [
        ("class", (0,), 2, 2),
        ("class", (1,), 1, 0),
        ("class", (0,), 1, 1),
    ]


def test_freeze_is_excluded_from_answer_seconds() -> None:
    here = Class(3, setup=CLASSROOM).does(c.Deal(), c.Accommodate(3, Accommodation(time=2)))
    here.does(c.PutToClass(asks("Which one?")))
    here.waits(4).does(c.Freeze("")).waits(60).does(c.Unfreeze()).waits(3)
    here.does(by(1, c.AnswerClass(1, (0,))), by(2, c.AnswerClass(1, (0,))), c.ShowClass(1), c.EndClass(1))
    here.waits(2).does(c.Freeze("")).waits(60).does(c.Unfreeze()).waits(1).does(by(3, c.AnswerClass(1, (0,))))
    kept = [event.record for event in here.log if isinstance(event, ClassAnswered)]
    assert [(one.seconds, one.helped) for one in kept if one] == [(7.0, ()), (7.0, ()), (10.0, ("time",))]


def test_seen_class_question_scores_nothing() -> None:
    here = Class(3, setup=CLASSROOM).does(c.Deal())
    here.does(c.PutToClass(asks("Which one?", "this", "that"), known=(1,), rows={1: AnswerRow(4)}))
    right = here.told()["class_question"]["choices"].index("this")
    here.does(*(by(seat, c.AnswerClass(1, (right,))) for seat in (1, 2, 3)))
    assert here.you(1)["score"] == {"row": 4, "worth": 0, "won": None}
    assert (here.you(1)["points"], here.you(2)["points"]) == (
        {"points": 0, "next": 1},
        {"points": 1, "next": None},
    )


def test_without_points_option_no_points_are_shown() -> None:
    here = played(*FOUR).does(c.PutToClass(asks("Which one?", "this", "that")))
    assert (here.you(1)["points"], here.you(1)["score"]) == (None, None)
    assert not any(step["points"] for step in here.told()["standings"]["podiums"]["knowledge"])
