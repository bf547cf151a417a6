"""Simulated children obey the rules, and the records of their games are right."""

from __future__ import annotations

import json
from random import Random

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from quizbs.bots.callers import CALLERS
from quizbs.bots.children import PLAY_STYLES, Style, play_style_of
from quizbs.bots.lengths import Idle, Lengths, idle, lengths
from quizbs.bots.simulation import Pace, SimulatedGame, TableHistory, class_of
from quizbs.cli.simulate import simulate
from quizbs.game import NO_GAME, decide, replay
from quizbs.game.actors import Clock, Player, Session
from quizbs.game.commands import Call, Open, Play, Skip
from quizbs.game.options import PRESETS, Options
from quizbs.game.stamp import seconds_to_stamp
from quizbs.game.turns import choice_of_cards

PACE = Pace()
CLASSROOM = replace(PRESETS["classroom"], deck="J")


def long(style: Style = "typical", options: Options = CLASSROOM, players: int = 5, games: int = 60) -> Lengths:
    return lengths(options, players, PLAY_STYLES[style], PACE, 20, games, Random(7))


def waits(style: Style = "typical", players: int = 5, games: int = 40) -> Idle:
    found = idle(CLASSROOM, players, PLAY_STYLES[style], PACE, 20, games, Random(7))
    assert found is not None
    return found


def course(options: Options = CLASSROOM, style: Style = "typical", players: int = 5, seed: int = 3) -> TableHistory:
    chance = Random(seed)
    return SimulatedGame(options, class_of(PLAY_STYLES[style], players, chance), PACE, chance).play()


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("style", PLAY_STYLES)
def test_simulated_children_play_every_preset_to_its_end(preset: str, style: Style) -> None:
    done = course(PRESETS[preset], style, 6)
    assert done.finished == 1
    assert done.caught <= done.called <= done.claims <= done.turns


@pytest.mark.parametrize(
    "house_rule", [{"passing": True}, {"call_tokens": 2}, {"calls_in_row": 1}, {"ask_which": "false_only"}]
)
def test_simulated_children_obey_house_rules(house_rule: dict[str, object]) -> None:
    done = course(replace(CLASSROOM, **house_rule))
    assert done.finished == 1


def by_people(done: TableHistory) -> float:
    """Return the seconds that the players of a game take for turns, calls, questions and discards, computed by hand."""
    return 10 * done.turns + 3 * done.called + 20 * done.questions + 3 * done.thrown


@pytest.mark.parametrize("preset", PRESETS)
def test_simulated_time_is_that_of_players_and_of_rule_clocks(preset: str) -> None:
    options = replace(PRESETS[preset], deck="9")
    done = course(options)
    told = by_people(done) + done.turning + options.reveal_time * done.challenges
    uncalled = done.seconds - told  # nobody may have called the last card
    assert uncalled == pytest.approx(0) or uncalled == pytest.approx(options.last_window)
    assert 2.52 * done.challenges < done.turning < 6.9 * done.challenges


def test_challenge_without_question_takes_time() -> None:
    """B.S. asks no questions, but half of a game at a hot table is calling and looking at cards."""
    done = course(PRESETS["bs"], "hot")
    assert done.questions == 0
    assert done.seconds > 10 * done.turns + 8 * done.called > 1.4 * 10 * done.turns


def test_short_reveal_saves_half_of_turning_time() -> None:
    usual, short = (course(replace(CLASSROOM, bets=False, short_show=short)) for short in (False, True))
    assert short.turning == pytest.approx(usual.turning / 2, abs=0.001 * usual.challenges)
    assert usual.seconds - short.seconds == pytest.approx(usual.turning / 2, abs=0.001 * usual.challenges)


def test_bets_add_time_before_first_card() -> None:
    quick, bets = (course(replace(CLASSROOM, bets=bets)) for bets in (False, True))
    assert bets.turning - quick.turning == pytest.approx(0.9 * (quick.challenges - 2), abs=0.001 * quick.challenges)
    assert bets.seconds - quick.seconds == pytest.approx(bets.turning - quick.turning)


@pytest.mark.parametrize("short", [False, True])
def test_rule_clock_has_its_documented_length(short: bool) -> None:
    """The time counted for a reveal is the time that the rules wait if it isn't skipped."""
    options = replace(PRESETS["bs"], deck="9", short_show=short)
    game = replay(
        decide(NO_GAME, Session(), Open(options=options, seats=(1, 2), signs=(0, 1), dealer=1), 0.0, Random(2))
    )
    cards = choice_of_cards(game, game.turn.seat)
    laid = tuple(game.deck.ids[card] for card in cards.cards[: cards.most])
    game = replay(decide(game, Player(game.turn.seat), Play(1, laid), 10.0, Random(2)), game)
    assert game.turn.claim
    false_at = None if game.turn.claim.honest else 1
    caller = next(seat for seat in game.seats if seat != game.turn.claim.seat)
    game, now = replay(decide(game, Player(caller), Call(1), 13.0, Random(2)), game), 13.0
    while game.phase in ("turning", "reveal"):
        assert game.clock.closes_at is not None
        now = game.clock.closes_at
        game = replay(decide(game, Clock(), Skip(game.clock.step), now, Random(2)), game)
    assert now - 13.0 == pytest.approx(seconds_to_stamp(len(laid), false_at, 1, short=short) + options.reveal_time)


def test_all_simulated_children_answer_along() -> None:
    done = course()
    assert set(done.answered.values()) == {done.questions}
    alone = course(replace(CLASSROOM, answer_along=False))
    assert sum(alone.answered.values()) == alone.questions


def test_same_seed_gives_the_same_games() -> None:
    assert long() == long()
    assert course(seed=1) != course(seed=2)


def test_bell_ends_a_game_with_its_lap() -> None:
    chance = Random(1)
    done = SimulatedGame(CLASSROOM, class_of(PLAY_STYLES["typical"], 5, chance), PACE, chance).play(bell=60)
    assert done.finished == 0
    challenge = PACE.call + 7 + CLASSROOM.reveal_time + PACE.question + PACE.throwing
    assert 60 <= done.seconds < 60 + 5 * (PACE.turn + challenge)
    assert done.turns % 5 == 0


def test_tables_that_call_more_take_longer() -> None:
    calm, typical, hot = (long(style) for style in PLAY_STYLES)
    assert calm.called < typical.called < hot.called
    assert calm.minutes[0] < typical.minutes[0] < hot.minutes[0]
    assert calm.odds > hot.odds


@pytest.mark.parametrize("players", [4, 5])
def test_no_idle_time_when_everybody_answers(players: int) -> None:
    found = waits(players=players)
    assert found.mean <= 35
    assert found.mean < found.p95 < found.longest
    assert found.mean < found.worst < 60


def test_student_answers_eighteen_questions_in_twenty_minutes() -> None:
    """The average of typical tables of four and of five."""
    four, five = (waits(players=players, games=60).questions for players in (4, 5))
    assert (four + five) / 2 == pytest.approx(18, abs=1.5)


def test_idle_time_is_none_without_questions() -> None:
    assert idle(PRESETS["bs"], 5, PLAY_STYLES["typical"], PACE, 20, 5, Random(1)) is None


@pytest.mark.parametrize("called", [0.32, 0.5])
def test_simulation_reproduces_a_measured_call_rate(called: float) -> None:
    options = replace(CLASSROOM, deck="K")
    found = lengths(options, 5, play_style_of(called), PACE, 20, 120, Random(5))
    assert found.called == pytest.approx(called, abs=0.05)


def test_call_rate_outside_range_uses_hot_or_calm() -> None:
    assert play_style_of(0.9).doubt == PLAY_STYLES["hot"].doubt
    assert play_style_of(0.0).doubt == PLAY_STYLES["calm"].doubt
    assert play_style_of(PLAY_STYLES["typical"].called) == PLAY_STYLES["typical"]


def told(*words: str) -> str:
    few = () if "--callers" in words else ("--callers", "4")
    answer = CliRunner().invoke(simulate, [*words, "--games", "10", *few])
    return answer.output.strip() or str(answer.exception)


def test_command_prints_all_kinds_of_tables() -> None:
    text = told("--players", "5", "--ranks", "A-9")
    rows = [line.split()[0] for line in text.splitlines() if line.startswith(tuple(PLAY_STYLES))]
    assert rows == [*PLAY_STYLES, *PLAY_STYLES]
    assert "worst student" in text


def test_command_prints_value_of_calling_for_both_kinds() -> None:
    text = told("--callers", "20", "--ranks", "A-7")
    head = next(line for line in text.splitlines() if line.startswith("calls"))
    assert head.split("  ")[-1].strip() == "needed last"
    assert "any card" in head
    rows = [line for line in text.splitlines() if line.startswith(tuple(CALLERS))]
    assert len(rows) == len(CALLERS) == 5
    assert "a fair share is 20), 20 games each" in text
    without = told("--callers", "20", "--ranks", "A-7", "--preset", "bs", "--table", "hot")
    assert "hot table calls" in without  # where a right call earns no card all throw away nothing
    assert "needed last" not in without
    assert "Does calling pay?" not in told("--callers", "0", "--ranks", "A-7")


def test_simulate_command_accepts_measured_pace() -> None:
    times = ("--turn-seconds", "8", "--call-seconds", "2", "--question-seconds", "20")
    found = json.loads(told("--called", "45", *times, "--json"))
    assert list(found["tables"]) == ["measured"]


def test_command_prints_the_same_as_json() -> None:
    found = json.loads(told("--players", "4", "--ranks", "a–j", "--table", "hot", "--json"))
    assert (found["players"], found["ranks"], list(found["tables"])) == (4, "A-J", ["hot"])
    assert set(found["tables"]["hot"]) >= {"turns", "questions", "minutes", "odds", "idle"}
    assert found["tables"]["hot"]["idle"]["p95"] >= found["tables"]["hot"]["idle"]["mean"]


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--ranks", "A-10"], "A-J, A-9"),
        (["--ranks", "everything"], "like A-K or A-10"),
        (["--preset", "poker"], "classroom, cheater, bs, bottle"),
        (["--players", "1"], "2 to 40 players"),
        (["--minutes", "0"], "--minutes must be a number from 1 to 600"),
        (["--minutes", "nan"], "--minutes must be a number from 1 to 600"),
        (["--table", "wild"], "calm, typical, hot, all"),
        (["--called", "200"], "--called must be a number from 0 to 100"),
        (["--games", "0"], "--games"),
        (["--callers", "-1"], "--callers must be a number from 0 to 100000"),
        (["--call-seconds", "-1"], "--call-seconds"),
        (["--players", "five"], "'five' is not a valid integer"),
        (["--player", "5"], "--players"),
    ],
)
def test_impossible_set_up_is_reported_in_one_line(words: list[str], answer: str) -> None:
    said = CliRunner().invoke(simulate, words)
    text = said.output.strip() or str(said.exception)
    assert said.exit_code != 0
    assert answer in text
    assert "\n" not in text
