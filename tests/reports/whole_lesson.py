"""Random whole lessons, with guests, hands that are taken over, lost phones, and questions for everyone.

Some of those questions were asked before at a table."""

import random
from collections import Counter
from typing import Any, Self

from msgspec.structs import replace

from quizbs import game
from quizbs.game import Refused
from quizbs.game import commands as g
from quizbs.game.actors import Away, Clock
from quizbs.game.options import PRESETS
from quizbs.game.presence import present_seats
from quizbs.game.state import GameState
from quizbs.lesson import SessionState
from quizbs.lesson import commands as c
from quizbs.lesson.consequences import BankContent
from quizbs.lesson.deciding import decide
from quizbs.lesson.lesson_state import NOT_BEGUN, Event, replay
from quizbs.lesson.session_state import GameRecord
from quizbs.quiz.question import Question
from quizbs.reports.answers import record
from quizbs.reports.facts import LessonFacts
from quizbs.reports.played import TimedEvents
from quizbs.teacher.stored_lesson import StoredLesson
from tests.reports.simulated import bank, facts_of
from tests.support.game_story import by, given

OPTIONS = replace(PRESETS["classroom"], hunter=False, argue=False)
QUESTIONS = bank(9)


class WholeLesson:
    """A random lesson of nine students and a bot at two tables. ``happened`` counts the difficult cases."""

    def __init__(self, seed: int, steps: int = 130) -> None:
        self.chance, self.steps = random.Random(seed), 0
        self.lost: set[int] = set()
        self.happened: Counter[str] = Counter()
        self.time, self.state = 1_000.0, NOT_BEGUN
        self.stored: list[tuple[float, list[Event]]] = []
        setup = c.GameSetup(preset="classroom", options=OPTIONS, bank="b", questions=len(QUESTIONS))
        self.does(c.Start("x", "K7Q4", setup))
        for number in range(9):
            self.does(c.TakeSeat(f"person{number}"))
        self.does(c.TakeSeat("bot", bot="sprout"), c.Arrange("random"), c.Deal())
        for _ in range(steps):
            self.step()
        self.ends()
        self.does(c.Close())

    # --- steps

    @property
    def lesson(self) -> SessionState:
        return self.state.session

    def does(self, *commands: Any) -> bool:
        """Carry out commands; return whether they were allowed."""
        for command in commands:
            self.steps, self.time = self.steps + 1, self.time + 0.01
            try:
                events = decide(
                    self.state, *given(command), self.time, self.chance, lambda _: BankContent(QUESTIONS, "en")
                )
            except Refused:
                return False
            self.state = replay(events, self.state)
            self.stored.append((self.time, events))
        return True

    def step(self) -> None:
        """Let a random event happen, mostly in a game."""
        self.time += self.chance.uniform(1, 9)
        ways = [self.at_a_table, self.comes, self.goes, self.loses_phone, self.has_phone, self.asks_class, self.judges]
        self.chance.choices([*ways, self.moves], [70, 3, 4, 6, 8, 5, 3, 5])[0]()
        if self.lesson.over_everywhere:
            self.does(c.Deal())

    def at_a_table(self) -> None:
        dealt = self.chance.choice(self.lesson.running)
        table = self.state.game(dealt.game)
        if table.phase == "turn" and table.turn.claim and table.turn.claim.open and self.chance.random() < 0.8:
            claim = table.turn.claim
            there = set(table.seats) - {claim.seat, *self.lesson.left(dealt)}
            self.does(by(self.one_of(there or table.seats), g.Call(claim.number)))
        elif table.phase == "turn":
            self.plays(dealt, table)
        elif table.phase == "answering" and self.chance.random() < 0.85:
            self.answers(table)
        else:
            self.goes_on(dealt, table)

    def plays(self, dealt: GameRecord, table: GameState) -> None:
        seat = table.turn.seat
        hand = sorted(table.deck.hands[seat], key=lambda card: card[0] == table.turn.rank)
        if seat in self.lesson.left(dealt):
            self.goes_on(dealt, table)
        else:
            self.does(by(seat, g.Play(table.turn.number, (table.deck.ids[hand[0]],))))

    def answers(self, table: GameState) -> None:
        asking = table.turn.asking
        assert asking is not None
        seat = self.one_of(present_seats(table))
        places, text = self.says(table.questions.bank[asking.question], asking.order)
        self.does(by(seat, g.Answer(asking.number, places, text)))

    def goes_on(self, dealt: GameRecord, table: GameState) -> None:
        self.time = max(self.time, table.clock.closes_at or 0.0)
        if (command := game.due(table, self.time)) is not None:
            self.does(by(Clock(), replace(command, table=dealt.table)))

    def says(self, question: Question, order: tuple[int, ...]) -> tuple[tuple[int, ...] | None, str | None]:
        if not question.choices:
            return None, self.chance.choice(["oxygen", "nitrogen"])
        return (self.chance.randrange(len(order)),), None

    def one_of(self, seats: Any) -> int:
        return int(self.chance.choice(sorted(seats)))

    def comes(self) -> None:
        before = {sitting.seat for sitting in self.lesson.seats}
        if self.does(c.TakeSeat(f"late{self.steps}")):
            new = {sitting.seat for sitting in self.lesson.seats} - before
            self.happened["guest" if new else "takeover"] += 1

    def goes(self) -> None:
        if len(self.lesson.seated) > 6:
            seat = self.one_of(self.lesson.seated)
            self.lost.discard(seat)
            self.does(c.Remove(seat))

    def moves(self) -> None:
        """Move a random student to the other table, away from their hand or back to it."""
        seat = self.one_of(self.lesson.seated)
        table = 3 - self.lesson.seat(seat).table  # type: ignore[union-attr]
        self.happened["moved"] += self.does(c.Move(seat, table, at_once=True))

    def loses_phone(self) -> None:
        seat = self.one_of(self.lesson.seated)
        self.lost.add(seat)
        self.happened["lost phone"] += self.tells(seat, gone=True)

    def has_phone(self) -> None:
        if self.lost:
            seat = self.one_of(self.lost)
            self.lost.discard(seat)
            self.tells(seat, gone=False)

    def tells(self, seat: int, *, gone: bool) -> bool:
        asked = self.lesson.class_question
        if asked:
            self.does(c.MissClass(seat, asked.number, gone))
        told = [self.does(by(Away(), g.Autoplay(seat, gone, table=dealt.table))) for dealt in self.lesson.running]
        return any(told)

    def asks_class(self) -> None:
        question = self.chance.choice(QUESTIONS)
        number = len(self.lesson.questions) + 1
        if not self.does(c.PutToClass(question, "en", self.state.who_saw(question))):
            return
        self.happened["class question"] += 1
        self.happened["known to some"] += bool(self.lesson.questions[-1].known)
        for seat in sorted(self.lost):
            self.does(c.MissClass(seat, number, on=True))
        for _ in range(self.chance.randrange(4, 12)):
            self.time += 1
            places, text = self.says(question, self.lesson.questions[-1].order)
            self.does(by(self.one_of(self.lesson.seated), c.AnswerClass(number, places, text)))
            if self.chance.random() < 0.12:
                self.chance.choice([self.comes, self.goes, self.loses_phone, self.has_phone])()
        if self.chance.random() < 0.6:
            self.time = self.lesson.questions[-1].closes_at
            self.does(c.CloseVote(number))
        self.does(c.ShowClass(number))
        self.chance.choice([self.comes, self.has_phone, self.loses_phone])()
        self.does(c.EndClass(number))

    def judges(self) -> None:
        dealt = self.chance.choice(self.lesson.running)
        if judged := self.state.game(dealt.game).questions.judged:
            self.does(g.Overrule(self.one_of(judged), right=self.chance.random() < 0.7, game=dealt.game))

    def ends(self) -> Self:
        """Let every game come to its end."""
        for dealt in self.lesson.running:
            self.does(g.End(table=dealt.table))
        return self

    def facts(self) -> LessonFacts:
        """Return the facts from which the report is made."""
        return facts_of(record(self.lesson, self.rows), QUESTIONS)

    def rows(self, game_id: str) -> list[TimedEvents]:
        return StoredLesson(self.stored).rows_of(game_id)
