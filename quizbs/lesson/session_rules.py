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
from quizbs.lesson.session_state import SessionState
from quizbs.lesson.trick import rules as trick
from quizbs.lesson.trick.commands import FROM_ANOTHER

__all__ = ["decide", "due"]

# After these commands a table may be ready: everybody sits or wants another game, or the deck fits it now.
_BRINGS_CARDS = (c.Sit, c.Again, c.TakeSeat, c.Move, c.Remove, c.Clear, c.Unfreeze, c.EndClass, c.EndTrick, c.Prepare)


def decide(session: SessionState, actor: Actor, command: c.Command, now: float, chance: Random) -> list[e.Event]:
    """Return the events that follow from a command at ``now`` (s), or raise ``Refused``.

    The session itself isn't changed.
    """
    if isinstance(command, c.Start):
        require(not session.phase, "closed")
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
    require(session.phase, "not_now")
    require(session.phase != "closed", "over")
    require(session.frozen is None or not isinstance(actor, Player), "paused")
    events = _before_the_deal(session, command, now)
    after = replay(events, session)
    if isinstance(actor, Player):
        events += _by_a_player(after, actor.seat, command, now, chance)
    else:
        events += _by_another(after, command, now, chance)
    if isinstance(command, _BRINGS_CARDS):
        events += dealing.complete(replay(events, session), now, chance)
    return events


def _by_a_player(session: SessionState, seat: int, command: c.Command, now: float, chance: Random) -> list[e.Event]:  # noqa: C901 -- a list
    match command:
        case c.Practise():
            return seats.practise(session, seat, command, now, chance)
        case c.PutLie():
            return unseen.show(session, seat, command, now)
        case c.FinishPractice():
            return seats.finish_practice(session, seat, command, now, chance)
        case c.Sit():
            return arranging.sit(session, seat, command, now, chance)
        case c.Again():
            return dealing.again(session, seat, command, now, chance)
        case c.WantRematch():
            return dealing.want_rematch(session, seat, command, now, chance)
        case c.AnswerClass():
            return class_question.answer(session, seat, command, now, chance)
        case c.ViewClassAnswer():
            return class_question.look(session, seat, command, now, chance)
        case c.LeaveClass():
            return class_question.leave(session, seat, command, now, chance)
        case c.WriteLie() | c.ChooseTile() | c.OwnUp():
            return [*trick.by_a_player(session, seat, command, now)]
        case _:
            raise Refused("not_yours")


def _by_another(session: SessionState, command: c.Command, now: float, chance: Random) -> list[e.Event]:  # noqa: C901 -- a list
    match command:
        case c.TakeSeat():
            return seats.take_seat(session, command, now, chance)
        case c.AddPartner():
            return seats.add_partner(session, command, now, chance)
        case c.RemovePartner():
            return seats.remove_partner(session, command, now, chance)
        case c.Remove():
            return seats.remove(session, command, now, chance)
        case c.Clear():
            return seats.clear(session, command, now, chance)
        case c.TurnAway():
            return seats.turn_away(session, command, now, chance)
        case c.LetBack():
            return seats.let_back(session, command, now, chance)
        case c.Accommodate():
            return seats.accommodate(session, command, now, chance)
        case c.Lock():
            return [] if session.entry.locked else [e.Locked()]
        case c.Unlock():
            return [e.Unlocked()] if session.entry.locked else []
        case c.Prepare():
            return [e.Prepared(command.setup, stamp=True)]
        case c.Deal():
            return _deal(session, command, now, chance)
        case c.Arrange():
            return arranging.arrange(session, command, now, chance)
        case c.KeepApart():
            return arranging.keep_apart(session, command, now, chance)
        case c.Move():
            return moving.move(session, command, now, chance)
        case c.DealTable():
            return dealing.deal_table(session, command, now, chance)
        case c.SetBell():
            return bell_and_freeze.set_bell(session, command, now, chance)
        case c.StopCards():
            return bell_and_freeze.stop_cards(session, command, now, chance)
        case c.Ring():
            return bell_and_freeze.ring(session, command, now, chance)
        case c.Freeze():
            return bell_and_freeze.freeze(session, command, now, chance)
        case c.Unfreeze():
            return bell_and_freeze.unfreeze(session, command, now, chance)
        case c.PutToClass():
            return class_question.ask(session, command, now, chance)
        case c.MissClass():
            return class_question.miss(session, command, now, chance)
        case c.CloseVote():
            return class_question.close_vote(session, command, now, chance)
        case c.VoteAgain():
            return class_question.vote_again(session, command, now, chance)
        case c.ShowClass():
            return class_question.show(session, command, now, chance)
        case c.EndClass():
            return class_question.end(session, command, now, chance)
        case c.Extend():
            return class_question.extend(session, command, now, chance)
        case _ if isinstance(command, FROM_ANOTHER):
            return [*trick.by_another(session, command, now, chance)]
        case c.Close():
            return [e.Closed(now)]
        case _:
            raise Refused("not_yours")


def _before_the_deal(session: SessionState, command: c.Command, now: float) -> list[e.Event]:
    """Return the planned moves that a command to deal or to arrange carries out first."""
    match command:
        case c.Deal() | c.Arrange():
            return moving.planned_moves(session, now)
        case c.DealTable(table):
            return moving.planned_moves(session, now, at=table)
        case _:
            return []


def _deal(session: SessionState, _: c.Deal, now: float, chance: Random) -> list[e.Event]:
    """Return the deal at all tables, or, if people have to change tables first, the proposed tables.

    During seating, deal at all tables that have no cards.
    """
    refused = dealing.why_no_deal(session)
    if refused is not None:
        raise refused
    if session.phase == "seating":
        return dealing.deal_all(session, dealing.tables_without_cards(session), now, chance)
    if dealing.must_arrange(session):
        return [arranging.arrange_event(session, "one" if session.seating.one_table else "keep", now, chance)]
    return dealing.deal_all(session, dealing.as_they_sit(session), now, chance)
