"""The state of a lesson and how events change it."""

from typing import Any, Literal, assert_never

import msgspec
from msgspec.structs import replace

from quizbs.game.events import Place
from quizbs.game.options import PRESETS
from quizbs.lesson import events as e
from quizbs.lesson.commands import Game

Phase = Literal["", "lobby", "table", "closed"]


class Seat(msgspec.Struct, frozen=True):
    """A place in the lesson; it outlives a change of phone."""

    seat: int
    person: str
    sign: int
    bot: str = ""
    removed: bool = False
    ready: bool = False  # knows the game
    practised: tuple[int, ...] | None = None  # the choices given to the practice question
    practised_right: bool = False


class Round(msgspec.Struct, frozen=True):
    """From deal to result."""

    number: int
    table: str
    seats: tuple[int, ...]
    signs: tuple[int, ...]
    dealer: int
    game: Game
    places: tuple[Place, ...] = ()
    over: bool = False


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """One class session."""

    phase: Phase = ""
    lesson: str = ""
    code: str = ""
    game: Game = Game(preset="classroom", options=PRESETS["classroom"])
    most: int = 40
    locked: bool = False
    seats: tuple[Seat, ...] = ()  # everybody who ever came, in that order
    rounds: tuple[Round, ...] = ()

    @property
    def present(self) -> tuple[Seat, ...]:
        """Return everybody who was not taken out."""
        return tuple(seat for seat in self.seats if not seat.removed)

    def seat(self, number: int) -> Seat | None:
        """Return a present seat by its number."""
        return next((one for one in self.present if one.seat == number), None)

    @property
    def round(self) -> Round | None:
        """Return the newest round."""
        return self.rounds[-1] if self.rounds else None


NO_LESSON = Lesson()


def evolve(lesson: Lesson, event: e.Event) -> Lesson:  # noqa: C901 - one case for each event is the plain way
    """Return the lesson as it is after ``event``."""
    match event:
        case e.Started():
            return Lesson(phase="lobby", lesson=event.lesson, code=event.code, game=event.game, most=event.most)
        case e.Prepared(game):
            return replace(lesson, game=game)
        case e.SeatTaken(seat, person, sign, bot):
            return replace(lesson, seats=(*lesson.seats, Seat(seat, person, sign, bot, ready=bool(bot))))
        case e.Practised(seat, choices, right):
            return _seat_changed(lesson, seat, practised=choices, practised_right=right)
        case e.PracticeFinished(seat):
            return _seat_changed(lesson, seat, ready=True)
        case e.SeatRemoved(seat):
            return _seat_changed(lesson, seat, removed=True)
        case e.Locked():
            return replace(lesson, locked=True)
        case e.Unlocked():
            return replace(lesson, locked=False)
        case e.RoundDealt():
            signs = dict(zip(event.seats, event.signs, strict=True))
            seats = tuple(replace(one, sign=signs.get(one.seat, one.sign)) for one in lesson.seats)
            new = Round(event.number, event.table, event.seats, event.signs, event.dealer, event.game)
            return replace(lesson, phase="table", seats=seats, rounds=(*lesson.rounds, new))
        case e.RoundFinished(table, places):
            rounds = tuple(
                replace(one, over=True, places=places) if one.table == table else one for one in lesson.rounds
            )
            return replace(lesson, rounds=rounds)
        case e.Closed():
            return replace(lesson, phase="closed")
        case _:
            assert_never(event)


def _seat_changed(lesson: Lesson, seat: int, **changes: Any) -> Lesson:
    seats = tuple(replace(one, **changes) if one.seat == seat else one for one in lesson.seats)
    return replace(lesson, seats=seats)
