"""Who may do what and when: the one way in for commands, and what a passed deadline asks for."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from quizbs.game import answering, challenge, host, reveal, turns
from quizbs.game import commands as c
from quizbs.game.actors import Actor, Clock, Player
from quizbs.game.bottle import pointed
from quizbs.game.deal import open_game
from quizbs.game.events import Event
from quizbs.game.refusal import Refused, require
from quizbs.game.state import GameState

_Move = Callable[[GameState, Any, Any, float, Random], list[Event]]


def decide(game: GameState, actor: Actor, command: c.Command, now: float, chance: Random) -> list[Event]:
    """Return the events that follow from a command at ``now`` (seconds), or raise ``Refused``. Nothing is changed."""
    if isinstance(command, c.Open):
        return [*open_game(game, command, now, chance)]
    require(game.phase, "not_now")
    require(game.phase != "over" or isinstance(command, c.Overrule), "over")
    if not isinstance(actor, Player):
        return _move(_OF_OTHERS, command)(game, actor, command, now, chance)
    seat, along = actor.seat, isinstance(command, c.Answer | c.Look)
    require(seat in game.seats or (along and seat in game.guests), "not_yours")
    require(game.clock.paused_at is None, "paused")
    return _move(_OF_A_PLAYER, command)(game, seat, command, now, chance)


def _move(moves: Mapping[type, _Move], command: c.Command) -> _Move:
    """Return what carries out a command, or refuse it to somebody who may not give it."""
    if type(command) not in moves:
        raise Refused("not_yours")
    return moves[type(command)]


def _skip(game: GameState, actor: Actor, command: c.Skip, now: float, chance: Random) -> list[Event]:
    require(command.step == game.clock.step, "closed")
    if isinstance(actor, Clock):
        require(due(game, now), "closed")
    require(game.clock.paused_at is None, "paused")
    if game.phase == "turning" and not isinstance(actor, Clock):
        return [reveal.stamped(game, now)]
    return time_over(game, now, chance)


def due(game: GameState, now: float) -> c.Skip | None:
    """Return the command that the clock gives at ``now``, if any."""
    if game.clock.closes_at is None or game.clock.paused_at is not None or now < game.clock.closes_at:
        return None
    return c.Skip(game.clock.step)


def time_over(game: GameState, now: float, chance: Random) -> list[Event]:
    """Return what happens when the present step has lasted long enough."""
    move = _TIME_OVER.get(game.phase)
    if move is None:
        raise Refused("not_now")
    return [*move(game, now, chance)]


_TIME_OVER: Mapping[str, Callable[[GameState, float, Random], Sequence[Event]]] = {
    "spinning": pointed,
    "turn": turns.autoplay_turn,
    "last": turns.last_over,
    "turning": reveal.goes_on,
    "reveal": challenge.reveal_over,
    "choosing": challenge.choosing_over,
    "answering": answering.answering_over,
    "discard": challenge.discard_over,
    "explaining": lambda game, now, _: challenge.go_on(game, now),
}

_OF_A_PLAYER: Mapping[type, _Move] = {
    c.Play: turns.play,
    c.Pass: turns.pass_turn,
    c.Believe: turns.believe,
    c.Call: turns.call,
    c.Ask: challenge.ask,
    c.Decline: challenge.decline,
    c.Answer: answering.answer,
    c.Look: answering.look,
    c.Discard: challenge.discard,
    c.Ready: challenge.ready,
}

_OF_OTHERS: Mapping[type, _Move] = {
    c.Skip: _skip,
    c.Pause: host.pause,
    c.Resume: host.resume,
    c.Autoplay: host.autoplay_seat,
    c.Overrule: host.overrule,
    c.End: host.end,
    c.Guest: host.guest,
    c.Accommodate: host.accommodate,
    c.TakeHand: host.take_hand,
    c.Saw: host.saw,
    c.SawElsewhere: host.saw_elsewhere,
    c.Went: host.went,
    c.LastLap: host.last_lap,
    c.Extend: host.extend,
}
