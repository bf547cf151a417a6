"""The entry for commands and for expired deadlines: which actor may do what, and when."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from quizbs.game import answering, betting, challenge, host, reacting, reveal, turns
from quizbs.game import commands as c
from quizbs.game.actors import Actor, Clock, Player
from quizbs.game.bottle import pointed_event
from quizbs.game.deal import open_game
from quizbs.game.events import Event
from quizbs.game.refusal import Refused, require
from quizbs.game.state import GameState


def decide(game: GameState, actor: Actor, command: c.Command, now: float, chance: Random) -> list[Event]:
    """Return the events that follow from a command at ``now`` (s), or raise ``Refused``.

    The game itself isn't changed.
    """
    if isinstance(command, c.Open):
        return [*open_game(game, command, now, chance)]
    require(game.phase, "not_now")
    require(game.phase != "over" or isinstance(command, c.Overrule), "over")
    if not isinstance(actor, Player):
        return _by_another(game, actor, command, now, chance)
    seat, along = actor.seat, isinstance(command, c.Answer | c.Look | c.Bet | c.React)
    require(seat in game.seats or (along and seat in game.guests), "not_yours")
    require(game.clock.paused_at is None, "paused")
    return _by_a_player(game, seat, command, now, chance)


def _by_a_player(game: GameState, seat: int, command: c.Command, now: float, chance: Random) -> list[Event]:  # noqa: C901 -- a list
    match command:
        case c.Play():
            return turns.play(game, seat, command, now, chance)
        case c.Pass():
            return turns.pass_turn(game, seat, command, now, chance)
        case c.Believe():
            return turns.believe(game, seat, command, now, chance)
        case c.Call():
            return turns.call(game, seat, command, now, chance)
        case c.React():
            return reacting.react(game, seat, command, now, chance)
        case c.Bet():
            return betting.bet(game, seat, command, now, chance)
        case c.Ask():
            return challenge.ask(game, seat, command, now, chance)
        case c.Decline():
            return challenge.decline(game, seat, command, now, chance)
        case c.Answer():
            return answering.answer(game, seat, command, now, chance)
        case c.Look():
            return answering.look(game, seat, command, now, chance)
        case c.Discard():
            return challenge.discard(game, seat, command, now, chance)
        case c.Ready():
            return challenge.ready(game, seat, command, now, chance)
        case _:
            raise Refused("not_yours")


def _by_another(game: GameState, actor: Actor, command: c.Command, now: float, chance: Random) -> list[Event]:  # noqa: C901 -- a list
    match command:
        case c.Skip():
            return _skip(game, actor, command, now, chance)
        case c.Pause():
            return host.pause(game, actor, command, now, chance)
        case c.Resume():
            return host.resume(game, actor, command, now, chance)
        case c.Autoplay():
            return host.autoplay_seat(game, actor, command, now, chance)
        case c.Overrule():
            return host.overrule(game, actor, command, now, chance)
        case c.End():
            return host.end(game, actor, command, now, chance)
        case c.Guest():
            return host.guest(game, actor, command, now, chance)
        case c.Accommodate():
            return host.accommodate(game, actor, command, now, chance)
        case c.TakeHand():
            return host.take_hand(game, actor, command, now, chance)
        case c.RecordSeenAnswer():
            return host.record_seen_answer(game, actor, command, now, chance)
        case c.RecordAnswersSeenElsewhere():
            return host.record_answers_seen_elsewhere(game, actor, command, now, chance)
        case c.RecordClassAnswers():
            return host.record_class_answers(game, actor, command, now, chance)
        case c.LastLap():
            return host.last_lap(game, actor, command, now, chance)
        case c.Extend():
            return host.extend(game, actor, command, now, chance)
        case _:
            raise Refused("not_yours")


def _skip(game: GameState, actor: Actor, command: c.Skip, now: float, chance: Random) -> list[Event]:
    require(command.step == game.clock.step, "closed")
    if isinstance(actor, Clock):
        require(due(game, now), "closed")
    require(game.clock.paused_at is None, "paused")
    if game.phase == "turning" and not isinstance(actor, Clock):
        return [reveal.stamp_event(game, now)]
    return time_over(game, now, chance)


def due(game: GameState, now: float) -> c.Skip | None:
    """Return the command of a deadline that has expired at ``now`` (s), ``None`` if no deadline has."""
    if game.clock.closes_at is None or game.clock.paused_at is not None or now < game.clock.closes_at:
        return None
    return c.Skip(game.clock.step)


def time_over(game: GameState, now: float, chance: Random) -> list[Event]:
    """Return the events that follow when the current step's time is over."""
    move = _TIME_OVER.get(game.phase)
    if move is None:
        raise Refused("not_now")
    return [*move(game, now, chance)]


_TIME_OVER: Mapping[str, Callable[[GameState, float, Random], Sequence[Event]]] = {
    "spinning": pointed_event,
    "turn": turns.autoplay_turn,
    "last": turns.last_over,
    "turning": reveal.goes_on,
    "reveal": challenge.reveal_over,
    "choosing": challenge.choosing_over,
    "answering": answering.answering_over,
    "discard": challenge.discard_over,
    "explaining": lambda game, now, _: challenge.go_on(game, now),
}
