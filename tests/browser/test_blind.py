"""A player who sees nothing plays a whole game: what it does follows from the accessibility tree alone."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.browser.blind import Game
from tests.browser.blind_facts import untold
from tests.browser.hearing import Heard
from tests.browser.table_of_bots import Table
from tests.web.shipped import running

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser


def test_a_blind_player_plays_a_whole_game_and_hears_every_fact(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        page = browser.new_context(viewport={"width": 360, "height": 640}, reduced_motion="reduce").new_page()
        game = Game(page, Table(server), Random(1))
        while game.running:
            game.step()
        game.check()
        view = game.overheard.view
        assert game.player.over
        assert game.overheard.refused == []
        assert dict(game.untold) == {}, game.snapshots
        assert game.moments > 10
        assert view is not None
        view["table"]["places"].reverse()  # what is compared can be missed
        assert untold(view, Heard(game.player.heard.snapshot)) == ["places (over)"]
        game.close()
