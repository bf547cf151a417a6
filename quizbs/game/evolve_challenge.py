"""What the events after a reveal make of a table: question, answer, settlement, hunter, explanation."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from quizbs.game import events as e
from quizbs.game.allowed import heard_of, still_to_answer
from quizbs.game.changes import clock, counted, into_hand, out_of_hand, told
from quizbs.game.evolve_judged import overruled
from quizbs.game.log import Judged, Tally
from quizbs.game.presence import here
from quizbs.game.table import Along, Asking, Offer, Settlement, Table, openly


def _offered(table: Table, event: e.Offered) -> Table:
    return replace(
        table,
        **clock(table, event.closes_at, event.at),
        phase="choosing",
        offer=Offer(event.asker, event.cards, event.answerers, event.optional),
    )


def _declined(table: Table, event: e.Declined) -> Table:
    return replace(table, **told(table, "declined", seat=openly(table, event.seat)), offer=None)


def _asked(table: Table, event: e.Asked) -> Table:
    number = len(table.asked) + 1
    return replace(
        table,
        **clock(table, event.closes_at, event.at),
        **told(table, "asked", seat=openly(table, event.asker), other=openly(table, event.answerer)),
        phase="answering",
        offer=None,
        asking=Asking(
            number,
            event.asker,
            event.answerer,
            event.card,
            event.question,
            event.order,
            event.without,
            table.seen.get(event.question, frozenset()),
            partly=table.automatic,
        ),
        asked=(*table.asked, event.question),
    )


def _answered(table: Table, event: e.Answered) -> Table:
    asking = table.asking
    if asking is None:
        return table
    given = {"right": event.right, "choices": event.choices, "text": event.text, "excused": event.excused}
    asking = replace(asking, answered=True, **given)
    if table.options.answer_along:
        return replace(table, asking=asking, closes_at=event.closes_at)
    return _all_see(table, asking)


def _all_see(table: Table, asking: Asking) -> Table:
    """Count the answer and show it; a question whose answer a seat has seen before tells nothing of what it knows."""
    question, seat, right = asking.question, asking.answerer, asking.right
    knowledge = {"repeats": 1} if seat in asking.known else {"asked": 1, "right": int(right is True)}
    if asking.excused:
        knowledge = {}
    choices = None if asking.choices is None else tuple(asking.order[place] for place in asking.choices)
    judged = Judged(seat, question, right, seat not in asking.known, asking.excused, choices, asking.text)
    return replace(
        table,
        **told(table, "answered", seat=openly(table, seat), yes=right),
        asking=replace(asking, revealed=True),
        missed=table.missed - {question} if right else table.missed | {question},
        seen=table.seen | {question: asking.known | here(table)},
        tally=counted(table, seat, **knowledge),
        judged=table.judged | {asking.number: judged},
    )


def _revealed(table: Table, event: e.Revealed) -> Table:
    asking = table.asking
    if asking is None:
        return table
    table = _all_see(table, replace(asking, heard=heard_of(table, asking), late=still_to_answer(table)))
    table = replace(table, tally=table.tally | _counted_along(table, asking, asking.along))
    for seat in event.silent:
        table = replace(table, tally=table.tally if seat in asking.known else counted(table, seat, silent=1))
    return table


def _counted_along(table: Table, asking: Asking, along: Mapping[int, Along]) -> dict[int, Tally]:
    """Return the tally of these seats with their answers counted; who has seen the answer before shows no knowledge."""
    answers = {seat: one.right for seat, one in along.items() if one.right is not None and seat not in asking.known}
    before = {seat: table.tally.get(seat, Tally()) for seat in answers}
    return {
        seat: replace(tally, along=tally.along + 1, along_right=tally.along_right + answers[seat])
        for seat, tally in before.items()
    }


def _answered_along(table: Table, event: e.AnsweredAlong) -> Table:
    asking = table.asking
    if asking is None:
        return table
    new = {event.seat: Along(event.right, event.choices, event.text)}
    table = replace(table, asking=replace(asking, along=asking.along | new))
    return replace(table, tally=table.tally | _counted_along(table, asking, new)) if asking.revealed else table


def _relaid(table: Table, event: e.Relaid) -> Table:
    return replace(table, on_card=table.on_card | event.on_card, spare=event.spare)


def _settled(table: Table, event: e.Settled) -> Table:
    settled = Settlement(event.loser, event.takes, event.leaves)
    if event.loser is None:
        return replace(table, settled=settled, claim=None)
    took = {"seat": openly(table, event.loser), "count": len(event.takes), "left": len(event.leaves)}
    return replace(
        table,
        **into_hand(table, event.loser, event.takes),
        **told(table, "took", **took),
        settled=settled,
        claim=None,
        pile=(),
        gone=(*table.gone, *event.leaves),
        tally=counted(table, event.loser, picked_up=len(event.takes)),
    )


def _hunted(table: Table, event: e.Hunted) -> Table:
    settled = table.settled
    return replace(
        table,
        **clock(table, event.closes_at, event.at),
        phase="discard",
        settled=settled and replace(settled, hunter=event.seat),
    )


def _discarded(table: Table, event: e.Discarded) -> Table:
    settled = table.settled
    return replace(
        table,
        **out_of_hand(table, event.seat, [event.card]),
        **told(table, "discarded", seat=openly(table, event.seat)),
        gone=(*table.gone, event.card),
        settled=settled and replace(settled, hunted=True),
    )


def _explained(table: Table, event: e.Explained) -> Table:
    return replace(table, **clock(table, event.closes_at, event.at), phase="explaining")


def _read(table: Table, event: e.Read) -> Table:
    return replace(table, ready=table.ready | {event.seat})


def _turn_came(table: Table, event: e.TurnCame) -> Table:
    return replace(table, **clock(table, event.closes_at, event.at), phase="turn", free_at=event.at)


AFTER_A_CHALLENGE: Mapping[type, Callable[[Table, Any], Table]] = {
    e.Offered: _offered,
    e.Declined: _declined,
    e.Asked: _asked,
    e.Answered: _answered,
    e.AnsweredAlong: _answered_along,
    e.Revealed: _revealed,
    e.Relaid: _relaid,
    e.Settled: _settled,
    e.Hunted: _hunted,
    e.Discarded: _discarded,
    e.Explained: _explained,
    e.Read: _read,
    e.TurnCame: _turn_came,
    e.Overruled: overruled,
}
