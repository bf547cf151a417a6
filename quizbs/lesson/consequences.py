"""The consequences of a decision in other parts of the lesson: at other tables, and in the session when a game ends.

A dealt game is opened, a finished game is recorded with its places, and running games get what the session decided for
all tables or for a seat. Consequences belong to the same decision, so session and games are always in sync.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from quizbs.game import Refused, decide, replay
from quizbs.game import commands as game_commands
from quizbs.game.accommodation import NO_ACCOMMODATION
from quizbs.game.actors import Session
from quizbs.game.question_history import missed_in
from quizbs.game.scores import row_of as row_in
from quizbs.game.state import GameState, known_seats
from quizbs.lesson.class_question import shown_to_class
from quizbs.lesson.events import RoundAmended, RoundFinished
from quizbs.lesson.lesson_state import Event, GameEvents, LessonState
from quizbs.lesson.lesson_state import replay as replay_all
from quizbs.lesson.rows import right_by_seat
from quizbs.lesson.seen import Seen, has_new_owner, seen_of
from quizbs.lesson.session_state import GameRecord, Seat, SessionState
from quizbs.quiz.question import Question

_ROUNDS = 10  # consequences may have consequences, but never this deep


class BankContent(NamedTuple):
    """What is needed of a bank to deal: its questions, their language, and the ids of those assigned to cards first."""

    questions: tuple[Question, ...] = ()
    language: str = ""
    first: tuple[str, ...] = ()


Banks = Callable[[str], BankContent]
"""Returns the content of the bank with this id. An input like chance: events contain its result."""


def with_consequences(
    before: LessonState, events: list[Event], now: float, chance: Random, banks: Banks, game: str = ""
) -> list[Event]:
    """Return ``events`` and everything that follows from them.

    Events in one ``game`` have no consequences at other tables unless the session changes.
    """
    state = replay_all(events, before)
    for _ in range(_ROUNDS):
        following = [*consequences_of(state, now, chance, banks, game if state.session is before.session else "")]
        if not following:
            break
        events, state = events + following, replay_all(following, state)
    return events


def affects_others(before: GameState, after: GameState) -> bool:
    """Return whether a change in a game may have consequences in the rest of its lesson."""
    return _known_of_session(before) != _known_of_session(after)


def _known_of_session(game: GameState) -> tuple[object, ...]:
    """Return the parts of a game that the session may have to change, or to record.

    Seen answers and rows of right answers aren't included: they only grow, so a game in sync stays in sync.
    """
    own = game.clock.paused_by, game.last_turn is None, game.since, game.why, game.guests, game.accommodations
    return game.phase == "over", game.places if game.phase == "over" else (), *own


def consequences_of(state: LessonState, now: float, chance: Random, banks: Banks, game_id: str = "") -> Iterator[Event]:
    """Yield the events that follow from the current state, in one game or in all games."""
    if state.session.phase == "closed":
        return
    seen = cache(state.seen)
    for dealt, game in state.all_games():
        if game_id and dealt.game != game_id:
            continue
        if dealt.over:
            if game.phase and game.places != dealt.places:
                yield RoundAmended(dealt.game, game.places)
        elif not game.phase:
            opened = decide(game, Session(), _opening(state, dealt, seen(), banks), now, chance)
            yield GameEvents(dealt.game, tuple(opened))
        elif game.phase == "over":
            yield RoundFinished(dealt.game, game.places, now)
        else:
            yield from _run_commands(dealt.game, game, _sync_commands(state, dealt, game, seen), now, chance)


def _run_commands(
    id_: str, game: GameState, commands: Iterable[game_commands.Command], now: float, chance: Random
) -> Iterator[GameEvents]:
    """Yield the events of ``commands`` in a game.

    Refused commands are skipped, since they don't concern the game any more.
    """
    for command in list(commands):
        try:
            events = tuple(decide(game, Session(), command, now, chance))
        except Refused:
            continue
        if events:
            game = replay(events, game)
            yield GameEvents(id_, events)


def _opening(state: LessonState, dealt: GameRecord, seen: Seen, banks: Banks) -> game_commands.Open:
    session, setup = state.session, dealt.setup
    content = banks(setup.bank) if setup.bank else BankContent()
    known = setup.practice.id if setup.practice else None  # everybody has seen its answer
    guests = session.guests(dealt)
    here = {seat.seat: seat for seat in session.present if seat.seat in (*dealt.seats, *guests)}
    before = [state.game(record.game) for record in session.games if record.over and record.setup.bank == setup.bank]
    shown = seen_of(seen, content.questions)
    return game_commands.Open(
        options=setup.options,
        seats=dealt.seats,
        signs=dealt.signs,
        dealer=dealt.dealer,
        round=dealt.number,
        bank=tuple(question for question in content.questions if question.id != known),
        language=content.language,
        accommodations={
            seat: player.accommodation for seat, player in here.items() if player.accommodation != NO_ACCOMMODATION
        },
        guests=guests,
        bots=tuple(seat for seat, player in here.items() if player.bot),
        seen={question: tuple(sorted(seats)) for question, seats in shown.items()},
        missed=missed_in(before),
        first=tuple(id_ for id_ in content.first if id_ not in shown),
        rows=state.rows(here),
    )


def _sync_commands(
    state: LessonState, dealt: GameRecord, game: GameState, seen: Callable[[], Seen]
) -> Iterator[game_commands.Command]:
    """Yield the commands that bring a running game in sync with its session."""
    session, guests = state.session, set(state.session.guests(dealt))
    yield from _for_the_table(session, game)
    for player in _present(session, sorted(known_seats(game))):
        if has_new_owner(dealt, game, player):
            yield game_commands.TakeHand(player.seat, player.since, bool(player.bot))
    gone = set(session.left(dealt))
    for seat in dealt.seats:
        if (seat in gone) != (game.why.get(seat) == "removed"):
            yield game_commands.Autoplay(seat, on=seat in gone)
    since = {player.seat: player.since for player in _present(session, guests)}
    for seat in sorted(guests ^ game.guests):
        yield game_commands.Guest(seat, seat in guests, state.rows([seat])[seat], since.get(seat, 0.0))
    for player in _present(session, (*dealt.seats, *guests)):
        if player.accommodation != game.accommodations.get(player.seat, NO_ACCOMMODATION):
            yield game_commands.Accommodate(player.seat, player.accommodation)
    yield from _seen_elsewhere(session, game, seen(), {*dealt.seats, *guests})
    yield from _rows_of_the_class(session, game, {*dealt.seats, *guests})


def _for_the_table(session: SessionState, game: GameState) -> Iterator[game_commands.Command]:
    if session.halted and "freeze" not in game.clock.paused_by:
        yield game_commands.Pause()
    elif not session.halted and "freeze" in game.clock.paused_by:
        yield game_commands.Resume()
    if session.bell.rang and game.last_turn is None:
        yield game_commands.LastLap()


def _present(session: SessionState, seats: Iterable[int]) -> Iterator[Seat]:
    """Yield those of the seats that are present in the lesson."""
    return filter(None, map(session.seat, seats))


def _seen_elsewhere(
    session: SessionState, game: GameState, seen: Seen, seats: set[int]
) -> Iterator[game_commands.Command]:
    """Yield the commands that record answers which ``seats`` have seen with the class or at other tables."""
    bank = game.questions.bank.values()
    with_class = seen_of(shown_to_class(session), bank)
    at_tables = {}
    for question, seen_by in seen_of(seen, bank).items():
        new = seen_by & seats - game.questions.seen.get(question, frozenset())
        shown = new & with_class.get(question, frozenset())
        if shown:
            yield game_commands.RecordSeenAnswer(question, tuple(sorted(shown)))
        if new - shown:
            at_tables[question] = tuple(sorted(new - shown))
    if at_tables:
        yield game_commands.RecordAnswersSeenElsewhere(at_tables)


def _rows_of_the_class(session: SessionState, game: GameState, seats: set[int]) -> Iterator[game_commands.Command]:
    """Yield the commands that record the results of ``seats`` in class questions that the game hasn't counted."""
    for asked in session.questions:
        right = {
            seat: right
            for seat, right in right_by_seat(session, asked).items()
            if seat in seats and row_in(game, seat).heard < asked.number
        }
        if right:
            yield game_commands.RecordClassAnswers(asked.number, right)
