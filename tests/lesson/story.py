"""Stories of a lesson: steps and checks one after the other, like ``tests.support.game_story`` for a game.

``Class(4).does(Deal())`` or, by names, ``Class.of("ann bob cem dan").does(…)``. The story has its own clock and random
generator; every event is encoded and decoded as in the ledger, and a replay must give the same state.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Self

import pytest

from quizbs.game.actors import Clock
from quizbs.game.options import PRESETS, as_written
from quizbs.game.place import Place
from quizbs.game.refusal import Refused
from quizbs.game.state import GameState
from quizbs.lesson import (
    NO_SESSION,
    Desk,
    Event,
    Player,
    SessionState,
    Viewer,
    Wall,
    decide,
    due,
    evolve,
    replay,
    view_for,
)
from quizbs.lesson import commands as c
from quizbs.lesson.events import RoundFinished
from quizbs.lesson.session_state import GameRecord, Table
from quizbs.lesson.views.scene import Scene
from quizbs.live.drawn_names import HEADS
from quizbs.live.spoken_words import spoken_words
from quizbs.quiz.question import Choice, Kind, Question
from quizbs.store.codec import Codec
from tests.support.game_story import By, by, given
from tests.tools.view_types import faults

CODEC: Codec[Event] = Codec(Event)
PRACTICE = Question(
    "p",
    "Which one is a plant?",
    Kind.CHOICE,
    (Choice("Moss", right=True), Choice("Mouse")),
    explanation="It has leaves.",
)
GAME = c.GameSetup(
    preset="cheater",
    options=as_written(PRESETS["cheater"], "cheater"),
    bank="b",
    title="Plants",
    questions=60,
    practice=PRACTICE,
)
CLASSROOM = c.GameSetup(preset="classroom", options=PRESETS["classroom"], bank="b", title="Plants", questions=60)
NAMES = {1: "ann", 2: "bob", 3: "cem"}


class Class:
    """A lesson; ``does`` carries out commands, ``refuses`` checks the reason of a refusal. Times are in seconds."""

    def __init__(
        self,
        seats: int = 0,
        most: int = 40,
        setup: c.GameSetup = GAME,
        bots: int = 0,
        seed: int = 3,
        code: str = "K7Q4",
    ) -> None:
        self.session: SessionState = NO_SESSION
        self.chance = Random(seed)
        self.now = 100.0
        self.log: list[Event] = []
        self.does(c.Start("f3kq", code, setup, most))
        for number in range(1, seats + 1):
            self.does(c.TakeSeat(f"person{number}"))
        for number in range(1, bots + 1):
            self.does(c.TakeSeat(f"bot{number}", bot="sprout"))

    # --- steps

    def does(self, *commands: c.Command | By) -> Self:
        for command in commands:
            before = self.session
            events = decide(before, *given(command), self.now, self.chance)
            assert self.session == before
            self.happened(events)
        return self

    def happened(self, events: Sequence[Event]) -> Self:
        """Apply ``events`` after encoding and decoding them."""
        stored = CODEC.read(CODEC.write(events))
        self.session = replay(stored, self.session)
        self.log += stored
        return self

    def refuses(self, code: str, *commands: c.Command | By) -> Refused:
        for command in commands:
            before = self.session
            with pytest.raises(Refused) as refused:
                self.does(command)
            assert refused.value.code == code
            assert self.session == before
        return refused.value

    def waits(self, seconds: float) -> Self:
        """Let time pass, and carry out commands that fall due."""
        end = self.now + seconds
        while (next_at := min((at for at in self.deadlines() if self.now < at <= end), default=None)) is not None:
            self.now = next_at
            self.ticks()
        self.now = end
        return self.ticks()

    def deadlines(self) -> list[float]:
        asked = self.session.class_question
        reading = self.session.questions[-1].reading.values() if self.session.questions else ()
        trick = self.session.trick.closes_at if self.session.trick else None
        ends = (self.session.bell.cards_until, asked.closes_at if asked else None, trick, *reading)
        return [at for at in ends if at is not None]

    def ticks(self) -> Self:
        while (command := due(self.session, self.now)) is not None:
            self.does(by(Clock(), command))
        return self

    def sits(self, *tables: int) -> Self:
        """Let everybody at these tables, or at all tables, confirm that they sit there."""
        for table in self.session.seating.tables:
            for seat in table.seats:
                now = self.session.table(table.number)
                if (not tables or table.number in tables) and now and seat not in now.sat:
                    self.does(by(seat, c.Sit()))
        return self

    def finishes(self, *tables: int, order: Mapping[int, tuple[int, ...]] | None = None, **scores: Any) -> Self:
        """End the games of these tables, or of all.

        Seats get places in their order at the table, or as in ``order`` by table, with ``scores`` as fields.
        """
        for dealt in self.session.running:
            if not tables or dealt.table in tables:
                seats = (order or {}).get(dealt.table, dealt.seats)
                places = tuple(Place(seat, number, **scores) for number, seat in enumerate(seats, start=1))
                self.game_ends(dealt.game, places)
        return self

    def game_ends(self, game: str, places: Sequence[Place] = ()) -> Self:
        """Record the end of a game, with its places."""
        return self.happened([RoundFinished(game, tuple(places), self.now)])

    # --- looks and checks

    def phase(self, phase: str) -> Self:
        assert self.session.phase == phase
        return self

    def table(self, number: int) -> Table:
        found = self.session.table(number)
        assert found is not None
        return found

    def round_of(self, table: int) -> GameRecord:
        return self.session.current[table]

    def sizes(self) -> list[int]:
        return [len(table.seats) for table in self.session.seating.tables]

    def game_of(self, seat: int) -> int:
        one = self.session.seat(seat)
        assert one is not None
        return one.table

    def scene(self, tables: Mapping[int, tuple[str, int, GameState | None]] | None = None) -> Scene:
        dealt = {table: (dealt.game, 5, None) for table, dealt in self.session.current.items()}
        return Scene(
            session=self.session,
            version=4,
            games=dealt if tables is None else tables,
            names=NAMES,
            address="10.0.0.7:8000",
            now=self.now,
            people={f"person{number}": name for number, name in NAMES.items()},
            heads={f"person{number}": head for number, head in zip(NAMES, HEADS, strict=False)},
            real={1: "Real Ann"},
            aloud=spoken_words(self.session.language),
        )

    def seen(self, viewer: Viewer) -> dict[str, Any]:
        view = view_for(self.scene(), viewer)
        assert faults(view) == []
        return view

    def you(self, seat: int) -> dict[str, Any]:
        return self.seen(Player(seat))["you"]

    def told(self, viewer: Viewer | None = None) -> dict[str, Any]:
        """Return the section ``lesson`` of a view, by default of a wall without the host's bar."""
        return self.seen(viewer or Wall())["lesson"]

    def is_what_a_replay_makes(self) -> Self:
        lesson = NO_SESSION
        for event in self.log:
            lesson = evolve(lesson, event)
        assert lesson == self.session
        return self


DESK = Desk()
