"""What may happen in a lesson: the one way in for commands. A lesson knows nothing of the card rules."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, get_args

from quizbs.game.refusal import require
from quizbs.lesson import bell_and_freeze, class_question, dealing, seats
from quizbs.lesson import commands as c
from quizbs.lesson import events as e
from quizbs.lesson.class_question import due
from quizbs.lesson.evolve import replay
from quizbs.lesson.seating import arranging, moving
from quizbs.lesson.state import Lesson

__all__ = ["decide", "due"]

_Move = Callable[[Lesson, Any, float, Random], list[e.Event]]
_OF_A_SEAT = get_args(c.SeatCommand)
# After these a table may be ready: everybody sits or wants one more game, or the deck suits it now.
_BRINGS_CARDS = (c.Sit, c.Again, c.TakeSeat, c.Move, c.Remove, c.Clear, c.Unfreeze, c.EndClass, c.Prepare)


def decide(lesson: Lesson, command: c.Command, now: float, chance: Random) -> list[e.Event]:
    """Return the events that follow from a command at ``now`` (seconds), or raise ``Refused``. Nothing is changed."""
    if isinstance(command, c.Start):
        require(not lesson.phase, "closed")
        return [
            e.Started(now, command.lesson, command.code, command.setup, command.most, stamp=True, alone=command.alone)
        ]
    require(lesson.phase, "not_now")
    require(lesson.phase != "closed", "over")
    require(lesson.frozen is None or not isinstance(command, _OF_A_SEAT), "paused")
    moves = _before_the_deal(lesson, command, now)
    events = moves + _MOVES[type(command)](replay(moves, lesson), command, now, chance)
    if isinstance(command, _BRINGS_CARDS):
        events += dealing.complete(replay(events, lesson), now, chance)
    return events


def _before_the_deal(lesson: Lesson, command: c.Command, now: float) -> list[e.Event]:
    """Return who changes tables before these cards are dealt."""
    match command:
        case c.Deal() | c.Arrange():
            return moving.planned_moves(lesson, now)
        case c.DealTable(table):
            return moving.planned_moves(lesson, now, at=table)
        case _:
            return []


def _deal(lesson: Lesson, _: c.Deal, now: float, chance: Random) -> list[e.Event]:
    """Deal, or first ask everybody to find their table. While they look for it: deal at all tables without cards."""
    refused = dealing.why_no_deal(lesson)
    if refused is not None:
        raise refused
    if lesson.phase == "seating":
        return dealing.deal_all(lesson, dealing.waiting(lesson), now, chance)
    if dealing.must_arrange(lesson):
        return [arranging.arranged(lesson, "one" if lesson.seating.one_table else "keep", now, chance)]
    return dealing.deal_all(lesson, dealing.as_they_sit(lesson), now, chance)


_MOVES: Mapping[type, _Move] = {
    c.TakeSeat: lambda lesson, command, now, _: [seats.take_seat(lesson, command, now)],
    c.AddPartner: lambda lesson, command, now, _: [seats.add_partner(lesson, command, now)],
    c.RemovePartner: lambda lesson, command, now, _: [seats.remove_partner(lesson, command, now)],
    c.Practise: lambda lesson, command, _, __: [seats.practise(lesson, command)],
    c.FinishPractice: lambda lesson, command, _, __: [seats.finish_practice(lesson, command)],
    c.Remove: lambda lesson, command, now, _: [seats.remove(lesson, command, now)],
    c.Clear: lambda lesson, command, now, _: [*seats.clear(lesson, command, now)],
    c.TurnAway: lambda lesson, command, now, _: [seats.turn_away(lesson, command, now)],
    c.LetBack: lambda lesson, command, _, __: [seats.let_back(lesson, command)],
    c.Accommodate: lambda lesson, command, _, __: [seats.accommodate(lesson, command)],
    c.Lock: lambda lesson, _, __, ___: [] if lesson.entry.locked else [e.Locked()],
    c.Unlock: lambda lesson, _, __, ___: [e.Unlocked()] if lesson.entry.locked else [],
    c.Prepare: lambda _, command, __, ___: [e.Prepared(command.setup, stamp=True)],
    c.Deal: _deal,
    c.Arrange: arranging.arrange,
    c.KeepApart: lambda lesson, command, _, __: [arranging.keep_apart(lesson, command.pairs)],
    c.Move: lambda lesson, command, now, _: moving.move(lesson, command, now),
    c.Sit: lambda lesson, command, _, __: arranging.sit(lesson, command),
    c.DealTable: dealing.deal_table,
    c.Again: lambda lesson, command, now, _: dealing.again(lesson, command, now),
    c.WantRematch: lambda lesson, command, now, _: dealing.want_rematch(lesson, command, now),
    c.SetBell: lambda lesson, command, now, _: bell_and_freeze.set_bell(lesson, command, now),
    c.StopCards: lambda lesson, command, now, _: bell_and_freeze.stop_cards(lesson, command, now),
    c.Ring: lambda lesson, _, now, __: bell_and_freeze.ring(lesson, now),
    c.Freeze: lambda lesson, command, now, _: bell_and_freeze.freeze(lesson, command, now),
    c.Unfreeze: lambda lesson, _, now, __: bell_and_freeze.unfreeze(lesson, now),
    c.AskClass: class_question.ask,
    c.AnswerClass: lambda lesson, command, now, _: class_question.answer(lesson, command, now),
    c.LookClass: lambda lesson, command, now, _: class_question.look(lesson, command, now),
    c.LeaveClass: lambda lesson, command, _, __: class_question.leave(lesson, command),
    c.MissClass: lambda lesson, command, now, _: class_question.miss(lesson, command, now),
    c.CloseVote: lambda lesson, command, now, _: class_question.close_vote(lesson, command, now),
    c.VoteAgain: lambda lesson, command, now, _: class_question.vote_again(lesson, command, now),
    c.ShowClass: lambda lesson, command, now, _: class_question.show(lesson, command, now),
    c.EndClass: lambda lesson, command, now, _: class_question.end(lesson, command, now),
    c.Extend: lambda lesson, command, _, __: (
        [] if lesson.class_question is None else [e.Extended(command.seconds + command.grace)]
    ),
    c.Close: lambda _, __, now, ___: [e.Closed(now)],
}
