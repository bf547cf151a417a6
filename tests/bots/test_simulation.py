"""Simulated children keep to the rules, and their games are told truly."""

from __future__ import annotations

import json
from random import Random

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from quizbs.bots.children import TEMPERS, Style, temper_of
from quizbs.bots.lengths import Idle, Lengths, idle, lengths
from quizbs.bots.simulation import Course, Game, Pace, class_of
from quizbs.game.options import PRESETS, Options
from quizbs.simulate import simulate

PACE = Pace(turn=10, question=25)
CLASSROOM = replace(PRESETS["classroom"], deck="J")


def long(style: Style = "typical", options: Options = CLASSROOM, players: int = 5, games: int = 60) -> Lengths:
    return lengths(options, players, TEMPERS[style], PACE, 20, games, Random(7))


def waits(style: Style = "typical", players: int = 5, games: int = 40) -> Idle:
    found = idle(CLASSROOM, players, TEMPERS[style], PACE, 20, games, Random(7))
    assert found is not None
    return found


def course(options: Options = CLASSROOM, style: Style = "typical", players: int = 5, seed: int = 3) -> Course:
    chance = Random(seed)
    return Game(options, class_of(TEMPERS[style], players, chance), PACE, chance).play()


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("style", TEMPERS)
def test_children_play_every_preset_to_its_end(preset: str, style: Style) -> None:
    done = course(PRESETS[preset], style, 6)
    assert done.finished == 1
    assert done.caught <= done.called <= done.claims <= done.turns


@pytest.mark.parametrize(
    "house_rule", [{"passing": True}, {"call_tokens": 2}, {"calls_in_row": 1}, {"ask_which": "false_only"}]
)
def test_children_keep_to_house_rules(house_rule: dict[str, object]) -> None:
    done = course(replace(CLASSROOM, **house_rule))
    assert done.finished == 1


def test_time_is_turns_and_questions() -> None:
    done = course()
    assert done.seconds == 10 * done.turns + 25 * done.questions
    assert set(done.answered.values()) == {done.questions}  # everybody answers along
    alone = course(replace(CLASSROOM, answer_along=False))
    assert sum(alone.answered.values()) == alone.questions
    assert course(PRESETS["bs"]).questions == 0


def test_the_same_seed_gives_the_same_games() -> None:
    assert long() == long()
    assert course(seed=1) != course(seed=2)


def test_the_bell_ends_a_game_with_its_lap() -> None:
    chance = Random(1)
    done = Game(CLASSROOM, class_of(TEMPERS["typical"], 5, chance), PACE, chance).play(bell=60)
    assert done.finished == 0
    assert 60 <= done.seconds < 60 + 5 * (PACE.turn + PACE.question)
    assert done.turns % 5 == 0


def test_hotter_tables_call_more_and_take_longer() -> None:
    calm, typical, hot = (long(style) for style in TEMPERS)
    assert calm.called < typical.called < hot.called
    assert calm.minutes[0] < typical.minutes[0] < hot.minutes[0]
    assert calm.odds > hot.odds


def test_lengths_are_those_of_the_rules_on_paper() -> None:
    """docs/rules.md, Stakes: in Classroom half of all games end within 14 minutes, nine in ten within 21."""
    found = long(options=replace(CLASSROOM, deck="K"), games=150)
    assert found.minutes == pytest.approx((14, 21), rel=0.2)
    assert found.questions[0] == pytest.approx(16, abs=3)
    assert 0.30 < found.called < 0.42


@pytest.mark.parametrize("players", [4, 5])
def test_nobody_is_idle_where_everybody_answers_along(players: int) -> None:
    found = waits(players=players)
    assert found.mean <= 35
    assert found.mean < found.p95 < found.longest
    assert found.mean < found.worst < 60


def test_a_student_answers_twenty_questions_in_twenty_minutes() -> None:
    """On average of typical tables of four and of five."""
    four, five = (waits(players=players, games=100).questions for players in (4, 5))
    assert (four + five) / 2 >= 20


def test_nothing_is_waited_for_where_nothing_is_asked() -> None:
    assert idle(PRESETS["bs"], 5, TEMPERS["typical"], PACE, 20, 5, Random(1)) is None


@pytest.mark.parametrize("called", [0.32, 0.5])
def test_a_measured_call_rate_is_met(called: float) -> None:
    options = replace(CLASSROOM, deck="K")
    found = lengths(options, 5, temper_of(called), PACE, 20, 120, Random(5))
    assert found.called == pytest.approx(called, abs=0.05)


def test_a_call_rate_beyond_all_tables_is_taken_as_the_hottest_or_calmest() -> None:
    assert temper_of(0.9).doubt == TEMPERS["hot"].doubt
    assert temper_of(0.0).doubt == TEMPERS["calm"].doubt
    assert temper_of(TEMPERS["typical"].called) == TEMPERS["typical"]


def told(*words: str) -> str:
    answer = CliRunner().invoke(simulate, [*words, "--games", "10"])
    return answer.output.strip() or str(answer.exception)


def test_the_command_tells_all_kinds_of_tables() -> None:
    text = told("--players", "5", "--ranks", "A-9")
    assert [word for word in ("calm", "typical", "hot") if text.count(word) == 2] == ["calm", "typical", "hot"]
    assert "worst student" in text


def test_the_command_takes_what_a_lesson_has_measured() -> None:
    found = json.loads(told("--called", "45", "--turn-seconds", "8", "--question-seconds", "20", "--json"))
    assert list(found["tables"]) == ["measured"]


def test_the_command_tells_programs_the_same() -> None:
    found = json.loads(told("--players", "4", "--ranks", "a–j", "--table", "hot", "--json"))
    assert (found["players"], found["ranks"], list(found["tables"])) == (4, "A-J", ["hot"])
    assert set(found["tables"]["hot"]) >= {"turns", "questions", "minutes", "odds", "idle"}
    assert found["tables"]["hot"]["idle"]["p95"] >= found["tables"]["hot"]["idle"]["mean"]


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--ranks", "A-10"], "A-J, A-9"),
        (["--ranks", "everything"], "as A-K or A-10"),
        (["--preset", "poker"], "classroom, cheater, bs, bottle"),
        (["--players", "1"], "2 to 40 players"),
        (["--minutes", "0"], "--minutes is a number from 1 to 600"),
        (["--minutes", "nan"], "--minutes is a number from 1 to 600"),
        (["--table", "wild"], "calm, typical, hot, all"),
        (["--called", "200"], "--called is a number from 0 to 100"),
        (["--games", "0"], "--games"),
        (["--players", "five"], "'five' is not a valid integer"),
        (["--player", "5"], "--players"),
    ],
)
def test_what_cannot_be_played_is_answered_in_one_line(words: list[str], answer: str) -> None:
    said = CliRunner().invoke(simulate, words)
    text = said.output.strip() or str(said.exception)
    assert said.exit_code != 0
    assert answer in text
    assert "\n" not in text
