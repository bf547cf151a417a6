"""The view of a game: its fields as in ``docs/protocol.md``, for a seat and for the projector, in every step."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quizbs.game import NO_GAME, view_for
from tests.support.game_story import WALL, Story, asks

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parent.parent.parent
LEAF = asks("What makes a leaf green?", "chlorophyll", "carotene", "water", topic="Plants")
SHARED = {
    *(
        "phase",
        "step",
        "paused",
        "paused_by",
        "clock",
        "wait",
        "slow",
        "lap",
        "last_lap",
        "deck",
        "starter",
        "direction",
        "seats",
        "turn",
        "turn_number",
    ),
    *("rank", "open_card", "pile", "gone", "claim", "challenge", "choosing", "question", "settled", "ready", "log"),
    *("places", "winner", "brains", "reactions", "end_on_wall"),
}

OWN = {
    "seat",
    "hand",
    "own_rank",
    "played_for",
    "accommodation",
    "bet",
    "fooled",
    "clock",
    "along",
    "score",
    "caller",
    "tokens",
    "without",
    "can",
}


def whole_game(preset: str = "alone") -> list[Story]:
    """Return stories that have reached each step of a game."""

    def start() -> Story:
        story = Story("ann bob cem", preset, first_lap_clock=True, ask_caught="must", truth="free", hunter=True)
        return story.deal(ann="KH AS 9S", bob="2C 3D", cem="4D 4H", pile="8C", questions={"KH": LEAF, "AS": LEAF})

    steps: list[Callable[[Story], object]] = [
        lambda s: s,
        lambda s: s.plays("ann", "KH AS"),
        lambda s: s.believes("cem"),
        lambda s: s.calls("bob"),
        lambda s: s.stamped(),
        lambda s: s.turned(),
        lambda s: s.asks("bob", "AS", "ann"),
        lambda s: s.answers("ann", "water"),
        lambda s: s.discards("bob", "3D"),
        lambda s: s.explained(),
        lambda s: s.plays("bob", "2C"),
        lambda s: s.stands(),
    ]
    stories = []
    for last in range(1, len(steps) + 1):
        story = start()
        for step in steps[:last]:
            step(story)
        stories.append(story)
    return stories


def test_view_is_empty_before_deal() -> None:
    assert view_for(NO_GAME, 1, 0.0) is None


def test_shared_section_is_equal_for_all_viewers() -> None:
    phases = []
    for story in whole_game():
        wall = story.view(WALL)
        assert set(wall) == SHARED
        for name in story.names:
            view = story.view(name)
            assert set(view.pop("you")) == OWN
            assert view == wall
        phases.append(wall["phase"])
    assert phases == "turn turn turn turning reveal choosing answering discard explaining turn last over".split()


def test_viewer_without_seat_sees_projector_view() -> None:
    for story in whole_game():
        assert view_for(story.game, 99, story.now) == view_for(story.game, None, story.now)


def test_every_view_field_is_in_the_protocol() -> None:
    protocol = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")

    def names(part: Any) -> set[str]:
        if isinstance(part, dict):
            return set(part) | {name for inner in part.values() for name in names(inner)}
        return {name for inner in part for name in names(inner)} if isinstance(part, list) else set()

    used = {name for story in whole_game() for who in ("ann", "bob", WALL) for name in names(story.view(who))}
    told = set(re.findall(r"\w+", protocol))
    assert used - told == set()


def test_allowed_actions_of_a_seat_by_step() -> None:
    offers = [[sorted(story.view(name)["you"]["can"]) for name in ("ann", "bob", "cem")] for story in whole_game()]
    voting = ["believe", "call"]
    assert offers == [
        [["play"], [], []],
        [[], [*voting, "play"], voting],
        [[], [*voting, "play"], []],
        [[], [], []],
        [[], [], []],
        [[], ["ask"], []],
        [["answer"], [], []],
        [["ready"], ["discard"], ["ready"]],
        [["ready"], ["play", "ready"], ["ready"]],
        [[], ["play"], []],
        [voting, [], voting],
        [[], [], []],
    ]


def test_view_has_rank_of_own_next_turn() -> None:
    story = Story("ann bob cem dan").deal(ann="AS KH", bob="2C 3D", cem="4D 4H", dan="5S 6S")
    for name, rank in (("ann", "A"), ("bob", "2"), ("cem", "3"), ("dan", "4")):
        story.sees(name, {"you": {"own_rank": rank}})
    story.plays("ann", "AS")
    for name, rank in (("ann", "5"), ("bob", "2"), ("cem", "3"), ("dan", "4")):
        story.sees(name, {"you": {"own_rank": rank}})
    story.calls("cem").sees("ann", {"you": {"own_rank": "5"}}).turned().ends().sees("ann", {"you": {"own_rank": None}})


def test_own_next_rank_depends_on_direction_and_step() -> None:
    story = Story("ann bob cem", direction="counterclockwise", step=2).deal(ann="AS KH", bob="2C", cem="4D")
    story.sees("cem", {"you": {"own_rank": "3"}}).sees("bob", {"you": {"own_rank": "5"}})


def test_own_rank_is_unknown_before_open_card() -> None:
    story = Story("ann bob cem", "bottle").deal(ann="7S KH", bob="2C 3D", cem="4D 4H")
    story.sees("ann", {"you": {"own_rank": None}}).sees("bob", {"you": {"own_rank": None}}).plays("ann", "7S")
    story.sees("cem", {"you": {"own_rank": "8"}}).sees("ann", {"you": {"own_rank": "T"}})


def test_everybody_sees_the_size_of_each_hand() -> None:
    story = Story("ann bob cem").deal(ann="AS KH", bob="2C", cem="4D 4H 5H", pile="8C 8D")
    counts = [{"seat": 1, "cards": 2, "sign": 1, "next": False}, {"seat": 2, "cards": 1, "next": True}, {"cards": 3}]
    story.sees(WALL, {"seats": counts, "pile": 2, "gone": 0})


def test_log_has_the_last_twelve_lines_with_running_numbers() -> None:
    story = Story("ann bob cem").opens()
    for _ in range(20):
        story.runs_out()
    log = story.view(WALL)["log"]
    assert [line["n"] for line in log] == list(range(10, 22))


def test_log_lines_have_the_fields_in_the_protocol() -> None:
    protocol = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    listed = protocol.split("Log entries carry")[1].split("## Out")[0]
    told = {what: set(re.findall(r"\w+", fields)) for what, fields in re.findall(r"`(\w+)(?: \{(.*?)\})?`", listed)}
    seen: dict[str, set[str]] = {}
    extra = Story("ann bob cem", "bottle").deal(ann="7S KH", bob="2C", cem="4D").plays("ann", "7S").autoplays("bob")
    extra.pauses().resumes().bell().ends()
    spun = Story("ann bob cem", "bottle").opens().runs_out()
    passed = Story("ann bob cem", passing=True).deal(ann="KS", bob="2C", cem="4D").passes("ann")
    shown = Story("ann bob cem").deal(ann="KS", bob="2C", cem="4D", questions={"KS": LEAF}).plays("ann", "KS")
    shown.stands().turned()
    declined = Story("ann bob cem").deal(ann="KS AS", bob="2C", cem="4D", questions={"KS": LEAF}).plays("ann", "KS")
    declined.calls("bob").turned().declines("bob")
    overruled = Story("ann bob cem").deal(ann="KS AS", bob="2C", cem="4D", questions={"KS": LEAF}).plays("ann", "KS")
    overruled.calls("bob").turned().asks("bob", "KS", "ann").answers("ann", "water").overrules(right=True)
    for story in (*whole_game(), extra, spun, passed, shown, declined, overruled):
        for line in story.view(WALL)["log"]:
            seen[line["what"]] = set(line) - {"n", "what"}
    assert set(seen) == set(told) - {"n", "what"}
    for what, fields in seen.items():
        assert told[what] <= fields, what


def test_view_is_small() -> None:
    story = Story("ann bob cem dan eva fay gus hal")
    story.opens(bank=tuple(asks(f"A question about {n}?") for n in range(60)))
    for _ in range(30):
        story.runs_out()
        assert len(json.dumps(story.view("ann"), separators=(",", ":"))) < 4000


def test_new_card_ids_reveal_nothing_about_pile() -> None:
    story = Story("ann bob cem").deal(ann="KH 9S AS", bob="2C", cem="4D", pile="QD 3C JS 2H")
    story.plays("ann", "AS KH").calls("bob").turned().holds(ann="9S QD 3C JS 2H AS KH")
    new = [card for card in story.view("ann")["you"]["hand"] if card["face"] != "9S"]
    assert [card["face"] for card in new] == ["AS", "2H", "3C", "JS", "QD", "KH"]
    assert [card["id"] for card in new] == sorted(card["id"] for card in new)


def test_autoplayed_turns_are_counted_for_own_seat_only() -> None:
    story = Story("ann bob cem").deal(ann="AS 7S", bob="2S 8S", cem="3S 9S").plays("ann", "AS").stands()
    story.sees("bob", {"you": {"played_for": 0}}).autoplays("bob").runs_out()
    story.sees("bob", {"you": {"played_for": 1}}).sees("ann", {"you": {"played_for": 0}})
