"""Commands to a game from the teacher and the class session: autoplay, guests, the bell, rulings, the end."""

from collections.abc import Mapping
from random import Random

from msgspec.structs import replace

from quizbs.game.actors import Actor, Away, Session
from quizbs.game.answering import all_have_answered, reveal
from quizbs.game.challenge import go_on
from quizbs.game.clocks import AUTOPLAY_SECONDS, common_end, length_of, own_length, restarted_clock, shared_closes
from quizbs.game.commands import (
    Accommodate,
    Autoplay,
    End,
    Extend,
    Guest,
    LastLap,
    Overrule,
    Pause,
    RecordAnswersSeenElsewhere,
    RecordClassAnswers,
    RecordSeenAnswer,
    Resume,
    TakeHand,
)
from quizbs.game.events import (
    Accommodated,
    AutoplayChanged,
    By,
    ClassAnswersRecorded,
    Event,
    Extended,
    GuestCame,
    HandTaken,
    LastLapCame,
    Overruled,
    Paused,
    QuestionsReassigned,
    Resumed,
    Seen,
    Settled,
    Why,
)
from quizbs.game.evolve import evolve, replay
from quizbs.game.presence import awaited_along
from quizbs.game.ranking import end_event
from quizbs.game.refusal import require
from quizbs.game.reveal import stamp_event
from quizbs.game.scores import row_of
from quizbs.game.state import GameState, acting_seat, half_of, known_seats, people, takes_part, voters
from quizbs.game.turns import accept_claim


def pause(game: GameState, actor: Actor, _: Pause, now: float, __: Random) -> list[Event]:
    """Return the event that stops the clocks for the actor's reason.

    Raises ``Refused`` if the actor has stopped them already.
    """
    by = _paused_by(actor)
    require(by not in game.clock.paused_by, "paused")
    return [Paused(now, by)]


def resume(game: GameState, actor: Actor, _: Resume, now: float, __: Random) -> list[Event]:
    """Return the event that removes the actor's reason to stop the clocks."""
    by = _paused_by(actor)
    require(by in game.clock.paused_by, "not_now")
    return [Resumed(now, by)]


def _paused_by(actor: Actor) -> By:
    return "freeze" if isinstance(actor, Session) else "host"


def autoplay_seat(game: GameState, actor: Actor, command: Autoplay, now: float, chance: Random) -> list[Event]:
    """Return the events that start or stop autoplay of a seat, and finish what only waited for that seat.

    For a guest it is only recorded that the phone is absent or back: a guest has nothing to play.
    """
    why: Why = "away" if isinstance(actor, Away) else "removed" if isinstance(actor, Session) else "host"
    require(command.seat in game.seats or (command.seat in game.guests and why == "away"), "not_yours")
    before = game.why.get(command.seat)
    at = game.clock.now(now)
    if command.on and before:
        require(_WEIGHT[why] > _WEIGHT[before], "closed")
        return [AutoplayChanged(command.seat, True, game.clock.began_at, game.clock.closes_at, why)]
    if not command.on:
        require(before is not None and _WEIGHT[why] >= _WEIGHT[before], "closed")
    changed = AutoplayChanged(command.seat, command.on, *_clock(game, command, at), why)
    after = evolve(game, changed)
    claim = after.turn.claim
    heard = after.phase == "last" or bool(claim and claim.believers)
    if heard and claim and claim.open and claim.believers >= voters(after, claim.seat):
        return [changed, *accept_claim(after, claim, at, chance)]
    if after.phase == "explaining" and after.turn.ready >= people(after):
        return [changed, *go_on(after, at)]
    if game.options.answer_along and all_have_answered(after):
        return [changed, *reveal(after, at)]
    return [changed]


_WEIGHT: Mapping[Why, int] = {"away": 0, "host": 1, "removed": 2}


def _clock(game: GameState, command: Autoplay, at: float) -> tuple[float, float | None]:
    """Return start and end of the clock after a change of autoplay (s): short under autoplay, full for a returning
    player.

    The end is ``None`` without a limit. The others' time to answer stays unchanged.
    """
    closes_at = game.clock.closes_at
    if acting_seat(game) == command.seat:
        if not command.on:
            return _clock_of_returning_player(game, command.seat, at)
        begins = _clock_start(game, at)
        common = common_end(game)
        if awaited_along(game) and game.phase == "answering" and (common is None or common > at):
            return game.clock.began_at, common  # the others are still answering
        if closes_at is None or closes_at > begins + AUTOPLAY_SECONDS:
            return game.clock.began_at if game.phase == "answering" else begins, begins + AUTOPLAY_SECONDS
    elif game.phase == "reveal" and closes_at is None and people(game) <= {command.seat}:
        return at, at + AUTOPLAY_SECONDS  # no present player reads it
    return game.clock.began_at, closes_at


def _clock_start(game: GameState, at: float) -> float:
    """Return when a clock starts for a seat that leaves or returns at ``at`` (s): in a turn, not before a play is
    allowed.
    """
    return max(at, game.clock.free_at) if game.phase == "turn" else at


def _clock_of_returning_player(game: GameState, seat: int, at: float) -> tuple[float, float | None]:
    """Return start and end of the clock for a returning player (s), the end ``None`` without a limit.

    The player gets the full time once in each step.
    """
    clock, length, begins = game.clock, own_length(game, seat), _clock_start(game, at)
    if not length:
        return begins, None
    if clock.renewed is not None:
        return clock.began_at, max(clock.renewed, clock.closes_at or at)
    return clock.began_at if game.phase == "answering" else begins, begins + length


def guest(game: GameState, _: Actor, command: Guest, now: float, __: Random) -> list[Event]:
    """Return the events that let a seat without cards answer along, or that end it."""
    require(command.seat not in game.seats, "not_yours")
    require((command.seat in game.guests) != command.on, "closed")
    came = GuestCame(command.seat, command.on, command.row, command.since)
    return [came] if command.on else [came, *_revealed_to_all(evolve(game, came), now)]


def accommodate(game: GameState, _: Actor, command: Accommodate, now: float, __: Random) -> list[Event]:
    """Return the event that sets a seat's accommodations and adjusts its running clock."""
    require(takes_part(game, command.seat), "not_yours")
    seat = command.seat
    if acting_seat(game) != seat or seat in game.autoplay:
        return [Accommodated(seat, command.accommodation, game.clock.closes_at)]
    length = own_length(evolve(game, Accommodated(seat, command.accommodation, None)), seat)
    at = game.clock.now(now)
    closes_at = max(game.clock.began_at + length, at + AUTOPLAY_SECONDS) if length else None
    return [Accommodated(seat, command.accommodation, closes_at)]


def take_hand(game: GameState, _: Actor, command: TakeHand, now: float, __: Random) -> list[Event]:
    """Return the events that give a seat to a new player.

    The game must know the seat: by cards, or by answers it has seen.
    """
    require(command.seat in known_seats(game), "not_yours")
    require(game.since.get(command.seat) != command.since, "closed")
    taken = HandTaken(command.seat, command.since, command.bot)
    return [taken, *_revealed_to_all(evolve(game, taken), now)]


def _revealed_to_all(game: GameState, now: float) -> list[Event]:
    """Return the events that show the right answer if everybody has answered, otherwise nothing."""
    if not game.options.answer_along or not all_have_answered(game):
        return []
    return reveal(game, game.clock.now(now))


def record_seen_answer(
    game: GameState, _: Actor, command: RecordSeenAnswer, _now: float, _chance: Random
) -> list[Event]:
    """Return the events that record who has seen the answer to a question, and replace the question on its cards."""
    question = command.question
    questions, asking = game.questions, game.turn.asking
    require(question in questions.bank, "closed")
    require(set(command.seats) - questions.seen.get(question, frozenset()), "closed")
    seen = Seen(question, command.seats)
    open_here = asking is not None and asking.question == question and not asking.shown
    if open_here or question in (*questions.before, *questions.asked):
        return [seen]
    on_card, spare = questions.reassigned(question)
    return [seen, QuestionsReassigned(on_card, spare)] if on_card else [seen]


def record_answers_seen_elsewhere(
    game: GameState, _: Actor, command: RecordAnswersSeenElsewhere, _now: float, _chance: Random
) -> list[Event]:
    """Return the events that record which answers seats have seen at another table.

    The questions stay on their cards, since the other seats haven't seen the answers.
    """
    questions = game.questions
    new = {
        question: set(seats) - questions.seen.get(question, frozenset())
        for question, seats in command.seen.items()
        if question in questions.bank
    }
    require(any(new.values()), "closed")
    return [Seen(question, tuple(sorted(seats)), new_here=True) for question, seats in new.items() if seats]


def record_class_answers(
    game: GameState, _: Actor, command: RecordClassAnswers, _now: float, _chance: Random
) -> list[Event]:
    """Return the event with new results of a class question; results that are recorded already are left out."""
    new = {seat: right for seat, right in command.right.items() if row_of(game, seat).heard < command.question}
    require(new, "closed")
    return [ClassAnswersRecorded(command.question, new)]


def last_lap(game: GameState, _: Actor, __: LastLap, now: float, ___: Random) -> list[Event]:
    """Return the events that start the last lap: the game ends when all seats have had equally many turns.

    Every step has a time limit from now on; the current one gets a clock if it has none (``docs/rules.md``, The bell).
    """
    require(game.last_turn is None, "closed")
    at = game.clock.now(now)
    played, seats = game.turn.number - 1, len(game.seats)
    came = LastLapCame(-(-played // seats) * seats, False, game.clock.began_at, game.clock.closes_at)
    after = evolve(game, came)
    if game.phase in ("turn", "spinning") and played == came.last_turn:
        if not (game.turn.claim and game.turn.claim.open):
            return [came, end_event(game)]
        closes_at = shared_closes(voters(game, game.turn.claim.seat), at, length_of(after, "last_window"))
        return [replace(came, closing=True, began_at=at, closes_at=closes_at)]
    if game.clock.closes_at is not None:
        return [came]
    began_at, closes_at = restarted_clock(after, at)
    if common_end(game) is not None:  # the others' time continues; only this seat had no limit
        began_at = game.clock.began_at
    return [replace(came, began_at=began_at, closes_at=closes_at)]


def extend(game: GameState, _: Actor, command: Extend, _now: float, _chance: Random) -> list[Event]:
    """Return the event that moves every deadline after a restart.

    Deadlines move by the time the server was down plus the time to reconnect. The time to reconnect and the extension
    of an open call window are given only once in a step, so that repeated crashes can't stall a game.
    """
    clock = game.clock
    again = clock.extended == clock.step
    waited = command.since is None or clock.free_at > clock.now(command.since)
    waits = game.turn.claim is not None and waited and not again
    return [Extended(command.seconds, waits, 0.0 if again else command.grace)]


def overrule(game: GameState, _: Actor, command: Overrule, _now: float, _chance: Random) -> list[Event]:
    """Return the event of the teacher's ruling on an answer.

    Until the next play the ruling also settles the pile again (``docs/rules.md`` 24); later, even after the game, it
    only changes counts.
    """
    asking, settled, raised = game.turn.asking, game.turn.settled, game.turn.challenge
    right, judged = command.right, game.questions.judged.get(command.question)
    require(judged is not None and (judged.right is True) != right, "closed")
    newest = asking is not None and asking.number == command.question and game.phase in _STAKES_LAST
    if not newest or asking is None or settled is None or raised is None:
        return [Overruled(right, (), (), command.question)]
    pile = (*settled.leaves, *settled.takes)
    halved = right and asking.answerer == raised.loser
    middle = len(pile) - half_of(game, raised) if halved else 0
    return [Overruled(right, pile[middle:], pile[:middle], command.question)]


_STAKES_LAST = ("discard", "explaining", "turn")  # phases before the next play


def end(game: GameState, _: Actor, __: End, now: float, chance: Random) -> list[Event]:
    """Return the events that end the game.

    An open challenge is settled as if unanswered (``docs/rules.md``, A challenge).
    """
    events = _settlement(game, now, chance)
    after = replay(events, game)
    if after.phase == "over":
        return events
    claim = after.turn.challenge.claim if after.turn.challenge and after.turn.settled else None
    winner = claim.seat if claim and claim.honest and not after.deck.hands[claim.seat] else None
    return [*events, end_event(after, winner)]


def _settlement(game: GameState, now: float, chance: Random) -> list[Event]:
    if game.phase == "last" and game.turn.claim:
        events = accept_claim(game, game.turn.claim, now, chance)
        return [*events, *_settlement(replay(events, game), now, chance)]
    if game.phase == "turning":
        stamp = stamp_event(game, now)
        return [stamp, *_settlement(evolve(game, stamp), now, chance)]
    challenge = game.turn.challenge
    if game.phase not in ("reveal", "choosing", "answering") or challenge is None:
        return []
    return [Settled(challenge.loser, () if challenge.loser is None else game.deck.pile, ())]
