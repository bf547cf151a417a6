"""The pace of a class: how it played, in anonymous sums."""

import msgspec
import pytest
from msgspec.structs import replace

from quizbs.game import commands as c
from quizbs.reports.pace import MeasuredPace, pace, stored
from tests.reports.record import OPTIONS, Record, ledger, lesson
from tests.support.game_story import by


def of(*records: Record, bots: tuple[int, ...] = ()) -> MeasuredPace:
    return pace(lesson(*records, bots=bots), ledger(*records).__getitem__)


def test_turns_plays_and_cheats_are_counted() -> None:
    record = Record().lays(honest=False, after=12)
    record.lays(honest=False, after=10)
    found = of(record)
    assert (found.games, found.plays, found.cheats, found.turns) == (1, 2, 2, 2)
    assert found.turn_time == 12 + 10  # without gaps, so that turns and challenges add up to the length of the game
    assert found.cheat_rate == 1.0
    assert found.turn_seconds == 11


def test_cheat_while_holding_the_rank_counts_as_chosen() -> None:
    record = Record()
    held = any(card[0] == "A" for card in record.game.deck.hands[record.game.turn.seat])
    found = of(record.lays(honest=False))
    assert (found.holding, found.chosen) == (int(held), int(held))
    honest = Record()
    while not any(card[0] == honest.game.turn.rank for card in honest.game.deck.hands[honest.game.turn.seat]):
        honest.lays(honest=False, after=5)
    before = of(honest)
    after = of(honest.lays(honest=True, after=5))
    assert (after.holding - before.holding, after.chosen - before.chosen, after.cheats - before.cheats) == (1, 0, 0)


def test_question_lasts_from_reveal_end_to_next_turn() -> None:
    record = Record(replace(OPTIONS, hunter=False)).lays(honest=False).calls(2, after=2)
    shown = record.now
    record.answers(right=True, after=6).goes_on()
    found = of(record)
    assert (found.called, found.caught, found.questions, found.answers) == (1, 1, 1, 1)
    assert (found.call_rate, found.call_seconds, found.answer_time) == (1.0, 2, 6)
    assert found.question_seconds == pytest.approx(record.now - shown)
    record.lays(honest=False, after=7)
    assert of(record).turn_time == 7  # the first one took no time


def test_choosing_is_included_and_discarding_excluded() -> None:
    record = Record().lays(honest=True).lays_two(honest=False, after=4)
    record.does(by(3, c.Call(record.game.claims)), 3)
    while record.game.turn.offer is None:
        record.runs_out()
    shown, offer, challenge = record.now, record.game.turn.offer, record.game.turn.challenge
    assert challenge
    record.does(by(3, c.Ask(challenge.number, offer.cards[0], offer.answerers[0])), 5)
    record.answers(right=True, after=6)
    assert record.game.phase == "discard"
    record.runs_out()
    thrown = OPTIONS.discard_time
    record.goes_on()
    assert record.now - shown - thrown == pytest.approx(5 + 6 + OPTIONS.explain_time)
    assert of(record).question_seconds == pytest.approx(5 + 6 + OPTIONS.explain_time)


def test_call_near_a_pause_is_not_timed() -> None:
    record = Record().lays(honest=False).does(c.Pause(), 1).does(c.Resume(), 60).calls(2, after=2)
    found = of(record.answers(right=True).goes_on())
    assert (found.called, found.calls, found.questions) == (1, 0, 1)


def test_pace_stored_by_an_old_release_has_counts_but_no_times() -> None:
    counts = {"games": 2, "plays": 50, "called": 20}
    found = stored(counts | {"turns": 40, "turn_time": 300.0, "questions": 9, "question_time": 225.0})
    assert (found.games, found.plays, found.call_rate) == (2, 50, 0.4)
    assert (found.turn_seconds, found.question_seconds) == (None, None)
    now = of(Record().lays(honest=False, after=8))
    assert stored(msgspec.to_builtins(now)) == now


def test_pace_excludes_bots_autoplay_and_turns_near_a_pause() -> None:
    record = Record().does(c.Pause()).does(c.Resume(), 60).lays(honest=False, after=5)
    record.does(c.Autoplay(2, on=True)).runs_out().lays(honest=False, after=5)
    found = of(record)
    assert (found.plays, found.turns) == (2, 1)
    assert of(record, bots=(3,)).plays == 1


def test_hand_is_timed_only_while_played_by_a_person() -> None:
    record = Record()
    first = record.game.turn.seat
    record.does(c.TakeHand(first, 1.0, bot=True)).lays(honest=False, after=5)
    assert of(record).plays == 0
    for _ in range(2):
        record.lays(honest=False, after=5)
    record.does(c.TakeHand(first, 2.0)).lays(honest=False, after=5)
    assert of(record).plays == 3


def test_question_without_an_answer_in_time_has_no_answer_time() -> None:
    record = Record().lays(honest=False).calls(2).runs_out().goes_on()
    found = of(record)
    assert (found.questions, found.answers) == (1, 0)


def test_unplayed_lesson_has_no_rates() -> None:
    found = pace(lesson(Record()), lambda _: [])
    assert found == MeasuredPace()
    assert (found.call_rate, found.cheat_rate, found.turn_seconds, found.question_seconds) == (None,) * 4


def test_paces_of_lessons_can_be_added_and_stored_as_json() -> None:
    one, other = Record().lays(honest=False, after=8), Record(replace(OPTIONS, hunter=False)).lays(honest=False)
    both = of(one) + of(other)
    assert both == of(one, other)
    assert both.plays == 2
    assert msgspec.json.decode(msgspec.json.encode(both), type=MeasuredPace) == both
    assert set(MeasuredPace.__struct_fields__).isdisjoint({"seat", "seats", "person", "name"})
