"""What lessons and games owe each other: a dealt game is opened, a finished one reported, and the others hear of it.

They hear what the lesson decides for all tables or for a seat. All of it are commands under ids that every process
derives alike, so anybody may do it, twice, and again after a crash halfway.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache

from quizbs.game import Refused
from quizbs.game import commands as game_commands
from quizbs.game.accommodation import NO_ACCOMMODATION
from quizbs.game.question_history import missed_in
from quizbs.game.scores import row_of as row_in
from quizbs.game.state import GameState, known_seats
from quizbs.lesson.class_question import shown_to_class
from quizbs.lesson.commands import AmendRound, FinishRound
from quizbs.lesson.rows import row_of, went
from quizbs.lesson.seen import Seen, has_new_owner, seen_in, seen_of
from quizbs.lesson.state import GameRecord, Lesson, Seat
from quizbs.quiz.question import Question
from quizbs.quiz.scoring import AnswerRow
from quizbs.session.streams import Streams

Bank = tuple[tuple[Question, ...], str]  # its questions and its language
Rows = Callable[[Lesson, Iterable[int]], dict[int, AnswerRow]]  # right answers in a row of these seats
_Heard = tuple[object, ...]  # see ``_heard``
Games = dict[int, tuple[str, int, GameState]]  # by the number of the table: the game's id, its version and state


def lesson_stream(lesson: str) -> str:
    """Return the name of a lesson's stream."""
    return f"lesson:{lesson}"


def game_stream(game: str) -> str:
    """Return the name of a game's stream; the id begins with the lesson's, like ``"f3kq.1"``."""
    return f"game:{game}"


def lesson_of(stream: str) -> str:
    """Return the id of the lesson that a stream belongs to."""
    return stream.partition(":")[2].partition(".")[0]


def game_of(stream: str) -> str:
    """Return the id of the game that a stream is about; "" for a lesson's."""
    return stream.partition(":")[2] if stream.startswith("game:") else ""


class Coordinator:
    """Keeps lessons and games in step. ``bank(id)`` returns a bank's questions and language.

    ``still_open(lesson, bank)`` returns the ids of the questions that the class hasn't learnt in earlier lessons.
    """

    def __init__(
        self,
        streams: Streams,
        bank: Callable[[str], Bank],
        still_open: Callable[[str, str], Collection[str]] = lambda _lesson, _bank: (),
    ) -> None:
        self._streams = streams
        self._bank, self._still_open = bank, still_open
        # The version of a lesson and what its game had heard, when neither owed the other anything; by lesson and game.
        self._in_step: dict[str, dict[str, tuple[int, _Heard]]] = {}

    def lesson(self, lesson_id: str) -> tuple[int, Lesson]:
        """Return version and state of a lesson. Raises ``Busy``."""
        version, lesson = self._streams.now(lesson_stream(lesson_id))
        return version, lesson

    def games(self, lesson: Lesson) -> Games:
        """Return the newest game of each table. Raises ``Busy``."""
        return {
            table: (dealt.game, *self._streams.now(game_stream(dealt.game)))
            for table, dealt in sorted(lesson.current.items())
        }

    def earlier(self, lesson: Lesson) -> list[tuple[GameRecord, GameState]]:
        """Return the games of a lesson that are not their table's newest, newest first. Raises ``Busy``."""
        newest = {dealt.game for dealt in lesson.current.values()}
        return [(dealt, self._game(dealt)) for dealt in reversed(lesson.rounds) if dealt.game not in newest]

    def reconcile(self, lesson_id: str) -> None:
        """Open the games that were dealt, report those that are over, and tell the others what the lesson decided.

        A game is looked at only if its lesson, or what it had heard, has changed since nothing was owed. Raises
        ``Busy``.
        """
        at, lesson = self.lesson(lesson_id)
        before, in_step = self._in_step.pop(lesson_id, {}), {}
        seen = cache(lambda: self._seen(lesson))
        if lesson.phase == "closed":
            return
        for dealt in lesson.running:
            version, game = self._streams.now(game_stream(dealt.game))
            now = at, _heard(game)
            if before.get(dealt.game) == now or self._pay(lesson, dealt, version, game, seen):
                in_step[dealt.game] = now
        self._in_step[lesson_id] = in_step

    def _pay(self, lesson: Lesson, dealt: GameRecord, version: int, game: GameState, seen: Callable[[], Seen]) -> bool:
        """Carry out what a lesson and one of its games owe each other, and return whether that was nothing."""
        if not game.phase:
            self._once(game_stream(dealt.game), "open", dealt.game, self._opening(lesson, dealt, seen()))
            return False
        if game.phase == "over":
            self._once(lesson_stream(lesson.lesson), "over", dealt.game, FinishRound(dealt.game, game.places))
            return False
        owed = list(_owed(lesson, dealt, game, self.rows, seen))
        for about, command in owed:
            # If another process was quicker the rules refuse; at this version it happens once.
            self._once(game_stream(dealt.game), "lesson", f"{about}.{version}", command)
        return not owed

    def amend(self, stream: str) -> None:
        """Report a finished game again if an answer in it was overruled. Raises ``Busy``."""
        lesson_id, game_id = lesson_of(stream), game_of(stream)
        _, lesson = self.lesson(lesson_id)
        dealt = next((record for record in lesson.rounds if record.game == game_id and record.over), None)
        if dealt is None or lesson.phase == "closed":
            return
        version, game = self._streams.now(stream)
        if game.places != dealt.places:
            amended = AmendRound(game_id, game.places)
            self._once(lesson_stream(lesson_id), "over", f"{game_id}.{version}", amended)

    def seen(self, lesson: Lesson, question: Question) -> tuple[int, ...]:
        """Return the seats that have seen the answer to a question in this lesson. Raises ``Busy``."""
        return tuple(sorted(self._seen(lesson).get((question.id, question.text), ())))

    def rows(self, lesson: Lesson, seats: Iterable[int]) -> dict[int, AnswerRow]:
        """Return the right answers in a row that these seats have had so far. Raises ``Busy``."""
        games = [(dealt, self._game(dealt)) for dealt in lesson.rounds]
        return {seat: row_of(lesson, seat, games) for seat in seats}

    def asked(self, lesson: Lesson) -> tuple[Counter[str], set[str]]:
        """Return how often each question was asked in a lesson's games, and which are open right now.

        Raises ``Busy``.
        """
        games = [self._game(dealt) for dealt in lesson.rounds]
        times = Counter(question for game in games for question in game.questions.asked)
        return times, {game.turn.asking.question for game in games if game.turn.asking and game.phase != "over"}

    def _seen(self, lesson: Lesson) -> Seen:
        return seen_in(lesson, [(dealt, self._game(dealt)) for dealt in lesson.rounds])

    def _game(self, dealt: GameRecord) -> GameState:
        game: GameState = self._streams.now(game_stream(dealt.game))[1]
        return game

    def _opening(self, lesson: Lesson, dealt: GameRecord, seen: Seen) -> game_commands.Open:
        questions, language = self._bank(dealt.setup.bank) if dealt.setup.bank else ((), "")
        known = dealt.setup.practice.id if dealt.setup.practice else None  # everybody has seen its answer
        guests = lesson.guests(dealt)
        here = {seat.seat: seat for seat in lesson.present if seat.seat in (*dealt.seats, *guests)}
        before = [record for record in lesson.rounds if record.over and record.setup.bank == dealt.setup.bank]
        shown = seen_of(seen, questions)
        return game_commands.Open(
            options=dealt.setup.options,
            seats=dealt.seats,
            signs=dealt.signs,
            dealer=dealt.dealer,
            round=dealt.number,
            bank=tuple(question for question in questions if question.id != known),
            language=language,
            accommodations={
                seat: sitting.accommodation
                for seat, sitting in here.items()
                if sitting.accommodation != NO_ACCOMMODATION
            },
            guests=guests,
            bots=tuple(seat for seat, sitting in here.items() if sitting.bot),
            seen={question: tuple(sorted(seats)) for question, seats in shown.items()},
            missed=missed_in([self._game(record) for record in before]),
            first=tuple(id_ for id_ in self._still_open(lesson.lesson, dealt.setup.bank) if id_ not in shown),
            rows=self.rows(lesson, here),
        )

    def _once(
        self, stream: str, what: str, about: str, command: game_commands.Command | FinishRound | AmendRound
    ) -> None:
        try:
            self._streams.act(stream, what, about, command)
        except Refused as refused:
            if refused.code not in {"closed", "not_now", "paused", "over"}:  # another process was quicker
                raise


def _present(lesson: Lesson, seats: Iterable[int]) -> Iterator[Seat]:
    """Return those of these seats that are present."""
    return filter(None, map(lesson.seat, seats))


def _heard(game: GameState) -> _Heard:
    """Return what of a game may differ from what ``_owed`` finds in its lesson.

    What was seen, and rows of right answers, only grow: a game that knew of all those of its lesson still does.
    """
    told = game.clock.paused_by, game.last_turn is None, game.since, game.why, game.guests, game.accommodations
    return game.phase == "over", *told


def _seen_elsewhere(
    lesson: Lesson, game: GameState, seen: Seen, seats: set[int]
) -> Iterator[tuple[str, game_commands.Command]]:
    """Return what these seats have seen, with the class or at another table, and their game doesn't know."""
    bank = game.questions.bank.values()
    with_class = seen_of(shown_to_class(lesson), bank)
    at_tables = {}
    for question, seen_by in seen_of(seen, bank).items():
        new = seen_by & seats - game.questions.seen.get(question, frozenset())
        shown = new & with_class.get(question, frozenset())
        if shown:
            yield f"seen {question}", game_commands.Saw(question, tuple(sorted(shown)))
        if new - shown:
            at_tables[question] = tuple(sorted(new - shown))
    if at_tables:
        yield "elsewhere", game_commands.SawElsewhere(at_tables)


def _owed(  # noqa: C901 -- a list
    lesson: Lesson, dealt: GameRecord, game: GameState, rows: Rows, seen: Callable[[], Seen]
) -> Iterator[tuple[str, game_commands.Command]]:
    """Return what a running game hasn't heard yet, each with a few letters that name it."""
    if lesson.halted and "freeze" not in game.clock.paused_by:
        yield "freeze", game_commands.Pause("freeze")
    elif not lesson.halted and "freeze" in game.clock.paused_by:
        yield "go", game_commands.Resume("freeze")
    if lesson.bell.rang and game.last_turn is None:
        yield "bell", game_commands.LastLap()
    for sitting in _present(lesson, sorted(known_seats(game))):
        if has_new_owner(dealt, game, sitting):
            yield f"taken{sitting.seat}", game_commands.TakeHand(sitting.seat, sitting.since, bool(sitting.bot))
    gone = set(lesson.left(dealt))
    for seat in dealt.seats:
        if (seat in gone) != (game.why.get(seat) == "removed"):
            yield f"left{seat}", game_commands.Autoplay(seat, on=seat in gone, why="removed")
    guests = set(lesson.guests(dealt))
    since = {sitting.seat: sitting.since for sitting in _present(lesson, guests)}
    for seat in sorted(guests ^ game.guests):
        row = rows(lesson, [seat])[seat]
        yield f"guest{seat}", game_commands.Guest(seat, seat in guests, row, since.get(seat, 0.0))
    for sitting in _present(lesson, (*dealt.seats, *guests)):
        if sitting.accommodation != game.accommodations.get(sitting.seat, NO_ACCOMMODATION):
            yield f"ease{sitting.seat}", game_commands.Accommodate(sitting.seat, sitting.accommodation)
    yield from _seen_elsewhere(lesson, game, seen(), {*dealt.seats, *guests})
    for asked in lesson.questions:
        right = {
            seat: right
            for seat, right in went(lesson, asked).items()
            if seat in (*dealt.seats, *guests) and row_in(game, seat).heard < asked.number
        }
        if right:
            yield f"rows{asked.number}", game_commands.Went(asked.number, right)
