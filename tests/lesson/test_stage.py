"""The stage: which table the wall enlarges, and which phones say "Look up!"."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from quizbs.game import commands as g
from quizbs.game.accommodation import Accommodation
from quizbs.game.actors import Clock
from quizbs.lesson import Player, Wall, view_for
from quizbs.lesson import commands as c
from quizbs.lesson.views.stage import HELD, Stage, WallWatch, staged
from tests.lesson.test_views_of_tables import School
from tests.support.game_story import by

if TYPE_CHECKING:
    from quizbs.lesson.views.whole import View

SEEN = WallWatch(seen=True)


class Stand(School):
    """A class with a wall that shows its tables."""

    def __init__(self, seats: int = 14) -> None:
        super().__init__(seats=seats)
        self.stage = Stage()
        self.watch = SEEN

    def looks(self, **watch: object) -> Stage:
        self.watch = replace(self.watch, **watch)
        scene = self.scene()
        self.stage = staged(self.stage, self.watch, scene.session, scene.games, self.now)
        return self.stage

    @property
    def door(self) -> int:
        door = self.looks().door
        return door.table if door else 0

    def calls(self, table: int) -> Stand:
        """Let the next player at this table play a card, and another player call."""
        self.lays(table)
        claim = self.games[table].turn.claim
        assert claim
        caller = next(seat for seat in self.games[table].seats if seat != claim.seat)
        self.at(table, by(caller, g.Call(claim.number)))
        self.looks()
        return self

    def skips(self, table: int) -> Stand:
        self.at(table, g.Skip(self.games[table].clock.step))
        self.looks()
        return self

    def goes_on(self, table: int) -> Stand:
        """Skip all steps after a call until the next turn."""
        while self.games[table].phase != "turn":
            self.skips(table)
        return self

    def challenge(self, table: int, nth: int = 0) -> View:
        """Return the field ``challenge`` in the view of the ``nth`` seat at this table."""
        seat = self.games[table].seats[nth]
        found: View = view_for(replace(self.scene(), stage=self.looks()), Player(seat))["game"]["challenge"]
        return found


def test_wall_enlarges_called_table_whose_phones_look_up() -> None:
    here = Stand()
    assert here.door == 0
    here.calls(2)
    assert here.door == 2
    assert view_for(replace(here.scene(), stage=here.stage), Wall(host=True))["lesson"]["door"] == 2
    assert here.challenge(2)["on_wall"]
    here.calls(1)
    assert here.door == 2, "one at a time"
    assert not here.challenge(1)["on_wall"], "this table turns its cards itself"


@pytest.mark.parametrize("seats", [4, 14])
def test_phone_that_looks_up_gets_no_face_before_the_stamp(seats: int) -> None:
    here = Stand(seats).calls(1)
    closes_at = here.games[1].clock.closes_at
    assert closes_at is not None
    here.now = closes_at
    here.at(1, by(Clock(), g.Skip(here.games[1].clock.step)))
    assert len(here.seen(Player(here.games[1].seats[0]))["game"]["challenge"]["cards"]) == 1
    assert here.challenge(1)["cards"] == []
    here.skips(1)
    assert not here.challenge(1)["on_wall"]
    assert here.challenge(1)["cards"][0]["true"] is not None


def test_enlarged_table_stays_some_seconds_after_its_call() -> None:
    here = Stand().calls(1)
    here.now += 60
    here.skips(1).calls(2)
    assert here.door == 1, "the first one is still about its call"
    here.goes_on(2).goes_on(1)
    assert here.door == 0
    here.calls(1).goes_on(1)
    assert here.door == 1, "it has just opened"
    assert here.stage.again == pytest.approx(here.stage.door.since + HELD if here.stage.door else 0)
    here.now += HELD
    assert here.door == 0


def test_phones_do_not_look_up_midway_through_reveal() -> None:
    here = Stand().calls(1).calls(2).goes_on(1)
    here.now += HELD
    phases = []
    for _ in range(2):
        phases.append(here.games[2].phase)
        assert here.door == 0
        here.skips(2)
    assert phases == ["turning", "reveal"]
    assert here.door == 2, "but its question is for the whole room"


def test_next_call_at_same_table_keeps_it_enlarged_longer() -> None:
    here = Stand().calls(1).goes_on(1)
    first = here.stage.door
    here.now += HELD - 1
    here.calls(1)
    assert here.door == 1
    assert here.stage.door != first
    here.now += 2
    assert here.door == 1
    assert here.challenge(1)["on_wall"]


def test_paused_table_is_kept_enlarged_but_not_newly_enlarged() -> None:
    here = Stand().calls(1)
    here.at(1, g.Pause())
    here.now += 60
    assert here.door == 1
    assert here.challenge(1)["on_wall"]
    other = Stand()
    other.watch = WallWatch()
    other.calls(1).skips(1).skips(1)
    other.at(1, g.Pause())
    other.looks(seen=True)
    assert other.door == 0


@pytest.mark.parametrize("seats", [4, 14])
def test_hidden_wall_enlarges_no_table_and_phones_show_cards(seats: int) -> None:
    here = Stand(seats)
    here.looks(seen=False)
    here.calls(1)
    assert here.door == 0
    assert not here.challenge(1)["on_wall"]
    here.looks(seen=True)
    assert not here.challenge(1)["on_wall"], "who has begun to watch here goes on here"
    here.goes_on(1).calls(1)
    assert here.challenge(1)["on_wall"]
    here.looks(seen=False)
    assert not here.challenge(1)["on_wall"], "the wall has gone dark in the middle"
    here.looks(seen=True)
    assert not here.challenge(1)["on_wall"]


def test_wall_that_follows_a_table_hides_cards_on_its_phones() -> None:
    here = Stand()
    here.looks(followed=2)
    here.calls(1).calls(2)
    assert here.door == 0
    assert not here.challenge(1)["on_wall"]
    assert here.challenge(2)["on_wall"]


def test_phone_shows_cards_itself_by_choice_or_for_screen_reader() -> None:
    here = Stand(4)
    first, second = here.games[1].seats[:2]
    here.looks(own=frozenset({first}))
    here.calls(1)
    assert [here.challenge(1, nth)["on_wall"] for nth in (0, 1)] == [False, True]
    here.does(c.Accommodate(second, Accommodation(read_aloud=True)))
    stage = here.looks(own=frozenset())
    assert [stage.hides_cards_until_stamp(1, seat) for seat in (first, second)] == [True, False]


def test_outdated_scene_does_not_change_stage() -> None:
    here = Stand(4)
    before = here.scene()
    here.calls(1)
    staged(here.stage, SEEN, before.session, before.games, here.now)
    older = staged(here.stage, SEEN, before.session, before.games, here.now)
    assert older.called == here.stage.called
