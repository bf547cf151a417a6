"""Simulated lessons with their ledgers: several tables whose students all answer, some better than others."""

import random
from contextlib import suppress

from msgspec.structs import replace

from quizbs.game import Refused
from quizbs.game import commands as c
from quizbs.lesson.commands import GameSetup
from quizbs.lesson.session_state import GameRecord, Seat, SessionState
from quizbs.quiz.question import Choice, Kind, Question
from quizbs.quiz.wording import wording
from quizbs.reports.answers import AskedQuestion, LessonRecord, record
from quizbs.reports.facts import LessonFacts
from quizbs.reports.first_answers import sums
from quizbs.reports.played import TimedEvents
from tests.reports.record import OPTIONS, Record
from tests.support.game_story import by

ALONG = replace(OPTIONS, answer_along=True, hunter=False)
TOPICS = ("Acids", "Atoms", "Metals", "Mixtures", "")
KEY = "chemistry"


def bank(size: int) -> tuple[Question, ...]:
    """Return a bank of ``size`` questions with topics and choices; the last question is typed."""
    choices = (Choice("right", right=True), Choice("near"), Choice("far"), Choice("absurd"))
    several = tuple(
        Question(f"q{n}", f"Question {n}?", Kind.CHOICE, choices, explanation=f"Because {n}.", topic=TOPICS[n % 5])
        for n in range(size - 1)
    )
    return (*several, Question("typed", "Which gas?", Kind.TYPED, accept=("nitrogen",), topic="Atoms"))


class Simulated:
    """A lesson of ``tables`` tables of five. How much a student knows depends on the seat, how hard a question is on
    its number; wrong answers are mostly the same choice.
    """

    def __init__(
        self,
        seed: int,
        tables: int = 5,
        questions: int = 24,
        size: int = 17,
        content: tuple[Question, ...] = (),
        key: str = KEY,
    ) -> None:
        self.bank, self.key, self.chance = content or bank(size), key, random.Random(seed)
        self.tables = [Record(ALONG, self.bank, 5, first=1 + 5 * n, seed=seed * 100 + n) for n in range(tables)]
        for table in self.tables:
            for _ in range(questions):
                if table.game.phase == "over":
                    break
                self.round(table)
        self.lesson = self._lesson()

    def round(self, table: Record) -> None:
        """Let a player bluff at ``table``, another one call, and all answer or run out of time."""
        seat = table.game.turn.seat
        table.lays(honest=self.has_only_true_cards(table, seat))
        others = [each for each in table.game.seats if each != seat]
        table.calls(self.chance.choice(others), after=1.5)
        asking = table.game.turn.asking
        if asking is None:
            table.goes_on()
            return
        order = [each for each in table.game.seats if each != asking.answerer]
        for each in order:
            if self.chance.random() < 0.9:
                table.does(by(each, c.Answer(asking.number, *self.says(table, each))), self.chance.uniform(0, 2))
        if self.chance.random() < 0.95 and table.game.phase == "answering":
            table.does(by(asking.answerer, c.Answer(asking.number, *self.says(table, asking.answerer))), 1.0)
        if self.chance.random() < 0.1:
            with suppress(Refused):  # it was right
                table.does(c.Overrule(len(table.game.questions.asked), right=True))
        table.goes_on()

    @staticmethod
    def has_only_true_cards(table: Record, seat: int) -> bool:
        """Return whether this seat has only cards of the rank in play, so that it can't bluff."""
        return all(card[0] == table.game.turn.rank for card in table.game.deck.hands[seat])

    def says(self, table: Record, seat: int) -> tuple[tuple[int, ...] | None, str | None]:
        """Return the answer of a seat: positions of choices as shown, or a text."""
        asking = table.game.turn.asking
        assert asking is not None
        question = table.game.questions.bank[asking.question]
        number = next(at for at, each in enumerate(self.bank) if each.id == question.id)
        knows = self.chance.random() < 0.95 - 0.03 * (seat % 9) - 0.025 * number
        if question.kind is Kind.TYPED:
            return None, question.accept[0] if knows else self.chance.choice(["oxygen", "oxygen", "helium"])
        right = [place for place, choice in enumerate(question.choices) if choice.right]
        wrong = [place for place, choice in enumerate(question.choices) if not choice.right]
        places = right if knows else [self.chance.choice([wrong[0]] * 4 + wrong)]
        return tuple(asking.order.index(place) for place in places), None

    def _lesson(self) -> SessionState:
        setup = GameSetup(preset="classroom", options=ALONG, bank=self.key)
        seats, rounds = [], []
        for number, table in enumerate(self.tables, 1):
            seats += [Seat(seat, f"person{seat:02}", 0, table=number) for seat in table.game.seats]
            over = table.game.phase == "over"
            rounds.append(
                GameRecord(
                    1,
                    f"x.{number}",
                    table.game.seats,
                    table.game.signs,
                    1,
                    replace(setup),
                    over=over,
                    table=number,
                    dealt_at=100.0,
                )
            )
        return SessionState(phase="closed", id="x", setup=setup, seats=tuple(seats), games=tuple(rounds))

    def rows(self, game: str) -> list[TimedEvents]:
        return list(self.tables[int(game.rpartition(".")[2]) - 1].rows)

    def record(self) -> LessonRecord:
        return record(self.lesson, self.rows)

    def facts(self, **more: object) -> LessonFacts:
        return facts_of(self.record(), self.bank, **more)


def facts_of(kept: LessonRecord, questions: tuple[Question, ...] = (), **more: object) -> LessonFacts:
    """Return the facts of a lesson for a report; each name is made from the person's id, ``more`` are other fields."""
    asked = {one.wording: one for one in kept.questions}
    asked |= {words: AskedQuestion(KEY, words, one, 30.0) for one in questions if (words := wording(one)) in asked}
    people = {one.person for one in kept.participants} | {answer.person for answer in kept.answers}
    given: dict[str, object] = {
        "lesson": "x",
        "title": "Chemistry",
        "label": "8b",
        "began_at": 100.0,
        "ended_at": 2500.0,
        "sums": sums(kept.answers, len(people)),
        "questions": asked,
        "answers": tuple(kept.answers),
        "participants": tuple(kept.participants),
        "names": {person: f"Name of {person}" for person in people},
        "numbers": {one.id: number for number, one in enumerate(questions, 1)},
    }
    return LessonFacts(**(given | more))  # type: ignore[arg-type]
