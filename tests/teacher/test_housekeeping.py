"""The periodic jobs: solo rounds end without a screen, lessons in use are recorded, abandoned ones are deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from sqlalchemy import Engine, event

from quizbs.game.actors import Host
from quizbs.game.options import PRESETS
from quizbs.lesson.commands import GameSetup, Start
from quizbs.live.lesson_rules import lesson_rules
from quizbs.live.screen import Screen
from quizbs.store.database import Database
from quizbs.store.ledger import Ledger
from quizbs.store.retention import KEPT_OPEN
from quizbs.teacher.bank_catalog import BankCatalog
from quizbs.teacher.housekeeping import GONE, Housekeeping
from quizbs.teacher.lesson_reports import LessonReports
from tests.live.running import Line, Running
from tests.store.tables import lay_tables

if TYPE_CHECKING:
    from pathlib import Path

SETUP = GameSetup(preset="classroom", options=PRESETS["classroom"], bank="b", questions=0)


class Kept(Running):
    """A process with housekeeping, and two lessons without screens: ``class`` and the solo round ``solo``."""

    def __init__(self, folder: Path) -> None:
        lay_tables(folder / "quizbs.db")
        super().__init__(Database(f"sqlite:///{folder}/quizbs.db"), lesson_rules(lambda _: ((), "en")))
        reports = LessonReports(self.store, BankCatalog((), self.store.saved_banks, lambda: self.time))
        self.housekeeping = Housekeeping(self.store, self.registry, reports, lambda: self.time)
        for lesson, code in (("class", "K7Q4"), ("solo", "K7Q5")):
            self.store.lessons.open(lesson, code, "Space", self.time)
            self.act(lesson, Host(), "start", Start(lesson, code, SETUP, alone=lesson == "solo"))

    def opened(self) -> set[str]:
        return {listed.id for listed in self.store.lessons.still_open()}

    def waits(self, seconds: float) -> set[str]:
        """Let time pass, with a look at solo rounds before and after it; return the lessons that are still open."""
        self.housekeeping.end_rounds_alone()
        self.time += seconds
        self.housekeeping.end_rounds_alone()
        return self.opened()


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(tmp_path)


def test_solo_round_ends_after_a_minute_without_a_screen(kept: Kept) -> None:
    assert kept.waits(GONE - 1) == {"class", "solo"}
    assert kept.waits(1) == {"class"}


def test_solo_round_stays_open_while_a_screen_is_connected(kept: Kept) -> None:
    kept.registry.lead("solo").screens["page"] = Screen("page", None, Line())
    assert kept.waits(10 * GONE) == {"class", "solo"}


def test_reconnected_screen_restarts_the_minute(kept: Kept) -> None:
    screens = kept.registry.lead("solo").screens
    kept.waits(GONE / 2)
    screens["page"] = Screen("page", None, Line())
    kept.waits(1)
    screens.clear()
    assert kept.waits(GONE - 1) == {"class", "solo"}
    assert kept.waits(1) == {"class"}


def test_look_at_solo_rounds_needs_one_query(kept: Kept) -> None:
    kept.housekeeping.end_rounds_alone()
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    kept.database.listen()  # so that nothing that was read before is believed
    event.listen(Engine, "before_cursor_execute", note)
    kept.housekeeping.end_rounds_alone()
    event.remove(Engine, "before_cursor_execute", note)
    assert len(asked) == 1


def test_lessons_in_use_are_recorded_in_one_transaction(kept: Kept) -> None:
    for lesson in ("class", "solo"):
        kept.registry.lead(lesson).add(Screen(lesson, None, Line()))
    before = kept.database.commits
    kept.time += 60
    kept.housekeeping.touch()
    assert kept.database.commits == before + 1, "after each of them people and lists are read again"
    assert {listed.last_at for listed in kept.store.lessons.still_open()} == {kept.time}


def test_lesson_without_screens_for_a_week_is_deleted(kept: Kept) -> None:
    kept.registry.lead("class").add(Screen("wall", None, Line()))
    kept.time += KEPT_OPEN + 1
    kept.housekeeping.touch()
    kept.housekeeping.purge()
    assert Ledger(kept.database).read("solo") == []
    assert Ledger(kept.database).read("class") != []
    assert kept.registry.cached("solo").lesson.phase == ""
