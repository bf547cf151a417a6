"""Tests of the benchmarks: the rules accept their random play, and stored games represent all lengths."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from quizbs.bots.simulation import TableHistory
from quizbs.game.options import PRESETS
from quizbs.lesson import Player
from quizbs.lesson.commands import Deal
from tests.benchmarks import (
    chance_player,
    lengths,
    moves,
    school,
    school_load,
    view_bytes,
    waiting,
)
from tests.lesson.story import CLASSROOM, Class
from tests.support.screen_lines import ScreenLines


@pytest.mark.parametrize("preset", PRESETS)
def test_random_player_plays_a_whole_game_by_the_rules(preset: str) -> None:
    told: Counter[str] = Counter()
    *_, game = chance_player.play(chance_player.opening(preset, 5, 0), Random(3), told=told)
    assert game.phase == "over"
    assert told["Open"] == 1
    assert {"Play", "Call", "Believe"} <= told.keys()


def test_sampled_games_are_spread_over_all_lengths() -> None:
    done = [TableHistory(seconds=number, turns=number, questions=1) for number in range(240)]
    kept = [turns for turns, _, _ in lengths.standing_for(done)]
    assert kept == list(range(5, 240, 10))


def test_load_phones_choose_as_phones_with_whole_views_do() -> None:
    line, shown, acts = ScreenLines(), {seat: school_load.Shown() for seat in range(1, 5)}, Counter[str]()
    here = Class(4, setup=CLASSROOM).does(Deal())
    opening = replace(chance_player.opening("classroom", 4, 1), seats=here.session.current[1].seats)
    for version, game in enumerate(chance_player.play(opening, Random(1))):
        here.now = max(game.clock.began_at, game.clock.free_at)
        scene = here.scene({1: ("f3kq.1", version, game)})
        for seat, phone in shown.items():
            phone.read(line.message(scene, Player(seat)))
            whole, view = line.view, phone.view(0)
            act = moves.choose(whole, Random(version))
            assert moves.choose(view, Random(version)) == act
            assert moves.wait_of(view) == moves.wait_of(whole)
            acts[act["do"] if act else "nothing"] += 1
    assert {"play", "call", "believe", "ask", "answer", "nothing"} <= acts.keys()


@pytest.mark.parametrize("how", school.BARE.values(), ids=school.BARE.keys())
def test_bare_stack_sends_bytes_at_the_configured_rate(how: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(school, "WARM", 0.1)
    like = {"acts": 20.0, "phones": 2.0, "phone": 3000.0, "walls": 1.0, "wall": 70_000.0}
    with school.bare(1, 4, like, *how) as (server, pupils):
        row = school.measure(server, pupils, 1.5)
    assert 5 < row["acts"] < 40
    assert 0 < row["p50"] <= row["p99"]
    assert row["phones"] == pytest.approx(2, rel=0.2)
    assert row["phone"] == pytest.approx(3000, abs=20)
    assert row["wall"] == pytest.approx(70_000, abs=20)  # a frame with a length of eight bytes
    assert 0 < row["share"] < 1


def test_bytes_sent_to_a_phone_are_counted_by_act() -> None:
    found: dict[str, list[int]] = {}
    for act, size in view_bytes.sent(12, 1):
        found.setdefault(act, []).append(size)
    assert {"first", "Play", "Call", "Believe", "Answer", "Ready", "Skip"} <= found.keys()
    acts = [size for act, sizes in found.items() if act != "first" for size in sizes]
    assert sum(acts) / len(acts) < min(found["first"]) / 5


def test_only_a_play_waits_for_its_minimum_time() -> None:
    view: dict[str, Any] = {"you": {}, "game": {"wait": 900, "you": {"can": {"call": 3, "believe": 3}}}}
    assert moves.choose(view, Random(1)) is not None
    assert moves.wait_of(view) == 0
    view["game"]["you"]["can"] = {"play": {"turn": 4, "cards": [1], "least": 1}}
    assert moves.choose(view, Random(1)) is None
    assert moves.wait_of(view) == 900


def test_ten_simulated_minutes_are_reproducible_and_complete() -> None:
    spent, again = (waiting.Lesson(PRESETS["classroom"], 15, Random(4)).play(600.0) for _ in range(2))
    assert spent == again
    assert {round(child.doing + child.weighing + child.watching + child.idle) for child in spent} == {600}, (
        "no game ends so soon"
    )
    assert all(child.plays >= 3 for child in spent)


def test_student_without_bets_and_guesses_is_idle_longer() -> None:
    played, alone = (
        waiting.measured(replace(PRESETS["classroom"], guesses=guesses, bets=guesses, beliefs=guesses), 5, 3)
        for guesses in (True, False)
    )
    assert alone.idle > played.idle + 0.02
    assert alone.longest > played.longest
