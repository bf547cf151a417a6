"""Which right answers the people of a lesson have seen, at any table or with the whole class.

Knowledge belongs to a person, but games and class questions only know seats: what a seat's former player saw is
excluded.
"""

from collections.abc import Iterable, Mapping

from quizbs.game.state import GameState
from quizbs.lesson.class_question import shown_to_class
from quizbs.lesson.session_state import GameRecord, Seat, SessionState
from quizbs.quiz.question import Question

Seen = Mapping[tuple[str, str], frozenset[int]]  # by a question's id and text: the seats that have seen its answer


def has_new_owner(dealt: GameRecord, game: GameState, player: Seat) -> bool:
    """Return whether a seat has got a new player since the deal, of whom the game doesn't know yet."""
    return player.since > dealt.dealt_at and game.since.get(player.seat) != player.since


def seen_in(session: SessionState, games: Iterable[tuple[GameRecord, GameState]]) -> Seen:
    """Return which seats have seen the answer of each question, in these games (oldest first) or with the class.

    Only the present player of a seat counts.
    """
    found: dict[tuple[str, str], frozenset[int]] = {}
    for dealt, game in games:
        former = {player.seat for player in session.seats if has_new_owner(dealt, game, player)}
        for id_, seats in game.questions.seen.items():
            question = id_, game.questions.bank[id_].text
            found[question] = found.get(question, frozenset()) | (seats - former)
    for question, seats in shown_to_class(session).items():
        found[question] = found.get(question, frozenset()) | seats
    return found


def seen_of(seen: Seen, bank: Iterable[Question]) -> dict[str, frozenset[int]]:
    """Return which seats have seen the answer of each question of a bank, by its id, in the order of ``seen``."""
    texts = {question.id: question.text for question in bank}
    return {id_: seats for (id_, text), seats in seen.items() if seats and texts.get(id_) == text}
