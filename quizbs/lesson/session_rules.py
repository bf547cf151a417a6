"""What the commands of the session itself do: people, tables, rounds, the bell.

This module knows no card rules; ``deciding`` passes the commands on to it.
"""

from random import Random

from quizbs.game.actors import Actor, Player
from quizbs.game.refusal import Refused, require
from quizbs.lesson import bell_and_freeze, class_question, dealing, seats, unseen
from quizbs.lesson import commands as c
from quizbs.lesson import events as e
from quizbs.lesson.class_question import due
from quizbs.lesson.evolve import replay
from quizbs.lesson.seating import arranging, moving
from quizbs.lesson.state import Lesson
from quizbs.lesson.trick import rules as trick
from quizbs.lesson.trick.commands import FROM_ANOTHER

__all__ = ["decide", "due"]

# After these commands a table may be ready: everybody sits or wants another game, or the deck fits it now.
_BRINGS_CARDS = (c.Sit, c.Again, c.TakeSeat, c.Move, c.Remove, c.Clear, c.Unfreeze, c.EndClass, c.EndTrick, c.Prepare)


def decide(lesson: Lesson, actor: Actor, command: c.Command, now: float, chance: Random) -> list[e.Event]:
    """Return the events that follow from a command at ``now`` (s), or raise ``Refused``.

    The lesson itself isn't changed.
    """
    if isinstance(command, c.Start):
        require(not lesson.phase, "closed")
        return [
            e.Started(
                now,
                command.lesson,
                command.code,
                command.setup,
                command.most,
                stamp=True,
                alone=command.alone,
                language=command.language,
            )
        ]
    require(lesson.phase, "not_now")
    require(lesson.phase != "closed", "over")
    require(lesson.frozen is None or not isinstance(actor, Player), "paused")
    events = _before_the_deal(lesson, command, now)
    after = replay(events, lesson)
    if isinstance(actor, Player):
        events += _by_a_player(after, actor.seat, command, now, chance)
    else:
        events += _by_another(after, command, now, chance)
    if isinstance(command, _BRINGS_CARDS):
        events += dealing.complete(replay(events, lesson), now, chance)
    return events


def _by_a_player(lesson: Lesson, seat: int, command: c.Command, now: float, chance: Random) -> list[e.Event]:  # noqa: C901 -- a list
    match command:
        case c.Practise():
            return seats.practise(lesson, seat, command, now, chance)
        case c.PutLie():
            return unseen.show(lesson, seat, command, now)
        case c.FinishPractice():
            return seats.finish_practice(lesson, seat, command, now, chance)
        case c.Sit():
            return arranging.sit(lesson, seat, command, now, chance)
        case c.Again():
            return dealing.again(lesson, seat, command, now, chance)
        case c.WantRematch():
            return dealing.want_rematch(lesson, seat, command, now, chance)
        case c.AnswerClass():
            return class_question.answer(lesson, seat, command, now, chance)
        case c.LookClass():
            return class_question.look(lesson, seat, command, now, chance)
        case c.LeaveClass():
            return class_question.leave(lesson, seat, command, now, chance)
        case c.WriteLie() | c.ChooseTile() | c.OwnUp():
            return [*trick.by_a_player(lesson, seat, command, now)]
        case _:
            raise Refused("not_yours")


def _by_another(lesson: Lesson, command: c.Command, now: float, chance: Random) -> list[e.Event]:  # noqa: C901 -- a list
    match command:
        case c.TakeSeat():
            return seats.take_seat(lesson, command, now, chance)
        case c.AddPartner():
            return seats.add_partner(lesson, command, now, chance)
        case c.RemovePartner():
            return seats.remove_partner(lesson, command, now, chance)
        case c.Remove():
            return seats.remove(lesson, command, now, chance)
        case c.Clear():
            return seats.clear(lesson, command, now, chance)
        case c.TurnAway():
            return seats.turn_away(lesson, command, now, chance)
        case c.LetBack():
            return seats.let_back(lesson, command, now, chance)
        case c.Accommodate():
            return seats.accommodate(lesson, command, now, chance)
        case c.Lock():
            return [] if lesson.entry.locked else [e.Locked()]
        case c.Unlock():
            return [e.Unlocked()] if lesson.entry.locked else []
        case c.Prepare():
            return [e.Prepared(command.setup, stamp=True)]
        case c.Deal():
            return _deal(lesson, command, now, chance)
        case c.Arrange():
            return arranging.arrange(lesson, command, now, chance)
        case c.KeepApart():
            return arranging.keep_apart(lesson, command, now, chance)
        case c.Move():
            return moving.move(lesson, command, now, chance)
        case c.DealTable():
            return dealing.deal_table(lesson, command, now, chance)
        case c.SetBell():
            return bell_and_freeze.set_bell(lesson, command, now, chance)
        case c.StopCards():
            return bell_and_freeze.stop_cards(lesson, command, now, chance)
        case c.Ring():
            return bell_and_freeze.ring(lesson, command, now, chance)
        case c.Freeze():
            return bell_and_freeze.freeze(lesson, command, now, chance)
        case c.Unfreeze():
            return bell_and_freeze.unfreeze(lesson, command, now, chance)
        case c.PutToClass():
            return class_question.ask(lesson, command, now, chance)
        case c.MissClass():
            return class_question.miss(lesson, command, now, chance)
        case c.CloseVote():
            return class_question.close_vote(lesson, command, now, chance)
        case c.VoteAgain():
            return class_question.vote_again(lesson, command, now, chance)
        case c.ShowClass():
            return class_question.show(lesson, command, now, chance)
        case c.EndClass():
            return class_question.end(lesson, command, now, chance)
        case c.Extend():
            return class_question.extend(lesson, command, now, chance)
        case _ if isinstance(command, FROM_ANOTHER):
            return [*trick.by_another(lesson, command, now, chance)]
        case c.Close():
            return [e.Closed(now)]
        case _:
            raise Refused("not_yours")


def _before_the_deal(lesson: Lesson, command: c.Command, now: float) -> list[e.Event]:
    """Return the planned moves that a command to deal or to arrange carries out first."""
    match command:
        case c.Deal() | c.Arrange():
            return moving.planned_moves(lesson, now)
        case c.DealTable(table):
            return moving.planned_moves(lesson, now, at=table)
        case _:
            return []


def _deal(lesson: Lesson, _: c.Deal, now: float, chance: Random) -> list[e.Event]:
    """Return the deal at all tables, or, if people have to change tables first, the proposed tables.

    During seating, deal at all tables that have no cards.
    """
    refused = dealing.why_no_deal(lesson)
    if refused is not None:
        raise refused
    if lesson.phase == "seating":
        return dealing.deal_all(lesson, dealing.waiting(lesson), now, chance)
    if dealing.must_arrange(lesson):
        return [arranging.arranged(lesson, "one" if lesson.seating.one_table else "keep", now, chance)]
    return dealing.deal_all(lesson, dealing.as_they_sit(lesson), now, chance)
