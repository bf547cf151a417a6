"""Who may do what when: the one entrance for commands, and what a passed deadline asks for."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from quizbs.game import answering, challenge, host, plays, reveal
from quizbs.game import commands as c
from quizbs.game.deal import open_table
from quizbs.game.events import Event, Extended, Paused, Resumed
from quizbs.game.refusal import Refused, require
from quizbs.game.table import Table

_Move = Callable[[Table, Any, float, Random], list[Event]]


_BY_A_SEAT: Mapping[type, _Move] = {
    c.Play: lambda table, command, now, _: plays.play(table, command, now),
    c.Pass: lambda table, command, now, _: plays.pass_turn(table, command, now),
    c.Believe: plays.believe,
    c.Call: plays.call,
    c.Ask: challenge.ask,
    c.Decline: lambda table, command, now, _: challenge.decline(table, command, now),
    c.Answer: lambda table, command, now, _: answering.answer(table, command, now),
    c.AnswerAlong: lambda table, command, now, _: answering.answer_along(table, command, now),
    c.Look: lambda table, command, now, _: answering.look(table, command, now),
    c.Discard: lambda table, command, now, _: challenge.discard(table, command, now),
    c.Ready: lambda table, command, now, _: challenge.ready(table, command, now),
}


_BY_GUESTS = (c.AnswerAlong, c.Look)


def decide(table: Table, command: c.Command, now: float, chance: Random) -> list[Event]:
    """Return the events that follow from a command at ``now`` (seconds), or raise ``Refused``. Nothing is changed."""
    if isinstance(command, c.Open):
        return [*open_table(table, command, now, chance)]
    if not table.phase:
        raise Refused("not_now")
    if table.phase == "over" and not isinstance(command, c.Overrule):
        raise Refused("over")
    move = _BY_A_SEAT.get(type(command))
    if move is None:
        return _BY_HOST_OR_CLOCK[type(command)](table, command, now, chance)
    seat = getattr(command, "seat", None)
    if seat not in table.seats and not (seat in table.guests and isinstance(command, _BY_GUESTS)):
        raise Refused("not_yours")
    if table.paused_at is not None:
        raise Refused("paused")
    return move(table, command, now, chance)


def _pause(table: Table, command: c.Pause, now: float, _: Random) -> list[Event]:
    require(command.by not in table.paused_by, "paused")
    return [Paused(now, command.by)]


def _resume(table: Table, command: c.Resume, now: float, _: Random) -> list[Event]:
    require(command.by in table.paused_by, "not_now")
    return [Resumed(now, command.by)]


def _skip(table: Table, command: c.Skip, now: float, chance: Random) -> list[Event]:
    require(command.step == table.step, "closed")
    require(table.paused_at is None, "paused")
    return [reveal.stamped(table, now)] if table.phase == "turning" else time_over(table, now, chance)


def _due(table: Table, command: c.Due, now: float, chance: Random) -> list[Event]:
    require(command.step == table.step and due(table, now) is not None, "closed")
    return time_over(table, now, chance)


def due(table: Table, now: float) -> c.Due | None:
    """Return the command that the clock asks for at ``now``, if any."""
    if table.closes_at is None or table.paused_at is not None or now < table.closes_at:
        return None
    return c.Due(table.step)


def time_over(table: Table, now: float, chance: Random) -> list[Event]:
    """Return what happens when the present step has lasted long enough."""
    move = _TIME_OVER.get(table.phase)
    if move is None:
        raise Refused("not_now")
    return move(table, now, chance)


_TIME_OVER: Mapping[str, Callable[[Table, float, Random], list[Event]]] = {
    "turn": plays.automatic_play,
    "last": plays.last_over,
    "turning": lambda table, now, _: reveal.goes_on(table, now),
    "reveal": challenge.reveal_over,
    "choosing": challenge.choosing_over,
    "answering": lambda table, now, _: answering.answering_over(table, now),
    "discard": challenge.discard_over,
    "explaining": lambda table, now, _: challenge.go_on(table, now),
}


_BY_HOST_OR_CLOCK: Mapping[type, _Move] = {
    c.Pause: _pause,
    c.Resume: _resume,
    c.Skip: _skip,
    c.Due: _due,
    c.StandIn: host.stand_in,
    c.Guest: lambda table, command, now, _: host.guest(table, command, now),
    c.Accommodate: lambda table, command, now, _: host.accommodate(table, command, now),
    c.TakeHand: lambda table, command, now, _: host.take_hand(table, command, now),
    c.Saw: lambda table, command, _, __: host.saw(table, command),
    c.LastLap: lambda table, _, now, __: host.last_lap(table, now),
    c.Overrule: lambda table, command, _, __: host.overrule(table, command),
    c.Extend: lambda _, command, __, ___: [Extended(command.seconds)],
    c.End: lambda table, _, now, chance: host.end(table, now, chance),
}
