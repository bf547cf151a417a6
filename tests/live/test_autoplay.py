"""Phones that disconnect and return, with a real ledger and a clock that the test moves."""

from collections.abc import Callable
from pathlib import Path

import pytest

from quizbs.game.actors import Host, Player, Program
from quizbs.game.commands import Answer, Autoplay, Call, Play
from quizbs.game.state import GameState
from quizbs.lesson.commands import AnswerClass, Deal, Freeze, PutToClass, Start, TakeSeat, Unfreeze
from quizbs.live.gone_phones import GONE, GONE_ASKING
from quizbs.quiz.question import Choice, Kind, Question
from tests.live.running import Running
from tests.live.test_games_of_lesson import School


class LessonWithPhones(School):
    """A lesson with students; ``here`` are the seats with a connected phone."""

    PRESET = "cheater"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, self.PRESET, bots=0)
        self.here = {1, 2, 3, 4}
        self.act("x", Host(), "start", Start("x", "K7Q4", self.setup))
        for number in range(4):
            self.act("x", Program(), f"p{number}", TakeSeat(f"p{number}"))
        self.act("x", Host(), "deal", Deal())
        self.live.run_bots_and_absences(self.here)

    def wait(self, seconds: float) -> "LessonWithPhones":
        """Let time pass, and run bots and absences as often as the server does."""
        for _ in range(round(seconds * 2)):
            self.time += 0.5
            self.live.run_bots_and_absences(self.here)
        return self

    def wait_with_clocks(self, seconds: float) -> "LessonWithPhones":
        """Let time pass, and run due commands as well as bots and absences."""
        for _ in range(round(seconds * 4)):
            self.time += 0.25
            self.live.tick()
            self.live.run_bots_and_absences(self.here)
        return self


@pytest.fixture
def room(tmp_path: Path) -> LessonWithPhones:
    return LessonWithPhones(tmp_path)


def test_absent_phone_is_autoplayed_after_twenty_seconds(room: LessonWithPhones) -> None:
    room.here = {1, 3, 4}
    room.wait(GONE - 1)
    assert room.game.autoplay == set()
    room.wait(2)
    assert room.game.why == {2: "away"}


def test_autoplay_ends_at_once_when_the_player_returns(room: LessonWithPhones) -> None:
    room.here = {1, 3, 4}
    hand = room.wait(GONE + 1).game.deck.hands[2]
    room.here = {1, 2, 3, 4}
    room.live.run_bots_and_absences(room.here)
    assert room.game.autoplay == set()
    assert room.game.deck.hands[2] == hand


def test_phone_with_short_interruptions_is_not_autoplayed(room: LessonWithPhones) -> None:
    for _ in range(6):
        room.here = {1, 3, 4}
        room.wait(GONE - 5)
        room.here = {1, 2, 3, 4}
        room.wait(0.5)
    assert room.game.autoplay == set()


def test_teachers_autoplay_survives_returning_phone(room: LessonWithPhones) -> None:
    room.act("x", Host(), "s", Autoplay(2, on=True))
    room.here = {1, 3, 4}
    room.wait(GONE + 1)
    room.here = {1, 2, 3, 4}
    room.wait(1)
    assert room.game.why == {2: "host"}


def test_asker_counts_as_absent_after_ten_seconds(room: LessonWithPhones) -> None:
    claim = play_until_choosing(room)
    asker = room.game.turn.offer.asker if room.game.turn.offer else 0
    assert claim
    room.here = {1, 2, 3, 4} - {asker}
    room.wait(GONE_ASKING - 1)
    assert asker not in room.game.autoplay
    room.wait(2)
    assert asker in room.game.autoplay


def test_nobody_is_absent_during_freeze(room: LessonWithPhones) -> None:
    room.act("x", Host(), "f", Freeze("Eyes up"))
    room.here = set()  # all phones are in standby
    room.wait(5 * GONE)
    assert room.game.autoplay == set()
    room.act("x", Host(), "u", Unfreeze())
    room.wait(GONE - 1)
    assert room.game.autoplay == set()


def test_server_restart_gives_every_phone_time_to_return(tmp_path: Path, room: LessonWithPhones) -> None:
    room.time += 1_000
    room.here = set()
    fresh = Running(room.database, room.shared.writing.rules)
    fresh.time = room.time
    fresh.look("x", room.here)
    assert room.game.autoplay == set()
    room.time = fresh.time = room.time + GONE
    fresh.registry.lead("x").run_bots_and_absences(room.here)
    assert room.game.autoplay == {1, 2, 3, 4}


def ask_the_class(room: LessonWithPhones) -> None:
    question = Question("c", "Which one?", Kind.CHOICE, (Choice("this", right=True), Choice("that")), time=300)
    room.act("x", Host(), "ask", PutToClass(question))


def test_class_question_does_not_wait_for_absent_phone(room: LessonWithPhones) -> None:
    room.here = {1, 3}
    ask_the_class(room)
    for seat in (1, 3):
        room.act("x", Player(seat), "answer", AnswerClass(1, (0,)))
    room.here = {1, 3, 4}
    room.wait(GONE_ASKING - 1)
    assert room.lesson.halted
    assert not any(question.shown for question in room.lesson.questions)
    room.act("x", Player(4), "answer", AnswerClass(1, (0,)))
    room.wait(2)
    (asked,) = room.lesson.questions
    assert (asked.shown, set(asked.away)) == (True, {2})
    room.here = {1, 2, 3, 4}
    room.live.run_bots_and_absences(room.here)
    assert room.lesson.questions[0].away == set()
    assert set(room.lesson.questions[0].seen) == {1, 2, 3, 4}


def test_class_question_has_no_absences_during_freeze(room: LessonWithPhones) -> None:
    ask_the_class(room)
    room.act("x", Host(), "f", Freeze("Eyes up"))
    room.here = {1}
    room.wait(5 * GONE)
    assert room.lesson.questions[0].away == set()
    room.act("x", Host(), "u", Unfreeze())
    room.wait(GONE_ASKING + 1)
    assert room.lesson.questions[0].away == {2, 3, 4}


class Guests(LessonWithPhones):
    """A lesson in which all answer along, with a fifth student, who came late and has no cards."""

    PRESET = "classroom"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.act("x", Program(), "late", TakeSeat("late"))
        self.here = {1, 2, 3, 4, 5}
        self.live.run_bots_and_absences(self.here)
        assert self.game.guests == {5}
        ask(self)


def ask(room: LessonWithPhones) -> None:
    """Play three false cards, call them and ask a question, with all phones connected.

    With three cards the question has its full time.
    """
    game = room.game
    false = [card for card in game.deck.hands[game.turn.seat] if card[0] != game.turn.rank][:3]
    ids = tuple(game.deck.ids[card] for card in false)
    room.act("x", Player(game.turn.seat), "play", Play(game.turn.number, ids))
    caller = next(other for other in game.seats if other != game.turn.seat)
    room.act("x", Player(caller), "call", Call(1))
    until(room, lambda game: game.phase == "answering")


def answer(room: LessonWithPhones, *seats: int) -> None:
    for seat in seats:
        asked = room.game.turn.asking
        assert asked is not None
        room.act("x", Player(seat), "answer", Answer(asked.number, (0,)))


def test_absent_guest_delays_no_table(tmp_path: Path) -> None:
    room = Guests(tmp_path)
    room.here = {1, 2, 3, 4}
    room.wait(GONE + 1)
    assert room.game.why == {5: "away"}
    assert [line.what for line in room.game.log if line.what == "autoplay"] == []
    answer(room, 1, 2, 3, 4)
    assert room.game.phase != "answering"
    room.here = {1, 2, 3, 4, 5}
    room.live.run_bots_and_absences(room.here)
    assert room.game.why == {}


def test_present_guest_delays_no_table(tmp_path: Path) -> None:
    room = Guests(tmp_path)
    answer(room, 1, 2, 3, 4)
    assert room.game.phase != "answering"


@pytest.mark.parametrize("along", [True, False])
def test_question_waits_ten_seconds_for_a_phone_that_has_gone(tmp_path: Path, along: bool) -> None:
    room = Guests(tmp_path)
    asked = room.game.turn.asking
    assert asked is not None
    gone = next(seat for seat in room.game.seats if (seat == asked.answerer) != along)
    answer(room, *({1, 2, 3, 4} - {gone}))
    room.here = {1, 2, 3, 4, 5} - {gone}
    room.wait(GONE_ASKING - 1)
    assert room.game.phase == "answering"
    room.wait(2)
    assert room.game.phase != "answering"


@pytest.mark.parametrize("seconds", [29.5, 27.0, 5.0])
def test_absent_at_deadline_is_not_wrong(tmp_path: Path, seconds: float) -> None:
    room = Guests(tmp_path)
    asked = room.game.turn.asking
    assert asked is not None
    others = [seat for seat in room.game.seats if seat != asked.answerer]
    gone = {asked.answerer, others[0]}
    answer(room, *others[1:-1])
    room.wait_with_clocks(seconds)
    room.here = {1, 2, 3, 4, 5} - gone
    room.wait_with_clocks(31 - seconds)
    assert room.game.phase != "answering"
    counted = {seat: tally.asked + tally.silent for seat, tally in room.game.tally.items()}
    late = seconds > 29  # in the last second a phone may only be disconnected for a moment
    assert [counted.get(seat, 0) for seat in sorted(gone)] == [int(late)] * 2
    assert counted[others[-1]] == 1


def test_absent_at_class_answer_is_not_wrong(room: LessonWithPhones) -> None:
    ask_the_class(room)
    room.act("x", Player(1), "answer", AnswerClass(1, (1,)))
    room.wait(297)
    room.here = {1, 2, 3}
    room.wait(4)
    room.live.tick()
    (asked,) = room.lesson.questions
    assert (asked.shown, set(asked.silent)) == (True, {2, 3})


def play_until_choosing(room: LessonWithPhones) -> bool:
    """Play and call one card; return whether a question is to be chosen."""
    until(room, lambda game: game.phase == "turn")
    game = room.game
    seat = game.turn.seat
    ids = tuple(game.deck.ids[card] for card in game.deck.hands[seat][:2])
    room.act("x", Player(seat), "play", Play(game.turn.number, ids))
    claim = room.game.turn.claim
    assert claim is not None
    caller = next(other for other in room.game.seats if other != seat)
    room.act("x", Player(caller), "call", Call(claim.number))
    until(room, lambda game: game.phase == "choosing")
    return True


def until(room: LessonWithPhones, found: Callable[[GameState], bool]) -> None:
    """Let the game's clocks run, with all phones connected, until ``found`` returns true."""
    for _ in range(400):
        if found(room.game):
            return
        room.time += 0.25
        room.live.run_bots_and_absences(room.here)
        room.live.tick()
    raise AssertionError("it did not come to that")
