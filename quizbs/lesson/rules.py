"""What may happen in a lesson: the one way in for commands. A lesson knows nothing of the card rules."""

from collections.abc import Callable, Mapping
from random import Random

from quizbs.game.actors import Actor, Player
from quizbs.game.refusal import Refused, require
from quizbs.lesson import bell_and_freeze, class_question, dealing, seats
from quizbs.lesson import commands as c
from quizbs.lesson import events as e
from quizbs.lesson.class_question import due
from quizbs.lesson.evolve import replay
from quizbs.lesson.seating import arranging, moving
from quizbs.lesson.state import Lesson

__all__ = ["decide", "due"]

# After these a table may be ready: everybody sits or wants one more game, or the deck suits it now.
_BRINGS_CARDS = (c.Sit, c.Again, c.TakeSeat, c.Move, c.Remove, c.Clear, c.Unfreeze, c.EndClass, c.Prepare)


_Move = Callable[..., list[e.Event]]  # of lesson, seat if a player acts, command, now, chance


def decide(lesson: Lesson, actor: Actor, command: c.Command, now: float, chance: Random) -> list[e.Event]:
    """Return the events that follow from a command at ``now`` (seconds), or raise ``Refused``. Nothing is changed."""
    if isinstance(command, c.Start):
        require(not lesson.phase, "closed")
        return [
            e.Started(now, command.lesson, command.code, command.setup, command.most, stamp=True, alone=command.alone)
        ]
    require(lesson.phase, "not_now")
    require(lesson.phase != "closed", "over")
    moves = _OF_A_PLAYER if isinstance(actor, Player) else _OF_OTHERS
    if type(command) not in moves:
        raise Refused("not_yours")
    require(lesson.frozen is None or not isinstance(actor, Player), "paused")
    events = _before_the_deal(lesson, command, now)
    who = (actor.seat,) if isinstance(actor, Player) else ()
    events += moves[type(command)](replay(events, lesson), *who, command, now, chance)
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


_OF_A_PLAYER: Mapping[type, _Move] = {
    c.Practise: seats.practise,
    c.FinishPractice: seats.finish_practice,
    c.Sit: arranging.sit,
    c.Again: dealing.again,
    c.WantRematch: dealing.want_rematch,
    c.AnswerClass: class_question.answer,
    c.LookClass: class_question.look,
    c.LeaveClass: class_question.leave,
}

_OF_OTHERS: Mapping[type, _Move] = {
    c.TakeSeat: seats.take_seat,
    c.AddPartner: seats.add_partner,
    c.RemovePartner: seats.remove_partner,
    c.Remove: seats.remove,
    c.Clear: seats.clear,
    c.TurnAway: seats.turn_away,
    c.LetBack: seats.let_back,
    c.Accommodate: seats.accommodate,
    c.Lock: lambda lesson, *_: [] if lesson.entry.locked else [e.Locked()],
    c.Unlock: lambda lesson, *_: [e.Unlocked()] if lesson.entry.locked else [],
    c.Prepare: lambda _, command, *__: [e.Prepared(command.setup, stamp=True)],
    c.Deal: _deal,
    c.Arrange: arranging.arrange,
    c.KeepApart: arranging.keep_apart,
    c.Move: moving.move,
    c.DealTable: dealing.deal_table,
    c.SetBell: bell_and_freeze.set_bell,
    c.StopCards: bell_and_freeze.stop_cards,
    c.Ring: bell_and_freeze.ring,
    c.Freeze: bell_and_freeze.freeze,
    c.Unfreeze: bell_and_freeze.unfreeze,
    c.AskClass: class_question.ask,
    c.MissClass: class_question.miss,
    c.CloseVote: class_question.close_vote,
    c.VoteAgain: class_question.vote_again,
    c.ShowClass: class_question.show,
    c.EndClass: class_question.end,
    c.Extend: class_question.extend,
    c.Close: lambda _, __, now, ___: [e.Closed(now)],
}
