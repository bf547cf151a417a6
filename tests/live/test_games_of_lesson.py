"""A lesson with its games on a real ledger: bots, removed students, and class questions that reach the games."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from quizbs import lesson
from quizbs.bots import BOTS
from quizbs.game.accommodation import Accommodation
from quizbs.game.actors import Host, Player, Program
from quizbs.game.commands import Call, End, Overrule, Pause, Skip
from quizbs.game.commands import Play as Lay
from quizbs.game.options import PRESETS
from quizbs.game.refusal import Refused
from quizbs.game.state import GameState
from quizbs.game.views.game_view import shared_view
from quizbs.lesson import consequences
from quizbs.lesson.asking_class import least_asked
from quizbs.lesson.commands import (
    Accommodate,
    AnswerClass,
    Arrange,
    AskClass,
    AskOwn,
    Deal,
    EndClass,
    Freeze,
    GameSetup,
    Lock,
    Move,
    Prepare,
    PutToClass,
    Remove,
    ShowClass,
    Start,
    TakeSeat,
)
from quizbs.lesson.lesson_state import LessonState
from quizbs.live.lesson_rules import lesson_rules
from quizbs.live.screen import Screen
from quizbs.quiz.question import Choice, Kind, Question
from quizbs.store.database import Database
from quizbs.store.ledger import Ledger
from tests.live.running import Line, Running
from tests.store.tables import lay_tables
from tests.support.game_story import by, given
from tests.support.held_view import HeldView

BANK = tuple(
    Question(f"q{number}", f"Question {number}?", Kind.CHOICE, (Choice("yes", right=True), Choice("no")))
    for number in range(60)
)


KINDS = tuple(BOTS)


class School(Running):
    """A process with one lesson."""

    def __init__(self, folder: Path, preset: str = "classroom", bots: int = 4, seed: int = 5) -> None:
        lay_tables(folder / "quizbs.db")
        database = Database(f"sqlite:///{folder}/quizbs.db")
        super().__init__(database, lesson_rules(lambda _: (BANK, "en")), seed)
        self.live = self.registry.lead("x")
        self.setup = GameSetup(preset=preset, options=PRESETS[preset], bank="b", questions=len(BANK), practice=BANK[7])
        self.bots = bots

    def open(self) -> "School":
        """Open a lesson with bots, and deal."""
        self.act("x", Host(), "start", Start("x", "K7Q4", self.setup))
        for number in range(self.bots):
            self.act("x", Program(), f"p{number}", TakeSeat(f"p{number}", bot=KINDS[number % len(KINDS)]))
        self.act("x", Host(), "deal", Deal())
        return self

    @property
    def game(self) -> GameState:
        (_, _, game), *_ = self.state.at_tables().values()
        return game

    @property
    def state(self) -> LessonState:
        return self.live.state

    @property
    def lesson(self) -> lesson.SessionState:
        return self.state.session

    def runs(self, until: Callable[[GameState], bool], at_most: float = 7_200) -> None:
        """Let bots and clocks run, a second at a time, until ``until`` returns true; fail after ``at_most`` seconds."""
        end = self.time + at_most
        while not until(self.game):
            assert self.time < end, "it did not come to that"
            self.time += 1
            self.live.tick()
            self.live.run_bots_and_absences()


def test_deal_and_its_games_are_stored_in_one_row(tmp_path: Path) -> None:
    school = School(tmp_path, bots=8).open()
    school.act("x", Host(), "deal all", Deal())
    assert {game.phase for game in school.state.games.values()} == {"turn"}
    assert len(school.state.games) == 2
    again = School(tmp_path)
    assert again.state == school.state
    assert [row.command_id for row in Ledger(school.database).read("x")][-1] == "host:deal all"


def test_practice_question_is_on_no_card(tmp_path: Path) -> None:
    school = School(tmp_path).open()
    assert len(school.game.questions.bank) == len(BANK) - 1
    assert "q7" not in school.game.questions.bank


@pytest.mark.parametrize(
    "preset",  # one with questions and one without; all in the thorough run
    [pytest.param(each, marks=() if each in ("bs", "classroom") else pytest.mark.thorough) for each in sorted(PRESETS)],
)
def test_bots_play_whole_game_and_lesson_records_it(tmp_path: Path, preset: str) -> None:
    school = School(tmp_path, preset).open()
    school.runs(lambda game: game.phase == "over")
    dealt = school.lesson.newest_game
    assert dealt is not None
    assert dealt.over
    assert [place.seat for place in dealt.places] == [place.seat for place in school.game.places]
    assert school.game.winner is not None
    assert bool(school.game.questions.asked) == PRESETS[preset].questions


def test_game_ended_by_the_teacher_is_recorded(tmp_path: Path) -> None:
    school = School(tmp_path).open()
    school.act("x", Host(), "end", End())
    assert school.lesson.newest_game.over  # type: ignore[union-attr]


def test_overruled_answer_is_recorded_for_earlier_game(tmp_path: Path) -> None:
    school = School(tmp_path).open()
    school.runs(lambda game: game.phase == "over")
    school.act("x", Host(), "again", Deal())
    (dealt, game), *others = school.state.earlier()
    assert (dealt.game, others, school.game.phase) == ("x.1", [], "turn")
    answers = game.questions.judged.items()
    number, judged = next((number, answer) for number, answer in answers if answer.counts and not answer.excused)
    before = {place.seat: place for place in dealt.places}[judged.seat]
    hands, pile = game.deck.hands, game.deck.pile
    for at, right in enumerate((not judged.right, bool(judged.right))):
        school.act("x", Host(), f"judge{at}", Overrule(number, right, game=dealt.game))
        again = School(tmp_path)  # another process that reads the ledger
        place = {place.seat: place for place in again.lesson.games[0].places}[judged.seat]
        assert place.right - before.right == (right - bool(judged.right))
        assert (place.asked, place.place, place.cards) == (before.asked, before.place, before.cards)
        assert [game.over for game in again.lesson.games] == [True, False]
    ((_, after),) = school.state.earlier()
    assert (after.deck.hands, after.deck.pile) == (hands, pile)


def test_bot_plays_for_a_student_removed_during_a_game(tmp_path: Path) -> None:
    school = School(tmp_path).open()
    school.act("x", Host(), "remove", Remove(2))
    assert school.game.autoplay == {2}
    school.runs(lambda game: any(happening.seat == 2 and happening.autoplay for happening in game.log))


def test_removed_bot_does_not_act(tmp_path: Path) -> None:
    school = School(tmp_path).open()
    school.live.run_bots_and_absences()
    before = set(school.live._bots._bots)
    school.act("x", Host(), "remove", Remove(2))
    school.live.run_bots_and_absences()
    assert before == {("x.1", seat) for seat in (1, 2, 3, 4)}
    assert set(school.live._bots._bots) == before - {("x.1", 2)}


def test_bots_answer_a_question_after_a_call(tmp_path: Path) -> None:
    school = School(tmp_path).open()
    school.runs(lambda game: game.turn.claim is not None and game.turn.claim.open)
    claim = school.game.turn.claim
    assert claim is not None
    caller = next(seat for seat in school.game.seats if seat != claim.seat and seat not in claim.believers)
    school.act("x", Player(caller), "c1", Call(claim.number))
    school.runs(lambda game: game.phase == "explaining", at_most=60)
    school.runs(lambda game: game.phase == "turn", at_most=20)


def test_second_game_starts_with_unseen_questions(tmp_path: Path) -> None:
    school = School(tmp_path).open()
    school.runs(lambda game: len(game.questions.asked) >= 2 and game.phase == "explaining")
    first = school.game
    school.act("x", Host(), "end", End())
    school.act("x", Host(), "deal again", Deal())
    second = school.game
    assert second.phase == "turn"
    assert second.seats == first.seats
    assert set(second.questions.seen) == set(second.questions.before) == set(first.questions.asked)
    assert second.questions.missed == first.questions.missed
    assert set(second.questions.spare) >= set(first.questions.asked)


# --- a class of people, with a question to all of them


class People(School):
    """A lesson with ``people`` students and ``bots`` bots at one table."""

    def __init__(self, folder: Path, people: int = 3, bots: int = 0) -> None:
        super().__init__(folder, bots=bots)
        self.act("x", Host(), "start", Start("x", "K7Q4", self.setup))
        for number in range(people):
            self.act("x", Program(), f"person{number}", TakeSeat(f"person{number}"))
        for number in range(bots):
            self.act("x", Program(), f"bot{number}", TakeSeat(f"bot{number}", bot="sprout"))

    def does(self, *commands: Any) -> None:
        """Carry out commands of the lesson."""
        for command in commands:
            self.time += 1
            who, what = given(command)
            self.act("x", who, f"{self.time}", what)

    def asks_class(self, question: Question) -> None:
        number = len(self.lesson.questions) + 1
        known = self.state.who_saw(question)
        self.does(PutToClass(question, "en", known), ShowClass(number), EndClass(number))

    def laid(self) -> Question:
        """Return a question that is on a card."""
        return self.game.questions.bank[next(iter(self.game.questions.on_card.values()))]

    def is_asked(self) -> Question:
        """Play and call a false card, wait until its question is over, and return the question."""
        game = self.game
        lies = [card for card in game.deck.hands[game.turn.seat] if card[0] != game.turn.rank][:1]
        ids = tuple(game.deck.ids[card] for card in lies)
        self.act("x", Player(game.turn.seat), f"lay {self.time}", Lay(game.turn.number, ids))
        claim = self.game.turn.claim
        assert claim
        caller = next(seat for seat in game.seats if seat != claim.seat)
        self.act("x", Player(caller), f"call {self.time}", Call(claim.number))
        asked = len(self.game.questions.asked)
        for _ in range(8):
            if len(self.game.questions.asked) > asked and self.game.phase == "turn":
                break
            self.act("x", Host(), f"skip {self.game.clock.step}", Skip(self.game.clock.step, table=1))
        return self.game.questions.bank[self.game.questions.asked[-1]]


def test_class_question_is_remembered_at_table_with_cards(tmp_path: Path) -> None:
    school = People(tmp_path)
    school.does(Deal())
    question = school.laid()
    school.asks_class(question)
    assert school.game.questions.seen == {question.id: frozenset({1, 2, 3})}
    assert question.id not in school.game.questions.on_card.values()
    version = school.state.version("x.1")
    assert school.state.version("x.1") == version  # the game gets it only once


def test_class_question_is_remembered_by_later_deals(tmp_path: Path) -> None:
    school = People(tmp_path)
    school.asks_class(BANK[3])
    school.asks_class(Question("q4", "Another one?", Kind.CHOICE, BANK[4].choices))  # of another bank
    school.does(Deal())
    assert school.game.questions.seen == {BANK[3].id: frozenset({1, 2, 3})}
    assert school.game.questions.before == (BANK[3].id,)
    assert BANK[3].id not in school.game.questions.on_card.values()
    school.act("x", Host(), "end", End())
    school.does(TakeSeat("late"), Deal())
    assert school.game.questions.seen == {BANK[3].id: frozenset({1, 2, 3})}


def test_asked_player_shows_no_knowledge_in_class_question(tmp_path: Path) -> None:
    school = People(tmp_path)
    school.does(Deal())
    question = school.is_asked()
    assert school.state.who_saw(question) == (1, 2, 3)
    school.does(TakeSeat("late"))
    school.asks_class(question)
    assert school.lesson.questions[-1].known == {1, 2, 3}


def test_latecomer_takes_over_a_bots_hand(tmp_path: Path) -> None:
    school = People(tmp_path, people=2, bots=2)
    school.does(Deal())
    hand = school.game.deck.hands[3]
    assert school.game.bots == {3, 4}
    question = school.is_asked()
    assert 3 in school.game.questions.seen[question.id]
    school.does(TakeSeat("late"))
    assert school.lesson.seat(3).person == "late"  # type: ignore[union-attr]
    assert (set(school.game.bots), set(school.game.autoplay)) == ({4}, set())
    assert set(hand) & set(school.game.deck.hands[3])
    assert 3 not in school.game.questions.seen[question.id]
    assert school.state.who_saw(question) == (1, 2, 4)
    version = school.state.version("x.1")
    assert school.state.version("x.1") == version


def test_question_seen_by_former_player_does_not_count(tmp_path: Path) -> None:
    school = People(tmp_path)
    school.does(Deal())
    question = school.is_asked()
    school.does(Remove(3), TakeSeat("late"))
    assert school.game.questions.seen[question.id] == {1, 2}
    school.act("x", Host(), "end", End())
    assert school.state.who_saw(question) == (1, 2)


def test_other_tables_ignore_what_a_former_player_saw(tmp_path: Path) -> None:
    school = People(tmp_path, people=8)
    school.does(Arrange("random"), Deal())
    question = school.is_asked()
    for number in (1, 2):
        school.act("x", Host(), f"end {number}", End(table=number))
    school.does(Deal())
    tables = {table: state for table, (_, _, state) in school.state.at_tables().items()}
    assert len(tables) == 2
    seat = next(iter(set(school.state.who_saw(question)) & set(tables[1].seats)))
    assert all(seat in state.questions.seen[question.id] for state in tables.values())
    school.does(Remove(seat), TakeSeat("late"))
    assert school.lesson.seat(seat).person == "late"  # type: ignore[union-attr]
    for _, _, state in school.state.at_tables().values():
        assert seat not in state.questions.seen[question.id]
    assert seat not in school.state.who_saw(question)


def other_table(school: People) -> GameState:
    """Return the game at the second table."""
    return school.state.game("x.2")


def test_seen_questions_count_after_a_move_to_a_running_table(tmp_path: Path) -> None:
    school = People(tmp_path, people=8)
    school.does(Arrange("random"), Deal())
    question = school.is_asked()
    seat, *_ = school.game.seats
    cards = other_table(school).questions.on_card
    school.does(Move(seat, 2, at_once=True))
    assert other_table(school).questions.seen == {question.id: {seat}}
    assert other_table(school).questions.on_card == cards  # the others there have not seen it
    school.does(Move(seat, 1))
    version = school.state.version("x.2")
    school.does(Move(seat, 2, at_once=True))
    assert school.state.version("x.2") == version + 1  # a guest again, who brings nothing new


def test_row_is_kept_when_a_student_takes_a_hand_or_moves(tmp_path: Path) -> None:
    school = People(tmp_path, people=8)
    school.does(Arrange("random"), Deal())
    seat, *_ = school.game.seats
    school.does(Remove(seat), TakeSeat("late"))
    school.does(PutToClass(BANK[3], "en", ()))
    place = school.lesson.questions[-1].order.index(0)
    school.does(by(seat, AnswerClass(1, (place,))), ShowClass(1), EndClass(1))
    school.does(Move(seat, 2, at_once=True))
    since = school.lesson.seat(seat).since  # type: ignore[union-attr]
    assert other_table(school).since == {seat: since}
    assert other_table(school).rows[seat].right == 1
    version = school.state.version("x.2")
    assert school.state.version("x.2") == version


def test_asked_questions_are_counted_and_open_ones_listed(tmp_path: Path) -> None:
    school = People(tmp_path)
    school.does(Deal())
    question = school.is_asked()
    assert school.state.asked() == ({question.id: 1}, {question.id})
    school.act("x", Host(), "end", End())
    school.does(Deal())
    assert school.lesson.newest_game.number == 2  # type: ignore[union-attr]
    assert school.state.asked() == ({question.id: 1}, set())


def test_class_is_asked_least_asked_question_not_open_at_a_table(tmp_path: Path) -> None:
    school = People(tmp_path)
    school.does(Deal())
    open_now = school.is_asked()
    other, fresh = [question for question in BANK[8:11] if question != open_now][:2]
    school.asks_class(other)
    school.asks_class(other)
    assert least_asked(school.state, (open_now, other, fresh), Random(1)) == [fresh, other, open_now]
    school.does(AskClass())
    assert school.lesson.questions[-1].question not in (open_now, other, school.setup.practice)


def test_class_can_be_asked_typed_question_by_id(tmp_path: Path) -> None:
    school = People(tmp_path)
    school.does(Deal(), AskOwn("Which one?", "moss", ("mouse",)), EndClass(1))
    typed = school.lesson.questions[0].question
    school.does(AskClass(typed.id), EndClass(2), AskClass("q3"))
    assert [asked.question for asked in school.lesson.questions] == [typed, typed, BANK[3]]
    school.does(EndClass(3))
    with pytest.raises(Refused, match="closed"):
        school.does(AskClass("q99"))


def test_without_bank_class_is_asked_typed_questions_only(tmp_path: Path) -> None:
    school = People(tmp_path)
    school.does(Prepare(replace(school.setup, bank="", questions=0)))
    with pytest.raises(Refused, match="not_now"):
        school.does(AskClass())
    school.does(AskOwn("Which one?", "moss"))
    assert school.lesson.questions[0].question.text == "Which one?"


def test_play_changes_one_table_and_freeze_changes_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    owed = consequences._sync_commands

    def counted(*of: Any) -> Any:
        asked.append(of[1].game)
        return owed(*of)

    school = School(tmp_path, bots=8).open()
    school.act("x", Host(), "deal all", Deal())
    games = sorted(dealt.game for dealt in school.lesson.running)
    assert len(games) > 1
    monkeypatch.setattr(consequences, "_sync_commands", counted)
    table, turn = school.lesson.games[0].table, school.game.turn
    card = school.game.deck.ids[school.game.deck.hands[turn.seat][0]]
    school.act("x", Player(turn.seat), "play", Lay(turn.number, (card,)))
    assert asked == []
    school.act("x", Host(), "pause", Pause(table=table))
    assert asked == games[:1]
    asked.clear()
    school.act("x", Host(), "freeze", Freeze())
    assert sorted({*asked}) == games
    assert all("freeze" in state.clock.paused_by for state in school.state.games.values())


def test_unchanged_tables_are_not_rebuilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[str] = []

    def counted(state: GameState, now: float) -> Any:
        built.append(next(dealt.game for dealt, game in states() if game is state))
        return shared_view(state, now)

    monkeypatch.setattr("quizbs.lesson.views.whole.shared_view", counted)
    school = School(tmp_path, bots=8).open()
    school.act("x", Host(), "deal all", Deal())

    def states() -> list[tuple[Any, GameState]]:
        games = school.state.at_tables()
        return [(dealt, games[dealt.table][2]) for dealt in school.lesson.current.values()]

    first = school.live.snapshot().view(None)
    assert sorted(built) == sorted(dealt.game for dealt, _ in states())
    built.clear()
    one, table = first["games"][0]["game"], first["games"][0]["table"]
    school.act("x", Host(), "end", End(table=table))
    school.time += 1.0
    after = school.live.snapshot().view(None)
    assert built == [one]
    assert [game["view"]["phase"] for game in after["games"]] == ["over", first["games"][1]["view"]["phase"]]
    school.act("x", Host(), "lock", Lock())
    built.clear()
    school.live.snapshot()
    assert built == []


def test_shared_section_is_sent_only_to_authorised_viewers(tmp_path: Path) -> None:
    school = People(tmp_path, people=3)
    school.act("x", Host(), "more time", Accommodate(2, Accommodation(time=2)))
    number = len(school.lesson.questions) + 1
    question = Question("c1", "Which?", Kind.CHOICE, (Choice("yes", right=True), Choice("no")), explanation="why-so")
    school.does(PutToClass(question, "en", ()), ShowClass(number))
    shown = school.live.snapshot()
    told = {seat: Screen("", seat, Line()).full_view(shown) for seat in (1, 2, 3)}
    assert ["why-so" in told[seat].decode() for seat in (1, 2, 3)] == [True, False, True]
    told_of = {seat: shown.sections(seat).lesson for seat in (1, 2, 3)}
    assert told_of[1] is told_of[3] is not told_of[2]
    assert told_of[1].seats is told_of[2].seats
    for seat, desk in ((1, False), (2, False), (3, False), (None, False), (None, True)):
        message = msgspec.json.decode(Screen("", seat, Line(), desk=desk).full_view(shown))
        assert HeldView().take(message) == msgspec.json.decode(msgspec.json.encode(shown.view(seat, desk=desk)))


# --- right answers in a row, across games and questions for everyone


def answer_all(school: People, *, right: bool) -> None:
    """Ask the class a new question, and let all students answer it correctly, or all wrongly, as ``right`` says."""
    number = len(school.lesson.questions) + 1
    question = BANK[40 + number]
    people = [seat.seat for seat in school.lesson.present]
    school.does(PutToClass(question, "en", (), school.state.rows(people)))
    place = school.lesson.questions[-1].order.index(0 if right else 1)
    for seat in people:
        school.act("x", Player(seat), f"class {number}", AnswerClass(number, (place,)))
    school.does(EndClass(number))


def rows(school: People) -> dict[int, int]:
    return {seat: row.right for seat, row in school.game.rows.items()}


def test_row_continues_across_class_question_and_games(tmp_path: Path) -> None:
    school = People(tmp_path)
    answer_all(school, right=True)
    answer_all(school, right=True)
    assert [answer.worth for answer in school.lesson.questions[1].answers] == [1, 1, 1]
    school.does(Deal())
    assert rows(school) == {1: 2, 2: 2, 3: 2}
    answer_all(school, right=True)
    assert [answer.worth for answer in school.lesson.questions[2].answers] == [2, 2, 2]
    assert rows(school) == {1: 3, 2: 3, 3: 3}
    school.act("x", Host(), "end", End())
    answer_all(school, right=True)  # between two games
    school.does(Deal())
    assert rows(school) == {1: 4, 2: 4, 3: 4}
    school.does(TakeSeat("late"))  # a guest without a row
    assert rows(school) == {1: 4, 2: 4, 3: 4, 4: 0}
    answer_all(school, right=False)
    assert rows(school) == {1: 0, 2: 0, 3: 0, 4: 0}
    version = school.state.version("x.2")
    assert school.state.version("x.2") == version  # the game gets it only once
