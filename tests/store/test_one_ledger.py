"""Random lessons with their games: bots and people at several tables, and everything that may happen to them.

After each command all games are in sync with the lesson, decoded events equal the encoded ones, and a replay gives the
same state. Older ledgers, in which each game had its own rows, are migrated.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from quizbs import game, lesson
from quizbs.bots import BOTS
from quizbs.game import Refused
from quizbs.game import commands as g
from quizbs.game.accommodation import Accommodation
from quizbs.game.actors import Away, Clock
from quizbs.game.options import PRESETS
from quizbs.game.turns import choice_of_cards
from quizbs.lesson import Player, view_for
from quizbs.lesson import commands as c
from quizbs.lesson.consequences import BankContent, consequences_of
from quizbs.lesson.deciding import GameCommand, all_due, decide
from quizbs.lesson.lesson_state import NOT_BEGUN, Event, GameEvents, replay
from quizbs.lesson.views.scene import Scene
from quizbs.quiz.question import Choice, Kind, Question
from quizbs.store.codec import Codec
from quizbs.store.database import Database
from quizbs.store.ledger import Ledger
from quizbs.store.migrations import migrate
from tests.support.game_story import by, given

BANK = tuple(
    Question(f"q{number}", f"Question {number}?", Kind.CHOICE, (Choice("yes", right=True), Choice("no")))
    for number in range(60)
)
OPEN_FOR_CLASS = ("q3", "q9", "q12")  # questions that the class hasn't learnt in earlier lessons
EASES = (Accommodation(time=2), Accommodation(fewer=True), Accommodation(time=0), Accommodation())
CODEC: Codec[Event] = Codec(Event)


def banks(_: str) -> BankContent:
    return BankContent(BANK, "en", OPEN_FOR_CLASS)


class AnyClass:
    """A random lesson; ``rows`` are the times and events in its ledger."""

    def __init__(self, seed: int) -> None:
        self.now, self.chance, self.acts = 1000.0, Random(seed), 0
        self.state = NOT_BEGUN
        self.rows: list[tuple[float, list[Event]]] = []
        self.came = 0
        self.bots: dict[tuple[str, int], Any] = {}

    def does(self, command: Any) -> bool:
        """Carry out a command; return whether it was allowed."""
        self.acts += 1
        before = self.state
        try:
            events = decide(before, *given(command), self.now, self.chance, banks)
        except Refused:
            return False
        stored = CODEC.read(CODEC.write(events))
        assert stored == events
        self.state = replay(stored, before)
        self.rows.append((self.now, stored))
        if not isinstance(given(command).command, GameCommand):
            assert not [*consequences_of(self.state, self.now, self.chance, banks)], "something is still owed"
        changed = {event.game if isinstance(event, GameEvents) else "" for event in stored}
        assert self.state.changed_since(before) == changed
        session = self.state.session
        assert {dealt.game for dealt in session.games} == self.state.games.keys()
        if session.phase != "closed":
            over = {dealt.game for dealt in session.games if dealt.over}
            assert over == {id_ for id_, game in self.state.games.items() if game.phase == "over"}
            assert all(dealt.places == self.state.game(dealt.game).places for dealt in session.games if dealt.over)
        return True

    def passes(self, seconds: float) -> None:
        """Let time pass, and carry out due commands of the lesson and its games."""
        self.now += seconds
        while due := next(all_due(self.state, self.now), None):
            assert self.does(by(Clock(), due)), due

    # --- a random lesson

    def begins(self, people: int) -> AnyClass:
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
        session = self.state.session
        if session.halted and self.chance.random() < 0.4:
            self.does(c.EndClass(len(session.questions)) if session.frozen is None else c.Unfreeze())
        else:
            self.does(self.chance.choice(self.of_session(session)))
        asked = self.state.session.class_question
        if asked is not None and not asked.shown and session.present:
            gone = self.chance.choice(session.present).seat
            self.does(c.MissClass(gone, asked.number, gone not in asked.away))
            for one in self.chance.sample(session.present, len(session.present) // 2):
                self.does(by(one.seat, c.AnswerClass(asked.number, (self.chance.randrange(2),), sure=1)))
        for _ in range(12):
            if self.state.session.running:
                self.moves(self.chance.choice(self.state.session.running).game)
        if session.games and self.chance.random() < 0.3:
            self.rules(self.chance.choice(session.games).game)

    def of_session(self, session: lesson.SessionState) -> list[Any]:
        """Return commands of the lesson from which the next one is drawn."""
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
            *(c.PutToClass(question, "en", self.state.who_saw(question), self.state.rows(seats)),) * 3,
            c.ShowClass(number),
            *(c.MissClass(seat, number, chance.random() < 0.5),) * 2,
            c.SetBell(chance.choice((0, 3, 30))),
            c.StopCards(1),
            by(seat, c.Sit()),
            by(seat, c.Again()),
            by(seat, c.WantRematch()),
            *(c.Deal(),) * 3,
            c.DealTable(chance.randint(1, 3)),
            c.Arrange(chance.choice(("random", "keep", "one"))),
            c.Extend(7.0),
        ]

    def moves(self, of: str) -> None:
        """Run a command in a game: one that a bot chooses by its view, or a random one of a seat or the host."""
        state, chance = self.state.games[of], self.chance
        seat = chance.choice(state.seats)
        if chance.random() < 0.4:
            self.bot_moves(of, seat)
        elif state.phase == "turn" and chance.random() < 0.5:
            choice = choice_of_cards(state, state.turn.seat)
            cards = tuple(state.deck.ids[card] for card in choice.cards[: max(1, choice.least)])
            self.does(by(state.turn.seat, g.Play(state.turn.number, cards)))
        elif chance.random() < 0.4:
            self.does(by(seat, g.Call(state.claims)))
        else:
            on = chance.random() < 0.5
            table = next(dealt.table for dealt in self.state.session.games if dealt.game == of)
            others: list[Any] = [g.Skip(state.clock.step, table=table)] * 12 + [g.Pause(table=table)]
            others += [g.Resume(table=table), g.Autoplay(seat, on, table=table)] * 3
            others += [
                by(Away(), g.Autoplay(seat, on, table=table)),
                g.Extend(5.0, self.now - 3, 5.0),
                g.End(table=table),
            ]
            self.does(chance.choice(others))

    def bot_moves(self, of: str, seat: int) -> None:
        session = self.state.session
        dealt = next(one for one in session.games if one.game == of)
        one = session.seat(seat)
        if one is None or one.table != dealt.table or session.current.get(dealt.table) != dealt:
            return
        games = {dealt.table: (of, 1, self.state.games[of])}
        scene = Scene(session=session, version=1, games=games, names={}, address="", now=self.now)
        bot = self.bots.setdefault((of, seat), BOTS["detective"](self.chance, 0.4))
        if move := bot.move(view_for(scene, Player(seat))):
            self.does(by(seat, move.command))

    def rules(self, of: str) -> None:
        """Overrule an answer in a game, which may be over."""
        judged = self.state.games[of].questions.judged
        if judged:
            number = self.chance.choice(sorted(judged))
            self.does(g.Overrule(number, judged[number].right is not True, game=of))


def played(seed: int, steps: int = 30) -> AnyClass:
    """Return a random lesson that is over."""
    here = AnyClass(seed).begins(people=(5, 9, 13)[seed % 3])
    for _ in range(steps):
        here.step()
    here.does(c.Close())
    return here


@pytest.mark.parametrize("seed", range(6))
def test_merged_ledger_replays_any_lesson(seed: int) -> None:
    here = played(seed)
    assert replay([event for _, events in here.rows for event in events]) == here.state


def as_streams(here: AnyClass) -> dict[str, list[tuple[float, str]]]:
    """Return the rows in the older format, in which the lesson and each game had streams of their own."""
    of_session, of_game = Codec[lesson.Event](lesson.Event), Codec[game.Event](game.Event)
    found: dict[str, list[tuple[float, str]]] = {}
    for at, events in here.rows:
        if own := [event for event in events if not isinstance(event, GameEvents)]:
            found.setdefault("lesson:x", []).append((at, of_session.write(own)))
        for event in events:
            if isinstance(event, GameEvents):
                found.setdefault(f"game:{event.game}", []).append((at, of_game.write(event.events)))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_ledgers_of_older_releases_are_merged_into_one(seed: int, url: str) -> None:
    here, database = played(seed), Database(url)
    migrate(database, "r0014")
    rows = [
        {"stream": stream, "version": version, "id": f"due:{version}", "at": at, "events": events}
        for stream, kept in as_streams(here).items()
        for version, (at, events) in enumerate(kept, 1)
    ]
    add = text(
        "INSERT INTO ledger (stream, version, command_id, at, events) VALUES (:stream, :version, :id, :at, :events)"
    )
    database.write(lambda db: db.execute(add, rows))
    migrate(database)
    carried = Ledger(database).read("x")
    assert [row.version for row in carried] == list(range(1, len(rows) + 1))
    assert len({row.command_id for row in carried}) == len(rows)
    assert [row.at for row in carried] == sorted(at for kept in as_streams(here).values() for at, _ in kept)
    assert replay([event for row in carried for event in CODEC.read(row.events)]) == here.state
    database.close()
