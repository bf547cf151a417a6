"""What another judgement of an answer makes of a table."""

from msgspec.structs import replace

from quizbs.game import events as e
from quizbs.game.changes import counted, into_hand, out_of_hand, told
from quizbs.game.log import Tally
from quizbs.game.table import Table, openly


def overruled(table: Table, event: e.Overruled) -> Table:
    """Count the answer as it is judged now, and share the pile out anew while that may be."""
    asking = table.asking
    number = event.question or (asking.number if asking else 0)
    judged = table.judged[number]
    if judged.counts:
        knew = {"right": 1 if event.right else -1, "asked": int(judged.excused)}
        table = replace(table, tally=counted(table, judged.seat, **knew))
    table = replace(
        table,
        judged=table.judged | {number: replace(judged, right=event.right, excused=False)},
        missed=table.missed - {judged.question} if event.right else table.missed | {judged.question},
        places=tuple(_with_answers(table, place) for place in table.places),
    )
    return _settled_anew(table, event) if event.takes or event.leaves else table


def _with_answers(table: Table, place: e.Place) -> e.Place:
    tally = table.tally.get(place.seat, Tally())
    return replace(place, right=tally.right, asked=tally.asked)


def _settled_anew(table: Table, event: e.Overruled) -> Table:
    asking, settled = table.asking, table.settled
    if asking is None or settled is None or settled.loser is None:
        return table
    loser = settled.loser
    back = [card for card in settled.takes if card in event.leaves]
    more = [card for card in event.takes if card in settled.leaves]
    table = replace(table, **out_of_hand(table, loser, back))
    table = replace(table, **into_hand(table, loser, more))
    return replace(
        table,
        **told(table, "overruled", seat=openly(table, asking.answerer), yes=event.right),
        gone=(*(card for card in table.gone if card not in more), *back),
        asking=replace(asking, right=event.right, overruled=True, excused=False),
        settled=replace(settled, takes=event.takes, leaves=event.leaves),
        tally=counted(table, loser, picked_up=len(more) - len(back)),
    )
