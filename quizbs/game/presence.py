"""Who is here, who is waited for, and whose silence counts: one answer for seats with cards and for guests.

A seat is here unless the server plays for it or its phone is gone. Who is not here is not waited for, is asked nothing
while anybody else can be asked, and a question that it leaves open counts nowhere.
"""

from quizbs.game.table import Table, people, voters


def here(table: Table) -> frozenset[int]:
    """Return everybody who plays or answers along and is here, bots included."""
    return (table.guests | frozenset(table.seats)) - table.automatic


def children(table: Table) -> frozenset[int]:
    """Return the people with cards who are here."""
    return people(table) - table.bots


def answering_along(table: Table) -> frozenset[int]:
    """Return for whose answers a question waits, where everybody answers, the asked one aside.

    No table waits for a guest while a child with cards is here; else guests have the time that everybody has.
    """
    if not table.options.answer_along:
        return frozenset()
    with_cards = children(table)
    if with_cards or not table.options.answer_time:
        return with_cards
    return table.guests - table.automatic


def awaited_along(table: Table) -> frozenset[int]:
    """Return who has not answered along yet and is waited for."""
    asking = table.asking
    if asking is None:
        return frozenset()
    return answering_along(table) - {asking.answerer} - asking.along.keys()


def awaited(table: Table) -> frozenset[int]:
    """Return for whom the table waits at this moment, each of them here."""
    return _wanted(table) - table.automatic


def _wanted(table: Table) -> frozenset[int]:
    asking = table.asking
    match table.phase:
        case "turn":
            return frozenset({table.turn})
        case "last" if table.claim:
            return voters(table, table.claim.seat) - table.claim.believers
        case "choosing" if table.offer:
            return frozenset({table.offer.asker})
        case "answering" if asking:
            return awaited_along(table) | (frozenset() if asking.answered else {asking.answerer})
        case "discard" if table.settled and table.settled.hunter is not None:
            return frozenset({table.settled.hunter})
        case "explaining":
            return people(table) - table.ready
        case _:
            return frozenset()


def silent(table: Table, now: float, ends: float | None) -> frozenset[int]:
    """Return who was here for all of the time that everybody has, and answered along neither then nor may later.

    ``ends`` is when that time is over (s). Where it was cut short, by the teacher or because nobody waits for a guest,
    silence is nobody's fault.
    """
    asking = table.asking
    options = table.options
    if asking is None or not options.answer_along or not options.answer_time or ends is None or now < ends:
        return frozenset()
    slow = {seat for seat, ease in table.eases.items() if ease.more_time}
    able = here(table) - table.bots - asking.partly - slow
    return able - {asking.answerer} - asking.along.keys()
