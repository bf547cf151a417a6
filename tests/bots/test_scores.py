"""Points rank children by knowledge as well as the share of right answers does, also frequent callers and late ones."""

from __future__ import annotations

import json
from random import Random

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from quizbs.bots.children import PLAY_STYLES
from quizbs.bots.scores import SCENARIOS, rank_agreement
from quizbs.bots.simulation import MANY_QUESTIONS, Pace, SimulatedGame, class_of
from quizbs.cli.simulate import simulate
from quizbs.game.options import PRESETS

MINUTES = 20
CLASSROOM = PRESETS["classroom"]
LIKE = 0.03  # by how much ranking by points may be worse than ranking by the share of right answers


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize(
    ("lessons", "slack"), [pytest.param(60, 0.04, id="few"), pytest.param(600, 0.0, marks=pytest.mark.thorough)]
)
def test_more_knowledge_ranks_higher(name: str, lessons: int, slack: float) -> None:
    if len(SCENARIOS[name][0]) > 1:
        lessons //= 6  # as many tables
    found = rank_agreement(CLASSROOM, SCENARIOS[name], MINUTES, lessons, Random(1))
    assert found.by_points.two_apart >= 0.95 - slack
    assert found.by_points.neighbours >= found.by_share.neighbours - LIKE - slack
    assert found.by_points.neighbours >= 0.8 - slack
    assert 15 <= found.questions <= 24


def test_rank_agreement_without_points_is_one_half() -> None:
    """Without points all children have the same place."""
    found = rank_agreement(replace(CLASSROOM, points=False), SCENARIOS["one table"], MINUTES, 10, Random(1))
    assert found.by_points.two_apart == 0.5
    assert found.by_share.two_apart > 0.8


def test_late_child_answers_along_then_plays_from_next_deal() -> None:
    chance = Random(4)
    children = class_of(PLAY_STYLES["typical"], 5, chance)
    game = SimulatedGame(CLASSROOM, children, Pace(), chance, late={5: 600.0}, bank=MANY_QUESTIONS)
    tally = game.until(1200).tally
    assert 4 <= tally[5].answerable < min(tally[seat].answerable for seat in (1, 2, 3, 4))
    assert tally[5].along > 0
    assert sum(one.points for one in tally.values()) > 20


def test_command_prints_rank_agreement() -> None:
    few = ["--games", "2", "--callers", "0", "--table", "typical", "--scores", "3"]
    said = CliRunner().invoke(simulate, few)
    assert said.exit_code == 0, said.output
    assert "Does knowing show?" in said.output
    assert "the late one" in said.output
    told = json.loads(CliRunner().invoke(simulate, [*few, "--json"]).output)["scores"]
    assert told["lessons"] == 3
    assert set(told["classes"]) == set(SCENARIOS)
    assert set(told["classes"]["one table"]["by_points"]) == {"two_apart", "neighbours"}
    wrong = CliRunner().invoke(simulate, [*few, "--preset", "bs"])
    assert wrong.output.strip() == "quizbs: --scores needs rules with questions and points."
