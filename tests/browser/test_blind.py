"""A simulated blind player plays a whole game using only the accessibility tree."""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.browser.hearing import Heard
from tests.browser.table_in_step import Table, loaded, waits_for_student
from tests.tools.blind import Game
from tests.tools.blind_facts import untold

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

SEED = 3  # a game in which the student calls, asks, answers and throws a card away
PATIENCE = 150.0  # seconds for a game on a busy machine
CLICK = 10.0  # seconds for a press; if the page has changed since it was read, the player reads it again


@pytest.mark.long
def test_blind_player_plays_a_whole_game_and_hears_every_fact(browser: Browser, tmp_path: Path) -> None:
    with loaded(tmp_path, SEED) as server:
        page = browser.new_context(viewport={"width": 360, "height": 640}, reduced_motion="reduce").new_page()
        table = Table(server)
        game = Game(page, table, Random(1), CLICK)
        ends = time.monotonic() + PATIENCE
        could: set[str] = set()
        while not game.player.over:
            view = table.in_step(page, game.overheard)
            game.check(grace=0)
            could |= set(view["game"]["you"]["can"])
            assert time.monotonic() < ends, game.player.heard.snapshot
            if view["game"]["phase"] == "over" or waits_for_student(view):
                game.player.step()
            else:
                table.goes_on()
        assert game.overheard.refused == []
        assert dict(game.untold) == {}, game.snapshots
        assert game.moments > 10
        assert game.player.calls
        assert game.player.answers
        assert could == {"answer", "ask", "believe", "bet", "call", "discard", "play", "react", "ready"}
        view["game"]["places"].reverse()  # the comparison notices a wrong fact
        assert untold(view, Heard(game.player.heard.snapshot)) == ["places (over)"]
        game.close()
