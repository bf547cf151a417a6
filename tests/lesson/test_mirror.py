"""The mirror (*how you bluff*) agrees with counts made only from what the player's own phone showed."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import asdict, replace

from quizbs.bots.children import PLAY_STYLES
from quizbs.bots.odds import chance_of_cheat
from quizbs.bots.simulation import Pace, SimulatedGame, class_of
from quizbs.game import view_for
from quizbs.game.events import HandTaken
from quizbs.game.evolve import evolve
from quizbs.game.evolve.deeds import deeds_of
from quizbs.game.options import PRESETS
from quizbs.lesson.mirror import mirror
from tests.lesson.test_awards import HANDS, table
from tests.test_docs import document, tables

if TYPE_CHECKING:
    from quizbs.game import GameState
    from quizbs.game import commands as c
    from quizbs.game.actors import Actor

SEATS = 5


class OnPaper:
    """The counts of an observer who only sees one phone: the hand, the table, and each line of the log."""

    def __init__(self, seat: int) -> None:
        self.seat, self.heard = seat, 0
        self.hand: dict[int, str] = {}
        self.claims: list[dict[str, Any]] = []
        self.calls: list[dict[str, Any]] = []
        self.newest: dict[str, Any] = {}
        self.calling: dict[str, Any] = {}

    def looks(self, view: dict[str, Any]) -> None:
        hand = {card["id"]: card["face"][0] for card in view["you"]["hand"]}
        for line in view["log"]:
            if line["n"] > self.heard:
                self.reads(line, view, hand)
                self.heard = line["n"]
        self.hand = hand

    def reads(self, line: dict[str, Any], view: dict[str, Any], hand: dict[int, str]) -> None:
        match line["what"]:
            case "opened" | "laid":
                self.newest = {}
                if line["what"] == "laid" and line["seat"] == self.seat:
                    laid = [rank for id_, rank in self.hand.items() if id_ not in hand]
                    assert len(laid) == line["count"]
                    held = list(self.hand.values()).count(line["rank"])
                    self.newest = {"true": set(laid) == {line["rank"]}, "held": held, "caller": None, "seen": False}
                    self.claims.append(self.newest)
            case "called":
                self.newest["caller"] = line["seat"]
                if line["seat"] == self.seat:
                    cards = {one["seat"]: one["cards"] for one in view["seats"]}
                    others = sum(cards.values()) - len(hand) + view["pile"] + view["gone"]
                    held = list(hand.values()).count(line["rank"])
                    out_of = cards[line["claimant"]] + line["count"]
                    marked = 4 * view["deck"]["decks"] - held
                    self.calling = {"held": held, "odds": chance_of_cheat(line["count"], marked, out_of, others)}
            case "stamped":
                self.newest["seen"] = True
                if self.calling:
                    self.calls.append(self.calling | {"right": not line["honest"]})
                    self.calling = {}
            case _:
                pass

    def told(self) -> dict[str, Any]:
        bluffs = [claim for claim in self.claims if not claim["true"]]
        times = {other: sum(one["caller"] == other and one["seen"] for one in bluffs) for other in range(1, SEATS + 1)}
        most = max(times.values())
        best = [other for other, count in times.items() if count == most]
        one_alone = most >= 2 and len(best) == 1
        return {
            "claims": len(self.claims),
            "bluffs": len(bluffs),
            "unseen": len([one for one in bluffs if one["caller"] is None and not one["seen"]]),
            "free": len([one for one in bluffs if one["held"]]),
            "challenged": len([one for one in self.claims if one["true"] and one["caller"] and one["seen"]]),
            "reader": best[0] if one_alone else None,
            "read": most if one_alone else 0,
            "calls": len(self.calls),
            "right": len([one for one in self.calls if one["right"]]),
            "blind": len([one for one in self.calls if not one["held"]]),
            "likely": round(sum(one["odds"] for one in self.calls)),
        }


class Watched(SimulatedGame):
    """A simulated game with an ``OnPaper`` observer for each phone."""

    papers: dict[int, OnPaper]

    def _do(self, actor: Actor, command: c.Command, after: float = 0.0) -> GameState:
        game = super()._do(actor, command, after)
        for seat, paper in self.papers.items():
            view = view_for(game, seat, self.course.seconds)
            assert view is not None
            paper.looks(view)
        return game


def watched(preset: str, style: str, seed: int) -> Watched:
    chance = Random(seed)
    people = class_of(PLAY_STYLES[style], SEATS, chance)  # type: ignore[index]
    found = Watched(replace(PRESETS[preset], deck="J"), people, Pace(), chance)
    found.papers = {seat: OnPaper(seat) for seat in range(1, SEATS + 1)}
    found.play()
    return found


@pytest.mark.parametrize("preset", PRESETS)
def test_every_figure_equals_a_count_of_what_the_phone_showed(preset: str) -> None:
    """Five observers of one phone each get the same counts over whole games: a mirror reveals nothing about others."""
    told = 0
    seen = dict.fromkeys(("unseen", "free", "challenged", "read", "blind", "right"), 0)
    for seed, style in enumerate(("calm", "typical", "hot")):
        played = watched(preset, style, seed)
        for seat, one in deeds_of(played.game).items():
            paper, found = played.papers[seat].told(), mirror(one)
            if len(one.claims) < 3:
                assert found is None
                continue
            assert found is not None
            assert asdict(found) == paper
            assert (found.claims, found.bluffs, found.calls, found.right) == (
                one.plays,
                one.bluffs,
                one.calls,
                one.right_calls,
            )
            assert found.unseen == one.unseen_bluffs
            told += 1
            seen = {name: count + getattr(found, name) for name, count in seen.items()}
    assert told > 10
    assert (seen.pop("free") > 0) == (PRESETS[preset].truth != "must"), "else whoever has the rank must play it"
    assert all(count for name, count in seen.items() if name != "read"), seen


def test_quiet_calls_hide_only_the_name_in_the_mirror() -> None:
    named = 0
    for seed in range(2):
        for one in deeds_of(watched("cheater", "hot", seed).game).values():
            loud, hushed = mirror(one), mirror(one, quiet=True)
            assert (loud is None) == (hushed is None)
            if loud and hushed:
                named += loud.reader is not None
                assert replace(loud, reader=None, read=0) == hushed
    assert named, "somebody is named where calls are open"


def test_new_player_is_not_named_for_earlier_calls() -> None:
    story = table(hunter=False).deal(**HANDS)
    story.plays("ann", "9D").calls("bob").turned()
    one = story.game.deeds[1]
    assert [claim.caller for claim in one.claims] == [2]
    after = evolve(story.game, HandTaken(2, since=story.now))
    assert [claim.caller for claim in after.deeds[1].claims] == [0]
    assert (after.deeds[2].claims, after.deeds[2].calls_made) == ((), ())


def test_rules_document_each_figure() -> None:
    told = [row["figure"].replace("`", "") for row in tables(document("rules"), "figure")]
    names = [name for words in told for name in words.replace(" of ", ", ").split(", ")]
    one = mirror(deeds_of(watched("classroom", "hot", 1).game)[1])
    assert one is not None
    assert sorted(names) == sorted(asdict(one))
