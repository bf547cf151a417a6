"""Plays a game with given times and records the rows of its ledger."""

import random
from typing import Self

from msgspec.structs import replace

from quizbs.game import NO_GAME, Command, Event, GameState, decide, due, evolve
from quizbs.game import commands as c
from quizbs.game.options import PRESETS, Options
from quizbs.lesson.commands import GameSetup
from quizbs.lesson.session_state import GameRecord, Seat, SessionState
from quizbs.quiz.question import Choice, Kind, Question
from tests.support.game_story import By, by, given

BANK = tuple(
    Question(f"q{number}", f"Question {number}?", Kind.CHOICE, (Choice("yes", right=True), Choice("no")))
    for number in range(60)
)
OPTIONS = replace(PRESETS["classroom"], answer_along=False)


class Record:
    """A game with its rows ``(at, events)``; times are in seconds and begin at 100."""

    def __init__(
        self,
        options: Options = OPTIONS,
        bank: tuple[Question, ...] = BANK,
        seats: int = 3,
        first: int = 1,
        seed: int = 4,
    ) -> None:
        self.chance, self.game, self.now = random.Random(seed), NO_GAME, 100.0
        self.rows: list[tuple[float, list[Event]]] = []
        self.setup = GameSetup(preset="classroom", options=options)
        everybody = tuple(range(first, first + seats))
        signs = tuple(range(seats))
        self.does(c.Open(options=options, seats=everybody, signs=signs, dealer=first, bank=bank))

    def does(self, command: Command | By, after: float = 0.0) -> Self:
        self.now += after
        events = decide(self.game, *given(command), self.now, self.chance)
        self.rows.append((self.now, events))
        for event in events:
            self.game = evolve(self.game, event)
        return self

    def lays(self, *, honest: bool, after: float = 0.0) -> Self:
        """Let the next player play one true or false card (``honest``), ``after`` seconds later."""
        seat = self.game.turn.seat
        cards = [card for card in self.game.deck.hands[seat] if (card[0] == self.game.turn.rank) == honest]
        return self.does(by(seat, c.Play(self.game.turn.number, (self.game.deck.ids[cards[0]],))), after)

    def lays_two(self, *, honest: bool, after: float = 0.0) -> Self:
        """Let the next player play two true cards, or a false and any other card, ``after`` seconds later."""
        seat, rank = self.game.turn.seat, self.game.turn.rank
        cards = sorted(self.game.deck.hands[seat], key=lambda card: (card[0] == rank) != honest)[:2]
        return self.does(
            by(seat, c.Play(self.game.turn.number, tuple(self.game.deck.ids[card] for card in cards))), after
        )

    def runs_out(self) -> Self:
        """Let the clock of the present step run out."""
        assert self.game.clock.closes_at is not None
        self.now = self.game.clock.closes_at
        command = due(self.game, self.now)
        assert command is not None
        return self.does(command)

    def calls(self, seat: int, after: float = 0.0) -> Self:
        """Let a seat call the newest claim ``after`` seconds, and wait until its question is asked."""
        self.does(by(seat, c.Call(self.game.claims)), after)
        while self.game.phase in ("turning", "reveal", "choosing"):
            self.runs_out()
        return self

    def place(self, *, right: bool) -> tuple[int, ...]:
        """Return the position at which the first right, or wrong, choice is shown."""
        asking = self.game.turn.asking
        assert asking is not None
        choices = self.game.questions.bank[asking.question].choices
        return (next(at for at, real in enumerate(asking.order) if choices[real].right == right),)

    def answers(self, *, right: bool, after: float = 5.0) -> Self:
        asking = self.game.turn.asking
        assert asking is not None
        return self.does(by(asking.answerer, c.Answer(asking.number, self.place(right=right))), after)

    def answers_along(self, seat: int, *, right: bool) -> Self:
        asking = self.game.turn.asking
        assert asking is not None
        return self.does(by(seat, c.Answer(asking.number, self.place(right=right))))

    def goes_on(self) -> Self:
        """Let all steps run out until the next turn."""
        while self.game.phase in ("answering", "discard", "explaining"):
            self.runs_out()
        return self

    def text(self) -> str:
        """Return the text of the question that was asked last."""
        asked = self.game.questions.asked
        return self.game.questions.bank[asked[-1]].text


def lesson(*records: Record, bots: tuple[int, ...] = ()) -> SessionState:
    """Return a closed lesson with these games in sequence, with ids from x.1 on; ``bots`` are seats of bots."""
    most = max(len(record.game.seats) for record in records)
    seats = (Seat(n, f"person{n}", n - 1, "sprout" if n in bots else "", table=1) for n in range(1, most + 1))
    rounds = (
        GameRecord(n, f"x.{n}", record.game.seats, record.game.signs, 1, record.setup, dealt_at=100.0)
        for n, record in enumerate(records, start=1)
    )
    return SessionState(phase="closed", id="x", seats=tuple(seats), games=tuple(rounds))


def ledger(*records: Record) -> dict[str, list[tuple[float, list[Event]]]]:
    """Return the rows of these games by their ids, from x.1 on."""
    return {f"x.{number}": record.rows for number, record in enumerate(records, start=1)}


__all__ = ["BANK", "OPTIONS", "GameState", "Record", "ledger", "lesson"]
