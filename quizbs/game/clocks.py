"""How long each step lasts. All lengths are options, in seconds; 0 means no limit, but in the last lap the usual one.

That is why a game always ends after the bell, whatever its options are (``docs/rules.md``, The bell).
"""

from collections.abc import Collection
from typing import Literal

from quizbs.game.options import Options
from quizbs.game.presence import answering_along, awaited
from quizbs.game.state import GameState, accommodation_of, acting_seat, people
from quizbs.quiz.question import LETTERS_A_SECOND, Question, reading_time

AUTOPLAY_SECONDS = 2.0  # seconds for a turn that a bot plays: long enough to be seen
USUAL = Options()
NUDGED = 45.0  # seconds of a turn without a clock after which everybody sees that it is waited for
LEAST_READ = 4.0  # seconds that an answer is read before the next play
FEW_CARDS = 2  # at stake, so that the question is a quick one where the options want that
MORE_AT_LAST = 2.0  # how many times as long the last lap's clocks run for a seat that had no limit before

Timed = Literal["turn_time", "last_window", "reveal_time", "choose_time", "answer_time", "discard_time", "explain_time"]


def length_of(game: GameState, name: Timed) -> float:
    """Return how long such a step lasts, in seconds; 0: no limit. In the last lap there is always one."""
    length: float = getattr(game.options, name)
    if not length and game.last_turn is not None:
        length = getattr(USUAL, name)
    return length


def length_for(game: GameState, seat: int, length: float) -> float:
    """Return how long a step of this length lasts if it waits for this seat."""
    time = accommodation_of(game, seat).time
    return length * (MORE_AT_LAST if not time and game.last_turn is not None else time)


def step_closes(game: GameState, seat: int, now: float, length: float) -> float | None:
    """Return when a step that waits for ``seat`` ends."""
    return shared_closes({seat} - game.autoplay, now, length_for(game, seat, length))


def shared_closes(waits_for: Collection[int], now: float, length: float) -> float | None:
    """Return when a step that any of these seats may end is over; that is soon if nobody is left to end it."""
    if not waits_for:
        return now + AUTOPLAY_SECONDS
    return now + length if length else None


def turn_closes(game: GameState, seat: int, turn_number: int, free_at: float) -> float | None:
    """Return when a turn of ``seat`` ends; its clock starts once a play is allowed."""
    return step_closes(game, seat, free_at, turn_time(game, turn_number))


def turn_time(game: GameState, turn_number: int) -> float:
    """Return how long a turn lasts. The first lap may have no clock, so that everybody can learn in peace."""
    first_lap = turn_number <= len(game.seats) and game.last_turn is None
    return 0 if first_lap and not game.options.first_lap_clock else length_of(game, "turn_time")


def answer_time(game: GameState, question: Question) -> float:
    """Return how long this question may take: its own time or the usual one, or more if it takes longer to read.

    0, which is no limit, if the options want none. The usual time may be shorter if hardly any cards are at stake.
    """
    usual, quick, challenge = length_of(game, "answer_time"), game.options.quick_time, game.turn.challenge
    if quick and challenge is not None and challenge.pile <= FEW_CARDS:
        usual = min(usual, quick)
    return max(question.time or usual, reading_time(question)) if usual else 0


def read_by(game: GameState, shown_at: float) -> float:
    """Return when a slow reader has read the answer that was shown then, with its explanation."""
    asking = game.turn.asking
    letters = len(game.questions.bank[asking.question].explanation) if asking else 0
    return shown_at + max(LEAST_READ, letters / LETTERS_A_SECOND)


def asked_closes(game: GameState, answerer: int, now: float, question: Question) -> float | None:
    """Return when the time to answer ends; whoever answers along has time even if nobody plays the asked seat."""
    length = answer_time(game, question)
    if answerer in game.autoplay and answering_along(game):
        return now + length if length else None
    return step_closes(game, answerer, now, length)


def common_end(game: GameState) -> float | None:
    """Return when the present step would end for a seat without accommodations.

    Extra time is private, so this never looks at who has it.
    """
    seat = acting_seat(game)
    if seat is None or seat in game.autoplay:
        return game.clock.closes_at
    length = length_of_step(game)
    return game.clock.began_at + length if length else None


def own_length(game: GameState, seat: int) -> float:
    """Return how long a step that waits for this seat lasts; 0: no limit."""
    return length_for(game, seat, length_of_step(game))


def length_of_step(game: GameState) -> float:
    """Return how long the present step lasts for a seat without accommodations; 0: no limit."""
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


def begun_anew(game: GameState, now: float) -> tuple[float, float | None]:
    """Return when the present step's clock starts and ends if it starts anew: now, or once a play is allowed."""
    begins = max(now, game.clock.free_at) if game.phase == "turn" else now
    seat = acting_seat(game)
    if seat is None:
        return begins, shared_closes(awaited(game) or people(game), begins, length_of_step(game))
    length = length_of_step(game) if seat in game.autoplay else own_length(game, seat)
    return begins, begins + length if length else None


def nudged_at(game: GameState) -> float | None:
    """Return when a turn that has no clock for anybody, as in the first lap, is long; ``None`` in all other steps."""
    if game.phase != "turn" or game.clock.paused_at is not None or turn_time(game, game.turn.number):
        return None
    return game.clock.began_at + NUDGED
