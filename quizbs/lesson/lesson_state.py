"""A class session together with its games: one state, and its events.

The session (``SessionState``) and its games have separate rules. Neither reads the other when an event changes it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from quizbs.game import Event as GameEvent
from quizbs.game import replay as replay_game
from quizbs.game.state import NO_GAME, GameState
from quizbs.lesson.events import Event as SessionEvent
from quizbs.lesson.evolve import evolve as evolve_session
from quizbs.lesson.rows import row_of
from quizbs.lesson.seen import Seen, seen_in
from quizbs.lesson.session_state import NO_SESSION, GameRecord, SessionState
from quizbs.quiz.question import Question
from quizbs.quiz.scoring import AnswerRow

__all__ = ["NOT_BEGUN", "Event", "GameEvents", "LessonState", "evolve", "replay"]


class GameEvents(msgspec.Struct, frozen=True, tag="game"):
    """Events of one game of the lesson."""

    game: str
    events: tuple[GameEvent, ...]


Event = SessionEvent | GameEvents


class LessonState(msgspec.Struct, frozen=True):
    """A class session and its games by id. ``versions`` counts the events of each game, and of the session (key "")."""

    session: SessionState = NO_SESSION
    games: Mapping[str, GameState] = {}
    versions: Mapping[str, int] = {}

    def game(self, id_: str) -> GameState:
        """Return a game by its id; ``NO_GAME`` if it isn't opened yet."""
        return self.games.get(id_, NO_GAME)

    def version(self, game: str = "") -> int:
        """Return how many events a game has had; for "" the session."""
        return self.versions.get(game, 0)

    def changed_since(self, before: "LessonState") -> frozenset[str]:
        """Return the ids of the games that have changed since ``before``, with "" for the session."""
        return frozenset(part for part, version in self.versions.items() if before.versions.get(part) != version)

    def at_tables(self) -> dict[int, tuple[str, int, GameState]]:
        """Return, by table, the id, version and state of its newest game."""
        newest = sorted(self.session.current.items())
        return {table: (dealt.game, self.version(dealt.game), self.game(dealt.game)) for table, dealt in newest}

    def all_games(self) -> list[tuple[GameRecord, GameState]]:
        """Return the record and the state of every game that was dealt, oldest first."""
        return [(dealt, self.game(dealt.game)) for dealt in self.session.games]

    def earlier(self) -> list[tuple[GameRecord, GameState]]:
        """Return the record and the state of all games except each table's newest, newest first."""
        newest = {dealt.game for dealt in self.session.current.values()}
        return [(dealt, self.game(dealt.game)) for dealt in reversed(self.session.games) if dealt.game not in newest]

    def seen(self) -> Seen:
        """Return which seats have seen the answer to each question."""
        return seen_in(self.session, self.all_games())

    def who_saw(self, question: Question) -> tuple[int, ...]:
        """Return the seats that have seen the answer to a question, sorted."""
        return tuple(sorted(self.seen().get((question.id, question.text), ())))

    def rows(self, seats: Iterable[int]) -> dict[int, AnswerRow]:
        """Return how many right answers in a row each of ``seats`` has now."""
        games = self.all_games()
        return {seat: row_of(self.session, seat, games) for seat in seats}

    def asked(self) -> tuple[Counter[str], set[str]]:
        """Return how often each question (by id) was asked in the games, and which are open now."""
        games = [game for _, game in self.all_games()]
        times = Counter(question for game in games for question in game.questions.asked)
        return times, {game.turn.asking.question for game in games if game.turn.asking and game.phase != "over"}


NOT_BEGUN = LessonState()


def evolve(state: LessonState, event: Event) -> LessonState:
    """Return the session and its games after ``event``."""
    if isinstance(event, GameEvents):
        game, count = event.game, len(event.events)
        games = {**state.games, game: replay_game(event.events, state.game(game))}
        return LessonState(state.session, games, {**state.versions, game: state.version(game) + count})
    versions = {**state.versions, "": state.version() + 1}
    return LessonState(evolve_session(state.session, event), state.games, versions)


def replay(events: Iterable[Event], state: LessonState = NOT_BEGUN) -> LessonState:
    """Return the session and its games after all these events."""
    for event in events:
        state = evolve(state, event)
    return state
