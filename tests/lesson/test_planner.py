"""The planner proposes one deck for all tables that ends before the bell, with the odds for one and for all."""

from __future__ import annotations

import time
from math import gcd

import pytest
from msgspec.structs import replace

from quizbs.bots.simulated_lengths import FAMILIES, KNOWN_PLAYERS, Known, family, key, known, share_within
from quizbs.bots.simulation import Pace
from quizbs.game.cards import RANKS, Rank, fits
from quizbs.game.options import PRESETS
from quizbs.lesson.bell_and_freeze import Overhead
from quizbs.lesson.odds import GameUnderway
from quizbs.lesson.planner import GOOD, Plan, Proposal, plan
from quizbs.lesson.seating.splitting import table_sizes

CLASSROOM = PRESETS["classroom"]
NO_OVERHEAD = Overhead(walking=0, last_lap=0, exit_ticket=0, podium=0, packing=0)


def offers(found: Plan) -> list[Proposal]:
    """Return all proposals of a plan."""
    assert found.best is not None
    return [found.best, *found.others]


def one_round(found: Plan, deck: str) -> Proposal:
    """Return the plan's proposal of one round with this deck."""
    return next(offer for offer in offers(found) if offer.deck == deck and offer.rounds == 1)


def ranks_to(deck: str) -> int:
    return RANKS.index(deck) + 1


@pytest.mark.parametrize("hands", [4, 5, 6, 7, 9, 11, 16, 23, 31, 40])
def test_planned_deck_fits_every_table(hands: int) -> None:
    found = plan(40, hands, CLASSROOM)
    for offer in offers(found):
        assert {gcd(size, ranks_to(offer.deck)) for size in found.tables} == {1}
    assert found.sure


def test_plan_uses_half_the_time_and_likely_ends_in_time() -> None:
    found = plan(40, 23, CLASSROOM)
    assert found.best is not None
    assert found.tables == table_sizes(23)
    assert found.best.all >= GOOD
    assert found.minutes / 2 < found.best.minutes < found.minutes


@pytest.mark.parametrize(("minutes", "hands", "least"), [(40, 30, "K"), (60, 5, "K"), (40, 12, "K"), (30, 30, "J")])
def test_large_deck_is_preferred_to_many_rounds(minutes: int, hands: int, least: str) -> None:
    found = plan(minutes, hands, CLASSROOM)
    assert found.best is not None
    assert found.best.deck == least
    rounds = [offer.rounds for offer in offers(found) if offer.deck == least and offer.all >= GOOD]
    assert found.best.rounds == max(rounds)


def test_deck_that_also_fits_one_student_more_or_less_is_preferred() -> None:
    found = plan(32, 30, CLASSROOM)  # tables of five could use the deck to the queen, those of four or six couldn't
    sure = [offer.deck for offer in offers(found) if offer.all >= GOOD]
    assert sure[0] == "J"
    assert "Q" in sure


def test_time_needed_beside_games_is_subtracted() -> None:
    overhead = Overhead(walking=60, last_lap=0, exit_ticket=120, podium=30, packing=90)
    found = plan(40, 23, CLASSROOM, overhead=overhead)
    assert (found.cards, found.minutes) == (36, 35)
    assert plan(1, 23, CLASSROOM, overhead=overhead).minutes == 0


def test_all_tables_finish_less_often_than_one() -> None:
    one = one_round(plan(16, 5, CLASSROOM, overhead=NO_OVERHEAD), "K")
    seven = one_round(plan(16, 35, CLASSROOM, overhead=NO_OVERHEAD), "K")
    assert 0.3 < one.all < 0.9
    assert seven.one == pytest.approx(one.all)
    assert seven.all == pytest.approx(one.all**7)


def test_plan_fills_small_tables_with_bots() -> None:
    found = plan(20, 2, CLASSROOM)
    assert (found.tables, found.bots) == ((4,), 2)
    assert plan(20, [3, 4], CLASSROOM).tables == (4, 4)


def test_odds_agree_with_the_documented_ones() -> None:
    """docs/rules.md, Decks: with five players and ace to queen, 86 games of Classroom in 100 end within 18 minutes."""
    found = one_round(plan(18, 5, CLASSROOM, overhead=NO_OVERHEAD), "Q")
    assert found.one == pytest.approx(0.86, abs=0.05)
    assert found.hot < found.one - 0.2


def test_measured_pace_changes_the_plan() -> None:
    usual, slow, hot = (
        one_round(plan(20, 20, CLASSROOM, overhead=NO_OVERHEAD, **measured), "K")
        for measured in ({}, {"pace": Pace(turn=16, question=35)}, {"called": 0.65})
    )
    assert slow.all < usual.all
    assert hot.all < usual.all
    assert hot.all == pytest.approx(usual.hot, abs=0.1)
    between = one_round(plan(20, 20, CLASSROOM, overhead=NO_OVERHEAD, called=0.45), "K")
    assert hot.all < between.all < usual.all


def test_challenge_without_a_question_takes_time() -> None:
    """By the rules of B.S. nothing is asked: what a call costs is calling, and looking at the cards."""
    quick, slow = (
        one_round(plan(20, 5, PRESETS["bs"], overhead=NO_OVERHEAD, pace=pace), "K")
        for pace in (Pace(call=0), Pace(call=15))
    )
    assert slow.all < quick.all
    longer = replace(PRESETS["bs"], reveal_time=30)
    assert one_round(plan(20, 5, longer, overhead=NO_OVERHEAD), "K").all < quick.all


def test_plan_for_a_chosen_deck_proposes_no_other_deck() -> None:
    found = plan(60, 10, CLASSROOM, deck=Rank("7"))
    assert {offer.deck for offer in offers(found)} == {"7"}
    assert plan(60, 10, CLASSROOM, deck=Rank("T")).best is None


def test_more_rounds_take_longer() -> None:
    rounds = sorted(
        (offer for offer in offers(plan(40, 8, CLASSROOM)) if offer.deck == "7"), key=lambda one: one.rounds
    )
    assert [offer.rounds for offer in rounds][:3] == [1, 2, 3]
    assert [offer.minutes for offer in rounds] == sorted(offer.minutes for offer in rounds)
    assert [offer.all for offer in rounds] == sorted((offer.all for offer in rounds), reverse=True)


def running(turns: int, deck: str = "K", tables: int = 6) -> list[GameUnderway]:
    return [GameUnderway(5, Rank(deck), turns)] * tables


def test_running_round_is_planned_first_by_its_progress() -> None:
    plans = [plan(30, [5] * 6, CLASSROOM, running=running(turns)) for turns in (0, 20, 40, 60)]
    odds = [whole.running.all for whole in plans if whole.running]
    assert len(odds) == 4
    assert odds == sorted(odds)
    assert odds[0] < 0.8 < odds[-1]
    assert plan(30, [5] * 6, CLASSROOM).running is None
    for whole in plans:
        assert whole.running is not None
        assert all(after.all <= whole.running.all for after in offers(whole))
        assert all(after.minutes >= whole.running.minutes for after in offers(whole))


def test_game_longer_than_any_simulated_one_is_almost_over() -> None:
    found = plan(30, [5], CLASSROOM, running=running(2000, tables=1))
    assert found.running is not None
    assert found.running.all == pytest.approx(1)
    assert found.running.minutes < 3


def test_plan_during_seating_counts_no_walking_time() -> None:
    walking, sitting = plan(40, [5, 5], CLASSROOM), plan(40, [5, 5], CLASSROOM, overhead=Overhead(walking=0))
    assert sitting.cards == walking.cards == 34
    assert (walking.minutes, sitting.minutes) == (32, 34)


def test_plan_reports_uncertainty_and_impossibility() -> None:
    found = plan(10, 30, CLASSROOM)
    assert not found.sure
    assert found.best is not None
    assert found.best.all == max(offer.all for offer in offers(found))
    with pytest.raises(ValueError, match="players"):
        plan(10, 0, CLASSROOM)


def test_tables_without_a_common_deck_have_no_plan() -> None:
    found = plan(40, [5, 6, 7, 11, 13], CLASSROOM)
    assert (found.best, found.others, found.sure) == (None, (), False)


def test_planner_answers_fast() -> None:
    plan(40, 40, CLASSROOM)  # reads the file
    began = time.process_time()
    plan(90, 40, CLASSROOM)
    assert time.process_time() - began < 1
    plan(240, 40, CLASSROOM)
    assert time.process_time() - began < 2


@pytest.mark.parametrize("name", FAMILIES)
def test_every_family_of_rules_has_figures_for_every_fitting_deck(name: str) -> None:
    options = FAMILIES[name]
    assert family(options) == name
    for players in KNOWN_PLAYERS:
        for deck in map(Rank, RANKS[4:]):
            found = known(options, players, deck)
            assert (found is not None) == (players >= options.fewest_seats and fits(players, deck))
            if found is not None:
                assert found["calm"].called < found["hot"].called, key(players, deck)


def test_every_preset_has_a_family() -> None:
    assert {name: family(options) for name, options in PRESETS.items()} == {
        "classroom": "half and hunter",
        "cheater": "whole pile",
        "bs": "honest",
        "bottle": "honest",
    }
    assert family(replace(PRESETS["cheater"], call_tokens=2)) == "whole pile, calls limited"


def test_share_of_games_in_time_rises_without_a_jump() -> None:
    games = ((30, 15, 10), (40, 12, 12), (60, 20, 20))
    found = Known(called=0.3, turning=4.0, thrown=0.5, games=games)
    pace = Pace(turn=10, call=1, question=12, throwing=4)
    quick = replace(CLASSROOM, bets=False)
    lengths = found.seconds(pace, replace(quick, reveal_time=3))  # a challenge takes 1 + 4 + 3 + half of 4 seconds
    assert lengths == [30 * 10 + 15 * 10 + 10 * 12, 40 * 10 + 12 * 10 + 12 * 12, 60 * 10 + 20 * 10 + 20 * 12]
    short = [seconds - 2 * challenges for seconds, challenges in zip(lengths, (15, 12, 20), strict=True)]
    assert found.seconds(pace, replace(quick, reveal_time=3, short_show=True)) == short  # turning takes 2 instead of 4
    assert found.seconds(pace, replace(quick, reveal_time=0)) == lengths  # an unlimited reveal is assumed to be skipped
    waits = [0.9 * (challenges - 2) for challenges in (15, 12, 20)]  # all bet before the first card turns
    assert found.seconds(pace, replace(quick, bets=True)) == pytest.approx(
        [seconds + more for seconds, more in zip(lengths, waits, strict=True)]
    )
    waits = [1.3 * 2 + 1.75 * (challenges - 2) for challenges in (15, 12, 20)]
    assert found.seconds(pace, replace(quick, bets=True, short_show=True)) == pytest.approx(
        [seconds + more for seconds, more in zip(short, waits, strict=True)]
    )
    lengths = [500, 640, 1000]
    shares = [share_within(lengths, seconds) for seconds in (400, 500, 570, 640, 1000, 1125, 1250)]
    assert shares == pytest.approx([0, 1 / 6, 2 / 6, 3 / 6, 5 / 6, 11 / 12, 1])
