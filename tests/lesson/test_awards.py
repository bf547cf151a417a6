"""Awards: which deeds are counted, who gets which award, and that enough students of a class get one."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from quizbs.bots.children import PLAY_STYLES
from quizbs.bots.simulation import MANY_QUESTIONS, Pace, SimulatedGame, class_of
from quizbs.game.commands import TakeHand
from quizbs.game.deeds import Deeds
from quizbs.game.evolve.deeds import deeds_of
from quizbs.game.options import PRESETS
from quizbs.lesson.awards import AWARDS, SHARE, Awarded, awards, for_all_to_see
from tests.game.test_points import Quiz
from tests.support.game_story import Story, asks
from tests.test_docs import document, tables

HANDS: dict[str, Any] = {"ann": "AS 9D 9H 9S 9C", "bob": "2C 2D 2H KD KH", "cem": "3D QH QS QC QD"}
NOTHING = Deeds(plays=3, bluffs=1)


def table(**options: Any) -> Story:
    return Story("ann bob cem", "classroom", first_lap_clock=True, **({"answer_along": False} | options))


def deeds(story: Story, name: str) -> dict[str, int]:
    """End the game if it isn't over; return the counted deeds of a player, without those that are 0."""
    if story.game.phase != "over":
        story.ends()
    return {deed: count for deed, count in asdict(deeds_of(story.game)[story.names[name]]).items() if count}


# --- what is counted


def test_uncalled_bluff_counts_with_its_cards() -> None:
    story = table().deal(**HANDS).plays("ann", "9D 9H 9S").stands().plays("bob", "2C").stands().plays("cem", "3D")
    told = deeds(story.stands(), "ann")
    assert (told["bluffs"], told["unseen_bluffs"], told["largest_bluff"], told["longest_quiet_run"]) == (1, 1, 3, 1)
    assert "unseen_bluffs" not in deeds(story, "bob")
    assert deeds(story, "bob")["longest_quiet_run"] == deeds(story, "cem")["longest_quiet_run"] == 1


def test_called_bluff_is_not_unseen_and_call_is_right() -> None:
    story = table().deal(**HANDS).plays("ann", "9D").calls("bob").turned()
    told = deeds(story, "ann")
    assert (told["bluffs"], told.get("unseen_bluffs"), told.get("longest_quiet_run")) == (1, None, None)
    assert (deeds(story, "bob")["calls"], deeds(story, "bob")["right_calls"]) == (1, 1)


def test_called_true_last_card_counts_as_fooling_and_surviving() -> None:
    story = table().deal(ann="AS", bob="2C 3C", cem="3D QH").plays("ann", "AS").calls("bob").turned()
    told = deeds(story, "ann")
    assert (told["fooled"], told["survived"], told["most_true"]) == (1, 1, 1)
    assert (deeds(story, "bob")["calls"], deeds(story, "bob").get("right_calls")) == (1, None)


def test_discarded_card_and_largest_true_claim_count() -> None:
    story = table().deal(**HANDS).plays("ann", "9D").calls("bob").turned().discards("bob", "KD")
    assert deeds(story, "bob")["thrown"] == 1
    story = table().deal(**HANDS).plays("ann", "AS").stands().plays("bob", "2C 2D 2H").stands()
    assert (deeds(story, "bob")["most_true"], "bluffs" in deeds(story, "bob")) == (3, False)


def test_most_cards_shed_cards_and_picked_up_cards_count() -> None:
    story = table(hunter=False).deal(**HANDS, pile="8C 8D 8H").plays("ann", "9D 9H").calls("bob").turned()
    story.plays("bob", "2C 2D 2H").stands().plays("cem", "QH").stands().plays("ann", "9D 9H 9S 9C").stands()
    told = deeds(story, "ann")
    assert (told["most_cards"], told["shed"], told["picked_up"]) == (8, 4, 5)
    assert "picked_up" not in deeds(story, "bob")


def test_plays_of_former_player_do_not_count_for_new_player() -> None:
    story = table().deal(**HANDS).plays("ann", "9D 9H 9S").does(TakeHand(1, 50.0)).stands()
    told = deeds(story.plays("bob", "2C").stands(), "ann")
    assert not told.keys() & {"plays", "bluffs", "unseen_bluffs", "largest_bluff", "longest_quiet_run"}
    story = table().deal(**HANDS).plays("ann", "AS").does(TakeHand(1, 50.0)).calls("bob").turned()
    assert "fooled" not in deeds(story, "ann")


def test_call_of_a_former_player_does_not_count_for_the_new_one() -> None:
    story = table().deal(**HANDS).plays("ann", "9D").calls("bob").does(TakeHand(2, 50.0)).turned()
    assert not deeds(story, "bob").keys() & {"calls", "right_calls", "calls_made"}


def test_new_player_starts_with_the_cards_but_no_pickups() -> None:
    story = table(hunter=False).deal(**HANDS, pile="8C 8D 8H").plays("ann", "9D 9H").calls("bob").turned()
    story.does(TakeHand(1, 50.0)).plays("bob", "2C 2D 2H").stands().plays("cem", "QH").stands()
    told = deeds(story.plays("ann", "9D 9H 9S 9C").stands(), "ann")
    assert (told["most_cards"], told["shed"], told.get("picked_up")) == (8, 4, None)


def test_cards_spared_by_a_right_answer_count() -> None:
    leaf = asks("Which?", "yes", "no")
    story = table(hunter=False).deal(**HANDS, pile="8C 8D 8H", questions={"9D": leaf})
    story.plays("ann", "9D").calls("bob").turned().answers("ann", "yes")
    assert deeds(story, "ann")["spared"] == 2


def test_points_longest_row_and_help_for_others_count() -> None:
    quiz = Quiz()
    for given in ("yes", "yes", "yes", "no"):
        quiz.gives(ann=given, bob="no", cem="no")
    told = deeds(quiz.explained(), "ann")
    assert (told["points"], told["longest_row"]) == (4, 3)
    assert 1 <= told["helped"] <= 3


def test_deeds_of_bots_and_former_players_count_for_nobody() -> None:
    story = table().deal(**HANDS).autoplays("ann").waits(60)
    assert {"plays", "unseen_bluffs"} & set(deeds(story, "ann")) == set()


# --- who gets which


@pytest.mark.parametrize("name", AWARDS)
def test_sole_best_gets_the_award(name: str) -> None:
    best = {
        "poker_face": replace(NOTHING, unseen_bluffs=5),
        "hawk_eye": replace(NOTHING, calls=3, right_calls=3),
        "brain": replace(NOTHING, points=22),
        "hot_streak": replace(NOTHING, longest_row=9),
        "phoenix": replace(NOTHING, shed=15),
        "brave_heart": replace(NOTHING, calls=7),
        "honest_soul": Deeds(plays=5, picked_up=3),
        "iron_nerve": replace(NOTHING, survived=1),
        "bait": replace(NOTHING, fooled=3),
        "big_bluff": replace(NOTHING, largest_bluff=4),
        "low_flyer": replace(NOTHING, longest_quiet_run=9),
        "jackpot": replace(NOTHING, most_true=4),
        "treasure_chest": replace(NOTHING, most_cards=25),
        "spring_cleaner": replace(NOTHING, thrown=4),
        "half_price": replace(NOTHING, spared=20),
        "helping_hand": replace(NOTHING, helped=12),
        "feather": replace(NOTHING, plays=8),
    }[name]
    other = replace(NOTHING, picked_up=4)
    found = awards([{1: best, 2: other, 3: other}])
    assert found[1].award == name
    assert found[1].value == AWARDS[name].by(best) >= AWARDS[name].least
    assert {found[2].award, found[3].award} == {None}
    assert name not in {one.award for one in awards([{1: best, 2: best, 3: other}]).values()}  # none stands out


def test_one_award_per_seat_and_kind_per_table() -> None:
    found = awards([{1: Deeds(points=20, longest_row=9, shed=14), 2: Deeds(points=9, calls=4), 3: Deeds(picked_up=2)}])
    assert Counter(one.award for one in found.values() if one.award).most_common(1)[0][1] == 1
    assert found[2].award == "brave_heart"
    assert set(found) == {1, 2, 3}


def test_seat_without_award_gets_own_best_number() -> None:
    one = Deeds(plays=6, bluffs=2, points=7, longest_row=2, picked_up=5)
    assert awards([{1: one, 2: one}])[1] == Awarded(None, "brain", 7)
    assert awards([{1: Deeds(plays=4, bluffs=1, picked_up=1)}])[1] == Awarded(None, "plays", 4)


def test_quiet_calls_hide_caller_in_awards() -> None:
    caller = Deeds(plays=5, bluffs=1, calls=9, right_calls=9, thrown=9, picked_up=1)
    assert awards([{1: caller, 2: NOTHING}])[1].award in {"hawk_eye", "brave_heart", "spring_cleaner"}
    assert awards([{1: caller, 2: NOTHING}], quiet=True)[1] == Awarded(None, "plays", 5)
    assert {name for name, award in AWARDS.items() if award.tells} == {"hawk_eye", "brave_heart", "spring_cleaner"}


def test_wall_shows_all_awards_or_one_per_table_in_class() -> None:
    five = {at: Awarded("brain" if at < 2 else None, "brain", 9 - at) for at in range(5)}
    assert for_all_to_see(five, [dict.fromkeys(five, NOTHING)]) == [0, 1, 2, 3, 4]

    def shown(count: int) -> list[int]:
        """Return the seats whose awards the wall shows, for ``count`` tables of four.

        At each table two seats have an award; higher tables have higher values.
        """
        tables = [[10 * table + at for at in range(4)] for table in reversed(range(count))]
        given = {seat: Awarded("brain" if seat % 10 < 2 else None, "brain", seat) for table in tables for seat in table}
        return for_all_to_see(given, [dict.fromkeys(table, NOTHING) for table in tables])

    assert shown(2) == [10, 11, 0, 1]
    assert shown(4) == [30, 31, 20, 21, 10, 0]
    assert shown(8) == [70, 60, 50, 40, 30, 20, 10, 0]
    assert shown(12) == [110, 100, 90, 80, 70, 60, 50, 40]


def test_no_award_is_about_a_wrong_answer() -> None:
    """Fewer right answers never earn an award."""
    known = Deeds(plays=9, bluffs=1, picked_up=9, points=9, longest_row=4, helped=6, spared=6)
    less = replace(known, points=0, longest_row=0, helped=0, spared=0)
    assert all(award.by(less) <= award.by(known) for award in AWARDS.values())


def test_rules_document_each_award_with_its_minimum() -> None:
    rows = {row["award"].strip("`*"): row for row in tables(document("rules"), "award")}
    assert list(rows) == list(AWARDS)
    for name, award in AWARDS.items():
        least = 100 * award.least if name == "hawk_eye" else award.least
        assert rows[name]["at least"].split()[0] == f"{least:g}", name
        assert rows[name]["award"].endswith("*") == award.tells, name


# --- enough of them


@pytest.mark.parametrize("classes", [pytest.param(5, id="few"), pytest.param(200, marks=pytest.mark.thorough)])
def test_half_of_28_have_awards_and_no_kind_exceeds_a_fifth(classes: int) -> None:
    chance = Random(1)
    enough, kinds = 0, Counter[str]()
    for _ in range(classes):
        given = awards([_played(number, chance) for number in range(7)])
        found = Counter(one.award for one in given.values() if one.award)
        assert len(given) == 28
        assert max(found.values()) <= 28 // SHARE
        enough += found.total() >= 14
        kinds += found
    assert enough >= 0.95 * classes
    assert max(kinds.values()) <= kinds.total() / 5
    assert classes < 50 or set(kinds) == set(AWARDS)


def _played(number: int, chance: Random) -> dict[int, Deeds]:
    """Return the deeds of four simulated children in a game of 18 minutes; ``number`` decides how often they call."""
    play_style = list(PLAY_STYLES.values())[number % 3]
    game = SimulatedGame(PRESETS["classroom"], class_of(play_style, 4, chance), Pace(), chance, bank=MANY_QUESTIONS)
    game.play(bell=1080.0)
    return {10 * number + seat: one for seat, one in deeds_of(game.game).items()}
