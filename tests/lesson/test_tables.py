"""A class at several tables: seating, deals, late students, leavers, and moves between tables."""

from random import Random

import pytest
from msgspec.structs import replace

from quizbs.game import NO_GAME, evolve
from quizbs.game import commands as g
from quizbs.game.deciding import decide
from quizbs.game.options import PRESETS
from quizbs.lesson import Player, Wall
from quizbs.lesson import commands as c
from quizbs.lesson.commands import GameSetup
from tests.lesson.story import CLASSROOM, DESK, Class
from tests.support.game_story import by, given


def cards_everywhere(seats: int = 12, **more: object) -> Class:
    return Class(seats, **more).does(c.Deal(), c.Deal())  # type: ignore[arg-type]


# --- find your table


def test_first_deal_assigns_tables_before_cards() -> None:
    here = Class(23, setup=CLASSROOM).does(c.Deal())
    here.phase("seating")
    assert here.sizes() == [5, 5, 5, 4, 4]
    assert sorted(seat for table in here.session.seating.tables for seat in table.seats) == list(range(1, 24))
    assert not here.session.games
    assert here.you(7)["table"] == here.game_of(7)
    assert here.you(7)["can"] == {"sit": True}
    assert here.seen(Player(7))["game"] is None


def test_table_is_dealt_once_all_have_sat_down() -> None:
    here = Class(8).does(c.Deal())
    *others, last = here.table(1).seats
    for seat in others:
        here.does(by(seat, c.Sit()))
    assert not here.session.games
    assert here.told()["tables"][0]["sat"] == sorted(others)
    here.does(by(last, c.Sit()))
    assert here.round_of(1).seats == here.table(1).seats
    here.phase("seating")
    assert here.seen(Player(last))["lesson"]["phase"] == "playing"
    assert here.seen(Player(here.table(2).seats[0]))["lesson"]["phase"] == "seating"
    here.sits(2)
    here.phase("playing")
    assert [(dealt.number, dealt.table, dealt.game) for dealt in here.session.games] == [
        (1, 1, "f3kq.1"),
        (1, 2, "f3kq.2"),
    ]


def test_seat_is_confirmed_once_and_only_during_seating() -> None:
    here = Class(8)
    here.refuses("not_now", by(1, c.Sit()))
    here.does(c.Deal(), by(1, c.Sit())).refuses("closed", by(1, c.Sit()))
    here.refuses("removed", by(99, c.Sit()))
    here.does(c.Deal()).refuses("not_now", by(2, c.Sit()))


def test_player_with_cards_cannot_sit_again() -> None:
    here = Class(8).does(c.Deal(), c.DealTable(1))
    here.refuses("closed", by(here.table(1).seats[0], c.Sit()))


def test_teacher_may_deal_before_all_have_sat_down() -> None:
    here = Class(12).does(c.Deal(), c.DealTable(2))
    assert list(here.session.current) == [2]
    here.refuses("not_now", c.DealTable(2))
    here.refuses("closed", c.DealTable(9))
    here.does(c.Deal())
    assert sorted(here.session.current) == [1, 2, 3]
    here.phase("playing")


def test_bots_are_spread_and_sit_by_themselves() -> None:
    here = Class(9, bots=3).does(c.Deal())
    bots = {10, 11, 12}
    tables = here.session.seating.tables
    assert [len(bots.intersection(table.seats)) for table in tables] == [1, 1, 1]
    assert [set(table.sat) for table in tables] == [bots.intersection(table.seats) for table in tables]
    people = [seat for seat in here.table(1).seats if seat not in bots]
    here.does(*(by(seat, c.Sit()) for seat in people))
    assert list(here.session.current) == [1]


@pytest.mark.parametrize("preset", ["classroom", "cheater", "bs"])
def test_starter_is_known_before_deal(preset: str) -> None:
    here = Class(8, setup=GameSetup(preset=preset, options=PRESETS[preset])).does(c.Deal())
    told = here.told()["tables"][0]
    here.sits()
    dealt = here.round_of(1)
    opening = g.Open(
        options=dealt.setup.options, seats=dealt.seats, signs=dealt.signs, dealer=dealt.dealer, round=dealt.number
    )
    game = NO_GAME
    for event in decide(game, *given(opening), 1.0, Random(1)):
        game = evolve(game, event)
    assert told["starter"] == game.starter == told["seats"][0]
    after = [*dealt.seats, *dealt.seats][dealt.seats.index(game.starter) :][: len(dealt.seats)]
    assert told["seats"] == after


def test_bottle_hides_starter() -> None:
    here = Class(8, setup=GameSetup(preset="bottle", options=PRESETS["bottle"])).does(c.Deal())
    assert here.told()["tables"][0]["starter"] is None


def test_all_tables_use_one_deck() -> None:
    here = cards_everywhere(9, setup=CLASSROOM)  # the deck to the jack fits tables of five and four in time
    assert {dealt.setup.options.deck for dealt in here.session.games} == {"J"}


def test_deck_unfit_for_a_table_is_refused_with_alternatives() -> None:
    here = Class(9, setup=replace(CLASSROOM, options=replace(PRESETS["classroom"], deck="Q")))
    assert here.refuses("not_coprime", c.Deal()).more["good"] == ["K", "J", "9", "7"]


# --- arranging


def test_teacher_may_redraw_tables_or_choose_one_big_table() -> None:
    here = Class(13, setup=CLASSROOM).does(c.Deal())
    first = here.session.seating.tables
    here.does(c.Arrange("random"))
    assert here.session.seating.tables != first
    assert here.session.seating.number == 1
    here.does(c.Arrange("one"))
    assert here.sizes() == [13]
    here.does(c.Deal()).finishes()
    assert len(here.session.games) == 1
    here.does(c.Deal())  # the choice of one big table lasts, so nobody must move
    assert [game.seats for game in here.session.games] == [tuple(range(1, 14))] * 2
    here.finishes().does(c.Arrange("random"), c.Deal()).finishes().does(c.Deal())
    assert len(here.session.current) == 3


def test_arranging_tables_is_refused_while_a_table_has_cards() -> None:
    here = Class(8).does(c.Deal(), c.DealTable(1))
    here.refuses("not_now", c.Arrange("random"))
    here.does(c.Deal()).refuses("not_now", c.Arrange("keep"), c.Deal())


def test_tables_can_be_arranged_before_first_deal_with_people() -> None:
    Class().refuses("need_players", c.Arrange("random"), c.Deal())
    assert Class(12).does(c.Arrange("random")).session.phase == "seating"


def test_kept_apart_pair_never_shares_a_table() -> None:
    for seed in range(10):
        here = Class(12, seed=seed).does(c.KeepApart(((1, 2), (3, 4), (1, 3))), c.Arrange("random"))
        assert here.game_of(1) not in {here.game_of(2), here.game_of(3)}
        assert here.game_of(3) != here.game_of(4)
        assert here.sizes() == [4, 4, 4]
    here.does(c.Arrange("random"), c.Arrange("random"))  # the pair is still kept apart
    assert here.game_of(1) != here.game_of(2)
    here.does(c.KeepApart(()))
    assert here.session.seating.apart == ()


def test_keeping_apart_needs_two_people() -> None:
    Class(8).refuses("same_one", c.KeepApart(((1, 1),)), c.KeepApart(((3, 3),)))
    Class(8).refuses("not_understood", c.KeepApart(((1, 99),)))


def test_seating_by_results_spreads_the_best() -> None:
    here = Class(12).does(c.Deal(), c.Deal()).finishes()
    winners = {dealt.seats[0] for dealt in here.session.games}
    last = {dealt.seats[-1] for dealt in here.session.games}
    here.does(c.Arrange("results"))
    assert [len(winners.intersection(table.seats)) for table in here.session.seating.tables] == [1, 1, 1]
    assert [len(last.intersection(table.seats)) for table in here.session.seating.tables] == [1, 1, 1]


def test_move_during_seating_applies_at_once() -> None:
    here = Class(8).does(c.Deal())
    seat = here.table(1).seats[0]
    here.does(c.Move(seat, 2))
    assert (here.sizes(), here.game_of(seat)) == ([3, 5], 2)
    here.refuses("closed", c.Move(seat, 2), c.Move(seat, 4))
    here.refuses("removed", c.Move(99, 1))
    here.does(c.Move(seat, 3))
    assert (here.sizes(), here.game_of(seat)) == ([3, 4, 1], 3)
    here.does(c.Move(seat, 1))
    assert here.sizes() == [4, 4]  # the new table has gone with its only student


def test_next_player_deals_if_the_dealer_moves() -> None:
    here = Class(8).does(c.Deal())
    table = here.table(1)
    at = table.seats.index(table.dealer)
    here.does(c.Move(table.dealer, 2))
    assert here.table(1).dealer == table.seats[(at + 1) % 4]
    here.does(c.Deal())
    assert here.round_of(1).dealer in here.round_of(1).seats


def test_move_of_last_unseated_player_deals_cards() -> None:
    here = Class(9).does(c.Deal())
    *others, last = here.table(1).seats
    here.does(*(by(seat, c.Sit()) for seat in others), c.Move(last, 2))
    assert list(here.session.current) == [1]
    here = Class(9).does(c.Deal()).does(*(by(seat, c.Sit()) for seat in others), c.Remove(last))
    assert list(here.session.current) == [1]


def test_too_small_table_waits_with_reason_on_desk() -> None:
    here = Class(8).does(c.Deal())
    a, b, *_ = here.table(1).seats
    here.does(c.Move(a, 2), c.Move(b, 2))
    assert here.told(DESK)["needs"] == [{"table": 1, "seat": None, "why": "need_players"}]
    here.refuses("need_players", c.DealTable(1))
    here.does(c.Deal())
    assert list(here.session.current) == [2]
    here.phase("seating")
    here.refuses("need_players", c.Deal())
    here.does(c.TakeSeat("machine", bot="sprout"))
    assert here.game_of(9) == 1
    here.does(c.Deal())
    here.phase("playing")


# --- while cards are on the tables


def test_late_student_answers_along_until_next_deal() -> None:
    here = cards_everywhere(9).does(c.TakeSeat("late"))
    assert here.game_of(10) == 2  # the smaller table, of four
    dealt = here.round_of(2)
    assert here.session.guests(dealt) == (10,)
    assert here.you(10)["guest"] is True
    assert here.told()["tables"][1]["seats"][-1] == 10
    here.finishes().does(c.Deal())
    assert 10 in here.round_of(2).seats
    assert here.you(10)["guest"] is False


def test_late_student_takes_over_hand_of_removed_student() -> None:
    here = cards_everywhere(8)
    seat = here.round_of(2).seats[1]
    sign = here.round_of(2).signs[1]
    here.does(c.Remove(seat))
    assert here.session.left(here.round_of(2)) == (seat,)
    here.does(c.TakeSeat("late"))
    one = here.session.seat(seat)
    assert one is not None
    assert (one.person, one.table, one.sign, one.ready) == ("late", 2, sign, False)
    assert here.session.left(here.round_of(2)) == ()
    assert here.session.guests(here.round_of(2)) == ()
    assert len(here.session.seats) == 8
    here.refuses("closed", c.TakeSeat(f"person{seat}"))  # a removed student can't return


def with_bots(bots: int = 2, people: int = 7) -> Class:
    """Return two tables with cards, with ``people`` students and ``bots`` bots, one or more at each."""
    return Class(people, bots=bots, setup=CLASSROOM).does(c.Deal(), c.Deal())


def test_late_student_takes_over_the_hand_of_a_bot() -> None:
    here = with_bots().does(c.SetBell(30))
    small = min(here.session.seating.tables, key=lambda table: len(table.seats)).number
    bot = next(seat for seat in here.round_of(small).seats if here.session.seat(seat).bot)  # type: ignore[union-attr]
    before = here.table(small).seats
    here.waits(60).does(c.TakeSeat("late"))
    one = here.session.seat(bot)
    assert one
    assert (one.person, one.bot, one.table, one.since) == ("late", "", small, here.now)
    assert one.people_at(here.now - 1) == ()
    assert here.table(small).seats == before
    assert here.you(bot)["guest"] is False
    here.does(c.TakeSeat("later"), c.TakeSeat("last"))  # the first replaces the other bot; for the last there is no bot
    assert [seat.bot for seat in here.session.present] == [""] * 10
    assert here.you(10)["guest"] is True


def test_bot_keeps_its_hand_if_another_seat_is_free() -> None:
    here = with_bots()
    here.does(c.Remove(1), c.TakeSeat("late"))  # the hand of a removed student is given before a bot's
    assert here.session.seat(1).person == "late"  # type: ignore[union-attr]
    assert sum(bool(seat.bot) for seat in here.session.present) == 2
    here = Class(3, bots=1).does(c.TakeSeat("early"))  # before the deal
    assert len(here.session.present) == 5
    here = Class(7, bots=2, setup=CLASSROOM).does(c.Deal(), c.DealTable(1), c.TakeSeat("early"))
    assert here.game_of(10) == 2
    assert sum(bool(seat.bot) for seat in here.session.present) == 2


def test_bot_takes_no_hand_of_another_bot() -> None:
    here = with_bots().does(c.TakeSeat("machine", bot="sprout"))
    assert len(here.session.present) == 10


def test_table_of_three_is_reported_and_filled_by_bot() -> None:
    here = Class(7).does(c.Deal())
    assert here.sizes() == [4, 3]
    assert here.told(DESK)["needs"] == [{"table": 2, "seat": None, "why": "three"}]
    here.does(c.TakeSeat("machine", bot="sprout", table=2))
    assert (here.sizes(), here.told(DESK)["needs"]) == ([4, 4], [])
    here.does(c.TakeSeat("another", bot="sprout", table=2))
    assert here.sizes() == [4, 5]
    here.refuses("closed", c.TakeSeat("more", bot="sprout", table=3))
    here.does(c.DealTable(1)).refuses("not_now", c.TakeSeat("more", bot="sprout", table=1))
    here.does(c.TakeSeat("more", bot="sprout", table=2))
    here.sits()
    assert len(here.round_of(2).seats) == 6


def test_bot_that_joins_does_not_delay_the_deal() -> None:
    here = Class(7).does(c.Deal())
    *others, last = here.table(2).seats
    here.does(*(by(seat, c.Sit()) for seat in others), c.TakeSeat("machine", bot="sprout", table=2))
    assert not here.session.games
    here.does(by(last, c.Sit()))
    assert len(here.round_of(2).seats) == 4


def test_hand_of_finished_game_is_not_given_away() -> None:
    here = cards_everywhere(8)
    here.does(c.Remove(3)).finishes().does(c.TakeSeat("late"))
    assert here.session.seats[-1].seat == 9


def test_moved_player_leaves_hand_and_answers_along() -> None:
    here = cards_everywhere(8)
    seat = here.round_of(1).seats[0]
    here.does(c.Move(seat, 2, at_once=True))
    assert here.session.left(here.round_of(1)) == (seat,)
    assert here.session.guests(here.round_of(2)) == (seat,)
    here.refuses("closed", c.Move(seat, 3))
    here.does(c.Move(seat, 1))
    assert here.session.left(here.round_of(1)) == ()
    here.does(c.Move(seat, 2, at_once=True)).finishes().does(c.Deal())
    assert here.sizes() == [3, 5]
    assert seat in here.round_of(2).seats


def test_player_with_cards_moves_after_the_game() -> None:
    here = cards_everywhere(8)
    seat = here.round_of(1).seats[0]
    here.does(c.Move(seat, 2))
    assert here.game_of(seat) == 1
    assert here.session.left(here.round_of(1)) == ()
    assert here.you(seat)["next_table"] == 2
    assert here.seen(DESK)["lesson"]["moving"] == {str(seat): 2}
    here.refuses("closed", c.Move(seat, 2))
    here.finishes(1)
    assert here.game_of(seat) == 1, "who has played looks at the own places"
    here.finishes(2).does(c.Deal())
    assert here.game_of(seat) == 2
    assert seat in here.round_of(2).seats
    assert here.seen(DESK)["lesson"]["moving"] == {}


def test_planned_move_can_be_cancelled_or_made_at_once() -> None:
    here = cards_everywhere(8)
    stays, goes = here.round_of(1).seats[:2]
    here.does(c.Move(stays, 2), c.Move(stays, 1), c.Move(goes, 2), c.Move(goes, 2, at_once=True))
    assert here.you(stays)["next_table"] is None
    assert here.game_of(goes) == 2
    here.does(c.Move(goes, 1)).finishes().does(c.Deal())
    assert (here.game_of(stays), here.game_of(goes)) == (1, 1)


def test_planned_move_is_made_when_its_own_table_plays_again() -> None:
    here = cards_everywhere(15)
    seat, other = here.round_of(1).seats[:2]
    here.does(c.SetBell(40), c.Move(seat, 2)).finishes(1, 3)
    assert "again" not in here.you(seat)["can"], "who is about to leave begins nothing there"
    here.refuses("not_now", by(seat, c.Again()))
    plays_again(here, 3)
    assert here.game_of(seat) == 1
    here.does(*(by(one, c.Again()) for one in here.round_of(1).seats if one not in (seat, other)))
    assert here.game_of(seat) == 1, "not before all who stay want it"
    here.does(by(other, c.Again()))
    assert here.game_of(seat) == 2
    assert seat not in here.round_of(1).seats


def test_new_random_tables_cancel_a_planned_move() -> None:
    here = cards_everywhere(8)
    seat = here.round_of(1).seats[0]
    here.does(c.Move(seat, 2)).finishes().does(c.Arrange("random"))
    assert here.session.seat(seat).next_table == 0  # type: ignore[union-attr]


def test_phone_shows_that_its_player_left_a_hand() -> None:
    here = cards_everywhere(8)
    seat = here.round_of(1).seats[0]
    here.does(c.Move(seat, 2, at_once=True))
    assert (here.you(seat)["moved_from"], here.you(seat)["guest"]) == (1, True)
    here.does(c.Move(seat, 1))
    assert (here.you(seat)["moved_from"], here.you(seat)["guest"]) == (None, False)


def signs_at(here: Class, table: int) -> list[int]:
    signs = {seat.seat: seat.sign for seat in here.session.present}
    return [signs[seat] for seat in here.table(table).seats]


@pytest.mark.parametrize("people", [7, 13, 24, 31, 40])
def test_sign_is_final_and_distinct_at_a_table(people: int) -> None:
    here = Class(people).does(c.Deal())
    shown = {seat.seat: seat.sign for seat in here.session.present}
    for table in here.session.seating.tables:
        assert len(set(signs_at(here, table.number))) == len(table.seats)
    here.sits()
    assert {seat.seat: seat.sign for seat in here.session.present} == shown
    for dealt in here.session.running:
        assert dealt.signs == tuple(shown[seat] for seat in dealt.seats)


def test_lobby_sign_survives_random_seating() -> None:
    here = Class(24)
    shown = {seat.seat: seat.sign for seat in here.session.present}
    here.does(c.Arrange("random"))
    kept = sum(seat.sign == shown[seat.seat] for seat in here.session.present)
    assert kept >= 22


def test_new_table_member_has_distinct_sign() -> None:
    here = Class(13).does(c.Deal())
    others = {table.number: signs_at(here, table.number) for table in here.session.seating.tables}
    here.does(c.TakeSeat("late"))
    new = here.session.present[-1]
    assert new.sign not in others[new.table]
    goes = here.table(1).seats[0]
    there = signs_at(here, 2)
    here.does(c.Move(goes, 2))
    assert len(set(signs_at(here, 2))) == len(there) + 1
    assert signs_at(here, 2)[:-1] == there, "who sat there keeps the own one"


def test_player_who_returns_to_a_hand_has_its_sign_again() -> None:
    here = cards_everywhere(16)
    for seat in here.round_of(1).seats:
        before = next(student.sign for student in here.session.present if student.seat == seat)
        here.does(c.Move(seat, 2, at_once=True))
        assert len(set(signs_at(here, 2))) == len(signs_at(here, 2))
        here.does(c.Move(seat, 1))
        assert next(student.sign for student in here.session.present if student.seat == seat) == before


def test_table_that_all_have_left_is_removed_after_its_game() -> None:
    here = cards_everywhere(8)
    here.does(*(c.Remove(seat) for seat in here.round_of(2).seats))
    assert len(here.session.seating.tables) == 2
    here.finishes(2)
    assert [table.number for table in here.session.seating.tables] == [1]


def test_next_round_without_moves_is_dealt_at_once() -> None:
    here = cards_everywhere(12).finishes()
    before = [table.seats for table in here.session.seating.tables]
    here.does(c.Deal())
    here.phase("playing")
    assert [game.number for game in here.session.games] == [1, 1, 1, 2, 2, 2]
    assert [here.round_of(number).seats for number in (1, 2, 3)] == before
    for number in (1, 2, 3):
        first, second = (game for game in here.session.games if game.table == number)
        at = first.seats.index(first.dealer)
        assert second.dealer == first.seats[(at + 1) % 4]


def test_uneven_tables_are_balanced_with_few_moves() -> None:
    here = cards_everywhere(12).does(*(c.TakeSeat(f"late{number}") for number in range(3)))
    before = {seat.seat: seat.table for seat in here.session.present}
    here.does(*(c.Remove(seat) for seat in here.round_of(3).seats[:3])).finishes().does(c.Deal())
    here.phase("seating")
    assert here.sizes() == [4, 4, 4]
    moved = [seat.seat for seat in here.session.present if seat.table != before[seat.seat]]
    assert len(moved) <= 3


def test_seven_at_one_table_are_split_before_next_game() -> None:
    here = Class(6).does(c.Deal())
    here.does(c.TakeSeat("person7")).finishes().does(c.Deal())
    assert here.sizes() == [4, 3]
    here.phase("seating")


def test_game_continues_after_all_were_removed() -> None:
    here = Class(3).does(c.Deal(), c.Remove(1), c.Remove(2), c.Remove(3))
    here.finishes()
    assert here.session.seating.tables == ()
    here.does(c.TakeSeat("a"), c.TakeSeat("b"), c.TakeSeat("c"), c.Deal())
    assert here.round_of(1).seats == (4, 5, 6)


# --- one more game


def plays_again(here: Class, number: int) -> None:
    """Let everybody at table ``number``, which is done early, ask for one more game."""
    here.does(*(by(seat, c.Again()) for seat in here.table(number).seats))
    assert not here.round_of(number).over


def test_table_that_is_done_early_plays_again_if_all_want() -> None:
    here = cards_everywhere(8).finishes(1)
    (seat, *others), other = here.round_of(1).seats, here.round_of(2).seats[0]
    assert (here.you(seat)["can"], here.you(seat)["one_more"]) == ({"again": True}, {"wanted": 0, "of": 4})
    assert (here.you(other)["can"], here.you(other)["one_more"]) == ({}, None)
    here.refuses("not_now", by(other, c.Again()))
    here.refuses("removed", by(99, c.Again()))
    here.does(by(seat, c.Again()), by(seat, c.Again()))
    assert here.round_of(1).over, "one alone begins nothing for the others"
    assert [here.you(one)["rematch"] for one in here.round_of(1).seats] == [True, False, False, False]
    assert here.you(others[0])["one_more"] == {"wanted": 1, "of": 4}
    here.does(*(by(one, c.Again()) for one in others))
    dealt = here.round_of(1)
    assert (dealt.number, dealt.game, dealt.over) == (2, "f3kq.3", False)
    assert not here.session.rematch
    assert dealt.setup.options.deck == "5"
    here.refuses("not_now", by(seat, c.Again()), c.DealTable(1))
    here.finishes().does(c.Deal())
    assert {dealt.number for dealt in here.session.current.values()} == {3}


def test_early_next_game_needs_no_wish_of_bots_or_absent_students() -> None:
    here = cards_everywhere(8).finishes(1)
    *wanting, other = here.round_of(1).seats
    here.does(*(by(seat, c.Again()) for seat in wanting))
    assert here.round_of(1).over
    here.does(c.Remove(other))
    assert here.round_of(1).seats == tuple(wanting), "the last one who didn't want it has left"
    here = Class(8, bots=1).does(c.Deal())
    for table in here.session.seating.tables:
        here.sits(table.number)
    bot = next(one for one in here.session.present if one.bot)
    here.finishes(bot.table)
    here.refuses("not_yours", by(bot.seat, c.Again()))
    assert "again" not in here.you(bot.seat)["can"]
    here.does(*(by(seat, c.Again()) for seat in here.table(bot.table).seats if seat != bot.seat))
    assert not here.round_of(bot.table).over


def test_wish_to_play_again_counts_for_rematch_when_all_are_done() -> None:
    here = cards_everywhere(8).finishes(1)
    here.does(by(here.round_of(1).seats[0], c.Again())).finishes()
    assert here.told()["rematch"] == {"wanted": 1, "of": 8}


def test_only_the_teacher_deals_when_all_tables_are_done() -> None:
    here = cards_everywhere(8).finishes()
    here.refuses("not_now", by(1, c.Again()))
    here.does(*(by(seat, c.WantRematch()) for seat in range(1, 9))).phase("playing")
    assert not here.session.running, "not even if all want it"
    here.does(c.DealTable(2))
    assert here.round_of(2).number == 2
    assert here.round_of(2).setup.options.deck == here.session.games[0].setup.options.deck


@pytest.mark.parametrize(("minutes", "deck"), [(5, "5"), (9, "5"), (10, "7"), (15, "9"), (20, "K"), (45, "K")])
def test_deck_of_one_more_game_fits_the_minutes_left(minutes: int, deck: str) -> None:
    here = cards_everywhere(8, setup=CLASSROOM).finishes(1).does(c.StopCards(minutes))
    plays_again(here, 1)
    assert here.round_of(1).setup.options.deck == deck


def test_players_cannot_start_game_unlikely_to_finish() -> None:
    here = cards_everywhere(8, setup=CLASSROOM).does(c.StopCards(20)).finishes(1)
    seat = here.round_of(1).seats[0]
    here.waits(15 * 60)
    assert here.you(seat)["can"] == {"again": True}
    here.waits(60)
    assert here.you(seat)["can"] == {}
    here.refuses("not_now", by(seat, c.Again()))
    here.does(c.DealTable(1))  # the teacher may
    assert here.round_of(1).setup.options.deck == "5"


def test_playing_again_is_refused_during_freeze_or_after_bell() -> None:
    here = cards_everywhere(8).finishes(1).does(c.Freeze())
    seat = here.round_of(1).seats[0]
    here.refuses("paused", by(seat, c.Again()), c.DealTable(1), c.Deal())
    here.does(c.Unfreeze(), c.SetBell(5)).waits(300).refuses("not_now", by(seat, c.Again()))


# --- a rematch


def test_rematch_wishes_are_counted_once_anonymously() -> None:
    here = Class(3, bots=1).does(c.Deal())
    here.refuses("not_now", by(1, c.WantRematch()))
    assert (here.told()["rematch"], here.you(1)["can"]) == (None, {})
    here.finishes()
    assert here.told()["rematch"] == {"wanted": 0, "of": 3}
    others = here.seen(Player(2))
    here.does(by(1, c.WantRematch()), by(1, c.WantRematch()), by(3, c.WantRematch()))
    assert [type(event).__name__ for event in here.log].count("RematchWanted") == 2
    for viewer in (Wall(), Wall(host=True), DESK, Player(2)):
        assert here.told(viewer)["rematch"] == {"wanted": 2, "of": 3}
    assert (here.you(1)["rematch"], here.you(2)["rematch"]) == (True, False)
    seen = here.seen(Player(2))
    assert seen["lesson"].pop("rematch") != others["lesson"].pop("rematch")
    assert seen == others, "no more than the number is told of others"
    here.refuses("not_yours", by(4, c.WantRematch()))
    here.refuses("removed", by(9, c.WantRematch()))
    here.does(c.Remove(3))
    assert here.told()["rematch"] == {"wanted": 1, "of": 2}


@pytest.mark.parametrize("anew", [c.Deal(), c.DealTable(1), c.Arrange("random")])
def test_next_deal_resets_the_rematch_count(anew: c.Command) -> None:
    here = cards_everywhere(8).finishes().does(by(1, c.WantRematch())).does(anew)
    assert (here.told()["rematch"], here.you(1)["rematch"]) == (None, False)
    here.refuses("not_now", by(2, c.WantRematch()))
    here.sits().finishes()
    assert here.told()["rematch"] == {"wanted": 0, "of": 8}


def test_rematch_needs_time_before_bell() -> None:
    here = Class(4).does(c.StopCards(20), c.Deal()).finishes().does(by(1, c.WantRematch()))
    here.waits(16 * 60)
    assert here.you(2)["can"] == {"rematch": True}
    here.does(c.Freeze()).refuses("paused", by(2, c.WantRematch()))
    here.does(c.Unfreeze()).waits(1)
    assert here.you(2)["can"] == {}
    here.refuses("not_now", by(2, c.WantRematch()))
    assert here.told()["rematch"] == {"wanted": 1, "of": 4}, "what was said stays said"
    here.waits(4 * 60)
    assert here.told()["rematch"] is None


# --- what screens are sent


def test_version_counts_own_table_on_phones_all_tables_on_walls() -> None:
    here = cards_everywhere(8)
    seat = here.round_of(2).seats[0]
    assert here.seen(Player(seat))["version"] == [4, "f3kq.2", 5]
    assert here.seen(Wall())["version"] == here.seen(DESK)["version"] == [4, "all", 10]
    assert [(game["table"], game["game"], game["over"]) for game in here.seen(Wall())["games"]] == [
        (1, "f3kq.1", False),
        (2, "f3kq.2", False),
    ]
    assert here.seen(Wall())["game"] is None
    assert Class(4).seen(Wall())["version"] == [4, "", 0]
    assert Class(4).does(c.Deal()).seen(Wall())["version"] == [4, "f3kq.1", 5]


def test_partners_share_a_hand_and_see_who_holds_the_phone() -> None:
    here = Class(3).does(c.AddPartner(1, "person10"), c.AddPartner(1, "person11"))
    assert here.session.seats[0].people == ("person1", "person10", "person11")
    assert here.you(1)["partners"] == ["ann", "…", "…"]
    assert here.you(1)["holder"] == "ann"
    assert (here.you(2)["partners"], here.you(2)["holder"]) == ([], None)
    here.refuses("closed", c.AddPartner(2, "person10"))
    here.does(c.AddPartner(1, "person12")).refuses("full", c.AddPartner(1, "person13"))
    here.does(c.RemovePartner(1, "person1")).refuses("closed", c.RemovePartner(1, "person1"))
    assert here.session.seats[0].people == ("person10", "person11", "person12")
    assert here.session.seats[0].people_at(here.now - 1) == ("person1",)
    here.refuses("closed", c.TakeSeat("person1"), c.RemovePartner(2, "person2"))
    here.refuses("removed", c.AddPartner(9, "person14"))


def test_no_partner_for_a_bot_or_in_a_locked_lobby() -> None:
    here = Class(1, bots=1)
    here.refuses("not_yours", c.AddPartner(2, "a"))
    here.does(c.Lock()).refuses("locked", c.AddPartner(1, "a"))


def test_people_of_a_seat_are_known_for_any_time() -> None:
    here = cards_everywhere(8)
    here.now = 200
    here.does(c.Remove(3))
    here.now = 300
    here.does(c.TakeSeat("late"))
    here.now = 320
    here.does(c.AddPartner(3, "later"))
    one = here.session.seat(3)
    assert one is not None
    found = [one.people_at(at) for at in (150, 250, 310, 350)]
    assert found == [("person3",), (), ("late",), ("late", "later")]
    assert here.session.seat_with("later") == one
    assert here.session.seat_with("person3") is None
    assert here.session.was_here("person3")
    assert not here.session.was_here("nobody")
