"""What the commands of this folder measure with: random play that the rules accept, and games that stand for others."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from quizbs.bots.simulation import Course
from quizbs.game.options import PRESETS
from tests.benchmarks import chance_player, lengths, rules_speed


@pytest.mark.parametrize("preset", PRESETS)
def test_random_play_is_accepted_from_the_deal_to_the_end(preset: str) -> None:
    told: Counter[str] = Counter()
    *_, game = chance_player.play(chance_player.opening(preset, 5, 0), Random(3), told=told)
    assert game.phase == "over"
    assert told["Open"] == 1
    assert {"Play", "Call", "Believe"} <= told.keys()


def test_random_play_of_classroom_gives_every_command_of_a_challenge() -> None:
    told = rules_speed.mix(games=20)
    assert {"Ask", "Answer", "AnswerAlong", "Discard", "Ready", "Due"} <= told.keys()


def test_each_engine_that_is_installed_is_measured() -> None:
    speeds = rules_speed.measure(slices=1, seconds=0.02)
    assert {"quizbs classroom", "quizbs cheater", "quizbs bs"} <= speeds.keys()
    assert all(speed > 0 and length > 1 for speed, length in speeds.values())


def test_the_games_that_are_kept_are_of_all_lengths() -> None:
    done = [Course(seconds=number, turns=number, questions=1) for number in range(240)]
    kept = [turns for turns, _, _ in lengths.standing_for(done)]
    assert kept == list(range(5, 240, 10))
