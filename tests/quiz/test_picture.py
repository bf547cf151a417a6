"""Which pictures of questions are stored, and when views contain them."""

import pytest

from quizbs.quiz.picture import address, digest_of
from tests.support.game_story import WALL, Story, asks

KEPT = "0123456789abcdef" * 2 + ".webp"


def test_stored_picture_has_an_address() -> None:
    assert digest_of(KEPT) == KEPT[:32]
    assert address(KEPT) == f"/picture/{KEPT}"


@pytest.mark.parametrize(
    "name", ["", "leaf.png", "https://somewhere.example/a.webp", KEPT[1:], f"x{KEPT}", f"{KEPT}/..", KEPT.upper()]
)
def test_external_pictures_are_never_requested(name: str) -> None:
    assert digest_of(name) == address(name) == ""


@pytest.mark.parametrize(("name", "shown"), [(KEPT, f"/picture/{KEPT}"), ("leaf.png", ""), ("", "")])
def test_picture_is_in_view_of_asked_question_only(name: str, shown: str) -> None:
    leaf = asks("Which leaf?", "oak", "ash", image=name)
    story = Story("ann bob cem").deal(ann="KS AS", bob="2C", cem="4D", questions={"KS": leaf}).plays("ann", "KS")
    story.calls("bob").turned()
    assert KEPT not in str(story.view("ann")) + str(story.view(WALL))
    story.asks("bob", "KS", "ann")
    assert [story.view(viewer)["question"]["picture"] for viewer in ("ann", "bob", WALL)] == [shown] * 3
