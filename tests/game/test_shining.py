"""The option *Brains shines*: players who were right are named with the answer, and the best three after each lap."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from quizbs.game.log import Tally
from tests.support.game_story import WALL, Story, asks

HANDS: dict[str, Any] = {"ann": "AS KS QS", "bob": "2S 3H 4H", "cem": "4S 5D 6D", "dan": "5S 6S 7D"}
LEAF = asks("Where is it?", "leaf", "root")


def asked(**options: Any) -> Story:
    """Return a game in which Ann is caught and asked, and all have answered."""
    on = {"shines": True, "answer_along": True, "points": True, "ask_caught": "must", **options}
    story = Story("ann bob cem dan", **on).deal(pile="9S", questions={"KS": LEAF}, **HANDS)
    story.plays("ann", "KS").calls("bob").turned()
    return story if story.game.phase == "answering" else story.asks("bob", "KS", "ann")


def shines(story: Story, name: str = WALL) -> Any:
    result = story.view(name)["question"]["result"]
    return result and result["shines"]


def test_result_names_only_those_who_knew_the_answer() -> None:
    story = asked().answers("bob", "leaf").answers("cem", "root")
    assert shines(story) is None
    story.answers("ann", "root").answers("dan", "leaf")
    assert shines(story) == [2, 4]


def test_asked_player_who_knew_shines_like_the_others() -> None:
    story = asked().answers("bob", "leaf").answers("cem", "root").answers("dan", "root").answers("ann", "leaf")
    assert shines(story) == [1, 2]


def test_without_option_or_with_quiet_calls_no_one_shines() -> None:
    for options in ({"shines": False}, {"quiet": True}):
        story = asked(**options)
        for name in ("bob", "cem", "dan", "ann"):
            story.answers(name, "leaf")
        assert shines(story) == []


def test_late_answerer_sees_no_result_and_never_shines() -> None:
    story = Story("ann bob cem", shines=True, answer_along=True, ask_caught="must", answer_time=20)
    story.deal(pile="9S", questions={"KS": LEAF}, ann="AS KS QS", bob="2S 3H", cem="4S 5D")
    story.accommodations("cem", time=2).plays("ann", "KS").calls("bob").turned()
    if story.game.phase != "answering":
        story.asks("bob", "KS", "ann")
    story.answers("bob", "leaf").answers("ann", "leaf").waits(20)
    assert shines(story) == [1, 2]
    assert shines(story, "cem") is None
    story.answers("cem", "leaf")
    assert shines(story) == [1, 2]


def points(story: Story, **counts: int) -> Story:
    tally = {story.names[name]: Tally(points=count) for name, count in counts.items()}
    story.game = replace(story.game, tally=tally)
    return story


def lap(**options: Any) -> Story:
    """Return a game whose first lap is over."""
    on = {"shines": True, "points": True, "questions": False, **options}
    story = Story("ann bob cem dan", **on).deal(pile="9S", **HANDS)
    for name, card in (("ann", "AS"), ("bob", "2S"), ("cem", "4S"), ("dan", "5S")):
        story.plays(name, card).stands()
    return story


def board(story: Story) -> Any:
    return story.view(WALL)["brains"]


def test_board_shows_best_three_in_the_first_turn_of_a_lap() -> None:
    story = points(lap(), ann=3, bob=7, cem=0, dan=1)
    assert board(story) == [{"seat": 2, "place": 1}, {"seat": 1, "place": 2}, {"seat": 4, "place": 3}]
    assert board(points(story, ann=3, bob=7, cem=3, dan=3)) == [{"seat": 2, "place": 1}]
    assert board(points(story, ann=3, bob=3)) == [{"seat": 1, "place": 1}, {"seat": 2, "place": 1}]
    story.plays("ann", "KS").stands()
    assert board(story) == []


def test_board_is_empty_without_option_or_points_and_for_bots() -> None:
    for options in ({"shines": False}, {"points": False}, {"quiet": True}):
        assert board(points(lap(**options), ann=3)) == []
    story = points(lap(), ann=3, bob=7)
    story.game = replace(story.game, bots=frozenset({2}))
    assert board(story) == [{"seat": 1, "place": 1}]
