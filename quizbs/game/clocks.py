"""Time limits of all steps. They are options, in seconds, and 0 means no limit.

In the last lap, 0 means the default instead, so that a game ends after the bell with any options (``docs/rules.md``,
The bell).
"""

from collections.abc import Collection
from typing import Literal

from quizbs.game.options import Options
from quizbs.game.presence import answering_along, awaited_seats
from quizbs.game.state import GameState, accommodation_of, acting_seat, people
from quizbs.quiz.question import LETTERS_A_SECOND, Question, reading_time

AUTOPLAY_SECONDS = 2.0  # seconds of a turn under autoplay: long enough to be seen
USUAL = Options()
NUDGED = 45.0  # seconds after which a turn without a clock is shown as slow
LEAST_READ = 4.0  # minimum seconds to read an answer before the next play
FEW_CARDS = 2  # most cards at stake for which the option ``quick_time`` applies
MORE_AT_LAST = 2.0  # factor of the time limits in the last lap for a seat whose accommodation is no limit

Timed = Literal["turn_time", "last_window", "reveal_time", "choose_time", "answer_time", "discard_time", "explain_time"]


def length_of(game: GameState, name: Timed) -> float:
    """Return the limit of a kind of step in seconds, 0 for no limit. In the last lap it is never 0."""
    length: float = getattr(game.options, name)
    if not length and game.last_turn is not None:
        length = getattr(USUAL, name)
    return length


def length_for(game: GameState, seat: int, length: float) -> float:
    """Return ``length`` (s) multiplied by the seat's accommodation, 0 for no limit."""
    time = accommodation_of(game, seat).time
    return length * (MORE_AT_LAST if not time and game.last_turn is not None else time)


def step_closes(game: GameState, seat: int, now: float, length: float) -> float | None:
    """Return when a step that waits for ``seat`` ends (s), ``None`` without a limit."""
    return shared_closes({seat} - game.autoplay, now, length_for(game, seat, length))


def shared_closes(waits_for: Collection[int], now: float, length: float) -> float | None:
    """Return when a step that any of these seats may end is over (s), ``None`` without a limit; soon if no seat is
    left.
    """
    if not waits_for:
        return now + AUTOPLAY_SECONDS
    return now + length if length else None


def turn_closes(game: GameState, seat: int, turn_number: int, free_at: float) -> float | None:
    """Return when a turn of ``seat`` ends (s), ``None`` without a limit.

    Its clock starts at ``free_at``, when a play is allowed.
    """
    return step_closes(game, seat, free_at, turn_time(game, turn_number))


def turn_time(game: GameState, turn_number: int) -> float:
    """Return the limit of a turn in seconds, 0 for no limit.

    The first lap may have none, so that everybody can learn.
    """
    first_lap = turn_number <= len(game.seats) and game.last_turn is None
    return 0 if first_lap and not game.options.first_lap_clock else length_of(game, "turn_time")


def answer_time(game: GameState, question: Question) -> float:
    """Return the time limit of a question in seconds, 0 for no limit.

    It is the question's own or the default, shorter if few cards are at stake (``quick_time``), but never shorter than
    the time needed to read it.
    """
    usual, quick, challenge = length_of(game, "answer_time"), game.options.quick_time, game.turn.challenge
    if quick and challenge is not None and challenge.pile <= FEW_CARDS:
        usual = min(usual, quick)
    return max(question.time or usual, reading_time(question)) if usual else 0


def read_by(game: GameState, shown_at: float) -> float:
    """Return when a slow reader has finished the explanation that was shown at ``shown_at`` (s)."""
    asking = game.turn.asking
    letters = len(game.questions.bank[asking.question].explanation) if asking else 0
    return shown_at + max(LEAST_READ, letters / LETTERS_A_SECOND)


def asked_closes(game: GameState, answerer: int, now: float, question: Question) -> float | None:
    """Return when the time to answer ends (s), ``None`` without a limit.

    Seats that answer along have the full time even if the asked seat is absent.
    """
    length = answer_time(game, question)
    if answerer in game.autoplay and answering_along(game):
        return now + length if length else None
    return step_closes(game, answerer, now, length)


def common_end(game: GameState) -> float | None:
    """Return when the current step ends for a seat without accommodations (s), ``None`` without a limit.

    Extra time is private, so the result never depends on it.
    """
    seat = acting_seat(game)
    if seat is None or seat in game.autoplay:
        return game.clock.closes_at
    length = length_of_step(game)
    return game.clock.began_at + length if length else None


def own_length(game: GameState, seat: int) -> float:
    """Return the limit of the current step for ``seat``, with its accommodations, in seconds; 0 for no limit."""
    return length_for(game, seat, length_of_step(game))


def length_of_step(game: GameState) -> float:
    """Return the limit of the current step for a seat without accommodations, in seconds; 0 for no limit."""
    match game.phase:
        case "answering" if game.turn.asking:
            return answer_time(game, game.questions.bank[game.turn.asking.question])
        case "turn":
            return turn_time(game, game.turn.number)
        case phase:
            return length_of(game, _TIMES[phase]) if phase in _TIMES else 0


_TIMES: dict[str, Timed] = {
    "last": "last_window",
    "reveal": "reveal_time",
    "choosing": "choose_time",
    "discard": "discard_time",
    "explaining": "explain_time",
}


def restarted_clock(game: GameState, now: float) -> tuple[float, float | None]:
    """Return start and end of the current step (s) if its clock is restarted at ``now``; the end is ``None`` without a
    limit.

    The clock of a turn doesn't start before a play is allowed.
    """
    begins = max(now, game.clock.free_at) if game.phase == "turn" else now
    seat = acting_seat(game)
    if seat is None:
        return begins, shared_closes(awaited_seats(game) or people(game), begins, length_of_step(game))
    length = length_of_step(game) if seat in game.autoplay else own_length(game, seat)
    return begins, begins + length if length else None


def nudged_at(game: GameState) -> float | None:
    """Return when a turn without a time limit, as in the first lap, counts as slow (s). ``None`` in all other steps."""
    if game.phase != "turn" or game.clock.paused_at is not None or turn_time(game, game.turn.number):
        return None
    return game.clock.began_at + NUDGED
