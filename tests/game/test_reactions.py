"""Reactions: one of four pictures beside the player's head, once a turn and never while cards turn."""

from __future__ import annotations

from typing import Any

import pytest

from quizbs.game import commands as c
from quizbs.game.events import Reacted
from tests.support.game_story import WALL, Story, by

HANDS: dict[str, Any] = {"ann": "AS KS QS", "bob": "2S 3H 4H", "cem": "4S 5D 6D"}


def table(**options: Any) -> Story:
    return Story("ann bob cem", **{"questions": False, "reactions": True, **options}).deal(pile="9S", **HANDS)


def reacts(story: Story, name: str, which: int = 1, turn: int | None = None) -> Story:
    return story.does(by(story.names[name], c.React(story.game.turn.number if turn is None else turn, which)))


def shown(story: Story) -> list[tuple[int, int]]:
    return [(one["seat"], one["which"]) for one in story.view(WALL)["reactions"]]


def test_reaction_of_a_seat_is_shown_for_one_turn() -> None:
    story = reacts(reacts(table(), "cem", 3), "ann")
    assert shown(story) == [(3, 3), (1, 1)]
    assert "react" not in story.view("cem")["you"]["can"]
    assert story.view("bob")["you"]["can"]["react"] == 1
    story.plays("ann", "AS")
    assert shown(story) == []
    reacts(story, "cem", 2)


def test_second_reaction_in_a_turn_is_ignored_and_late_one_refused() -> None:
    story = reacts(reacts(table(), "cem", 3), "cem", 0)
    assert [event for event in story.log if isinstance(event, Reacted)] == [Reacted(3, 3)]
    story.plays("ann", "AS").refuses("closed", lambda late: reacts(late, "bob", turn=1))


def test_reaction_is_refused_during_reveal_and_pause() -> None:
    story = table().plays("ann", "KS").calls("bob")
    story.refuses("closed", lambda late: reacts(late, "cem")).stamped()
    story.refuses("closed", lambda late: reacts(late, "cem"))
    story = table().pauses()
    story.refuses("paused", lambda late: reacts(late, "cem"))


def test_reaction_is_refused_without_option_or_from_autoplay() -> None:
    table(reactions=False).refuses("closed", lambda late: reacts(late, "cem"))
    table().autoplays("cem").refuses("closed", lambda late: reacts(late, "cem"))


def test_guests_may_react() -> None:
    story = reacts(table().guest("gil"), "gil", 2)
    assert shown(story) == [(story.names["gil"], 2)]


@pytest.mark.parametrize("which", [-1, 4])
def test_only_four_reactions_can_be_sent(which: int) -> None:
    import msgspec

    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"do": "react", "turn": 1, "which": which}, c.React)
