"""Right answers in a row. A row continues over games and the class questions between them."""

from collections.abc import Sequence

from msgspec.structs import replace

from quizbs.game.state import GameState
from quizbs.lesson.session_state import ClassQuestion, GameRecord, SessionState
from quizbs.quiz.scoring import NO_ROW, AnswerRow

Games = Sequence[tuple[GameRecord, GameState]]  # of a lesson, oldest first


def right_by_seat(session: SessionState, asked: ClassQuestion) -> dict[int, bool]:
    """Return, by seat, whether the class question was answered rightly; only the seats that it counts for are included.

    The silence of present seats counts as wrong. Nothing counts before the answer is shown, for seats that had seen it
    before, or for a seat whose answer is from a former player.
    """
    if not asked.shown:
        return {}
    since = {player.seat: player.since for player in session.present if not player.bot}
    were_here = {seat for seat, came in since.items() if asked.shown_at >= came}
    silent = dict.fromkeys(asked.silent.intersection(were_here) - asked.answered_by, False)
    given = {answer.seat: answer.right for answer in asked.answers if answer.at >= since.get(answer.seat, answer.at)}
    return {seat: right for seat, right in (silent | given).items() if seat in since.keys() - asked.known}


def row_of(session: SessionState, seat: int, games: Games) -> AnswerRow:
    """Return the row of a seat's present player after all ``games`` and class questions so far."""
    since = next((player.since for player in session.present if player.seat == seat), 0.0)
    own = (game for dealt, game in reversed(games) if not (dealt.over and since > dealt.over_at))
    row = next((game.rows[seat] for game in own if seat in game.rows), NO_ROW)
    for asked in session.questions:
        if asked.number > row.heard and (right := right_by_seat(session, asked).get(seat)) is not None:
            row = replace(row.after(right=right), heard=asked.number)
    return row
