"""Who may do what and when: the one way in for commands, and what a passed deadline asks for."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from quizbs.game import answering, challenge, host, reveal
from quizbs.game import commands as c
from quizbs.game import turns as plays
from quizbs.game.bottle import pointed
from quizbs.game.deal import open_game
from quizbs.game.events import Event, Paused, Resumed
from quizbs.game.refusal import Refused, require
from quizbs.game.state import GameState

_Move = Callable[[GameState, Any, float, Random], list[Event]]


_BY_A_SEAT: Mapping[type, _Move] = {
    c.Play: lambda game, command, now, _: plays.play(game, command, now),
    c.Pass: lambda game, command, now, _: plays.pass_turn(game, command, now),
    c.Believe: plays.believe,
    c.Call: plays.call,
    c.Ask: challenge.ask,
    c.Decline: lambda game, command, now, _: challenge.decline(game, command, now),
    c.Answer: lambda game, command, now, _: answering.answer(game, command, now),
    c.AnswerAlong: lambda game, command, now, _: answering.answer_along(game, command, now),
    c.Look: lambda game, command, now, _: answering.look(game, command, now),
    c.Discard: lambda game, command, now, _: challenge.discard(game, command, now),
    c.Ready: lambda game, command, now, _: challenge.ready(game, command, now),
}


_BY_GUESTS = (c.AnswerAlong, c.Look)


def decide(game: GameState, command: c.Command, now: float, chance: Random) -> list[Event]:
    """Return the events that follow from a command at ``now`` (seconds), or raise ``Refused``. Nothing is changed."""
    if isinstance(command, c.Open):
        return [*open_game(game, command, now, chance)]
    if not game.phase:
        raise Refused("not_now")
    if game.phase == "over" and not isinstance(command, c.Overrule):
        raise Refused("over")
    move = _BY_A_SEAT.get(type(command))
    if move is None:
        return _BY_HOST_OR_CLOCK[type(command)](game, command, now, chance)
    seat = getattr(command, "seat", None)
    if seat not in game.seats and not (seat in game.guests and isinstance(command, _BY_GUESTS)):
        raise Refused("not_yours")
    if game.clock.paused_at is not None:
        raise Refused("paused")
    return move(game, command, now, chance)


def _pause(game: GameState, command: c.Pause, now: float, _: Random) -> list[Event]:
    require(command.by not in game.clock.paused_by, "paused")
    return [Paused(now, command.by)]


def _resume(game: GameState, command: c.Resume, now: float, _: Random) -> list[Event]:
    require(command.by in game.clock.paused_by, "not_now")
    return [Resumed(now, command.by)]


def _skip(game: GameState, command: c.Skip, now: float, chance: Random) -> list[Event]:
    require(command.step == game.clock.step, "closed")
    require(game.clock.paused_at is None, "paused")
    return [reveal.stamped(game, now)] if game.phase == "turning" else time_over(game, now, chance)


def _due(game: GameState, command: c.Due, now: float, chance: Random) -> list[Event]:
    require(command.step == game.clock.step and due(game, now) is not None, "closed")
    return time_over(game, now, chance)


def due(game: GameState, now: float) -> c.Due | None:
    """Return the command that the clock asks for at ``now``, if any."""
    if game.clock.closes_at is None or game.clock.paused_at is not None or now < game.clock.closes_at:
        return None
    return c.Due(game.clock.step)


def time_over(game: GameState, now: float, chance: Random) -> list[Event]:
    """Return what happens when the present step has lasted long enough."""
    move = _TIME_OVER.get(game.phase)
    if move is None:
        raise Refused("not_now")
    return move(game, now, chance)


_TIME_OVER: Mapping[str, Callable[[GameState, float, Random], list[Event]]] = {
    "spinning": lambda game, now, chance: [pointed(game, now, chance)],
    "turn": plays.autoplay_turn,
    "last": plays.last_over,
    "turning": lambda game, now, _: reveal.goes_on(game, now),
    "reveal": challenge.reveal_over,
    "choosing": challenge.choosing_over,
    "answering": lambda game, now, _: answering.answering_over(game, now),
    "discard": challenge.discard_over,
    "explaining": lambda game, now, _: challenge.go_on(game, now),
}


_BY_HOST_OR_CLOCK: Mapping[type, _Move] = {
    c.Pause: _pause,
    c.Resume: _resume,
    c.Skip: _skip,
    c.Due: _due,
    c.Autoplay: host.autoplay_seat,
    c.Guest: lambda game, command, now, _: host.guest(game, command, now),
    c.Accommodate: lambda game, command, now, _: host.accommodate(game, command, now),
    c.TakeHand: lambda game, command, now, _: host.take_hand(game, command, now),
    c.Saw: lambda game, command, _, __: host.saw(game, command),
    c.SawElsewhere: lambda game, command, _, __: host.saw_elsewhere(game, command),
    c.Went: lambda game, command, _, __: host.went(game, command),
    c.LastLap: lambda game, _, now, __: host.last_lap(game, now),
    c.Overrule: lambda game, command, _, __: host.overrule(game, command),
    c.Extend: lambda game, command, _, __: host.extend(game, command),
    c.End: lambda game, _, now, chance: host.end(game, now, chance),
}
