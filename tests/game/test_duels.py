"""Duels: from the third call between the same two players on, the screens say who had caught whom before."""

from __future__ import annotations

from typing import Any

from quizbs.game import commands as c
from tests.support.game_story import WALL, Story

HANDS: dict[str, Any] = {
    "ann": "AS KS QS JS TS 9S",
    "bob": "2S 3H 4H 5H 6H 7H",
    "cem": "4S 5D 6D 7D 8D 9D",
}


def table(**options: Any) -> Story:
    return Story("ann bob cem", questions=False, **({"nemesis": True} | options)).deal(pile="2C", **HANDS)


def duel(story: Story, claimant: str, card: str, caller: str) -> Story:
    """Let ``claimant`` play ``card``, and ``caller`` call at once."""
    return story.plays(claimant, card).calls(caller)


def met(story: Story) -> Any:
    return story.view(WALL)["challenge"]["met"]


def twice() -> Story:
    """Return a game in which Bob has caught Ann's false ace (a queen), and Ann has wrongly called Bob's true two."""
    story = duel(table(), "ann", "QS", "bob")
    assert met(story) is None
    story = duel(story.turned(), "bob", "2S", "ann")
    assert met(story) is None
    return story.turned().plays("cem", "5D").stands()


def test_third_call_between_two_players_shows_earlier_catches() -> None:
    story = duel(twice(), "ann", "KS", "bob")
    assert met(story) == {"duel": 3, "by_caller": 1, "by_claimant": 0}
    story = duel(story.turned(), "bob", "7H", "ann")
    assert met(story) == {"duel": 4, "by_caller": 0, "by_claimant": 2}


def test_stamp_does_not_change_duel_text() -> None:
    story = duel(twice(), "ann", "KS", "bob")
    before = met(story)
    assert met(story.stamped()) == before == {"duel": 3, "by_caller": 1, "by_claimant": 0}


def test_call_by_another_player_is_no_third_duel() -> None:
    story = twice()
    story = duel(story, "ann", "KS", "cem")
    assert met(story) is None


def test_quiet_calls_or_disabled_option_show_no_duel() -> None:
    for options in ({"quiet": True}, {"nemesis": False}):
        story = table(**options)
        for claimant, card, caller in (("ann", "QS", "bob"), ("bob", "2S", "ann")):
            story = duel(story, claimant, card, caller).turned()
        story = duel(story.plays("cem", "5D").stands(), "ann", "KS", "bob")
        assert met(story) is None


def test_new_player_of_a_hand_has_no_duels() -> None:
    story = twice()
    story.does(c.TakeHand(story.names["ann"], story.now))
    assert met(duel(story, "ann", "KS", "bob")) is None


def test_called_autoplay_claim_is_no_duel() -> None:
    story = table().autoplays("ann").waits(30)
    assert story.game.turn.claim
    assert story.game.turn.claim.autoplay
    story = story.calls("bob").turned().autoplays("ann", on=False)
    assert story.game.duels == {}
