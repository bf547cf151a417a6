"""One decision for a lesson and its games comes to the same as streams that a coordinator keeps in step.

Random lessons are played twice with the same commands, the same clock and the same chance; after each act the session
and every game are equal, and so are the refusals.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from quizbs import game, lesson
from quizbs.bots import BOTS
from quizbs.game import Refused
from quizbs.game import commands as g
from quizbs.game.accommodation import Accommodation
from quizbs.game.options import PRESETS
from quizbs.game.turns import choice_of_cards
from quizbs.lesson import Player, view_for
from quizbs.lesson import commands as c
from quizbs.lesson.consequences import BankContent, what_follows
from quizbs.lesson.deciding import all_due, decide
from quizbs.lesson.lesson_state import NOT_BEGUN, Event, LessonState, replay
from quizbs.lesson.views.scene import Scene
from quizbs.quiz.question import Choice, Kind, Question
from quizbs.session.coordinator import Coordinator
from quizbs.session.streams import StreamRules, Streams
from quizbs.store.codec import Codec
from quizbs.store.database import Database
from quizbs.store.ledger import Ledger
from quizbs.store.migrations import migrate

if TYPE_CHECKING:
    from pathlib import Path

    from quizbs.game.state import GameState

BANK = tuple(
    Question(f"q{number}", f"Question {number}?", Kind.CHOICE, (Choice("yes", right=True), Choice("no")))
    for number in range(60)
)
OPEN_FOR_CLASS = ("q3", "q9", "q12")  # not learnt in earlier lessons
EASES = (Accommodation(time=2), Accommodation(fewer=True), Accommodation(time=0), Accommodation())
CODEC: Codec[Event] = Codec(Event)


def banks(_: str) -> BankContent:
    return BankContent(BANK, "en", OPEN_FOR_CLASS)


class Alike(Random):
    """Chance that draws the same whatever was drawn before, so that the order of decisions doesn't matter."""

    def shuffle(self, x: Any) -> None:
        Random(11).shuffle(x)

    def choice(self, seq: Any) -> Any:
        return Random(11).choice(seq)

    def sample(self, population: Any, k: int, **_: Any) -> Any:
        return Random(11).sample(population, k)

    def randrange(self, *args: Any, **_: Any) -> int:
        return Random(11).randrange(*args)

    def random(self) -> float:
        return Random(11).random()


class Today:
    """Streams of a lesson and its games, and the coordinator between them."""

    def __init__(self, folder: Path, both: Both) -> None:
        database = Database(f"sqlite:///{folder}/quizbs.db")
        migrate(database)
        rules: dict[str, StreamRules[Any, Any, Any]] = {
            "lesson": StreamRules(lesson.NO_LESSON, lesson.decide, lesson.evolve, lesson.due, lesson.Event),
            "game": StreamRules(game.NO_GAME, game.decide, game.evolve, game.due, game.Event),
        }
        self.streams = Streams(
            Ledger(database), rules, lambda: both.now, Alike(), lambda _: None, database.outside, alone=True
        )
        self.coordinator = Coordinator(self.streams, lambda _: (BANK, "en"), lambda _lesson, _bank: OPEN_FOR_CLASS)

    def act(self, number: int, command: Any, of: str) -> None:
        self.streams.act(f"game:{of}" if of else "lesson:x", "somebody", f"{number}", command)

    def settles(self) -> lesson.Lesson:
        while True:
            before = self.rows()
            self.coordinator.reconcile("x")
            for dealt in self.lesson.rounds:
                self.coordinator.amend(f"game:{dealt.game}")
            if self.rows() == before:
                return self.lesson

    def is_still(self) -> bool:
        """Return whether the clock asks for nothing."""
        streams = "lesson:x", *(f"game:{dealt.game}" for dealt in self.lesson.running)
        return not any(self.streams.tick(stream) for stream in streams)

    def rows(self) -> list[int]:
        games = [f"game:{dealt.game}" for dealt in self.lesson.rounds]
        return [self.streams.now(stream)[0] for stream in ("lesson:x", *games)]

    @property
    def lesson(self) -> lesson.Lesson:
        return self.coordinator.lesson("x")[1]

    def game(self, id_: str) -> GameState:
        found: GameState = self.streams.now(f"game:{id_}")[1]
        return found


class Both:
    """One lesson played twice, today's way and as one state."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.now, self.chance, self.acts = 1000.0, Random(seed), 0
        self.state: LessonState = NOT_BEGUN
        self.today = Today(folder, self)
        self.came = 0
        self.bots: dict[tuple[str, int], Any] = {}

    def does(self, command: Any, of: str = "") -> str:
        """Carry out a command in both; return why it was refused, "" if it wasn't."""
        self.acts += 1
        refused = ["", ""]
        try:
            self.today.act(self.acts, command, of)
        except Refused as error:
            refused[0] = error.code
        try:
            self.happens(command, of)
        except Refused as error:
            refused[1] = error.code
        self.today.settles()
        assert refused[0] == refused[1], command
        self.are_equal()
        return refused[0]

    def happens(self, command: Any, of: str = "") -> None:
        events = decide(self.state, command, self.now, Alike(), banks, of)
        stored = CODEC.read(CODEC.write(events))
        assert stored == events
        self.state = replay(stored, self.state)
        if not of:
            assert not [*what_follows(self.state, None, self.now, Alike(), banks)], "something is still owed"

    def passes(self, seconds: float) -> None:
        """Let time pass, and do what is due in both."""
        self.now += seconds
        while due := next(all_due(self.state, self.now), None):
            assert self.does(due.command, due.game) == ""
        assert self.today.is_still()

    def are_equal(self) -> None:
        assert self.today.lesson == self.state.lesson
        assert {dealt.game for dealt in self.state.lesson.rounds} == self.state.games.keys()
        for id_, found in self.state.games.items():
            assert self.today.game(id_) == found

    # --- a random lesson

    def begins(self, people: int) -> Both:
        preset = self.chance.choice(sorted(PRESETS))
        setup = c.GameSetup(preset=preset, options=PRESETS[preset], bank="b", questions=60, practice=BANK[7])
        self.does(c.Start("x", "K7Q4", setup))
        for number in range(people):
            self.comes("sprout" if number % 5 == 4 else "")
        self.does(c.Deal())
        self.does(c.Deal())
        return self

    def comes(self, bot: str = "") -> None:
        self.came += 1
        self.does(c.TakeSeat(f"p{self.came}", bot))

    def step(self) -> None:
        self.passes(self.chance.choice((0.5, 2, 6, 15, 40)))
        session = self.state.lesson
        if session.halted and self.chance.random() < 0.4:
            self.does(c.EndClass(len(session.questions)) if session.frozen is None else c.Unfreeze())
        else:
            self.does(self.chance.choice(self.of_session(session)))
        asked = self.state.lesson.class_question
        if asked is not None and not asked.shown and session.present:
            gone = self.chance.choice(session.present).seat
            self.does(c.MissClass(gone, asked.number, gone not in asked.away))
            for one in self.chance.sample(session.present, len(session.present) // 2):
                self.does(c.AnswerClass(one.seat, asked.number, (self.chance.randrange(2),), sure=1))
        for _ in range(12):
            if self.state.lesson.running:
                self.moves(self.chance.choice(self.state.lesson.running).game)
        if session.rounds and self.chance.random() < 0.3:
            self.rules(self.chance.choice(session.rounds).game)

    def of_session(self, session: lesson.Lesson) -> list[c.Command]:
        """Return commands of which any may come next."""
        chance, number = self.chance, len(session.questions)
        seat = chance.choice(session.present).seat if session.present else 1
        somebody = session.seat(seat)
        person = chance.choice(somebody.people) if somebody else ""
        question, seats = chance.choice(BANK), [one.seat for one in session.present]
        return [
            c.Freeze("Eyes up!"),
            c.Remove(seat),
            c.Clear((seat, seat % 9 + 1)),
            *(c.TakeSeat(f"n{self.acts}"),) * 4,
            c.AddPartner(seat, f"m{self.acts}"),
            c.RemovePartner(seat, person),
            *(c.Accommodate(seat, chance.choice(EASES)),) * 2,
            *(c.Move(seat, chance.randint(1, 3), at_once=chance.random() < 0.6, together=True),) * 3,
            *(c.AskClass(question, "en", self.state.who_saw(question), self.state.rows(seats)),) * 3,
            c.ShowClass(number),
            *(c.MissClass(seat, number, chance.random() < 0.5),) * 2,
            c.SetBell(chance.choice((0, 3, 30))),
            c.StopCards(1),
            c.Sit(seat),
            c.Again(seat),
            c.WantRematch(seat),
            *(c.Deal(),) * 3,
            c.DealTable(chance.randint(1, 3)),
            c.Arrange(chance.choice(("random", "keep", "one"))),
            c.Extend(7.0),
        ]

    def moves(self, of: str) -> None:
        """Let somebody do something in a game: a bot by its view, or a seat or the host at random."""
        state, chance = self.state.games[of], self.chance
        seat = chance.choice(state.seats)
        if chance.random() < 0.4:
            self.bot_moves(of, seat)
        elif state.phase == "turn" and chance.random() < 0.5:
            choice = choice_of_cards(state, state.turn.seat)
            cards = tuple(state.deck.ids[card] for card in choice.cards[: max(1, choice.least)])
            self.does(g.Play(state.turn.seat, state.turn.number, cards), of)
        elif chance.random() < 0.4:
            self.does(g.Call(seat, state.claims), of)
        else:
            on = chance.random() < 0.5
            others = [g.Skip(state.clock.step)] * 12 + [g.Pause()] + [g.Resume(), g.Autoplay(seat, on)] * 3
            others += [g.Autoplay(seat, on, "away"), g.Extend(5.0, self.now - 3, 5.0), g.End()]
            self.does(chance.choice(others), of)

    def bot_moves(self, of: str, seat: int) -> None:
        session = self.state.lesson
        dealt = next(one for one in session.rounds if one.game == of)
        one = session.seat(seat)
        if one is None or one.table != dealt.table or session.current.get(dealt.table) != dealt:
            return
        games = {dealt.table: (of, 1, self.state.games[of])}
        scene = Scene(lesson=session, version=1, games=games, names={}, address="", now=self.now)
        bot = self.bots.setdefault((of, seat), BOTS["detective"](self.chance, 0.4))
        if move := bot.move(view_for(scene, Player(seat))):
            self.does(move.command, of)

    def rules(self, of: str) -> None:
        """Overrule an answer in a game, which may be over."""
        judged = self.state.games[of].questions.judged
        if judged:
            number = self.chance.choice(sorted(judged))
            self.does(g.Overrule(number, judged[number].right is not True), of)


@pytest.mark.parametrize("seed", range(6))
def test_a_lesson_comes_to_the_same_in_one_decision(seed: int, tmp_path: Path) -> None:
    both = Both(tmp_path, seed).begins(people=(5, 9, 13)[seed % 3])
    for _ in range(30):
        both.step()
    both.does(c.Close())
    both.rules(both.state.lesson.rounds[0].game)
