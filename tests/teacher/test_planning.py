"""Plans for the time until the bell: tables, decks and rounds, and presets that fit the time better."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from quizbs.game.actors import Host, Program
from quizbs.game.options import PRESETS
from quizbs.lesson.commands import Deal, GameSetup, Start, TakeSeat
from quizbs.live.lesson_rules import lesson_rules
from quizbs.store.database import Database
from quizbs.teacher.bank_catalog import BankCatalog
from quizbs.teacher.planning import DeskPlan, Planning
from tests.live.running import Running
from tests.store.tables import lay_tables

if TYPE_CHECKING:
    from pathlib import Path

LESSON = "lesson"


class Planned(Running):
    """A process with a lesson in which this many bots have taken their seats."""

    def __init__(self, folder: Path, seats: int, preset: str = "classroom") -> None:
        lay_tables(folder / "quizbs.db")
        super().__init__(Database(f"sqlite:///{folder}/quizbs.db"), lesson_rules(lambda _: ((), "en")))
        self.store.lessons.open(LESSON, "K7Q4", "Space", self.time)
        setup = GameSetup(preset=preset, options=PRESETS[preset], bank="", questions=0)
        self.act(LESSON, Host(), "start", Start(LESSON, "K7Q4", setup))
        for number in range(seats):
            self.act(LESSON, Program(), f"seat {number}", TakeSeat(f"bot {number}", bot="sprout"))
        catalog = BankCatalog((), self.store.saved_banks, lambda: self.time)
        self.planning = Planning(self.store, self.registry, catalog)

    def plan(self, minutes: float) -> DeskPlan:
        found = self.planning.plan(LESSON, minutes)
        assert found
        return found


def test_lesson_without_students_has_no_plan(tmp_path: Path) -> None:
    assert Planned(tmp_path, 0).planning.plan(LESSON, 40) is None


def test_plan_for_23_students_has_one_deck_for_five_tables(tmp_path: Path) -> None:
    lesson = Planned(tmp_path, 23)
    long, short = lesson.plan(40), lesson.plan(12)
    assert long.tables == (5, 5, 5, 4, 4)
    assert long.best
    assert long.best.all <= long.best.one
    assert long.best.deck in "789TJK"
    assert long.best.minutes > (short.best.minutes if short.best else 0)
    assert long.measured is None


def test_plan_during_a_round_counts_the_running_round(tmp_path: Path) -> None:
    lesson = Planned(tmp_path, 5)
    before = lesson.plan(40)
    assert (before.cards, before.rounds, before.running) == (34, 32, None)
    lesson.act(LESSON, Host(), "deal", Deal())
    after = lesson.plan(40)
    assert (after.cards, after.rounds) == (34, 34)
    assert after.running
    assert after.best
    assert after.running.all > 0.8
    assert after.best.minutes > after.running.minutes
    assert after.better is None  # not while cards are out


def test_more_rounds_use_smaller_but_not_tiny_decks(tmp_path: Path) -> None:
    found = Planned(tmp_path, 30).plan(60)
    assert found.best
    rounds = [proposal.rounds for proposal in (found.best, *found.others)]
    assert len(rounds) > 1
    assert rounds == sorted(set(rounds))
    assert all(proposal.deck in "789TJQK" for proposal in found.others)
    assert all(proposal.all >= 0.8 for proposal in found.others)


@pytest.mark.parametrize(("preset", "better"), [("cheater", "classroom"), ("classroom", None)])
def test_preset_that_fits_the_time_far_better_is_suggested(tmp_path: Path, preset: str, better: str | None) -> None:
    found = Planned(tmp_path, 30, preset).plan(40).better
    assert (found and found.preset) == better
