"""The state of a session: immutable values that only ``evolve`` replaces, and small functions that read them."""

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

import msgspec

from quizbs.game.accommodation import NO_ACCOMMODATION, Accommodation
from quizbs.game.cards import Card, Rank
from quizbs.game.options import MOST_SEATS, PRESETS
from quizbs.game.place import Place
from quizbs.lesson.commands import GameSetup, Pairs
from quizbs.lesson.trick.state import Trick
from quizbs.quiz.question import Question
from quizbs.quiz.recorded import Recorded
from quizbs.quiz.scoring import NO_ROW, AnswerRow, worth
from quizbs.quiz.shared_question import SharedQuestion

Phase = Literal["", "lobby", "seating", "playing", "closed"]

MOST_IN_A_SEAT = 4  # people who share one hand
WATCH = 600.0  # seconds after a removal in which new names need the teacher's approval
LAST_ROUND = 180.0  # seconds before the cards stop from which the last round is announced


class Stint(msgspec.Struct, frozen=True):
    """The people of a seat from ``since`` (s), when the first of them got it, ``until`` somebody joined or left."""

    people: tuple[str, ...]
    until: float
    bot: bool = False
    since: float = 0.0


class Seat(msgspec.Struct, frozen=True):
    """A numbered seat in the lesson with one hand, for one to four people. It stays the same when they use another
    phone.

    ``person`` and ``partners`` are ids of people, ``bot`` the kind of a bot ("" for people), ``sign`` 0–7.
    """

    seat: int
    person: str
    sign: int
    bot: str = ""
    removed: bool = False
    ready: bool = False  # has finished or skipped the tutorial
    practised: tuple[int, ...] | None = None  # the choices given to the practice question
    practised_right: bool = False
    partners: tuple[str, ...] = ()
    accommodation: Accommodation = NO_ACCOMMODATION
    table: int = 0  # the number of its table, 0: none yet
    next_table: int = 0  # the table it moves to at the next deal, 0: it stays
    before: tuple[Stint, ...] = ()  # its former people, oldest first
    since: float = 0.0  # when the present player took it over; earlier events belong to others
    came: float = 0.0  # when the present player joined

    @property
    def people(self) -> tuple[str, ...]:
        """Return the ids of all who share the hand, in the order in which they hold the phone."""
        return (self.person, *self.partners)

    def people_at(self, at: float) -> tuple[str, ...]:
        """Return the ids of the people who had the seat at time ``at`` (s); empty for a bot or an empty seat."""
        for stint in self.before:
            if at < stint.until:
                return () if stint.bot or at < stint.since else stint.people
        return () if self.bot or self.removed or at < self.since else self.people


class Table(msgspec.Struct, frozen=True):
    """The people at one table, clockwise, guests last. ``sat``: the seats that have found it."""

    number: int
    seats: tuple[int, ...]
    sat: frozenset[int] = frozenset()
    dealer: int = 0  # of the next game; 0: the next one after the last dealer


class GameRecord(msgspec.Struct, frozen=True):
    """One game at one table, from the deal to the places. ``number`` is that of the round, ``game`` the game's id."""

    number: int
    game: str
    seats: tuple[int, ...]
    signs: tuple[int, ...]
    dealer: int
    setup: GameSetup
    places: tuple[Place, ...] = ()
    over: bool = False
    table: int = 1
    dealt_at: float = 0.0
    over_at: float = 0.0
    away: tuple[int, ...] = ()  # at its end: the seats under autoplay because their players had left


class Freezing(msgspec.Struct, frozen=True):
    """A freeze that began at ``at`` (s), with the message that screens show."""

    at: float
    message: str


class ClassAnswer(msgspec.Struct, frozen=True):
    """A seat's answer to a class question. ``late``: given after the right answer was shown.

    ``choices`` are shown positions.
    """

    seat: int
    right: bool
    at: float
    choices: tuple[int, ...] | None
    text: str | None
    late: bool
    worth: int = 0  # points, if it is right
    record: Recorded | None = None  # the record for the report; older answers have none


class ClassQuestion(SharedQuestion, frozen=True, kw_only=True):
    """A question for the whole class, with the answers so far."""

    number: int
    question: Question
    language: str
    asked_at: float
    open_since: float = 0.0  # when it was asked, moved by every freeze since
    points: bool = False  # right answers score
    rows: dict[int, AnswerRow] = msgspec.field(default_factory=dict)  # right answers in a row until it was asked
    began_at: float  # of the running clock
    closes_at: float
    answers: tuple[ClassAnswer, ...] = ()
    first: tuple[ClassAnswer, ...] = ()  # before the class argued; then ``answers`` are those after it
    # answers of people whose seats were taken over while it was open: only for the report
    former: tuple[ClassAnswer, ...] = ()
    arguing: bool = False  # nobody may answer, and the answer is hidden
    ended: bool = False
    away: frozenset[int] = frozenset()  # seats with absent phones, which aren't awaited
    silent: frozenset[int] = frozenset()  # seats that could have answered, when it was shown
    shown_at: float = 0.0
    seen: dict[int, float] = msgspec.field(default_factory=dict)  # when each seat saw the right answer
    reading: dict[int, float] = msgspec.field(default_factory=dict)  # seats that finished late: until when they read

    @property
    def answered_by(self) -> frozenset[int]:
        """Return the seats that have answered."""
        return frozenset([answer.seat for answer in self.answers])

    def answer_of(self, seat: int) -> ClassAnswer | None:
        """Return the seat's answer, ``None`` if it hasn't answered."""
        return next((answer for answer in self.answers if answer.seat == seat), None)

    def row_of(self, seat: int) -> AnswerRow:
        """Return how many right answers in a row the seat had when the question was asked."""
        return self.rows.get(seat, NO_ROW)

    def worth_to(self, seat: int) -> int:
        """Return how many points a right answer is worth to the seat."""
        return worth(self.row_of(seat), counts=seat not in self.known) if self.points else 0

    def may_finish(self, seat: int) -> bool:
        """Return whether the seat may answer now, or finish in private after the answer was shown."""
        if self.arguing and not self.shown:
            return False
        return (self.shown or not self.ended) and SharedQuestion.may_finish(self, seat)


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """Who may join: at most ``most`` seats, unless ``locked``.

    ``out`` and ``back`` are people whose devices are excluded and readmitted; until ``watch_until`` (s) each new name
    needs approval.
    """

    most: int = MOST_SEATS
    locked: bool = False
    out: frozenset[str] = frozenset()  # people whose devices are excluded
    back: frozenset[str] = frozenset()  # people whose devices were readmitted
    watch_until: float = 0.0  # until then each new name needs approval


class SeatingPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The tables, and what the teacher wants them to be."""

    tables: tuple[Table, ...] = ()  # empty in the lobby
    number: int = 0  # number of the round that was last arranged or dealt
    arranged: int = 0  # number of games that had been dealt when the present tables were made
    apart: Pairs = ()
    one_table: bool = False  # one big table was chosen


class Bell(msgspec.Struct, frozen=True, kw_only=True):
    """When the lesson ends (``rings_at``, s), and when the last lap starts before that (``cards_until``)."""

    set_at: float = 0.0
    rings_at: float | None = None
    cards_until: float | None = None  # when the last lap starts, some time before the bell
    rang: bool = False  # the last lap has started


class ShownLie(msgspec.Struct, frozen=True):
    """A lie that its player has shown after the game: cards played as ``rank``, which nobody called."""

    game: str
    seat: int
    rank: Rank
    cards: tuple[Card, ...]


class SessionState(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """One class session. Properties that views often need are cached."""

    phase: Phase = ""
    id: str = ""
    code: str = ""
    language: str = "en"  # the wall's: of names, letters on cards, and the call word
    alone: bool = False  # the teacher plays alone with bots, until the page is closed
    setup: GameSetup = GameSetup(preset="classroom", options=PRESETS["classroom"])
    entry: Entry = Entry()
    seating: SeatingPlan = SeatingPlan()
    bell: Bell = Bell()
    frozen: Freezing | None = None
    seats: tuple[Seat, ...] = ()  # everybody who ever joined, in order
    games: tuple[GameRecord, ...] = ()  # of all tables, in the order of their deals
    rematch: frozenset[int] = frozenset()  # seats that want another round, or another game at their table
    questions: tuple[ClassQuestion, ...] = ()  # class questions, in order
    lies: tuple[ShownLie, ...] = ()  # lies that were shown, in order
    tricks: tuple[Trick, ...] = ()  # questions played as *Trick the class*, in order

    @cached_property
    def present(self) -> tuple[Seat, ...]:
        """Return the seats that weren't removed."""
        return tuple(seat for seat in self.seats if not seat.removed)

    @cached_property
    def seated(self) -> frozenset[int]:
        """Return the numbers of the present seats, except those of bots."""
        return frozenset(player.seat for player in self.present if not player.bot)

    @cached_property
    def _by_number(self) -> Mapping[int, Seat]:
        return {player.seat: player for player in self.present}

    def seat(self, number: int) -> Seat | None:
        """Return the present seat with this number, ``None`` if it was removed or doesn't exist."""
        return self._by_number.get(number)

    def seat_with(self, person: str) -> Seat | None:
        """Return a person's seat, even if it was removed; ``None`` for a person who left a shared seat."""
        return next((player for player in self.seats if person in player.people), None)

    def was_here(self, person: str) -> bool:
        """Return whether a person has or had a seat."""
        return any(
            person in player.people or any(person in stint.people for stint in player.before) for player in self.seats
        )

    @property
    def newest_game(self) -> GameRecord | None:
        """Return the newest game, at any table, ``None`` before the first."""
        return self.games[-1] if self.games else None

    def table(self, number: int) -> Table | None:
        """Return the table with this number, ``None`` if it doesn't exist."""
        return next((table for table in self.seating.tables if table.number == number), None)

    @cached_property
    def current(self) -> Mapping[int, GameRecord]:
        """Return, by table, its newest game that was dealt since the class was last split into tables."""
        return {dealt.table: dealt for dealt in self.games[self.seating.arranged :]}

    @cached_property
    def running(self) -> tuple[GameRecord, ...]:
        """Return the games that aren't over."""
        return tuple(dealt for dealt in self.games if not dealt.over)

    @property
    def over_everywhere(self) -> bool:
        """Return whether every table has finished its game."""
        return self.phase == "playing" and not self.running

    @property
    def lie(self) -> ShownLie | None:
        """Return the lie that a player has shown since all tables finished, ``None`` if no lie was shown."""
        last = self.lies[-1] if self.lies and self.over_everywhere else None
        return last if last and any(dealt.game == last.game for dealt in self.current.values()) else None

    def guests(self, dealt: GameRecord) -> tuple[int, ...]:
        """Return the seats at the game's table that have no cards in it and answer along."""
        table = self.table(dealt.table)
        return tuple(seat for seat in table.seats if seat not in dealt.seats) if table else ()

    def hand_of(self, seat: int) -> GameRecord | None:
        """Return the running game in which the seat has cards, even if the seat has moved to another table since.

        ``None`` if it has no cards.
        """
        return next((dealt for dealt in self.running if seat in dealt.seats), None)

    def plays(self, player: Seat) -> bool:
        """Return whether the seat has cards in a running game at its present table."""
        hand = self.hand_of(player.seat)
        return hand is not None and hand.table == player.table

    def left(self, dealt: GameRecord) -> tuple[int, ...]:
        """Return the seats with cards in the game that have left or moved away since, so that a bot plays for them."""
        return tuple(seat for seat in dealt.seats if (player := self.seat(seat)) is None or player.table != dealt.table)

    @property
    def class_question(self) -> ClassQuestion | None:
        """Return the class question that is open or shown now, ``None`` if no question is."""
        return self.questions[-1] if self.questions and not self.questions[-1].ended else None

    def class_question_of(self, seat: int) -> ClassQuestion | None:
        """Return the class question that the seat sees: the open one, or the last if the seat hasn't finished it.

        ``None`` if it sees no question.
        """
        if self.class_question is not None or self.trick is not None or not self.questions:
            return self.class_question
        last = self.questions[-1]
        return last if seat in last.reading or last.may_finish(seat) else None

    @property
    def trick(self) -> Trick | None:
        """Return the current *Trick the class*, ``None`` if none is running."""
        return self.tricks[-1] if self.tricks and self.tricks[-1].phase != "over" else None

    @property
    def halted(self) -> bool:
        """Return whether every table is paused: by a freeze, a class question or *Trick the class*."""
        return self.frozen is not None or self.class_question is not None or self.trick is not None


NO_SESSION = SessionState()
